"""What every lesson says: how to play a card, and how the lesson ended."""

from __future__ import annotations

from collections.abc import Mapping

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.face.at_the_table.ending import Ending
from tartli_desktop.game.match import A, E, M, V
from tartli_desktop.session.lesson import LessonSession
from tartli_desktop.session.match_state import Phase
from tartli_desktop.table.typed_cards import keys_of
from tartli_desktop.table.view import CardTableView
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from .first_hand import ARROWS, TYPING

tr_guided_hand = Context("GuidedHand")
tr_lesson_end = Context("LessonEnd")


def how_to_play(card: Card, table: CardTableView, way: str) -> str:
    """How to play a card: by mouse and arrow keys, or by typing; empty if ``way`` is neither."""
    if way == TYPING:
        text = tr_guided_hand("You can also type it: %1, then Enter.")
        return fill(text, keys_of(card, table.faces.suits))
    if way != ARROWS:
        return ""
    mouse = tr_guided_hand("Click it, or drag it to the middle.")
    if not table.mouse.by_drag:
        mouse = tr_guided_hand("Click it.")
    elif not table.mouse.by_click:
        mouse = tr_guided_hand("Drag it to the middle.")
    return mouse + " " + tr_guided_hand("Keys: the arrows select a card, Enter plays it.")


def meanwhile(session: LessonSession[M, V, E, A]) -> str:
    """What is said while there is nothing to explain and no full trick on the table."""
    if session.phase is Phase.DECIDE:
        return tr_guided_hand("It is your turn. Play as you like.")
    if not session.trick_is_full and session.view.to_move not in (None, session.view.seat):
        return fill(tr_guided_hand("Now it is %1’s turn."), session.names[session.view.to_move])
    return tr_guided_hand("Watch the table for a moment.")


def ending(texts: Mapping[str, str], *, won: bool, was_last: bool) -> Ending:
    """What is said at the end.

    Args:
        texts: those of the lesson.
        won: whether the learner has won the hand.
        was_last: whether the learner has now finished the lessons of all games.
    """
    head, more = tr_lesson_end("Your first hand is over"), texts["more"]
    if won:
        head = tr_lesson_end("Well done! You’ve won your first hand")
        if was_last:
            more += " " + tr_lesson_end("You have now finished the lessons of all games.")
    return Ending(
        tr_lesson_end("End of the lesson"),
        head,
        texts["result"],
        won,
        tr_lesson_end("Now you know:"),
        tuple(texts["learned"].split("\n")) if won else (),
        more=more,
        beside=texts["beside"],
    )
