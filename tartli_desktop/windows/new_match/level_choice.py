"""The choice of several opponents' level, each with the characters who then come to the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from tartli_desktop.characters.characters import Character
from tartli_desktop.widgets.dialogs.choice_panel import ChoicePanel
from tartli_desktop.widgets.dialogs.forms import Labels, RadioField
from tartli_desktop.widgets.labels.portrait_label import PortraitLabel
from tartli_desktop.widgets.papers.sheet import plain_label

_LINES = 2.8
"""The height of a portrait, in lines of text."""


class LevelChoice(RadioField):
    """The levels of a game, each with a sentence and the portraits of the characters who play at it.

    Args:
        levels: the levels of the game, the weakest first.
        characters: the characters who come to the table at each level.
    """

    def __init__(self, levels: Sequence[str], characters: Mapping[str, Sequence[Character]]) -> None:
        wall = QWidget()
        self._faces = {level: QWidget() for level in levels}
        self.panels = {level: ChoicePanel(self._faces[level]) for level in levels}
        rows = QVBoxLayout(wall)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        for level, panel in self.panels.items():
            self._faces[level].setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            QGridLayout(self._faces[level]).setContentsMargins(0, 0, 0, 0)
            rows.addWidget(panel)
        super().__init__(wall, {level: panel.radio for level, panel in self.panels.items()})
        self.seat(characters)

    def seat(self, characters: Mapping[str, Sequence[Character]]) -> None:
        """Show who comes to the table at each level, in columns as wide as the longest name."""
        names = [character.name for each in characters.values() for character in each]
        widest = max(map(self.control.fontMetrics().horizontalAdvance, names)) + 8
        for level, faces in self._faces.items():
            grid = faces.layout()
            assert isinstance(grid, QGridLayout)
            for old in faces.findChildren(QWidget):
                old.hide()
                old.deleteLater()
            for column, character in enumerate(characters[level]):
                name = plain_label(character.name, bold=True, wrap=False)
                parts: tuple[PortraitLabel, QLabel] = (PortraitLabel(character.id, _LINES), name)
                for row, part in enumerate(parts):
                    grid.addWidget(part, row, column, Qt.AlignmentFlag.AlignHCenter)
                grid.setColumnMinimumWidth(column, widest)

    def _name(self, words: Labels) -> None:
        for panel, name, sentence in zip(self.panels.values(), words.options, words.sentences, strict=True):
            panel.set_words(name, sentence)

    def _explain(self) -> None:
        # Each panel shows the sentence of its level.
        self.explanation.hide()
