"""The terms of Ulti: bids, their components, levels of doubling, utterances (U3.1, U3.6, U8.1)."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Suit
from tartli_desktop.games import ulti
from tartli_desktop.games.ulti import CONTRACTS, Component, Contract, Event, HandResult, Variant
from tartli_desktop.games.ulti.game import RULES
from tartli_desktop.games.ulti.rules import actions
from tartli_desktop.games.ulti.rules.actions import Action
from tartli_desktop.text.card_names import suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

tr = Context("Ulti.Terms")
tr_spoken = Context("Ulti.Spoken")


def component_name(name: str) -> str:
    """A component, by its word of U3.1 or of U18.4: "40-100", "Four Aces", "silent Ulti"."""
    return {
        "40-100": tr("40-100"),
        "20-100": tr("20-100"),
        "ulti": tr("Ulti"),
        "aces": tr("Four Aces"),
        "durchmars": tr("Durchmars"),
        "open-durchmars": tr("Open Durchmars"),
        "betli": tr("Betli"),
        "simple": tr("Simple"),
        "silent-100": tr("silent 100"),
        "silent-ulti": tr("silent Ulti"),
        "silent-aces": tr("silent Four Aces"),
        "silent-durchmars": tr("silent Durchmars"),
    }[name]


def part_name(name: str) -> str:
    """A component as it is doubled and paid: the Simple has a word of its own there in Hungarian, *parti*."""
    return tr("Simple", "a part of a contract") if name == "simple" else component_name(name)


def bid_name(text: str) -> str:
    """A bid by its text code (U3.6): "40-100 Ulti of Hearts"."""
    contract = CONTRACTS[text]
    if contract.kind == "plain":
        return {
            "betli": tr("Betli"),
            "rebetli": tr("Rebetli"),
            "open-betli": tr("Open Betli"),
            "plain-durchmars": tr("Plain Durchmars"),
            "plain-redurchmars": tr("Plain Redurchmars"),
            "plain-open-durchmars": tr("Plain Open Durchmars"),
        }[text]
    if text == "durchmars":
        return tr("Trump Durchmars")
    words = text.removeprefix("hearts ").split(" ")
    name = " ".join(map(component_name, words))
    return fill(tr("%1 of Hearts", "a bid"), name) if contract.kind == "hearts" else name


def settled_name(component: Component, result: HandResult) -> str:
    """The name of a component of a settled hand; if it is the whole contract, the contract's name."""
    parts = CONTRACTS[result.contract].components
    is_whole = len(parts) == 1 and parts[0][0] == component.name
    return begun(bid_name(result.contract) if is_whole else part_name(component.name))


def component_sentence(name: str, contract: Contract) -> str:
    """What must be done to win a component (U6)."""
    if name == "durchmars" and contract.kind == "plain":
        return tr("win all ten tricks, without trumps")
    return {
        "40-100": tr("hold King and Over of trumps and win at least 60 points in Aces, Tens and last trick"),
        "20-100": tr(
            "hold King and Over of another suit and win at least 80 points in Aces, Tens and last trick"
        ),
        "ulti": tr("win the last trick with the Seven of trumps"),
        "aces": tr("win all four Aces"),
        "durchmars": tr("win all ten tricks"),
        "open-durchmars": tr("win all ten tricks, with hands laid open after the first"),
        "betli": tr("win no trick, without trumps"),
        "simple": tr("score more points than the defenders"),
    }[name]


def kind_sentence(contract: Contract) -> str:
    """Which trumps a bid is played with (U3.4), and whether hands are laid open (U10)."""
    if contract.kind == "hearts":
        return tr("Hearts are trumps; everything counts double.")
    if contract.kind == "single":
        return tr("You name the trumps after the auction: Acorns, Leaves or Bells.")
    if contract.open:
        return tr("No trumps; Tens rank below the Under. Hands are laid open after trick 1.")
    return tr("No trumps; Tens rank below the Under.")


def level_word(level: int) -> str:
    """A level of doubling (U8.1): "Double", "Redouble"."""
    return (
        "",
        tr("Double"),
        tr("Redouble"),
        tr("Szubkontra"),
        tr("Mordkontra"),
        tr("Hirschkontra"),
        tr("Fedák Sári"),
        tr("Kerekes bicikli"),
    )[level]


def level_declined(level: int) -> str:
    """The words of a button that declines a level of doubling: "Don’t redouble"."""
    return {1: tr("Do&n’t double"), 2: tr("Do&n’t redouble")}.get(level) or tr("&Leave it")


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
    said = {20: tr("20", "a marriage, as an object"), 40: tr("40", "a marriage, as an object")}
    *first, last = (said[value] for value in values)
    return fill(tr("%1 and %2", "marriages"), ", ".join(first), last) if first else last


def lanes_named(words: Sequence[str]) -> str:
    """The components that a double is about: "Ulti, Simple"."""
    return ", ".join(part_name(word.partition("/")[0]) for word in words)


def lanes_in_sentence(words: Sequence[str]) -> str:
    """The components that a double is about, as its object: "Ulti and Simple"."""
    text = tr("%1", "a part that is doubled, with its article and ending")
    *first, last = (fill(text, part_name(word.partition("/")[0])) for word in words)
    return fill(tr("%1 and %2", "parts that are doubled"), ", ".join(first), last) if first else last


def spoken(event: Event, contract: str | None = None) -> str | None:
    """What a player says when an event happens, or None (U4.7, U7.2, U8.1).

    Args:
        event: what happens.
        contract: the contract of the hand, if there is one by then; a claim in a Betli is another (U13.3).
    """
    match event:
        case ulti.Bid(_, bid, multiplier):
            doubled = tr_spoken("%1, double value!") if multiplier > 1 else "%1!"
            return begun(fill(doubled, bid_name(bid)))
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
            return begun(fill(tr_spoken("%1 are trumps!"), trump_name(trump)))
        case ulti.Announce(values):
            names = {20: tr_spoken("twenty"), 40: tr_spoken("forty")}
            *first, last = (names[value] for value in values)
            both = tr_spoken("%1 and %2", "values of marriages")
            told = fill(both, ", ".join(first), last) if first else last
            return begun(fill(tr_spoken("I have %1!"), told))
        case ulti.Double(words):
            return begun(fill(tr_spoken("%1: %2!"), level_word(level), lanes_named(words)))
        case actions.CLAIM if CONTRACTS[contract or "simple"].has("betli"):
            return tr_spoken("I win no more tricks.")
    plain = {
        actions.PASS: tr_spoken("Pass."),
        actions.TAKE: tr_spoken("I pick it up."),
        actions.KEEP: tr_spoken("I keep it."),
        actions.FORFEIT: tr_spoken("I throw it in."),
        actions.CLAIM: tr_spoken("The rest is decided."),
        actions.AGREE: tr_spoken("Good."),
        actions.GOOD: tr_spoken("Good."),
        actions.REFUSE: tr_spoken("Play on!"),
        actions.CONCEDE: tr_spoken("I give up."),
    }
    return plain.get(action)
