"""A table whose rows are selected as a whole."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from pytestqt.qtbot import QtBot

from tartli_desktop.widgets.row_table import RowTable
from tests.on_screen import on_screen


def table_of(rows: int, columns: int = 1) -> RowTable:
    model = QStandardItemModel(0, columns)
    table = RowTable(model, 0)
    model.setParent(table)
    for row in range(rows):
        model.appendRow([QStandardItem(f"{row} {column}") for column in range(columns)])
    return table


def test_home_and_end_go_to_the_first_and_last_row_and_stay_in_the_column(qtbot: QtBot) -> None:
    table = table_of(54, columns=9)
    qtbot.addWidget(table)
    table.resize(200, 200)
    table.show()
    table.setCurrentIndex(table.model().index(3, 0))
    for key, row in ((Qt.Key.Key_End, 53), (Qt.Key.Key_Home, 0)):
        qtbot.keyClick(table, key)
        assert (table.currentIndex().row(), table.currentIndex().column()) == (row, 0)
        assert table.horizontalScrollBar().value() == 0, "what stands first stays in sight"


def test_rows_take_two_lines_only_where_their_text_needs_them(qtbot: QtBot) -> None:
    model = QStandardItemModel(0, 1)
    table = RowTable(model, 0, whole=True)
    model.setParent(table)
    for text in ("short", "a text that is much too long for one line", "last"):
        model.appendRow([QStandardItem(text)])
    table.measure()
    table.resize(table.minimumWidth(), 400)
    on_screen(qtbot, table)
    first, long, last = (table.rowHeight(row) for row in range(3))
    assert first == last
    assert 1.5 * first < long < 2.2 * first
