"""The welcome on a table without a match: what it says, and where it leads."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import games
from tartli_desktop.text.context import Context
from tartli_desktop.windows.play.match.lessons import LessonsAtTable
from tartli_desktop.windows.play.play_area import PlayArea

from .open_dialogs import OpenDialogs

tr = Context("MainWindow")


def welcome(area: PlayArea, lessons: LessonsAtTable, dialogs: OpenDialogs) -> None:
    """Offer a first match, the guided first hand and the settings on an empty table."""
    begin: Callable[[], None] | None = partial(lessons.choose, area)
    if len(games()) == 1:
        words, learning = face_of(area.game).welcome(), tr("Learn to play")
        begin = partial(lessons.begin, area.game) if area.lesson.is_taught else None
    else:
        # Asking the games for their names would load them all.
        words = tr("Three old Hungarian card games: Tartli, Ulti and Tarokk.")
        learning = tr("Learn to play…")
    learn = [] if begin is None else [(learning, "learn", begin)]
    doors = (
        (tr("Play a match…"), "play", dialogs.open_new_match),
        *learn,
        (tr("Settings…"), "settings", dialogs.open_settings),
    )
    area.welcome(words, doors)
