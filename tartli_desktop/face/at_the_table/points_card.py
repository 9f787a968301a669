"""A card that tells what the cards of a game are worth, for the window while a match is played."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QFrame


class CardOfPoints(QFrame):
    """Lies over a part of the window in which nothing lies that is played with.

    A game derives its own from this one; it renews its words when the language changes.

    Signals:
        closed: the player has closed it.
    """

    closed = Signal()

    @property
    def least_size(self) -> QSize:
        """Below it, it cannot well be read."""
        raise NotImplementedError

    def follow(self, variant: Any, trump: Any) -> None:
        """Tell the points by these rules, and with these trumps if there are any now."""
        raise NotImplementedError

    def set_high_contrast(self, on: bool) -> None:
        """Whether it is drawn for eyes that need contrast."""
        raise NotImplementedError

    def height_in(self, width: int) -> int:
        """The height in which all that is told can well be read at once, in a width."""
        raise NotImplementedError

    def lay(self, place: QRect) -> None:
        """Lie there, in whatever letters have room."""
        raise NotImplementedError
