"""How to do what the lesson asks for: the button and the keys, as the player has set them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.at_the_table.commands import GameActions
from tartli_desktop.face.learning.guided_hand import how_to_play
from tartli_desktop.games.tartli.rules import GATHER, Action, Declare, Event, Match, Play, View
from tartli_desktop.session.lesson import LessonSession
from tartli_desktop.table.view import CardTableView
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.command_keys import shown_key

translate = QCoreApplication.translate


def how(
    asked: Action,
    session: LessonSession[Match, View, Event, Action],
    actions: GameActions,
    table: CardTableView,
    way: str = "",
) -> str:
    """How to do what is asked for, in a sentence; empty if it was explained before.

    Args:
        asked: the action asked of the learner.
        session: the lesson.
        actions: the actions other than playing a card.
        table: the table on which cards are played.
        way: which of the two ways to play a card to explain.
    """
    if isinstance(asked, Play):
        return how_to_play(asked.card, table, way)
    if asked == GATHER:
        return how_to_gather(session)
    button = actions.action_of(asked)
    key = "" if button is None else shown_key(button.shortcut())
    if not key:
        return ""
    if isinstance(asked, Declare):
        return fill(translate("Tartli.Lesson", "Keys: %1, then Enter."), key)
    return fill(translate("Tartli.Lesson", "Key: %1."), key)


def how_to_gather(session: LessonSession[Match, View, Event, Action]) -> str:
    """How to gather a full trick."""
    if session.gathers_by_itself:
        return translate("Tartli.Lesson", "The trick will be gathered in a moment.")
    return translate("Tartli.Lesson", "Click the table or “Gather”, or press Space.")
