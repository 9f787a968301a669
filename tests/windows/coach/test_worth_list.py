"""The list of what actions are worth: in order, and still under the pointer and the keys."""

import math

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.game.evaluating import Figures
from tartli_desktop.windows.coach.worth_list import STILL, WorthList
from tartli_desktop.windows.coach.worths import ACTION, POINTS, WINS, WorthRow, in_order
from tests.on_screen import in_front

Key = Qt.Key


def row(words: str, points: float | None = None, error: float = 0.5, wins: float | None = 0.5) -> WorthRow:
    return WorthRow(words, words, None if points is None else Figures(points, error, wins, points))


def rows(**points: float | None) -> list[WorthRow]:
    return in_order(row(words, each) for words, each in points.items())


@pytest.fixture
def shown(qtbot: QtBot) -> WorthList:
    worths = WorthList()
    worths.resize(360, 300)
    in_front(qtbot, worths)
    worths.begin(rows(ace=None, ten=None, king=None))
    return worths


def order(worths: WorthList) -> list[str]:
    return [str(worths.rows.index(place, ACTION).data()) for place in range(worths.rows.rowCount())]


def cells(worths: WorthList, place: int) -> tuple[object, ...]:
    return tuple(worths.rows.index(place, column).data() for column in (POINTS, WINS))


def test_unknown_worths_keep_the_given_order_and_known_ones_come_first_the_best_on_top(
    shown: WorthList,
) -> None:
    assert order(shown) == ["ace", "ten", "king"]
    shown.tell(rows(ace=None, ten=1.0, king=2.0))
    assert order(shown) == ["king", "ten", "ace"]
    assert shown.current == "king", "until the player chooses, the best is the current one"


def test_a_row_tells_points_error_and_chance(shown: WorthList) -> None:
    shown.begin([row("exact", 4, 0, 1), row("about", 2.26, 0.84, 0.999), row("first", 1, math.inf, None)])
    assert cells(shown, 0) == ("+4", "100%")
    assert cells(shown, 1) == ("+2.3 ± 0.8", "99%"), "an estimate is never certain"
    assert cells(shown, 2) == ("about +1", "")


def test_under_the_pointer_rows_stay_until_it_has_rested(qtbot: QtBot, shown: WorthList) -> None:
    qtbot.mouseMove(shown.viewport(), QPoint(40, 20))
    qtbot.mouseMove(shown.viewport(), QPoint(44, 22))
    shown.tell(rows(ace=1.0, ten=3.0, king=2.0))
    assert order(shown) == ["ace", "ten", "king"]
    assert cells(shown, 1) == ("+3.0 ± 0.5", "50%"), "the figures change where they stand"
    qtbot.waitUntil(lambda: order(shown) == ["ten", "king", "ace"], timeout=STILL * 4)


def test_the_row_chosen_by_key_stays_chosen_when_the_order_changes(qtbot: QtBot, shown: WorthList) -> None:
    qtbot.keyClick(shown, Key.Key_Down)
    assert shown.current == "ten"
    shown.tell(rows(ace=1.0, ten=2.0, king=3.0))
    assert order(shown) == ["ace", "ten", "king"]
    qtbot.waitUntil(lambda: order(shown) == ["king", "ten", "ace"], timeout=STILL * 4)
    assert shown.current == "ten"
    with qtbot.waitSignal(shown.chosen) as chosen:
        qtbot.keyClick(shown, Key.Key_Return)
    assert chosen.args == ["ten"]


def test_a_double_click_chooses_a_row(qtbot: QtBot, shown: WorthList) -> None:
    at = shown.visualRect(shown.rows.index(2, ACTION)).center()
    with qtbot.waitSignal(shown.chosen) as chosen:
        qtbot.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=at)
        qtbot.mouseDClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert chosen.args == ["king"]


def test_typing_leaves_the_rows_that_contain_each_word(shown: WorthList) -> None:
    shown.begin([row("Ten of Leaves"), row("Ten of Hearts"), row("King of Hearts")])
    shown.filter("he ten")
    assert order(shown) == ["Ten of Hearts"]
    assert shown.current == "Ten of Hearts"
    shown.filter("ace")
    assert (order(shown), shown.current) == ([], None)
    shown.filter("")
    assert len(order(shown)) == 3


def test_a_row_is_read_out_as_a_whole(shown: WorthList) -> None:
    shown.begin([row("Pass", 1.5, 0.3, 0.62), row("Betli", -2, 0, 0)])
    indexes = [shown.rows.index(place, ACTION) for place in (0, 1)]
    names = [index.data(Qt.ItemDataRole.AccessibleTextRole) for index in indexes]
    assert names == ["Pass, +1.5 points, give or take 0.3, wins: 62%", "Betli, exactly −2 points, wins: 0%"]
