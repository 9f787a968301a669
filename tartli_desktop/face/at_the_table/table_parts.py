"""The parts of a table, for a game's own objects that follow a match there."""

from msgspec import Struct
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.table.view import CardTableView
from tartli_desktop.widgets.announcer import Announcer
from tartli_desktop.widgets.panel.table_panel import TablePanel
from tartli_desktop.widgets.words_column import WordsColumn

from .commands import GameActions
from .table_dialogs import TableDialogs


class TableParts(Struct, frozen=True):
    """One table."""

    owner: QWidget
    """The parent of all parts: the keys of actions work in it, and questions lie over it."""

    view: CardTableView

    sheet: QWidget | None
    """The score sheet beside the table, if the game has one."""

    panel: TablePanel
    """Shows words and buttons."""

    column: WordsColumn
    """Holds slate, words and panel beside the table."""

    announcer: Announcer
    """Speaks to screen readers."""

    settings: CurrentSettings
    """The current settings."""

    actions: GameActions
    """What a player can do beside playing a card."""

    undo: QAction
    """Takes the last decision back."""

    dialogs: TableDialogs
    """The dialogs over the table."""
