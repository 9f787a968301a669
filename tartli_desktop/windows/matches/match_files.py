"""Matches and studies in files of their own: choosing or dropping the files, importing and exporting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData
from PySide6.QtWidgets import QFileDialog, QWidget

from tartli_desktop.files.long_work import at_once
from tartli_desktop.files.problems import StoreError, trouble_of_system
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.registry import rules_of
from tartli_desktop.store import record_files
from tartli_desktop.store.document_store import DocumentRow, in_list
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch
from tartli_desktop.text.context import Context, refusal_said
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import seat_of_person
from tartli_desktop.text.typed_names import short
from tartli_desktop.widgets.dialogs import progress
from tartli_desktop.widgets.dialogs.last_folder import chosen_to_save, keep_last_folder, last_folder
from tartli_desktop.widgets.questions.question import Answer, BoxSign, Question
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.play.match.stored_on_table import title_of

if TYPE_CHECKING:
    from tartli_desktop.windows.program_window import ProgramWindow

tr = Context("MatchFiles")
translate = QCoreApplication.translate

_LONG = 16 * 1024
"""The size in bytes above which a file is read in a thread."""

_File = tuple[str, JsonDict]
"""The name of a file, and what is written into it."""

_TOLD = 8
"""The number of files that a message names."""


class MatchFiles:
    """Imports matches and studies from files, and exports them.

    Args:
        window: the window, which has the store of the matches.
    """

    def __init__(self, window: ProgramWindow) -> None:
        self._window = window

    def take_in(self, paths: Sequence[Path]) -> int | None:
        """Import matches and studies from files into the store, and tell what was wrong with some.

        Returns the number of the last one that is there now, in the list of matches. If the player stops it,
        the rest is left out.
        """
        window, store, sentences = self._window, self._window.saving.store, []
        taken: int | None = None
        for path in paths:
            try:
                kept = progress.with_store(
                    window,
                    fill(tr("Importing %1…"), path.name),
                    store,
                    partial(_read_and_kept, path, window.settings.now.player_name),
                    is_long=_size(path) > _LONG,
                )
                if kept is None:
                    break
                taken = kept.match_id
                if not kept.is_new:
                    sentences.append(known(path, store, taken))
            except record_files.RecordFileError as error:
                sentences.append(refusal(error))
            except StoreError as error:
                sentences.append(troubles.not_saved(error))
        if sentences:
            window.messages.show_message(tr("Import matches"), in_few_lines(sentences))
        return taken

    def export(
        self,
        matches: Sequence[StoredMatch],
        parent: QWidget,
        written: Callable[[str], object],
        studies: Sequence[tuple[DocumentRow, JsonDict]] = (),
    ) -> None:
        """Ask for a place, and export one match or study to a file, or several into a folder.

        The file of a match contains the whole pack of each hand; if a hand is still being played, the player
        is asked before the file is written.

        Args:
            parent: the window below the dialogs.
            written: tells the player in passing that the export is done.
        """
        running = [stored for stored in matches if record_files.has_running_hand(stored)]

        def write(matches: Sequence[StoredMatch]) -> None:
            files = [
                (
                    record_files.file_name(title_of(each.row), each.row.created),
                    record_files.record_to_send(each),
                )
                for each in matches
            ]
            files += [
                # Most titles of studies have a day in them.
                (record_files.file_name(row.title, None if row.title else row.changed), document)
                for row, document in studies
            ]
            self._write(files, parent, written)

        if not running:
            write(matches)
            return
        if len(matches) == 1:
            text = tr(
                "“%1” is not finished. Its file would show all cards of the current hand, including "
                "those that are hidden from you."
            )
        else:
            text = tr(
                "Some of these matches are not finished, such as “%1”. Their files would show all cards "
                "of the current hands, including those that are hidden from you."
            )
        without = [record_files.without_running_hand(stored) for stored in matches]
        question = Question(
            tr("Export matches"),
            fill(text, title_of(running[0].row)),
            (
                Answer(tr("&Leave out that hand"), partial(write, without)),
                Answer(tr("Export &everything"), partial(write, matches)),
                Answer(tr("Do &not export")),
            ),
            tr("Without that hand, the file ends with the hand before it."),
            BoxSign.WARNING,
            usual=0,
        )
        self._window.questions.ask(question)

    def _write(self, files: Sequence[_File], parent: QWidget, written: Callable[[str], object]) -> None:
        if len(files) == 1:
            self._export_one(*files[0], parent, written)
            return
        title = tr("Export matches into a folder")
        chosen = QFileDialog.getExistingDirectory(parent, title, str(last_folder()))
        if not chosen:
            return
        keep_last_folder(Path(chosen))
        try:
            for name, document in files:
                record_files.write_into(Path(chosen), name, document)
        except OSError as error:
            self._tell_not_written(Path(chosen), error)
        else:
            written(fill(tr("%1 files saved in %2."), len(files), chosen))

    def _export_one(
        self, name: str, document: JsonDict, parent: QWidget, written: Callable[[str], object]
    ) -> None:
        kinds = tr("Matches and studies (*.tartli.json *.json)")
        path = chosen_to_save(parent, tr("Export"), name, kinds, record_files.ENDING)
        if path is None:
            return
        try:
            record_files.write(path, document)
        except OSError as error:
            self._tell_not_written(path, error)
        else:
            written(fill(tr("Saved as %1."), path))

    def _tell_not_written(self, path: Path, error: OSError) -> None:
        text = tr("This could not be saved as %1. %2")
        reason = troubles.reason(trouble_of_system(error))
        self._window.messages.show_message(tr("Export matches"), fill(text, path, reason))


def _read_and_kept(
    path: Path, player_name: str, store: MatchStore, report: progress.ReportShare
) -> record_files.KeptMatch:
    read = at_once(record_files.reading(path), report)
    if isinstance(read, record_files.ReadStudy):
        return record_files.keep_study(store, read)
    person = seat_of_person(read.match.players, player_name)
    return record_files.keep(store, read, human_seat=person, level=rules_of(read.game).opponents.default)


def _size(path: Path) -> int:
    """The size of a file in bytes; 0 if it is unknown."""
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0


def choose(parent: QWidget) -> list[Path]:
    """Let the player choose match files."""
    kinds = (tr("Matches and studies (*.tartli.json *.json)"), tr("All files (*)"))
    title = tr("Import matches")
    chosen, _ = QFileDialog.getOpenFileNames(parent, title, str(last_folder()), ";;".join(kinds))
    paths = [Path(each) for each in chosen]
    if paths:
        keep_last_folder(paths[0].parent)
    return paths


def files_in(dropped: QMimeData) -> list[Path]:
    """The match files in what was dropped; other files are ignored."""
    paths = [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.casefold() == ".json"]


def refusal(error: record_files.RecordFileError) -> str:
    """Why a file is not imported, in the user's language."""
    why = error.why
    if isinstance(error, record_files.Broken | record_files.BrokenStudy):
        why = short(refusal_said(error.error.message, error.game))
    elif isinstance(error, record_files.NotRead):
        why = troubles.reason(error.trouble)
    return error.said(translate, why)


def known(path: Path, store: MatchStore, listed: int) -> str:
    """The sentence that a match or a study is imported only once. Raises StoreError."""
    if listed > 0:
        return fill(tr("%1 is already among your matches: “%2”."), path, title_of(store.load(listed).row))
    title = store.studies.load(in_list(listed))["title"]
    return fill(tr("%1 is already among your studies: “%2”."), path, title)


def in_few_lines(sentences: Sequence[str]) -> str:
    """Messages about several files, each on a line of its own, up to a limit."""
    more = len(sentences) - _TOLD
    if more > 0:
        last = fill(tr("And %1 more."), more)
        sentences = [*sentences[:_TOLD], last]
    return "\n\n".join(sentences)
