"""The dialog for the statistics of what was played, on a slate and as a table."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.face import face_of
from tartli_desktop.face.statistics import Filters, FiltersOf, Reviewed, StatisticsRow, people_heads
from tartli_desktop.game.registry import games
from tartli_desktop.store.statistics import Counted, LeftOut
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import Explanation, FittedDialog
from tartli_desktop.widgets.flowing_row import FlowingRow
from tartli_desktop.widgets.paged_tabs import PagedTabs
from tartli_desktop.widgets.scroll_fade import ScrollFade
from tartli_desktop.windows.statistics.statistics_pages import ChartPage, EmptySlate

from .cards_or_me import CardsOrMe
from .statistics_pages import MistakesPage
from .statistics_slate import StatisticsSlate
from .statistics_words import notes


class StatisticsDialog(FittedDialog):
    """Shows the statistics of one game, and lets the player choose which matches count.

    Args:
        count: counts what was played of a game; None where that cannot be read.
        game: the game to show first.
        cards: gives what the cards of a game were worth to the player, and who played them; None if unknown.
        puzzles: gives the results of a game's puzzles in words; empty where it has none.
        trend: gives what was right in training in a game, in per cent by day, of each exercise by its name.

    Signals:
        export_asked(table): the player wants the figures in a file, given row by row.
    """

    export_asked = Signal(object)

    def __init__(
        self,
        count: Callable[[str], Counted | None],
        game: str,
        parent: QWidget | None = None,
        *,
        cards: Callable[[str, Reviewed | None], CardsOrMe | None] = lambda game, reviewed: None,
        puzzles: Callable[[str], str] = lambda game: "",
        trend: Callable[[str], Mapping[str, Sequence[int]]] = lambda game: {},
    ) -> None:
        super().__init__(parent)
        self._count = count
        self._puzzles, self._find_cards, self._trend = puzzles, cards, trend
        self.setWindowTitle(self.tr("Statistics"))
        self.games = QComboBox()
        self.hints = QComboBox()
        self.slate = StatisticsSlate()
        self.balance = ChartPage()
        self.training = ChartPage()
        self.mistakes = MistakesPage()
        self.of_two_numbers = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.table, self.people, self.cards = QTableWidget(), QTableWidget(), QTableWidget()
        self.cards_told = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.tabs = PagedTabs()
        self.empty_label = EmptySlate()
        self.puzzles_label = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.note = Explanation()
        self.buttons, roles = QDialogButtonBox(), QDialogButtonBox.ButtonRole
        self.export_button = add_button(self.buttons, self.tr("&Export as CSV…"), roles.ActionRole)
        self.close_button = add_button(self.buttons, self.tr("&Close"), roles.RejectRole)
        self._filters_place = QHBoxLayout()
        self.filters: Filters = FiltersOf()
        """The filters of the game that is shown."""
        for table in (self.table, self.people, self.cards):
            self._set_up(table)
        self._build()
        self.games.setCurrentIndex(self.games.findData(game))
        self._connect()
        self._show_game()

    @property
    def game(self) -> str:
        """The game that is shown."""
        return str(self.games.currentData())

    def _show_game(self) -> None:
        """Show the statistics of the chosen game, with its own filters."""
        self.filters.hide()
        self.filters.deleteLater()
        self._figures = face_of(self.game).statistics
        self._counted = self._count(self.game) or Counted((), LeftOut())
        self.filters = self._figures.filters()
        self._filters_place.addWidget(self.filters)
        self.filters.changed.connect(self._show)
        told = self._puzzles(self.game)
        self.puzzles_label.setText(told)
        self.puzzles_label.setVisible(bool(told))
        trend = self._trend(self.game)
        self.tabs.setTabVisible(self.tabs.indexOf(self.training), bool(trend))
        if trend:
            self.training.show_trend(trend, self.tr("What was right in training, in per cent, day by day."))
        self._show()

    def _show(self) -> None:
        """Show the statistics for the present choices."""
        choice, hints = self.filters.choice(), self.hints.currentData()
        shown = self._figures.shown(self._counted, choice, hints)
        played = shown.hands > 0
        has_trend = self.tabs.isTabVisible(self.tabs.indexOf(self.training))
        self._stack.setCurrentWidget(self.tabs if played or has_trend else self.empty_label)
        for page in (0, 1):
            self.tabs.setTabVisible(page, played)
        self.empty_label.write(self._empty_text())
        # Without any matches there is nothing to choose.
        self._asked.setVisible(played or not self._counts_all() or self.games.count() > 1)
        self.export_button.setEnabled(played)
        if played:
            self.slate.show_statistics(shown)
            self.of_two_numbers.setText(shown.of_two_numbers)
            self.of_two_numbers.setVisible(bool(shown.of_two_numbers))
            heads = [*(level.name for level in shown.levels), self.tr("All levels")]
            self._fill(self.table, heads, shown.rows)
            self._fill(self.people, people_heads(), shown.people)
        self.tabs.setTabVisible(self.tabs.indexOf(self.people), bool(shown.people))
        self.tabs.setTabVisible(self.tabs.indexOf(self.balance), bool(shown.balance))
        if shown.balance:
            self.balance.show_balance(shown.balance)
        self.tabs.setTabVisible(self.tabs.indexOf(self.mistakes), played and shown.reviewed is not None)
        if shown.reviewed is not None:
            self.mistakes.show_reviewed(shown.reviewed, shown.hands)
        self._show_cards(shown.reviewed)
        told = notes(shown.left_out)
        self.note.setText(told)
        self.note.setVisible(bool(told))

    def _show_cards(self, reviewed: Reviewed | None) -> None:
        """Show how much of what was won the cards were worth."""
        found = self._find_cards(self.game, reviewed)
        is_known = found is not None and bool(found.heads)
        self.tabs.setTabVisible(self.tabs.indexOf(self._cards_page), is_known)
        if found is not None and is_known:
            self._fill(self.cards, found.heads, found.rows)
            self.cards_told.setText(found.verdict)

    def _export(self) -> None:
        hints = self.hints.currentData()
        self.export_asked.emit(self._figures.table(self._counted, self.filters.choice(), hints))

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().averageCharWidth()
        return QSize(max(width * 124, 900), max(self.fontMetrics().height() * 34, 600))

    # Building

    def _build(self) -> None:
        for name in games():
            self.games.addItem(face_of(name).game_name(), name)
        for text, hints in (
            (self.tr("With or without"), None),
            (self.tr("With hints"), True),
            (self.tr("Without hints"), False),
        ):
            self.hints.addItem(text, hints)
        hints_label = QLabel(self.tr("&Hints:"), textFormat=Qt.TextFormat.PlainText)
        hints_label.setBuddy(self.hints)
        self._asked = FlowingRow(last_at_right=False)
        if self.games.count() > 1:
            label = QLabel(self.tr("&Game:"), textFormat=Qt.TextFormat.PlainText)
            label.setBuddy(self.games)
            self._asked.add(_side_by_side(label, self.games))
        filters = QWidget()
        self._filters_place.setContentsMargins(0, 0, 0, 0)
        filters.setLayout(self._filters_place)
        self._asked.add(filters)
        self._asked.add(_side_by_side(hints_label, self.hints))
        # With large letters on a small screen, it scrolls.
        self.tabs.addTab(self.slate.in_pane(), self.tr("On the &slate"))
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(self.of_two_numbers)
        column.addWidget(self.table)
        self.tabs.addTab(page, self.tr("As a &table"))
        self._cards_page = QWidget()
        column = QVBoxLayout(self._cards_page)
        column.addWidget(self.cards_told)
        column.addWidget(self.cards)
        self.tabs.addTab(self.people, self.tr("With &whom"))
        self.tabs.addTab(self.balance, self.tr("Your &balance"))
        self.tabs.addTab(self.mistakes, self.tr("Your &mistakes"))
        self.tabs.addTab(self.training, self.tr("Your tra&ining"))
        self.tabs.addTab(self._cards_page, self.tr("Car&ds or me?"))
        self._stack = QStackedWidget()
        self._stack.addWidget(self.tabs)
        self._stack.addWidget(self.empty_label)
        parts = QVBoxLayout(self)
        parts.addWidget(self._asked)
        parts.addWidget(self._stack, 1)
        parts.addWidget(self.puzzles_label)
        parts.addWidget(self.note)
        parts.addWidget(self.buttons)
        self.close_button.setDefault(True)

    def _set_up(self, table: QTableWidget) -> None:
        table.setAccessibleName(self.tr("Statistics"))
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        # Tab leaves the table; the arrow keys move in it.
        table.setTabKeyNavigation(False)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.verticalHeader().setDefaultSectionSize(round(1.6 * self.fontMetrics().height()))
        ScrollFade(table).set_ground(table.palette().base().color())
        for header in (table.horizontalHeader(), table.verticalHeader()):
            header.setHighlightSections(False)
            header.setSectionsClickable(False)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _connect(self) -> None:
        self.games.currentIndexChanged.connect(self._show_game)
        self.hints.currentIndexChanged.connect(self._show)
        self.export_button.clicked.connect(self._export)
        self.buttons.rejected.connect(self.reject)

    # Filling

    def _fill(self, table: QTableWidget, heads: Sequence[str], lines: Sequence[StatisticsRow]) -> None:
        table.clear()
        table.setRowCount(len(lines))
        table.setColumnCount(len(heads))
        table.setHorizontalHeaderLabels(heads)
        table.setVerticalHeaderLabels([f" {line.name} " for line in lines])
        text = self.tr("%1, %2: %3", "a figure, the level, the number")
        for row, line in enumerate(lines):
            for column, (cell, read) in enumerate(zip(line.cells, line.read, strict=True)):
                item = QTableWidgetItem(cell)
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                item.setData(
                    Qt.ItemDataRole.AccessibleTextRole, fill(text, line.name.strip(), heads[column], read)
                )
                table.setItem(row, column, item)
        # Without enough room, the table scrolls.
        header = table.horizontalHeader()
        header.setMinimumSectionSize(
            max(
                max(table.sizeHintForColumn(column), header.sectionSizeHint(column))
                for column in range(len(heads))
            )
        )

    def _counts_all(self) -> bool:
        """Whether everything that was played of the game counts."""
        return self.hints.currentData() is None and self.filters.is_all()

    def _empty_text(self) -> str:
        if self.hints.currentData() is not None:
            return self.tr("No match fits this choice yet.")
        if self._counts_all() and notes(self._counted.left_out):
            return self.tr("No hand that counts yet. Finish one and your results will appear here.")
        if self._counts_all():
            return self.tr("No finished hands yet. Finish one and your results will appear here.")
        return self.tr("No hand has been played by these rules yet.")


def _side_by_side(*parts: QWidget) -> QWidget:
    """Put a question and its answer on one line."""
    pair = QWidget()
    row = QHBoxLayout(pair)
    row.setContentsMargins(0, 0, 12, 0)
    for part in parts:
        row.addWidget(part)
    return pair
