"""A dialog that tells what was played and how it went: on a slate, and as a table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN
from tartli_desktop.games.tartli.statistics import Choice, Statistics
from tartli_desktop.games.tartli.words.statistics import column_name, columns, notes, rows
from tartli_desktop.games.tartli.words.terms import variant_name
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Explanation, fit_to_screen
from tartli_desktop.widgets.dialogs.sheet import Pane

from .statistics_slate import StatisticsSlate


class StatisticsDialog(QDialog):
    """Shows statistics, and lets the player choose which matches are counted.

    Signals:
        chosen(choice): other matches shall be counted; the receiver calls ``show_statistics``.
        export_asked(choice): the figures shall be kept in a file.
    """

    chosen = Signal(object)
    export_asked = Signal(object)

    def __init__(self, statistics: Statistics, suits: SuitSystem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._suits = suits
        self.setWindowTitle(self.tr("Statistics"))
        self.variants = QComboBox()
        self.house_rules = QCheckBox(self.tr("Count h&ouse rules"))
        self.hints = QComboBox()
        self.slate = StatisticsSlate()
        self.table = QTableWidget()
        self.tabs = QTabWidget()
        self.empty_label = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.note = Explanation()
        self.buttons = QDialogButtonBox()
        self.export_button = self.buttons.addButton(
            self.tr("&Export as CSV…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.close_button = self.buttons.addButton(self.tr("&Close"), QDialogButtonBox.ButtonRole.RejectRole)
        self._set_up_table()
        self._build()
        self._put(statistics.choice)
        self._connect()
        self.show_statistics(statistics)

    def show_statistics(self, statistics: Statistics) -> None:
        """Show what was counted."""
        played = statistics.total.hands > 0
        self._stack.setCurrentWidget(self.tabs if played else self.empty_label)
        self.empty_label.setText(self._empty_text(statistics.choice))
        self.export_button.setEnabled(played)
        if played:
            self.slate.show_statistics(statistics)
            self._fill_table(statistics)
        told = notes(statistics)
        self.note.setText(told)
        self.note.setVisible(bool(told))

    def choice(self) -> Choice:
        """Which matches the player wants to be counted."""
        return Choice(
            self.variants.currentData(), self.house_rules.isChecked(), hints=self.hints.currentData()
        )

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().averageCharWidth()
        return QSize(max(width * 124, 900), max(self.fontMetrics().height() * 34, 600))

    def showEvent(self, event: QShowEvent) -> None:
        fit_to_screen(self)
        super().showEvent(event)

    # Building

    def _build(self) -> None:
        self.variants.addItem(self.tr("All rules"), None)
        for variant in (HUNGARIAN, AUSTRIAN):
            self.variants.addItem(variant_name(variant), variant.name)
        for text, hints in (
            (self.tr("With and without"), None),
            (self.tr("With hints"), True),
            (self.tr("Without hints"), False),
        ):
            self.hints.addItem(text, hints)
        label = QLabel(self.tr("&Rules:"), textFormat=Qt.TextFormat.PlainText)
        label.setBuddy(self.variants)
        hints_label = QLabel(self.tr("&Hints:"), textFormat=Qt.TextFormat.PlainText)
        hints_label.setBuddy(self.hints)
        self.house_rules.setToolTip(
            self.tr("Matches with your own rules count towards the rules they resemble most")
        )
        asked = QHBoxLayout()
        asked.addWidget(label)
        asked.addWidget(self.variants)
        asked.addSpacing(16)
        asked.addWidget(self.house_rules)
        asked.addSpacing(16)
        asked.addWidget(hints_label)
        asked.addWidget(self.hints)
        asked.addStretch()
        # With large letters on a small screen it scrolls.
        self.tabs.addTab(Pane(self.slate), self.tr("On the &slate"))
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(
            QLabel(
                self.tr("Of two numbers, the first is yours and the second your opponent’s."),
                textFormat=Qt.TextFormat.PlainText,
            )
        )
        column.addWidget(self.table)
        self.tabs.addTab(page, self.tr("As a &table"))
        self.empty_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty_label.setWordWrap(True)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.tabs)
        self._stack.addWidget(self.empty_label)
        parts = QVBoxLayout(self)
        parts.addLayout(asked)
        parts.addWidget(self._stack, 1)
        parts.addWidget(self.note)
        parts.addWidget(self.buttons)
        self.close_button.setDefault(True)

    def _set_up_table(self) -> None:
        table = self.table
        table.setAccessibleName(self.tr("Statistics"))
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        # Tab leaves the table; the arrow keys move in it.
        table.setTabKeyNavigation(False)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for header in (table.horizontalHeader(), table.verticalHeader()):
            header.setHighlightSections(False)
            header.setSectionsClickable(False)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _connect(self) -> None:
        self.variants.currentIndexChanged.connect(lambda: self.chosen.emit(self.choice()))
        self.hints.currentIndexChanged.connect(lambda: self.chosen.emit(self.choice()))
        self.house_rules.toggled.connect(lambda: self.chosen.emit(self.choice()))
        self.export_button.clicked.connect(lambda: self.export_asked.emit(self.choice()))
        self.buttons.rejected.connect(self.reject)

    # Filling

    def _put(self, choice: Choice) -> None:
        self.variants.setCurrentIndex(max(0, self.variants.findData(choice.variant)))
        self.house_rules.setChecked(choice.house_rules)
        self.hints.setCurrentIndex(self.hints.findData(choice.hints))

    def _fill_table(self, statistics: Statistics) -> None:
        heads = [column_name(figures) for figures in columns(statistics)]
        lines = rows(statistics, self._suits)
        self.table.clear()
        self.table.setRowCount(len(lines))
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(heads)
        self.table.setVerticalHeaderLabels([f" {line.name} " for line in lines])
        text = self.tr("%1, %2: %3", "a figure, the level, the number")
        for row, line in enumerate(lines):
            for column, (cell, read) in enumerate(zip(line.cells, line.read, strict=True)):
                item = QTableWidgetItem(cell)
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                item.setData(
                    Qt.ItemDataRole.AccessibleTextRole, fill(text, line.name.strip(), heads[column], read)
                )
                self.table.setItem(row, column, item)
        # With too little room the table scrolls.
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(
            max(
                max(self.table.sizeHintForColumn(column), header.sectionSizeHint(column))
                for column in range(len(heads))
            )
        )

    def _empty_text(self, choice: Choice) -> str:
        if choice == Choice():
            return self.tr("No finished hands yet. Your results will appear here.")
        if choice.hints is not None:
            return self.tr("No match fits this choice yet.")
        return self.tr("No hand has been played by these rules yet.")
