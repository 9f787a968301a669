"""The order of the cards in the player's fan."""

from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations

from tartli_desktop.cards import any_pack
from tartli_desktop.cards.german import Suit
from tartli_desktop.game.match import C

_DARK = (Suit.ACORNS, Suit.LEAVES)


def in_order(
    cards: Iterable[C], trump: any_pack.Suit | None, *, alternate: bool = False, ranks: str = ""
) -> list[C]:
    """Cards by suit, trumps leftmost, each suit from its highest card down.

    Args:
        cards: the cards of a hand.
        trump: the trump suit, if there is one.
        alternate: whether dark and light suits take turns as far as they can.
        ranks: the letters of the ranks, low to high; by default the order of sequences (R1.3).
    """
    held = sorted(cards, key=lambda card: ranks.index(str(card.rank)) if ranks else card, reverse=True)
    suits = [suit for suit in Suit if any(card.suit is suit for card in held)]
    suits.sort(key=lambda suit: suit is not trump)
    if alternate:
        suits = _alternating(suits, trump)
    return [card for suit in suits for card in held if card.suit is suit]


def insert(order: Sequence[C], new: C) -> list[C]:
    """The player's own order with a new card beside the nearest one of its suit, or at the right end."""
    same = [card for card in order if card.suit is new.suit]
    if not same:
        return [*order, new]
    nearest = min(same, key=lambda card: abs(card - new))
    place = order.index(nearest) + (1 if nearest > new else 0)
    return [*order[:place], new, *order[place:]]


def _alternating(suits: list[Suit], trump: any_pack.Suit | None) -> list[Suit]:
    def changes(order: Sequence[Suit]) -> int:
        return sum((a in _DARK) != (b in _DARK) for a, b in pairwise(order))

    fixed = [suit for suit in suits if suit is trump]
    free = [suit for suit in suits if suit is not trump]
    orders = [[*fixed, *rest] for rest in permutations(free)]
    return max(orders, key=changes)
