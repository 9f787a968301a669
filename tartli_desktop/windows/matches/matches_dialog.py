"""The library of matches and studies: search, sort, resume, view, rename, duplicate, delete, export."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    QTimer,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import (
    QAction,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QStyleOptionViewItem,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.looks.portraits import portrait
from tartli_desktop.settings.settings import MatchesOrder
from tartli_desktop.text.line_breaks import held_together
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.typed_names import LONGEST_NAME
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.command_keys import shown_key
from tartli_desktop.widgets.dialogs.dialog_geometry import room_on_screen
from tartli_desktop.widgets.dialogs.forms import Explanation, FittedDialog, plain
from tartli_desktop.widgets.flowing_row import FlowingRow
from tartli_desktop.widgets.labels.even_label import EmptyLabel
from tartli_desktop.widgets.row_table import RowDelegate, RowTable

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
    ListedKind,
    MatchesModel,
    MatchesOrdered,
    MatchLine,
    OpenWhere,
    day_and_zone,
    sort_key,
)

BENEATH = {TITLE: RULES, OPPONENT: LEVEL, STANDING: RESULT}
"""The column whose words stand on the second line of another one, and which is hidden itself."""
_LINES = 1.8
"""The height of a portrait, in lines of text."""
_APART = 0.66
"""The distance from one portrait to the next, relative to their height."""


class MatchDelegate(RowDelegate):
    """Shows two lines in a cell, with the portraits of opponents, and lets a title be edited in its cell."""

    @told_at_once
    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.column() == DATE:
            day, _, time = str(index.data()).rpartition(" ")
            lines = [day.removesuffix(",").replace(" ", "\u00a0"), time]
        else:
            lines = [index.data(), index.sibling(index.row(), BENEATH[index.column()]).data()]
        option.text = "\u2028".join(held_together(line) for line in lines if line)
        names = index.data(PORTRAITS_ROLE)
        if names:
            picture = _side_by_side(names, round(_LINES * option.fontMetrics.height()), option.widget)
            option.icon = QIcon()
            # Also for selected rows, since a style would tint the pictures.
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                option.icon.addPixmap(picture, mode)
            option.decorationSize = picture.deviceIndependentSize().toSize()
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration

    def contents(self, index: QModelIndex | QPersistentModelIndex) -> tuple[object, ...]:
        beneath = index.sibling(index.row(), BENEATH.get(index.column(), index.column()))
        return index.column(), index.data(), beneath.data(), tuple(index.data(PORTRAITS_ROLE) or ())

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        line = QLineEdit(parent, maxLength=LONGEST_NAME, frame=False)
        line.setAccessibleName(self.tr("Title"))
        return line


class MatchesTable(RowTable):
    """The matches, several of which can be selected."""

    def __init__(self, model: MatchesOrdered) -> None:
        super().__init__(model, TITLE)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setItemDelegate(MatchDelegate(self))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setSortingEnabled(True)
        for column in BENEATH.values():
            self.setColumnHidden(column, True)

    def finish_editing(self) -> None:
        """Accept a title that is being edited, before other rows take its place."""
        if self.state() == QAbstractItemView.State.EditingState:
            self.setFocus()


def _side_by_side(names: Sequence[str], side: int, widget: QWidget) -> QPixmap:
    ratio = widget.devicePixelRatioF()
    picture = QPixmap(QSize(side + round((len(names) - 1) * side * _APART), side) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        for place, name in enumerate(names):
            painter.drawPixmap(round(place * side * _APART), 0, portrait(name, side, ratio))
    return picture


_TO_TABLE = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)


class SearchLine(QLineEdit):
    """The search field. Keys that move in a table move in the table of results.

    Args:
        words: what can be searched for.
    """

    def __init__(self, table: QWidget, words: str) -> None:
        super().__init__(clearButtonEnabled=True, maxLength=200)
        self._table = table
        self._words = words
        self.below = Explanation()
        """Says what can be searched for, if the field has no room for it."""
        self.below.hide()
        self.below.setText(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.contentsRect().width() - self.fontMetrics().height()
        fits = self.fontMetrics().horizontalAdvance(self._words) <= room
        self.setPlaceholderText(self._words if fits else "")
        self.below.setVisible(not fits)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _TO_TABLE and self._table.isVisible():
            self._table.setFocus(Qt.FocusReason.TabFocusReason)
            if event.key() not in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self._table.keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class MatchesDialog(FittedDialog):
    """All matches and studies in a list.

    What the signals say of matches holds for studies, too, which are told apart by their numbers: see
    ``MatchLine.id``.

    Args:
        order: the column by which they are sorted.
        descending: whether the order is reversed.

    Signals:
        resume_asked(matches): the player wants to resume the one match. The receiver closes the dialog.
        look_asked(matches): the player wants to view the one match hand by hand.
        duel_asked(matches): the player wants to see what the cards of the one duel brought others.
        rename_asked(match, title): the player gives a match this title; an empty one is the usual title.
        duplicate_asked(matches): the player wants a copy of each of these matches, at least one.
        delete_asked(matches): the player wants to delete these matches, at least one.
        undo_asked: the player wants to restore the matches deleted last.
        export_asked(matches): the player wants to export these matches, at least one, to files.
        import_asked: the player wants to import matches from files.
        order_changed(order, descending): the matches are sorted by another MatchesOrder, or in reverse.
    """

    resume_asked = Signal(list)
    look_asked = Signal(list)
    duel_asked = Signal(list)
    rename_asked = Signal(int, str)
    duplicate_asked = Signal(list)
    delete_asked = Signal(list)
    undo_asked = Signal()
    export_asked = Signal(list)
    import_asked = Signal()
    order_changed = Signal(object, bool)

    def __init__(
        self,
        rows: Sequence[MatchLine],
        parent: QWidget | None = None,
        *,
        order: MatchesOrder = MatchesOrder.DATE,
        descending: bool = True,
    ) -> None:
        super().__init__(parent)
        self.model = MatchesModel(self)
        """All listed matches."""
        self.order = MatchesOrdered(self.model)
        """The same matches sorted and filtered."""
        self.table = MatchesTable(self.order)
        self.search = SearchLine(self.table, self.tr("Title, opponent, level, rules, result or date"))
        self.kinds = QTabBar()
        """Chooses between matches and studies, if there are studies."""
        self.sorting = QComboBox()
        """Chooses the column by which the matches are sorted, also one on a second line."""
        self.found = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.empty_label = EmptyLabel()
        self.note = Explanation()
        self.aside_note = Explanation()
        self.commands: dict[QPushButton, QAction] = {}
        """The action of each button."""
        self._make_buttons()
        self._build()
        self._connect()
        self.table.sortByColumn(COLUMNS.index(order), _direction(descending))
        self.show_trashed(0)
        self.set_rows(rows)
        self._day = day_and_zone()
        """The day and time zone in which the dates of the list are given."""
        minutes = QTimer(self)
        minutes.timeout.connect(self._follow_day)
        minutes.start(60_000)

    def _follow_day(self) -> None:
        """Call no day "today" that has ended, and give times in the time zone of now."""
        if self._day != day_and_zone():
            self._day = day_and_zone()
            self.set_rows(self.model.lines)

    def set_rows(self, rows: Sequence[MatchLine], selected: Collection[int] = ()) -> None:
        """Show other matches, or the same ones in their present state.

        Args:
            selected: the matches to select. If empty, the selection stays, as far as its matches are still
                there.
        """
        self.table.finish_editing()
        place, kept = self._place(), selected or [line.id for line in self.selected()]
        self.model.set_lines(rows)
        listed = {ListedKind.ALL, ListedKind.MATCHES, *(line.kind for line in rows)}
        self.kinds.setVisible(len(listed) > 2)
        for tab, kind in enumerate(ListedKind):
            self.kinds.setTabVisible(tab, kind in listed)
        if [*ListedKind][self.kinds.currentIndex()] not in listed:
            self.kinds.setCurrentIndex(0)
        self._select(kept, place)
        self._follow_search()

    def show_trashed(self, count: int) -> None:
        """Say how many matches are deleted and can be restored."""
        had_focus = self.undo_button.hasFocus()
        self.commands[self.undo_button].setEnabled(count > 0)
        if had_focus and not count:
            self.table.setFocus()
        text = self.tr("%n deleted. “%1” restores the last one until you quit Tartli.", None, count)
        told = fill(text, plain(self.undo_button.text())) if count else ""
        if told != self.aside_note.text() or not told:
            self.tell_done(told)

    def tell_done(self, text: str) -> None:
        """Say below the list, and to screen readers, that something is done."""
        self.aside_note.setText(text)
        self.aside_note.setVisible(bool(text))
        announce(self, text)

    def select(self, match_id: int) -> None:
        """Select a match of the list, whatever the search."""
        if match_id not in [self.order.line(row).id for row in range(self.order.rowCount())]:
            self.search.clear()
            of_day = any(line.id == match_id and line.is_of_day for line in self.model.lines)
            self.kinds.setCurrentIndex([*ListedKind].index(ListedKind.DAYS if of_day else ListedKind.ALL))
        self._select([match_id], 0)

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().averageCharWidth()
        return QSize(width * 140, self.fontMetrics().height() * 34)

    def showEvent(self, event: QShowEvent) -> None:
        # A smaller window would hide the names of the matches.
        self.setMinimumWidth(min(self.sizeHint().width() // 2, room_on_screen(self).width()))
        super().showEvent(event)
        if not event.spontaneous():
            (self.table if self.order.rowCount() else self.close_button).setFocus()

    def _make_buttons(self) -> None:
        self.resume_button = self._button(
            self.tr("&Resume"), self.tr("Continue the match"), partial(self._ask, self.resume_asked)
        )
        self.look_button = self._button(
            self.tr("Re&view…"), self.tr("View the match hand by hand"), partial(self._ask, self.look_asked)
        )
        self.duel_button = self._button(
            self.tr("Due&l…"),
            self.tr("See what others made of the same cards"),
            partial(self._ask, self.duel_asked),
        )
        self.rename_button = self._button(
            self.tr("Re&name"), self.tr("Give it another title"), self._rename, Qt.Key.Key_F2
        )
        self.duplicate_button = self._button(
            self.tr("D&uplicate"),
            self.tr("Make a copy as it stands"),
            partial(self._ask, self.duplicate_asked),
            "Ctrl+D",
        )
        self.delete_button = self._button(
            self.tr("&Delete"),
            self.tr("Delete it; you can restore it until you quit Tartli"),
            partial(self._ask, self.delete_asked),
            QKeySequence.StandardKey.Delete,
        )
        self.undo_button = self._button(
            self.tr("Und&o delete"), self.tr("Restore what was deleted last (Ctrl+Z)"), self.undo_asked.emit
        )
        self.import_button = self._button(
            self.tr("&Import…"), self.tr("Import matches from files"), self.import_asked.emit
        )
        self.export_button = self._button(
            self.tr("&Export…"),
            self.tr("Save what is selected as files, to send or keep"),
            partial(self._ask, self.export_asked),
            "Ctrl+E",
        )
        self.close_button = QPushButton(self.tr("&Close"))

    def _button(
        self,
        words: str,
        sentence: str,
        done: Callable[[], object],
        key: Qt.Key | QKeySequence.StandardKey | str = "",
    ) -> QPushButton:
        """Make a button, and an entry of the table's menu that does the same, with a key for the table."""
        action, button = QAction(words, self.table, shortcut=QKeySequence(key)), QPushButton(words)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        told = shown_key(action.shortcut())
        button.setToolTip(f"{sentence} ({told})" if told else sentence)
        action.triggered.connect(lambda _checked=False: done())
        action.enabledChanged.connect(button.setEnabled)
        button.clicked.connect(action.trigger)
        self.table.addAction(action)
        self.commands[button] = action
        return button

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Matches"))
        self.table.setAccessibleName(self.tr("Matches"))
        self._stack = QStackedWidget()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty_label)
        across = Qt.Orientation.Horizontal
        self.sorting.addItems([str(self.model.headerData(each, across)) for each in range(len(COLUMNS))])
        top = QHBoxLayout()
        top.addWidget(self._label_of(self.search, self.tr("&Search:")))
        top.addWidget(self.search, 1)
        top.addWidget(self.found)
        top.addWidget(self._label_of(self.sorting, self.tr("Sor&t by:")))
        top.addWidget(self.sorting)
        buttons = FlowingRow()
        for button in (*self.commands, self.close_button):
            buttons.add(button)
        names = (
            self.tr("All"),
            self.tr("Matches"),
            self.tr("Duels"),
            self.tr("Deals of the day"),
            self.tr("Studies"),
        )
        for words in names:
            self.kinds.addTab(words)
        self.kinds.setAccessibleName(self.tr("What is listed"))
        self.kinds.setDrawBase(False)
        self.kinds.setExpanding(False)
        rows = QVBoxLayout(self)
        rows.addWidget(self.kinds)
        rows.addLayout(top)
        rows.addWidget(self.search.below)
        rows.addWidget(self._stack, 1)
        for part in (self.note, self.aside_note, buttons):
            rows.addWidget(part)

    def _label_of(self, field: QWidget, words: str) -> QLabel:
        label = QLabel(words, textFormat=Qt.TextFormat.PlainText)
        label.setBuddy(field)
        field.setAccessibleName(plain(words))
        return label

    def _connect(self) -> None:
        self.table.doubleClicked.connect(self._open)
        self.table.selectionModel().selectionChanged.connect(self._follow)
        self.table.horizontalHeader().sortIndicatorChanged.connect(self._on_sorted)
        self.search.textChanged.connect(self._sift)
        self.kinds.currentChanged.connect(self._sift)
        self.sorting.activated.connect(self._sort_by)
        self.close_button.clicked.connect(self.reject)
        # Queued, since the list is refilled while the typed title is still being committed.
        self.model.titled.connect(self.rename_asked, Qt.ConnectionType.QueuedConnection)
        for key, done in (
            (QKeySequence(QKeySequence.StandardKey.Undo), self.commands[self.undo_button].trigger),
            (QKeySequence(QKeySequence.StandardKey.Find), self._go_to_search),
        ):
            QShortcut(key, self).activated.connect(done)
        for column in range(len(COLUMNS)):
            shortcut = QShortcut(sort_key(column), self)
            shortcut.activated.connect(lambda column=column: self._sort_by(column))

    def _go_to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _sort_by(self, column: int) -> None:
        """Sort by a column, or reverse the order if it is already sorted by it."""
        header = self.table.horizontalHeader()
        again = header.sortIndicatorSection() == column
        descending = again and header.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
        self.table.sortByColumn(column, _direction(descending))

    def _on_sorted(self, column: int, direction: Qt.SortOrder) -> None:
        self.sorting.setCurrentIndex(column)
        self.order_changed.emit(COLUMNS[column], direction == Qt.SortOrder.DescendingOrder)

    def selected(self) -> list[MatchLine]:
        """The selected matches, from the top."""
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        return [self.order.line(row) for row in rows]

    def _place(self) -> int:
        """The first selected row; 0 without a selection."""
        return min((index.row() for index in self.table.selectionModel().selectedRows()), default=0)

    def _current(self) -> MatchLine | None:
        """The selected match; None unless exactly one is selected."""
        lines = self.selected()
        return lines[0] if len(lines) == 1 else None

    def _select(self, match_ids: Collection[int], place: int) -> None:
        """Select matches, or if they are gone, whatever is at their place in the table now."""
        count = self.order.rowCount()
        rows = [row for row in range(count) if self.order.line(row).id in match_ids]
        if count and not rows:
            rows = [min(place, count - 1)]
        if rows:
            # The view itself would consider the modifier keys: with Ctrl it adds a row to the selection.
            only = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            self.table.selectionModel().setCurrentIndex(self.order.index(rows[0], TITLE), only)
            self.table.scrollTo(self.order.index(rows[0], TITLE))
        select = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        for row in rows[1:]:
            self.table.selectionModel().select(self.order.index(row, TITLE), select)

    def _sift(self) -> None:
        """List only what is searched for among the chosen kind."""
        self.table.finish_editing()
        place, kept = self._place(), [line.id for line in self.selected()]
        self.order.sift([*ListedKind][self.kinds.currentIndex()], self.search.text())
        self._select(kept, place)
        self._follow_search()

    def _follow_search(self) -> None:
        """Say how many matches were found."""
        count, words = self.order.rowCount(), self.search.text().strip()
        if not words:
            self.empty_label.write(
                self.tr("No matches yet. Start one from the Match menu; it is saved here.")
            )
        else:
            text = self.tr("No match found for “%1”. Try fewer words, or press Escape to show all.")
            self.empty_label.write(fill(text, words))
        found = fill(self.tr("%1 of %2", "how many matches were found"), count, self.model.rowCount())
        self.found.setText(found if words else "")
        self.found.setVisible(bool(words))
        self.search.setAccessibleDescription(found if words else "")
        announce(self.search, (found if count else self.empty_label.text()) if words else "")
        if not count and self.table.hasFocus():
            (self.undo_button if self.undo_button.isEnabled() else self.search).setFocus()
        self._stack.setCurrentWidget(self.table if count else self.empty_label)
        self._follow()

    def _follow(self) -> None:
        """Enable what can be done with the selected matches, and say why other commands are disabled."""
        lines, line = self.selected(), self._current()
        can = {
            self.resume_button: line is not None and not line.finished,
            self.look_button: line is not None,
            self.duel_button: line is not None and line.is_duel and line.hands > 0,
            self.rename_button: line is not None,
            self.duplicate_button: bool(lines),
            self.delete_button: any(each.place is OpenWhere.NOWHERE for each in lines),
            self.export_button: bool(lines),
        }
        for button, allowed in can.items():
            self.commands[button].setEnabled(allowed)
        is_study = line is not None and line.is_study
        for named in (self.look_button, self.commands[self.look_button]):
            named.setText(self.tr("O&pen") if is_study else self.tr("Re&view…"))
        told = self.tr("Open the study") if is_study else self.tr("View the match hand by hand")
        self.look_button.setToolTip(told)
        (self.look_button if line is not None and line.finished else self.resume_button).setDefault(True)
        beyond = () if line is None else self.model.beyond_row(line)
        self.note.setText(" · ".join(filter(None, (*beyond, self._sentence(lines)))))
        self.table.setAccessibleDescription(self.note.text())

    def _sentence(self, lines: Sequence[MatchLine]) -> str:
        """What the player should know about the selected matches."""
        if len(lines) > 1:
            return fill(self.tr("Selected: %1."), len(lines))
        for line in lines:
            if line.is_study:
                return {
                    OpenWhere.NOWHERE: "",
                    OpenWhere.TABLE: self.tr("This study is open. Close it before deleting it."),
                    OpenWhere.ELSEWHERE: self.tr(
                        "This study is open in another Tartli window. Here you can open a copy of it."
                    ),
                }[line.place]
            if line.place is OpenWhere.TABLE:
                return self.tr("This match is on the table. Open another one before deleting it.")
            if line.place is OpenWhere.ELSEWHERE:
                return self.tr(
                    "This match is open in another Tartli window. You can view it here, but not play or "
                    "delete it."
                )
            if line.finished:
                return self.tr("This match is finished. You can view it hand by hand.")
        return ""

    def _open(self) -> None:
        """Do what Enter does, after a double click."""
        line = self._current()
        is_finished = line is not None and line.finished
        self.commands[self.look_button if is_finished else self.resume_button].trigger()

    def _rename(self) -> None:
        if self._current() is not None:
            self.table.setFocus()
            self.table.edit(self.table.currentIndex().siblingAtColumn(TITLE))

    def _ask(self, asked: SignalInstance) -> None:
        lines = self.selected()
        if lines:
            asked.emit([line.id for line in lines])


def _direction(descending: bool) -> Qt.SortOrder:
    return Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
