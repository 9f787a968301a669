"""The help."""

from __future__ import annotations

from screenshots.recorded import resumed
from screenshots.studio import SetUp, Studio
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.main_window import MainWindow


def help_searched(words: str) -> SetUp:
    """The help, searched for words."""

    def opened(studio: Studio) -> MainWindow:
        window = resumed(studio, "own-lead")
        window.dialogs.open_how_to_play()
        window.findChild(HowToPlay).search.line.setText(words)
        return window

    return opened


def help_at(rule: str, set_up: SetUp) -> SetUp:
    """The help at a rule or a contract of the game on the table."""

    def opened(studio: Studio) -> MainWindow:
        window = set_up(studio)
        window.dialogs.open_how_to_play()
        window.findChild(HowToPlay).show_rule(rule)
        return window

    return opened


def points_card(studio: Studio) -> MainWindow:
    window = resumed(studio, "own-lead")
    window.points.trigger()
    return window
