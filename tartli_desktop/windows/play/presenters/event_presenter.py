"""Shows the events of the match: on the table, on the score sheet, in words and in sounds."""

from PySide6.QtCore import Signal

from tartli_desktop.face.face import Face
from tartli_desktop.game.match import Action, Event
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.table.piles import NO_CARDS, Layout
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.windows.play.match_follower import Link, MatchFollower
from tartli_desktop.windows.play.play_parts import PlayParts

from .status_presenter import StatusPresenter

tr = Context("PlayArea")


class EventPresenter(MatchFollower):
    """Shows the events of a match on the table one after the other, and reports when all are shown.

    Signals:
        shown: all that has happened lies on the table; the match goes on when this is handled.
    """

    shown = Signal()

    def __init__(self, parts: PlayParts, status: StatusPresenter) -> None:
        super().__init__(parts)
        self._parts = parts
        self._status = status
        self._was_asked = False
        """Whether a person has had to decide anything in this match."""
        self._told_first = ""
        """The notice that was shown before that."""
        self.input_guard_ms = 0
        """Milliseconds during which keys and clicks still belong to the trick that gathers itself."""
        parts.view.scene().reached.connect(self._reach)
        parts.view.scene().settled.connect(self._settle)

    def attach(self, session: Session) -> None:
        super().attach(session)
        self._told_first = ""
        self._was_asked = session.phase is not Phase.OPPONENT

    def detach(self) -> None:
        super().detach()
        self._status.dealing = False

    def _links(self, session: Session) -> tuple[Link, ...]:
        return (
            (session.phase_changed, self._note_phase),
            (session.happened, self._present),
            (session.gathered_by_time, self._expect_late_input),
            (session.taken_back, self._go_back),
            (session.opponent_failed, self._excuse_opponent),
        )

    def tell(self, sentence: str) -> None:
        """Write something that the player should know about the match."""
        self._told_first = sentence
        self._parts.panel.notice(sentence)

    def _note_phase(self, phase: Phase) -> None:
        self._was_asked = self._was_asked or phase is not Phase.OPPONENT

    def _present(self, events: tuple[Event, ...]) -> None:
        assert self._session is not None
        self._parts.hints.forget()
        # The first notice stays until a person decides something, so that there is time to read it.
        if self._was_asked or self._parts.panel.notice_text != self._told_first:
            self._parts.panel.notice("")
        if any(self._parts.face.words.announcements.begins_hand(event) for event in events):
            # Nothing may name the cards before they are dealt.
            self._status.dealing = True
            self._parts.panel.set_prompt("")
            self._status.refresh()
        self._parts.view.scene().hurry(self._session.hurries)
        self._parts.view.scene().present(events, self._session.view)

    def _reach(self, event: Event) -> None:
        """Write what an event scores at the moment the table shows it."""
        session = self._session
        # Of a hand that is played to its end at once, only the end is heard.
        if session is not None and (session.hand_is_over or not session.hurries):
            sound = self._parts.face.sound_of(event)
            self._parts.sounds.reach(sound, moves=self._parts.view.scene().motion.speed is not None)
            self._parts.announcer.tell_event(event, session.view, session.names)
        if self._parts.score is not None and session is not None:
            self._parts.score.write(event, session.played())

    def _settle(self) -> None:
        self._parts.sounds.rest()
        was_dealing, self._status.dealing = self._status.dealing, False
        if self._session is not None:
            if self._session.hand_is_over:
                self._parts.view.scene().turn_up(open_hands(self._parts.face, self._session))
            if was_dealing:
                self._status.refresh_actions()
            self._status.show()
            self.shown.emit()
            self._session.presented()

    def _go_back(self, taken: Action) -> None:
        words = self._parts.face.words
        self._parts.announcer.go_back(words.taken_back_line(taken))
        self.lay_again()

    def lay_again(self) -> None:
        """Show the match as it stands without motion, for example after a decision was taken back."""
        session = self._session
        assert session is not None
        self._parts.queued_keys.forget()
        self._status.dealing = False
        self._parts.hints.forget()
        self._parts.dialogs.close_shown()
        self._parts.sounds.break_off()
        scene = self._parts.view.scene()
        order = scene.own_cards
        scene.lay_out(session.view, open_hands(self._parts.face, session))
        if not scene.automatic_order:
            scene.set_order(order)
        if self._parts.score is not None:
            self._parts.score.lay(session.played(), session.person)
        self._parts.panel.notice("")
        self._status.refresh()

    def _expect_late_input(self) -> None:
        """Ignore keys and clicks that were meant for a trick that gathers itself."""
        self._parts.view.point_again(self.input_guard_ms)

    def _excuse_opponent(self, seat: int) -> None:
        assert self._session is not None
        text = tr("%1 got stuck and decided in a hurry.", "a name")
        self._parts.notify(fill(text, self._session.names[seat]))


def open_hands(face: Face, session: Session) -> Layout:
    """What lies open by pile: the hands that the player can work out, or after a hand what was laid away."""
    if not (session.opens_hands or session.hand_is_over):
        return NO_CARDS
    match, seats = session.played(), len(session.names)
    opened = face.plan.open_hands([match.view(seat) for seat in range(seats)], session.viewer)
    middle = [pile.name for pile in face.plan.piles(seats) if pile.seat is None]
    return opened if session.opens_hands else {name: opened[name] for name in middle if name in opened}
