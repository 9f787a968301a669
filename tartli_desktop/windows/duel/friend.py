"""Comparing a duel with the files of friends who have played the same."""

from functools import partial
from pathlib import Path

from tartli_desktop.duel.code import Duel
from tartli_desktop.duel.deals import PERSON, is_of
from tartli_desktop.duel.results import gain
from tartli_desktop.files.long_work import at_once
from tartli_desktop.store import note_marks, record_files
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import is_you
from tartli_desktop.widgets.dialogs import progress
from tartli_desktop.windows.matches.match_files import choose, in_few_lines, refusal
from tartli_desktop.windows.program_window import ProgramWindow

from .duel_results import DuelResults, Side

tr = Context("Duel")


def compare(window: ProgramWindow, duel: Duel, dialog: DuelResults) -> None:
    """Let the player choose files of friends, and show what the hands brought them."""
    refused = []
    for path in choose(dialog):
        try:
            read = progress.patiently(dialog, fill(tr("Reading %1…"), path.name), partial(_read, path))
        except record_files.RecordFileError as error:
            refused.append(refusal(error))
            continue
        if read is None:
            break
        if (wrong := _not_of(duel, read)) is not None:
            refused.append(fill(wrong, path.name, duel.code))
        else:
            name = read.match.players[PERSON]
            gains = {number: gain(hand.scores, PERSON) for number, hand in enumerate(read.results, 1)}
            dialog.add_friend(Side(tr("Your friend") if is_you(name) else name, gains))
    if refused:
        window.messages.show_message(tr("Compare with a friend"), in_few_lines(refused))


def _read(path: Path, report: progress.ReportShare) -> record_files.ReadMatch:
    """The match of a file. Raises a RecordFileError."""
    read = at_once(record_files.reading(path), report)
    if isinstance(read, record_files.ReadStudy):
        raise record_files.NoMatch(path, record_files.NotAMatch.STUDY)
    return read


def _not_of(duel: Duel, read: record_files.ReadMatch) -> str | None:
    """Why a match is not this duel; None if it is."""
    _, marks = note_marks.without_marks(read.match.notes.get("note", ""))
    if marks.duel != duel.code:
        return tr("%1 is not the duel %2.", "a file, a code")
    if not is_of(duel, read.match):
        return tr("The cards in %1 are not those of the duel %2.", "a file, a code")
    return None
