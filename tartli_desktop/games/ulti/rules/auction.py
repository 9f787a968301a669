"""Who may say what until the contract is found (U4)."""

from __future__ import annotations

from typing import Literal

from tartli_desktop.game.errors import Refusal, refused

from .contracts import CONTRACTS, Contract, bids_over
from .variant import Variant


class Auction:
    """What has been said, and whose turn it is. The cards are kept by the hand.

    Attributes:
        stage: what the seat on turn must do: "lay" two cards, "bid", pass or take ("auction"); or "over".
        turn: the seat on turn.
        standing: the standing bid, with its bidder and its multiplier m (U4.9).
        first_round: whether this is the first round of two (U4.9).
        raising: whether the winner of the first round is to lay and to keep or raise the bid (U4.9).
        heard: all that was said, as views show it (U18.6).
    """

    __slots__ = (
        "_forehand",
        "_passes",
        "bidder",
        "first_round",
        "four_aces",
        "heard",
        "multiplier",
        "raising",
        "stage",
        "standing",
        "turn",
    )

    def __init__(self, variant: Variant, forehand: int) -> None:
        self._forehand = forehand
        self._passes = 0
        self.four_aces = variant.four_aces
        self.first_round = variant.auction == "two_rounds"
        self.raising = False
        self.stage: Literal["lay", "bid", "auction", "over"] = "bid" if self.first_round else "lay"
        self.turn = forehand
        self.standing: Contract | None = None
        self.bidder = -1
        self.multiplier = 1
        self.heard: list[tuple[int, str]] = []

    def copy(self) -> Auction:
        """An independent copy."""
        twin = Auction.__new__(Auction)
        for name in Auction.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.heard = self.heard.copy()
        return twin

    def bids(self) -> tuple[Contract, ...]:
        """The bids that may be bid now, lowest first (U3.5, U3.7, U4.6, U4.9)."""
        new = 2 if self.first_round else 1
        bids = bids_over(self.standing, self.multiplier, new, self.four_aces)
        if self.raising and self.standing is not None:
            kind = self.standing.kind
            return tuple(bid for bid in bids if bid.kind == kind)
        return bids

    def may_take(self) -> bool:
        """Whether there is a bid over the standing one (U4.5)."""
        return bool(bids_over(self.standing, self.multiplier, 1, self.four_aces))

    def why_no_bid(self, text: str) -> Refusal | None:
        """The rule that a bid breaks, or None (U17.3)."""
        bid, standing = CONTRACTS[text], self.standing
        if standing is not None:
            if bid.key(2 if self.first_round else 1) <= standing.key(self.multiplier):
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
        if bid.has("aces") and not self.four_aces:
            return refused("U3.7", "these rules have no bids with Four Aces")
        return None

    def lay(self) -> None:
        """Two cards are laid (U4.2); a bid is due."""
        self.heard.append((self.turn, "lay"))
        self.stage = "bid"

    def bid(self, text: str) -> None:
        """A bid becomes the standing one (U4.2, U4.9)."""
        self.heard.append((self.turn, f"bid {text}"))
        self.standing = CONTRACTS[text]
        self.bidder = self.turn
        self.multiplier = 2 if self.first_round else 1
        if not self.first_round:
            self.stage = "auction"
        self._next()

    def keep(self) -> None:
        """The bid of the first round stays (U4.9)."""
        self.heard.append((self.turn, "keep"))
        self.stage = "auction"
        self._next()

    def take(self) -> None:
        """The talon is taken up (U4.2); two cards are to be laid."""
        self.heard.append((self.turn, "take"))
        self.stage = "lay"

    def pass_by(self) -> None:
        """A pass; it may end the first round (U4.9) or the auction (U4.4)."""
        self.heard.append((self.turn, "pass"))
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
            self.turn = self.bidder if self.raising else self._forehand

    def _next(self) -> None:
        self.raising = False
        self._passes = 0
        self.turn = (self.turn + 1) % 3
