"""Cards that are typed: the letter of a suit with Shift, then the letter or the figure of a rank."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence

from PySide6.QtGui import QKeySequence

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.text.card_names import SuitSystem, rank_name, suit_name

_FIGURES = {"7": Rank.SEVEN, "8": Rank.EIGHT, "9": Rank.NINE, "0": Rank.TEN, "1": Rank.TEN, "X": Rank.TEN}
_LETTERED = (Rank.ACE, Rank.KING, Rank.OVER, Rank.UNDER, Rank.TEN)
_ON_EVERY_ACE = "A"
"""What an Ace has in its corner on most packs, whatever it is called: in German it is "Sau", with an S."""


def suit_letter(suit: Suit, suits: SuitSystem) -> str:
    """The letter of a suit, a capital: the first of its name. Two suits may share one."""
    return suit_name(suit, suits)[:1].upper()


def rank_letter(rank: Rank, suits: SuitSystem) -> str:
    """What is typed for a rank: 7, 8 or 9, or else the first letter of its name, a capital."""
    figure = next((figure for figure, known in _FIGURES.items() if known is rank), "")
    return figure if figure and rank is not Rank.TEN else rank_name(rank, suits)[:1].upper()


def keys_of(card: Card, suits: SuitSystem) -> str:
    """What is typed for a card, with the name that the key Shift has here: "Shift+H, O"."""
    shifted = QKeySequence(f"Shift+{suit_letter(card.suit, suits)}")
    return f"{shifted.toString(QKeySequence.SequenceFormat.NativeText)}, {rank_letter(card.rank, suits)}"


def suit_letters(suits: SuitSystem) -> str:
    """All letters of suits, in a list to read: "A, L, H, B"."""
    return ", ".join(dict.fromkeys(suit_letter(suit, suits) for suit in Suit))


def rank_letters(suits: SuitSystem) -> str:
    """All letters and figures of ranks, in a list to read: "7, 8, 9, T, U, O, K, A"."""
    return ", ".join(dict.fromkeys(rank_letter(rank, suits) for rank in sorted(Rank)))


def suits_typed(text: str, suits: SuitSystem) -> frozenset[Suit]:
    """The suits that a letter stands for; none where it is no letter of a suit."""
    letter = text.upper()
    return frozenset(suit for suit in Suit if letter and suit_letter(suit, suits) == letter)


def ranks_typed(text: str, suits: SuitSystem) -> tuple[Rank, ...]:
    """The ranks that a letter or figure stands for, the likeliest first; none where it is neither.

    A letter without its accent, which not every keyboard has, is the second choice: "A" for "Ász". So is
    the letter on the card, where the name begins with another one: "A" for "Sau".
    """
    letter = text.upper()
    if letter in _FIGURES:
        return (_FIGURES[letter],)
    exact = [rank for rank in _LETTERED if letter and rank_letter(rank, suits) == letter]
    near = [rank for rank in _LETTERED if letter and _bare(rank_letter(rank, suits)) == letter]
    on_card = [Rank.ACE] if letter == _ON_EVERY_ACE else []
    return tuple(dict.fromkeys(exact + near + on_card))


def next_of_suit(hand: Sequence[Card], among: Collection[Suit], pointed: Card | None) -> Card | None:
    """The next card of these suits after the one pointed at, round and round; None if none is held."""
    start = 0 if pointed is None else hand.index(pointed) + 1
    return next((card for card in (*hand[start:], *hand[:start]) if card.suit in among), None)


def of_rank(
    hand: Sequence[Card], among: Collection[Suit], ranks: Sequence[Rank], pointed: Card | None
) -> Card | None:
    """The card of these suits and the first of these ranks that is held, rather of the suit pointed at."""
    found = [card for rank in ranks for card in hand if card.suit in among and card.rank is rank]
    same = (card for card in found if pointed is not None and card.suit is pointed.suit)
    return next(same, found[0] if found else None)


def _bare(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[:1]
