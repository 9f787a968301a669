"""A table whose rows are selected as a whole, by mouse and keyboard."""

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.text.line_breaks import held_together
from tartli_desktop.widgets.scroll_fade import ScrollFade

_MOST_MEASURED = 100
"""The number of rows beyond those in sight whose texts are measured."""
_MOST_KEPT = 1000
"""The number of cells whose sizes are kept."""
_AIR = 0.35
"""The free height between the words of two rows, in lines."""
_LEAST_WIDE = 10
"""The least width of a column, in letters."""


class RowDelegate(QStyledItemDelegate):
    """Draws cells without a focus of their own: the table shows the focus around the whole row."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sizes: dict[tuple[object, ...], QSize] = {}
        """By contents, font and width: a table asks for those of all cells whenever one row changes."""

    @told_at_once
    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        option.text = held_together(option.text)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        asked = *self.contents(index), option.font.key(), option.rect.width()
        if asked not in self._sizes:
            if len(self._sizes) >= _MOST_KEPT:
                self._sizes.clear()
            air = QSize(0, round(_AIR * option.fontMetrics.height()))
            self._sizes[asked] = super().sizeHint(option, index) + air
        return self._sizes[asked]

    def contents(self, index: QModelIndex | QPersistentModelIndex) -> tuple[object, ...]:
        """What decides how large a cell is, beside its font and width."""
        return (index.data(),)


class RowTable(QTableView):
    """The table. The dialog handles Enter and double clicks on rows.

    Args:
        model: the rows to show.
        wide: the column that gets the room left by the others.
        whole: whether the texts of that column are never cut: they wrap where the table is narrow. Otherwise
            all rows are two lines high.
    """

    # Set on the class: Qt sends events while the table is being built.
    _whole, _is_measured = True, False

    def __init__(self, model: QAbstractItemModel, wide: int, *, whole: bool = False) -> None:
        super().__init__()
        self._wide, self._whole = wide, whole
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # Tab leaves the table; the arrow keys move in it.
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(whole)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header, modes = self.horizontalHeader(), QHeaderView.ResizeMode
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setResizeContentsPrecision(_MOST_MEASURED)
        header.setSectionResizeMode(modes.ResizeToContents)
        header.setSectionResizeMode(wide, modes.Stretch)
        # Measuring thousands of rows would take seconds.
        self.verticalHeader().setSectionResizeMode(modes.ResizeToContents if whole else modes.Fixed)
        self.setItemDelegate(RowDelegate(self))
        self.fade = ScrollFade(self)
        """Fades out what continues beyond the edge."""
        self.fade.set_ground(self.palette().base().color())
        self._follow_letters()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._follow_letters()
            if self._is_measured:
                self.measure()

    def _follow_letters(self) -> None:
        self.horizontalHeader().setMinimumSectionSize(self.fontMetrics().averageCharWidth() * 3)
        if not self._whole:
            self.verticalHeader().setDefaultSectionSize(round((2 + _AIR) * self.fontMetrics().height()) + 4)

    @property
    def row_height(self) -> int:
        """The height of a row of one line."""
        return round((1 + _AIR) * self.fontMetrics().height()) + 2

    @property
    def height_of_all(self) -> int:
        """The height at which the table does not scroll, with at least one row."""
        rows = max(self.verticalHeader().length(), self.row_height)
        return self.horizontalHeader().sizeHint().height() + rows + 2 * self.frameWidth()

    def measure(self) -> None:
        """Become as wide as the texts need with those of the wide column on two lines, within limits.

        From then on the width follows the font.
        """
        self._is_measured = True
        header, letter = self.horizontalHeader(), self.fontMetrics().averageCharWidth()
        model = self.model()
        texts = (str(model.index(row, self._wide).data() or "") for row in range(model.rowCount()))
        words = max(map(self._in_two_lines, set(texts)), default=0) + 2 * letter
        columns = range(model.columnCount())
        hints = [self.sizeHintForColumn(each) for each in columns]
        hints[self._wide] = max(words, header.sectionSizeHint(self._wide), _LEAST_WIDE * letter)
        beside = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        # Long names must not take the room of what stands beside the table.
        most = min(letter * 84, self.screen().availableSize().width() * 3 // 5)
        self.setMinimumWidth(min(sum(hints) + beside + 2 * self.frameWidth(), most))

    def sizeHintForColumn(self, column: int) -> int:
        # Headings side by side must not be read as one.
        letter, heading = self.fontMetrics().averageCharWidth(), self.horizontalHeader()
        return max(super().sizeHintForColumn(column), heading.sectionSizeHint(column)) + letter

    def _in_two_lines(self, text: str) -> int:
        """The width of the longer line of a text that is broken as evenly as possible."""
        words, wide = held_together(text).split(" "), self.fontMetrics().horizontalAdvance
        breaks = range(len(words))
        return min(max(wide(" ".join(words[:at])), wide(" ".join(words[at:]))) for at in breaks)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        ends = (QAbstractItemView.CursorAction.MoveHome, QAbstractItemView.CursorAction.MoveEnd)
        if action in ends:
            # Home and End go to the first and last row rather than to the ends of a row.
            modifiers |= Qt.KeyboardModifier.ControlModifier
            return super().moveCursor(action, modifiers).siblingAtColumn(max(0, self.currentIndex().column()))
        return super().moveCursor(action, modifiers)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        current = self.currentIndex()
        if self.hasFocus() and current.isValid():
            row = self.visualRect(current)
            row.setLeft(0)
            row.setRight(self.viewport().width() - 1)
            with QPainter(self.viewport()) as painter:
                painter.setPen(
                    QPen(self.palette().color(QPalette.ColorRole.HighlightedText), 1, Qt.PenStyle.DotLine)
                )
                painter.drawRect(row.adjusted(2, 2, -3, -3))
