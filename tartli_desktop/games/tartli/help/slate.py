"""What the chalk marks on the slate mean, for the help (R13)."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from tartli_desktop.chalk import stone
from tartli_desktop.games.tartli.score import shapes, touches
from tartli_desktop.games.tartli.score.layout import Arrangement
from tartli_desktop.games.tartli.score.marks import MINUS, Mark, Sign
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section
from tartli_desktop.widgets.pages.rule_book import chapters

tr = Context("Tartli.Help")

_SIGNS = {sign.name.lower(): (Mark(sign),) for sign in Sign if sign is not Sign.NUMBER}

PICTURES: dict[str, tuple[Mark, ...]] = _SIGNS | {
    "plus": (Mark(Sign.NUMBER, "+7"),),
    "minus": (Mark(Sign.NUMBER, f"{MINUS}3"),),
    "beck_plus": (Mark(Sign.NUMBER, "7"),),
    "beck_two_figures": (Mark(Sign.NUMBER, "12", underlined=True),),
    "beck_minus": (Mark(Sign.NUMBER, "3", barred=True),),
    "67": (Mark(Sign.FIFTY), Mark(Sign.TWENTY), Mark(Sign.NUMBER, f"{MINUS}3")),
    "319": (
        *(Mark(sign) for sign in (Sign.HUNDRED, Sign.EIGHTY, Sign.FIFTY, Sign.EIGHTY)),
        Mark(Sign.NUMBER, "3", barred=True),
        Mark(Sign.NUMBER, "12", underlined=True),
    ),
    "games": (Mark(Sign.FIVE_BARS), Mark(Sign.TWO_BARS)),
}
"""The chalk marks that the text shows. The text refers to the picture of "67" as ``chalk:67``."""


def picture_words(name: str) -> str:
    """What a picture of chalk marks shows, in words; empty for any other name."""
    marks = PICTURES.get(name, ())
    if name == "games":
        return tr("marks for 5 and 2 games")
    points = [str(mark.points).replace("-", MINUS) for mark in marks]
    if len(points) > 1:
        return fill(tr("marks for %1 points", "several numbers"), ", ".join(points))
    return fill(tr("the mark for %1 points"), *points) if points else ""


_GAP = 0.34
_MARGIN = 0.3
"""Space between and around marks, in sign heights, with room for Beck's underline."""


def picture(marks: Sequence[Mark], size: float, ratio: float) -> QImage:
    """A picture of chalk marks side by side on bare slate.

    Args:
        marks: The marks; the same marks always look the same.
        size: The height of a sign, in logical pixels.
        ratio: Device pixels per logical pixel.
    """
    places, left = [], _MARGIN * size
    for mark in marks:
        places.append(QPointF(left, _MARGIN * size))
        left += (shapes.width(mark) + _GAP) * size
    wide = math.ceil(left + (_MARGIN - _GAP) * size)
    high = math.ceil((1 + 2 * _MARGIN) * size)
    image = QImage(round(wide * ratio), round(high * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        stone.paint_stone(painter, QRectF(0, 0, wide, high))
        arranged = Arrangement(size, (tuple(places), ()))
        touches.draw_all(painter, touches.of_columns("sample", (marks, ()), arranged), ratio)
    return image


def signs_on_the_slate() -> Section:
    """The section on the worth of every mark, in both styles (R13)."""
    values: dict[str, object] = {
        "example_67": _example("67", f"50 + 20 {MINUS} 3 = 67"),
        "example_319": _example("319", f"100 + 80 + 50 + 80 {MINUS} 3 + 12 = 319"),
        "example_games": _example("games", "5 + 2 = 7"),
    }
    for name, marks in PICTURES.items():
        worth = str(marks[0].points).replace("-", MINUS)
        is_added = marks[0].sign is Sign.NUMBER and marks[0].points >= 0
        values |= {name: _picture(name), f"{name}_worth": f"+{worth}" if is_added else worth}
    return chapters("tartli", "slate", values)[0]


def _picture(name: str) -> str:
    return f'<img src="chalk:{name}">'


def _example(name: str, sum_in_numbers: str) -> str:
    example = fill(tr("For example: %1", "what some chalk marks are together"), sum_in_numbers)
    return f"<table><tr><td>{_picture(name)}</td><td>{example}</td></tr></table>"
