"""The content of the slate, from the events of a match (R13.4)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tartli_desktop.games.tartli import BelaScored, Event, GameWon, HandEnded, Match, MeldsScored


class Tally(Struct, frozen=True):
    """Both columns and the games won.

    Each meld and béla is an entry when it scores, the tricks of a hand are one entry at its end, and a won
    game clears both columns.
    """

    points: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The entries of each seat in this game, in the order written."""
    games: tuple[int, int] = (0, 0)
    """Bulis or stakes of each seat."""


def entries_of(event: Event) -> tuple[tuple[int, int], ...]:
    """The entries that an event writes on the slate: seat and points."""
    match event:
        case MeldsScored() | BelaScored():
            return ((event.seat, event.points),)
        case HandEnded():
            return tuple((seat, points) for seat, points in enumerate(event.trick_points) if points)
    return ()


def add(tally: Tally, events: Iterable[Event]) -> Tally:
    """The tally after some more events."""
    columns = [list(points) for points in tally.points]
    games = list(tally.games)
    for event in events:
        for seat, points in entries_of(event):
            columns[seat].append(points)
        if isinstance(event, GameWon):
            columns = [[], []]
            games[event.seat] += event.worth
    return Tally((tuple(columns[0]), tuple(columns[1])), (games[0], games[1]))


def tally_of(match: Match) -> Tally:
    """The tally of a match that is resumed."""
    return add(Tally(games=match.games), match.game_events)
