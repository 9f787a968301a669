"""The statistics in chalk: a line of the last matches or figures of all hands, and a bar for each level."""

import math
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from tartli_desktop.chalk import strokes
from tartli_desktop.chalk.strokes import Stroke
from tartli_desktop.face.statistics import Decided, LevelScore, Shown, StatisticsRow
from tartli_desktop.text.placeholders import fill

from .chalked_slate import Bar, ChalkedSlate, dashes, dot, ring
from .statistics_words import outcome_text, summary

_FEW_OF_MOST = 0.05
"""Bars shorter than this part of the longest one would hardly be visible."""
_LEAST_MATCHES = 20
"""The least number of matches for which the line has room, so that a few matches do not fill it."""
_FAINT = 0.4
_LINE_ROWS, _FEW_LEVELS = 7.5, 3
"""The height of the line of matches with its surroundings, in lines of writing, and the least number of
levels for which there is room."""
_LEAST_SPAN = 6
"""The least span of the line in matches, from bottom to top: one match makes no mountain."""


class StatisticsSlate(ChalkedSlate):
    """The slate about matches won and lost."""

    _statistics: Shown | None = None

    def show_statistics(self, statistics: Shown) -> None:
        """Wipe the slate, and draw these statistics."""
        self.setAccessibleName(self.tr("Won and lost"))
        self._statistics = statistics
        self.chalk_again(summary(statistics))

    @property
    def rows(self) -> float:
        """The lines of writing for the line and the bars, each with its headline."""
        levels = () if self._statistics is None else self._statistics.levels
        return _LINE_ROWS + max(len(levels), _FEW_LEVELS)

    def text_at(self, number: int) -> str:
        """How a match of the line ended."""
        return "" if self._statistics is None else outcome_text(self._statistics.last[number])

    def chalk(self, painter: QPainter, area: QRectF, ratio: float) -> None:
        """Chalk the line above the bars, and the score beside it."""
        if self._statistics is None:
            return
        levels = self._statistics.levels
        row = self.row_height
        if not any(self._statistics.decided) and not self._statistics.of_hands:
            self.places = ()
            text = self.tr("Finish a match and it is chalked up here.")
            self.headline(painter, text, area, ratio)
            return
        score = fill(self.tr("%1 : %2"), *self._statistics.decided)
        beside = self.large_number(painter, score, area, ratio)
        font, meaning = self.chalk_font(0.95), self.tr("Won and lost")
        beside += QFontMetricsF(font).horizontalAdvance(meaning) + row
        self.write(painter, meaning, font, QPointF(area.right() - beside, area.top() + 0.8 * row), ratio)
        line, bars = self.line_and_bars(area, len(levels))
        if self._statistics.of_hands:
            self.places = ()
            self._write_rows(painter, self._statistics.of_hands, line, ratio, beside)
        else:
            self._draw_line(painter, self._statistics.last, line, ratio, beside)
        self._draw_bars(painter, levels, bars, ratio)

    def _draw_line(
        self, painter: QPainter, last: Sequence[Decided], area: QRectF, ratio: float, beside: float
    ) -> None:
        """Draw a line that goes up for each match won and down for each match lost."""
        self.places = ()
        if not last:
            return
        text = fill(self.tr("The last %1 matches: up when you win, down when you lose"), len(last))
        if len(last) == 1:
            text = self.tr("One match has been decided")
        area = self.headline(painter, text, area, ratio, beside)
        balances = [0, *accumulate(match.outcome for match in last)]
        low, high = min(balances), max(balances)
        span = max(high - low, _LEAST_SPAN)
        low -= (span - (high - low)) // 2
        # Below the score.
        room = area.adjusted(6, 0.9 * self.row_height, -self.row_height * 2.6, -8)
        step = room.width() / max(len(last), _LEAST_MATCHES)

        def place(number: int, balance: float) -> QPointF:
            return QPointF(
                room.left() + number * step, room.bottom() - (balance - low) / span * room.height()
            )

        zero = place(0, 0).y()
        dashes(painter, QPointF(room.left(), zero), room.width(), ratio)
        places = [place(number, balance) for number, balance in enumerate(balances)]
        painter.setOpacity(_FAINT)
        for number, point in enumerate(places):
            # Equal for equal lengths, so each length is chalked only once.
            upright = Stroke(f"upright {number % 3}", ((0.0, 0.0), (0.0, point.y() - zero)), 2.0)
            if upright.length:
                strokes.draw(painter, upright, QPointF(point.x(), zero), ratio)
        painter.setOpacity(1.0)
        self.line(painter, places, room.topLeft(), ratio)
        for point, match in zip(places[1:], last, strict=True):
            _draw_match(painter, match.outcome, point, ratio)
        self.places = tuple(places[1:])
        text = f"{balances[-1]:+}".replace("-", "−") if balances[-1] else "0"
        # Beside the dashes.
        at = QPointF(places[-1].x() + 10, places[-1].y() - (0 if balances[-1] else 0.7 * self.row_height))
        self.write(painter, text, self.chalk_font(1.6), at, ratio)

    def _write_rows(
        self, painter: QPainter, rows: Sequence[StatisticsRow], area: QRectF, ratio: float, beside: float
    ) -> None:
        """Write what is counted of all hands, with the figures below each other."""
        area = self.headline(painter, self.tr("Your hands so far"), area, ratio, beside)
        font = self.chalk_font(1.0)
        metrics = QFontMetricsF(font)
        right = max(metrics.horizontalAdvance(row.name) for row in rows) + 1.4 * metrics.height()
        for number, row in enumerate(rows):
            at = QPointF(area.left() - 0.2 * self.row_height, area.top() + (number + 0.75) * self.row_height)
            self.write(painter, row.name, font, at, ratio)
            self.write(painter, row.cells[-1], font, at + QPointF(right, 0), ratio)

    def _draw_bars(self, painter: QPainter, levels: Sequence[LevelScore], area: QRectF, ratio: float) -> None:
        """Draw the decided matches or hands of each level as an outline, hatched for those won."""
        of_hands = self._statistics is not None and bool(self._statistics.of_hands)
        of_matches = self.tr("Matches won and lost, by level")
        heading = self.tr("Hands won and lost, by level") if of_hands else of_matches
        area = self.headline(painter, heading, area, ratio)
        counts = [sum(level.decided) for level in levels]
        most, least = max(counts), min(filter(None, counts), default=0)
        bars = []
        for level in levels:
            won, lost = level.decided
            length = (won + lost) / most if most else 0.0
            # Square roots keep ten matches visible beside a thousand.
            length = math.sqrt(length) if least < _FEW_OF_MOST * most else length
            score = fill(self.tr("%1 : %2"), won, lost)
            bars.append(Bar(level.level, level.name, length, won / (won + lost or 1), score))
        self.bars(painter, bars, area, ratio)


def _draw_match(painter: QPainter, outcome: int, at: QPointF, ratio: float) -> None:
    """Draw a dot for a match won, a ring for one lost, and a dash for a draw."""
    if outcome == 1:
        dot(painter, at, ratio)
    elif outcome == -1:
        strokes.draw(painter, Stroke("lost", ring(4.4), 2.2), at, ratio)
    else:
        strokes.draw(painter, Stroke("even", ((-4.0, 0.0), (4.0, 0.0)), 2.6), at, ratio)
