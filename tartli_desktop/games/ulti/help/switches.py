"""The switches on which tables differ, for the help, with their values in the known rules (U15)."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, TWO_ROUNDS, Rules
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.widgets.pages.rich_text import Section, table
from tartli_desktop.widgets.pages.rule_book import chapters

translate = QCoreApplication.translate


def own_rules(variant: Rules) -> Section:
    """The known rules side by side, with ``variant`` if it is none of them."""
    shown = {rules.name: rules for rules in (ASSOCIATION, SOCIAL, TWO_ROUNDS)} | {variant.name: variant}
    head = (
        translate("Ulti.Help", "Rule"),
        *(escape(terms.rules_name(rules)) for rules in shown.values()),
    )
    columns = [switch_words(rules) for rules in shown.values()]
    rows = [(name, *(column[name] for column in columns)) for name in columns[0]]
    return chapters("ulti", "house_rules", {"switches": table(head, rows)})[0]


def switch_words(rules: Rules) -> dict[str, str]:
    """The values of a set of rules in words, by the names of the switches in words."""
    yes, no = translate("Ulti.Help", "yes"), translate("Ulti.Help", "no")
    return {
        translate("Ulti.Help", "rounds of bids"): {"one_round": "1", "two_rounds": "2"}[rules.auction],
        translate("Ulti.Help", "throwing a Simple in"): {
            "none": no,
            "optional": translate("Ulti.Help", "if the soloist likes"),
            "automatic": translate("Ulti.Help", "always"),
        }[rules.forfeit_simple],
        translate("Ulti.Help", "bids with Four Aces"): yes if rules.four_aces else no,
        terms.component_name("silent-100"): {
            "none": no,
            "added": translate("Ulti.Help", "on top of the Simple"),
            "replaces": translate("Ulti.Help", "doubles the Simple"),
        }[rules.silent_hundred],
        terms.component_name("silent-ulti"): {
            "none": no,
            "soloist": translate("Ulti.Help", "the soloist’s"),
            "anyone": translate("Ulti.Help", "anybody’s"),
        }[rules.silent_ulti],
        terms.component_name("silent-aces"): yes if rules.silent_aces else no,
        terms.component_name("silent-durchmars"): {
            "none": no,
            "three": "3",
            "four_in_simple": translate("Ulti.Help", "3, in a Simple 4"),
        }[rules.silent_durchmars],
        translate("Ulti.Help", "highest double"): terms.level_word(rules.double_cap) or no,
        translate("Ulti.Help", "open hands"): {
            "all": translate("Ulti.Help", "all three"),
            "soloist": translate("Ulti.Help", "the soloist’s"),
        }[rules.open_hands],
    }
