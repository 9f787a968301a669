"""R9: the count, going out, the end of a hand."""

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli.rules import (
    AUSTRIAN,
    HUNGARIAN,
    GameWon,
    HandEnded,
    Match,
    SuddenDeathNext,
    TrickGathered,
    Variant,
    WentOut,
)

from .positions import at_scores, cards, dealt, last, late, may, play, play_out, refused, stacked

VARIANTS = pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)


# The count


def test_count_is_scores_melds_and_gathered_tricks() -> None:
    # R9.1: 322 + 40 + 20 + 11, and 251 for the opponent
    match = dealt(hands=("H7", "HA LAKO AKO"), turned="A7", scores=(251, 322))
    assert match.counts == (251, 322)
    play(match, "1:bela 1:declare LA3 1:play HA 0:play H7")
    assert match.counts == (251, 322 + 40 + 20)
    play(match, "1:gather")
    assert match.counts == (251, 322 + 40 + 20 + 11)


def test_last_ten_counts_when_trick_sixteen_is_gathered() -> None:
    # R9.1
    match = late(hands=("A7 L789 H789 B78", "AO9AXK LAXK B9"), turned="A7")
    play(match, "AO/A7 A9/H7 AA/H8 AX/H9 AK/B7 LA/L7 LX/L8 LK/L9 1:play B9 0:play B8")
    before = match.counts
    (gathered, *_) = play(match, "1:gather")
    assert isinstance(gathered, TrickGathered)
    assert gathered.points == 10
    assert sum(before) == 151


def test_counts_before_the_first_deal() -> None:
    # R9.1
    assert Match.new(HUNGARIAN, first_dealer=0).counts == (0, 0)


# Going out


@VARIANTS
def test_going_out_with_501_wins(variant: Variant) -> None:
    # R9.2: 461 and béla
    match = dealt(variant, hands=("HKO", ""), turned="H7", scores=(461, 322))
    play(match, "0:bela 0:out")
    assert match.counts == (501, 322)
    assert match.games == (1, 0)


@VARIANTS
def test_going_out_with_less_wins_for_the_other(variant: Variant) -> None:
    # R9.2: 460 and béla
    match = dealt(variant, hands=("HKO", ""), turned="H7", scores=(460, 343))
    play(match, "0:bela 0:out")
    assert match.counts == (500, 343)
    assert match.games == (0, 1)
    assert last(match, HandEnded).ending == "false claim"


@pytest.mark.parametrize("before", ["", "1:play HA", "1:play HA 0:play H7", "HA/H7", "1:declare HA3"])
def test_either_player_may_go_out_at_any_moment(before: str) -> None:
    # R9.2: mid-trick too
    match = dealt(hands=("H7", "HAKO"), turned="A7")
    play(match, before)
    assert may(match, "0:out")
    assert may(match, "1:out")


def test_nobody_goes_out_before_the_deal_or_after_the_hand() -> None:
    # R9.2
    match = Match.new(AUSTRIAN, first_dealer=0)
    assert refused(match, "0:out") == "R14"
    match.deal(CARDS)
    assert refused(match, "1:out") == "R3.4"
    play(match, "1:turn 19 1:out")
    assert refused(match, "0:out") == "R14"


def test_cards_on_the_table_count_for_nobody() -> None:
    # R9.2: 490, and eleven points not gathered
    match = dealt(hands=("H7", "HA"), turned="A7", scores=(415, 490))
    play(match, "1:play HA 0:play H7")
    early = match.copy()
    play(early, "1:out")
    assert (early.counts, early.games) == ((415, 490), (1, 0))
    play(match, "1:gather 1:out")
    assert (match.counts, match.games) == ((415, 501), (0, 1))


