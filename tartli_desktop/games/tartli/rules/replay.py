"""The hands of a record, replayed one after the other (R14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from msgspec import Struct

from tartli_desktop.game.errors import RecordError

from .events import BelaScored, Event, MeldsScored, TrickGathered
from .hand_result import HandResult, Pair, result_of
from .match import Match


class PlayedHand(Struct, frozen=True):
    """One hand of a match, over or not."""

    number: int
    """Which hand of the match it is, from 1."""

    dealer: int

    events: tuple[Event, ...]
    """All that happened in it; as :func:`replay` gives it, nothing is hidden."""

    counts: Pair
    """As the hand ended, or as it stands (R9.1)."""

    games: Pair
    """Bulis or stakes after it (R10)."""

    record: Mapping[str, Any]
    """The object of R14."""

    result: HandResult | None
    """What it brought; None while it is not over."""

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.result is not None

    @property
    def meld_points(self) -> Pair:
        """Points of melds and béla, so far."""
        return _sums(event for event in self.events if isinstance(event, MeldsScored | BelaScored))

    @property
    def trick_points(self) -> Pair:
        """Points of tricks with the last 10, after stichmatsch (R9.4); so far while it is not over."""
        if self.result is not None:
            return self.result.tricks
        return _sums(event for event in self.events if isinstance(event, TrickGathered))


def replay(record: Mapping[str, Any]) -> Iterator[PlayedHand]:
    """Replay a match hand by hand.

    A hand in which an action breaks a rule is given as far as it goes. Raises RecordError after it, and for
    all else that is wrong.
    """
    steps = Match.replaying(record)
    match = next(steps)
    for number in count(1):
        dealer = match.dealer
        try:
            if next(steps, None) is None:
                return
        except RecordError as error:
            # The match has done what could be done of the hand; action 0 is its deck.
            if error.action:
                yield _played(match, number, dealer, record)
            raise
        yield _played(match, number, dealer, record)


def _played(match: Match, number: int, dealer: int, record: Mapping[str, Any]) -> PlayedHand:
    events = match.events
    result = result_of(events, match.variant) if match.to_move is None else None
    return PlayedHand(number, dealer, events, match.counts, match.games, record["hands"][number - 1], result)


def _sums(events: Iterator[MeldsScored | BelaScored | TrickGathered]) -> Pair:
    points = [0, 0]
    for event in events:
        points[event.seat] += event.points
    return points[0], points[1]
