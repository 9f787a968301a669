"""The terms of tarokk: bids, bonuses, kontras, sides, and utterances (T4.1, T9)."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import Event, Item, Variant
from tartli_desktop.games.tarokk.game import RULES
from tartli_desktop.games.tarokk.rules.actions import KONTRAS, LEVELS, Action
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.placeholders import begun

term = Sentences("tarokk", "terms")
"""The game, bonuses and other lines of the settlement, by the words of T9.6 and T18.4, and more."""

_aloud = Sentences("tarokk", "spoken")
"""What players say, by the texts of actions."""


def tarokk_name(card: Card) -> str:
    """A card: "XIX", "Pagát", "King of Hearts"."""
    return card_name(card)


def tarokk_names(cards: Iterable[Card]) -> str:
    """Some cards within a sentence: "XIX, Pagát and King of Hearts"."""
    return QLocale().createSeparatedList([tarokk_name(card) for card in cards])


def bid_name(level: int) -> str:
    """A bid by its level (T4.1)."""
    return term(f"bid-{LEVELS[level - 1]}")


def tarokks_held(item: Item) -> str:
    """How many tarokks a player is paid for: eight bring 1, nine 2 (T14.4)."""
    return term("eight" if item.value == 1 else "nine")


def kontra_word(level: int) -> str:
    """A level of doubling (T9.10), 0 for none."""
    return term(KONTRAS[level - 1]) if level else ""


def void_line(ground: str) -> str:
    """That a hand is void, and why (T7)."""
    return f"{term(f'void-{ground}')} {term('void')}"


def named(action: Action) -> dict[str, object]:
    """What an action is about, by the places for it in sentences."""
    match action:
        case tarokk.Play(card) | tarokk.Call(card):
            return {"card": tarokk_name(card)}
        case tarokk.Discard(cards):
            return {"cards": tarokk_names(cards)}
        case tarokk.Bid(level):
            return {"bid": bid_name(level)}
        case tarokk.DeclareTarokks(count):
            return {"count": count}
        case tarokk.Announce(bonus):
            return {"bonus": term(bonus)}
        case tarokk.SayKontra(level, item):
            return {"level": kontra_word(level), "bonus": term(item)}
    return {}


def variant_name(variant: Variant) -> str:
    """What a set of rules is called (T15): "Paskievics", or the name in a record."""
    return RULES.variant_text(variant, QCoreApplication.translate)


def spoken(event: Event) -> str | None:
    """What a player says when an event happens, or None (T4, T7.2, T8, T9, T22.2)."""
    match event:
        case tarokk.Dealt() if event.knocked:
            return _aloud("knock")
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
        case tarokk.Announce(bonus):
            return f"{begun(term(bonus))}!"
        case tarokk.SayKontra(level, item):
            return begun(_aloud(f"kontra-{item}", level=kontra_word(level)))
    return _aloud.get(str(action).replace(" ", "-")) or None
