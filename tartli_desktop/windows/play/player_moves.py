"""The player's moves by mouse, keys or buttons: done, asked about first, or refused with a reason."""

from __future__ import annotations

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.rules import Action
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import GatherPolicy
from tartli_desktop.text import card_names

from .play_parts import PlayParts


class PlayerMoves:
    """Does what the player has chosen.

    Args:
        parts: the table.
    """

    def __init__(self, parts: PlayParts) -> None:
        self._at, self._selection = parts, parts.selection
        self.session: Session | None = None
        """The match on the table."""

    def may_play(self, card: Card) -> bool:
        """Whether a card may be played now, or be one of several that are chosen."""
        if self._selection.wanted:
            return self._selection.may_choose(card)
        return self.session is not None and self.session.may(self._choosing(self.session, card))

    def play(self, card: Card) -> None:
        """Play a card; gather the trick or ask first where needed, or tell why it is not allowed."""
        session, settings = self.session, self._at.settings.now
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
        session = self.session
        if session is not None and (rule := session.do(action)) is not None:
            self._at.notifier.notify(*self._at.face.words.why_not(session.view, action, rule, self._suits))

    def choose(self, action: Action) -> None:
        """Do this in the match; ask first where needed."""
        if not self._at.dialogs.asks_first(action, self._at.hints.advised):
            self.do(action)

    def take_back(self) -> None:
        """Take back the last decision if possible, and say which one."""
        taken = None if self.session is None else self.session.undo()
        if taken is not None:
            self._at.panel.notice(self._at.face.words.taken_back_line(taken, self._suits))

    def gather(self) -> None:
        """Gather the full trick if that is left to the player."""
        if self.session is not None and self._at.settings.now.gather is not GatherPolicy.TIMED:
            self.session.gather()

    def cut(self, position: int) -> None:
        """Cut the pack after that many cards."""
        if self.session is not None:
            self.session.cut(position)

    def press_table(self) -> None:
        """Gather, or do what the first button does, since the table was pressed where no card lies."""
        session = self.session
        if session is None:
            return
        if session.phase is Phase.PAUSE:
            self.gather()
        elif session.phase is Phase.OPPONENT and session.trick_is_full:
            # The last card is still on its way.
            self._at.early.want(self._at.actions.gather)
        elif session.phase in (Phase.OPENING, Phase.CUT, Phase.HAND_OVER) and self._at.panel.choices:
            self._at.panel.choices[0].click()

    def _choosing(self, session: Session, card: Card) -> Action | None:
        """The action of choosing a card."""
        return self._at.face.plan.choosing((card,), session.view)

    @property
    def _suits(self) -> card_names.SuitSystem:
        return self._at.faces.suits
