"""A paper on the table is equally easy to read in all colour schemes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.colours import apply_colour_scheme
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.widgets.dialogs.sheet import Pane
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


@pytest.mark.parametrize("lines", [2, 80])
def test_what_scrolls_ends_where_all_else_does_and_stays_away_from_its_bar(qtbot: QtBot, lines: int) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(700, 400)
    paper = TablePaper(table)
    content, words = QWidget(), QLabel("\n".join(["Hand total"] * lines))
    rows = QVBoxLayout(content)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.addWidget(words)
    pane = paper.add_pane(content)
    foot = QWidget()
    paper.body.addWidget(foot)
    with qtbot.waitExposed(table):
        table.show()
    paper.show()
    paper.lie_in(table.rect())
    bar = pane.verticalScrollBar()
    assert bar.isVisible() == (lines == 80)

    def end_of(part: QWidget) -> int:
        return part.mapTo(paper, part.rect().topRight()).x()

    if bar.isVisible():
        assert end_of(bar) == end_of(foot)
        assert end_of(words) < bar.mapTo(paper, bar.rect().topLeft()).x() - 4
    else:
        assert end_of(words) == end_of(foot)


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
