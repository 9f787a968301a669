"""Cards, melds and events in words that a person reads or hears, in the user's language.

Every text goes through Qt's translation. In English the Hungarian game says terc, vannak and maccs, the
Austrian one Terz, Vierling and Double. Suits and ranks are called what the pack shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication

from tartli_desktop.engine import (
    BELA,
    EXCHANGE,
    OUT,
    Action,
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
    NotPlayable,
    Rank,
    RankNamed,
    Suit,
    TurnAsked,
    Variant,
    View,
    WentOut,
    Word,
)

from .placeholders import fill

translate = QCoreApplication.translate


class SuitSystem(Enum):
    """What a pack shows for the suits and for Under and Over, and so what its cards are called (R1.1)."""

    GERMAN = "Acorns, Leaves, Hearts and Bells; Under and Over"
    FRENCH = "Clubs, Spades, Hearts and Diamonds; Jack and Queen"


def suits_of(pack: str) -> SuitSystem:
    """The suits of a pack, as `Settings.pack` says it; those of the user's own are German."""
    return SuitSystem.FRENCH if pack == "french" else SuitSystem.GERMAN


def suit_name(suit: Suit, suits: SuitSystem) -> str:
    """A suit: "Acorns", or "Clubs"."""
    if suits is SuitSystem.FRENCH:
        return (
            translate("FrenchCards", "Clubs"),
            translate("FrenchCards", "Spades"),
            translate("FrenchCards", "Hearts"),
            translate("FrenchCards", "Diamonds"),
        )[suit]
    return (
        translate("Cards", "Acorns"),
        translate("Cards", "Leaves"),
        translate("Cards", "Hearts"),
        translate("Cards", "Bells"),
    )[suit]


def rank_name(rank: Rank, suits: SuitSystem) -> str:
    """A rank: "Over", or "Queen"."""
    if suits is SuitSystem.FRENCH:
        return (
            translate("FrenchCards", "Seven"),
            translate("FrenchCards", "Eight"),
            translate("FrenchCards", "Nine"),
            translate("FrenchCards", "Ten"),
            translate("FrenchCards", "Jack"),
            translate("FrenchCards", "Queen"),
            translate("FrenchCards", "King"),
            translate("FrenchCards", "Ace"),
        )[rank]
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


def ranks_name(rank: Rank, suits: SuitSystem) -> str:
    """A rank in the plural, for a set: "Overs", or "Queens"."""
    if suits is SuitSystem.FRENCH:
        return (
            translate("FrenchCards", "Sevens"),
            translate("FrenchCards", "Eights"),
            translate("FrenchCards", "Nines"),
            translate("FrenchCards", "Tens"),
            translate("FrenchCards", "Jacks"),
            translate("FrenchCards", "Queens"),
            translate("FrenchCards", "Kings"),
            translate("FrenchCards", "Aces"),
        )[rank]
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


def card_name(card: Card, suits: SuitSystem) -> str:
    """A card: "Over of Hearts", or "Queen of Hearts"."""
    rank, suit = rank_name(card.rank, suits), suit_name(card.suit, suits)
    if suits is SuitSystem.FRENCH:
        return fill(translate("FrenchCards", "%1 of %2"), rank, suit)
    return fill(translate("Cards", "%1 of %2"), rank, suit)


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


def level_name(level: str) -> str:
    """What a level of the opponent is called; of an unknown one its id."""
    return {
        "beginner": translate("Levels", "Beginner"),
        "casual": translate("Levels", "Sunday player"),
        "heuristic": translate("Levels", "Café regular"),
        "strong": translate("Levels", "Master"),
    }.get(level, level)


def length_word(length: int, variant: Variant) -> str:
    """What a sequence of a length is called: "terc" or "Terz" (R2.1)."""
    if is_austrian(variant):
        words = (
            translate("AustrianTerms", "Terz"),
            translate("AustrianTerms", "Quart"),
            translate("AustrianTerms", "Quint"),
            translate("AustrianTerms", "Sext"),
            translate("AustrianTerms", "Siebt"),
            translate("AustrianTerms", "Acht"),
        )
    else:
        words = (
            translate("HungarianTerms", "terc"),
            translate("HungarianTerms", "kvart"),
            translate("HungarianTerms", "kvint"),
            translate("HungarianTerms", "szext"),
            translate("HungarianTerms", "szept"),
            translate("HungarianTerms", "okt"),
        )
    return words[length - 3]


def set_word(variant: Variant) -> str:
    """What a set is called: "vannak" or "Vierling" (R2.2)."""
    if is_austrian(variant):
        return translate("AustrianTerms", "Vierling")
    return translate("HungarianTerms", "vannak")


def game_word(games: int, variant: Variant) -> str:
    """What is won by games: "1 buli", "2 stakes" (R10)."""
    if is_austrian(variant):
        return translate("Games", "%n stake(s)", None, games)
    return translate("Games", "%n buli point(s)", None, games)


def double_word(variant: Variant) -> str:
    """What a game won twofold is called: "maccs" or "Double" (R9.3)."""
    if is_austrian(variant):
        return translate("AustrianTerms", "Double")
    return translate("HungarianTerms", "maccs")


def meld_name(item: Meld, variant: Variant, suits: SuitSystem) -> str:
    """A meld named in full (R6.4): "Hearts Over kvart", "Unders vannak"."""
    if isinstance(item, FourOfAKind):
        text = translate("Melds", "%1 %2", "a set: plural rank, the word for a set")
        return fill(text, ranks_name(item.rank, suits), set_word(variant))
    text = translate("Melds", "%1 %2 %3", "a sequence: suit, top rank, the word for its length")
    suit, top = suit_name(item.suit, suits), rank_name(item.top, suits)
    return fill(text, suit, top, length_word(item.length, variant))


