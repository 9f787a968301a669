"""The list of matches: searched, sorted, resumed, renamed and deleted by mouse and by key."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QLineEdit, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.portraits import portrait
from tartli_desktop.settings.settings import MatchesOrder
from tartli_desktop.widgets.row_table import RowTable
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.matches_model import COLUMNS, MatchLine, OpenIn
from tartli_desktop.windows.matches.opponents_cell import portraits_size
from tests.windows.languages import english_again, speak
from tests.windows.legibility import cut_off, texts_without_room

Key, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
NOON = datetime(2025, 11, 20, 12, 0, tzinfo=UTC)
SUNDAY = MatchLine(1, "Sunday", "Kata", "Hungarian", (2, 3), NOON, False, "Café regular", 2)
OLD = MatchLine(
    2, "an old one", "Őrsi", "Austrian", (17, 12), NOON - timedelta(days=90), False, "Beginner", 0
)
WON = MatchLine(
    3, "<b>Won</b> & done", "Bence", "Pista’s rules", (5, 1), NOON - timedelta(days=1), True, "Master", 3
)
OPPONENT, LEVEL, RULES, GAMES, RESULT, DATE = range(1, len(COLUMNS))


@pytest.fixture
def dialog(qtbot: QtBot) -> MatchesDialog:
    return shown(qtbot, OLD, SUNDAY, WON)


@pytest.fixture
def c_locale() -> Iterator[None]:
    usual = QLocale()
    yield
    QLocale.setDefault(usual)


def shown(qtbot: QtBot, *lines: MatchLine, wide: bool = True) -> MatchesDialog:
    """The list with these matches: wide enough for all columns and buttons in any letters, or as it opens."""
    dialog = MatchesDialog(lines)
    qtbot.addWidget(dialog)
    if wide:
        dialog.resize(1600, dialog.height())
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


def editor(dialog: MatchesDialog) -> QLineEdit:
    """The field for typing a title, in its row."""
    line = dialog.table.viewport().findChild(QLineEdit)
    assert line is not None
    return line


def search(qtbot: QtBot, dialog: MatchesDialog, text: str) -> None:
    dialog.search.clear()
    for sign in text:
        if sign.isascii():
            qtbot.keyClicks(dialog.search, sign)
        else:
            # Qt's tests have no keys for these letters.
            dialog.search.insert(sign)


# The table


def test_what_is_lost_has_a_minus_before_it_and_is_found_by_a_hyphen(qtbot: QtBot) -> None:
    dialog = shown(qtbot, replace(SUNDAY, games=(-320, 160, 160)), WON)
    assert column(dialog, GAMES) == ["\u2212320 : +160 : +160", "5 : 1"]
    search(qtbot, dialog, "-320")
    assert titles(dialog) == ["Sunday"]


def test_the_portraits_of_the_opponents_stand_before_their_names(qtbot: QtBot) -> None:
    three = replace(SUNDAY, opponent="Boldizsár, Klementina", portraits=("franz", "vilma"))
    plain = replace(three, id=4, portraits=())
    dialogs = [shown(qtbot, line) for line in (three, plain)]
    for dialog in dialogs:
        dialog.resize(1000, 500)
    with_them, without = (dialog.table for dialog in dialogs)
    size = portraits_size(2, with_them.rowHeight(0))
    assert with_them.columnWidth(OPPONENT) >= without.columnWidth(OPPONENT) + size.width()
    cell = with_them.visualRect(with_them.model().index(0, OPPONENT))
    drawn = with_them.viewport().grab(cell).toImage()
    # On the selected row, the portraits keep their own colours.
    for place, name in enumerate(three.portraits):
        own = portrait(name, size.height()).toImage()
        middle = own.pixelColor(own.width() // 2, own.height() // 2)
        at = size.width() - size.height() if place else 0
        seen = {
            drawn.pixelColor(at + size.height() // 2 + dx, cell.height() // 2 + dy).name()
            for dx in range(-2, 8)
            for dy in range(-2, 3)
        }
        assert middle.name() in seen


def test_the_match_played_last_is_first_and_selected(dialog: MatchesDialog) -> None:
    assert titles(dialog) == ["Sunday", "<b>Won</b> & done", "an old one"]
    assert dialog.table.currentIndex().row() == 0
    assert dialog.table.hasFocus()
    assert column(dialog, GAMES) == ["2 : 3", "5 : 1", "17 : 12"]
    assert column(dialog, RESULT) == ["in play", "won", "in play"]
    assert column(dialog, LEVEL) == ["Café regular", "Master", "Beginner"]


@pytest.mark.parametrize(
    ("number", "order"),
    [
        (0, ["<b>Won</b> & done", "an old one", "Sunday"]),
        (OPPONENT, ["<b>Won</b> & done", "Sunday", "an old one"]),
        # From the weakest level to the strongest.
        (LEVEL, ["an old one", "Sunday", "<b>Won</b> & done"]),
        (RULES, ["an old one", "Sunday", "<b>Won</b> & done"]),
        (GAMES, ["Sunday", "<b>Won</b> & done", "an old one"]),
        (DATE, ["an old one", "<b>Won</b> & done", "Sunday"]),
    ],
)
def test_a_click_on_a_header_sorts(
    qtbot: QtBot, dialog: MatchesDialog, number: int, order: list[str]
) -> None:
    click_header(qtbot, dialog, number)
    assert titles(dialog) == order
    click_header(qtbot, dialog, number)
    assert titles(dialog) == order[::-1]


def test_finished_matches_can_be_sorted_apart(qtbot: QtBot) -> None:
    lost = replace(WON, id=4, title="Lost", games=(1, 5))
    dialog = shown(qtbot, WON, SUNDAY, lost)
    click_header(qtbot, dialog, RESULT)
    assert column(dialog, RESULT) == ["in play", "lost", "won"]


def test_every_column_is_sorted_by_a_key(qtbot: QtBot, dialog: MatchesDialog) -> None:
    header = dialog.table.horizontalHeader()
    for number in range(len(COLUMNS)):
        key = Key(Key.Key_1 + number)
        qtbot.keyClick(dialog, key, CTRL)
        assert header.sortIndicatorSection() == number
        first = column(dialog, number)
        qtbot.keyClick(dialog, key, CTRL)
        assert column(dialog, number) == first[::-1]
        assert f"Ctrl+{number + 1}" in dialog.table.model().headerData(
            number, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole
        )


def test_another_order_is_told_so_that_it_can_be_remembered(qtbot: QtBot, dialog: MatchesDialog) -> None:
    told: list[tuple[MatchesOrder, bool]] = []
    dialog.order_changed.connect(lambda order, descending: told.append((order, descending)))
    click_header(qtbot, dialog, OPPONENT)
    click_header(qtbot, dialog, OPPONENT)
    assert told == [(MatchesOrder.OPPONENT, False), (MatchesOrder.OPPONENT, True)]
    again = MatchesDialog((OLD, SUNDAY, WON), order=MatchesOrder.OPPONENT, descending=True)
    qtbot.addWidget(again)
    assert titles(again) == titles(dialog)


def test_dates_are_sorted_as_dates(qtbot: QtBot) -> None:
    days = [NOON.replace(month=month, day=day) for month, day in ((2, 10), (10, 2), (9, 30), (1, 31))]
    dialog = shown(qtbot, *(replace(SUNDAY, id=place, changed=day) for place, day in enumerate(days)))
    order = [dialog.table.model().line(row).changed for row in range(len(days))]
    assert order == sorted(days, reverse=True)


@pytest.mark.usefixtures("c_locale")
@pytest.mark.parametrize(("locale", "written"), [("de_AT", "20.11.25"), ("hu_HU", "2025. 11. 20.")])
def test_dates_are_written_as_in_the_language(qtbot: QtBot, locale: str, written: str) -> None:
    QLocale.setDefault(QLocale(locale))
    assert column(shown(qtbot, SUNDAY), DATE)[0].startswith(written)


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
    assert column(shown(qtbot, *lines), DATE) == [f"Today, {time}", f"Yesterday, {time}", f"{day}, {time}"]


@pytest.fixture
def east(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Choose a time zone by its hours before UTC."""
    if os.name != "posix":
        pytest.skip("only these systems have a variable for the time zone")
    yield lambda hours: monkeypatch.setenv("TZ", f"UTC{-hours:+}")
    monkeypatch.undo()
    time.tzset()


