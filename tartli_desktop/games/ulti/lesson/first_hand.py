"""How Ulti's guided first hand begins: see :class:`tartli_desktop.face.learning.lesson.Lesson`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tartli_desktop.games.ulti.rules.match import Match

from . import deal

if TYPE_CHECKING:
    from tartli_desktop.face.at_the_table.table_parts import TableParts

    from .guided_hand import UltiGuide

seat, level = deal.LEARNER, deal.LEVEL
people = ("", "vilma", "lajos")


def new_match(learner: str) -> Match:
    """The match against Vilma and Lajos, with its hand dealt."""
    return deal.new_match((learner, "Vilma", "Lajos"))


def guide(table: TableParts) -> UltiGuide:
    """The guide that leads the learner through the hand."""
    from .guided_hand import UltiGuide

    return UltiGuide(table)
