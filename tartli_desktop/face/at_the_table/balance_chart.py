"""A chart of each player's balance, hand by hand."""

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF

from tartli_desktop.looks.accessibility import PictureWidget
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.text.amounts import amount, signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("BalanceChart")

_INKS = tuple(map(QColor, ("#B8372B", "#2F4E78", "#3F673A", "#8A6416", "#5B4A6F")))
_LIGHT_INKS = tuple(map(QColor, ("#FFE97A", "#FFFFFF", "#7FD7FF", "#FFB0C8", "#A8F0A0")))
_FINE, _WORDS = QColor("#CBB98F"), QColor("#5E4B35")
_LIGHT_FINE, _LIGHT_WORDS = QColor("#8C8C8C"), QColor("#FFFFFF")
_STYLES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)
_THICK = 2.0
"""The width of a line; points closer together cannot be told apart."""
_MARKS = (
    ((-4, -4), (4, -4), (4, 4), (-4, 4)),
    ((0, -5.2), (4.8, 4), (-4.8, 4)),
    ((0, -5.6), (5.6, 0), (0, 5.6), (-5.6, 0)),
    ((-2, -5.6), (2, -5.6), (2, 5.6), (-2, 5.6)),
)
"""The corners of the marks of all players but the first, whose mark is a circle."""
_MOST_MARKS = 40
"""With more points than this, only the last one has a mark."""
_APART = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""The steps in which hands may be numbered."""
_MOST_LINES = 10
"""Up to this range from the lowest to the highest balance, each whole number has a grid line."""


def balances(hands: Iterable[int]) -> list[int]:
    """What a player has won or lost after each hand, beginning with 0 before the first."""
    return list(accumulate(hands, initial=0))


def seen_of(line: Sequence[int], columns: int) -> list[int]:
    """The indexes of the points of a line to draw: the lowest and the highest in each of the columns."""
    if len(line) <= 2 * columns:
        return list(range(len(line)))
    ends = [len(line) * column // columns for column in range(columns + 1)]
    seen = {0, len(line) - 1}
    for start, end in pairwise(ends):
        part = range(start, end)
        seen |= {min(part, key=line.__getitem__), max(part, key=line.__getitem__)}
    return sorted(seen)


def shift_of(lines: Sequence[Sequence[int]], place: int, hand: int) -> float:
    """How far below its height a line is drawn, in widths of a line; level lines lie side by side."""
    level = [each for each, line in enumerate(lines) if line[hand] == lines[place][hand]]
    return level.index(place) - (len(level) - 1) / 2


class BalanceChart(PictureWidget):
    """A line for each player; dashes and marks differ too, for those who cannot tell the colours apart.

    Args:
        lines: the balances of up to five players, all of the same length; the first one is drawn on top.
        names: the names of these players.
        unit: what the numbers count, such as "Ft".
        numbered: whether the numbers of the hands stand below the lines.
    """

    def __init__(
        self, lines: Sequence[Sequence[int]], names: Sequence[str], unit: str = "", *, numbered: bool = False
    ) -> None:
        super().__init__()
        self._lines = [list(line) for line in lines]
        self._names = list(names)
        self._unit = unit
        self._numbered = numbered
        # Where nobody has lost anything, a plus sign says nothing.
        self._written = signed if min(map(min, lines)) < 0 else amount
        self._share = 1.0
        self.setAccessibleName(tr("Chart of the balance"))
        text = tr("%1: now %2, at best %3, at worst %4.")
        told: list[str] = []
        for name, line in zip(self._names, self._lines, strict=True):
            now, best, worst = map(self._written, (line[-1], max(line), min(line)))
            told.append(fill(text, name, f"{now} {unit}".strip(), best, worst))
        self.setAccessibleDescription(" ".join(told))

    @property
    def labels(self) -> dict[int, str]:
        """What stands beside the lines of the grid, by their heights; the highest one tells the unit."""
        top, foot = max(map(max, self._lines)), min(map(min, self._lines))
        whole = range(foot, top + 1) if top - foot <= _MOST_LINES else ()
        labels = {each: self._written(each) for each in {top, 0, foot, *whole}}
        return labels | {top: f"{labels[top]} {self._unit}".strip()}

    def set_size(self, share: float) -> None:
        """Set the preferred size, times the usual one."""
        self._share = share
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        line = self._share * self.fontMetrics().height()
        return QSize(round(22 * line), round(8 * line))

    def minimumSizeHint(self) -> QSize:
        line = self._share * self.fontMetrics().height()
        return QSize(round(12 * line), round(6 * line))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_dark = self.palette().window().color().lightness() < 128
            self._inks = _LIGHT_INKS if is_dark else _INKS
            self._fine, self._words = (_LIGHT_FINE, _LIGHT_WORDS) if is_dark else (_FINE, _WORDS)
            painter.setFont(table_font(max(13.0, 0.7 * self.fontMetrics().height())))
            key = self._paint_key(painter)
            self._paint_lines(painter, QRectF(self.rect()).adjusted(0, key + 6, -6, -4))

    def _paint_key(self, painter: QPainter) -> float:
        """Draw the key to the lines, and return its height."""
        metrics = painter.fontMetrics()
        high, x = float(metrics.height()), 2.0
        for place, name in enumerate(self._names):
            painter.setPen(_pen(self._inks[place], place))
            painter.drawLine(QPointF(x, high / 2), QPointF(x + 2 * high, high / 2))
            self._mark(painter, QPointF(x + high, high / 2), place)
            x += 2.3 * high
            painter.setPen(self._words)
            wide = metrics.horizontalAdvance(name)
            painter.drawText(QRectF(x, 0, wide + 4, high), Qt.AlignmentFlag.AlignVCenter, name)
            x += wide + 1.2 * high
        return high

    def _paint_lines(self, painter: QPainter, area: QRectF) -> None:
        metrics = painter.fontMetrics()
        labels = self.labels
        top, foot = max(labels), min(labels)
        span = max(1, top - foot)
        left = area.left() + max(map(metrics.horizontalAdvance, labels.values())) + 8
        plot = QRectF(left, area.top() + metrics.height() / 2, 0, 0)
        below = metrics.height() * (1.5 if self._numbered else 0.5)
        plot.setBottomRight(QPointF(area.right(), area.bottom() - below))

        def height(money: int) -> float:
            return plot.bottom() - plot.height() * ((money - foot) / span)

        written: list[float] = []
        # Zero gets its label first, since that is what people look for; then the extremes.
        for money in sorted(labels, key=lambda each: (each != 0, each not in (top, foot), each)):
            y = height(money)
            painter.setPen(QPen(self._fine, 1.6 if not money else 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            if all(abs(y - other) >= metrics.height() for other in written):
                written.append(y)
                painter.setPen(self._words)
                room = QRectF(area.left(), y - metrics.height() / 2, left - area.left() - 6, metrics.height())
                align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(room, align, labels[money])
        step = plot.width() / max(1, len(self._lines[0]) - 1)
        if self._numbered:
            self._number(painter, plot.bottomLeft(), step)
        for place, line in reversed(list(enumerate(self._lines))):
            seen = seen_of(line, max(1, round(plot.width() / _THICK)))
            shifts = [_THICK * shift_of(self._lines, place, hand) for hand in seen]
            points = [
                QPointF(plot.left() + hand * step, height(line[hand]) + shift)
                for hand, shift in zip(seen, shifts, strict=True)
            ]
            painter.setPen(_pen(self._inks[place], place))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(points))
            for point in points[1:] if len(points) <= _MOST_MARKS else points[-1:]:
                self._mark(painter, point, place)

    def _number(self, painter: QPainter, at: QPointF, step: float) -> None:
        """Number the hands below the lines, as many as have room."""
        metrics, hands = painter.fontMetrics(), len(self._lines[0]) - 1
        wide = metrics.horizontalAdvance(str(hands)) * 1.6
        apart = next((each for each in _APART if each * step >= wide), hands)
        painter.setPen(self._words)
        for hand in range(apart, hands + 1, apart):
            room = QRectF(at.x() + hand * step - wide / 2, at.y() + 4, wide, metrics.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, str(hand))

    def _mark(self, painter: QPainter, at: QPointF, place: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._inks[place])
        if place:
            painter.drawPolygon(QPolygonF([at + QPointF(*corner) for corner in _MARKS[place - 1]]))
        else:
            painter.drawEllipse(at, 4, 4)


def _pen(ink: QColor, place: int) -> QPen:
    return QPen(ink, _THICK, _STYLES[place])
