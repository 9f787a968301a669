"""The estimated chances of hands, and the discards and bids that they suggest."""

import random

import pytest

from tartli_desktop.cards.german import CARDS, Card, mask_of
from tartli_desktop.games.ulti import LADDER
from tartli_desktop.games.ulti.opponents.valuation.bidding import options, trumps_of
from tartli_desktop.games.ulti.opponents.valuation.estimates import PLAIN, SUITED, Weights, chances, weights
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP
from tests.benchmarks.ulti.fit_estimates import Row, chance, fit, row_of


def cards(text: str) -> int:
    return mask_of(Card[code] for code in text.split())


def test_chances_are_those_of_the_fit() -> None:
    luck = random.Random(3)
    for _ in range(50):
        dealt = luck.sample(CARDS, 12)
        hand, talon = mask_of(dealt[:10]), mask_of(dealt[10:])
        for trump in (0, 1, 2, 3, NO_TRUMP):
            names = PLAIN if trump == NO_TRUMP else SUITED
            row = row_of(hand, talon, trump, won=True)
            assert chances(hand, talon, trump) == pytest.approx(
                {name: chance(weights()[name], row) for name in names}
            )


@pytest.mark.parametrize(
    ("trumps", "side"), [((0.0,) * 256, 0.0), ((), -1.0)], ids=["with trumps", "without trumps"]
)
def test_a_fit_learns_what_is_won(trumps: tuple[float, ...], side: float) -> None:
    won, lost = Row(0, (1, 2, 4), 0, won=True), Row(0, (1, 8, 4), 0, won=False)
    by = fit([won, lost] * 100, Weights(0.0, trumps, (side,) * 256, 0.0), random.Random(1))
    assert chance(by, won) > 0.8
    assert chance(by, lost) < 0.2


HEARTS = 2


@pytest.mark.parametrize(
    ("name", "good", "poor"),
    [
        ("simple", "HA HX HK HO H9 AA AX LA L8 B7", "H9 H8 AU A9 LO L9 LU BU B9 B8"),
        ("ulti", "HA HX HK HO H7 H8 AA LA BA A9", "H9 H8 H7 A9 A8 LO L9 LU BU B9"),
        ("sixty", "HA HX HK HO H9 AA AX LA L8 B7", "HK HO H8 AU A9 LO L9 LU BU B9"),
        ("all", "HA HX HK HO HU H9 AA AX LA BA", "HK HO H8 AU A9 LO L9 LU BU B9"),
    ],
)
def test_good_hands_are_told_from_poor_ones(name: str, good: str, poor: str) -> None:
    assert chances(cards(good), 0, HEARTS)[name] > 0.6
    assert chances(cards(poor), 0, HEARTS)[name] < 0.25


def test_hands_without_trumps() -> None:
    assert chances(cards("A7 A8 A9 L7 L9 H7 H8 B7 B8 B9"), 0, NO_TRUMP)["betli"] > 0.6
    assert chances(cards("A7 A8 A9 L7 L9 H7 H8 B7 BU BO"), 0, NO_TRUMP)["betli"] < 0.3
    assert chances(cards("AA AK AO LA LK L9 HA H8 BA BK"), 0, NO_TRUMP)["betli"] < 0.05
    assert chances(cards("AA AK AO AU AX LA LK HA HK BA"), 0, NO_TRUMP)["durchmars"] > 0.6


def test_every_bid_has_its_best_way() -> None:
    twelve = cards("HA HX HK HO H7 AA AX A9 LK LO B9 B8")
    found = options(twelve, LADDER)
    assert sorted(option.contract.text for option in found) == sorted(bid.text for bid in LADDER)
    assert [option.value for option in found] == sorted((option.value for option in found), reverse=True)
    for option in found:
        assert option.trump in trumps_of(option.contract)
        assert option.lay.bit_count() == 2
        assert option.lay & twelve == option.lay
    best = found[0]
    assert best.contract.kind == "hearts"
    assert not best.lay & cards("HA HX HK HO H7 AA")
