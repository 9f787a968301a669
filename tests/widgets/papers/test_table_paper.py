"""A paper on the table is easy to read in all colours, and its letters press its buttons."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMenu, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.widgets.pane import Pane
from tartli_desktop.widgets.papers.table_paper import ModalPaper, TablePaper
from tests.on_screen import in_front, on_screen


def test_what_scrolled_scrolls_no_longer_once_all_of_it_has_room(qtbot: QtBot) -> None:
    """Beside the bar the words need more lines, which is no reason to keep it."""
    content, words = QWidget(), QLabel("Nothing will be saved until the file can be opened again. " * 3)
    words.setWordWrap(True)
    rows = QVBoxLayout(content)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.addWidget(words)
    pane = on_screen(qtbot, Pane(content))
    bar = pane.verticalScrollBar()
    for width in range(200, 300, 3):
        pane.resize(width, 40)
        QApplication.processEvents()
        assert bar.isVisible()
        pane.resize(width, pane.height_in(width))
        QApplication.processEvents()
        assert not bar.isVisible(), width
        assert words.width() == width


def test_a_paper_whose_words_grow_longer_grows_before_they_scroll(qtbot: QtBot) -> None:
    table, content, words = QWidget(), QWidget(), QLabel("You pay 5 points.")
    table.resize(900, 600)
    words.setWordWrap(True)
    QVBoxLayout(content).addWidget(words)
    paper = TablePaper(table)
    pane = paper.add_pane(content, 30)
    on_screen(qtbot, table)
    paper.show()
    paper.lie_in(QRect(100, 50, 700, 500))
    for times in (3, 9, 27):
        words.setText("You pay 9 points instead of 5. " * times)
        qtbot.waitUntil(lambda: pane.height() >= pane.height_in(pane.width()))
        assert not pane.verticalScrollBar().isVisible()
        assert QRect(100, 50, 700, 500).contains(paper.geometry())


Key, Held = Qt.Key, Qt.KeyboardModifier


@pytest.mark.parametrize("kind", [TablePaper, ModalPaper])
def test_alt_with_a_letter_presses_the_button_of_the_paper(qtbot: QtBot, kind: type[TablePaper]) -> None:
    window = QMainWindow()
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
    in_front(qtbot, window)
    paper.lie_in(middle.rect())
    paper.show()
    for key in (Key.Key_P, Key.Key_M, Key.Key_L):
        qtbot.keyClick(window.focusWidget(), key, Held.AltModifier)
    assert (pressed, opened) == (["&Play a match", "New &match", "&Look"], [])
    # A letter alone is none.
    qtbot.keyClick(window.focusWidget(), Key.Key_P)
    assert len(pressed) == 3
