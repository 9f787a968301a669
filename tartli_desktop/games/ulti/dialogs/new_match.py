"""What the player chooses for Ulti before a match: the rules, how many hands, and what a point is worth."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QDialog, QPushButton, QSpinBox, QVBoxLayout, QWidget

from tartli_desktop.games.ulti.dialogs.house_rules import PRESET_NAMES, UltiRulesDialog
from tartli_desktop.games.ulti.options import UltiOptions, VariantChoice
from tartli_desktop.games.ulti.rules.variant import Variant
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.own_rules import own_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.choice_panel import ChoicePanel
from tartli_desktop.widgets.dialogs.forms import Choice, Field, Number, Words

translate = QCoreApplication.translate

_HANDS = (3, 6, 12, 18, 30, 60)
"""The lengths of a match on offer besides an endless one: whole rounds of three deals."""


class UltiMatchForm(QObject):
    """The choice between the known rules and the player's own, with the other choices beneath it.

    Args:
        settings: the settings with the earlier choices.
        parent: the dialog.
    """

    seats = 3
    changed = Signal()
    opens = Signal(QDialog)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._dialog = parent
        self._options = settings.game(UltiOptions)
        self.edit_button = QPushButton()
        self.panels = {
            choice: ChoicePanel(self.edit_button if choice is VariantChoice.OWN else None)
            for choice in VariantChoice
        }
        self.content = QWidget(parent)
        lengths = sorted({*_HANDS, self._options.hands or _HANDS[0]})
        self._lengths = (None, *lengths)
        self.fields: dict[str, Field] = {
            "hands": Choice(self._lengths),
            "unit": Number(QSpinBox(), 1, 100_000),
        }
        for name, field in self.fields.items():
            field.put(getattr(self._options, name))
        self._build()
        self.edit_button.clicked.connect(self._edit)

    def _build(self) -> None:
        rows = QVBoxLayout(self.content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        # Radio buttons with different parents exclude each other only in a group.
        group = QButtonGroup(self)
        for panel in self.panels.values():
            group.addButton(panel.radio)
            rows.addWidget(panel)
        self.panels[self._options.variant].radio.setChecked(True)

    @property
    def level(self) -> str:
        """The opponents' level in the settings."""
        return self._options.opponent_level

    def variant(self) -> Variant:
        """The rules chosen now."""
        variant = self._chosen().next_variant
        return (
            dataclasses.replace(variant, name=own_name(variant.name, self._nameless(), PRESET_NAMES))
            if self._is_own
            else variant
        )

    @property
    def _is_own(self) -> bool:
        return self.panels[VariantChoice.OWN].radio.isChecked()

    def _nameless(self) -> str:
        return translate("Ulti.NewMatch", "My own rules")

    def remembered(self, settings: Settings, level: str) -> Settings:
        """The settings with the choices for Ulti."""
        return settings.with_game(replace(self._chosen(), opponent_level=level))

    def _chosen(self) -> UltiOptions:
        values: dict[str, Any] = {name: field.value() for name, field in self.fields.items()}
        choice = next(choice for choice, panel in self.panels.items() if panel.radio.isChecked())
        return replace(self._options, variant=choice, **values)

    def take_keyboard(self) -> None:
        """Give the keyboard to the chosen rules."""
        self.panels[self._chosen().variant].radio.setFocus()

    def _edit(self) -> None:
        # No lambda: with the last reference, it would destroy this form while its child is being destroyed.
        self._house_rules = UltiRulesDialog(self._options.own_variant, self._dialog)
        self._house_rules.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._house_rules.accepted.connect(self._take)
        self.opens.emit(self._house_rules)
        self._house_rules.open()

    def _take(self) -> None:
        """Choose the player's own rules, which have just been edited."""
        self._options = replace(self._options, own_variant=self._house_rules.variant())
        radio = self.panels[VariantChoice.OWN].radio
        radio.setChecked(True)
        radio.setFocus()
        self.retranslate()
        self.changed.emit()

    def words(self) -> Mapping[str, Words]:
        """What the choices say."""
        endless = translate("Ulti.NewMatch", "Until you stop")
        hands = translate("Ulti.NewMatch", "%1 hands")
        return {
            "hands": Words(
                translate("Ulti.NewMatch", "&Length:"),
                options=[endless if count is None else fill(hands, count) for count in self._lengths],
            ),
            "unit": Words(translate("Ulti.NewMatch", "A &point is worth:"), unit="\u00a0Ft"),
        }

    def level_sentence(self, level: str) -> str:
        """How a level plays."""
        return terms.level_sentence(level)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.edit_button.setText(translate("Ulti.NewMatch", "&Edit…"))
        self.edit_button.setAccessibleName(translate("Ulti.NewMatch", "Edit my own rules"))
        self.panels[VariantChoice.ASSOCIATION].set_words(
            translate("Ulti.NewMatch", "&Association"),
            translate("Ulti.NewMatch", "The association’s game, with all 54 bids."),
        )
        self.panels[VariantChoice.SOCIAL].set_words(
            translate("Ulti.NewMatch", "Clu&b evening"),
            translate(
                "Ulti.NewMatch",
                "As in the clubs: a Simple is always thrown in, unless it is of Hearts; no Four Aces, no "
                "doubling beyond Redouble.",
            ),
        )
        self.panels[VariantChoice.TWO_ROUNDS].set_words(
            translate("Ulti.NewMatch", "&Two rounds of bids"),
            translate(
                "Ulti.NewMatch", "The association’s game, with a first round of bidding on five cards."
            ),
        )
        own = own_name(self._options.own_variant.name, self._nameless(), PRESET_NAMES)
        told = translate("Ulti.NewMatch", "House rules, just the way you like them.")
        if own != self._nameless():
            told = fill(translate("Ulti.NewMatch", "Your own house rules: “%1”."), own)
        self.panels[VariantChoice.OWN].set_words(translate("Ulti.NewMatch", "My &own rules"), told)
