"""The choice of an opponent among the people of the café."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from tartli_desktop.characters.characters import CHARACTERS, GUESTS, characters_at, level_of
from tartli_desktop.store.match_kinds import TWO
from tartli_desktop.widgets.dialogs.forms import Field
from tartli_desktop.widgets.labels.portrait_tile import PortraitTile
from tartli_desktop.windows.character_words import calling_shown

SOMEBODY_ELSE = "somebody-else"
"""The choice of an opponent who is not one of those people; stored in the settings."""

_PORTRAITS = {SOMEBODY_ELSE: GUESTS[1:], TWO: GUESTS}


class OpponentChoice(Field):
    """The choice of the opponent: one of the people, by strength, or somebody else.

    Its values are the ids of people, ``SOMEBODY_ELSE`` and ``TWO``.

    Args:
        levels: the levels of the game, the weakest first.
    """

    def __init__(self, levels: Sequence[str]) -> None:
        self._wall = QWidget()
        super().__init__(self._wall)
        self._levels = tuple(levels)
        self._headings = {level: QLabel() for level in levels}
        self.tiles = {character.id: PortraitTile((character.id,)) for character in CHARACTERS} | {
            value: PortraitTile(portraits, beside=True) for value, portraits in _PORTRAITS.items()
        }
        """The tile to click for each value."""
        self._values = tuple(self.tiles)
        self._group = QButtonGroup(self)
        for tile in self.tiles.values():
            self._group.addButton(tile)
        self._build()
        self._wall.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for value, tile in self.tiles.items():
            tile.toggled.connect(self._toggled)
            tile.setObjectName(value)
        self.tiles[self._values[0]].setChecked(True)

    def _build(self) -> None:
        grid = QGridLayout(self._wall)
        grid.setContentsMargins(0, 0, 0, 0)
        self._wall.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        grid.setSpacing(2)
        bold = QFont()
        bold.setBold(True)
        for column, level in enumerate(self._levels):
            heading = self._headings[level]
            heading.setTextFormat(Qt.TextFormat.PlainText)
            heading.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            heading.setWordWrap(True)
            grid.addWidget(heading, 0, column)
            grid.setColumnStretch(column, 1)
            for row, character in enumerate(characters_at(level, self._levels), 1):
                grid.addWidget(self.tiles[character.id], row, column)
        beneath = QHBoxLayout()
        beneath.setSpacing(2)
        for value in _PORTRAITS:
            beneath.addWidget(self.tiles[value], 1)
        grid.addLayout(beneath, grid.rowCount(), 0, 1, len(self._levels))

    def value(self) -> str:
        return next(value for value, tile in self.tiles.items() if tile.isChecked())

    def level(self) -> str | None:
        """The level of the chosen person; None for somebody else."""
        character = next((character for character in CHARACTERS if character.id == self.value()), None)
        return None if character is None else level_of(character, self._levels)

    def call(self, level_names: Mapping[str, str], others: Mapping[str, tuple[str, str]]) -> None:
        """Set names, callings and levels; the other choices get a name and a line."""
        for level, heading in self._headings.items():
            heading.setText(level_names[level])
        for character in CHARACTERS:
            level = level_names[level_of(character, self._levels)]
            self._call(character.id, character.name, calling_shown(character), level)
        for value, (name, line) in others.items():
            self._call(value, name, line)

    def _call(self, value: str, name: str, line: str, level: str = "") -> None:
        tile = self.tiles[value]
        tile.set_words(name, line)
        tile.setAccessibleName(", ".join(filter(None, (name, line, level))))

    def _show(self, value: Any) -> None:
        with QSignalBlocker(self):
            self.tiles[value].setChecked(True)
        self._wall.setFocusProxy(self.tiles[value])

    def _chosen_sentence(self) -> int:
        return self._values.index(self.value())

    def _explain(self) -> None:
        super()._explain()
        for tile in getattr(self, "tiles", {}).values():
            tile.setAccessibleDescription(self.explanation.text() if tile.isChecked() else "")

    def _toggled(self, picked: bool) -> None:
        if picked:
            self._wall.setFocusProxy(self.tiles[self.value()])
            self._tell()
