"""The cards that actions are about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def cards_of(action: Any, *kinds: type) -> tuple[Any, ...]:
    """The card that an action plays, or the cards that it discards; () if it is not of these kinds."""
    if not isinstance(action, kinds):
        return ()
    chosen: Any = action
    return getattr(chosen, "cards", None) or (chosen.card,)


def chosen_from(actions: Iterable[Any], *kinds: type) -> set[Any] | None:
    """The cards of actions of these kinds, which are not dimmed; None if there are none, to dim none."""
    return {card for action in actions for card in cards_of(action, *kinds)} or None
