"""Which of two actions is better, by how much, and what decides the game."""

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.games.tartli import BELA, OUT, Sequence, View
from tartli_desktop.games.tartli.coach.hint import Verdict, hint_of
from tartli_desktop.games.tartli.coach.reasons import Reason, Why
from tartli_desktop.games.tartli.opponents import evaluate
from tartli_desktop.games.tartli.opponents.value import Value
from tests.games.tartli.coach.sample_hints import WORTH, card, declarations, sentence, told
from tests.games.tartli.opponents.stacked import late_view
from tests.games.tartli.rules.positions import dealt, play

# Numbers


def verdict(view: View, **value: float) -> Verdict | None:
    """How the Ace of Acorns, worth 0 points and half a game, compares with the Ace of Leaves."""
    return told(view, card("AA"), card("LA"), **value).verdict


def test_a_difference_below_two_standard_errors_is_none() -> None:
    view = dealt(hands=("", "AA LA"), turned="H7", dealer=0).view(1)
    assert verdict(view, points=-8.2, error=4.0) is Verdict.POINTS
    assert verdict(view, points=-7.8, error=4.0) is Verdict.UNCLEAR
    assert verdict(view, points=2.0, error=1.5) is Verdict.UNCLEAR
    # Certainly less than 5 points apart.
    assert verdict(view, points=-1.0, error=1.0) is Verdict.NEARLY


def test_just_as_good_is_what_is_equal_in_points_and_games() -> None:
    view = dealt(hands=("", "AA LA"), turned="H7", dealer=0).view(1)
    assert verdict(view, worlds=0, points=0.0) is Verdict.EQUAL
    assert verdict(view, worlds=0, points=-2.0) is Verdict.POINTS
    assert verdict(view, worlds=0, points=0.0, worth=-3.0) is None
    assert verdict(view, points=0.0) is not Verdict.EQUAL


def test_a_reason_is_not_taken_back_by_naming_what_it_keeps() -> None:
    # The Nine keeps the higher King, so the hint does not say that the King may be just as good.
    view = dealt(hands=("", "B9 BK A7 L8"), turned="H7", dealer=0).view(1)
    hint = told(view, card("B9"), card("BK"), points=-3.0, error=5.0)
    assert Why.KEEPS_HIGHER(Card.BK) in hint.reasons
    assert hint.verdict is None
    assert told(view, card("B9"), card("BK"), points=-30.0, error=5.0).verdict is Verdict.POINTS


def test_what_brings_more_points_is_told_so() -> None:
    """The player may prefer the game, or a double game, to points."""
    view = dealt(hands=("", "AA LA"), turned="H7", dealer=0).view(1)
    assert verdict(view, points=21.8, error=1.8, worth=-30.0, worth_error=2.0) is Verdict.GAME
    # Whether it is better for the game is not known either.
    assert verdict(view, points=21.8, error=1.8, worth=-3.0, worth_error=2.0) is None


def test_where_the_game_can_end_the_chance_to_win_counts() -> None:
    for scores, in_sight in (((0, 339), False), ((0, 340), True), ((340, 0), True)):
        view = replace(dealt(hands=("", "AA LA"), turned="H7", dealer=0).view(1), counts=scores)
        expected = Verdict.CHANCE if in_sight else Verdict.POINTS
        assert verdict(view, points=-9.0, win=0.4, win_error=0.02) is expected
        # If the difference in chance is within its error or too small to mention, the points decide.
        assert verdict(view, points=-9.0, win=0.4, win_error=0.06) is Verdict.POINTS
        assert verdict(view, points=-9.0, win=0.491) is Verdict.POINTS


def test_either_card_may_win_the_game() -> None:
    view = replace(dealt(hands=("", "AA LA"), turned="H7", dealer=0).view(1), counts=(300, 495))
    won = Value(40.0, 1.0, 0, 0.0, worth=200.0)
    for other, expected in (
        (replace(won, points=30.0), Verdict.ALSO_WINS),
        (won, Verdict.EQUAL),
        (replace(won, win=0.4, worth=-10.0), Verdict.CHANCE),
    ):
        hint = hint_of(view, {card("AA"): won, card("LA"): replace(other, place=1)})
        assert hint.verdict is expected
    lost = replace(won, win=0.0, worth=-200.0)
    assert hint_of(view, {card("AA"): lost, card("LA"): replace(lost, place=1)}).verdict is Verdict.LOST


