"""What stands beside the table and tells how the match stands: a slate, a sheet of paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tartli_desktop.settings.settings import Settings


class ScoreSheet(Protocol):
    """The score of the match on the table. ``first`` is the seat that looks at it."""

    @property
    def widget(self) -> QWidget:
        """What is seen. It is as high as the table, and at least as wide as its hint for the least size.

        A game draws it on a :class:`tartli_desktop.widgets.accessible_pictures.PictureWidget`, whose
        description tells screen readers what stands there; with the focus it shows more to be read.
        """

    def lay(self, match: Any, first: int, /) -> None:
        """Show at once how a match stands, as it was left or after a decision was undone."""

    def lay_example(self) -> None:
        """Show some of a game that nobody plays, to look at."""

    def name(self, names: Sequence[str], first: int, /) -> None:
        """Write the names of the players, by seat."""

    def write(self, event: Any, /) -> None:
        """Write what an event brings, at the moment when the table shows it."""

    @property
    def is_settled(self) -> bool:
        """Whether all that was told stands there; else a hand still writes."""

    @property
    def settled(self) -> SignalInstance:
        """Says that all stands there."""

    def finish(self) -> None:
        """Let all stand there at once."""

    def clear(self) -> None:
        """Leave nothing on it: the match is taken from the table."""

    def follow_settings(self, settings: Settings, /) -> None:
        """Write and look as the player has chosen."""

    def picture(self, scale: float, /) -> QImage:
        """It as a picture for a file, with ``scale`` pixels for a logical one; what moves is shown done."""
