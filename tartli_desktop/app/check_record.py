"""Checks the file of a match without a window: ``tartli-desktop --check FILE``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tartli_desktop.store import record_files
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.typed_names import one_line

from .terminal import say, speaks, translate


def check(path: Path) -> int:
    """Print the result of a match, or what is wrong with its file. Returns the exit code, 0 or 1."""
    try:
        found = record_files.read(path.expanduser())
    except record_files.RecordFileError as error:
        say(_printable(_refusal(error)), error=False)
        return 1
    say(_printable(f"{path}: {result(found)}"), error=False)
    for line in check_numbers(found):
        say(_printable(line), error=False)
    return 0


def result(found: record_files.ReadMatch) -> str:
    """What a match came to, in sentences."""
    match = found.match
    games = " : ".join(map(str, match.games))
    if match.winner is not None:
        won, lost = match.games[match.winner], match.games[1 - match.winner]
        winner = match.players[match.winner]
        if _is_you(winner):
            end = fill(translate("Check", "you won the match %1 : %2"), won, lost)
        else:
            end = fill(translate("Check", "%1 won the match %2 : %3"), _shown(winner), won, lost)
    elif match.needs_deck:
        scores = " : ".join(map(str, match.scores))
        end = fill(translate("Check", "the match stands %1 in games, %2 in points"), games, scores)
    else:
        end = fill(
            translate("Check", "the match stands %1 in games, and hand %2 is being played"),
            games,
            len(match.hands),
        )
    usual = {"hungarian": translate("Variants", "Hungarian"), "austrian": translate("Variants", "Austrian")}
    rules = usual.get(match.variant.name) or one_line(match.variant.name) or translate("Check", "own")
    text = translate(
        "Check",
        "%1 and %2 played by the %3 rules: %4, and %5. Every action follows the rules.",
    )
    return fill(text, *map(_shown, match.players), rules, _hands(len(match.hands)), end)


def check_numbers(found: record_files.ReadMatch) -> Iterator[str]:
    """Which check numbers fit the cards, and what that shows: not more than a file can."""
    if not found.numbers:
        yield translate("Check", "No hand has a check number.")
        return
    for hand, number in found.numbers:
        yield fill(translate("Check", "Hand %1, check number %2: it fits the cards."), hand, number)
    yield translate(
        "Check",
        "If you noted the same number before a hand was dealt, nobody has changed its pack since.",
    )


def _shown(name: str) -> str:
    """A player's name in the language that is spoken."""
    if not speaks():
        return name
    from tartli_desktop.text.program_names import name_kept

    return translate("OwnWords", name_kept(name))


def _is_you(name: str) -> bool:
    """Whether a player has given no name, in a language in which that can be said."""
    if not speaks():
        return name == "You"
    from tartli_desktop.text.program_names import is_you

    return is_you(name)


def _hands(number: int) -> str:
    return translate("Check", "1 hand") if number == 1 else fill(translate("Check", "%1 hands"), number)


def _refusal(error: record_files.RecordFileError) -> str:
    """Why a file is no match: in English as the store says it, else in the words of the window."""
    if speaks():
        try:
            from PySide6.QtCore import QCoreApplication

            from tartli_desktop.text import catalogues
            from tartli_desktop.windows.matches.match_files import refusal

            application = QCoreApplication(sys.argv[:1])
            catalogues.install("")
            sentence = refusal(error)
            del application
            return sentence
        except ImportError:
            # What a window needs of the system is missing; here none is shown.
            pass
    return str(error)


def _printable(text: str) -> str:
    """Without what could tell a terminal to do something."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
