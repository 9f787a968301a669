"""What the list of matches shows of each: who plays what, at which level, and how it stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Self

from msgspec import Struct

MIXED = "mixed"
"""Stands for levels that differ."""


def common_level(levels: Iterable[str | None]) -> str:
    """The one level among these; empty where there is none, and MIXED where they differ."""
    found = {level for level in levels if level}
    return MIXED if len(found) > 1 else "".join(found)


class MatchHead(Struct, frozen=True):
    """What is agreed before the first hand of a match. What has one entry for each seat is in their order."""

    game: str
    """Its name, as the registry has it."""

    variant: Mapping[str, str | bool | int | None]
    """The rules: ``name`` and the switches of the game, as in its records."""

    names: tuple[str, ...]
    """Who plays, seat by seat."""

    first_dealer: int
    """The seat that deals the first hand."""

    human_seat: int | None
    """The seat of the person at this computer; None if programs play each other."""

    levels: tuple[str | None, ...]
    """How well the program plays in each seat, a name that the game's opponents know; None for a person."""

    title: str = ""
    """What the user calls the match; empty: the window finds a name."""

    @classmethod
    def at_level(
        cls,
        level: str,
        *,
        game: str,
        variant: Mapping[str, str | bool | int | None],
        names: Sequence[str],
        first_dealer: int,
        human_seat: int | None,
        title: str = "",
    ) -> Self:
        """A match in which all but the person play at one level; people sit there, too, if it is empty."""
        levels = tuple(None if seat == human_seat else level or None for seat in range(len(names)))
        return cls(game, variant, tuple(names), first_dealer, human_seat, levels, title)

    @property
    def others(self) -> tuple[int, ...]:
        """The seats of the others, counter-clockwise from the person; where there is none, from seat 0."""
        seats, first = len(self.names), self.human_seat or 0
        return tuple((first + place) % seats for place in range(1, seats))

    @property
    def opponents(self) -> tuple[str, ...]:
        """The names of who sits there."""
        return tuple(self.names[seat] for seat in self.others)

    @property
    def level(self) -> str:
        """The level at which all programs play; empty where none plays, and MIXED where they differ."""
        return common_level(self.levels)


class MatchRow(Struct, frozen=True):
    """One match in the list of matches."""

    id: int
    head: MatchHead

    created: datetime
    """When it was created, in UTC."""

    changed: datetime
    """When anything in it last changed, in UTC, by a clock that may have been set back meanwhile."""

    finished: bool

    standings: tuple[int, ...]
    """Games, money or points of each seat, as ``set_result`` was last told."""

    hands: int
    """How many hands have been dealt."""

    actions: int
    """How many actions have been done in all hands together."""

    @property
    def standings_from_person(self) -> tuple[int, ...]:
        """The same, the person's first, and then counter-clockwise."""
        return (self.standings[self.head.human_seat or 0], *(self.standings[i] for i in self.head.others))
