"""What can be done in the toy beside playing a card, which is nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtGui import QAction

from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.card_names import SuitSystem


class ToyActions:
    """No buttons and no keys of its own."""

    buttons: tuple[QAction, ...] = ()
    beside_hint: QAction | None = None
    shows: tuple[QAction, ...] = ()
    at_stock: QAction | None = None

    def __init__(self) -> None:
        self.commands: dict[str, QAction] = {}
        self.told: dict[type[Any], QAction] = {}

    def action_of(self, action: object) -> None:
        """None: what is done is done with cards."""

    def means(self, action: QAction) -> None:
        """None, since there are no buttons."""

    def connect(
        self, do: Callable[[Any], object], dialogs: Any, say_why_not: Callable[[QAction], object]
    ) -> None:
        """There is nothing to connect."""

    def enable(self, session: Session, settings: Settings) -> None:
        """There is nothing to enable."""

    def why_not(self, action: QAction, view: object) -> None:
        """None, since there are no buttons."""

    def needs_gathered_trick(self, action: QAction) -> bool:
        """No."""
        return False

    def retranslate(self, suits: SuitSystem) -> None:
        """There is nothing to say."""
