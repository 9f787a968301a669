"""Leads through Ulti's guided first hand; see :mod:`tartli_desktop.face.learning.guided_hand`."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.face.learning.guided_hand import GuidedHand, LessonStep, LessonWords, how_to_play
from tartli_desktop.games.ulti.rules.actions import Action, Announce, Lay, MakeBid, Play
from tartli_desktop.games.ulti.rules.events import Event
from tartli_desktop.games.ulti.rules.match import Match
from tartli_desktop.games.ulti.rules.view import View
from tartli_desktop.games.ulti.words.hints import advice
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.command_keys import shown_key

from . import deal
from .steps import STEPS, TALON

translate = QCoreApplication.translate


class UltiGuide(GuidedHand[Match, View, Event, Action]):
    """The words of Ulti's lesson beside a table."""

    def __init__(self, table: TableParts) -> None:
        super().__init__(table, STEPS)

    def is_on_line(self, view: View) -> bool:
        return deal.is_on_line(view)

    def explained(self, step: LessonStep[View, Action], view: View) -> str:
        assert self.session is not None
        return step.words(view, self.session.names, self._view.faces.suits)

    def how(self, asked: Action, way: str) -> str:
        match asked:
            case Play(card):
                return how_to_play(card, self._view, way)
            case Lay():
                return translate(
                    "Ulti.Lesson",
                    "Click both cards, then “Discard”. Keys: arrows and Space choose, Ctrl+Enter discards.",
                )
            case Announce():
                key = self._actions.commands["marriage"].shortcut()
                if key.isEmpty():
                    return ""
                shown = shown_key(key)
                return fill(translate("Ulti.Lesson", "Key: %1."), shown)
        return translate("Ulti.Lesson", "Keys: Tab selects a button, Enter presses it.") if way else ""

    def named(self, action: Action) -> str:
        assert self.session is not None
        return advice(action, self.session.view, self._view.faces.suits)

    def marked_for(self, asked: Action) -> QAction | None:
        # The intended bid has a button beside the trick, with the focus; “Bids…” leads past it.
        return None if isinstance(asked, MakeBid) else super().marked_for(asked)

    def waiting(self, view: View) -> str:
        assert self.session is not None
        if self.session.gathers_by_itself:
            return translate("Ulti.Lesson", "The trick will be gathered in a moment.")
        return translate("Ulti.Lesson", "The trick is full. Click the table, or press Space.")

    def ending(self, view: View, *, won: bool) -> LessonWords:
        result = view.results[-1]
        counted = ""
        if result.soloist == view.seat and result.scores is not None and result.trick_points is not None:
            own, theirs = result.scores
            each = abs(result.points[(view.seat + 1) % 3])
            text = translate(
                "Ulti.Lesson",
                "Your tricks brought %1 points and your marriage %2: %3 to %4 in all.",
            )
            counted = fill(text, result.trick_points, own - result.trick_points, own, theirs)
            paid = (
                translate("Ulti.Lesson", "Each of the others pays you %n point(s) (%1 forints).", None, each)
                if won
                else translate(
                    "Ulti.Lesson", "You pay each of the others %n point(s) (%1 forints).", None, each
                )
            )
            counted += " " + fill(paid, each * view.rules.unit)
        if won:
            more = translate(
                "Ulti.Lesson", "Other bids promise more and pay more. The rules explain them all."
            )
        else:
            counted = counted or translate("Ulti.Lesson", "This time you did not win the hand.")
            more = translate(
                "Ulti.Lesson", "You can go back a step, play the hand once more, or go on to a match."
            )
        beside = translate(
            "Ulti.Lesson",
            "The slate shows what each player has won or lost in this hand. The sums below are in points, "
            "and in forints.",
        )
        learned = (
            translate("Ulti.Lesson", "Discarding, bidding and naming trumps"),
            translate("Ulti.Lesson", "Announcing a marriage"),
            translate("Ulti.Lesson", "Following suit, beating and trumping"),
            translate("Ulti.Lesson", "Counting Aces, Tens and the last trick"),
        )
        return LessonWords(counted, beside, learned, more)

    def pointed_at(self, point: str) -> Iterator[CardItem]:
        if point == TALON:
            yield from self._view.scene().stock_items
