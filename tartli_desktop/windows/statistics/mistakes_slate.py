"""The cost of mistakes in the reviewed hands: a line over time, and a bar for each kind of decision."""

import math
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QLocale, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from tartli_desktop.face.statistics import HandCost, KindCost, Reviewed, average
from tartli_desktop.text.placeholders import fill

from .chalked_slate import Bar, ChalkedSlate, dashes, dot
from .statistics_words import day_text, hands_text, mistakes_summary, no_mistakes

MOST_POINTS = 24
"""The most points of the line; if there are more hands, each point stands for several."""
_LEAST_POINTS = 8
"""The least number of points for which the line has room, so that a few hands do not fill it."""
_LINE_ROWS = 4.3
"""The least height of the line, in lines of writing."""
_EVEN = 100
"""Up to this cost of a hand, the scale of the line is linear."""
_FAINT = 0.4
_TOPS = (20, 40, 100, 200, 400, 1000, 2000)
"""The possible upper ends of the line's scale; no hand costs more."""


class MistakesSlate(ChalkedSlate):
    """The slate about the cost of mistakes."""

    _reviewed = Reviewed((), (), "")
    _points: Sequence["_Point"] = ()

    def show_reviewed(self, reviewed: Reviewed) -> None:
        """Wipe the slate, and draw these reviewed hands, at least one."""
        self.setAccessibleName(self.tr("What mistakes cost"))
        self._reviewed = reviewed
        self._points = _points(reviewed.hands)
        self.chalk_again(mistakes_summary(reviewed))

    @property
    def rows(self) -> float:
        """The lines of writing for the line and the bars, each with its headline."""
        return _LINE_ROWS + len(self._reviewed.kinds) + 2.5

    def text_at(self, number: int) -> str:
        """The hands that a point of the line stands for."""
        return hands_text(self._points[number].hands)

    def chalk(self, painter: QPainter, area: QRectF, ratio: float) -> None:
        """Chalk the line above the bars, and the average beside it."""
        if not self._points:
            return
        beside = self.large_number(painter, _figure(self._reviewed.average), area, ratio)
        line, bars = self.line_and_bars(area, len(self._reviewed.kinds))
        self._draw_line(painter, line, ratio, beside)
        self._draw_kinds(painter, self._reviewed.kinds, bars, ratio)

    def _draw_line(self, painter: QPainter, area: QRectF, ratio: float, beside: float) -> None:
        """Draw the line, the higher the more was lost."""
        row, font = self.row_height, self.chalk_font(0.95)
        together = len(self._points[-1].hands)
        top = _top(max(point.cost for point in self._points))
        is_even = top <= _EVEN
        more = [fill(self.tr("each dot: up to %1 hands"), together)] if together > 1 else []
        more += [] if is_even else [self.tr("high values closer together")]
        text = self.tr("Points lost to mistakes per hand")
        text = f"{text} ({'; '.join(more)})" if more else text
        area = self.headline(painter, text, area, ratio, beside)
        labels = {height: QLocale().toString(height) for height in (0, top // (2 if is_even else 4), top)}
        left = QFontMetricsF(font).horizontalAdvance(labels[top]) + 0.6 * row
        room = area.adjusted(left, 0.7 * row, -0.6 * row, -0.75 * row)
        step = room.width() / max(len(self._points) - 1, _LEAST_POINTS)

        def place(number: int, cost: float) -> QPointF:
            share = cost / top
            # Square roots keep small mistakes visible beside a lost game.
            high = (share if is_even else math.sqrt(share)) * room.height()
            return QPointF(room.left() + number * step, room.bottom() - high)

        for height, label in labels.items():
            line = place(0, height)
            painter.setOpacity(_FAINT if height else 1.0)
            dashes(painter, line, room.width(), ratio)
            painter.setOpacity(1.0)
            self.write(painter, label, font, QPointF(area.left() - 0.2 * row, line.y()), ratio)
        places = tuple(place(number, point.cost) for number, point in enumerate(self._points))
        if len(places) > 1:
            self.line(painter, places, room.topLeft(), ratio)
        for point in places:
            dot(painter, point, ratio)
        self.places = places
        self._write_days(painter, room, ratio)

    def _write_days(self, painter: QPainter, line: QRectF, ratio: float) -> None:
        """Write the first and the last day below the ends of the line."""
        font, y = self.chalk_font(0.8), line.bottom() + 0.5 * self.row_height
        first, last = (
            day_text(point.hands[end].match) for point, end in ((self._points[0], 0), (self._points[-1], -1))
        )
        wide = QFontMetricsF(font).horizontalAdvance
        self.write(painter, first, font, QPointF(line.left() - 4, y), ratio)
        right = max(self.places[-1].x() - wide(last), line.left() + wide(first) + self.row_height)
        if last != first:
            self.write(painter, last, font, QPointF(right, y), ratio)

    def _draw_kinds(self, painter: QPainter, kinds: Sequence[KindCost], area: QRectF, ratio: float) -> None:
        """Draw what each kind of decision cost; the bars add up to the average."""
        most = max((kind.points for kind in kinds), default=0.0)
        if not most:
            self.headline(painter, no_mistakes(), area, ratio)
            return
        text = fill(self.tr("Average: %1 points, by kind of decision"), _figure(self._reviewed.average))
        area = self.headline(painter, text, area, ratio)
        bars = [
            Bar(f"kind {number}", kind.name, kind.points / most, 1.0, _figure(kind.points))
            for number, kind in enumerate(kinds)
        ]
        self.bars(painter, bars, area, ratio)


class _Point(Struct, frozen=True):
    """A point of the line."""

    hands: tuple[HandCost, ...]

    @property
    def cost(self) -> float:
        return average(self.hands)


def _points(hands: Sequence[HandCost]) -> tuple[_Point, ...]:
    """The hands in order, grouped where there are many; an incomplete group comes first."""
    together = math.ceil(len(hands) / MOST_POINTS)
    ends = range(len(hands), 0, -together) if hands else ()
    return tuple(_Point(tuple(hands[max(0, end - together) : end])) for end in reversed(ends))


def _top(cost: float) -> int:
    """A round number with a round quarter, at least this cost."""
    return next((top for top in _TOPS if top >= cost), _TOPS[-1])


def _figure(points: float) -> str:
    return QLocale().toString(points, "f", 1) if points else "0"
