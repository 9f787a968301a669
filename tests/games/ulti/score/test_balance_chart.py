"""The chart of the balance, in words and in lines that colours need not tell apart."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.games.ulti import Match
from tartli_desktop.games.ulti.score.balance_chart import BalanceChart, balances
from tests.games.ulti.test_statistics import played

NAMES = ("Ilona", "Anna", "Bálint")


@pytest.fixture
def match() -> Match:
    return played(3, 9)


def test_it_adds_up_hand_by_hand(match: Match) -> None:
    """U12.3"""
    for seat in range(3):
        line = balances(match.results, seat, 10)
        assert len(line) == 1 + len(match.results)
        assert (line[0], line[-1]) == (0, match.balance[seat])


def test_a_screen_reader_hears_how_it_stands_for_each(match: Match, qtbot: QtBot) -> None:
    chart = BalanceChart(match.results, (1, 2, 0), NAMES, 10)
    qtbot.addWidget(chart)
    told = chart.accessibleDescription()
    assert [told.index(name) for name in ("Anna", "Bálint", "Ilona")] == sorted(
        map(told.index, ("Anna", "Bálint", "Ilona"))
    )
    for name, money in zip(NAMES, match.balance, strict=True):
        sign = "+" if money > 0 else "\u2212" if money < 0 else ""
        assert f"{name}: now {sign}{abs(money)} Ft" in told


@pytest.mark.parametrize("high_contrast", [False, True])
def test_three_lines_are_drawn(match: Match, qtbot: QtBot, high_contrast: bool) -> None:
    chart = BalanceChart(match.results, (1, 2, 0), NAMES, 10, high_contrast=high_contrast)
    qtbot.addWidget(chart)
    chart.resize(480, 200)
    image = chart.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    inks = ("#ffe97a", "#ffffff", "#7fd7ff") if high_contrast else ("#b8372b", "#2f4e78", "#3f673a")
    assert set(inks) <= seen
