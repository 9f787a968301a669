"""What the list shows of each match: who plays what, at which level, and the score."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Self

from msgspec import Struct

MIXED = "mixed"
"""Stands for levels that differ."""


def common_level(levels: Iterable[str | None]) -> str:
    """The one level among these; empty if there is none, and MIXED if they differ."""
    found = {level for level in levels if level}
    return MIXED if len(found) > 1 else "".join(found)


class MatchHead(Struct, frozen=True):
    """What is agreed before the first hand of a match. Tuples with an entry per seat are in seat order."""

    game: str
    """The name of the game in the registry."""

    variant: Mapping[str, str | bool | int | None]
    """The rules: ``name`` and the switches of the game, as in its records."""

    names: tuple[str, ...]
    """Who plays, seat by seat."""

    first_dealer: int
    """The seat that deals the first hand."""

    human_seat: int | None
    """The seat of the person at this computer; None if programs play each other."""

    levels: tuple[str | None, ...]
    """The level of the program in each seat, as the game's opponents name it; None for a person."""

    title: str = ""
    """The user's name for the match; if it is empty, the window makes one."""

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
        """A match in which all seats but the person's play at one level, or are people's if it is empty."""
        levels = tuple(None if seat == human_seat else level or None for seat in range(len(names)))
        return cls(game, variant, tuple(names), first_dealer, human_seat, levels, title)

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, counter-clockwise from the person's; if there is none, from seat 0."""
        seats, first = len(self.names), self.human_seat or 0
        return tuple((first + place) % seats for place in range(1, seats))

    @property
    def opponents(self) -> tuple[str, ...]:
        """The names in the other seats."""
        return tuple(self.names[seat] for seat in self.others)

    @property
    def level(self) -> str:
        """The common level of all seats that the program plays; empty without any, MIXED if they differ."""
        return common_level(self.levels)


class MatchRow(Struct, frozen=True):
    """One match in the list of matches."""

    id: int
    head: MatchHead

    created: datetime
    """When it was created, in UTC."""

    changed: datetime
    """When anything in it last changed, in UTC, by a clock that may have been set back since."""

    finished: bool

    standings: tuple[int, ...]
    """Games, money or points of each seat, as last passed to ``set_result``."""

    hands: int
    """How many hands have been dealt."""

    actions: int
    """How many actions have been done in all hands together."""

    @property
    def standings_from_person(self) -> tuple[int, ...]:
        """The standings, beginning with the person's and then counter-clockwise."""
        return (self.standings[self.head.human_seat or 0], *(self.standings[i] for i in self.head.others))
