"""The list of matches: found, sorted, resumed, renamed and deleted by mouse and by key."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from tartli_desktop.windows.matches_dialog import MatchesDialog, MatchLine

from .person import answer

NOON = datetime(2025, 11, 20, 12, 0, tzinfo=UTC)
SUNDAY = MatchLine(1, "Sunday", "Kata", "Hungarian", (2, 3), NOON, False)
OLD = MatchLine(2, "an old one", "Resi", "Austrian", (17, 12), NOON - timedelta(days=90), False)
WON = MatchLine(3, "<b>Won</b> & done", "Bence", "Pista’s rules", (5, 1), NOON - timedelta(days=1), True)


@pytest.fixture
def dialog(qtbot: QtBot) -> MatchesDialog:
    return shown(qtbot, OLD, SUNDAY, WON)


@pytest.fixture
def c_locale() -> Iterator[None]:
    usual = QLocale()
    yield
    QLocale.setDefault(usual)


def shown(qtbot: QtBot, *lines: MatchLine) -> MatchesDialog:
    dialog = MatchesDialog(lines)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def titles(dialog: MatchesDialog) -> list[str]:
    return column(dialog, 0)


def column(dialog: MatchesDialog, number: int) -> list[str]:
    model = dialog.table.model()
    return [model.index(row, number).data() for row in range(model.rowCount())]


def place(dialog: MatchesDialog, row: int) -> QPoint:
    return dialog.table.visualRect(dialog.table.model().index(row, 0)).center()


def click_row(qtbot: QtBot, dialog: MatchesDialog, row: int) -> None:
    qtbot.mouseClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=place(dialog, row))


def click_header(qtbot: QtBot, dialog: MatchesDialog, number: int) -> None:
    header = dialog.table.horizontalHeader()
    pos = QPoint(header.sectionViewportPosition(number) + 10, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=pos)


def question(dialog: MatchesDialog) -> QMessageBox:
    box = dialog.findChild(QMessageBox)
    assert box is not None
    return box


def prompt(qtbot: QtBot, dialog: MatchesDialog) -> QLineEdit:
    box = dialog.findChild(QInputDialog)
    assert box is not None
    line = box.findChild(QLineEdit)
    assert line is not None
    qtbot.waitUntil(line.hasFocus)
    return line


def wait_until_closed(qtbot: QtBot, dialog: MatchesDialog) -> None:
    qtbot.waitUntil(lambda: dialog.findChild(QInputDialog) is None)
    # The offscreen platform has no window manager to do this.
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)


# The table


def test_the_match_played_last_is_first_and_selected(dialog: MatchesDialog) -> None:
    assert titles(dialog) == ["Sunday", "<b>Won</b> & done", "an old one"]
    assert dialog.table.currentIndex().row() == 0
    assert dialog.table.hasFocus()
    assert column(dialog, 3) == ["2 : 3", "5 : 1", "17 : 12"]
    assert column(dialog, 5) == ["in play", "finished", "in play"]


@pytest.mark.parametrize(
    ("number", "order"),
    [
        (0, ["<b>Won</b> & done", "an old one", "Sunday"]),
        (1, ["<b>Won</b> & done", "Sunday", "an old one"]),
        (2, ["an old one", "Sunday", "<b>Won</b> & done"]),
        (3, ["Sunday", "<b>Won</b> & done", "an old one"]),
        (4, ["an old one", "<b>Won</b> & done", "Sunday"]),
    ],
)
def test_a_click_on_a_header_sorts(
    qtbot: QtBot, dialog: MatchesDialog, number: int, order: list[str]
) -> None:
    click_header(qtbot, dialog, number)
    assert titles(dialog) == order
    click_header(qtbot, dialog, number)
    assert titles(dialog) == order[::-1]


def test_finished_matches_can_be_sorted_apart(qtbot: QtBot, dialog: MatchesDialog) -> None:
    click_header(qtbot, dialog, 5)
    assert titles(dialog)[-1] == WON.title


@pytest.mark.usefixtures("c_locale")
@pytest.mark.parametrize(("locale", "written"), [("de_AT", "20.11.25"), ("hu_HU", "2025. 11. 20.")])
def test_dates_are_written_as_in_the_language(qtbot: QtBot, locale: str, written: str) -> None:
    QLocale.setDefault(QLocale(locale))
    assert column(shown(qtbot, SUNDAY), 4)[0].startswith(written)


@pytest.mark.usefixtures("c_locale")
@pytest.mark.parametrize(
    ("locale", "time", "day"),
    [("en_GB", "09:05", "20/11/2025"), ("de_AT", "09:05", "20.11.25"), ("hu_HU", "9:05", "2025. 11. 20.")],
)
def test_days_that_are_near_have_a_name(qtbot: QtBot, locale: str, time: str, day: str) -> None:
    QLocale.setDefault(QLocale(locale))
    now = datetime.now().replace(hour=9, minute=5)
    lines = [
        replace(SUNDAY, id=number, changed=changed)
        for number, changed in enumerate((now, now - timedelta(days=1), datetime(2025, 11, 20, 9, 5)))
    ]
    assert column(shown(qtbot, *lines), 4) == [f"Today, {time}", f"Yesterday, {time}", f"{day}, {time}"]


def test_a_time_without_a_zone_is_local(qtbot: QtBot) -> None:
    local = replace(SUNDAY, id=9, changed=SUNDAY.changed.astimezone().replace(tzinfo=None))
    assert len(set(column(shown(qtbot, SUNDAY, local), 4))) == 1


# Resuming


def test_resume_by_button(qtbot: QtBot, dialog: MatchesDialog) -> None:
    click_row(qtbot, dialog, 2)
    with qtbot.waitSignal(dialog.resume_asked) as asked:
        qtbot.mouseClick(dialog.resume_button, Qt.MouseButton.LeftButton)
    assert asked.args == [OLD.id]
    # It stays, in case that this match cannot be opened.
    assert dialog.isVisible()


def test_resume_by_enter_after_sorting(qtbot: QtBot, dialog: MatchesDialog) -> None:
    click_header(qtbot, dialog, 0)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Home)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.resume_asked) as asked:
        qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert asked.args == [OLD.id]


def test_resume_by_double_click(qtbot: QtBot, dialog: MatchesDialog) -> None:
    click_row(qtbot, dialog, 2)
    with qtbot.waitSignal(dialog.resume_asked) as asked:
        qtbot.mouseDClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=place(dialog, 2))
    assert asked.args == [OLD.id]


def test_a_finished_match_says_that_it_cannot_be_resumed(qtbot: QtBot, dialog: MatchesDialog) -> None:
    assert not dialog.note.isVisible()
    click_row(qtbot, dialog, 1)
    assert dialog.note.isVisible()
    assert not dialog.resume_button.isEnabled()
    with qtbot.assertNotEmitted(dialog.resume_asked):
        qtbot.mouseDClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=place(dialog, 1))
        qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert dialog.isVisible()


# Renaming


@pytest.mark.parametrize("by_key", [True, False])
def test_rename(qtbot: QtBot, dialog: MatchesDialog, by_key: bool) -> None:
    if by_key:
        qtbot.keyClick(dialog.table, Qt.Key.Key_F2)
    else:
        qtbot.mouseClick(dialog.rename_button, Qt.MouseButton.LeftButton)
    line = prompt(qtbot, dialog)
    assert line.text() == "Sunday"
    qtbot.keyClicks(line, " Monday  now ")
    with qtbot.waitSignal(dialog.rename_asked) as asked:
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert asked.args == [SUNDAY.id, "Monday now"]


def test_rename_to_nothing_or_the_same(qtbot: QtBot, dialog: MatchesDialog) -> None:
    with qtbot.assertNotEmitted(dialog.rename_asked):
        qtbot.keyClick(dialog.table, Qt.Key.Key_F2)
        qtbot.keyClick(prompt(qtbot, dialog), Qt.Key.Key_Return)
    wait_until_closed(qtbot, dialog)
    with qtbot.assertNotEmitted(dialog.rename_asked):
        qtbot.keyClick(dialog.table, Qt.Key.Key_F2)
        qtbot.keyClicks(prompt(qtbot, dialog), "No")
        qtbot.keyClick(prompt(qtbot, dialog), Qt.Key.Key_Escape)
    wait_until_closed(qtbot, dialog)
    with qtbot.waitSignal(dialog.rename_asked) as asked:
        qtbot.keyClick(dialog.table, Qt.Key.Key_F2)
        qtbot.keyClick(prompt(qtbot, dialog), Qt.Key.Key_Delete)
        qtbot.keyClick(prompt(qtbot, dialog), Qt.Key.Key_Return)
    assert asked.args == [SUNDAY.id, ""]


# Deleting


def test_delete_asks_with_the_title_as_it_is(qtbot: QtBot, dialog: MatchesDialog) -> None:
    click_row(qtbot, dialog, 1)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
    box = question(dialog)
    assert "“<b>Won</b> & done”" in box.text()
    assert box.textFormat() == Qt.TextFormat.PlainText
    with qtbot.waitSignal(dialog.delete_asked) as asked:
        answer(qtbot, dialog, "Delete")
    assert asked.args == [WON.id]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_nothing_is_deleted_in_haste(qtbot: QtBot, dialog: MatchesDialog, key: Qt.Key) -> None:
    with qtbot.assertNotEmitted(dialog.delete_asked):
        qtbot.mouseClick(dialog.delete_button, Qt.MouseButton.LeftButton)
        box = question(dialog)
        qtbot.keyClick(box, key)
    assert not box.isVisible()
    assert dialog.isVisible()


# Other rows


def test_the_next_match_is_selected_after_deleting(qtbot: QtBot, dialog: MatchesDialog) -> None:
    click_row(qtbot, dialog, 1)
    dialog.set_rows((OLD, SUNDAY))
    assert titles(dialog) == ["Sunday", "an old one"]
    assert dialog.table.currentIndex().row() == 1
    assert dialog.resume_button.isEnabled()


def test_a_renamed_match_stays_selected(qtbot: QtBot, dialog: MatchesDialog) -> None:
    click_header(qtbot, dialog, 0)
    click_row(qtbot, dialog, 2)
    dialog.set_rows((OLD, replace(SUNDAY, title="A Monday"), WON))
    assert titles(dialog) == ["<b>Won</b> & done", "A Monday", "an old one"]
    assert dialog.table.currentIndex().data() == "A Monday"


def test_no_matches(qtbot: QtBot, dialog: MatchesDialog) -> None:
    dialog.set_rows(())
    assert dialog.empty_label.isVisible()
    assert not dialog.table.isVisible()
    for button in (dialog.resume_button, dialog.rename_button, dialog.delete_button):
        assert not button.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    dialog.set_rows((OLD,))
    dialog.show()
    assert dialog.table.isVisible()
    assert dialog.resume_button.isEnabled()


def test_tab_leaves_the_table(qtbot: QtBot, dialog: MatchesDialog) -> None:
    qtbot.keyClick(dialog.table, Qt.Key.Key_Tab)
    assert dialog.resume_button.hasFocus()


def test_the_focus_on_a_row_is_seen(dialog: MatchesDialog) -> None:
    focused = dialog.table.viewport().grab().toImage()
    dialog.close_button.setFocus()
    assert dialog.table.viewport().grab().toImage() != focused
