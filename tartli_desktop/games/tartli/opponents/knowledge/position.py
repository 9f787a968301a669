"""What a view tells a player: which cards can still come or be in the other hand, and what is at stake."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tartli_desktop.cards.german import cards_of, mask_of
from tartli_desktop.games.tartli.opponents.meld_tables import chances_to_draw, loudest
from tartli_desktop.games.tartli.rules.cards import POINTS, STRENGTH, beats
from tartli_desktop.games.tartli.rules.hand import LAST_DECLARING_TRICK, LAST_DRAWING_TRICK
from tartli_desktop.games.tartli.rules.melds import Meld, standing
from tartli_desktop.games.tartli.rules.view import View

from .event_reader import EventReader

ALL_CARDS = 0xFFFFFFFF

SUIT_CARDS: tuple[int, ...] = tuple(0xFF << suit * 8 for suit in range(4))
"""``SUIT_CARDS[suit]``: its eight cards as a mask."""

BEATERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(mask_of(reply for reply in range(32) if beats(trump, led, reply)) for led in range(32))
    for trump in range(4)
)
"""``BEATERS[trump][card]``: the cards that win the trick when that card is led (R4 step 8)."""

SEVEN = 0b1
"""The VII among the eight cards of a suit."""


@dataclass(frozen=True)
class Position:
    """What one pass over a view's events yields. Sets of cards are bit masks, as in the engine."""

    view: View
    events: EventReader
    """What was done and said."""
    hand: int
    """This player's cards."""
    theirs: int
    """The cards known to be in the other hand (R12)."""
    unseen: int
    """The cards that may be in the other hand or face down in the talon."""
    turned: int
    """The card lying face up, or -1."""
    led: int
    """The card that waits for this player's reply, or -1."""

    @classmethod
    def after(cls, events: EventReader, view: View) -> Position:
        """The position of a view whose events have been read."""
        hand, theirs = mask_of(view.hand), mask_of(view.opponent_cards)
        turned = -1 if view.turned is None else int(view.turned)
        seen = hand | theirs | events.played | (1 << turned if turned >= 0 else 0)
        waits = len(view.trick) == 1 and view.trick[0][0] != view.seat
        led = int(view.trick[0][1]) if waits else -1
        return cls(view, events, hand, theirs, ALL_CARDS & ~seen, turned, led)

    @property
    def seat(self) -> int:
        """The player's seat."""
        return self.view.seat

    @property
    def trick(self) -> int:
        """The number of the trick."""
        return self.view.trick_number

    @property
    def trump(self) -> int:
        """The suit of trumps; -1 before the deal."""
        return -1 if self.view.trump is None else int(self.view.trump)

    @property
    def leading(self) -> bool:
        """Whether this player led, or is to lead, to this trick."""
        return self.view.leader == self.seat

    @property
    def count(self) -> int:
        """This player's count (R9.1)."""
        return self.view.counts[self.seat]

    @property
    def opponent_count(self) -> int:
        """The opponent's count."""
        return self.view.counts[1 - self.seat]

    @property
    def points(self) -> tuple[int, ...]:
        """What each card is worth in tricks (R1.4, R1.5)."""
        return POINTS[self.trump]

    @property
    def declaring_tricks_after(self) -> int:
        """In how many tricks after this one melds may be declared (R5.1)."""
        return max(0, LAST_DECLARING_TRICK - self.trick)

    @cached_property
    def hidden_share(self) -> float:
        """The share of unseen cards in the other hand: the chance that a given unseen card is there."""
        unseen = self.unseen.bit_count()
        if not unseen:
            return 0.0
        return max(0.0, min(1.0, (self.view.opponent_hand_size - self.theirs.bit_count()) / unseen))

    @cached_property
    def chances(self) -> tuple[float, ...]:
        """``chances[n]``: the chance to draw n given unseen cards before melding ends.

        This player draws half of the cards lying face down in the talon.
        """
        return chances_to_draw(max(0, self.view.talon_size - 1) / 2, self.unseen.bit_count())

    @cached_property
    def holds_seven(self) -> bool:
        """Whether this player can still exchange the trump VII (R8.1)."""
        return self.trick <= LAST_DRAWING_TRICK and bool(self.hand >> self.trump * 8 & SEVEN)

    @cached_property
    def melds_will_score(self) -> bool:
        """Whether this player's declaration in this trick scores, judged by what has been said.

        A leader whose declaration has not been answered assumes that it scores.
        """
        if self.events.my_melds is None:
            return False
        heard = self.events.heard
        if heard is None:
            return True
        if heard.higher is not None:
            return heard.higher != self.leading
        variant = self.view.variant
        ours = max(standing(item, self.trump, variant)[0] for item in self.events.my_melds)
        return ours > loudest(heard.words)

    @cached_property
    def scored(self) -> tuple[Meld, ...]:
        """This player's melds that have scored in this hand or are about to (R5.7 to R5.9)."""
        done = self.view.scored[self.seat]
        # Once both cards lie on the table, step 7 of the trick is over.
        if self.events.my_melds is None or not self.melds_will_score or len(self.view.trick) == 2:
            return done
        return done + self.events.my_melds

    @cached_property
    def trick_points(self) -> tuple[int, int]:
        """Points of the tricks gathered so far, this player's first."""
        mine = sum(points for seat, _, points in self.events.gathered if seat == self.seat)
        return mine, sum(points for _, _, points in self.events.gathered) - mine

    @cached_property
    def sweeper(self) -> int | None:
        """The player who won every trick from the 8th on (R9.4), or None; None before the 8th is gathered."""
        winners = {seat for seat, number, _ in self.events.gathered if number > LAST_DRAWING_TRICK}
        return winners.pop() if len(winners) == 1 else None


def read_position(view: View) -> Position:
    """Read all events of a view into a position."""
    events = EventReader(view)
    events.read(view)
    return Position.after(events, view)


def sure_of_all(trump: int, leader: int, other: int, drawn: int = 0) -> bool:
    """Whether a leader who first draws the other's trumps wins every trick, whatever the other player plays.

    ``drawn`` is the number of the other's trumps that the card now on the table draws. The leader must hold
    enough trumps above all of the other's, and no plain card that a higher one of the other's can beat.
    """
    trumps, strength = SUIT_CARDS[trump], STRENGTH[trump]
    against = (other & trumps).bit_count() - drawn
    if against > 0:
        mine = sorted((strength[card] for card in cards_of(leader & trumps)), reverse=True)
        if len(mine) < against or mine[against - 1] < max(
            strength[card] for card in cards_of(other & trumps)
        ):
            return False
    return not any(
        BEATERS[trump][card] & other & SUIT_CARDS[card >> 3] for card in cards_of(leader & ~trumps)
    )
