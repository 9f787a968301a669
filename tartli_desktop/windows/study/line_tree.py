"""The lines of a study as a tree: the main line step by step, and below a step what else was tried there."""

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTreeView

from tartli_desktop.study.study import Study
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.scroll_fade import ScrollFade

tr = Context("Study")
_NODE = Qt.ItemDataRole.UserRole
_NOTE_MARK = "✎"


class LineTree(QTreeView):
    """Shows the lines; the current row is the position on the table.

    Signals:
        chosen(node): the player wants to see the position of this node.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._rows = QStandardItemModel(0, 1, self)
        self._items: dict[int, QStandardItem] = {}
        self._is_filling = False
        self.setModel(self._rows)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setExpandsOnDoubleClick(False)
        self.fade = ScrollFade(self)
        self.selectionModel().currentChanged.connect(self._tell)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the words in the current language; those of the rows come with the study."""
        self.setAccessibleName(tr("Lines of the study"))

    @property
    def words(self) -> list[str]:
        """What the rows say, in no order."""
        return [item.text() for item in self._items.values()]

    def sizeHint(self) -> QSize:
        return QSize(240, self.minimumHeight())

    def show_study(self, study: Study, words: Mapping[int, str], at: int) -> None:
        """Show the lines of a study; ``words`` are those of its nodes, as far as they are known."""
        self._is_filling = True
        self._rows.clear()
        root = self._rows.invisibleRootItem()
        self._items = {0: self._item(study, 0, tr("The deal"))}
        root.appendRow(self._items[0])
        # The node before each line, and the item below which the line stands.
        to_do = [(0, root)]
        while to_do:
            node, below = to_do.pop()
            while children := study.nodes[node].children:
                first, *others = children
                item = self._items[first] = self._item(study, first, words.get(first, ""))
                below.appendRow(item)
                for other in others:
                    begins = self._items[other] = self._item(study, other, words.get(other, ""))
                    item.appendRow(begins)
                    to_do.append((other, begins))
                node = first
        self.expandAll()
        self._is_filling = False
        self.go_to(at)

    def go_to(self, at: int) -> None:
        """Make a node the current row."""
        item = self._items.get(at)
        if item is not None:
            self._is_filling = True
            self.setCurrentIndex(item.index())
            self._show_current()
            self._is_filling = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current row in sight when words above the tree become longer."""
        super().resizeEvent(event)
        self._show_current()

    def _show_current(self) -> None:
        """Show the current row, where it can be with others before and after it."""
        self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)

    def _item(self, study: Study, node: int, words: str) -> QStandardItem:
        note = study.nodes[node].note
        step = study.nodes[node].step
        words = words or ("" if step is None else str(step))
        item = QStandardItem(f"{words}  {_NOTE_MARK}" if note else words)
        item.setData(node, _NODE)
        told = fill(tr("%1. Note: %2", "a step and the note on it"), words, note) if note else words
        item.setData(told, Qt.ItemDataRole.AccessibleTextRole)
        return item

    def _tell(self, index: QModelIndex) -> None:
        node = index.data(_NODE)
        if not self._is_filling and isinstance(node, int):
            self.chosen.emit(node)
