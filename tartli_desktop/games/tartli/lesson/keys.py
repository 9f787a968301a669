"""How what the lesson asks for is done: the button and the keys of it, as the player has set them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from tartli_desktop.face.at_the_table.commands import GameActions
from tartli_desktop.games.tartli.lesson.deal import Lesson
from tartli_desktop.games.tartli.rules import GATHER, Action, Declare, Play
from tartli_desktop.table.typed_cards import keys_of
from tartli_desktop.table.view import CardTableView
from tartli_desktop.text.placeholders import fill

translate = QCoreApplication.translate

ARROWS, TYPING = "arrows", "typing"
"""The two ways to a card by keys. Each is told once."""


def how(asked: Action, session: Lesson, actions: GameActions, table: CardTableView, way: str = "") -> str:
    """How to do what is asked for, in a sentence; empty where that was told before.

    Args:
        asked: what the learner is to do.
        session: the lesson.
        actions: what can be done beside playing a card.
        table: where cards are played.
        way: of the two ways to a card the one that is told now.
    """
    if isinstance(asked, Play):
        return _how_to_play(asked, table, way)
    if asked == GATHER:
        return how_to_gather(session)
    button = actions.action_of(asked)
    key = "" if button is None else button.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    if not key:
        return ""
    if isinstance(asked, Declare):
        return fill(translate("Tartli.Lesson", "Keys: %1, then Enter."), key)
    return fill(translate("Tartli.Lesson", "Key: %1."), key)


def how_to_gather(session: Lesson) -> str:
    """How a full trick is gathered."""
    if session.gathers_by_itself:
        return translate("Tartli.Lesson", "The trick will be gathered in a moment.")
    return translate("Tartli.Lesson", "Click the table or “Gather”, or press Space.")


def _how_to_play(asked: Play, table: CardTableView, way: str) -> str:
    if way == TYPING:
        text = translate("Tartli.Lesson", "You can also type it: %1, then Enter.")
        return fill(text, keys_of(asked.card, table.faces.suits))
    if way != ARROWS:
        return ""
    mouse = translate("Tartli.Lesson", "Click it, or drag it to the middle.")
    if not table.by_drag:
        mouse = translate("Tartli.Lesson", "Click it.")
    elif not table.by_click:
        mouse = translate("Tartli.Lesson", "Drag it to the middle.")
    return mouse + " " + translate("Tartli.Lesson", "Keys: the arrows select a card, Enter plays it.")
