"""The choices in the panel beside the trick: what can be chosen in each phase of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tartli.rules import TURN_POSITIONS, Meld, MeldsScored, Turn, View
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.store.match_kinds import Again
from tartli_desktop.text.placeholders import fill

translate = QCoreApplication.translate

Choice = tuple[str, Callable[[], object]]
"""What stands on a button, and what it does."""


class Choices(Struct, frozen=True):
    """Buttons side by side; ``keeps_play``: those of play stay beneath."""

    buttons: Sequence[Choice]
    columns: int = 1
    keeps_play: bool = False


class Ways(Struct, frozen=True):
    """What can be chosen that the match itself does not do."""

    show_scored: Callable[[], object]
    """Show the melds that scored in the trick."""

    show_summary: Callable[[], object]
    """Show how the hand was counted."""

    undo: Callable[[], object]
    go_back: Callable[[], object]
    """Leave a deal that was played again."""

    new_match: Callable[[], object]


def choices_of(session: Session, ways: Ways, *, by_hand: bool, is_lesson: bool) -> Choices | None:
    """What can be chosen in this phase of a match; None where there is nothing to choose.

    Args:
        session: the match.
        ways: what the buttons lead to beside the match.
        by_hand: whether the player may gather full tricks.
        is_lesson: whether the lesson has the last word when the match is over.
    """
    match session.phase:
        case Phase.OPENING:
            return Choices([(translate("Tartli.PlayArea", "Continue"), session.go_on)])
        case Phase.CUT:
            return Choices([(translate("Tartli.PlayArea", "Cut in the middle"), lambda: session.cut(16))])
        case Phase.DECIDE if not session.view.trick_number:
            return _turned_card(session)
        case Phase.PAUSE:
            return _gathering(session, ways, by_hand)
        case Phase.HAND_OVER:
            return _after_hand(session, ways, translate("Tartli.PlayArea", "Next hand"), session.go_on)
        case Phase.MATCH_OVER:
            if is_lesson:
                # The count is there for a player who wants it.
                return Choices([(translate("Tartli.PlayArea", "Show the score"), ways.show_summary)])
            return _after_match(session, ways)
    return None


def _gathering(session: Session, ways: Ways, by_hand: bool) -> Choices:
    buttons: list[Choice] = []
    if by_hand:
        buttons.append((translate("Tartli.PlayArea", "Gather"), session.gather))
    if melds_of_trick(session.view) is not None:
        buttons.append((translate("Tartli.PlayArea", "Show melds"), ways.show_scored))
    return Choices(buttons, columns=2, keeps_play=True)


def _turned_card(session: Session) -> Choices:
    def ask(position: int) -> Callable[[], object]:
        return lambda: session.do(Turn(position))

    buttons = [
        (fill(translate("Tartli.PlayArea", "Card %1"), position), ask(position))
        for position in reversed(TURN_POSITIONS)
    ]
    return Choices(buttons, columns=2)


def _after_match(session: Session, ways: Ways) -> Choices:
    if session.again is not None:
        return _after_hand(session, ways, back_words(session.again), ways.go_back)
    return _after_hand(session, ways, translate("Tartli.PlayArea", "New match…"), ways.new_match)


def _after_hand(session: Session, ways: Ways, words: str, go_on: Callable[[], object]) -> Choices:
    buttons = [(words, go_on), (translate("Tartli.PlayArea", "Show the score again"), ways.show_summary)]
    if session.last_decision is not None:
        buttons.append((translate("Tartli.PlayArea", "Undo"), ways.undo))
    return Choices(buttons)


def back_words(again: Again) -> str:
    """What leads on when a deal has been played again."""
    if again.left is None:
        return translate("Tartli.PlayArea", "My matches…")
    return translate("Tartli.PlayArea", "Back to the match")


def melds_of_trick(view: View) -> tuple[int, tuple[Meld, ...]] | None:
    """Who scored melds in the trick on the table, and which (R6.5)."""
    for event in view.trick_events:
        if isinstance(event, MeldsScored):
            return event.seat, event.items
    return None
