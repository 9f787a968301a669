"""Where each of the 32 cards is, as far as this player has seen or can prove (R12).

The proof goes beyond the cards that the view gives as known: a meld said aloud but never named may have to
contain certain cards because all others have been seen elsewhere (R5.3).
"""

from __future__ import annotations

from functools import reduce
from operator import and_

from msgspec import Struct

from tartli_desktop.cards.german import CARDS, Card, Rank, cards_of, mask_of
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import FourOfAKind, Meld, View, Word, loudness, melds_in, standing, words_for
from tartli_desktop.games.tartli.opponents.knowledge.event_reader import EventReader


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


# Melds said aloud but not named


class _Said(Struct):
    """One declaration of the opponent, and what the contest said about it (R6)."""

    words: tuple[Word, ...]
    led: bool
    """Whether the opponent led to that trick."""
    mine: tuple[Meld, ...] | None = None
    """What this player declared in the same trick."""
    top: Rank | None = None
    """The rank that the opponent named."""
    higher: bool | None = None
    """Whether the second player had the better meld."""
    before: int = 0
    """The cards that either player had played before it."""
    named: bool = False


class _DeclarationReader(EventReader):
    """Also keeps the opponent's declaration in each trick and the cards it cannot have contained."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.declarations: list[_Said] = []
        self.never_theirs = mask_of(view.hand)
        """The cards that this player has held at any time."""
        self.given = 0
        """The trump VII, if the opponent held it and exchanged it (R8.1)."""
        self._leader: int | None = None
        self._said: _Said | None = None
        """What the opponent declared in this trick."""

    def card_played(self, event: tartli.CardPlayed) -> None:
        super().card_played(event)
        self._lead(event.seat)
        if event.seat == self.seat:
            self.never_theirs |= 1 << event.card

    def trick_gathered(self, event: tartli.TrickGathered) -> None:
        super().trick_gathered(event)
        self._said = self._leader = None

    def declared(self, event: tartli.Declared) -> None:
        super().declared(event)
        self._lead(event.seat)
        if event.seat != self.seat:
            self._said = _Said(event.words, self._leader == event.seat, self.my_melds, before=self.played)
            self.declarations.append(self._said)
        elif self._said is not None:
            self._said.mine = event.items

    def rank_named(self, event: tartli.RankNamed) -> None:
        if self._said is not None and event.seat != self.seat:
            self._said.top = event.rank

    def contest_answered(self, event: tartli.ContestAnswered) -> None:
        super().contest_answered(event)
        if self._said is not None:
            self._said.higher = event.higher

    def melds_scored(self, event: tartli.MeldsScored) -> None:
        if self._said is not None and event.seat != self.seat:
            self._said.named = True

    def exchanged(self, event: tartli.Exchanged) -> None:
        if event.seat != self.seat:
            self.given |= 1 << event.seven

    def _lead(self, seat: int) -> None:
        """Note the leader of the trick: the first seat to declare or play in it."""
        if self._leader is None:
            self._leader = seat


def _proved_by_words(view: View) -> int:
    """A mask of the cards that the opponent, by what was said, must have held and has not played."""
    events = _DeclarationReader(view)
    events.read(view)
    proved = 0
    for said in events.declarations:
        if not said.named:
            proved |= _certain(view, said, _may_have_held(view, said, events))
    # A card given away in an exchange lies face up or was drawn face up (R8.4, R4.3).
    return proved & ~events.played


def _certain(view: View, said: _Said, held: int) -> int:
    """The cards common to all melds that the declaration may have been, if made from the cards ``held``."""
    possible = melds_in(held, view.variant)
    loudest = max(said.words, key=loudness)
    certain = 0
    for word in said.words:
        melds = [meld for meld in possible if words_for((meld,)) == (word,)]
        if word == loudest:
            melds = [meld for meld in melds if _fits_contest(view, said, meld)]
        certain |= reduce(and_, (meld.mask for meld in melds)) if melds else 0
    return certain


def _may_have_held(view: View, said: _Said, events: _DeclarationReader) -> int:
    """Every card that the opponent may have held at the declaration: a superset, to be safe."""
    elsewhere = said.before | events.never_theirs
    if view.turned is not None:
        elsewhere |= 1 << view.turned
    return mask_of(CARDS) & ~elsewhere | events.given


def _fits_contest(view: View, said: _Said, meld: Meld) -> bool:
    """Whether ``meld`` can be the declaration's best, by what was said in the contest (R6.3)."""
    named = meld.rank if isinstance(meld, FourOfAKind) else meld.top
    if said.top not in (None, named):
        return False
    if said.higher is None or not said.mine or view.trump is None:
        return True
    mine = max(standing(item, view.trump, view.variant) for item in said.mine)
    theirs = standing(meld, view.trump, view.variant)
    other_wins = said.higher != said.led
    return theirs >= mine if other_wins else theirs <= mine
