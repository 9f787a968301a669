"""The animation of everything that moves on the table."""

from collections import deque
from collections.abc import Callable

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QAbstractAnimation, QObject, QSignalBlocker, QVariantAnimation, Signal

from tartli_desktop.table.places.layout import Place

from .card_item import CardItem


class Move(Struct, frozen=True):
    """A card on its way. Times are in milliseconds at normal speed, from the start of the step."""

    item: CardItem
    to: Place
    start: float
    duration: float
    beside: Place | None = None
    """The place beside other cards from which the card slides under them, or to which it slides out."""
    slides_out: bool = False
    """Whether the card begins under the others; otherwise it ends there."""

    def part(self, time: float) -> float:
        """The part of the move's time that has passed, 0 to 1."""
        return 1.0 if self.duration <= 0 else min(max((time - self.start) / self.duration, 0.0), 1.0)


class Step(Struct):
    """Moves that belong together, and what is done when they begin."""

    moves: list[Move] = field(default_factory=list)
    begin: Callable[[], None] | None = None
    rest: float = 0.0
    """Milliseconds at normal speed without motion, after the moves."""

    @property
    def duration(self) -> float:
        """Milliseconds at normal speed."""
        return max((move.start + move.duration for move in self.moves), default=0.0) + self.rest


class Motion(QObject):
    """Runs steps one after the other. One animation drives all; it stops when nothing moves.

    Signals:
        settled: the last step has ended.
    """

    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: deque[Step] = deque()
        self._moving: list[tuple[Move, Place]] = []
        self._next_on_stack: dict[Move, Move] = {}
        """For each card that moves to a stack, the one that will lie directly over it."""
        self._in_the_air: set[CardItem] = set()
        self._speed: float | None = 1.0
        self.short_ways_only = False
        """Whether cards with a long way to go arrive at once."""
        self._stepping = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._show)
        self._clock.finished.connect(self._finish_step)

    def set_speed(self, speed: float | None) -> None:
        """Set the speed relative to the normal one; None: everything arrives at once."""
        self._speed = speed
        if speed is None and self.is_moving:
            self.finish()

    @property
    def speed(self) -> float | None:
        """The speed relative to the normal one, or None for no motion."""
        return self._speed

    @property
    def is_moving(self) -> bool:
        """Whether a step is under way or waits."""
        return bool(self._steps) or self._clock.state() == QAbstractAnimation.State.Running or self._stepping

    @property
    def is_crowded(self) -> bool:
        """Whether enough cards move to lie over each other."""
        return sum(move.item.gliding for move, _ in self._moving) > _CROWD

    def then(self, step: Step) -> None:
        """Queue a step after those that wait."""
        self._steps.append(step)

    def run(self) -> None:
        """Run the queued steps; :attr:`settled` follows, at once where nothing takes time."""
        if not self._stepping and self._clock.state() != QAbstractAnimation.State.Running:
            self._next_step()

    def finish(self) -> None:
        """Move everything to its final place at once."""
        speed, self._speed = self._speed, None
        if self._clock.state() == QAbstractAnimation.State.Running:
            self._clock.stop()
            self._finish_step()
        else:
            self.run()
        self._speed = speed

    def drop(self) -> None:
        """Forget queued and running steps; the cards stay where they are."""
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
                for move in step.moves:
                    if not _is_near(move):
                        move.item.lie(move.to)
            self._moving = [(move, move.item.place) for move in step.moves if move.item.place != move.to]
            self._in_the_air = _in_the_air([move for move, _ in self._moving])
            self._next_on_stack = _next_on_stack([move for move, _ in self._moving])
            duration = step.duration if self._moving or step.rest else 0
            if self._speed is not None and duration:
                with QSignalBlocker(self._clock):
                    # The clock is still at the end of the previous step, and would show the end of this one.
                    self._clock.setDuration(max(1, round(duration / self._speed)))
                    self._clock.setEndValue(duration)
                self._stepping = False
                for move, _ in self._moving:
                    # Set before the first frame, in which the card is still at its old place.
                    move.item.gliding = move.start <= 0
                self._clock.start()
                return
            self._arrive()
        self._stepping = False
        self.settled.emit()

    def _finish_step(self) -> None:
        self._arrive()
        self._next_step()

    def _arrive(self) -> None:
        for move, _ in self._moving:
            move.item.lie(move.to)
            move.item.gliding = False
        self._moving = []

    def _show(self, time: float) -> None:
        top_of_stack = True
        for move, start in self._moving:
            part = move.part(time)
            if part <= 0:
                if top_of_stack and start.covered:
                    # The card above it has just left.
                    move.item.lie(replace(start, covered=False))
                top_of_stack = False
                continue
            flies = _FLIES if move.item in self._in_the_air else 0.0
            place, turn = _on_way(move, start, part, flies)
            if place.covered and not start.covered and self._is_top_of_stack(move, time):
                place = replace(place, covered=False)
            move.item.gliding = part < 1
            move.item.lie(place, turn)

    def _is_top_of_stack(self, move: Move, time: float) -> bool:
        """Whether the card that will lie over this one has not arrived yet."""
        above = self._next_on_stack.get(move)
        return above is not None and _eased(above.part(time)) < _AS_GOOD_AS_THERE


