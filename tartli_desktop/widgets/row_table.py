"""A table whose rows are selected as a whole, by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QTableView,
)

from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.text.line_breaks import held_together

_MOST_MEASURED = 250
"""The approximate number of rows whose texts are measured."""
_PACKED = 0.62
"""The height of a row with its text on one line, relative to one with two lines."""


class RowDelegate(QStyledItemDelegate):
    """Draws cells without a focus of their own: the table shows the focus around the whole row."""

    @told_at_once
    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        option.text = held_together(option.text)


class RowTable(QTableView):
    """The table. The dialog handles Enter and double clicks on rows.

    Args:
        model: the rows to show.
        wide: the column that gets the room left by the others.
        whole: whether the texts of that column are never cut either: the table then becomes as wide as it
            needs, within limits, and with less room breaks them into two lines.
        broken: whether the table is only as wide as texts on two lines need.
    """

    # Set on the class: Qt sends events while the table is being built.
    _wide = 0
    _least = 0
    _whole = _broken = False
    _row_height = _height_of_two = 0
    _packs = False
    _filled: Sequence[int] | None = None

    def __init__(
        self, model: QAbstractItemModel, wide: int, *, whole: bool = False, broken: bool = False
    ) -> None:
        super().__init__()
        self._wide, self._whole, self._broken = wide, whole, broken
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # Tab leaves the table; the arrow keys move in it.
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        # A row is two lines high.
        self.setWordWrap(whole)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setItemDelegate(RowDelegate(self))
        self._set_row_height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_row_height()
            self.measure()

    def pack_rows(self, wanted: bool) -> None:
        """Make rows as low as possible, or not: one line high where the wide column's text fits on one."""
        if wanted != self._packs:
            self._packs = wanted
            self._set_row_height()

    def _set_row_height(self) -> None:
        two = self._height_of(2) + self.air
        self._height_of_two = round(two * _PACKED) if self._packs else two
        line = self._height_of(3) - self._height_of(2)
        high = self._height_of_two + line * max(0, self.lines_of_rows - 2)
        if high != self._row_height or self._packs:
            self._row_height = high
            self._fill_with_rows()

    def _height_of(self, lines: int) -> int:
        # Each line is rounded up, which the font's height alone does not show.
        return self.fontMetrics().boundingRect(QRect(), 0, "\n".join("H" * lines)).height()

    @property
    def lines_of_rows(self) -> int:
        """The number of lines for which each row has room, unless rows are packed; at least two."""
        return 2

    def lines_of_row(self, row: int) -> int:
        """The number of lines that a row needs, if rows are packed."""
        room = self.columnWidth(self._wide) - 2 * self.cell_margin - self.fontMetrics().averageCharWidth()
        return self.lines_of(str(self.model().index(row, self._wide).data() or ""), room)

    def _heights(self) -> list[int]:
        """The height that each row needs."""
        rows = self.model().rowCount()
        if self._packs:
            return [self._row_height * self.lines_of_row(row) for row in range(rows)]
        return [self._row_height] * rows

    @property
    def air(self) -> int:
        """The height of a row beyond its lines."""
        return 0

    @property
    def row_height(self) -> int:
        """The height that a row of two lines needs, or one of one line if rows are packed.

        A table that scrolls may have slightly higher rows.
        """
        return self._height_of_two

    @property
    def height_of_all(self) -> int:
        """The height at which the table does not scroll, with at least one row."""
        rows = sum(self._heights()) or self._row_height
        return self.horizontalHeader().sizeHint().height() + rows + 2 * self.frameWidth()

    def updateGeometries(self) -> None:
        """Called by Qt whenever rows come or go or the room for them changes."""
        super().updateGeometries()
        self._fill_with_rows()

    def _fill_with_rows(self) -> None:
        """Fill the height with whole rows if the table scrolls, so that it does not end in half a row."""
        if not self._row_height:
            return
        heights = self._heights()
        rows, room = len(heights), self.viewport().height()
        fitting = room // self._row_height
        lines = [height // self._row_height for height in heights]
        if 0 < fitting < sum(lines):
            size, rest = divmod(room, fitting)
            heights = [size * each + (row >= rows - rest) for row, each in enumerate(lines)]
        if heights == self._filled:
            return
        self._filled = heights
        header = self.verticalHeader()
        header.setDefaultSectionSize(min(heights, default=self._row_height))
        # Qt does not change rows that once had a height of their own.
        for row, wanted in enumerate(heights):
            if header.sectionSize(row) != wanted:
                header.resizeSection(row, wanted)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        ends = (QAbstractItemView.CursorAction.MoveHome, QAbstractItemView.CursorAction.MoveEnd)
        if action in ends:
            # Home and End go to the first and last row rather than to the ends of a row.
            modifiers |= Qt.KeyboardModifier.ControlModifier
            return super().moveCursor(action, modifiers).siblingAtColumn(max(0, self.currentIndex().column()))
        return super().moveCursor(action, modifiers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def measure(self) -> None:
        """Give each column the room that its texts need, and the wide column the rest.

        All rows are measured, not only the visible ones, so that columns stay put during scrolling. If there
        are thousands, some from every part are measured.
        """
        for column in range(self.model().columnCount()):
            if column != self._wide:
                self.horizontalHeader().resizeSection(column, self.needed(column))
        if self._whole:
            self._least = self._widest(self._wide, lines=2)
            header = self.horizontalHeader()
            words = self.narrowest if self._broken else self._widest(self._wide)
            wanted = header.length() - header.sectionSize(self._wide) + words
            beside = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
            # Long names must not take the room of what stands beside the table.
            screen = self.screen().availableSize().width()
            most = min(self.fontMetrics().averageCharWidth() * 84, screen * 3 // 5)
            self.setMinimumWidth(min(wanted + beside + 2 * self.frameWidth(), most))
        self._share_room()

    def needed(self, column: int, lines: int = 1) -> int:
        """The width that a column needs, with its texts on one line or broken into two."""
        return max(self._widest(column, lines), self.heading_width(column))

    def _share_room(self) -> None:
        """Give the wide column the remaining room; with too little of it the table scrolls."""
        header = self.horizontalHeader()
        taken = header.length() - header.sectionSize(self._wide)
        header.resizeSection(self._wide, max(self.narrowest, self.viewport().width() - taken))
        self._set_row_height()

    @property
    def narrowest(self) -> int:
        """The least width of the wide column."""
        if self._broken:
            return max(self._least, self.heading_width(self._wide))
        return max(self._least, self.fontMetrics().averageCharWidth() * 18)

    def _widest(self, column: int, lines: int = 1) -> int:
        """The width that the texts of a column need, on one line or broken into two."""
        metrics, cells = self.fontMetrics(), self.measured_cells(column)
        texts = {(str(cell.data() or ""), self.room_before(cell)) for cell in cells}
        wide = metrics.horizontalAdvance if lines == 1 else self._in_two_lines
        widest = max((before + wide(text) for text, before in texts), default=0)
        return widest + 2 * self.cell_margin + metrics.averageCharWidth()

    def measured_cells(self, column: int) -> list[QModelIndex]:
        """The cells by which a column is measured: all of them or, out of thousands, some from every part."""
        rows = self.model().rowCount()
        measured = {*range(0, rows, rows // _MOST_MEASURED + 1), rows - 1} if rows else ()
        return [self.model().index(row, column) for row in measured]

    @property
    def cell_margin(self) -> int:
        """The room that a cell leaves free at each side of its text."""
        return self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self) + 1

    def lines_of(self, words: str, room: int) -> int:
        """The number of lines that words need in a width in pixels."""
        if self.fontMetrics().horizontalAdvance(words) <= room:
            return 1
        box = self.fontMetrics().boundingRect(QRect(0, 0, room, 0), Qt.TextFlag.TextWordWrap, words)
        return round(box.height() / self.fontMetrics().lineSpacing())

    def room_before(self, cell: QModelIndex) -> int:
        """The pixels that a cell needs before its text."""
        return 0

    def _in_two_lines(self, text: str) -> int:
        """The width of the longer line of a text that is broken as evenly as possible."""
        words, wide = held_together(text).split(" "), self.fontMetrics().horizontalAdvance
        breaks = range(len(words))
        return min(max(wide(" ".join(words[:at])), wide(" ".join(words[at:]))) for at in breaks)

    def heading_width(self, column: int) -> int:
        """The width of a heading, with room for the sort arrow."""
        option = QStyleOptionHeader()
        self.horizontalHeader().initStyleOption(option)
        mark = self.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMarkSize, option, self)
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMargin, option, self)
        text = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
        words = self.horizontalHeader().fontMetrics().horizontalAdvance(text)
        # Headings side by side must not be read as one.
        words += self.fontMetrics().averageCharWidth()
        return words + 3 * margin + (mark if self.isSortingEnabled() else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        current = self.currentIndex()
        if self.hasFocus() and current.isValid():
            last = self.model().columnCount() - 1
            row = self.visualRect(current.siblingAtColumn(0))
            row = row.united(self.visualRect(current.siblingAtColumn(last)))
            with QPainter(self.viewport()) as painter:
                painter.setPen(
                    QPen(self.palette().color(QPalette.ColorRole.HighlightedText), 1, Qt.PenStyle.DotLine)
                )
                painter.drawRect(row.adjusted(2, 2, -3, -3))
