"""Look-up tables for fast play of one hand: the cards of a suit as a byte, trumps always suit 0.

A hand is a mask of 32 bits, one byte for each suit (:mod:`tartli_desktop.cards.german`). Here the trump byte
is swapped with the lowest (:func:`normal`), so no table depends on the trump suit. A suit has 21 sequences
(:data:`SEQUENCES`); a set of sequences is a mask of 21 bits.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from tartli_desktop.cards.german import Rank, Suit, mask_of
from tartli_desktop.games.tartli.rules.actions import Declare
from tartli_desktop.games.tartli.rules.cards import POINTS, STRENGTH, beats
from tartli_desktop.games.tartli.rules.melds import FourOfAKind, Meld, Sequence, Word, barred_by, standing
from tartli_desktop.games.tartli.rules.variant import Variant

TRUMP = 0
"""The suit of trumps once a mask is normal."""

SEQUENCES: tuple[tuple[int, int], ...] = tuple(
    (top, length) for top in range(7, 1, -1) for length in range(top + 1, 2, -1)
)
"""The top rank and the length of each of the 21 sequences of a suit (R2.1)."""

SEQUENCE_NUMBER = {item: number for number, item in enumerate(SEQUENCES)}
SEQUENCE_CARDS: tuple[int, ...] = tuple(((1 << n) - 1) << top + 1 - n for top, n in SEQUENCES)
SEQUENCE_POINTS: tuple[int, ...] = tuple({3: 20, 4: 50}.get(n, 100) for _, n in SEQUENCES)
ALL_SEQUENCES = (1 << len(SEQUENCES)) - 1

HELD: tuple[int, ...] = tuple(
    sum(1 << number for number, cards in enumerate(SEQUENCE_CARDS) if cards & byte == cards)
    for byte in range(256)
)
"""``HELD[byte]``: the sequences contained in the cards of a suit."""

RUN_BITS = 0x3F3F3F3F
"""``hand & hand >> 1 & hand >> 2 & RUN_BITS`` is 0 where no suit holds a sequence."""

SET_ITEM = 128
"""Items from this number on are sets, of rank ``item - 128``; those below are ``32 * suit + sequence``."""

SET_POINTS: tuple[int, ...] = (0, 0, 150, 100, 100, 200, 100, 100)

BELA_CARDS = 0x60
"""King and Over of trumps (R7)."""

CARD_POINTS = POINTS[TRUMP]
BEATEN_BY: tuple[int, ...] = tuple(
    mask_of(reply for reply in range(32) if beats(TRUMP, led, reply)) for led in range(32)
)
"""``BEATEN_BY[card]``: the cards that win the trick when that card is led."""

HIGHER_TRUMPS: tuple[int, ...] = tuple(BEATEN_BY[rank] & 0xFF for rank in range(8))
HIGHER_PLAIN: tuple[int, ...] = tuple(BEATEN_BY[8 + rank] >> 8 & 0xFF for rank in range(8))
TRUMPS_HIGH_TO_LOW: tuple[int, ...] = tuple(sorted(range(8), key=lambda rank: -STRENGTH[TRUMP][rank]))
PLAIN_HIGH_TO_LOW: tuple[int, ...] = tuple(sorted(range(8), key=lambda rank: -STRENGTH[TRUMP][8 + rank]))

Declaration = tuple[int, int, tuple[int, ...]]
"""The points, the standing of the best item (R2.4), and the numbers of the items."""


def normal(mask: int, trump: int) -> int:
    """Swap the trump byte of a mask with the lowest byte. Applied twice, it gives the mask back."""
    if not trump:
        return mask
    shift = trump * 8
    crossed = (mask ^ mask >> shift) & 0xFF
    return mask ^ crossed ^ crossed << shift


def normal_suit(suit: int, trump: int) -> int:
    """The number of a suit in a normal mask. Applied twice, it gives the suit back."""
    return TRUMP if suit == trump else trump if suit == TRUMP else suit


def normal_card(card: int, trump: int) -> int:
    """The number of a card in a normal mask. Applied twice, it gives the card back."""
    return normal_suit(card >> 3, trump) << 3 | card & 7


def item_of(meld: Meld, trump: int) -> int:
    """The item number of a meld."""
    if isinstance(meld, FourOfAKind):
        return SET_ITEM + meld.rank
    return 32 * normal_suit(meld.suit, trump) + SEQUENCE_NUMBER[meld.top, meld.length]


def meld_of(item: int, trump: int) -> Meld:
    """The meld of an item number."""
    if item >= SET_ITEM:
        return FourOfAKind(Rank(item - SET_ITEM))
    top, length = SEQUENCES[item & 31]
    return Sequence(Suit(normal_suit(item >> 5, trump)), Rank(top), length)


def item_cards(item: int) -> int:
    """The cards of an item as a normal mask."""
    if item >= SET_ITEM:
        return 0x01010101 << item - SET_ITEM
    return SEQUENCE_CARDS[item & 31] << (item >> 5) * 8


def declare_action(declaration: Declaration, trump: int) -> Declare:
    """The engine's action of a declaration."""
    return Declare(tuple(meld_of(item, trump) for item in declaration[2]))


