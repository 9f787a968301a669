"""What one player may know (R12)."""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.cards.german import Card, Suit, cards_of, mask_of
from tartli_desktop.game.evaluating import Given

from .actions import PLAYS, Action
from .events import BelaScored, CardPlayed, Declared, Event, TrickGathered
from .hand import GAME_POINTS, LAST_DRAWING_TRICK, Hand
from .legal import legal_actions
from .melds import Meld
from .variant import Variant


class NotPlayable(Enum):
    """Why a card may not be played now (R4)."""

    NO_HAND = auto()
    """No hand is being played."""
    TRICK_FULL = auto()
    """The trick must be gathered first."""
    NOT_THE_TURN = auto()
    NO_TURN_UP = auto()
    """This seat must first choose the turned card (R3.4)."""
    NOT_HELD = auto()
    MUST_FOLLOW = auto()
    """The suit led is in the hand (R4.2)."""
    MUST_TRUMP = auto()
    """The hand holds none of the suit led, but holds trumps (R4.2)."""


class View(Struct, frozen=True, kw_only=True):
    """Everything that one seat may know of the hand being played, and nothing else (R12).

    Two situations that this seat cannot tell apart give equal views. A view can be pickled. Between hands
    it shows the hand that ended; before the turned card is chosen (R3.4), a table not yet dealt, as by the
    defaults.
    """

    seat: int
    """Whose view this is: 0 or 1."""
    variant: Variant
    dealer: int
    """Who dealt this hand; after a hand, who deals the next."""
    scores: tuple[int, int]
    """Game points at the start of the hand; after a hand, those the next one starts with."""
    games: tuple[int, int]
    """Bulis or stakes won so far (R10)."""
    counts: tuple[int, int] = (0, 0)
    """The count of each seat (R9.1)."""
    sudden_death: bool = False
    """Whether the first points of this hand win the game (R9.5)."""
    tied: bool = False
    """Whether both players went out with equal counts (R7.2)."""
    trick_number: int = 0
    """Number of the trick, 1 to 16; 0 before the deal."""
    leader: int
    """Who leads, or led, to this trick."""
    to_move: int | None = None
    """Who must choose the turned card, lead, play or gather; None when no hand is being played."""
    hand: tuple[Card, ...] = ()
    """This seat's cards, in the order of their codes."""
    turned: Card | None = None
    """The card that lies face up at the talon."""
    trump: Suit | None = None
    talon_size: int = 0
    """Cards in the talon, the turned one included."""
    opponent_hand_size: int = 0
    opponent_cards: tuple[Card, ...] = ()
    """The cards known to be in the other hand; from trick 8 on the whole hand (R12)."""
    trick: tuple[tuple[int, Card], ...] = ()
    """The trick on the table: seat and card, the card led first."""
    scored: tuple[tuple[Meld, ...], tuple[Meld, ...]] = ((), ())
    """The melds that each seat has scored in this hand, in order (R6.4)."""
    legal: tuple[Action, ...] = ()
    """Every action that this seat may do now, out of turn too."""
    events: tuple[Event, ...] = ()
    """Everything that happened in this hand, as this seat saw and heard it, in order."""

    def knowing(self, given: Given) -> View:
        """The view of somebody who also knows these cards of the other hand, for studies."""
        theirs = mask_of(self.opponent_cards) | given.held_by(1 - self.seat)
        return replace(self, opponent_cards=cards_of(theirs))

    @property
    def played(self) -> tuple[tuple[int, Card], ...]:
        """Seat and card of every card played in this hand, in order, the open trick included."""
        return tuple((event.seat, event.card) for event in self.events if isinstance(event, CardPlayed))

    @property
    def trick_events(self) -> tuple[Event, ...]:
        """The events since the last trick was gathered; in trick 1, those of the whole hand."""
        start = len(self.events)
        while start and not isinstance(self.events[start - 1], TrickGathered):
            start -= 1
        return self.events[start:]

    def declared_by(self, seat: int) -> Declared | None:
        """What a seat has declared in this trick, or None."""
        for event in self.trick_events:
            if isinstance(event, Declared) and event.seat == seat:
                return event
        return None

    @property
    def wins_by_going_out(self) -> bool:
        """Whether going out now would win the game or tie it (R9.2).

        If béla has scored in this trick by the house rule and both players stand at 501 or more, both go out
        and the higher count wins (R7.2).
        """
        mine, theirs = self.counts[self.seat], self.counts[1 - self.seat]
        if mine < GAME_POINTS:
            return False
        if theirs < GAME_POINTS or mine >= theirs or not self.variant.bela_with_melds:
            return True
        return not any(isinstance(event, BelaScored) for event in self.trick_events)

    def why_not(self, card: Card) -> NotPlayable | None:
        """Why this seat may not play a card now; None where it may."""
        if self.to_move is None:
            return NotPlayable.NO_HAND
        if len(self.trick) == 2:
            return NotPlayable.TRICK_FULL
        if self.to_move != self.seat:
            return NotPlayable.NOT_THE_TURN
        if not self.trick_number:
            return NotPlayable.NO_TURN_UP
        if card not in self.hand:
            return NotPlayable.NOT_HELD
        if PLAYS[card] in self.legal:
            return None
        led = self.trick[0][1]
        follows = any(held.suit is led.suit for held in self.hand)
        return NotPlayable.MUST_FOLLOW if follows else NotPlayable.MUST_TRUMP

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards this seat does not know: face down in the talon or in the other hand."""
        seen = mask_of(self.hand) | mask_of(self.opponent_cards) | mask_of(card for _, card in self.played)
        if self.turned is not None:
            seen |= 1 << self.turned
        return cards_of(0xFFFFFFFF & ~seen)


def view_of(hand: Hand, seat: int, dealer: int, scores: tuple[int, int], games: tuple[int, int]) -> View:
    """The view of a seat in a hand; ``dealer``, ``scores`` and ``games`` are the match's."""
    other = 1 - seat
    dealt = hand.trick > 0
    known = hand.hands[other] if hand.trick > LAST_DRAWING_TRICK else hand.hands[other] & hand.known[other]
    trick = []
    if hand.led >= 0:
        trick.append((hand.leader, Card(hand.led)))
    if hand.reply >= 0:
        trick.append((1 - hand.leader, Card(hand.reply)))
    return View(
        seat=seat,
        variant=hand.variant,
        dealer=dealer,
        scores=scores,
        games=games,
        counts=hand.counts,
        sudden_death=hand.sudden_death,
        tied=hand.tied,
        trick_number=hand.trick,
        leader=hand.leader,
        to_move=hand.to_move,
        hand=cards_of(hand.hands[seat]),
        turned=Card(hand.turned) if hand.turned >= 0 else None,
        trump=Suit(hand.trump) if dealt else None,
        talon_size=hand.talon_size,
        opponent_hand_size=hand.hands[other].bit_count(),
        opponent_cards=cards_of(known),
        trick=tuple(trick),
        scored=(hand.scored[0], hand.scored[1]),
        legal=legal_actions(hand, seat),
        events=tuple(event.seen_by(seat) for event in hand.log),
    )
