"""Where each of the 32 cards is, as far as this player has seen it or can prove it (R12).

What is proved goes beyond what the view tells as known: a meld that was said aloud and not named can at times
consist of certain cards only, since all others are seen elsewhere (R5.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import and_

from msgspec import Struct

from tartli_desktop.cards.german import CARDS, Card, Rank, cards_of, mask_of
from tartli_desktop.games.tartli.rules import (
    CardPlayed,
    ContestAnswered,
    Declared,
    Exchanged,
    FourOfAKind,
    Meld,
    MeldsScored,
    RankNamed,
    TrickGathered,
    View,
    Word,
    loudness,
    melds_in,
    standing,
    words_for,
)


class CardLocations(Struct, frozen=True):
    """Each card is in one of these."""

    gone: tuple[Card, ...]
    """Played in this hand, those on the table included."""
    mine: tuple[Card, ...]
    theirs: tuple[Card, ...]
    """Proved to be in the other hand."""
    turned: tuple[Card, ...]
    """The card that lies face up at the talon, if one does."""
    hidden: tuple[Card, ...]
    """In the other hand or face down in the talon."""


def card_locations(view: View) -> CardLocations:
    """Where each card is, in the order of the codes."""
    gone = mask_of(card for _, card in view.played)
    mine = mask_of(view.hand)
    turned = 0 if view.turned is None else 1 << view.turned
    theirs = mask_of(view.opponent_cards)
    if view.trick_number:
        theirs |= _proved_by_words(view) & ~(gone | mine | turned)
    hidden = mask_of(CARDS) & ~(gone | mine | turned | theirs)
    return CardLocations(*map(cards_of, (gone, mine, theirs, turned, hidden)))


# Melds that were said aloud and not named


class _Said(Struct):
    """One declaration of the other player, and what the contest told of it (R6)."""

    words: tuple[Word, ...]
    led: bool
    """Whether the other led to that trick."""
    mine: tuple[Meld, ...] | None = None
    """What this player declared in the same trick."""
    top: Rank | None = None
    """The rank the other named."""
    higher: bool | None = None
    """Whether the second player had the better meld."""
    before: int = 0
    """The cards that had been played before it, by either."""
    named: bool = False


def _proved_by_words(view: View) -> int:
    """Cards that the other must have held, by what was said, and has not played; as a mask."""
    proved = 0
    for said in _declarations(view):
        if not said.named:
            proved |= _certain(view, said)
    # What was given away in an exchange lies face up, or came to somebody face up (R8.4, R4.3).
    return proved & ~mask_of(card for _, card in view.played)


def _declarations(view: View) -> Iterator[_Said]:
    """What the other declared in each trick of this hand."""
    said: _Said | None = None
    mine: tuple[Meld, ...] | None = None
    played, leader = 0, -1
    for event in view.events:
        match event:
            case Declared(seat, words, items):
                if leader < 0:
                    leader = seat
                if seat == view.seat:
                    mine = items
                    if said is not None:
                        said.mine = items
                else:
                    said = _Said(words, leader == seat, mine, before=played)
            case RankNamed(seat, rank) if said is not None and seat != view.seat:
                said.top = rank
            case ContestAnswered(_, higher) if said is not None:
                said.higher = higher
            case MeldsScored(seat) if said is not None and seat != view.seat:
                said.named = True
            case CardPlayed(seat, card):
                if leader < 0:
                    leader = seat
                played |= 1 << card
            case TrickGathered():
                if said is not None:
                    yield said
                said, mine, leader = None, None, -1
    if said is not None:
        yield said


def _certain(view: View, said: _Said) -> int:
    """The cards that lie in every meld that a declaration may have consisted of."""
    possible = melds_in(_may_have_held(view, said), view.variant)
    loudest = max(said.words, key=loudness)
    certain = 0
    for word in said.words:
        melds = [meld for meld in possible if words_for((meld,)) == (word,)]
        if word == loudest:
            melds = [meld for meld in melds if _fits_contest(view, said, meld)]
        certain |= _common(melds)
    return certain


def _common(melds: Iterable[Meld]) -> int:
    masks = [meld.mask for meld in melds]
    return reduce(and_, masks) if masks else 0


def _may_have_held(view: View, said: _Said) -> int:
    """Every card that the other can have held when it was said; rather too many than too few."""
    elsewhere = said.before | mask_of(view.hand)
    if view.turned is not None:
        elsewhere |= 1 << view.turned
    given = 0
    for event in view.events:
        match event:
            case CardPlayed(seat, card) if seat == view.seat:
                # Drawn later or not, it was never the other's.
                elsewhere |= 1 << card
            case Exchanged(seat, seven) if seat != view.seat:
                # But for this one, which was theirs until then (R8.1).
                given |= 1 << seven
    return mask_of(CARDS) & ~elsewhere | given


def _fits_contest(view: View, said: _Said, meld: Meld) -> bool:
    """Whether the best meld of a declaration can be this one, by what was said in the contest (R6.3)."""
    named = meld.rank if isinstance(meld, FourOfAKind) else meld.top
    if said.top not in (None, named):
        return False
    if said.higher is None or not said.mine or view.trump is None:
        return True
    mine = max(standing(item, view.trump, view.variant) for item in said.mine)
    theirs = standing(meld, view.trump, view.variant)
    other_wins = said.higher != said.led
    return theirs >= mine if other_wins else theirs <= mine
