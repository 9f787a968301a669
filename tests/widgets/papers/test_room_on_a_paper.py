"""A paper without room leaves out what may give way, before any words scroll."""

from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.widgets.labels.portrait_label import PortraitLabel
from tartli_desktop.widgets.papers.sheet import plain_label
from tartli_desktop.widgets.papers.table_paper import TablePaper
from tests.on_screen import in_front


def test_what_gives_way_is_left_out_where_words_would_scroll(qtbot: QtBot) -> None:
    table, content, chart = QWidget(), QWidget(), QWidget()
    table.resize(1280, 760)
    in_front(qtbot, table)
    paper, portrait = TablePaper(table), PortraitLabel("franz", 4.0)
    rows = QVBoxLayout(content)
    rows.addWidget(portrait)
    for number in range(6):
        rows.addWidget(plain_label(f"Line {number}"))
    chart.setMinimumHeight(260)
    rows.addWidget(chart)
    pane = paper.add_pane(content, 0)
    paper.body.addWidget(QPushButton("Close"))
    paper.gives_way = chart
    paper.show()
    seen = []
    for height in (760, 420, 760):
        table.resize(1280, height)
        paper.lie_in(table.rect())
        QApplication.processEvents()
        seen.append(chart.isVisible())
        assert pane.verticalScrollBar().maximum() == 0
        # With the chart gone, pictures have the size they want.
        assert portrait.height() == portrait.sizeHint().height()
    assert seen == [True, False, True]
