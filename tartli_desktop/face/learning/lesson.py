"""The guided first hand of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import SignalInstance

from tartli_desktop.game.match import A, Action, E, Event, M, Match, V, View
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import SessionOf
from tartli_desktop.widgets.panel.lesson_note import LessonNote

if TYPE_CHECKING:
    from tartli_desktop.face.at_the_table.choices import Choice
    from tartli_desktop.face.at_the_table.table_parts import TableParts


class LessonOf(Protocol[M, V, E, A]):
    """How the guided first hand begins. The session for matches marked as lessons plays it."""

    @property
    def seat(self) -> int:
        """The seat of the learner."""

    @property
    def level(self) -> str:
        """The level of the opponents once the learner has left the line of the lesson."""

    @property
    def characters(self) -> tuple[str, ...]:
        """The people of the café in each seat, by id; empty for nobody in particular."""
        return ()

    def new_match(self, learner: str) -> M:
        """The match of the lesson, with its hand dealt."""

    def guide(self, table: TableParts) -> GuideOf[M, V, E, A]:
        """Make the guide that leads the learner through the hand at a table."""


class GuideOf(Protocol[M, V, E, A]):
    """The words of the lesson beside a table; does nothing in any other match."""

    @property
    def said(self) -> SignalInstance:
        """Carries the names of the finished steps, separated by commas."""

    @property
    def rules_asked(self) -> SignalInstance:
        """Emitted when the learner wants to read the rules."""

    @property
    def lesson_asked(self) -> SignalInstance:
        """Emitted when the learner wants to begin the lesson again."""

    @property
    def new_match_asked(self) -> SignalInstance:
        """Emitted when the learner wants to play a match."""

    following: Callable[[], Choice | None]
    """Returns the choice that begins the lesson of another game, if there is one."""

    @property
    def note(self) -> LessonNote:
        """The note with the words."""

    @property
    def session(self) -> SessionOf[M, V, E, A] | None:
        """The lesson on the table; None for any other match."""

    def recall(self, said: str, /) -> None:
        """Restore the finished steps of the lesson that is put on the table next; see :attr:`said`."""

    def attach(self, session: SessionOf[M, V, E, A], /) -> None:
        """Take up a match that was put on the table."""

    def detach(self) -> None:
        """Leave the match, which is taken from the table."""

    def follow(self, phase: Phase, /) -> None:
        """Follow what the match waits for."""

    def asking(self, view: V, usual: str, /) -> str:
        """What the table asks: the usual words, or shorter ones without what the lesson has not explained."""

    def lay(self) -> None:
        """Point at the same cards on a table of another size."""

    def show_end(self) -> None:
        """Open the paper at the end of the lesson."""

    def retranslate(self) -> None:
        """Write everything in the language that has been chosen."""

    def start_again(self) -> None:
        """Begin the lesson that is on the table again."""


Lesson = LessonOf[Match, View, Event, Action]
Guide = GuideOf[Match, View, Event, Action]
