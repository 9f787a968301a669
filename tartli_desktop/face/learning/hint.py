"""Hints of a game: what its strongest level would do, and why."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.evaluating import Figures
from tartli_desktop.game.match import A, Action, V_contra, View

H = TypeVar("H", bound="Hint")


class Hint(Protocol):
    """What is advised."""

    @property
    def action(self) -> object:
        """The action that the hint advises, or the first of them."""

    @property
    def cards(self) -> Sequence[Card]:
        """The cards of the hint, to be marked in the hand."""


class HintsOf(Protocol[V_contra, A, H]):
    """Makes hints from the values that ``evaluate`` of the opponents returns, and puts them into words.

    Only the game knows what else a hint is made of; ``view`` is always the view that the hint is about.
    """

    def hint_of(self, view: V_contra, values: Mapping[A, Any]) -> H:
        """Make a hint from what each action is worth."""

    def sentence(self, hint: H, view: V_contra, names: Sequence[str]) -> str:
        """The hint in a sentence. ``names`` are by seat."""

    def action_name(self, action: A, view: V_contra, worth: Any = None) -> str:
        """An action in a few words, as it stands in a list; ``worth`` is its value, if that is known."""

    def figures(self, worth: Any, view: V_contra) -> Figures:
        """The value of an action, as ``evaluate`` returns it, in figures."""


Hints = HintsOf[View, Action, Hint]
"""The hints of any game."""
