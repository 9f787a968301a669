"""What to discard, and when to annul, by rules of thumb (T19.9)."""

from itertools import combinations

from tartli_desktop.cards.tarokk import SUITS, TAROKKS, Card, iterate
from tartli_desktop.games.tarokk.rules.actions import ANNUL, KEEP, Action, Discard, discard_of
from tartli_desktop.games.tarokk.rules.card_values import HIGH_HONOURS, KINGS, POINTS

from .situation import Situation

_XX = 1 << Card.XX


def discard(situation: Situation) -> Action:
    """The best discard."""
    return ranked(situation)[0]


def ranked(situation: Situation) -> list[Discard]:
    """The discards worth considering, the best first: suit cards, with tarokks only if these are too few."""
    view = situation.view
    count = len(view.talon)
    legal = [action for action in view.legal if isinstance(action, Discard)]
    allowed = 0
    for action in legal:
        allowed |= action.mask
    suits = allowed & ~TAROKKS
    if suits.bit_count() < count:
        # The lowest tarokks make up the number.
        tarokks = list(iterate(allowed & TAROKKS))
        for card in tarokks[-(count - suits.bit_count()) :]:
            suits |= 1 << card
    gives_points = not _is_partner(situation)
    choices = [sum(1 << card for card in cards) for cards in combinations(iterate(suits), count)]
    choices.sort(key=lambda mask: (-_worth(situation.hand & ~mask, mask, gives_points), mask))
    return [discard_of(mask) for mask in choices]


def _is_partner(situation: Situation) -> bool:
    """Whether the seat expects to become the partner: its discards then count for the other side (T6.4)."""
    view = situation.view
    if view.seat == view.declarer:
        return False
    promise = view.promise
    if promise is not None and promise[0] in ("cue", "yield") and promise[1] != view.declarer:
        return promise[1] == view.seat
    return bool(situation.hand & _XX)


def _worth(left: int, laid: int, gives_points: bool) -> float:
    """How good it is to keep some cards and discard others."""
    value = 0.0
    for card in iterate(laid):
        value += POINTS[card] if gives_points else -0.5 * POINTS[card]
        if card < Card.HK:
            value -= 4
    for suit in SUITS:
        cards = left & suit
        size = cards.bit_count()
        if not size:
            value += 2.0 if laid & suit else 1.0
        elif cards & KINGS and size == 1:
            value -= 1.0
        elif not cards & KINGS:
            value -= 0.5 * size
    return value


def annul(situation: Situation) -> Action:
    """Annul if allowed, except with four kings in a strong hand."""
    if ANNUL not in situation.view.legal:
        return KEEP
    hand = situation.hand
    strong_kings = hand & KINGS == KINGS and situation.tarokks >= 5 and hand & HIGH_HONOURS
    return KEEP if strong_kings else ANNUL
