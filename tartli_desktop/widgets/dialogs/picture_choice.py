"""A choice among a few values, each shown as a small picture with its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QLabel,
    QListWidget,
    QSizePolicy,
    QSpacerItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from tartli_desktop.looks.colours import mixed
from tartli_desktop.looks.focus_frame import ring_colour
from tartli_desktop.looks.focus_ring import OWN_FOCUS
from tartli_desktop.looks.paint_errors import told_at_once

from .forms import Field, Labels

DrawPicture = Callable[[QPainter, QRectF, Any, float], None]
"""Draws the picture of a value into an area, given the device pixels per logical pixel."""

_PAD = 7
_GAP = 4
_MARK = 8.0
"""The radius of the mark on the chosen picture."""

_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}


class PictureList(QListWidget):
    """Pictures side by side on as many lines as they need, which decide the height.

    A tick marks the chosen picture; a line surrounds it while the list has the focus.
    """

    def __init__(self, size: QSize, draw: Callable[[QPainter, QRectF, int], None]) -> None:
        """``size``: that of a picture, in logical pixels. ``draw``: draws the picture of a row."""
        super().__init__()
        self.picture_size = size
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setMovement(QListWidget.Movement.Static)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setProperty(OWN_FOCUS, True)
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(self._tiles(draw))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _tiles(self, draw: Callable[[QPainter, QRectF, int], None]) -> Tile:
        """The delegate that paints the pictures with their words."""
        return Tile(self, draw)

    def name(self, names: Sequence[str]) -> None:
        """Set the names of the pictures, and their number to that of the names."""
        while self.count() > len(names):
            self.takeItem(self.count() - 1)
        self.addItems([""] * (len(names) - self.count()))
        for row, name in enumerate(names):
            self.item(row).setText(name)
        self.measure()

    def tile(self) -> QSize:
        """The size of a picture with its name."""
        metrics = self.fontMetrics()
        names = [metrics.horizontalAdvance(self.item(row).text()) for row in range(self.count())]
        width = max([self.picture_size.width(), *names]) + 2 * _PAD
        return QSize(width, self.picture_size.height() + metrics.height() + _GAP + 2 * _PAD)

    def measure(self) -> None:
        """Take the room that the names need at their present size."""
        self.setGridSize(self.tile())
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        tile = self.tile()
        columns = max(1, width // tile.width())
        return -(-max(1, self.count()) // columns) * tile.height() + 2

    def sizeHint(self) -> QSize:
        width = self.tile().width() * max(1, self.count()) + 2
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return self.tile() + QSize(2, 2)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.setCurrentRow(min(max(0, self.currentRow() + step), self.count() - 1))

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The page scrolls instead.
        event.ignore()


class Tile(QStyledItemDelegate):
    """Draws a picture with its name, and marks the chosen one."""

    def __init__(self, pictures: PictureList, draw: Callable[[QPainter, QRectF, int], None]) -> None:
        super().__init__(pictures)
        self._pictures = pictures
        self._draw = draw

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self._pictures.tile()

    @told_at_once
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        pictures, palette = self._pictures, self._pictures.palette()
        text, ground = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
        tile = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5)
        chosen = index.row() == pictures.currentRow()
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if chosen:
            self._paint_ground(painter, tile)
        if chosen and pictures.hasFocus():
            painter.setPen(QPen(ring_colour(palette), 2))
            painter.drawRoundedRect(tile, 5, 5)
        elif hovered and not chosen:
            painter.setPen(QPen(mixed(text, ground, 0.6), 1))
            painter.drawRoundedRect(tile, 5, 5)
        there = self._picture_place(tile)
        painter.save()
        self._draw(painter, there, index.row())
        painter.restore()
        painter.setPen(text)
        self._write(painter, tile, there, str(index.data(Qt.ItemDataRole.DisplayRole)))
        if chosen:
            self._mark(painter, self._mark_place(tile, there))
        painter.restore()

    def _paint_ground(self, painter: QPainter, tile: QRectF) -> None:
        """Paint the ground beneath the chosen picture; by default nothing."""

    def _picture_place(self, tile: QRectF) -> QRectF:
        size = QSizeF(self._pictures.picture_size)
        return QRectF(QPointF(tile.center().x() - size.width() / 2, tile.top() + _PAD), size)

    def _mark_place(self, tile: QRectF, picture: QRectF) -> QPointF:
        """The centre of the mark."""
        return picture.topRight() + QPointF(_MARK * 0.3, _MARK * 0.2)

    def _write(self, painter: QPainter, tile: QRectF, picture: QRectF, words: str) -> None:
        below = QRectF(tile)
        below.setTop(picture.bottom() + _GAP)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, words)

    def _mark(self, painter: QPainter, middle: QPointF) -> None:
        """Draw a tick on a disc, so that not only a colour shows what is chosen."""
        palette = self._pictures.palette()
        painter.setPen(QPen(palette.color(QPalette.ColorRole.HighlightedText), 1.5))
        painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
        painter.drawEllipse(middle, _MARK, _MARK)
        tick = [middle + QPointF(*at) for at in ((-3.6, 0.2), (-1.0, 3.0), (3.8, -3.0))]
        painter.setPen(
            QPen(
                palette.color(QPalette.ColorRole.HighlightedText),
                *(1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap),
            )
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(tick)


class PictureChoice(Field):
    """A choice among a few values by their pictures.

    Args:
        values: the values to choose from.
        size: the size of a picture, in logical pixels.
        draw: draws the picture of a value.
    """

    def __init__(self, values: Sequence[Any], size: QSize, draw: DrawPicture) -> None:
        self._values = list(values)
        self._draw = draw
        self.box = PictureList(size, self._paint)
        super().__init__(self.box, QLabel(textFormat=Qt.TextFormat.PlainText))
        self.box.name([""] * len(self._values))
        self.box.currentRowChanged.connect(self._choose)

    def value(self) -> Any:
        return self._values[max(0, self.box.currentRow())]

    def add_to(self, form: QFormLayout) -> None:
        if form.rowCount():
            gap = self.control.fontMetrics().height() // 2
            form.addItem(QSpacerItem(0, gap, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed))
        assert self.label is not None
        form.addRow(self.label)
        self._add_pictures(form)
        form.addRow(self.explanation)

    def _add_pictures(self, form: QFormLayout) -> None:
        form.addRow(self.control)

    def _paint(self, painter: QPainter, area: QRectF, row: int) -> None:
        if row < len(self._values):
            self._draw(painter, area, self._values[row], self.box.devicePixelRatioF())

    def _choose(self, row: int) -> None:
        if row >= 0:
            self._tell()

    def _show(self, value: object) -> None:
        self.box.setCurrentRow(self._values.index(value))

    def _name(self, words: Labels) -> None:
        super()._name(words)
        self.box.name(words.options)

    def _chosen_sentence(self) -> int:
        return max(0, self.box.currentRow())
