"""R7: béla."""

import pytest
from msgspec.structs import replace

from tartli_desktop.games.tartli.rules import (
    AUSTRIAN,
    HUNGARIAN,
    BelaDeclared,
    BelaScored,
    HandEnded,
    Match,
    Tied,
    Variant,
    parse_meld,
)

from .positions import dealt, last, late, may, play, refused, stacked

BELA = ("", "HKO A9 L7")
"""Hands for hearts as trumps: seat 1 holds béla, and acorns win nothing."""


def test_bela_scores_forty_at_once() -> None:
    # R7.1
    match = dealt(hands=BELA, turned="H7")
    assert play(match, "1:bela") == (BelaDeclared(1), BelaScored(1, 40))
    assert match.counts == (0, 40)


MOMENTS = ["", "1:play A9", "1:play A9 0:play A8", "A9/A8", "A9/A8 1:play AU"]
"""Actions up to: the deal, mid-trick, before the gather, the next trick, and mid-trick there."""


@pytest.mark.parametrize("before", MOMENTS)
def test_bela_at_any_moment(before: str) -> None:
    # R7.1
    match = dealt(hands=("", "HKO A9U L7"), turned="H7")
    play(match, before)
    assert may(match, "1:bela")


@pytest.mark.parametrize("before", MOMENTS)
def test_bela_on_either_turn(before: str) -> None:
    # R7.1: seat 0 holds it and seat 1 leads
    match = dealt(hands=("HKO A8 L7", "A9U"), turned="H7")
    play(match, before)
    assert may(match, "0:bela")
    play(match, "0:bela")
    assert match.counts[0] == 40


def test_bela_does_not_touch_the_turn() -> None:
    # R7.1
    match = dealt(hands=BELA, turned="H7")
    play(match, "1:play A9")
    assert match.to_move == 0
    play(match, "1:bela 0:play A8")
    assert match.to_move == 1


def test_bela_once_a_hand() -> None:
    # R7.1
    match = dealt(hands=BELA, turned="H7")
    play(match, "1:bela")
    assert refused(match, "1:bela") == "R7.1"


@pytest.mark.parametrize("hand", ["HK HU", "HO LK", "AKO LKO BKO"])
def test_bela_needs_king_and_over_of_trumps(hand: str) -> None:
    # R7.1
    match = dealt(hands=("", hand), turned="H7")
    assert refused(match, "1:bela") == "R7.1"


@pytest.mark.parametrize("card", ["HK", "HO"])
def test_bela_is_gone_when_one_was_played(card: str) -> None:
    # R7.1: holding both in hand
    match = dealt(hands=BELA, turned="H7")
    play(match, f"1:play {card}")
    assert refused(match, "1:bela") == "R7.1"


def test_bela_with_the_card_just_drawn() -> None:
    # R7.1: the winner of trick 1 draws the King
    match = dealt(hands=("", "HO A9"), talon="HK", turned="H7")
    assert not may(match, "1:bela")
    play(match, "A9/A8")
    assert may(match, "1:bela")


def test_bela_with_the_card_exchanged() -> None:
    # R7.1, R8.1
    match = dealt(hands=("", "HO7"), turned="HK")
    play(match, "1:exchange 1:bela")
    assert match.counts == (0, 40)


def test_bela_until_trick_eight_is_gathered() -> None:
    # R7.1: also after both cards of trick 8 are played
    match = late(hands=("H7 L789 B789 A78", "HKO AAKOUX LAX"), turned="H7")
    play(match, "1:play AA 0:play A8")
    assert may(match, "1:bela")
    play(match, "1:gather")
    assert refused(match, "1:bela") == "R7.1"


def test_bela_again_in_the_next_hand() -> None:
    # R7.1: once per hand
    match = dealt(hands=("HKO", ""), turned="H7")
    play(match, "0:bela 1:out")
    match.deal(stacked(("HKO", ""), turned="H7", dealer=1))
    assert may(match, "0:bela")


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)
def test_bela_in_both_games(variant: Variant) -> None:
    # R7.1
    match = dealt(variant, hands=BELA, turned="H7")
    assert may(match, "1:bela")


# The house rule of Pais

