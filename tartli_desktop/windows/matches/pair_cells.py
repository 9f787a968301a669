"""Cells of the list of matches that also show the contents of other columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.text.line_breaks import held_together
from tartli_desktop.widgets.row_table import RowDelegate


class PairDelegate(RowDelegate):
    """Shows the contents of other columns below its own words while those columns are merged with this one.

    Args:
        merged: the other columns.
        is_merged: returns whether they are merged.
        parent: the table.
    """

    def __init__(self, merged: Sequence[int], is_merged: Callable[[], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._merged, self._is_merged = merged, is_merged

    def told(self, cell: QModelIndex | QPersistentModelIndex) -> list[str]:
        """The lines of a cell, from the top."""
        merged = self._merged if self._is_merged() else ()
        words = [cell.sibling(cell.row(), column).data() for column in (cell.column(), *merged)]
        return [held_together(each) for each in words if each]

    @told_at_once
    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.text = "\u2028".join(self.told(index))