@dataclass(frozen=True)
class Switches:
    """The switches of R11 that matter within one hand, and the tables that depend on them."""

    one_sequence: bool
    bela_with_melds: bool
    exchange_any_time: bool
    stichmatsch: bool
    sets: int
    """The ranks that make a set."""
    after: tuple[int, ...]
    """``after[sequence]``: the sequences of the suit that may still be declared once it has scored."""
    standings: tuple[int, ...]
    """``standings[item]``: greater is better; the hundreds are the item's loudness (:func:`loudness`)."""


SET_LOUDNESS = 9
"""The loudness of a set: more than any sequence, whose loudness is its length (R5.3)."""


def loudness(place: int) -> int:
    """The loudness of a meld with that standing in :attr:`Switches.standings`."""
    return place // 100


def loudest(words: Iterable[Word]) -> int:
    """The loudness of the best meld said aloud."""
    return max(SET_LOUDNESS if word == "set" else int(word) for word in words)


def chances_to_draw(draws: float, unseen: int) -> tuple[float, ...]:
    """``chances[n]``: the chance to get n given cards in this many draws from so many unseen cards."""
    chances = [1.0]
    for drawn in range(8):
        step = (draws - drawn) / (unseen - drawn) if unseen > drawn else 0.0
        chances.append(chances[-1] * max(0.0, step))
    return tuple(chances)


@lru_cache(maxsize=64)
def switches_of(variant: Variant) -> Switches:
    """The tables of a variant."""
    standings = [0] * (SET_ITEM + 8)
    for suit in range(4):
        for number, (top, length) in enumerate(SEQUENCES):
            standings[32 * suit + number] = 100 * length + 2 * top + (suit == TRUMP)
    for rank in range(2, 8):
        standings[SET_ITEM + rank] = 100 * SET_LOUDNESS + standing(FourOfAKind(Rank(rank)), TRUMP, variant)[1]
    items = [Sequence(Suit.ACORNS, Rank(top), length) for top, length in SEQUENCES]
    return Switches(
        one_sequence=variant.sequences_per_trick == "one",
        bela_with_melds=variant.bela_with_melds,
        exchange_any_time=variant.exchange == "any_time",
        stichmatsch=variant.stichmatsch,
        sets=0xFC if variant.set_of_nines else 0xF8,
        after=tuple(
            sum(1 << number for number, new in enumerate(items) if barred_by(new, (old,), variant) is None)
            for old in items
        ),
        standings=tuple(standings),
    )


def declarations(
    switches: Switches, hand: int, allowed: list[int], sets: int, at_least: int = 0
) -> list[Declaration]:
    """Every declaration that R5 allows a hand, each combination once.

    ``allowed`` are the sequences of each suit that may still be declared, ``sets`` the ranks of sets that
    have not scored, ``at_least`` the loudness of what the leader said (:func:`loudness`).
    """
    standings = switches.standings
    by_suit = [
        [32 * suit + number for number in range(21) if held >> number & 1]
        for suit in range(4)
        if (held := HELD[hand >> suit * 8 & 0xFF] & allowed[suit])
    ]
    combinations: list[tuple[int, ...]] = [()]
    if switches.one_sequence:
        combinations += [(item,) for items in by_suit for item in items]
    else:
        for items in by_suit:
            combinations += [(*chosen, item) for chosen in combinations for item in items]
    ranks = hand & hand >> 8 & hand >> 16 & hand >> 24 & sets
    if ranks:
        fours = [SET_ITEM + rank for rank in range(8) if ranks >> rank & 1]
        combinations += [(item, *chosen) for chosen in combinations for item in fours]
    found = []
    for chosen in combinations:
        if chosen:
            place = max(standings[item] for item in chosen)
            if loudness(place) >= at_least:
                found.append((points_of(chosen), place, chosen))
    return found


def points_of(items: Iterable[int]) -> int:
    """The points of some items together (R2)."""
    return sum(
        SET_POINTS[item - SET_ITEM] if item >= SET_ITEM else SEQUENCE_POINTS[item & 31] for item in items
    )


def following(hand: int, led: int, trump: int = TRUMP) -> int:
    """The cards that may follow in tricks 8 to 16 (R4.2); unless ``trump`` is given, masks are normal."""
    return hand & 0xFF << (led & 24) or hand & 0xFF << trump * 8 or hand
