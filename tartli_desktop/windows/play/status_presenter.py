"""Shows how the match stands: names, counts and trumps, dimmed cards, and what can be done now."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session

from .play_parts import PlayParts


class StatusPresenter(QObject):
    """Updates everything but the cards to follow the match.

    Args:
        parts: the table.
    """

    def __init__(self, parts: PlayParts) -> None:
        super().__init__(parts.owner)
        self._face, self._view, self._panel, self._column = parts.face, parts.view, parts.panel, parts.column
        self._announcer, self._actions, self._settings = parts.announcer, parts.actions, parts.settings
        self._hints = parts.hints
        self.session: Session | None = None
        """The match on the table."""
        self.dealing = False
        """Whether the cards are still being dealt, so that nothing may name them."""

    def refresh(self) -> None:
        """Show how the match stands, and what can be done."""
        self.refresh_actions()
        self.show()

    def refresh_actions(self) -> None:
        """Update the buttons to follow the match."""
        session, undo = self.session, self._actions.take_back
        if session is None:
            return
        undo.setVisible(session.is_practice or session.last_decision is not None)
        self._actions.enable(
            session,
            self._settings.now,
            dealing=self.dealing,
            may_ask_hint=self._hints.may_ask(),
        )

    def show(self) -> None:
        """Update names, counts, dimmed cards and the reminder to follow the match."""
        if self.session is None:
            return
        suits = self._view.faces.suits
        # When the pack is cut, the last hand no longer counts.
        dealing = self.dealing or self.session.phase in (Phase.OPENING, Phase.CUT)
        status = self._face.status(self.session, self._settings.now, suits, dealing=dealing)
        for command, weight in status.weights.items():
            self._panel.button(self._actions.commands[command]).weight = weight
        away = {self._actions.commands[command] for command in status.away}
        for action in self._actions.game.buttons:
            self._panel.button(action).set_away(action in away)
        if status.reminder:
            self._panel.notice(status.reminder)
        self._announcer.remind(status.reminder)
        scene = self._view.scene()
        scene.show_playable(status.playable)
        scene.show_board(status.marks, status.marks_words, status.marks_of)
        self._view.setAccessibleDescription(status.marks_words)
        scene.set_trump(status.trump)
        self._column.set_words(status.caption)
        for seat, plate in enumerate(status.plates):
            scene.set_plate(seat, plate)
