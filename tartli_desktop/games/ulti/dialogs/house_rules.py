"""A dialog for a player's own rules of Ulti (U15)."""

from __future__ import annotations

from dataclasses import fields, replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, TWO_ROUNDS, Variant
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.text.own_rules import own_name
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import Choice, FormDialog, Name, Tick, Words, form_layout

PRESETS = (ASSOCIATION, SOCIAL, TWO_ROUNDS)
PRESET_NAMES = tuple(preset.name for preset in PRESETS)
_AGREED_ELSEWHERE = ("name", "target_hands", "unit")
"""Not among the switches: length and unit are agreed before each match."""


class UltiRulesDialog(FormDialog):
    """Every switch of a set of rules (U15), each explained in a sentence.

    Args:
        variant: the rules shown at first.
        parent: the window it belongs to.
    """

    def __init__(self, variant: Variant, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant = variant
        self._known = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._known.setWordWrap(True)
        self.start_from = QComboBox()
        """The preset that the button beside it loads."""
        self.take_button = QPushButton()
        self.keep_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.RejectRole)
        self._groups = self._build()
        self._show_variant(variant)
        self.retranslate()
        name = variant.name if variant.name not in PRESET_NAMES else ""
        self.fields["name"].put(own_name(name, self._nameless(), PRESET_NAMES))
        self.keep_button.setDefault(True)
        self.fields["name"].control.setFocus()

    def variant(self) -> Variant:
        """The rules as they are shown."""
        values = {name: field.value() for name, field in self.fields.items()}
        return replace(
            self._variant, **{**values, "name": own_name(values["name"], self._nameless(), PRESET_NAMES)}
        )

    def _build(self) -> tuple[QGroupBox, ...]:
        name = Name()
        form = form_layout()
        name.add_to(form)
        self.fields["name"] = name
        known = QHBoxLayout()
        # In another language the texts may be longer than those first shown.
        self.start_from.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.start_from.addItems([""] * len(PRESETS))
        known.addWidget(self.start_from)
        known.addWidget(self.take_button)
        known.addStretch(1)
        self.page.rows.addLayout(form)
        self.page.rows.addSpacing(self.fontMetrics().height() // 2)
        self.page.rows.addWidget(self._known)
        self.page.rows.addLayout(known)
        self.page.rows.addSpacing(self.fontMetrics().height() // 2)
        groups = (
            self._add_group(
                {
                    "auction": Choice(("one_round", "two_rounds")),
                    "forfeit_simple": Choice(("none", "optional", "automatic")),
                    "four_aces": Tick(),
                }
            ),
            self._add_group(
                {
                    "silent_hundred": Choice(("none", "added", "replaces")),
                    "silent_ulti": Choice(("none", "soloist", "anyone")),
                    "silent_aces": Tick(),
                    "silent_durchmars": Choice(("none", "three", "four_in_simple")),
                }
            ),
            self._add_group(
                {"double_cap": Choice(tuple(range(8))), "open_hands": Choice(("all", "soloist"))}
            ),
        )
        self.page.rows.addStretch(1)
        for field in self.fields.values():
            field.changed.connect(self._follow)
        self.take_button.clicked.connect(self._take_preset)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        return groups

    def _take_preset(self) -> None:
        self._show_variant(PRESETS[self.start_from.currentIndex()])

    def _show_variant(self, variant: Variant) -> None:
        """Show all switches without changing the name."""
        for switch in fields(variant):
            if switch.name not in _AGREED_ELSEWHERE:
                self.fields[switch.name].put(getattr(variant, switch.name))
        self._follow()

    def _follow(self) -> None:
        """Say which rules these are."""
        shown = self.variant()
        for preset in PRESETS:
            if shown == replace(preset, name=shown.name, target_hands=shown.target_hands, unit=shown.unit):
                self._known.setText(self._known_words()[preset.name])
                return
        self._known.setText(self.tr("These are your own rules. You can also start over from a known set."))

    def _known_words(self) -> dict[str, str]:
        return {
            "association": self.tr("These are the Association rules. Change anything you like."),
            "social": self.tr("These are the rules of a club evening. Change anything you like."),
            "two_rounds": self.tr(
                "These are the Association rules with two rounds of bids. Change anything you like."
            ),
        }

    def _nameless(self) -> str:
        return self.tr("My own rules")

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("House rules for Ulti"))
        self.start_from.setAccessibleName(self.tr("Known rules"))
        for place, preset in enumerate(PRESETS):
            self.start_from.setItemText(place, terms.variant_name(preset))
        self.take_button.setText(self.tr("Start from &these"))
        self.keep_button.setText(self.tr("Save &rules"))
        self.cancel_button.setText(self.tr("&Cancel"))
        titles = (self.tr("Auction"), self.tr("Silent bids"), self.tr("Doubling and open hands"))
        for group, title in zip(self._groups, titles, strict=True):
            group.setTitle(title)
        self._say_fields(
            {"name": Words(self.tr("&Name of these rules:"))}
            | self._auction_words()
            | self._silent_words()
            | self._other_words()
        )
        self._follow()

    def _auction_words(self) -> dict[str, Words]:
        return {
            "auction": Words(
                self.tr("&Auction:"),
                (
                    self.tr("Everyone has ten cards before the first bid."),
                    self.tr("First there is a round of bidding on five cards; it counts double."),
                ),
                (self.tr("One round"), self.tr("Two rounds")),
            ),
            "forfeit_simple": Words(
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
            "four_aces": Words(self.tr("&Four Aces can be bid")),
        }

    def _silent_words(self) -> dict[str, Words]:
        return {
            "silent_hundred": Words(
                self.tr("Silent &100:"),
                (
                    self.tr("100 points without a bid bring nothing."),
                    self.tr("100 points without a bid are paid on top of the Simple."),
                    self.tr("With 100 points on either side, the Simple is worth twice as much."),
                ),
                (self.tr("None"), self.tr("On top of the Simple"), self.tr("Doubles the Simple")),
            ),
            "silent_ulti": Words(
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
            "silent_aces": Words(self.tr("Silent Four Ace&s count")),
            "silent_durchmars": Words(
                self.tr("Silent &Durchmars:"),
                (
                    self.tr("All ten tricks bring nothing extra without a bid."),
                    "",
                    self.tr("All ten tricks are worth 4 points in a Simple, even without a bid."),
                ),
                (self.tr("None"), self.tr("3 points"), self.tr("4 points in a Simple")),
            ),
        }

    def _other_words(self) -> dict[str, Words]:
        none = self.tr("Nobody may double")
        levels = [terms.level_word(level) for level in range(1, 8)]
        counts = self.tr("A part counts up to %1 times its value: %2.")
        told = (fill(counts, 2**cap, ", ".join(levels[:cap])) for cap in range(1, 8))
        return {
            "double_cap": Words(
                self.tr("&Highest double:"),
                ("", *told),
                (none, *map(begun, levels)),
            ),
            "open_hands": Words(
                self.tr("&Open games:"),
                (
                    self.tr("After the first trick all three hands are laid open."),
                    self.tr("After the first trick the soloist’s hand is laid open."),
                ),
                (self.tr("All hands open"), self.tr("Only the soloist’s")),
            ),
        }
