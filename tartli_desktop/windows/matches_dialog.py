"""A dialog with all matches: to resume, rename and delete them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QDate,
    QDateTime,
    QEvent,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QInputDialog,
    QLabel,
    QPushButton,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.store.names import one_line
from tartli_desktop.translation import fill
from tartli_desktop.windows import boxes
from tartli_desktop.windows.forms import fit_to_screen

_Index = QModelIndex | QPersistentModelIndex
_SORT_ROLE = Qt.ItemDataRole.UserRole
_TITLE, _OPPONENT, _VARIANT, _GAMES, _CHANGED, _FINISHED = range(6)


@dataclass(frozen=True)
class MatchLine:
    """One match in the list."""

    id: int
    title: str
    opponent: str
    variant_name: str

    games: tuple[int, int]
    """What the player has won, and what the opponent has."""

    changed: datetime
    """When it was last played; with a time zone, or local time."""

    finished: bool


class MatchesModel(QAbstractTableModel):
    """The lines as a table, each column with a key to sort it by."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[MatchLine, ...] = ()

    def set_lines(self, lines: Sequence[MatchLine]) -> None:
        """Show other lines."""
        self.beginResetModel()
        self._lines = tuple(lines)
        self.endResetModel()

    def line(self, row: int) -> MatchLine:
        """The match in a row of this model."""
        return self._lines[row]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else _FINISHED + 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            self.tr("Match"),
            self.tr("Opponent"),
            self.tr("Rules"),
            self.tr("Games"),
            self.tr("Last played"),
            self.tr("State"),
        )[section]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line, column = self._lines[index.row()], index.column()
        if role == _SORT_ROLE:
            return self._keys(line)[column]
        if role == Qt.ItemDataRole.ToolTipRole and column == _CHANGED:
            return QLocale().toString(_moment(line.changed), QLocale.FormatType.LongFormat)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._texts(line)[column]
        return None

    def _texts(self, line: MatchLine) -> tuple[str, ...]:
        mine, theirs = (QLocale().toString(games) for games in line.games)
        games = self.tr("%1 : %2", "games won by the player and by the opponent")
        return (
            line.title,
            line.opponent,
            line.variant_name,
            games.replace("%1", mine).replace("%2", theirs),
            self._when(_moment(line.changed)),
            self.tr("finished") if line.finished else self.tr("in play"),
        )

    def _when(self, moment: QDateTime) -> str:
        """Day and time, in the short style of the system's language; a day that is near by its name."""
        locale, short = QLocale(), QLocale.FormatType.ShortFormat
        time = locale.toString(moment.time(), short)
        match moment.date().daysTo(QDate.currentDate()):
            case 0:
                return fill(self.tr("Today, %1", "a time follows"), time)
            case 1:
                return fill(self.tr("Yesterday, %1", "a time follows"), time)
        return f"{locale.toString(moment.date(), short)}, {time}"

    def _keys(self, line: MatchLine) -> tuple[str | float, ...]:
        mine, theirs = line.games
        changed = line.changed.timestamp()
        # Of two matches won alike, the longer one counts more.
        lead = mine - theirs + mine / 1000
        words = (text.casefold() for text in (line.title, line.opponent, line.variant_name))
        return (*words, lead, changed, int(line.finished))


def _moment(moment: datetime) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(round(moment.timestamp() * 1000))


