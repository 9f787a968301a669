"""The one window of the program: the table, a review or a study in it, and the matches that are put on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, QLocale, QRect, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from tartli_desktop.face import face_of
from tartli_desktop.files.problems import StoreError
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.looks.colours import mend_contrast
from tartli_desktop.looks.focus_ring import FocusRing
from tartli_desktop.looks.text_size import follow_system
from tartli_desktop.packs import packs
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.people import People
from tartli_desktop.settings.settings import Settings
from tartli_desktop.store.match_kinds import LESSON_STEPS
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_title
from tartli_desktop.text.program_names import title_shown
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.widgets.latin_shortcuts import LatinShortcuts
from tartli_desktop.widgets.questions.questions import Questions
from tartli_desktop.windows.card_values.points_entry import PointsEntry
from tartli_desktop.windows.duel.duels_at_table import DuelsAtTable
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.errors.messages import Messages
from tartli_desktop.windows.league.evenings import EveningsAtTable
from tartli_desktop.windows.matches.damage_check import LookingOver
from tartli_desktop.windows.matches.drops import Drops
from tartli_desktop.windows.matches.match_commands import MatchCommands
from tartli_desktop.windows.play.match.lessons import LessonsAtTable
from tartli_desktop.windows.play.match.match_on_table import MatchOnTable
from tartli_desktop.windows.play.match.match_saver import Saving, UnsavedNotice
from tartli_desktop.windows.play.match.puzzles import PuzzlesAtTable
from tartli_desktop.windows.play.match.replay_deal import DealAgain
from tartli_desktop.windows.play.play_area import PlayArea
from tartli_desktop.windows.preferences.settings_writer import SettingsWriter
from tartli_desktop.windows.review.review_opener import ReviewOpener
from tartli_desktop.windows.study.study_opener import StudyOpener
from tartli_desktop.windows.training.training_at_table import TrainingAtTable

from .open_dialogs import OpenDialogs, last_game
from .program_looks import ProgramLooks
from .program_window import ProgramWindow
from .study_commands import StudyCommands
from .window_menus import WindowMenus
from .window_place import WindowPlace

if TYPE_CHECKING:
    from tartli_desktop.windows.new_match.new_match import NewMatch


class MainWindow(ProgramWindow):
    """The window: it makes its parts, and shows the table or a review.

    Args:
        paths: the folders of the person who plays.
        people: who plays, among whom; by default the first one.
    """

    menus: WindowMenus
    next_player: str | None = None
    """The folder of the person whose window is to open when this one is closed."""
    _title = ""
    """The title of the match on the table; empty without one."""
    _is_closed = False
    """Whether the store is closed, and the window only waits to be deleted."""

    def __init__(
        self, paths: UserPaths, settings: Settings, store: MatchStore, people: People | None = None
    ) -> None:
        super().__init__()
        self.paths, self.people = paths, people or People(paths)
        self.settings = CurrentSettings(settings)
        # Before any part of the window takes its words and its size from the settings.
        looks = ProgramLooks(self.settings, self)
        self.thinker = Thinker(self)
        self.background = Thinker(self, in_background=True)
        self.questions = Questions(self)
        self.questions.bright = self._menu_bar_place
        self.questions.held.connect(self._hold_up)
        self.questions.read_out.connect(lambda words: self.area.announcer.announce(words))
        self.messages = Messages(self, self.questions.ask)
        show_message, ask = self.messages.show_message, self.questions.ask
        looks.language_missed.connect(self.messages.tell_no_language)
        options = rules_of(self._last_game).options
        self.settings_writer = SettingsWriter(paths.settings_file, self.settings, options, show_message)
        FocusRing(self)
        LatinShortcuts(self)
        self.setWindowTitle(self.tr("Tartli"))
        self.notice = UnsavedNotice(self, show_message)
        """Warns that something is not saved."""
        saving = self.saving = Saving(paths, store, self.notice, show_message, self)
        self.on_table = MatchOnTable(
            self._table_of, saving, self.thinker, self.settings, show_message, ask, self
        )
        self.again = DealAgain(self.on_table)
        self._make_exercises()
        self.lessons = LessonsAtTable(self.on_table, self.puzzles, self)
        """Puts guided hands on the table."""
        self.reviews = ReviewOpener(
            lambda: saving.store, lambda: self.area.faces, self.settings, self.thinker, self
        )
        self.studies = StudyOpener(
            lambda: saving.store, lambda: self.area.faces, self.settings, self.thinker, show_message, self
        )
        self.study_commands = StudyCommands(self)
        """Begins studies."""
        self._make_matches()
        self.points = PointsEntry(self)
        """The card of orders and points."""
        self.menus = WindowMenus(
            self, self.dialogs, self.matches, self.lessons, self.points, self.study_commands, self.duels
        )
        self._connect()
        self._inner = QStackedWidget()
        self.setCentralWidget(self._inner)
        self.settings_writer.take_up(options)
        self.area = self._lay_table(self._last_game)
        self.menus.refill()
        self.settings.follow(self._follow_settings)
        Drops(self, self.matches, self.study_commands.way_from)
        self._place = WindowPlace(self, self.settings, self.settings_writer)

    def _make_matches(self) -> None:
        """Make what begins matches, and what comes of them."""
        self.matches = MatchCommands(self)
        """Imports and exports matches, copies and reviews hands."""
        self.dialogs = OpenDialogs(self)
        """Opens the dialogs."""
        self.evenings = EveningsAtTable(
            self, self.matches.review, lambda: self.dialogs.league, self.dialogs.open_league
        )
        """Tells how evenings ended."""
        self.duels = DuelsAtTable(self, self.dialogs.open)
        """Puts duels on the table."""
        self.show_duel = self.duels.show_stored

    def _make_exercises(self) -> None:
        on_table, go_back = self.on_table, self._go_back

        def tell(sentence: str) -> None:
            self.area.notify(sentence)

        self.puzzles = PuzzlesAtTable(on_table, go_back=go_back, tell=tell)
        self.training = TrainingAtTable(on_table, self.thinker, go_back=go_back, tell=tell, window=self)

    def _connect(self) -> None:
        """Connect the parts that live as long as the window."""
        self.on_table.changed.connect(self.reviews.close)
        self.on_table.changed.connect(self.studies.close)
        self.on_table.changed.connect(self.menus.follow_match)
        self.on_table.changed.connect(self.points.follow)
        self.on_table.named.connect(self._take_title)
        self.on_table.given_up.connect(self._welcome)
        self.on_table.matches_asked.connect(self.dialogs.open_matches)
        self.reviews.opened.connect(self._lay_review)
        self.reviews.left.connect(self._take_aside_away)
        self.studies.opened.connect(self._lay_study)
        self.studies.journal.not_saved.connect(self.notice.follow)
        self.studies.journal.saved_again.connect(self.notice.clear)
        self.saving.studies_moved.connect(self.studies.journal.follow_moving)
        self.studies.left.connect(self._take_aside_away)
        self.studies.game_chosen.connect(self.study_commands.set_up)
        self.reviews.play_on_asked.connect(self.again.play_on)
        self.reviews.study_asked.connect(self.study_commands.open_reviewed)
        self.matches.imported.connect(self.dialogs.open_matches)
        self.dialogs.agreed.connect(self.begin_match)
        self.dialogs.player_chosen.connect(self.change_player)
        self.dialogs.people_changed.connect(self.follow_people)

    def _menu_bar_place(self) -> QRect:
        """The place of the menu bar, which keeps its looks beside questions as beside other papers.

        While the window changes its size, the bar may still have its previous width.
        """
        return QRect(self.menuBar().pos(), QSize(self.width(), self.menuBar().height()))

    def _hold_up(self, held: bool) -> None:
        """Disable menus and file drops while a question is open."""
        self.menuBar().setEnabled(not held)
        self.setAcceptDrops(not held)

    # The table

    def _lay_table(self, game: str, seats: int | None = None) -> PlayArea:
        """Put the empty table of a game into the window; ``seats`` is by default the usual number."""
        own_packs = packs.packs_folder(self.paths)
        area = PlayArea(face_of(game), self.settings, self, own_packs, seats=seats, questions=self.questions)
        area.faces.when_unreadable = self._tell_unreadable
        area.view.order_changed.connect(self.on_table.keep_order)
        area.shown.connect(self.on_table.keep_own_order)
        area.shown.connect(self.points.follow)
        area.dialogs.new_match_asked.connect(self.dialogs.open_new_match)
        area.dialogs.why_asked.connect(self.dialogs.open_how_to_play)
        area.dialogs.replay_asked.connect(self.again.play_last)
        area.dialogs.back_asked.connect(self._go_back)
        area.dialogs.puzzle_asked.connect(self.puzzles.play_on)
        area.dialogs.puzzle_asked.connect(lambda _next: self.training.go_on())
        area.dialogs.rematch_asked.connect(self._play_once_more)
        area.dialogs.hands_asked.connect(
            lambda: self.dialogs.open_matches(self.on_table.match_id, looks_at_it=True)
        )
        area.dialogs.evening_asked.connect(self._tell_evening)
        area.dialogs.beneath = lambda: self.duels.beneath_account()
        area.dialogs.review_asked.connect(self.matches.review_last)
        area.exercise_over.connect(self.puzzles.tell)
        area.exercise_over.connect(self.training.tell)
        area.dialogs.ending_asked.connect(self.training.tell)
        area.lesson.lesson_asked.connect(self.lessons.begin_again)
        area.lesson.said.connect(partial(self.on_table.note, LESSON_STEPS))
        area.lesson.following = self.lessons.after
        area.lesson.puzzle = self.lessons.puzzle
        # The view would take a file dragged over it for something of its scene.
        area.view.setAcceptDrops(False)
        self._inner.addWidget(area)
        return area

    def _tell_evening(self) -> None:
        session = self.on_table.session
        if session is not None and session.marks.duel:
            self.duels.show()
        else:
            self.evenings.tell()

    def _table_of(self, game: str, seats: int) -> PlayArea:
        """Return the table of a game with this many seats, replacing any other table."""
        if (game, seats) != (self.area.game, self.area.seats):
            if game != self.area.game:
                self.settings_writer.take_up(rules_of(game).options)
            self.points.put_away()
            self.area.retire()
            self._inner.removeWidget(self.area)
            self.area.deleteLater()
            self.area = self._lay_table(game, seats)
            self.menus.refill()
            self.points.lay_as_left()
        return self.area

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.points.card is not None:
            # The key works on the table too, where it has no other meaning.
            self.points.trigger()
        elif event.key() == Qt.Key.Key_Escape and self.area.table_actions.leave.isVisible():
            self.area.table_actions.leave.trigger()
        elif event.key() == Qt.Key.Key_F10:
            # As on most desktops.
            self.menuBar().setActiveAction(self.menuBar().actions()[0])
        else:
            super().keyPressEvent(event)

    # Start and end

    def begin(self, files: Sequence[Path] = ()) -> None:
        """Put the last unfinished match that can be played on the table, or offer a first one.

        Args:
            files: matches to import first; the last of them is shown.
        """
        taken = self.matches.take_in(files)
        try:
            unfinished = self.saving.store.unfinished()
        except StoreError as error:
            self.messages.show_message(self.tr("Your matches"), troubles.not_saved(error))
            unfinished = ()
        if taken in unfinished:
            unfinished = (taken, *(match_id for match_id in unfinished if match_id != taken))
        if not any(self.on_table.resume(match_id) for match_id in unfinished):
            self._welcome()
        self.points.follow()
        self.points.lay_as_left()
        if taken is not None and not self.on_table.is_on_table(taken):
            self.dialogs.open_matches(taken)
        self.area.announcer.tell_first()
        LookingOver(self.saving.store, self.messages.show_message, self)

    def _welcome(self) -> None:
        """Offer a first match, the guided first hand and the settings on an empty table."""
        self._take_title("")
        self.menus.follow_match()
        self.points.follow()
        area, lessons, dialogs = self.area, self.lessons, self.dialogs
        begin: Callable[[], None] | None = partial(lessons.choose, area)
        if len(games()) == 1:
            words, learning = face_of(area.game).welcome(), self.tr("Learn to play")
            begin = partial(lessons.begin, area.game) if face_of(area.game).course is not None else None
        else:
            # Asking the games for their names would load them all.
            words = self.tr("Old Hungarian card games: Tartli, Ulti and Tarokk.")
            learning = self.tr("Learn to play…")
        learn = [] if begin is None else [(learning, "welcome/learn", begin)]
        doors = [
            (self.tr("Play a match…"), "welcome/play", dialogs.open_new_match),
            *learn,
            (self.tr("Deal of the day…"), "icons/deal-of-the-day", self.duels.choose_day),
            (self.tr("Settings…"), "welcome/settings", dialogs.open_settings),
        ]
        if (me := self.people.me) is not None:
            words = fill(self.tr("%1 is playing."), me.name)
            doors.append((self.tr("Switch player…"), f"portraits/{me.sign}", dialogs.open_people))
        area.welcome(words, doors, dialogs.mantelpiece())

    def closeEvent(self, event: QCloseEvent) -> None:
        words, again = self.tr("Quit without saving"), self.close
        if self.next_player is not None:
            words, again = self.tr("Leave"), partial(self.change_player, self.next_player)
        if not (
            self.on_table.may_be_left(words, again, save_again=True)
            and self.studies.may_be_left(words, again, self.questions.ask)
        ):
            event.ignore()
            return
        self.points.put_away()
        if self.review is not None:
            self.review.run.stop()
        self.studies.close()
        self._place.remember()
        self.saving.try_last()
        self.studies.journal.try_again()
        self.on_table.put_away(for_good=False)
        self.dialogs.close_league()
        self.thinker.close()
        self.background.close()
        self.saving.close()
        self._is_closed = True
        super().closeEvent(event)

    def change_player(self, folder: str) -> bool:
        """Close the window as for quitting, for that of another person; return whether it is closed."""
        self.next_player = folder
        is_closed = self.close()
        if not is_closed:
            # A question may still lead here again.
            self.next_player = None
        return is_closed

    def follow_people(self) -> None:
        """Show who plays, after the list of the players has changed."""
        self._show_title()
        if self.on_table.session is None and self.area.panel.choices:
            self._welcome()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.messages.wait_for_screen()

    # Matches

    @property
    def _last_game(self) -> str:
        """The game that was begun last, or else the first of all games."""
        return last_game(self.settings.now)

    def begin_match(self, chosen: NewMatch) -> None:
        """Begin a match as agreed."""
        if self.on_table.may_be_left(self.tr("Leave"), lambda: self.begin_match(chosen), save_again=True):
            settings = chosen.settings
            if chosen.game != self._last_game:
                settings = msgspec.structs.replace(settings, last_game=chosen.game)
            self.settings_writer.change(settings)
            self.on_table.begin(chosen)

    def _play_once_more(self) -> None:
        """Begin another match with the same players and rules."""
        chosen = self.on_table.another()
        if chosen is not None:
            self.begin_match(chosen)

    # Reviewing a finished hand

    def _lay_review(self) -> None:
        """Put the open review into the window in place of the table."""
        assert self.review is not None
        self.studies.close()
        self.review.steps.moved.connect(self.points.follow)
        self._lay_aside(self.review)

    def _lay_study(self) -> None:
        """Put the open study into the window in place of the table."""
        assert self.study is not None
        self.reviews.close()
        self.study.changed.connect(self._show_title)
        self._lay_aside(self.study)

    def _lay_aside(self, place: QWidget) -> None:
        self.points.put_away()
        self._inner.addWidget(place)
        self._inner.setCurrentWidget(place)
        self._show_title()
        self.menus.refill()

    def _take_aside_away(self) -> None:
        place = self._inner.currentWidget()
        self._inner.setCurrentWidget(self.area)
        if place is not None and place is not self.area:
            self._inner.removeWidget(place)
        self._show_title()
        self.points.put_away()
        self.menus.refill()
        self.points.lay_as_left()
        self.area.take_keyboard()

    def _take_title(self, title: str) -> None:
        self._title = title
        self._show_title()

    def _show_title(self) -> None:
        """Name what is seen: the match of the open review, or else the one on the table; and who plays."""
        title = self._title
        if self.review is not None:
            title = title_shown(self.review.reviewed.title)
        elif self.study is not None:
            title = self.study.study.title
        whole = fill(self.tr("%1 – Tartli"), title) if title else self.tr("Tartli")
        if (me := self.people.me) is not None:
            whole += f" ({me.name})"
        self.setWindowTitle(plain_title(whole))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self._is_closed:
            # The next player may have another language; whatever is shown here would ask a closed store.
            return
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
        self.menus.refill()
        if not self.on_table.retranslate() and self.area.panel.choices:
            self._welcome()
        self.notice.retranslate()

    # The list of the matches

    def _go_back(self) -> None:
        """Return to the match that was left.

        Without one, a replayed deal leads to the list of all matches, a puzzle or a lesson to the welcome.
        """
        session = self.on_table.session
        is_aside = session is not None and session.marks.is_aside
        if self.again.go_back():
            return
        if is_aside:
            self.on_table.put_away()
            self._welcome()
        else:
            self.dialogs.open_matches()

    # Settings

    def _follow_settings(self, settings: Settings) -> None:
        self.menus.follow_settings(settings)
        self.points.follow()
        self.settings_writer.save(settings)

    def _tell_unreadable(self) -> None:
        from tartli_desktop.windows.packs.pack_words import unreadable_text

        faces = self.area.faces
        name = packs.pack_name(packs.packs_folder(self.paths), faces.pack)
        self.messages.show_message(self.tr("Pack of cards"), unreadable_text(name, faces.unreadable))
