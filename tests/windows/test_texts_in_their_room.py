"""No text is cut off in the smallest window, and no mnemonic leads to two widgets of a dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QStatusBar,
    QTableWidget,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.pictures import clipped_texts

from .legibility import shared_letters, texts_without_room

LONG = "A text that is far longer than any that was thought of when its room was measured"


# Each screen is set up once for all languages, so the screens are split among processes.
@pytest.mark.long
@pytest.mark.parametrize("part", range(clipped_texts.PARTS))
def test_every_text_of_every_screen_has_its_room_in_every_language(part: int) -> None:
    assert clipped_texts.run([], part=part) == {}


@pytest.mark.long
def test_dialogs_of_every_game_have_their_room_with_large_letters() -> None:
    assert clipped_texts.run([*clipped_texts.LARGE], is_large=True) == {}


@pytest.mark.long
def test_forms_do_not_scroll_where_the_screen_has_room() -> None:
    assert clipped_texts.run([*clipped_texts.FORMS], *clipped_texts.LARGER) == {}


# Such texts would be found


def label() -> QLabel:
    return QLabel(LONG)


def wrapped() -> QLabel:
    made = QLabel(LONG)
    made.setWordWrap(True)
    return made


def combo() -> QComboBox:
    made = QComboBox()
    made.addItems(["short", LONG])
    return made


def group() -> QGroupBox:
    return QGroupBox(LONG)


def search() -> QLineEdit:
    made = QLineEdit()
    made.setPlaceholderText(LONG)
    return made


def status() -> QStatusBar:
    made = QStatusBar()
    made.showMessage(LONG)
    return made


def table() -> QTableWidget:
    made = QTableWidget(1, 1)
    made.setHorizontalHeaderLabels([LONG])
    return made


def tabs() -> QTabWidget:
    made = QTabWidget()
    for _ in range(3):
        made.addTab(QWidget(), LONG)
    return made


@pytest.mark.parametrize(
    "make",
    [
        label,
        wrapped,
        combo,
        group,
        search,
        status,
        table,
        tabs,
        lambda: QPushButton(LONG),
        lambda: QCheckBox(LONG),
    ],
)
def test_a_text_without_room_is_found(qtbot: QtBot, make: object) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    part = make()  # type: ignore[operator]
    part.setParent(window)
    for wide, is_cut in ((1500, False), (120, True)):
        window.resize(1600, 200)
        part.setGeometry(0, 0, wide, 24)
        window.show()
        if isinstance(part, QTableWidget):
            part.setColumnWidth(0, wide - 30)
        if isinstance(part, QTabWidget):
            part.setGeometry(0, 0, 2 * wide, 100)
            window.resize(3200, 200)
        qtbot.waitUntil(part.isVisible)
        found = [text for text in texts_without_room(window) if "larger than the screen" not in text]
        assert bool(found) is is_cut, found


def test_a_text_that_its_parent_does_not_show_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 100)
    inner = QLabel("Here", window)
    inner.setAlignment(Qt.AlignmentFlag.AlignLeft)
    inner.move(10, 10)
    window.show()
    assert list(texts_without_room(window)) == []
    inner.move(10, 95)
    assert len(list(texts_without_room(window))) == 1


def test_a_letter_that_leads_to_two_things_is_found(qtbot: QtBot) -> None:
    dialog = QWidget()
    qtbot.addWidget(dialog)
    name = QLineEdit(dialog)
    QLabel("&Name:", dialog).setBuddy(name)
    other = QPushButton("&Next", dialog)
    QCheckBox("Fish && &chips", dialog)
    dialog.show()
    assert shared_letters(dialog) == ["Alt+N: &Name:, &Next"]
    paper = QDialog(dialog)
    paper.setWindowFlags(Qt.WindowType.Widget)
    for text in ("&Note", "Not &now"):
        QPushButton(text, paper)
    paper.show()
    assert shared_letters(dialog) == ["Alt+N: &Name:, &Next"]
    assert shared_letters(paper) == ["Alt+N: &Note, Not &now"]
    other.hide()
    assert shared_letters(dialog) == []
