"""The guided first hand of a game, put on the table where it was left, or begun."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.choices import Choice
from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.registry import games
from tartli_desktop.store.match_kinds import LESSON, MatchMarks
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import YOU
from tartli_desktop.text.titles import LESSON as LESSON_TITLE
from tartli_desktop.text.titles import title_text
from tartli_desktop.widgets.questions.question import before

from .match_on_table import MatchOnTable

if TYPE_CHECKING:
    from tartli_desktop.store.match_head import MatchRow

tr = Context("MainWindow")
_log = logging.getLogger(__name__)


class LessonsAtTable:
    """Puts the guided first hand of a game on the table.

    Args:
        on_table: puts the lesson on the table, and saves it.
        window: the menus open over it.
    """

    def __init__(self, on_table: MatchOnTable, window: QWidget) -> None:
        self._on_table = on_table
        self._saving = on_table.saving
        self._window = window

    def choose(self, table: QWidget) -> None:
        """Begin a guided first hand; if several games have one, let the player choose from a menu.

        The menu opens below the button that was pressed, or else below the ``table``.
        """
        taught = [name for name in games() if face_of(name).lesson is not None]
        if len(taught) == 1:
            self.begin(taught[0])
            return
        pressed = QApplication.focusWidget() or table
        menu = QMenu(self._window)
        # In the letters of the button that opened it.
        menu.setFont(pressed.font())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.offer(menu)
        menu.setActiveAction(menu.actions()[0])
        menu.popup(pressed.mapToGlobal(pressed.rect().bottomLeft()))

    def offer(self, menu: QMenu) -> None:
        """List the games that have a guided first hand in a menu."""
        menu.clear()
        for name in games():
            if face_of(name).lesson is not None:
                menu.addAction(face_of(name).game_name(), partial(self.begin, name))

    def begin(self, game: str) -> None:
        """Put the guided first hand of a game on the table where it was left; ask whether to restart it."""
        lesson, on_table = face_of(game).lesson, self._on_table
        if lesson is None or not on_table.may_be_left(
            tr("Leave"), partial(self.begin, game), save_again=True
        ):
            return
        session = on_table.session
        is_there = session is not None and session.marks.lesson and session.rules.name == game
        guide = on_table.table.guide if is_there else None
        if session is not None and guide is not None and not session.is_over:
            question = before(
                tr("Guided first hand"),
                tr("Start the lesson again?"),
                tr("It begins with the same cards."),
                do=tr("Start again"),
                stay=tr("Carry on"),
                then=guide.start_again,
            )
            on_table.table.dialogs.ask(question)
            return
        if not is_there and any(on_table.resume(each, aside=True) for each in self._left(game)):
            return
        match = lesson.new_match(on_table.settings.now.player_name or YOU)
        left, characters = on_table.put_aside(), lesson.characters
        marks = MatchMarks(practice=True, lesson=True, left=left, characters=characters)
        title = title_text(LESSON_TITLE)
        on_table.put_new(match, title=title, person=lesson.seat, level=lesson.level, marks=marks)

    def after(self, game: str) -> Choice | None:
        """The choice that begins the next lesson after that of a game, the first unfinished one; or None."""
        taught = [name for name in games() if face_of(name).lesson is not None]
        here = taught.index(game)
        known = {row.head.game for row in self._rows() if row.finished}
        following = next((name for name in taught[here + 1 :] + taught[:here] if name not in known), None)
        if following is None:
            return None
        text = tr("&Next lesson: %1", "the name of a game")
        return fill(text, face_of(following).game_name()), partial(self.begin, following)

    def _left(self, game: str) -> list[int]:
        """The unfinished lessons of a game."""
        return [row.id for row in self._rows() if not row.finished and row.head.game == game]

    def _rows(self) -> Sequence[MatchRow]:
        """All lessons that are stored."""
        try:
            lessons = self._saving.store.marked(LESSON)
            return [row for row in self._saving.store.list() if row.id in lessons] if lessons else []
        except StoreError as error:
            _log.info("which lessons were left cannot be read: %s", error)
            return []