def test_an_open_list_follows_midnight_and_the_time_zone(qtbot: QtBot, east: Callable[[int], None]) -> None:
    now = datetime.now(UTC)
    to_last_hour = 23 - now.hour
    east(to_last_hour)
    dialog = shown(qtbot, replace(SUNDAY, changed=now - timedelta(hours=12)))
    (minutes,) = (each for each in dialog.findChildren(QTimer) if each.interval() == 60_000)
    search(qtbot, dialog, "today")
    assert column(dialog, DATE)[0].startswith("Today, 11:")
    east(to_last_hour + 2)
    minutes.timeout.emit()
    assert column(dialog, DATE) == []
    dialog.search.clear()
    assert column(dialog, DATE)[0].startswith("Yesterday, 1")


def test_a_time_without_a_zone_is_local(qtbot: QtBot) -> None:
    local = replace(SUNDAY, id=9, changed=SUNDAY.changed.astimezone().replace(tzinfo=None))
    assert len(set(column(shown(qtbot, SUNDAY, local), DATE))) == 1


# Searching


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("sun", ["Sunday"]),
        ("SUNDAY", ["Sunday"]),
        ("orsi", ["an old one"]),
        ("ŐRSI", ["an old one"]),
        ("cafe", ["Sunday"]),
        ("master", ["<b>Won</b> & done"]),
        ("austrian 17", ["an old one"]),
        ("pista bence", ["<b>Won</b> & done"]),
        ("in play", ["Sunday", "an old one"]),
        ("2025-11-20", ["Sunday"]),
        ("august", ["an old one"]),
        ("  ", ["Sunday", "<b>Won</b> & done", "an old one"]),
        ("kata austrian", []),
    ],
)
@pytest.mark.usefixtures("c_locale")
def test_matches_are_found_as_one_types(qtbot: QtBot, text: str, found: list[str]) -> None:
    QLocale.setDefault(QLocale("en_GB"))
    dialog = shown(qtbot, OLD, SUNDAY, WON)
    search(qtbot, dialog, text)
    assert titles(dialog) == found
    assert dialog.empty_label.isVisible() == (not found)
    assert dialog.found.text() == (f"{len(found)} of 3" if text.strip() else "")


