"""What everything that shows or plays a match at one table works with."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from tartli_desktop.face.at_the_table.score_sheet import ScoreSheet
from tartli_desktop.face.at_the_table.table_dialogs import TableDialogs
from tartli_desktop.face.at_the_table.two_people import TwoAtTable
from tartli_desktop.face.face import Face
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.sound.table_sounds import TableSounds
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.view import CardTableView
from tartli_desktop.widgets.announcer import Announcer
from tartli_desktop.widgets.panel.table_panel import TablePanel
from tartli_desktop.widgets.words_column import WordsColumn

from .card_selection import CardSelection
from .hints import Hints
from .notifier import Notifier
from .queued_keys import QueuedKeys
from .table_actions import TableActions


class PlayParts(Struct, frozen=True):
    """One table."""

    owner: QWidget
    """The parent of all parts."""

    face: Face
    """How the game looks and speaks."""

    settings: CurrentSettings
    faces: CardFaces
    """The pack that is played with."""

    view: CardTableView
    """The table with its cards."""

    panel: TablePanel
    """Words and buttons."""

    column: WordsColumn
    """Holds panel and slate beside the table."""

    score: ScoreSheet | None
    """The score sheet, if the game has one."""

    sounds: TableSounds
    announcer: Announcer
    """Speaks to screen readers."""

    notifier: Notifier
    """Writes and announces what the player should know now."""

    actions: TableActions
    """What can be done beside playing a card."""

    hints: Hints
    dialogs: TableDialogs
    """The dialogs over the table."""

    queued_keys: QueuedKeys
    """Keeps what was asked for too early."""

    selection: CardSelection
    """The cards that are chosen to be used together."""

    two: TwoAtTable | None
    """Turns the table between two people, if they can share it."""
