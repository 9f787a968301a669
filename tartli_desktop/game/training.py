"""What players practise: hands of a kind of their choice, and single decisions before the play.

A hand of a kind is found by trying deals: a quick look at the cards comes first, the word of the strongest
level last. Only the game knows what its kinds are.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from .evaluating import Evaluating
from .json_types import JsonDict
from .match import A, A_contra, Action, M, M_contra, Match, V, V_contra, View

W = TypeVar("W")
"""What an action is worth, as ``evaluate`` of the opponents returns it."""

BIDDING = "bidding"
"""The exercise that asks for one decision only, before the play; every other is a kind of hands."""


class Named(Struct, frozen=True):
    """What a kind of hands is called."""

    name: str
    """Its name in the log."""

    title: str
    """What players call it, in English; the context of the game's training translates it."""


class Kind(Named, Generic[M, V, A, W], frozen=True):
    """A kind of hands: a condition on the deal, the player’s seat and what the strongest level thinks."""

    is_place: Callable[[V], bool]
    """Whether the decision of this view is the one that the hand begins with. This must be quick."""

    may_fit: Callable[[M, int], bool] = lambda match, seat: True
    """Whether a seat may get such a hand, from the match after the deal. Thousands of deals are tried."""

    fits: Callable[[V, Mapping[A, W]], bool] = lambda view, values: True
    """Whether it is such a hand, by what the strongest level thinks of the actions of this view."""

    at_once: bool = False
    """Whether it is the first decision of the seat, or none."""


class Sought(Struct, frozen=True):
    """What is looked for."""

    exercise: str
    """The name of a kind, or :data:`BIDDING`."""

    variant: object
    """The rules of the match."""


class Found(Struct, frozen=True):
    """A position where a hand of the kind begins, or a question."""

    record: JsonDict
    """The record of a match whose only hand stands at the position."""

    seat: int
    """The seat of the player, who is to act."""

    expected: float
    """The points that the strongest level expects of it; see :meth:`TrainingOf.made`."""


class Judged(Struct, frozen=True):
    """How an answer was judged; see :mod:`.mistakes`."""

    better: Action
    """What would have been best; the action itself if nothing is better beyond the sampling error."""

    cost: float = 0.0
    """How many points the answer cost; 0 if it was right."""

    is_mistake: bool = False
    """Whether another action was better beyond the sampling error."""

    place: int = 0
    """Which action of the answer it is about: the first that was wrong, or else the first."""

    counted_as: Action | None = None
    """Another action that counts as the answer: where any card says no more than a pass, the best one."""


class TrainingOf(Protocol[M_contra, V_contra, A_contra]):
    """What a game offers for practice. It loads no Qt, since hands are found in the opponents' process."""

    module: str
    """The module that provides it as ``TRAINING``."""

    context: str
    """The context of the titles of its kinds."""

    @property
    def kinds(self) -> Sequence[Named]:
        """The kinds of hands that one can ask for."""

    def find(self, sought: Sought, *, seed: int, seconds: float) -> Found | None:
        """Look for a hand or a question for so many seconds; None if there was none among the deals tried."""

    def question(self, view: V_contra) -> str:
        """What is asked, in English; it is translated like the titles."""

    def steps(self, view: V_contra) -> int:
        """How many actions make up the answer to this question: a discard and its bid are two."""

    def judging(self, answer: Sequence[tuple[V_contra, A_contra]]) -> Evaluating[Judged]:
        """Judge the actions of an answer, each with its view, by asking what actions are worth."""

    def made(self, match: M_contra, seat: int) -> float:
        """What a seat made of the hand that has just ended, in points."""


Training = TrainingOf[Match, View, Action]
"""The training of any game."""
