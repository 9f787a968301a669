"""What can be chosen in the panel beside the trick while a match waits, and what every game offers there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QIcon

from tartli_desktop.session.session import Phase, Session
from tartli_desktop.store.match_kinds import ReplayedDeal
from tartli_desktop.text.card_names import SuitSystem

translate = QCoreApplication.translate

Choice = tuple[str, Callable[[], object] | None]
"""What stands on a button, and what it does; None where something else must be done before."""


class Choices(Struct, frozen=True):
    """Buttons side by side; ``keeps_play``: those of play stay beneath. ``signs`` stand on the first ones.

    The ``usual`` one has the keyboard, so that Enter chooses it.
    """

    buttons: Sequence[Choice]
    columns: int = 1
    keeps_play: bool = False
    signs: Sequence[QIcon] = ()
    usual: int = 0


class Ways(Struct, frozen=True):
    """What can be chosen that the match itself does not do."""

    by_hand: bool
    """Whether the player may gather full tricks."""

    commands: Mapping[str, QAction]
    """What can be done in the game, by the names of its commands."""

    show_summary: Callable[[], object]
    """Show how the hand was counted."""

    undo: Callable[[], object]
    go_back: Callable[[], object]
    """Leave a deal that was played again."""

    new_match: Callable[[], object]

    puzzle: Callable[[bool], object]
    """Begin the next puzzle, or else the same again."""

    suits: SuitSystem = SuitSystem.GERMAN
    """By which the pack calls its cards."""

    chosen: Choice | None = None
    """What the chosen cards do together; None where the match does not wait for such cards."""


def usual_choices(session: Session, ways: Ways) -> Choices | None:
    """What any game offers in this phase of a match; None where there is nothing to choose."""
    match session.phase:
        case Phase.OPENING:
            return Choices([(translate("PlayArea", "Continue"), session.go_on)])
        case Phase.CUT:
            middle = len(session.rules.deck) // 2
            return Choices([(translate("PlayArea", "Cut in the middle"), lambda: session.cut(middle))])
        case Phase.DECIDE if ways.chosen is not None:
            return Choices([ways.chosen], keeps_play=True)
        case Phase.PAUSE:
            gather = [(translate("PlayArea", "Gather"), session.gather)] if ways.by_hand else []
            return Choices(gather, keeps_play=True)
        case Phase.HAND_OVER:
            return _after_hand(session, ways, translate("PlayArea", "Next hand"), session.go_on)
        case Phase.MATCH_OVER if session.is_lesson:
            # The lesson has the last word; the count is there for a player who wants it.
            return Choices([(translate("PlayArea", "Show the score"), ways.show_summary)])
        case Phase.MATCH_OVER if session.puzzle:
            return Choices(
                [
                    (translate("PlayArea", "Next puzzle"), lambda: ways.puzzle(True)),
                    (translate("PlayArea", "Try again"), lambda: ways.puzzle(False)),
                    (words_of_leaving(session), ways.go_back),
                ]
            )
        case Phase.MATCH_OVER if session.again is not None:
            return _after_hand(session, ways, _back_words(session.again), ways.go_back)
        case Phase.MATCH_OVER:
            return _after_hand(session, ways, translate("PlayArea", "New match…"), ways.new_match)
    return None


def _after_hand(session: Session, ways: Ways, words: str, go_on: Callable[[], object]) -> Choices:
    buttons: list[Choice] = [
        (words, go_on),
        (translate("PlayArea", "Show the score again"), ways.show_summary),
    ]
    if session.last_decision is not None:
        buttons.append((translate("PlayArea", "Undo"), ways.undo))
    return Choices(buttons)


def words_of_leaving(session: Session) -> str:
    """What leads away from a puzzle."""
    if session.again is None or session.again.left is None:
        return translate("PlayArea", "Leave the puzzle")
    return translate("PlayArea", "Back to the match")


def _back_words(again: ReplayedDeal) -> str:
    """What leads on when a deal has been played again."""
    if again.left is None:
        return translate("PlayArea", "My matches…")
    return translate("PlayArea", "Back to the match")