class RowDelegate(QStyledItemDelegate):
    """Draws cells without a focus of their own: the table shows the focus around the whole row."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus


class MatchesTable(QTableView):
    """The table. A double click on a row, or Enter, is left to the dialog."""

    def __init__(self, model: QSortFilterProxyModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # Tab leaves the table; the arrow keys move in it.
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.setSortingEnabled(True)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_TITLE, QHeaderView.ResizeMode.Fixed)
        self.setItemDelegate(RowDelegate(self))
        self._set_row_height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_row_height()
            self.share_room()

    def _set_row_height(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() * 2)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        ends = (QAbstractItemView.CursorAction.MoveHome, QAbstractItemView.CursorAction.MoveEnd)
        if action in ends:
            # To the first and last match, rather than to the ends of a row.
            modifiers |= Qt.KeyboardModifier.ControlModifier
        return super().moveCursor(action, modifiers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_room()

    def share_room(self) -> None:
        """Give the titles what the other columns leave; with too little room the table scrolls."""
        header = self.horizontalHeader()
        others = [column for column in range(header.count()) if column != _TITLE]
        taken = sum(max(self.sizeHintForColumn(c), header.sectionSizeHint(c)) for c in others)
        least = self.fontMetrics().averageCharWidth() * 18
        header.resizeSection(_TITLE, max(least, self.viewport().width() - taken))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        current = self.currentIndex()
        if self.hasFocus() and current.isValid():
            row = self.visualRect(current.siblingAtColumn(_TITLE))
            row = row.united(self.visualRect(current.siblingAtColumn(_FINISHED)))
            painter = QPainter(self.viewport())
            painter.setPen(
                QPen(self.palette().color(QPalette.ColorRole.HighlightedText), 1, Qt.PenStyle.DotLine)
            )
            painter.drawRect(row.adjusted(2, 2, -3, -3))
            painter.end()


class MatchesDialog(QDialog):
    """All matches, the one that was played last first."""

    resume_asked = Signal(int)
    """A match shall be played on. Whoever can do that closes the dialog."""

    rename_asked = Signal(int, str)
    """A match shall have this title; an empty one means that it has none of its own any more."""

    delete_asked = Signal(int)
    """A match shall be deleted, and the player has said yes to that."""

    export_asked = Signal(list)
    """These matches, at least one, shall be kept in files."""

    import_asked = Signal()
    """Matches shall be taken in from files."""

    def __init__(self, rows: Sequence[MatchLine], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked_about: MatchLine | None = None
        self._model = MatchesModel(self)
        self._order = QSortFilterProxyModel(self)
        self._order.setSourceModel(self._model)
        self._order.setSortRole(_SORT_ROLE)
        self._order.setSortLocaleAware(True)
        self.table = MatchesTable(self._order)
        self.empty_label = QLabel()
        self.note = QLabel()
        self.buttons = QDialogButtonBox()
        self.resume_button = self._button(QDialogButtonBox.ButtonRole.AcceptRole)
        self.rename_button = self._button(QDialogButtonBox.ButtonRole.ActionRole)
        self.delete_button = self._button(QDialogButtonBox.ButtonRole.ActionRole)
        self.import_button = self._button(QDialogButtonBox.ButtonRole.ActionRole)
        self.export_button = self._button(QDialogButtonBox.ButtonRole.ActionRole)
        self.close_button = self._button(QDialogButtonBox.ButtonRole.RejectRole)
        self._build()
        self._connect()
        self._say()
        self.table.sortByColumn(_CHANGED, Qt.SortOrder.DescendingOrder)
        self.set_rows(rows)

    def set_rows(self, rows: Sequence[MatchLine]) -> None:
        """Show other matches, or the same ones as they are now; what is selected stays selected."""
        current = self._current()
        place = self.table.currentIndex().row()
        self._model.set_lines(rows)
        self._stack.setCurrentWidget(self.table if rows else self.empty_label)
        self._select(current.id if current else None, max(0, place))
        self.table.share_room()
        self._follow()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().averageCharWidth()
        return QSize(width * 124, self.fontMetrics().height() * 28)

    def showEvent(self, event: QShowEvent) -> None:
        fit_to_screen(self)
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            self._follow()

    def _button(self, role: QDialogButtonBox.ButtonRole) -> QPushButton:
        return self.buttons.addButton("", role)

    def _build(self) -> None:
        self._stack = QStackedWidget()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty_label)
        self.empty_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty_label.setWordWrap(True)
        self.note.setWordWrap(True)
        rows = QVBoxLayout(self)
        rows.addWidget(self._stack, 1)
        rows.addWidget(self.note)
        rows.addWidget(self.buttons)
        self.resume_button.setDefault(True)

    def _connect(self) -> None:
        self.table.doubleClicked.connect(self._resume)
        self.table.selectionModel().selectionChanged.connect(self._follow)
        self.resume_button.clicked.connect(self._resume)
        self.rename_button.clicked.connect(self._ask_title)
        self.delete_button.clicked.connect(self._ask_delete)
        self.import_button.clicked.connect(self.import_asked)
        self.export_button.clicked.connect(self._export)
        self.buttons.rejected.connect(self.reject)
        for key, asked in ((Qt.Key.Key_F2, self._ask_title), (Qt.Key.Key_Delete, self._ask_delete)):
            shortcut = QShortcut(QKeySequence(key), self.table)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(asked)

    def _selected(self) -> list[MatchLine]:
        rows = self.table.selectionModel().selectedRows()
        return [self._model.line(self._order.mapToSource(row).row()) for row in rows]

    def _current(self) -> MatchLine | None:
        """The one match that is selected; None also where there are more."""
        lines = self._selected()
        return lines[0] if len(lines) == 1 else None

    def select(self, match_id: int) -> None:
        """Select a match of the list."""
        self._select(match_id, 0)

    def _select(self, match_id: int | None, place: int) -> None:
        """Select a match, or what stands now at its place in the table."""
        rows = range(self._order.rowCount())
        lines = [self._model.line(self._order.mapToSource(self._order.index(row, 0)).row()) for row in rows]
        row = next((row for row in rows if lines[row].id == match_id), min(place, len(lines) - 1))
        if lines:
            self.table.setCurrentIndex(self._order.index(row, _TITLE))

    def _follow(self) -> None:
        """Enable what can be done with the selected match, and say why not."""
        line = self._current()
        self.resume_button.setEnabled(line is not None and not line.finished)
        self.rename_button.setEnabled(line is not None)
        self.delete_button.setEnabled(line is not None)
        self.export_button.setEnabled(bool(self._selected()))
        finished = line is not None and line.finished
        self.note.setText(self.tr("This match is finished. It cannot be resumed.") if finished else "")
        self.note.setVisible(finished)

    def _resume(self) -> None:
        line = self._current()
        if line is not None and not line.finished:
            self.resume_asked.emit(line.id)

    def _export(self) -> None:
        lines = self._selected()
        if lines:
            self.export_asked.emit([line.id for line in lines])

    def _ask_title(self) -> None:
        line = self._asked_about = self._current()
        if line is None:
            return
        dialog = QInputDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Rename match"))
        dialog.setLabelText(self.tr("&Title of the match:"))
        dialog.setTextValue(line.title)
        dialog.setOkButtonText(self.tr("&Rename"))
        dialog.setCancelButtonText(self.tr("&Cancel"))
        dialog.resize(dialog.fontMetrics().averageCharWidth() * 64, dialog.sizeHint().height())
        dialog.textValueSelected.connect(self._rename)
        dialog.open()

    def _rename(self, typed: str) -> None:
        line, title = self._asked_about, one_line(typed)
        if line is not None and title != line.title:
            self.rename_asked.emit(line.id, title)

    def _ask_delete(self) -> None:
        line = self._asked_about = self._current()
        if line is None:
            return
        boxes.ask(
            self,
            self.tr("Delete match"),
            self.tr("Delete the match “%1”?").replace("%1", line.title),
            self.tr("It cannot be brought back."),
            do=self.tr("&Delete"),
            stay=self.tr("&Keep"),
            then=self._delete,
        )

    def _delete(self) -> None:
        if self._asked_about is not None:
            self.delete_asked.emit(self._asked_about.id)

    def _say(self) -> None:
        self.setWindowTitle(self.tr("Matches"))
        self.table.setAccessibleName(self.tr("Matches"))
        self.empty_label.setText(self.tr("There are no matches yet. Start one, and you will find it here."))
        self.resume_button.setText(self.tr("&Resume"))
        self.rename_button.setText(self.tr("Re&name…"))
        self.rename_button.setToolTip(self.tr("Give the match another title (F2)"))
        self.delete_button.setText(self.tr("&Delete…"))
        self.delete_button.setToolTip(self.tr("Remove the match for good (Delete)"))
        self.import_button.setText(self.tr("&Import…"))
        self.import_button.setToolTip(self.tr("Take in matches from files"))
        self.export_button.setText(self.tr("&Export…"))
        self.export_button.setToolTip(self.tr("Keep the selected matches in files, to send or to save them"))
        self.close_button.setText(self.tr("&Close"))
        self._model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, _FINISHED)
