"""A match of Tartli from the draw for the dealer to the first card, and two people at one table."""

from __future__ import annotations

import msgspec

from screenshots.recorded import PERSON, resumed
from screenshots.studio import Studio
from screenshots.waiting import wait_for_the_player
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.new_match.new_match import NewMatch


def draw(studio: Studio, variant: Variant = HUNGARIAN) -> MainWindow:
    window = studio.begun()
    settings = msgspec.structs.replace(window.settings.now)
    window.begin_match(
        NewMatch("tartli", variant, "heuristic", ("Anna", PERSON.title()), settings, characters=("", PERSON))
    )
    return window


def cut(studio: Studio) -> MainWindow:
    window = draw(studio)
    window.area.session.go_on()
    return window


def choose_turned_card(studio: Studio) -> MainWindow:
    return _after_the_cut(draw(studio, AUSTRIAN))


def deal(studio: Studio) -> MainWindow:
    return _after_the_cut(draw(studio))


def _after_the_cut(window: MainWindow) -> MainWindow:
    window.area.session.go_on()
    window.area.session.cut(12)
    wait_for_the_player(window)
    return window


def curtain(studio: Studio) -> MainWindow:
    """Kata has answered, and won the contest; the trick is Anna's."""
    window = resumed(studio, "contest", two=True)
    session = window.area.session
    session.look()
    declare = next(action for action in session.view.legal if str(action).startswith("declare"))
    session.do(declare)
    play = next(action for action in session.view.legal if str(action).startswith("play"))
    session.do(play)
    return window


def curtain_open(studio: Studio) -> MainWindow:
    window = curtain(studio)
    window.area.session.look()
    return window
