"""The remarks of people at the table, which are rare and short: see ``resources/help/house/en/remarks.md``.

Nothing is saved and nothing is random: the same moment of the same match brings the same words, so that a
match that is shown again sounds as before.
"""

from collections.abc import Collection, Mapping
from enum import Enum
from functools import cache
from zlib import crc32

from tartli_desktop.resources import ResourcesMissing, resources_folder

from .characters import Character, Temper


class Moment(Enum):
    """When a character may say something, from that character's point of view."""

    GREETING = "a match begins"
    OWN_MELD = "the character has announced something good"
    OTHERS_MELD = "another player has announced something good"
    LOST_HIGH_CARD = "the character has lost an Ace, or what is as good"
    WON_BIG_TRICK = "the character has won a trick that is worth a lot"
    WON_HAND = "the character has done best in a hand"
    LOST_HAND = "another player has done best in a hand"
    WON_MATCH = "the character has won the match"
    LOST_MATCH = "another player has won the match"


_OFTEN = {
    Moment.GREETING: 100,
    Moment.OWN_MELD: 18,
    Moment.OTHERS_MELD: 14,
    Moment.LOST_HIGH_CARD: 20,
    Moment.WON_BIG_TRICK: 14,
    Moment.WON_HAND: 34,
    Moment.LOST_HAND: 28,
    Moment.WON_MATCH: 100,
    Moment.LOST_MATCH: 100,
}
"""The percentage of such moments at which a character speaks."""


def remark(
    character: Character, moment: Moment, *, seed: int, turn: int, said: Collection[str] = ()
) -> str | None:
    """What a character says at a moment, in English; mostly None, for silence.

    :func:`in_language` translates it.

    Args:
        character: the character who may speak.
        moment: what has just happened.
        seed: the seed of the match.
        turn: how far the match has come, such as the number of actions so far.
        said: remarks that were made so far and are not repeated.
    """
    number = crc32(f"{seed} {turn} {character.id} {moment.name}".encode())
    if number % 100 >= _OFTEN[moment]:
        return None
    left = [words for words in remarks_of(character.temper, moment) if words not in said]
    return left[number // 100 % len(left)] if left else None


def remarks_of(temper: Temper, moment: Moment, language: str = "en") -> tuple[str, ...]:
    """What people of a temper may say at a moment, in a language; nothing if the file cannot be read."""
    return _remarks_in(language).get(f"{temper.name} {moment.name}".lower().replace("_", " "), ())


def in_language(words: str, temper: Temper, language: str) -> str:
    """A remark of people of a temper, given in English, in a language that has it."""
    for moment in Moment:
        english, others = remarks_of(temper, moment), remarks_of(temper, moment, language)
        if words in english and len(others) == len(english):
            return others[english.index(words)]
    return words


@cache
def _remarks_in(language: str) -> Mapping[str, tuple[str, ...]]:
    """The remarks by the heads of their file, such as "eager lost hand"."""
    try:
        file = resources_folder() / "help" / "house" / language / "remarks.md"
        parts = file.read_text(encoding="utf-8").split("# ")
    except (OSError, ResourcesMissing, UnicodeDecodeError):
        return {}
    said = (part.splitlines() for part in parts[1:])
    return {head: tuple(line[2:] for line in lines if line.startswith("- ")) for head, *lines in said}
