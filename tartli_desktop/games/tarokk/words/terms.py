"""The terms of tarokk: bids, bonuses, kontras, sides, levels of play, and utterances (T4.1, T9)."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.games.tarokk import (
    Announced,
    Annulled,
    BidMade,
    Called,
    Event,
    Held,
    Item,
    Kontra,
    Passed,
    TarokksDeclared,
    TurnClosed,
    Variant,
)
from tartli_desktop.games.tarokk.rules.actions import GAME, Action, Announce, Call, DeclareTarokks, SayKontra
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, Side
from tartli_desktop.kit import levels
from tartli_desktop.text.card_names import SuitSystem, card_name
from tartli_desktop.text.placeholders import begun, fill

translate = QCoreApplication.translate

SUITS = SuitSystem.TAROKK
"""The suit names used for every tarokk card."""


def tarokk_name(card: Card) -> str:
    """A card: "XIX", "Pagát", "King of Hearts"."""
    return card_name(card, SUITS)


def tarokk_names(cards: Iterable[Card]) -> str:
    """Some cards within a sentence: "XIX, Pagát and King of Hearts"."""
    return QLocale().createSeparatedList([tarokk_name(card) for card in cards])


def bid_name(level: int) -> str:
    """A bid by its level (T4.1)."""
    return (
        translate("Tarokk.Terms", "Three"),
        translate("Tarokk.Terms", "Two"),
        translate("Tarokk.Terms", "One"),
        translate("Tarokk.Terms", "Solo"),
    )[level - 1]


def item_name(kind: str) -> str:
    """The game, a bonus, or another line of the settlement, by its word (T9.6, T18.4)."""
    return {
        GAME: translate("Tarokk.Terms", "Game"),
        "trull": translate("Tarokk.Terms", "Trull"),
        "kings": translate("Tarokk.Terms", "Four Kings"),
        "double": translate("Tarokk.Terms", "Double Game"),
        "volat": translate("Tarokk.Terms", "Volát"),
        "ultimo": translate("Tarokk.Terms", "Pagátultimó"),
        "catch": translate("Tarokk.Terms", "XXI-Catch"),
        "tarokks": translate("Tarokk.Terms", "Tarokks in hand"),
        "trial": translate("Tarokk.Terms", "Failed trial"),
    }[kind]


def tarokks_held(item: Item) -> str:
    """How many tarokks a player is paid for: eight bring 1, nine 2 (T14.4)."""
    if item.value == 1:
        return translate("Tarokk.Terms", "Eight tarokks")
    return translate("Tarokk.Terms", "Nine tarokks")


def bonus_sentence(kind: str) -> str:
    """What must be done for a bonus, or to win the game (T9.6, T12.2)."""
    return {
        GAME: translate("Tarokk.Terms", "48 points for the declarer’s side, 47 for the opponents"),
        "trull": translate("Tarokk.Terms", "Skíz, XXI and Pagát in your side’s tricks"),
        "kings": translate("Tarokk.Terms", "all four Kings in your side’s tricks"),
        "double": translate("Tarokk.Terms", "71 points or more"),
        "volat": translate("Tarokk.Terms", "all nine tricks"),
        "ultimo": translate("Tarokk.Terms", "win the last trick with the Pagát"),
        "catch": translate("Tarokk.Terms", "catch the other side’s XXI with the Skíz"),
    }[kind]


def kontra_word(level: int) -> str:
    """A level of doubling (T9.10), 0 for none."""
    return (
        "",
        translate("Tarokk.Terms", "Kontra"),
        translate("Tarokk.Terms", "Rekontra"),
        translate("Tarokk.Terms", "Szubkontra"),
        translate("Tarokk.Terms", "Hirskontra"),
        translate("Tarokk.Terms", "Mordkontra"),
    )[level]


def side_name(side: Side) -> str:
    """The declarer’s side, or the other."""
    if side == DECLARERS:
        return translate("Tarokk.Terms", "declarer’s side")
    return translate("Tarokk.Terms", "opponents")


def ground_sentence(ground: str) -> str:
    """Why a hand is void (T7)."""
    return {
        "passed": translate("Tarokk.Terms", "Everybody passed."),
        "kings": translate("Tarokk.Terms", "Annulled with all four Kings."),
        "xxi": translate("Tarokk.Terms", "Annulled with the XXI as the only tarokk."),
        "pagat": translate("Tarokk.Terms", "Annulled with the Pagát as the only tarokk."),
        "none": translate("Tarokk.Terms", "Annulled without a tarokk."),
        "xxi_pagat": translate("Tarokk.Terms", "Annulled with XXI and Pagát as the only tarokks."),
    }[ground]


def holding_name(holding: str) -> str:
    """A holding that entitles to annul (T7.2), in few words."""
    return {
        "kings": translate("Tarokk.Terms", "four Kings"),
        "xxi": translate("Tarokk.Terms", "the XXI as the only tarokk"),
        "pagat": translate("Tarokk.Terms", "the Pagát as the only tarokk"),
        "none": translate("Tarokk.Terms", "no tarokk"),
        "xxi_pagat": translate("Tarokk.Terms", "XXI and Pagát as the only tarokks"),
    }[holding]


def void_line(ground: str) -> str:
    """That a hand is void, and why (T7)."""
    void = translate("Tarokk.Terms", "The hand is void.")
    return f"{ground_sentence(ground)} {void}"


def call_sentence(card: Card) -> str:
    """What the declarer says to call a tarokk from II to XX (T8.1)."""
    number = card.number
    assert number is not None
    return (
        translate("Tarokk.Called", "I call the II."),
        translate("Tarokk.Called", "I call the III."),
        translate("Tarokk.Called", "I call the IV."),
        translate("Tarokk.Called", "I call the V."),
        translate("Tarokk.Called", "I call the VI."),
        translate("Tarokk.Called", "I call the VII."),
        translate("Tarokk.Called", "I call the VIII."),
        translate("Tarokk.Called", "I call the IX."),
        translate("Tarokk.Called", "I call the X."),
        translate("Tarokk.Called", "I call the XI."),
        translate("Tarokk.Called", "I call the XII."),
        translate("Tarokk.Called", "I call the XIII."),
        translate("Tarokk.Called", "I call the XIV."),
        translate("Tarokk.Called", "I call the XV."),
        translate("Tarokk.Called", "I call the XVI."),
        translate("Tarokk.Called", "I call the XVII."),
        translate("Tarokk.Called", "I call the XVIII."),
        translate("Tarokk.Called", "I call the XIX."),
        translate("Tarokk.Called", "I call the XX."),
    )[number - 2]


def kontra_sentence(level: int, item: str) -> str:
    """What a player says for a kontra of a level to the game or to a bonus (T9.10)."""
    text = {
        GAME: translate("Tarokk.Spoken", "%1 the game!", "a level of kontra"),
        "trull": translate("Tarokk.Spoken", "%1 the Trull!", "a level of kontra"),
        "kings": translate("Tarokk.Spoken", "%1 the Kings!", "a level of kontra"),
        "double": translate("Tarokk.Spoken", "%1 the Double Game!", "a level of kontra"),
        "volat": translate("Tarokk.Spoken", "%1 the Volát!", "a level of kontra"),
        "ultimo": translate("Tarokk.Spoken", "%1 the Ultimó!", "a level of kontra"),
        "catch": translate("Tarokk.Spoken", "%1 the catch!", "a level of kontra"),
    }[item]
    return begun(fill(text, kontra_word(level)))


def level_sentence(level: str) -> str:
    """A sentence about a level; empty for an unknown one."""
    of_game = {
        "beginner": translate("Tarokk.Terms", "Knows the rules and announces little."),
        "casual": translate("Tarokk.Terms", "Counts tarokks before bidding."),
        "heuristic": translate("Tarokk.Terms", "Bids, calls and plays the way good players do."),
    }
    return levels.level_sentence(level, of_game)


def variant_name(variant: Variant) -> str:
    """What a set of rules is called (T15): "Paskievics", or the name in a record."""
    return {
        "paskievics": translate("Tarokk.Variants", "Paskievics"),
        "online": translate("Tarokk.Variants", "As played online"),
    }.get(variant.name, variant.name)


def spoken(event: Event) -> str | None:
    """What a player says when an event happens, or None (T4, T7.2, T8, T9)."""
    match event:
        case BidMade(_, level):
            return f"{begun(bid_name(level))}!"
        case Held():
            return translate("Tarokk.Spoken", "I hold.")
        case Passed():
            return translate("Tarokk.Spoken", "Pass.")
        case TurnClosed(_, True):
            return translate("Tarokk.Spoken", "Pass.")
        case Annulled():
            return translate("Tarokk.Spoken", "I throw it in.")
        case Called(_, card):
            return said(Call(card))
        case TarokksDeclared(_, count):
            return said(DeclareTarokks(count))
        case Announced(_, bonus):
            return said(Announce(bonus))
        case Kontra(_, item, _, level):
            return said(SayKontra(level, item))
    return None


def said(action: Action) -> str | None:
    """What a player says in the round of announcements, or None (T8, T9)."""
    match action:
        case Call(card):
            return call_sentence(card)
        case DeclareTarokks(8):
            return translate("Tarokk.Spoken", "Eight tarokks!")
        case DeclareTarokks():
            return translate("Tarokk.Spoken", "Nine tarokks!")
        case Announce(bonus):
            return f"{begun(item_name(bonus))}!"
        case SayKontra(level, item):
            return kontra_sentence(level, item)
    return None
