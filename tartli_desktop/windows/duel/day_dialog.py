"""The deals of the days of a game: a calendar with the player's results."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date

from msgspec import Struct
from PySide6.QtCore import QDate, QLocale, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontInfo, QPainter, QTextCharFormat
from PySide6.QtWidgets import QBoxLayout, QCalendarWidget, QComboBox, QDialogButtonBox, QVBoxLayout, QWidget

from tartli_desktop.face import face_of
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import FittedDialog
from tartli_desktop.widgets.papers.sheet import plain_label

tr = Context("Duel")
_SMALL = 0.85
"""The size of points in a calendar, relative to its days."""
_BAR = """
    #qt_calendar_navigationbar { background: palette(button); }
    QToolButton { color: palette(button-text); font-weight: bold; }
    QToolButton:disabled { color: palette(mid); }
    #qt_calendar_monthbutton::menu-indicator { image: none; }
    #qt_calendar_prevmonth { qproperty-arrowType: LeftArrow; }
    #qt_calendar_nextmonth { qproperty-arrowType: RightArrow; }
"""
_MINUTE = 60_000
"""Milliseconds between two looks at the clock."""


class DayPlayed(Struct, frozen=True):
    """The deal of a day that the player has begun."""

    match_id: int
    gain: int | None
    """What it brought; None while it is not over."""


class Calendar(QCalendarWidget):
    """A month of days, with what the deal of each brought the player."""

    def __init__(self) -> None:
        super().__init__()
        self.played: Mapping[date, DayPlayed] = {}
        """The deals that were begun."""
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setGridVisible(True)
        self.setFirstDayOfWeek(QLocale().firstDayOfWeek())
        weekend = QTextCharFormat()
        weekend.setForeground(self.palette().brightText())
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.setWeekdayTextFormat(day, weekend)
        # WORKAROUND (Qt 6.11): it paints an arrow over the month, black arrows in dark colours, and the year
        # last in every language.
        month, bar = (self.findChild(QWidget, f"qt_calendar_{of}") for of in ("monthbutton", "navigationbar"))
        if month and bar and isinstance(row := bar.layout(), QBoxLayout):
            bar.setStyleSheet(_BAR)
            if QLocale().dateFormat().startswith("y"):
                row.insertWidget(4, month)

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate | date) -> None:
        """Paint a day, with the points beneath its number."""
        found = self.played.get(day if isinstance(day, date) else _date(day))
        upper = QRect(rect)
        upper.setHeight(rect.height() * 3 // 5)
        super().paintCell(painter, rect if found is None else upper, day)  # type: ignore[arg-type]
        if found is None:
            return
        lower = QRect(QPoint(rect.left(), upper.bottom() + 1), rect.bottomRight())
        font = self.font()
        font.setBold(True)
        font.setPixelSize(round(QFontInfo(font).pixelSize() * _SMALL))
        painter.save()
        painter.setFont(font)
        painter.fillRect(lower, self.palette().alternateBase())
        painter.setPen(self.palette().text().color())
        painter.drawText(
            lower, Qt.AlignmentFlag.AlignCenter, "…" if found.gain is None else signed(found.gain)
        )
        painter.restore()


class DayDialog(FittedDialog):
    """Chooses the deal of a day, today's at first.

    Args:
        games: the names of the games.
        game: the game that is shown at first.
        played: returns which deals of a game the player has begun.
        told: says how the levels did with a deal that is over.
        today: gives the current date.

    Signals:
        chosen(game, day): the player wants to play this deal, or to see its result.
    """

    chosen = Signal(str, object)

    def __init__(
        self,
        games: Sequence[str],
        game: str,
        played: Callable[[str], Mapping[date, DayPlayed]],
        told: Callable[[int], str],
        today: Callable[[], date],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._played, self._told, self._today = played, told, today
        self.setWindowTitle(tr("Deal of the day"))
        self.game = QComboBox()
        for name in games:
            self.game.addItem(face_of(name).game_name(), name)
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        self.game.setAccessibleName(tr("Game"))
        self.game.setVisible(len(games) > 1)
        about = tr("Every day everybody gets the same hand, and a player of each level plays it too.")
        self.calendar = Calendar()
        table = self.calendar.focusProxy()
        assert table is not None
        table.setAccessibleName(tr("Days, with your results"))
        self.line, self.month = plain_label(""), plain_label("")
        buttons, roles = QDialogButtonBox(), QDialogButtonBox.ButtonRole
        self.play_button = add_button(buttons, "", roles.AcceptRole)
        self.play_button.setDefault(True)
        add_button(buttons, tr("&Cancel"), roles.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.setSpacing(10)
        for part in (plain_label(about), self.game, self.calendar, self.line, self.month, buttons):
            rows.addWidget(part, 1 if part is self.calendar else 0)
        self.accepted.connect(lambda: self.chosen.emit(self.game.currentData(), self.day))
        self.game.currentIndexChanged.connect(self._show_game)
        self.calendar.selectionChanged.connect(self._follow)
        self.calendar.currentPageChanged.connect(lambda *_: self._sum_up())
        self.calendar.activated.connect(lambda _: self.accept())
        minutes = QTimer(self)
        minutes.timeout.connect(self._follow_clock)
        minutes.start(_MINUTE)
        self._follow_clock()
        self.calendar.setSelectedDate(self.calendar.maximumDate())
        self._show_game()
        self.calendar.setFocus()

    @property
    def day(self) -> date:
        """The day that is chosen."""
        return _date(self.calendar.selectedDate())

    def _follow_clock(self) -> None:
        """Offer the deals up to that of the current day, which may have begun meanwhile."""
        today = self._today()
        self.calendar.setMaximumDate(QDate(today.year, today.month, today.day))

    def _show_game(self) -> None:
        self.calendar.played = self._played(self.game.currentData())
        self.calendar.updateCells()
        self._follow()
        self._sum_up()

    def _follow(self) -> None:
        """Say what came of the deal of the chosen day."""
        found, shown = self.calendar.played.get(self.day), QLocale().toString(self.calendar.selectedDate())
        if found is None:
            text = tr("%1: not played yet.", "a day")
            words = tr("&Play this deal")
        elif found.gain is None:
            text = tr("%1: started, not finished.", "a day")
            words = tr("&Go on")
        else:
            text = f"%1: {self._told(found.match_id)}"
            words = tr("&Show the result")
        self.line.setText(fill(text, shown))
        self.play_button.setText(words)
        announce(self.calendar, self.line.text())

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        room = QSize(letters.averageCharWidth() * 72, letters.height() * 30)
        return super().sizeHint().expandedTo(room)

    def _sum_up(self) -> None:
        """Say how the month went."""
        year, month = self.calendar.yearShown(), self.calendar.monthShown()
        days = self.calendar.played.items()
        gains = [
            each.gain
            for day, each in days
            if (day.year, day.month) == (year, month) and each.gain is not None
        ]
        deals = len(gains)
        text = tr("This month: %n deal(s), %1 in all.", "points", deals)
        self.month.setText(fill(text, signed(sum(gains))) if deals else "")


def _date(day: QDate) -> date:
    return date(day.year(), day.month(), day.day())
