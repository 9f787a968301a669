"""The worth of actions, for hints and the review: in points of the whole hand, with standard errors."""

import math
import random

import pytest

from tartli_desktop.games.ulti import ASSOCIATION, CONTRACTS, Action, Card, Match
from tartli_desktop.games.ulti.opponents import choose, evaluate, evaluation
from tests.games.ulti.at_the_table import do
from tests.games.ulti.opponents.test_levels import LIGHT, dealt

SURE = (
    "HA HX HK HO HU H9 H7 AA LA BA",
    "H8 AX AK AO AU A9 A8 A7 LX LK",
    "LO LU L9 L8 L7 BX BK BO BU B9",
    "B8 B7",
)
"""Hands in which the forehand, seat 1, wins every trick with Hearts as trumps."""


def action(match: Match, text: str) -> Action:
    return next(each for each in match.legal_actions(match.to_move or 0) if str(each) == text)


def test_lays_and_bids_are_weighed_where_they_are_promising_or_asked_for() -> None:
    match = dealt(*SURE)
    odd = action(match, "lay HA HX")
    values = evaluate(match.view(1), effort=LIGHT, also=[odd])
    assert set(values) < set(match.view(1).legal)
    assert values[odd] < max(values.values())
    do(match, "1:lay B8 B7")
    rebetli = action(match, "bid rebetli")
    values = evaluate(match.view(1), effort=LIGHT, also=[rebetli])
    # U12: a Rebetli that must be lost costs 10 to each defender.
    assert values[rebetli][:2] == (-20.0, 0.0)
    assert max(values.values()).points > 30


def test_little_time_weighs_all_promising_lays_alike() -> None:
    match = dealt(
        "AA AU A9 LA LK LU L9 L8 HK BO",
        "HA HX HO HU H9 H8 LX LO L7 BA",
        "AX AK AO A8 A7 BX BK BU B9 B8",
        "H7 B7",
    )
    values = evaluation.evaluate(match.view(1), random.Random(3), lambda: True)
    assert len({len(each.deals) for each in values.values()}) == 1
    # By the estimates alone both sevens are laid, for which others take the talon.
    assert str(max(values, key=lambda lay: values[lay])) in {"lay AU A9", "lay AU BO", "lay A9 BO"}


def test_the_talon_is_taken_or_left() -> None:
    match = do(dealt(*SURE), "1:lay B8 B7", "1:bid hearts ulti")
    values = evaluate(match.view(2), seed=1, effort=LIGHT)
    assert [str(each) for each in values] == ["pass", "take"]
    assert all(math.isfinite(each.error) for each in values.values())
    passed, taken = values.values()
    assert (passed.bid, taken.bid in CONTRACTS) == ("", True)


EVENING = {
    "second hand": (
        0,
        "LK LX BK HU B9 AU BU LA B7 A7 L8 AK AX HO L7 BA HX B8 H7 BO HA H9 LU L9 BX A9 LO AO H8 A8 AA HK",
        ("0:lay AU H7", "0:bid simple", "1:pass", "2:take", "2:lay A8 L7", "2:bid hearts ulti"),
    ),
    "fifth hand": (
        0,
        "L7 BX HO AX L8 BK AA LK A9 BO LX HU HX AU H7 HK B8 BU LA B9 H8 A8 AK LU BA AO A7 B7 LO L9 H9 HA",
        ("0:lay HO H8", "0:bid simple", "1:pass", "2:take", "2:lay AU L9", "2:bid hearts ulti"),
    ),
}
"""Hands of an evening, up to a good bid: the forehand, the pack and what was said."""


@pytest.mark.parametrize("hand", EVENING)
def test_who_has_won_the_auction_with_a_good_bid_does_not_raise_it(hand: str) -> None:
    # U4.5: after two passes, a pass over the own bid means to play it.
    forehand, pack, said = EVENING[hand]
    match = Match.new(ASSOCIATION, first_dealer=(forehand - 1) % 3)
    match.deal(map(Card.parse, pack.split()))
    do(match, *said, "0:pass", "1:pass")
    view = match.view(2)
    assert str(choose(view, seed=3)) == "pass"
    passed, taken = (evaluate(view)[action(match, text)] for text in ("pass", "take"))
    # Each side of the comparison is what the soloist gets: Ulti and Simple of Hearts bring 20 and more, and
    # a raise must promise 6 points more.
    assert passed.points > max(20, taken.points - 6)
    assert len(passed.deals) == len(taken.deals)


