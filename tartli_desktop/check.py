"""Checks the file of a match without a window: ``tartli-desktop --check FILE``."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path

from tartli_desktop.store import records
from tartli_desktop.store.names import one_line


def check(path: Path) -> int:
    """Print the result of a match, or what is wrong with its file. Returns the exit code, 0 or 1."""
    if isinstance(sys.stdout, TextIOWrapper):
        # Names of people and files may have letters that the terminal has not.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        found = records.read(path.expanduser())
    except records.RecordFileError as error:
        print(_printable(str(error)))
        return 1
    print(_printable(f"{path}: {result(found)}"))
    return 0


def result(found: records.ReadMatch) -> str:
    """What a match came to, in English sentences."""
    match = found.match
    hands, (first, second) = len(match.hands), match.players
    games = " : ".join(map(str, match.games))
    if match.winner is not None:
        won, lost = match.games[match.winner], match.games[1 - match.winner]
        end = f"{match.players[match.winner]} won the match {won} : {lost}"
    elif match.needs_deck:
        end = f"the match stands {games} in games, {' : '.join(map(str, match.scores))} in points"
    else:
        end = f"the match stands {games} in games, and hand {hands} is being played"
    rules = one_line(match.variant.name) or "own"
    return (
        f"{first} and {second} played by the {rules} rules; {hands} {'hand' if hands == 1 else 'hands'}, "
        f"and {end}. Every action is by the rules. "
        f"Of {found.proved} {'hand' if found.proved == 1 else 'hands'} it is proved that the deck was fixed "
        "before the deal."
    )


def _printable(text: str) -> str:
    """Without what could tell a terminal to do something."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
