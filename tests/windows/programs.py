"""The whole program, as a person starts, plays and leaves it."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tartli import Match
from tartli_desktop.looks.text_size import apply_text_scale
from tartli_desktop.settings import settings_file
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.games.contract import programs
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import keep, quick, settle
from tests.settings.choices import KINDS


class Program(programs.Program):
    """The same with Tartli, its settings and its matches."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot, folder)
        settings_file.save(self.paths.settings_file, quick(match_target=1))

    def set(self, **changes: object) -> None:
        settings_file.save(self.paths.settings_file, quick(match_target=1, **changes))

    def keep(self, match: Match, extras: Mapping[str, str] | None = None) -> int:
        """Save a match as if it had been played before, with the data kept beside its record."""
        with MatchStore.open(self.paths.database).store as store:
            return keep(store, match, extras=extras)

    def stored(self) -> list[dict[str, object]]:
        """The records of all matches on the disk, the last one written first."""
        with MatchStore.open(self.paths.database).store as store:
            return [store.load(row.id).record for row in store.list()]

    def open(self, store: MatchStore | None = None) -> MainWindow:
        return super().open(settings_file.load(self.paths.settings_file, KINDS).settings, store=store)

    def begin_match(self) -> None:
        """Go from any table to the draw, with the match that is offered."""
        self.window.dialogs.open_new_match()
        dialog = self.window.findChild(NewMatchDialog)
        assert dialog is not None
        self.qtbot.mouseClick(dialog.deal_button, Qt.MouseButton.LeftButton)
        settle()

    @property
    def choices(self) -> list[str]:
        return [each.words for each in self.window.area.panel.choices]


class Windows:
    """Windows over the same folder, none at first; the last one opened is the current one."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot, self.paths = qtbot, UserPaths.under(folder)
        self.windows: list[MainWindow] = []

    def open(
        self,
        width: int = 1280,
        height: int = 800,
        *,
        paths: UserPaths | None = None,
        store: MatchStore | None = None,
        **settings: object,
    ) -> MainWindow:
        paths = paths or self.paths
        chosen = quick(**settings)
        apply_text_scale(chosen.text_scale)
        window = MainWindow(paths, chosen, store or MatchStore.open(paths.database).store)
        window.area.guard_input(0)
        window.resize(width, height)
        with self.qtbot.waitActive(window):
            window.show()
        self.windows.append(window)
        return window

    @property
    def window(self) -> MainWindow:
        return self.windows[-1]

    def leave(self) -> None:
        for window in self.windows:
            window.close()
            window.deleteLater()
        settle()


def mid_trick() -> Match:
    """The opponent has declared and led; the person is to play."""
    return dealt(hands=("AAK LAX HK9 B87", "LKOU"), turned="HO", dealer=0, played="1:declare LK3 1:play LK")
