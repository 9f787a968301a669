"""Tartli's choices before a match: the rules, and how many games win it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QDialog, QPushButton, QVBoxLayout, QWidget

from tartli_desktop.games.tartli.dialogs.house_rules import PRESET_NAMES, HouseRulesDialog
from tartli_desktop.games.tartli.options import TartliOptions, VariantChoice
from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.games.tartli.words.terms import double_word, game_word
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.card_names import suits_of
from tartli_desktop.text.own_rules import own_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.choice_panel import ChoicePanel
from tartli_desktop.widgets.dialogs.forms import LARGEST_TARGET, Choice, Words

translate = QCoreApplication.translate


class TartliMatchForm(QObject):
    """Form for the Hungarian, Austrian or own rules, and the target: see :mod:`tartli_desktop.face`.

    Args:
        settings: the choices so far.
        parent: the dialog.
    """

    seats = 2
    changed = Signal()
    opens = Signal(QDialog)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._dialog = parent
        self._options = settings.game(TartliOptions)
        self._suits = suits_of(settings.pack)
        self._own = self._options.own_variant
        self._targets: dict[VariantChoice, int | None] = {
            VariantChoice.HUNGARIAN: HUNGARIAN.match_target,
            VariantChoice.AUSTRIAN: AUSTRIAN.match_target,
            VariantChoice.OWN: self._own.match_target,
        }
        self._targets[self._options.variant] = self._options.match_target
        self.edit_button = QPushButton()
        self.panels = {
            choice: ChoicePanel(self.edit_button if choice is VariantChoice.OWN else None)
            for choice in VariantChoice
        }
        self.content = QWidget(parent)
        self._target = Choice((*range(1, LARGEST_TARGET + 1), None))
        self.fields = {"match_target": self._target}
        self._build()
        self._target.put(self._options.match_target)
        for panel in self.panels.values():
            panel.radio.toggled.connect(self._show_target)
        self._target.changed.connect(self._keep_target)
        self.edit_button.clicked.connect(self._edit)

    @property
    def level(self) -> str:
        """The opponent's level in the settings."""
        return self._options.opponent_level

    def variant(self) -> Variant:
        """The chosen rules, including the target."""
        return replace(self._variant(self._choice()), match_target=self._target.value())

    def remembered(self, settings: Settings, level: str) -> Settings:
        """The settings with Tartli's choices put in."""
        options = msgspec.structs.replace(
            self._options,
            variant=self._choice(),
            own_variant=self._own,
            match_target=self._target.value(),
            opponent_level=level,
        )
        return settings.with_game(options)

    def take_keyboard(self) -> None:
        """Give the keyboard focus to the chosen rules."""
        self.panels[self._choice()].radio.setFocus()

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

    def _choice(self) -> VariantChoice:
        return next(choice for choice, panel in self.panels.items() if panel.radio.isChecked())

    def _variant(self, choice: VariantChoice) -> Variant:
        if choice is VariantChoice.HUNGARIAN:
            return HUNGARIAN
        if choice is VariantChoice.AUSTRIAN:
            return AUSTRIAN
        return replace(self._own, name=own_name(self._own.name, self._nameless(), PRESET_NAMES))

    def _show_target(self, picked: bool) -> None:
        if picked:
            self._target.put(self._targets[self._choice()])
            self.changed.emit()

    def _keep_target(self) -> None:
        self._targets[self._choice()] = self._target.value()

    def _edit(self) -> None:
        # Not a lambda: holding the last reference, it would destroy the form while its child is destroyed.
        self._house_rules = HouseRulesDialog(self._variant(VariantChoice.OWN), self._dialog, self._suits)
        self._house_rules.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._house_rules.accepted.connect(self._take)
        self.opens.emit(self._house_rules)
        self._house_rules.open()

    def _take(self) -> None:
        """Choose the player's own rules, which have just been edited."""
        rules = self._house_rules.variant()
        self._own = rules
        self._targets[VariantChoice.OWN] = rules.match_target
        radio = self.panels[VariantChoice.OWN].radio
        radio.setChecked(True)
        radio.setFocus()
        self.retranslate()
        self._show_target(True)

    # Texts

    def _nameless(self) -> str:
        return translate("Tartli.NewMatch", "My own rules")

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.edit_button.setText(translate("Tartli.NewMatch", "&Edit…"))
        self.edit_button.setAccessibleName(translate("Tartli.NewMatch", "Edit my own rules"))
        panels = self.panels
        panels[VariantChoice.HUNGARIAN].set_words(
            translate("Tartli.NewMatch", "&Hungarian"),
            translate(
                "Tartli.NewMatch",
                "As played in the cafés of Budapest. Players take turns dealing and declare one sequence "
                "per trick; a match goes to 5 or 10 bulis.",
            ),
        )
        panels[VariantChoice.AUSTRIAN].set_words(
            translate("Tartli.NewMatch", "&Austrian"),
            translate(
                "Tartli.NewMatch",
                "Tartl, as played in Vienna. The winner deals, sequences of several suits count at once, "
                "and each game is settled separately.",
            ),
        )
        own = self._variant(VariantChoice.OWN).name
        sentence = translate("Tartli.NewMatch", "Your own house rules: “%1”.")
        if own == self._nameless():
            sentence = translate("Tartli.NewMatch", "House rules, just the way you like them.")
        panels[VariantChoice.OWN].set_words(
            translate("Tartli.NewMatch", "My &own rules"), sentence.replace("%1", own)
        )

    def words(self) -> Mapping[str, Words]:
        """The texts of the target field, by the chosen rules."""
        variant = self._variant(self._choice())
        targets = [game_word(games, variant) for games in range(1, LARGEST_TARGET + 1)]
        return {
            "match_target": Words(
                translate("Tartli.NewMatch", "The match &goes to:"),
                (self._double_sentence(),),
                options=(*targets, translate("Tartli.NewMatch", "No target")),
            )
        }

    def _double_sentence(self) -> str:
        variant = self._variant(self._choice())
        text = translate(
            "Tartli.NewMatch", "If the loser of a game has %1 points or fewer, the game counts double: %2."
        )
        return fill(text, variant.double_below - 1, double_word(variant))

    def level_sentence(self, level: str) -> str:
        """A sentence about a level; empty for an unknown one."""
        known = {
            "beginner": translate(
                "Tartli.NewMatch", "Declares every meld it sees and plays any card that comes to hand."
            ),
            "casual": translate(
                "Tartli.NewMatch", "Knows what is good, but forgets which cards have been played."
            ),
            "heuristic": translate(
                "Tartli.NewMatch", "Remembers every card, saves trumps and works out the endgame."
            ),
            "strong": translate(
                "Tartli.NewMatch",
                "Works out what you may hold, tests every plan in many deals, and takes its time.",
            ),
        }
        return known.get(level, "")
