"""Reviews of a game: a finished hand, gone through with what its strongest level would have done."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Protocol

from msgspec import Struct

from tartli_desktop.files.long_work import Steps
from tartli_desktop.game.asking import Asking
from tartli_desktop.text.card_names import SuitSystem


class Severity(Enum):
    """How much a decision cost, in kinds that a player tells apart."""

    GOOD = "good"
    """Nothing that can be told from the sampling error."""
    SMALL = "small"
    LARGE = "large"
    GRAVE = "grave"


class DecisionInWords(Struct, frozen=True):
    """One decision of the player, in words."""

    at: int
    """How many actions of the hand had been done before it."""
    trick: int
    """In which trick, from 1; 0 before the first."""
    kind: str
    """What was decided, in the words of the game's own statistics."""
    severity: Severity
    cost: str
    """What it cost, in a sentence; empty where it cost nothing."""
    done: str
    """What was done, in a sentence that goes on after a colon."""
    better: str
    """What would have been better, and why, in a few sentences; empty where nothing was."""
    advised: Any
    """The action that would have been better; the same that was done where nothing was."""


class ReviewInWords(Struct, frozen=True):
    """A review in words, as far as it has come."""

    decisions: Sequence[DecisionInWords]
    """Those that have been judged, in order."""
    costliest: Sequence[int]
    """Which of them cost most, by their places; at most three, the costliest first."""
    summary: str
    """How the hand was played, in a sentence or two; empty while it is not judged as a whole."""
    luck: str
    """How the cards were, compared with what could be expected; empty while that is not known."""


class Reviews(Protocol):
    """Makes reviews of finished hands, and tells them. What one is made of is known to the game alone."""

    VERSION: int
    """Another one judges or keeps otherwise: what was reviewed before is reviewed again."""

    def reviewing(self, match: Any, number: int, seat: int, *, seed: int = 0) -> Steps[Any]:
        """The review of a finished hand, counted from 1, as one seat played it, decision by decision.

        It repeats for the same seed. Only what that seat could know is used for a decision.
        Raises ValueError for a hand that is not over, or not there.
        """

    def asking(self, match: Any, number: int, seat: int, *, seed: int = 0) -> Asking[Any]:
        """The same by asking what actions are worth; each question tells the review so far."""

    def kept(self, review: Any) -> Any:
        """A finished review as plain data, for JSON."""

    def of_kept(self, data: object, match: Any, number: int, seat: int) -> Any:
        """The finished review from which ``kept`` made this data, as good as a new one to be put in words.

        Raises ValueError for data that does not fit the hand.
        """

    def in_words(self, review: Any, suits: SuitSystem) -> ReviewInWords:
        """A review in words, as far as it has come. ``suits`` says what the pack calls its cards."""

    def text(self, review: Any, suits: SuitSystem) -> str:
        """It in some lines, told to who sat there. ``suits`` says what the pack calls its cards."""
