"""Which cards are dimmed: from trick 8 on those that may not be played (R4.2), if the player wants it.

In tricks 1 to 7 every card may be played, so none is dimmed.
"""

from __future__ import annotations

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.rules import LAST_DRAWING_TRICK, Play, View
from tartli_desktop.settings.settings import Settings


def bright_cards(view: View, settings: Settings) -> set[Card] | None:
    """The cards that are not dimmed; None if no card is dimmed."""
    if view.trick_number <= LAST_DRAWING_TRICK or not settings.show_legal:
        return None
    # None if it is not this seat's turn to play.
    return {action.card for action in view.legal if isinstance(action, Play)} or None
