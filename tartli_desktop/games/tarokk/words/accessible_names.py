"""What a screen reader is told about the parts of the table of Hungarian Tarokk."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.cards.tarokk import Card, mask_of
from tartli_desktop.games.tarokk import HONOURS, View
from tartli_desktop.games.tarokk.rules.tricks import play_refusal
from tartli_desktop.kit.prompts import trick_text
from tartli_desktop.table.screen_reader.accessible import AccessibleNamesOf
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from .refusals import why_no_card, why_not_discarded
from .terms import tarokk_name

tr = Context("Tarokk.Accessible")


class TarokkNames(AccessibleNamesOf[View, Card]):
    """See :class:`tartli_desktop.table.screen_reader.accessible.AccessibleNames`."""

    def trick(self, view: View, count: int) -> str:
        """The trick, with its number."""
        if view.phase != "play" and not count:
            return tr("No trick is being played")
        # A full trick lies on the table until it is gathered.
        number = min(len(view.winners) + (count < 4), 9)
        return trick_text(number, count)

    def middle(self, view: View | None, count: int, suits: SuitSystem) -> str:
        """The talon, and what was called."""
        named = fill(tr("Talon. Cards: %1"), count)
        if view is None or view.called is None:
            return named
        called = fill(tr("Called: %1"), tarokk_name(view.called))
        return f"{named}. {called}"

    def taken(self, names: Sequence[str], viewer: int, cards: Sequence[int]) -> str:
        """The tricks of each seat."""
        told = (f"{name}: {taken // 4}" for name, taken in zip(names, cards, strict=True))
        return fill(tr("Tricks won. %1"), ", ".join(told))

    def marks(self, view: View, card: Card) -> Sequence[str]:
        """Whether a card is an honour, the called tarokk, or one that a bid has promised."""
        marks = []
        if HONOURS >> card & 1:
            marks.append(tr("honour"))
        if card == view.called:
            marks.append(tr("called"))
        promise = view.promise
        if promise is not None and promise[0] in ("cue", "yield") and promise[1:] == (view.seat, card):
            marks.append(tr("promised"))
        return tuple(marks)

    def why_not(self, view: View, card: Card, suits: SuitSystem) -> str:
        """Why a card may not be discarded (T6.5), or played, by the rule that it breaks (T11)."""
        if view.phase == "discard" and view.to_move == view.seat:
            return why_not_discarded(view, card)
        return why_no_card(view, card, rule_against(view, card))


def rule_against(view: View, card: Card) -> str:
    """The rule that a card of the hand would break; empty if it is only not the player's turn."""
    if view.to_move != view.seat or view.phase != "play":
        return ""
    led = view.trick[0][1] if view.trick else None
    keeps = any((kind, side) == ("ultimo", view.side) for kind, side, _ in view.items)
    refusal = play_refusal(mask_of(view.hand), led, keeps, card)
    return "" if refusal is None else refusal.rule
