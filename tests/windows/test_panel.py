"""Words and buttons on the baize."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.windows.panel import TablePanel

from .person import click


@pytest.fixture
def baize(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    widget.resize(500, 500)
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def action(baize: QWidget) -> QAction:
    made = QAction("&Béla", baize)
    made.setShortcut(QKeySequence("B"))
    made.setToolTip("Declare King and Over")
    return made


@pytest.fixture
def panel(qtbot: QtBot, baize: QWidget, action: QAction) -> TablePanel:
    made = TablePanel([action], baize)
    with qtbot.waitExposed(baize):
        baize.show()
    made.show_choices((), play=True)
    made.set_text_size(20)
    made.occupy(QRectF(0, 0, 400, 450))
    return made


def shown(panel: TablePanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def test_an_empty_panel_shows_nothing(panel: TablePanel) -> None:
    panel.show_choices(())
    assert shown(panel) == []
    assert panel.choices == []


def test_prompt_and_notice(panel: TablePanel) -> None:
    panel.say("Your card.")
    panel.notice("It is not your turn.")
    assert (panel.prompt, panel.notice_text) == ("Your card.", "It is not your turn.")
    assert shown(panel) == ["Your card.", "It is not your turn."]
    panel.notice("")
    assert shown(panel) == ["Your card."]


def test_names_with_signs_are_shown_as_they_are(panel: TablePanel) -> None:
    panel.say("<b>Kata</b> & Co lead")
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in panel.findChildren(QLabel))


def test_a_button_follows_its_action(panel: TablePanel, action: QAction) -> None:
    button = panel.button(action)
    assert button.text() == "&Béla  (B)"
    assert button.accessibleName() == "Béla"
    assert button.toolTip() == "Declare King and Over"
    action.setEnabled(False)
    assert not button.isEnabled()
    action.setEnabled(True)
    assert button.isEnabled()


def test_a_button_does_what_its_action_does(qtbot: QtBot, panel: TablePanel, action: QAction) -> None:
    with qtbot.waitSignal(action.triggered):
        click(qtbot, panel.button(action))
    action.setEnabled(False)
    with qtbot.assertNotEmitted(action.triggered):
        click(qtbot, panel.button(action))


def test_choices_do_what_they_say_and_answer_enter(qtbot: QtBot, panel: TablePanel) -> None:
    done: list[str] = []
    panel.show_choices([("Go on", lambda: done.append("on")), ("Look", lambda: done.append("look"))])
    assert [button.text() for button in panel.choices] == ["Go on", "Look"]
    click(qtbot, panel.choices[1])
    qtbot.keyClick(panel.choices[0], Qt.Key.Key_Return)
    assert done == ["look", "on"]


def test_a_choice_may_replace_the_choices(qtbot: QtBot, panel: TablePanel) -> None:
    panel.show_choices([("Go on", lambda: panel.show_choices([("Cut", lambda: None)]))])
    click(qtbot, panel.choices[0])
    assert [button.text() for button in panel.choices] == ["Cut"]
    panel.show_choices(())
    assert panel.choices == []


@pytest.mark.parametrize("play", [True, False])
def test_the_buttons_of_play_are_there_when_a_hand_is_played(
    panel: TablePanel, action: QAction, play: bool
) -> None:
    panel.show_choices((), play=play)
    assert panel.button(action).isVisible() == play


def test_an_urgent_button(panel: TablePanel, action: QAction) -> None:
    button = panel.button(action)
    button.weight = "urgent"
    assert button.weight == "urgent"
    button.weight = ""
    assert button.weight == ""


def test_it_takes_the_room_it_is_given(panel: TablePanel) -> None:
    panel.set_text_size(20)
    panel.occupy(QRectF(40, 30, 300, 420))
    assert (panel.x(), panel.y(), panel.width(), panel.height()) == (40, 30, 300, 420)
