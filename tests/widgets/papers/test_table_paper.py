"""A paper on the table is equally easy to read in all colour schemes."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.widgets.papers.sheet import Pane
from tests.pictures import words_on_papers


@pytest.mark.long
def test_all_words_on_the_papers_of_all_games_can_be_read_in_all_colours() -> None:
    assert words_on_papers.run([]) == {}


def test_what_scrolled_scrolls_no_longer_once_all_of_it_has_room(qtbot: QtBot) -> None:
    """Beside the bar the words need more lines, which is no reason to keep it."""
    content, words = QWidget(), QLabel("Nothing will be saved until the file can be opened again. " * 3)
    words.setWordWrap(True)
    rows = QVBoxLayout(content)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.addWidget(words)
    pane = Pane(content)
    qtbot.addWidget(pane)
    with qtbot.waitExposed(pane):
        pane.show()
    bar = pane.verticalScrollBar()
    for width in range(200, 300, 3):
        pane.resize(width, 40)
        QApplication.processEvents()
        assert bar.isVisible()
        pane.resize(width, pane.height_in(width))
        QApplication.processEvents()
        assert not bar.isVisible(), width
        assert words.width() == width
