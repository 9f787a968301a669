"""The menus of the window: what stands in them, and what can be chosen now."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import games
from tartli_desktop.looks import icons
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.command_keys import give_keys
from tartli_desktop.windows.card_values.points_entry import PointsEntry
from tartli_desktop.windows.duel.duels_at_table import DuelsAtTable
from tartli_desktop.windows.matches.match_commands import MatchCommands
from tartli_desktop.windows.play.match.lessons import LessonsAtTable

from .menus import Menus
from .open_dialogs import OpenDialogs
from .program_window import ProgramWindow
from .study_commands import StudyCommands

tr = Context("MainWindow")


class WindowMenus(Menus):
    """Fills the menus for the table or the review that is shown."""

    def __init__(
        self,
        window: ProgramWindow,
        dialogs: OpenDialogs,
        matches: MatchCommands,
        lessons: LessonsAtTable,
        points: PointsEntry,
        studies: StudyCommands,
        duels: DuelsAtTable,
    ) -> None:
        super().__init__(window)
        self._program = window
        self._dialogs, self._matches, self._points = dialogs, matches, points
        self._studies, self._duels = studies, duels
        for _ in range(5):
            self.add_menu()
        self._hands = QMenu(window)
        # Not before it opens: asking the games for their hands loads them all.
        self._hands.aboutToShow.connect(lambda: lessons.offer(self._hands))
        self._games, self._kinds = QMenu(window), QMenu(window)
        self._games.aboutToShow.connect(self._offer_games)
        self._practised = ("", "")
        """The game of the table, and the one chosen for practice while it lies there."""
        self._kinds.aboutToShow.connect(self._offer_kinds)
        # There may be more reviewed hands than before.
        self._made[2].aboutToShow.connect(
            lambda: self._own_puzzle.setVisible(window.puzzles.has_own(self.practised))
        )

    def refill(self) -> None:
        """Fill the menus, or refill them in another language, keeping their actions."""
        titles = tr("&Match"), tr("&Play"), tr("&Learn"), tr("&View"), tr("&Help")
        for menu, title in zip(self._made, titles, strict=True):
            menu.clear()
            menu.setTitle(title)
        match_menu, play_menu, learn_menu, view_menu, help_menu = self._made
        self._fill_match_menu(match_menu)
        if (review := self._program.review) is not None:
            play_menu.addActions(review.actions_here.of_play)
        elif (study := self._program.study) is not None:
            play_menu.addActions(study.actions_here.of_play)
        else:
            self._fill_play_menu(play_menu)
        self._fill_learn_menu(learn_menu)
        self._fill_view_menu(view_menu)
        self._fill_help_menu(help_menu)
        self.follow_match()
        self._points.follow()
        chosen = self.commands | self._program.area.commands | {"points": self._points}
        self.chosen = chosen
        self.follow_settings(self._program.settings.now)
        self.leave_to(chosen.values())

    def follow_settings(self, settings: Settings) -> None:
        """Give all commands the keys that the player chose."""
        give_keys(self.chosen, settings.keys_with(self._program.settings_writer.options))

    def follow_match(self) -> None:
        """Enable what can be done with the match on the table."""
        session = self._program.on_table.session
        for needs_match in (self._review, self._deal):
            needs_match.setEnabled(session is not None)
        self._text.setEnabled(session is not None or self._is_aside)
        for entry in (self._slate, self._export):
            # An exercise is no match, and nothing of it stands on the slate.
            entry.setEnabled(session is not None and not session.marks.is_exercise)

    def _fill_match_menu(self, menu: QMenu) -> None:
        program, dialogs, matches = self._program, self._dialogs, self._matches
        self.entry(menu, tr("&New match…"), dialogs.open_new_match, "new-match")
        self.entry(menu, tr("D&uel…"), self._duels.choose, "duel")
        self.entry(menu, tr("Deal o&f the day…"), self._duels.choose_day, "deal-of-the-day")
        self.entry(menu, tr("&League…"), dialogs.open_league, "league")
        self.entry(menu, tr("My &matches…"), dialogs.open_matches, "matches")
        self._review = self.entry(menu, tr("Re&view the last hand"), matches.review_last, "review")
        self._review.setVisible(face_of(program.game).reviews is not None)
        self.entry(menu, tr("S&tatistics…"), dialogs.open_statistics, "statistics")
        self._slate = self.entry(menu, tr("Save the slate as a &picture…"), matches.save_slate, "slate")
        self._slate.setVisible(program.area.score is not None)
        aside = program.review or program.study
        copying = tr("&Copy this hand as text") if aside is None else aside.actions_here.copy.text()
        self._text = self.entry(menu, copying, matches.copy_hand, "copy")
        self._deal = self.entry(menu, tr("Verify this &deal…"), dialogs.open_deal_check, "check-deal")
        if program.study is not None:
            menu.addSeparator()
            menu.addActions(program.study.actions_here.of_document)
        menu.addSeparator()
        self.entry(menu, tr("&Import matches…"), matches.choose_to_import, "import")
        self._export = self.entry(menu, tr("&Export this match…"), matches.export_match, "export")
        menu.addSeparator()
        self.entry(menu, tr("Pla&yers…"), dialogs.open_people, "players")
        self.entry(menu, tr("&Settings…"), dialogs.open_settings, "settings")
        menu.addSeparator()
        self.entry(menu, tr("&Quit"), program.close, "quit")

    def _fill_play_menu(self, menu: QMenu) -> None:
        """Fill the menu of what can be done in the match on the table."""
        area = self._program.area
        made, of_two = area.table_actions, area.two.commands.values()
        in_hand = (*of_two, made.take_back, made.gather, made.to_end, *made.game.shows, made.hint)
        for actions in (made.game.buttons, (made.talon, made.say_again), in_hand):
            menu.addActions(actions)
            menu.addSeparator()
        menu.addActions((made.play_again, made.play_swapped))
        menu.addSeparator()
        menu.addAction(made.try_again)

    def _fill_learn_menu(self, menu: QMenu) -> None:
        """Fill the menu of what can be solved, studied and practised."""
        area, puzzles = self._program.area, self._program.puzzles
        if len(games()) > 1:
            self._games.setTitle(fill(tr("&Game: %1"), face_of(self.practised).game_name()))
            icons.set_picture(self._games.menuAction(), "new-match")
            menu.addMenu(self._games)
            menu.addSeparator()
        puzzle = self.entry(menu, tr("Pu&zzle"), lambda: puzzles.play_any(self.practised), "puzzle")
        self.entry(menu, tr("Puzzle of the &day"), puzzles.play_of_day, "puzzle-of-the-day")
        self._kinds.setTitle(tr("Puzzles by &kind"))
        icons.set_picture(self._kinds.menuAction(), "puzzle")
        menu.addMenu(self._kinds)
        self._own_puzzle = self.entry(
            menu, tr("Puzzle from my &hands"), lambda: puzzles.play_own(self.practised), "own-puzzle"
        )
        menu.addSeparator()
        self.entry(menu, tr("&Study…"), self._studies.choose, "study")
        if face_of(self.practised).puzzles is None:
            menu.removeAction(self._kinds.menuAction())
            # The key still says that there are none.
            menu.removeAction(puzzle)
            area.addAction(puzzle)
        # Whether there are any is looked up when the menu is about to open.
        self._own_puzzle.setVisible(False)
        self._fill_training(menu)

    @property
    def practised(self) -> str:
        """The game that is practised: that of the table, unless the player has chosen another one."""
        (at_table, chosen), now = self._practised, self._program.game
        return chosen if at_table == now else now

    def _practise(self, game: str) -> None:
        self._practised = self._program.game, game
        self.refill()

    def _offer_games(self) -> None:
        """List the games in which something can be practised."""
        self._games.clear()
        for name in games():
            if (face := face_of(name)).puzzles or face.training:
                entry = self._games.addAction(face.game_name(), partial(self._practise, name))
                entry.setCheckable(True)
                entry.setChecked(name == self.practised)

    def _fill_training(self, menu: QMenu) -> None:
        """Add what can be practised; in a game without training, the keys still say that there is none."""
        program, training = self._program, self._program.training
        menu.addSeparator()
        entries = [
            self.entry(
                menu, tr("What would you &bid?"), lambda: training.ask_questions(self.practised), "bidding"
            ),
            self.entry(
                menu,
                tr("Again, those I got &wrong"),
                lambda: training.ask_again(self.practised),
                "bidding-again",
            ),
            self.entry(
                menu,
                tr("P&ractise a kind of hand…"),
                lambda: self._dialogs.open_kinds(self.practised),
                "deals",
            ),
        ]
        if face_of(self.practised).training is None:
            for entry in entries:
                menu.removeAction(entry)
                program.area.addAction(entry)

    def _offer_kinds(self) -> None:
        """List the kinds of puzzles of the game, with how many were not tried yet."""
        puzzles, game, menu = self._program.puzzles, self.practised, self._kinds
        tried = puzzles.tried(game)
        menu.clear()
        for group in puzzles.kinds(game):
            menu.addSeparator()
            for kind in group:
                left = sum(number not in tried for number in kind.numbers)
                words = fill(tr("%1 (%2 of %3 new)", "a kind of puzzles"), kind.name, left, len(kind.numbers))
                menu.addAction(words, partial(puzzles.play_any, game, kind.numbers))

    def _fill_view_menu(self, menu: QMenu) -> None:
        area = self._program.area
        if not self._is_aside:
            menu.addAction(area.table_actions.slate)
            menu.addAction(area.table_actions.fold_slate)
        self._points.retranslate()
        if self._program.study is None:
            menu.addAction(self._points)
        self._full_screen: QAction = self.entry(
            menu, tr("&Full screen"), self._toggle_full_screen, "full-screen"
        )
        self._full_screen.setCheckable(True)

    @property
    def _is_aside(self) -> bool:
        """Whether a review or a study takes the place of the table."""
        return self._program.review is not None or self._program.study is not None

    def _toggle_full_screen(self) -> None:
        program = self._program
        program.setWindowState(program.windowState() ^ Qt.WindowState.WindowFullScreen)
        self._full_screen.setChecked(program.isFullScreen())

    def _fill_help_menu(self, menu: QMenu) -> None:
        dialogs = self._dialogs
        self.entry(menu, tr("&How to play"), dialogs.open_how_to_play, "how-to-play")
        self._hands.setTitle(tr("Guided han&ds"))
        icons.set_picture(self._hands.menuAction(), "guided-hands")
        menu.addMenu(self._hands)
        if not self._is_aside:
            menu.addAction(self._program.area.table_actions.why)
        self.entry(menu, tr("&Mouse and keys"), dialogs.open_key_list, "key-list")
        self.entry(menu, tr("&About Tartli"), dialogs.open_about, "about")
