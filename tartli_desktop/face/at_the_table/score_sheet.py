"""The score beside the table, on a slate or a sheet of paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tartli_desktop.game.match import E_contra, Event, M_contra, Match
from tartli_desktop.settings.settings import Settings


class ScoreSheetOf(Protocol[M_contra, E_contra]):
    """The score of the match on the table. ``first`` is the seat of the player who looks at it."""

    @property
    def widget(self) -> QWidget:
        """The widget with the score, as high as the table and at least as wide as its ``minimumSizeHint``.

        Its ``sizeHint`` has the shape that suits it, where the table leaves it the width.
        Beside large words it is lower, but not lower than its ``heightForWidth``, if it has one.

        A game draws it on a :class:`tartli_desktop.widgets.accessible_pictures.PictureWidget`, whose
        description tells screen readers what stands there; with the focus it shows more.
        """

    def lay(self, match: M_contra, first: int, /) -> None:
        """Show the score of a match at once, on opening it or after an undo."""

    def lay_example(self) -> None:
        """Show some hands of a made-up match."""

    def name(self, names: Sequence[str], first: int, /) -> None:
        """Write the names of the players, by seat."""

    def write(self, event: E_contra, /) -> None:
        """Write what an event changes in the score, at the moment when the table shows it."""

    @property
    def is_settled(self) -> bool:
        """Whether everything is written; False while an animation still writes."""

    @property
    def settled(self) -> SignalInstance:
        """Emitted when everything is written."""

    def finish(self) -> None:
        """Write everything at once."""

    def clear(self) -> None:
        """Wipe the sheet: the match is taken from the table."""

    def follow_settings(self, settings: Settings, /) -> None:
        """Look as the player has chosen."""

    def picture(self, scale: float, /) -> QImage:
        """The sheet, with all writing finished, as a picture with ``scale`` pixels per logical pixel."""


ScoreSheet = ScoreSheetOf[Match, Event]
"""The score sheet of any game."""
