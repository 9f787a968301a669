"""A question in a window of its own, and buttons of a box."""

import gc
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.questions.question import before
from tartli_desktop.widgets.questions.questions import ask_over


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def asked(over: QWidget, then: Callable[[], object] = lambda: None) -> QDialog:
    question = before("Resign?", "Resign this match?", "It stays.", do="Resign", stay="Play on", then=then)
    box = ask_over(over, question)
    QApplication.processEvents()
    return box


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_return_and_escape_leave_it(qtbot: QtBot, over: QWidget, key: Qt.Key) -> None:
    done: list[bool] = []
    box = asked(over, lambda: done.append(True))
    with qtbot.waitSignal(box.finished):
        qtbot.keyClick(box, key)
    assert done == []


def test_a_screen_reader_reads_title_and_text(over: QWidget) -> None:
    box = asked(over)
    assert box.isWindow()
    interface = QAccessible.queryAccessibleInterface(box)
    assert interface.text(QAccessible.Text.Name) == "Resign?"
    assert interface.text(QAccessible.Text.Description) == "Resign this match? It stays."


WORDS = ("Deal", "Back")


def test_a_button_that_nobody_holds_stays(qtbot: QtBot) -> None:
    box = QDialogButtonBox()
    qtbot.addWidget(box)
    pressed: list[str] = []
    for words in WORDS:
        button = add_button(box, words, QDialogButtonBox.ButtonRole.AcceptRole)
        button.clicked.connect(lambda _, words=words: pressed.append(words))
    del button
    gc.collect()
    assert sorted(button.text() for button in box.buttons()) == sorted(WORDS)
    for button in box.buttons():
        button.click()
    assert sorted(pressed) == sorted(WORDS)
