"""The names of tarokk cards, in the user's language; tarokks are named by the numeral on them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.tarokk import Card, Rank, Suit

from .placeholders import fill

translate = QCoreApplication.translate

_RED = (Suit.HEARTS, Suit.DIAMONDS)


def suit_name(suit: Suit | None) -> str:
    """The name of a suit: "Hearts"; None stands for the tarokks."""
    if suit is None:
        return translate("TarokkCards", "Tarokks")
    return (
        translate("TarokkCards", "Hearts"),
        translate("TarokkCards", "Diamonds"),
        translate("TarokkCards", "Clubs"),
        translate("TarokkCards", "Spades"),
    )[suit]


def rank_name(rank: Rank, suit: Suit) -> str:
    """The name of a rank: "Rider"; the lowest is the Ace of a red suit, the Ten of a black one (T1.3)."""
    if rank is Rank.LOW:
        return translate("TarokkCards", "Ace") if suit in _RED else translate("TarokkCards", "Ten")
    return (
        translate("TarokkCards", "King"),
        translate("TarokkCards", "Queen"),
        translate("TarokkCards", "Rider"),
        translate("TarokkCards", "Jack"),
    )[rank]


def card_name(card: Card) -> str:
    """The name of a card: "Rider of Hearts", "XVIII", "Skíz"."""
    if card is Card.SKIZ:
        return translate("TarokkCards", "Skíz", "the highest tarokk")
    if card is Card.I:
        return translate("TarokkCards", "Pagát", "the lowest tarokk")
    if card.suit is None or card.rank is None:
        return str(card)
    rank, suit = rank_name(card.rank, card.suit), suit_name(card.suit)
    return fill(translate("TarokkCards", "%1 of %2", "a rank and a suit"), rank, suit)
