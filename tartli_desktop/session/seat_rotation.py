"""A match told from the other side of the table, and told to everybody.

The table knows one side only: the player there is seat 0. Where the table turns, as with two people at one,
seats are told the other way round.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from msgspec import structs

from tartli_desktop.games.tartli.rules import Event, View

_OF_ONE = ("seat", "dealer", "last_trick", "stichmatsch")
"""Fields of an event that name a seat, or None."""
_OF_BOTH = ("hands", "counts", "trick_points", "meld_points", "games")
"""Fields of an event that hold something for each seat."""

_Kind = TypeVar("_Kind")


def rotated_event(event: Event) -> Event:
    """An event with the seats the other way round; its own inverse."""
    changes: dict[str, Any] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in _OF_ONE and value is not None:
            changes[name] = 1 - value
        elif name in _OF_BOTH:
            changes[name] = value[::-1]
    return structs.replace(event, **changes) if changes else event


def rotated(view: View) -> View:
    """A view with the seats the other way round: what seat 1 knows, told as if it were seat 0."""
    return replace(
        view,
        seat=1 - view.seat,
        dealer=1 - view.dealer,
        scores=_swapped(view.scores),
        games=_swapped(view.games),
        counts=_swapped(view.counts),
        leader=1 - view.leader,
        to_move=None if view.to_move is None else 1 - view.to_move,
        trick=tuple((1 - seat, card) for seat, card in view.trick),
        scored=_swapped(view.scored),
        events=tuple(map(rotated_event, view.events)),
    )


def for_everybody(event: Event) -> Event:
    """An event as both seats learn it: without what is hidden from either."""
    return event.seen_by(0).seen_by(1)


def in_public(view: View) -> View:
    """What of a view both seats know: neither hand, and nothing that either may do."""
    return replace(view, hand=(), opponent_cards=(), legal=(), events=tuple(map(for_everybody, view.events)))


def _swapped(pair: tuple[_Kind, _Kind]) -> tuple[_Kind, _Kind]:
    return (pair[1], pair[0])
