"""A paper has its underlined letters to itself, whatever the menus of the window are called."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.widgets.papers.holding_paper import HoldingPaper
from tartli_desktop.widgets.papers.table_paper import TablePaper

Key, Held = Qt.Key, Qt.KeyboardModifier


@pytest.mark.parametrize("kind", [TablePaper, HoldingPaper])
def test_alt_with_a_letter_presses_the_button_of_the_paper(qtbot: QtBot, kind: type[TablePaper]) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = [QMenu(title, window) for title in ("&Match", "&Play", "&View")]
    opened: list[str] = []
    for menu in menus:
        menu.addAction("Something")
        menu.aboutToShow.connect(lambda menu=menu: (opened.append(menu.title()), menu.close()))
        window.menuBar().addMenu(menu)
    middle = QWidget()
    window.setCentralWidget(middle)
    window.resize(600, 400)
    paper = kind(middle)
    pressed: list[str] = []
    for words in ("&Play a match", "New &match", "&Look"):
        button = QPushButton(words)
        button.clicked.connect(lambda _=False, words=words: pressed.append(words))
        paper.body.addWidget(button)
    paper.bring_keyboard_to(button)
    with qtbot.waitActive(window):
        window.show()
    paper.lie_in(middle.rect())
    paper.show()
    for key in (Key.Key_P, Key.Key_M, Key.Key_L):
        qtbot.keyClick(window.focusWidget(), key, Held.AltModifier)
    assert (pressed, opened) == (["&Play a match", "New &match", "&Look"], [])
    # A letter alone is none.
    qtbot.keyClick(window.focusWidget(), Key.Key_P)
    assert len(pressed) == 3
