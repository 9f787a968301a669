"""Where papers and questions may lie, and what they should leave in sight."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QPoint, QRect

from tartli_desktop.looks.text_size import LARGEST_ON_CLOTH
from tartli_desktop.widgets.papers.free_place import Sight

from .play_table import PlayTable
from .welcome import Welcome

_CLOTH = 11
"""The pixels by which a paper with its shadow stays away from both sides of the table, so that cloth is seen
between paper and frame."""

_LEAST = 800
"""The width in pixels that the account of a hand needs in letters of the usual size."""


class PaperRooms:
    """The rooms of one table; all places are in pixels of the area.

    Args:
        table: the table.
        welcome: may stand on it.
    """

    def __init__(self, table: PlayTable, welcome: Welcome) -> None:
        self._table = table
        self._view = table.view
        self._welcome = welcome

    def for_papers(self) -> QRect:
        """The room for a paper: on the table, or anywhere where letters are large or the table is small."""
        is_large = self._table.settings.now.text_scale > LARGEST_ON_CLOTH
        return self._table.owner.rect() if is_large or self._view.width() < _LEAST else self._view.geometry()

    def for_questions(self) -> Sequence[QRect]:
        """The rooms for a question: on the table, or else wherever a paper may lie."""
        return (self.cloth(), self.for_papers())

    def cloth(self) -> QRect:
        """The table, with a strip of cloth between its frame and a paper on each side."""
        return self._view.geometry().marginsRemoved(QMargins(_CLOTH, 0, _CLOTH, 0))

    def beside_trick(self) -> QRect:
        """Where a paper hides neither trick nor hand; over the words where the table is narrow."""
        layout = self._view.scene().layout
        if layout.is_narrow:
            return self._table.column.geometry()
        room = self._view.to_viewport(layout.beside_trick).toAlignedRect()
        return room.translated(self._view.pos()) & self._view.geometry()

    def leave_out_what_is_cut(self, papers: Sequence[QRect]) -> None:
        """Hide what papers, in places of the screen, cover in part."""
        corner = self._view.viewport().mapToGlobal(QPoint())
        places = [place.translated(-corner) for place in papers]
        self._view.scene().cover(self._view.mapToScene(place).boundingRect() for place in places)
        self._welcome.leave_out(places)

    def in_sight(self) -> Sight:
        """The places of the cards that the player sees or will get, and of the players.

        A welcome has only an example.
        """
        corner = self._view.viewport().mapTo(self._table.owner, QPoint(0, 0))
        if self._welcome.title is not None:
            return Sight(players=[])
        cards, players = self._view.cards_in_sight(), self._view.players_in_sight()
        session = self._table.session
        if not cards and not (session is not None and session.hand_is_over):
            cards = [self._view.own_cards_place()]
        return Sight(
            [place.toAlignedRect().translated(corner) for place in cards],
            [place.toAlignedRect().translated(corner) for place in players],
        )