def test_trumps_are_named_or_the_simple_is_thrown_in() -> None:  # U5.2: throwing in costs 2 to each defender
    match = do(dealt(*SURE), "1:lay B8 B7", "1:bid simple", "2:pass", "0:pass", "1:pass")
    values = evaluate(match.view(1), effort=LIGHT)
    assert set(values) == set(match.view(1).legal)
    assert values[action(match, "forfeit")][:2] == (-4.0, 0.0)


def test_every_card_and_every_double_is_weighed() -> None:
    match = do(dealt(*SURE), "1:lay B8 B7", "1:bid hearts ulti", "2:pass", "0:pass", "1:pass")
    values = evaluate(match.view(1), effort=LIGHT)
    assert set(values) == set(match.view(1).legal)
    # Nothing can go wrong, as the VII may not be led (U9.6): Ulti and Simple of Hearts bring 20 points.
    assert max(values.values()).points >= 20
    do(match, "1:play HA")
    values = evaluate(match.view(2), seed=1, effort=LIGHT)
    assert set(values) == set(match.view(2).legal)
    # U12.1: doubling parts that the soloist wins costs their value once more.
    usual = max(value.points for each, value in values.items() if str(each).startswith("play"))
    assert values[action(match, "double ulti")].points == pytest.approx(usual - 8)
    assert values[action(match, "double ulti simple")].points == pytest.approx(usual - 10)
    do(match, "2:double ulti simple", "2:play H8", "0:play L7")
    values = evaluate(match.view(1), effort=LIGHT)
    assert set(values) == set(match.view(1).legal)
    # U8.6: 16 more from each defender for the Ulti, 4 for the Simple.
    raised = values[action(match, "double ulti simple")].points - values[action(match, "good")].points
    assert raised == pytest.approx(2 * (16 + 4))


def test_a_claim_is_worth_what_is_left() -> None:
    # U13.3: a granted claim counts as if it had been played out, and each defender pays
    hand = ("1:lay B8 B7", "1:bid hearts durchmars", "2:pass", "0:pass", "1:pass")
    match = do(dealt(*SURE), *hand, "1:play HA", "2:play H8", "0:play L7")
    values = evaluate(match.view(1), effort=LIGHT)
    assert set(values) == set(match.view(1).legal)
    # The Durchmars, and a silent Ulti with the VII in the last trick.
    assert values[action(match, "claim")][:2] == (32.0, 0.0)
    do(match, "1:claim")
    values = evaluate(match.view(2), seed=1, effort=LIGHT)
    assert set(values) == set(match.view(2).legal)
    # For all this seat knows, the soloist may lack the VII or the cards that win the rest.
    assert -16 <= values[action(match, "agree")].points <= -12
    assert values[action(match, "refuse")].points >= -16


def test_a_lost_game_may_be_conceded() -> None:
    # U13.4: a Plain Redurchmars doubled by one defender costs 24 and 12.
    match = dealt(*SURE)
    do(match, "1:lay B8 B7", "1:bid plain-redurchmars", "2:pass", "0:pass", "1:pass", "1:play HA")
    do(match, "2:double durchmars", "2:play H8", "0:play L7", "1:good")
    values = evaluate(match.view(1), effort=LIGHT)
    assert values[action(match, "concede")][:2] == (-36.0, 0.0)


def test_values_repeat_and_are_those_of_what_the_view_knows() -> None:
    # U16.4, U18.8: exchanging two hidden cards changes nothing.
    hand = ("1:lay B8 B7", "1:bid hearts ulti", "2:pass", "0:pass", "1:pass", "1:play HA")
    match = do(dealt(*SURE), *hand)
    twin = do(dealt(SURE[0], SURE[1], SURE[2].replace("L7", "B7"), "B8 L7"), "1:lay B8 L7", *hand[1:])
    values = evaluate(match.view(2), seed=3, effort=LIGHT)
    assert evaluate(match.view(2), seed=3, effort=LIGHT) == values
    assert evaluate(twin.view(2), seed=3, effort=LIGHT) == values
