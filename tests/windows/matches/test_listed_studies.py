"""Studies among the matches: listed, opened, renamed, deleted and restored, imported and exported, saved."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import HUNGARIAN, Match
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tests import fuzz_records
from tests.fuzz_records import played
from tests.session.playing import keep, settle
from tests.windows.programs import Windows
from tests.windows.simulated_user import answer, button, click, messages, tap, the

from .opened_list import ListOpened
from .test_match_files import dropped

Key, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier


def a_study(title: str, seed: int = 1, game: str = "tartli") -> dict[str, Any]:
    return fuzz_records.a_study(game, seed) | {"title": title}


class Shelf(ListOpened):
    """The window over a match and two studies."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window
        match = Match.new(HUNGARIAN, first_dealer=0)
        match.deal(CARDS)
        self.store.release(keep(self.store, match))
        for seed, title in enumerate(("Sunday", "Café"), 1):
            self.store.studies.release(self.store.studies.save(None, a_study(title, seed)))
        window.begin()
        settle()

    @property
    def store(self) -> MatchStore:
        return self.window.saving.store

    @property
    def studies(self) -> list[str]:
        return [row.title for row in self.store.studies.rows()]


@pytest.fixture
def shelf(windows: Windows, qtbot: QtBot) -> Shelf:
    return Shelf(qtbot, windows.open())


@pytest.fixture
def full_disk(shelf: Shelf) -> Iterator[None]:
    """A disk without any room, until the end of the test."""
    connection = shelf.store.database.connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    yield
    make_room(shelf.store)


def make_room(store: MatchStore) -> None:
    store.database.connection.execute("PRAGMA max_page_count = 100000")


def titles(dialog: MatchesDialog) -> list[str]:
    return [dialog.order.line(row).title for row in range(dialog.order.rowCount())]


def kind(dialog: MatchesDialog, qtbot: QtBot, words: str) -> None:
    """Choose a tab by the mouse."""
    names = [dialog.kinds.tabText(tab) for tab in range(dialog.kinds.count())]
    place = dialog.kinds.tabRect(names.index(words)).center()
    qtbot.mouseClick(dialog.kinds, Qt.MouseButton.LeftButton, pos=place)


def pick(dialog: MatchesDialog, qtbot: QtBot, *wanted: str) -> None:
    """Select rows by the mouse."""
    for place, title in enumerate(wanted):
        row = dialog.table.visualRect(dialog.order.index(titles(dialog).index(title), 0))
        held = CTRL if place else Qt.KeyboardModifier.NoModifier
        qtbot.mouseClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, held, row.center())


# In the list


def test_studies_are_listed_with_the_matches_or_alone(shelf: Shelf) -> None:
    dialog = shelf.open()
    match = next(title for title in titles(dialog) if title not in ("Sunday", "Café"))
    assert titles(dialog)[:2] == ["Café", "Sunday"] or titles(dialog)[1:] == ["Café", "Sunday"]
    kind(dialog, shelf.qtbot, "Studies")
    assert titles(dialog) == ["Café", "Sunday"]
    shelf.qtbot.keyClicks(dialog.search, "cafe study")
    assert titles(dialog) == ["Café"]
    dialog.search.clear()
    kind(dialog, shelf.qtbot, "Matches")
    assert titles(dialog) == [match]
    dialog.select(-1)
    assert [line.title for line in dialog.selected()] == ["Sunday"]
    for column in range(1, 8):
        shelf.qtbot.keyClick(dialog.table, Key.Key_0 + column, CTRL)
        assert len(titles(dialog)) == 3


def test_without_studies_there_are_no_tabs(windows: Windows, qtbot: QtBot) -> None:
    window = windows.open()
    window.matches.imported.emit(window.saving.store.studies.save(None, a_study("Sunday")) * -1)
    dialog = the(window, MatchesDialog)
    assert dialog.kinds.isVisible()
    shelf_of_none = window.saving.store.studies
    dialog.delete_asked.emit([-1])
    settle()
    assert shelf_of_none.rows() == ()
    assert not dialog.kinds.isVisible()


def test_enter_opens_a_study_which_cannot_be_deleted_while_it_is_open(shelf: Shelf) -> None:
    dialog = shelf.open()
    pick(dialog, shelf.qtbot, "Café")
    assert not dialog.resume_button.isEnabled()
    tap(shelf.qtbot, dialog.table, Key.Key_Return)
    place = shelf.window.study
    assert place is not None
    assert place.study.title == "Café"
    dialog = shelf.open()
    pick(dialog, shelf.qtbot, "Café")
    assert dialog.note.text() == "This study is open. Close it before deleting it."
    shelf.qtbot.keyClick(dialog.table, Key.Key_F2)
    editor = dialog.table.viewport().findChild(QLineEdit)
    assert editor is not None
    editor.setText("Kávéház")
    shelf.qtbot.keyClick(editor, Key.Key_Return)
    shelf.qtbot.waitUntil(lambda: "Kávéház" in titles(dialog))
    assert place.study.title == "Kávéház"
    assert shelf.studies == ["Kávéház", "Sunday"]
    pick(dialog, shelf.qtbot, "Kávéház", "Sunday")
    shelf.qtbot.keyClick(dialog.table, Key.Key_Delete)
    assert shelf.told() == "The open study cannot be deleted. Close it first."
    assert shelf.studies == ["Kávéház"]


