"""A card that lists what the cards of a game are worth, shown in place of the slate during a match."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame


class CardOfPoints(QFrame):
    """Stands in the column beside the table.

    A game derives its own card from this class, which writes its texts again when the language changes.

    Signals:
        closed: the player has closed the card.
    """

    closed = Signal()

    def follow(self, variant: Any, trump: Any) -> None:
        """Show the points by these rules, and with this trump suit if there is one now."""
        raise NotImplementedError

    def set_high_contrast(self, on: bool) -> None:
        """Set whether the card is drawn in high contrast."""
        raise NotImplementedError
