"""The chart of the balance, in words and in lines that can be told apart without colour."""

import pytest
from PySide6.QtGui import QColor, QPalette
from pytestqt.qtbot import QtBot

from tartli_desktop.face.at_the_table.balance_chart import BalanceChart, balances, seen_of

NAMES = ("Ilona", "Anna", "Bálint", "Vilma", "Kornél")
HANDS = ((4, -2, -2, 0, 0), (-5, 10, -5, 0, 0), (-2, -2, -2, 8, -2), (-9, 0, 3, 3, 3))
LINES = [balances(hand[seat] for hand in HANDS) for seat in range(5)]


def test_it_adds_up_hand_by_hand() -> None:
    assert LINES[0] == [0, 4, -1, -3, -12]


def test_a_screen_reader_hears_how_it_stands_for_each(qtbot: QtBot) -> None:
    chart = BalanceChart(LINES, NAMES, "Ft")
    qtbot.addWidget(chart)
    told = chart.accessibleDescription()
    assert [told.index(name) for name in NAMES] == sorted(map(told.index, NAMES))
    assert "Ilona: now \u221212 Ft, at best +4, at worst \u221212." in told


def test_where_nobody_can_lose_numbers_have_no_sign(qtbot: QtBot) -> None:
    chart = BalanceChart([[0, 1, 3], [0, 0, 0]], NAMES[:2])
    qtbot.addWidget(chart)
    assert chart.accessibleDescription().startswith("Ilona: now 3, at best 3, at worst 0.")


def test_the_scale_tells_what_it_counts(qtbot: QtBot) -> None:
    chart = BalanceChart(LINES, NAMES, "Ft")
    qtbot.addWidget(chart)
    assert chart.labels == {11: "+11 Ft", 0: "0", -12: "\u221212"}


@pytest.mark.parametrize("hands", [3, 80])
def test_the_hands_have_their_numbers_below_the_lines(qtbot: QtBot, hands: int) -> None:
    def below_zero(numbered: bool) -> int:
        """How many pixel rows below the zero line have something written in them."""
        chart = BalanceChart([[0] * hands + [1]], NAMES[:1], numbered=numbered)
        qtbot.addWidget(chart)
        chart.resize(480, 200)
        image = chart.grab().toImage()
        ground = image.pixel(0, image.height() - 1)
        middle = range(image.width() // 3, image.width() - 20)
        inked = [sum(image.pixel(x, y) != ground for x in middle) for y in range(image.height())]
        zero = max(y for y, count in enumerate(inked) if count == len(middle))
        # Skip the thickness of the line and its marks.
        return sum(map(bool, inked[zero + 6 :]))

    assert below_zero(numbered=True) > 5
    assert not below_zero(numbered=False)


@pytest.mark.parametrize("on_dark", [False, True])
def test_five_lines_are_drawn(qtbot: QtBot, on_dark: bool) -> None:
    chart = BalanceChart(LINES, NAMES)
    qtbot.addWidget(chart)
    chart.setPalette(QPalette(QColor("black" if on_dark else "white")))
    chart.resize(480, 200)
    image = chart.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    light = ("#ffe97a", "#ffffff", "#7fd7ff", "#ffb0c8", "#a8f0a0")
    dark = ("#b8372b", "#2f4e78", "#3f673a", "#8a6416", "#5b4a6f")
    assert set(light if on_dark else dark) <= seen


def test_of_two_who_stand_level_both_lines_are_seen(qtbot: QtBot) -> None:
    chart = BalanceChart([[-6, -6], [-6, -6], [12, 12]], NAMES[:3])
    qtbot.addWidget(chart)
    chart.resize(480, 200)
    image = chart.grab().toImage()
    middle, lower_half = range(100, 400), range(100, image.height())

    def seen(ink: str) -> float:
        """In what share of the columns of pixels a colour is seen."""
        found = [any(image.pixelColor(x, y).name() == ink for y in lower_half) for x in middle]
        return sum(found) / len(middle)

    assert seen("#b8372b") == 1
    # These are dashes.
    assert seen("#2f4e78") > 0.5


def test_of_a_long_line_what_can_be_told_apart_is_drawn() -> None:
    line = balances([3, -2, -4, 5] * 5000)
    seen = seen_of(line, 240)
    assert len(seen) <= 2 * 240 + 2
    assert seen[0] == 0
    assert seen[-1] == len(line) - 1
    assert {line[place] for place in seen} >= {max(line), min(line)}
    assert seen == sorted(set(seen))


def test_a_balance_with_very_many_digits_is_drawn(qtbot: QtBot) -> None:
    chart = BalanceChart([[0, 2**2000, 0], [0, -(2**2000), 0]], NAMES[:2])
    qtbot.addWidget(chart)
    assert "Ilona: now 0, at best +1·10⁶⁰², at worst 0." in chart.accessibleDescription()
    assert not chart.grab().isNull()
