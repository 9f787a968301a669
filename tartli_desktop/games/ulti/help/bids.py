"""A page of the help for each contract, and the ladder that they make. Values are those of the rules."""

from tartli_desktop.games.ulti import CONTRACTS, LADDER, Contract, Variant
from tartli_desktop.games.ulti.coach.facts import silent_bids
from tartli_desktop.games.ulti.rules.settlement import HUNDREDS
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.money import gain, loss, worth
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.widgets.pages.rich_text import Section, cards
from tartli_desktop.widgets.pages.rule_book import chapters

tr = Context("Ulti.Help")
tr_ladder = Context("Ulti.Ladder")


EXAMPLES = {
    "simple": "AA AK AO A9 A8 LA LX HX H8 B7",
    "40-100": "AA AX AK AO A8 LA LX HA HX B7",
    "20-100": "AA AX AU A8 LA LX LK LO HA BA",
    "ulti": "AA AX AK A9 A7 LA LX HA H9 B8",
    "aces": "AA AX AK A9 LA LX HA HX BA B8",
    "durchmars": "AA AX AK AO AU A9 LA LX HA BA",
    "open-durchmars": "AA AX AK AO AU A9 A8 LA LX HA",
    "betli": "A7 A8 AX L7 L8 L9 H7 H9 B7 B8",
}
"""Ten cards that suit each component, with Acorns as trumps, in the order in which players meet it."""


def contract_pages(variant: Variant) -> tuple[Section, ...]:
    """A page for each component; without Four Aces if the rules have none (U3.7)."""
    names = [name for name in EXAMPLES if name != "aces" or variant.four_aces]
    return tuple(_page(name, variant) for name in names)


def page_title(name: str) -> str:
    """The name of a component, written as a heading."""
    return begun(terms.term(name))


def _page(name: str, variant: Variant) -> Section:
    bids = [each for each in LADDER if _holds(each, name) and (variant.four_aces or not each.has("aces"))]
    values = {
        "part": name,
        "title": page_title(name),
        "meaning": begun(terms.component_sentence(name, CONTRACTS[name])),
        "hundred": HUNDREDS.get(name, 0),
        "count": len(bids),
        "lowest": terms.bid_name(bids[0].text),
        "highest": terms.bid_name(bids[-1].text),
        "stakes": _stakes(name, variant),
        "trumps": None if name == "betli" else terms.trump_name("A"),
        "cards": cards(EXAMPLES[name]),
    }
    return chapters("ulti", "contract", values)[0]


def _holds(contract: Contract, name: str) -> bool:
    """Whether a bid has a component; an open Durchmars without trumps counts as an Open Durchmars."""
    if name == "durchmars":
        return contract.has(name) and not contract.open
    return contract.has(name) or (name == "open-durchmars" and contract.durchmars and contract.open)


def _stakes(name: str, variant: Variant) -> list[tuple[str, ...]]:
    """What the bids of this component alone pay and cost, in points and in money."""
    alone = [
        each for each in LADDER if _holds(each, name) and len({*each.names} - ({"simple"} - {name})) == 1
    ]
    text = tr("%1 (%2 Ft)", "points, and in money")

    def money(points: int) -> str:
        return fill(text, signed(points), signed(points * variant.unit))

    return [(terms.bid_name(each.text), worth(each), money(gain(each)), money(-loss(each))) for each in alone]


def ladder(variant: Variant) -> Section:
    """All bids, the highest first, and how they are made."""
    bids = [each for each in LADDER if variant.four_aces or not each.has("aces")]
    plain = sum(each.kind == "plain" for each in bids)
    rows = [
        (str(each.rank), terms.bid_name(each.text), worth(each), _silent(each, variant))
        for each in reversed(bids)
    ]
    values = {"with_trumps": len(bids) - plain, "without_trumps": plain, "bids": rows}
    return chapters("ulti", "ladder", variant.to_dict() | values)[0]


def _silent(contract: Contract, variant: Variant) -> str:
    """The silent bids that a bid carries, with their values."""
    text = tr_ladder("%1 (%2)", "a silent bid and its value")
    found = [fill(text, terms.term(name), value) for name, value in silent_bids(contract, variant)]
    return ", ".join(found) or "–"
