"""Where a paper hides the least of what is to be seen beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from msgspec import Struct
from PySide6.QtCore import QPoint, QRect, QSize


class Sight(Struct, frozen=True):
    """What is to be seen beside a paper, where there is room."""

    cards: Sequence[QRect] = ()
    """The cards that it is about: rather are people hidden."""
    people: Sequence[QRect] = ()
    """Where the players sit."""

    def moved(self, where: Callable[[QRect], QRect]) -> Sight:
        """The same by other coordinates."""
        return Sight([where(each) for each in self.cards], [where(each) for each in self.people])


def least_hiding(size: QSize, room: QRect, wished: QPoint, sight: Sight, gap: int) -> QPoint:
    """The place in a room, as near as can be to the one that is wished, where the least is hidden.

    Args:
        size: of what is placed.
        room: in which it stays.
        wished: its upper left corner, if nothing were to be seen.
        sight: what is to be seen.
        gap: how much is left between them.
    """
    seen = (*sight.cards, *sight.people)
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
        return hidden(lies, sight.cards), hidden(lies, sight.people), farther

    return QPoint(*min(places, key=cost))


def hidden(lies: QRect, seen: Sequence[QRect]) -> int:
    """How much of what is to be seen lies under something."""
    return sum(part.width() * part.height() for part in (lies & each for each in seen) if not part.isEmpty())


def _along(
    wished: int, length: int, first: int, last: int, seen: Sequence[tuple[int, int]], gap: int
) -> Iterator[int]:
    """Where it may begin along a side: as wished, beside what is to be seen, or at the ends."""
    highest = max(first, last + 1 - length)
    for place in (wished, first, highest):
        yield min(max(place, first), highest)
    for begin, end in seen:
        for place in (begin - gap - length, end + 1 + gap):
            if first <= place <= highest:
                yield place
