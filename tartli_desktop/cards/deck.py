"""What all packs have in common: each card exists once and has a code and a bit; sets of cards are masks."""

from collections.abc import Collection, Iterable, Iterator
from enum import IntEnum
from typing import Generic, TypeVar

_Card = TypeVar("_Card", bound=IntEnum)


class Deck(Generic[_Card]):
    """The cards of a pack. Their integers count from 0; bit n of a mask stands for the card with integer n.

    Args:
        kind: the cards; the name of each is its text code.
    """

    def __init__(self, kind: type[_Card]) -> None:
        self._kind = kind
        self.cards: tuple[_Card, ...] = tuple(kind)
        self.codes: tuple[str, ...] = tuple(card.name for card in self.cards)
        """The text code of each card."""
        self.by_code: dict[str, _Card] = dict(zip(self.codes, self.cards, strict=True))
        self.all: int = (1 << len(self.cards)) - 1
        """The mask of the whole pack."""

    def is_whole(self, cards: Collection[object]) -> bool:
        """Whether these are all the cards of the pack, each once, in any order."""
        return len(cards) == len(self.cards) == len(set(cards)) and all(
            isinstance(card, self._kind) for card in cards
        )

    def cards_of(self, mask: int) -> tuple[_Card, ...]:
        """The cards of a bit mask, lowest bit first."""
        return tuple(self.iterate(mask))

    def iterate(self, mask: int) -> Iterator[_Card]:
        """The cards of a bit mask, one by one."""
        return map(self.cards.__getitem__, bits(mask))


def bits(mask: int) -> list[int]:
    """The integers of the cards of a bit mask, the lowest first."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def mask_of(cards: Iterable[int]) -> int:
    """The bit mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