def test_what_is_deleted_together_comes_back_together(shelf: Shelf) -> None:
    dialog = shelf.open()
    everything = titles(dialog)
    match = next(title for title in everything if title not in ("Sunday", "Café"))
    pick(dialog, shelf.qtbot, "Café")
    shelf.qtbot.keyClick(dialog.table, Key.Key_D, CTRL)
    assert "Café (copy)" in titles(dialog)
    pick(dialog, shelf.qtbot, "Sunday")
    shelf.qtbot.keyClick(dialog.table, Key.Key_Delete)
    pick(dialog, shelf.qtbot, "Café", "Café (copy)")
    shelf.qtbot.keyClick(dialog.table, Key.Key_Delete)
    assert titles(dialog) == [match]
    assert dialog.aside_note.text().startswith("3 ")
    shelf.qtbot.keyClick(dialog.table, Key.Key_Z, CTRL)
    assert sorted(titles(dialog)) == sorted([match, "Café", "Café (copy)"])
    shelf.qtbot.keyClick(dialog.table, Key.Key_Z, CTRL)
    assert sorted(titles(dialog)) == sorted([*everything, "Café (copy)"])


# Files


def test_studies_and_matches_are_exported_and_imported_again(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    path.write_text(
        json.dumps(played(HUNGARIAN, 2, random.Random(4)) | {"title": "Advent"}), encoding="utf-8"
    )
    shelf.window.matches.import_files([path])
    dialog = the(shelf.window, MatchesDialog)
    folder = tmp_path / "sent"
    folder.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    imported = next(line.title for line in dialog.selected())
    pick(dialog, shelf.qtbot, imported, "Café", "Sunday")
    click(shelf.qtbot, button(dialog, "Export"))
    answer(shelf.qtbot, dialog, "everything")
    assert dialog.aside_note.text() == f"3 files saved in {folder}."
    assert {path.name for path in folder.iterdir()} > {"Café.tartli.json", "Sunday.tartli.json"}
    dialog.delete_asked.emit([-1, -2])
    dialog.close()
    shelf.window.matches.import_files(sorted(folder.iterdir()))
    assert "is already among your matches" in shelf.told()
    assert sorted(shelf.studies) == ["Café", "Sunday"]
    shelf.window.matches.import_files([path for path in folder.iterdir() if "Café" in path.name])
    assert shelf.told().endswith("is already among your studies: “Café”.")
    (line,) = the(shelf.window, MatchesDialog).selected()
    assert (line.title, line.is_study) == ("Café", True)


def test_a_study_is_imported_by_drop_and_by_command_line(
    windows: Windows, qtbot: QtBot, tmp_path: Path
) -> None:
    window = windows.open()
    paths = [tmp_path / f"{number}.tartli.json" for number in (1, 2, 3)]
    for number, path in enumerate(paths, 1):
        path.write_text(json.dumps(a_study(f"Study {number}", number, "ulti")), encoding="utf-8")
    paths[2].write_text(json.dumps(a_study("Study 3") | {"seat": 9}), encoding="utf-8")
    window.begin([paths[0]])
    settle()
    dialog = the(window, MatchesDialog)
    assert [line.title for line in dialog.selected()] == ["Study 1"]
    dialog.close()
    assert dropped(window, window, *(QUrl.fromLocalFile(str(path)) for path in paths[1:]))
    qtbot.waitUntil(lambda: len(messages(window)) == 1)
    (text,) = messages(window)
    assert text == f"{paths[2]} is not a study that Tartli can read. (seat must be a seat, 0 to 1)"
    assert [row.title for row in window.saving.store.studies.rows()] == ["Study 2", "Study 1"]


def test_what_becomes_of_a_list_is_heard(shelf: Shelf, announced: list[str]) -> None:
    dialog = shelf.open()
    shelf.qtbot.keyClicks(dialog.search, "Sunday")
    assert announced[-1] == "1 of 3"
    assert dialog.look_button.toolTip() == "Open the study"
    shelf.qtbot.keyClick(dialog.table, Key.Key_Delete)
    assert dialog.aside_note.text() in announced
    assert announced[-1].startswith("No match found for “Sunday”.")
    dialog.close()


# Saved as it changes


def test_a_study_is_saved_with_each_step_and_after_a_note(shelf: Shelf) -> None:
    shelf.window.studies.open(shelf.store.studies.load(2), 2)
    settle()
    place = shelf.window.study
    assert place is not None
    place.rename("Vasárnap")
    shelf.qtbot.waitUntil(lambda: shelf.studies == ["Vasárnap", "Sunday"])
    assert shelf.store.studies.load(2)["title"] == "Vasárnap"


def test_on_a_full_disk_nothing_of_a_study_is_lost(shelf: Shelf, full_disk: None) -> None:
    shelf.window.studies.open(shelf.store.studies.load(2), 2)
    settle()
    place = shelf.window.study
    assert place is not None
    place.rename("Vasárnap " + 3000 * "x")
    assert "The disk is full" in shelf.told()
    assert shelf.window.statusBar().currentMessage() == "Not saved yet; trying again every second."
    shelf.window.studies.close()
    assert not shelf.window.close()
    answer(shelf.qtbot, shelf.window, "Stay")
    make_room(shelf.store)
    shelf.qtbot.waitUntil(lambda: shelf.studies[0].startswith("Vasárnap"))
    shelf.qtbot.waitUntil(lambda: not shelf.window.statusBar().isVisible())
    assert shelf.store.studies.held_elsewhere() == frozenset()


def test_two_windows_do_not_write_the_same_study(shelf: Shelf) -> None:
    with MatchStore.open(shelf.store.database.path).store as other:
        assert other.studies.claim(2)
        dialog = shelf.open()
        pick(dialog, shelf.qtbot, "Café")
        assert "another Tartli window" in dialog.note.text()
        tap(shelf.qtbot, dialog.table, Key.Key_Return)
        place = shelf.window.study
        assert place is not None
        place.rename("Mine")
        shelf.qtbot.waitUntil(lambda: "Mine" in shelf.studies)
        assert sorted(shelf.studies) == ["Café", "Mine", "Sunday"]