PAIS = replace(HUNGARIAN, bela_with_melds=True)


def test_bela_at_the_leaders_own_step() -> None:
    # R7.2: step 2, so not after the card
    match = dealt(PAIS, hands=BELA, turned="H7")
    assert may(match, "1:bela")
    play(match, "1:play A9")
    assert refused(match, "1:bela") == "R7.2"
    play(match, "0:play A8")
    assert refused(match, "1:bela") == "R7.2"


def test_bela_at_the_second_players_own_step() -> None:
    # R7.2: step 4, so not before the lead
    match = dealt(PAIS, hands=("HKO A8", "A9"), turned="H7")
    assert refused(match, "0:bela") == "R7.2"
    play(match, "1:play A9")
    assert may(match, "0:bela")
    play(match, "0:play A8")
    assert refused(match, "0:bela") == "R7.2"


def test_bela_scores_at_step_seven() -> None:
    # R7.2
    match = dealt(PAIS, hands=BELA, turned="H7")
    play(match, "1:bela 1:play A9")
    assert match.counts == (0, 0)
    assert play(match, "0:play A8")[-1] == BelaScored(1, 40)
    assert match.counts == (0, 40)


def test_bela_scores_for_the_loser_of_the_contest_too() -> None:
    # R7.2: seat 1's terc loses to the kvart, its béla scores
    match = dealt(PAIS, hands=("LAKOU", "HAKO"), turned="H7")
    play(match, "1:declare HA3 1:bela 1:play HA 0:declare LA4 0:play LA")
    assert match.counts == (50, 40)


def test_bela_before_or_after_the_melds_of_the_same_step() -> None:
    # R7.2
    match = dealt(PAIS, hands=BELA, turned="H7")
    play(match, "1:bela")
    assert refused(match, "1:bela") == "R7.1"
    match = dealt(PAIS, hands=("", "HAKO L7"), turned="H7")
    play(match, "1:bela 1:declare HA3 1:play HO 0:play A8")
    assert match.counts == (0, 60)


def test_bela_of_a_trick_that_is_not_played_out_scores_nothing() -> None:
    # R7.2: going out before step 7
    match = dealt(PAIS, hands=BELA, turned="H7")
    play(match, "1:bela 1:play HO 1:out")
    assert match.counts == (0, 0)


def test_bela_at_the_own_step_of_trick_eight_and_no_later() -> None:
    # R7.2: tricks 1 to 8
    match = late(PAIS, hands=("H7 L789 B789 A78", "HKO AAKOUX LAX"), turned="H7")
    assert may(match, "1:bela")
    play(match, "AA/A8")
    assert refused(match, "1:bela") == "R7.1"


def test_leader_exchanges_before_bela() -> None:
    # R7.2: béla is at step 2, the exchange at step 1
    match = dealt(PAIS, hands=("", "HKO7"), turned="HA")
    assert may(match, "1:exchange")
    play(match, "1:bela")
    assert refused(match, "1:exchange") == "R7.2"


def test_leader_may_exchange_in_the_trick_after_bela() -> None:
    # R7.2: in that trick only
    match = dealt(PAIS, hands=("", "HKO7 A9"), turned="HA")
    play(match, "1:bela A9/A8")
    assert may(match, "1:exchange")


@pytest.mark.parametrize("variant", [replace(PAIS, exchange="any_time"), HUNGARIAN, AUSTRIAN])
def test_exchange_after_bela_otherwise(variant: Variant) -> None:
    # R7.2: with `exchange` `leader` and this house rule only
    match = dealt(variant, hands=("", "HKO7"), turned="HA")
    play(match, "1:bela")
    assert may(match, "1:exchange")


# Both at 501 by one step 7: seat 0 scores béla, seat 1 a kvart

BOTH = ("HKO LA9", "LKOUX BA7")


def both_out(scores: tuple[int, int], variant: Variant = PAIS) -> Match:
    """Seat 1 won 11 points in trick 1; in trick 2 béla and kvart have scored and both cards are played."""
    match = dealt(variant, hands=BOTH, turned="H7", scores=scores, talon="A8 A9 AU BU")
    play(match, "BA/L9 1:declare LK4 1:play B7 0:bela 0:play LA")
    return match


