"""Which card to play, by rules of thumb (T19.10 to T19.12): quick, with masks and numbers only.

The same rules serve a player, who knows one hand and which cards are unseen, and the playouts of the search,
in which all cards of a sampled deal are known.
"""

from tartli_desktop.cards.tarokk import SUITS, TAROKK_COUNT, TAROKKS, Card
from tartli_desktop.games.tarokk.rules.card_values import FOLLOWING, KINGS, POINTS

SKIZ, XXI, PAGAT = 1 << Card.SKIZ, 1 << Card.XXI, 1 << Card.I
_PRECIOUS = SKIZ | XXI | PAGAT

_RANKS = [KINGS << step for step in range(5)]
"""The kings, queens, riders, jacks and low cards."""

CHEAP = 4
"""A trick worth less than this is not fought for with a high tarokk."""

FEW = 2
"""A friend's card is trusted to win if no more cards than this can beat it."""


def lowest(mask: int) -> int:
    """The lowest card of a set of tarokks, or of one suit: its highest bit."""
    return mask.bit_length() - 1


def highest(mask: int) -> int:
    """The highest card of a set of tarokks, or of one suit: its lowest bit."""
    return (mask & -mask).bit_length() - 1


def stronger(best: int, led: int) -> int:
    """The cards that would win over the best card of a trick so far."""
    above = (1 << best) - 1
    return TAROKKS & above if best < TAROKK_COUNT else (FOLLOWING[led] & above) | TAROKKS


def lead(hand: int, legal: int, unseen_foes: int, draws: bool) -> int:
    """The card to lead.

    Args:
        hand: the player's cards.
        legal: the cards that may be led.
        unseen_foes: the cards that foes hold, or may hold.
        draws: whether the player's side wants to draw tarokks, as for pagátultimó.
    """
    tarokks = legal & TAROKKS
    plain = tarokks & ~_PRECIOUS
    suits = legal & ~TAROKKS
    count = (hand & TAROKKS).bit_count()
    if tarokks & PAGAT and not draws and hand.bit_count() <= 3 and unseen_foes & TAROKKS:
        # Kept, the pagát would lose the last trick and a silent pagátultimó with it.
        return Card.I
    if tarokks & XXI and not unseen_foes & SKIZ and count >= 4 and unseen_foes & TAROKKS:
        return Card.XXI
    # With six tarokks a lone king waits for a friend's trick.
    if plain and (draws or not suits or (count > 5 and not suits & ~KINGS)):
        top = highest(plain)
        others = unseen_foes & TAROKKS
        if others and not others & ((1 << top) - 1) and count >= 3:
            return top
        return lowest(plain)
    if suits:
        return _suit_lead(suits)
    return lowest(tarokks & ~SKIZ & ~XXI or tarokks & ~XXI or tarokks)


def _suit_lead(suits: int) -> int:
    """A low card of a short suit, of three or more if with its king; else a king."""
    found, least = highest(suits & KINGS), 99.0
    for suit in SUITS:
        cards = suits & suit
        size = cards.bit_count()
        if size > 2 or (size and not cards & KINGS):
            low = lowest(cards)
            price = size + 0.5 * POINTS[low]
            if price < least:
                found, least = low, price
    return found


def follow(
    legal: int,
    led: int,
    best: int,
    worth: int,
    friend_wins: bool,
    others: int,
    foe_after: bool,
    catches: bool,
    two_left: bool,
) -> int:
    """The card to play to a trick.

    Args:
        legal: the cards that may be played.
        led: the card led.
        best: the card that wins so far.
        worth: the points on the table.
        friend_wins: whether the player's side played that card.
        others: the cards that foes hold, or may hold.
        foe_after: whether a foe still plays to this trick.
        catches: whether a foe's XXI lies on the table.
        two_left: whether the player has two cards left.
    """
    if legal & (legal - 1) == 0:
        return lowest(legal)
    if catches and legal & SKIZ:
        return Card.SKIZ
    foes_after = others if foe_after else 0
    if foes_after & SKIZ or best == 0:
        # SKIZ would catch the XXI, or overtake it for nothing if it is a friend's.
        legal = legal & ~XXI or legal
    elif legal & XXI and others & SKIZ:
        # The XXI is safe in this trick and may be caught later.
        return Card.XXI
    if legal & PAGAT and two_left and others & TAROKKS:
        # Kept, it would be beaten in the last trick.
        return Card.I
    if others & XXI:
        # SKIZ waits for it.
        legal = legal & ~SKIZ or legal
    if legal & (legal - 1) == 0:
        return lowest(legal)
    over = stronger(best, led)
    beating = legal & over
    if friend_wins and (foes_after & over).bit_count() <= FEW:
        return _give(legal, over)
    if beating:
        card = _lowest_sure(beating, led, foes_after)
        if card is not None:
            # To draw the foes' tarokks with a friend's cheap trick is worth all but SKIZ and the XXI.
            high = Card.XX if friend_wins else Card.XVI
            if card >= high or worth >= CHEAP or not foes_after:
                return card
        elif not friend_wins or (worth >= 5 and led != Card.I):
            plain = beating & TAROKKS & ~_PRECIOUS
            if plain:
                # A king that is ruffed, or a pagát that is led, is fought for (T19.12).
                return highest(plain) if worth > 5 or (worth == 5 and led >= Card.I) else lowest(plain)
    return duck(legal, over)


def _lowest_sure(beating: int, led: int, foes_after: int) -> int | None:
    """The highest card of the suit, or the lowest tarokk, that wins whatever foes play after it, or None."""
    suits = beating & ~TAROKKS
    if suits:
        top = highest(suits)
        return None if foes_after & stronger(top, led) else top
    candidates = beating
    while candidates:
        card = lowest(candidates)
        if not foes_after & TAROKKS & ((1 << card) - 1):
            return card
        candidates ^= 1 << card
    return None


def _give(legal: int, over: int) -> int:
    """The most valuable card that leaves the trick with the friend who wins it."""
    under = legal & ~over or legal
    if under & PAGAT:
        return Card.I
    for rank in _RANKS:
        if under & rank:
            return highest(under & rank)
    return lowest(under & ~XXI & ~SKIZ or under)


def duck(legal: int, over: int) -> int:
    """The least valuable card, for a trick that is lost: no honour where another tarokk may go."""
    under = legal & ~over or legal
    for rank in reversed(_RANKS):
        if under & rank:
            return highest(under & rank)
    return lowest(under & ~_PRECIOUS or legal & ~_PRECIOUS or under & ~XXI & ~SKIZ or under & ~SKIZ or under)
