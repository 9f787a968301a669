"""A dialog for a player's own rules of Ulti (U15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, TWO_ROUNDS, Variant
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.kit.house_rules import RulesDialog, RulesWords, Values
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.widgets.dialogs.forms import Labels

tr = Context("Ulti.HouseRules")


class UltiRulesDialog(RulesDialog[Variant]):
    """Every switch of U15; length and unit are agreed before each match."""

    presets = (ASSOCIATION, SOCIAL, TWO_ROUNDS)
    choices = MappingProxyType({"double_cap": range(8)})

    def with_values(self, variant: Variant, values: Values) -> Variant:
        return replace(variant, **values)

    def words(self) -> RulesWords:
        sentences = (
            tr("These are the Association rules. Change anything you like."),
            tr("These are the rules of a club evening. Change anything you like."),
            tr("These are the Association rules with two rounds of bids. Change anything you like."),
        )
        named = zip(map(terms.variant_name, self.presets), sentences, strict=True)
        return RulesWords(tr("House rules for Ulti"), tuple(named), switch_words())


def switch_words() -> Mapping[str, Mapping[str, Labels]]:
    """What is said of each switch, in groups with titles."""
    return {
        tr("Auction"): _auction_words(),
        tr("Silent bids"): _silent_words(),
        tr("Doubling and open hands"): _other_words(),
    }


def _auction_words() -> dict[str, Labels]:
    return {
        "auction": Labels(
            tr("&Auction:"),
            (
                tr("Everyone has ten cards before the first bid."),
                tr("First there is a round of bidding on five cards; it counts double."),
            ),
            (tr("One round"), tr("Two rounds")),
        ),
        "forfeit_simple": Labels(
            tr("Thro&wing in a Simple:"),
            (
                tr("A Simple in Acorns, Leaves or Bells is always played."),
                tr(
                    "The soloist may throw in a Simple that is not of Hearts, and loses it at twice its "
                    "value."
                ),
                tr("A Simple that nobody outbids is thrown in, at twice its value; one of Hearts is played."),
            ),
            (tr("Never"), tr("If the soloist likes"), tr("Always")),
        ),
        "four_aces": Labels(tr("&Four Aces can be bid")),
    }


def _silent_words() -> dict[str, Labels]:
    return {
        "silent_hundred": Labels(
            tr("Silent &100:"),
            (
                tr("100 points without a bid bring nothing."),
                tr("100 points without a bid are paid on top of the Simple."),
                tr("With 100 points on either side, the Simple is worth twice as much."),
            ),
            (tr("None"), tr("On top of the Simple"), tr("Doubles the Simple")),
        ),
        "silent_ulti": Labels(
            tr("Silent &Ulti:"),
            (
                tr("The Seven of trumps in the last trick counts only if Ulti was bid."),
                tr(
                    "The soloist wins or loses with the Seven of trumps in the last trick, even "
                    "without a bid."
                ),
                tr("Defenders, too, win or lose with the Seven of trumps in the last trick."),
            ),
            (tr("None"), tr("The soloist’s"), tr("Anybody’s")),
        ),
        "silent_aces": Labels(tr("Silent Four Ace&s count")),
        "silent_durchmars": Labels(
            tr("Silent &Durchmars:"),
            (
                tr("All ten tricks bring nothing extra without a bid."),
                "",
                tr("All ten tricks are worth 4 points in a Simple, even without a bid."),
            ),
            (tr("None"), tr("3 points"), tr("4 points in a Simple")),
        ),
    }


def _other_words() -> dict[str, Labels]:
    none = tr("Nobody may double")
    levels = [terms.level_word(level) for level in range(1, 8)]
    counts = tr("A part counts up to %1 times its value: %2.")
    told = (fill(counts, 2**cap, ", ".join(levels[:cap])) for cap in range(1, 8))
    return {
        "double_cap": Labels(
            tr("&Highest double:"),
            ("", *told),
            (none, *map(begun, levels)),
        ),
        "open_hands": Labels(
            tr("&Open games:"),
            (
                tr("After the first trick all three hands are laid open."),
                tr("After the first trick the soloist’s hand is laid open."),
            ),
            (tr("All hands open"), tr("Only the soloist’s")),
        ),
    }
