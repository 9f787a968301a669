"""Reasons for a decision: facts of the position that anybody can check at the table."""

from __future__ import annotations

from msgspec import Struct

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games.tartli import Meld


class Reason(Struct, frozen=True):
    """A fact that speaks for a decision."""


class Comparing(Reason, frozen=True):
    """A fact that contrasts a card with the next best one."""


class OnlyCard(Reason, frozen=True):
    """No other card may be played (R4.2)."""


class NothingBeats(Reason, frozen=True):
    """The card led takes the trick whatever the opponent plays."""

    gone: tuple[Card, ...]
    """The higher cards of its suit that have been played, highest first."""
    held: tuple[Card, ...]
    """The higher cards of its suit in this player's hand, highest first."""


class OnlyTrumpBeats(Reason, frozen=True):
    """No higher card of its suit can be in the other hand."""

    gone: tuple[Card, ...]
    held: tuple[Card, ...]


class TakesTrick(Reason, frozen=True):
    """The reply takes the trick, with this many points."""

    points: int


class TakesLastTrick(Reason, frozen=True):
    """The card takes trick 16, which is worth 10 extra points (R1.6)."""


class KeepsSweep(Reason, frozen=True):
    """This player has won all tricks from the 8th on and wins this one too (R9.4)."""


class NoCardTakes(Reason, frozen=True):
    """The trick is lost with any card; this card costs the fewest points."""

    points: int


class RisksNothing(Reason, frozen=True):
    """A card without points."""


class DrawsTrump(Reason, frozen=True):
    """The opponent must follow with a trump (R4.2)."""


class KeepsBela(Comparing, frozen=True):
    """The other card would break a béla not yet declared (R7.1)."""


class KeepsMeld(Comparing, frozen=True):
    """The other card would break this meld, which may still score."""

    meld: Meld


class SavesTrump(Comparing, frozen=True):
    """The other card is a trump and this one is not."""


class MustAnswer(Reason, frozen=True):
    """The opponent must follow suit with their only card of it, which does not take the trick (R4.2)."""

    reply: Card


class ForcesTrump(Reason, frozen=True):
    """The opponent has none of the suit and must trump (R4.2)."""


class BringsAtLeast(Reason, frozen=True):
    """The card takes the trick, and any reply of the opponent adds at least this many points."""

    points: int


class OnlyBeater(Reason, frozen=True):
    """Only one card of the opponent can take the trick."""

    beater: Card


class LetsGo(Reason, frozen=True):
    """The trick could be taken but is worth only this many points."""

    points: int


class GivesLess(Comparing, frozen=True):
    """The trick is lost with either card, and this one is worth fewer points."""

    points: int
    instead: int


class Costs(Reason, frozen=True):
    """A reason against a card: it loses the trick, with this many points."""

    points: int
    at_least: bool
    """Whether the opponent may add to these points."""


class RisksLess(Comparing, frozen=True):
    """Either card may be beaten if led, and this one is worth fewer points."""

    points: int
    instead: int


class KeepsChance(Comparing, frozen=True):
    """The other card is part of a meld that lacks one card, which may still be drawn."""

    meld: Meld


class KeepsBelaChance(Comparing, frozen=True):
    """The other card is half of béla, and the partner may still be drawn (R7.1)."""

    half: Card


class KeepsSeven(Comparing, frozen=True):
    """The other card is the trump Seven, which may still be exchanged for the turned card (R8)."""

    turned: Card


class KeepsHighest(Comparing, frozen=True):
    """The other card is the highest left of its suit."""

    highest: Card


class KeepsHigher(Comparing, frozen=True):
    """The other card is the higher one of the same suit."""

    higher: Card


class DrawsTurned(Reason, frozen=True):
    """The loser of trick 7 draws the turned card (R4.3)."""

    turned: Card


class FitsNoMeld(Reason, frozen=True):
    """The card, unlike others, is part of no meld that is held or lacks only one card that may come."""


class CanTrump(Reason, frozen=True):
    """The card is this player's last of a suit the opponent still holds: the next can be trumped (R4.2)."""

    suit: Suit


class ReachesGame(Reason, frozen=True):
    """It brings this player's count to 501 for certain, enough to go out (R9.2)."""


class MayReachGame(Reason, frozen=True):
    """This player's count reaches 501 if the trick is won or the melds score (R9.2)."""

    by_trick: bool


class KeepsFromGame(Comparing, frozen=True):
    """The other card could let the opponent reach 501 with this trick; this one cannot (R9.2)."""


class FirstPoints(Reason, frozen=True):
    """It is certain to bring the points that decide the game (R9.5, R7.2)."""


class LeavesDouble(Reason, frozen=True):
    """It is certain to bring this player's count to where a lost game counts only once (R9.3)."""

    count: int


class ComesOutBetter(Reason, frozen=True):
    """No fact at the table speaks for it, but the hand ends better, beyond what chance explains."""

    deals: int
    """The number of deals tried out; 0 if all cards are known."""


class Weighed(Reason, frozen=True):
    """No fact speaks for it, and it ends with fewer points or chances; points and game together favour it."""

    deals: int
    """The number of deals tried out."""
    instead: Card
    """The next best card."""


class LittleDepends(Reason, frozen=True):
    """No fact at the table speaks for it, and the next best is nearly as good."""


class TooClose(Reason, frozen=True):
    """No fact at the table speaks for it, and the simulated deals show no difference from the next best."""


class MeldsScore(Reason, frozen=True):
    """The melds score this many points, for certain or unless the opponent has better ones (R6.1)."""

    points: int
    certain: bool


class MoreToCome(Reason, frozen=True):
    """A better meld is held back and can still be declared after these have scored (R5.7)."""

    meld: Meld


class BelaScores(Reason, frozen=True):
    """Béla scores, outside all comparison (R2.3)."""


class TakesTurned(Reason, frozen=True):
    """The exchange brings the turned card for the Seven (R8.1)."""

    card: Card


class BreaksMeld(Reason, frozen=True):
    """A reason against the exchange: the Seven is part of a meld that may still be declared (R5.1)."""

    meld: Meld


class IsOut(Reason, frozen=True):
    """This player's count is enough to go out (R9.2)."""

    count: int


class Solved(Reason, frozen=True):
    """Both hands are known, and every continuation has been searched."""
