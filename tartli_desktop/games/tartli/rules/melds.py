"""Melds: sequences and sets, what they are worth, which is better, and when they may be declared (R2, R5)."""

from collections.abc import Iterable
from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import force_setattr

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit
from tartli_desktop.game.errors import ActionTextError, Sentence

from .variant import Variant

BELA_POINTS = 40
"""King and Over of trumps (R2.3)."""

_SEQUENCE_POINTS = {3: 20, 4: 50, 5: 100, 6: 100, 7: 100, 8: 100}
_SET_POINTS = {Rank.OVER: 200, Rank.NINE: 150, Rank.ACE: 100, Rank.TEN: 100, Rank.KING: 100, Rank.UNDER: 100}
_SETS_LOW_TO_HIGH = (Rank.UNDER, Rank.KING, Rank.TEN, Rank.ACE, Rank.NINE, Rank.OVER)
_SETS_TENS_LOW = (Rank.TEN, Rank.UNDER, Rank.KING, Rank.ACE, Rank.NINE, Rank.OVER)


class Sequence(Struct, frozen=True):
    """Three to eight consecutive cards of one suit (R2.1). Raises ActionTextError for anything else."""

    suit: Suit
    top: Rank
    """Rank of the highest card."""
    length: int
    """Number of cards, 3 to 8."""
    mask: int = 0
    """Its cards as a bit mask, computed from the other fields."""

    def __post_init__(self) -> None:
        # Plain numbers would make a meld that equals the right one but has another text.
        if type(self.suit) is not Suit or type(self.top) is not Rank or type(self.length) is not int:
            raise ActionTextError(
                "R2.1", Sentence("a sequence is a suit, the rank of its top card, and its length")
            )
        if self.length < 3 or self.length > self.top + 1:
            raise ActionTextError(
                "R2.1",
                Sentence(
                    "{meld} is not a sequence of three to eight cards",
                    meld=f"{self.suit}{self.top}{self.length}",
                ),
            )
        low = self.suit * 8 + self.top + 1 - self.length
        force_setattr(self, "mask", ((1 << self.length) - 1) << low)

    @property
    def bottom(self) -> Rank:
        """Rank of the lowest card."""
        return Rank(self.top + 1 - self.length)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards, highest first."""
        top = self.suit * 8 + self.top
        return tuple(CARDS[top - step] for step in range(self.length))

    @property
    def points(self) -> int:
        """20, 50 or 100 (R2.1)."""
        return _SEQUENCE_POINTS[self.length]

    def __str__(self) -> str:
        return f"{self.suit}{self.top}{self.length}"


class FourOfAKind(Struct, frozen=True):
    """A set: all four cards of a rank, never VIIIs or VIIs (R2.2). Raises ActionTextError for those."""

    rank: Rank
    mask: int = 0
    """Its cards as a bit mask, computed from the other fields."""

    def __post_init__(self) -> None:
        if type(self.rank) is not Rank or self.rank not in _SET_POINTS:
            raise ActionTextError(
                "R2.2", Sentence("four cards of rank {rank} are not a set", rank=str(self.rank))
            )
        force_setattr(self, "mask", 0x01010101 << self.rank)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its four cards, in the order of the suits."""
        return tuple(CARDS[suit * 8 + self.rank] for suit in Suit)

    @property
    def points(self) -> int:
        """100, 150 or 200 (R2.2)."""
        return _SET_POINTS[self.rank]

    def __str__(self) -> str:
        return str(self.rank) * 4


Meld = Sequence | FourOfAKind

Word = Literal["set"] | int
"""What is said aloud of one meld: that it is a set, or the length of the sequence (R5.3)."""

_LOUDNESS_OF_SETS = 9
"""More than any sequence, which has eight cards at most."""


def parse_meld(text: str) -> Meld:
    """Parse a meld such as ``HK4`` or ``OOOO`` (R14). Raises ActionTextError."""
    if len(text) == 4 and text == text[0] * 4 and text[0] in "789XUOKA":
        return FourOfAKind(Rank.parse(text[0]))
    if len(text) == 3 and text[0] in "ALHB" and text[1] in "789XUOKA" and text[2] in "0123456789":
        return Sequence(Suit.parse(text[0]), Rank.parse(text[1]), int(text[2]))
    raise ActionTextError(
        "R14",
        Sentence(
            "{text} is not a meld: it takes a rank four times, or suit, top rank and length", text=repr(text)
        ),
    )