def test_a_declaration_that_loses_nothing_by_waiting_can_wait() -> None:  # R5.1
    view = dealt(hands=("", "AAKO LK"), turned="H7", dealer=0).view(1)
    terc = next(each for each in declarations() if str(each) == "declare AA3")
    for next_best, expected in (("LK", Verdict.CAN_WAIT), ("AO", Verdict.UNCLEAR)):
        values = {
            terc: replace(WORTH, then=(card("LK"),)),
            card(next_best): replace(WORTH, error=9.0, place=1),
        }
        assert hint_of(view, values).verdict is expected


def test_what_is_broken_by_the_card_that_follows_cannot_wait() -> None:  # R5.1
    view = dealt(hands=("", "AAKO LK"), turned="H7", dealer=0).view(1)
    terc = next(each for each in declarations() if str(each) == "declare AA3")
    values = {terc: replace(WORTH, then=(card("AA"),)), card("LK"): replace(WORTH, error=9.0, place=1)}
    assert hint_of(view, values).verdict is Verdict.UNCLEAR


def test_lost_with_any_card_is_said_only_if_every_card_loses() -> None:
    view = replace(dealt(hands=("", "AA LA B9"), turned="H7", dealer=0).view(1), counts=(490, 100))
    lost = Value(-40.0, 0.0, 50, 3.0, worth=-200.0)
    values = {card("AA"): lost, card("LA"): replace(lost, place=1)}
    assert hint_of(view, values).verdict is Verdict.LOST
    assert hint_of(view, {**values, card("B9"): replace(lost, place=2, win=0.02)}).verdict is not Verdict.LOST


def test_what_is_better_for_the_game_alone_is_told_so(qapp: object) -> None:
    view = dealt(hands=("", "AA LA"), turned="H7", dealer=0).view(1)
    value = {"points": -2.0, "error": 4.0, "worth": -60.0, "worth_error": 20.0}
    assert verdict(view, **value) is Verdict.FOR_GAME
    assert sentence(view, card("AA"), card("LA"), **value).endswith(
        "Better for the game than the Ace of Leaves."
    )
    assert verdict(view, **{**value, "worth_error": 40.0}) is Verdict.UNCLEAR


def test_more_points_with_a_worse_chance_are_not_told_alone() -> None:
    view = replace(dealt(hands=("", "AA LA"), turned="H7", dealer=0).view(1), counts=(400, 400))
    value = {"points": -22.0, "error": 4.0, "win": 0.6, "win_error": 0.02}
    assert verdict(view, **value, worth=-80.0, worth_error=20.0) is Verdict.FOR_GAME
    assert verdict(view, **value) is None


def test_what_is_worse_in_points_does_not_score_better() -> None:
    view = replace(late_view("H7 L7 B7", "A7 A8 A9", "H"), counts=(400, 400))
    values = {card("L7"): Value(-9.0, 0.6, 0, 0.0), card("B7"): Value(-4.0, 0.2, 0, 0.0, place=1)}
    hint = hint_of(view, values)
    assert hint.verdict is Verdict.CHANCE
    assert Why.COMES_OUT_BETTER(0) not in hint.reasons


# What decides the game


def at_counts(view: View, mine: int, theirs: int) -> View:
    return replace(view, counts=(mine, theirs) if view.seat == 0 else (theirs, mine))


LAST_TWO = late_view("HA L7", "H7", "B", led="HX")
SUDDEN = {"sudden_death": True, "counts": (505, 505)}


def of_two(hand: str, turned: str = "H7") -> View:
    return dealt(hands=("", hand), turned=turned, dealer=0).view(1)


def led(hand: str) -> View:
    match = dealt(hands=("LX", hand), turned="H7", dealer=1, played="0:play LX")
    return match.view(1)


