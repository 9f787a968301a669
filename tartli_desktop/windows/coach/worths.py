"""The rows of a list of actions with what each is worth, in the words of their game."""

import math
from collections.abc import Hashable, Iterable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QPersistentModelIndex, Qt

from tartli_desktop.face.learning.hint import Hints
from tartli_desktop.game.evaluating import Figures
from tartli_desktop.game.match import Action, View
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.text.amounts import points_text
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Worths")

ACTION, POINTS, WINS = range(3)
"""The columns."""

_COARSE = 10.0
"""From this error on, decimals say nothing."""

UNKNOWN = "?"
"""What can be typed for something that is not known."""

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class WorthRow(Struct, frozen=True):
    """An action, and what it is worth as far as that is known."""

    key: Hashable
    """The action itself, or anything else that tells the rows of one list apart."""

    words: str
    figures: Figures | None = None
    note: str = ""
    """What else is told about it, such as that it was the player's own answer."""
    codes: frozenset[str] = frozenset()
    """What can be typed to find it beside its words, in lower case: "hu"."""

    @property
    def points(self) -> str:
        """The points with their error: "+3.2 ± 0.4"; empty if they are not known."""
        if self.figures is None:
            return ""
        error = self.figures.error
        told = points_text(self.figures.points, even=0.0 < error < math.inf, whole=error >= _COARSE)
        if not error:
            return told
        if math.isinf(error):
            return fill(tr("about %1"), told)
        return f"{told} ± {_short(error)}"

    @property
    def wins(self) -> str:
        """The chance to win: "63%"; never 0 or 100 where it is only estimated. Empty if it is not known."""
        if self.figures is None or self.figures.wins is None:
            return ""
        least, most = (1, 99) if self.figures.error else (0, 100)
        share = min(max(round(100 * self.figures.wins), least), most)
        return fill(tr("%1%"), QLocale().toString(share))

    @property
    def spoken(self) -> str:
        """The whole row, as it is read out."""
        parts = [self.words, self.note]
        if self.figures is not None:
            points, error = points_text(self.figures.points), self.figures.error
            if not error:
                parts.append(fill(tr("exactly %1 points"), points))
            elif math.isinf(error):
                parts.append(fill(tr("about %1 points"), points))
            else:
                parts.append(fill(tr("%1 points, give or take %2"), points, _short(error)))
            if self.wins:
                parts.append(fill(tr("wins: %1"), self.wins))
        return ", ".join(filter(None, parts))


def _short(error: float) -> str:
    return QLocale().toString(max(error, 0.1), "f", 0 if error >= _COARSE else 1)


def worth_rows(
    hints: Hints,
    view: View,
    values: Mapping[Action, object],
    others: Iterable[Action] = (),
    notes: Mapping[Action, str] | None = None,
) -> list[WorthRow]:
    """A row for each action that was valued, the best first, and then for each of some others.

    Args:
        hints: the hints of the game.
        view: what the player knows who is to act.
        values: what ``evaluate`` of the opponents returns.
        others: actions to list even if they have no value.
        notes: what else is told about some of the actions.
    """
    notes = notes or {}
    rows = [
        WorthRow(
            action, hints.action_name(action, view, worth), hints.figures(worth, view), notes.get(action, "")
        )
        for action, worth in values.items()
    ]
    rows += [
        WorthRow(action, hints.action_name(action, view), note=notes.get(action, ""))
        for action in others
        if action not in values
    ]
    return in_order(rows)


def reason(hints: Hints, view: View, values: Mapping[Action, object], names: Sequence[str]) -> str:
    """What speaks for the best action of the list.

    Empty where the strongest level would do something else, because the difference may be chance.
    """
    hint = hints.hint_of(view, values)
    return hints.sentence(hint, view, names) if is_best(hints, view, values, hint.action) else ""


