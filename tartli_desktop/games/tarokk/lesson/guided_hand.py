"""Leads through tarokk's guided first hand; see :mod:`tartli_desktop.face.learning.guided_hand`."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.face.learning.guided_hand import GuidedHand, LessonStep, LessonWords, how_to_play
from tartli_desktop.games.tarokk.rules.actions import Action, Announce, Call, DeclareTarokks, Discard, Play
from tartli_desktop.games.tarokk.rules.events import Event
from tartli_desktop.games.tarokk.rules.match import Match
from tartli_desktop.games.tarokk.rules.view import View
from tartli_desktop.games.tarokk.words.account import brought
from tartli_desktop.games.tarokk.words.hints import advice
from tartli_desktop.games.tarokk.words.prompts import asked_to_bid
from tartli_desktop.games.tarokk.words.utterances import utterance_words
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.command_keys import shown_key

from . import deal
from .steps import STEPS, TALON

translate = QCoreApplication.translate


class TarokkGuide(GuidedHand[Match, View, Event, Action]):
    """The words of tarokk's lesson beside a table."""

    def __init__(self, table: TableParts) -> None:
        super().__init__(table, STEPS)

    def is_on_line(self, view: View) -> bool:
        return deal.is_on_line(view)

    def explained(self, step: LessonStep[View, Action], view: View) -> str:
        assert self.session is not None
        return step.words(view, self.session.names)

    def asking(self, view: View, usual: str) -> str:
        if self.session is None or view.to_move != view.seat:
            return usual
        if view.phase == "auction":
            # The lesson has no cue bids.
            return asked_to_bid(view, self.session.names)
        if self.is_on_line(view) and any(isinstance(action, DeclareTarokks) for action in view.legal):
            # The call is not explained yet.
            return translate("Tarokk.Lesson", "First declare your eight tarokks.")
        return usual

    def how(self, asked: Action, way: str) -> str:
        match asked:
            case Play(card):
                return how_to_play(card, self._view, way)
            case Discard():
                return translate(
                    "Tarokk.Lesson",
                    "Click the three cards, then “Discard”. "
                    "Keys: arrows and Space choose, Ctrl+Enter discards.",
                )
            case Announce():
                key = self._actions.commands["announce"].shortcut()
                shown = shown_key(key)
                text = translate(
                    "Tarokk.Lesson", "The button “Announce…” shows all that you can say. Key: %1."
                )
                return fill(text, shown)
        return translate("Tarokk.Lesson", "Keys: Tab selects a button, Enter presses it.") if way else ""

    def named(self, action: Action) -> str:
        assert self.session is not None
        return advice(action, self.session.view)

    def marked_for(self, asked: Action) -> QAction | None:
        # These have a button beside the trick; “Call…” leads past it.
        return None if isinstance(asked, Call | DeclareTarokks) else super().marked_for(asked)

    def choice_for(self, asked: Action) -> str:
        assert self.session is not None
        if isinstance(asked, DeclareTarokks):
            return utterance_words(asked, self.session.view)[0]
        return ""

    def waiting(self, view: View) -> str:
        assert self.session is not None
        if self.session.gathers_by_itself:
            return translate("Tarokk.Lesson", "The trick will be gathered in a moment.")
        return translate("Tarokk.Lesson", "The trick is full. Click the table, or press Space.")

    def ending(self, view: View, *, won: bool) -> LessonWords:
        result = view.result
        assert result is not None
        counted = ""
        if result.points is not None:
            mine, theirs = result.points if view.side == "F" else result.points[::-1]
            text = translate("Tarokk.Lesson", "Your side made %1 points to %2. %3.", "%3 is a sentence")
            counted = fill(text, mine, theirs, brought(result.payments[view.seat]))
            if [item.kind for item in result.items] == ["game", "trull", "tarokks"] and won:
                game, trull, tarokks = (item.value for item in result.items)
                text = translate(
                    "Tarokk.Lesson",
                    "The game pays %1 and the announced Trull %2; for the eight tarokks each of the other "
                    "three pays %3.",
                )
                counted += " " + fill(text, game, trull, tarokks)
        if won:
            more = translate(
                "Tarokk.Lesson",
                "Higher bids pay more, and some of them promise a card. The rules explain them all.",
            )
        else:
            counted = counted or translate("Tarokk.Lesson", "This time you did not win the hand.")
            more = translate(
                "Tarokk.Lesson", "You can go back a step, play the hand once more, or go on to a match."
            )
        beside = translate(
            "Tarokk.Lesson",
            "The slate shows what each player has won or lost in this hand. The sums below show how "
            "everybody is doing so far.",
        )
        learned = (
            translate("Tarokk.Lesson", "Tarokks, honours and what cards are worth"),
            translate("Tarokk.Lesson", "Bidding, drawing and discarding"),
            translate("Tarokk.Lesson", "Calling a partner, and finding out who it is"),
            translate("Tarokk.Lesson", "Announcing a bonus, such as the Trull"),
            translate("Tarokk.Lesson", "Following suit, and playing a tarokk if you cannot"),
        )
        return LessonWords(counted, beside, learned, more)

    def pointed_at(self, point: str) -> Iterator[CardItem]:
        if point == TALON:
            yield from self._view.scene().stock_items
