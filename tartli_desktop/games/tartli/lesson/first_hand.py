"""The start of Tartli's guided first hand: see :class:`tartli_desktop.face.learning.lesson.Lesson`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tartli_desktop.games.tartli.rules import Match

from . import deal

if TYPE_CHECKING:
    from tartli_desktop.face.at_the_table.table_parts import TableParts

    from .guided_hand import TartliGuide

seat, level = deal.LEARNER, deal.LEVEL
people: tuple[str, ...] = ()


def new_match(learner: str) -> Match:
    """The match against Kata, with its hand dealt."""
    return deal.new_match((learner, "Kata"))


def guide(table: TableParts) -> TartliGuide:
    """The guide that leads the learner through it."""
    from .guided_hand import TartliGuide

    return TartliGuide(table)
