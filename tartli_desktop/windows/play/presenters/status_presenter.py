"""Shows how the match stands: names, counts and trumps, dimmed cards, and what can be done now."""

from itertools import chain

from PySide6.QtCore import QObject

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.text.placeholders import fill
from tartli_desktop.windows.play.play_parts import PlayParts


class StatusPresenter(QObject):
    """Updates everything but the cards to follow the match."""

    def __init__(self, parts: PlayParts) -> None:
        super().__init__(parts.owner)
        self._parts = parts
        self.dealing = False
        """Whether the cards are still being dealt, so that nothing may name them."""

    def refresh(self) -> None:
        """Show how the match stands, and what can be done."""
        self.refresh_actions()
        self.show()

    def refresh_actions(self) -> None:
        """Update the buttons to follow the match."""
        session, undo = self._parts.session, self._parts.undo
        if session is None:
            return
        undo.setVisible(not session.marks.puzzle)
        self._parts.panel.button(undo).set_away(not session.keeps_undo)
        self._parts.table_actions.enable(
            session, self._parts.settings.now, dealing=self.dealing, may_ask_hint=self._parts.hints.may_ask()
        )

    def show(self) -> None:
        """Update names, counts, dimmed cards and the reminder to follow the match."""
        session = self._parts.session
        if session is None:
            return
        # When the pack is cut, the last hand no longer counts.
        dealing = self.dealing or session.phase in (Phase.OPENING, Phase.CUT)
        status = self._parts.face.status(session, self._parts.settings.now, dealing=dealing)
        for command, weight in status.weights.items():
            self._parts.panel.button(self._parts.table_actions.commands[command]).weight = weight
        away = {self._parts.table_actions.commands[command] for command in status.away}
        for action in self._parts.actions.buttons:
            self._parts.panel.button(action).set_away(action in away)
        if status.reminder:
            self._parts.panel.notice(status.reminder)
        self._parts.announcer.remind(status.reminder)
        scene = self._parts.view.scene()
        scene.show_playable(self._playable(session))
        scene.show_board(status.marks, status.marks_words, status.marks_of)
        self._parts.view.setAccessibleDescription(status.marks_words)
        scene.set_trump(status.trump)
        scene.set_pot(status.pot)
        self._parts.column.set_words("\n".join(filter(None, (self._place_in_evening(), status.caption))))
        for seat, plate in enumerate(status.plates):
            scene.set_plate(seat, plate)

    def _playable(self, session: Session) -> set[Card] | None:
        """The cards that may leave the hand now, if the others are to be dimmed; None dims none."""
        if not self._parts.settings.now.show_legal:
            return None
        leaving = map(session.rules.cards_leaving, session.view.legal)
        return set(chain.from_iterable(leaving)) or None

    def _place_in_evening(self) -> str:
        """Which hand of an evening it is; empty in other matches."""
        session = self._parts.session
        if session is None or not session.marks.hands or session.marks.again is not None:
            return ""
        number = session.hands_played + (session.phase in (Phase.OPENING, Phase.CUT))
        return fill(self.tr("Hand %1 of %2"), max(1, number), session.marks.hands)
