"""The one window of the program: menus, the table, and the matches that are put on it."""

from __future__ import annotations

import logging
import random
from base64 import b64encode
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMainWindow, QMenu, QMessageBox

from tartli_desktop import ai, deals
from tartli_desktop.engine import AUSTRIAN, HUNGARIAN, Card, Match, RecordError, Variant
from tartli_desktop.journal import Journal
from tartli_desktop.session import HUMAN, Session, draw_for_dealer
from tartli_desktop.slate.tally import Tally, tally_of
from tartli_desktop.store import packs, settings_file
from tartli_desktop.store.matches import MatchHead, MatchRow, MatchStore, StoredMatch
from tartli_desktop.store.paths import Places
from tartli_desktop.store.problems import SettingsNotSaved, StoreError
from tartli_desktop.store.settings import DialogPlace, Settings, VariantChoice
from tartli_desktop.thinking import Thinker
from tartli_desktop.translation import fill

from . import boxes, icons, troubles
from .colours import apply_colour_scheme
from .dialog_places import DialogPlaces
from .play_area import PlayArea

if TYPE_CHECKING:
    from .library import Library
    from .match_files import MatchFiles
    from .new_match import NewMatch

_log = logging.getLogger(__name__)


_SLATE_SCALE = 3.0
"""Pixels of a saved slate for each on the screen at its plainest."""


