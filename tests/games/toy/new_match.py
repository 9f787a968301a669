"""The choices before a match of the toy: the number of players, the hands that win it, and laying away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.dialogs.forms import Choice, Field, Labels, Tick

from .options import Options
from .rules import SEATS, Variant

tr = Context("Toy.NewMatch")


class ToyMatchForm(QObject):
    """A sentence in place of a choice of rules, two numbers, and a check box."""

    level = "careful"
    changed = Signal()
    opens = Signal(QDialog)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._options = settings.game(Options)
        self.content = QLabel()
        self.fields: dict[str, Field] = {
            "target": Choice(range(1, 10)),
            "seats": Choice(SEATS),
            "lays": Tick(),
        }
        for name, field in self.fields.items():
            field.put(getattr(self._options, name))
        self.fields["seats"].changed.connect(lambda name: self.changed.emit())

    @property
    def seats(self) -> int:
        """The number of players chosen."""
        return self.variant().seats

    def variant(self) -> Variant:
        """The variant chosen now."""
        return Variant(**self._chosen())

    def remembered(self, settings: Settings, level: str) -> Settings:
        """The settings with these choices."""
        return settings.with_game(replace(self._options, **self._chosen()))

    def _chosen(self) -> dict[str, Any]:
        return {name: field.value() for name, field in self.fields.items()}

    def prefer_local(self) -> None:
        pass

    def take_keyboard(self) -> None:
        """Give the keyboard to the number of hands."""
        self.fields["target"].control.setFocus()

    def words(self) -> Mapping[str, Labels]:
        """The labels of the fields."""
        numbers = [str(number) for number in range(1, 10)]
        return {
            "target": Labels(tr("&Hands to win the match:"), options=numbers),
            "seats": Labels(tr("Ho&w many play:"), options=[str(each) for each in SEATS]),
            "lays": Labels(tr("&Lay two cards away first")),
        }

    def level_sentence(self, level: str) -> str:
        """No sentence."""
        return ""

    def retranslate(self) -> None:
        """Set the sentence in the current language."""
        self.content.setText(tr("Four play two against two, others each alone."))
