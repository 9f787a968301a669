"""Takes in the file in which earlier versions kept what came of the puzzles. The database has that now."""

import itertools
import logging
import os
from pathlib import Path

import msgspec
from msgspec import Struct

from tartli_desktop.files import durable
from tartli_desktop.files.plain_files import content_of
from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.json_types import JsonDict

from .match_store import MatchStore
from .puzzle_outcomes import OfGame

_log = logging.getLogger(__name__)

LARGEST = 4_000_000
"""Bytes; a file of all puzzles, each tried, has some ten thousand."""

TAKEN_IN, DAMAGED = "taken-in", "damaged"
"""What is appended to the name of a file that was taken in, completely or as far as it could be read."""


class _Parts(Struct):
    """What the file says of one game, each part still to be checked."""

    tried: JsonDict = {}
    days: list[object] = []


def take_in(path: Path, store: MatchStore) -> Path | None:
    """Add what the file says to the store, and rename the file. Raises nothing.

    Nothing is renamed before it is saved, and a file that cannot be read stays for the next start. A kill, or
    another copy of the program that does the same, does no harm: the same outcomes may be added twice.

    Returns:
        what a damaged file is called now; None if all of it was taken in, or nothing yet.
    """
    if not store.lasts or not os.path.lexists(path):
        return None
    try:
        content = content_of(path, LARGEST)
        games, is_whole = _read(content)
        store.puzzles.add(games)
        if content_of(path, LARGEST) == content:
            kept_as = _set_aside(path, TAKEN_IN if is_whole else DAMAGED)
            return None if is_whole else kept_as
    except FileNotFoundError:
        _log.info("another copy of the program has taken in %s", path)
    except (OSError, StoreError) as error:
        _log.warning("what came of the puzzles is not taken in yet: %s", error)
    return None


def _read(content: bytes) -> tuple[dict[str, OfGame], bool]:
    """The outcomes that can be read, and whether that is all of them."""
    try:
        document = msgspec.json.decode(content, type=dict[str, _Parts])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        _log.warning("the file with what came of the puzzles is damaged: %s", error)
        return {}, False
    games, is_whole = {}, True
    for game, parts in document.items():
        games[game] = found = OfGame()
        tried = ({"tried": {number: outcome}} for number, outcome in parts.tried.items())
        days = ({"days": [day]} for day in parts.days)
        for part in itertools.chain(tried, days):
            try:
                one = msgspec.convert(part, OfGame, str_keys=True)
            except msgspec.ValidationError as error:
                _log.warning("what came of a puzzle of %s is damaged: %s", game, error)
                is_whole = False
            else:
                found.tried |= one.tried
                found.days += one.days
    return games, is_whole


def _set_aside(path: Path, word: str) -> Path:
    """Rename the file to a free name, and return that. Raises OSError."""
    aside = next(name for name in durable.numbered(path, word, bare=True) if not os.path.lexists(name))
    os.rename(path, aside)
    durable.sync_folder(path.parent)
    return aside
