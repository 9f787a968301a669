"""A card that lists what the cards of a game are worth, shown in the window during a match."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QFrame


class CardOfPoints(QFrame):
    """Lies over a part of the window that play does not use.

    A game derives its own card from this class, which writes its texts again when the language changes.

    Signals:
        closed: the player has closed the card.
    """

    closed = Signal()

    @property
    def least_size(self) -> QSize:
        """The smallest size at which the card can be read well."""
        raise NotImplementedError

    def follow(self, variant: Any, trump: Any) -> None:
        """Show the points by these rules, and with this trump suit if there is one now."""
        raise NotImplementedError

    def set_high_contrast(self, on: bool) -> None:
        """Set whether the card is drawn in high contrast."""
        raise NotImplementedError

    def height_in(self, width: int) -> int:
        """The height at which everything can be read well without scrolling, for a width."""
        raise NotImplementedError

    def lay(self, place: QRect) -> None:
        """Take this place, with letters as large as fit."""
        raise NotImplementedError
