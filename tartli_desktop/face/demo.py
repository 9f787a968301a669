"""The pictures that the demonstration takes of a game."""

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtWidgets import QDialog, QWidget

from tartli_desktop.session.session import AnySession
from tartli_desktop.table.card_faces.faces import CardFaces


class Demo(Protocol):
    """The moments of a match that are worth a picture."""

    def variant(self) -> object:
        """The variant of the match; None for the default one. The match must come to an end by itself."""
        return None

    def pictures(self) -> Mapping[str, type[object]]:
        """The file names in order, each with the type of the event after which its picture is taken once."""

    def sheet(self, picture: str, session: AnySession, faces: CardFaces, parent: QWidget) -> QDialog | None:
        """The dialog over the table in a picture, if there is one."""
        return None
