"""Matches exported and imported: by menu, drop and command line; hands as text; deals verified."""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Match
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store import record_files
from tartli_desktop.store.statistics import LeftOut
from tartli_desktop.widgets.dialogs.last_folder import keep_last_folder
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.deal_check import DealCheck
from tartli_desktop.windows.matches.drops import FilesFromSystem
from tartli_desktop.windows.matches.match_files import refusal
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.record_view import RecordView
from tests.fuzz_records import played
from tests.session.playing import keep, settle
from tests.store.store_samples import statistics_of
from tests.windows.programs import Windows
from tests.windows.simulated_user import answer, button, click, find, messages, the


@pytest.fixture
def window(windows: Windows) -> MainWindow:
    return windows.open()


def a_match(seed: int = 3, hands: int = 2) -> dict[str, Any]:
    return played(HUNGARIAN, hands, random.Random(seed))


def a_won_match() -> dict[str, Any]:
    match = Match.new(HUNGARIAN, first_dealer=0, players=("Ödön", "Zsófi"))
    while match.winner is None:
        match.deal(CARDS)
        # Repeated false claims.
        match.apply(0, next(action for action in match.legal_actions(0) if str(action) == "out"))
    return match.to_record()


def written(folder: Path, record: dict[str, Any], name: str = "match.tartli.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def entry(window: MainWindow, words: str) -> Any:
    """The menu entry with these words."""
    entries = [action for menu in window.menus for action in menu.actions()]
    return next(action for action in entries if words in action.text().replace("&", ""))


def choose(monkeypatch: pytest.MonkeyPatch, dialog: str, chosen: object) -> None:
    """Answer the system's file or folder dialog."""
    monkeypatch.setattr(QFileDialog, dialog, lambda *_: chosen)


def wide_list(window: MainWindow) -> MatchesDialog:
    """The list of matches, wide enough for all its buttons with the letters of any system."""
    dialog = the(window, MatchesDialog)
    dialog.resize(1600, dialog.height())
    settle()
    return dialog


def told(qtbot: QtBot, window: MainWindow) -> str:
    qtbot.waitUntil(lambda: len(messages(window)) == 1)
    (text,) = messages(window)
    answer(qtbot, window, "OK")
    return text


# Imported


def test_a_match_named_at_the_start_lies_on_the_table(window: MainWindow, tmp_path: Path) -> None:
    keep(window.saving.store, Match.new(HUNGARIAN, first_dealer=0, players=("Other", "Match")))
    window.begin([written(tmp_path, a_match())])
    settle()
    assert window.area.session is not None
    assert window.area.session.record()["hands"] == a_match()["hands"]
    assert window.windowTitle() == "Sunday – Tartli"
    assert messages(window) == []


def test_a_finished_match_named_at_the_start_is_shown_in_the_list(window: MainWindow, tmp_path: Path) -> None:
    window.begin([written(tmp_path, a_won_match())])
    settle()
    dialog = the(window, MatchesDialog)
    assert [line.title for line in dialog.selected()] == ["Ödön – Zsófi"]
    assert window.area.session is None


def test_matches_are_imported_by_the_menu(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [written(tmp_path, a_match(seed), f"{seed}.tartli.json") for seed in (3, 4)]
    window.begin()
    choose(monkeypatch, "getOpenFileNames", ([str(path) for path in paths], ""))
    entry(window, "Import").trigger()
    dialog = the(window, MatchesDialog)
    assert dialog.table.model().rowCount() == 2
    assert len(dialog.selected()) == 1
    # The match on the table stays there.
    assert window.area.session is None


def test_a_match_from_a_file_is_called_imported_and_counts_for_nobody(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.begin([written(tmp_path, a_won_match())])
    settle()
    (line,) = the(window, MatchesDialog).selected()
    assert line.level == "imported"
    shown = statistics_of(window.saving.store)
    assert (shown.hands, shown.left_out) == (0, LeftOut(imported=1))
    click(qtbot, the(window, MatchesDialog).look_button)
    assert the(window, RecordView).about.text().startswith("Tartli, Hungarian · imported from a file · ")


def dropped(window: MainWindow, target: QWidget, *urls: QUrl) -> bool:
    """Drop files on a part of the window; return whether it accepts them."""
    data = QMimeData()
    data.setUrls(list(urls))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    middle = QPoint(target.width() // 2, target.height() // 2)
    enter = QDragEnterEvent(middle, Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(target, enter)
    if not enter.isAccepted():
        return False
    drop = QDropEvent(middle, Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(target, drop)
    settle()
    return drop.isAccepted()


@pytest.mark.parametrize("part", ["the window", "the table", "the slate"])
def test_matches_are_dropped_on_the_window(window: MainWindow, tmp_path: Path, part: str) -> None:
    window.begin()
    target: dict[str, QWidget] = {
        "the window": window,
        "the table": window.area.view.viewport(),
        "the slate": window.area.slate,
    }
    path = written(tmp_path, a_match(), "Ödön és Kata #1.tartli.json")
    assert dropped(window, target[part], QUrl.fromLocalFile(str(path)))
    assert the(window, MatchesDialog).table.model().rowCount() == 1


@pytest.mark.parametrize("url", ["file:///tmp/picture.png", "https://example.org/match.tartli.json"])
def test_other_things_are_not_taken(window: MainWindow, url: str) -> None:
    window.begin()
    assert not dropped(window, window, QUrl(url))
    assert find(window, MatchesDialog) is None


def test_what_the_system_opens_with_the_running_program_is_taken_in(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.begin()
    FilesFromSystem(window.matches)
    path = written(tmp_path, a_match(), "Ödön és Kata #1.tartli.json")
    QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(QUrl.fromLocalFile(str(path))))
    qtbot.waitUntil(lambda: find(window, MatchesDialog) is not None)
    assert the(window, MatchesDialog).table.model().rowCount() == 1


def test_what_is_wrong_is_told_and_nothing_is_lost(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.begin([written(tmp_path, a_match())])
    before = window.area.session
    broken = a_match(5)
    broken["hands"][1]["actions"][3] = "0:play A1"
    paths = [
        written(tmp_path, broken, "broken.tartli.json"),
        tmp_path / "nowhere.tartli.json",
        written(tmp_path, a_match(6), "good.tartli.json"),
    ]
    (tmp_path / "text.json").write_text("Dear Kata,")
    window.matches.import_files([*paths, tmp_path / "text.json"])
    text = told(qtbot, window)
    assert f"{paths[0]} breaks the rules of the game: hand 2, action 4, rule R" in text
    assert f"File not found: {paths[1]}." in text
    assert f"{tmp_path / 'text.json'} is not a match file. Choose one that was exported from " in text
    assert str(paths[2]) not in text
    assert window.area.session is before
    assert len(window.saving.store.list()) == 2


def test_the_window_refuses_a_file_with_the_words_of_the_terminal(tmp_path: Path) -> None:
    wrong_action = a_match()
    wrong_action["hands"][1]["actions"][3] = "0:play A1"
    contents = {
        "empty": b"",
        "half": json.dumps(a_match()).encode()[:700],
        "other": b"[]",
        "newer": json.dumps(a_match() | {"version": 2}).encode(),
        "large": b" " * (record_files.LARGEST + 1),
        "wrong head": json.dumps(a_match() | {"hands": {}}).encode(),
        "wrong action": json.dumps(wrong_action).encode(),
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    for path in (*map(tmp_path.joinpath, contents), tmp_path, tmp_path / "nowhere", tmp_path / "\0"):
        with pytest.raises(record_files.RecordFileError) as caught:
            record_files.read(path)
        assert refusal(caught.value) == str(caught.value)


def test_the_same_match_again_is_told(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = written(tmp_path, a_match())
    window.begin([path])
    window.matches.import_files([path])
    assert told(qtbot, window) == f"{path} is already among your matches: “Sunday”."
    assert len(window.saving.store.list()) == 1


# Exported


def test_the_match_on_the_table_is_exported(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.begin()
    assert not entry(window, "Export").isEnabled()
    window.matches.import_files([written(tmp_path, a_match())])
    the(window, MatchesDialog).resume_asked.emit([window.saving.store.list()[0].id])
    settle()
    choose(monkeypatch, "getSaveFileName", (str(tmp_path / "sent"), ""))
    entry(window, "Export").trigger()
    answer(qtbot, window, "everything")
    assert record_files.read(tmp_path / "sent.tartli.json").match.to_record() == a_match()
    assert window.area.panel.notice_text == f"Saved as {tmp_path / 'sent.tartli.json'}."


def test_dialogs_for_files_begin_among_the_documents_and_then_where_the_last_file_was(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents, sent = tmp_path / "Documents", tmp_path / "sent"
    documents.mkdir()
    sent.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    # As if the program had just been started.
    keep_last_folder(tmp_path / "gone")
    begun: list[Path] = []

    def saved(_parent: QWidget, _title: str, place: str, *_: object) -> tuple[str, str]:
        begun.append(Path(place))
        return (str(sent / "one.png"), "")

    def opened(_parent: QWidget, _title: str, place: str, *_: object) -> tuple[list[str], str]:
        begun.append(Path(place))
        return ([], "")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", saved)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", opened)
    window.begin([written(tmp_path, a_match())])
    entry(window, "Save the slate").trigger()
    entry(window, "Save the slate").trigger()
    entry(window, "Import").trigger()
    assert begun == [documents / "slate.png", sent / "slate.png", sent]


def test_matches_of_the_list_are_exported_into_a_folder(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.begin()
    window.matches.import_files([written(tmp_path, a_match(seed), f"{seed}.json") for seed in (3, 4, 5)])
    dialog = wide_list(window)
    dialog.table.setFocus()
    qtbot.keyClick(dialog.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert not dialog.rename_button.isEnabled()
    folder = tmp_path / "sent"
    folder.mkdir()
    choose(monkeypatch, "getExistingDirectory", str(folder))
    click(qtbot, button(dialog, "Export"))
    answer(qtbot, dialog, "everything")
    found = [record_files.read(path).match.to_record() for path in folder.iterdir()]
    assert len(found) == 3
    assert all(a_match(seed) in found for seed in (3, 4, 5))
    assert dialog.aside_note.text() == f"3 files saved in {folder}."


def test_a_hand_that_is_being_played_is_exported_only_if_that_is_meant(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.begin([written(tmp_path, a_match())])
    sent = tmp_path / "sent.tartli.json"
    choose(monkeypatch, "getSaveFileName", (str(sent), ""))
    entry(window, "Export").trigger()
    (text,) = messages(window)
    assert text.startswith("“Sunday” is not finished. Its file would show all cards")
    answer(qtbot, window, "Do not export")
    assert not sent.exists()
    entry(window, "Export").trigger()
    answer(qtbot, window, "Leave out that hand")
    whole = a_match()
    assert record_files.read(sent).match.to_record() == whole | {"hands": whole["hands"][:1]}


def test_a_match_that_is_over_is_exported_without_a_question(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.begin([written(tmp_path, a_won_match())])
    choose(monkeypatch, "getSaveFileName", (str(tmp_path / "sent.json"), ""))
    click(qtbot, button(wide_list(window), "Export"))
    assert (tmp_path / "sent.json").exists()


def test_a_folder_that_takes_nothing_is_told(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.begin([written(tmp_path, a_match())])
    choose(monkeypatch, "getSaveFileName", (str(tmp_path / "gone" / "x.tartli.json"), ""))
    entry(window, "Export").trigger()
    answer(qtbot, window, "everything")
    assert str(tmp_path / "gone" / "x.tartli.json") in told(qtbot, window)


# A hand as text


def test_the_hand_on_the_table_is_copied(window: MainWindow, tmp_path: Path) -> None:
    window.begin()
    assert not entry(window, "as text").isEnabled()
    window.begin([written(tmp_path, a_match())])
    settle()
    waited_for = window.area.panel.prompt
    entry(window, "as text").trigger()
    text = QApplication.clipboard().text()
    assert text.startswith("Tartli: Ödön, Zsófi, hand 2.")
    # The prompt stands there as well.
    assert window.area.panel.notice_text == "Hand copied to the clipboard as text."
    assert window.area.panel.prompt == waited_for != ""
    assert "still being played" in text
    session = window.area.session
    assert session is not None
    assert session.do(next(action for action in session.view.legal if str(action) == "out")) is None
    settle()
    entry(window, "as text").trigger()
    assert '"deck":' in QApplication.clipboard().text()


# Verifying deals


def deal_check(window: MainWindow) -> DealCheck:
    entry(window, "Verify this deal").trigger()
    return the(window, DealCheck)


def test_the_number_is_shown_before_the_cut_and_the_salt_after_the_hand(
    window: MainWindow, qtbot: QtBot
) -> None:
    keep(window.saving.store, Match.new(HUNGARIAN, first_dealer=1, players=("Ödön", "Zsófi")))
    window.begin()
    settle()
    session = window.area.session
    assert session is not None
    assert session.phase is Phase.CUT
    dialog = deal_check(window)
    assert dialog.hands.currentText() == "Hand 1, which is dealt next"
    noted = dialog.number.text()
    assert len(noted) == 64
    assert not dialog.check_button.isEnabled()
    click(qtbot, dialog.copy_button)
    assert QApplication.clipboard().text() == noted
    dialog.close()

    session.cut(5)
    settle()
    dialog = deal_check(window)
    assert dialog.hands.currentText() == "Hand 1, which is being played"
    assert (dialog.number.text(), dialog.line.toPlainText()) == (noted, "")
    dialog.close()

    assert session.do(next(action for action in session.view.legal if str(action) == "out")) is None
    settle()
    the(window, HandSummary).reject()
    settle()
    dialog = deal_check(window)
    assert dialog.hands.currentText() == "Hand 2, which is dealt next"
    dialog.hands.setCurrentIndex(1)
    assert dialog.number.text() == noted
    line = dialog.line.toPlainText()
    assert hashlib.sha256(line.encode()).hexdigest() == noted
    codes = line.split()[:32]
    assert " ".join(codes[5:] + codes[:5]) == session.record()["hands"][0]["deck"]
    click(qtbot, dialog.check_button)
    assert dialog.verdict.text().startswith("✓")
    dialog.close()


def test_a_hand_without_a_proof_says_so(window: MainWindow) -> None:
    match = Match.new(AUSTRIAN, first_dealer=0)
    match.deal(CARDS)
    keep(window.saving.store, match)
    window.begin()
    settle()
    dialog = deal_check(window)
    assert dialog.note.text() == "This hand was dealt without a check number."
    assert dialog.number.text() == ""
    dialog.close()
