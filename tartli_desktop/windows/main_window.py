"""The one window of the program: menus, the table, and the matches that are put on it."""

from __future__ import annotations

import logging
from base64 import b64encode
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QByteArray, QEvent, QLocale, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QMoveEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget, QWidget

from tartli_desktop.face import face_of
from tartli_desktop.files.problems import StoreError
from tartli_desktop.files.user_paths import Places
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.looks.colours import apply_colour_scheme, mend_contrast, wants_high_contrast
from tartli_desktop.looks.focus_ring import FocusRing
from tartli_desktop.looks.surfaces.theme import apply_theme
from tartli_desktop.looks.text_size import apply_text_scale, follow_system
from tartli_desktop.packs import packs
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import ColourScheme, DialogPlace, Settings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.text import catalogues
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.widgets.command_keys import fixed_keys, give_keys
from tartli_desktop.widgets.dialogs import dialog_reader
from tartli_desktop.widgets.dialogs.dialog_geometry import DialogPlaces
from tartli_desktop.widgets.dialogs.free_place import Sight
from tartli_desktop.widgets.dialogs.language_reopen import Reopening
from tartli_desktop.widgets.dialogs.question import Question
from tartli_desktop.widgets.dialogs.questions import Questions
from tartli_desktop.widgets.dialogs.window_shades import WindowShades
from tartli_desktop.widgets.latin_shortcuts import LatinShortcuts
from tartli_desktop.windows.card_values.points_entry import PointsEntry
from tartli_desktop.windows.card_values.points_place import wanted_free
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.errors.messages import Messages
from tartli_desktop.windows.matches.damage_check import LookingOver
from tartli_desktop.windows.play.match.lessons import LessonsAtTable
from tartli_desktop.windows.play.match.match_on_table import MatchOnTable, title_of
from tartli_desktop.windows.play.match.match_saver import Saving
from tartli_desktop.windows.play.match.puzzles import PuzzlesAtTable
from tartli_desktop.windows.play.match.replay_deal import DealAgain
from tartli_desktop.windows.play.match.unsaved_notice import UnsavedNotice
from tartli_desktop.windows.play.play_area import PlayArea
from tartli_desktop.windows.play.taken_elsewhere import copy_hand, save_slate
from tartli_desktop.windows.preferences.kept_settings import KeptSettings
from tartli_desktop.windows.review.opened_review import OpenedReview
from tartli_desktop.windows.review.reviewed_hand import last_finished

from .menus import Menus

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from tartli_desktop.settings.game_options import GameOptions
    from tartli_desktop.windows.help.how_to_play import HowToPlay
    from tartli_desktop.windows.matches.library import Library
    from tartli_desktop.windows.matches.match_files import MatchFiles
    from tartli_desktop.windows.new_match.new_match import NewMatch
    from tartli_desktop.windows.review.review_place import ReviewPlace

_log = logging.getLogger(__name__)


LEAST_SIZE = QSize(940, 560)
"""Of the window, in logical pixels: below it the words beside the table are cut."""

_SETTLED = 1000
"""Milliseconds after which a window that was moved or resized is taken to stay there."""


