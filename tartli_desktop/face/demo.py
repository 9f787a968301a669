"""Which pictures the demonstration takes of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from PySide6.QtWidgets import QDialog, QWidget

from tartli_desktop.session.session import Session
from tartli_desktop.table.card_faces.faces import CardFaces


class Demo(Protocol):
    """The moments of a match that are worth a picture."""

    def variant(self) -> Any:
        """What the match is played by; None: by what a new player finds chosen, which must come to an end."""
        return None

    def pictures(self) -> Mapping[str, type[Any]]:
        """The files in their order, each with the kind of event after which it is taken once."""

    def sheet(self, picture: str, session: Session, faces: CardFaces, parent: QWidget) -> QDialog | None:
        """What lies over the table in a picture, if anything does."""
        return None
