"""A page of the help for each contract, and the ladder that they make. Values are those of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.ulti.coach.silent_bids import silent_bids
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS, LADDER, Contract
from tartli_desktop.games.ulti.rules.settlement import HUNDREDS
from tartli_desktop.games.ulti.rules.variant import Rules
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.money import gain, loss, worth
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, at, cards, heading, listed, said, table

translate = QCoreApplication.translate


class Example(NamedTuple):
    """Ten cards that suit a contract."""

    bid: str
    trump: str | None
    cards: str


EXAMPLES = {
    "simple": Example("simple", "A", "AA AK AO A9 A8 LA LX HX H8 B7"),
    "40-100": Example("40-100", "A", "AA AX AK AO A8 LA LX HA HX B7"),
    "20-100": Example("20-100", "A", "AA AX AU A8 LA LX LK LO HA BA"),
    "ulti": Example("ulti", "A", "AA AX AK A9 A7 LA LX HA H9 B8"),
    "aces": Example("aces", "A", "AA AX AK A9 LA LX HA HX BA B8"),
    "durchmars": Example("durchmars", "A", "AA AX AK AO AU A9 LA LX HA BA"),
    "open-durchmars": Example("open-durchmars", "A", "AA AX AK AO AU A9 A8 LA LX HA"),
    "betli": Example("betli", None, "A7 A8 AX L7 L8 L9 H7 H9 B7 B8"),
}
"""Example hands by component."""

_RULES = {
    "simple": "U6.1",
    "40-100": "U6.2",
    "20-100": "U6.2",
    "ulti": "U6.3 U12.2",
    "aces": "U6.4",
    "durchmars": "U6.5",
    "open-durchmars": "U6.5",
    "betli": "U6.6",
}

ORDER = ("simple", "40-100", "20-100", "ulti", "aces", "durchmars", "open-durchmars", "betli")
"""The order of the pages, in which players meet the components at the table."""


def contract_pages(variant: Rules, suits: SuitSystem) -> tuple[Section, ...]:
    """A page for each component; without Four Aces if the rules have none (U3.7)."""
    names = [name for name in ORDER if name != "aces" or variant.four_aces]
    return tuple(Section(page_title(name), _page(name, variant, suits)) for name in names)


def page_title(name: str) -> str:
    """The name of a component, written as a heading."""
    named = terms.component_name(name)
    return named[:1].upper() + named[1:]


def page_anchor(name: str) -> str:
    """The anchor of a component's page."""
    return f"bid-{name}"


def _page(name: str, variant: Rules, suits: SuitSystem) -> str:
    example = EXAMPLES[name]
    contract = CONTRACTS[example.bid]
    sentence = terms.component_sentence(name, contract)
    means = f"<b>{sentence[:1].upper()}{sentence[1:]}.</b>"
    return (
        said(at(f"{page_anchor(name)} {_RULES[name]}", means), _more(name))
        + said(_part_of(name, variant), translate("Ulti.Help", "The soloist leads to the first trick."))
        + _stakes(name, variant)
        + heading(translate("Ulti.Help", "How to win it"))
        + listed(_ways(name))
        + said(_suits(example, suits))
        + cards(example.cards)
    )


def _suits(example: Example, suits: SuitSystem) -> str:
    """The line above an example hand."""
    if example.trump is None:
        return translate("Ulti.Help", "A typical hand:")
    text = translate("Ulti.Help", "A typical hand, with %1 as trumps:")
    return fill(text, terms.trump_name(example.trump, suits))


def _holds(contract: Contract, name: str) -> bool:
    """Whether a bid has a component; an open Durchmars without trumps counts as an Open Durchmars."""
    if name == "durchmars":
        return contract.has(name) and not contract.open
    return contract.has(name) or (name == "open-durchmars" and contract.durchmars and contract.open)


def _part_of(name: str, variant: Rules) -> str:
    """How many bids contain a component."""
    bids = [each for each in LADDER if _holds(each, name) and (variant.four_aces or not each.has("aces"))]
    text = translate("Ulti.Help", "%1 bids contain it, from %2 up to %3.")
    return fill(text, len(bids), terms.bid_name(bids[0].text), terms.bid_name(bids[-1].text))


def _stakes(name: str, variant: Rules) -> str:
    """What the bids of this component alone pay and cost, in points and in money."""
    alone = [
        each for each in LADDER if _holds(each, name) and len({*each.names} - ({"simple"} - {name})) == 1
    ]
    head = (
        translate("Ulti.Help", "Bid"),
        translate("Ulti.Help", "Value"),
        translate("Ulti.Help", "Won"),
        translate("Ulti.Help", "Lost"),
    )
    text = translate("Ulti.Help", "%1 (%2 Ft)", "points, and in money")

    def money(points: int) -> str:
        return fill(text, signed(points), signed(points * variant.unit))

    rows = [(terms.bid_name(each.text), worth(each), money(gain(each)), money(-loss(each))) for each in alone]
    told = translate(
        "Ulti.Help",
        "Each defender pays or gets the value. What the soloist wins or loses in all, without doubles:",
    )
    return said(told) + table(head, rows, (1, 2, 3))


