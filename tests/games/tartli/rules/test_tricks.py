"""R4: the course of a trick."""

import pytest

from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, CardDrawn, Match, TrickGathered, Variant

from .positions import cards, contest, dealt, late, may, play, play_out, playable, refused


@pytest.mark.parametrize("dealer", [0, 1])
def test_non_dealer_leads_to_trick_one(dealer: int) -> None:
    # R4
    match = dealt(dealer=dealer)
    card = match.view(dealer).hand[0]
    assert match.to_move == 1 - dealer
    assert refused(match, f"{dealer}:play {card}") == "R4"


def test_winner_leads_to_the_next_trick() -> None:
    # R4: seat 0 takes the first trick, seat 1 the second
    match = dealt(hands=("HA L7", "H7 LA"), turned="A7")
    play(match, "H7/HA")
    assert match.to_move == 0
    play(match, "L7/LA")
    assert match.to_move == 1


def test_steps_of_a_trick_in_order() -> None:
    # R4: lead, reply and gather, each by its own seat only
    match = dealt(hands=("H7 L7", "HA LA"), turned="A7")
    assert refused(match, "0:play H7") == "R4"
    assert refused(match, "1:gather") == "R4"
    play(match, "1:play HA")
    assert refused(match, "1:play LA") == "R4"
    assert refused(match, "1:gather") == "R4"
    play(match, "0:play H7")
    assert refused(match, "0:play L7") == "R4"
    assert refused(match, "1:play LA") == "R4"
    assert refused(match, "0:gather") == "R4"
    play(match, "1:gather 1:play LA")


def test_every_step_of_one_trick() -> None:
    # R4: 1 exchange, 2 and 4 declaring, 3 and 6 the cards, 5 contest, 7 scoring, 8 gathering, 9 drawing
    script = "1:exchange 1:declare HK3 1:play HK 0:declare LA3 0:play L7 1:gather"
    match = dealt(hands=("LAKO L7", "HKOU A7"), talon="B9 B8", turned="AX")
    names = [type(event).__name__ for event in play(match, script)]
    assert " ".join(names) == (
        "Exchanged Declared CardPlayed Declared RankNamed ContestAnswered CardPlayed MeldsScored "
        "TrickGathered CardDrawn CardDrawn"
    )


def test_card_must_be_in_hand() -> None:
    # R4 step 3
    match = dealt(hands=("H7", "HA"), turned="A7")
    assert refused(match, "1:play H7") == "R4"
    assert refused(match, "1:play A7") == "R4"


@pytest.mark.parametrize(
    ("led", "reply", "winner"),
    [
        ("H7", "HA", 0),
        ("HA", "H7", 1),
        ("HK", "HX", 0),  # the plain order
        ("AK", "A9", 0),  # the trump order
        ("HA", "A8", 0),  # any trump beats any plain card
        ("A8", "HA", 1),
        ("H7", "LA", 1),  # another plain suit never wins
        ("B7", "LA", 1),
    ],
)
def test_who_wins_a_trick(led: str, reply: str, winner: int) -> None:
    # R4 step 8, trumps are acorns
    match = dealt(hands=(reply, led), turned="A7")
    play(match, f"1:play {led} 0:play {reply}")
    assert match.to_move == winner
    assert refused(match, f"{1 - winner}:gather") == "R4"
    play(match, f"{winner}:gather")
    assert match.view(0).leader == winner


def test_card_points_count_when_the_trick_is_gathered() -> None:
    # R4 step 8
    match = dealt(hands=("HX", "HA"), turned="A7")
    play(match, "1:play HA 0:play HX")
    assert match.counts == (0, 0)
    (gathered, *_) = play(match, "1:gather")
    assert gathered == TrickGathered(1, 1, cards("HAX"), 21)
    assert match.counts == (0, 21)


def test_winner_draws_first() -> None:
    # R4 step 9: the winner the top of the talon, the loser the next
    match = dealt(hands=("HA L7", "H7 LA"), talon="B9 BU BX BK", turned="A7")
    events = play(match, "H7/HA")
    assert [event for event in events if isinstance(event, CardDrawn)] == [
        CardDrawn(0, cards("B9")[0], False),
        CardDrawn(1, cards("BU")[0], False),
    ]
    play(match, "L7/LA")
    assert {*cards("BUX")} <= {*match.view(1).hand}
    assert {*cards("B9K")} <= {*match.view(0).hand}


def test_nobody_draws_after_trick_seven() -> None:
    # R4 step 9
    match = late(hands=("A7 L789 H789 B78", "AO9AXK LAXK B9"), turned="A7")
    assert match.view(0).talon_size == 0
    play(match, "AO/A7")
    assert len(match.view(0).hand) == len(match.view(1).hand) == 8


def test_sixteen_tricks() -> None:
    # R4
    match = dealt()
    numbers = [event.number for event in play_out(match) if isinstance(event, TrickGathered)]
    assert numbers == list(range(1, 17))
    assert match.to_move is None
    assert match.needs_deck


def test_any_card_may_be_played_in_tricks_1_to_7() -> None:
    # R4.1: seat 0 could follow suit or trump
    match = dealt(hands=("HKO AKO LKO B789", "HA"), turned="A7")
    play(match, "1:play HA")
    assert playable(match, 0) == {*cards("HKO AKO LKO B789")}


