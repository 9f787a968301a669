"""The games that can be played: the list of their packages, and the way from a name to a game's rules."""

from functools import cache
from importlib import import_module
from reprlib import repr as short
from typing import cast

from .errors import RecordError, Sentence
from .json_types import Json
from .rules import Rules

GAMES: tuple[str, ...] = (
    "tartli_desktop.games.tartli",
    "tartli_desktop.games.ulti",
    "tartli_desktop.games.tarokk",
)
"""The registry: the package of each game that can be played, in the order in which they are offered."""


def games() -> tuple[str, ...]:
    """The names of all games: the last part of their packages."""
    return tuple(package.rpartition(".")[2] for package in GAMES)


def package_of(name: str) -> str:
    """The package of a game. Raises KeyError for an unknown game."""
    for package in GAMES:
        if package.rpartition(".")[2] == name:
            return package
    raise KeyError(name)


def rules_of(name: str) -> Rules:
    """The rules of a game, loaded when they are first asked for. Raises KeyError for an unknown game."""
    return _rules_in(package_of(name))


def rules_of_format(record_format: object) -> Rules | None:
    """The rules of the game whose records have this ``format``; None if no game has it."""
    known = {f"{name}-match": name for name in games()}
    name = known.get(record_format) if isinstance(record_format, str) else None
    return None if name is None else rules_of(name)


def rules_of_record(record: Json) -> Rules:
    """The rules of the game of a record. Raises RecordError if no game has its ``format``."""
    rules = rules_of_format(record.get("format"))
    if rules is None:
        found = short(record.get("format"))
        raise RecordError(0, 0, "", Sentence("no game has the format {format}", format=found))
    return rules


@cache
def _rules_in(package: str) -> Rules:
    return cast(Rules, import_module(package).RULES)
