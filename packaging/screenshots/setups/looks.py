"""The same screens with other settings."""

from __future__ import annotations

from screenshots.studio import SetUp, Studio
from tartli_desktop.settings.settings import CardBack, Cloth, ColourScheme, Wood
from tartli_desktop.windows.main_window import MainWindow

from .tartli_table import at_table


def with_settings(set_up: SetUp, **chosen: object) -> SetUp:
    """The same screen with other settings."""

    def opened(studio: Studio) -> MainWindow:
        studio.choose(**chosen)
        return set_up(studio)

    return opened


def dark(set_up: SetUp) -> SetUp:
    return with_settings(set_up, colour_scheme=ColourScheme.DARK)


def themed(cloth: Cloth, wood: Wood, back: CardBack) -> SetUp:
    """A table of other materials, with other card backs."""
    return with_settings(at_table("contest"), cloth=cloth, wood=wood, card_back=back)
