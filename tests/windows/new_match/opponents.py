"""Choosing an opponent in the new match dialog, by a simulated player."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.dialogs.picture_choice import PictureButton
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tartli_desktop.windows.new_match.opponents import OpponentChoice
from tests.on_screen import on_screen


def shown(qtbot: QtBot, settings: Settings | None = None, game: str = "tartli") -> NewMatchDialog:
    return on_screen(qtbot, NewMatchDialog(settings or Settings(), game))


def tiles(dialog: NewMatchDialog) -> dict[str, PictureButton]:
    """The tile to click for each opponent."""
    choice = dialog.fields["opponent"]
    assert isinstance(choice, OpponentChoice)
    return choice.tiles


def click_opponent(qtbot: QtBot, dialog: NewMatchDialog, value: str) -> None:
    """Choose a person, somebody else, or two people."""
    tile = tiles(dialog)[value]
    dialog.page.ensureWidgetVisible(tile)
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
