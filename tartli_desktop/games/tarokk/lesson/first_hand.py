"""How tarokk's guided first hand begins: see :class:`tartli_desktop.face.learning.lesson.Lesson`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tartli_desktop.games.tarokk.rules.match import Match

from . import deal

if TYPE_CHECKING:
    from tartli_desktop.face.at_the_table.table_parts import TableParts

    from .guided_hand import TarokkGuide

seat, level = deal.LEARNER, deal.LEVEL
people = ("", "vilma", "agoston", "kornel")


def new_match(learner: str) -> Match:
    """The match with Vilma, Ágoston and Kornél, with its hand dealt."""
    return deal.new_match((learner, "Vilma", "Ágoston", "Kornél"))


def guide(table: TableParts) -> TarokkGuide:
    """The guide that leads the learner through the hand."""
    from .guided_hand import TarokkGuide

    return TarokkGuide(table)
