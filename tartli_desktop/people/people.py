"""The people of the café: the name, occupation, strength and temper of each, and who comes to a table.

Strength is a rank from 0 to 3. A game gives its levels, the weakest first; each person plays one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from zlib import crc32

from msgspec import Struct

from tartli_desktop.to_translate import to_translate

RANKS = 4
"""The number of ranks, from 0 for a beginner to 3 for a master."""

GUESTS = ("guest-1", "guest-2")
"""The portraits of the person at the table and of a second guest: they show what stands before them."""


class Temper(Enum):
    """The way in which a person speaks at the table."""

    EAGER = "is glad of every card, and asks a lot"
    MERRY = "likes company more than winning"
    DRY = "says little, and means it"
    COURTLY = "praises the others, and is never in a hurry"


class Person(Struct, frozen=True):
    """A person of the café."""

    id: str
    """The id in settings and matches; also the name of the portrait in ``resources/portraits``."""

    name: str
    """The name, the same in every language."""

    calling: str
    """The occupation, in English."""

    rank: int
    temper: Temper


PEOPLE = (
    Person("pista", "Pista", to_translate("People", "apprentice waiter"), 0, Temper.EAGER),
    Person("mariska", "Mariska", to_translate("People", "flower girl"), 0, Temper.EAGER),
    Person("jeno", "Jenő", to_translate("People", "student"), 0, Temper.EAGER),
    Person("ilona", "Ilona néni", to_translate("People", "market woman"), 1, Temper.MERRY),
    Person("jozsi", "Józsi bácsi", to_translate("People", "coachman"), 1, Temper.MERRY),
    Person("lajos", "Lajos", to_translate("People", "postman"), 1, Temper.DRY),
    Person("franz", "Franz", to_translate("People", "head waiter"), 2, Temper.COURTLY),
    Person("agoston", "Ágoston", to_translate("People", "forester"), 2, Temper.DRY),
    Person("vilma", "Vilma", to_translate("People", "actress"), 2, Temper.MERRY),
    Person("kornel", "Kornél", to_translate("People", "teacher"), 3, Temper.DRY),
    Person("szalayne", "Szalayné", to_translate("People", "widow"), 3, Temper.COURTLY),
    Person("balint", "Bálint", to_translate("People", "retired colonel"), 3, Temper.COURTLY),
)
"""Everybody, the weakest first."""


def person_of(person_id: str) -> Person | None:
    """The person with an id; None for an unknown one."""
    return next((person for person in PEOPLE if person.id == person_id), None)


def level_of(person: Person, levels: Sequence[str]) -> str:
    """The level at which a person plays a game.

    Args:
        person: the person.
        levels: the levels of the game, the weakest first; at least one.
    """
    return levels[_place(person.rank, levels)]


def people_at(level: str, levels: Sequence[str]) -> tuple[Person, ...]:
    """The people who play a game at a level; perhaps nobody if the game has more levels than ranks.

    Raises ValueError for an unknown level.
    """
    place = levels.index(level)
    return tuple(person for person in PEOPLE if _place(person.rank, levels) == place)


def opponents(wanted: Sequence[str], levels: Sequence[str], *, seed: int) -> tuple[Person, ...]:
    """Choose a different person for each opponent of a match.

    If a level has too few people, those with the nearest level fill in.

    Args:
        wanted: the level of each opponent, at most as many as there are people.
        levels: the levels of the game, the weakest first.
        seed: decides which people of a level come; the same match has the same people.

    Raises ValueError for an unknown level, or for more opponents than people.
    """
    if len(wanted) > len(PEOPLE):
        raise ValueError(f"there are {len(PEOPLE)} people, not {len(wanted)}")
    chosen: dict[int, Person] = {}
    places = [levels.index(level) for level in wanted]
    # Exact fits first, so that nobody is missing at a seat of their own level.
    for exact in (True, False):
        for seat, place in enumerate(places):
            free = [person for person in _in_order(seed) if person not in chosen.values()]
            nearest = min(free, key=lambda person: abs(_place(person.rank, levels) - place), default=None)
            if seat in chosen or nearest is None:
                continue
            if not exact or _place(nearest.rank, levels) == place:
                chosen[seat] = nearest
    return tuple(chosen[seat] for seat in range(len(places)))


def _place(rank: int, levels: Sequence[str]) -> int:
    """The index of the level of a game that fits a rank."""
    return round(rank * (len(levels) - 1) / (RANKS - 1))


def _in_order(seed: int) -> list[Person]:
    """Everybody, in an order that depends on the seed."""
    return sorted(PEOPLE, key=lambda person: crc32(f"{seed} {person.id}".encode()))
