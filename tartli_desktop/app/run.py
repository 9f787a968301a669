"""Builds the application: folders, settings, store and window."""

from __future__ import annotations

import gc
import logging
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from tartli_desktop import __version__
from tartli_desktop.app.command_line import Arguments
from tartli_desktop.app.painting import give_large_blocks_back
from tartli_desktop.files.plain_files import refuse_others
from tartli_desktop.files.problems import CannotOpen, NewerDatabase
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.packs import leftovers
from tartli_desktop.resources import ResourcesMissing, resources_folder
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.game_options import GameOptions
from tartli_desktop.settings.people import People
from tartli_desktop.store import puzzle_file
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.text import catalogues

from .crash_log import CrashLog
from .display_check import do_without_a_screen
from .painting import paint_in_one_thread

if TYPE_CHECKING:
    from tartli_desktop.windows.main_window import MainWindow

_STYLED_LATER = sys.platform == "linux"
"""Whether widgets get the program's style only after the window is there.

The style is not seen until a dialog opens, and Qt's style classes take Python long to load. On other systems
the menu bar would first be seen in the system's style.
"""
_UNHURRIED = 600
"""Milliseconds after which the style is set then."""

APP_ID = "io.github.tartli.Tartli"
"""The reverse-DNS name of the program, everywhere."""


def run(arguments: Arguments) -> int:
    """Start what the command line asks for, and return the exit code."""
    try:
        resources_folder()
    except ResourcesMissing as error:
        print(error, file=sys.stderr)
        return 1
    if arguments.demo is not None:
        do_without_a_screen()
        from .demo import play_demo

        gc.enable()
        build_application()
        catalogues.install("")
        return play_demo(arguments.demo, arguments.game)
    people = People(UserPaths.under(arguments.portable) if arguments.portable else UserPaths.of_user())
    seated = people.last
    if arguments.player is not None:
        player = people.named(arguments.player)
        if player is None or player.removed:
            names = ", ".join(person.name for person in people.everybody if not person.removed)
            from .terminal import print_line, translate

            text = translate("CommandLine", "there is no player %1; the players are: %2")
            print_line(f"tartli-desktop: {text.replace('%2', names).replace('%1', arguments.player)}")
            return 2
        seated = player.folder
    people.seat(seated)
    return _run_window(people, [path.expanduser() for path in arguments.matches], arguments.game)


def build_application() -> QApplication:
    """The Qt application, with its name and icon."""
    # Before the first picture is made.
    give_large_blocks_back()
    if sys.platform == "win32":
        import ctypes

        # Lets the task bar connect the window with the menu entry, which has this name.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
    # By this name task bars on X11 find the menu entry, and with it the icon.
    application = QApplication.instance() or QApplication([*sys.argv[:1], "-name", APP_ID])
    assert isinstance(application, QApplication)
    paint_in_one_thread()
    # Not the display name, which Qt would append to the title of each dialog.
    application.setApplicationName("tartli")
    application.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(APP_ID)
    icon = resources_folder() / "icons" / "tartli.svg"
    if icon.is_file():
        application.setWindowIcon(QIcon(str(icon)))
    return application


def _run_window(people: People, matches: list[Path], game: str | None = None) -> int:
    application = build_application()
    _log_to(people.root.log_file)
    place = ""
    with CrashLog(people.root.crash_file) as crashes:
        while True:
            try:
                # This variable keeps the window alive.
                window = _open_window(people, place, matches)
                _report_crashes(crashes, window, people.root.log_file)
                if game is not None:
                    from tartli_desktop.looks.colours import style_widgets

                    style_widgets(window.settings.now.colour_scheme)
                    window.dialogs.open_new_match(game)
            except Exception:
                from tartli_desktop.windows.errors.crash_dialog import CrashDialog, CrashMoment

                report = crashes.take(traceback.format_exc())
                traceback.print_exc()
                CrashDialog(CrashMoment.AT_START, report, people.root.log_file).exec()
                return 1
            # What the start has made stays, so searching it for garbage again and again would be useless.
            gc.freeze()
            gc.enable()
            code = application.exec()
            _hide_dialogs(window)
            if window.next_player is None:
                return code
            people = People(people.root)
            people.seat(window.next_player)
            place, matches, game = window.settings.now.window_geometry, [], None
            window.deleteLater()
            # Its parts are gone before the next window looks for theirs.
            QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
            del window
            gc.unfreeze()
            gc.collect()


