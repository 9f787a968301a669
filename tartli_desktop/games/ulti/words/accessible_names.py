"""What a screen reader is told about the parts of Ulti's table."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.cards.german import Card, mask_of
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP, broken_by, winning_card
from tartli_desktop.games.ulti.rules.view import View
from tartli_desktop.kit.prompts import trick_text
from tartli_desktop.table.screen_reader.accessible import AccessibleNamesOf
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from .refusals import why_no_card
from .terms import trump_name

tr = Context("Ulti.Accessible")


class UltiNames(AccessibleNamesOf[View, Card]):
    """See :class:`tartli_desktop.table.screen_reader.accessible.AccessibleNames`."""

    def trick(self, view: View, count: int) -> str:
        """The trick, with its number."""
        if view.contract is None:
            return tr("No trick is being played")
        # A full trick lies on the table until it is gathered.
        number = min(len(view.tricks) + (count < 3), 10)
        return trick_text(number, count)

    def middle(self, view: View | None, count: int, suits: SuitSystem) -> str:
        """The talon, and trumps."""
        named = fill(tr("Talon. Cards: %1"), count)
        if view is None or view.trump is None:
            return named
        trumps = fill(tr("Trumps are %1"), trump_name(view.trump, suits))
        return f"{named}. {trumps}"

    def taken(self, names: Sequence[str], viewer: int, cards: Sequence[int]) -> str:
        """The tricks of each seat."""
        text = tr("Tricks won. %1")
        told = (f"{name}: {taken // 3}" for name, taken in zip(names, cards, strict=True))
        return fill(text, ", ".join(told))

    def marks(self, view: View, card: Card) -> Sequence[str]:
        """Whether a card is a trump."""
        return (tr("trump"),) if view.trump == str(card.suit) else ()

    def why_not(self, view: View, card: Card, suits: SuitSystem) -> str:
        """Why a card may not be played, by the rule that it breaks (U9)."""
        return why_no_card(view, card, rule_against(view, card), suits)


def rule_against(view: View, card: Card) -> str:
    """The rule that a card of the hand would break; empty if it is only not the player's turn."""
    if view.to_move != view.seat or view.phase != "play":
        return ""
    if view.trick:
        trump = NO_TRUMP if view.trump is None else "ALHB".index(view.trump)
        winning = winning_card(view.trick, trump)
        broken = broken_by(card, mask_of(view.hand), trump, view.trick[0], winning)
        if broken is not None:
            return broken.rule
    return "U9.6"