def test_meld_of_an_ungathered_trick_counts() -> None:
    # R9.2: it has scored at step 7; the cards of the trick count for nobody
    match = dealt(hands=("H7", "HAKO"), turned="A7", scores=(363, 482))
    play(match, "1:declare HA3 1:play HA 0:play H7 1:out")
    assert match.counts == (363, 502)
    assert match.games == (0, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_first_to_go_out_wins_with_fewer_points_too(seat: int) -> None:
    # R9.2: béla makes 501 for seat 0, tricks make more for seat 1; the first to go out wins
    match = dealt(hands=("HKO A7", "AA BA"), turned="H7", scores=(461, 493))
    play(match, "AA/A7 0:bela")
    assert match.counts == (501, 504)
    play(match, f"{seat}:out")
    assert match.games == ((1, 0) if seat == 0 else (0, 1))


def test_nobody_goes_out_between_the_last_gather_and_the_totalling() -> None:
    # R9.2: gather and total are one step. Seat 0 stood at 501 before it, and stichmatsch takes its tricks.
    match = late(hands=("A7 L789 H789 B78", "AO9AXK LAXK B9"), turned="A7", scores=(490, 415))
    play(match, "AO/A7 A9/H7 AA/H8 AX/H9 AK/B7 LA/L7 LX/L8 LK/L9 1:play B9 0:play B8")
    assert match.counts[0] >= 501
    assert may(match, "0:out")
    play(match, "1:gather")
    assert match.counts == (490, 415 + 161)
    assert match.games == (0, 1)
    assert refused(match, "0:out") == "R14"


def test_hand_ends_by_going_out() -> None:
    # R9.2
    match = dealt(scores=(0, 0))
    events = play(match, "0:out")
    assert [type(event) for event in events] == [WentOut, HandEnded, GameWon]
    assert match.to_move is None
    assert match.legal_actions(0) == match.legal_actions(1) == ()
    assert match.needs_deck


# What a game is worth


@pytest.mark.parametrize(
    ("variant", "scores", "worth"),
    [
        (HUNGARIAN, (464, 250), 2),
        (HUNGARIAN, (463, 251), 1),
        (AUSTRIAN, (464, 249), 2),
        (AUSTRIAN, (464, 250), 1),
        (replace(HUNGARIAN, double_below=1), (464, 250), 1),
        (replace(HUNGARIAN, double_below=501), (463, 442), 2),
    ],
)
def test_worth_of_a_game(variant: Variant, scores: tuple[int, int], worth: int) -> None:
    # R9.3: maccs at 250 or less in Hungary, Double at 249 or less in Austria
    match = dealt(variant, hands=("HKO", ""), turned="H7", scores=scores)
    play(match, "0:bela 0:out")
    assert match.games == (worth, 0)
    assert last(match, GameWon) == GameWon(0, worth, match.counts)


@pytest.mark.parametrize(
    ("variant", "scores", "worth"),
    [
        (HUNGARIAN, (250, 463), 2),
        (HUNGARIAN, (251, 463), 1),
        (AUSTRIAN, (249, 464), 2),
        (AUSTRIAN, (250, 464), 1),
    ],
)
def test_false_claim_is_lost_at_the_same_price(variant: Variant, scores: tuple[int, int], worth: int) -> None:
    # R9.3, Ruling: by the count of the player who made it
    match = dealt(variant, scores=scores)
    play(match, "0:out")
    assert match.games == (0, worth)


def test_false_claim_against_a_low_count_is_worth_one() -> None:
    # R9.3: the winner's count does not matter
    match = dealt(scores=(463, 251))
    play(match, "0:out")
    assert match.games == (0, 1)
    match = dealt(scores=(464, 250))
    play(match, "0:out")
    assert match.games == (0, 1)


# Stichmatsch

ALL_NINE = ("A7 L789 H789 B78", "AO9AXK LAXK B9")
"""Seat 1 wins all of tricks 8-16; acorns are trumps."""


def test_stichmatsch() -> None:
    # R9.4 H: 161 and 0, whatever was gathered before
    match = late(hands=ALL_NINE, turned="A7")
    assert match.counts[0] > 0
    play_out(match)
    assert match.counts == (0, 161)
    assert last(match, HandEnded).stichmatsch == 1
    assert last(match, HandEnded).last_trick == 1


def test_melds_stay_after_stichmatsch() -> None:
    # R9.4: seat 0's terc of trick 8
    match = late(hands=ALL_NINE, turned="A7")
    play(match, "1:play AO 0:declare L93 0:play A7 1:gather")
    play_out(match)
    assert match.counts == (20, 161)
    assert last(match, HandEnded).meld_points == (20, 0)


def test_stichmatsch_after_a_copy_was_played_out() -> None:
    # R9.4: a copy does not share its tricks
    match = late(hands=ALL_NINE, turned="A7")
    play_out(match.copy())
    play_out(match)
    assert last(match, HandEnded).stichmatsch == 1


def test_no_stichmatsch_in_austria() -> None:
    # R9.4 A
    match = late(AUSTRIAN, hands=ALL_NINE, turned="A7")
    before = match.counts
    play_out(match)
    assert match.counts[0] == before[0] > 0
    assert sum(match.counts) == 161
    assert last(match, HandEnded).stichmatsch is None


def test_one_trick_saves_from_stichmatsch() -> None:
    # R9.4: seat 0 wins the last one
    match = late(hands=("A7 L789 H789 BAX", "AO9AXK LAXK B9"), turned="A7")
    play(match, "AO/A7 A9/H7 AA/H8 AX/H9 AK/BX LA/L7 LX/L8 LK/L9 B9/BA")
    assert last(match, HandEnded).stichmatsch is None
    assert sum(match.counts) == 161
    assert match.counts[0] >= 21


def test_going_out_escapes_stichmatsch() -> None:
    # R9.4: only hands played to the end; seat 0 keeps what it gathered
    match = late(hands=ALL_NINE, turned="A7")
    play(match, "AO/A7 A9/H7 AA/H8 AX/H9 AK/B7 LA/L7 LX/L8 LK/L9")
    before = match.counts
    play(match, "0:out")
    assert match.counts == before
    assert before[0] > 0
    assert last(match, HandEnded).stichmatsch is None


# Totalling


@VARIANTS
def test_nobody_at_501(variant: Variant) -> None:
    # R9.5: the next hand starts with the counts
    match = at_scores((252, 251), variant)
    assert match.scores == match.counts == (252, 251)
    assert match.games == (0, 0)


@pytest.mark.parametrize(
    ("variant", "counts", "games"),
    [
        (HUNGARIAN, (504, 250), (2, 0)),
        (HUNGARIAN, (503, 251), (1, 0)),
        (AUSTRIAN, (249, 505), (0, 2)),
        (AUSTRIAN, (250, 504), (0, 1)),
        (HUNGARIAN, (471, 504), (0, 1)),
        (HUNGARIAN, (501, 424), (1, 0)),
    ],
)
def test_one_player_at_501(variant: Variant, counts: tuple[int, int], games: tuple[int, int]) -> None:
    # R9.5, R9.3: without a claim
    match = at_scores(counts, variant)
    assert match.counts == counts
    assert match.games == games
    assert last(match, HandEnded).ending == "played out"


@pytest.mark.parametrize(
    ("counts", "games"), [((503, 522), (0, 1)), ((522, 503), (1, 0)), ((504, 502), (1, 0))]
)
def test_both_at_501_the_higher_wins(counts: tuple[int, int], games: tuple[int, int]) -> None:
    # R9.5: worth 1
    match = at_scores(counts)
    assert match.games == games


def test_worth_one_when_both_are_at_501() -> None:
    # R9.5: even where the loser's count is "low" by the largest limit
    match = at_scores((522, 503), replace(HUNGARIAN, double_below=501))
    assert match.games == (1, 0)


# Sudden death


def sudden_death(hands: tuple[str, str], turned: str, variant: Variant = HUNGARIAN) -> Match:
    """The hand after a total of 503 each."""
    return dealt(variant, hands=hands, turned=turned, scores=(503, 503))


@VARIANTS
def test_both_equal_leads_to_sudden_death(variant: Variant) -> None:
    # R9.5
    match = at_scores((503, 503), variant)
    assert match.games == (0, 0)
    assert match.events[-1] == SuddenDeathNext((503, 503))
    assert match.needs_deck
    assert match.scores == (503, 503)


def test_no_one_may_go_out_in_sudden_death() -> None:
    # R9.5
    match = sudden_death(("H7", "HA"), "A7")
    assert refused(match, "0:out") == "R9.5"
    assert refused(match, "1:out") == "R9.5"
    assert match.view(0).sudden_death


def test_gathered_trick_decides_sudden_death() -> None:
    # R9.5: when it is gathered
    match = sudden_death(("H7", "HA"), "A7")
    play(match, "1:play HA 0:play H7")
    assert match.games == (0, 0)
    play(match, "1:gather")
    assert match.games == (0, 1)
    assert match.scores == (0, 0)
    assert last(match, HandEnded).ending == "sudden death"


def test_worthless_trick_does_not_decide_sudden_death() -> None:
    # R9.5: positive points
    match = sudden_death(("H7 L7", "H8 LA"), "A7")
    play(match, "H8/H7")
    assert match.games == (0, 0)
    assert match.to_move == 1
    play(match, "LA/L7")
    assert match.games == (0, 1)


def test_meld_decides_sudden_death() -> None:
    # R9.5: before the trick is gathered
    match = sudden_death(("LAKO", "HA"), "A7")
    play(match, "1:play HA 0:declare LA3 0:play LO")
    assert match.games == (1, 0)
    assert match.counts == (523, 503)


def test_bela_decides_sudden_death() -> None:
    # R9.5: at that moment, before a card is played
    match = sudden_death(("HKO", ""), "H7")
    play(match, "0:bela")
    assert match.games == (1, 0)


def test_points_of_one_step_seven_are_one_moment() -> None:
    # R9.5, R7.2: béla 40 against a kvart 50, and against a terc 20
    pais = replace(HUNGARIAN, bela_with_melds=True)
    match = sudden_death(("HKO", "LAKOU"), "H7", pais)
    play(match, "1:declare LA4 1:play LU 0:bela 0:play HK")
    assert match.games == (0, 1)
    match = sudden_death(("HKO", "LAKOU"), "H7", pais)
    play(match, "1:declare LA3 1:play LU 0:bela 0:play HK")
    assert match.games == (1, 0)


def test_equal_points_of_one_step_seven_go_on() -> None:
    # R9.5, R7.2: béla 40 against two Terzen; then the trick decides
    variant = replace(AUSTRIAN, bela_with_melds=True)
    match = sudden_death(("HKO", "LAKO BAKO"), "H7", variant)
    play(match, "1:declare LA3 BA3 1:play LO 0:bela 0:play HK")
    assert match.counts == (543, 543)
    assert match.games == (0, 0)
    play(match, "0:gather")
    assert match.games == (1, 0)


def test_sudden_death_is_worth_one() -> None:
    # R9.5
    match = sudden_death(("HKO", ""), "H7", replace(HUNGARIAN, double_below=501))
    play(match, "0:bela")
    assert last(match, GameWon).worth == 1


def test_sudden_death_is_over_with_its_hand() -> None:
    # R9.5, R9.6
    match = sudden_death(("HKO", ""), "H7")
    play(match, "0:bela")
    match.deal(stacked(turned="A7", dealer=match.dealer))
    assert may(match, "0:out")
    assert not match.view(0).sudden_death


# The next game


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)
def test_both_scores_go_back_to_zero(variant: Variant) -> None:
    # R9.6: by a claim and by totalling
    claimed = dealt(variant, hands=("HKO", ""), turned="H7", scores=(464, 250))
    play(claimed, "0:bela 0:out")
    totalled = at_scores((504, 250), variant)
    assert claimed.scores == totalled.scores == (0, 0)
    assert claimed.counts == totalled.counts == (504, 250)


def test_next_dealer_deals_the_new_hand() -> None:
    # R9.6, R3.5
    match = dealt(scores=(464, 250))
    play(match, "0:out")
    assert match.dealer == 1
    match.deal(stacked(turned="A7", dealer=1))
    assert match.counts == (0, 0)
    assert match.to_move == 0
    assert cards("A7")[0] == match.view(0).turned