def _report_crashes(crashes: CrashLog, window: MainWindow, log: Path) -> None:
    """Show errors over the window from now on, and how the system ended the program the last time."""
    from .crash_reporter import CrashReporter

    reporter = CrashReporter(crashes, window, log)
    if crashes.last_time:
        reporter.tell_last_time(crashes.last_time)
        crashes.last_time = ""


def _hide_dialogs(window: MainWindow) -> None:
    """Hide all dialogs when the program ends, however that was asked for.

    WORKAROUND (PySide 6.11): the window's dialogs are destroyed after most of the window, and a visible
    dialog then asks the window for its colours, which may crash.
    """
    from PySide6.QtWidgets import QDialog

    for dialog in window.findChildren(QDialog):
        dialog.hide()


def _load_settings(file: Path, place: str) -> settings_file.Loaded:
    """The settings in a file, with another place of the window unless it is empty."""

    def options_of(game: str) -> type[GameOptions] | None:
        return rules_of(game).options if game in games() else None

    # Other games are loaded only if the file has options for them.
    loaded = settings_file.load(file, [rules_of(games()[0]).options], options_of)
    if not place:
        return loaded
    return replace(loaded, settings=replace(loaded.settings, window_geometry=place))


def _open_window(people: People, place: str, matches: list[Path]) -> MainWindow:
    """Show the window with the match that was left, and messages about anything that went wrong.

    Args:
        people: who plays, among whom.
        place: where the window of whoever played before was; empty for the one in the settings.
        matches: files to import.
    """
    paths = people.paths
    loaded = _load_settings(paths.settings_file, place)
    is_spoken = catalogues.install(loaded.settings.language)
    from tartli_desktop.looks.colours import apply_colour_scheme, style_widgets
    from tartli_desktop.looks.text_size import apply_text_scale
    from tartli_desktop.windows.errors import troubles
    from tartli_desktop.windows.main_window import MainWindow

    apply_colour_scheme(loaded.settings.colour_scheme, restyles=not _STYLED_LATER)
    apply_text_scale(loaded.settings.text_scale)
    messages = troubles.of_people(people)
    unsaved = ""
    opens_later = False
    if loaded.problems:
        messages.append(troubles.settings_problems(loaded.problems))
    try:
        opened = MatchStore.open(paths.database)
        store = opened.store
        puzzles = puzzle_file.take_in(paths.puzzles, store)
        messages += troubles.at_opening(paths, opened, puzzles)
    except CannotOpen as error:
        unsaved = troubles.not_opened(error)
        store = MatchStore.in_memory()
        opens_later = not isinstance(error, NewerDatabase)
    window = MainWindow(paths, loaded.settings, store, people)
    if opens_later:
        window.saving.open_later()
    window.show()
    if messages or unsaved or not is_spoken:
        style_widgets(loaded.settings.colour_scheme)
    if not is_spoken:
        window.messages.tell_no_language()
    for message in messages:
        window.messages.show_message("Tartli", message)
    if unsaved:
        window.messages.offer_unsaved(unsaved)
    window.begin(matches)
    if _STYLED_LATER:
        QTimer.singleShot(_UNHURRIED, window, lambda: style_widgets(window.settings.now.colour_scheme))
    leftovers.remove(paths)
    if sys.platform == "darwin":
        # Other systems pass files on the command line, so an event filter would only cost time there.
        from tartli_desktop.windows.matches.drops import FilesFromSystem

        FilesFromSystem(window.matches)
    return window


def _log_to(path: Path) -> None:
    """Keep a log beside the matches; if that is impossible, warnings go to the terminal."""
    # The player is told of a full disk, so a traceback for each line that cannot be logged helps nobody.
    logging.raiseExceptions = False
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        refuse_others(path)
        logging.basicConfig(filename=path, level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    except OSError:
        logging.basicConfig(level=logging.WARNING)
