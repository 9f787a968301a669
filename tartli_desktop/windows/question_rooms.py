"""Where questions lie in the window, and what they leave in sight."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, QSize

from tartli_desktop.widgets.papers.free_place import Sight

from .program_window import ProgramWindow


class QuestionRooms:
    """Tells the questions of a window where there is room for them."""

    def __init__(self, window: ProgramWindow) -> None:
        self._window = window
        questions = window.questions
        questions.rooms, questions.seen = self._rooms, self._in_sight
        questions.bright = self._menu_bar
        questions.held.connect(self._hold_up)

    def _rooms(self) -> Sequence[QRect]:
        """The rooms for a question: where other papers lie, or in the middle of a review."""
        area = self._window.area
        rooms = area.rooms.for_questions() if area.isVisible() else (area.rect(),)
        return [self._window.place_of(area, room) for room in rooms]

    def _in_sight(self) -> Sight:
        area = self._window.area
        if not area.isVisible():
            return Sight()
        return area.rooms.in_sight().moved(partial(self._window.place_of, area))

    def _menu_bar(self) -> QRect:
        """The place of the menu bar, which keeps its looks beside questions as beside other papers.

        While the window changes its size, the bar may still have its previous width.
        """
        bar = self._window.menuBar()
        return QRect(bar.pos(), QSize(self._window.width(), bar.height()))

    def _hold_up(self, held: bool) -> None:
        """Disable menus and file drops while a question is open."""
        self._window.menuBar().setEnabled(not held)
        self._window.setAcceptDrops(not held)
