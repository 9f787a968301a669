"""The levels of the opponents: they keep to the rules, and their decisions can be repeated."""

import pytest

from tartli_desktop.games.ulti import Action, Match, Take, View
from tartli_desktop.games.ulti.opponents import LEVELS, choose
from tartli_desktop.games.ulti.opponents.search.sampling import Effort
from tests.games.ulti import at_the_table
from tests.games.ulti.at_the_table import do

from .endings import brute_force

LIGHT = Effort(deals=2, exact=4, doubling=2, doubling_exact=4, bidding=2, bids=2, bidding_exact=3, talons=2)
"""A small effort that still takes every path of the full effort."""


def decide(view: View, level: str, seed: int = 0) -> Action:
    return choose(view, level, seed=seed, effort=LIGHT)


LOW = (
    "A7 A8 A9 L7 L8 L9 H7 H8 B7 B8",
    "AA AK AO AU AX BA BK BO BU BX",
    "HA HK HO HU HX LA LK LO LU LX",
    "H9 B9",
)


ONE_SIDED = (
    "HA HX HK HO HU H9 H7 AA LA BA",
    "H8 AX AK AU L9 LU A8 A7 LX LK",
    "LO AO A9 L8 L7 BX BK BO BU B9",
    "B8 B7",
)
"""Hands in which the forehand, seat 1, has all trumps but one, and the Aces."""


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_refuses_a_claim_that_the_open_cards_prove(level: str) -> None:
    """U13.3: counting the open cards is enough."""
    auction = ("1:lay H9 B9", "1:bid open-betli", "2:pass", "0:pass", "1:pass")
    match = do(dealt(*LOW), *auction, "1:play A9", "2:play AA", "0:play HA")
    while match.phase == "answer":
        do(match, f"{match.to_move}:good")
    do(match, "2:play BA", "0:play HK", "1:claim")
    assert str(choose(match.view(2), level)) == "agree"
    do(match, "2:agree")
    assert str(choose(match.view(0), level)) == "agree"


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_agrees_to_a_claim_against_a_card_that_wins(level: str) -> None:  # U13.3
    high = (LOW[0].replace("A9", "AA"), LOW[1].replace("AA", "A9"), *LOW[2:])
    auction = ("1:lay H9 B9", "1:bid open-betli", "2:pass", "0:pass", "1:pass")
    match = do(dealt(*high), *auction, "1:play A7", "2:play AK", "0:play HA")
    while match.phase == "answer":
        do(match, f"{match.to_move}:good")
    do(match, "2:play BA", "0:play HK", "1:claim")
    assert str(choose(match.view(2), level)) == "refuse"


def dealt(first: str, second: str, third: str, talon: str) -> Match:
    """Forehand is seat 1; it gets ``first`` and the talon, seat 2 ``second``, seat 0 ``third``."""
    return at_the_table.dealt((f"{first} {talon}", second, third), forehand=1)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_hand_that_cannot_lose_is_bid_high(level: str) -> None:
    # With all trumps but one, and the Aces, every level that counts bids more than a Simple.
    match = dealt(*ONE_SIDED)
    match.apply(1, decide(match.view(1), level))
    bid = decide(match.view(1), level)
    assert str(bid).startswith("bid hearts")
    match.apply(1, bid)
    assert match.view(0).standing is not None
    contract = next(text for seat, text in match.view(0).auction if text.startswith("bid"))
    assert contract not in ("bid hearts simple", "bid simple")


@pytest.mark.parametrize("level", LEVELS)
def test_hopeless_cards_leave_the_talon_where_it_is(level: str) -> None:
    match = do(dealt(*ONE_SIDED), "1:lay B8 B7", "1:bid hearts ulti durchmars")
    assert not isinstance(decide(match.view(2), level), Take)


@pytest.mark.parametrize("level", LEVELS[2:])
def test_the_last_tricks_are_worked_out(level: str) -> None:
    """The two strongest levels play the last two tricks as they would with all cards open."""
    match = dealt(
        "HA HX HK HO HU H9 H8 BX LA LX",
        "H7 AA AX AK AO AU A9 A8 A7 BA",
        "LK LO LU L9 L8 L7 BK BO BU B9",
        "B8 B7",
    )
    do(match, "1:lay B8 B7", "1:bid hearts simple", "2:pass", "0:pass", "1:pass")
    best = 0
    while (seat := match.to_move) is not None:
        if len(match.view(1).tricks) == 8 and not match.view(1).trick:
            best = brute_force(match, 1)
        match.apply(seat, decide(match.view(seat), level))
    assert match.results[-1].points[1] == best != 0


@pytest.mark.parametrize("level", LEVELS[2:])
def test_no_game_that_is_laid_open_without_trumps_is_doubled(level: str) -> None:
    # U10.1: such a game is bid on cards that hold against open hands.
    match = dealt(*ONE_SIDED)
    do(match, "1:lay B8 B7", "1:bid open-betli", "2:pass", "0:pass", "1:pass", "1:play H7")
    assert str(decide(match.view(2), level)) == "play H8"
