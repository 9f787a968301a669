"""What all presenters of a match use at its table."""

from __future__ import annotations

from msgspec import Struct

from tartli_desktop.face.at_the_table.table_dialogs import TableDialogs
from tartli_desktop.face.face import Face
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.view import CardTableView
from tartli_desktop.widgets.announcer import Announcer
from tartli_desktop.widgets.panel.table_panel import TablePanel

from .hints import Hints
from .notifier import Notifier
from .queued_keys import QueuedKeys
from .table_actions import TableActions


class AtTable(Struct, frozen=True):
    """The table of a match and what belongs to it."""

    face: Face
    """How the game looks and speaks."""
    faces: CardFaces
    """The pack that is played with."""
    view: CardTableView
    """The cards."""
    panel: TablePanel
    """The words and buttons."""
    announcer: Announcer
    """Speaks to screen readers."""
    notifier: Notifier
    """Tells the player something at once."""
    actions: TableActions
    """What can be done beside playing a card."""
    settings: CurrentSettings
    """What the player has chosen."""
    dialogs: TableDialogs
    """The dialogs over the table."""
    hints: Hints
    """Shows hints."""
    early: QueuedKeys
    """Keeps what was asked for too early."""
