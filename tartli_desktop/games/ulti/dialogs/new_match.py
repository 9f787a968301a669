"""What the player chooses for Ulti before a match: the rules, how many hands, and what a point is worth."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType

from PySide6.QtWidgets import QWidget

from tartli_desktop.games.ulti.options import UltiOptions, VariantChoice
from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, TWO_ROUNDS, Variant
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.kit.house_rules import RulesDialog, RulesWords, Values
from tartli_desktop.kit.new_match import RulesForm
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.widgets.dialogs.forms import Choice, Labels, Number, WholeBox

tr = Context("Ulti.NewMatch")
tr_rules = Context("Ulti.HouseRules")


class UltiRulesDialog(RulesDialog[Variant]):
    """Every switch of U15; length and unit are agreed before each match."""

    presets = (ASSOCIATION, SOCIAL, TWO_ROUNDS)
    choices = MappingProxyType({"double_cap": range(8)})

    def with_values(self, variant: Variant, values: Values) -> Variant:
        return replace(variant, **values)

    def words(self) -> RulesWords:
        sentences = (
            tr_rules("These are the Association rules. Change anything you like."),
            tr_rules("These are the rules of a club evening. Change anything you like."),
            tr_rules("These are the Association rules with two rounds of bids. Change anything you like."),
        )
        named = zip(map(terms.variant_name, self.presets), sentences, strict=True)
        return RulesWords(tr_rules("House rules for Ulti"), tuple(named), switch_words())


def switch_words() -> Mapping[str, Mapping[str, Labels]]:
    """What is said of each switch, in groups with titles."""
    return {
        tr_rules("Auction"): _auction_words(),
        tr_rules("Silent bids"): _silent_words(),
        tr_rules("Doubling and open hands"): _other_words(),
    }


def _auction_words() -> dict[str, Labels]:
    return {
        "auction": Labels(
            tr_rules("&Auction:"),
            (
                tr_rules("Everyone has ten cards before the first bid."),
                tr_rules("First there is a round of bidding on five cards; it counts double."),
            ),
            (tr_rules("One round"), tr_rules("Two rounds")),
        ),
        "forfeit_simple": Labels(
            tr_rules("Thro&wing in a Simple:"),
            (
                tr_rules("A Simple in Acorns, Leaves or Bells is always played."),
                tr_rules(
                    "The soloist may throw in a Simple that is not of Hearts, and loses it at twice its "
                    "value."
                ),
                tr_rules(
                    "A Simple that nobody outbids is thrown in, at twice its value; one of Hearts is played."
                ),
            ),
            (tr_rules("Never"), tr_rules("If the soloist likes"), tr_rules("Always")),
        ),
        "four_aces": Labels(tr_rules("&Four Aces can be bid")),
    }


def _silent_words() -> dict[str, Labels]:
    return {
        "silent_hundred": Labels(
            tr_rules("Silent &100:"),
            (
                tr_rules("100 points without a bid earn nothing."),
                tr_rules("100 points without a bid are paid on top of the Simple."),
                tr_rules("With 100 points on either side, the Simple is worth twice as much."),
            ),
            (tr_rules("None"), tr_rules("On top of the Simple"), tr_rules("Doubles the Simple")),
        ),
        "silent_ulti": Labels(
            tr_rules("Silent &Ulti:"),
            (
                tr_rules("The Seven of trumps in the last trick counts only if Ulti was bid."),
                tr_rules(
                    "The soloist wins or loses with the Seven of trumps in the last trick, even "
                    "without a bid."
                ),
                tr_rules("Defenders, too, win or lose with the Seven of trumps in the last trick."),
            ),
            (tr_rules("None"), tr_rules("The soloist’s"), tr_rules("Anybody’s")),
        ),
        "silent_aces": Labels(tr_rules("Silent Four Ace&s count")),
        "silent_durchmars": Labels(
            tr_rules("Silent &Durchmars:"),
            (
                tr_rules("All ten tricks earn nothing extra without a bid."),
                "",
                tr_rules("All ten tricks are worth 4 points in a Simple, even without a bid."),
            ),
            (tr_rules("None"), tr_rules("3 points"), tr_rules("4 points in a Simple")),
        ),
    }


def _other_words() -> dict[str, Labels]:
    none = tr_rules("Nobody may double")
    levels = [terms.level_word(level) for level in range(1, 8)]
    counts = tr_rules("A part counts up to %1 times its value: %2.")
    told = (fill(counts, 2**cap, ", ".join(levels[:cap])) for cap in range(1, 8))
    return {
        "double_cap": Labels(tr_rules("&Highest double:"), ("", *told), (none, *map(begun, levels))),
        "open_hands": Labels(
            tr_rules("&Open games:"),
            (
                tr_rules("After the first trick all three hands are laid open."),
                tr_rules("After the first trick the soloist’s hand is laid open."),
            ),
            (tr_rules("All hands open"), tr_rules("Only the soloist’s")),
        ),
    }


_HANDS = (3, 6, 12, 18, 30, 60)
"""The lengths of a match on offer besides an endless one: whole rounds of three deals."""


class UltiMatchForm(RulesForm):
    """The rules of the next match, with the other choices beneath them."""

    level_sentence = staticmethod(terms.level_sentence)
    presets = UltiRulesDialog.presets
    length = "hands"
    house_rules = UltiRulesDialog

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        options = settings.game(UltiOptions)
        self._lengths = (None, *sorted({*_HANDS, options.hands or _HANDS[0]}))
        fields = {
            "hands": Choice(self._lengths),
            "unit": Number(WholeBox(), 1, 100_000),
        }
        super().__init__(options, VariantChoice, fields, parent)

    def words(self) -> Mapping[str, Labels]:
        endless = tr("Until you stop")
        hands = tr("%1 hands")
        return {
            "hands": Labels(
                tr("The match &lasts:"),
                options=[endless if count is None else fill(hands, count) for count in self._lengths],
            ),
            "unit": Labels(tr("A &point is worth:"), unit="\u00a0Ft"),
        }

    def rules_words(self) -> Mapping[StrEnum, tuple[str, str]]:
        return {
            VariantChoice.ASSOCIATION: (tr("&Association"), tr("The association’s game, with all 54 bids.")),
            VariantChoice.SOCIAL: (
                tr("Clu&b evening"),
                tr(
                    "As in the clubs: a Simple is always thrown in, unless it is of Hearts; no Four Aces, no "
                    "doubling beyond Redouble."
                ),
            ),
            VariantChoice.TWO_ROUNDS: (
                tr("&Two rounds of bids"),
                tr("The association’s game, with a first round of bidding on five cards."),
            ),
        }