def _more(name: str) -> str:
    """What else there is to know about a component."""
    hundred = fill(
        translate(
            "Ulti.Help",
            "The marriage must be in the soloist’s hand when the auction ends; the bid itself announces "
            "it. The %1 points must come from Aces, Tens and the last trick alone: no other marriage "
            "counts, and the talon counts for nobody.",
        ),
        HUNDREDS.get(name, 0),
    )
    return {
        "simple": translate(
            "Ulti.Help",
            "The lowest bid. Marriages count here. Ulti and Four Aces come with a Simple that is won or "
            "lost separately, unless a hundred or a Durchmars is bid with them.",
        ),
        "40-100": hundred,
        "20-100": hundred
        + " "
        + translate("Ulti.Help", "A marriage in trumps does not count; it must be in another suit."),
        "ulti": translate(
            "Ulti.Help",
            "It is lost if the Seven is played earlier, is beaten, lies in the talon or was never held. A "
            "lost Ulti costs its value once more, and doubles do not affect that part.",
        ),
        "aces": translate(
            "Ulti.Help",
            "With an Ace in the talon it is lost. It is never bid with a Durchmars, which includes it.",
        ),
        "durchmars": translate(
            "Ulti.Help",
            "With trumps it may be bid together with a hundred and with Ulti. Without trumps it is bid "
            "alone: the Ten ranks low, and the first trick lost ends the hand. Plain Redurchmars is the "
            "same at twice the value.",
        ),
        "open-durchmars": translate(
            "Ulti.Help",
            "With trumps it is worth twice a closed Durchmars, without trumps four times. "
            "Doubling is over before the cards are shown.",
        ),
        "betli": translate(
            "Ulti.Help",
            "The Ten ranks low, and everybody must beat the trick if they can. The first trick that the "
            "soloist wins ends the hand. A Rebetli is the same at twice the value; an Open Betli, at four "
            "times the value, is played with open hands. Each defender doubles separately.",
        ),
    }[name]


def _ways(name: str) -> Sequence[str]:
    return {
        "simple": (
            translate(
                "Ulti.Help", "Five trumps with the Ace are enough, or four and a side suit with Ace and Ten."
            ),
            translate("Ulti.Help", "A 40 is worth as much as all four Aces, and often decides the hand."),
            translate("Ulti.Help", "Draw the trumps, and keep one for the last trick."),
        ),
        "40-100": (
            translate(
                "Ulti.Help",
                "Count first: of nine times ten points you need six, so you can lose three.",
            ),
            translate("Ulti.Help", "The last trick is the easiest to plan: keep a trump for it."),
        ),
        "20-100": (
            translate(
                "Ulti.Help", "You can lose only ten points: bid it with long trumps and hardly any losers."
            ),
            translate("Ulti.Help", "Never discard two Aces or Tens: then it can no longer be won."),
        ),
        "ulti": (
            translate(
                "Ulti.Help", "You need five trumps or more with the Seven, and a long side suit to lead."
            ),
            translate(
                "Ulti.Help",
                "Make the defenders spend their trumps on your side suit, and keep one trump more than "
                "either "
                "of them.",
            ),
        ),
        "aces": (
            translate("Ulti.Help", "You need all four, or three and a way to catch the last with a trump."),
            translate("Ulti.Help", "Draw trumps first, so that no Ace of yours is trumped."),
        ),
        "durchmars": (
            translate("Ulti.Help", "Count losers, not winners: one is too many."),
            translate("Ulti.Help", "Draw all trumps, then play the long suit; short suits last."),
        ),
        "open-durchmars": (
            translate(
                "Ulti.Help", "The defenders see your cards: bid it only if no lie of the cards can beat it."
            ),
        ),
        "betli": (
            translate(
                "Ulti.Help", "You need the lowest cards of each suit, without gaps that others can get under."
            ),
            translate("Ulti.Help", "Discard your two most dangerous cards, or a whole suit."),
            translate("Ulti.Help", "Lead your riskiest suit early, while the others still have cards in it."),
        ),
    }[name]


def ladder(variant: Rules) -> Section:
    """All bids, the highest first, and how they are made."""
    made = translate(
        "Ulti.Help",
        "A bid with trumps is made up of parts: 40-100, 20-100 or neither; Ulti or not; Four Aces, "
        "Durchmars, Open Durchmars or none of them. All that can be bid as it is, or of Hearts at twice "
        "the value. A bid with none of these parts is a Simple. That makes %1 bids. The %2 bids without "
        "trumps are not combined with anything.",
    )
    bids = [each for each in LADDER if variant.four_aces or not each.has("aces")]
    plain = sum(each.kind == "plain" for each in bids)
    rows = [
        (str(each.rank), terms.bid_name(each.text), worth(each), _silent(each, variant))
        for each in reversed(bids)
    ]
    head = (
        translate("Ulti.Help", "Step"),
        translate("Ulti.Help", "Bid"),
        translate("Ulti.Help", "Value"),
        translate("Ulti.Help", "Silent bids"),
    )
    body = said(at("U3 U3.1 U3.2 U3.3 U3.4", fill(made, len(bids) - plain, plain)))
    if not variant.four_aces:
        body += said(at("U3.7", translate("Ulti.Help", "These rules have no bids with Four Aces.")))
    else:
        body += at("U3.7", "")
    return Section(
        translate("Ulti.Help", "The ladder of bids"), body + at("U3.6", "") + table(head, rows, (0,))
    )


def _silent(contract: Contract, variant: Rules) -> str:
    """The silent bids that a bid carries, with their values."""
    text = translate("Ulti.Ladder", "%1 (%2)", "a silent bid and its value")
    found = [fill(text, terms.component_name(name), value) for name, value in silent_bids(contract, variant)]
    return ", ".join(found) or "–"
