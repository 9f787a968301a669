"""Questions and messages: in the house style, with the keys and words of Qt's boxes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontInfo
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.colours import apply_colour_scheme
from tartli_desktop.looks.fonts import TABLE
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.widgets.dialogs import message_boxes
from tartli_desktop.widgets.dialogs.question import Answer, Question
from tartli_desktop.widgets.dialogs.question_box import QuestionBox
from tartli_desktop.widgets.dialogs.signs import BoxSign


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


def test_its_words_are_in_the_letters_of_headings(over: QWidget) -> None:
    box = asked(over)
    words = next(label for label in box.findChildren(QLabel) if label.text() == "Resign this match?")
    assert words.font().family() == TABLE
    assert QFontInfo(words.font()).pixelSize() > QFontInfo(box.font()).pixelSize()


@pytest.mark.parametrize("scheme", ColourScheme)
def test_it_follows_the_colours_while_it_is_open(over: QWidget, scheme: ColourScheme) -> None:
    box = asked(over)
    apply_colour_scheme(scheme)
    QApplication.processEvents()
    ground = box.grab().toImage().pixelColor(20, box.height() - 20)
    expected = QApplication.palette().color(box.backgroundRole())
    assert abs(ground.lightness() - expected.lightness()) < 25


def test_what_is_asked_warned_of_or_told_has_a_sign(qtbot: QtBot, over: QWidget) -> None:
    for sign in BoxSign:
        box = QuestionBox(over, Question("Tartli", "Told.", (Answer("OK"),), sign=sign))
        assert not box.iconPixmap().isNull(), sign
