"""Whether a picture of the window shows what a reference shows.

Two machines draw the same window a little differently: edges are smoothed differently, and words are set
in another font. To even that out, pictures are blurred, and compared by the averages of small fields rather
than pixel by pixel. Areas with words need only have about the same average colour.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

Area = Sequence[float]
"""Left, top, width and height."""

FIELD = 11
"""The side of the field over which differences are averaged, in pixels."""
MOST_IN_A_FIELD = 6
"""The largest allowed average difference of colours in a field, of 255."""
MOST_IN_WORDS = 40.0
"""The largest allowed difference of average colours in an area with words, of 255."""
_MARGIN = 2
"""Pixels around words that count as words, too."""


@dataclass(frozen=True)
class Likeness:
    """How a picture differs from its reference.

    Attributes:
        worst: the average difference in the field that differs most, and the middle of that field.
        words: the areas with words whose colours differ.
        difference: a picture of the differences, brighter where they are larger, without the words.
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
    """Compare a picture with a reference of the same size; the areas with words of either count for both."""
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
    """Whether the area is empty, or a larger area of words, such as a dialog, covers part of it."""
    left, top, right, bottom = _edges(area)
    if area[2] < 1 or area[3] < 1:
        return True
    for other in all_words:
        a, b, c, d = _edges(other)
        if other[2] * other[3] > area[2] * area[3] and a < right and left < c and b < bottom and top < d:
            return True
    return False


def _first(fields: Image.Image, value: int) -> tuple[int, int]:
    """The first pixel with this value."""
    row, column = divmod(fields.tobytes().index(value), fields.width)
    return column, row


def _mean_off(one: Image.Image, other: Image.Image, area: Area) -> float:
    means = [ImageStat.Stat(each.crop(_edges(area))).mean for each in (one, other)]
    return max(abs(a - b) for a, b in zip(*means, strict=True))
