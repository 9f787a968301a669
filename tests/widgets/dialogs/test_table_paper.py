"""A paper on the table is read as easily in all colours of windows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.colours import apply_colour_scheme
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.widgets.dialogs.table_paper import INK, TablePaper
from tests.pictures import words_on_papers


@pytest.fixture(autouse=True)
def _system_colours(qapp: QApplication) -> Iterator[None]:
    yield
    apply_colour_scheme(ColourScheme.SYSTEM)


@pytest.mark.parametrize("scheme", [each for each in ColourScheme if each != ColourScheme.HIGH_CONTRAST])
@pytest.mark.parametrize("before", ColourScheme)
def test_all_that_is_put_on_a_paper_has_the_ink_of_the_paper(
    qtbot: QtBot, before: ColourScheme, scheme: ColourScheme
) -> None:
    apply_colour_scheme(before)
    apply_colour_scheme(scheme)
    table = QWidget()
    qtbot.addWidget(table)
    paper = TablePaper(table)
    content, words = QWidget(), QLabel("Hand total")
    QVBoxLayout(content).addWidget(words)
    paper.add_pane(content)
    with qtbot.waitExposed(table):
        table.show()
    paper.show()
    paper.lie_in(table.rect())
    assert words.palette().color(QPalette.ColorRole.WindowText) == INK


@pytest.mark.long
def test_all_words_on_the_papers_of_all_games_can_be_read_in_all_colours() -> None:
    assert words_on_papers.run([]) == {}
