"""What is chosen of the toy before a match: how many hands win it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.dialogs.forms import Choice, Words

from .options import Options
from .rules import Variant

translate = QCoreApplication.translate


class ToyMatchForm(QObject):
    """A sentence in place of rules to choose from, and the number of hands."""

    seats = 4
    level = "careful"
    changed = Signal()
    opens = Signal(QDialog)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._options = settings.game(Options)
        self.content = QLabel()
        self.fields = {"target": Choice(range(1, 10))}
        self.fields["target"].put(self._options.target)

    def variant(self) -> Variant:
        """What is chosen now."""
        return Variant(self.fields["target"].value())

    def remembered(self, settings: Settings, level: str) -> Settings:
        """The settings with the number of hands."""
        return settings.with_game(replace(self._options, target=self.fields["target"].value()))

    def take_keyboard(self) -> None:
        """Give the keyboard to the number of hands."""
        self.fields["target"].control.setFocus()

    def words(self) -> Mapping[str, Words]:
        """What the number of hands says."""
        numbers = [str(number) for number in range(1, 10)]
        return {"target": Words(translate("Toy.NewMatch", "&Hands to win the match:"), options=numbers)}

    def level_sentence(self, level: str) -> str:
        """None."""
        return ""

    def retranslate(self) -> None:
        """Say the sentence."""
        self.content.setText(translate("Toy.NewMatch", "Two against two, with 32 cards."))
