"""Whether a picture of the window shows what a reference shows.

Two machines draw the same window a little differently: edges are smoothed in another way, and words are set
in another font. Smoothing is evened out by a blur, and by a look at the average of a small field rather than
at one pixel. Areas with words are only asked whether they have about the same colour on the whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

Area = Sequence[float]
"""Left, top, width and height."""

FIELD = 11
"""Pixels from side to side of the field over which differences are averaged."""
MOST_IN_A_FIELD = 6
"""How far the colours of a field may be off, of 255, on average."""
MOST_IN_WORDS = 40.0
"""How far the average colour of an area with words may be off, of 255."""
_MARGIN = 2
"""Pixels around words that belong to them."""


@dataclass(frozen=True)
class Likeness:
    """How a picture differs from its reference.

    Attributes:
        worst: the average difference in the field that is furthest off, and its middle.
        words: the areas with words that have another colour.
        difference: a picture of the differences, brighter where they are larger; words are left out.
    """

    worst: int
    place: tuple[int, int]
    words: tuple[Area, ...]
    difference: Image.Image

    @property
    def holds(self) -> bool:
        """Whether both pictures show the same."""
        return self.worst <= MOST_IN_A_FIELD and not self.words

    def __str__(self) -> str:
        other = f"; other colours in {[tuple(map(round, area)) for area in self.words]}" if self.words else ""
        return f"off by {self.worst} of 255 around {self.place}; {MOST_IN_A_FIELD} may be{other}"


def likeness(
    picture: Image.Image, reference: Image.Image, words: Sequence[Area], reference_words: Sequence[Area]
) -> Likeness:
    """Compare a picture with a reference of the same size; there are words where either has some."""
    assert picture.size == reference.size
    one, other = (each.convert("RGB") for each in (picture, reference))
    blur = ImageFilter.GaussianBlur(1)
    parts = ImageChops.difference(one.filter(blur), other.filter(blur)).split()
    difference = ImageChops.lighter(ImageChops.lighter(parts[0], parts[1]), parts[2])
    pen = ImageDraw.Draw(difference)
    for area in (*words, *reference_words):
        left, top, right, bottom = _edges(area)
        pen.rectangle((left - _MARGIN, top - _MARGIN, right + _MARGIN - 1, bottom + _MARGIN - 1), fill=0)
    fields = difference.filter(ImageFilter.BoxBlur(FIELD // 2))
    worst = fields.getextrema()[1]
    asked = [area for area in reference_words if not _is_covered(area, (*words, *reference_words))]
    off = tuple(area for area in asked if _mean_off(one, other, area) > MOST_IN_WORDS)
    return Likeness(worst, _first(fields, worst), off, difference.point(lambda value: min(255, value * 4)))


def _edges(area: Area) -> tuple[int, int, int, int]:
    left, top, width, height = area
    return floor(left), floor(top), ceil(left + width), ceil(top + height)


def _is_covered(area: Area, all_words: Sequence[Area]) -> bool:
    """Whether a larger area of words, such as a dialog, covers a part of this one, or it is empty."""
    left, top, right, bottom = _edges(area)
    if area[2] < 1 or area[3] < 1:
        return True
    for other in all_words:
        a, b, c, d = _edges(other)
        if other[2] * other[3] > area[2] * area[3] and a < right and left < c and b < bottom and top < d:
            return True
    return False


def _first(fields: Image.Image, value: int) -> tuple[int, int]:
    """The first pixel of this value."""
    row, column = divmod(fields.tobytes().index(value), fields.width)
    return column, row


def _mean_off(one: Image.Image, other: Image.Image, area: Area) -> float:
    means = [ImageStat.Stat(each.crop(_edges(area))).mean for each in (one, other)]
    return max(abs(a - b) for a, b in zip(*means, strict=True))
