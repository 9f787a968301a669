"""What a player knows about where the cards are, from a view alone (U16).

Cards are by rank here. A place is a seat, 0 to 2, or :data:`TALON`.
"""

from tartli_desktop.cards.german import Card, mask_of
from tartli_desktop.games.ulti.rules.cards import ALL_CARDS, BEATEN_BY, NO_TRUMP, SUITS
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS, Contract
from tartli_desktop.games.ulti.rules.view import View

TALON = 3
"""The place of the discarded cards; in the first round of two, also of the cards not yet dealt."""


class Knowledge:
    """Where each card may be.

    Attributes:
        me: the player's seat.
        hand: the player's cards.
        gone: the cards that have been played, those on the table included.
        room: how many cards that are not gone each place holds, the talon included.
        places: for each card, a bit for each place where it may be; 0 for a card that is gone.
        contract, soloist, trump: None, -1 and None before they are known.
        bids: the last bid of each other seat that bid with ten cards, with the seat.
    """

    __slots__ = ("bids", "contract", "gone", "hand", "me", "places", "room", "soloist", "trump", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.seat
        self.hand = mask_of(view.hand)
        self.contract: Contract | None = None if view.contract is None else CONTRACTS[view.contract]
        self.soloist = -1 if view.soloist is None else view.soloist
        self.trump: int | None = _trump(view, self.contract)
        self.bids = [(seat, bid) for seat, bid in _bids(view).items() if seat != self.me]
        self.gone = mask_of(view.trick)
        for _, cards, _ in view.tricks:
            self.gone |= mask_of(cards)
        talon = 32 - self.gone.bit_count() - sum(view.sizes)
        self.room = (*view.sizes, talon)
        self.places = self._from_auction()
        self._from_open_hands()
        if self.trump is not None:
            self._from_tricks(self.trump)
        for card in range(32):
            if self.gone >> card & 1:
                self.places[card] = 0
            elif self.hand >> card & 1:
                self.places[card] = 1 << self.me
            else:
                self.places[card] &= ~(1 << self.me)

    @property
    def unseen(self) -> int:
        """The cards that are neither in the player's hand nor played."""
        return ALL_CARDS & ~self.hand & ~self.gone

    @property
    def is_complete(self) -> bool:
        """Whether the place of every card is known."""
        return all(place.bit_count() < 2 for place in self.places)

    @property
    def talon(self) -> int:
        """The cards known to be discarded."""
        return sum(1 << card for card in range(32) if self.places[card] == 1 << TALON)

    def _from_auction(self) -> list[int]:
        """The places that the takes and lays leave possible (U4.7, U16.2)."""
        view, me = self.view, self.me
        mine, others = 1 << me, 0b0111 & ~(1 << me)
        lays = [mask_of(pair) for pair, _ in view.lays]
        takes = [mask_of(pair) for pair in view.takes]
        dealt = self._dealt(lays, takes)
        places = [mine if dealt >> card & 1 else others for card in range(32)]
        for seat, card in view.given.held:
            places[card] = 1 << seat
        if sum(view.sizes) + self.gone.bit_count() < 30:
            # The first round of two: most cards are still to be dealt.
            return [each if each.bit_count() == 1 else each | 1 << TALON for each in places]
        own_lays, own_takes = iter(lays), iter(takes)
        known_lays = iter(view.given.laid)
        for seat, said in view.auction:
            if said == "lay":
                _, known = next(known_lays, (seat, ()))
                cards = next(own_lays) if seat == me else mask_of(known)
                if cards:
                    places = [1 << TALON if cards >> card & 1 else each for card, each in enumerate(places)]
                else:
                    places = [each | 1 << TALON if each >> seat & 1 else each for each in places]
            elif said == "take":
                if seat == me:
                    cards = next(own_takes)
                    places = [
                        mine if cards >> card & 1 else each & ~(1 << TALON)
                        for card, each in enumerate(places)
                    ]
                else:
                    places = [
                        each & ~(1 << TALON) | 1 << seat if each >> TALON & 1 else each for each in places
                    ]
        return places

    def _dealt(self, lays: list[int], takes: list[int]) -> int:
        """The cards dealt to the player: undo the play and the auction, from the last action back."""
        view, me = self.view, self.me
        owned = self.hand
        for leader, trick, _ in view.tricks:
            owned |= 1 << trick[(me - leader) % 3]
        for place, card in enumerate(view.trick):
            if ((view.leader or 0) + place) % 3 == me:
                owned |= 1 << card
        own_lays, own_takes = iter(reversed(lays)), iter(reversed(takes))
        for seat, said in reversed(view.auction):
            if seat == me and said == "lay":
                owned |= next(own_lays)
            elif seat == me and said == "take":
                owned &= ~next(own_takes)
        return owned

    def _from_open_hands(self) -> None:
        for seat, cards in enumerate(self.view.open_hands):
            if cards is None or seat == self.me:
                continue
            mask = mask_of(cards)
            for card in range(32):
                if mask >> card & 1:
                    self.places[card] = 1 << seat
                else:
                    self.places[card] &= ~(1 << seat)

    def _from_tricks(self, trump: int) -> None:
        """Rule out the cards of players who did not follow, trump or head (U9)."""
        view = self.view
        tricks: list[tuple[int, tuple[Card, ...]]] = [(leader, cards) for leader, cards, _ in view.tricks]
        if view.trick and view.leader is not None:
            tricks.append((view.leader, view.trick))
        for leader, cards in tricks:
            led = winning = cards[0]
            for place, card in enumerate(cards[1:], 1):
                seat = (leader + place) % 3
                lacks = 0
                demanded = led >> 3
                if card >> 3 != led >> 3:
                    lacks |= SUITS[led >> 3]
                    demanded = trump
                    if card >> 3 != trump:
                        lacks |= SUITS[trump]
                if BEATEN_BY[trump][winning] >> card & 1:
                    winning = card
                else:
                    lacks |= BEATEN_BY[trump][winning] & SUITS[demanded]
                for other in range(32):
                    if lacks >> other & 1:
                        self.places[other] &= ~(1 << seat)

    def lacks(self) -> list[int]:
        """The cards that each seat, the player's own included, is known not to hold."""
        return [
            sum(1 << card for card in range(32) if not self.places[card] >> seat & 1) for seat in range(3)
        ]


def _trump(view: View, contract: Contract | None) -> int | None:
    if contract is None:
        return None
    if contract.kind == "plain":
        return NO_TRUMP
    return None if view.trump is None else "ALHB".index(view.trump)


def _bids(view: View) -> dict[int, Contract]:
    """The last bid that each seat said or kept with ten cards, having laid two (U4.2, U4.9)."""
    said: dict[int, Contract] = {}
    found: dict[int, Contract] = {}
    before = ""
    for seat, text in view.auction:
        if text.startswith("bid "):
            said[seat] = CONTRACTS[text.removeprefix("bid ")]
        if before == "lay":
            found[seat] = said[seat]
        before = text
    return found
