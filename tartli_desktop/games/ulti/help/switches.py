"""The switches on which tables differ, for the help, with their values in the known rules (U15)."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, TWO_ROUNDS, Variant
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.widgets.pages.rich_text import Section, table
from tartli_desktop.widgets.pages.rule_book import chapters

translate = QCoreApplication.translate


def own_variant(variant: Variant) -> Section:
    """The known rules side by side, with ``variant`` if it is none of them."""
    shown = {variant.name: variant for variant in (ASSOCIATION, SOCIAL, TWO_ROUNDS)} | {variant.name: variant}
    head = (
        translate("Ulti.Help", "Rule"),
        *(escape(terms.variant_name(variant)) for variant in shown.values()),
    )
    columns = [switch_words(variant) for variant in shown.values()]
    rows = [(name, *(column[name] for column in columns)) for name in columns[0]]
    return chapters("ulti", "house_rules", {"switches": table(head, rows)})[0]


def switch_words(variant: Variant) -> dict[str, str]:
    """The values of a set of rules in words, by the names of the switches in words."""
    yes, no = translate("Ulti.Help", "yes"), translate("Ulti.Help", "no")
    return {
        translate("Ulti.Help", "rounds of bids"): {"one_round": "1", "two_rounds": "2"}[variant.auction],
        translate("Ulti.Help", "throwing a Simple in"): {
            "none": no,
            "optional": translate("Ulti.Help", "if the soloist likes"),
            "automatic": translate("Ulti.Help", "always"),
        }[variant.forfeit_simple],
        translate("Ulti.Help", "bids with Four Aces"): yes if variant.four_aces else no,
        terms.component_name("silent-100"): {
            "none": no,
            "added": translate("Ulti.Help", "on top of the Simple"),
            "replaces": translate("Ulti.Help", "doubles the Simple"),
        }[variant.silent_hundred],
        terms.component_name("silent-ulti"): {
            "none": no,
            "soloist": translate("Ulti.Help", "the soloist’s"),
            "anyone": translate("Ulti.Help", "anybody’s"),
        }[variant.silent_ulti],
        terms.component_name("silent-aces"): yes if variant.silent_aces else no,
        terms.component_name("silent-durchmars"): {
            "none": no,
            "three": "3",
            "four_in_simple": translate("Ulti.Help", "3, in a Simple 4"),
        }[variant.silent_durchmars],
        translate("Ulti.Help", "highest double"): terms.level_word(variant.double_cap) or no,
        translate("Ulti.Help", "open hands"): {
            "all": translate("Ulti.Help", "all three"),
            "soloist": translate("Ulti.Help", "the soloist’s"),
        }[variant.open_hands],
    }