def is_best(hints: Hints, view: View, values: Mapping[Action, object], action: Action) -> bool:
    """Whether nothing is listed before an action."""
    orders = {each: hints.figures(worth, view).order for each, worth in values.items()}
    return bool(orders) and orders.get(action, -math.inf) == max(orders.values())


def in_order(rows: Iterable[WorthRow]) -> list[WorthRow]:
    """Rows in order of worth, the best first; those without a value come last, in the order they have."""

    def place(row: WorthRow) -> float:
        return math.inf if row.figures is None else -row.figures.order

    return sorted(rows, key=place)


class WorthModel(QAbstractTableModel):
    """The rows, of which only those are shown whose words contain what the player types."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: dict[Hashable, WorthRow] = {}
        self._order: list[Hashable] = []
        self._shown: list[Hashable] = []
        self._typed = ""
        self.wins_header = ""
        """What the chance to win is called; by default "Wins"."""

    @property
    def has_rows(self) -> bool:
        """Whether there are any rows, shown or not."""
        return bool(self._rows)

    def row(self, index: int) -> WorthRow | None:
        """A row that is shown; None if there is none at this place."""
        return self._rows[self._shown[index]] if 0 <= index < len(self._shown) else None

    def place_of(self, key: Hashable) -> int | None:
        """Where the row with this key is shown; None if it is not."""
        return self._shown.index(key) if key in self._shown else None

    def tell(self, rows: Sequence[WorthRow], *, keeps_order: bool) -> None:
        """Show these rows.

        ``keeps_order`` leaves those where they are that are there already; new ones come after them.
        """
        self._rows = {row.key: row for row in rows}
        if keeps_order:
            old = [key for key in self._order if key in self._rows]
            self._order = [*old, *(key for key in self._rows if key not in {*old})]
        else:
            self._order = list(self._rows)
        self._show()

    def sort_again(self) -> None:
        """Put all rows in order of worth."""
        self._order = [row.key for row in in_order(self._rows[key] for key in self._order)]
        self._show()

    def filter(self, typed: str) -> None:
        """Show only the rows with these codes, or if there are none, those that contain each of the words."""
        self._typed = typed
        self._show()

    def _show(self) -> None:
        words = self._typed.casefold().split()

        def fits(key: Hashable) -> bool:
            text = self._rows[key].words.casefold()
            return all(word in text for word in words)

        typed = [key for key in self._order if words and self._rows[key].codes.issuperset(words)]
        shown = typed or [key for key in self._order if fits(key)]
        if shown == self._shown:
            if shown:
                self.dataChanged.emit(self.index(0, 0), self.index(len(shown) - 1, WINS))
        elif {*shown} == {*self._shown}:
            self._move(shown)
        else:
            self.beginResetModel()
            self._shown = shown
            self.endResetModel()

    def _move(self, shown: list[Hashable]) -> None:
        """Bring the same rows into another order; what is selected goes with its row."""
        self.layoutAboutToBeChanged.emit()
        before, self._shown = self._shown, shown
        for index in self.persistentIndexList():
            self.changePersistentIndex(index, self.index(shown.index(before[index.row()]), index.column()))
        self.layoutChanged.emit()

    # What Qt asks

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else 3

    @told_at_once
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row(index.row())
        if row is None:
            return None
        column = index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            words = f"{row.words} ({row.note})" if row.note else row.words
            return (words, row.points, row.wins)[column]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.spoken if column == ACTION else None
        if role == Qt.ItemDataRole.TextAlignmentRole and column != ACTION:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    @told_at_once
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            heads = (tr("What to do"), tr("Points"), self.wins_header or tr("Wins"))
            return heads[section]
        if role == Qt.ItemDataRole.ToolTipRole and section == POINTS:
            return tr(
                "The points that you can expect, and how uncertain they are (±); without ±, they are exact"
            )
        if role == Qt.ItemDataRole.ToolTipRole and section == WINS:
            return tr("How often it wins: the game in Tartli, points from this hand in Ulti and Tarokk")
        return None
