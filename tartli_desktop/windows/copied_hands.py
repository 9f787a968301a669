"""Hands on the clipboard: text for people, and beside it a study for this program."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QApplication, QWidget

from tartli_desktop.face import face_of
from tartli_desktop.files.long_work import at_once
from tartli_desktop.game.json_types import Json
from tartli_desktop.game.registry import rules_of_record
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

if TYPE_CHECKING:
    from tartli_desktop.study.study import Study

tr = Context("Study")

MIME_TYPE = "application/x-tartli-study+json"
"""The type of a study on the clipboard; its document is that of a file."""


def can_be_studied(game: str) -> bool:
    """Whether a game can be studied."""
    return face_of(game).hints is not None


def study_of_finished(record: Json, number: int, seat: int) -> Study:
    """A study of a finished hand of a record, counted from 1, from a seat."""
    from tartli_desktop.study.taking_over import study_of_hand

    name = face_of(rules_of_record(record).name).game_name()
    return study_of_hand(record, number, seat, fill(tr("%1, hand %2", "a game, and a number"), name, number))


def copy_hand(text: str, record: Json, number: int, seat: int, *, is_over: bool) -> None:
    """Copy what is told of a hand, and the hand itself if it is over and its game can be studied."""
    is_given = is_over and can_be_studied(rules_of_record(record).name)
    copy(text, study_of_finished(record, number, seat) if is_given else None)


def copy(text: str, study: Study | None = None) -> None:
    """Copy a text to the clipboard, and beside it the study that it tells about."""
    from tartli_desktop.store.record_files import text_of
    from tartli_desktop.study.document import write

    # WORKAROUND (PySide 6.11): data made in Python may outlive it on the clipboard, and its end then crashes.
    model = QStandardItemModel(1, 1)
    data = model.mimeData([model.index(0, 0)])
    data.clear()
    data.setText(text)
    if study is not None:
        data.setData(MIME_TYPE, text_of(write(study)))
    QApplication.clipboard().setMimeData(data)


def study_in(document: bytes, window: QWidget) -> Study | None:
    """The study in what was copied or dropped, perhaps by a stranger; None if the player stops reading it.

    Raises RecordFileError like a file.
    """
    from tartli_desktop.store import record_files
    from tartli_desktop.widgets.dialogs import progress

    place = Path(tr("The clipboard"))
    reading = partial(record_files.reading_of, document, place)
    read = progress.patiently(window, tr("Reading the hand…"), lambda report: at_once(reading(), report))
    if isinstance(read, record_files.ReadMatch):
        raise record_files.NoMatch(place, record_files.NotAMatch.OTHER)
    return None if read is None else read.study
