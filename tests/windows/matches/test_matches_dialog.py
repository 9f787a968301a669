"""The list of matches: searched, sorted, resumed, renamed and deleted by mouse and by key."""

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale, QModelIndex, QPoint, QSize, Qt, QTimer
from PySide6.QtWidgets import QLineEdit, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.settings.settings import MatchesOrder
from tartli_desktop.widgets.row_table import RowDelegate
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.matches_model import COLUMNS, MatchLine, OpenWhere
from tests.on_screen import on_screen
from tests.windows.simulated_user import click

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
    if wide:
        dialog.resize(1600, dialog.height())
    return on_screen(qtbot, dialog)


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


def test_where_nobody_has_won_anything_a_match_is_over_and_not_tied(qtbot: QtBot) -> None:
    dialog = shown(qtbot, *(replace(WON, id=20 + games, games=(games, games)) for games in (0, 3)))
    assert sorted(column(dialog, RESULT)) == ["over", "tied"]


def test_what_is_lost_has_a_minus_before_it_and_is_found_by_a_hyphen(qtbot: QtBot) -> None:
    dialog = shown(qtbot, replace(SUNDAY, games=(-320, 160, 160), unit="Ft"), WON)
    assert column(dialog, GAMES) == ["\u2212320 : +160 : +160 Ft", "5 : 1"]
    search(qtbot, dialog, "-320")
    assert titles(dialog) == ["Sunday"]


def test_it_never_opens_too_narrow_for_the_names(qtbot: QtBot) -> None:
    dialog = MatchesDialog((OLD, SUNDAY, WON))
    qtbot.addWidget(dialog)
    dialog.resize(387, 500)
    dialog.show()
    assert dialog.width() >= dialog.sizeHint().width() // 2


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


# Searching


@pytest.mark.usefixtures("c_locale")
def test_matches_are_found_as_one_types(qtbot: QtBot) -> None:
    QLocale.setDefault(QLocale("en_GB"))
    dialog = shown(qtbot, OLD, SUNDAY, WON)
    for text, found in {
        "sun": ["Sunday"],
        "orsi": ["an old one"],
        "austrian 17": ["an old one"],
        "pista bence": ["<b>Won</b> & done"],
        "in play": ["Sunday", "an old one"],
        "2025-11-20": ["Sunday"],
        "august": ["an old one"],
        "  ": ["Sunday", "<b>Won</b> & done", "an old one"],
        "kata austrian": [],
    }.items():
        search(qtbot, dialog, text)
        assert titles(dialog) == found, text
        assert dialog.empty_label.isVisible() == (not found), text
        assert dialog.found.text() == (f"{len(found)} of 3" if text.strip() else ""), text


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
    assert asked.args == [[OLD.id]]
    qtbot.keyClick(dialog.search, Key.Key_Down)
    assert dialog.table.hasFocus()


def test_a_match_is_selected_whatever_is_searched_for(qtbot: QtBot, dialog: MatchesDialog) -> None:
    search(qtbot, dialog, "sun")
    dialog.select(OLD.id)
    assert [line.id for line in dialog.selected()] == [OLD.id]


# Resuming


def test_a_match_is_resumed_by_button_double_click_or_enter(qtbot: QtBot, dialog: MatchesDialog) -> None:
    click_row(qtbot, dialog, 2)
    for resume in (
        lambda: qtbot.mouseClick(dialog.resume_button, Qt.MouseButton.LeftButton),
        lambda: qtbot.mouseDClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=place(dialog, 2)),
        lambda: qtbot.keyClick(dialog.table, Key.Key_Return),
    ):
        with qtbot.waitSignal(dialog.resume_asked) as asked:
            resume()
        assert asked.args == [[OLD.id]]
        # The list stays open, in case the match cannot be opened.
        assert dialog.isVisible()


def test_a_finished_match_is_looked_at_instead(qtbot: QtBot, dialog: MatchesDialog) -> None:
    assert dialog.note.text() == ""
    click_row(qtbot, dialog, 1)
    assert dialog.note.text() == "This match is finished. You can view it hand by hand."
    assert not dialog.resume_button.isEnabled()
    looked: list[list[int]] = []
    dialog.look_asked.connect(looked.append)
    with qtbot.assertNotEmitted(dialog.resume_asked):
        qtbot.mouseDClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=place(dialog, 1))
        qtbot.keyClick(dialog.table, Key.Key_Return)
        qtbot.mouseClick(dialog.look_button, Qt.MouseButton.LeftButton)
    assert looked == [[WON.id]] * 3
    assert dialog.isVisible()
    click_row(qtbot, dialog, 0)
    qtbot.keyClick(dialog.table, Key.Key_Return)
    assert looked == [[WON.id]] * 3


# Renaming


