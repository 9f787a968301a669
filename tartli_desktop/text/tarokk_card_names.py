"""The names of tarokk cards, in the user's language; tarokks are named by the numeral on them."""

from __future__ import annotations

from tartli_desktop.cards.tarokk import Card, Rank, Suit
from tartli_desktop.text.context import Context

from .placeholders import fill

tr = Context("TarokkCards")

_RED = (Suit.HEARTS, Suit.DIAMONDS)


def suit_name(suit: Suit | None) -> str:
    """The name of a suit: "Hearts"; None stands for the tarokks."""
    if suit is None:
        return tr("Tarokks")
    return (
        tr("Hearts"),
        tr("Diamonds"),
        tr("Clubs"),
        tr("Spades"),
    )[suit]


def rank_name(rank: Rank, suit: Suit) -> str:
    """The name of a rank: "Rider"; the lowest is the Ace of a red suit, the Ten of a black one (T1.3)."""
    if rank is Rank.LOW:
        return tr("Ace") if suit in _RED else tr("Ten")
    return (
        tr("King"),
        tr("Queen"),
        tr("Rider"),
        tr("Jack"),
    )[rank]


def card_name(card: Card) -> str:
    """The name of a card: "Rider of Hearts", "XVIII", "Skíz"."""
    if card is Card.SKIZ:
        return tr("Skíz", "the highest tarokk")
    if card is Card.I:
        return tr("Pagát", "the lowest tarokk")
    if card.suit is None or card.rank is None:
        return str(card)
    rank, suit = rank_name(card.rank, card.suit), suit_name(card.suit)
    return fill(tr("%1 of %2", "a rank and a suit"), rank, suit)
