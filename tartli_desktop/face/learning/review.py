"""Reviews of a game: a finished hand, compared with what the strongest level would have done."""

from collections.abc import Sequence
from enum import Enum
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from tartli_desktop.files.long_work import Steps
from tartli_desktop.game.evaluating import Evaluating
from tartli_desktop.game.match import Action, M_contra, Match
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import is_you, name_shown

tr = Context("Review")


class Severity(Enum):
    """How much a decision cost, in the grades that a player sees."""

    GOOD = "good"
    """No cost beyond the sampling error."""
    SMALL_MISTAKE = "small mistake"
    MISTAKE = "mistake"
    SERIOUS = "serious"


class DecisionInWords(Struct, frozen=True):
    """One decision of the player, in words."""

    at: int
    """How many actions of the hand had been done before it."""
    trick: int
    """The number of the trick, from 1; 0 before the first."""
    kind: str
    """What was decided, in the terms of the game's statistics."""
    severity: Severity
    cost: str
    """What the decision cost, in a sentence; empty if it cost nothing."""
    done: str
    """What was done, in a sentence that follows a colon."""
    better: str
    """What would have been better, and why, in a few sentences; if nothing was, what speaks for what was done
    for certain, if anything does."""
    advised: Action
    """The action that would have been better; the one that was done if nothing was better."""


class ReviewInWords(Struct, frozen=True):
    """A review in words, as far as it has come."""

    decisions: Sequence[DecisionInWords]
    """The decisions judged so far, in order."""
    costliest: Sequence[int]
    """The indexes of the costliest decisions, at most three, the costliest first."""
    summary: str
    """How the hand was played, in a sentence or two; empty until the whole hand is judged."""
    luck: str
    """How good the cards were compared with what could be expected; empty until that is known."""


def heading(number: int, name: str) -> str:
    """The heading of a review: the number of the hand, and the player whose decisions it is about."""
    if is_you(name):
        return fill(tr("Hand %1, as you played it"), number)
    return fill(tr("Hand %1, in %2’s seat"), number, name_shown(name))


def in_trick(trick: int, done: str) -> str:
    """What was done, after the trick in which it was done, from 1; 0 is before the first."""
    if not trick:
        return fill(tr("Before the first trick: %1", "what was done"), done)
    return fill(tr("Trick %1: %2", "a number, what was done, and what it cost"), trick, done)


W = TypeVar("W")


class ReviewsOf(Protocol[M_contra, W]):
    """Reviews finished hands in words. Only the game knows what a review is made of."""

    VERSION: int
    """Changes when reviews are judged or saved differently; older reviews are then made again."""

    def reviewing(self, match: M_contra, number: int, seat: int) -> Steps[W]:
        """Review a finished hand, counted from 1, as one seat played it, decision by decision.

        Repeatable. Judges each decision only by what that seat could know.
        Raises ValueError for a hand that is not over or does not exist.
        """

    def evaluating(self, match: M_contra, number: int, seat: int) -> Evaluating[W]:
        """Make the same review by asking what actions are worth; each question carries the review so far."""

    def kept(self, review: W) -> object:
        """A finished review as plain data, for JSON."""

    def from_stored(self, data: object, match: M_contra, number: int, seat: int) -> W:
        """The finished review from the data that ``kept`` returned, ready to be put into words.

        Raises ValueError for data that does not fit the hand.
        """

    def in_words(self, review: W, told: Sequence[DecisionInWords] = ()) -> ReviewInWords:
        """A review in words, as far as it has come.

        Args:
            review: the review.
            told: its first decisions, which were put into words before it had come so far.
        """

    def text(self, review: W) -> str:
        """A review in a few lines, addressed to the player."""


Reviews = ReviewsOf[Match, Any]
"""The reviews of any game."""
