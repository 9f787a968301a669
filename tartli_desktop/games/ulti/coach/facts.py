"""Plain facts about a hand, as an attentive player knows them: no advice."""

from collections.abc import Collection

from tartli_desktop.cards.german import Card, Rank, Suit, mask_of
from tartli_desktop.games.ulti import CONTRACTS, Announce, Contract, Variant, View
from tartli_desktop.games.ulti.rules.cards import LAST_TRICK_POINTS, points_in


def announcements(view: View) -> tuple[Announce, ...]:
    """What can be announced, the most valuable first; nothing if marriages do not count (U7.3)."""
    said = [action for action in view.legal if isinstance(action, Announce)]
    return tuple(sorted(said, key=lambda action: -sum(action.values)))


def silent_bids(contract: Contract, variant: Variant) -> tuple[tuple[str, int], ...]:
    """The silent bids that go with a bid, with their values, Hearts counted; a lost one costs twice (U11)."""
    if contract.kind == "plain":
        return ()
    simple, durchmars = contract.has("simple"), contract.durchmars
    found = []
    if simple and variant.silent_hundred == "added":
        found.append(("silent-100", 2))
    if variant.silent_ulti != "none" and not contract.has("ulti"):
        found.append(("silent-ulti", 2))
    if variant.silent_aces and not contract.has("aces") and not durchmars:
        found.append(("silent-aces", 2))
    if variant.silent_durchmars != "none" and not durchmars:
        more = variant.silent_durchmars == "four_in_simple" and contract.names == ("simple",)
        found.append(("silent-durchmars", 4 if more else 3))
    return tuple((name, value * contract.factor) for name, value in found)


_COUNTED = ("simple", "40-100", "20-100")
"""The components that points decide."""
_ALL_TRICKS = 10


def points_so_far(view: View, gathered: int) -> tuple[int, int] | None:
    """The points of the soloist and of the defenders in the first ``gathered`` tricks, with marriages.

    The talon is left out until the hand is over and its last trick gathered, as not everybody knows it. None
    if no component of the contract turns on points.
    """
    if view.contract is None or view.soloist is None:
        return None
    is_over = view.to_move is None and view.results and gathered >= len(view.tricks)
    if is_over and (scores := view.results[-1].scores) is not None:
        return scores
    contract = CONTRACTS[view.contract]
    if not any(map(contract.has, _COUNTED)):
        return None
    points = [sum(values) for values in view.marriages]
    for number, (_, cards, winner) in enumerate(view.tricks[:gathered], 1):
        points[winner] += points_in(mask_of(cards))
        points[winner] += LAST_TRICK_POINTS if number == _ALL_TRICKS else 0
    mine = points[view.soloist]
    return mine, sum(points) - mine


_LEAST = 4
"""The fewest cards of that suit among the five, the VII included."""


def has_long_seven(hand: Collection[Card], suits: Collection[Suit] = tuple(Suit)) -> bool:
    """Whether five cards suit Ulti: the VII of one of these suits, with three more of its suit (U6.3)."""
    sevens = [card.suit for card in hand if card.rank is Rank.SEVEN and card.suit in suits]
    return any(sum(card.suit is suit for card in hand) >= _LEAST for suit in sevens)


_HIGH = (Rank.UNDER, Rank.OVER, Rank.KING, Rank.ACE)


def lies_low(hand: Collection[Card]) -> bool:
    """Whether a hand suits Betli: at most every fifth card is an Under or higher (U6.6)."""
    return 5 * sum(card.rank in _HIGH for card in hand) <= len(hand)
