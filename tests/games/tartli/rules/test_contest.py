"""R6: the contest of melds."""

import pytest

from tartli_desktop.cards.german import Rank, Suit
from tartli_desktop.games.tartli.rules import (
    AUSTRIAN,
    ContestAnswered,
    Declared,
    Event,
    FourOfAKind,
    Match,
    MeldsScored,
    RankNamed,
    TrickGathered,
    parse_meld,
)

from .positions import contest, dealt, last, play


def heard(match: Match, seat: int) -> list[Event]:
    """What a seat heard about melds in this hand, in order."""
    kinds = (Declared, RankNamed, ContestAnswered, MeldsScored)
    return [event for event in match.view(seat).events if isinstance(event, kinds)]


def named(match: Match) -> tuple[str, str] | None:
    """The rank the leader named and the answer, if the contest came to that."""
    rank, answer = last(match, RankNamed), last(match, ContestAnswered)
    return rank and (str(rank.rank), "higher here" if answer.higher else "good")


def test_best_item_decides_and_all_items_score() -> None:
    # R6.1: the set of Kings beats the Unders; the terc beside it scores too, the loser's terc does not
    match = contest("UUUU L93", "KKKK B93", turned="A7")
    assert match.counts == (120, 0)


def test_winner_scores_weaker_items_too() -> None:
    # R6.1 A: the leader's Quart is the better one, so its Nine-Terz scores before a King-Terz
    match = contest("AK4 L93", "HO4 LK3", turned="A7", variant=AUSTRIAN)
    assert match.counts == (0, 70)


def test_loser_scores_none_of_its_items() -> None:
    # R6.1: the leader's set loses, and with it the uncontested terc
    match = contest("XXXX LA3", "9999", turned="A7")
    assert match.counts == (150, 0)
    assert match.view(0).scored == ((parse_meld("9999"),), ())


def test_who_declared_alone_scores() -> None:
    # R6.1, R6.2: nothing more is said before the second card
    match = dealt(hands=("", "HAKOU"), turned="A7")
    play(match, "1:declare HA4 1:play HA 0:play A8")
    assert heard(match, 0) == [
        Declared(1, (4,), None),
        MeldsScored(1, (parse_meld("HA4"),), 50),
    ]


def test_second_player_alone_scores() -> None:
    # R6.2
    match = dealt(hands=("HAKOU", "L7"), turned="A7")
    play(match, "1:play L7 0:declare HA4 0:play HA")
    assert heard(match, 1) == [
        Declared(0, (4,), None),
        MeldsScored(0, (parse_meld("HA4"),), 50),
    ]


@pytest.mark.parametrize(("leader", "second"), [("HA3", "LX4"), ("HA4", "9999")])
def test_better_by_what_was_said(leader: str, second: str) -> None:
    # R6.2: a kvart against a terc, a vannak against a kvart
    match = contest(leader, second, turned="A7")
    assert named(match) is None
    assert last(match, MeldsScored).seat == 0


@pytest.mark.parametrize(
    ("second", "answer"), [("UUUU", "good"), ("XXXX", "higher here"), ("AAAA", "higher here")]
)
def test_leader_names_the_rank_of_the_set(second: str, answer: str) -> None:
    # R6.3: X and A are better sets than K
    match = contest("KKKK", second, turned="A7")
    assert named(match) == ("K", answer)


@pytest.mark.parametrize(
    ("leader", "second", "answer"),
    [
        ("HO3", "LK3", "higher here"),
        ("HO3", "LU3", "good"),
        ("HO3", "AO3", "higher here"),  # an equal top in trumps
        ("AO3", "HO3", "good"),
        ("HO3", "LO3", "good"),  # an equal top, neither in trumps
        ("HO3", "AU3", "good"),  # trumps do not help a lower top
    ],
)
def test_leader_names_the_top_rank_of_the_sequence(leader: str, second: str, answer: str) -> None:
    # R6.3: trumps are acorns
    match = contest(leader, second, turned="A7")
    assert named(match) == ("O", answer)
    assert last(match, MeldsScored).seat == (0 if answer == "higher here" else 1)


