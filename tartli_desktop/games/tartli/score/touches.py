"""Marks to touches of the chalk: every stroke with its place, its seed, and its time."""

from collections.abc import Iterable, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from tartli_desktop.chalk import strokes

from . import shapes
from .layout import Arrangement
from .marks import Mark, Sign

_SIGN_THICKNESS = 0.125
_NUMBER_THICKNESS, _LARGE_SIGN_THICKNESS = 0.11, 0.18
"""Chalk widths in sign heights. Small figures are written with the edge of the chalk."""

_LARGE = 28.0
"""The sign height, in pixels, from which the chalk gets broader and broader."""

# Milliseconds at the hand's normal pace.
_SET_DOWN = 90.0
_ALONG_ONE_SIGN = 125.0
_LIFT = 70.0


class Touch(Struct, frozen=True):
    """A stroke at its place, with the time the hand draws it.

    Attributes:
        stroke: The stroke; its seed is unique on the slate.
        at: The place of its origin.
        start: When the chalk is set down, in milliseconds from the start of the writing.
        end: When the chalk is lifted.
    """

    stroke: strokes.Stroke
    at: QPointF
    start: float = 0.0
    end: float = 0.0

    def progress(self, elapsed: float) -> float:
        """The fraction of the stroke drawn after ``elapsed`` milliseconds."""
        if elapsed >= self.end:
            return 1.0
        t = max(0.0, (elapsed - self.start) / (self.end - self.start))
        return t * t * (3 - 2 * t)


def of_columns(
    place: str, columns: tuple[Sequence[Mark], Sequence[Mark]], arrangement: Arrangement
) -> list[Touch]:
    """Every stroke of these marks.

    Each seed consists of the side, the index of the mark and the stroke's number within it, not of the mark
    itself, so the strokes of a 30 do not change when it becomes a 50.
    """
    size = arrangement.size
    found = []
    for side, (marks, places) in enumerate(zip(columns, arrangement.places, strict=True)):
        for index, (mark, at) in enumerate(zip(marks, places, strict=True)):
            seed = f"{place} {side} {index}"
            share = _NUMBER_THICKNESS if mark.sign is Sign.NUMBER else _sign_thickness(size)
            thick = max(2.0, share * size)
            for number, line in enumerate(_set_down(shapes.lines(mark), seed)):
                found.append(Touch(strokes.Stroke(f"{seed} {number}", _scaled(line, size), thick), at))
    return found


def _sign_thickness(size: float) -> float:
    """The chalk width for a sign of this height: broader for large signs, which are read from afar."""
    grown = min(max((size - _LARGE) / _LARGE, 0.0), 1.0)
    return _SIGN_THICKNESS + grown * (_LARGE_SIGN_THICKNESS - _SIGN_THICKNESS)


def of_number(place: str, text: str, height: float, at: QPointF) -> list[Touch]:
    """The strokes of a plain number."""
    thick = max(2.0, 0.13 * height)
    return [
        Touch(strokes.Stroke(f"{place} {text} {number}", _scaled(line, height), thick), at)
        for number, line in enumerate(shapes.number_lines(text))
    ]


def timed(touches: Sequence[Touch], size: float) -> tuple[Touch, ...]:
    """The touches one after the other, each with the time the hand needs for it."""
    ordered = []
    now = 0.0
    for touch in touches:
        end = now + _SET_DOWN + _ALONG_ONE_SIGN * touch.stroke.length / size
        ordered.append(replace(touch, start=now, end=end))
        now = end + _LIFT
    return tuple(ordered)


def draw_all(painter: QPainter, touches: Iterable[Touch], ratio: float) -> None:
    """Draw whole strokes; see ``chalk.draw``."""
    for touch in touches:
        strokes.draw(painter, touch.stroke, touch.at, ratio)


def _set_down(lines: tuple[strokes.Line, ...], seed: str) -> tuple[strokes.Line, ...]:
    """The lines as the hand places this mark: slightly turned and slightly displaced."""
    rng = Random(f"set down {seed}")
    turn, across, down = rng.gauss(0, 0.035), rng.uniform(-0.03, 0.03), rng.uniform(-0.035, 0.035)
    return tuple(
        tuple((x - turn * (y - 0.5) + across, y + 0.6 * turn * (x - 0.35) + down) for x, y in line)
        for line in lines
    )


def _scaled(line: strokes.Line, size: float) -> strokes.Line:
    return tuple((x * size, y * size) for x, y in line)
