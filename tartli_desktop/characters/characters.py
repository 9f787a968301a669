"""The people of the café: the name, occupation, strength and temper of each, and who comes to a table.

Strength is a rank from 0 to 3. A game gives its levels, the weakest first; each character plays one of them.
"""

from collections.abc import Sequence
from enum import Enum
from zlib import crc32

from msgspec import Struct

from tartli_desktop.to_translate import to_translate

RANKS = 4
"""The number of ranks, from 0 for a beginner to 3 for a master."""

GUESTS = ("guest-1", "guest-2")
"""The portraits of the person at the table and of a second guest: they show what stands before them."""


SIGNS = {
    "sign-acorn": to_translate("Signs", "Acorn"),
    "sign-cup": to_translate("Signs", "Coffee"),
    "sign-dog": to_translate("Signs", "Dog"),
    "sign-drum": to_translate("Signs", "Drum"),
    "sign-eagle": to_translate("Signs", "Eagle"),
    "sign-goose": to_translate("Signs", "Goose"),
    "sign-hare": to_translate("Signs", "Hare"),
    "sign-lion": to_translate("Signs", "Lion"),
    "sign-sheep": to_translate("Signs", "Sheep"),
    "sign-sun": to_translate("Signs", "Sun"),
    "sign-violin": to_translate("Signs", "Violin"),
    "sign-windmill": to_translate("Signs", "Windmill"),
}
"""The signs among which people at one computer choose: the names of drawings beside the portraits, and what
they show, in English.
"""


class Temper(Enum):
    """The way in which a character speaks at the table."""

    EAGER = "is glad of every card, and asks a lot"
    MERRY = "likes company more than winning"
    DRY = "says little, and means it"
    COURTLY = "praises the others, and is never in a hurry"


class Character(Struct, frozen=True):
    """A person of the café."""

    id: str
    """The id in settings and matches; also the name of the portrait in ``resources/portraits``."""

    name: str
    """The name, the same in every language."""

    calling: str
    """The occupation, in English."""

    rank: int
    temper: Temper


CHARACTERS = (
    Character("pista", "Pista", to_translate("Characters", "apprentice waiter"), 0, Temper.EAGER),
    Character("mariska", "Mariska", to_translate("Characters", "flower girl"), 0, Temper.EAGER),
    Character("jeno", "Jenő", to_translate("Characters", "student"), 0, Temper.EAGER),
    Character("ilona", "Ilona néni", to_translate("Characters", "market woman"), 1, Temper.MERRY),
    Character("jozsi", "Józsi bácsi", to_translate("Characters", "coachman"), 1, Temper.MERRY),
    Character("lajos", "Lajos", to_translate("Characters", "postman"), 1, Temper.DRY),
    Character("franz", "Franz", to_translate("Characters", "head waiter"), 2, Temper.COURTLY),
    Character("agoston", "Ágoston", to_translate("Characters", "forester"), 2, Temper.DRY),
    Character("vilma", "Vilma", to_translate("Characters", "actress"), 2, Temper.MERRY),
    Character("kornel", "Kornél", to_translate("Characters", "teacher"), 3, Temper.DRY),
    Character("szalayne", "Szalayné", to_translate("Characters", "widow"), 3, Temper.COURTLY),
    Character("balint", "Bálint", to_translate("Characters", "retired colonel"), 3, Temper.COURTLY),
)
"""Everybody, the weakest first."""


def character_of(character_id: str) -> Character | None:
    """The character with an id; None for an unknown one."""
    return next((character for character in CHARACTERS if character.id == character_id), None)


def level_of(character: Character, levels: Sequence[str]) -> str:
    """The level at which a character plays a game.

    Args:
        character: the character.
        levels: the levels of the game, the weakest first; at least one.
    """
    return levels[_place(character.rank, levels)]


def characters_at(level: str, levels: Sequence[str]) -> tuple[Character, ...]:
    """The characters who play a game at a level; perhaps nobody if the game has more levels than ranks.

    Raises ValueError for an unknown level.
    """
    place = levels.index(level)
    return tuple(character for character in CHARACTERS if _place(character.rank, levels) == place)


def opponents(
    wanted: Sequence[str], levels: Sequence[str], *, seed: int, invited: Sequence[Character | None] = ()
) -> tuple[Character, ...]:
    """Choose a different character for each opponent of a match.

    If a level has too few characters, those with the nearest level fill in.

    Args:
        wanted: the level of each opponent, at most as many as there are characters.
        levels: the levels of the game, the weakest first.
        seed: decides which characters of a level come; the same match has the same people.
        invited: different characters who come whatever their level, by opponent; None for anybody.

    Raises ValueError for an unknown level, or for more opponents than characters.
    """
    if len(wanted) > len(CHARACTERS):
        raise ValueError(f"there are {len(CHARACTERS)} people, not {len(wanted)}")
    seated = zip(range(len(wanted)), invited, strict=False)
    chosen = {seat: guest for seat, guest in seated if guest is not None}
    places = [levels.index(level) for level in wanted]
    # Exact fits first, so that nobody is missing at a seat of their own level.
    for exact in (True, False):
        for seat, place in enumerate(places):
            free = [character for character in _in_order(seed) if character not in chosen.values()]
            nearest = min(
                free, key=lambda character: abs(_place(character.rank, levels) - place), default=None
            )
            if seat in chosen or nearest is None:
                continue
            if not exact or _place(nearest.rank, levels) == place:
                chosen[seat] = nearest
    return tuple(chosen[seat] for seat in range(len(places)))


def around(
    seat: int, seats: int, level: str, levels: Sequence[str], *, seed: int
) -> tuple[Character | None, ...]:
    """Different characters of a level, or of the nearest ones, for all seats but one, which has None."""
    others = opponents((level,) * (seats - 1), levels, seed=seed)
    return (*others[:seat], None, *others[seat:])


def _place(rank: int, levels: Sequence[str]) -> int:
    """The index of the level of a game that fits a rank."""
    return round(rank * (len(levels) - 1) / (RANKS - 1))


def _in_order(seed: int) -> list[Character]:
    """Everybody, in an order that depends on the seed."""
    return sorted(CHARACTERS, key=lambda character: crc32(f"{seed} {character.id}".encode()))