def in_order(items: Iterable[Meld]) -> tuple[Meld, ...]:
    """Melds as R14 writes them: sets first, then sequences by suit."""
    return tuple(
        sorted(
            items,
            key=lambda m: (1, m.suit, -m.top, -m.length) if isinstance(m, Sequence) else (0, -m.rank, 0, 0),
        )
    )


SETS: tuple[FourOfAKind, ...] = tuple(FourOfAKind(rank) for rank in sorted(_SET_POINTS, reverse=True))
"""Every set, Aces first."""

_SEQUENCES: tuple[tuple[Sequence, ...], ...] = tuple(
    tuple(
        Sequence(suit, top, length) for top in sorted(Rank, reverse=True) for length in range(top + 1, 2, -1)
    )
    for suit in Suit
)


@cache
def sequences_in(suit: int, ranks: int) -> tuple[Sequence, ...]:
    """Every sequence of a suit that ``ranks`` contain; ``ranks`` is that suit's byte of a hand's mask."""
    held = ranks << (suit * 8)
    return tuple(sequence for sequence in _SEQUENCES[suit] if sequence.mask & held == sequence.mask)


def sets_in(hand: int, variant: Variant) -> tuple[FourOfAKind, ...]:
    """Every set in a hand's mask that counts in this variant (R2.2)."""
    ranks = hand & hand >> 8 & hand >> 16 & hand >> 24 & 0xFC
    if not ranks:
        return ()
    return tuple(
        item
        for item in SETS
        if ranks >> item.rank & 1 and (item.rank is not Rank.NINE or variant.set_of_nines)
    )


def melds_in(hand: int, variant: Variant) -> tuple[Meld, ...]:
    """Every meld in a hand's mask, whole and in part, whether it may be declared now or not (R2.1, R2.2)."""
    sequences = (item for suit in Suit for item in sequences_in(suit, hand >> suit * 8 & 0xFF))
    return (*sets_in(hand, variant), *sequences)


def standing(item: Meld, trump: int, variant: Variant) -> tuple[int, int, int]:
    """The rank of a meld by R2.4 and R2.5 as a tuple: the greater tuple is the better meld.

    Two melds with equal tuples are plain-suit sequences; the better is that of the player who led.
    """
    if isinstance(item, FourOfAKind):
        order = _SETS_TENS_LOW if variant.tens_below_unders else _SETS_LOW_TO_HIGH
        return (_LOUDNESS_OF_SETS, order.index(item.rank), 0)
    return (item.length, item.top, int(item.suit == trump))


def best(items: Iterable[Meld], trump: int, variant: Variant) -> Meld:
    """The best of some melds of one player (R2.4)."""
    return max(items, key=lambda item: standing(item, trump, variant))


def could_answer(items: Iterable[Meld], said: Iterable[Meld]) -> bool:
    """Whether a declaration could score against the leader's, by what was said aloud (R5.3, R5.4)."""
    return max(map(loudness, items)) >= max(map(loudness, said), default=0)


def loudness(said: Meld | Word) -> int:
    """The rank of a meld, or of the word for it, by what is said aloud before anything is named (R5.3)."""
    if isinstance(said, Sequence):
        return said.length
    return said if isinstance(said, int) else _LOUDNESS_OF_SETS


def barred_by(new: Meld, scored: Iterable[Meld], variant: Variant) -> str | None:
    """The rule that bars a further meld after those that the player has scored, or None (R5.7 to R5.10)."""
    if isinstance(new, FourOfAKind):
        return "R5.9" if new in scored else None
    for old in scored:
        if isinstance(old, FourOfAKind) or old.suit is not new.suit:
            continue
        if variant.further_sequences == "not_inside":
            if new.mask & old.mask == new.mask:
                return "R5.8"
            continue
        higher = new.top > old.top
        longer = new.top == old.top and new.length > old.length
        apart = new.top < old.bottom - 1
        if not (higher or longer or apart):
            return "R5.7"
        if variant.bar_touching_sequences and new.bottom == old.top + 1:
            return "R5.10"
    return None