_CROWD = 8
"""From this many moving cards on, some lie over others."""

_SHORT_WAY = 130.0


def _eased(part: float) -> float:
    """The part of its way that a card has covered: it starts quickly and settles slowly."""
    return 1 - (1 - part) ** 3


def _is_near(move: Move) -> bool:
    """Whether a card has only a short way to go."""
    place = move.item.place
    return abs(place.x - move.to.x) + abs(place.y - move.to.y) <= _SHORT_WAY


def _in_the_air(moves: list[Move]) -> set[CardItem]:
    """The cards that cast a shadow on their way.

    Cards of a stack, cards lying on it, and cards of a fan that move together cast none: their shadows would
    pile up to black. Nor does a card that does not move.
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
    """Whether a card stays where it is, or moves along its fan."""
    if (place.x, place.y) == (to.x, to.y):
        return True
    return place.width == to.width and abs(place.x - to.x) + abs(place.y - to.y) <= _SHORT_WAY


def _next_on_stack(moves: list[Move]) -> dict[Move, Move]:
    """For each card that will lie covered in a stack, the next one that comes to the same stack."""
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
"""The lift of a card that moves from one place on the table to another."""
_HEIGHT_OF_STACK = 40.0
"""The greatest distance between the first and the last card of a stack, in scene units."""

_AS_GOOD_AS_THERE = 0.99
"""The part of its way after which a card lies on its stack, so that only the edges below it show."""


def _on_way(move: Move, start: Place, part: float, flies: float) -> tuple[Place, float]:
    """The place after a part of a move's time, and the turn, as from :func:`between`."""
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
"""The part of a move's time during which a card slides from under others, or under them."""


def between(start: Place, end: Place, part: float, flies: float = 0.0) -> tuple[Place, float]:
    """The place on the way from start to end, and the visible part of the card's width as it turns over.

    It falls from 1 to 0 while the side that was up is visible, then to -1 while the other side is.

    Args:
        start: where the card lay.
        end: where it will lie.
        part: the part of the way covered, 0 to 1.
        flies: how high the card is lifted on its way.
    """
    turns_over = start.face_up != end.face_up
    # Turn the shorter way round.
    swing = (end.rotation - start.rotation + 180) % 360 - 180
    place = replace(
        end,
        x=start.x + (end.x - start.x) * part,
        y=start.y + (end.y - start.y) * part,
        width=start.width + (end.width - start.width) * part,
        rotation=start.rotation + swing * part,
        z=max(start.z, end.z) + 200 if part < 1 else end.z,
        face_up=end.face_up if part >= 0.5 else start.face_up,
        edge=end.edge if part == 1 else None,
        covered=end.covered and (part >= _AS_GOOD_AS_THERE or start.covered),
        # The lift is highest halfway.
        lift=start.lift + (end.lift - start.lift) * part + flies * 4 * part * (1 - part),
    )
    return place, 1 - 2 * part if turns_over else 1.0
