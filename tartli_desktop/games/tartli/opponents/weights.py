"""The numbers of the rule of thumb: one set for whole decisions, one for the players of simulated hands.

They are points, or parts of points, unless said otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What a rule of thumb goes by in tricks 1 to 7."""

    discount: float = 0.95
    """What a point that can be declared one trick later is worth now, far from the end of the game."""
    hope_of_sequence: float = 0.5
    """Part of what a hoped-for sequence would bring that is counted on: hopes compete, contests are lost."""
    hope_of_set: float = 0.75
    """The same for a set, which loses no contest."""
    denial: float = 0.5
    """What a point is worth that the other is kept from scoring: the declaration may come again (R5.6)."""
    most_splits: int = 10
    """Of more sequences than that in one run the shortest are not planned for: there is no time for all."""
    trump_control: float = 16.0
    """What the highest trump left is worth in tricks 8 to 16 beyond its points: what it takes, the lead."""
    control_step: float = 1.3
    """How much less it is for every higher trump that the other may come to hold."""
    plain_kept: tuple[float, float, float] = (1.0, 0.6, 0.8)
    """Part of a plain card's points that keeping it is worth, with none, one, or more higher ones left.

    A Ten under its Ace is lost oftenest.
    """
    plain_master: float = 2.0
    """What the highest card left of a plain suit may take besides: it can be trumped."""
    higher_rank: float = 0.1
    """A trifle for each step of rank, so that of worthless cards the lowest goes first."""
    valuable: int = 10
    """From this many points on a card is a valuable one: Ace, Ten, and the IX and Over of trumps."""
    spent_on_valuable: tuple[float, float, float] = (0.9, 0.8, 0.5)
    """How readily a valuable lead is taken: with a higher card of its suit, a low trump, a valuable trump."""
    spent_on_low: tuple[float, float, float] = (0.5, 0.05, 0.05)
    """The same for any other lead: trumps are kept for tricks 8 to 16."""
    reply_points: float = 3.0
    """Points that a reply adds, as a rule, to a trick that it takes."""
    lead_cost: float = 2.0
    """What it costs to lead in tricks 1 to 7: the other sees the card before choosing."""


HEURISTIC = Weights()
"""For the choice of a card or a declaration by all that the player knows."""

ROLLOUT = Weights(
    hope_of_sequence=0.9,
    trump_control=24.0,
    plain_kept=(0.3, 0.2, 0.25),
    plain_master=4.0,
    spent_on_valuable=(0.6, 0.4, 0.4),
    spent_on_low=(0.4, 0.05, 0.05),
    reply_points=1.5,
    lead_cost=6.0,
)
"""For simulated hands, whose players look at less, and tell no trumps apart that take a lead.

Tuned in two steps by simulated pairs, 4,000 and more each: about +4 and +3 points a hand.
"""
