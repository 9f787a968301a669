"""Who may say what until the contract is found (U4)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tartli_desktop.game.errors import Refusal, refused

from .contracts import CONTRACTS, Contract, bids_over
from .variant import Variant


class Auction(Struct, eq=False):
    """What has been said, and whose turn it is. The cards are kept by the hand."""

    variant: Variant
    forehand: int
    turn: int
    """The seat on turn."""
    stage: Literal["lay", "bid", "auction", "over"] = "lay"
    """What it must do: lay two cards, bid, or pass or take; or ``over``."""
    first_round: bool = False
    """Whether this is the first round of two (U4.9)."""
    raising: bool = False
    """Whether the winner of the first round is to lay and to keep or raise the bid (U4.9)."""
    standing: Contract | None = None
    """The standing bid."""
    bidder: int = -1
    multiplier: int = 1
    """m of the standing bid (U4.9)."""
    heard: tuple[tuple[int, str], ...] = ()
    """All that was said, as views show it (U18.6)."""
    _passes: int = 0

    @classmethod
    def begun(cls, variant: Variant, forehand: int) -> Auction:
        """The auction of a hand, before the first word."""
        if variant.auction == "two_rounds":
            return cls(variant, forehand, forehand, "bid", first_round=True)
        return cls(variant, forehand, forehand)

    @property
    def times(self) -> int:
        """m of a bid made now (U4.9)."""
        return 2 if self.first_round else 1

    def bids(self) -> tuple[Contract, ...]:
        """The bids that may be bid now, lowest first (U3.5, U3.7, U4.6, U4.9)."""
        bids = self.over_standing()
        if self.raising and self.standing is not None:
            kind = self.standing.kind
            return tuple(bid for bid in bids if bid.kind == kind)
        return bids

    def over_standing(self) -> tuple[Contract, ...]:
        """The bids over the standing one; if there is none, the talon cannot be taken (U4.5)."""
        return bids_over(self.standing, self.multiplier, self.times, self.variant.four_aces)

    def why_no_bid(self, text: str) -> Refusal | None:
        """The rule that a bid breaks, or None (U17.3)."""
        bid, standing = CONTRACTS[text], self.standing
        if standing is not None:
            if bid.key(self.times) <= standing.key(self.multiplier):
                return refused(
                    "U4.6", "{bid} cannot be bid over {standing}", bid=text, standing=standing.text
                )
            if self.raising and bid.kind != standing.kind:
                return refused(
                    "U4.9",
                    "{bid} is a different kind of bid from {standing}, which was bid in the first round",
                    bid=text,
                    standing=standing.text,
                )
        if bid.has("aces") and not self.variant.four_aces:
            return refused("U3.7", "these rules have no bids with Four Aces")
        return None

    def hear(self, text: str) -> None:
        """Note what the seat on turn says, in its text of U17.1, ``lay`` without cards (U4.2, U4.9)."""
        self.heard += ((self.turn, text),)
        word, _, bid = text.partition(" ")
        match word:
            case "lay":
                self.stage = "bid"
            case "take":
                self.stage = "lay"
            case "pass":
                self._pass_by()
            case _:
                if bid:
                    self.standing, self.bidder, self.multiplier = CONTRACTS[bid], self.turn, self.times
                if not self.first_round:
                    self.stage = "auction"
                self.raising = False
                self._passes = 0
                self.turn = (self.turn + 1) % 3

    def _pass_by(self) -> None:
        """A pass; it may end the first round (U4.9) or the auction (U4.4)."""
        self._passes += 1
        self.turn = (self.turn + 1) % 3
        if not self.first_round:
            if self._passes == 3:
                self.stage = "over"
        elif self._passes == (3 if self.standing is None else 2):
            self.first_round = False
            self._passes = 0
            self.stage = "lay"
            self.raising = self.standing is not None
            self.turn = self.bidder if self.raising else self.forehand
