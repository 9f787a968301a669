"""The terms of tarokk: bids, bonuses, kontras, sides, and utterances (T4.1, T9)."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import Event, Item, Variant
from tartli_desktop.games.tarokk.game import RULES
from tartli_desktop.games.tarokk.rules.actions import GAME, Action
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, Side
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

tr = Context("Tarokk.Terms")
tr_called = Context("Tarokk.Called")
tr_spoken = Context("Tarokk.Spoken")


def tarokk_name(card: Card) -> str:
    """A card: "XIX", "Pagát", "King of Hearts"."""
    return card_name(card)


def tarokk_names(cards: Iterable[Card]) -> str:
    """Some cards within a sentence: "XIX, Pagát and King of Hearts"."""
    return QLocale().createSeparatedList([tarokk_name(card) for card in cards])


def bid_name(level: int) -> str:
    """A bid by its level (T4.1)."""
    return (tr("Three"), tr("Two"), tr("One"), tr("Solo"))[level - 1]


def item_name(kind: str) -> str:
    """The game, a bonus, or another line of the settlement, by its word (T9.6, T18.4)."""
    return {
        GAME: tr("Game"),
        "trull": tr("Trull"),
        "kings": tr("Four Kings"),
        "double": tr("Double Game"),
        "volat": tr("Volát"),
        "ultimo": tr("Pagátultimó"),
        "catch": tr("XXI-Catch"),
        "tarokks": tr("Tarokks in hand"),
        "trial": tr("Failed trial"),
        "talon": tr("Honour from the talon"),
        "pot": tr("Pot"),
    }[kind]


def tarokks_held(item: Item) -> str:
    """How many tarokks a player is paid for: eight bring 1, nine 2 (T14.4)."""
    if item.value == 1:
        return tr("Eight tarokks")
    return tr("Nine tarokks")


def bonus_sentence(kind: str) -> str:
    """What must be done for a bonus, or to win the game (T9.6, T12.2)."""
    return {
        GAME: tr("48 points for the declarer’s side, 47 for the opponents"),
        "trull": tr("Skíz, XXI and Pagát in your side’s tricks"),
        "kings": tr("all four Kings in your side’s tricks"),
        "double": tr("71 points or more"),
        "volat": tr("all nine tricks"),
        "ultimo": tr("win the last trick with the Pagát"),
        "catch": tr("catch the other side’s XXI with the Skíz"),
    }[kind]


def kontra_word(level: int) -> str:
    """A level of doubling (T9.10), 0 for none."""
    return ("", tr("Kontra"), tr("Rekontra"), tr("Szubkontra"), tr("Hirschkontra"), tr("Mordkontra"))[level]


def side_name(side: Side) -> str:
    """The declarer’s side, or the other."""
    if side == DECLARERS:
        return tr("declarer’s side")
    return tr("opponents")


def ground_sentence(ground: str) -> str:
    """Why a hand is void (T7)."""
    return {
        "passed": tr("Everybody passed."),
        "kings": tr("Annulled with all four Kings."),
        "xxi": tr("Annulled with the XXI as the only tarokk."),
        "pagat": tr("Annulled with the Pagát as the only tarokk."),
        "none": tr("Annulled without a tarokk."),
        "xxi_pagat": tr("Annulled with XXI and Pagát as the only tarokks."),
    }[ground]


def holding_name(holding: str) -> str:
    """A holding that entitles to annul (T7.2), in few words."""
    return {
        "kings": tr("four Kings"),
        "xxi": tr("the XXI as the only tarokk"),
        "pagat": tr("the Pagát as the only tarokk"),
        "none": tr("no tarokk"),
        "xxi_pagat": tr("XXI and Pagát as the only tarokks"),
    }[holding]


def void_line(ground: str) -> str:
    """That a hand is void, and why (T7)."""
    void = tr("The hand is void.")
    return f"{ground_sentence(ground)} {void}"


def call_sentence(card: Card) -> str:
    """What the declarer says to call a tarokk from II to XX (T8.1)."""
    number = card.number
    assert number is not None
    return (
        tr_called("I call the II."),
        tr_called("I call the III."),
        tr_called("I call the IV."),
        tr_called("I call the V."),
        tr_called("I call the VI."),
        tr_called("I call the VII."),
        tr_called("I call the VIII."),
        tr_called("I call the IX."),
        tr_called("I call the X."),
        tr_called("I call the XI."),
        tr_called("I call the XII."),
        tr_called("I call the XIII."),
        tr_called("I call the XIV."),
        tr_called("I call the XV."),
        tr_called("I call the XVI."),
        tr_called("I call the XVII."),
        tr_called("I call the XVIII."),
        tr_called("I call the XIX."),
        tr_called("I call the XX."),
    )[number - 2]


def kontra_sentence(level: int, item: str) -> str:
    """What a player says for a kontra of a level to the game or to a bonus (T9.10)."""
    text = {
        GAME: tr_spoken("%1 the game!", "a level of kontra"),
        "trull": tr_spoken("%1 the Trull!", "a level of kontra"),
        "kings": tr_spoken("%1 the Kings!", "a level of kontra"),
        "double": tr_spoken("%1 the Double Game!", "a level of kontra"),
        "volat": tr_spoken("%1 the Volát!", "a level of kontra"),
        "ultimo": tr_spoken("%1 the Ultimó!", "a level of kontra"),
        "catch": tr_spoken("%1 the catch!", "a level of kontra"),
    }[item]
    return begun(fill(text, kontra_word(level)))


def variant_name(variant: Variant) -> str:
    """What a set of rules is called (T15): "Paskievics", or the name in a record."""
    return RULES.variant_text(variant, QCoreApplication.translate)


def spoken(event: Event) -> str | None:
    """What a player says when an event happens, or None (T4, T7.2, T8, T9, T22.2)."""
    match event:
        case tarokk.Dealt() if event.knocked:
            return tr_spoken("I knock!")
        case tarokk.BidMade(_, level):
            return said(tarokk.Bid(level))
        case tarokk.Held():
            return said(tarokk.HOLD)
        case tarokk.Passed() | tarokk.TurnClosed(_, True):
            return said(tarokk.PASS)
        case tarokk.Annulled():
            return said(tarokk.ANNUL)
        case tarokk.Called(_, card):
            return said(tarokk.Call(card))
        case tarokk.TarokksDeclared(_, count):
            return said(tarokk.DeclareTarokks(count))
        case tarokk.Announced(_, bonus):
            return said(tarokk.Announce(bonus))
        case tarokk.Kontra(_, item, _, level):
            return said(tarokk.SayKontra(level, item))
    return None


def said(action: Action) -> str | None:
    """What a player says with an action, or None (T4, T7.2, T8, T9)."""
    match action:
        case tarokk.Bid(level):
            return f"{begun(bid_name(level))}!"
        case tarokk.HOLD:
            return tr_spoken("I hold.")
        case tarokk.PASS:
            return tr_spoken("Pass.")
        case tarokk.ANNUL:
            return tr_spoken("I throw it in.")
        case tarokk.Call(card):
            return call_sentence(card)
        case tarokk.DeclareTarokks(8):
            return tr_spoken("Eight tarokks!")
        case tarokk.DeclareTarokks():
            return tr_spoken("Nine tarokks!")
        case tarokk.Announce(bonus):
            return f"{begun(item_name(bonus))}!"
        case tarokk.SayKontra(level, item):
            return kontra_sentence(level, item)
    return None
