"""A match of two people at one table.

The table turns so that the player who acts sits below. Between turns a curtain is closed, and the view then
holds only what both players know.
"""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Signal

from tartli_desktop.game.rules import Draw
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import OUT, Action, Event, View
from tartli_desktop.games.tartli.game import last_scorer
from tartli_desktop.games.tartli.session import Session
from tartli_desktop.session.match_state import Phase

_CALM = (Phase.CURTAIN, Phase.DECIDE, Phase.PAUSE, Phase.SPEAK)
"""The phases in which a hand is being played and nothing moves."""


_ACTS = (tartli.BelaDeclared, tartli.CardPlayed, tartli.Declared, tartli.Exchanged)


def first_word(events: Sequence[Event]) -> int | None:
    """The seat that scored last in some events and has not acted since, or None."""
    for place in reversed(range(len(events))):
        scorer = last_scorer(events[place : place + 1])
        if scorer is not None:
            acts = (event for event in events[place + 1 :] if isinstance(event, _ACTS))
            return None if any(event.seat == scorer for event in acts) else scorer
    return None


def for_everybody(event: Event) -> Event:
    """An event without anything hidden from either seat."""
    return event.seen_by(0).seen_by(1)


def in_public(view: View) -> View:
    """The part of a view that both seats know: without either hand or any legal actions."""
    return replace(view, hand=(), opponent_cards=(), legal=(), events=tuple(map(for_everybody, view.events)))


