"""The guided first hand of a game."""

from __future__ import annotations

from typing import Protocol

from tartli_desktop.game.rules import Match


class Lesson(Protocol):
    """How the guided first hand begins. It is played by the session for a match marked as a lesson."""

    @property
    def seat(self) -> int:
        """The seat of the learner."""

    @property
    def level(self) -> str:
        """How the opponents play where the learner leaves the lesson."""

    def new_match(self, learner: str) -> Match:
        """The match of the lesson, with its hand dealt."""
