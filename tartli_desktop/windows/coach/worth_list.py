"""The list of what actions are worth: it stays still under the pointer and the keys while values change."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame

from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.papers.table_paper import PAPER, paper_palette
from tartli_desktop.widgets.row_table import RowTable

from .worths import ACTION, UNKNOWN, WINS, WorthModel, WorthRow

tr = Context("Worths")

STILL = 1500
"""For so many milliseconds after the last key or motion of the pointer in the list, no row moves."""

_MOVES = frozenset(
    (QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.KeyPress)
)
_NARROW = 32
"""A list of fewer letters in a row shows no chance to win."""
_CHOSEN, _LINE = QColor("#3F673A"), QColor("#E9DFC8")


class WorthList(RowTable):
    """Lists actions with their words, points and chance to win, in order of worth.

    While the player points at a row or moves with the keys, rows stay where they are and only their figures
    change; a little later they are sorted. What is selected stays selected. Until the player selects
    something, it is the first row.

    Signals:
        chosen(key): Enter or a double click on the row with this key.
        looked_at(key): another row has become the current one; None if there is none.
    """

    chosen = Signal(object)
    looked_at = Signal(object)

    # Set on the class: Qt sends events while the widget is being built.
    _still: QTimer | None = None

    def __init__(self) -> None:
        self.rows = WorthModel()
        """The model."""
        super().__init__(self.rows, ACTION, whole=True)
        self._is_chosen = False
        """Whether the player has selected a row."""
        self._told: Hashable = None
        self._still = QTimer(self, singleShot=True)
        self._still.setInterval(STILL)
        self._still.timeout.connect(self._sort)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self.doubleClicked.connect(lambda index: self._choose(index.row()))
        self.selectionModel().currentChanged.connect(self._tell_current)
        self.dress()
        self.retranslate()

    @property
    def current(self) -> Hashable | None:
        """The key of the current row; None without one."""
        row = self.rows.row(self.currentIndex().row())
        return None if row is None else row.key

    @property
    def has_favourite(self) -> bool:
        """Whether the current row was chosen, is the only one or the best so far, or needs no memory."""
        row = self.rows.row(self.currentIndex().row())
        is_clear = self._is_chosen or self.rows.rowCount() == 1
        return row is not None and (is_clear or row.figures is not None or UNKNOWN in row.codes)

    def tell(self, rows: Sequence[WorthRow]) -> None:
        """Show these rows, in order; see :func:`.worths.in_order`. A known key means the same row."""
        assert self._still is not None
        kept = self.current if self._is_chosen else None
        self.rows.tell(rows, keeps_order=self._still.isActive())
        self._keep(kept)

    def begin(self, rows: Sequence[WorthRow]) -> None:
        """Show the rows of another decision: nothing is selected in them yet."""
        assert self._still is not None
        self._still.stop()
        self._is_chosen = False
        self.rows.tell(rows, keeps_order=False)
        self._keep(None)

    def filter(self, typed: str) -> None:
        """Show only the rows that contain these words."""
        kept = self.current if self._is_chosen else None
        self.rows.filter(typed)
        self._keep(kept)

    def choose_current(self) -> None:
        """Choose the current row, as Enter does."""
        self._choose(self.currentIndex().row())

    def point_at(self, key: Hashable) -> None:
        """Select the row with this key, if it is shown."""
        place = self.rows.place_of(key)
        if place is not None:
            self._is_chosen = True
            self.setCurrentIndex(self.rows.index(place, ACTION))

    def step(self, by: int) -> None:
        """Select the row so many places further down, as far as there is one."""
        last = self.rows.rowCount() - 1
        if last >= 0:
            self._is_chosen = True
            self.setCurrentIndex(self.rows.index(min(max(self.currentIndex().row() + by, 0), last), ACTION))

    def retranslate(self) -> None:
        """Set the words in the current language; those of the rows come with the rows."""
        self.setAccessibleName(tr("What each choice is worth"))
        self.rows.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.rows.columnCount() - 1)

    def dress(self) -> None:
        """Take the present colours: those of paper, or white on black."""
        palette = list_palette()
        self.setPalette(palette)
        self.fade.set_ground(palette.base().color())

    def set_letters(self, letters: QFont) -> None:
        """Set the letters of rows and headings."""
        self.setFont(letters)
        self.horizontalHeader().setFont(letters)

    def sizeHint(self) -> QSize:
        is_whole = self.sizeAdjustPolicy() is self.SizeAdjustPolicy.AdjustToContents
        return QSize(240, self.height_of_all if is_whole else self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the words their room: where letters are large, the chance to win is only read out."""
        super().resizeEvent(event)
        self.setColumnHidden(WINS, self.width() < _NARROW * self.fontMetrics().averageCharWidth())

    # Keeping still

    def viewportEvent(self, event: QEvent) -> bool:
        if self._still is not None:
            if event.type() in _MOVES:
                self._still.start()
            elif event.type() == QEvent.Type.Leave:
                self._sort()
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        assert self._still is not None
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.choose_current()
            return
        self._still.start()
        self._is_chosen = True
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_chosen = True
        super().mousePressEvent(event)

    def _sort(self) -> None:
        """Bring the rows in order, the current one staying where it is seen as far as it can."""
        assert self._still is not None
        self._still.stop()
        kept = self.current if self._is_chosen else None
        seen = self.visualRect(self.currentIndex()).top()
        self.rows.sort_again()
        self._keep(kept)
        if kept is not None:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.visualRect(self.currentIndex()).top() - seen)

    def _keep(self, key: Hashable | None) -> None:
        """Make the row with this key the current one, or else the first."""
        place = None if key is None else self.rows.place_of(key)
        if place is None:
            self._is_chosen = False
        index = self.rows.index(place or 0, ACTION)
        if index != self.currentIndex():
            self.setCurrentIndex(index)
        self._tell_current(index)

    def _tell_current(
        self,
        _index: QModelIndex | QPersistentModelIndex,
        _before: QModelIndex | QPersistentModelIndex | None = None,
    ) -> None:
        if self.current != self._told:
            self._told = self.current
            self.looked_at.emit(self._told)

    def _choose(self, place: int) -> None:
        row = self.rows.row(place)
        if row is not None:
            self.chosen.emit(row.key)


def list_palette() -> QPalette:
    """The colours of a list on a paper."""
    palette = paper_palette()
    if not high_contrast():
        palette.setColor(QPalette.ColorRole.Base, PAPER)
        palette.setColor(QPalette.ColorRole.AlternateBase, _LINE)
        palette.setColor(QPalette.ColorRole.Highlight, _CHOSEN)
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor("white"))
    return palette
