"""Doubling, silent bids and what is paid, for the help; the figures come from the rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.ulti.coach.silent_bids import silent_bids
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS
from tartli_desktop.games.ulti.rules.settlement import SILENT_HUNDRED
from tartli_desktop.games.ulti.rules.variant import Rules
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.money import gain, loss, signed
from tartli_desktop.text.placeholders import fill
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
        (terms.level_word(level), defender if level % 2 else soloist, f"×{2**level}")
        for level in range(1, variant.double_cap + 1)
    ]
    head = (
        translate("Ulti.Help", "Level"),
        translate("Ulti.Help", "Said by"),
        translate("Ulti.Help", "Worth"),
    )
    lines = (
        at(
            "U8 U8.3",
            translate(
                "Ulti.Help",
                "Each bet of the contract is doubled separately, the Simple beside an Ulti too. Silent bids "
                "cannot be doubled on their own.",
            ),
        ),
        at(
            "U8.5",
            translate(
                "Ulti.Help",
                "A defender doubles with the own first card, before playing it, and never later. What the "
                "partner has doubled already is not doubled again.",
            ),
        ),
        at(
            "U8.6",
            translate(
                "Ulti.Help",
                "When the first trick lies there, the soloist may raise what was doubled, then the defenders "
                "again, in turn, until one side says “Good”.",
            ),
        ),
        at(
            "U8.4 U8.7",
            translate(
                "Ulti.Help",
                "With trumps a double binds both defenders. Without trumps it concerns only the defender who "
                "says it.",
            ),
        ),
    )
    return listed(lines) + at("U8.1 U8.2", "") + table(head, rows, (2,))


def _silent(variant: Rules) -> str:
    """Which there are, what they are worth, and how each is won and lost."""
    intro = translate(
        "Ulti.Help",
        "Some feats are paid even though nobody has bid them. If one is won, each defender pays the soloist "
        "its value; if it is lost, the soloist pays each of them twice that. In Hearts, all values double.",
    )
    sentences = {
        "silent-100": fill(
            translate(
                "Ulti.Help",
                "The soloist’s score is %1 or more, marriages included. Lost, if the defenders’ is. Only "
                "where "
                "a Simple is among the bets.",
            ),
            SILENT_HUNDRED,
        ),
        "silent-ulti": translate(
            "Ulti.Help",
            "The soloist takes the last trick with the Seven of trumps. Lost, if that Seven is beaten there.",
        ),
        "silent-aces": translate(
            "Ulti.Help",
            "All four Aces are in the soloist’s tricks. Lost, if one and the same defender has them all.",
        ),
        "silent-durchmars": translate(
            "Ulti.Help",
            "The soloist takes all ten tricks. Lost, if one and the same defender takes them all.",
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
                "All that happen are paid, beside each other and beside the bid. Without trumps there are "
                "none.",
            ),
        ),
        at(
            "U11.7",
            translate(
                "Ulti.Help",
                "They are doubled with the bet that stands for the game: the Simple, or else the hundred, or "
                "else the Durchmars.",
            ),
        ),
    ]
    if variant.silent_hundred == "replaces":
        text = translate(
            "Ulti.Help",
            "If either side has %1 points in a Simple, the Simple is worth twice as much, won or lost.",
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
                "A defender, too, gets the value of a silent Ulti from each of the two others, and pays each "
                "twice that if the Seven of trumps is beaten in the last trick.",
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
                "Each bet is won or lost separately. For each, every defender pays the soloist its value, or "
                "gets it. Doubles multiply that bet alone.",
            ),
        ),
        at(
            "U12.2",
            translate("Ulti.Help", "A lost Ulti costs its value once more, and no double touches that part."),
        ),
        at(
            "U12.3",
            fill(
                translate("Ulti.Help", "One point is %1 forints; the players agree on it beforehand."),
                variant.unit,
            ),
        ),
    )
    return listed(lines) + heading(translate("Ulti.Help", "Examples")) + _examples(variant)


def _examples(variant: Rules) -> str:
    """Worked out with the same sums as at the table."""
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
        (ulti, translate("Ulti.Help", "both bets won"), gain(ulti)),
        (ulti, translate("Ulti.Help", "the Simple won, the Ulti lost"), half),
        (ulti, translate("Ulti.Help", "both bets lost"), -loss(ulti)),
    ]
    if variant.double_cap > 0:
        cases.append((hearts, translate("Ulti.Help", "won, doubled"), 2 * gain(hearts)))
    if variant.double_cap > 1:
        cases.append((hundred, translate("Ulti.Help", "won, redoubled"), 4 * gain(hundred)))
    rows = [
        (terms.bid_name(bid.text), what, signed(points), signed(-points // 2)) for bid, what, points in cases
    ]
    return table(head, rows, (2, 3))
