"""Finds the positions of a study in a thread, since a deal that fits may take longer than a frame."""

import queue
import threading
from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.evaluating import NOTHING, Given
from tartli_desktop.game.match import Action, Event, Match, View
from tartli_desktop.study.positions import DEALS, FEW_DEALS, Positions, Possible
from tartli_desktop.study.study import Study, StudyError


class Gap(Struct, frozen=True):
    """A card of the seat that studies which is not known yet."""

    index: int
    """Its place among the cards that the seat gets from the pack."""
    count: int
    """How many cards of the hand are not known."""


class Look(Struct, frozen=True):
    """A position of a study. Cards that are not known lie by chance in its match."""

    study: Study
    at: int
    match: Match
    views: tuple[View, ...]
    events: tuple[Event, ...]
    """What happened with the step that led here."""
    known: frozenset[Card]
    """The cards of which the study tells where they lie, or that were played or shown."""
    gap: Gap | None
    """The first card of the own hand that is not known; None if all are."""
    steps: tuple[Possible, ...] | None = None
    """What can be done; None while that is being found out."""
    is_whole: bool = False
    """Whether nothing more is looked for."""
    given: Given = NOTHING
    """What the seat to move may count on beside what it sees."""


class _Job(Struct, frozen=True, eq=False):
    number: int
    work: Callable[[], object]


class PositionFinder(QObject):
    """Looks at one position after the other; a later question makes earlier ones needless.

    Signals:
        found(look): the position that was asked for last, at first without and then with what can be done.
        refused(error): it cannot be.
        named(study, done): for each node of the study, the view before its step and what the step stands for.
    """

    found = Signal(object)
    refused = Signal(object)
    named = Signal(object, object)
    _happened = Signal(int, object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._positions = Positions()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._latest = 0
        self._is_closed = False
        self._happened.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def look(self, study: Study, at: int) -> None:
        """Find a position, what can be done there, and the words of the lines; nothing once closed."""
        if self._is_closed:
            return
        self._latest += 1
        number = self._latest
        self._ask(number, lambda: self._find(number, study, at))

    def close(self) -> None:
        """Find nothing more."""
        self._is_closed = True
        self._latest += 1
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    def _ask(self, number: int, work: Callable[[], object]) -> None:
        self._jobs.put(_Job(number, work))
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="study", daemon=True)
            self._thread.start()

    def _deliver(self, number: int, what: object, more: object) -> None:
        if number != self._latest or self._is_closed:
            return
        if isinstance(what, StudyError):
            self.refused.emit(what)
        elif isinstance(what, Exception):
            # A fault of the program, to be reported like any other.
            raise what
        elif isinstance(what, Look):
            self.found.emit(what)
        else:
            self.named.emit(what, more)

    # In the thread

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            if job.number == self._latest:
                try:
                    job.work()
                except Exception as error:
                    self._happened.emit(job.number, error, None)

    def _find(self, number: int, study: Study, at: int) -> None:
        positions = self._positions
        try:
            look = looked_at(positions, study, at)
            self._happened.emit(number, look, None)
            if number != self._latest:
                return
            mover = look.match.to_move
            given = NOTHING if mover is None else positions.given(study, at, mover)
            is_known = mover is None or look.known.issuperset(hand_of(look.views[mover]))
            most = FEW_DEALS if is_known else DEALS
            for deals in dict.fromkeys((FEW_DEALS, most)):
                steps = positions.possible_steps(study, at, deals)
                found = replace(look, steps=steps, given=given, is_whole=deals == most)
                self._happened.emit(number, found, None)
                if number != self._latest:
                    return
        except StudyError as error:
            self._happened.emit(number, error, None)
            return
        done: dict[int, tuple[View, Action]] = {}
        for node, view, action in _steps_of(positions, study):
            if number != self._latest:
                return
            done[node] = view, action
        self._happened.emit(number, study, done)


def looked_at(positions: Positions, study: Study, at: int) -> Look:
    """A position of a study, still without what can be done. Raises StudyError."""
    match, setup = positions.match_at(study, at), study.setup
    views = tuple(match.view(seat) for seat in range(len(setup.players)))
    parent = study.nodes[at].parent
    before = 0 if parent < 0 else len(positions.match_at(study, parent).events)
    return Look(
        study=study,
        at=at,
        match=match,
        views=views,
        events=tuple(match.events[before:]) if parent >= 0 else (),
        known=known_cards(study, at),
        gap=_gap(positions, study, at),
    )


def hand_of(view: View) -> frozenset[Card]:
    """The cards in the hand of a view's seat."""
    hand: Iterable[Card] = getattr(view, "hand", ())
    return frozenset(hand)


def known_cards(study: Study, at: int) -> frozenset[Card]:
    """The cards that the deal or a step up to this node names."""
    setup = study.setup
    found = {card for cards in (*setup.known, setup.talon) for card in cards if card is not None}
    for step in study.line(at):
        action = step.action(setup.rules)
        if action is not None:
            found.update(setup.rules.cards_leaving(action))
            for item in getattr(action, "items", ()):
                found.update(item.cards)
    return frozenset(found)


def _gap(positions: Positions, study: Study, at: int) -> Gap | None:
    setup = study.setup
    known = [card for card in setup.known[setup.seat] if card is not None]
    got: list[Card] = []
    dealt, held = 0, frozenset[Card]()
    for node in study.path(at):
        hand = hand_of(positions.view_at(study, node, setup.seat))
        # Of cards that came together, those that are known were entered first.
        got += sorted(hand - held, key=lambda card: known.index(card) if card in known else len(known))
        dealt, held = dealt or len(hand), hand
    missing = [card for card in got if card in held and card not in known]
    if not missing:
        return None
    index = got.index(missing[0])
    return Gap(min(len(known), index) if index < dealt else index, len(missing))


def _steps_of(positions: Positions, study: Study) -> Iterator[tuple[int, View, Action]]:
    """Each node but the deal, with the view of who acted there and what the step stands for."""
    for number, node in study.nodes.items():
        step = node.step
        if step is None:
            continue
        try:
            view = positions.view_at(study, node.parent, step.seat)
        except StudyError:
            continue
        action = step.action(study.setup.rules)
        if action is not None:
            yield number, view, action
