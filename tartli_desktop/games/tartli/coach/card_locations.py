"""Where each of the 32 cards is, as far as this player has seen or can prove (R12).

The proof goes beyond the cards that the view gives as known: a meld said aloud but never named may have to
contain certain cards because all others have been seen elsewhere (R5.3).
"""

from functools import reduce
from operator import and_

from msgspec import Struct

from tartli_desktop.cards.german import CARDS, Card, Rank, cards_of, mask_of
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import FourOfAKind, Meld, View, loudness, melds_in, standing, words_for
from tartli_desktop.games.tartli.opponents.knowledge.event_reader import EventReader, Heard
from tartli_desktop.games.tartli.rules.cards import playable
from tartli_desktop.games.tartli.rules.hand import LAST_DRAWING_TRICK


class CardLocations(Struct, frozen=True):
    """Every card, sorted by where it is."""

    gone: tuple[Card, ...]
    """Played in this hand, including cards on the table."""
    mine: tuple[Card, ...]
    theirs: tuple[Card, ...]
    """Proved to be in the other hand."""
    turned: tuple[Card, ...]
    """The card that lies face up at the talon, if one does."""
    hidden: tuple[Card, ...]
    """In the other hand or face down in the talon."""


def card_locations(view: View) -> CardLocations:
    """Sort the cards by where they are, each group in the order of the codes."""
    gone = mask_of(card for _, card in view.played)
    mine = mask_of(view.hand)
    turned = 0 if view.turned is None else 1 << view.turned
    theirs = mask_of(view.opponent_cards)
    if view.trick_number:
        theirs |= _proved_by_words(view) & ~(gone | mine | turned)
    hidden = mask_of(CARDS) & ~(gone | mine | turned | theirs)
    return CardLocations(*map(cards_of, (gone, mine, theirs, turned, hidden)))


def possible_replies(view: View, card: Card) -> tuple[Card, ...]:
    """The cards with which the opponent may answer a lead, as far as this player knows."""
    assert view.trump is not None
    places = card_locations(view)
    theirs = mask_of((*places.theirs, *places.hidden))
    if view.trick_number <= LAST_DRAWING_TRICK:
        seven = 1 << Card.of(view.trump, Rank.SEVEN)
        if view.turned is not None and view.variant.exchange == "any_time" and theirs & seven:
            # R8.2: the opponent may exchange before the reply.
            theirs |= 1 << view.turned
        return cards_of(theirs)
    return cards_of(playable(theirs, card, view.trump))


# Melds said aloud but not named


def _proved_by_words(view: View) -> int:
    """A mask of the cards that the opponent, by what was said, must have held and has not played."""
    events = EventReader(view)
    events.read(view)
    proved = 0
    for heard in events.all_heard:
        if not heard.named:
            proved |= _certain(view, heard, _may_have_held(view, heard))
    # A card given away in an exchange lies face up or was drawn face up (R8.4, R4.3).
    return proved & ~events.played


def _certain(view: View, heard: Heard, held: int) -> int:
    """The cards common to all melds that the declaration may have been, if made from the cards ``held``."""
    possible = melds_in(held, view.variant)
    loudest = max(heard.words, key=loudness)
    certain = 0
    for word in heard.words:
        melds = [meld for meld in possible if words_for((meld,)) == (word,)]
        if word == loudest:
            melds = [meld for meld in melds if _fits_contest(view, heard, meld)]
        certain |= reduce(and_, (meld.mask for meld in melds)) if melds else 0
    return certain


def _may_have_held(view: View, heard: Heard) -> int:
    """Every card that the opponent may have held at the declaration: a superset, to be safe."""
    mine = mask_of((*view.hand, *(card for seat, card in view.played if seat == view.seat)))
    turned = 0 if view.turned is None else 1 << view.turned
    # The trump VII, if the opponent held it and exchanged it (R8.1).
    exchanges = (event for event in view.events if isinstance(event, tartli.Exchanged))
    given = mask_of(event.seven for event in exchanges if event.seat != view.seat)
    return mask_of(CARDS) & ~(heard.before | mine | turned) | given


def _fits_contest(view: View, heard: Heard, meld: Meld) -> bool:
    """Whether ``meld`` can be the declaration's best, by what was said in the contest (R6.3)."""
    named = meld.rank if isinstance(meld, FourOfAKind) else meld.top
    if heard.top not in (None, named):
        return False
    if heard.higher is None or not heard.mine or view.trump is None:
        return True
    mine = max(standing(item, view.trump, view.variant) for item in heard.mine)
    theirs = standing(meld, view.trump, view.variant)
    other_wins = heard.higher != heard.led
    return theirs >= mine if other_wins else theirs <= mine
