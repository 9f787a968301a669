"""What speaks for a card beside another: true facts of the position, the most telling first."""

from __future__ import annotations

from tartli_desktop.engine import (
    BELA,
    LAST_DECLARING_TRICK,
    LAST_DRAWING_TRICK,
    LAST_TRICK,
    POINTS,
    STRENGTH,
    Card,
    Declare,
    Meld,
    Play,
    Rank,
    TrickGathered,
    View,
    beats,
    cards_of,
    mask_of,
    melds_in,
)

from .reasons import (
    DrawsTrump,
    KeepsBela,
    KeepsMeld,
    KeepsSweep,
    NoCardTakes,
    NothingBeats,
    OnlyCard,
    OnlyTrumpBeats,
    Reason,
    RisksNothing,
    SavesTrump,
    TakesLastTrick,
    TakesTrick,
)
from .whereabouts import whereabouts


def facts_for(view: View, card: Card, other: Card | None) -> list[Reason]:
    """The facts for a card, the most telling first."""
    if other is None:
        return [OnlyCard()]
    assert view.trump is not None
    found: list[Reason] = []
    wins = False
    if view.table:
        led = view.table[0][1]
        wins = beats(view.trump, led, card)
        points = POINTS[view.trump][led] + POINTS[view.trump][card]
        if wins:
            found.append(TakesTrick(points))
        elif _is_cheapest_loss(view, led, card):
            found.append(NoCardTakes(points))
    else:
        wins = not _beaters(view, card)
        safety = _safety(view, card)
        if safety is not None:
            found.append(safety)
        if _draws_trump(view, card):
            found.append(DrawsTrump())
    if wins and view.trick == LAST_TRICK:
        found.insert(0, TakesLastTrick())
    if wins and _sweeps(view):
        found.insert(0, KeepsSweep())
    found += _kept(view, card, other)
    if not view.table and not wins and not POINTS[view.trump][card]:
        found.append(RisksNothing())
    return found


def _replies(view: View, card: Card) -> int:
    """The cards with which the other may answer a lead, as far as this player knows; a mask."""
    places = whereabouts(view)
    theirs = mask_of((*places.theirs, *places.hidden))
    if view.trick <= LAST_DRAWING_TRICK or view.trump is None:
        return theirs
    suit, trumps = 0xFF << 8 * card.suit, 0xFF << 8 * view.trump
    return theirs & suit or theirs & trumps or theirs


def _beaters(view: View, card: Card) -> tuple[Card, ...]:
    """The replies that would take the trick from a card that is led."""
    trump = view.trump
    assert trump is not None
    return tuple(reply for reply in cards_of(_replies(view, card)) if beats(trump, card, reply))


def _safety(view: View, card: Card) -> Reason | None:
    """That nothing beats a card that is led, or only a trump, and where the higher ones of its suit are."""
    trump = view.trump
    assert trump is not None
    strength, places = STRENGTH[trump], whereabouts(view)
    above = [
        each
        for each in sorted(cards_of(0xFF << 8 * card.suit), key=lambda one: -strength[one])
        if strength[each] > strength[card]
    ]
    gone = tuple(each for each in above if each in places.gone)
    held = tuple(each for each in above if each in places.mine)
    beaters = _beaters(view, card)
    if not beaters:
        return NothingBeats(gone, held)
    if card.suit is not trump and all(each.suit is trump for each in beaters):
        return OnlyTrumpBeats(gone, held)
    return None


def _draws_trump(view: View, card: Card) -> bool:
    """Whether the other must play a trump to it; certain only where its hand is known."""
    if card.suit is not view.trump or view.trick <= LAST_DRAWING_TRICK:
        return False
    return bool(mask_of(view.opponent_cards) & 0xFF << 8 * card.suit)


def _is_cheapest_loss(view: View, led: Card, card: Card) -> bool:
    """Whether no card that may be played takes the trick, and none is worth less than this."""
    trump = view.trump
    assert trump is not None
    cards = [action.card for action in view.legal if isinstance(action, Play)]
    if any(beats(trump, led, each) for each in cards):
        return False
    return POINTS[trump][card] == min(POINTS[trump][each] for each in cards)


def _sweeps(view: View) -> bool:
    """Whether this player has won every trick from the 8th on, one at least (R9.4)."""
    winners = {
        event.seat
        for event in view.events
        if isinstance(event, TrickGathered) and event.number > LAST_DRAWING_TRICK
    }
    return view.variant.stichmatsch and winners == {view.seat}


def _kept(view: View, card: Card, other: Card) -> list[Reason]:
    """What the other card would break or cost, and this one does not."""
    found: list[Reason] = []
    trump = view.trump
    assert trump is not None
    bela = {Card.of(trump, Rank.KING), Card.of(trump, Rank.OVER)}
    if BELA in view.legal and other in bela and card not in bela:
        found.append(KeepsBela())
    if view.trick < LAST_DECLARING_TRICK:
        broken = [
            meld
            for meld in melds_in(mask_of(view.hand), view.variant)
            if other in meld.cards and card not in meld.cards and _may_score(view, meld)
        ]
        if broken:
            found.append(KeepsMeld(max(broken, key=lambda meld: (meld.points, len(meld.cards)))))
    if other.suit is trump and card.suit is not trump:
        found.append(SavesTrump())
    return found


def _may_score(view: View, meld: Meld) -> bool:
    """Whether a meld in hand is one of those that may be declared at this moment."""
    return any(isinstance(action, Declare) and meld in action.items for action in view.legal)
