"""Tarokk's guided first hand."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.session.playing import settle
from tests.windows.programs import Windows
from tests.windows.simulated_user import click


def test_the_table_asks_for_a_bid_without_what_is_not_explained(qtbot: QtBot, tmp_path: Path) -> None:
    """T5: "Two needs the XIX" tells nothing to a player who does not yet know what a bid is."""
    windows = Windows(qtbot, tmp_path / "tartli")
    windows.open().begin_lesson("tarokk")
    settle()
    assert windows.window.area.panel.prompt == "Your bid?"
    windows.leave()


def go_to(windows: Windows, qtbot: QtBot, name: str) -> None:
    """Go to the step of this name."""
    area = windows.window.area
    assert area.guide is not None
    for _ in range(60):
        step, asked = area.guide.step, area.guide.asked
        if step is not None and step.name == name:
            return
        if asked is not None:
            area.session.do(asked)
        elif step is not None:
            click(qtbot, area.guide.note.buttons[0])
        settle()
    raise AssertionError(f"{name} does not come up")


def test_enter_declares_the_tarokks_while_the_lesson_asks_for_that(qtbot: QtBot, tmp_path: Path) -> None:
    windows = Windows(qtbot, tmp_path / "tartli")
    windows.open().begin_lesson("tarokk")
    settle()
    go_to(windows, qtbot, "declare")
    area = windows.window.area
    assert area.panel.prompt == "First declare your eight tarokks."
    focused = QApplication.focusWidget()
    assert focused in area.panel.choices
    assert focused.words.startswith("Declare 8 tarokks")
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    settle()
    assert area.guide is not None
    assert area.guide.step is not None
    assert area.guide.step.name == "call"
    assert area.panel.prompt.startswith("Call the XX")
    windows.leave()
