"""Sets up one window after the other, and takes its picture."""

from __future__ import annotations

import json
import random
import secrets
import sys
import tempfile
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QDialog

from tartli_desktop.app import run as app
from tartli_desktop.app.display_check import do_without_a_screen
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.looks.colours import apply_colour_scheme
from tartli_desktop.looks.text_size import apply_text_scale
from tartli_desktop.settings.people import People
from tartli_desktop.settings.settings import ColourScheme, GatherPolicy, IndexLetters, Settings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.text import catalogues
from tartli_desktop.windows.main_window import MainWindow

from .photograph import areas_with_words, photograph
from .references import WORDS
from .screens import numbers

NOON = datetime(2025, 11, 20, 12, 0, tzinfo=UTC)
_CHANCE = 3
"""A seed with which Kata deals."""


def open_studio(size: str, language: str = "en", *, plain: bool = False) -> Studio:
    """A studio in this process, where Qt has not been started yet."""
    do_without_a_screen()
    qInstallMessageHandler(_report)
    width, height, _ = numbers(size)
    application = app.build_application()
    # A blinking cursor would be in one picture and not in the next.
    application.setCursorFlashTime(0)
    catalogues.install(language)
    QLocale.setDefault(QLocale("en_GB" if language == "en" else language))
    return Studio(width, height, plain=plain)


def _report(kind: object, context: object, message: str) -> None:
    """Pass on Qt's messages, except those that the platform without a screen sends for every window."""
    if "This plugin does not support" not in message:
        print(message, file=sys.stderr)


class Studio:
    """Where windows are set up and pictures of them taken.

    A plain picture depends on fonts as little as possible, and its areas with words are written down.
    """

    def __init__(self, width: int, height: int, *, plain: bool = False) -> None:
        self._width, self._height = width, height
        self._plain = plain
        self._words: dict[str, list[list[float]]] = {}
        self._chosen: dict[str, object] = {}
        self._folders: list[tempfile.TemporaryDirectory[str]] = []
        self.mishaps = 0
        """How many exceptions nobody caught."""
        sys.excepthook = self._note_mishap

    def _note_mishap(self, *exception: object) -> None:
        self.mishaps += 1
        sys.__excepthook__(*exception)  # type: ignore[arg-type]

    # Setting up

    def choose(self, **chosen: object) -> None:
        """Give the next windows these settings, until one is closed."""
        self._chosen = dict(chosen)

    def window(self, people: People | None = None, **chosen: object) -> tuple[MainWindow, MatchStore]:
        """A window with these settings, as it is before it begins, and its empty store.

        Args:
            people: who plays, if several people share the computer.
        """
        # Fix the random numbers that the program takes from the system.
        for place in (random, secrets):
            place.SystemRandom = lambda: random.Random(_CHANCE)
        minutes = iter(range(10_000))
        store = MatchStore.in_memory(now=lambda: NOON + timedelta(minutes=next(minutes)))
        if self._plain:
            chosen = {"index_letters": IndexLetters.OFF, **chosen}
        chosen = {**self._chosen, **chosen}
        own = {name: chosen.pop(name) for name in TartliOptions.__struct_fields__ if name in chosen}
        settings = msgspec.structs.replace(
            Settings(player_name="Anna", opponent="franz"),
            motion=False,
            sound=False,
            opponent_pause=0.0,
            gather=GatherPolicy.CLICK,
            **chosen,
        ).with_game(TartliOptions(**own))
        apply_colour_scheme(settings.colour_scheme)
        apply_text_scale(settings.text_scale)
        paths = UserPaths.under(Path("/home/anna/.local/share/tartli"))
        window = MainWindow(paths, settings, store, people)
        # Nothing is written for a picture.
        window.settings_writer.save = lambda settings, **_: window.settings.keep(settings)
        window.resize(self._width, self._height)
        if self._plain:
            # Else its height, and with it the size of the table, would depend on the font.
            window.menuBar().setFixedHeight(24)
        window.show()
        return window, store

    def begun(self, **chosen: object) -> MainWindow:
        """A window that has begun as usual, without a match."""
        window, _ = self.window(**chosen)
        window.begin()
        return window

    def folder(self) -> Path:
        """An empty folder that exists until the window is closed."""
        self._folders.append(tempfile.TemporaryDirectory())
        return Path(self._folders[-1].name)

    # Taking

    def take(self, folder: Path, pictures: Mapping[str, SetUp], only: list[str]) -> None:
        """Take all pictures, or only some; all but plain ones are numbered by their place among all."""
        if unknown := set(only) - set(pictures):
            raise SystemExit(f"There is no picture {', '.join(unknown)}. There are: {', '.join(pictures)}")
        folder.mkdir(parents=True, exist_ok=True)
        self._words.clear()
        for number, (name, set_up) in enumerate(pictures.items(), 1):
            if not only or name in only:
                path = folder / (f"{name}.png" if self._plain else f"{number:02}-{name}.png")
                self._take_one(path, name, set_up)
                print(path, flush=True)
        if self._plain:
            (folder / WORDS).write_text(json.dumps(self._words), encoding="utf-8")

    def _take_one(self, path: Path, name: str, set_up: SetUp) -> None:
        random.seed(name)
        window = set_up(self)
        # A plain picture is only a step on the way to one half as large, and need not be small.
        if not photograph(window).save(str(path), quality=100 if self._plain else -1):
            raise SystemExit(f"{path} cannot be written.")
        if self._plain:
            self._words[name] = [list(area.getRect()) for area in areas_with_words(window)]
        self.leave(window)

    def leave(self, window: MainWindow) -> None:
        """Close a window with all its dialogs, and undo what was chosen for it."""
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                widget.close()
        window.close()
        window.deleteLater()
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        while self._folders:
            self._folders.pop().cleanup()
        if self._chosen:
            self._chosen = {}
            apply_colour_scheme(ColourScheme.SYSTEM)
            apply_text_scale(1.0)


SetUp = Callable[[Studio], MainWindow]
"""Opens a window in the studio, and brings it to the state to show."""
