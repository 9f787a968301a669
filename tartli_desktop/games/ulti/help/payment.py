"""Doubling, silent bids and what is paid, for the help; the figures come from the rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.ulti.coach.silent_bids import silent_bids
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS
from tartli_desktop.games.ulti.rules.settlement import SILENT_HUNDRED
from tartli_desktop.games.ulti.rules.variant import Rules
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.money import gain, loss
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.widgets.pages.rich_text import Section, at, heading, listed, said, table

translate = QCoreApplication.translate


def payment(variant: Rules) -> tuple[Section, ...]:
    """What is paid for a hand by a set of rules."""
    return (
        Section(translate("Ulti.Help", "Doubling"), _doubling(variant)),
        Section(translate("Ulti.Help", "Silent bids"), _silent(variant)),
        Section(translate("Ulti.Help", "What is paid"), _paid(variant)),
    )


def _doubling(variant: Rules) -> str:
    if not variant.double_cap:
        return at(
            "U8 U8.1 U8.2 U8.3 U8.4 U8.5 U8.6 U8.7",
            said(translate("Ulti.Help", "These rules have no doubles.")),
        )
    defender, soloist = translate("Ulti.Help", "a defender"), translate("Ulti.Help", "the soloist")
    rows = [
        (begun(terms.level_word(level)), defender if level % 2 else soloist, f"×{2**level}")
        for level in range(1, variant.double_cap + 1)
    ]
    head = (
        translate("Ulti.Help", "Level"),
        translate("Ulti.Help", "Said by"),
        translate("Ulti.Help", "Factor"),
    )
    lines = (
        at(
            "U8 U8.3",
            translate(
                "Ulti.Help",
                "Each part of the contract is doubled separately, including the Simple that comes with an "
                "Ulti. Silent bids cannot be doubled on their own.",
            ),
        ),
        at(
            "U8.5",
            translate(
                "Ulti.Help",
                "A defender doubles before playing the first card, and never later.",
            ),
        ),
        at(
            "U8.6",
            translate(
                "Ulti.Help",
                "When the first trick is complete, the soloist may redouble, then the defenders may raise "
                "again, and so on in turn until one side says “Good”.",
            ),
        ),
        at(
            "U8.4 U8.7",
            translate(
                "Ulti.Help",
                "With trumps a double binds both defenders, so the other one cannot repeat it. Without "
                "trumps it concerns only the defender who says it.",
            ),
        ),
    )
    return listed(lines) + at("U8.1 U8.2", "") + table(head, rows, (2,))


def _silent(variant: Rules) -> str:
    """Which silent bids there are, what they are worth, and how each is won and lost."""
    intro = translate(
        "Ulti.Help",
        "Some feats are paid even if nobody has bid them. If the soloist wins one, each defender pays its "
        "value; if it is lost, the soloist pays each of them twice that. With Hearts as trumps, all values "
        "double.",
    )
    sentences = {
        "silent-100": fill(
            translate(
                "Ulti.Help",
                "The soloist scores %1 or more, marriages included. Lost if the defenders do. Only in "
                "contracts with a Simple.",
            ),
            SILENT_HUNDRED,
        ),
        "silent-ulti": translate(
            "Ulti.Help",
            "The soloist wins the last trick with the Seven of trumps. Lost if the soloist plays it to the "
            "last trick and it is beaten.",
        ),
        "silent-aces": translate(
            "Ulti.Help",
            "All four Aces are in the soloist’s tricks. Lost if one defender has all four.",
        ),
        "silent-durchmars": translate(
            "Ulti.Help",
            "The soloist wins all ten tricks. Lost if one defender wins all ten.",
        ),
    }
    numbers = {
        "silent-100": "U11.1",
        "silent-ulti": "U11.2",
        "silent-aces": "U11.3",
        "silent-durchmars": "U11.4",
    }
    rows = [
        (at(numbers[name], terms.component_name(name)), str(value), sentences[name])
        for name, value in silent_bids(CONTRACTS["simple"], variant)
    ]
    missing = " ".join(
        number
        for name, number in numbers.items()
        if name not in dict(silent_bids(CONTRACTS["simple"], variant))
    )
    head = (
        translate("Ulti.Help", "Silent bid"),
        translate("Ulti.Help", "Value"),
        translate("Ulti.Help", "How it is won"),
    )
    lines = [
        at(
            "U11.6",
            translate(
                "Ulti.Help",
                "All that happen are paid, on top of each other and of the bid. Without trumps there are "
                "none; the ladder shows which bids carry which.",
            ),
        ),
        at(
            "U11.7",
            translate(
                "Ulti.Help",
                "They are doubled together with the main part of the contract: the Simple, or else the "
                "hundred, or else the Durchmars.",
            ),
        ),
    ]
    if variant.silent_hundred == "replaces":
        text = translate(
            "Ulti.Help",
            "If either side scores %1 in a contract with a Simple, that Simple is worth twice as much, won "
            "or lost.",
        )
        lines.insert(0, fill(text, SILENT_HUNDRED))
    if variant.silent_durchmars == "four_in_simple":
        others = dict(silent_bids(CONTRACTS["40-100"], variant))["silent-durchmars"]
        text = translate("Ulti.Help", "In contracts other than a Simple a silent Durchmars is worth %1.")
        lines.append(fill(text, others))
    if variant.silent_ulti == "anyone":
        lines.append(
            translate(
                "Ulti.Help",
                "A defender who plays the Seven of trumps to the last trick gets the value of a silent "
                "Ulti from each of the other two if it wins, and pays each twice that if it is beaten. "
                "Doubles do not affect this.",
            )
        )
    return (
        said(at(f"U11 U11.5 U11.8 {missing}".strip(), intro))
        + (table(head, rows, (1,)) if rows else "")
        + listed(lines)
    )


def _paid(variant: Rules) -> str:
    lines = (
        at(
            "U12 U12.1",
            translate(
                "Ulti.Help",
                "Each part is won or lost separately. Each defender pays the soloist its value, or gets "
                "it. A double multiplies only the part it was said for.",
            ),
        ),
        at(
            "U12.2",
            translate(
                "Ulti.Help", "A lost Ulti costs its value once more, and doubles do not affect that part."
            ),
        ),
        at(
            "U12.3",
            fill(
                translate(
                    "Ulti.Help", "One point is worth %1 forints; the players agree on that beforehand."
                ),
                variant.unit,
            ),
        ),
    )
    return listed(lines) + heading(translate("Ulti.Help", "Examples")) + _examples(variant)


def _examples(variant: Rules) -> str:
    """Examples worked out with the same sums as at the table."""
    simple, hearts = CONTRACTS["simple"], CONTRACTS["hearts simple"]
    ulti, hundred = CONTRACTS["ulti"], CONTRACTS["hearts 40-100"]
    half = gain(simple) - (loss(ulti) - loss(simple))
    head = (
        translate("Ulti.Help", "Bid"),
        translate("Ulti.Help", "What happened"),
        translate("Ulti.Help", "Soloist"),
        translate("Ulti.Help", "Each defender"),
    )
    cases = [
        (simple, translate("Ulti.Help", "won"), gain(simple)),
        (ulti, translate("Ulti.Help", "Ulti and Simple won"), gain(ulti)),
        (ulti, translate("Ulti.Help", "the Simple won, the Ulti lost"), half),
        (ulti, translate("Ulti.Help", "Ulti and Simple lost"), -loss(ulti)),
    ]
    if variant.double_cap > 0:
        cases.append((hearts, translate("Ulti.Help", "won, doubled"), 2 * gain(hearts)))
    if variant.double_cap > 1:
        cases.append((hundred, translate("Ulti.Help", "won, redoubled"), 4 * gain(hundred)))
    rows = [
        (terms.bid_name(bid.text), what, signed(points), signed(-points // 2)) for bid, what, points in cases
    ]
    return table(head, rows, (2, 3))
