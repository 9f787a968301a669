"""The dialogs of the window: which of them opens, where, and how the window looks beneath."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog

from tartli_desktop.face import face_of
from tartli_desktop.files.problems import read_or
from tartli_desktop.game.registry import games
from tartli_desktop.packs import packs
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.settings.settings import DialogPlace, Settings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.widgets.command_keys import fixed_keys
from tartli_desktop.widgets.dialogs.dialog_geometry import DialogPlaces, WindowShades

from .program_window import ProgramWindow

if TYPE_CHECKING:
    from tartli_desktop.face.statistics import Reviewed
    from tartli_desktop.windows.help.how_to_play import HowToPlay
    from tartli_desktop.windows.league.league_at_table import LeagueAtTable
    from tartli_desktop.windows.matches.library import Library
    from tartli_desktop.windows.play.area_layout import MakesDrawing
    from tartli_desktop.windows.statistics.cards_or_me import CardsOrMe


class OpenDialogs(QObject):
    """Opens the dialogs.

    They are imported when they are first opened, so that the program starts quickly.

    Signals:
        agreed(chosen): the player has agreed on a new match.
        player_chosen(folder): the person with this folder wants to play.
        people_changed: the list of the people is another one.
    """

    agreed = Signal(object)
    player_chosen = Signal(str)
    people_changed = Signal()

    def __init__(self, window: ProgramWindow) -> None:
        super().__init__(window)
        self._window = window
        self._library: Library | None = None
        self._settings_page = 0
        """The page of the settings that the player looked at last."""
        self.shades = WindowShades(window)
        """Darkens the window beneath dialogs."""
        # What was said at the table is hidden while a dialog stands over it.
        self.shades.changed.connect(lambda hidden: window.area.view.scene().hide_notes(hidden))
        self._places = DialogPlaces(window.settings.now.dialog_places, window)
        self._places.changed.connect(self._remember_places)

    def open(self, dialog: QDialog, *, shows_on_table: bool = False) -> None:
        """Open a dialog.

        Args:
            shows_on_table: whether its changes show on the table, which then stays bright.
        """
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.prepare(dialog, shows_on_table=shows_on_table)
        dialog.open()

    def prepare(self, dialog: QDialog, *, shows_on_table: bool = False) -> None:
        """Give a dialog that is about to open its place, and darken the window beneath it."""
        self._places.remember_place(dialog)
        self.shades.watch(dialog, shows_on_table=shows_on_table)

    def _remember_places(self, places: dict[str, DialogPlace]) -> None:
        window = self._window
        window.settings_writer.save(msgspec.structs.replace(window.settings.now, dialog_places=places))

    def open_new_match(self, game: str = "") -> None:
        """Let the player agree on a new match, of this game unless another is chosen."""
        from tartli_desktop.windows.new_match.new_match import NewMatchDialog

        window = self._window
        played = _games_played(window.saving.store)
        usual = last_game(window.settings.now) if window.on_table.session is None else window.game
        own_packs = packs.packs_folder(window.paths)
        dialog = NewMatchDialog(window.settings.now, game or usual, window, own_packs, played=played)
        dialog.accepted.connect(lambda: self.agreed.emit(dialog.chosen()))
        dialog.opens.connect(self.prepare)
        self.open(dialog)

    def open_matches(self, selected: int | None = None, *, looks_at_it: bool = False) -> None:
        """List the matches with one selected, and perhaps show its hands."""
        if self._library is None:
            from tartli_desktop.windows.matches.library import Library

            self._library = Library(self._window, self.open)
        self._library.open(selected, looks_at_it=looks_at_it)

    def open_statistics(self) -> None:
        """Show what was played, and how it went."""
        from tartli_desktop.windows.statistics.counted_matches import counted, export, results_are_derived
        from tartli_desktop.windows.statistics.statistics_dialog import StatisticsDialog
        from tartli_desktop.windows.training import training_words

        window, show_message = self._window, self._window.messages.show_message
        store = window.saving.store
        if not results_are_derived(store, show_message, window):
            return
        if counted(store, window.game, show_message) is None:
            return
        dialog = StatisticsDialog(
            lambda game: counted(window.saving.store, game, show_message),
            window.game,
            window,
            cards=self._cards_or_me,
            puzzles=self._learnt,
            trend=lambda game: training_words.trend(window.training.log(game)),
        )
        dialog.export_asked.connect(lambda table: export(table, show_message, dialog))
        self.open(dialog)

    def _cards_or_me(self, game: str, reviewed: Reviewed | None) -> CardsOrMe | None:
        """What the cards of a game were worth to the player; None if that cannot be read."""
        from tartli_desktop.windows.statistics.cards_or_me import cards_or_me

        store = self._window.saving.store
        unread = "what the cards were worth cannot be read"
        return read_or(None, lambda: cards_or_me(store, game, reviewed), unread)

    def _learnt(self, game: str) -> str:
        """The results of a game's puzzles and training, in words; empty where it has none."""
        from tartli_desktop.windows.statistics.statistics_words import puzzle_line
        from tartli_desktop.windows.training import training_words

        training = training_words.lines(game, self._window.training.log(game))
        if face_of(game).puzzles is None:
            return training
        return "\n".join(filter(None, (puzzle_line(self._window.puzzles.figures(game)), training)))

    def open_league(self) -> None:
        """Show the league of the game on the table."""
        from tartli_desktop.windows.league.league_page import LeaguePage

        window = self._window
        if self.league.is_open():
            self.open(LeaguePage(self.league, window.settings.now, window.game, window))

    @cached_property
    def league(self) -> LeagueAtTable:
        """Puts evenings of the league on the table; it is made when it is first needed."""
        from tartli_desktop.windows.league.league_at_table import LeagueAtTable

        return LeagueAtTable(self._window)

    def mantelpiece(self) -> Sequence[MakesDrawing]:
        """Make the cups that the player has won in the league, for the welcome; nothing without any."""
        if not read_or((), self._window.saving.store.seasons.rows, "whether there are cups cannot be read"):
            return ()
        from tartli_desktop.windows.league.cups import Mantelpiece

        return [partial(Mantelpiece, cups)] if (cups := self.league.cups()) else ()

    def close_league(self) -> None:
        """Let nobody play in the league any more, since the program ends."""
        if "league" in vars(self):
            self.league.close()

    def open_kinds(self, game: str) -> None:
        """Let the player choose which kind of hands of a game to be dealt."""
        from tartli_desktop.windows.training.kinds_dialog import KindsDialog

        window = self._window
        training = window.training.training_of(game)
        if training is not None:
            dialog = KindsDialog(training, window.training.log(game), window)
            dialog.chosen.connect(lambda kind: window.training.deal(game, kind))
            self.open(dialog)

    def open_deal_check(self) -> None:
        """Show the check numbers of the deals."""
        from tartli_desktop.windows.matches.deal_check import DealCheck, deals_of

        session = self._window.on_table.session
        if session is not None:
            self.open(DealCheck(deals_of(session), self._window))

    def open_settings(self) -> None:
        """Open the settings."""
        from tartli_desktop.windows.preferences.keys_page import keys_of_other_games
        from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog

        window, menus = self._window, self._window.menus
        known = menus.chosen.values()
        others = [entry for entry in menus.actions() if entry not in known]
        face = face_of(window.game)
        dialog = SettingsDialog(
            window.settings.now,
            window,
            packs_folder=packs.packs_folder(window.paths),
            commands=menus.chosen,
            fixed_keys=fixed_keys(others) | menus.letters(),
            keys_elsewhere=keys_of_other_games(window.game, window.settings.now),
            game=face.settings_pages(),
            cards=kind_of(face.rules.form.pack.cards),
            page=self._settings_page,
        )
        dialog.changed.connect(window.settings_writer.change)
        dialog.opens.connect(self.prepare)
        dialog.finished.connect(lambda: self._leave_settings(dialog.tabs.currentIndex()))
        self.open(dialog, shows_on_table=True)

    def _leave_settings(self, page: int) -> None:
        self._settings_page = page
        self._window.settings_writer.save(self._window.settings.now)

    def open_people(self) -> None:
        """Let the player choose who plays at this computer, and add others."""
        from tartli_desktop.windows.people.people_dialog import PeopleDialog

        window = self._window
        dialog = PeopleDialog(window.people, window)
        dialog.opens.connect(self.prepare)
        dialog.changed.connect(self.people_changed)
        dialog.renamed.connect(self._rename_at_table)
        # Later, since this closes the window beneath the dialog.
        dialog.chosen.connect(self.player_chosen, Qt.ConnectionType.QueuedConnection)
        self.open(dialog)

    def _rename_at_table(self, before: str, name: str) -> None:
        settings = self._window.settings.now
        if settings.player_name in (before, ""):
            self._window.settings_writer.change(msgspec.structs.replace(settings, player_name=name))

    def open_how_to_play(self, rule: str = "") -> None:
        """Open the help on rules, terms, the signs on the slate and keys, at the paragraph of ``rule``."""
        dialog = self._made_help()
        self.open(dialog)
        if rule:
            dialog.show_rule(rule)

    def open_key_list(self) -> None:
        """Open the help at what the mouse and the keys do."""
        dialog = self._made_help()
        self.open(dialog)
        dialog.show_keys()

    def _made_help(self) -> HowToPlay:
        """Make the help for the present rules and pack, still to be opened."""
        from tartli_desktop.windows.help.how_to_play import HowToPlay

        window, faces = self._window, self._window.area.faces
        keys, why = window.menus.keys(), window.settings.now.keys.why
        return HowToPlay(window.game, window.rules_to_show(), keys, window, faces, why)

    def open_about(self) -> None:
        """Show what this program is, and where its files are."""
        from .about import AboutDialog

        self.open(AboutDialog(self._window.paths, self._window))


def last_game(settings: Settings) -> str:
    """The game that was begun last, or else the first of all games."""
    return settings.last_game if settings.last_game in games() else games()[0]


def _games_played(store: MatchStore) -> frozenset[str] | None:
    """The games of which more than the lesson has been played; None if that cannot be read."""

    def played() -> frozenset[str]:
        lessons = store.lessons()
        return frozenset(row.head.game for row in store.list() if row.hands and row.id not in lessons)

    return read_or(None, played, "whether anything was played cannot be read")
