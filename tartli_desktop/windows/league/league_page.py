"""The page of the league: the table, the evenings, two people compared, and past seasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QListWidget,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.characters.characters import GUESTS
from tartli_desktop.face import face_of
from tartli_desktop.game.registry import games
from tartli_desktop.league.schedule import MEMBERS, PLAYER
from tartli_desktop.league.season import Line, Season
from tartli_desktop.looks.portraits import portrait
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.dialog_geometry import room_on_screen
from tartli_desktop.widgets.dialogs.forms import Explanation, FittedDialog
from tartli_desktop.widgets.paged_tabs import PagedTabs
from tartli_desktop.widgets.papers.sheet import plain_label

from . import league_words
from .cups import CupLabel, CupsToWin

if TYPE_CHECKING:
    from .league_at_table import LeagueAtTable

_Role = QDialogButtonBox.ButtonRole
_PORTRAIT = 1.5
"""The height of a portrait, in lines."""


class LeaguePage(FittedDialog):
    """Shows the season of a game, and begins and carries on what is played in it.

    Args:
        league: has the seasons.
        settings: the player's choices for a new season.
        game: the game that is shown first.
    """

    def __init__(self, league: LeagueAtTable, settings: Settings, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._league, self._settings = league, settings
        self.setWindowTitle(self.tr("League"))
        self.games = QComboBox()
        for name in games():
            self.games.addItem(face_of(name).game_name(), name)
        self.games.setAccessibleName(self.tr("Game"))
        self.games.setCurrentIndex(self.games.findData(game))
        self.heading = plain_label("")
        self.cup, self._to_win = CupLabel(), CupsToWin()
        self.table = self._made_table()
        self.evening, self.tables = QComboBox(), _listed(self.tr("Tables of the evening"))
        self.evening.setAccessibleName(self.tr("Evening"))
        self.one, self.other, self.meetings = QComboBox(), QComboBox(), _listed(self.tr("Meetings"))
        self.past = _listed(self.tr("Past seasons"))
        self.tabs = PagedTabs()
        self.buttons = QDialogButtonBox()
        self.play_button = add_button(self.buttons, "", _Role.AcceptRole)
        self.others_button = add_button(self.buttons, "", _Role.ActionRole)
        self.new_button = add_button(self.buttons, self.tr("&New season…"), _Role.ActionRole)
        self.close_button = add_button(self.buttons, self.tr("&Close"), _Role.RejectRole)
        self._lay_out()
        self._connect()
        self._shown: Season | None = None
        self._follow()
        self._usual_button().setFocus()

    @property
    def game(self) -> str:
        """The game that is shown."""
        return str(self.games.currentData())

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 150, letters.height() * 34)

    # Building

    def _made_table(self) -> QTableWidget:
        heads = (
            self.tr("Place"),
            self.tr("Name"),
            self.tr("Evenings", "a column of numbers"),
            self.tr("League points"),
            self.tr("Card points"),
            self.tr("Form"),
        )
        table = QTableWidget(len(MEMBERS), len(heads))
        table.setAccessibleName(self.tr("Table of the season"))
        table.setHorizontalHeaderLabels([each.replace(" ", "\n", 1) for each in heads])
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.verticalHeader().hide()
        line = round(_PORTRAIT * self.fontMetrics().height())
        table.verticalHeader().setDefaultSectionSize(line + 2)
        table.setIconSize(QSize(line, line))
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        return table

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.games)
        top.addWidget(self.cup)
        top.addWidget(self.heading, 1)
        legend = Explanation()
        legend.setText(self.tr("League points after the names, card points in brackets."))
        self.tabs.addTab(_page(self.evening, self.tables, legend), self.tr("E&venings"))
        two = QWidget()
        pair = QHBoxLayout(two)
        pair.setContentsMargins(0, 0, 0, 0)
        for box, name in ((self.one, self.tr("One")), (self.other, self.tr("The other"))):
            box.setAccessibleName(name)
            for member in MEMBERS:
                box.addItem(league_words.name_of(member), member)
            pair.addWidget(box, 1)
        self.tabs.addTab(_page(two, self.meetings), self.tr("&Head to head"))
        self.tabs.addTab(_page(self.past), self.tr("&Past seasons"))
        self.other.setCurrentIndex(1)
        middle = QHBoxLayout()
        middle.addWidget(self.table, 6)
        middle.addWidget(self.tabs, 5)
        middle.addWidget(self._to_win, 1)
        rows = QVBoxLayout(self)
        rows.addLayout(top)
        rows.addLayout(middle, 1)
        rows.addWidget(self.buttons)

    def _connect(self) -> None:
        self.games.currentIndexChanged.connect(self._change_game)
        self.evening.currentIndexChanged.connect(self._show_evening)
        for box in (self.one, self.other):
            box.currentIndexChanged.connect(self._compare)
        self.table.currentCellChanged.connect(lambda row, *_: self._compare_with(row))
        self.play_button.clicked.connect(self._play)
        self.others_button.clicked.connect(self._let_others_play)
        self.new_button.clicked.connect(self._ask_for_season)
        self.buttons.rejected.connect(self.reject)
        self._league.changed.connect(self._follow)

    def _usual_button(self) -> QPushButton:
        shown = (self.play_button, self.others_button, self.new_button)
        return next(each for each in shown if each.isEnabled())

    # Showing

    def _change_game(self) -> None:
        self._shown = None
        self._follow()

    def _follow(self) -> None:
        """Show the season as it stands now."""
        in_play = self._league.season(self.game)
        season = None if in_play is None else in_play.season
        is_playing = in_play is not None and in_play.is_playing
        self.table.setVisible(season is not None)
        self.tabs.setVisible(season is not None)
        self._to_win.setVisible(season is None)
        self.cup.show_cup(season if season is not None and season.cup else None)
        has_mine = season is not None and not season.is_over and season.results_of(season.now)[0] is None
        has_begun = has_mine and self._league.has_begun(self.game)
        go_on, play = self.tr("Go on with my &evening"), self.tr("Play my &evening")
        self.play_button.setText(go_on if has_begun else play)
        self.play_button.setEnabled(has_mine)
        self.others_button.setText(
            self.tr("&Stop the other tables") if is_playing else self.tr("Let the &other tables play")
        )
        self.others_button.setEnabled(season is not None and season.to_play is not None)
        self._usual_button().setDefault(True)
        if season is None:
            self.heading.setText(
                self.tr(
                    "You and the twelve people of the café play a season of several evenings, each with "
                    "other people at your table. For everybody there whom you beat you get two league "
                    "points. The first three win a cup."
                )
            )
            return
        self.heading.setText(league_words.heading(season))
        self.table.setAccessibleDescription(self.heading.text())
        self._fill_table(season.lines())
        self._fill_evenings(season, is_new=season.now != (self._shown and self._shown.now))
        self._shown = season
        self._show_evening()
        self._compare()
        self._fill(self.past, map(league_words.past_line, self._league.past(self.game)))

    def _fill_table(self, lines: tuple[Line, ...]) -> None:
        for row, line in enumerate(lines):
            texts = (
                f"{line.place}.",
                league_words.name_of(line.member),
                str(line.played),
                str(line.points),
                league_words.figure(line.card_points),
                league_words.form_of(line),
            )
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setData(Qt.ItemDataRole.UserRole, line.member)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, league_words.line_read(line))
                font = item.font()
                font.setBold(line.member == PLAYER)
                item.setFont(font)
                if column != 1:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.table.setItem(row, column, item)
            size = self.table.iconSize().height()
            drawn = portrait(line.member or GUESTS[0], size, self.devicePixelRatioF())
            if (named := self.table.item(row, 1)) is not None:
                named.setIcon(QIcon(drawn))
        self._make_room_for_names()

    def _make_room_for_names(self) -> None:
        """Let the words beside the table wrap before a name in it is cut off."""
        table, head = self.table, self.table.horizontalHeader()
        wide = sum(
            max(table.sizeHintForColumn(each), head.sectionSizeHint(each)) for each in range(head.count())
        )
        frame = 2 * table.frameWidth() + table.verticalScrollBar().sizeHint().width()
        table.setMinimumWidth(min(wide + frame, room_on_screen(self).width() * 2 // 3))

    def _fill_evenings(self, season: Season, *, is_new: bool) -> None:
        """Offer the evenings so far; a new one is shown at once."""
        last = min(season.now, season.evenings - 1)
        if is_new or self.evening.count() != last + 1:
            self.evening.blockSignals(True)
            self.evening.clear()
            for number in range(last + 1):
                self.evening.addItem(fill(self.tr("Evening %1 of %2"), number + 1, season.evenings))
            self.evening.setCurrentIndex(last)
            self.evening.blockSignals(False)

    def _show_evening(self) -> None:
        in_play, evening = self._league.season(self.game), self.evening.currentIndex()
        if in_play is not None and evening >= 0:
            season = in_play.season
            lines = league_words.evening_lines(season, evening, is_playing=in_play.is_playing)
            self._fill(self.tables, lines)

    def _compare(self) -> None:
        if self._shown is not None:
            one, other = str(self.one.currentData()), str(self.other.currentData())
            self._fill(self.meetings, league_words.compared(self._shown, one, other))

    def _compare_with(self, row: int) -> None:
        """Compare whoever is chosen in the table with the player."""
        item = self.table.item(row, 0)
        member = "" if item is None else str(item.data(Qt.ItemDataRole.UserRole))
        if member:
            self.one.setCurrentIndex(self.one.findData(PLAYER))
            self.other.setCurrentIndex(self.other.findData(member))

    @staticmethod
    def _fill(listed: QListWidget, lines: Iterable[str]) -> None:
        row = listed.currentRow()
        listed.clear()
        listed.addItems([*lines])
        listed.setCurrentRow(min(max(row, 0), listed.count() - 1))

    # What is played

    def _play(self) -> None:
        self.accept()
        self._league.play(self.game)

    def _let_others_play(self) -> None:
        in_play = self._league.season(self.game)
        if in_play is not None:
            (in_play.stop if in_play.is_playing else in_play.start)()

    def _ask_for_season(self) -> None:
        from .new_season import NewSeasonDialog

        in_play = self._league.season(self.game)
        gives_up = in_play is not None and not in_play.season.is_over
        dialog = NewSeasonDialog(self._settings, self.game, self, gives_up=gives_up)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._begin(*dialog.chosen()))
        dialog.open()

    def _begin(self, variant: object, evenings: int, hands: int) -> None:
        self._league.begin(self.game, variant, evenings, hands)
        self._usual_button().setFocus()


def _listed(name: str) -> QListWidget:
    listed = QListWidget()
    listed.setWordWrap(True)
    listed.setSpacing(2)
    listed.setAccessibleName(name)
    return listed


def _page(*parts: QWidget) -> QWidget:
    page = QWidget()
    rows = QVBoxLayout(page)
    for part in parts:
        rows.addWidget(part)
    return page