@pytest.mark.parametrize("first", [0, 1])
def test_higher_count_wins_for_either_player_going_out_first(first: int) -> None:
    # R7.2: 513 to 503
    match = both_out((473, 442))
    assert match.counts == (513, 503)
    play(match, f"{first}:out")
    assert match.games == (1, 0)
    assert last(match, HandEnded).ending == "both out"


@pytest.mark.parametrize("first", [0, 1])
def test_without_the_house_rule_the_first_wins(first: int) -> None:
    # R9.2
    match = both_out((473, 442), HUNGARIAN)
    assert match.counts == (513, 503)
    play(match, f"{first}:out")
    assert match.games == ((1, 0) if first == 0 else (0, 1))


@pytest.mark.parametrize("first", [0, 1])
def test_equal_counts_go_on(first: int) -> None:
    # R7.2: 503 each, and nobody may go out from now on
    match = both_out((463, 442))
    assert play(match, f"{first}:out")[-1] == Tied((503, 503))
    assert match.games == (0, 0)
    assert refused(match, "0:out") == "R7.2"
    assert refused(match, "1:out") == "R7.2"
    assert match.view(0).tied
    assert match.view(1).tied


def test_trick_breaks_the_tie() -> None:
    # R7.2: seat 1 gathers B7; seat 0's Ace of another suit lost its 11 points to it
    match = both_out((463, 442))
    play(match, "0:out 1:gather")
    assert match.games == (0, 1)
    assert match.counts == (503, 514)
    assert last(match, HandEnded).ending == "tie broken"


def test_worthless_trick_keeps_the_tie() -> None:
    # R7.2: trick 2 is worth nothing; in trick 3 a terc scores, and decides before the gather
    match = dealt(PAIS, hands=("HKO L9 B9 AAKO", "LKOUX BA7"), turned="H7", scores=(463, 442))
    play(match, "BA/L9 1:declare LK4 1:play B7 0:bela 0:play B9 1:out 0:gather")
    assert match.counts == (503, 503)
    assert match.view(0).tied
    assert refused(match, "0:out") == "R7.2"
    play(match, "0:declare AA3 0:play AA 1:play LU")
    assert match.games == (1, 0)
    assert match.counts == (523, 503)
    assert match.view(0).scored[0] == (parse_meld("AA3"),)


def test_after_the_gather_the_first_wins() -> None:
    # R7.2: before the trick is gathered only
    match = both_out((463, 442))
    play(match, "1:gather 0:out")
    assert match.counts == (503, 514)
    assert match.games == (1, 0)


def test_trick_without_bela_is_not_touched() -> None:
    # R7.2: seat 0 had its béla in trick 1, seat 1 scores the kvart of trick 2
    match = dealt(PAIS, hands=BOTH, turned="H7", scores=(473, 442), talon="A8 A9 AU BU")
    play(match, "1:play BA 0:bela 0:play L9 1:gather 1:declare LK4 1:play B7 0:play LA")
    assert match.counts == (513, 503)
    play(match, "1:out")
    assert match.games == (0, 1)


def test_one_at_501_goes_out_as_always() -> None:
    # R7.2: béla scored in this trick, but the opponent has 493
    match = both_out((473, 432))
    assert match.counts == (513, 493)
    play(match, "0:out")
    assert match.games == (1, 0)
    assert last(match, HandEnded).ending == "out"


def test_both_need_501() -> None:
    # R7.2: 483 to 513; the player who goes out with less has lost
    match = both_out((443, 452))
    assert match.counts == (483, 513)
    play(match, "0:out")
    assert match.games == (0, 1)
    assert last(match, HandEnded).ending == "false claim"


def test_leader_at_501_before_the_bela_counts_too() -> None:
    # R7.2: no matter who scored what, and when; seat 1 stood at 501 and more before béla was scored
    match = dealt(PAIS, hands=BOTH, turned="H7", scores=(464, 491), talon="A8 A9 AU BU")
    play(match, "BA/L9 1:play B7 0:bela 0:play LA")
    assert match.counts == (504, 502)
    play(match, "1:out")
    assert match.games == (1, 0)