class TwoPeople(Session):
    """One match of two people; both levels are None.

    The player who must act looks: to lead, play, or gather the trick they have won. There are two exceptions.
    A player who scored with the second card of a trick and can go out looks first, since the other player
    could otherwise claim sooner (R9.2). And the player above may go out, or ask to look and say what may be
    said out of turn (R7.1, R8.2).

    Signals:
        table_rotated(): another player sits below, or the curtain moved: lay the table out again.
    """

    table_rotated = Signal()

    # Class attributes, because the base class asks for a view in its constructor.
    _viewer = 0
    _open = False
    _speaker: int | None = None
    _first_word: int | None = None
    """The seat that scored last and has not acted since."""

    @property
    def viewer(self) -> int:
        """The seat of the player below, who looks or is next to look."""
        return self._viewer

    @property
    def is_open(self) -> bool:
        """Whether the player below sees their hand."""
        return self._open

    def start(self, draw: Draw | None = None) -> None:
        """Begin, or continue where the match was left, with the curtain closed."""
        self._first_word = first_word(self._match.events)
        super().start(draw)

    # Looking

    def look(self) -> None:
        """Open the curtain for the next player."""
        if self.phase is Phase.CURTAIN and not self.is_left:
            self._turn(self._viewer, is_open=True)
            self._advance()

    def cover(self) -> None:
        """Close the curtain, for example when the player has turned away."""
        if self._open and not self.is_left:
            self._pause.stop()
            self._presenting = False
            self._turn(self._viewer, is_open=False)
            self._advance()

    # Out of turn

    @property
    def speaks_out_of_turn(self) -> bool:
        """Whether the player below looks, or is next to look, only to say something in the other's turn."""
        return self._speaker is not None

    @property
    def other_may_go_out(self) -> bool:
        """Whether the player above may claim the game now, even in error."""
        return self._may_claim(1 - self._viewer)

    @property
    def other_wins_by_going_out(self) -> bool:
        """Whether that claim would win (R9.2)."""
        return bool(self._match.view(1 - self._viewer).wins_by_going_out)

    def other_goes_out(self) -> None:
        """Let the player above go out."""
        if self.other_may_go_out and not self.is_left:
            self._apply(1 - self._viewer, OUT)

    @property
    def other_may_speak(self) -> bool:
        """Whether the player above can ask to look now."""
        return self.phase in _CALM and not self.is_left

    def other_speaks(self) -> None:
        """Let the player above look and say something."""
        if self.other_may_speak:
            seat = 1 - self._viewer
            self._speaker = None
            if seat != self._to_look():
                self._speaker = seat
            self._pause.stop()
            self._advance()

    def may(self, action: Action) -> bool:
        """Whether the player who looks may do this action now."""
        return super().may(action) and (action != OUT or self._may_claim(self._viewer))

    def do(self, action: Action) -> str | None:
        """Do an action of the player who looks; choosing the turned card needs no look."""
        seat = (
            self._match.to_move if isinstance(action, tartli.Turn) else self._viewer if self._open else None
        )
        if seat is None or self.is_left:
            return None
        refusal = self._match.refusal(seat, action)
        if refusal is not None:
            return str(refusal[0])
        self._apply(seat, action)
        return None

    def go_on(self) -> None:
        """Leave the draw or the hand that ended, or end speaking out of turn."""
        if self.phase is Phase.SPEAK:
            self._speaker = None
            self._advance()
        else:
            super().go_on()

    def undo(self) -> Action | None:
        """Undo the last decision of either player, who then looks again."""
        place = self._place_of_decision()
        if place is None or self.is_left:
            return None
        seat = int(self._match.hands[-1][1][place][0])
        self._open = self._open and self._viewer == seat
        self._viewer = seat
        self._speaker = self._first_word = None
        return super().undo()

    # Course of the match

    def _to_look(self) -> int:
        """The seat whose turn it is to look."""
        seat: int | None = self._match.to_move
        assert seat is not None
        if self._speaker is not None:
            return self._speaker
        if len(self.view.trick) == 2 and self._first_word is not None and self._can_go_out(self._first_word):
            return self._first_word
        return seat

    def _advance(self) -> None:
        if self._presenting or self.is_left:
            return
        if self._match.to_move is None:
            self._speaker = None
            if self._open:
                # Cards that were not played stay hidden.
                self._turn(self._viewer, is_open=False)
        super()._advance()

    def _continue_hand(self) -> None:
        seat = self._to_look()
        if not self.view.trick_number:
            if self._viewer != seat:
                self._turn(seat, is_open=False)
            self._wait_for(Phase.DECIDE)
        elif not (self._open and self._viewer == seat) and self.view.opponent_hand_size == 0:
            # The last cards lie on the table, so nothing is left to hide.
            self._turn(seat, is_open=True)
            self._continue_hand()
        elif not (self._open and self._viewer == seat):
            if self._open or self._viewer != seat:
                self._turn(seat, is_open=False)
            self._wait_for(Phase.CURTAIN)
        elif self._speaker is not None:
            self._wait_for(Phase.SPEAK)
        elif len(self.view.trick) == 2:
            self._start_pause()
            self._wait_for(Phase.PAUSE)
        else:
            self._wait_for(Phase.DECIDE)

    def _next_hand(self) -> None:
        cutter = 1 - self._match.dealer
        if self._hand_left and self._viewer != cutter:
            self._turn(cutter, is_open=False)
        super()._next_hand()

    def _person_cuts(self) -> bool:
        return True

    def _apply(self, seat: int, action: Action) -> None:
        if seat == self._first_word:
            self._first_word = None
        super()._apply(seat, action)

    def _tell(self, events: tuple[Event, ...]) -> None:
        scorer = last_scorer(events)
        if scorer is not None:
            self._first_word = scorer
        super()._tell(events)

    def _turn(self, seat: int, *, is_open: bool) -> None:
        self._viewer, self._open = seat, is_open
        self.view = self._seen()
        self.table_rotated.emit()

    def _seen(self) -> View:
        view = self._match.view(self._viewer)
        return view if self._open else in_public(view)

    def _told(self, event: Event) -> Event:
        return event.seen_by(self._viewer) if self._open else for_everybody(event)

    # Who goes out first

    def _can_go_out(self, seat: int) -> bool:
        """Whether a seat could go out and win."""
        return OUT in self._match.legal_actions(seat) and self._match.view(seat).wins_by_going_out

    def _may_claim(self, seat: int) -> bool:
        """Whether a seat may go out now; an opponent who has just scored and could go out has precedence."""
        waits = self._first_word == 1 - seat and self._can_go_out(1 - seat)
        return OUT in self._match.legal_actions(seat) and not waits

    def _automatic(self) -> tuple[int, Action] | None:
        """The automatic action, if any; the seat that just scored goes out first."""
        view = self._match.view(0)
        if not view.trick_number:
            seat = self._match.to_move
            action = None if seat is None else self.rules.automatic(self._match.view(seat), self._options)
            return None if seat is None or action is None else (seat, action)
        for seat in (self._first_word or 0, 1 - (self._first_word or 0)):
            action = self.rules.automatic(self._match.view(seat), self._options)
            if action is not None:
                return seat, action
        return None
