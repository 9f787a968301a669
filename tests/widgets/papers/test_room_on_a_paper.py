"""The room on a paper: its letters, its pictures, its buttons, and what happens beyond its edge."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.text_size import apply_text_scale
from tartli_desktop.widgets.labels.portrait_label import PortraitLabel
from tartli_desktop.widgets.papers.sheet import plain_label
from tartli_desktop.widgets.papers.table_paper import TablePaper

SMALL, USUAL, WIDE = QSize(1024, 600), QSize(1280, 760), QSize(1920, 1040)


@pytest.fixture
def scaled() -> Iterator[None]:
    yield
    apply_text_scale(1.0)


class Laid:
    """A paper with a portrait and lines of text, on a table of this size."""

    def __init__(self, qtbot: QtBot, size: QSize, lines: int) -> None:
        self.table = QWidget()
        self.table.resize(size)
        qtbot.addWidget(self.table)
        with qtbot.waitActive(self.table):
            self.table.show()
        self.paper = TablePaper(self.table)
        content = QWidget()
        rows = QVBoxLayout(content)
        self.portrait = PortraitLabel("franz", 4.0)
        rows.addWidget(self.portrait)
        for number in range(lines):
            rows.addWidget(plain_label(f"Line {number}"))
        self.pane = self.paper.add_pane(content, 0)
        self.paper.body.addWidget(QPushButton("Close"))
        self.paper.lie_in(self.table.rect())
        self.paper.show()
        QApplication.processEvents()

    @property
    def scrolls(self) -> bool:
        return self.pane.verticalScrollBar().maximum() > 0


def letters(widget: QWidget) -> int:
    return QFontInfo(widget.font()).pixelSize()


def test_what_gives_way_is_left_out_where_words_would_scroll(qtbot: QtBot) -> None:
    laid = Laid(qtbot, USUAL, 6)
    chart = QWidget()
    chart.setMinimumHeight(260)
    inside = laid.pane.widget()
    assert inside is not None
    inside.layout().addWidget(chart)  # type: ignore[union-attr]
    laid.paper.gives_way = chart
    seen = []
    for size in (USUAL, QSize(1280, 420), USUAL):
        laid.table.resize(size)
        laid.paper.lie_in(laid.table.rect())
        QApplication.processEvents()
        seen.append(chart.isVisible())
        assert not laid.scrolls
        # With the chart gone, pictures have the size they want.
        assert laid.portrait.height() == laid.portrait.sizeHint().height()
    assert seen == [True, False, True]
