"""The words at the end of a puzzle."""

from __future__ import annotations

from tartli_desktop.face.at_the_table.ending import Ending
from tartli_desktop.face.learning.puzzles import Solution
from tartli_desktop.store.puzzle_outcomes import PuzzleFigures
from tartli_desktop.text.context import Context
from tartli_desktop.windows.statistics.statistics_words import days_line, solved_line

tr = Context("PuzzleEnd")


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
    head = tr("Solved!") if solved else tr("Not solved yet")
    shown = tr("Worth remembering:")
    return Ending(
        tr("End of the puzzle"),
        head,
        solution.result,
        solved,
        shown if solved else tr("Where it went wrong:"),
        (solution.shown,),
        solution.cards,
        more,
    )
