"""The choices in the panel beside the trick while a match waits, and those that every game offers there."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from msgspec import Struct
from PySide6.QtGui import QAction, QIcon

from tartli_desktop.game.match import Action
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import AnySession
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.command_keys import with_key

tr = Context("PlayArea")

LEAVES = "Esc"
"""The key that leaves a puzzle, a lesson or a replayed deal."""

Choice = tuple[str, Callable[[], object] | None]
"""The text of a button, and what it does; None where something else must be done first."""


@dataclass(frozen=True)
class Taking:
    """What a button does that takes an action of the match."""

    choose: Callable[[Action], object]
    action: Action

    def __call__(self) -> None:
        self.choose(self.action)


class Choices(Struct, frozen=True):
    """The buttons to choose from."""

    buttons: Sequence[Choice]
    columns: int = 1
    """How many stand side by side."""
    keeps_play: bool = False
    """Whether the usual buttons of play stay below."""
    goes_on: bool = False
    """Whether the first button goes on, in a place of its own."""
    signs: Sequence[QIcon] = ()
    """Icons for the first buttons."""
    usual: int = 0
    """The index of the button with the focus, so that Enter chooses it."""
    asides: int = 0
    """How many of the last buttons only show something, and are quieter than those that lead on."""


class PanelCallbacks(Struct, frozen=True):
    """What the choices may use beside the match itself."""

    by_hand: bool
    """Whether the player may gather full tricks."""

    choose: Callable[[Action], object]
    """Do this in the match; it is asked about first where needed."""

    commands: Mapping[str, QAction]
    """The actions of the game, by the names of its commands."""

    show_summary: Callable[[], object]
    """Show how the hand was counted."""

    undo: QAction
    go_back: Callable[[], object]
    """Leave a replayed deal, a puzzle or a lesson."""

    new_match: Callable[[], object]

    show_evening: Callable[[], object]
    """Show the account of the evening that is over."""

    next_puzzle: Callable[[], object]
    try_again: QAction
    """Begins the same puzzle again."""

    chosen: Choice | None = None
    """What the selected cards do together; None where the match waits for no such cards."""

    def does(self, action: Action) -> Taking:
        """What a button does that takes this action; a hint for the action marks the button."""
        return Taking(self.choose, action)


def usual_choices(session: AnySession, panel: PanelCallbacks) -> Choices | None:
    """The choices of any game in this phase of a match; None where there is nothing to choose."""
    match session.phase:
        case Phase.OPENING:
            return Choices([(tr("Continue"), session.go_on)])
        case Phase.CUT:
            middle = len(session.rules.form.pack.cards) // 2
            words = with_key(tr("Cut in the middle"), "Space")
            return Choices([(words, lambda: session.cut(middle))])
        case Phase.DECIDE if panel.chosen is not None:
            return Choices([panel.chosen], keeps_play=True)
        case Phase.PAUSE:
            words = with_key(tr("Gather"), "Space")
            gather = [(words, session.gather)] if panel.by_hand else []
            return Choices(gather, keeps_play=True, goes_on=True)
        case Phase.HAND_OVER:
            return _after_hand(session, panel, tr("Next hand"), session.go_on)
        case Phase.MATCH_OVER if session.marks.lesson:
            # A lesson ends with its own note; the score is shown only on request.
            leave = (with_key(words_of_leaving(session), LEAVES), panel.go_back)
            return Choices([(tr("Show the score"), panel.show_summary), leave])
        case Phase.MATCH_OVER if session.marks.puzzle:
            again = panel.try_again
            return Choices(
                [
                    (tr("Next puzzle"), panel.next_puzzle),
                    (with_key(again.text(), again.shortcut()), again.trigger),
                    (with_key(words_of_leaving(session), LEAVES), panel.go_back),
                ]
            )
        case Phase.MATCH_OVER if session.marks.training is not None:
            on = tr("Next question") if session.marks.training.steps else tr("Next hand")
            leave = (with_key(words_of_leaving(session), LEAVES), panel.go_back)
            return Choices([(on, panel.next_puzzle), leave])
        case Phase.MATCH_OVER if session.marks.again is not None:
            words = tr("My matches…") if session.marks.again.left is None else tr("Back to the match")
            return _after_hand(session, panel, words, panel.go_back)
        case Phase.MATCH_OVER if session.ends_evening:
            words = tr("The duel…") if session.marks.duel else tr("The evening…")
            return _after_hand(session, panel, words, panel.show_evening)
        case Phase.MATCH_OVER:
            return _after_hand(session, panel, tr("New match…"), panel.new_match)
    return None


def _after_hand(
    session: AnySession, panel: PanelCallbacks, words: str, go_on: Callable[[], object]
) -> Choices:
    buttons: list[Choice] = [(words, go_on), (tr("Show the score again"), panel.show_summary)]
    if session.last_decision is not None:
        buttons.append((with_key(tr("Undo"), panel.undo.shortcut()), panel.undo.trigger))
    return Choices(buttons)


def words_of_leaving(session: AnySession) -> str:
    """The text of the button that leaves a puzzle, a lesson or training."""
    if session.marks.came_from is not None:
        return tr("Back to the match")
    if session.marks.training is not None:
        return tr("Leave the training")
    return tr("Leave the lesson") if session.marks.lesson else tr("Leave the puzzle")
