"""Keys that come too early: their action is done as soon as possible, or the player is told why not."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.context import Context
from tartli_desktop.text.latin_keys import latin_key

from .play_table import PlayTable
from .table_actions import nothing_to_take_back

tr = Context("PlayArea")


class QueuedKeys(QObject):
    """Remembers an action that was asked for while cards moved or the opponent thought.

    Signals:
        refused(action): this action of the game is not possible; doing it tells which rule forbids it.
        gather_asked: the trick on the table must be gathered first.
    """

    refused = Signal(object)
    gather_asked = Signal()

    def __init__(self, table: PlayTable) -> None:
        super().__init__(table.owner)
        self._table = table
        self._wanted: QAction | None = None

    def forget(self) -> None:
        """Forget the action that was wanted."""
        self._wanted = None

    def queue(self, action: QAction) -> None:
        """Do this as soon as possible."""
        self._wanted = action

    def press(self, event: QKeyEvent) -> bool:
        """Take the key of an action that is not possible now; return whether it was such a key."""
        actions, session = self._table.table_actions, self._table.session
        pressed = QKeySequence(latin_key(event))
        shut = [action for action in actions.of_match if not action.isEnabled()]
        action = next((action for action in shut if action.shortcut() == pressed), None)
        if action is None or session is None or event.isAutoRepeat():
            return False
        if action is actions.take_back or (action is actions.hint and session.marks.is_exercise):
            self.say_why_not(action)
        elif session.phase is Phase.CURTAIN:
            # Nobody is looking, so the key cannot be meant.
            event.accept()
        elif session.phase is Phase.OPPONENT:
            self._wanted = action
        elif session.phase is Phase.PAUSE and (
            action is actions.hint or actions.game.needs_gathered_trick(action)
        ):
            # As with a card: gather the trick on the table first.
            self._wanted = action
            self.gather_asked.emit()
        else:
            self.say_why_not(action)
        return True

    def run_queued(self, phase: Phase) -> None:
        """Do what was asked for while cards moved or the opponent thought, or say why it is impossible."""
        wanted = self._wanted
        if wanted is None or phase is Phase.OPPONENT:
            return
        if phase is Phase.PAUSE and not wanted.isEnabled():
            # It may become possible after this trick.
            return
        self._wanted = None
        if phase in (Phase.DECIDE, Phase.PAUSE):
            if wanted.isEnabled():
                wanted.trigger()
            else:
                self.say_why_not(wanted)

    def say_why_not(self, action: QAction) -> None:
        """Say why an action is not possible now."""
        actions, session = self._table.table_actions, self._table.session
        assert session is not None
        if (means := actions.game.means(action)) is not None:
            self.refused.emit(means)
        elif action is actions.take_back:
            self._table.notify(nothing_to_take_back(session))
        elif action is actions.hint and session.hand_is_over:
            # There is nothing to decide, and the result stands there.
            pass
        elif action is actions.hint and session.marks.lesson:
            # The lesson itself says what to do.
            if (guide := self._table.lesson.guide) is not None:
                self._table.announcer.announce(guide.note.words)
        elif action is actions.hint and session.marks.puzzle:
            self._table.notify(tr("There are no hints in a puzzle."))
        elif action is actions.hint and session.marks.training:
            self._table.notify(tr("There are no hints in training."))
        elif action is actions.hint and self._table.settings.now.hints:
            self._table.notify(tr("Hints are available on your own turn."))
        elif action is actions.hint:
            self._table.notify(tr("Hints are turned off in the settings."))
        elif (why := actions.game.why_not(action, session.view)) is not None:
            self._table.notify(*why)
