"""What speaks for a decision: facts of the position that anybody can check at the table."""

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
    """The card that is led takes the trick, whatever the other plays."""

    gone: tuple[Card, ...]
    """The higher cards of its suit that have been played, highest first."""
    held: tuple[Card, ...]
    """Those in the own hand."""


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
    """It takes trick 16, which is worth 10 more (R1.6)."""


@dataclass(frozen=True)
class KeepsSweep(Reason):
    """All tricks from the 8th on have been won, and this one is, too (R9.4)."""


@dataclass(frozen=True)
class NoCardTakes(Reason):
    """The trick is lost with any card; this one costs least: this many points."""

    points: int


@dataclass(frozen=True)
class RisksNothing(Reason):
    """A card without points."""


@dataclass(frozen=True)
class DrawsTrump(Reason):
    """The other must follow with a trump (R4.2)."""


@dataclass(frozen=True)
class KeepsBela(Reason):
    """The other card would break the béla that is not declared yet (R7.1)."""


@dataclass(frozen=True)
class KeepsMeld(Reason):
    """The other card would break this meld, which may still score."""

    meld: Meld


@dataclass(frozen=True)
class SavesTrump(Reason):
    """The other card is a trump, and this is none."""


@dataclass(frozen=True)
class MustAnswer(Reason):
    """The other must follow, and has one card only for it, which does not take the trick (R4.2)."""

    reply: Card


@dataclass(frozen=True)
class ForcesTrump(Reason):
    """The other has none of the suit, and must trump (R4.2)."""


@dataclass(frozen=True)
class BringsAtLeast(Reason):
    """It takes the trick, and every card of the opponent is worth at least this many points."""

    points: int


@dataclass(frozen=True)
class OnlyBeater(Reason):
    """No other card than this can take it."""

    beater: Card


@dataclass(frozen=True)
class LetsGo(Reason):
    """The trick could be taken, and is worth so few points."""

    points: int


@dataclass(frozen=True)
class GivesLess(Reason):
    """The trick is lost with either card, and this one is worth less."""

    points: int
    instead: int


@dataclass(frozen=True)
class Costs(Reason):
    """What speaks against a card: the trick is lost, with this many points."""

    points: int
    at_least: bool
    """Whether the other may add more to them."""


@dataclass(frozen=True)
class RisksLess(Reason):
    """Either card that is led may be taken, and this one is worth less."""

    points: int
    instead: int


@dataclass(frozen=True)
class KeepsChance(Reason):
    """All cards of this meld but one are held, and that one may still come; the other card is one of them."""

    meld: Meld


@dataclass(frozen=True)
class KeepsBelaChance(Reason):
    """The other card is one half of béla, and the second may still be drawn (R7.1)."""

    half: Card


@dataclass(frozen=True)
class KeepsSeven(Reason):
    """The other card is the Seven that may still be exchanged for the turned card (R8)."""

    turned: Card


@dataclass(frozen=True)
class KeepsHighest(Reason):
    """The other card is the highest that is left of its suit."""

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
    """It is part of no meld that is held, or lacks one card that may still be drawn; other cards are."""


@dataclass(frozen=True)
class CanTrump(Reason):
    """It is the last card of a suit that the other still holds, so that the next can be trumped (R4.2)."""

    suit: Suit


@dataclass(frozen=True)
class ReachesGame(Reason):
    """It brings the own count to 501 for certain, so that one can go out (R9.2)."""


@dataclass(frozen=True)
class MayReachGame(Reason):
    """The own count is 501 or more if the trick is won, or else if the melds score (R9.2)."""

    by_trick: bool


@dataclass(frozen=True)
class KeepsFromGame(Reason):
    """The other card could give the opponent 501 with this trick, and this one cannot (R9.2)."""


@dataclass(frozen=True)
class FirstPoints(Reason):
    """It brings the points that decide the game for certain (R9.5, R7.2)."""


@dataclass(frozen=True)
class LeavesDouble(Reason):
    """It brings the own count to the line from which a lost game counts only once (R9.3), for certain."""

    count: int


@dataclass(frozen=True)
class ComesOutBetter(Reason):
    """Nothing at the table speaks for it, but the hand ends better, beyond what chance explains."""

    deals: int
    """How many were tried out; 0 where all cards are known."""


@dataclass(frozen=True)
class LittleDepends(Reason):
    """Nothing at the table speaks for it, and the next is nearly as good."""


@dataclass(frozen=True)
class TooClose(Reason):
    """Nothing at the table speaks for it, and the simulated deals do not tell it from the next."""


@dataclass(frozen=True)
class MeldsScore(Reason):
    """How many points; for certain, or unless the other has better melds (R6.1)."""

    points: int
    certain: bool


@dataclass(frozen=True)
class MoreToCome(Reason):
    """A better meld is held back; it can still be declared after these have scored (R5.7)."""

    meld: Meld


@dataclass(frozen=True)
class BelaScores(Reason):
    """Béla scores, outside all comparison (R2.3)."""


@dataclass(frozen=True)
class TakesTurned(Reason):
    """The turned card for the Seven (R8.1)."""

    card: Card


@dataclass(frozen=True)
class BreaksMeld(Reason):
    """What speaks against the exchange: the Seven is part of a meld that may still be declared (R5.1)."""

    meld: Meld


@dataclass(frozen=True)
class IsOut(Reason):
    """The own count is enough (R9.2)."""

    count: int


@dataclass(frozen=True)
class Solved(Reason):
    """Both hands are known, and all that can happen has been looked at."""
