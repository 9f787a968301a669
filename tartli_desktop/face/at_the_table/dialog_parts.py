"""What the dialogs over a table are made from."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.widgets.dialogs.questions import Questions


class DialogParts(Struct, frozen=True):
    """One table, as its dialogs need it."""

    over: QWidget
    """What they lie over."""

    faces: CardFaces
    """The pack that is played with."""

    settings: CurrentSettings
    """What the players have chosen."""

    undo: QAction
    """Takes the last decision back, also while a dialog is open."""

    questions: Questions
    """Where is asked what the player has to answer first."""
