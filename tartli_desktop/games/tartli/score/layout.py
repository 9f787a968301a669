"""The places of everything on the slate, at any size of the slate."""

import math
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from . import shapes
from .marks import Mark, Sign

ROW_PITCH = 1.34
"""Distance between rows of marks, in sign heights, with room for Beck's underline."""

COLUMN = 0.37
"""The approximate fraction of a slate's width that one column takes."""

_BESIDE = 2.45
"""Column width in sign heights, while there is room: two signs, or a sign and a number."""
_GAP, _AFTER_NUMBER = 0.30, 0.46
"""Gaps between two marks, and after a number, which would read as a fraction with a stroke close by."""
_LOWEST = 1.2
_STEP = 1.07


class Layout(Struct, frozen=True):
    """The parts of a slate, in logical pixels.

    Attributes:
        ground: The slate inside the frame.
        names: A rectangle for the name over each column.
        names_line: The y coordinate of the line under the names.
        columns: A rectangle for the marks of each column.
        totals: A rectangle for the total of each column.
        games_line: The y coordinate of the line over the games.
        games: A rectangle for each player's buli or stake marks (R13.4).
        target: A rectangle for the agreed number of games, between them.
        largest: The height of a sign while there is room.
        largest_game: The height of a bar below the line while there is room.
    """

    ground: QRectF
    names: tuple[QRectF, QRectF]
    names_line: float
    columns: tuple[QRectF, QRectF]
    totals: tuple[QRectF, QRectF]
    games_line: float
    games: tuple[QRectF, QRectF]
    target: QRectF
    largest: float
    largest_game: float

    @property
    def middle(self) -> float:
        """The x coordinate of the line between the columns."""
        return self.ground.center().x()


def lay_out(width: float, height: float, text_scale: float = 1.0) -> Layout:
    """The layout of a slate of this size, with names and totals enlarged by ``text_scale``.

    Marks grow with them as far as their columns allow, so a low slate then has fewer rows.
    """
    frame = _within(9, 0.052 * width, 20)
    ground = QRectF(frame, frame, max(1.0, width - 2 * frame), max(1.0, height - 2 * frame))
    wide, high = ground.width(), ground.height()
    margin, air = 0.045 * wide, 0.045 * min(wide, high)
    inside = (ground.left() + margin, ground.center().x() + 0.8 * margin)
    column = max(1.0, wide / 2 - 1.9 * margin)

    # On a low slate, names and games stay legible, and the rows of marks become fewer.
    names_high = min(_within(22, 0.125 * wide, 48) * text_scale, 0.2 * high)
    names_top = ground.top() + 0.35 * air + 2
    names_line = names_top + names_high + 2
    games_high = min(_within(40, 0.19 * wide, 74) * min(text_scale, 1.5), 0.24 * high)
    games_line = ground.bottom() - games_high - 0.4 * air
    totals_high = min(_within(16, 0.095 * wide, 34) * text_scale, 0.1 * high)
    totals_top = games_line - totals_high - 5
    top = names_line + air + 2
    target = float(round(min(0.72 * games_high, _within(28, 0.13 * wide, 0.22 * wide))))
    beside = 0.5 * target + 0.4 * margin

    def both(top: float, high: float) -> tuple[QRectF, QRectF]:
        left, right = (QRectF(x, top, column, max(1.0, high)) for x in inside)
        return left, right

    games_left, games_right = both(games_line + 0.22 * games_high, 0.72 * games_high)
    games_left.setWidth(max(1.0, column - beside))
    games_right.setLeft(min(games_right.left() + beside + 0.5 * margin, games_right.right() - 1.0))
    # Few marks are large; arranging them makes many of them smaller.
    largest = _stepped(_within(15, min(column / _BESIDE, 0.2 * text_scale * (totals_top - top)), 60))
    return Layout(
        ground=ground,
        names=both(names_top, names_high),
        names_line=names_line,
        columns=both(top, totals_top - top - 3),
        totals=both(totals_top, totals_high),
        games_line=games_line,
        games=(games_left, games_right),
        target=QRectF(
            ground.center().x() - target / 2, games_line + 0.5 * (games_high - target), target, target
        ),
        largest_game=min(largest, _stepped(min(0.56 * text_scale, 0.7) * games_high)),
        largest=largest,
    )


class Arrangement(Struct, frozen=True):
    """Two columns of marks in their rows.

    Attributes:
        size: The height of a sign.
        places: The top left corner of each mark.
    """

    size: float
    places: tuple[tuple[QPointF, ...], tuple[QPointF, ...]]


def arrange(
    columns: tuple[Sequence[Mark], Sequence[Mark]], areas: tuple[QRectF, QRectF], largest: float
) -> Arrangement:
    """Place marks in rows, at one size in both columns, small enough that none is cut off."""
    size = largest
    while True:
        left = _rows(columns[0], areas[0], size)
        right = _rows(columns[1], areas[1], size)
        if left is not None and right is not None:
            return Arrangement(size, (left, right))
        size /= _STEP


def _rows(marks: Sequence[Mark], area: QRectF, size: float) -> tuple[QPointF, ...] | None:
    """The places of the marks at this size, or None if they do not fit."""
    places = []
    x, y = 0.0, 0.0
    for mark in marks:
        wide = shapes.width(mark) * size
        if x > 0 and x + wide > area.width():
            x, y = 0.0, y + ROW_PITCH * size
        if x + wide > area.width() or y + _LOWEST * size > area.height():
            return None
        places.append(QPointF(area.left() + x, area.top() + y))
        x += wide + (_AFTER_NUMBER if mark.sign is Sign.NUMBER else _GAP) * size
    return tuple(places)


def _stepped(size: float) -> float:
    """Round a size down to a step, so that marks need no redrawing whenever the window grows by a pixel."""
    return _STEP ** math.floor(math.log(max(1.0, size), _STEP))


def _within(least: float, value: float, most: float) -> float:
    return max(least, min(value, most))
