"""The one window of the program: menus, the table, and the matches that are put on it."""

from __future__ import annotations

import logging
import random
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QByteArray, QElapsedTimer, QEvent, QLocale, QObject, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMainWindow, QMenu, QMessageBox

from tartli_desktop import ai, deals, practice, translation
from tartli_desktop.engine import AUSTRIAN, HUNGARIAN, Card, Match, RecordError, Variant
from tartli_desktop.journal import RETRY_AFTER, Journal
from tartli_desktop.lesson import LEVEL, Lesson, Teacher, new_match, unhurried
from tartli_desktop.own_words import (
    LESSON_TITLE,
    YOU,
    name_shown,
    title_kept,
    title_of_deal,
    title_of_players,
    title_shown,
)
from tartli_desktop.practice import LESSON, PRACTICE, SAID, TWO, Again
from tartli_desktop.session import HUMAN, Session, draw_for_dealer
from tartli_desktop.slate.tally import Tally, tally_of
from tartli_desktop.store import durable, packs, settings_file
from tartli_desktop.store.keys import Keys
from tartli_desktop.store.matches import (
    MatchHead,
    MatchRow,
    MatchStore,
    StoredMatch,
    new_stored,
    notes_extras,
)
from tartli_desktop.store.paths import Places
from tartli_desktop.store.problems import (
    HeldElsewhere,
    SettingsNotSaved,
    StoreError,
    Trouble,
    trouble_of_system,
)
from tartli_desktop.store.settings import DialogPlace, Settings, VariantChoice
from tartli_desktop.thinking import Thinker
from tartli_desktop.translation import fill
from tartli_desktop.two_people import TwoPeople

from . import boxes, icons, prompts, troubles
from .colours import apply_colour_scheme
from .commands import fixed_keys, give_keys
from .dialog_places import DialogPlaces
from .focus_ring import FocusRing
from .play_area import PlayArea
from .points_entry import PointsEntry
from .points_place import wanted_free
from .reopening import Reopening
from .text_size import apply_text_scale

if TYPE_CHECKING:
    from tartli_desktop.store.statistics import Choice, Statistics

    from .library import Library
    from .match_files import MatchFiles
    from .new_match import NewMatch
    from .statistics_dialog import StatisticsDialog

_log = logging.getLogger(__name__)


_SLATE_SCALE = 3.0
"""Pixels of a saved slate for each on the screen at its plainest."""


LEAST_SIZE = QSize(940, 560)
"""Of the window, in logical pixels: below it the words beside the table are cut."""

LOCKED_FOR = 2.5
"""Seconds for which another program may use the matches before the player is told in a message."""


