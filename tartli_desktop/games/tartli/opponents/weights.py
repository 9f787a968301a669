"""The weights of the rule of thumb: one set for real decisions, one for the players of simulated hands.

They are points, or fractions of points, unless stated otherwise.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a rule of thumb in tricks 1 to 7."""

    discount: float = 0.95
    """The worth now of a point to be declared one trick later, far from the end of the game."""
    hope_of_sequence: float = 0.5
    """The fraction of a possible sequence's points to count on: such melds compete, and contests are lost."""
    hope_of_set: float = 0.75
    """The same for a set, which loses no contest."""
    denial: float = 0.5
    """The worth of a point that the opponent is kept from scoring: the meld may be declared again (R5.6)."""
    most_splits: int = 10
    """The most sequences of a run to plan for; beyond that the shortest are left out to save time."""
    trump_control: float = 16.0
    """Worth of the highest trump left in tricks 8 to 16 beyond its points: the cards it wins, the lead."""
    control_step: float = 1.3
    """How much less that is for every higher trump that the opponent may come to hold."""
    plain_kept: tuple[float, float, float] = (1.0, 0.6, 0.8)
    """The share of a plain card's points that keeping it is worth, with none, one, or more higher ones left.

    With one left it is smallest: a Ten under its Ace is lost most often.
    """
    plain_master: float = 2.0
    """The worth of the highest card left of a plain suit beyond its points; small, as it can be trumped."""
    higher_rank: float = 0.1
    """A small amount for each step of rank, so that of worthless cards the lowest is played first."""
    valuable: int = 10
    """The points from which a card counts as valuable: Ace, Ten, and the IX and Over of trumps."""
    spent_on_valuable: tuple[float, float, float] = (0.9, 0.8, 0.5)
    """The chance to take a valuable lead: with a higher card of its suit, a low trump, a valuable trump."""
    spent_on_low: tuple[float, float, float] = (0.5, 0.05, 0.05)
    """The same for any other lead: trumps are kept for tricks 8 to 16."""
    reply_points: float = 3.0
    """The points that a reply typically adds to a trick it takes."""
    lead_cost: float = 2.0
    """The cost of leading in tricks 1 to 7: the opponent sees the card before choosing."""


HEURISTIC = Weights()
"""The weights for choosing a card or a declaration by all that the player knows."""

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
"""The weights for simulated hands, whose players use less and treat all trumps that take a lead alike.

Tuned in two steps on 4,000 or more simulated pairs each: about +4 and +3 points a hand.
"""
