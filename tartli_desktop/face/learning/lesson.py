"""The guided first hand of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import SignalInstance

from tartli_desktop.game.rules import Match
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.widgets.lesson_note import LessonNote

if TYPE_CHECKING:
    from tartli_desktop.face.at_the_table.choices import Choice
    from tartli_desktop.face.at_the_table.table_parts import TableParts


class Lesson(Protocol):
    """How the guided first hand begins. It is played by the session for a match marked as a lesson."""

    @property
    def seat(self) -> int:
        """The seat of the learner."""

    @property
    def level(self) -> str:
        """How the opponents play where the learner leaves the lesson."""

    @property
    def people(self) -> tuple[str, ...]:
        """Who of the café plays the opponents, by seat; empty for nobody in particular."""
        return ()

    def new_match(self, learner: str) -> Match:
        """The match of the lesson, with its hand dealt."""

    def guide(self, table: TableParts) -> Guide:
        """What leads the learner through it at a table."""


class Guide(Protocol):
    """The words of the lesson beside a table; without effect on any other match."""

    @property
    def said(self) -> SignalInstance:
        """The steps with these names are over."""

    @property
    def rules_asked(self) -> SignalInstance:
        """The learner wants to read the rules."""

    @property
    def lesson_asked(self) -> SignalInstance:
        """The learner wants to begin the lesson again."""

    @property
    def new_match_asked(self) -> SignalInstance:
        """The learner wants to play a match."""

    following: Callable[[], Choice | None]
    """Gives what begins the lesson of another game."""

    @property
    def note(self) -> LessonNote:
        """Where they stand."""

    @property
    def session(self) -> Session | None:
        """The lesson on the table, if it is one."""

    def recall(self, said: str, /) -> None:
        """The lesson that comes to the table next was left when these steps were over."""

    def attach(self, session: Session, /) -> None:
        """A match lies on the table."""

    def detach(self) -> None:
        """The match is taken from the table."""

    def follow(self, phase: Phase, /) -> None:
        """Follow what the match waits for."""

    def asking(self, view: Any, usual: str, /) -> str:
        """What the table asks, without what the lesson has not explained; else the usual words."""

    def lay(self) -> None:
        """Point at the same cards on a table of another size."""

    def tell_end(self) -> None:
        """Tell how the lesson ended, and what can follow it."""

    def retranslate(self) -> None:
        """Say all in the language that has been chosen."""

    def start_again(self) -> None:
        """Begin the lesson that is on the table again."""
