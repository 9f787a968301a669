"""Leads through Tartli's guided first hand; see :mod:`tartli_desktop.face.learning.guided_hand`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.face.learning.guided_hand import GuidedHand, LessonStep, LessonWords
from tartli_desktop.games.tartli.lesson import deal
from tartli_desktop.games.tartli.lesson.keys import how, how_to_gather
from tartli_desktop.games.tartli.lesson.steps import SLATE, STEPS, TALON, TURNED, TartliStep
from tartli_desktop.games.tartli.rules import GATHER, Action, Event, Match, View
from tartli_desktop.games.tartli.score.marks import Style
from tartli_desktop.games.tartli.score.slate import Slate
from tartli_desktop.games.tartli.words import prompts
from tartli_desktop.session.match_state import Phase
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.part_arrow import PartArrow

translate = QCoreApplication.translate


class TartliGuide(GuidedHand[Match, View, Event, Action]):
    """Shows the steps of Tartli's lesson beside a table."""

    explains_full_tricks = True

    def __init__(self, table: TableParts) -> None:
        super().__init__(table, STEPS)
        assert isinstance(table.sheet, Slate)
        self._slate = table.sheet
        self._slate_arrow = PartArrow(table.sheet)

    def is_on_line(self, view: View) -> bool:
        return deal.is_on_line(view)

    def explained(self, step: LessonStep[View, Action], view: View) -> str:
        assert isinstance(step, TartliStep)
        assert self.session is not None
        said = step.words if self._slate.signs is Style.HUNGARIAN or step.beck is None else step.beck
        return said(view, self.session.names[1 - view.seat], self._view.faces.suits)

    def how(self, asked: Action, way: str) -> str:
        assert self.session is not None
        return how(asked, self.session, self._actions, self._view, way)

    def named(self, action: Action) -> str:
        return prompts.decision(action, self._view.faces.suits)

    def waiting(self, view: View) -> str:
        assert self.session is not None
        whose = prompts.prompt_for(Phase.PAUSE, view, self.session.names, self._view.faces.suits)
        return f"{whose} {how_to_gather(self.session)}"

    def ending(self, view: View, *, won: bool) -> LessonWords:
        if won:
            result = fill(
                translate("Tartli.Lesson", "You went out with %1: the game is yours."),
                view.counts[view.seat],
            )
            beside = translate(
                "Tartli.Lesson",
                "The game is over, so both columns have been wiped. Your buli is the bar below the line: it "
                "wins this little match.",
            )
            more = translate(
                "Tartli.Lesson",
                "A real match goes on, game after game, until somebody reaches the agreed number of bulis.",
            )
        else:
            assert self.session is not None
            other = self.session.names[1 - view.seat]
            result = fill(translate("Tartli.Lesson", "This time %1 wins the game."), other)
            beside = fill(
                translate("Tartli.Lesson", "Both columns have been wiped, and %1’s buli is below the line."),
                other,
            )
            more = translate(
                "Tartli.Lesson", "You can go back a step, play the hand once more, or go on to a match."
            )
        learned = (
            translate("Tartli.Lesson", "Trumps, and drawing from the talon"),
            translate("Tartli.Lesson", "Declaring melds, and whose is better"),
            translate("Tartli.Lesson", "Exchanging the Seven, and béla"),
            translate("Tartli.Lesson", "Following suit, once the talon is gone"),
            translate("Tartli.Lesson", "Going out in time"),
        )
        return LessonWords(result, beside, learned, more)

    def pointed_at(self, point: str) -> Iterator[CardItem]:
        stock = self._view.scene().stock_items
        if stock and point == TURNED:
            yield stock[0]
        elif stock and point == TALON:
            yield stock[-1]

    def shown_beside(self, points: Sequence[object]) -> None:
        is_spoken_of = SLATE in points
        self._slate_arrow.point(is_spoken_of)
        if is_spoken_of:
            self._column.show_slate()

    def goes_on(self, action: Action) -> bool:
        """Whether the learner does this action to go on: gathering, also of tricks the opponent won."""
        return action == GATHER and self.session is not None and not self.session.gathers_by_itself
