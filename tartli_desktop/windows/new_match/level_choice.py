"""The choice of several opponents' level, each with the people who then come to the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from tartli_desktop.characters.characters import Character
from tartli_desktop.widgets.dialogs.choice_panel import ChoicePanel
from tartli_desktop.widgets.dialogs.forms import Field, Labels
from tartli_desktop.widgets.labels.portrait_tile import PortraitPicture

_LINES = 2.8
"""The height of a portrait, in lines of text."""


class LevelChoice(Field):
    """The levels of a game, each with a sentence and the portraits of the people who play at it.

    Args:
        levels: the levels of the game, the weakest first.
        characters: the characters who come to the table at each level.
    """

    def __init__(self, levels: Sequence[str], characters: Mapping[str, Sequence[Character]]) -> None:
        self._wall = QWidget()
        super().__init__(self._wall)
        self._levels = tuple(levels)
        self._faces = {level: _Faces() for level in levels}
        self.panels = {level: ChoicePanel(self._faces[level]) for level in levels}
        self._group = QButtonGroup(self)
        rows = QVBoxLayout(self._wall)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        for panel in self.panels.values():
            self._group.addButton(panel.radio)
            rows.addWidget(panel)
            panel.radio.toggled.connect(self._toggled)
        self.seat(characters)
        self._wall.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.panels[self._levels[0]].radio.setChecked(True)

    def seat(self, characters: Mapping[str, Sequence[Character]]) -> None:
        """Show who comes to the table at each level."""
        names = [character.name for each in characters.values() for character in each]
        for level, faces in self._faces.items():
            faces.show_characters(characters[level], names)

    def value(self) -> str:
        return next(level for level, panel in self.panels.items() if panel.radio.isChecked())

    def _show(self, value: Any) -> None:
        with QSignalBlocker(self):
            self.panels[value].radio.setChecked(True)
        self._wall.setFocusProxy(self.panels[value].radio)

    def _name(self, words: Labels) -> None:
        for panel, name, sentence in zip(self.panels.values(), words.options, words.sentences, strict=True):
            panel.set_words(name, sentence)

    def _explain(self) -> None:
        # Each panel shows the sentence of its level.
        self.explanation.hide()

    def _toggled(self, picked: bool) -> None:
        if picked:
            self._wall.setFocusProxy(self.panels[self.value()].radio)
            self._tell()


class _Faces(QWidget):
    """The people of a level side by side, with their names."""

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_characters(self, characters: Sequence[Character], names: Sequence[str]) -> None:
        """Show these people, in columns with all others who have such names."""
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        while row.count():
            item = row.takeAt(0)
            widget = None if item is None else item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for character in characters:
            picture = PortraitPicture((character.id,), lines=_LINES)
            picture.set_words(character.name)
            picture.be_as_wide_as(names)
            row.addWidget(picture)
