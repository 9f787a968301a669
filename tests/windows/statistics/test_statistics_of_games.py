"""If there is more than one game, the statistics show one at a time."""

from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

import tartli_desktop.game.registry
from tartli_desktop.face import face_of
from tartli_desktop.face.statistics import Shown, UsualStatistics
from tartli_desktop.game.registry import GAMES
from tartli_desktop.store.statistics import Counted, CountedMatch, LeftOut
from tartli_desktop.windows.statistics.statistics_dialog import StatisticsDialog
from tests.games.toy.program import TOY
from tests.on_screen import on_screen
from tests.windows.legibility import cut_off


def toy_match(number: int, level: str, standings: tuple[int, ...]) -> CountedMatch:
    """A finished match of the toy game, with the person in the second seat."""
    return CountedMatch(
        id=number,
        game="toy",
        variant="{}",
        changed=datetime(2026, 11, 22),
        person=1,
        names=("Kata", "Anna", "Resi", "Franz"),
        levels=(level, None, level, level),
        standings=standings,
        dealt=5,
        finished=True,
        helped=False,
        hands=5,
        score=40,
        hands_won=3,
        hands_lost=2,
        facts=(),
    )


WON, LOST = toy_match(1, "keen", (2, 3, 2, 3)), toy_match(2, "careless", (3, 0, 3, 0))


def counted(game: str) -> Counted:
    return Counted((WON, LOST) if game == "toy" else (), LeftOut())


@pytest.fixture
def dialog(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> StatisticsDialog:
    monkeypatch.setattr(tartli_desktop.game.registry, "GAMES", (GAMES[0], TOY))
    return on_screen(qtbot, StatisticsDialog(counted, "tartli"))


def test_another_game_is_shown_with_its_own_filters_and_levels(
    qtbot: QtBot, dialog: StatisticsDialog
) -> None:
    assert dialog.empty_label.isVisible()
    assert dialog.filters.findChild(QComboBox) is not None
    dialog.games.setFocus()
    qtbot.keyClick(dialog.games, Qt.Key.Key_Down)
    assert dialog.games.currentText() == "Toy"
    assert dialog.tabs.isVisible()
    assert dialog.filters.findChild(QComboBox) is None
    heads = [dialog.table.horizontalHeaderItem(column).text() for column in range(3)]
    assert heads == ["Careless", "Keen", "All levels"]
    assert not dialog.of_two_numbers.isVisibleTo(dialog)
    # No hand of this game can be reviewed.
    assert not dialog.tabs.isTabVisible(dialog.tabs.indexOf(dialog.mistakes))
    assert "Keen: 1 matches won, 0 lost." in dialog.slate.accessibleDescription()
    assert cut_off(dialog) == []
    qtbot.keyClick(dialog.games, Qt.Key.Key_Up)
    assert dialog.empty_label.isVisible()
    assert dialog.filters.findChild(QComboBox) is not None


def test_the_figures_of_any_game_are_kept_in_a_file(qtbot: QtBot, dialog: StatisticsDialog) -> None:
    dialog.games.setFocus()
    qtbot.keyClick(dialog.games, Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.export_asked) as asked:
        qtbot.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)
    heads, careless, keen = asked.args[0]
    assert heads[:2] == ["Level", "Matches"]
    assert (careless[0], keen[0]) == ("Careless", "Keen")


class Balanced(UsualStatistics):
    """The figures of a game that keeps a balance."""

    def shown(self, counted: Counted, choice: None, hints: bool | None) -> Shown:
        return replace(super().shown(counted, choice, hints), balance=(0, 4, -2, 40))


def test_the_balance_has_a_chart_where_one_is_kept(
    qtbot: QtBot, dialog: StatisticsDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = dialog.tabs.indexOf(dialog.balance)
    dialog.games.setCurrentIndex(dialog.games.findData("toy"))
    assert not dialog.tabs.isTabVisible(page)
    face = face_of("toy")
    monkeypatch.setattr(type(face), "statistics", Balanced("toy", ("careless", "keen"), str.title))
    dialog.games.setCurrentIndex(dialog.games.findData("tartli"))
    dialog.games.setCurrentIndex(dialog.games.findData("toy"))
    assert dialog.tabs.isTabVisible(page)
    dialog.tabs.setCurrentIndex(page)
    chart = dialog.balance.chart
    assert chart is not None
    assert chart.isVisible()
    assert "now +40 points, at best +40, at worst \u22122." in chart.accessibleDescription()
    assert "now +40" in dialog.balance.note.text()


def test_people_are_listed_with_what_each_of_them_brought(qtbot: QtBot, dialog: StatisticsDialog) -> None:
    dialog.games.setCurrentIndex(1)
    # Kata, Anna and Resi are not of the café.
    assert dialog.people.rowCount() == 1
    assert dialog.people.verticalHeaderItem(0).text().strip() == "Franz"
    assert [dialog.people.item(0, column).text() for column in range(3)] == ["10", "6 : 4", "+8.0"]
    dialog.tabs.setCurrentWidget(dialog.people)
    assert cut_off(dialog) == []
    dialog.games.setCurrentIndex(0)
    assert not dialog.tabs.isTabVisible(dialog.tabs.indexOf(dialog.people))
