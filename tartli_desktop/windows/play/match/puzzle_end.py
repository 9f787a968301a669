"""The words at the end of a puzzle."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.at_the_table.ending import Ending
from tartli_desktop.face.learning.puzzles import Solution
from tartli_desktop.store.puzzle_outcomes import PuzzleFigures
from tartli_desktop.windows.statistics.statistics_words import days_line, solved_line

translate = QCoreApplication.translate


def ending_of(solution: Solution, figures: PuzzleFigures, *, solved: bool, of_day: bool) -> Ending:
    """Tell how a puzzle ended, and how the player has done so far.

    Args:
        solution: the words of the game.
        figures: what the player has tried and solved, this puzzle included.
        solved: whether this puzzle is solved.
        of_day: whether it is the puzzle of the day.
    """
    more = solved_line(figures)
    if of_day and solved:
        more += " " + days_line(figures.days_in_a_row)
    head = translate("PuzzleEnd", "Solved!") if solved else translate("PuzzleEnd", "Not solved yet")
    shown = translate("PuzzleEnd", "Worth remembering:")
    return Ending(
        translate("PuzzleEnd", "End of the puzzle"),
        head,
        solution.result,
        solved,
        shown if solved else translate("PuzzleEnd", "Where it went wrong:"),
        (solution.shown,),
        solution.cards,
        more,
    )
