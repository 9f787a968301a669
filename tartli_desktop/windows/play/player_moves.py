"""The player's moves by mouse, keys or buttons: done, asked about first, or refused; and what keys mean."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.match import Action
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import GatherPolicy
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.windows.play.play_parts import PlayParts

from .presenters.status_presenter import StatusPresenter


class PlayerMoves:
    """Does what the player has chosen."""

    def __init__(self, parts: PlayParts, status: StatusPresenter) -> None:
        self._parts, self._selection = parts, parts.selection
        self._status = status
        self._told = ""
        """Why the card that the keyboard last pointed at may not be played; empty if it may."""
        self._connect(parts)

    def _connect(self, parts: PlayParts) -> None:
        view, dialogs, actions = parts.view, parts.dialogs, parts.table_actions
        view.may_play = self.may_play
        view.card_pointed.connect(self.tell_of)
        view.card_chosen.connect(self.play)
        view.card_dropped.connect(self.drop)
        view.batch_taken.connect(self.take_batch)
        view.table_pressed.connect(self.press_table)
        view.pack_cut.connect(self.cut)
        dialogs.chosen.connect(self.choose)
        dialogs.confirmed.connect(self.do)
        parts.selection.confirmed.connect(self.choose)
        parts.queued_keys.refused.connect(self.do)
        parts.queued_keys.gather_asked.connect(self.gather)
        actions.game.connect(self.choose, dialogs, parts.queued_keys.say_why_not)
        actions.take_back.triggered.connect(self.take_back)
        actions.gather.triggered.connect(self.gather)
        actions.to_end.triggered.connect(self.play_to_end)

    def may_play(self, card: Card) -> bool:
        """Whether a card may be played now, or be one of several that are chosen."""
        if self._selection.wanted:
            return self._selection.may_choose(card)
        session = self._parts.session
        return session is not None and session.may(self._choosing(session, card))

    def play(self, card: Card) -> None:
        """Play a card; gather the trick or ask first where needed, or tell why it is not allowed."""
        session, settings = self._parts.session, self._parts.settings.now
        if session is None:
            return
        if session.phase is Phase.PAUSE and settings.gather is not GatherPolicy.TIMED:
            # The player goes on to the next card: gather the trick that lies there first.
            session.gather()
        elif self._selection.wanted and self._selection.may_choose(card):
            self._selection.toggle(card)
        else:
            self.choose(self._choosing(session, card))

    def drop(self, card: Card) -> None:
        """Do what dragging a card onto the table means."""
        if self._selection.wanted and self._selection.may_choose(card):
            self._selection.drop(card)
        else:
            self.play(card)

    def do(self, action: Action) -> None:
        """Do this in the match, or tell why it is not allowed."""
        session = self._parts.session
        if session is not None and (rule := session.do(action)) is not None:
            self._parts.notify(*self._parts.face.words.why_not(session.view, action, rule))

    def tell_of(self, item: CardItem) -> None:
        """Write why the card that the keyboard points at may not be played, as its name is read out."""
        session, panel, why = self._parts.session, self._parts.panel, ("", "")
        if session is None or session.phase is not Phase.DECIDE or self._selection.is_complete:
            return
        action = self._choosing(session, item.card) if item.card is not None and item.dimmed else None
        if action is not None and (rule := session.rule_against(action)) is not None:
            why = self._parts.face.words.why_not(session.view, action, rule)
        if any(why) or panel.notice_text == self._told:
            panel.notice(*why)
        self._told = why[0]

    def choose(self, action: Action) -> None:
        """Do this in the match; ask first where needed."""
        if not self._parts.dialogs.asks_first(action, self._parts.hints.advised):
            self.do(action)

    def take_back(self) -> None:
        """Take back the last decision if possible, and say which one."""
        taken = None if self._parts.session is None else self._parts.session.undo()
        if taken is not None:
            self._parts.panel.notice(self._parts.face.words.taken_back_line(taken))

    def gather(self) -> None:
        """Gather the full trick if that is left to the player."""
        if self._parts.session is not None and self._parts.settings.now.gather is not GatherPolicy.TIMED:
            self._parts.session.gather()

    def cut(self, position: int) -> None:
        """Cut the pack after that many cards."""
        if self._parts.session is not None:
            self._parts.session.cut(position)

    def take_batch(self, pile: str) -> None:
        """Take a whole pile of the table, or tell why that is not allowed."""
        session = self._parts.session
        action = None if session is None else self._parts.face.plan.taking(pile, session.view)
        if action is not None:
            self.choose(action)

    def press_table(self) -> None:
        """Gather, or do what the first button does, since the table was pressed where no card lies."""
        session = self._parts.session
        if session is None:
            return
        if session.phase is Phase.PAUSE:
            self.gather()
        elif session.phase is Phase.OPPONENT and session.trick_is_full:
            # The last card is still on its way.
            self._parts.queued_keys.queue(self._parts.table_actions.gather)
        elif session.phase in (Phase.OPENING, Phase.CUT, Phase.HAND_OVER) and self._parts.panel.choices:
            self._parts.panel.choices[0].click()

    def _choosing(self, session: Session, card: Card) -> Action | None:
        return self._parts.face.plan.choosing((card,), session.view)

    def play_to_end(self) -> None:
        """Let the opponents play the hand to its end, of which nothing but the result is shown."""
        if self._parts.session is not None:
            self._parts.session.hurry()
            self._status.refresh_actions()
            self._parts.view.scene().hurry(self._parts.session.hurries)


_OF_TABLE = frozenset(
    (
        *(Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End),
    )
)
"""The keys that mean nothing in the column, and lead from it to the table."""


class TableKeys:
    """Handles the keys that no widget at the table has taken."""

    def __init__(self, parts: PlayParts) -> None:
        self._parts = parts

    @property
    def _is_over(self) -> bool:
        return self._parts.session is not None and self._parts.session.phase is Phase.MATCH_OVER

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it meant anything here."""
        parts = self._parts
        # No key press is lost.
        if parts.queued_keys.press(event):
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and parts.selection.is_complete:
            # With Ctrl, since Enter alone is for the cards.
            parts.selection.confirm()
            return True
        focused = parts.owner.window().focusWidget()
        in_column = focused is not None and parts.column.isAncestorOf(focused)
        if not in_column or self._is_over or event.key() not in _OF_TABLE:
            return False
        if event.key() == Qt.Key.Key_Escape:
            if parts.session is not None and parts.session.marks.leads_back:
                return False
            parts.view.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            parts.view.setFocus()
            QCoreApplication.sendEvent(parts.view, event)
        return True

    def take_back(self) -> None:
        """Give the focus back after a dialog, as the phase of the match needs it."""
        session, parts = self._parts.session, self._parts
        ends_exercise = self._is_over and session is not None and session.marks.is_exercise
        decides = session is not None and session.phase is Phase.DECIDE
        if not ((decides or ends_exercise) and parts.panel.focus_choice()):
            parts.view.setFocus()
