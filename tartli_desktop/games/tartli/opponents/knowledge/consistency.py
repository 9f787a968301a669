"""Checks that the parts of a view fit together, so that no level thinks about an impossible hand."""

from __future__ import annotations

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.tartli.rules.actions import Play
from tartli_desktop.games.tartli.rules.events import CardPlayed, Dealt
from tartli_desktop.games.tartli.rules.hand import LAST_DECLARING_TRICK, LAST_DRAWING_TRICK, LAST_TRICK
from tartli_desktop.games.tartli.rules.view import View


def check(view: View) -> None:
    """Raise ValueError, with the contradiction, if a view contradicts itself."""
    why = contradiction(view)
    if why:
        raise ValueError(f"the view contradicts itself: {why}")


def contradiction(view: View) -> str:
    """The contradiction in a view; empty if there is none (R3.3, R4, R12)."""
    if view.to_move is None:
        return ""
    if view.trick_number == 0:
        return "cards are held before the deal" if view.hand or view.opponent_cards else ""
    if not 1 <= view.trick_number <= LAST_TRICK:
        return f"there is no trick {view.trick_number}"
    if view.trump is None:
        return f"trick {view.trick_number} has no trumps"
    played = mask_of(card for _, card in view.trick)
    turned_first = view.turned
    for event in view.events:
        if isinstance(event, CardPlayed):
            played |= 1 << event.card
        elif isinstance(event, Dealt):
            turned_first = event.turned
    if turned_first is not None and turned_first.suit != view.trump:
        return "the turned card is no trump"
    lying = [*view.hand, *view.opponent_cards, *(() if view.turned is None else (view.turned,))]
    places = mask_of(lying)
    if places & played or places.bit_count() != len(lying):
        return "a card lies in two places"
    return _miscount(view)


def _miscount(view: View) -> str:
    """Which hand, or the talon, has the wrong number of cards for this trick; empty if none has."""
    drawn = min(view.trick_number - 1, LAST_DRAWING_TRICK)
    talon = 14 - 2 * drawn
    held = 9 - max(0, view.trick_number - LAST_DECLARING_TRICK)
    sizes = [held, held]
    for seat, _ in view.trick:
        sizes[seat] -= 1
    if len(view.hand) != sizes[view.seat] or view.opponent_hand_size != sizes[1 - view.seat]:
        return f"the hands do not fit trick {view.trick_number}"
    if view.talon_size != talon:
        return f"the talon does not fit trick {view.trick_number}"
    # From trick 8 on the other hand is known (R12).
    if len(view.opponent_cards) > view.opponent_hand_size or (
        not talon and len(view.opponent_cards) < view.opponent_hand_size
    ):
        return "the cards unseen do not fill the other hand and the talon"
    if any(isinstance(action, Play) and action.card not in view.hand for action in view.legal):
        return "a card may be played that is not held"
    return ""
