"""The hands of a record, replayed one after the other as far as that goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from tartli_desktop.engine import (
    BelaScored,
    Card,
    Event,
    GameWon,
    HandEnded,
    Match,
    MatchWon,
    MeldsScored,
    RecordError,
    RuleError,
    SuddenDeathNext,
    TrickGathered,
    parse_seated,
)
from tartli_desktop.game.errors import Sentence
from tartli_desktop.session.seat_rotation import for_everybody

_Kind = TypeVar("_Kind", bound=Event)
Pair = tuple[int, int]
"""A number for each seat."""


@dataclass(frozen=True, slots=True)
class ReplayedHand:
    """One hand of a match, over or not."""

    number: int
    """Which hand of the match it is, from 1."""

    dealer: int

    events: tuple[Event, ...]
    """What happened; where the hand is not over, as the viewer learned it."""

    counts: Pair
    """As the hand ended, or as it stands."""

    record: Mapping[str, Any]
    """The object of R14."""

    is_over: bool

    @property
    def ending(self) -> HandEnded | None:
        """How it ended; None while it is not over."""
        return self._last(HandEnded)

    @property
    def game(self) -> GameWon | None:
        """The game that was won with it."""
        return self._last(GameWon)

    @property
    def match(self) -> MatchWon | None:
        """The match that was won with it."""
        return self._last(MatchWon)

    @property
    def is_sudden_death_next(self) -> bool:
        """Whether the first points of the next hand win the game (R9.5)."""
        return self._last(SuddenDeathNext) is not None

    @property
    def meld_points(self) -> Pair:
        """Points of melds and béla."""
        if self.ending is not None:
            return self.ending.meld_points
        return _by_seat(event for event in self.events if isinstance(event, MeldsScored | BelaScored))

    @property
    def trick_points(self) -> Pair:
        """Points of tricks with the last 10, after stichmatsch (R9.4)."""
        if self.ending is not None:
            return self.ending.trick_points
        return _by_seat(event for event in self.events if isinstance(event, TrickGathered))

    def _last(self, kind: type[_Kind]) -> _Kind | None:
        return next((event for event in reversed(self.events) if isinstance(event, kind)), None)


def replayed(
    record: Mapping[str, Any], viewer: int | None, *, by_two: bool = False
) -> Iterator[ReplayedHand]:
    """Replay a match hand by hand.

    A hand that breaks a rule is given as far as it goes. After it, as with a wrong head, RecordError is
    raised.

    Args:
        record: of the match (R14).
        viewer: the seat for whose eyes a hand is that is not over; None for those of anybody.
        by_two: whether both players look together, so that such a hand is told without what either hides.
    """
    match = Match.from_record({**record, "hands": []})
    for number, hand in enumerate(record["hands"], 1):
        if match.winner is not None:
            raise RecordError(number, 0, "R10.1", Sentence("match won", "the match is won already"))
        dealer = match.dealer
        try:
            match.deal(Card.parse(code) for code in hand["deck"].split(" "))
        except ValueError as error:
            raise RecordError(number, 0, "R3.2", error.args[0]) from None
        wrong = _act(match, number, hand["actions"])
        is_over = match.to_move is None
        events = match.events if is_over or viewer is None else match.view(viewer).events
        if by_two and not is_over:
            events = tuple(map(for_everybody, events))
        yield ReplayedHand(number, dealer, tuple(events), match.counts, hand, is_over)
        if wrong is not None:
            raise wrong


def _act(match: Match, number: int, actions: Sequence[str]) -> RecordError | None:
    """Do the actions of a hand; what is wrong with the first that cannot be done."""
    for place, text in enumerate(actions, 1):
        try:
            match.apply(*parse_seated(text))
        except RuleError as error:
            return RecordError(number, place, error.rule, error.message)
    return None


def _by_seat(events: Iterable[MeldsScored | BelaScored | TrickGathered]) -> Pair:
    points = [0, 0]
    for event in events:
        points[event.seat] += event.points
    return points[0], points[1]
