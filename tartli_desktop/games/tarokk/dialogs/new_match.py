"""What the player chooses for tarokk before a match: the rules, how many play, and for how many rounds."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QDialog, QPushButton, QVBoxLayout, QWidget

from tartli_desktop.games.tarokk.dialogs.house_rules import PRESET_NAMES, TarokkRulesDialog
from tartli_desktop.games.tarokk.options import TarokkOptions, VariantChoice
from tartli_desktop.games.tarokk.rules.variant import Variant
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.own_rules import own_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.choice_panel import ChoicePanel
from tartli_desktop.widgets.dialogs.forms import Choice, Field, Words

translate = QCoreApplication.translate

_ROUNDS = (1, 2, 3, 5, 8, 12)
"""The lengths of a match on offer besides an endless one, in rounds of deals."""


class TarokkMatchForm(QObject):
    """The choice between the known rules and the player's own, with the other choices beneath it.

    Args:
        settings: the settings with the earlier choices.
        parent: the dialog.
    """

    changed = Signal()
    opens = Signal(QDialog)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._dialog = parent
        self._options = settings.game(TarokkOptions)
        self.edit_button = QPushButton()
        self.panels = {
            choice: ChoicePanel(self.edit_button if choice is VariantChoice.OWN else None)
            for choice in VariantChoice
        }
        self.content = QWidget(parent)
        lengths = sorted({*_ROUNDS, self._options.rounds or _ROUNDS[0]})
        self._lengths = (None, *lengths)
        self.fields: dict[str, Field] = {
            "seats": Choice((4, 5)),
            "rounds": Choice(self._lengths),
        }
        for name, field in self.fields.items():
            field.put(getattr(self._options, name))
        self.fields["seats"].changed.connect(lambda name: self.changed.emit())
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
    def seats(self) -> int:
        """How many play."""
        return self._chosen().seats

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
        return translate("Tarokk.NewMatch", "My own rules")

    def remembered(self, settings: Settings, level: str) -> Settings:
        """The settings with the choices for tarokk."""
        return settings.with_game(replace(self._chosen(), opponent_level=level))

    def _chosen(self) -> TarokkOptions:
        values: dict[str, Any] = {name: field.value() for name, field in self.fields.items()}
        choice = next(choice for choice, panel in self.panels.items() if panel.radio.isChecked())
        return replace(self._options, variant=choice, **values)

    def take_keyboard(self) -> None:
        """Give the keyboard to the chosen rules."""
        self.panels[self._chosen().variant].radio.setFocus()

    def _edit(self) -> None:
        # No lambda: with the last reference, it would destroy this form while its child is being destroyed.
        self._house_rules = TarokkRulesDialog(self._options.own_variant, self._dialog)
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
        endless = translate("Tarokk.NewMatch", "Until you stop")
        one = translate("Tarokk.NewMatch", "1 round of deals")
        more = translate("Tarokk.NewMatch", "%1 rounds of deals")
        lengths = [endless, one, *(fill(more, count) for count in self._lengths[2:])]
        return {
            "seats": Words(
                translate("Tarokk.NewMatch", "&Players:"),
                options=[
                    translate("Tarokk.NewMatch", "Four"),
                    translate("Tarokk.NewMatch", "Five; the dealer sits out"),
                ],
            ),
            "rounds": Words(translate("Tarokk.NewMatch", "&Length:"), options=lengths),
        }

    def level_sentence(self, level: str) -> str:
        """How a level plays."""
        return terms.level_sentence(level)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.edit_button.setText(translate("Tarokk.NewMatch", "&Edit…"))
        self.edit_button.setAccessibleName(translate("Tarokk.NewMatch", "Edit my own rules"))
        self.panels[VariantChoice.PASKIEVICS].set_words(
            translate("Tarokk.NewMatch", "Paskie&vics"),
            translate(
                "Tarokk.NewMatch",
                "The usual game, calling the XX: with cue bids, and double stakes after a void hand.",
            ),
        )
        self.panels[VariantChoice.ONLINE].set_words(
            translate("Tarokk.NewMatch", "As played onl&ine"),
            translate(
                "Tarokk.NewMatch",
                "The XX is never discarded, fewer hands are annulled, nothing is doubled.",
            ),
        )
        own = own_name(self._options.own_variant.name, self._nameless(), PRESET_NAMES)
        told = translate("Tarokk.NewMatch", "House rules, just the way you like them.")
        if own != self._nameless():
            told = fill(translate("Tarokk.NewMatch", "Your own house rules: “%1”."), own)
        self.panels[VariantChoice.OWN].set_words(translate("Tarokk.NewMatch", "My &own rules"), told)
