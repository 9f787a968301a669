"""A question in a window of its own, and its buttons."""

import gc
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.questions import message_boxes
from tartli_desktop.widgets.questions.message_boxes import QuestionBox


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def asked(over: QWidget, then: Callable[[], object] = lambda: None) -> QMessageBox:
    box = message_boxes.ask(
        over, "Resign?", "Resign this match?", "It stays.", do="Resign", stay="Play on", then=then
    )
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
    assert isinstance(box, QuestionBox)
    interface = QAccessible.queryAccessibleInterface(box)
    assert interface.text(QAccessible.Text.Name) == "Resign?"
    words = [interface.child(index).text(QAccessible.Text.Name) for index in range(interface.childCount())]
    assert "Resign this match?" in words
    assert "It stays." in words


WORDS = ("Deal", "Back")


@pytest.mark.parametrize("kind", [QDialogButtonBox, QMessageBox])
def test_a_button_that_nobody_holds_stays(
    qtbot: QtBot, kind: type[QDialogButtonBox] | type[QMessageBox]
) -> None:
    box = kind()
    qtbot.addWidget(box)
    pressed: list[str] = []
    for words in WORDS:
        if isinstance(box, QMessageBox):
            button = add_button(box, words, QMessageBox.ButtonRole.AcceptRole)
        else:
            button = add_button(box, words, QDialogButtonBox.ButtonRole.AcceptRole)
        button.clicked.connect(lambda _, words=words: pressed.append(words))
    del button
    gc.collect()
    assert sorted(button.text() for button in box.buttons()) == sorted(WORDS)
    for button in box.buttons():
        button.click()
    assert sorted(pressed) == sorted(WORDS)
