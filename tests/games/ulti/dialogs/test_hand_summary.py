"""The summary of a hand: each part, who pays whom, and the balance (U12)."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tartli_desktop.games.ulti import ASSOCIATION, Match, Variant
from tartli_desktop.games.ulti.dialogs.hand_summary import HandSummary
from tartli_desktop.games.ulti.words.prompts import hand_line
from tests.games.contract.sitting import Sitting, opened, settle
from tests.games.ulti.at_the_table import dealt, do

Sit = Callable[[Match], Sitting]


def played(match: Match) -> Match:
    """Play the hand to its end, always with the first legal action."""
    while match.to_move is not None:
        match.apply(match.to_move, match.legal_actions(match.to_move)[0])
    return match


def account(sitting: Sitting) -> HandSummary:
    sitting.area.dialogs.open_summary()
    settle()
    return opened(sitting.area, HandSummary)


def simple(variant: Variant = ASSOCIATION) -> Match:
    return played(do(dealt(variant=variant), "1:lay", "1:bid simple", "2:pass", "0:pass", "1:pass"))


def test_at_the_end_of_a_match_the_same_players_can_play_again(sit: Sit, qtbot: QtBot) -> None:  # U14.1
    sitting = sit(simple(replace(ASSOCIATION, target_hands=1)))
    paper = account(sitting)
    assert sitting.session.winners == (0, 2), "the defenders have won the only hand"
    told = "Winners of the match: Ilona, Bálint"
    assert paper.headline.text() == told
    assert paper.spoken.startswith(f"{told}. ")
    assert paper.rematch_button is not None
    assert paper.rematch_button.hasFocus()
    # Only that: the paper does not ask for other rules or players, too.
    with (
        qtbot.waitSignal(sitting.area.dialogs.rematch_asked),
        qtbot.assertNotEmitted(sitting.area.dialogs.new_match_asked),
    ):
        qtbot.keyClick(paper.rematch_button, Qt.Key.Key_Return)
    assert not paper.isVisible()


def test_the_points_from_the_talon_are_told(sit: Sit) -> None:  # U7.4
    hands = ["AA AX AK AO A9 A8 LA HA BA L7 H7 B7", "A7 LX L9 L8 HX H9 H8 BX B9 B8"]
    match = do(dealt(hands), "1:lay LA H7", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump A")
    told = " ".join(label.text() for label in account(sit(played(match))).findChildren(QLabel))
    assert "The defenders’ points include 10 from the talon." in told


def test_a_contract_of_one_part_has_one_name_and_one_line_of_points(sit: Sit) -> None:  # U6.7
    match = do(dealt(), "1:lay", "1:bid betli", "2:pass", "0:pass", "1:pass")
    told = [label.text() for label in account(sit(played(match))).findChildren(QLabel)]
    assert told.count("Betli") == 1
    assert "Points" not in told
    assert "5 each" in told


def test_a_contract_of_more_parts_adds_them_up(sit: Sit) -> None:  # U12
    match = do(dealt(), "1:lay", "1:bid ulti", "2:pass", "0:pass", "1:pass", "1:trump A")
    told = [label.text() for label in account(sit(played(match))).findChildren(QLabel)]
    assert {"Ulti", "Simple", "Points"} <= set(told)


@pytest.mark.parametrize(
    ("ulti", "simple_part", "told"),
    [(False, True, " (lost: Ulti)"), (True, False, " (lost: Simple)"), (True, True, ""), (False, False, "")],
)
def test_of_a_contract_that_is_won_in_part_the_lost_parts_are_told(
    ulti: bool, simple_part: bool, told: str
) -> None:  # U12
    match = do(dealt(), "1:lay", "1:bid ulti", "2:pass", "0:pass", "1:pass", "1:trump A")
    result = played(match).view(1).results[-1]
    won = {"ulti": ulti, "simple": simple_part}
    parts = tuple(replace(part, won=won[part.name]) for part in result.components if part.name in won)
    line = hand_line(replace(result, components=parts), 1, match.players)
    assert line.endswith(told)
    assert ("(lost: " in line) == bool(told)
