"""The choice of a game: three of its cards, its name, and the number of players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPainter, QPalette, QResizeEvent

from tartli_desktop.looks.colours import mixed
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.text.line_breaks import held_together
from tartli_desktop.widgets.dialogs.forms import Field, Labels
from tartli_desktop.widgets.dialogs.picture_choice import DrawPicture, PictureList, Tile

_MARGIN = 5
_BESIDE = 0.35
"""The gap between a picture and the words beside it, relative to a line of them."""
_FROM_CORNER = 15.0
"""The distance of the mark on the chosen game from the sides of its corner."""
_NAME = 1.25
"""The size of a game's name, relative to the words below it."""


class GameList(PictureList):
    """The games side by side in equal widths, with words beside the pictures.

    The first line of the words is the name. With letters so large that the games would need several rows,
    name and first line stand below the picture.
    """

    # Set on the class: Qt sends events while the list is being built.
    is_narrow = False
    """Whether the words stand below the pictures."""

    _measured: tuple[object, ...] = ()
    _least_room = QSize()

    def _tiles(self, draw: Callable[[QPainter, QRectF, int], None]) -> Tile:
        return _GameTile(self, draw)

    def name_font(self) -> QFont:
        """The font of a game's name."""
        font = table_font(bold=True)
        font.setPointSizeF(QFontInfo(self.font()).pointSizeF() * _NAME)
        return font

    def lines(self) -> list[str]:
        """The lines below the name of each game."""
        return [held_together(self.item(row).text().partition("\n")[2]) for row in range(self.count())]

    def tile(self) -> QSize:
        count = max(1, self.count())
        width = self.viewport().width()
        self.is_narrow = self._is_narrow_in(width)
        least = self._least_in(width)
        return QSize(max(least.width(), (self.viewport().width() - 2) // count), least.height())

    def _least(self) -> QSize:
        """The least room that shows picture and words of every game."""
        words = tuple(self.item(row).text() for row in range(self.count()))
        measured = (words, self.font().toString(), self.logicalDpiY(), self.picture_size.toTuple())
        # The layout asks for it again and again.
        if measured != self._measured:
            self._measured, self._least_room = measured, self._measure(words)
        return self._least_room

    def _measure(self, words: Sequence[str]) -> QSize:
        usual, bold = self.fontMetrics(), QFontMetrics(self.name_font())
        widest, most = 0, 1
        for each in words:
            name, *lines = each.split("\n")
            halves = (_half(held_together(line), usual) for line in lines)
            widest = max(widest, bold.horizontalAdvance(name), *halves)
            most = max(most, len(lines) + 1)
        high = max(self.picture_size.height(), bold.height() + most * usual.height())
        return QSize(self.picture_size.width() + widest + 3 * _MARGIN + self.beside, high + 2 * _MARGIN)

    @property
    def beside(self) -> int:
        """The gap between a picture and the words beside it."""
        return max(_MARGIN, round(_BESIDE * self.fontMetrics().height()))

    def _is_narrow_in(self, width: int) -> bool:
        return self._least().width() * self.count() > width - 2

    def _least_in(self, width: int) -> QSize:
        return self._least_below() if self._is_narrow_in(width) else self._least()

    def _least_below(self) -> QSize:
        """The least room that shows a picture with name and first line of every game below it."""
        usual, bold = self.fontMetrics(), QFontMetrics(self.name_font())
        widest = self.picture_size.width()
        for row in range(self.count()):
            name, *lines = self.item(row).text().split("\n")
            widest = max(widest, bold.horizontalAdvance(name), *map(usual.horizontalAdvance, lines[:1]))
        high = self.picture_size.height() + bold.height() + usual.height()
        return QSize(widest + 2 * _MARGIN, high + 3 * _MARGIN)

    def heightForWidth(self, width: int) -> int:
        least, count = self._least_in(width), max(1, self.count())
        columns = min(count, max(1, (width - 2) // least.width()))
        return -(-count // columns) * least.height() + 2

    def sizeHint(self) -> QSize:
        least = self._least()
        return QSize(least.width() * max(1, self.count()) + 2, least.height() + 2)

    def minimumSizeHint(self) -> QSize:
        return self._least() + QSize(2, 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The requested size does not depend on the width.
        self.setGridSize(self.tile())


def _half(line: str, metrics: QFontMetrics) -> int:
    """The width at which a line breaks into no more than two."""
    words = line.split(" ")
    return min(
        max(metrics.horizontalAdvance(" ".join(part)) for part in (words[:at], words[at:]))
        for at in range(len(words))
    )


class _GameTile(Tile):
    """A game with its words beside its cards."""

    def _paint_ground(self, painter: QPainter, tile: QRectF) -> None:
        palette = self._pictures.palette()
        text, ground = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(ground, text, 0.1))
        painter.drawRoundedRect(tile, 5, 5)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _mark_place(self, tile: QRectF, picture: QRectF) -> QPointF:
        return tile.topRight() + QPointF(-_FROM_CORNER, _FROM_CORNER)

    def _picture_place(self, tile: QRectF) -> QRectF:
        size = QSizeF(self._pictures.picture_size)
        if self._is_narrow:
            return QRectF(QPointF(tile.center().x() - size.width() / 2, tile.top() + _MARGIN), size)
        return QRectF(QPointF(tile.left() + _MARGIN, tile.center().y() - size.height() / 2), size)

    def _write(self, painter: QPainter, tile: QRectF, picture: QRectF, words: str) -> None:
        games = self._pictures
        assert isinstance(games, GameList)
        name, _, lines = words.partition("\n")
        if self._is_narrow:
            self._write_below(painter, tile, picture, name, lines.partition("\n")[0])
            return
        font, flags = games.name_font(), int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        line = QFontMetrics(font).height()
        area = QRectF(tile)
        area.setLeft(picture.right() + games.beside)
        area.setRight(tile.right() - _MARGIN)
        # The names of all games stand at the same height.
        beneath = max(
            games.fontMetrics().boundingRect(area.toRect(), flags, each).height() for each in games.lines()
        )
        area.setTop(tile.center().y() - (line + beneath) / 2)
        painter.setFont(font)
        painter.drawText(area, int(Qt.AlignmentFlag.AlignLeft), name)
        palette = games.palette()
        text, ground = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
        painter.setFont(games.font())
        painter.setPen(mixed(text, ground, 0.25))
        area.setTop(area.top() + line)
        painter.drawText(area, flags, held_together(lines))

    @property
    def _is_narrow(self) -> bool:
        games = self._pictures
        return isinstance(games, GameList) and games.is_narrow

    def _write_below(self, painter: QPainter, tile: QRectF, picture: QRectF, name: str, line: str) -> None:
        games = self._pictures
        assert isinstance(games, GameList)
        font, centred = games.name_font(), int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        area = QRectF(tile)
        area.setTop(picture.bottom() + _MARGIN)
        painter.setFont(font)
        painter.drawText(area, centred, name)
        palette = games.palette()
        text, ground = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
        painter.setFont(games.font())
        painter.setPen(mixed(text, ground, 0.25))
        area.setTop(area.top() + QFontMetrics(font).height())
        painter.drawText(area, centred, line)


class GameChoice(Field):
    """The choice of the game to play.

    Args:
        games: the names of the games in the registry.
        size: the size of a game's picture, in logical pixels.
        draw: draws the picture of a game.
    """

    def __init__(self, games: Sequence[str], size: QSize, draw: DrawPicture) -> None:
        self._games = tuple(games)
        self._draw = draw
        self.box = GameList(size, self._paint)
        super().__init__(self.box)
        self.box.name([""] * len(self._games))
        self.box.currentRowChanged.connect(lambda row: self._tell())

    def value(self) -> str:
        return self._games[max(0, self.box.currentRow())]

    def _paint(self, painter: QPainter, area: QRectF, row: int) -> None:
        self._draw(painter, area, self._games[row], self.box.devicePixelRatioF())

    def _show(self, value: Any) -> None:
        self.box.setCurrentRow(self._games.index(value))

    def _name(self, words: Labels) -> None:
        self.box.name(words.options)
