"""The guided hands of a game at its table."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tartli_desktop.face.at_the_table.ending import NextStep
from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.face.face import Face
from tartli_desktop.session.session import Session

if TYPE_CHECKING:
    from tartli_desktop.face.lesson.guided_hand import Guide


class LessonAtTable(QObject):
    """Has the guide of the lessons, once one has come to the table.

    Signals:
        lesson_asked: the learner wants to begin the lesson again.
        said(names): the steps of the lesson with these names are over.
    """

    lesson_asked = Signal()
    said = Signal(str)

    def __init__(self, face: Face, table: TableParts) -> None:
        super().__init__(table.owner)
        self._course = face.course
        self._table = table
        self.guide: Guide | None = None
        """Leads through the lesson, once one has come to the table."""
        self.following: Callable[[], NextStep | None] = lambda: None
        """Gives the step that begins the next lesson; None without a next lesson."""
        self.puzzle: Callable[[], NextStep | None] = lambda: None
        """Gives the step that begins a puzzle about the lesson; None without one."""

    def attach(self, session: Session) -> None:
        """Follow a match that was put on the table, if it is a lesson."""
        if session.marks.lesson:
            self._make()
        if self.guide is not None:
            self.guide.attach(session)

    def detach(self) -> None:
        """Follow it no more."""
        if self.guide is not None:
            self.guide.detach()

    def recall(self, steps: str) -> None:
        """Let the next lesson on the table begin after these steps, where it was left."""
        self._make()
        if self.guide is not None:
            self.guide.recall(steps)

    def _make(self) -> None:
        """Make the guide when the first lesson comes to the table: most tables see none."""
        if self.guide is not None or self._course is None:
            return
        guide = self.guide = self._course.guide(self._table)
        self._table.column.teach(guide.note)
        guide.note.said.connect(self._table.announcer.announce)
        guide.lesson_asked.connect(self.lesson_asked)
        guide.said.connect(self.said)
        guide.following = lambda: self.following()
        guide.puzzle = lambda: self.puzzle()
        guide.note.follow_settings(self._table.settings.now)
        self._table.settings.follow(guide.note.follow_settings)

    def retire(self) -> None:
        """Stop following the settings."""
        if self.guide is not None:
            self._table.settings.leave(self.guide.note.follow_settings)
