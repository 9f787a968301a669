"""The table of matches: its cells, and its columns, some of which are merged where it is narrow."""

from __future__ import annotations

import heapq

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import (
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.text.typed_names import LONGEST_NAME
from tartli_desktop.widgets.row_table import RowDelegate, RowTable
from tartli_desktop.widgets.scroll_fade import ScrollFade
from tartli_desktop.windows.matches.two_lines import in_two_lines

from .matches_model import (
    COLUMNS,
    DATE,
    LEVEL,
    OPPONENT,
    PORTRAITS_ROLE,
    RESULT,
    RULES,
    STANDING,
    TITLE,
    MatchesOrdered,
)
from .opponents_cell import OpponentsDelegate, portraits_size
from .pair_cells import PairDelegate

_TITLE = 40
"""The room for a title, in letters, below which names and dates are broken for it."""
_LEAST_TITLE = 13
"""The least room for it then, in letters."""
_MEASURED = 12
"""The number of cells of a column that decide the height of rows."""


class DateDelegate(RowDelegate):
    """Shows the time below the day if there is no room beside it."""

    def __init__(self, table: MatchesTable) -> None:
        super().__init__(table)
        self._table = table

    @told_at_once
    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if self._table.is_tight:
            day, time = _day_and_time(str(index.data()))
            option.text = "\u2028".join((day.replace(" ", "\u00a0"), time))


class TitleDelegate(PairDelegate):
    """Shows a title on two lines at most, and lets it be edited in its cell.

    Args:
        table: the table of matches.
    """

    def __init__(self, table: MatchesTable) -> None:
        super().__init__((RULES,), lambda: table.is_merged, table)
        self._table = table
        self._measured: tuple[object, ...] = ()
        """The room and the font for which titles have been broken."""
        self._broken: dict[str, list[str]] = {}

    def told(self, cell: QModelIndex | QPersistentModelIndex) -> list[str]:
        title, *others = super().told(cell)
        room = self._table.columnWidth(TITLE) - self._table.beside_words
        # All titles are measured whenever the table is laid out.
        if (measured := (room, self._table.font().key())) != self._measured:
            self._measured, self._broken = measured, {}
        if title not in self._broken:
            self._broken[title] = in_two_lines(title, self._table.fontMetrics().horizontalAdvance, room)
        return [*self._broken[title], *others]

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        line = QLineEdit(parent)
        line.setMaxLength(LONGEST_NAME)
        line.setFrame(False)
        line.setAccessibleName(self.tr("Title of the match"))
        return line


class MatchesTable(RowTable):
    """The matches, several of which can be selected."""

    is_merged = False
    """Whether each match takes two or more lines in fewer columns."""

    is_tight = False
    """Whether names and dates in those columns are broken into two lines as well."""

    _longest: tuple[QModelIndex, ...] | None = ()
    """The cells with the longest words; None until they are looked for."""

    _unbroken = 0
    """The width from which none of them is broken."""

    def __init__(self, model: MatchesOrdered) -> None:
        super().__init__(model, TITLE)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setItemDelegateForColumn(TITLE, TitleDelegate(self))
        self.setItemDelegateForColumn(DATE, DateDelegate(self))
        self.setItemDelegateForColumn(STANDING, PairDelegate((RESULT,), self._tells_more, self))
        self.setItemDelegateForColumn(OPPONENT, OpponentsDelegate((LEVEL,), self._tells_more, self))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setSortingEnabled(True)
        # A long title continues on the next line.
        self.setWordWrap(True)
        self._longest = None
        for changed in (model.modelReset, model.layoutChanged, model.rowsInserted, model.rowsRemoved):
            changed.connect(self._forget_longest)
        model.dataChanged.connect(self._forget_longest)
        self._fade = ScrollFade(self)
        self._fade.set_ground(self.palette().base().color())
        self._fade.cuts_above, self._fade.cuts_below = self._cuts_above, self._cuts_below

    @property
    def unmerged_width(self) -> int:
        """The width that all columns need side by side."""
        others = (
            super(MatchesTable, self).needed(column) for column in range(len(COLUMNS)) if column != TITLE
        )
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        return sum(others) + self.narrowest + bar + 2 * self.frameWidth()

    def merge(self, is_merged: bool) -> None:
        """Show each match on more lines in fewer columns, or in all columns."""
        if is_merged != self.is_merged:
            self.is_merged = is_merged
            for column in (LEVEL, RULES, RESULT):
                self.setColumnHidden(column, is_merged)
            self._set_row_height()
            self.measure()

    def _cuts_above(self) -> bool:
        """Whether the upper edge cuts a row."""
        return self.rowViewportPosition(self.rowAt(0)) < 0

    def _cuts_below(self) -> bool:
        """Whether the lower edge cuts a row."""
        edge = self.viewport().height()
        last = self.rowAt(edge - 1)
        return last >= 0 and self.rowViewportPosition(last) + self.rowHeight(last) > edge

    def _tells_more(self) -> bool:
        return self.is_merged

    @property
    def lines_of_rows(self) -> int:
        # Only the cells with the longest words are measured, since measuring thousands takes seconds.
        if self._longest is None:
            self._longest = tuple(self._longest_cells(TITLE)) + tuple(self._longest_cells(OPPONENT))
        return max(map(self._lines_in, self._longest), default=2)

    def _longest_cells(self, column: int) -> list[QModelIndex]:
        cells = (self.model().index(row, column) for row in range(self.model().rowCount()))
        return heapq.nlargest(_MEASURED, cells, key=lambda cell: len(cell.data() or ""))

    def _forget_longest(self) -> None:
        self._longest = None

    def _lines_in(self, cell: QModelIndex) -> int:
        told = self.itemDelegateForIndex(cell)
        assert isinstance(told, PairDelegate)
        room = self.columnWidth(cell.column()) - self.beside_words - self.room_before(cell)
        return sum(self.lines_of(words, room) for words in told.told(cell))

    @property
    def beside_words(self) -> int:
        """The width that a cell leaves free beside its words; a letter may reach a pixel beyond its room."""
        return 2 * (self.cell_margin + 1)

    @property
    def air(self) -> int:
        # The lines of a row must not run together with those of the next row.
        return self.fontMetrics().height() // 2 if self.is_merged else 0

    def measure(self) -> None:
        self.is_tight = False
        beside = sum(map(self.needed, (OPPONENT, STANDING, DATE)))
        self._unbroken = beside + self.fontMetrics().averageCharWidth() * _TITLE
        self.is_tight = self._is_too_narrow
        super().measure()

    @property
    def narrowest(self) -> int:
        # A title may be broken or shortened.
        return self.fontMetrics().averageCharWidth() * _LEAST_TITLE if self.is_tight else super().narrowest

    @property
    def _is_too_narrow(self) -> bool:
        return self.is_merged and self.viewport().width() < self._unbroken

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.is_tight != self._is_too_narrow:
            self.measure()

    def needed(self, column: int, lines: int = 1) -> int:
        if self.is_merged and column == OPPONENT:
            # A name may be broken, and the level stands below it.
            cells, wide = self.measured_cells(OPPONENT), self.fontMetrics().horizontalAdvance
            levels = [
                self.room_before(each) + wide(each.siblingAtColumn(LEVEL).data() or "") for each in cells
            ]
            least = max(levels, default=0) + 2 * self.cell_margin + self.fontMetrics().averageCharWidth()
            return max(super().needed(OPPONENT, 2 if self.is_tight else lines), least)
        if self.is_tight and column == DATE:
            times = [_day_and_time(each.data())[1] for each in self.measured_cells(DATE)]
            shortest = min(map(self.fontMetrics().horizontalAdvance, times), default=0)
            return max(super().needed(DATE) - shortest, self.heading_width(DATE))
        if self.is_merged and column == STANDING:
            return max(super().needed(STANDING), super().needed(RESULT))
        return super().needed(column, lines)

    def room_before(self, cell: QModelIndex) -> int:
        names = cell.data(PORTRAITS_ROLE)
        return portraits_size(len(names), self.row_height).width() + 2 * self.cell_margin if names else 0

    def finish_editing(self) -> None:
        """Accept a title that is being edited, before other rows take its place."""
        if self.state() == QAbstractItemView.State.EditingState:
            self.setFocus()


def _day_and_time(when: str) -> tuple[str, str]:
    """The two parts of a date and time, without what joins them."""
    day, _, time = when.rpartition(" ")
    return day.removesuffix(","), time
