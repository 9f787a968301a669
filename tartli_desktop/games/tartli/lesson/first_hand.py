"""How Tartli's guided first hand begins: see :class:`tartli_desktop.face.lesson.Lesson`."""

from __future__ import annotations

from tartli_desktop.games.tartli.rules import Match

from . import deal

seat, level = deal.LEARNER, deal.LEVEL


def new_match(learner: str) -> Match:
    """The match against Kata, with its hand dealt."""
    return deal.new_match((learner, "Kata"))
