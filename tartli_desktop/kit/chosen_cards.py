"""The cards that actions are about."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from tartli_desktop.cards.any_pack import Card

C = TypeVar("C", bound=Card)
C_co = TypeVar("C_co", bound=Card, covariant=True)


class OfOne(Protocol[C_co]):
    """An action with one card."""

    @property
    def card(self) -> C_co:
        """The card that is played."""


class OfSeveral(Protocol[C_co]):
    """An action with several cards."""

    @property
    def cards(self) -> tuple[C_co, ...]:
        """The cards that are laid aside."""


def cards_of(action: object, play: type[OfOne[C]], discard: type[OfSeveral[C]]) -> tuple[C, ...]:
    """The card that an action plays, or the cards that it discards; () if it is not of these kinds."""
    if isinstance(action, play):
        return (action.card,)
    return action.cards if isinstance(action, discard) else ()


def chosen_from(
    actions: Iterable[object], play: type[OfOne[C]], discard: type[OfSeveral[C]]
) -> set[C] | None:
    """The cards of actions of these kinds, which are not dimmed; None if there are none, to dim none."""
    return {card for action in actions for card in cards_of(action, play, discard)} or None
