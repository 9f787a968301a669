"""Finds the place where a paper hides the least of what should stay visible beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from msgspec import Struct
from PySide6.QtCore import QPoint, QRect, QSize


class Sight(Struct, frozen=True):
    """What should stay visible beside a paper if there is room."""

    cards: Sequence[QRect] = ()
    """The cards that the paper is about; they matter more than the people."""
    players: Sequence[QRect] = ()
    """The places of the players."""

    def moved(self, where: Callable[[QRect], QRect]) -> Sight:
        """The same areas in other coordinates."""
        return Sight([where(each) for each in self.cards], [where(each) for each in self.players])


def least_hiding(size: QSize, room: QRect, wished: QPoint, sight: Sight, gap: int) -> QPoint:
    """The place in a room that hides the least, as close as possible to the preferred one.

    Args:
        size: the size of what is placed.
        room: the area that it must not leave.
        wished: its preferred upper left corner.
        sight: what should stay visible.
        gap: the distance to keep from that.
    """
    seen = (*sight.cards, *sight.players)
    places = product(
        _along(
            wished.x(), size.width(), room.left(), room.right(), [(r.left(), r.right()) for r in seen], gap
        ),
        _along(
            wished.y(), size.height(), room.top(), room.bottom(), [(r.top(), r.bottom()) for r in seen], gap
        ),
    )

    def cost(place: tuple[int, int]) -> tuple[int, int, int]:
        lies = QRect(QPoint(*place), size)
        farther = abs(place[0] - wished.x()) + abs(place[1] - wished.y())
        return hidden(lies, sight.cards), hidden(lies, sight.players), farther

    return QPoint(*min(places, key=cost))


def between(room: QRect, seen: Sequence[QRect]) -> QRect:
    """The part of a room below what is seen in its upper half and above what is seen in its lower half."""
    top, bottom = room.top(), room.bottom()
    for each in seen:
        if each.center().y() < room.center().y():
            top = max(top, each.bottom() + 1)
        else:
            bottom = min(bottom, each.top() - 1)
    return QRect(QPoint(room.left(), top), QPoint(room.right(), bottom))


def hidden(lies: QRect, seen: Sequence[QRect]) -> int:
    """The area of what should stay visible that lies under a rectangle."""
    return sum(part.width() * part.height() for part in (lies & each for each in seen) if not part.isEmpty())


def _along(
    wished: int, length: int, first: int, last: int, seen: Sequence[tuple[int, int]], gap: int
) -> Iterator[int]:
    """The coordinates to try along a side: the preferred one, those beside what is seen, and the ends."""
    highest = max(first, last + 1 - length)
    for place in (wished, first, highest):
        yield min(max(place, first), highest)
    for begin, end in seen:
        for place in (begin - gap - length, end + 1 + gap):
            if first <= place <= highest:
                yield place
