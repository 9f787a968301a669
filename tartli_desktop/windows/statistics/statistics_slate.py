"""What was played, in chalk: a line of the last matches, and a bar for each level."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate, pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QToolTip, QWidget

from tartli_desktop.chalk import stone, strokes
from tartli_desktop.chalk.strokes import Line, Stroke
from tartli_desktop.face.statistics import Decided, LevelScore, Shown
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_tip
from tartli_desktop.widgets.accessible_pictures import Picture

from .statistics_words import outcome_text, summary

_FRAME = 15.0
_MARGIN = 22.0
_LEAST_MATCHES = 20
"""For which the line has room, at least, so that a few matches do not fill it."""
_FAINT = 0.4
_LEAST_SPAN = 6
"""Matches from the lowest place of the line to the highest, at least: one match is no mountain."""
_REACH = 14.0
"""Logical pixels around a match of the line in which the pointer means it."""
_DENSE = 3
"""How many times all is chalked for eyes that need contrast."""


class StatisticsSlate(Picture):
    """A slate in its frame. What is on it stands as text in its accessible description.

    Args:
        parent: what it stands in.
        high_contrast: whether it is a black board in a white line.
    """

    def __init__(self, parent: QWidget | None = None, *, high_contrast: bool = False) -> None:
        super().__init__(parent)
        self._high_contrast = high_contrast
        self._statistics: Shown | None = None
        self._picture = QPixmap()
        self.places: tuple[QPointF, ...] = ()
        self._measure()
        self.setAccessibleName(self.tr("Won and lost"))

    def show_statistics(self, statistics: Shown) -> None:
        """Wipe the slate, and draw these."""
        self._statistics = statistics
        self._picture = QPixmap()
        self.setAccessibleDescription(summary(statistics))
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
            painter = QPainter(self._picture)
            self._draw(painter, ratio)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            match = self._match_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), plain_tip(outcome_text(match)) if match else "", self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._picture = QPixmap()
            self._measure()

    def _measure(self) -> None:
        """Be as high as the letters ask for: the bars, and as much for the line of the last matches."""
        self.setMinimumSize(520, max(300, round(10 * self._row_height + 2 * _FRAME + 1.3 * _MARGIN)))

    def _match_at(self, pointer: QPointF) -> Decided | None:
        """The match of the line that is meant by a place."""
        if self._statistics is None:
            return None
        near = [
            (math.dist(place.toTuple(), pointer.toTuple()), number)
            for number, place in enumerate(self.places)
        ]
        distance, number = min(near, default=(math.inf, 0))
        return self._statistics.last[number] if distance <= _REACH else None

    # Drawing

    def _draw(self, painter: QPainter, ratio: float) -> None:
        whole = QRectF(self.rect())
        ground = whole.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
        if self._high_contrast:
            stone.paint_plain(painter, whole, ground)
        else:
            stone.paint(painter, whole, ground, ratio)
        if self._statistics is not None:
            for _ in range(_DENSE if self._high_contrast else 1):
                self._chalk(painter, self._statistics, ground, ratio)

    def _chalk(self, painter: QPainter, statistics: Shown, ground: QRectF, ratio: float) -> None:
        levels = statistics.levels
        area = ground.adjusted(_MARGIN, _MARGIN * 0.6, -_MARGIN, -_MARGIN * 0.7)
        row = self._row_height
        beside = self._draw_score(painter, statistics.decided, area, ratio)
        bars = QRectF(area)
        bars.setTop(area.bottom() - row * (len(levels) + 1.25))
        line = QRectF(area)
        line.setBottom(bars.top() - row * 0.4)
        self._draw_line(painter, statistics.last, line, ratio, beside)
        self._draw_bars(painter, levels, bars, ratio)

    @property
    def _row_height(self) -> float:
        return max(24.0, self.fontMetrics().height() * 1.75)

    def _font(self, share: float, *, italic: bool = False) -> QFont:
        return table_font(max(9, self.fontMetrics().height() * share), italic=italic)

    def write(self, painter: QPainter, text: str, font: QFont, at: QPointF, ratio: float) -> None:
        """A text that begins at a place in the middle of its height."""
        metrics = QFontMetricsF(font)
        # As much as the chalk needs around it.
        width = metrics.horizontalAdvance(text) + 0.5 * metrics.height()
        area = QRectF(at.x(), at.y() - 0.5 * metrics.height(), width, metrics.height())
        strokes.draw_text(painter, text, font, area, ratio)

    def _headline(
        self, painter: QPainter, text: str, area: QRectF, ratio: float, beside: float = 0.0
    ) -> QRectF:
        """Write over an area what it shows, with room beside it; what is left of the area."""
        height = self._row_height
        font = self._font(1.05, italic=True)
        at = QPointF(area.left() - 0.2 * height, area.top() + 0.5 * height)
        lines = _broken(text, QFontMetricsF(font), area.width() - beside)
        for number, line in enumerate(lines):
            self.write(painter, line, font, at + QPointF(0, 0.75 * number * height), ratio)
        return area.adjusted(0, height * (0.25 + 0.75 * len(lines)), 0, 0)

    def _draw_score(self, painter: QPainter, decided: tuple[int, int], area: QRectF, ratio: float) -> float:
        """Matches won and lost in all, large in the upper right corner. Gives its width."""
        text, font = fill(self.tr("%1 : %2"), *decided), self._font(2.4)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(text) + 0.5 * metrics.height()
        at = QPointF(area.right() - width, area.top() + 0.8 * self._row_height)
        self.write(painter, text, font, at, ratio)
        return width

    def _draw_line(
        self, painter: QPainter, last: Sequence[Decided], area: QRectF, ratio: float, beside: float
    ) -> None:
        """Up for each match won and down for each lost."""
        self.places = ()
        if not last:
            self._headline(painter, self.tr("No match has been decided yet."), area, ratio, beside)
            return
        text = fill(self.tr("The last %1 matches: up when you win, down when you lose"), len(last))
        if len(last) == 1:
            text = self.tr("One match has been decided")
        area = self._headline(painter, text, area, ratio, beside)
        balances = [0, *accumulate(match.outcome for match in last)]
        low, high = min(balances), max(balances)
        span = max(high - low, _LEAST_SPAN)
        low -= (span - (high - low)) // 2
        # Below the score.
        room = area.adjusted(6, 0.9 * self._row_height, -self._row_height * 2.6, -8)
        step = room.width() / max(len(last), _LEAST_MATCHES)

        def place(number: int, balance: float) -> QPointF:
            return QPointF(
                room.left() + number * step, room.bottom() - (balance - low) / span * room.height()
            )

        zero = place(0, 0).y()
        for number in range(max(1, int(room.width() / 24))):
            dash = Stroke(f"zero {number % 7}", ((0.0, 0.0), (11.0, 0.0)), 1.8)
            strokes.draw(painter, dash, QPointF(room.left() + number * 24, zero), ratio)
        places = [place(number, balance) for number, balance in enumerate(balances)]
        painter.setOpacity(_FAINT)
        for number, point in enumerate(places):
            # Alike where they are of one length, and so chalked once.
            upright = Stroke(f"upright {number % 3}", ((0.0, 0.0), (0.0, point.y() - zero)), 2.0)
            if upright.length:
                strokes.draw(painter, upright, QPointF(point.x(), zero), ratio)
        painter.setOpacity(1.0)
        path = tuple((point.x() - room.left(), point.y() - room.top()) for point in places)
        strokes.draw(painter, Stroke("line", path, 3.6), room.topLeft(), ratio)
        for point, match in zip(places[1:], last, strict=True):
            _draw_match(painter, match.outcome, point, ratio)
        self.places = tuple(places[1:])
        text = f"{balances[-1]:+}".replace("-", "−") if balances[-1] else "0"
        # Not on the dashes.
        at = QPointF(places[-1].x() + 10, places[-1].y() - (0 if balances[-1] else 0.7 * self._row_height))
        self.write(painter, text, self._font(1.6), at, ratio)

    def _draw_bars(self, painter: QPainter, levels: Sequence[LevelScore], area: QRectF, ratio: float) -> None:
        """How many of the decided matches were won at each level: hatched, in an outline of all of them."""
        area = self._headline(painter, self.tr("Matches won and lost, by opponent"), area, ratio)
        font = self._font(0.95)
        metrics = QFontMetricsF(font)
        names = [level.name for level in levels]
        beside = max(metrics.horizontalAdvance(name) for name in names) + 1.4 * metrics.height()
        scores = [fill(self.tr("%1 : %2"), *level.decided) for level in levels]
        after = max(metrics.horizontalAdvance(score) for score in scores) + 1.2 * metrics.height()
        most = max(sum(level.decided) for level in levels)
        row = self._row_height
        longest = area.width() - beside - after
        for number, (level, name, score) in enumerate(zip(levels, names, scores, strict=True)):
            middle = area.top() + (number + 0.5) * row
            self.write(painter, name, font, QPointF(area.left() - 0.2 * row, middle), ratio)
            won, lost = level.decided
            # By the square root, so that ten matches can be seen beside a thousand.
            wide = longest * math.sqrt((won + lost) / most) if most else 0.0
            bar = QRectF(area.left() + beside, middle - 0.31 * row, wide, 0.62 * row)
            if won + lost:
                _draw_bar(painter, level.level, bar, won / (won + lost), ratio)
            self.write(painter, score, font, QPointF(bar.right() + 4, middle), ratio)


def _broken(text: str, metrics: QFontMetricsF, room: float) -> list[str]:
    """A text in as many lines as it needs."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _draw_match(painter: QPainter, outcome: int, at: QPointF, ratio: float) -> None:
    """A dot for a match won, a ring for one lost, and a dash for an even one."""
    if outcome == 1:
        strokes.draw(painter, Stroke("won", _ring(1.8), 4.6), at, ratio)
    elif outcome == -1:
        strokes.draw(painter, Stroke("lost", _ring(4.4), 2.2), at, ratio)
    else:
        strokes.draw(painter, Stroke("even", ((-4.0, 0.0), (4.0, 0.0)), 2.6), at, ratio)


def _ring(radius: float) -> Line:
    turns = [turn * math.tau / 12 for turn in range(13)]
    return tuple((radius * math.cos(turn), radius * math.sin(turn)) for turn in turns)


def _draw_bar(painter: QPainter, seed: str, bar: QRectF, share: float, ratio: float) -> None:
    """An outline, hatched up to a share of its length."""
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
