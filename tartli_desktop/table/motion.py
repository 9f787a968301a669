"""The one place through which everything on the table moves."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QAbstractAnimation, QObject, QSignalBlocker, QVariantAnimation, Signal

from tartli_desktop.table.places.layout import Place

from .card_item import CardItem


class Move(Struct, frozen=True):
    """A card on its way. Times in milliseconds at normal speed, from the start of the step."""

    item: CardItem
    to: Place
    start: float
    duration: float
    beside: Place | None = None
    """Where it lies beside other cards before it slides under them, or after it slid out from under them."""
    slides_out: bool = False
    """Whether it began under them; else it ends there."""

    def part(self, time: float) -> float:
        """How much of its time has passed, 0 to 1."""
        return 1.0 if self.duration <= 0 else min(max((time - self.start) / self.duration, 0.0), 1.0)


class Step(Struct):
    """Some moves that belong together, and what is done as they begin."""

    moves: list[Move] = field(default_factory=list)
    begin: Callable[[], None] | None = None
    rest: float = 0.0
    """Milliseconds at normal speed in which nothing moves, after the moves."""

    @property
    def duration(self) -> float:
        """Milliseconds at normal speed."""
        return max((move.start + move.duration for move in self.moves), default=0.0) + self.rest


class Motion(QObject):
    """Does steps one after the other. One animation drives all; none runs when nothing moves.

    Signals:
        settled: the last step is done.
        moved: some cards lie elsewhere.
    """

    settled = Signal()
    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: deque[Step] = deque()
        self._moving: list[tuple[Move, Place]] = []
        self._next_on_stack: dict[Move, Move] = {}
        """What comes to lie directly over each card of a stack that moves."""
        self._in_the_air: set[CardItem] = set()
        self._speed: float | None = 1.0
        self.short_ways_only = False
        """Whether cards that have far to go are there at once."""
        self._stepping = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._show)
        self._clock.finished.connect(self._finish_step)

    def set_speed(self, speed: float | None) -> None:
        """How many times the normal speed; None: everything is at its place at once."""
        self._speed = speed
        if speed is None and self.is_moving:
            self.finish()

    @property
    def speed(self) -> float | None:
        """How many times the normal speed, or None for at once."""
        return self._speed

    @property
    def is_moving(self) -> bool:
        """Whether a step is under way or waits."""
        return bool(self._steps) or self._clock.state() == QAbstractAnimation.State.Running or self._stepping

    @property
    def is_crowded(self) -> bool:
        """Whether enough cards are on their way to lie over each other."""
        return sum(move.item.gliding for move, _ in self._moving) > _CROWD

    def then(self, step: Step) -> None:
        """Do a step after those that wait."""
        self._steps.append(step)

    def run(self) -> None:
        """Do what waits; :attr:`settled` follows, at once where nothing takes time."""
        if not self._stepping and self._clock.state() != QAbstractAnimation.State.Running:
            self._next_step()

    def finish(self) -> None:
        """Bring everything to its place at once."""
        speed, self._speed = self._speed, None
        if self._clock.state() == QAbstractAnimation.State.Running:
            self._clock.stop()
            self._finish_step()
        else:
            self.run()
        self._speed = speed

    def drop(self) -> None:
        """Forget what waits and what moves; the cards stay where they are."""
        self._steps.clear()
        self._clock.stop()
        for move, _ in self._moving:
            move.item.gliding = False
        self._moving = []

    def _next_step(self) -> None:
        self._stepping = True
        while self._steps:
            step = self._steps.popleft()
            if step.begin is not None:
                step.begin()
            if self.short_ways_only:
                step.moves = [move if _is_near(move) else self._there_at_once(move) for move in step.moves]
            self._moving = [(move, move.item.place) for move in step.moves if move.item.place != move.to]
            self._in_the_air = _in_the_air([move for move, _ in self._moving])
            self._next_on_stack = _next_on_stack([move for move, _ in self._moving])
            duration = step.duration if self._moving or step.rest else 0
            if self._speed is not None and duration:
                with QSignalBlocker(self._clock):
                    # It still stands at the end of the step before, and would show the end of this one.
                    self._clock.setDuration(max(1, round(duration / self._speed)))
                    self._clock.setEndValue(duration)
                self._stepping = False
                for move, _ in self._moving:
                    # From the first frame on, in which it is still where it was.
                    move.item.gliding = move.start <= 0
                self._clock.start()
                return
            self._arrive()
        self._stepping = False
        self.settled.emit()

    def _there_at_once(self, move: Move) -> Move:
        move.item.lie(move.to)
        return move

    def _finish_step(self) -> None:
        self._arrive()
        self._next_step()

    def _arrive(self) -> None:
        for move, _ in self._moving:
            move.item.lie(move.to)
            move.item.gliding = False
        self._moving = []
        self.moved.emit()

    def _show(self, time: float) -> None:
        top_of_stack = True
        for move, start in self._moving:
            part = move.part(time)
            if part <= 0:
                if top_of_stack and start.covered:
                    # What lay above it has just left.
                    move.item.lie(replace(start, covered=False))
                top_of_stack = False
                continue
            flies = _FLIES if move.item in self._in_the_air else 0.0
            place, turn = _on_way(move, start, part, flies)
            if place.covered and not start.covered and self._is_top_of_stack(move, time):
                place = replace(place, covered=False)
            move.item.gliding = part < 1
            move.item.lie(place, turn)
        self.moved.emit()

    def _is_top_of_stack(self, move: Move, time: float) -> bool:
        """Whether what comes to lie over a card is not there yet."""
        above = self._next_on_stack.get(move)
        return above is not None and _eased(above.part(time)) < _AS_GOOD_AS_THERE


_CROWD = 8
"""When this many cards move at once, one lies over the other."""

_SHORT_WAY = 130.0


def _eased(part: float) -> float:
    """How far a card has come in a part of its time: it starts quickly and settles slowly."""
    return 1 - (1 - part) ** 3


def _is_near(move: Move) -> bool:
    """Whether a card has only a short way to go."""
    place = move.item.place
    return abs(place.x - move.to.x) + abs(place.y - move.to.y) <= _SHORT_WAY


def _in_the_air(moves: list[Move]) -> set[CardItem]:
    """The cards that cast a shadow on their way.

    Those of a stack, what lies on it, and those of a fan that move together do not: their shadows over
    each other would be black. Nor does a card that only stays where it is.
    """
    stacks = [move.to for move in moves if move.to.covered]

    def is_on_stack(place: Place) -> bool:
        return any(_is_same_stack(place, each) for each in stacks)

    return {
        move.item
        for move in moves
        if not is_on_stack(move.to) and not _only_makes_room(move.item.place, move.to)
    }


def _only_makes_room(place: Place, to: Place) -> bool:
    """Whether a card stays, or moves along its fan."""
    if (place.x, place.y) == (to.x, to.y):
        return True
    return place.width == to.width and abs(place.x - to.x) + abs(place.y - to.y) <= _SHORT_WAY


def _next_on_stack(moves: list[Move]) -> dict[Move, Move]:
    """For each card that will lie covered in a stack the one after it that comes to the same stack."""
    found = {}
    above: Move | None = None
    for move in reversed(moves):
        if move.to.covered and above is not None and _is_same_stack(move.to, above.to):
            found[move] = above
        above = move
    return found


def _is_same_stack(one: Place, other: Place) -> bool:
    return abs(one.x - other.x) + abs(one.y - other.y) <= _HEIGHT_OF_STACK


_FLIES = 11.0
"""How high a card is lifted that moves from one place on the table to another."""
_HEIGHT_OF_STACK = 40.0
"""Farthest from each other, in scene units, that the first and the last card of a stack lie."""

_AS_GOOD_AS_THERE = 0.99
"""How far a card has come when those of its stack lie over it, so that its edges are all there is to see."""


def _on_way(move: Move, start: Place, part: float, flies: float) -> tuple[Place, float]:
    """Where a card is after a part of its time, as of :func:`between`."""
    beside = move.beside
    if beside is None:
        return between(start, move.to, _eased(part), flies)
    slides = _SLIDE if move.slides_out else 1 - _SLIDE
    first, second = min(part / slides, 1.0), max(0.0, (part - slides) / (1 - slides))
    if move.slides_out:
        if second <= 0:
            return replace(between(start, beside, _eased(first))[0], z=start.z), 1.0
        return between(beside, move.to, _eased(second), flies)
    if second <= 0:
        return between(start, beside, _eased(first), flies)
    return replace(between(beside, move.to, _eased(second))[0], z=move.to.z), 1.0


_SLIDE = 0.42
"""The part of its time for which a card slides that comes from under others, or goes there."""


def between(start: Place, end: Place, part: float, flies: float = 0.0) -> tuple[Place, float]:
    """The place on the way from start to end, and how much of the card's width is seen as it turns over.

    That is from 1 to 0 while the side is seen that was up, and from there to -1 while the other is.

    Args:
        start: where it lay.
        end: where it will lie.
        part: how far it has come, 0 to 1.
        flies: how high it is lifted on its way.
    """
    turns_over = start.face_up != end.face_up
    # The shorter way round.
    swing = (end.rotation - start.rotation + 180) % 360 - 180
    place = replace(
        end,
        x=start.x + (end.x - start.x) * part,
        y=start.y + (end.y - start.y) * part,
        width=start.width + (end.width - start.width) * part,
        rotation=start.rotation + swing * part,
        z=max(start.z, end.z) + 200 if part < 1 else end.z,
        face_up=end.face_up if part >= 0.5 else start.face_up,
        in_column=end.in_column and part == 1,
        covered=end.covered and (part >= _AS_GOOD_AS_THERE or start.covered),
        # Higher the farther it is from both ends.
        lift=start.lift + (end.lift - start.lift) * part + flies * 4 * part * (1 - part),
    )
    return place, 1 - 2 * part if turns_over else 1.0
