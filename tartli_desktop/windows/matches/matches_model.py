"""The matches and studies of the library as a table for searching and sorting."""

import math
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from PySide6.QtCore import (
    QAbstractTableModel,
    QDate,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeySequence

from tartli_desktop.game.registry import games
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.settings.settings import MatchesOrder
from tartli_desktop.text.amounts import amount, signed
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_tip
from tartli_desktop.text.typed_names import one_line
from tartli_desktop.widgets.command_keys import shown_key

_Index = QModelIndex | QPersistentModelIndex
_MINUS = "\u2212"
SORT_ROLE = Qt.ItemDataRole.UserRole
PORTRAITS_ROLE = Qt.ItemDataRole.UserRole + 1
"""The names of the opponents' portraits."""
COLUMNS = tuple(MatchesOrder)
"""The contents of the columns, from the left."""
TITLE = COLUMNS.index(MatchesOrder.TITLE)
OPPONENT = COLUMNS.index(MatchesOrder.OPPONENT)
LEVEL = COLUMNS.index(MatchesOrder.LEVEL)
RULES = COLUMNS.index(MatchesOrder.RULES)
STANDING = COLUMNS.index(MatchesOrder.GAMES)
RESULT = COLUMNS.index(MatchesOrder.RESULT)
DATE = COLUMNS.index(MatchesOrder.DATE)


class ListedKind(Enum):
    """What the list shows."""

    ALL = "everything but the deals of the day"
    MATCHES = "matches"
    DUELS = "duels"
    DAYS = "deals of the day"
    STUDIES = "studies"


class OpenWhere(Enum):
    """Where a match or a study is open."""

    NOWHERE = "it is open nowhere"
    TABLE = "it lies on the table of this window, or a study is open in it"
    ELSEWHERE = "another copy of the program has it"


@dataclass(frozen=True)
class MatchLine:
    """One match or study in the list."""

    id: int
    """The number of the match; for a study what ``in_list`` makes of its number."""

    title: str
    opponent: str
    variant_name: str

    games: tuple[int, ...]
    """What the player has won, then what each of the others has: games, money or points. None in a study."""

    changed: datetime
    """When it was last played, with a time zone or in local time."""

    finished: bool

    level: str = ""
    """The level of the opponents, in words."""

    strength: int = 0
    """The rank of that level, from the weakest."""

    place: OpenWhere = OpenWhere.NOWHERE

    portraits: tuple[str, ...] = ()
    """The names of the opponents' portraits."""

    players: tuple[str, ...] = ()
    """The names of all players, in the order of ``games``."""

    unit: str = ""
    """The unit of ``games``, in a word."""

    hands: int = 0
    """The number of hands dealt."""

    begun: datetime | None = None
    """When it was begun, in the form of ``changed``; None if unknown."""

    is_duel: bool = False
    """Whether it is a duel, or the deal of a day."""

    is_of_day: bool = False
    """Whether it is the deal of a day."""

    @property
    def is_study(self) -> bool:
        """Whether it is a study."""
        return self.id < 0

    @property
    def kind(self) -> ListedKind:
        """Where it is listed."""
        if self.is_study:
            return ListedKind.STUDIES
        if self.is_of_day:
            return ListedKind.DAYS
        return ListedKind.DUELS if self.is_duel else ListedKind.MATCHES

    @property
    def figures(self) -> tuple[str, ...]:
        """``games`` as text."""
        # What can be lost has signs, as on the slate; games won have none.
        return tuple(map(signed if min(self.games, default=0) < 0 else amount, self.games))

    @property
    def standing(self) -> str:
        """The games of all players on one line."""
        return " ".join(filter(None, (" : ".join(self.figures), self.unit)))


class MatchesModel(QAbstractTableModel):
    """The matches as a table, with a sort key for each column. Titles can be edited.

    Signals:
        titled(match id, title): the player has given a match another title.
    """

    titled = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[MatchLine, ...] = ()
        """The matches, in no particular order."""
        self._texts: list[tuple[str, ...]] = []
        self._sort_keys: list[tuple[str | float, ...]] = []
        self._searched: list[str] = []

    def set_lines(self, lines: Sequence[MatchLine]) -> None:
        """Show other matches."""
        self.beginResetModel()
        self.lines = tuple(lines)
        self._texts = [self._texts_of(line) for line in lines]
        self._sort_keys = [_keys(line) for line in lines]
        self._searched = []
        self.endResetModel()

    def searched(self, row: int) -> str:
        """The text of a row for searching, folded."""
        if not self._searched:
            self._searched = [self._searched_in(number) for number in range(len(self.lines))]
        return self._searched[row]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == TITLE else flags

    @told_at_once
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.ToolTipRole:
            return fill(self.tr("Sort by this column (%1)"), shown_key(sort_key(section)))
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            MatchesOrder.TITLE: self.tr("Match"),
            MatchesOrder.OPPONENT: self.tr("Opponents"),
            MatchesOrder.LEVEL: self.tr("Level"),
            MatchesOrder.RULES: self.tr("Rules"),
            MatchesOrder.GAMES: self.tr("Games") if len(games()) == 1 else self.tr("Standing"),
            MatchesOrder.RESULT: self.tr("Result"),
            MatchesOrder.DATE: self.tr("Last played"),
        }[COLUMNS[section]]

    @told_at_once
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = index.row(), index.column()
        if role == SORT_ROLE:
            return self._sort_keys[row][column]
        if role == PORTRAITS_ROLE:
            return self.lines[row].portraits if column == OPPONENT else ()
        if role == Qt.ItemDataRole.ToolTipRole and column == DATE:
            return QLocale().toString(_moment(self.lines[row].changed), QLocale.FormatType.LongFormat)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._texts[row][column])
        if role == Qt.ItemDataRole.AccessibleTextRole and column == TITLE:
            # Rows are selected as a whole, but screen readers read a single cell.
            return ", ".join(filter(None, self._texts[row]))
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._texts[row][column]
        return None

    def setData(self, index: _Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        line, title = self.lines[index.row()], one_line(str(value))
        if title != line.title:
            self.titled.emit(line.id, title)
        return True

    def _texts_of(self, line: MatchLine) -> tuple[str, ...]:
        return (
            line.title,
            line.opponent,
            line.level,
            line.variant_name,
            line.standing,
            self._result(line),
            self._when(_moment(line.changed)),
        )

    def beyond_row(self, line: MatchLine) -> tuple[str, ...]:
        """What is known about a match beyond its row, in a few words each."""
        dealt = self.tr("%n hand(s)", None, line.hands) if line.hands else ""
        begun = ""
        if line.begun is not None:
            day = QLocale().toString(_moment(line.begun).date(), QLocale.FormatType.ShortFormat)
            begun = fill(self.tr("started %1", "a day follows, as 20.11.2025"), day)
        return tuple(filter(None, (dealt, begun)))

    def _result(self, line: MatchLine) -> str:
        if line.is_study:
            return self.tr("study")
        if line.finished and not any(line.games):
            # As after one deal of Tartli that was played again: nobody could win a game.
            return self.tr("over", "a match in which nobody has won anything")
        if line.finished:
            return (self.tr("lost"), self.tr("tied"), self.tr("won"))[_outcome(line) + 1]
        if line.place is OpenWhere.TABLE:
            return self.tr("on the table")
        return self.tr("open elsewhere") if line.place is OpenWhere.ELSEWHERE else self.tr("in play")

    def _when(self, moment: QDateTime) -> str:
        """Day and time in the short style of the system's language; a recent day by its name."""
        locale, short = QLocale(), QLocale.FormatType.ShortFormat
        time = locale.toString(moment.time(), short)
        match moment.date().daysTo(QDate.currentDate()):
            case 0:
                return fill(self.tr("Today, %1", "a time follows"), time)
            case 1:
                return fill(self.tr("Yesterday, %1", "a time follows"), time)
        return f"{locale.toString(moment.date(), short)}, {time}"

    def _searched_in(self, row: int) -> str:
        date = _moment(self.lines[row].changed).date()
        forms = (QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat)
        dates = (date.toString(Qt.DateFormat.ISODate), *(QLocale().toString(date, form) for form in forms))
        # A search word never spans two lines.
        return folded("\n".join((*self._texts[row], *dates)))


class MatchesOrdered(QSortFilterProxyModel):
    """The matches and studies that fit the search, sorted by a column."""

    def __init__(self, model: MatchesModel) -> None:
        super().__init__(model)
        self._matches = model
        self._words: list[str] = []
        self._kind = ListedKind.ALL
        self.setSourceModel(model)
        self.setSortRole(SORT_ROLE)
        self.setSortLocaleAware(True)

    def sift(self, kind: ListedKind, text: str) -> None:
        """Show what is of this kind and contains every word of a text."""
        wanted = kind, folded(text).split()
        if wanted != (self._kind, self._words):
            self._kind, self._words = wanted
            # Setting the filter makes this version of Qt, whichever it is, filter the rows again.
            self.setFilterFixedString(" ".join(self._words))

    def line(self, row: int) -> MatchLine:
        """The match in a row of this model."""
        return self._matches.lines[self.mapToSource(self.index(row, 0)).row()]

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:
        kind = self._matches.lines[row].kind
        if kind is ListedKind.DAYS if self._kind is ListedKind.ALL else kind is not self._kind:
            return False
        return all(word in self._matches.searched(row) for word in self._words)


def day_and_zone() -> tuple[QDate, int]:
    """What the dates of the list depend on besides the matches: the day, and the seconds from UTC."""
    now = QDateTime.currentDateTime()
    return now.date(), now.offsetFromUtc()


def sort_key(column: int) -> QKeySequence:
    """The key that sorts by a column, counted from the left."""
    return QKeySequence(f"Ctrl+{column + 1}")


def folded(text: str) -> str:
    """A text without case and diacritics for searching: "Őrsi" is found by "orsi", a minus by a hyphen."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace(_MINUS, "-"))
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def _keys(line: MatchLine) -> tuple[str | float, ...]:
    lead, result = -math.inf, -1
    if not line.is_study:
        mine, theirs = line.games[0], max(line.games[1:])
        # Of two matches won by the same margin, the longer one counts more.
        lead = mine - theirs + mine / 1000
        result = _outcome(line) + 2 if line.finished else 0
    title, opponent, rules = (text.casefold() for text in (line.title, line.opponent, line.variant_name))
    return title, opponent, line.strength, rules, lead, result, line.changed.timestamp()


def _outcome(line: MatchLine) -> int:
    """1 if won, also with a partner; -1 if lost; 0 for a draw."""
    mine, others = line.games[0], line.games[1:]
    return 0 if set(others) == {mine} else 1 if mine >= max(others) else -1


def _moment(moment: datetime) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(round(moment.timestamp() * 1000))