class MainWindow(QMainWindow):
    """The window: it opens the dialogs and applies the settings.

    Dialogs are imported when they are first opened, so that the program starts quickly.
    """

    def __init__(self, places: Places, settings: Settings, store: MatchStore) -> None:
        super().__init__()
        self._places = places
        self.settings = CurrentSettings(settings)
        """The current settings of the program."""
        self._looks_by = settings
        apply_theme(settings.cloth, settings.wood)
        # Before any part of the window takes its words and its size from the settings.
        self.settings.follow(self._look_and_speak)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_colours_of_system)
        self.thinker = Thinker(self)
        """Asks the opponents."""
        self.questions = Questions(self, self.settings)
        """Asks the player what must be answered before anything else."""
        self.questions.rooms, self.questions.seen = self._rooms_for_questions, self._in_sight
        self.questions.bright = self._place_of_menu_bar
        self.questions.held.connect(self._hold_up)
        self.questions.read_out.connect(lambda words: self.area.announcer.announce(words))
        self.messages = Messages(self, self.questions.ask)
        """Shows messages one after the other."""
        self._kept_settings = KeptSettings(places.settings_file, self.settings, self.show_message)
        self._library: Library | None = None
        self._settings_page = 0
        """The page of the settings that the player looked at last."""
        FocusRing(self)
        LatinShortcuts(self)
        dialog_reader.install()
        self.shades = WindowShades(self)
        """Darkens this window beneath dialogs."""
        self.shades.changed.connect(self._hide_notes)
        self._dialog_places = DialogPlaces(settings.dialog_places, self)
        self._dialog_places.changed.connect(self._keep_dialog_places)
        self._dialog_places.heading = self.heading_end
        self.setWindowTitle(self.tr("Tartli"))
        self.notice = UnsavedNotice(self, self.show_message)
        """Warns that something is not saved."""
        saving = self.saving = Saving(places, store, self.notice, self.show_message, self)
        """Saves the match on the table."""
        self.on_table = MatchOnTable(
            self._table_of,
            saving,
            self.thinker,
            self.settings,
            self.show_message,
            self.questions.ask,
            self,
        )
        """The match on the table."""
        self.on_table.changed.connect(self.close_review)
        self.on_table.changed.connect(self._follow_match)
        self.on_table.named.connect(self.setWindowTitle)
        self.on_table.given_up.connect(self._welcome)
        self.on_table.matches_asked.connect(self.open_matches)
        self.on_table.new_match_asked.connect(self.open_new_match)
        self.again = DealAgain(self.on_table, saving, self.settings, self.show_message, self.questions.ask)
        """Puts deals on the table again."""
        self.puzzles = PuzzlesAtTable(
            self.on_table,
            saving,
            go_back=self._go_back_from_puzzle,
            suits=lambda: self.area.faces.suits,
            player=lambda: self.settings.now.player_name,
            tell=lambda sentence: self.area.notify(sentence),
        )
        """Puts puzzles on the table."""
        self.menus = Menus(self)
        self.lessons = LessonsAtTable(
            self.on_table,
            saving,
            self.settings,
            guide=lambda game: self.area.guide if game == self.game else None,
            may_leave=self._may_leave_match,
            ask=self._ask_at_table,
            window=self,
        )
        """Puts the guided first hand on the table."""
        self._reviews = OpenedReview(
            lambda: self.saving.store, lambda: self.area.faces, self.settings, self.thinker, self
        )
        self._reviews.opened.connect(self._lay_review)
        self._reviews.left.connect(self._take_review_away)
        self._reviews.play_on_asked.connect(self.again.play_on)
        self._inner = QStackedWidget()
        self.setCentralWidget(self._inner)
        self._kept_settings.take_up(rules_of(self._last_game).options)
        self.area: PlayArea = self._lay_table(self._last_game)
        """The table of the game that is played, or at first of the last one begun.

        A table for another game or another number of players takes its place.
        """
        self.points = self._make_points()
        """The card of orders and points."""
        self._make_menus()
        self.settings.follow(self._follow_settings)
        self.setAcceptDrops(True)
        self._moved = QTimer(self, singleShot=True)
        self._moved.setInterval(_SETTLED)
        self._moved.timeout.connect(lambda: self._keep_place(is_chosen=False))
        self._restore_geometry()

    # The table

    def _lay_table(self, game: str, seats: int | None = None) -> PlayArea:
        """Put the empty table of a game into the window; ``seats`` is by default the usual number."""
        own_packs = packs.packs_folder(self._places)
        area = PlayArea(face_of(game), self.settings, self, own_packs, seats=seats, questions=self.questions)
        area.faces.when_unreadable = self._tell_unreadable
        area.new_match_asked.connect(self.open_new_match)
        area.why_asked.connect(self.open_how_to_play)
        area.order_changed.connect(self.on_table.keep_order)
        area.shown.connect(self.on_table.keep_own_order)
        area.shown.connect(self._follow_points)
        area.replay_asked.connect(self.again.play_last)
        area.back_asked.connect(self._go_back)
        area.rematch_asked.connect(self._play_once_more)
        area.hands_asked.connect(self._look_at_hands)
        area.review_asked.connect(self.review_last)
        area.puzzle_asked.connect(self.puzzles.play_on)
        area.puzzle_over.connect(self.puzzles.tell)
        area.rules_asked.connect(self.open_how_to_play)
        area.lesson_asked.connect(self.begin_lesson)
        area.lesson_said.connect(self.on_table.keep_lesson_steps)
        area.next_lesson = partial(self.lessons.after, game)
        # The view would take a file dragged over it for something of its scene.
        area.view.setAcceptDrops(False)
        self._inner.addWidget(area)
        return area

    def _make_points(self) -> PointsEntry:
        """Make the entry for the card of points on the present table."""
        points = PointsEntry(self.area.faces, self, self.area.view, self._kept_free, self._side_for_points)
        points.follow_settings(self.settings.now)
        points.kept.connect(self._keep_points_card)
        self.area.column.grew.connect(points.place_again)
        return points

    def _table_of(self, game: str, seats: int) -> PlayArea:
        """Return the table of a game with this many seats, replacing any other table."""
        if (game, seats) != (self.area.game, self.area.seats):
            if game != self.area.game:
                self._kept_settings.take_up(rules_of(game).options)
            self.points.put_away()
            self.points.deleteLater()
            self.area.retire()
            self._inner.removeWidget(self.area)
            self.area.deleteLater()
            self.area = self._lay_table(game, seats)
            self.points = self._make_points()
            self._make_menus()
            self._lay_points_as_left()
        return self.area

    def _lay_points_as_left(self) -> None:
        """Lay the card of points out again if it lay there when this game was last played."""
        if self.settings.game(self._options_type).points_card:
            self.points.lay()

    # Questions

    def _ask_at_table(self, question: Question) -> None:
        """Ask about the match on the table."""
        self.area.dialogs.ask(question)

    def _hold_up(self, held: bool) -> None:
        """Disable menus and file drops while a question is open."""
        self.menuBar().setEnabled(not held)
        self.setAcceptDrops(not held)

    def _rooms_for_questions(self) -> Sequence[QRect]:
        """The rooms for a question: where other papers lie, or in the middle of a review."""
        area = self.area
        rooms = area.rooms_for_questions() if area.isVisible() else (area.rect(),)
        return [self._of_window(area, room) for room in rooms]

    def _place_of_menu_bar(self) -> QRect:
        """The place of the menu bar, which keeps its looks beside questions as beside other papers.

        While the window changes its size, the bar may still have its previous width.
        """
        return QRect(self.menuBar().pos(), QSize(self.width(), self.menuBar().height()))

    def _in_sight(self) -> Sight:
        area = self.area
        return area.in_sight().moved(partial(self._of_window, area)) if area.isVisible() else Sight()

    def heading_end(self) -> int:
        """The lower edge of the program's name on the table of a welcome; 0 if it is not shown."""
        end = self.area.title_end() if self.area.isVisible() else 0
        return end and self.area.mapTo(self, QPoint(0, end)).y()

    def _of_window(self, part: QWidget, place: QRect) -> QRect:
        return QRect(part.mapTo(self, place.topLeft()), place.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.points.card is not None:
            # The key works on the table too, where it has no other meaning.
            self.points.trigger()
        elif event.key() == Qt.Key.Key_Escape and self.area.table_actions.leave_puzzle.isVisible():
            self.area.table_actions.leave_puzzle.trigger()
        else:
            super().keyPressEvent(event)

    # Menus

    def _make_menus(self) -> None:
        """Make the menus, or refill them in another language, keeping their actions."""
        menus = self.menus
        menus.begin()
        match_menu = menus.menu(self.tr("&Match"))
        menus.entry(match_menu, self.tr("&New match…"), self.open_new_match, "new-match")
        menus.entry(match_menu, self.tr("My &matches…"), self.open_matches, "matches")
        review = menus.entry(match_menu, self.tr("Re&view the last hand"), self.review_last, "review")
        review.setVisible(face_of(self.game).reviews is not None)
        menus.entry(match_menu, self.tr("S&tatistics…"), self.open_statistics, "statistics")
        self._slate_entry = menus.entry(
            match_menu, self.tr("Save the slate as a &picture…"), self.save_slate, "slate"
        )
        self._slate_entry.setVisible(self.area.score is not None)
        of_review = None if self.review is None else self.review.actions_here.copy
        copying = self.tr("&Copy this hand as text") if of_review is None else of_review.text()
        self._text_entry = menus.entry(match_menu, copying, self.copy_hand, "copy")
        self._deal_entry = menus.entry(
            match_menu, self.tr("Verify this &deal…"), self.open_deal_check, "check-deal"
        )
        match_menu.addSeparator()
        menus.entry(match_menu, self.tr("&Import matches…"), self.open_import, "import")
        self._export_entry = menus.entry(
            match_menu, self.tr("&Export this match…"), self.export_match, "export"
        )
        match_menu.addSeparator()
        menus.entry(match_menu, self.tr("&Settings…"), self.open_settings, "settings")
        match_menu.addSeparator()
        menus.entry(match_menu, self.tr("&Quit"), self.close, "quit")
        area, reviewing = self.area, self.review is not None
        play_menu = menus.menu(self.tr("&Play"), self._follow_reviews)
        if self.review is not None:
            play_menu.addActions(self.review.actions_here.of_play)
        else:
            self._fill_play_menu(play_menu)
        view_menu = menus.menu(self.tr("&View"))
        if not reviewing:
            view_menu.addAction(area.slate_action)
            view_menu.addAction(area.table_actions.fold_slate)
            self.points.retranslate()
            view_menu.addAction(self.points)
        self._full_screen = menus.entry(
            view_menu, self.tr("&Full screen"), self._toggle_full_screen, "full-screen"
        )
        self._full_screen.setCheckable(True)
        help_menu = menus.menu(self.tr("&Help"))
        menus.entry(help_menu, self.tr("&How to play"), self.open_how_to_play, "how-to-play")
        self._lesson_entry = menus.entry(
            help_menu, self.tr("&Guided first hand"), self.begin_lesson, "play-again"
        )
        if not reviewing:
            help_menu.addAction(area.why_action)
        menus.entry(help_menu, self.tr("&Mouse and keys"), self.open_key_list, "key-list")
        menus.entry(help_menu, self.tr("&About Tartli"), self.open_about, "about")
        self._follow_match()
        self._commands = menus.commands | area.commands
        if face_of(self.game).points_card is not None:
            self._commands["points"] = self.points
        give_keys(self._commands, self.settings.now.keys_with(self._options_type))
        menus.leave_to(self._commands.values())

    def _fill_play_menu(self, menu: QMenu) -> None:
        """Fill the menu of what can be done in the match on the table."""
        area = self.area
        menu.addActions(area.table_actions.game.buttons)
        menu.addSeparator()
        menu.addAction(area.talon_action)
        menu.addAction(area.said_action)
        menu.addSeparator()
        menu.addActions([] if area.two is None else list(area.two.commands.values()))
        menu.addAction(area.take_back_action)
        menu.addAction(area.gather_action)
        menu.addAction(area.table_actions.to_end)
        menu.addActions(area.table_actions.game.shows)
        menu.addAction(area.hint_action)
        menu.addSeparator()
        menu.addAction(area.again_action)
        menu.addAction(area.swapped_action)
        menu.addSeparator()
        puzzle = self.menus.entry(
            menu, self.tr("Pu&zzle"), lambda: self.puzzles.play_any(self.game), "puzzle"
        )
        of_day = self.menus.entry(
            menu,
            self.tr("Puzzle of the &day"),
            lambda: self.puzzles.play_of_day(self.game),
            "puzzle-of-the-day",
        )
        self._own_puzzle = self.menus.entry(
            menu, self.tr("Puzzle from my &hands"), lambda: self.puzzles.play_own(self.game), "own-puzzle"
        )
        if face_of(self.game).puzzles is None:
            for entry in (puzzle, of_day):
                # The key still says that there are none.
                menu.removeAction(entry)
                area.addAction(entry)
        # Whether there are any is looked up when the menu is about to open.
        self._own_puzzle.setVisible(False)

    def _follow_reviews(self) -> None:
        """Show what can be done with reviewed hands, since there may be more of them than before."""
        self._own_puzzle.setVisible(self.puzzles.has_own(self.game))

    def _follow_match(self) -> None:
        """Enable what can be done with the match on the table."""
        session = self.on_table.session
        entries = (self._slate_entry, self._text_entry, self._deal_entry, self._export_entry)
        for entry in entries:
            entry.setEnabled(session is not None)
        if session is not None and session.puzzle:
            # It is no match, and nothing of it stands on the slate.
            self._export_entry.setEnabled(False)
            self._slate_entry.setEnabled(False)
        self._lesson_entry.setVisible(face_of(self.game).lesson is not None)
        self._follow_points()

    def _follow_points(self) -> None:
        """Let the card of orders and points show the rules and trumps on the table."""
        session = self.on_table.session
        trump = None if session is None else face_of(self.game).plan.trump(session.view)
        self.points.follow(self.game, self._rules_to_tell(), trump)

    def _kept_free(self) -> Sequence[QRect]:
        return wanted_free(self.area.view, self.area.wordy_parts)

    def _side_for_points(self, height: Callable[[int], int] | None) -> QRect | None:
        area = self.area
        place = area.parts.keep_for_card(height)
        return (
            None if place is None else place.translated(area.mapTo(self, place.topLeft()) - place.topLeft())
        )

    def _keep_points_card(self, laid: bool) -> None:
        self._keep_settings(self._with_points_card(self.settings.now, laid))

    def _with_points_card(self, settings: Settings, laid: bool) -> Settings:
        """Return the settings with this game's card of orders and points laid out or not."""
        options = settings.game(self._options_type)
        return settings.with_game(msgspec.structs.replace(options, points_card=laid))

    # Start and end

    def begin(self, files: Sequence[Path] = ()) -> None:
        """Put the last unfinished match that can be played on the table, or offer a first one.

        Args:
            files: matches to import first; the last of them is shown.
        """
        taken = self.take_in(files)
        try:
            unfinished = self.saving.store.unfinished()
        except StoreError as error:
            self.show_message(self.tr("Your matches"), troubles.not_saved(error))
            unfinished = ()
        if taken in unfinished:
            unfinished = (taken, *(match_id for match_id in unfinished if match_id != taken))
        if not any(self.resume(match_id) for match_id in unfinished):
            self._welcome()
        self._follow_points()
        self._lay_points_as_left()
        if taken is not None and not self.on_table.is_on_table(taken):
            self.open_matches(taken)
        self.area.announcer.tell_first()
        LookingOver(self.saving.store, self.show_message, self)

    def _welcome(self) -> None:
        self.setWindowTitle(self.tr("Tartli"))
        self._follow_match()
        face = face_of(self.game)
        begin: Callable[[], None] | None = partial(self.lessons.choose, self.area)
        if len(games()) == 1:
            words, learning = face.welcome(), self.tr("Learn to play")
            begin = partial(self.begin_lesson, self.game) if self.area.teaches else None
        else:
            # Asking the games for their names would load them all.
            words = self.tr("Three old Hungarian card games: Tartli, Ulti and Tarokk.")
            learning = self.tr("Learn to play…")
        learn = [] if begin is None else [(learning, "learn", begin)]
        doors = (
            (self.tr("Play a match…"), "play", self.open_new_match),
            *learn,
            (self.tr("Settings…"), "settings", self.open_settings),
        )
        self.area.welcome(words, doors)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.on_table.may_be_left(self.tr("Quit without saving"), self.close, save_again=True):
            event.ignore()
            return
        self.points.put_away()
        if self.review is not None:
            self.review.run.stop()
        self._keep_place(is_chosen=True)
        self.saving.try_last()
        self.on_table.put_away(for_good=False)
        self.thinker.close()
        self.saving.close()
        super().closeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.messages.wait_for_screen()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._moved.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._moved.start()

    def _keep_place(self, *, is_chosen: bool) -> None:
        """Keep the place of the window, before it is closed too: the system may end the program at once."""
        self._moved.stop()
        place = b64encode(self.saveGeometry().data()).decode()
        if place != self.settings.now.window_geometry:
            settings = msgspec.structs.replace(self.settings.now, window_geometry=place)
            self._kept_settings.keep(settings, self._options_type, is_chosen=is_chosen)

    def _restore_geometry(self) -> None:
        # A desktop adds a title bar, and the window need not be larger than the screen.
        room = self.screen().availableSize() - QSize(0, 40)
        self.setMinimumSize(LEAST_SIZE.boundedTo(room))
        self.resize(QSize(1280, 800).boundedTo(room))
        if self.settings.now.window_geometry:
            self.restoreGeometry(QByteArray.fromBase64(self.settings.now.window_geometry.encode()))

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
        self._full_screen.setChecked(self.isFullScreen())

    # Matches

    def open_new_match(self, game: str = "") -> None:
        """Let the player agree on a new match, of this game unless another is chosen, and begin it."""
        from tartli_desktop.windows.new_match.first_match import is_first_match
        from tartli_desktop.windows.new_match.new_match import NewMatchDialog

        first = is_first_match(self.saving.store)
        usual = self._last_game if self.on_table.session is None else self.game
        own_packs = packs.packs_folder(self._places)
        dialog = NewMatchDialog(self.settings.now, game or usual, self, own_packs, is_first=first)
        dialog.accepted.connect(lambda: self.begin_match(dialog.chosen()))
        dialog.opens.connect(self._keep)
        self._open(dialog)

    @property
    def _last_game(self) -> str:
        """The game that was begun last, or else the first of all games."""
        last = self.settings.now.last_game
        return last if last in games() else games()[0]

    def begin_match(self, chosen: NewMatch) -> None:
        """Begin a match as agreed."""
        if self._may_leave_match(lambda: self.begin_match(chosen)):
            settings = chosen.settings
            if chosen.game != self._last_game:
                settings = msgspec.structs.replace(settings, last_game=chosen.game)
            self.change_settings(settings)
            self.on_table.begin(chosen)

    def _play_once_more(self) -> None:
        """Begin another match with the same players and rules."""
        chosen = self.on_table.another()
        if chosen is not None:
            self.begin_match(chosen)

    # Reviewing a finished hand

    def review_last(self) -> None:
        """Review the last finished hand of the match on the table."""
        session = self.on_table.session
        if session is None or face_of(self.game).reviews is None:
            return
        number = last_finished(session.record(), is_over=session.hand_is_over)
        if not number:
            self.area.notify(self.tr("No hand of this match is over yet."))
            return
        try:
            stored = self.saving.load()
        except StoreError as error:
            _log.info("the match of a hand cannot be read: %s", error)
            stored = None
        self._reviews.open_of_table(session, number, stored, self.on_table.match_id)

    @property
    def review(self) -> ReviewPlace | None:
        """The review that takes the place of the table, if one is open; the match there is not touched."""
        return self._reviews.place

    def close_review(self) -> None:
        """Go back to the table, where the match lies as before."""
        self._reviews.close()

    def _lay_review(self) -> None:
        """Put the open review into the window in place of the table."""
        assert self.review is not None
        self.points.put_away()
        self._inner.addWidget(self.review)
        self._inner.setCurrentWidget(self.review)
        self._make_menus()

    def _take_review_away(self) -> None:
        review = self._inner.currentWidget()
        self._inner.setCurrentWidget(self.area)
        if review is not None:
            self._inner.removeWidget(review)
        self._make_menus()
        self._lay_points_as_left()
        self.area.take_keyboard()

    def _look_at_hands(self) -> None:
        """Show the hands of the match on the table."""
        self.open_matches(self.on_table.match_id, looks_at_it=True)

    def _may_leave_match(self, then: Callable[[], object]) -> bool:
        """Whether another match may be begun; otherwise ask the player, who may go on with ``then``."""
        return self.on_table.may_be_left(self.tr("Leave"), then, save_again=True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            # The player may come from the program's other window.
            self.on_table.look_again()
            # Or from the system's settings, where letters got another size.
            follow_system()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            # The system may have become dark or light.
            mend_contrast()

    def retranslate(self) -> None:
        """Show everything in the chosen language; the match goes on."""
        self.setLocale(QLocale())
        self._make_menus()
        if not self.on_table.retranslate() and self.area.panel.choices:
            self._welcome()
        self.notice.retranslate()

    # The guided first hand

    def begin_lesson(self, game: str = "") -> None:
        """Put the guided first hand of a game on the table; an empty name means the table's game."""
        self.lessons.begin(game or self.game)

    def resume(self, match_id: int) -> bool:
        """Put a saved match on the table as it was left; return whether that worked."""
        return self.on_table.resume(match_id)

    # The list of the matches

    def _go_back(self) -> None:
        """Return to the match that was left to replay a deal, or to the list of all matches."""
        session = self.on_table.session
        if session is not None and session.puzzle:
            self._go_back_from_puzzle()
        elif not self.again.go_back():
            self.open_matches()

    def _go_back_from_puzzle(self) -> None:
        """Return to the match that was left for a puzzle, or without one to the welcome."""
        if not self.again.go_back():
            self.on_table.put_away()
            self._welcome()

    def open_matches(self, selected: int | None = None, *, looks_at_it: bool = False) -> None:
        """List the matches with one selected, and perhaps show its hands."""
        if self._library is None:
            from tartli_desktop.windows.matches.library import Library, LibraryHost

            host = LibraryHost(
                show_message=self.show_message,
                ask=self.questions.ask,
                open_dialog=self._open,
                settings=lambda: self.settings.now,
                keep_settings=lambda settings: self._keep_settings(settings),
                faces=lambda: self.area.faces,
                is_on_table=self.on_table.is_on_table,
                played=self.on_table.played,
                resume=self.resume,
                play_again=self.again.play_stored,
                review=self._reviews.open_stored,
                renamed=self.on_table.follow_renaming,
                title_of=title_of,
                take_in=self.take_in,
            )
            self._library = Library(lambda: self.saving.store, host, self)
        self._library.open(selected, looks_at_it=looks_at_it)

    # Statistics

    @property
    def game(self) -> str:
        """The game of the match on the table, or else of the last match."""
        return self.area.game

    @property
    def _options_type(self) -> type[GameOptions]:
        return rules_of(self.game).options

    def open_statistics(self) -> None:
        """Show what was played, and how it went."""
        from tartli_desktop.windows.statistics.counted_matches import counted, export, results_are_derived
        from tartli_desktop.windows.statistics.statistics_dialog import StatisticsDialog

        store = self.saving.store
        if not results_are_derived(store, self.show_message, self):
            return
        if counted(store, self.game, self.show_message) is None:
            return
        high = wants_high_contrast(self.settings.now.colour_scheme)
        dialog = StatisticsDialog(
            lambda game: counted(self.saving.store, game, self.show_message),
            self.game,
            self.area.faces.suits,
            self,
            high_contrast=high,
            puzzles=self._puzzle_figures,
        )
        dialog.export_asked.connect(lambda table: export(table, self.show_message, dialog))
        self._open(dialog, self.open_statistics)

    def _puzzle_figures(self, game: str) -> str:
        """The results of a game's puzzles, in words; empty where it has no puzzles."""
        from tartli_desktop.windows.statistics.statistics_words import puzzle_line

        if face_of(game).puzzles is None:
            return ""
        return puzzle_line(self.puzzles.figures(game))

    # Matches in files

    def open_import(self) -> None:
        """Let the player choose match files, and import them."""
        from tartli_desktop.windows.matches.match_files import choose

        self.import_files(choose(self))

    def import_files(self, paths: Sequence[Path]) -> None:
        """Import matches and list them with the last one selected; say what was wrong with the others."""
        taken = self.take_in(paths)
        if taken is not None:
            self.open_matches(taken)

    def take_in(self, paths: Sequence[Path]) -> int | None:
        """Import matches from files and say what was wrong with some; return the number of the last one."""
        return self._files().take_in(paths, self.settings.now.player_name) if paths else None

    def _files(self) -> MatchFiles:
        from tartli_desktop.windows.matches.match_files import MatchFiles

        return MatchFiles(self.saving.store, self, self.show_message, self.questions.ask, title_of)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        from tartli_desktop.windows.matches.match_files import files_in

        if files_in(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        from tartli_desktop.windows.matches.match_files import files_in

        paths = files_in(event.mimeData())
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        # The program that the files are dragged from waits until this returns.
        QTimer.singleShot(0, self, lambda: self.import_files(paths))

    def export_match(self) -> None:
        """Export the match on the table to a file that the player chooses."""
        match_id, session = self.on_table.match_id, self.on_table.session
        if session is None or match_id is None:
            return
        try:
            # A match that is only watched is not saved from here.
            stored = self.saving.load() or self.saving.store.load(match_id)
        except StoreError as error:
            self.show_message(self.tr("Your matches"), troubles.not_saved(error))
            return
        self._files().export([self.on_table.with_all_played(stored)], self, self.area.notify)

    def copy_hand(self) -> None:
        """Copy to the clipboard, as text, the review that is open, or else the hand on the table."""
        session = self.on_table.session
        if self.review is not None:
            self.review.actions_here.copy.trigger()
        elif session is not None:
            copy_hand(session, self.area.faces.suits, self.area.notify)

    def open_deal_check(self) -> None:
        """Show the check numbers of the deals."""
        from tartli_desktop.windows.matches.deal_check import DealCheck, deals_of

        session = self.on_table.session
        if session is not None:
            self._open(DealCheck(deals_of(session), self), self.open_deal_check)

    def save_slate(self) -> None:
        """Save the present slate as a picture where the player chooses."""
        if (score := self.area.score) is not None:
            save_slate(score, self.show_message, self.area.notify, self)

    # Settings

    def open_settings(self) -> None:
        """Open the settings."""
        from tartli_desktop.windows.preferences.keys_page import keys_of_other_games
        from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog

        known = self._commands.values()
        others = [entry for entry in self.menus.actions() if entry not in known]
        dialog = SettingsDialog(
            self.settings.now,
            self,
            packs_folder=packs.packs_folder(self._places),
            commands=self._commands,
            fixed_keys=fixed_keys(others) | self.menus.letters(),
            keys_elsewhere=keys_of_other_games(self.game, self.settings.now),
            game=face_of(self.game).settings_pages(),
            cards=kind_of(face_of(self.game).rules.deck),
            page=self._settings_page,
        )
        dialog.tabs.currentChanged.connect(self._note_settings_page)
        dialog.changed.connect(self.change_settings)
        dialog.opens.connect(self._keep)
        dialog.finished.connect(lambda _: self._keep_settings(self.settings.now))
        self._open(dialog, shows_on_table=True)

    def _note_settings_page(self, page: int) -> None:
        self._settings_page = page

    def change_settings(self, settings: Settings) -> None:
        """Apply other settings, and keep them."""
        # The caller does not know where windows have been moved meanwhile.
        now = self.settings.now
        settings = msgspec.structs.replace(
            settings,
            window_geometry=now.window_geometry,
            dialog_places=now.dialog_places,
        )
        settings = self._with_points_card(settings, now.game(self._options_type).points_card)
        if settings != now:
            self.settings.change(settings)

    def _look_and_speak(self, settings: Settings) -> None:
        """Apply the chosen looks and language to the whole program."""
        before, self._looks_by = self._looks_by, settings
        if settings.colour_scheme != before.colour_scheme:
            apply_colour_scheme(settings.colour_scheme)
        apply_text_scale(settings.text_scale)
        apply_theme(settings.cloth, settings.wood)
        if settings.language != before.language and not catalogues.install(settings.language):
            self.messages.tell_no_language()

    def _follow_colours_of_system(self) -> None:
        """Follow the system's change between light and dark."""
        if self.settings.now.colour_scheme is ColourScheme.HOUSE:
            apply_colour_scheme(ColourScheme.HOUSE)

    def _follow_settings(self, settings: Settings) -> None:
        give_keys(self._commands, settings.keys_with(self._options_type))
        self.points.follow_settings(settings)
        self._follow_points()
        self._keep_settings(settings)

    def _keep_settings(self, settings: Settings) -> None:
        self._kept_settings.keep(settings, self._options_type)

    def _keep_dialog_places(self, places: dict[str, DialogPlace]) -> None:
        self._keep_settings(msgspec.structs.replace(self.settings.now, dialog_places=places))

    # Help

    def open_how_to_play(self, rule: str = "") -> None:
        """Open the help on rules, terms, the signs on the slate and keys, at the paragraph of ``rule``."""
        dialog = self._made_help()
        self._open(dialog, self.open_how_to_play)
        if rule:
            dialog.show_rule(rule)

    def open_key_list(self) -> None:
        """Open the help at what the mouse and the keys do."""
        dialog = self._made_help()
        self._open(dialog, self.open_key_list)
        dialog.show_keys()

    def _made_help(self) -> HowToPlay:
        """Make the help for the present rules and pack, still to be opened."""
        from tartli_desktop.windows.help.how_to_play import HowToPlay

        faces = self.area.faces
        keys = self.settings.now.keys
        return HowToPlay(
            self.game, self._rules_to_tell(), faces.suits, self.menus.keys(), self, faces, keys.why
        )

    def _rules_to_tell(self) -> object:
        """The rules of the match on the table, or else those of the next one."""
        session = self.on_table.session
        if session is not None:
            return session.variant
        return rules_of(self.game).chosen_variant(self.settings.game(self._options_type))

    def open_about(self) -> None:
        """Show what this program is, and where its files are."""
        from .about import AboutDialog

        self._open(AboutDialog(self._places, self), self.open_about)

    def show_message(self, title: str, text: str) -> None:
        """Show a message to the player without stopping the table."""
        self.messages.show_message(title, text)

    def _tell_unreadable(self) -> None:
        from tartli_desktop.windows.packs.pack_words import unreadable_text

        faces = self.area.faces
        name = packs.pack_name(packs.packs_folder(self._places), faces.pack)
        self.show_message(self.tr("Pack of cards"), unreadable_text(name, faces.unreadable))

    def _open(
        self, dialog: QDialog, again: Callable[[], object] | None = None, *, shows_on_table: bool = False
    ) -> None:
        """Open a dialog.

        Args:
            dialog: the dialog.
            again: opens the dialog in another language, unless it can retranslate itself.
            shows_on_table: whether its changes show on the table, which then stays bright.
        """
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._keep(dialog, shows_on_table=shows_on_table)
        if again is not None:
            Reopening(dialog, again)
        dialog.open()

    def _keep(self, dialog: QDialog, *, shows_on_table: bool = False) -> None:
        """Give a dialog that is about to open its place, and darken the window beneath it."""
        self._dialog_places.keep(dialog)
        self.shades.watch(dialog, shows_on_table=shows_on_table)

    def _hide_notes(self, hidden: bool) -> None:
        """Hide what was said at the table while a dialog stands over it."""
        self.area.view.scene().hide_notes(hidden)
