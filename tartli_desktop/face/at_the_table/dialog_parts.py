"""The parts of a table that its dialogs use."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.widgets.questions.questions import Questions


class DialogParts(Struct, frozen=True):
    """One table, as its dialogs need it."""

    over: QWidget
    """The widget that the dialogs lie over."""

    faces: CardFaces
    """The faces of the pack in play."""

    settings: CurrentSettings
    """The current settings."""

    undo: QAction
    """Takes the last decision back, also while a dialog is open."""

    questions: Questions
    """Asks the questions that a player has to answer before going on."""
