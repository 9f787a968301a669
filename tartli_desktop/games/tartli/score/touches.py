"""Marks to touches of the chalk: every stroke with its place, its seed, and when the hand comes to it."""

from __future__ import annotations

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
"""In heights of a sign. Small figures are written with the edge of the chalk."""

_LARGE = 28.0
"""From this height on, in pixels, signs are chalked more and more broadly."""

# Milliseconds at the hand's own pace.
_SET_DOWN = 90.0
_ALONG_ONE_SIGN = 125.0
_LIFT = 70.0


class Touch(Struct, frozen=True):
    """A stroke where it stands, and when the hand draws it.

    Attributes:
        stroke: The stroke; its seed tells it from every other on the slate.
        at: Where its origin lies.
        start: When the chalk is set down, in milliseconds from the beginning of what is being written.
        end: When it is lifted.
    """

    stroke: strokes.Stroke
    at: QPointF
    start: float = 0.0
    end: float = 0.0

    def progress(self, elapsed: float) -> float:
        """How much of the stroke is drawn after some milliseconds, 0 to 1."""
        if elapsed >= self.end:
            return 1.0
        t = max(0.0, (elapsed - self.start) / (self.end - self.start))
        return t * t * (3 - 2 * t)


def of_columns(
    place: str, columns: tuple[Sequence[Mark], Sequence[Mark]], arrangement: Arrangement
) -> list[Touch]:
    """Every stroke of these marks.

    Each is seeded by side, by the index of its mark and by its own number within it, never by the mark as a
    whole: so a 30 does not change when it becomes a 50.
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
    """How broad the chalk is for a sign so high: the broader end for signs that are read from far."""
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
    """The same touches one after the other, each with the time that the hand needs for it."""
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
    """The lines as the hand sets this one mark: a little turned, a little off its place."""
    rng = Random(f"set down {seed}")
    turn, across, down = rng.gauss(0, 0.035), rng.uniform(-0.03, 0.03), rng.uniform(-0.035, 0.035)
    return tuple(
        tuple((x - turn * (y - 0.5) + across, y + 0.6 * turn * (x - 0.35) + down) for x, y in line)
        for line in lines
    )


def _scaled(line: strokes.Line, size: float) -> strokes.Line:
    return tuple((x * size, y * size) for x, y in line)
