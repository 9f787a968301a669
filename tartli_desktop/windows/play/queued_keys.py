"""Keys that come too early: what they ask for is done as soon as it can be, or it is told why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from tartli_desktop.engine import BELA, EXCHANGE, OUT
from tartli_desktop.games.tartli.words import prompts
from tartli_desktop.session.session import Phase

if TYPE_CHECKING:
    from .play_area import PlayArea

translate = QCoreApplication.translate


class EarlyKeys:
    """Remembers what was asked for at a play area while cards moved or the opponent thought.

    Args:
        area: the table.
    """

    def __init__(self, area: PlayArea) -> None:
        self._area = area
        self._wanted: QAction | None = None

    def forget(self) -> None:
        """Nothing is wanted any more."""
        self._wanted = None

    def want(self, action: QAction) -> None:
        """Do this as soon as it can be done."""
        self._wanted = action

    def press(self, event: QKeyEvent) -> bool:
        """Take the key of something that cannot be done just now; whether it was such a key."""
        area = self._area
        session = area.session
        pressed = QKeySequence(event.keyCombination())
        shut = [action for action in area.table_actions.of_match if not action.isEnabled()]
        action = next((action for action in shut if action.shortcut() == pressed), None)
        if action is None or session is None or event.isAutoRepeat():
            return False
        if action is area.take_back_action:
            self.say_why_not(action)
        elif session.phase is Phase.CURTAIN:
            # Nobody looks, so nobody can have meant it.
            event.accept()
        elif session.phase is Phase.OPPONENT:
            self._wanted = action
        elif session.phase is Phase.GATHER and action in (
            area.declare_action,
            area.exchange_action,
            area.hint_action,
        ):
            # As with a card: the trick that lies there is gathered first.
            self._wanted = action
            area.gather()
        else:
            self.say_why_not(action)
        return True

    def do_what_was_wanted(self, phase: Phase) -> None:
        """Do what was asked for while cards moved or the opponent thought, or say why that cannot be."""
        wanted = self._wanted
        if wanted is None or phase is Phase.OPPONENT:
            return
        if phase is Phase.GATHER and not wanted.isEnabled():
            # Perhaps after this trick.
            return
        self._wanted = None
        if phase in (Phase.PLAY, Phase.GATHER):
            if wanted.isEnabled():
                wanted.trigger()
            else:
                self.say_why_not(wanted)

    def say_why_not(self, action: QAction) -> None:
        """Say why something cannot be done just now."""
        area = self._area
        session = area.session
        assert session is not None
        means = {area.bela_action: BELA, area.exchange_action: EXCHANGE, area.out_action: OUT}
        if action in means:
            area.do(means[action])
        elif action is area.declare_action:
            from tartli_desktop.games.tartli.dialogs.meld_list import rule_against

            key = area.look_action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            area.tell(prompts.nothing_to_declare(session.view, key), rule_against(session.view))
        elif action is area.take_back_action:
            area.tell(prompts.nothing_to_take_back(session.is_practice))
        elif action is area.hint_action and area.guide.session is not None:
            # The lesson says itself what to do.
            area.announcer.say(area.guide.note.words)
        elif action is area.hint_action:
            off = translate("PlayArea", "Hints are turned off in the settings.")
            area.tell(
                translate("PlayArea", "Hints are available on your own turn.") if area.settings.hints else off
            )
        elif action is area.shown_action:
            area.tell(translate("PlayArea", "No melds have scored in this trick."), "R6.5")
