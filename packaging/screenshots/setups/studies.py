"""The study table."""

from __future__ import annotations

from screenshots.studio import Studio
from tartli_desktop.windows.main_window import MainWindow


def study_set_up(studio: Studio) -> MainWindow:
    """The board on which a deal is set up."""
    window = studio.begun()
    window.study_commands.set_up("tartli")
    return window
