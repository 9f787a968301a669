"""The pictures of the toy that the demonstration takes: see :mod:`tartli_desktop.face.demo`."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from tartli_desktop.session.session import Session
from tartli_desktop.table.faces import CardFaces

from .rules import Dealt, Event, HandEnded, Played


def pictures() -> Mapping[str, type[Event]]:
    """The deal, a trick and the end of a hand."""
    return {"1-deal.png": Dealt, "2-trick.png": Played, "3-end-of-hand.png": HandEnded}


def sheet(picture: str, session: Session, faces: CardFaces, parent: QWidget) -> None:
    """Nothing lies over the table."""
