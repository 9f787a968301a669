"""What one player may know (U16)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tartli_desktop.cards.german import Card
from tartli_desktop.game.evaluating import NOTHING, Given

from .actions import Action
from .auction import Auction
from .hand import Phase, Trick
from .settlement import HandResult, Seats
from .variant import Variant

Pair = tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one seat may know of the hand being played, and nothing else (U16, U18.6).

    Two situations that this seat cannot tell apart give equal views. A view can be pickled. Between hands
    it shows the hand that ended.
    """

    seat: int
    """Whose view this is."""
    rules: Variant
    players: tuple[str, str, str]
    hand_number: int
    """Counted from 1; 0 before the first deck."""
    dealer: int
    """Who dealt this hand; after a hand, who deals the next."""
    phase: Phase
    """What is awaited (U18.2)."""
    to_move: int | None
    """Who must act, or None."""
    hand: tuple[Card, ...]
    """This seat's cards in the order of U1.2."""
    sizes: Seats
    """How many cards each seat holds."""
    lays: tuple[tuple[Pair, int | None], ...]
    """The talons this seat laid: the two cards, and who took them up, or None."""
    takes: tuple[Pair, ...]
    """The two cards of every talon that this seat took up."""
    auction: tuple[tuple[int, str], ...]
    """What was said, in order: seat and text of U17.1, ``lay`` without cards."""
    standing: tuple[int, str, int] | None
    """Bidder, text and m of the standing bid."""
    soloist: int | None
    """None until the auction is over, like ``contract``, ``trump`` and ``multiplier``."""
    contract: str | None
    """The text code (U3.6)."""
    trump: str | None
    """A L H B; None also in a contract without trumps."""
    multiplier: int | None
    """m of U4.9."""
    marriages: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    """The values that each seat announced (U7.2)."""
    doubles: tuple[tuple[int, str], ...]
    """Every double, in order: seat and text of U17.1."""
    levels: tuple[tuple[str, Seats], ...]
    """Each component with the level of doubling that concerns each seat; empty before the contract."""
    tricks: tuple[Trick, ...]
    """The tricks gathered: leader, three cards in order, winner."""
    trick: tuple[Card, ...]
    """The cards on the table. The winner of the last trick led, in trick 1 the soloist."""
    open_hands: tuple[tuple[Card, ...] | None, tuple[Card, ...] | None, tuple[Card, ...] | None]
    """The cards of each hand that lies open, or None (U10)."""
    claims: tuple[tuple[int, str, int], ...]
    """What was claimed and answered: seat, ``claim`` or ``agree`` or ``refuse``, number of the trick."""
    results: tuple[HandResult, ...]
    """The hands that are over."""
    points: Seats
    """The sum of each player's points (U14.1)."""
    balance: Seats
    """The same in money."""
    legal: tuple[Action, ...]
    """Every action that this seat may do now."""
    given: Given = NOTHING
    """What a study knows besides."""

    def knowing(self, given: Given) -> View:
        """The view of somebody who also knows this, for studies."""
        return replace(self, given=given)

    @property
    def leader(self) -> int | None:
        """Who led, or leads, to the trick on the table; None before the contract is found."""
        return self.tricks[-1][2] if self.tricks else self.soloist

    @property
    def bidding(self) -> Auction:
        """The auction as it stands, or as it ended."""
        forehand = self.auction[0][0] if self.auction else (self.dealer + 1) % 3
        auction = Auction.begun(self.rules, forehand)
        for _, text in self.auction:
            auction.hear(text)
        return auction
