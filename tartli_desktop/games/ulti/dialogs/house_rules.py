"""A dialog for a player's own rules of Ulti (U15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, TWO_ROUNDS, Variant
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.kit.house_rules import RulesDialog, RulesWords, Values
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.widgets.dialogs.forms import Choice, Field, Labels, Tick


class UltiRulesDialog(RulesDialog[Variant]):
    """Every switch of U15; length and unit are agreed before each match."""

    presets = (ASSOCIATION, SOCIAL, TWO_ROUNDS)

    def switches(self) -> Sequence[Mapping[str, Field]]:
        return (
            {
                "auction": Choice(("one_round", "two_rounds")),
                "forfeit_simple": Choice(("none", "optional", "automatic")),
                "four_aces": Tick(),
            },
            {
                "silent_hundred": Choice(("none", "added", "replaces")),
                "silent_ulti": Choice(("none", "soloist", "anyone")),
                "silent_aces": Tick(),
                "silent_durchmars": Choice(("none", "three", "four_in_simple")),
            },
            {"double_cap": Choice(tuple(range(8))), "open_hands": Choice(("all", "soloist"))},
        )

    def with_values(self, variant: Variant, values: Values) -> Variant:
        return replace(variant, **values)

    def words(self) -> RulesWords:
        sentences = (
            self.tr("These are the Association rules. Change anything you like."),
            self.tr("These are the rules of a club evening. Change anything you like."),
            self.tr("These are the Association rules with two rounds of bids. Change anything you like."),
        )
        return RulesWords(
            self.tr("House rules for Ulti"),
            (self.tr("Auction"), self.tr("Silent bids"), self.tr("Doubling and open hands")),
            tuple(zip(map(terms.variant_name, self.presets), sentences, strict=True)),
            self._auction_words() | self._silent_words() | self._other_words(),
        )

    def _auction_words(self) -> dict[str, Labels]:
        return {
            "auction": Labels(
                self.tr("&Auction:"),
                (
                    self.tr("Everyone has ten cards before the first bid."),
                    self.tr("First there is a round of bidding on five cards; it counts double."),
                ),
                (self.tr("One round"), self.tr("Two rounds")),
            ),
            "forfeit_simple": Labels(
                self.tr("Thro&wing in a Simple:"),
                (
                    self.tr("A Simple in Acorns, Leaves or Bells is always played."),
                    self.tr(
                        "The soloist may throw in a Simple that is not of Hearts, and loses it at twice its "
                        "value."
                    ),
                    self.tr(
                        "A Simple that nobody outbids is thrown in, at twice its value; one of Hearts is "
                        "played."
                    ),
                ),
                (self.tr("Never"), self.tr("If the soloist likes"), self.tr("Always")),
            ),
            "four_aces": Labels(self.tr("&Four Aces can be bid")),
        }

    def _silent_words(self) -> dict[str, Labels]:
        return {
            "silent_hundred": Labels(
                self.tr("Silent &100:"),
                (
                    self.tr("100 points without a bid bring nothing."),
                    self.tr("100 points without a bid are paid on top of the Simple."),
                    self.tr("With 100 points on either side, the Simple is worth twice as much."),
                ),
                (self.tr("None"), self.tr("On top of the Simple"), self.tr("Doubles the Simple")),
            ),
            "silent_ulti": Labels(
                self.tr("Silent &Ulti:"),
                (
                    self.tr("The Seven of trumps in the last trick counts only if Ulti was bid."),
                    self.tr(
                        "The soloist wins or loses with the Seven of trumps in the last trick, even "
                        "without a bid."
                    ),
                    self.tr("Defenders, too, win or lose with the Seven of trumps in the last trick."),
                ),
                (self.tr("None"), self.tr("The soloist’s"), self.tr("Anybody’s")),
            ),
            "silent_aces": Labels(self.tr("Silent Four Ace&s count")),
            "silent_durchmars": Labels(
                self.tr("Silent &Durchmars:"),
                (
                    self.tr("All ten tricks bring nothing extra without a bid."),
                    "",
                    self.tr("All ten tricks are worth 4 points in a Simple, even without a bid."),
                ),
                (self.tr("None"), self.tr("3 points"), self.tr("4 points in a Simple")),
            ),
        }

    def _other_words(self) -> dict[str, Labels]:
        none = self.tr("Nobody may double")
        levels = [terms.level_word(level) for level in range(1, 8)]
        counts = self.tr("A part counts up to %1 times its value: %2.")
        told = (fill(counts, 2**cap, ", ".join(levels[:cap])) for cap in range(1, 8))
        return {
            "double_cap": Labels(
                self.tr("&Highest double:"),
                ("", *told),
                (none, *map(begun, levels)),
            ),
            "open_hands": Labels(
                self.tr("&Open games:"),
                (
                    self.tr("After the first trick all three hands are laid open."),
                    self.tr("After the first trick the soloist’s hand is laid open."),
                ),
                (self.tr("All hands open"), self.tr("Only the soloist’s")),
            ),
        }
