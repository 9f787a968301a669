"""The texts for screen readers on the parts of Tartli's table."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import View
from tartli_desktop.games.tartli.words import refusals
from tartli_desktop.text.card_names import SuitSystem, suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Tartli.Accessible")


class TartliNames:
    """See :class:`tartli_desktop.table.screen_reader.accessible.AccessibleNames`."""

    def trick(self, view: View, count: int) -> str:
        """The trick, with its number."""
        if not view.trick_number:
            return tr("No trick is being played")
        if not count:
            return fill(tr("Trick %1. No cards yet"), view.trick_number)
        return fill(tr("Trick %1. Cards: %2"), view.trick_number, count)

    def middle(self, view: View | None, count: int, suits: SuitSystem) -> str:
        """The talon with the turned card, and trumps."""
        named = fill(tr("Talon. Cards: %1"), count)
        if view is None or view.trump is None:
            return named
        trumps = fill(tr("Trumps are %1"), suit_name(view.trump, suits))
        return f"{named}. {trumps}"

    def in_middle(self, name: str) -> str:
        """The turned card."""
        return fill(tr("%1, turned up"), name)

    def taken(self, names: Sequence[str], viewer: int, cards: Sequence[int]) -> str:
        """The numbers of tricks both players have taken."""
        text = tr("Tricks won. You: %1, %3: %2")
        other = names[1 - viewer] or tr("your opponent")
        return fill(text, cards[viewer] // 2, cards[1 - viewer] // 2, other)

    def marks(self, view: View, card: Card) -> Sequence[str]:
        """Whether a card is a trump."""
        return (tr("trump"),) if card.suit is view.trump else ()

    def why_not(self, view: View, card: Card, suits: SuitSystem) -> str:
        """Why a card may not be played (R4.2)."""
        return refusals.why_dimmed(view, card, suits)


ACCESSIBLE_NAMES = TartliNames()
