"""The terms of Ulti: bids, their components, levels of doubling, utterances (U3.1, U3.6, U8.1)."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Suit
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games import ulti
from tartli_desktop.games.ulti import CONTRACTS, Component, Contract, Event, HandResult, Variant
from tartli_desktop.games.ulti.game import RULES
from tartli_desktop.games.ulti.rules import actions
from tartli_desktop.games.ulti.rules.actions import Action
from tartli_desktop.text.card_names import card_name, suit_name
from tartli_desktop.text.placeholders import begun

term = Sentences("ulti", "terms")
"""Components, by their words of U3.1 and of U18.4, and more."""

_aloud = Sentences("ulti", "spoken")
"""What players say, by the texts of actions."""


def part_name(name: str) -> str:
    """A component as it is doubled and paid: the Simple has a word of its own there in Hungarian, *parti*."""
    return term("part-simple" if name == "simple" else name)


def bid_name(text: str) -> str:
    """A bid by its text code (U3.6): "40-100 Ulti of Hearts"."""
    if named := term.get(f"bid-{text}"):
        return named
    name = " ".join(map(term, text.removeprefix("hearts ").split(" ")))
    return term("hearts", bid=name) if CONTRACTS[text].kind == "hearts" else name


def settled_name(component: Component, result: HandResult) -> str:
    """The name of a component of a settled hand; if it is the whole contract, the contract's name."""
    parts = CONTRACTS[result.contract].components
    is_whole = len(parts) == 1 and parts[0][0] == component.name
    return begun(bid_name(result.contract) if is_whole else part_name(component.name))


def component_sentence(name: str, contract: Contract) -> str:
    """What must be done to win a component (U6)."""
    return term(f"made-{name}", plain=contract.kind == "plain")


def kind_sentence(contract: Contract) -> str:
    """Which trumps a bid is played with (U3.4), and whether hands are laid open (U10)."""
    return term(f"kind-{contract.kind}", open=contract.open)


def level_word(level: int) -> str:
    """A level of doubling (U8.1): "Double", "Redouble"."""
    return term(f"level-{level}") if level else ""


def level_declined(level: int) -> str:
    """The words of a button that declines a level of doubling: "Don’t redouble"."""
    return term.get(f"declined-{level}") or term("declined")


def variant_name(variant: Variant) -> str:
    """What a set of rules is called (U15): "Association", or the name in a record."""
    return RULES.variant_text(variant, QCoreApplication.translate)


def trump_name(letter: str) -> str:
    """A trump suit by its letter."""
    return suit_name(Suit.parse(letter))


def marriage_values(values: Sequence[int]) -> str:
    """Marriages by their values: "40 + 20"."""
    return " + ".join(map(str, values))


def marriages_in_sentence(values: Sequence[int]) -> str:
    """Marriages by their values, as what is announced: "40 and 20"."""
    *first, last = (term(f"marriage-{value}") for value in values)
    return term("marriages", first=", ".join(first), last=last) if first else last


def lanes_named(words: Sequence[str]) -> str:
    """The components that a double is about: "Ulti, Simple"."""
    return ", ".join(part_name(word.partition("/")[0]) for word in words)


def lanes_in_sentence(words: Sequence[str]) -> str:
    """The components that a double is about, as its object: "Ulti and Simple"."""
    *first, last = (term("lane", part=part_name(word.partition("/")[0])) for word in words)
    return term("lanes", first=", ".join(first), last=last) if first else last


def named(action: Action) -> dict[str, str]:
    """What an action is about, by the places for it in sentences."""
    match action:
        case ulti.Play(card):
            return {"card": card_name(card)}
        case ulti.Lay((first, second)):
            return {"first": card_name(first), "second": card_name(second)}
        case ulti.MakeBid(bid):
            return {"bid": bid_name(bid)}
        case ulti.NameTrump(suit):
            return {"trump": trump_name(suit)}
        case ulti.Announce(values):
            return {"values": marriages_in_sentence(values)}
        case ulti.Double(words):
            return {"parts": lanes_in_sentence(words)}
    return {}


def spoken(event: Event, contract: str | None = None) -> str | None:
    """What a player says when an event happens, or None (U4.7, U7.2, U8.1).

    Args:
        event: what happens.
        contract: the contract of the hand, if there is one by then; a claim in a Betli is another (U13.3).
    """
    match event:
        case ulti.Bid(_, bid, multiplier):
            name = bid_name(bid)
            return begun(_aloud("doubled", bid=name) if multiplier > 1 else f"{name}!")
        case ulti.AuctionEnded(_, contract):
            return begun(f"{bid_name(contract)}!")
        case ulti.Passed():
            return said(actions.PASS)
        case ulti.Taken():
            return said(actions.TAKE)
        case ulti.Kept():
            return said(actions.KEEP)
        case ulti.TrumpNamed(_, trump):
            return said(ulti.NameTrump(trump))
        case ulti.Forfeited():
            return said(actions.FORFEIT)
        case ulti.MarriageSaid(_, values):
            return said(ulti.Announce(values))
        case ulti.Doubled(_, words, level):
            return said(ulti.Double(words), level=level)
        case ulti.Claimed():
            return said(actions.CLAIM, contract)
        case ulti.ClaimAnswered(_, agreed):
            return said(actions.AGREE if agreed else actions.REFUSE)
        case ulti.Conceded():
            return said(actions.CONCEDE)
    return None


def said(action: Action, contract: str | None = None, *, level: int = 1) -> str | None:
    """What a player says with an action, or None; ``level`` is that of a double."""
    match action:
        case ulti.MakeBid(bid):
            return begun(f"{bid_name(bid)}!")
        case ulti.NameTrump(trump):
            return begun(_aloud("trump", trump=trump_name(trump)))
        case ulti.Announce(values):
            *first, last = (_aloud(f"value-{value}") for value in values)
            told = _aloud("values", first=", ".join(first), last=last) if first else last
            return begun(_aloud("marriage", values=told))
        case ulti.Double(words):
            return begun(_aloud("double", level=level_word(level), parts=lanes_named(words)))
        case actions.CLAIM if CONTRACTS[contract or "simple"].has("betli"):
            return _aloud("claim-none")
    return _aloud.get(str(action))
