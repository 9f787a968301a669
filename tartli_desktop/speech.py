"""Cards, melds and events in words that a person reads or hears, in the user's language.

Every text goes through Qt's translation. The Hungarian game says terc, vannak and maccs, the Austrian one
Terz, Vierling and Double, whatever the language around them.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tartli_desktop.engine import (
    BelaDeclared,
    Card,
    CardDrawn,
    ContestAnswered,
    Declared,
    Event,
    Exchanged,
    FourOfAKind,
    Meld,
    MeldsScored,
    Rank,
    RankNamed,
    Suit,
    TurnAsked,
    Variant,
    View,
    WentOut,
    Word,
    mask_of,
)
from tartli_desktop.translation import fill

translate = QCoreApplication.translate


def suit_name(suit: Suit) -> str:
    """A suit: "Hearts"."""
    return (
        translate("Cards", "Acorns"),
        translate("Cards", "Leaves"),
        translate("Cards", "Hearts"),
        translate("Cards", "Bells"),
    )[suit]


def rank_name(rank: Rank) -> str:
    """A rank: "Over"."""
    return (
        translate("Cards", "Seven"),
        translate("Cards", "Eight"),
        translate("Cards", "Nine"),
        translate("Cards", "Ten"),
        translate("Cards", "Under"),
        translate("Cards", "Over"),
        translate("Cards", "King"),
        translate("Cards", "Ace"),
    )[rank]


def ranks_name(rank: Rank) -> str:
    """A rank in the plural, for a set: "Overs"."""
    return (
        translate("Cards", "Sevens"),
        translate("Cards", "Eights"),
        translate("Cards", "Nines"),
        translate("Cards", "Tens"),
        translate("Cards", "Unders"),
        translate("Cards", "Overs"),
        translate("Cards", "Kings"),
        translate("Cards", "Aces"),
    )[rank]


def card_name(card: Card) -> str:
    """A card: "Over of Hearts"."""
    return fill(translate("Cards", "%1 of %2"), rank_name(card.rank), suit_name(card.suit))


def is_austrian(variant: Variant) -> bool:
    """Whether the terms of the Austrian game are used."""
    return variant.name == "austrian"


def variant_name(variant: Variant) -> str:
    """The name of a variant: "Hungarian", or the user's own."""
    if variant.name == "hungarian":
        return translate("Variants", "Hungarian")
    if variant.name == "austrian":
        return translate("Variants", "Austrian")
    return variant.name or translate("Variants", "Own rules")


def length_word(length: int, variant: Variant) -> str:
    """What a sequence of a length is called: "terc" or "Terz" (R2.1)."""
    if is_austrian(variant):
        words = ("Terz", "Quart", "Quint", "Sext", "Siebt", "Acht")
    else:
        words = ("terc", "kvart", "kvint", "szext", "szept", "okt")
    return words[length - 3]


def set_word(variant: Variant) -> str:
    """What a set is called: "vannak" or "Vierling" (R2.2)."""
    return "Vierling" if is_austrian(variant) else "vannak"


def game_word(games: int, variant: Variant) -> str:
    """What is won by games: "1 buli", "2 stakes" (R10)."""
    if is_austrian(variant):
        return translate("Games", "%n stake(s)", None, games)
    return translate("Games", "%n buli point(s)", None, games)


def double_word(variant: Variant) -> str:
    """What a game won twofold is called: "maccs" or "Double" (R9.3)."""
    return "Double" if is_austrian(variant) else "maccs"


def meld_name(item: Meld, variant: Variant) -> str:
    """A meld named in full (R6.4): "Hearts Over kvart", "Unders vannak"."""
    if isinstance(item, FourOfAKind):
        text = translate("Melds", "%1 %2", "a set: plural rank, the word for a set")
        return fill(text, ranks_name(item.rank), set_word(variant))
    text = translate("Melds", "%1 %2 %3", "a sequence: suit, top rank, the word for its length")
    return fill(text, suit_name(item.suit), rank_name(item.top), length_word(item.length, variant))