def test_what_is_selected_stays_so_while_it_is_found(qtbot: QtBot, dialog: MatchesDialog) -> None:
    click_row(qtbot, dialog, 2)
    search(qtbot, dialog, "old")
    assert [line.id for line in dialog.selected()] == [OLD.id]
    search(qtbot, dialog, "won")
    assert [line.id for line in dialog.selected()] == [WON.id]
    search(qtbot, dialog, "nothing like it")
    assert dialog.selected() == []
    assert "“nothing like it”" in dialog.empty_label.text()
    assert not dialog.resume_button.isEnabled()
    qtbot.keyClick(dialog.search, Key.Key_Escape)
    assert len(titles(dialog)) == 3
    assert dialog.isVisible()


def test_a_match_is_found_and_resumed_by_keys_alone(qtbot: QtBot, dialog: MatchesDialog) -> None:
    qtbot.keyClick(dialog.table, Key.Key_F, CTRL)
    assert dialog.search.hasFocus()
    qtbot.keyClicks(dialog.search, "old")
    with qtbot.waitSignal(dialog.resume_asked) as asked:
        qtbot.keyClick(dialog.search, Key.Key_Return)
    assert asked.args == [OLD.id]
    qtbot.keyClick(dialog.search, Key.Key_Down)
    assert dialog.table.hasFocus()


