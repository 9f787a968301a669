"""Duels, and the deals of the days."""

from __future__ import annotations

from datetime import date

from screenshots.studio import Studio
from tartli_desktop.duel.code import Duel
from tartli_desktop.face import face_of
from tartli_desktop.text.program_names import YOU, name_shown
from tartli_desktop.windows.duel.duel_dialog import DuelDialog
from tartli_desktop.windows.duel.duel_results import YOU_PLAYED, DuelResults, Side
from tartli_desktop.windows.main_window import MainWindow

_DUEL = Duel("ulti", 0, 6, 2, 11)
_GAINS = {
    "strong": (6, -2, 18, -6, 2, 4),
    "heuristic": (6, -4, -12, -6, 2, 4),
    "casual": (2, -8, -12, -10, 2, -4),
    "beginner": (-10, -8, -12, -10, -2, -4),
}


def duel(studio: Studio) -> MainWindow:
    """A code with a wrong letter, as it was typed."""
    window = studio.begun()
    window.duels.choose()
    field = window.findChild(DuelDialog).code
    field.put(_DUEL.code[:-1] + "7")
    field.changed.emit("code")
    return window


def duel_results(studio: Studio) -> MainWindow:
    window = studio.begun()

    def side(name: str, gains: tuple[int, ...], who: str) -> Side:
        return Side(name, dict(enumerate(gains, 1)), who)

    own = side(name_shown(YOU), (6, -4, 18, -10, 2, -4), YOU_PLAYED)
    name_of = face_of("ulti").level_name
    levels = [side(name_of(level), gains, level) for level, gains in _GAINS.items()]
    window.dialogs.open(DuelResults(_DUEL, f"{_DUEL.code}", own, lambda: levels, window))
    return window


def deal_of_the_day(studio: Studio) -> MainWindow:
    window = studio.begun()
    window.duels.today = lambda: date(2025, 11, 20)
    window.duels.choose_day()
    return window
