"""Hints of a game: what its strongest level would do, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.rules import Action, View
from tartli_desktop.text.card_names import SuitSystem


class Hints(Protocol):
    """Makes hints from the values that ``evaluate`` of the opponents returns, and puts them into words.

    Only the game knows what a hint is made of; ``view`` is always the view that the hint is about.
    """

    def hint_of(self, view: View, values: Mapping[Action, object]) -> object:
        """Make a hint from what each action is worth."""

    def sentence(self, hint: object, view: View, names: Sequence[str], suits: SuitSystem) -> str:
        """The hint in a sentence. ``names`` are by seat; ``suits`` is the suit system of the pack."""

    def action(self, hint: object) -> Action:
        """The action that the hint advises, or the first of them."""

    def cards(self, hint: object) -> Sequence[Card]:
        """The cards of the hint, to be marked in the hand."""
