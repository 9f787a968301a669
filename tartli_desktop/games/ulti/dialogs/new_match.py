"""What is chosen of Ulti before a match: the rules, how many hands, and what a point is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QDialog, QLabel, QSpinBox, QWidget

from tartli_desktop.games.ulti.options import RulesChoice, UltiOptions
from tartli_desktop.games.ulti.rules.variant import Rules
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Choice, Field, Number, Words

translate = QCoreApplication.translate

_HANDS = (3, 6, 12, 18, 30, 60)
"""Lengths of a match that are offered beside one without an end: whole rounds of three deals."""


class UltiMatchForm(QObject):
    """A sentence, and the choices beneath it."""

    seats = 3
    changed = Signal()
    opens = Signal(QDialog)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._options = settings.game(UltiOptions)
        self.content = QLabel()
        self.content.setWordWrap(True)
        lengths = sorted({*_HANDS, self._options.hands or _HANDS[0]})
        self._lengths = (None, *lengths)
        self.fields: dict[str, Field] = {
            "rules": Choice(tuple(RulesChoice)),
            "hands": Choice(self._lengths),
            "unit": Number(QSpinBox(), 1, 100_000),
        }
        for name, field in self.fields.items():
            field.put(getattr(self._options, name))

    @property
    def level(self) -> str:
        """How well the opponents play by the settings."""
        return self._options.opponent_level

    def variant(self) -> Rules:
        """The rules that are chosen now."""
        return replace(self._options, **self._chosen()).next_rules

    def remembered(self, settings: Settings, level: str) -> Settings:
        """The settings with what is chosen of Ulti."""
        return settings.with_game(replace(self._options, **self._chosen(), opponent_level=level))

    def _chosen(self) -> dict[str, Any]:
        return {name: field.value() for name, field in self.fields.items()}

    def take_keyboard(self) -> None:
        """Give the keyboard to the rules."""
        self.fields["rules"].control.setFocus()

    def words(self) -> Mapping[str, Words]:
        """What the choices say."""
        endless = translate("Ulti.NewMatch", "Until you stop")
        hands = translate("Ulti.NewMatch", "%1 hands")
        return {
            "rules": Words(
                translate("Ulti.NewMatch", "&Rules:"),
                (
                    translate("Ulti.NewMatch", "The association’s game, with all 54 bids."),
                    translate(
                        "Ulti.NewMatch",
                        "As on a club evening: a weak Simple is thrown in, no Four Aces, at most Redouble.",
                    ),
                    translate(
                        "Ulti.NewMatch", "The association’s game with a first round of bids on five cards."
                    ),
                ),
                tuple(
                    terms.rules_name(replace(self._options, rules=each).next_rules) for each in RulesChoice
                ),
            ),
            "hands": Words(
                translate("Ulti.NewMatch", "&Length:"),
                options=[endless if count is None else fill(hands, count) for count in self._lengths],
            ),
            "unit": Words(translate("Ulti.NewMatch", "A &point is worth:")),
        }

    def level_sentence(self, level: str) -> str:
        """How a level plays."""
        return terms.level_sentence(level)

    def retranslate(self) -> None:
        """Say the sentence."""
        self.content.setText(
            translate("Ulti.NewMatch", "One plays alone against two, for what was bid in the auction.")
        )
