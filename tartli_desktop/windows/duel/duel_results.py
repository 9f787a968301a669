"""The table of a duel: what each hand brought the player, each level and perhaps a friend."""

from collections.abc import Callable, Mapping, Sequence
from statistics import mean

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.duel.code import Duel
from tartli_desktop.text.amounts import points_text, signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_title
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.dialog_geometry import room_on_screen
from tartli_desktop.widgets.dialogs.forms import FittedDialog

from . import duel_words

tr = Context("Duel")
_BETTER = "\u25b4"
"""The sign beside a figure that is better than the player's."""

_FEW = 4
"""So many hands are named; more are counted."""

YOU_PLAYED = ""
"""Stands for the player among those who have played a hand."""


class Side(Struct, frozen=True):
    """One who has played the hands of a duel."""

    name: str
    """How it is called."""

    gains: Mapping[int, int]
    """What each hand brought, by its number from 1."""

    who: str | None = None
    """The level, or ``YOU_PLAYED``; None for a friend, whose hands cannot be looked at."""


class DuelResults(FittedDialog):
    """What each hand of a duel brought everybody, and what the cards were worth.

    Args:
        duel: the duel.
        title: the title of the match.
        own: the player.
        levels: gives what is known now of the levels of the game, the strongest first.
        looks: whether hands can be looked at.

    Signals:
        look_asked(number, who): the player wants to see a hand as this side played it.
        compare_asked: the player wants to compare with the file of a friend.
        export_asked: the player wants to save the duel in a file.
    """

    look_asked = Signal(int, str)
    compare_asked = Signal()
    export_asked = Signal()

    def __init__(
        self,
        duel: Duel,
        title: str,
        own: Side,
        levels: Callable[[], Sequence[Side]],
        parent: QWidget | None = None,
        *,
        looks: bool = True,
    ) -> None:
        super().__init__(parent)
        self._own, self._find_levels, self._friends = own, levels, list[Side]()
        self._levels: Sequence[Side] = ()
        self.setWindowTitle(plain_title(title))
        self.about = QLabel(duel_words.about(duel), textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.verdict = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.figures = QTableWidget()
        self.figures.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.figures.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.figures.setTabKeyNavigation(False)
        self.figures.setSizeAdjustPolicy(QTableWidget.SizeAdjustPolicy.AdjustToContents)
        self.figures.setAccessibleName(tr("Points of each hand"))
        self.figures.cellActivated.connect(self._look)
        self.figures.currentCellChanged.connect(self._follow_cell)
        self.buttons, roles = QDialogButtonBox(), QDialogButtonBox.ButtonRole
        self.look_button = add_button(self.buttons, tr("&Look at this hand"), roles.ActionRole)
        self.compare_button = add_button(self.buttons, tr("Compare with a &friend’s file…"), roles.ActionRole)
        self.export_button = add_button(self.buttons, tr("&Save for a friend…"), roles.ActionRole)
        add_button(self.buttons, tr("&Close"), roles.RejectRole).setDefault(True)
        for button in (self.look_button, self.compare_button, self.export_button):
            button.setAutoDefault(False)
        self.look_button.clicked.connect(lambda: self._look(*self._cell))
        self.compare_button.clicked.connect(self.compare_asked)
        self.export_button.clicked.connect(self.export_asked)
        self.buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.setSpacing(10)
        for part in (self.about, self.figures, self.verdict, self.buttons):
            rows.addWidget(part, 1 if part is self.figures else 0)
        self.look_button.setVisible(looks)
        self.fill()

    def add_friend(self, friend: Side) -> None:
        """Show what the hands brought a friend, in a wider window if the screen has the room."""
        self._friends.append(friend)
        self.fill()
        announce(self, self.verdict.text())
        self.resize(self.sizeHint().expandedTo(self.size()).boundedTo(room_on_screen(self)))

    def close_hidden(self) -> None:
        """Close unless it is shown, since the player has gone elsewhere from a hand that was looked at."""
        if not self.isVisible():
            self.reject()

    def tell(self, sentence: str) -> None:
        """Show what has been done."""
        self.verdict.setText(sentence)
        announce(self, sentence)

    @property
    def _sides(self) -> tuple[Side, ...]:
        return (self._own, *self._friends, *self._levels)

    @property
    def _cell(self) -> tuple[int, int]:
        return self.figures.currentRow(), self.figures.currentColumn()

    def worth(self, number: int) -> float | None:
        """What the cards of a hand were worth: what the levels got on average, once all have played it."""
        gains = [side.gains[number] for side in self._levels if number in side.gains]
        return mean(gains) if len(gains) == len(self._levels) and gains else None

    def fill(self) -> None:
        """Show what is known now."""
        self._levels = self._find_levels()
        numbers, table = [*self._own.gains], self.figures
        heads = [side.name for side in self._sides] + [tr("Worth of the cards"), tr("You, without luck")]
        table.setColumnCount(len(heads))
        table.setHorizontalHeaderLabels(heads)
        table.setRowCount(len(numbers) + 1)
        table.setVerticalHeaderLabels(
            [*(fill(tr("Hand %1"), number) for number in numbers), tr("Sum", "of a column of points")]
        )
        for row, number in enumerate(numbers):
            for column, side in enumerate(self._sides):
                self._put(row, column, side, side.gains.get(number), self._own.gains[number])
            self._put_worth(row, self.worth(number), self._own.gains[number])
        for column, side in enumerate(self._sides):
            whole = all(number in side.gains for number in numbers)
            total = sum(side.gains[number] for number in numbers) if whole else None
            self._put(len(numbers), column, side, total, sum(self._own.gains.values()))
        worths = [self.worth(number) for number in numbers]
        known = [worth for worth in worths if worth is not None]
        whole_worth = sum(known) if len(known) == len(worths) else None
        self._put_worth(len(numbers), whole_worth, sum(self._own.gains.values()))
        table.horizontalHeader().setMinimumSectionSize(self.fontMetrics().averageCharWidth() * 9)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.verdict.setText("\n".join(self._verdict(numbers)))
        self.verdict.setHidden(not self.verdict.text())
        self.figures.setAccessibleDescription(f"{self.about.text()}. {self.verdict.text()}")
        if table.currentRow() < 0:
            table.setCurrentCell(0, 0)
        self._follow_cell(*self._cell)

    def _put(self, row: int, column: int, side: Side, points: int | None, own: int) -> None:
        is_better = points is not None and points > own
        text = "…" if points is None else signed(points)
        spoken = fill(tr("%1, better than you", "points"), text) if is_better else text
        self._write(row, column, text + _BETTER * is_better, spoken, is_bold=is_better or side is self._own)

    def _put_worth(self, row: int, worth: float | None, own: int) -> None:
        for place, points in enumerate((worth, None if worth is None else own - worth)):
            text = "…" if points is None else points_text(points)
            self._write(row, len(self._sides) + place, text, text, is_bold=bool(place))

    def _write(self, row: int, column: int, text: str, spoken: str, *, is_bold: bool) -> None:
        """Write a figure; screen readers are told whose it is."""
        table, item = self.figures, QTableWidgetItem(text)
        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        font = item.font()
        font.setBold(is_bold)
        item.setFont(font)
        hand = table.model().headerData(row, Qt.Orientation.Vertical)
        who = table.model().headerData(column, Qt.Orientation.Horizontal)
        whole = fill(tr("%1, %2: %3", "a hand, a player, points"), hand, who, spoken)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, whole)
        table.setItem(row, column, item)

    def _verdict(self, numbers: Sequence[int]) -> list[str]:
        """What comes of it, in sentences."""
        known = {number: worth for number in numbers if (worth := self.worth(number)) is not None}
        told = []
        if known and len(known) == len(numbers):
            own = sum(self._own.gains[number] for number in known)
            text = tr("You got %1. The cards were worth %2, so without the luck of the cards you made %3.")
            worth = sum(known.values())
            told.append(fill(text, signed(own), points_text(worth), points_text(own - worth)))
        for side in self._sides[1:]:
            both = [number for number in numbers if number in side.gains]
            better = [number for number in both if side.gains[number] > self._own.gains[number]]
            if len(better) > _FEW:
                text = tr("%1 did better than you in %2 of %3 hands.", "a player or level, and numbers")
                told.append(fill(text, side.name, len(better), len(both)))
            elif better:
                one = tr("%1 did better than you in hand %2.", "a player or level, and a number")
                text = one if len(better) == 1 else tr("%1 did better than you in hands %2.")
                told.append(fill(text, side.name, ", ".join(map(str, better))))
        done = sum(number in side.gains for side in self._levels for number in numbers)
        if done < (every := len(self._levels) * len(numbers)):
            text = tr("The levels are still playing while the duel is on the table: %1 of %2 hands are done.")
            told.append(fill(text, done, every))
        return told

    def _look(self, row: int, column: int) -> None:
        numbers = [*self._own.gains]
        if self._can_look(row, column):
            self.look_asked.emit(numbers[row], self._sides[column].who)

    def _can_look(self, row: int, column: int) -> bool:
        numbers = [*self._own.gains]
        if self.look_button.isHidden() or not (0 <= row < len(numbers) and 0 <= column < len(self._sides)):
            return False
        side = self._sides[column]
        return side.who is not None and numbers[row] in side.gains

    def _follow_cell(self, row: int, column: int, *_: int) -> None:
        self.look_button.setEnabled(self._can_look(row, column))
