"""The parts of a card that others cover, which need no painting. Pure geometry in scene units."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from msgspec import Struct
from PySide6.QtCore import QRectF

from tartli_desktop.table.card_faces.faces import ASPECT, CORNER

from .layout import Place

_OF_A_CORNER = 1 - math.sqrt(0.5)
"""How much smaller a square must be to lie within a rounded one, as a part of the corners' radius."""

_MOST_TURNED = 30.0
"""The greatest angle in degrees between two cards at which one hides much of the other."""

_NARROWEST = 0.25
"""The least visible part of a turning card's width for it to hide another card, or to be hidden."""


class Lying(Struct, frozen=True):
    """Where a card lies, and the visible part of its width while it turns over."""

    place: Place
    turn: float = 1.0


def hidden_part(below: Lying, above: Iterable[Lying]) -> QRectF:
    """The largest upright part of a card that one card above it hides; empty if none does.

    Args:
        below: how the card lies.
        above: how the cards lie whose faces are painted later.

    The part is in the coordinates of the whole card, with the origin in its middle.
    """
    largest, most = QRectF(), 0.0
    lies, seen = below.place, below.turn
    if seen < _NARROWEST:
        return largest
    wide, high = lies.width / 2 * seen, lies.width * ASPECT / 2
    cosine, sine = math.cos(math.radians(lies.rotation)), math.sin(math.radians(lies.rotation))
    for card in above:
        place = card.place
        # A card turned by half a circle hides the same part.
        turned = (place.rotation - lies.rotation + 90) % 180 - 90
        if abs(turned) > _MOST_TURNED or card.turn < _NARROWEST:
            continue
        along, across = place.x - lies.x, place.y - lies.y
        x, y = along * cosine + across * sine, across * cosine - along * sine
        inset = place.width * CORNER * _OF_A_CORNER
        half_wide, half_high = (place.width / 2 - inset) * card.turn, place.width * ASPECT / 2 - inset
        straight, slanted = math.cos(math.radians(turned)), abs(math.sin(math.radians(turned)))
        reach_x = half_wide * straight - half_high * slanted
        reach_y = half_high * straight - half_wide * slanted
        left, right = max(x - reach_x, -wide), min(x + reach_x, wide)
        top, bottom = max(y - reach_y, -high), min(y + reach_y, high)
        if right > left and bottom > top and (right - left) * (bottom - top) > most:
            most = (right - left) * (bottom - top)
            largest = QRectF(left / seen, top, (right - left) / seen, bottom - top)
    return largest


def around(whole: QRectF, hidden: QRectF) -> Iterator[QRectF]:
    """The pieces of an area around a part of it: above, below, left and right."""
    for left, top, right, bottom in (
        (whole.left(), whole.top(), whole.right(), hidden.top()),
        (whole.left(), hidden.bottom(), whole.right(), whole.bottom()),
        (whole.left(), hidden.top(), hidden.left(), hidden.bottom()),
        (hidden.right(), hidden.top(), whole.right(), hidden.bottom()),
    ):
        if right > left and bottom > top:
            yield QRectF(left, top, right - left, bottom - top)