def test_a_match_is_selected_whatever_is_searched_for(qtbot: QtBot, dialog: MatchesDialog) -> None:
    search(qtbot, dialog, "sun")
    dialog.select(OLD.id)
    assert [line.id for line in dialog.selected()] == [OLD.id]


# Resuming


def test_resume_by_button(qtbot: QtBot, dialog: MatchesDialog) -> None:
    click_row(qtbot, dialog, 2)
    with qtbot.waitSignal(dialog.resume_asked) as asked:
        qtbot.mouseClick(dialog.resume_button, Qt.MouseButton.LeftButton)
    assert asked.args == [OLD.id]
    # The list stays open, in case the match cannot be opened.
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


def test_a_finished_match_is_looked_at_instead(qtbot: QtBot, dialog: MatchesDialog) -> None:
    assert dialog.note.text() == ""
    click_row(qtbot, dialog, 1)
    assert dialog.note.text() == "This match is finished. You can view it hand by hand."
    assert not dialog.resume_button.isEnabled()
    looked: list[int] = []
    dialog.look_asked.connect(looked.append)
    with qtbot.assertNotEmitted(dialog.resume_asked):
        qtbot.mouseDClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=place(dialog, 1))
        qtbot.keyClick(dialog.table, Key.Key_Return)
        qtbot.mouseClick(dialog.look_button, Qt.MouseButton.LeftButton)
    assert looked == [WON.id] * 3
    assert dialog.isVisible()
    click_row(qtbot, dialog, 0)
    qtbot.keyClick(dialog.table, Key.Key_Return)
    assert looked == [WON.id] * 3


# Renaming


@pytest.mark.parametrize("by_key", [True, False])
def test_rename(qtbot: QtBot, dialog: MatchesDialog, by_key: bool) -> None:
    if by_key:
        qtbot.keyClick(dialog.table, Key.Key_F2)
    else:
        qtbot.mouseClick(dialog.rename_button, Qt.MouseButton.LeftButton)
    line = editor(dialog)
    assert line.text() == "Sunday"
    assert line.accessibleName() == "Title of the match"
    qtbot.keyClicks(line, " Monday  now ")
    with qtbot.waitSignal(dialog.rename_asked) as asked, qtbot.assertNotEmitted(dialog.resume_asked):
        qtbot.keyClick(line, Key.Key_Return)
    assert asked.args == [SUNDAY.id, "Monday now"]
    assert dialog.table.hasFocus()


def test_rename_to_nothing_or_the_same(qtbot: QtBot, dialog: MatchesDialog) -> None:
    with qtbot.assertNotEmitted(dialog.rename_asked, wait=1):
        qtbot.keyClick(dialog.table, Key.Key_F2)
        qtbot.keyClick(editor(dialog), Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.table.viewport().findChild(QLineEdit) is None)
    with qtbot.assertNotEmitted(dialog.rename_asked, wait=1):
        qtbot.keyClick(dialog.table, Key.Key_F2)
        qtbot.keyClicks(editor(dialog), "No")
        qtbot.keyClick(editor(dialog), Key.Key_Escape)
    assert dialog.isVisible()
    qtbot.waitUntil(lambda: dialog.table.viewport().findChild(QLineEdit) is None)
    with qtbot.waitSignal(dialog.rename_asked) as asked:
        qtbot.keyClick(dialog.table, Key.Key_F2)
        qtbot.keyClick(editor(dialog), Key.Key_Delete)
        qtbot.keyClick(editor(dialog), Key.Key_Return)
    assert asked.args == [SUNDAY.id, ""]


