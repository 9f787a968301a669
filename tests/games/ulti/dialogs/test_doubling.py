"""Doubling, answers and marriages, each a paper on the table (U7, U8)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tartli_desktop.games.ulti import Match, Play
from tartli_desktop.games.ulti.dialogs import doubling
from tartli_desktop.games.ulti.dialogs.doubling import DoublingPaper, MarriagePaper
from tartli_desktop.widgets.questions.question_paper import QuestionPaper
from tests.games.contract.sitting import Sitting, opened, settle
from tests.games.ulti.at_the_table import dealt, do
from tests.windows.simulated_user import click, tap

Sit = Callable[[Match], Sitting]

OVER = ("1:pass", "2:pass", "0:pass")


def ulti() -> Match:
    """An Ulti in which the person is to play the second card."""
    return do(dealt(forehand=0), "0:lay", "0:bid ulti", *OVER, "0:trump B", "0:play")


def box(paper: object, text: str) -> QCheckBox:
    (found,) = [each for each in paper.findChildren(QCheckBox) if each.text().startswith(text)]  # type: ignore[attr-defined]
    return found  # type: ignore[no-any-return]


def button(paper: object, text: str) -> QPushButton:
    (found,) = [each for each in paper.findChildren(QPushButton) if each.text() == text]  # type: ignore[attr-defined]
    return found  # type: ignore[no-any-return]


def told(paper: object) -> str:
    labels = paper.findChildren(QLabel)  # type: ignore[attr-defined]
    return " ".join(label.text() for label in labels).replace("\u00a0", " ")


def test_parts_are_doubled_one_by_one_with_the_points_at_stake(sit: Sit, qtbot: QtBot) -> None:
    """U8.5, U12.1, U12.2"""
    sitting = sit(ulti())
    sitting.press(sitting.actions.double)
    paper = opened(sitting.area, DoublingPaper)
    assert not button(paper, "Double").isEnabled()
    assert button(paper, "Do&n’t double").isDefault()
    assert "If Ilona wins everything, you pay 5 points (50 Ft)." in told(paper)
    assert "If Ilona loses everything, you get 9 points (90 Ft)." in told(paper)
    box(paper, "Ulti").setFocus()
    qtbot.keyClick(box(paper, "Ulti"), Qt.Key.Key_Space)
    assert button(paper, "Double").isDefault()
    assert not button(paper, "Do&n’t double").isDefault()
    assert "you pay 9 points (90 Ft) instead of 5" in told(paper)
    assert "you get 13 points (130 Ft) instead of 9" in told(paper)
    click(qtbot, button(paper, "Double"))
    assert "1:double ulti" in sitting.said()
    assert sitting.area.view.scene().notes[0].text == "Double: Ulti!"
    # A defender can double only once (U8.5).
    assert not sitting.actions.double.isEnabled()


def test_a_part_alone_is_doubled_by_two_keys(sit: Sit, qtbot: QtBot) -> None:
    match = do(dealt(forehand=0), "0:lay", "0:bid durchmars", *OVER, "0:trump B", "0:play")
    sitting = sit(match)
    tap(qtbot, sitting.area.view, Qt.Key.Key_K)
    paper = opened(sitting.area, DoublingPaper)
    tap(qtbot, button(paper, "Double"), Qt.Key.Key_Return)
    assert sitting.said()[-1] == "1:double durchmars"


def test_the_soloist_answers_or_does_not(sit: Sit, qtbot: QtBot) -> None:
    """U8.6; without trumps, each defender is answered separately (U8.4)."""
    low = "A7 A8 A9 L7 L8 L9 H7 H8 B7 B8 H9 B9"
    match = do(dealt([low]), "1:lay H9 B9", "1:bid betli", "2:pass", "0:pass", "1:pass", "1:play A7")
    sitting = sit(do(match, "2:double betli", "2:play", "0:double betli", "0:play"))
    assert [each.words for each in sitting.area.panel.choices] == ["Good: no answer"]
    sitting.press(sitting.actions.double)
    paper = opened(sitting.area, DoublingPaper)
    qtbot.keyClick(box(paper, "Betli against Bálint"), Qt.Key.Key_Space)
    # 5 points from each at twice the value, but from Bálint at four times.
    assert "If you win everything, you get 30 points (300 Ft) instead of 20" in told(paper)
    assert button(paper, "Do&n’t redouble").isEnabled()
    click(qtbot, button(paper, "Redouble"))
    assert "1:double betli/2" in sitting.said()


def test_a_redouble_of_what_is_lost_already_is_asked_about(sit: Sit, qtbot: QtBot) -> None:
    """U8.6, U6.3: the soloist does not hold the Seven of trumps, and the cost is named (U12.2)."""
    hand = "AK AO AA AX LK LX L9 H9 H8 B9 BU B8"
    match = do(
        dealt([hand]), "1:lay BU B8", "1:bid ulti", "2:pass", "0:pass", "1:pass", "1:trump A", "1:play AK"
    )
    sitting = sit(do(match, "2:double ulti simple", "2:play", "0:play"))
    for part, answer in (("Simple", ""), ("Ulti", "Do&n’t redouble"), ("Ulti", "Redouble anyway")):
        game = sitting.said()
        sitting.press(sitting.actions.double)
        paper = opened(sitting.area, DoublingPaper)
        qtbot.keyClick(box(paper, part), Qt.Key.Key_Space)
        if not answer:
            paper.reject()
            settle()
            continue
        click(qtbot, button(paper, "Redouble"))
        question = opened(sitting.area, QuestionPaper)
        assert "You do not hold the Seven of trumps" in question.question.text
        # Four times 4 and 4 more, to each of two defenders.
        assert "That alone costs you 40 points (400 Ft)." in question.question.text
        assert sitting.said() == game
        click(qtbot, button(question, answer))
    assert "1:double ulti" in sitting.said()


def test_marriages_are_announced_all_at_once_or_some(sit: Sit, qtbot: QtBot) -> None:  # U7.2
    hand = "AK AO LK LO A9 A8 L9 L8 H9 H8 B9 B8"
    match = do(dealt([hand]), "1:lay B9 B8", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump A")
    sitting = sit(match)
    sitting.press(sitting.actions.marriage)
    paper = opened(sitting.area, MarriagePaper)
    offered = [each.text() for each in paper.findChildren(QPushButton)]
    assert offered[0] == "40 + 20"
    assert set(offered) == {"40 + 20", "40", "20", "&Cancel"}
    tap(qtbot, button(paper, "40 + 20"), Qt.Key.Key_Return)
    assert sitting.said()[-1] == "1:marriage 40 20"
    assert not sitting.actions.marriage.isEnabled()


def test_what_is_at_stake_is_read_out_as_it_is_ticked(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:  # U8.5
    heard: list[str] = []
    monkeypatch.setattr(doubling, "announce", lambda _teller, text: heard.append(text))
    sitting = sit(ulti())
    sitting.press(sitting.actions.double)
    paper = opened(sitting.area, DoublingPaper)
    assert "you pay 5 points (50 Ft)" in paper.spoken
    # A box is read out when the keyboard comes to it, the first one at once.
    assert not any(box.text() in paper.spoken for box in paper.findChildren(QCheckBox))
    assert "?." not in paper.spoken
    box(paper, "Ulti").setFocus()
    qtbot.keyClick(box(paper, "Ulti"), Qt.Key.Key_Space)
    assert "you pay 9 points (90 Ft) instead of 5" in heard[-1]


def test_a_card_that_is_refused_beside_the_paper_leads_to_its_rule(sit: Sit) -> None:  # U9.2
    sitting, asked = sit(ulti()), list[str]()
    sitting.area.dialogs.why_asked.connect(asked.append)
    sitting.press(sitting.actions.double)
    paper = opened(sitting.area, DoublingPaper)
    legal = sitting.session.view.legal
    sitting.hand.click(next(card for card in sitting.session.view.hand if Play(card) not in legal))
    assert "You can beat the trick, so you must." in told(paper)
    assert paper.isVisible()
    sitting.key(Qt.Key.Key_W)
    assert asked == ["U9.3"]
