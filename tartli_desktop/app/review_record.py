"""Reviews the finished hands of a match without a window: ``tartli-desktop --review FILE``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path

from tartli_desktop.store import record_files

from .check_record import file_refusal, printable
from .display_check import missing_library
from .terminal import print_line


def review(path: Path, hand: int | None = None) -> int:
    """Print the review of a match's finished hands, or of one of them, counted from 1.

    Returns the exit code: 0, or 1 for a file or a hand that cannot be reviewed.
    """
    try:
        found = record_files.read(path.expanduser())
    except record_files.RecordFileError as error:
        print_line(printable(file_refusal(error)), error=False)
        return 1
    try:
        from PySide6.QtCore import QCoreApplication

        from tartli_desktop.text import catalogues

        # Texts need an application, but no screen.
        application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
        catalogues.install("")
        code = _review(found, hand)
    except ImportError as error:
        print_line(missing_library(error))
        return 1
    del application
    return code


def _review(found: record_files.ReadMatch, hand: int | None) -> int:
    from PySide6.QtCore import QCoreApplication

    from tartli_desktop.face import face_of
    from tartli_desktop.files.long_work import at_once
    from tartli_desktop.text.card_names import SuitSystem
    from tartli_desktop.text.placeholders import fill
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
        lines = face.reviews.text(reviewed, SuitSystem.GERMAN).splitlines()
        between = [""] if place else []
        print_line("\n".join((*between, *map(printable, lines))), error=False)
    return 0