def test_top_rank_only() -> None:
    # R6.3: neither suit nor cards are named
    match = contest("HO3", "LK3", turned="A7")
    assert last(match, RankNamed) == RankNamed(1, Rank.OVER)
    assert last(match, ContestAnswered) == ContestAnswered(0, True)


def test_best_sequences_are_compared() -> None:
    # R6.3 A: Quart and Terz against Quart; the tops of the Quarts are named, not the Ace of the Terz
    match = contest("LA3 HO4", "BU4", turned="A7", variant=AUSTRIAN)
    assert named(match) == ("O", "good")
    assert match.counts == (0, 70)


def test_best_of_equal_lengths_is_named() -> None:
    # R6.3 A: of two Terzen the one with the higher top
    match = contest("LU3 HO3", "BK3 AU3", turned="A7", variant=AUSTRIAN)
    assert named(match) == ("O", "higher here")
    assert match.counts == (40, 0)


def test_trump_sequence_is_the_best_of_equal_tops() -> None:
    # R6.3 A: the leader's best is in trumps, so an equal top does not beat it
    match = contest("HO3 AO3", "LO3", turned="A7", variant=AUSTRIAN)
    assert named(match) == ("O", "good")


def test_contest_is_settled_before_the_second_card() -> None:
    # R6.3, R4 step 5
    match = contest("HO3", "LK3", turned="A7", answer=False)
    names = [type(event).__name__ for event in play(match, "0:declare LK3")]
    assert names == ["Declared", "RankNamed", "ContestAnswered"]
    assert match.counts == (0, 0)


def test_winner_names_every_item_in_full() -> None:
    # R6.4: after the second card is on the table
    match = contest("XXXX", "AAAA LK3", turned="A7")
    aces, sequence = last(match, MeldsScored).items
    assert aces == FourOfAKind(Rank.ACE)
    assert (sequence.suit, sequence.top, sequence.length) == (Suit.LEAVES, Rank.KING, 3)
    assert last(match, MeldsScored).points == 120


def test_loser_is_never_named_beyond_what_was_said() -> None:
    # R6.4: of seat 0's melds seat 1 hears the words and "good", of seat 1's seat 0 hears all
    match = contest("KKKK", "UUUU LX3", turned="A7")
    assert heard(match, 1) == [
        Declared(1, ("set",), (parse_meld("KKKK"),)),
        Declared(0, ("set", 3), None),
        RankNamed(1, Rank.KING),
        ContestAnswered(0, False),
        MeldsScored(1, (parse_meld("KKKK"),), 100),
    ]


def test_loser_of_better_words_is_not_named_at_all() -> None:
    # R6.4, R6.2
    match = contest("HA3", "LX4", turned="A7")
    assert heard(match, 0)[0] == Declared(1, (3,), None)
    assert not [event for event in heard(match, 0) if isinstance(event, RankNamed)]


def test_nothing_scores_if_the_hand_ends_before_the_second_card() -> None:
    # R6.4, R9.2: going out between the contest and step 7
    match = contest("HA3", "LX4", turned="A7", answer=False)
    play(match, "0:declare LX4 1:out")
    assert match.counts == (0, 0)
    assert last(match, MeldsScored) is None


def test_cards_of_melds_that_scored_need_no_showing() -> None:
    # R6.5: the named items give the cards, so showing them is not an action of the engine
    match = contest("UUUU", "KKKK", turned="A7")
    assert {str(card) for card in last(match, MeldsScored).items[0].cards} == {"AK", "LK", "HK", "BK"}
    winner = match.to_move
    assert {str(action) for action in match.legal_actions(winner)} == {"gather", "out"}
    assert {str(action) for action in match.legal_actions(1 - winner)} == {"out"}


def test_each_trick_has_its_own_contest() -> None:
    # R6.1: what was declared in trick 1 is over when it is gathered
    match = contest("HO3", "LK3", turned="A7")
    play(match, f"{match.to_move}:gather")
    assert isinstance(last(match, TrickGathered), TrickGathered)
    seat = match.to_move
    play(match, f"{seat}:play {match.view(seat).hand[0]}")
    play(match, f"{1 - seat}:play {match.view(1 - seat).hand[0]}")
    assert match.view(0).scored[1] == ()
    assert len(match.view(0).scored[0]) == 1