def test_a_title_that_is_being_typed_is_taken_when_other_rows_come(
    qtbot: QtBot, dialog: MatchesDialog
) -> None:
    qtbot.keyClick(dialog.table, Key.Key_F2)
    qtbot.keyClicks(editor(dialog), "Monday")
    with qtbot.waitSignal(dialog.rename_asked) as asked:
        dialog.set_rows((WON, SUNDAY))
    assert asked.args == [SUNDAY.id, "Monday"]


# Commands for one or many


def test_many_are_selected_and_deleted_exported_or_duplicated_together(
    qtbot: QtBot, dialog: MatchesDialog
) -> None:
    qtbot.keyClick(dialog.table, Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.note.text() == "Selected: 2."
    for button in (dialog.resume_button, dialog.look_button, dialog.rename_button):
        assert not button.isEnabled()
    for key, modifier, signal in (
        (Key.Key_Delete, Qt.KeyboardModifier.NoModifier, dialog.delete_asked),
        (Key.Key_E, CTRL, dialog.export_asked),
        (Key.Key_D, CTRL, dialog.duplicate_asked),
    ):
        with qtbot.waitSignal(signal) as asked:
            qtbot.keyClick(dialog.table, key, modifier)
        assert asked.args == [[SUNDAY.id, WON.id]]


@pytest.mark.parametrize(
    ("where", "result", "words"),
    [
        (OpenIn.TABLE, "on the table", "This match is on the table."),
        (OpenIn.ELSEWHERE, "open elsewhere", "This match is open in another Tartli window."),
    ],
)
def test_a_match_that_is_open_says_so_and_cannot_be_deleted(
    qtbot: QtBot, where: OpenIn, result: str, words: str
) -> None:
    dialog = shown(qtbot, replace(SUNDAY, place=where), OLD)
    assert column(dialog, RESULT)[0] == result
    assert dialog.note.text().startswith(words)
    assert not dialog.delete_button.isEnabled()
    with qtbot.assertNotEmitted(dialog.delete_asked):
        qtbot.keyClick(dialog.table, Key.Key_Delete)
    # Looking at it is always possible.
    assert dialog.look_button.isEnabled()
    click_row(qtbot, dialog, 1)
    assert dialog.delete_button.isEnabled()


def test_undo_is_there_as_long_as_something_is_deleted(qtbot: QtBot, dialog: MatchesDialog) -> None:
    with qtbot.assertNotEmitted(dialog.undo_asked):
        qtbot.keyClick(dialog, Key.Key_Z, CTRL)
    assert not dialog.aside_note.isVisible()
    dialog.show_trashed(2)
    assert dialog.aside_note.text().startswith("2 match(es) deleted.")
    for act in (
        lambda: qtbot.keyClick(dialog, Key.Key_Z, CTRL),
        lambda: qtbot.mouseClick(dialog.undo_button, Qt.MouseButton.LeftButton),
    ):
        with qtbot.waitSignal(dialog.undo_asked):
            act()


def test_the_keys_are_told(dialog: MatchesDialog) -> None:
    for button, key in (
        (dialog.rename_button, "F2"),
        (dialog.duplicate_button, "Ctrl+D"),
        (dialog.delete_button, "Del"),
        (dialog.undo_button, "Ctrl+Z"),
        (dialog.export_button, "Ctrl+E"),
    ):
        assert button.toolTip().endswith(f"({key})")


# Changed rows


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
    for button in (dialog.resume_button, dialog.look_button, dialog.rename_button, dialog.delete_button):
        assert not button.isEnabled()
    focused = dialog.focusWidget()
    assert focused is not None
    assert focused.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    dialog.set_rows((OLD,))
    dialog.show()
    assert dialog.table.isVisible()
    assert dialog.resume_button.isEnabled()


def test_everything_is_reached_by_tab(qtbot: QtBot, dialog: MatchesDialog) -> None:
    dialog.show_trashed(1)
    wanted: set[QWidget] = {dialog.table, dialog.search, dialog.close_button, *dialog.commands}
    reached: set[QWidget] = set()
    for _ in range(len(wanted) + 2):
        focused = dialog.focusWidget()
        assert focused is not None
        reached.add(focused)
        qtbot.keyClick(focused, Key.Key_Tab)
    assert reached == wanted


def test_the_focus_on_a_row_is_seen(dialog: MatchesDialog) -> None:
    focused = dialog.table.viewport().grab().toImage()
    dialog.close_button.setFocus()
    assert dialog.table.viewport().grab().toImage() != focused


@pytest.mark.usefixtures("large_font")
def test_with_large_letters_a_match_is_told_in_two_lines_over_the_whole_width(qtbot: QtBot) -> None:
    dialog = shown(qtbot, OLD, SUNDAY, WON, wide=False)
    table = dialog.table
    assert [table.isColumnHidden(number) for number in (LEVEL, RULES, RESULT)] == [True] * 3
    assert table.horizontalHeader().length() <= table.viewport().width(), "nothing is out of sight"
    assert table.width() > 0.9 * dialog.width()
    # Commands without a button are in a menu.
    assert not dialog.rename_button.isVisible()
    entries = dialog.more_button.menu().actions()
    assert dialog.commands[dialog.rename_button] in entries
    assert {dialog.commands[each] for each in dialog.commands if not each.isVisible()} == set(entries)


def test_in_two_lines_names_and_dates_are_broken_only_where_a_title_needs_their_room(qtbot: QtBot) -> None:
    three = replace(SUNDAY, opponent="Boldizsár, Klementina", portraits=("franz", "vilma"))
    dialog = shown(qtbot, replace(three, variant_name="Ulti, by the rules of the association"), WON)
    lines = dialog.fontMetrics().lineSpacing() * 2
    widths = []
    for width in (500, 860):
        dialog.resize(width, 500)
        assert dialog.table.isColumnHidden(RULES)
        assert dialog.table.rowHeight(0) > 1.15 * lines, "the lines of two rows do not touch"
        widths.append([dialog.table.columnWidth(number) for number in (OPPONENT, DATE)])
    for tight, broad in zip(*widths, strict=True):
        assert tight < broad
    when = column(dialog, DATE)[0]
    assert dialog.table.columnWidth(DATE) > dialog.fontMetrics().horizontalAdvance(when)


def test_a_date_that_is_broken_is_broken_before_the_time(qtbot: QtBot, qapp: QApplication) -> None:
    with english_again(qapp):
        speak("hu")
        dialog = shown(qtbot, replace(SUNDAY, title="A very long title " * 3), WON)
        dialog.resize(500, 500)
        cell = dialog.table.model().index(0, DATE)
        option = QStyleOptionViewItem()
        dialog.table.itemDelegateForIndex(cell).initStyleOption(option, cell)
        day, time = option.text.split("\u2028")
        assert f"{day}, {time}".replace("\u00a0", " ") == cell.data()
        assert ":" in time
        assert " " not in time


@pytest.mark.parametrize("width", [600, 790])
def test_a_title_takes_two_lines_at_most_and_nothing_else_is_cut(qtbot: QtBot, width: int) -> None:
    longest = replace(SUNDAY, title="The long one that was played on the train to Szeged and back", id=7)
    dialog = shown(qtbot, WON, SUNDAY)
    for font_size in (dialog.font().pointSizeF(), 2 * dialog.font().pointSizeF()):
        font = dialog.font()
        font.setPointSizeF(font_size)
        dialog.setFont(font)
        dialog.set_rows((WON, longest, replace(SUNDAY, level="Weekend player")))
        dialog.resize(width, 600)
        QApplication.processEvents()
        too_large = f"{dialog.windowTitle()} (larger than the screen)"
        assert [text for text in texts_without_room(dialog) if text != too_large] == []
    cell = dialog.table.model().index(titles(dialog).index(longest.title), 0)
    option = QStyleOptionViewItem()
    dialog.table.itemDelegateForIndex(cell).initStyleOption(option, cell)
    first, second, rules = option.text.split("\u2028")
    assert longest.title.startswith(first)
    assert second.removesuffix("…") in longest.title
    assert rules == longest.variant_name
    assert longest.title in cell.data(Qt.ItemDataRole.ToolTipRole)
    assert longest.title in cell.data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.usefixtures("large_font")
@pytest.mark.parametrize("height", [400, 470, 540])
def test_with_large_letters_the_first_match_in_sight_and_the_chosen_one_are_whole(
    qtbot: QtBot, height: int
) -> None:
    longest = replace(SUNDAY, title="The long one that was played on the train to Szeged and back")
    dialog = shown(qtbot, *(replace(longest if at % 3 else SUNDAY, id=at) for at in range(12)))
    dialog.resize(700, height)
    table = dialog.table
    for row in range(12):
        assert table.currentIndex().row() == row
        assert table.viewport().rect().contains(table.visualRect(table.currentIndex()))
        assert table.rowViewportPosition(table.rowAt(0)) == 0
        qtbot.keyClick(table, Key.Key_Down)


@pytest.mark.usefixtures("large_font")
def test_what_was_deleted_can_be_brought_back_with_large_letters(qtbot: QtBot) -> None:
    dialog = shown(qtbot, OLD, wide=False)
    dialog.show_trashed(1)
    dialog.set_rows(())
    assert dialog.more_button.hasFocus()
    with qtbot.waitSignal(dialog.undo_asked):
        qtbot.keyClick(dialog.more_button, Key.Key_Z, CTRL)


def test_how_to_restore_what_was_deleted_is_told_as_the_buttons_stand(
    qtbot: QtBot, dialog: MatchesDialog
) -> None:
    dialog.resize(1000, 500)
    dialog.show_trashed(1)
    assert "“Undo delete” restores" in dialog.aside_note.text()
    dialog.resize(600, 500)
    qtbot.waitUntil(dialog.more_button.isVisible)
    assert "“More → Undo delete” restores" in dialog.aside_note.text()
    # Another note stays, whatever the width.
    dialog.tell_done("3 matches saved.")
    dialog.resize(1000, 500)
    qtbot.waitUntil(dialog.undo_button.isVisible)
    assert dialog.aside_note.text() == "3 matches saved."


def test_with_usual_letters_every_column_and_button_is_seen(dialog: MatchesDialog) -> None:
    dialog.resize(1000, 500)
    assert not any(dialog.table.isColumnHidden(number) for number in range(len(COLUMNS)))
    assert all(button.isVisible() for button in dialog.commands)
    assert not dialog.more_button.isVisible()


def test_what_is_counted_is_said_with_the_figures(qtbot: QtBot) -> None:
    three = replace(SUNDAY, games=(-320, 160, 160), unit="Ft")
    assert column(shown(qtbot, three, WON), GAMES) == ["\u2212320 : +160 : +160 Ft", "5 : 1"]


def test_a_short_list_leaves_room_for_the_slate_of_the_chosen_match(
    qtbot: QtBot, dialog: MatchesDialog
) -> None:
    dialog.resize(1000, 600)
    assert dialog.slate.isVisible()
    assert dialog.table.verticalScrollBar().maximum() == 0, "the whole list is seen above it"
    drawn = dialog.slate.grab().toImage()
    click_row(qtbot, dialog, 2)
    assert dialog.slate.accessibleName() == "an old one"
    assert dialog.slate.accessibleDescription() == "17 : 12"
    assert dialog.slate.grab().toImage() != drawn
    dialog.resize(1000, 300)
    assert not dialog.slate.isVisible()


def test_the_slate_says_what_the_row_does_not(qtbot: QtBot) -> None:
    dialog = shown(qtbot, replace(SUNDAY, hands=12, begun=NOON - timedelta(days=4)))
    dialog.resize(1000, 600)
    day = QLocale().toString(NOON.date() - timedelta(days=4), QLocale.FormatType.ShortFormat)
    assert dialog.slate.accessibleDescription() == f"2 : 3, 12 hand(s), started {day}"


def test_a_tally_stays_in_the_column_of_its_player(qtbot: QtBot) -> None:
    """A tally without room is left out: the numbers say the same."""
    names = ("Anna", "Vilma", "Bence", "Kornél")
    pictures = {}
    for points in (3, 4, 20, 19):
        line = replace(SUNDAY, games=(1, points, 1, 1), players=names)
        dialog = shown(qtbot, line)
        dialog.resize(1000, 600)
        picture = dialog.slate.grab().toImage()
        # Below the numbers.
        below = range(round(0.66 * picture.height()), picture.height() - 24)
        inside = range(30, picture.width() - 30)
        pictures[points] = sum(picture.pixelColor(x, y).lightness() > 150 for x in inside for y in below)
    assert pictures[3] < pictures[4]
    assert pictures[20] < pictures[3]
    assert pictures[19] == pictures[20]


def test_the_search_line_ends_where_the_table_does(qtbot: QtBot, dialog: MatchesDialog) -> None:
    def right(widget: QWidget) -> int:
        return widget.mapTo(dialog, widget.rect().topRight()).x()

    assert right(dialog.search) == right(dialog.table)
    search(qtbot, dialog, "sun")
    assert right(dialog.found) == right(dialog.table)


def test_listeners_are_told_all_of_a_row(qtbot: QtBot) -> None:
    cell = shown(qtbot, replace(WON, changed=NOON)).table.currentIndex()
    told = cell.data(Qt.ItemDataRole.AccessibleTextRole)
    row = [cell.siblingAtColumn(number).data() for number in range(len(COLUMNS))]
    assert told == ", ".join(row)


def test_a_long_list_has_the_whole_height(qtbot: QtBot) -> None:
    dialog = shown(qtbot, *(replace(SUNDAY, id=number) for number in range(60)))
    dialog.resize(1000, 600)
    assert not dialog.slate.isVisible()


@pytest.mark.usefixtures("large_font")
def test_large_letters_have_room(qtbot: QtBot) -> None:
    dialog = shown(qtbot, OLD, SUNDAY, WON)
    dialog.show_trashed(2)
    assert cut_off(dialog) == []


def test_the_slate_is_chalked_at_one_place_however_often(qtbot: QtBot) -> None:
    """In high contrast it is chalked several times, to be white."""
    rows = []
    for high_contrast in (False, True):
        dialog = MatchesDialog((SUNDAY,), high_contrast=high_contrast)
        qtbot.addWidget(dialog)
        dialog.resize(1000, 900)
        with qtbot.waitExposed(dialog):
            dialog.show()
        assert dialog.slate.isVisible()
        picture = dialog.slate.grab().toImage()
        inside = range(40, picture.width() - 40)
        bright = [
            y
            for y in range(40, picture.height() - 40)
            if any(picture.pixelColor(x, y).lightness() > 170 for x in inside)
        ]
        rows.append((bright[0], bright[-1]))
    (first, last), (first_dense, last_dense) = rows
    assert abs(first - first_dense) <= 3
    assert abs(last - last_dense) <= 3


def test_thousands_of_matches_have_rows_of_one_height_and_few_are_measured(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Measuring the lines of each of 3,000 rows took seconds whenever the list was laid out."""
    measured = 0
    lines_of = RowTable.lines_of

    def counted(table: RowTable, words: str, room: int) -> int:
        nonlocal measured
        measured += 1
        return lines_of(table, words, room)

    monkeypatch.setattr(RowTable, "lines_of", counted)
    titles = ("Sunday", "A title that is so long that it needs two lines even where the list is wide")
    lines = [replace(SUNDAY, id=number + 1, title=titles[number == 2000]) for number in range(3000)]
    dialog = shown(qtbot, *lines, wide=False)
    heights = {dialog.table.rowHeight(row) for row in range(3000)}
    assert max(heights) - min(heights) <= 1
    assert 0 < measured < 3000