@pytest.mark.parametrize(
    ("view", "cards", "reason", "is_told"),
    [
        # R9.2
        (replace(LAST_TWO, counts=(480, 300)), "HA L7", Why.REACHES_GAME(), True),
        (replace(LAST_TWO, counts=(479, 300)), "HA L7", Why.REACHES_GAME(), False),
        (replace(of_two("LA AK"), counts=(0, 490)), "LA AK", Why.TRICK_MAY_REACH_GAME(), True),
        (replace(of_two("LA AK"), counts=(0, 489)), "LA AK", Why.TRICK_MAY_REACH_GAME(), False),
        (replace(of_two("L7 LA"), counts=(470, 0)), "L7 LA", Why.KEEPS_FROM_GAME(), True),
        (replace(of_two("L7 LA"), counts=(400, 0)), "L7 LA", Why.KEEPS_FROM_GAME(), False),
        # R9.3: told where the other is near.
        (replace(LAST_TWO, counts=(230, 450)), "HA L7", Why.LEAVES_DOUBLE(251), True),
        (replace(LAST_TWO, counts=(230, 100)), "HA L7", Why.LEAVES_DOUBLE(251), False),
        # R9.5: a trick does not decide while melds may.
        (replace(of_two("HO L7"), **SUDDEN), "HO L7", Why.FIRST_POINTS(), False),
        (replace(LAST_TWO, **SUDDEN), "HA L7", Why.FIRST_POINTS(), True),
        # R4.1
        (led("LA AA"), "AA LA", Why.COSTS(21), True),
        (led("LA AA"), "LA AA", Why.COSTS(21), False),
        # R2.3
        (of_two("HK A7 A8 L9", "HX"), "HK A7", Why.FITS_NO_MELD(), False),
    ],
)
def test_what_decides_is_told_and_only_where_it_does(
    view: View, cards: str, reason: Reason, is_told: bool
) -> None:
    chosen, other = map(card, cards.split())
    assert (reason in told(view, chosen, other).reasons) == is_told


def test_melds_that_bring_501_are_told_so() -> None:  # R9.2
    match = dealt(hands=("LAKO", "AAKO"), turned="H7", dealer=0)
    declared = next(each for each in match.view(1).legal if str(each) == "declare AA3")
    assert Why.MELDS_MAY_REACH_GAME() in told(at_counts(match.view(1), 481, 0), declared).reasons
    view = dealt(hands=("", "HKO"), turned="HA", dealer=0).view(1)
    assert Why.REACHES_GAME() in told(at_counts(view, 461, 0), BELA).reasons


def test_what_stichmatsch_may_take_away_does_not_leave_the_double_line() -> None:  # R9.4
    match = dealt(hands=("", "HKO AA"), talon="A9 A8", turned="HX", dealer=0, played="1:play AA")
    play(match, f"0:play {match.view(0).hand[0]}")
    play(match, "1:gather")
    view = at_counts(match.view(1), 212, 450)
    assert Why.LEAVES_DOUBLE(252) not in told(view, BELA).reasons
    no_sweep = replace(view, variant=replace(view.variant, stichmatsch=False))
    assert Why.LEAVES_DOUBLE(252) in told(no_sweep, BELA).reasons


def test_no_card_follows_a_bela_that_ends_the_game() -> None:  # R9.2
    view = at_counts(dealt(hands=("", "HKO AA"), turned="H9", dealer=0).view(1), 470, 0)
    values = {BELA: replace(WORTH, then=(card("HO"),)), card("AA"): replace(WORTH, place=1)}
    assert hint_of(view, values).then == ()
    assert hint_of(at_counts(view, 460, 0), values).then == (card("HO"),)


def test_a_better_meld_that_is_held_back_is_told() -> None:  # R5.7
    view = dealt(hands=("", "HOUX98 AA"), turned="LX", dealer=0).view(1)
    ten_terc = next(each for each in view.legal if str(each) == "declare HX3")
    hint = hint_of(view, {ten_terc: replace(WORTH, then=(card("AA"),)), card("AA"): replace(WORTH, place=1)})
    assert Why.MORE_TO_COME(Sequence(Suit.HEARTS, Rank.OVER, 5)) in hint.reasons
    # The action to follow plays one of its cards.
    hint = hint_of(view, {ten_terc: replace(WORTH, then=(card("HO"),)), card("AA"): replace(WORTH, place=1)})
    assert not any(Sequence(Suit.HEARTS, Rank.OVER, 5) in each.told for each in hint.reasons)


def test_what_speaks_against_a_card_is_told_last(qapp: object) -> None:
    match = dealt(hands=("LX", "LA AA"), turned="H7", dealer=1, played="0:play LX")
    view = match.view(1)
    assert sentence(view, card("AA"), card("LA"), points=-9.0, error=1.0) == (
        "Play the Ace of Acorns: the card belongs to no meld you could still declare, but the trick is lost, "
        "with 21 point(s). About 9 point(s) better than the Ace of Leaves."
    )


def test_going_out_is_told_by_the_count() -> None:  # R9.2
    view = late_view("HO AA A7", "A8 A9 LA", "H", counts=(505, 300))
    hint = hint_of(view, evaluate(view))
    assert hint.action == OUT
    assert hint.reasons == (Why.IS_OUT(505),)
