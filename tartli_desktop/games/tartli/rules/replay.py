"""The hands of a record, replayed one after the other (R14)."""

from collections.abc import Iterator

from msgspec import Struct

from tartli_desktop.game.json_types import Json

from .events import BelaScored, Event, MeldsScored, TrickGathered
from .hand_result import HandResult, Pair, result_of
from .match import Match


class PlayedHand(Struct, frozen=True):
    """One hand of a match, over or not."""

    number: int
    """Which hand of the match it is, from 1."""

    dealer: int

    events: tuple[Event, ...]
    """Everything that happened in it; :func:`replay` hides nothing."""

    counts: Pair
    """The counts at its end, or as they now stand (R9.1)."""

    games: Pair
    """Bulis or stakes after the hand (R10)."""

    record: Json
    """The hand's object in the record (R14)."""

    result: HandResult | None
    """Its result; None while the hand is not over."""

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.result is not None

    @property
    def meld_points(self) -> Pair:
        """Meld and béla points so far."""
        return _sums(event for event in self.events if isinstance(event, MeldsScored | BelaScored))

    @property
    def trick_points(self) -> Pair:
        """Trick points so far; at the end with the last 10, after stichmatsch (R9.4)."""
        if self.result is not None:
            return self.result.tricks
        return _sums(event for event in self.events if isinstance(event, TrickGathered))


def replay(record: Json) -> Iterator[PlayedHand]:
    """Replay a match hand by hand.

    A hand with an illegal action is yielded up to that action, and RecordError is raised after it. Any other
    mistake raises RecordError too.
    """
    for number, (dealer, match) in enumerate(Match.hand_by_hand(record), 1):
        result = result_of(match.events, match.variant) if match.to_move is None else None
        hand = record["hands"][number - 1]
        yield PlayedHand(number, dealer, match.events, match.counts, match.games, hand, result)


def _sums(events: Iterator[MeldsScored | BelaScored | TrickGathered]) -> Pair:
    points = [0, 0]
    for event in events:
        points[event.seat] += event.points
    return points[0], points[1]
