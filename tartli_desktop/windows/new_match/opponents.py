"""The choice of an opponent among the characters of the café, or of the level of several."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tartli_desktop.characters.characters import CHARACTERS, GUESTS, Character, characters_at, level_of
from tartli_desktop.looks.portraits import portrait
from tartli_desktop.store.match_kinds import TWO
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Field, Labels, RadioField
from tartli_desktop.widgets.dialogs.picture_choice import ChoicePanel, PictureButton
from tartli_desktop.widgets.labels.portrait_label import PortraitLabel
from tartli_desktop.widgets.papers.sheet import plain_label
from tartli_desktop.windows.character_words import calling_shown

_LINES_OF_LEVELS = 2.8
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
                parts: tuple[PortraitLabel, QLabel] = (PortraitLabel(character.id, _LINES_OF_LEVELS), name)
                for row, part in enumerate(parts):
                    grid.addWidget(part, row, column, Qt.AlignmentFlag.AlignHCenter)
                grid.setColumnMinimumWidth(column, widest)

    def _name(self, words: Labels) -> None:
        for panel, name, sentence in zip(self.panels.values(), words.options, words.sentences, strict=True):
            panel.set_words(name, sentence)

    def _explain(self) -> None:
        # Each panel shows the sentence of its level.
        self.explanation.hide()


ANYBODY = "-"
"""The choice of nobody in particular; stored in the settings."""


class InvitedChoice(Field):
    """Who is invited to which seat: a person of the café, or anybody of the level of the match.

    Its value has an id for each opponent, counter-clockwise from the player; "-" for anybody. Nobody sits
    in two seats: whoever is invited to another one leaves the first.

    Args:
        levels: the levels of the game, the weakest first.
        most: how many opponents there may be.
    """

    def __init__(self, levels: Sequence[str], most: int) -> None:
        self._levels = tuple(levels)
        self.boxes = tuple(QComboBox() for _ in range(most))
        """A box for each opponent."""
        wall = QWidget()
        super().__init__(wall, QLabel(textFormat=Qt.TextFormat.PlainText))
        grid = QGridLayout(wall)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, box in enumerate(self.boxes):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.addItem("", ANYBODY)
            for character in CHARACTERS:
                box.addItem(character.name, character.id)
            box.activated.connect(partial(self._leave_others, box))
            box.installEventFilter(self)
            grid.addWidget(box, *divmod(place, 3))
        wall.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        wall.setFocusProxy(self.boxes[0])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched in self.boxes and event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def value(self) -> tuple[str, ...]:
        return tuple(str(box.currentData()) for box in self.boxes if not box.isHidden())

    def _show(self, value: object) -> None:
        assert isinstance(value, tuple)
        for box, character in zip(self.boxes, (*value, *([ANYBODY] * len(self.boxes))), strict=False):
            box.setCurrentIndex(max(0, box.findData(character)))

    def seat(self, count: int) -> None:
        """Ask for so many opponents."""
        for place, box in enumerate(self.boxes):
            box.setHidden(place >= count)

    def call(self, anybody: str, seat: str, level_names: Mapping[str, str]) -> None:
        """Set the words: for anybody, for a seat with its number as %1, and the names of the levels."""
        for number, box in enumerate(self.boxes, 1):
            box.setAccessibleName(fill(seat, number))
            box.setItemText(0, anybody)
            for place, character in enumerate(CHARACTERS, 1):
                level = level_names[level_of(character, self._levels)]
                for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
                    box.setItemData(place, f"{character.name}, {level}", role)

    def _leave_others(self, chosen: QComboBox, _: int) -> None:
        for box in self.boxes:
            if box is not chosen and box.currentData() == chosen.currentData():
                box.setCurrentIndex(0)
        self._tell()


SOMEBODY_ELSE = "somebody-else"
"""The choice of an opponent who is not one of those characters; stored in the settings."""

_PORTRAITS = {SOMEBODY_ELSE: GUESTS[1:], TWO: GUESTS}
_LINES, _LINES_BESIDE = 2.9, 2.4
"""The height of a portrait, in lines of text, above words and beside them."""
_OVERLAP = 0.6
"""The part of a portrait that the next one beside it leaves free."""


class OpponentChoice(RadioField):
    """The choice of the opponent: one of the characters, by strength, or somebody else.

    Its values are the ids of characters, ``SOMEBODY_ELSE`` and ``TWO``.

    Args:
        levels: the levels of the game, the weakest first.
    """

    def __init__(self, levels: Sequence[str]) -> None:
        self._levels = tuple(levels)
        self.tiles = {character.id: _tile((character.id,)) for character in CHARACTERS} | {
            value: _tile(portraits, beside=True) for value, portraits in _PORTRAITS.items()
        }
        """The tile to click for each value."""
        wall = QWidget()
        wall.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        grid = QGridLayout(wall)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        self._headings = {level: QLabel(textFormat=Qt.TextFormat.PlainText) for level in levels}
        for column, (level, heading) in enumerate(self._headings.items()):
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
        grid.addLayout(beneath, grid.rowCount(), 0, 1, len(levels))
        for value, tile in self.tiles.items():
            tile.setObjectName(value)
        super().__init__(wall, self.tiles)

    def call(self, level_names: Mapping[str, str], others: Mapping[str, tuple[str, str]]) -> None:
        """Set names, callings and levels; the other choices get a name and a line."""
        for level, heading in self._headings.items():
            heading.setText(level_names[level])
        for character in CHARACTERS:
            tile, calling = self.tiles[character.id], calling_shown(character)
            tile.set_words(character.name, calling)
            level = level_names[level_of(character, self._levels)]
            tile.setAccessibleName(f"{character.name}, {calling}, {level}")
        for value, words in others.items():
            self.tiles[value].set_words(*words)


def _tile(portraits: Sequence[str], *, beside: bool = False) -> PictureButton:
    lines = _LINES_BESIDE if beside else _LINES

    def size(line: int) -> QSize:
        side = round(line * lines)
        return QSize(round(side * (1 + (len(portraits) - 1) * _OVERLAP)), side)

    return PictureButton(size, partial(_paint, portraits), beside=beside)


def _paint(portraits: Sequence[str], painter: QPainter, area: QRectF, ratio: float) -> None:
    side = area.height()
    for place, name in reversed(list(enumerate(portraits))):
        painter.drawPixmap(area.topLeft() + QPointF(place * side * _OVERLAP, 0), portrait(name, side, ratio))
