"""The hands of a record, replayed one after the other as its viewers may see them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count

from msgspec import Struct

from tartli_desktop.game.errors import RecordError
from tartli_desktop.game.json_types import Json
from tartli_desktop.game.match import Event, Match
from tartli_desktop.game.rules import Rules


class ShownHand(Struct, frozen=True):
    """One hand of a match, over or not."""

    number: int
    """The number of the hand in the match, from 1."""

    dealer: int

    events: tuple[Event, ...]
    """The events of the hand, without what is hidden from its viewers."""

    told: tuple[str, ...]
    """What the game says about it in the list."""

    record: Json
    """Its object in the record."""

    is_over: bool

    standings: tuple[int, ...] = ()
    """The standings of the match after it, by seat, once it is over."""


def replayed(
    rules: Rules,
    record: Json,
    viewer: int | None,
    *,
    by_all: bool = False,
    describe: Callable[[Match, Sequence[Event]], tuple[str, ...]],
) -> Iterator[ShownHand]:
    """Replay a match hand by hand; an unfinished hand shows only what the viewer learned.

    A hand in which an action breaks a rule is yielded as far as it goes. RecordError is raised after it, and
    for any other fault.

    Args:
        rules: the rules of the game.
        record: the record of the match.
        viewer: the seat of the viewer of an unfinished hand; None hides nothing.
        by_all: whether all players look together, so that nobody's secrets in such a hand are shown.
        describe: returns what is told about a hand, given the match as it then stands and the hand's events.
    """

    def played(match: Match, number: int, dealer: int) -> ShownHand:
        events, is_over = match.events, match.to_move is None
        if not is_over:
            for seat in range(len(match.players)) if by_all else () if viewer is None else (viewer,):
                events = tuple(event.seen_by(seat) for event in events)
        told = describe(match, events)
        standings = match.standings if is_over else ()
        return ShownHand(number, dealer, events, told, record["hands"][number - 1], is_over, standings)

    steps = rules.match.replaying(record)
    match = next(steps)
    for number in count(1):
        dealer = match.dealer
        try:
            if next(steps, None) is None:
                return
        except RecordError as error:
            # The match has done what was possible in the hand; action 0 is its pack.
            if error.action:
                yield played(match, number, dealer)
            raise
        yield played(match, number, dealer)
