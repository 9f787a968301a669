"""A slate in its frame, with figures in chalk."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QToolTip

from tartli_desktop.chalk import stone, strokes
from tartli_desktop.chalk.strokes import Line, Stroke
from tartli_desktop.looks.accessibility import PictureWidget
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.text.line_breaks import balanced
from tartli_desktop.text.plain_text import plain_tip
from tartli_desktop.widgets.pane import Pane

_FRAME = 15.0
_MARGIN = 22.0
_AROUND = 2 * _FRAME + 1.3 * _MARGIN
"""The height of frame and margins together, in pixels."""
_REACH = 14.0
"""The distance in logical pixels within which the pointer means a place."""


class ChalkedSlate(PictureWidget):
    """A slate in its frame. Its contents are also its accessible description."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = QPixmap()
        self.places: tuple[QPointF, ...] = ()
        """The places on it that can be pointed at."""
        self.measure()

    def chalk(self, painter: QPainter, area: QRectF, ratio: float) -> None:
        """Chalk the contents into an area; cached drawings depend on the pixel ``ratio``."""
        raise NotImplementedError

    def text_at(self, number: int) -> str:
        """The words about one of the ``places``."""
        raise NotImplementedError

    def in_pane(self) -> Pane:
        """A pane around the slate, which scrolls where there is no room, and fades into the slate's stone."""
        pane = Pane(self)
        pane.fade_into(stone.PLAIN_STONE if high_contrast() else stone.STONE_FOOT)
        return pane

    def chalk_again(self, summary: str) -> None:
        """Wipe the slate, and chalk its new contents; ``summary`` tells them in words."""
        self.setAccessibleDescription(summary)
        self.measure()
        self._picture = QPixmap()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(860, 440)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        if self._picture.size() != size:
            self._picture = QPixmap(size)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            with QPainter(self._picture) as painter:
                self._draw(painter, ratio)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self._place_at(QPointF(event.pos()))
            told = "" if number is None else plain_tip(self.text_at(number))
            QToolTip.showText(event.globalPos(), told, self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._picture = QPixmap()
            self.measure()

    @property
    def rows(self) -> float:
        """The least number of lines of writing it needs: the bars, and as much above them."""
        return 10

    def measure(self) -> None:
        """Take the height that the letters need."""
        height = self.rows * self._row_heights[0] + _AROUND
        self.setMinimumSize(520, max(300, round(height)))

    def _place_at(self, pointer: QPointF) -> int | None:
        """The index of the place that the pointer means."""
        near = [
            (math.dist(place.toTuple(), pointer.toTuple()), number)
            for number, place in enumerate(self.places)
        ]
        distance, number = min(near, default=(math.inf, 0))
        return number if distance <= _REACH else None

    def _draw(self, painter: QPainter, ratio: float) -> None:
        whole = QRectF(self.rect())
        ground = whole.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
        stone.paint(painter, whole, ground, ratio)
        area = ground.adjusted(_MARGIN, _MARGIN * 0.6, -_MARGIN, -_MARGIN * 0.7)
        for _ in stone.coats():
            self.chalk(painter, area, ratio)

    # Common elements of all slates

    @property
    def row_height(self) -> float:
        """The height of a line of writing with the room around it: less where there is little."""
        least, usual = self._row_heights
        return min(max(least, (self.height() - _AROUND) / self.rows), usual)

    @property
    def _row_heights(self) -> tuple[float, float]:
        """The height of a line of writing: the least, and the one with enough room."""
        letters = self.fontMetrics().height()
        return max(20.0, letters * 1.4), max(24.0, letters * 1.75)

    def chalk_font(self, share: float, *, italic: bool = False) -> QFont:
        """A font of a size relative to the window's."""
        return table_font(max(9, self.fontMetrics().height() * share), italic=italic)

    def write(self, painter: QPainter, text: str, font: QFont, at: QPointF, ratio: float) -> None:
        """Write a text that begins at a place, vertically centred on it."""
        metrics = QFontMetricsF(font)
        # With the room that chalk needs around it.
        width = metrics.horizontalAdvance(text) + 0.5 * metrics.height()
        area = QRectF(at.x(), at.y() - 0.5 * metrics.height(), width, metrics.height())
        strokes.draw_text(painter, text, font, area, ratio)

    def line_and_bars(self, area: QRectF, bars: int) -> tuple[QRectF, QRectF]:
        """The areas of a line over time, and of this many bars with a headline below it."""
        lower = area.adjusted(0, area.height() - self.row_height * (bars + 1.25), 0, 0)
        return area.adjusted(0, 0, 0, lower.top() - 0.4 * self.row_height - area.bottom()), lower

    def line(self, painter: QPainter, points: Sequence[QPointF], origin: QPointF, ratio: float) -> None:
        """Draw a line through some points, whose look depends on where they lie from ``origin``."""
        path = tuple((point.x() - origin.x(), point.y() - origin.y()) for point in points)
        strokes.draw(painter, Stroke("line", path, 3.6), origin, ratio)

    def headline(
        self, painter: QPainter, text: str, area: QRectF, ratio: float, beside: float = 0.0
    ) -> QRectF:
        """Write a headline over an area, leaving room beside it; return the rest of the area."""
        height = self.row_height
        font = self.chalk_font(1.05, italic=True)
        at = QPointF(area.left() - 0.2 * height, area.top() + 0.5 * height)
        lines = balanced(text, QFontMetricsF(font).horizontalAdvance, area.width() - beside).split("\n")
        for number, line in enumerate(lines):
            self.write(painter, line, font, at + QPointF(0, 0.75 * number * height), ratio)
        return area.adjusted(0, height * (0.25 + 0.75 * len(lines)), 0, 0)

    def large_number(self, painter: QPainter, text: str, area: QRectF, ratio: float) -> float:
        """Write a large number into the upper right corner of an area; return its width."""
        font = self.chalk_font(2.4)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(text) + 0.5 * metrics.height()
        at = QPointF(area.right() - width, area.top() + 0.8 * self.row_height)
        self.write(painter, text, font, at, ratio)
        return width

    def bars(self, painter: QPainter, bars: Sequence[Bar], area: QRectF, ratio: float) -> None:
        """Chalk bars below each other, each between its name and its figure."""
        font, row = self.chalk_font(0.95), self.row_height
        metrics = QFontMetricsF(font)
        beside = max(metrics.horizontalAdvance(bar.name) for bar in bars) + 1.4 * metrics.height()
        after = max(metrics.horizontalAdvance(bar.figure) for bar in bars) + 1.2 * metrics.height()
        longest = area.width() - beside - after
        for number, bar in enumerate(bars):
            middle = area.top() + (number + 0.5) * row
            self.write(painter, bar.name, font, QPointF(area.left() - 0.2 * row, middle), ratio)
            place = QRectF(area.left() + beside, middle - 0.31 * row, longest * bar.length, 0.62 * row)
            if bar.length:
                _draw_bar(painter, bar.seed, place, bar.share, ratio)
            self.write(painter, bar.figure, font, QPointF(place.right() + 4, middle), ratio)


class Bar(Struct, frozen=True):
    """A bar, drawn as an outline that is partly hatched."""

    seed: str
    """Seeds everything random in the way it is chalked."""
    name: str
    length: float
    """The length relative to the longest bar that has room, from 0 to 1."""
    share: float
    """The hatched part, from 0 to 1."""
    figure: str


def dashes(painter: QPainter, left: QPointF, width: float, ratio: float) -> None:
    """Draw a dashed line to the right."""
    for number in range(max(1, int(width / 24))):
        dash = Stroke(f"zero {number % 7}", ((0.0, 0.0), (11.0, 0.0)), 1.8)
        strokes.draw(painter, dash, left + QPointF(number * 24, 0), ratio)


def dot(painter: QPainter, at: QPointF, ratio: float) -> None:
    """Draw a dot."""
    strokes.draw(painter, Stroke("won", ring(1.8), 4.6), at, ratio)


def ring(radius: float) -> Line:
    """A circle around its position."""
    turns = [turn * math.tau / 12 for turn in range(13)]
    return tuple((radius * math.cos(turn), radius * math.sin(turn)) for turn in turns)


def _draw_bar(painter: QPainter, seed: str, bar: QRectF, share: float, ratio: float) -> None:
    """Draw an outline, hatched for a part of its length."""
    wide, high = bar.width(), bar.height()
    corners = ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high), (0.0, 0.0))
    for number, (start, end) in enumerate(pairwise(corners)):
        line = ((0.0, 0.0), (end[0] - start[0], end[1] - start[1]))
        edge = Stroke(f"edge {seed} {number}", line, 2.4, ruled=number % 2 == 0 and wide > 80)
        strokes.draw(painter, edge, bar.topLeft() + QPointF(*start), ratio)
    painter.save()
    painter.setClipRect(QRectF(bar.left(), bar.top() - 2, wide * share, high + 4))
    slant, apart = 0.55 * high, 7.0
    for number in range(int((wide * share + slant) / apart) + 1):
        hatch = Stroke(f"hatch {number % 12}", ((0.0, high - 1.5), (slant, 1.5)), 2.3)
        strokes.draw(painter, hatch, bar.topLeft() + QPointF(number * apart - slant, 0), ratio)
    painter.restore()
    if 0 < share < 1:
        divide = Stroke(f"divide {seed}", ((0.0, 0.0), (0.0, high)), 2.4)
        strokes.draw(painter, divide, bar.topLeft() + QPointF(wide * share, 0), ratio)
