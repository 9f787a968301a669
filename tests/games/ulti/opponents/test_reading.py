"""What the strongest level infers from the actions of others, measured on the deals that it samples."""

from collections.abc import Callable
from functools import lru_cache
from random import Random

import pytest

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.ulti import CARDS, Match
from tartli_desktop.games.ulti.opponents.search.knowledge import Knowledge
from tartli_desktop.games.ulti.opponents.search.worlds import World, worlds
from tartli_desktop.games.ulti.opponents.valuation.estimates import chances
from tartli_desktop.games.ulti.rules.cards import ACES, NO_TRUMP, SUITS
from tests.games.ulti.at_the_table import do
from tests.games.ulti.opponents.test_levels import dealt

DEALS = 300
"""With 200, chance moves a share by three hundredths."""

FIRST = "HA HX HK HO HU H9 H8 BX LA LX"
SECOND = "H7 AA AX AK AU A9 A8 A7 BA LK"
THIRD = "AO LO LU L9 L8 L7 BK BO BU B9"
TALON = "B8 B7"


def cards(text: str) -> int:
    return mask_of(CARDS[[str(card) for card in CARDS].index(code)] for code in text.split())


# A match is asked the same several times.
@lru_cache(maxsize=2)
def deals(match: Match, seat: int, count: int, *, reads: bool) -> list[World]:
    return worlds(Knowledge(match.view(seat)), count, Random(1), reads=reads)


def share(
    match: Match, seat: int, holds: Callable[[World], bool], *, reads: bool, count: int = DEALS
) -> float:
    """The share of a seat's sampled deals for which ``holds`` is true."""
    drawn = deals(match, seat, count, reads=reads)
    return sum(map(holds, drawn)) / len(drawn)


def table(*actions: str) -> Match:
    return do(dealt(FIRST, SECOND, THIRD, TALON), "1:lay B8 B7", *actions)


def test_who_announced_nothing_seldom_holds_a_marriage() -> None:
    # U7.2: nobody gains anything by keeping a marriage secret.
    match = table("1:bid hearts simple", "2:pass", "0:pass", "1:pass", "1:play LA", "2:play LK", "0:play L7")
    pair = cards("BK BO")

    def together(world: World) -> bool:
        return world.hands[0] & pair == pair

    assert share(match, 1, together, reads=True) < share(match, 1, together, reads=False) / 2


def test_deals_hold_what_few_hands_can_win() -> None:
    # The many hands that lose a Betli must not outweigh the few with which it is said.
    def may_win(world: World) -> bool:
        return chances(world.hands[1], world.talon, NO_TRUMP)["betli"] > 0.25

    assert share(table("1:bid betli", "2:pass", "0:pass", "1:pass"), 2, may_win, reads=True) > 0.25


def test_what_was_played_tells_of_what_was_kept() -> None:
    # A player who follows to a lost trick with an Under has hardly kept lower cards of the suit.
    match = table("1:bid hearts simple", "2:pass", "0:pass", "1:pass", "1:play LA", "2:play LK", "0:play LU")
    low = cards("L7 L8 L9")

    def lower(world: World) -> bool:
        return bool(world.hands[0] & low)

    assert share(match, 1, lower, reads=True) < 0.9 * share(match, 1, lower, reads=False)


def test_a_discard_leaves_the_best_cards_for_the_bid() -> None:  # U4.2: what empties a suit, no Ace or Ten
    match = table("1:bid hearts simple", "2:pass", "0:pass", "1:pass", "1:play HK")

    def empties_a_suit(world: World) -> bool:
        return any(
            world.talon & suit and not world.hands[1] & suit for suit in (SUITS[0], SUITS[1], SUITS[3])
        )

    def holds_any(kept: str) -> Callable[[World], bool]:
        return lambda world: bool(world.talon & cards(kept))

    assert share(match, 2, empties_a_suit, reads=True) > 0.3
    assert share(match, 2, holds_any("AX LX BX"), reads=True) < 0.05
    assert share(match, 2, holds_any("LA"), reads=True) < 0.05


def test_who_bids_a_simple_has_seldom_an_ulti_in_hand() -> None:  # U3.3: it would have been worth more
    match = table("1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump L", "1:play HA")

    def good_for_an_ulti(world: World) -> bool:
        held = world.hands[1]
        return bool(held & cards("L7")) and (held & SUITS[1]).bit_count() >= 5

    assert share(match, 2, good_for_an_ulti, reads=True) < 0.2


@pytest.mark.parametrize("reads", [False, True])
def test_who_announced_a_marriage_holds_it(reads: bool) -> None:  # U7.2
    match = table(
        *("1:bid hearts simple", "2:pass", "0:pass", "1:pass"),
        *("1:play LA", "2:play LK", "0:marriage 20", "0:play L7"),
    )
    pairs = cards("AK AO"), cards("BK BO")

    def together(world: World) -> bool:
        return any(world.hands[0] & pair == pair for pair in pairs)

    assert share(match, 1, together, reads=reads) > 0.95


@pytest.mark.parametrize("over", [(), ("0:pass", "1:pass", "2:pass", "2:play AA")], ids=["bidding", "played"])
def test_a_bid_that_was_overbid_is_remembered(over: tuple[str, ...]) -> None:
    # U6.3: a player who bids an Ulti holds a VII; seat 0 holds that of Leaves itself.
    sevens = cards("A7 B7")

    def seven(bid: str) -> float:
        match = table(f"1:bid {bid}", "2:take", "2:lay B8 B7", "2:bid hearts ulti", *over)
        # The shares differ by a quarter, so that fewer deals show it.
        return share(match, 0, lambda world: bool(world.hands[1] & sevens), reads=bool(over), count=120)

    assert seven("ulti") > 1.1 * seven("simple")


def test_the_talon_that_may_be_taken_is_thought_to_hold_what_is_discarded() -> None:  # U4.2
    match = table("1:bid hearts simple")
    rare = ACES | SUITS[2]

    def low(world: World) -> bool:
        return not world.talon & rare

    # Seat 2 does not see seven Hearts and LA: of all pairs of 22 cards 39 % hold none of them.
    assert share(match, 2, low, reads=False) > 0.75