@pytest.mark.parametrize("by_key", [True, False])
def test_rename(qtbot: QtBot, dialog: MatchesDialog, by_key: bool) -> None:
    if by_key:
        qtbot.keyClick(dialog.table, Key.Key_F2)
    else:
        qtbot.mouseClick(dialog.rename_button, Qt.MouseButton.LeftButton)
    line = editor(dialog)
    assert line.text() == "Sunday"
    assert line.accessibleName() == "Title"
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
        (OpenWhere.TABLE, "on the table", "This match is on the table."),
        (OpenWhere.ELSEWHERE, "open elsewhere", "This match is open in another Tartli window."),
    ],
)
def test_a_match_that_is_open_says_so_and_cannot_be_deleted(
    qtbot: QtBot, where: OpenWhere, result: str, words: str
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
    wanted: set[QWidget] = {
        *(dialog.table, dialog.search, dialog.sorting, dialog.close_button),
        # This match is no duel.
        *(dialog.commands.keys() - {dialog.duel_button}),
    }
    reached: set[QWidget] = set()
    for _ in range(len(wanted) + 2):
        focused = dialog.focusWidget()
        assert focused is not None
        reached.add(focused)
        qtbot.keyClick(focused, Key.Key_Tab)
    assert reached == wanted


@pytest.mark.usefixtures("large_font")
def test_with_large_letters_nothing_of_a_match_is_out_of_sight(qtbot: QtBot) -> None:
    table = shown(qtbot, OLD, SUNDAY, WON, wide=False).table
    assert table.horizontalHeader().length() <= table.viewport().width()


def test_the_matches_are_sorted_by_what_stands_on_a_second_line_too(
    qtbot: QtBot, dialog: MatchesDialog
) -> None:
    rules = COLUMNS.index(MatchesOrder.RULES)
    with qtbot.waitSignal(dialog.order_changed) as told:
        dialog.sorting.setFocus()
        while dialog.sorting.currentIndex() != rules:
            qtbot.keyClick(dialog.sorting, Key.Key_Up)
    assert told.args is not None
    assert dialog.table.horizontalHeader().sortIndicatorSection() == rules
    from_a = ["an old one", "Sunday", "<b>Won</b> & done"]
    assert titles(dialog) == from_a
    while dialog.sorting.currentIndex() != LEVEL:
        qtbot.keyClick(dialog.sorting, Key.Key_Up)
    assert titles(dialog) == from_a, "from the weakest level to the strongest"
    dialog.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert dialog.sorting.currentIndex() == 0


def test_listeners_are_told_all_of_a_row(qtbot: QtBot) -> None:
    cell = shown(qtbot, replace(WON, changed=NOON)).table.currentIndex()
    told = cell.data(Qt.ItemDataRole.AccessibleTextRole)
    row = [cell.siblingAtColumn(number).data() for number in range(len(COLUMNS))]
    assert told == ", ".join(row)


def test_of_thousands_of_matches_few_are_measured(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Measuring each of 3,000 rows took seconds whenever the list was laid out."""
    measured = 0
    size_of = RowDelegate.sizeHint

    def counted(delegate: RowDelegate, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        nonlocal measured
        measured += 1
        return size_of(delegate, option, index)

    monkeypatch.setattr(RowDelegate, "sizeHint", counted)
    titles = ("Sunday", "A title that is so long that it needs two lines even where the list is wide")
    lines = [replace(SUNDAY, id=number + 1, title=titles[number == 2000]) for number in range(3000)]
    dialog = shown(qtbot, *lines, wide=False)
    assert len({dialog.table.rowHeight(row) for row in range(3000)}) == 1
    assert 0 < measured < 3000


def test_duels_have_a_tab_and_deals_of_the_day_do_not_stand_among_all(
    qtbot: QtBot, dialog: MatchesDialog
) -> None:
    duel = replace(OLD, id=71, title="Duel", is_duel=True, hands=3)
    day = replace(duel, id=72, title="Day", is_of_day=True)
    assert not dialog.kinds.isVisible()
    dialog.set_rows((OLD, duel, day))
    tabs = [
        dialog.kinds.tabText(tab) for tab in range(dialog.kinds.count()) if dialog.kinds.isTabVisible(tab)
    ]
    assert tabs == ["All", "Matches", "Duels", "Deals of the day"]
    listed = {}
    for tab in range(len(tabs)):
        dialog.kinds.setCurrentIndex(tab)
        listed[tabs[tab]] = {dialog.order.line(row).id for row in range(dialog.order.rowCount())}
    assert listed == {"All": {OLD.id, 71}, "Matches": {OLD.id}, "Duels": {71}, "Deals of the day": {72}}
    dialog.kinds.setCurrentIndex(0)
    dialog.select(72)
    assert [line.id for line in dialog.selected()] == [72]
    with qtbot.waitSignal(dialog.duel_asked) as asked:
        click(qtbot, dialog.duel_button)
    assert asked.args == [[72]]
    dialog.select(OLD.id)
    assert not dialog.duel_button.isEnabled()
