"""The choice of rules before a match: a known set, or the player's own."""

import dataclasses
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, ClassVar

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tartli_desktop.face.new_match import NewMatchForm
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Field, RadioGroup
from tartli_desktop.widgets.dialogs.picture_choice import ChoicePanel
from tartli_desktop.widgets.pages.rule_book import step_text

from .house_rules import NamedRules, RulesDialog, known_rules, nameless, shown_name

tr = Context("NewMatchRules")


class RulesForm(NewMatchForm):
    """The known rules of a game and the player's own, of which one set is chosen, with other choices beneath.

    Args:
        options: the game's options with the earlier choices: ``variant``, ``own_variant``, ``next_variant``.
        choices: the known sets of rules, and ``own``.
        fields: the other choices, by the names of their options.
        parent: the dialog.
    """

    house_rules: ClassVar[type[RulesDialog[Any]]]
    """The dialog for the player's own rules of the game, which knows its help and the known sets of rules."""

    def __init__(
        self, options: Any, choices: type[StrEnum], fields: Mapping[str, Field], parent: QWidget
    ) -> None:
        super().__init__(options, QWidget(parent), fields, parent)
        self._dialog = parent
        self._own = choices("own")
        self.edit_button = QPushButton()
        self.panels = {
            choice: ChoicePanel(self.edit_button if choice is self._own else None) for choice in choices
        }
        rows = QVBoxLayout(self.content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        # Radio buttons with different parents exclude each other only in a group.
        group = RadioGroup(self)
        for panel in self.panels.values():
            group.add(panel.radio)
            rows.addWidget(panel)
        self.panels[options.variant].radio.setChecked(True)
        self.edit_button.clicked.connect(self._edit)

    def variant(self) -> Any:
        """The rules chosen now."""
        variant = super().variant()
        return dataclasses.replace(variant, name=self.name_of(variant))

    @property
    def choice(self) -> StrEnum:
        """The rules chosen now."""
        return next(choice for choice, panel in self.panels.items() if panel.radio.isChecked())

    def chosen(self) -> Any:
        """The game's options with what is chosen now."""
        return replace(super().chosen(), variant=self.choice)

    def name_of(self, variant: NamedRules) -> str:
        """The name of the rules chosen now, by which they are told from the known ones."""
        return (
            shown_name(variant.name, self.house_rules.presets) if self.choice is self._own else variant.name
        )

    def take_keyboard(self) -> None:
        """Give the keyboard to the chosen rules."""
        self.panels[self.choice].radio.setFocus()

    def take_own(self, variant: NamedRules) -> None:
        """Choose the player's own rules, which have just been edited."""
        self._options = replace(self._options, own_variant=variant)
        radio = self.panels[self._own].radio
        radio.setChecked(True)
        radio.setFocus()
        self.retranslate()
        self.changed.emit()

    def level_sentence(self, level: str) -> str:
        """How a level plays, from the file ``levels`` of the game's help; empty for an unknown one."""
        return step_text(self.house_rules.game, "levels", level, {}) or ""

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.edit_button.setText(tr("&Edit…"))
        self.edit_button.setAccessibleName(tr("Edit my own rules"))
        _, known = known_rules(self.house_rules.game)
        for choice in self.panels.keys() - {self._own}:
            self.panels[choice].set_words(known[choice].label, known[choice].sentences[0])
        own = shown_name(self._options.own_variant.name, self.house_rules.presets)
        told = tr("House rules, just the way you like them.")
        if own != nameless():
            told = fill(tr("Your own house rules: “%1”."), own)
        self.panels[self._own].set_words(tr("My &own rules"), told)

    def _edit(self) -> None:
        # No lambda: with the last reference, it would destroy this form while its child is being destroyed.
        self._house_rules = self.house_rules(self._options.own_variant, self._dialog)
        self._house_rules.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._house_rules.accepted.connect(self._take)
        self.opens.emit(self._house_rules)
        self._house_rules.open()

    def _take(self) -> None:
        self.take_own(self._house_rules.variant())
