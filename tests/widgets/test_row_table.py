"""A table whose rows are selected as a whole."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from pytestqt.qtbot import QtBot

from tartli_desktop.widgets.row_table import RowTable


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


def test_packed_rows_take_two_lines_only_where_their_text_needs_them(qtbot: QtBot) -> None:
    model = QStandardItemModel(0, 1)
    table = RowTable(model, 0, whole=True, broken=True)
    model.setParent(table)
    qtbot.addWidget(table)
    for text in ("short", "a text that is much too long for one line", "last"):
        model.appendRow([QStandardItem(text)])
    table.pack_rows(True)
    table.measure()
    table.resize(table.minimumWidth(), 400)
    table.show()
    first, long, last = (table.rowHeight(row) for row in range(3))
    assert first == last == table.row_height
    assert long == 2 * first


class TableOfDifferentRows(RowTable):
    """Every third row needs three lines."""

    rows_differ = True

    def lines_of_row(self, row: int) -> int:
        return 2 + (row % 3 == 1)


@pytest.mark.parametrize("height", [150, 197, 240, 333])
def test_whole_rows_of_different_heights_stand_at_its_end(qtbot: QtBot, height: int) -> None:
    model = QStandardItemModel(0, 1)
    table = TableOfDifferentRows(model, 0)
    model.setParent(table)
    for row in range(20):
        model.appendRow([QStandardItem(str(row))])
    qtbot.addWidget(table)
    table.resize(300, height)
    table.show()
    for row in range(20):
        qtbot.keyClick(table, Qt.Key.Key_Down)
        chosen = table.visualRect(model.index(row, 0))
        assert table.viewport().rect().contains(chosen), row
    assert table.visualRect(model.index(19, 0)).bottom() == table.viewport().rect().bottom()
    first = table.rowAt(0)
    assert table.visualRect(model.index(first, 0)).top() == 0
