"""The parts of a table that a game may need for what it lets follow a match there."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.table.view import CardTableView
from tartli_desktop.widgets.announcer import Announcer
from tartli_desktop.widgets.panel.table_panel import TablePanel
from tartli_desktop.widgets.side_column import SideColumn

from .commands import GameActions
from .table_dialogs import TableDialogs


class TableParts(Struct, frozen=True):
    """One table."""

    owner: QWidget
    """Has all of them: the keys of actions hold there, and questions lie over it."""

    view: CardTableView

    sheet: QWidget | None
    """The score sheet beside the table, if the game has one."""

    panel: TablePanel
    """Words and buttons."""

    column: SideColumn
    """Where that stands which has no room on the table."""

    announcer: Announcer
    """Has screen readers told."""

    settings: CurrentSettings
    """What the players have chosen."""

    actions: GameActions
    """What can be done in the game beside playing a card."""

    undo: QAction
    """Takes the last decision back."""

    dialogs: TableDialogs
    """What is open over the table."""