def test_any_card_may_still_be_played_in_trick_7() -> None:
    # R4.1
    match = dealt(hands=("AO LAX HAXK BAX", "L789 H789 B789"), turned="A7")
    play(match, "L7/LA LX/L8 HA/H7 HX/H8 HK/H9 BA/B7")
    assert match.view(1).trick_number == 7
    play(match, "0:play BX")
    assert playable(match, 1) == {*match.view(1).hand}


def test_follow_suit_from_trick_8() -> None:
    # R4.2: also with a card that loses, and a trump in hand
    match = late(hands=("A7 A8 HX H7 LAX BAXK", "HA L789 B789 AK AO"), turned="A7")
    play(match, "1:play HA")
    assert playable(match, 0) == {*cards("HX H7")}
    assert refused(match, "0:play A7") == "R4.2"
    assert refused(match, "0:play LA") == "R4.2"


def test_trump_when_unable_to_follow() -> None:
    # R4.2
    match = late(hands=("A78 LAXKO BAXK", "HAK L789 B789 AO"), turned="A7")
    play(match, "1:play HA")
    assert playable(match, 0) == {*cards("A78")}
    assert refused(match, "0:play LA") == "R4.2"


def test_any_card_when_unable_to_follow_and_to_trump() -> None:
    # R4.2: the only trump is gone
    match = late(hands=("A7 LAXKO BAXKO", "HAKO L789 A89 AO"), turned="A7")
    play(match, "AO/A7 1:play HA")
    assert playable(match, 0) == {*cards("LAXKO BAXKO")}


def test_trumps_led_are_followed_with_trumps() -> None:
    # R4.2
    match = late(hands=("A7X LAXKO BAXK", "HAKO L789 A89 AO"), turned="A7")
    play(match, "1:play A8")
    assert playable(match, 0) == {*cards("A7X")}
    assert refused(match, "0:play LA") == "R4.2"


def test_no_duty_to_win_the_trick() -> None:
    # R4.2: X or 7 to the King; a low or a high trump to a suit not held
    match = late(hands=("A7 A9 HX H7 LAX BAX L7", "HK L89 B789 AK AO AX"), turned="A7")
    play(match, "1:play HK")
    assert playable(match, 0) == {*cards("HX H7")}
    play(match, "0:play H7 1:gather B7/BX")
    assert match.to_move == 0


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)
def test_leader_plays_any_card_in_the_last_nine_tricks(variant: Variant) -> None:
    # R4 step 3
    match = late(variant, hands=("A7 A9 HX H7 LAX BAX L7", "HK L89 B789 AK AO AX"), turned="A7")
    assert playable(match, 1) == {*cards("HK L89 B789 AK AO AX")}


LAST_DRAW = {
    "hands": ("AO LAX HAXK BAX", "L789 H789 B789"),
    "talon": "LK LU LO HU HO BU BO BK A8 A9 AU AX AK",
    "turned": "A7",
}
SEVEN_TRICKS = "L7/LA LX/L8 HA/H7 HX/H8 HK/H9 BA/B7 BX/B8"


def test_loser_of_trick_seven_draws_the_turned_card() -> None:
    # R4.3: seat 0 wins all seven
    match = dealt(**LAST_DRAW)
    events = play(match, SEVEN_TRICKS)
    assert events[-1] == CardDrawn(1, cards("A7")[0], True)
    assert {*cards("A7")} <= {*match.view(1).hand}
    assert match.view(0).turned is None


def test_loser_of_trick_seven_draws_the_exchanged_seven() -> None:
    # R4.3: the trump VII lies there because seat 0 exchanged it
    match = dealt(hands=("A7 LAX HAXK BAX", "L789 H789 B789"), talon=LAST_DRAW["talon"], turned="AO")
    play(match, "L7/LA 0:exchange")
    play(match, SEVEN_TRICKS.removeprefix("L7/LA "))
    assert {*cards("A7")} <= {*match.view(1).hand}
    assert {*cards("AO")} <= {*match.view(0).hand}


def test_austrian_winner_of_trick_seven_shows_the_card() -> None:
    # R4.4 A: both last draws lie open
    match = dealt(AUSTRIAN, **LAST_DRAW)
    play(match, SEVEN_TRICKS)
    assert drawn(match, seat=1) == [(0, "AK"), (1, "A7")]
    assert drawn(match, seat=0) == [(0, "AK"), (1, "A7")]


def test_hungarian_winner_of_trick_seven_shows_nothing() -> None:
    # R4.4 H: all draws but the last are hidden
    match = dealt(HUNGARIAN, **LAST_DRAW)
    play(match, SEVEN_TRICKS)
    assert drawn(match, seat=1) == [(0, "None"), (1, "A7")]
    assert drawn(match, seat=0) == [(0, "AK"), (1, "A7")]


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)
def test_other_draws_are_hidden(variant: Variant) -> None:
    # R4.4: those of tricks 1 to 6
    match = dealt(variant, **LAST_DRAW)
    play(match, SEVEN_TRICKS)
    hidden = [event for event in match.view(1).events if isinstance(event, CardDrawn) and event.seat == 0]
    assert [event.card for event in hidden[:6]] == [None] * 6


def drawn(match: Match, seat: int) -> list[tuple[int, str]]:
    draws = [event for event in match.view(seat).events if isinstance(event, CardDrawn)]
    return [(event.seat, str(event.card)) for event in draws[-2:]]


def test_nothing_is_left_to_do_for_the_loser_of_a_full_trick() -> None:
    # R4, R9.2: only going out
    match = contest("HK3", "LK3")
    assert [str(action) for action in match.legal_actions(0)] == ["out"]
    assert not may(match, "0:gather")
