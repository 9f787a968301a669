"""Checks or reviews the file of a match without a window: ``--check FILE`` and ``--review FILE``.

A study can be checked, too.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path

from tartli_desktop.app.terminal import counting_on_terminal, print_line, speaks, translate
from tartli_desktop.files.long_work import at_once
from tartli_desktop.game.registry import rules_of
from tartli_desktop.store import record_files
from tartli_desktop.text.numbers import in_digits
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.typed_names import one_line

from .display_check import missing_library


def found_in(path: Path) -> record_files.ReadMatch | record_files.ReadStudy | None:
    """What a file has; None after printing what is wrong with it."""
    try:
        with counting_on_terminal() as report:
            return at_once(record_files.reading(path.expanduser()), report)
    except record_files.RecordFileError as error:
        print_line(printable(file_refusal(error)), error=False)
        return None


def check(path: Path) -> int:
    """Print the result of a match, or what is wrong with its file. Returns the exit code, 0 or 1.

    Of a study, print how many steps it has.
    """
    found = found_in(path)
    if found is None:
        return 1
    if isinstance(found, record_files.ReadStudy):
        print_line(printable(f"{path}: {about_study(found)}"), error=False)
        return 0
    print_line(printable(f"{path}: {result(found)}"), error=False)
    for line in check_numbers(found):
        print_line(printable(line), error=False)
    return 0


def about_study(found: record_files.ReadStudy) -> str:
    """What a study is about, in a sentence."""
    study, steps = found.study, len(found.study.nodes) - 1
    text = translate("Check", "the study “%1” of %2. It has %3 steps, and every line follows the rules.")
    if steps == 1:
        text = translate("Check", "the study “%1” of %2. It has one step, and every line follows the rules.")
    return fill(text, one_line(study.title), _joined(study.setup.players), steps)


def result(found: record_files.ReadMatch) -> str:
    """The result of a match, in sentences."""
    match, rules = found.match, rules_of(found.game)
    hands, winners = len(match.hands), match.winners
    if winners:
        standings = match.standings
        # The winner's standing comes first.
        told = " : ".join(map(in_digits, (*standings[winners[0] :], *standings[: winners[0]])))
        if [*map(_is_you, (match.players[seat] for seat in winners))] == [True]:
            end = fill(translate("Check", "you won the match %1"), told)
        else:
            names = _joined([match.players[seat] for seat in winners])
            end = fill(translate("Check", "%1 won the match %2"), names, told)
    else:
        text = translate("Check", "the match stands %1")
        if match.to_move is not None:
            text = translate("Check", "the match stands %1, and hand %2 is being played")
        end = fill(text, rules.standing_text(match, translate), hands)
    variant = one_line(rules.variant_text(match.variant, translate)) or translate("Check", "own")
    many = translate("Check", "1 hand") if hands == 1 else fill(translate("Check", "%1 hands"), hands)
    text = translate("Check", "%1 played by the %2 rules: %3, and %4. Every action follows the rules.")
    return fill(text, _joined(match.players), variant, many, end)


def _joined(names: Sequence[str]) -> str:
    """A list of names, as they are shown."""
    *others, last = map(name_shown, names)
    return fill(translate("Check", "%1 and %2"), ", ".join(others), last) if others else last


def check_numbers(found: record_files.ReadMatch) -> Iterator[str]:
    """Say which check numbers fit the cards, and what that proves, which is no more than a file can."""
    if not found.numbers:
        yield translate("Check", "No hand has a check number.")
        return
    for hand, number in found.numbers:
        yield fill(translate("Check", "Hand %1, check number %2: it fits the cards."), hand, number)
    yield translate(
        "Check", "If you noted the same number before a hand was dealt, nobody has changed its pack since."
    )


def name_shown(name: str) -> str:
    """A player's name in the user's language."""
    if not speaks():
        return name
    from tartli_desktop.text.program_names import name_kept

    return translate("OwnWords", name_kept(name))


def _is_you(name: str) -> bool:
    """Whether a player has given no name, and so is called "You" in some language."""
    if not speaks():
        return name == "You"
    from tartli_desktop.text.program_names import is_you

    return is_you(name)


def file_refusal(error: record_files.RecordFileError) -> str:
    """Why a file is not a match, in the user's language."""
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
            # A system library for windows is missing, but no window is needed here.
            pass
    return str(error)


def printable(text: str) -> str:
    """A text without characters that could control a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def review(path: Path, hand: int | None = None) -> int:
    """Print the review of a match's finished hands, or of one of them, counted from 1.

    Returns the exit code: 0, or 1 for a file or a hand that cannot be reviewed.
    """
    try:
        found = record_files.read(path.expanduser())
    except record_files.RecordFileError as error:
        print_line(printable(file_refusal(error)), error=False)
        return 1
    return in_own_language(lambda: _review(found, hand))


def in_own_language(work: Callable[[], int]) -> int:
    """Do work that needs the user's texts. Returns its exit code, or 1 if a library of Qt is missing."""
    try:
        from PySide6.QtCore import QCoreApplication

        from tartli_desktop.text import catalogues

        # Texts need an application, but no screen.
        application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
        catalogues.install("")
        code = work()
    except ImportError as error:
        print_line(missing_library(error))
        return 1
    del application
    return code


def _review(found: record_files.ReadMatch, hand: int | None) -> int:
    from PySide6.QtCore import QCoreApplication

    from tartli_desktop.face import face_of
    from tartli_desktop.text.program_names import is_you

    translate = QCoreApplication.translate
    face, match = face_of(found.game), found.match
    if face.reviews is None:
        text = translate("Review", "There is no review for the hands of %1.")
        print_line(fill(text, face.game_name()), error=False)
        return 1
    finished = len(match.hands) - (match.to_move is not None)
    numbers: Sequence[int] = range(1, finished + 1) if hand is None else (hand,)
    if not finished:
        print_line(translate("Review", "No hand of this match is over yet."), error=False)
        return 1
    if numbers[-1] > finished:
        text = translate("Review", "There is no finished hand %1 in this match; the last one is hand %2.")
        print_line(fill(text, hand, finished), error=False)
        return 1
    # If nobody is called "You", the user may be any of the players.
    seats = [seat for seat, name in enumerate(match.players) if is_you(name)] or range(len(match.players))
    for place, (number, seat) in enumerate(product(numbers, seats)):
        reviewed = at_once(face.reviews.reviewing(match, number, seat))
        lines = face.reviews.text(reviewed).splitlines()
        between = [""] if place else []
        print_line("\n".join((*between, *map(printable, lines))), error=False)
    return 0
