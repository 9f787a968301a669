"""A match on the table alone, without the main window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.game.rules import Draw
from tartli_desktop.games.tartli import Match, View
from tartli_desktop.looks.text_size import apply_text_scale, text_scale
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Settings
from tartli_desktop.windows.play.play_area import PlayArea
from tests.on_screen import in_front
from tests.session.playing import QUICK, Game, Scripted, settle, sit_down
from tests.table.simulated_mouse import Hand


class Table:
    """A match on a play area."""

    def __init__(self, qtbot: QtBot, area: PlayArea) -> None:
        self.qtbot, self.area = qtbot, area
        self.hand = Hand(qtbot, area.view)
        self.game: Game

    def seat(
        self,
        match: Match,
        thinker: Scripted | None = None,
        settings: Settings = QUICK,
        draw: Draw | None = None,
        **options: object,
    ) -> Table:
        # Close the previous match.
        self.leave()
        self.area.settings.change(settings)
        self.game = sit_down(match, thinker, settings, shows=False, start=False, **options)  # type: ignore[arg-type]
        self.area.attach(self.game.session)
        self.game.session.start(draw)
        settle()
        return self

    @property
    def view(self) -> View:
        return self.game.view

    @property
    def phase(self) -> Phase:
        return self.game.phase

    def key(self, key: Qt.Key) -> None:
        self.qtbot.keyClick(self.area.view, key)
        settle()

    def leave(self) -> None:
        if hasattr(self, "game"):
            self.game.leave()
        self.area.detach()


def seen_settings(settings: Settings) -> CurrentSettings:
    """Settings whose size of letters the whole program takes, as it does where a window follows them."""
    current = CurrentSettings(settings)

    def apply(now: Settings) -> None:
        if now.text_scale != text_scale():
            apply_text_scale(now.text_scale)

    current.follow(apply)
    return current


@contextmanager
def opened(qtbot: QtBot, width: int = 1280, height: int = 800) -> Iterator[PlayArea]:
    """An empty table that is visible, and takes keys at once."""
    area = PlayArea(face_of("tartli"), seen_settings(QUICK))
    area.guard_input(0)
    area.resize(width, height)
    in_front(qtbot, area)
    area.view.setFocus()
    yield area