LEAST_SIZE = QSize(940, 560)
"""Of the window, in logical pixels: below it the words beside the table are cut."""


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
        self._thinker = Thinker(self)
        self._menus: list[QMenu] = []
        self._messages: list[tuple[str, str]] = []
        self._is_seen = False
        self._table_store = store
        self._leaves_unsaved = False
        self._settings_told = False
        self._kept_order = ""
        self._library: Library | None = None
        self.area = PlayArea(settings, self, packs.packs_folder(places))
        self._dialog_places = DialogPlaces(settings.dialog_places, self)
        self._dialog_places.changed.connect(self._keep_dialog_places)
        self.area.dialog_places = self._dialog_places
        self.area.faces.when_unreadable = self._tell_unreadable
        self.area.new_match_asked.connect(self.open_new_match)
        self.area.order_changed.connect(self._keep_order)
        self.area.shown.connect(self._keep_own_order)
        self.setCentralWidget(self.area)
        self.setWindowTitle(self.tr("Tartli"))
        self._make_menus()
        # The table would take what is dragged over it for something of its scene.
        self.area.view.setAcceptDrops(False)
        self.setAcceptDrops(True)
        self._restore_geometry()

    # Menus

    def _make_menus(self) -> None:
        match_menu = self._menu(self.tr("&Match"))
        self._entry(match_menu, self.tr("&New match …"), "Ctrl+N", self.open_new_match, "new-match")
        self._entry(match_menu, self.tr("My &matches …"), "Ctrl+O", self.open_matches, "matches")
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
        play_menu.addAction(area.gather_action)
        play_menu.addAction(area.look_action)
        play_menu.addAction(area.shown_action)
        view_menu = self._menu(self.tr("&View"))
        view_menu.addAction(area.slate_action)
        self._full_screen = self._entry(
            view_menu, self.tr("&Full screen"), "F11", self._toggle_full_screen, "full-screen"
        )
        self._full_screen.setCheckable(True)
        help_menu = self._menu(self.tr("&Help"))
        self._entry(help_menu, self.tr("&How to play"), "F1", self.open_how_to_play, "how-to-play")
        self._entry(help_menu, self.tr("&About Tartli"), "", self.open_about, "about")

    def _menu(self, title: str) -> QMenu:
        menu = QMenu(title, self)
        self._menus.append(menu)
        icons.illustrate(menu)
        self.menuBar().addMenu(menu)
        return menu

    def _entry(self, menu: QMenu, text: str, key: str, done: Callable[[], object], picture: str) -> QAction:
        action = QAction(text, self)
        icons.set_picture(action, picture)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda _checked=False: done())
        menu.addAction(action)
        return action

    def _follow_match(self) -> None:
        """Enable what can be done with the match on the table."""
        entries = (self._slate_entry, self._text_entry, self._deal_entry, self._export_entry)
        for entry in entries:
            entry.setEnabled(self._session is not None)

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
        if taken is not None and not self._is_on_table(taken):
            self.open_matches(taken)

    def _welcome(self) -> None:
        self.area.lay_example()
        self.setWindowTitle(self.tr("Tartli"))
        self._follow_match()
        panel = self.area.panel
        panel.say(self.tr("Welcome to Tartli, the old card game of Hungary and Austria."))
        panel.show_choices(
            [
                (self.tr("Play a match …"), self.open_new_match),
                (self.tr("Learn how to play"), self.open_how_to_play),
                (self.tr("Settings …"), self.open_settings),
            ]
        )
        panel.choices[0].setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._is_behind() and not self._leaves_unsaved:
            event.ignore()
            self._ask_to_leave(self.tr("Quit without saving"), self.close)
            return
        geometry = b64encode(self.saveGeometry().data()).decode()
        self._keep_settings(msgspec.structs.replace(self._settings, window_geometry=geometry))
        self._put_away()
        self._thinker.close()
        self._store.close()
        super().closeEvent(event)

    def _is_behind(self) -> bool:
        """Whether a part of the match on the table is not saved, and cannot be now."""
        return self._journal is not None and not self._journal.try_again()

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
        from .new_match import NewMatchDialog

        dialog = NewMatchDialog(self._settings, ai.LEVELS, self)
        dialog.accepted.connect(lambda: self.begin_match(dialog.chosen()))
        dialog.opens.connect(self._dialog_places.keep)
        self._open(dialog)

    def begin_match(self, chosen: NewMatch) -> None:
        """Begin a match as it was agreed, with the draw for first dealer."""
        if self._is_behind() and not self._leaves_unsaved:
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
            level=chosen.level,
        )
        self._put_away()
        try:
            match_id = self._store.create(head, extras={"seed": str(seed)})
        except StoreError as error:
            self.tell(self.tr("Not saved"), troubles.not_kept(error))
            self._table_store = MatchStore.in_memory()
            match_id = self._table_store.create(head, extras={"seed": str(seed)})
        match = Match.new(chosen.variant, first_dealer=dealer, players=names)
        self._put_on_table(match, match_id, chosen.level, seed, draws=draws)

    def resume(self, match_id: int) -> bool:
        """Put a saved match on the table as it was left; whether that could be done."""
        if self._is_behind() and not self._leaves_unsaved:
            self._ask_to_leave(self.tr("Leave it"), lambda: self.resume(match_id))
            return False
        try:
            if not self._store.claim(match_id):
                self.tell(
                    self.tr("Match in use"),
                    self.tr(
                        "This match is open in another Tartli window. Close it there first, or play another."
                    ),
                )
                return False
            stored = self._store.load(match_id)
        except StoreError as error:
            self._store.release(match_id)
            self.tell(self.tr("Your matches"), troubles.not_saved(error))
            return False
        match = self._replay(stored)
        if match is None:
            self._store.release(match_id)
            return False
        self._put_away(keep=match_id)
        level = stored.row.head.level if stored.row.head.level in ai.LEVELS else Settings().opponent_level
        seed = int(stored.extras.get("seed", "0")) if stored.extras.get("seed", "0").isdecimal() else 0
        order = _cards_of(stored.extras.get("order", ""))
        self._put_on_table(match, match_id, level, seed, order=order, sealed=stored.sealed)
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
    ) -> None:
        self._journal = Journal(self._table_store, match_id, self)
        self._journal.not_saved.connect(self._on_not_saved)
        self._journal.saved_again.connect(self._on_saved_again)
        self._session = Session(
            match,
            (None, level),
            self._journal,
            self._thinker,
            self._settings,
            seed=seed,
            sealed=sealed,
            parent=self,
        )
        self._kept_order = ""
        self._follow_match()
        tally = tally_of(match) if match.hands else Tally()
        self.area.attach(self._session, tally, order)
        self._name_window(_usual_title(match.players))
        self.area.view.setFocus()
        self._session.start(draws)

    def _put_away(self, keep: int | None = None) -> None:
        """Take the match from the table and give the right to write it back."""
        if self._session is not None:
            self._session.close()
            self.area.detach()
            self._session.deleteLater()
            self._session = None
        if self._journal is not None:
            match_id = self._journal.match_id
            if self._table_store is not self._store:
                self._keep_after_all(match_id)
            elif match_id != keep:
                self._store.release(match_id)
            self._journal.deleteLater()
            self._journal = None

    def _keep_after_all(self, match_id: int) -> None:
        """Save a match that could not be when it began; the player has been told that it may be lost."""
        try:
            copy = self._store.add(self._table_store.load(match_id))
            self._store.release(copy)
        except StoreError as error:
            _log.warning("a match was not saved: %s", error)
        self._table_store.close()
        self._table_store = self._store

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
                renamed=self._on_renamed,
                title_of=self._title_of,
                take_in=self._take_in,
            )
            self._library = Library(self._store, desk, self)
        self._library.open(selected)

    def _is_on_table(self, match_id: int) -> bool:
        """Whether that match of the list is the one on the table."""
        kept = self._table_store is self._store
        return kept and self._journal is not None and self._journal.match_id == match_id

    def _name_window(self, title: str) -> None:
        self.setWindowTitle(fill(self.tr("%1 – Tartli"), title))

    def _on_renamed(self, match_id: int, title: str) -> None:
        if self._session is not None and self._is_on_table(match_id):
            self._name_window(title or _usual_title(self._session.players))

    def _load(self, match_id: int) -> StoredMatch:
        """A match of the list as it is now: perhaps not all of the one on the table could be saved."""
        stored = self._store.load(match_id)
        if self._session is not None and self._is_on_table(match_id):
            stored = msgspec.structs.replace(stored, record=self._session.record())
        return stored

    def _title_of(self, row: MatchRow) -> str:
        return row.head.title or _usual_title(row.head.players)

    def _keep_own_order(self) -> None:
        """A card that was drawn has its place in the player's own order, too."""
        table = self.area.view.table
        if not table.automatic_order:
            self._keep_order(table.own_cards)

    def _keep_order(self, cards: list[Card]) -> None:
        order = " ".join(map(str, cards))
        if self._journal is not None and order != self._kept_order:
            try:
                self._table_store.set_extra(self._journal.match_id, "order", order)
                self._kept_order = order
            except StoreError as error:
                _log.warning("the order of the fan was not kept: %s", error)

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
        if self._session is None or self._journal is None:
            return
        try:
            stored = self._table_store.load(self._journal.match_id)
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
        events, record = session.view.events, None
        if session.view.to_move is None:
            # The hand is over, and so nothing in it is hidden any more.
            whole = session.record()
            events, record = Match.from_record(whole).events, whole["hands"][-1]
        text = hand_text(
            session.hands_played,
            events,
            session.players,
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
            self._open(DealCheck(deals_of(self._session), self))

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

        dialog = SettingsDialog(self._settings, self, packs_folder=packs.packs_folder(self._places))
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
        )
        if settings == self._settings:
            return
        if settings.colour_scheme != self._settings.colour_scheme:
            apply_colour_scheme(settings.colour_scheme)
        self._settings = settings
        self.area.change_settings(settings)
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

    def open_how_to_play(self) -> None:
        """The rules in short, the signs on the slate, and the keys."""
        from .how_to_play import HowToPlay

        self._open(HowToPlay(self._rules_to_tell(), self.area.faces.suits, self._keys(), self))

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

        self._open(AboutDialog(self._places, self))

    # What must be told

    def tell(self, title: str, text: str) -> None:
        """Tell the player something in a message, one after the other, without stopping the table."""
        self._messages.append((title, text))
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
        title, text = self._messages[0]

        def told() -> None:
            del self._messages[0]
            self._show_message()

        boxes.warn(self, title, text).finished.connect(told)

    def _tell_unreadable(self) -> None:
        from .pack_words import unreadable_text

        faces = self.area.faces
        name = packs.pack_name(packs.packs_folder(self._places), faces.pack)
        self.tell(self.tr("Pack of cards"), unreadable_text(name, faces.unreadable))

    def _on_not_saved(self, error: StoreError) -> None:
        if not self.statusBar().isVisibleTo(self):
            self.tell(
                self.tr("Not saved"),
                troubles.not_saved(error)
                + "\n\n"
                + self.tr("You can play on; what is missing is saved as soon as that is possible."),
            )
        self.statusBar().showMessage(self.tr("Not saved just now; it is tried again with each card."))
        self.statusBar().show()

    def _on_saved_again(self) -> None:
        self.statusBar().hide()

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._dialog_places.keep(dialog)
        dialog.open()


def _usual_title(players: tuple[str, str]) -> str:
    """What a match is called that was given no title."""
    return f"{players[0]} – {players[1]}"


def _cards_of(codes: str) -> tuple[Card, ...]:
    """The cards of a text of codes; whatever is no card is left out."""
    return tuple(Card[code] for code in codes.split() if code in Card.__members__)
