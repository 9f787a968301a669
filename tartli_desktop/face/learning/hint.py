"""Hints of a game: what its strongest level would do, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.text.card_names import SuitSystem


class Hints(Protocol):
    """Makes hints of what ``evaluate`` of the opponents says, and tells them.

    What a hint is made of is known to the game alone; ``view`` is always the one that it is about.
    """

    def hint_of(self, view: Any, values: Mapping[Any, Any]) -> Any:
        """A hint, from what each action is worth."""

    def sentence(self, hint: Any, view: Any, names: Any, suits: SuitSystem) -> str:
        """It in a sentence. ``names`` are by seat; ``suits`` says what the pack calls its cards."""

    def action(self, hint: Any) -> Any:
        """What is to be done first."""

    def cards(self, hint: Any) -> Sequence[Card]:
        """The cards that it is about, which are marked in the hand."""
