"""A table of figures in a dialog: labels for the eye, and a row at a time for screen readers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import reduce
from math import ceil

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from tartli_desktop.looks.accessibility import PartInterface, install
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.labels.portrait_label import PortraitLabel
from tartli_desktop.widgets.pane import rule
from tartli_desktop.widgets.papers.sheet import plain_label

tr = Context("FiguresGrid")
_Role = QAccessible.Role
_NAME = 3
"""The width of a row's name, in widths of a number."""
_PORTRAIT = 3.2
"""The height of a portrait over a column, in lines."""


class FigureRow(QObject):
    """A row of figures, which is no widget itself.

    Attributes:
        words: What is read out: "Melds: You 20, Kata 50".
    """

    def __init__(self, words: str, cells: Sequence[QWidget], parent: FiguresGrid) -> None:
        super().__init__(parent)
        self.words = words
        self.cells = tuple(cells)

    def write(self, numbers: Sequence[int]) -> None:
        """Show other numbers for the moment; what is read out stays."""
        for cell, number in zip(self.cells[1:], numbers, strict=True):
            assert isinstance(cell, QLabel)
            cell.setText(str(number))

    def show(self) -> None:
        """Make the row visible."""
        for cell in self.cells:
            cell.show()


class FiguresGrid(QWidget):
    """Columns of numbers, one per person, with a name before each row.

    Args:
        name: the name of the table.
        people: the heads of the columns.
        portraits: the names of the portraits above the heads.
    """

    def __init__(self, name: str, people: Sequence[str], portraits: Sequence[str] = ()) -> None:
        # Before Qt can ask for an interface: it keeps the first one that it gets.
        for kind in (FiguresGrid, FigureRow):
            install(kind, _Interface)
        super().__init__()
        self.setAccessibleName(name)
        self._people = tuple(people)
        self.rows: list[FigureRow] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, _NAME)
        for place in range(1, 1 + len(people)):
            self._grid.setColumnStretch(place, 1)
        add_heads(self._grid, 0, 1, people, portraits)

    def add_row(self, name: str, numbers: Sequence[int], *, bold: bool = False) -> FigureRow:
        """Add a row: a name, and a number for each of the people."""
        place = self._grid.rowCount()
        cells = [plain_label(name, bold=bold), *(_number(str(number), bold=bold) for number in numbers)]
        for column, cell in enumerate(cells):
            self._grid.addWidget(cell, place, column)
        one = tr("%1 %2", "a person, and their number")
        each = ", ".join(fill(one, who, number) for who, number in zip(self._people, numbers, strict=True))
        row = tr("%1: %2", "what numbers tell, and the number of each person")
        words = fill(row, name, each)
        self.rows.append(FigureRow(words, cells, self))
        return self.rows[-1]

    @property
    def unbroken_width(self) -> int:
        """The width from which every row's name fits on one line, as the columns share the width."""
        names = [row.cells[0] for row in self.rows]
        longest = max(
            name.fontMetrics().horizontalAdvance(name.text()) for name in names if isinstance(name, QLabel)
        )
        people = len(self._people)
        return ceil(longest * (_NAME + people) / _NAME) + people * self._grid.horizontalSpacing()

    def add_rule(self) -> None:
        """Add a line below the last row."""
        self._grid.addWidget(rule(), self._grid.rowCount(), 0, 1, len(self._people) + 1)


def add_heads(
    grid: QGridLayout,
    row: int,
    column: int,
    people: Sequence[str],
    portraits: Sequence[str] = (),
    winners: Collection[str] = (),
) -> None:
    """Write the heads of columns of numbers, each below its portrait.

    Args:
        grid: the layout that gets the heads; they take two of its rows.
        row: the first of these rows.
        column: the column of the first person.
        people: the names of the people.
        portraits: the names of their portraits, if any.
        winners: the people who have won a match, shown in wreaths.
    """
    for place, (drawn, who) in enumerate(zip(portraits, people, strict=False), column):
        wreathed = who in winners if winners else None
        label = PortraitLabel(drawn, _PORTRAIT, wreathed=wreathed)
        grid.addWidget(label, row, place, Qt.AlignmentFlag.AlignRight)
    for place, who in enumerate(people, column):
        grid.addWidget(_number(who, bold=True), row + 1, place)


def _number(text: str, *, bold: bool) -> QLabel:
    label = plain_label(text, bold=bold)
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label


class _Interface(PartInterface):
    """The accessible interface of the table or of a row."""

    def widget(self) -> FiguresGrid | None:
        thing = self.object()
        found = thing.parent() if isinstance(thing, FigureRow) else thing
        # Qt may ask while the table is being made.
        return found if isinstance(found, FiguresGrid) and hasattr(found, "rows") else None

    def row(self) -> FigureRow | None:
        thing = self.object()
        return thing if isinstance(thing, FigureRow) else None

    def role(self) -> QAccessible.Role:
        return _Role.Table if self.row() is None else _Role.Row

    def name(self) -> str:
        row, figures = self.row(), self.widget()
        if row is not None:
            return row.words
        return "" if figures is None else figures.accessibleName()

    def state(self) -> QAccessible.State:
        state, figures = QAccessible.State(), self.widget()
        state.readOnly = True
        state.invisible = figures is None or not figures.isVisible()
        return state

    def above(self) -> QObject | None:
        figures = self.widget()
        return figures if figures is None or self.row() is not None else figures.parentWidget()

    def children(self) -> Sequence[QObject]:
        figures = self.widget()
        return figures.rows if figures is not None and self.row() is None else ()

    def place(self, widget: QWidget) -> QRect:
        row = self.row()
        return widget.rect() if row is None else reduce(QRect.united, map(QWidget.geometry, row.cells))
