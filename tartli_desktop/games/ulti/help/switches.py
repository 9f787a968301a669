"""The switches on which tables differ, for the help, with their values in the known rules (U15)."""

from __future__ import annotations

from html import escape

from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, TWO_ROUNDS, Variant
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.pages.rich_text import Section, table
from tartli_desktop.widgets.pages.rule_book import chapters

tr = Context("Ulti.Help")


def own_variant(variant: Variant) -> Section:
    """The known rules side by side, with ``variant`` if it is none of them."""
    shown = {variant.name: variant for variant in (ASSOCIATION, SOCIAL, TWO_ROUNDS)} | {variant.name: variant}
    head = (tr("Rule"), *(escape(terms.variant_name(variant)) for variant in shown.values()))
    columns = [switch_words(variant) for variant in shown.values()]
    rows = [(name, *(column[name] for column in columns)) for name in columns[0]]
    return chapters("ulti", "house_rules", {"switches": table(head, rows)})[0]


def switch_words(variant: Variant) -> dict[str, str]:
    """The values of a set of rules in words, by the names of the switches in words."""
    yes, no = tr("yes"), tr("no")
    return {
        tr("rounds of bids"): {"one_round": "1", "two_rounds": "2"}[variant.auction],
        tr("throwing a Simple in"): {
            "none": no,
            "optional": tr("if the soloist likes"),
            "automatic": tr("always"),
        }[variant.forfeit_simple],
        tr("bids with Four Aces"): yes if variant.four_aces else no,
        terms.component_name("silent-100"): {
            "none": no,
            "added": tr("on top of the Simple"),
            "replaces": tr("doubles the Simple"),
        }[variant.silent_hundred],
        terms.component_name("silent-ulti"): {
            "none": no,
            "soloist": tr("the soloist’s"),
            "anyone": tr("anybody’s"),
        }[variant.silent_ulti],
        terms.component_name("silent-aces"): yes if variant.silent_aces else no,
        terms.component_name("silent-durchmars"): {
            "none": no,
            "three": "3",
            "four_in_simple": tr("3, in a Simple 4"),
        }[variant.silent_durchmars],
        tr("highest double"): terms.level_word(variant.double_cap) or no,
        tr("open hands"): {"all": tr("all three"), "soloist": tr("the soloist’s")}[variant.open_hands],
    }
