"""Hints at the table of Tartli, and what asks before an action that is regretted."""

from __future__ import annotations

from screenshots.recorded import resumed
from screenshots.studio import SetUp, Studio
from screenshots.waiting import wait_until
from tartli_desktop.games.tartli.coach.hint import Hint
from tartli_desktop.windows.main_window import MainWindow

from .tartli_table import contest


def hint(record: str, *, practice: bool = False, answered: bool = True) -> SetUp:
    """A hint, or the table while the hint is worked out."""

    def opened(studio: Studio) -> MainWindow:
        window = resumed(studio, record, practice=practice)
        window.area.table_actions.hint.trigger()
        if answered:
            _wait_for_the_hint(window)
        return window

    return opened


def hint_beside_a_note(studio: Studio) -> MainWindow:
    """What the player said lies above a card that stands out."""
    window = contest(studio)
    window.area.table_actions.hint.trigger()
    _wait_for_the_hint(window)
    return window


def _wait_for_the_hint(window: MainWindow) -> None:
    hints = window.area.hints
    wait_until(lambda: isinstance(hints.shown, Hint), "There is no hint.")


def meld_reminder(studio: Studio) -> MainWindow:
    window = resumed(studio, "own-lead", remind_melds=True)
    area = window.area
    area.view.card_chosen.emit(area.session.view.hand[0])
    return window


def exchange_asked_about(studio: Studio) -> MainWindow:
    window = resumed(studio, "exchange", remind_melds=True)
    window.area.commands["exchange"].trigger()
    return window
