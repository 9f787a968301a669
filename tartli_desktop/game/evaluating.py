"""Long computations that put questions to the strongest level, which the opponents’ process answers."""

from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.cards.deck import mask_of


class Given(Struct, frozen=True):
    """What is known of hidden cards beside what a view shows: in studies only, never in a match."""

    held: tuple[tuple[int, Card], ...] = ()
    """Seat and card: it got this card from the pack, and holds it or has laid it away face down."""

    laid: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    """For each time that cards were laid away face down, the seat and the cards; none if not known."""

    def held_by(self, seat: int) -> int:
        """The cards of ``held`` of a seat, as a bit mask."""
        return mask_of(card for each, card in self.held if each == seat)

    def laid_by(self, seat: int) -> int:
        """The cards of ``laid`` of a seat, as a bit mask."""
        return mask_of(card for each, cards in self.laid if each == seat for card in cards)


NOTHING = Given()


class Query(Struct, frozen=True):
    """A question: what is every legal action of a view worth?"""

    view: Any
    seed: int = 0
    """Makes the answer repeatable."""

    done: float = 0.0
    """The share of the whole computation that is done before this question, from 0 to 1."""

    so_far: object = None
    """The result as far as it is known."""

    also: tuple[object, ...] = ()
    """Actions to be weighed even if the opponents of the game would leave them out."""

    seconds: float | None = None
    """After this time the values so far must do; None for the usual time."""


class Figures(Struct, frozen=True):
    """What an action is worth, in figures that are the same for every game."""

    points: float
    """The points that it is expected to bring the player, or of a count, how far the player will be ahead."""

    error: float
    """Their standard error; 0 if they are exact, infinite if nothing is known about it."""

    wins: float | None
    """The chance to win: the game in Tartli, points from the hand elsewhere; None if it is unknown."""

    order: float
    """What the strongest level goes by: the higher, the better the action."""


_Result = TypeVar("_Result")

Evaluating: TypeAlias = Generator[Query, Any, _Result]
"""A computation that yields questions, is sent the answers, and returns its result."""
