"""What the accounts of hands say at the end of a match."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tartli_desktop.face.at_the_table.account import Account, ToldHand, best_hand, match_headline
from tests.on_screen import in_front, on_screen

NAMES = ("Anna", "Vilma", "Lajos")
AGAIN = ("Play this deal &again", "From another &seat")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ((0,), "You win the match"),
        ((2,), "Lajos wins the match"),
        ((0, 2), "Winners of the match: Anna, Lajos"),
        ((0, 1, 2), "The match is a draw"),
    ],
)
def test_it_is_told_who_has_won(winners: tuple[int, ...], told: str) -> None:
    assert match_headline(winners, 0, NAMES) == told


@pytest.mark.usefixtures("qapp")
def test_the_best_hand_is_that_which_brought_one_player_most() -> None:
    hands = [(4, -2, -2), (-5, 10, -5), (-2, -2, 4)]
    assert best_hand(hands, NAMES) == "Best hand: Vilma, +10 (hand 2)."


@pytest.mark.parametrize(
    ("is_match_over", "order"),
    [
        (False, ["&Review this hand", *AGAIN, "&Next hand", "&Look at the table"]),
        (
            True,
            [
                "&Review this hand",
                *AGAIN,
                "Re&view the match",
                "&Play again",
                "&Next hand",
                "&Look at the table",
            ],
        ),
    ],
)
def test_what_goes_on_stands_at_the_right_and_what_was_at_the_left(
    qtbot: QtBot, is_match_over: bool, order: list[str]
) -> None:
    paper = Account(ToldHand(NAMES, ("", "", ""), "&Next hand", winners=(0,) if is_match_over else ()))
    paper.finish()
    paper.resize(900, 300)
    on_screen(qtbot, paper)
    buttons = sorted(paper.findChildren(QPushButton), key=lambda button: button.geometry().left())
    assert [button.text() for button in buttons] == order
    free = [after.geometry().left() - each.geometry().right() for each, after in pairwise(buttons)]
    first = "&Play again" if is_match_over else "&Next hand"
    assert free.index(max(free)) == order.index(first) - 1


@pytest.mark.parametrize("arrow", [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down])
def test_an_arrow_key_leads_to_no_other_button(qtbot: QtBot, arrow: Qt.Key) -> None:
    """Arrow keys choose cards at the table, and a player may press one here by habit."""
    paper = Account(ToldHand(NAMES, ("", "", ""), "&Next hand"))
    paper.finish()
    in_front(qtbot, paper)
    before = QApplication.focusWidget()
    assert isinstance(before, QPushButton)
    qtbot.keyClick(before, arrow)
    assert QApplication.focusWidget() is before
    assert before.text() == "&Next hand"