class MainWindow(QMainWindow):
    """The window. It owns the match that is being played, and saves what is to last.

    Dialogs are imported when they are first opened, since the program should be there quickly.
    """

    def __init__(self, places: Places, settings: Settings, store: MatchStore) -> None:
        super().__init__()
        self._places = places
        self._settings = settings
        self._store = store
        self._session: Session | None = None
        self._journal: Journal | None = None
        self._looked_at: StoredMatch | None = None
        """The match on the table, where another copy of the program plays it."""
        self._thinker = Thinker(self)
        self._menus: list[QMenu] = []
        self._entries: dict[str, QAction] = {}
        """The entries that are this window's own, by their pictures."""
        self._title = ""
        self._language_told = False
        self._commands: dict[str, QAction] = {}
        self._messages: list[tuple[str, str, bool]] = []
        self._is_seen = False
        self._table_store = store
        self._leaves_unsaved = False
        self._behind_for = QElapsedTimer()
        self._behind_told = False
        self._shows_behind = False
        self._keep_again = QTimer(self, interval=round(1000 * RETRY_AFTER))
        self._keep_again.timeout.connect(self._keep_after_all)
        self._open_again = QTimer(self, interval=round(1000 * RETRY_AFTER))
        self._open_again.timeout.connect(self._open_after_all)
        self._settings_told = False
        self._kept_order = ""
        self._library: Library | None = None
        FocusRing(self)
        self.area = PlayArea(settings, self, packs.packs_folder(places))
        self._dialog_places = DialogPlaces(settings.dialog_places, self)
        self._dialog_places.changed.connect(self._keep_dialog_places)
        self.area.dialog_places = self._dialog_places
        self.area.faces.when_unreadable = self._tell_unreadable
        self.area.new_match_asked.connect(self.open_new_match)
        self.area.again_asked.connect(self._play_again)
        self.area.back_asked.connect(self._go_back)
        self.area.guide.rules_asked.connect(self.open_how_to_play)
        self.area.guide.lesson_asked.connect(self.begin_lesson)
        self.area.guide.said.connect(self._keep_said)
        self.area.order_changed.connect(self._keep_order)
        self.area.settings_changed.connect(self.change_settings)
        self.area.why_asked.connect(self.open_how_to_play)
        self.area.shown.connect(self._keep_own_order)
        self.setCentralWidget(self.area)
        self.setWindowTitle(self.tr("Tartli"))
        self._points = PointsEntry(self.area.faces, self._dialog_places, self, lambda: wanted_free(self.area))
        self._points.kept.connect(self._keep_points_card)
        self.area.shown.connect(self._follow_points)
        self._make_menus()
        # The table would take what is dragged over it for something of its scene.
        self.area.view.setAcceptDrops(False)
        self.setAcceptDrops(True)
        self._restore_geometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._points.card is not None:
            # The card beside the table never takes the keys from it.
            self._points.trigger()
        else:
            super().keyPressEvent(event)

    # Menus

    def _make_menus(self) -> None:
        """Make the menus, or in another language fill those that are there anew, with the same actions."""
        self._menus_there = iter(tuple(self._menus))
        match_menu = self._menu(self.tr("&Match"))
        self._entry(match_menu, self.tr("&New match …"), "Ctrl+N", self.open_new_match, "new-match")
        self._entry(match_menu, self.tr("My &matches …"), "Ctrl+O", self.open_matches, "matches")
        self._entry(match_menu, self.tr("S&tatistics …"), "Ctrl+T", self.open_statistics, "statistics")
        self._slate_entry = self._entry(
            match_menu, self.tr("Save the slate as a &picture …"), "", self.save_slate, "slate"
        )
        self._text_entry = self._entry(
            match_menu, self.tr("&Copy this hand as text"), "Ctrl+Shift+C", self.copy_hand, "copy"
        )
        self._deal_entry = self._entry(
            match_menu, self.tr("Check this &deal …"), "", self.open_deal_check, "check-deal"
        )
        match_menu.addSeparator()
        self._entry(match_menu, self.tr("&Import matches …"), "", self.open_import, "import")
        self._export_entry = self._entry(
            match_menu, self.tr("&Export this match …"), "", self.export_match, "export"
        )
        self._follow_match()
        match_menu.addSeparator()
        self._entry(match_menu, self.tr("&Settings …"), "Ctrl+,", self.open_settings, "settings")
        match_menu.addSeparator()
        self._entry(match_menu, self.tr("&Quit"), "Ctrl+Q", self.close, "quit")
        play_menu = self._menu(self.tr("&Play"))
        area = self.area
        for action in (area.declare_action, area.bela_action, area.exchange_action, area.out_action):
            play_menu.addAction(action)
        play_menu.addSeparator()
        play_menu.addAction(area.talon_action)
        play_menu.addAction(area.said_action)
        play_menu.addSeparator()
        play_menu.addActions([area.two.out_action, area.two.speak_action])
        play_menu.addAction(area.take_back_action)
        play_menu.addAction(area.gather_action)
        play_menu.addAction(area.look_action)
        play_menu.addAction(area.shown_action)
        play_menu.addAction(area.hint_action)
        play_menu.addSeparator()
        play_menu.addAction(area.again_action)
        play_menu.addAction(area.swapped_action)
        view_menu = self._menu(self.tr("&View"))
        view_menu.addAction(area.slate_action)
        self._points.say()
        view_menu.addAction(self._points)
        self._full_screen = self._entry(
            view_menu, self.tr("&Full screen"), "F11", self._toggle_full_screen, "full-screen"
        )
        self._full_screen.setCheckable(True)
        help_menu = self._menu(self.tr("&Help"))
        self._entry(help_menu, self.tr("&How to play"), "F1", self.open_how_to_play, "how-to-play")
        self._entry(help_menu, self.tr("&Guided first hand"), "", self.begin_lesson, "play-again")
        help_menu.addAction(area.why_action)
        self._entry(help_menu, self.tr("&About Tartli"), "", self.open_about, "about")
        self._commands |= area.commands | {"points": self._points}
        give_keys(self._commands, self._settings.keys)

    def _menu(self, title: str) -> QMenu:
        there = next(self._menus_there, None)
        if there is not None:
            there.clear()
            there.setTitle(title)
            return there
        menu = QMenu(title, self)
        self._menus.append(menu)
        icons.illustrate(menu)
        self.menuBar().addMenu(menu)
        return menu

    def _entry(self, menu: QMenu, text: str, key: str, done: Callable[[], object], picture: str) -> QAction:
        if picture in self._entries:
            self._entries[picture].setText(text)
            menu.addAction(self._entries[picture])
            return self._entries[picture]
        action = self._entries[picture] = QAction(text, self)
        icons.set_picture(action, picture)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda _checked=False: done())
        menu.addAction(action)
        command = picture.replace("-", "_")
        if command != "slate" and command in Keys.__struct_fields__:
            self._commands[command] = action
        return action

    def _follow_match(self) -> None:
        """Enable what can be done with the match on the table."""
        entries = (self._slate_entry, self._text_entry, self._deal_entry, self._export_entry)
        for entry in entries:
            entry.setEnabled(self._session is not None)
        self._follow_points()

    def _follow_points(self) -> None:
        """Let the card beside the table tell of the rules and the trumps on it."""
        trump = None if self._session is None else self._session.view.trump
        self._points.follow(self._rules_to_tell(), trump)

    def _keep_points_card(self, laid: bool) -> None:
        self._keep_settings(msgspec.structs.replace(self._settings, points_card=laid))

    # Start and end

    def begin(self, files: Sequence[Path] = ()) -> None:
        """Put the last unfinished match that can be played on the table, or offer a first one.

        Args:
            files: matches to take in first; the last of them is shown.
        """
        taken = self._take_in(files)
        try:
            unfinished = self._store.unfinished()
        except StoreError as error:
            self.tell(self.tr("Your matches"), troubles.not_saved(error))
            unfinished = ()
        if taken in unfinished:
            unfinished = (taken, *(match_id for match_id in unfinished if match_id != taken))
        if not any(self.resume(match_id) for match_id in unfinished):
            self._welcome()
        self._follow_points()
        if self._settings.points_card:
            self._points.lay()
        if taken is not None and not self._is_on_table(taken):
            self.open_matches(taken)

    def open_later(self) -> None:
        """Try again to open the matches, for which the store stands in; what was played is saved then."""
        self._open_again.start()
        self._show_behind()

    def _open_after_all(self) -> None:
        if QApplication.activeModalWidget() is not None:
            # Perhaps a list of the matches, whose numbers change.
            return
        stand_in = self._store
        try:
            opened = MatchStore.open(self._places.database, at_opening=0)
        except StoreError:
            return
        on_table = None if self._journal is None else self._journal.match_id
        try:
            rows = [*reversed(stand_in.list())]
            # The one on the table last, so that it goes on here or there.
            rows.sort(key=lambda row: row.id == on_table)
            for row in rows:
                stored = stand_in.load(row.id)
                stored = msgspec.structs.replace(stored, extras=practice.moved(stored.extras))
                copy = opened.store.add(stored)
                if self._journal is not None and row.id == on_table:
                    self._journal.move_to(opened.store, copy)
                else:
                    opened.store.release(copy)
                stand_in.delete(row.id)
        except StoreError as error:
            _log.warning("the matches could be opened, but not written: %s", error)
            opened.store.close()
            return
        self._open_again.stop()
        stand_in.close()
        self._store = self._table_store = opened.store
        self._on_saved_again()
        for damage in opened.problems:
            self.tell(self.tr("Your matches"), troubles.damaged(damage))

    def _welcome(self) -> None:
        self.area.lay_example()
        self.setWindowTitle(self.tr("Tartli"))
        self._follow_match()
        panel = self.area.panel
        panel.say(self.tr("Welcome to Tartli, the old card game of Hungary and Austria."))
        panel.show_choices(
            [
                (self.tr("Play a match …"), self.open_new_match),
                (self.tr("Learn how to play"), self.begin_lesson),
                (self.tr("Settings …"), self.open_settings),
            ]
        )
        panel.choices[0].setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._is_behind() and not self._save_anew() and not self._leaves_unsaved:
            event.ignore()
            self._ask_to_leave(self.tr("Quit without saving"), self.close)
            return
        self._points.put_away()
        geometry = b64encode(self.saveGeometry().data()).decode()
        self._keep_settings(msgspec.structs.replace(self._settings, window_geometry=geometry))
        if self._open_again.isActive():
            self._open_after_all()
            self._open_again.stop()
        self._put_away()
        self._thinker.close()
        self._store.close()
        super().closeEvent(event)

    def _is_behind(self) -> bool:
        """Whether a part of the match on the table is not saved, and cannot be now."""
        return self._journal is not None and not self._journal.try_again()

    @property
    def is_all_saved(self) -> bool:
        """Whether the match on the table is on the disk as it lies there."""
        return self._table_store.lasts and not self._is_behind()

    def _ask_to_leave(self, words: str, then: Callable[[], object]) -> None:
        """Ask whether to lose what could not be saved of this match; if so, go on with ``then``."""

        def leave() -> None:
            self._leaves_unsaved = True
            then()
            self._leaves_unsaved = False

        boxes.ask(
            self,
            self.tr("Not saved"),
            self.tr("The last part of this match could not be saved. If you leave it now, it is lost."),
            do=words,
            stay=self.tr("Stay"),
            then=leave,
            icon=QMessageBox.Icon.Warning,
        )

    def _restore_geometry(self) -> None:
        # A desktop puts a title above it, and it need not be larger than the screen.
        room = self.screen().availableSize() - QSize(0, 40)
        self.setMinimumSize(LEAST_SIZE.boundedTo(room))
        self.resize(QSize(1280, 800).boundedTo(room))
        if self._settings.window_geometry:
            self.restoreGeometry(QByteArray.fromBase64(self._settings.window_geometry.encode()))

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
        self._full_screen.setChecked(self.isFullScreen())

    # Matches

    def open_new_match(self) -> None:
        """Let the player agree on a new match, and begin it."""
        from .first_day import for_first_match
        from .new_match import NewMatchDialog

        dialog = NewMatchDialog(for_first_match(self._settings, self._store), ai.LEVELS, self)
        dialog.accepted.connect(lambda: self.begin_match(dialog.chosen()))
        dialog.opens.connect(self._dialog_places.keep)
        self._open(dialog)

    def begin_match(self, chosen: NewMatch) -> None:
        """Begin a match as it was agreed, with the draw for first dealer."""
        if self._is_behind() and not self._save_anew() and not self._leaves_unsaved:
            self._ask_to_leave(self.tr("Leave it"), lambda: self.begin_match(chosen))
            return
        self.change_settings(chosen.settings)
        draws, dealer = draw_for_dealer(deals.shuffle)
        names = (chosen.player_name, chosen.opponent_name)
        seed = random.SystemRandom().randrange(2**31)
        head = MatchHead(
            variant=chosen.variant.to_dict(),
            players=names,
            first_dealer=dealer,
            human_seat=HUMAN,
            level="" if chosen.two else chosen.level,
        )
        extras = {"seed": str(seed)} | ({PRACTICE: "1"} if chosen.practice else {})
        extras |= {TWO: "1"} if chosen.two else {}
        self._put_away()
        match_id = self._new_match(lambda store: store.create(head, extras=extras))
        match = Match.new(chosen.variant, first_dealer=dealer, players=names)
        self._put_on_table(
            match,
            match_id,
            chosen.level,
            seed,
            draws=draws,
            is_practice=chosen.practice,
            is_two=chosen.two,
        )

    def _new_match(self, add: Callable[[MatchStore], int]) -> int:
        """Add a match for the table to the stored ones, or where that fails keep it in memory; its number."""
        try:
            return add(self._store)
        except StoreError as error:
            self.tell(self.tr("Not saved"), troubles.not_kept(error))
            self._table_store = MatchStore.in_memory()
            match_id = add(self._table_store)
            self._keep_again.start()
            self._show_behind()
            return match_id

    def resume(self, match_id: int) -> bool:
        """Put a saved match on the table as it was left; whether that could be done.

        One that another copy of the program plays is put there to be looked at.
        """
        if self._is_behind() and not self._leaves_unsaved:
            self._ask_to_leave(self.tr("Leave it"), lambda: self.resume(match_id))
            return False
        try:
            claimed = self._store.claim(match_id)
            stored = self._store.load(match_id)
        except StoreError as error:
            self._store.release(match_id)
            self.tell(self.tr("Your matches"), troubles.not_saved(error))
            return False
        match = self._replay(stored)
        if match is None:
            self._store.release(match_id)
            return False
        if not claimed:
            self._put_to_look(stored, match)
            return True
        self._put_away(keep=match_id)
        level = stored.row.head.level if stored.row.head.level in ai.LEVELS else Settings().opponent_level
        seed = _seed_of(stored)
        order = _cards_of(stored.extras.get("order", ""))
        self._put_on_table(
            match,
            match_id,
            level,
            seed,
            order=order,
            sealed=stored.sealed,
            is_practice=stored.is_practice,
            is_two=stored.is_two,
            again=practice.again_of(stored.extras.get(practice.AGAIN, "")),
            is_helped=stored.is_helped,
            lesson=stored.extras.get(SAID, "") if stored.is_lesson else None,
        )
        self._name_window(self._title_of(stored.row))
        return True

    def _replay(self, stored: StoredMatch) -> Match | None:
        """The match as it was left, or None, and the player is told, where it cannot be played on."""
        if stored.broken_at is not None:
            text = self.tr(
                "The match “%1” is damaged from hand %2 on and cannot be taken up. It is kept as it is."
            )
            self.tell(self.tr("Your matches"), fill(text, self._title_of(stored.row), stored.broken_at[0]))
            return None
        try:
            return Match.from_record(stored.record)
        except RecordError as error:
            _log.error("match %s cannot be replayed: %s", stored.row.id, error)
            text = self.tr(
                "The match “%1” cannot be taken up again: it breaks a rule in hand %2. It is kept as it is."
            )
            title = self._title_of(stored.row)
            self.tell(self.tr("Your matches"), fill(text, title, error.hand))
            return None

    def _put_on_table(
        self,
        match: Match,
        match_id: int,
        level: str,
        seed: int,
        *,
        draws: tuple[tuple[Card, Card], ...] = (),
        order: tuple[Card, ...] = (),
        sealed: deals.SealedPack | None = None,
        is_practice: bool = False,
        is_two: bool = False,
        again: Again | None = None,
        is_helped: bool = False,
        lesson: str | None = None,
    ) -> None:
        self._journal = Journal(self._table_store, match_id, self)
        self._journal.not_saved.connect(self._on_not_saved)
        self._journal.saved_again.connect(self._on_saved_again)
        kind = TwoPeople if is_two else Session if lesson is None else Lesson
        thinker, settings = self._thinker, self._settings
        if lesson is not None:
            thinker, settings = Teacher(), unhurried(settings)
        self._session = kind(
            match,
            (None, None if is_two else level),
            self._journal,
            thinker,
            settings,
            seed=seed,
            sealed=sealed,
            practice=is_practice,
            again=again,
            helped=is_helped,
            parent=self,
        )
        self._kept_order = ""
        self._follow_match()
        tally = tally_of(match) if match.hands else Tally()
        if lesson is not None:
            thinker.setParent(self._session)
            self.area.guide.recall(lesson)
        self.area.attach(self._session, tally, order)
        self._name_window(title_of_players(match.players))
        self.area.view.setFocus()
        self._session.start(draws)

    def _put_to_look(self, stored: StoredMatch, match: Match) -> None:
        """Put a match on the table that another copy of the program plays."""
        self._put_away()
        # Of a session that has been left only the view is used: nothing is asked, written or done.
        journal = Journal(self._store, stored.row.id)
        levels = (None, stored.row.head.level)
        kind = TwoPeople if stored.is_two else Session
        session = kind(match, levels, journal, self._thinker, self._settings, parent=self)
        journal.setParent(session)
        session.close()
        self._session = session
        self._looked_at = stored
        self._follow_match()
        self.area.attach_to_look(
            session,
            tally_of(match) if match.hands else Tally(),
            self.tr("Another Tartli window is playing this match. You can look at it here, but not play."),
            [
                (self.tr("Play it here"), lambda: self._take_over(stored.row.id)),
                (self.tr("Another match …"), self.open_matches),
                (self.tr("New match …"), self.open_new_match),
            ],
        )
        self._name_window(fill(self.tr("%1 (open elsewhere)"), self._title_of(stored.row)))

    def _take_over(self, match_id: int) -> None:
        """Play a match that has been looked at, if the other copy of the program has closed it."""
        if not self.resume(match_id):
            self._put_away()
            self._welcome()
        elif self._looked_at is not None:
            self.area.panel.notice(self.tr("It is still open there. Close it there first."))

    def _look_again(self) -> None:
        """Follow the match that is looked at, if the other copy of the program has played on."""
        if self._looked_at is None:
            return
        try:
            stored = self._store.load(self._looked_at.row.id)
        except StoreError as error:
            _log.info("a match that is looked at cannot be read again: %s", error)
            return
        if stored.record == self._looked_at.record:
            return
        match = self._replay(stored)
        if match is not None:
            self._put_to_look(stored, match)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            # Perhaps the player comes from the other window.
            self._look_again()
        elif event.type() == QEvent.Type.LanguageChange:
            self._speak_anew()

    def _speak_anew(self) -> None:
        """Say all in the language that has been chosen; the match goes on as it is."""
        self.setLocale(QLocale())
        self._make_menus()
        looked_at = None if self._looked_at is None else self._replay(self._looked_at)
        if self._looked_at is not None and looked_at is not None:
            self._put_to_look(self._looked_at, looked_at)
        elif self._session is not None:
            self._name_window(self._title)
        elif self.area.panel.choices:
            self._welcome()
        if self._shows_behind:
            self._show_behind()

    def _put_away(self, keep: int | None = None) -> int | None:
        """Take the match from the table and give the right to write it back.

        Gives the number by which it is found among the stored ones, if there was one and it is saved.
        """
        saved = None
        if self._session is not None:
            self._session.close()
            self.area.detach()
            self._session.deleteLater()
            self._session = None
        self._looked_at = None
        if self._journal is not None:
            if self._table_store is not self._store and not self._keep_after_all():
                self._reopen()
                self._keep_after_all()
            if self._table_store is not self._store:
                _log.warning("a match was never saved; the player has been told that it is not")
                self._table_store.close()
                self._table_store = self._store
            else:
                saved = self._journal.match_id
                if saved != keep:
                    self._store.release(saved)
            self._journal.deleteLater()
            self._journal = None
        self._keep_again.stop()
        if self._shows_behind and not self._open_again.isActive():
            self._on_saved_again()
        return saved

    def _keep_after_all(self) -> bool:
        """Save a match that could not be when it began, as far as it has been played; whether it is saved."""
        if self._journal is None:
            return False
        try:
            copy = self._store.add(self._table_store.load(self._journal.match_id))
        except StoreError:
            return False
        self._keep_again.stop()
        self._table_store.close()
        self._table_store = self._store
        self._journal.move_to(self._store, copy)
        self._on_saved_again()
        return True

    def _save_anew(self) -> bool:
        """Save the match on the table in a new database, where the old one has gone with its folder."""
        journal, session = self._journal, self._session
        if journal is None or session is None or self._table_store is not self._store:
            return False
        try:
            stored = self._store.load(journal.match_id)
            if not self._reopen():
                return False
            record = session.record()
            notes = {
                number: {key: hand[key] for key in hand.keys() - {"deck", "actions"}}
                for number, hand in enumerate(record["hands"], 1)
            }
            row = msgspec.structs.replace(
                stored.row, games=session.games, finished=session.winner is not None
            )
            extras = practice.moved(stored.extras) | notes_extras(notes)
            copy = self._store.add(msgspec.structs.replace(stored, row=row, record=record, extras=extras))
        except StoreError as error:
            _log.warning("a match is not saved: %s", error)
            return False
        finally:
            self._table_store = self._store
        journal.move_to(self._store, copy)
        return True

    def _reopen(self) -> bool:
        """Make the database anew, where it has gone; whether that was so, and could be done."""
        if self._store.is_in_place:
            return False
        try:
            new = MatchStore.open(self._places.database).store
        except StoreError as error:
            _log.warning("the matches cannot be made anew: %s", error)
            return False
        self._store.close()
        self._store = new
        return True

    # The guided first hand

    def begin_lesson(self) -> None:
        """Put the guided first hand on the table, as it was left if it was."""
        if self._is_behind() and not self._save_anew() and not self._leaves_unsaved:
            self._ask_to_leave(self.tr("Leave it"), self.begin_lesson)
            return
        running = self.area.guide.session
        if running is not None and not running.is_over:
            self.area.view.setFocus()
            return
        if running is None and any(map(self.resume, self._lessons_left())):
            return
        match = new_match((self._settings.player_name or YOU, "Kata"))
        extras = {LESSON: "1", PRACTICE: "1"}
        stored = new_stored(match, title=LESSON_TITLE, human_seat=HUMAN, level=LEVEL, extras=extras)
        self._put_away()
        match_id = self._new_match(lambda store: store.add(stored))
        self._put_on_table(match, match_id, LEVEL, 0, is_practice=True, lesson="")
        self._name_window(LESSON_TITLE)

    def _lessons_left(self) -> list[int]:
        try:
            lessons = self._store.marked(LESSON)
            return [match_id for match_id in self._store.unfinished() if match_id in lessons]
        except StoreError as error:
            _log.info("which lessons were left cannot be read: %s", error)
            return []

    def _keep_said(self, names: str) -> None:
        """Keep which steps of the lesson are over."""
        if self._journal is not None:
            try:
                self._table_store.set_extra(self._journal.match_id, SAID, names)
            except StoreError as error:
                _log.warning("how far the lesson is was not kept: %s", error)

    # A deal played again

    def _play_again(self, swapped: bool) -> None:
        """Play the deal that is over on the table again."""
        session = self._session
        if session is None or self._journal is None or not session.hand_is_over:
            return
        try:
            stored = self._table_store.load(self._journal.match_id)
        except StoreError as error:
            self.tell(self.tr("Your matches"), troubles.not_saved(error))
            return
        record, number = session.record(), session.hands_played
        again = session.again
        if again is None:
            first = practice.points_of(record, number)
            again = Again(number, title_kept(self._title_of(stored.row)), swapped, first)
        else:
            again = msgspec.structs.replace(again, swapped=again.swapped != swapped)
        if swapped:
            record = practice.other_side(record)
        level = stored.row.head.level
        self._begin_again(record, again, level, _seed_of(stored), is_two=stored.is_two)

    def play_again(
        self,
        record: Mapping[str, Any],
        number: int,
        *,
        swapped: bool = False,
        title: str = "",
        level: str = "",
        seed: int = 0,
        is_two: bool = False,
    ) -> None:
        """Play a deal of some match again, as a practice match of one hand; what lies there is put away.

        Args:
            record: the record of that match (R14), the person at the table in seat 0.
            number: which hand of it, counted from 1; it must be over, or a ValueError is raised.
            swapped: whether the person gets what the opponent had.
            title: what that match is called.
            level: how well the opponent plays; by default as the user has chosen last.
            seed: that of the match, with which an opponent decides as it did.
            is_two: whether two people play it at one table.
        """
        document = dict(record)
        first = practice.points_of(document, number)
        title = title_kept(title) or title_of_players(tuple(document["players"]))
        again = Again(number, title, swapped, first)
        self._begin_again(
            practice.other_side(document) if swapped else document,
            again,
            level or self._settings.opponent_level,
            seed,
            is_two=is_two,
        )

    def _play_stored_again(self, stored: StoredMatch, number: int, swapped: bool) -> None:
        head = stored.row.head
        record = stored.record if head.human_seat != 1 else practice.other_side(stored.record)
        title = self._title_of(stored.row)
        self.play_again(
            record,
            number,
            swapped=swapped,
            title=title,
            level=head.level,
            seed=_seed_of(stored),
            is_two=stored.is_two,
        )

    def _begin_again(
        self, record: dict[str, Any], again: Again, level: str, seed: int, *, is_two: bool = False
    ) -> None:
        """Put a deal on the table anew. ``record`` has the person in the seat that they shall have now."""
        if self._is_behind() and not self._leaves_unsaved:
            self._ask_to_leave(
                self.tr("Leave it"), lambda: self._begin_again(record, again, level, seed, is_two=is_two)
            )
            return
        match = practice.dealt_again(record, again.hand)
        left = self._put_away()
        if again.left is None:
            again = msgspec.structs.replace(again, left=left)
        level = "" if is_two else level if level in ai.LEVELS else Settings().opponent_level
        extras = {"seed": str(seed), PRACTICE: "1", practice.AGAIN: practice.text_of(again)}
        extras |= {TWO: "1"} if is_two else {}
        title = title_of_deal(again.hand, again.of, swapped=again.swapped)
        stored = new_stored(match, title=title, human_seat=HUMAN, level=level, extras=extras)
        match_id = self._new_match(lambda store: store.add(stored))
        self._put_on_table(match, match_id, level, seed, is_practice=True, is_two=is_two, again=again)
        self._name_window(title)
        self.area.panel.notice(prompts.dealt_again_line(again, match.counts, name_shown(match.players[1])))

    def _go_back(self) -> None:
        """Go back to the match that was left for a deal to be played again."""
        left = self._left_for_again()
        if left is None or not self.resume(left):
            self.open_matches()

    def _left_for_again(self) -> int | None:
        """The match to go back to; as the store knows it, since the matches may have moved to another one."""
        if self._journal is None:
            return None
        try:
            extras = self._table_store.load(self._journal.match_id).extras
        except StoreError as error:
            _log.info("where a deal comes from cannot be read: %s", error)
            return None
        again = practice.again_of(extras.get(practice.AGAIN, ""))
        return None if again is None else again.left

    def open_matches(self, selected: int | None = None) -> None:
        """List the matches, with one of them selected."""
        if self._library is None:
            from .library import Desk, Library

            desk = Desk(
                tell=self.tell,
                open_dialog=self._open,
                settings=lambda: self._settings,
                keep_settings=lambda settings: self._keep_settings(settings),
                suits=lambda: self.area.faces.suits,
                is_on_table=self._is_on_table,
                load=self._load,
                resume=self.resume,
                play_again=self._play_stored_again,
                renamed=self._on_renamed,
                title_of=self._title_of,
                take_in=self._take_in,
            )
            self._library = Library(lambda: self._store, desk, self)
        self._library.open(selected)

    def _is_on_table(self, match_id: int) -> bool:
        """Whether that match of the list is the one on the table."""
        kept = self._table_store is self._store
        return kept and self._journal is not None and self._journal.match_id == match_id

    @property
    def _match_on_table(self) -> int | None:
        """The number of the match on the table, played here or looked at."""
        if self._journal is not None:
            return self._journal.match_id
        return None if self._looked_at is None else self._looked_at.row.id

    def _name_window(self, title: str) -> None:
        self._title = title
        title = title_shown(title)
        if self._session is not None and self._session.is_practice and self._session.again is None:
            title = fill(self.tr("%1 (practice)", "the title of a match"), title)
        self.setWindowTitle(fill(self.tr("%1 – Tartli"), title))

    def _on_renamed(self, match_id: int, title: str) -> None:
        if self._session is not None and self._is_on_table(match_id):
            self._name_window(title or title_of_players(self._session.names))

    def _load(self, match_id: int) -> StoredMatch:
        """A match of the list as it is now: perhaps not all of the one on the table could be saved."""
        stored = self._store.load(match_id)
        if self._session is not None and self._is_on_table(match_id):
            stored = msgspec.structs.replace(stored, record=self._session.record())
        return stored

    def _title_of(self, row: MatchRow) -> str:
        return title_shown(row.head.title or title_of_players(row.head.players))

    def _keep_own_order(self) -> None:
        """A card that was drawn has its place in the player's own order, too."""
        table = self.area.view.table
        if not table.automatic_order:
            self._keep_order()

    def _keep_order(self) -> None:
        order = " ".join(map(str, self.area.own_order))
        if self._journal is not None and order != self._kept_order:
            try:
                self._table_store.set_extra(self._journal.match_id, "order", order)
                self._kept_order = order
            except StoreError as error:
                _log.warning("the order of the fan was not kept: %s", error)

    # Statistics

    def open_statistics(self) -> None:
        """Tell what was played, and how it went."""
        from tartli_desktop.store.statistics import Choice

        from .statistics_dialog import StatisticsDialog

        counted = self._counted(Choice())
        if counted is not None:
            dialog = StatisticsDialog(counted, self.area.faces.suits, self)
            dialog.chosen.connect(lambda choice: self._count_again(dialog, choice))
            dialog.export_asked.connect(lambda choice: self._export_statistics(dialog, choice))
            self._open(dialog, self.open_statistics)

    def _counted(self, choice: Choice) -> Statistics | None:
        try:
            return self._store.statistics(choice)
        except StoreError as error:
            self.tell(self.tr("Statistics"), troubles.not_saved(error))
            return None

    def _count_again(self, dialog: StatisticsDialog, choice: Choice) -> None:
        counted = self._counted(choice)
        if counted is not None:
            dialog.show_statistics(counted)

    def _export_statistics(self, dialog: StatisticsDialog, choice: Choice) -> None:
        """Keep the figures in a file, variant by variant, where the player says."""
        from tartli_desktop.store.statistics import Choice

        from .statistics_words import csv_file

        variants = (HUNGARIAN.name, AUSTRIAN.name) if choice.variant is None else (choice.variant,)
        counted = [self._counted(Choice(variant, choice.house_rules)) for variant in variants]
        content = csv_file([each for each in counted if each is not None], self.area.faces.suits)
        chosen, _ = QFileDialog.getSaveFileName(
            dialog, self.tr("Export statistics"), self.tr("tartli-statistics.csv"), self.tr("Tables (*.csv)")
        )
        if not chosen:
            return
        path = Path(chosen) if Path(chosen).suffix else Path(chosen).with_suffix(".csv")
        try:
            durable.replace(path, content)
        except OSError as error:
            text = self.tr("The statistics cannot be written to %1. %2")
            reason = troubles.reason(trouble_of_system(error))
            self.tell(self.tr("Export statistics"), fill(text, path, reason))

    # Matches in files

    def open_import(self) -> None:
        """Let the player choose matches in files, and take them in."""
        from .match_files import choose

        self.import_files(choose(self))

    def import_files(self, paths: Sequence[Path]) -> None:
        """Take in matches, and list them with the last one selected; say what was wrong with the others."""
        taken = self._take_in(paths)
        if taken is not None:
            self.open_matches(taken)

    def _take_in(self, paths: Sequence[Path]) -> int | None:
        return self._files().take_in(paths) if paths else None

    def _files(self) -> MatchFiles:
        from .match_files import MatchFiles

        return MatchFiles(self._store, self.tell, self._title_of)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        from .match_files import files_in

        if files_in(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        from .match_files import files_in

        paths = files_in(event.mimeData())
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        # The program that the files come from waits until this has returned.
        QTimer.singleShot(0, self, lambda: self.import_files(paths))

    def export_match(self) -> None:
        """Keep the match on the table in a file of its own, where the player says."""
        match_id = self._match_on_table
        if self._session is None or match_id is None:
            return
        try:
            stored = self._table_store.load(match_id)
        except StoreError as error:
            self.tell(self.tr("Your matches"), troubles.not_saved(error))
            return
        # Perhaps not all of it could be saved.
        self._files().export([msgspec.structs.replace(stored, record=self._session.record())], self)

    def copy_hand(self) -> None:
        """Put the hand on the table on the clipboard, in words."""
        from .hand_text import hand_text

        session = self._session
        if session is None:
            return
        if not session.hands_played:
            self.area.panel.say(self.tr("No hand has been dealt yet."))
            return
        events, players, record = session.view.events, session.players, None
        if session.view.to_move is None:
            # The hand is over, and so nothing in it is hidden any more.
            whole = session.record()
            events, players, record = Match.from_record(whole).events, session.names, whole["hands"][-1]
        text = hand_text(
            session.hands_played,
            events,
            players,
            session.view.variant,
            self.area.faces.suits,
            record,
        )
        QApplication.clipboard().setText(text)
        self.area.panel.say(self.tr("This hand is on the clipboard, in words."))

    def open_deal_check(self) -> None:
        """Show the check numbers of the deals."""
        from .deal_check import DealCheck, deals_of

        if self._session is not None:
            self._open(DealCheck(deals_of(self._session), self), self.open_deal_check)

    def save_slate(self) -> None:
        """Keep the slate as it stands now as a picture, where the player says."""
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the slate"), self.tr("slate.png"), self.tr("Pictures (*.png)")
        )
        if not chosen:
            return
        path = Path(chosen) if Path(chosen).suffix else Path(chosen).with_suffix(".png")
        if not self.area.slate.grab_image(_SLATE_SCALE).save(str(path)):
            text = self.tr("The slate could not be saved as %1. Please choose another folder.")
            self.tell(self.tr("Save the slate"), fill(text, path))

    # Settings

    def open_settings(self) -> None:
        """Let the player choose."""
        from .settings_dialog import SettingsDialog

        known = self._commands.values()
        others = [entry for menu in self._menus for entry in menu.actions() if entry not in known]
        dialog = SettingsDialog(
            self._settings,
            self,
            packs_folder=packs.packs_folder(self._places),
            commands=self._commands,
            fixed_keys=fixed_keys(others),
        )
        dialog.changed.connect(self.change_settings)
        dialog.opens.connect(self._dialog_places.keep)
        dialog.finished.connect(lambda _: self._keep_settings(self._settings))
        self._open(dialog)

    def change_settings(self, settings: Settings) -> None:
        """Go by other settings from now on, and keep them."""
        # Whoever changed them does not know where windows have gone meanwhile.
        settings = msgspec.structs.replace(
            settings,
            window_geometry=self._settings.window_geometry,
            dialog_places=self._settings.dialog_places,
            points_card=self._settings.points_card,
        )
        if settings == self._settings:
            return
        if settings.colour_scheme != self._settings.colour_scheme:
            apply_colour_scheme(settings.colour_scheme)
        language_changes = settings.language != self._settings.language
        apply_text_scale(settings.text_scale)
        self._settings = settings
        if language_changes and not translation.install(settings.language):
            self.tell_no_language()
        give_keys(self._commands, settings.keys)
        self.area.change_settings(settings)
        self._follow_points()
        self._keep_settings(settings)

    def _keep_settings(self, settings: Settings) -> None:
        self._settings = settings
        try:
            settings_file.save(self._places.settings_file, settings)
        except SettingsNotSaved as error:
            if not self._settings_told:
                self.tell(self.tr("Settings"), troubles.not_saved(error))
            self._settings_told = True
        else:
            self._settings_told = False

    def _keep_dialog_places(self, places: dict[str, DialogPlace]) -> None:
        self._keep_settings(msgspec.structs.replace(self._settings, dialog_places=places))

    # Help

    def open_how_to_play(self, rule: str = "") -> None:
        """The rules, the words, the signs on the slate, and the keys; from the paragraph of a rule on."""
        from .how_to_play import HowToPlay

        faces = self.area.faces
        dialog = HowToPlay(self._rules_to_tell(), faces.suits, self._keys(), self, faces)
        self._open(dialog, self.open_how_to_play)
        if rule:
            dialog.show_rule(rule)

    def _rules_to_tell(self) -> Variant:
        """The rules of the match on the table, or else of the next one."""
        if self._session is not None:
            return self._session.view.variant
        settings = self._settings
        presets = {VariantChoice.HUNGARIAN: HUNGARIAN, VariantChoice.AUSTRIAN: AUSTRIAN}
        return presets.get(settings.variant, settings.own_variant)

    def _keys(self) -> list[tuple[str, str]]:
        """Every key of the menus, with what it does."""
        actions = [action for menu in self._menus for action in menu.actions()]
        form = QKeySequence.SequenceFormat.NativeText
        return [
            (action.shortcut().toString(form), action.toolTip().removesuffix(" …"))
            for action in actions
            if not action.shortcut().isEmpty()
        ]

    def open_about(self) -> None:
        """What this program is, and where its files are."""
        from .about import AboutDialog

        self._open(AboutDialog(self._places, self), self.open_about)

    # What must be told

    def tell(self, title: str, text: str) -> None:
        """Tell the player something in a message, one after the other, without stopping the table."""
        self._add_message(title, text, is_offer=False)

    def tell_no_language(self) -> None:
        """Tell, once, that the texts of a language cannot be read, and so all is said in English."""
        if not self._language_told:
            self._language_told = True
            # No translation of it could be read, either.
            self.tell("Tartli", troubles.NO_LANGUAGE)

    def offer_unsaved(self, text: str) -> None:
        """Tell why nothing can be saved, and offer to play without saving, or to quit."""
        self._add_message(self.tr("Tartli"), text, is_offer=True)

    def _add_message(self, title: str, text: str, *, is_offer: bool) -> None:
        self._messages.append((title, text, is_offer))
        if len(self._messages) == 1 and self._is_seen:
            QTimer.singleShot(0, self, self._show_message)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        handle = self.windowHandle()
        if handle is not None and not self._is_seen:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin with the messages when the window has its place on the screen: they lie over its middle."""
        handle = self.windowHandle()
        exposed = event.type() == QEvent.Type.Expose and handle is not None and handle.isExposed()
        if exposed and watched == handle and not self._is_seen:
            self._is_seen = True
            watched.removeEventFilter(self)
            if self._messages:
                QTimer.singleShot(0, self, self._show_message)
        return super().eventFilter(watched, event)

    def _show_message(self) -> None:
        if not self._messages:
            return
        title, text, is_offer = self._messages[0]

        def told() -> None:
            del self._messages[0]
            if self.isVisible():
                self._show_message()

        if is_offer:
            box = boxes.ask(
                self,
                title,
                text,
                do=self.tr("&Quit"),
                stay=self.tr("&Play without saving"),
                then=self._quit,
                icon=QMessageBox.Icon.Warning,
            )
        else:
            box = boxes.warn(self, title, text)
        box.finished.connect(told)

    def _quit(self) -> None:
        self.close()

    def _tell_unreadable(self) -> None:
        from .pack_words import unreadable_text

        faces = self.area.faces
        name = packs.pack_name(packs.packs_folder(self._places), faces.pack)
        self.tell(self.tr("Pack of cards"), unreadable_text(name, faces.unreadable))

    def _on_not_saved(self, error: StoreError) -> None:
        if not self._behind_for.isValid():
            self._behind_for.start()
        # Another program that saves has mostly done in a moment.
        waits = error.trouble is Trouble.LOCKED and not isinstance(error, HeldElsewhere)
        if not self._behind_told and not (waits and self._behind_for.elapsed() < 1000 * LOCKED_FOR):
            self._behind_told = True
            self.tell(
                self.tr("Not saved"),
                troubles.not_saved(error)
                + "\n\n"
                + self.tr("You can play on; what is missing is saved as soon as that is possible."),
            )
        self._show_behind()

    def _show_behind(self) -> None:
        self._shows_behind = True
        self.statusBar().showMessage(self.tr("Not saved just now; it is tried again every second."))
        self.statusBar().show()

    def _on_saved_again(self) -> None:
        self._behind_for.invalidate()
        self._behind_told = False
        self._shows_behind = False
        self.statusBar().hide()

    def _open(self, dialog: QDialog, again: Callable[[], object] | None = None) -> None:
        """Open a dialog; ``again`` does so in another language, unless it can say its texts anew itself."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._dialog_places.keep(dialog)
        if again is not None:
            Reopening(dialog, again)
        dialog.open()


def _seed_of(stored: StoredMatch) -> int:
    """What makes the decisions of the opponent repeatable."""
    text = stored.extras.get("seed", "0")
    return int(text) if text.isdecimal() else 0


def _cards_of(codes: str) -> tuple[Card, ...]:
    """The cards of a text of codes; whatever is no card is left out."""
    return tuple(Card[code] for code in codes.split() if code in Card.__members__)
