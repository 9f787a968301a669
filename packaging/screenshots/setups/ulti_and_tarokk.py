"""The tables of Ulti and of Tarokk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from screenshots.recorded import at_moment
from screenshots.studio import SetUp, Studio
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.new_match.new_match import NewMatchDialog

Moment = Callable[[Any], bool]
"""Tells from the person's view whether this is the moment."""


def ulti(
    hand: int, moment: Moment | None = None, command: str | None = None, opening: str | None = None
) -> SetUp:
    """A hand of the recorded match of Ulti at a moment or at its end; then a command, or a dialog."""
    return _at("ulti", ",vilma,agoston", hand, moment, command, opening)


def tarokk(
    hand: int, moment: Moment | None = None, command: str | None = None, opening: str | None = None
) -> SetUp:
    """A hand of the recorded match of Tarokk, likewise."""
    return _at("tarokk", ",vilma,agoston,kornel", hand, moment, command, opening)


def tarokk_of_five(moment: Moment | None = None) -> SetUp:
    """The same of a match of five."""
    return _at("tarokk-five", ",vilma,agoston,szalayne,kornel", 1, moment)


def tarokk_with_pot(moment: Moment | None = None) -> SetUp:
    """A knocked hand of a match with a pot, into which all have paid for a void hand."""
    return _at("tarokk-knock", ",vilma,agoston,kornel", 2, moment)


def _at(
    record: str,
    characters: str,
    hand: int,
    moment: Moment | None,
    command: str | None = None,
    opening: str | None = None,
) -> SetUp:
    def opened(studio: Studio) -> MainWindow:
        window = at_moment(studio, record, characters, hand, moment)
        if command is not None:
            window.area.commands[command].trigger()
        if opening is not None:
            getattr(window.dialogs, opening)()
        return window

    return opened


def house_rules_of(set_up: SetUp) -> SetUp:
    """The house rules of the game on the table."""

    def opened(studio: Studio) -> MainWindow:
        window = set_up(studio)
        window.dialogs.open_new_match()
        window.findChild(NewMatchDialog).form.edit_button.click()
        return window

    return opened
