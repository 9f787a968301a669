"""Reasons for a decision: facts of the position that anybody can check at the table."""

from __future__ import annotations

from dataclasses import dataclass

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games.tartli.rules import Meld


class Reason:
    """A fact that speaks for a decision."""


@dataclass(frozen=True)
class OnlyCard(Reason):
    """No other card may be played (R4.2)."""


@dataclass(frozen=True)
class NothingBeats(Reason):
    """The card led takes the trick whatever the opponent plays."""

    gone: tuple[Card, ...]
    """The higher cards of its suit that have been played, highest first."""
    held: tuple[Card, ...]
    """The higher cards of its suit in this player's hand, highest first."""


@dataclass(frozen=True)
class OnlyTrumpBeats(Reason):
    """No higher card of its suit can be in the other hand."""

    gone: tuple[Card, ...]
    held: tuple[Card, ...]


@dataclass(frozen=True)
class TakesTrick(Reason):
    """The reply takes the trick, with this many points."""

    points: int


@dataclass(frozen=True)
class TakesLastTrick(Reason):
    """The card takes trick 16, which is worth 10 extra points (R1.6)."""


@dataclass(frozen=True)
class KeepsSweep(Reason):
    """This player has won all tricks from the 8th on and wins this one too (R9.4)."""


@dataclass(frozen=True)
class NoCardTakes(Reason):
    """The trick is lost with any card; this card costs the fewest points."""

    points: int


@dataclass(frozen=True)
class RisksNothing(Reason):
    """A card without points."""


@dataclass(frozen=True)
class DrawsTrump(Reason):
    """The opponent must follow with a trump (R4.2)."""


@dataclass(frozen=True)
class KeepsBela(Reason):
    """The other card would break a béla not yet declared (R7.1)."""


@dataclass(frozen=True)
class KeepsMeld(Reason):
    """The other card would break this meld, which may still score."""

    meld: Meld


@dataclass(frozen=True)
class SavesTrump(Reason):
    """The other card is a trump and this one is not."""


@dataclass(frozen=True)
class MustAnswer(Reason):
    """The opponent must follow suit with their only card of it, which does not take the trick (R4.2)."""

    reply: Card


@dataclass(frozen=True)
class ForcesTrump(Reason):
    """The opponent has none of the suit and must trump (R4.2)."""


@dataclass(frozen=True)
class BringsAtLeast(Reason):
    """The card takes the trick, and any reply of the opponent adds at least this many points."""

    points: int


@dataclass(frozen=True)
class OnlyBeater(Reason):
    """Only one card of the opponent can take the trick."""

    beater: Card


@dataclass(frozen=True)
class LetsGo(Reason):
    """The trick could be taken but is worth only this many points."""

    points: int


@dataclass(frozen=True)
class GivesLess(Reason):
    """The trick is lost with either card, and this one is worth fewer points."""

    points: int
    instead: int


@dataclass(frozen=True)
class Costs(Reason):
    """A reason against a card: it loses the trick, with this many points."""

    points: int
    at_least: bool
    """Whether the opponent may add to these points."""


@dataclass(frozen=True)
class RisksLess(Reason):
    """Either card may be beaten if led, and this one is worth fewer points."""

    points: int
    instead: int


@dataclass(frozen=True)
class KeepsChance(Reason):
    """The other card is part of a meld that lacks one card, which may still be drawn."""

    meld: Meld


@dataclass(frozen=True)
class KeepsBelaChance(Reason):
    """The other card is half of béla, and the partner may still be drawn (R7.1)."""

    half: Card


@dataclass(frozen=True)
class KeepsSeven(Reason):
    """The other card is the trump Seven, which may still be exchanged for the turned card (R8)."""

    turned: Card


@dataclass(frozen=True)
class KeepsHighest(Reason):
    """The other card is the highest left of its suit."""

    highest: Card


@dataclass(frozen=True)
class KeepsHigher(Reason):
    """The other card is the higher one of the same suit."""

    higher: Card


@dataclass(frozen=True)
class DrawsTurned(Reason):
    """The loser of trick 7 draws the turned card (R4.3)."""

    turned: Card


@dataclass(frozen=True)
class FitsNoMeld(Reason):
    """The card, unlike others, is part of no meld that is held or lacks only one card that may come."""


@dataclass(frozen=True)
class CanTrump(Reason):
    """The card is this player's last of a suit the opponent still holds: the next can be trumped (R4.2)."""

    suit: Suit


@dataclass(frozen=True)
class ReachesGame(Reason):
    """It brings this player's count to 501 for certain, enough to go out (R9.2)."""


@dataclass(frozen=True)
class MayReachGame(Reason):
    """This player's count reaches 501 if the trick is won or the melds score (R9.2)."""

    by_trick: bool


@dataclass(frozen=True)
class KeepsFromGame(Reason):
    """The other card could let the opponent reach 501 with this trick; this one cannot (R9.2)."""


@dataclass(frozen=True)
class FirstPoints(Reason):
    """It is certain to bring the points that decide the game (R9.5, R7.2)."""


@dataclass(frozen=True)
class LeavesDouble(Reason):
    """It is certain to bring this player's count to where a lost game counts only once (R9.3)."""

    count: int


@dataclass(frozen=True)
class ComesOutBetter(Reason):
    """No fact at the table speaks for it, but the hand ends better, beyond what chance explains."""

    deals: int
    """The number of deals tried out; 0 if all cards are known."""


@dataclass(frozen=True)
class Weighed(Reason):
    """No fact speaks for it, and it ends with fewer points or chances; points and game together favour it."""

    deals: int
    """The number of deals tried out."""
    instead: Card
    """The next best card."""


@dataclass(frozen=True)
class LittleDepends(Reason):
    """No fact at the table speaks for it, and the next best is nearly as good."""


@dataclass(frozen=True)
class TooClose(Reason):
    """No fact at the table speaks for it, and the simulated deals show no difference from the next best."""


@dataclass(frozen=True)
class MeldsScore(Reason):
    """The melds score this many points, for certain or unless the opponent has better ones (R6.1)."""

    points: int
    certain: bool


@dataclass(frozen=True)
class MoreToCome(Reason):
    """A better meld is held back and can still be declared after these have scored (R5.7)."""

    meld: Meld


@dataclass(frozen=True)
class BelaScores(Reason):
    """Béla scores, outside all comparison (R2.3)."""


@dataclass(frozen=True)
class TakesTurned(Reason):
    """The exchange brings the turned card for the Seven (R8.1)."""

    card: Card


@dataclass(frozen=True)
class BreaksMeld(Reason):
    """A reason against the exchange: the Seven is part of a meld that may still be declared (R5.1)."""

    meld: Meld


@dataclass(frozen=True)
class IsOut(Reason):
    """This player's count is enough to go out (R9.2)."""

    count: int


@dataclass(frozen=True)
class Solved(Reason):
    """Both hands are known, and every continuation has been searched."""
