"""The hands of a record, replayed one after the other, as those may see them who look at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from msgspec import Struct

from tartli_desktop.game.errors import RecordError
from tartli_desktop.game.rules import Match, Rules


class ShownHand(Struct, frozen=True):
    """One hand of a match, over or not."""

    number: int
    """Which hand of the match it is, from 1."""

    dealer: int

    events: tuple[Any, ...]
    """What happened in it, without what is hidden from those who look at it."""

    told: tuple[str, ...]
    """What the game tells about it in the list."""

    record: Mapping[str, Any]
    """Its object in the record."""

    is_over: bool

    standings: tuple[int, ...] = ()
    """How the match stands after it, by seat, once it is over."""


def replayed(
    rules: Rules,
    record: Mapping[str, Any],
    viewer: int | None,
    *,
    by_all: bool = False,
    describe: Callable[[Any, Sequence[Any]], tuple[str, ...]],
) -> Iterator[ShownHand]:
    """Replay a match hand by hand; of a hand that is not over, what the viewer learned.

    A hand in which an action breaks a rule is given as far as it goes. RecordError is raised after it, and
    for all else that is wrong.

    Args:
        rules: of the game.
        record: of the match.
        viewer: the seat for whose eyes a hand is that is not over; None for those of anybody.
        by_all: whether all players look together, so that such a hand is told without what any hides.
        tell: what is told of the hand that a match has come to, and of its events.
    """

    def played(match: Match, number: int, dealer: int) -> ShownHand:
        events, is_over = match.events, match.to_move is None
        if not is_over:
            for seat in range(len(match.players)) if by_all else () if viewer is None else (viewer,):
                events = tuple(event.seen_by(seat) for event in events)
        told = describe(match, events)
        standings = rules.standings(match) if is_over else ()
        return ShownHand(number, dealer, events, told, record["hands"][number - 1], is_over, standings)

    steps = rules.replaying(record)
    match = next(steps)
    for number in count(1):
        dealer = match.dealer
        try:
            if next(steps, None) is None:
                return
        except RecordError as error:
            # The match has done what could be done of the hand; action 0 is its deck.
            if error.action:
                yield played(match, number, dealer)
            raise
        yield played(match, number, dealer)