def words_said(words: Sequence[Word], variant: Variant) -> str:
    """What is said aloud of a declaration (R5.3): "Vannak, kvart!"."""
    said = ", ".join(set_word(variant) if word == "set" else length_word(word, variant) for word in words)
    return _begun(fill(translate("Spoken", "%1!"), said))


def spoken(event: Event, variant: Variant, suits: SuitSystem) -> str | None:
    """What is said aloud at the table by an event, or None; exactly the information of R5.3 and R6."""
    match event:
        case Declared(_, words):
            return words_said(words, variant)
        case RankNamed(_, rank):
            text = translate("Spoken", "%1.", "the rank named in a contest")
            return _begun(fill(text, rank_name(rank, suits)))
        case ContestAnswered(_, higher):
            return translate("Spoken", "Higher here.") if higher else translate("Spoken", "Good.")
        case MeldsScored(_, items, points):
            names = ", ".join(meld_name(item, variant, suits) for item in items)
            text = translate("Spoken", "%1: %2.", "melds named in full, and their points")
            return _begun(fill(text, names, points))
        case BelaDeclared():
            return translate("Spoken", "Béla!")
        case Exchanged(_, _, taken):
            # R8.4
            return fill(translate("Spoken", "I exchange the Seven for the %1."), card_name(taken, suits))
        case TurnAsked(_, position):
            return fill(translate("Spoken", "Card %1, please."), position)
        case CardDrawn(_, card, True) if card is not None:
            # R4.3, R4.4
            return fill(translate("Spoken", "I draw the %1."), card_name(card, suits))
        case WentOut():
            return translate("Spoken", "I am out!")
    return None


def _begun(text: str) -> str:
    """A text as a sentence begins: in Hungarian the names of cards and melds are in small letters."""
    return text[:1].upper() + text[1:]


def why_not_play(view: View, card: Card, suits: SuitSystem) -> str:
    """One sentence that says why a card may not be played now (R4)."""
    match view.why_not(card):
        case NotPlayable.NO_HAND:
            return translate("Refusals", "No trick is being played.")
        case NotPlayable.TRICK_FULL:
            return translate("Refusals", "The trick is full and must be gathered first.")
        case NotPlayable.NOT_THE_TURN:
            return translate("Refusals", "It is not your turn.")
        case NotPlayable.NO_TURN_UP:
            return translate("Refusals", "First choose the card to be turned up.")
        case NotPlayable.MUST_FOLLOW:
            text = translate(
                "Refusals", "From trick 8 on you must follow suit: %1 were led, and you have some."
            )
            return fill(text, suit_name(view.trick[0][1].suit, suits))
        case NotPlayable.MUST_TRUMP if view.trump is not None:
            text = translate(
                "Refusals", "From trick 8 on, if you cannot follow suit, you must play a trump: %1."
            )
            return fill(text, suit_name(view.trump, suits))
    return translate("Refusals", "You cannot do that now.")


def why_not(rule: str, variant: Variant, suits: SuitSystem, action: Action = BELA) -> str:
    """One sentence for a rule that an action breaks, where the card alone does not tell.

    Args:
        rule: the number of the rule, as the engine's refusal names it.
        variant: the rules that are played.
        suits: those of the pack.
        action: what was refused; R7.2 bars three different things.
    """
    if rule == "R7.2" and variant.bela_with_melds:
        return _why_not_with_bela(action)
    sentences = {
        "R3.4": translate("Refusals", "The card to be turned up must be chosen first."),
        "R4": translate("Refusals", "You cannot do that now."),
        "R5.1": translate(
            "Refusals", "Melds are declared in tricks 1 to 8, before your own card, once per trick."
        ),
        "R5.4": translate("Refusals", "After what your opponent said, this could not score now."),
        "R5.7": translate(
            "Refusals",
            "After one that has scored, it must go higher, be longer with the same top card, or lie "
            "below with a gap.",
        ),
        "R5.8": translate("Refusals", "It lies entirely within a sequence that has already scored."),
        "R5.9": translate("Refusals", "It has already scored in this hand."),
        "R5.10": translate("Refusals", "By your house rules it may not touch a sequence that has scored."),
        "R7.1": fill(
            translate(
                "Refusals",
                "For béla you need %1 and %2 of trumps in your hand: once per hand, until trick 8 is "
                "gathered.",
            ),
            rank_name(Rank.KING, suits),
            rank_name(Rank.OVER, suits),
        ),
        "R8.1": translate(
            "Refusals",
            "You can exchange only the trump Seven, from your hand, "
            "while the turned-up card is on the table.",
        ),
        "R8.2": translate("Refusals", "Only the leader can exchange, before declaring and playing."),
        "R8.3": translate(
            "Refusals", "You declared the Seven in a sequence: no exchange until the trick is gathered."
        ),
        "R9.5": translate("Refusals", "In sudden death nobody goes out: the first points win."),
    }
    return sentences.get(rule, translate("Refusals", "The rules do not allow that now."))


def _why_not_with_bela(action: Action) -> str:
    """What the house rule of R7.2 bars."""
    if action == EXCHANGE:
        return translate("Refusals", "By your house rule you exchange before you declare béla in a trick.")
    if action == OUT:
        return translate(
            "Refusals",
            "You are tied, and both of you are out: nobody may go out any more, and the next points win.",
        )
    return translate(
        "Refusals", "By your house rules, béla can be declared only before you play a card to the trick."
    )