def words_said(words: Sequence[Word], variant: Variant) -> str:
    """What is said aloud of a declaration (R5.3): "Vannak, kvart".

    The longer sequence first, since the order of the record would tell something of the suits.
    """
    lengths = sorted((word for word in words if word != "set"), reverse=True)
    sets = [set_word(variant) for word in words if word == "set"]
    said = ", ".join([*sets, *(length_word(length, variant) for length in lengths)])
    return said[0].upper() + said[1:]


def spoken(event: Event, variant: Variant) -> str | None:
    """What is said aloud at the table by an event, or None; exactly the information of R5.3 and R6."""
    match event:
        case Declared(_, words):
            return fill(translate("Spoken", "%1!"), words_said(words, variant))
        case RankNamed(_, rank):
            return fill(translate("Spoken", "%1.", "the rank named in a contest"), rank_name(rank))
        case ContestAnswered(_, higher):
            return translate("Spoken", "Higher here.") if higher else translate("Spoken", "Good.")
        case MeldsScored(_, items, points):
            names = ", ".join(meld_name(item, variant) for item in items)
            text = translate("Spoken", "%1: %2.", "melds named in full, and their points")
            return fill(text, names, points)
        case BelaDeclared():
            return translate("Spoken", "Béla!")
        case Exchanged(_, _, taken):
            # R8.4
            return fill(translate("Spoken", "I exchange the VII for the %1."), card_name(taken))
        case TurnAsked(_, position):
            return fill(translate("Spoken", "Card %1, please."), position)
        case CardDrawn(_, card, True) if card is not None:
            # R4.3, R4.4
            return fill(translate("Spoken", "I draw the %1."), card_name(card))
        case WentOut():
            return translate("Spoken", "I am out!")
    return None


def why_not_play(view: View, card: Card) -> str:
    """One sentence that says why a card may not be played now (R4)."""
    if view.to_move is None:
        return translate("Refusals", "No trick is being played now.")
    if len(view.table) == 2:
        return translate("Refusals", "The trick is full. It is gathered first.")
    if view.to_move != view.seat:
        return translate("Refusals", "It is not your turn.")
    if view.trick == 0:
        return translate("Refusals", "First choose the card to be turned up.")
    led = view.table[0][1]
    if mask_of(view.hand) >> led.suit * 8 & 0xFF:
        text = translate("Refusals", "From trick 8 on you must follow suit: %1 were led and you hold some.")
        return fill(text, suit_name(led.suit))
    text = translate("Refusals", "From trick 8 on, with no card of the suit led, you must play a trump: %1.")
    return fill(text, suit_name(view.trump) if view.trump is not None else "")


def why_not(rule: str, variant: Variant) -> str:
    """One sentence for a rule that an action breaks, where the card alone does not tell."""
    if rule == "R7.2" and variant.bela_with_melds:
        return translate(
            "Refusals", "By your house rule béla is declared only before you play a card to the trick."
        )
    sentences = {
        "R3.4": translate("Refusals", "First the card to be turned up is chosen."),
        "R4": translate("Refusals", "It is not the moment for that."),
        "R5.1": translate(
            "Refusals", "Melds are declared in tricks 1 to 8, before your own card, once in a trick."
        ),
        "R5.4": translate("Refusals", "By what your opponent said, this could not score now."),
        "R5.7": translate(
            "Refusals",
            "After a scored one it must reach higher, be longer with the same top, or lie apart below.",
        ),
        "R5.8": translate("Refusals", "It lies wholly inside a sequence that has scored."),
        "R5.9": translate("Refusals", "It has scored already in this hand."),
        "R5.10": translate("Refusals", "By your house rule it may not touch a sequence that has scored."),
        "R7.1": translate(
            "Refusals",
            "Béla takes King and Over of trumps in your hand, until trick 8 is gathered, once in a hand.",
        ),
        "R8.1": translate(
            "Refusals", "Only the trump VII in your hand can be exchanged, while the turned card lies there."
        ),
        "R8.2": translate("Refusals", "Only the leader exchanges, before declaring and playing."),
        "R8.3": translate(
            "Refusals", "You declared the VII in a sequence: no exchange until the trick is gathered."
        ),
        "R9.5": translate("Refusals", "In sudden death nobody goes out: the first points win."),
    }
    return sentences.get(rule, translate("Refusals", "The rules do not allow that now."))
