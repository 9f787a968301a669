"""Why an action is advised, as far as the player can see for certain (U6 to U9, U13)."""

from __future__ import annotations

from enum import Enum, unique
from functools import partial

from tartli_desktop.cards.german import Card, Suit, mask_of
from tartli_desktop.games import ulti
from tartli_desktop.games.ulti import CONTRACTS, View
from tartli_desktop.games.ulti.opponents.claiming import is_rest_certain
from tartli_desktop.games.ulti.opponents.search.knowledge import Knowledge
from tartli_desktop.games.ulti.rules.actions import AGREE, CLAIM, PASS, Action
from tartli_desktop.games.ulti.rules.cards import (
    ACES,
    BEATEN_BY,
    NO_TRUMP,
    PAIRS,
    POINT_CARDS,
    SEVENS,
    SUITS,
    playable,
    winning_card,
)
from tartli_desktop.to_translate import to_translate

said = partial(to_translate, "Ulti.Hints")

_COUNTING = ("simple", "40-100", "20-100")
"""The parts that points decide (U6, U7)."""


@unique
class Reason(Enum):
    """What speaks for an action, in a sentence that is yet to be translated."""

    ONLY_CARD = said("It is the only card you may play.")
    FEEDS_THE_OWN_SIDE = said("The trick is yours: an Ace or a Ten in it counts 10 points for you.")
    GIVES_THEM_NOTHING = said("The trick is theirs: give them no Ace and no Ten.")
    CANNOT_BE_BEATEN = said("Nobody can beat it.")
    ONLY_TRUMPS_BEAT_IT = said("Only a trump can beat it.")
    DRAWS_TRUMPS = said("It draws the defenders’ trumps.")
    SOLOIST_IS_VOID = said("The soloist has none of that suit and has to trump, if possible.")
    BREAKS_THE_ULTI = said("The soloist cannot keep the Seven of trumps any longer: the Ulti is lost.")
    CANNOT_WIN = said("It cannot win the trick.")
    SOLOIST_MUST_WIN = said("The soloist has to win this trick.")
    ADDS_POINTS = said("It counts %1 points for your side.")
    HOLDS_THE_SEVEN = said("You hold the Seven of trumps: the Ulti is lost.")
    HOLDS_HALF_OF_FORTY = said("You hold the King or the Over of trumps: the soloist has no 40.")
    OWN_BID_STANDS = said("Your bid stands, and you play it.")
    LONGEST_SUIT = said("It is your longest suit.")
    LEAVES_NO_SEVEN_OR_HEART = said("The player who picks up the talon gets no Seven and no Heart.")
    VOIDS_A_SUIT = said("That voids a suit, so you can trump it.")
    VOIDS_A_PLAIN_SUIT = said("That voids a suit, and in it you cannot win a trick.")
    LAYS_AWAY_NOTHING = said("An Ace or a Ten in the talon would count for the defenders.")
    KEEPS_THE_MARRIAGE = said("It keeps your marriage.")
    REST_IS_CERTAIN = said("Nobody can win a trick from you any more.")
    REST_IS_SAFE = said("You cannot win a trick any more.")
    REST_IS_SHOWN = said("The open hands prove it.")


def reason_of(
    view: View, action: Action, instead: Action | None = None, *, bid: str = "", trump: str | None = None
) -> Reason | None:
    """What speaks for an action; None if nothing does for certain, or if it also speaks for ``instead``.

    ``bid`` is the bid that two cards are discarded for, ``trump`` the letter of its trumps.
    """
    reason = _reason(view, action, bid, trump)
    return None if instead is not None and _reason(view, instead, bid, trump) is reason else reason


def _reason(view: View, action: Action, bid: str, trump: str | None) -> Reason | None:
    match action:
        case ulti.Play(card):
            return _of_card(view, card)
        case ulti.Lay(cards):
            return _of_lay(view, mask_of(cards), bid, trump)
        case ulti.NameTrump(suit):
            return _of_trumps(view, suit)
        case ulti.Announce():
            return Reason.ADDS_POINTS
        case ulti.Double(words):
            return _of_double(view, words)
    if action == PASS and view.phase == "auction" and view.standing is not None:
        return Reason.OWN_BID_STANDS if view.standing[0] == view.seat else None
    if action == CLAIM and is_rest_certain(view):
        betli = view.contract is not None and CONTRACTS[view.contract].has("betli")
        return Reason.REST_IS_SAFE if betli else Reason.REST_IS_CERTAIN
    if action == AGREE:
        return Reason.REST_IS_SHOWN if is_rest_certain(view) else None
    return None


# Cards


def _of_card(view: View, card: Card) -> Reason | None:
    legal = [action.card for action in view.legal if isinstance(action, ulti.Play)]
    if len(legal) == 1:
        return Reason.ONLY_CARD
    trick = _Trick(view)
    others = [each for each in legal if each != card]
    if trick.is_betli:
        if not trick.is_soloist:
            return Reason.SOLOIST_MUST_WIN if trick.makes_the_soloist_win(card) else None
        return Reason.CANNOT_WIN if trick.is_beaten(card) and not all(map(trick.is_beaten, others)) else None
    if not trick.after:
        return _of_last_card(trick, card, others)
    if trick.forces_the_seven(card):
        return Reason.BREAKS_THE_ULTI
    if trick.cannot_be_beaten(card):
        return None if all(map(trick.cannot_be_beaten, others)) else Reason.CANNOT_BE_BEATEN
    return _of_lead(trick, card) if not view.trick else None


def _of_last_card(trick: _Trick, card: Card, others: list[Card]) -> Reason | None:
    """What speaks for the last card of a trick, whose player knows who wins it."""
    if not trick.counts:
        return None
    if trick.is_ours(card):
        poorer = any(not _counts(each) and trick.is_ours(each) for each in others)
        return Reason.FEEDS_THE_OWN_SIDE if _counts(card) and poorer else None
    return Reason.GIVES_THEM_NOTHING if not _counts(card) and any(map(_counts, others)) else None


def _of_lead(trick: _Trick, card: Card) -> Reason | None:
    if trick.trump == NO_TRUMP:
        return None
    if card.suit == trick.trump:
        draws = trick.is_soloist and trick.behind & SUITS[trick.trump]
        return Reason.DRAWS_TRUMPS if draws else None
    if not trick.is_soloist and not trick.may_hold(trick.soloist) & SUITS[card.suit]:
        return Reason.SOLOIST_IS_VOID
    higher = BEATEN_BY[trick.trump][card] & SUITS[card.suit] & trick.behind
    return Reason.ONLY_TRUMPS_BEAT_IT if not higher else None


class _Trick:
    """The trick on the table as the seat on turn knows it; sets of cards by rank."""

    def __init__(self, view: View) -> None:
        assert view.contract is not None
        assert view.soloist is not None
        self.view = view
        self.known = Knowledge(view)
        contract = CONTRACTS[view.contract]
        self.trump = NO_TRUMP if self.known.trump is None else self.known.trump
        self.soloist = view.soloist
        self.is_soloist = view.seat == view.soloist
        self.is_betli = contract.has("betli")
        self.seven = SEVENS[self.trump] if contract.has("ulti") else 0
        """The trump VII that is to win the last trick; none if no Ulti was bid."""
        self.counts = any(map(contract.has, _COUNTING))
        self.after = [(view.seat + place) % 3 for place in range(1, 3 - len(view.trick))]
        """The seats that play to it after this one."""
        self.behind = 0
        """The cards that these may hold."""
        for seat in self.after:
            self.behind |= self.may_hold(seat)

    def may_hold(self, seat: int) -> int:
        """The cards that may be in a hand."""
        return sum(1 << card for card in range(32) if self.known.places[card] >> seat & 1)

    def winning(self, card: Card) -> int:
        """The card that wins the trick so far, with a card played to it."""
        return winning_card([*self.view.trick, card], self.trump)

    def cannot_be_beaten(self, card: Card) -> bool:
        """Whether a card wins the trick, whatever follows."""
        return self.winning(card) == card and not BEATEN_BY[self.trump][card] & self.behind

    def is_beaten(self, card: Card) -> bool:
        """Whether a card cannot win the trick: who can beat it has to (U9.3)."""
        after = sum(1 << seat for seat in self.after)
        behind = (places and not places & ~after for places in self.known.places)
        surely = sum(1 << other for other, held in enumerate(behind) if held)
        return self.winning(card) != card or bool(BEATEN_BY[self.trump][card] & surely)

    def is_ours(self, card: Card) -> bool:
        """Whether the player's side wins the trick that a card completes."""
        cards: list[int] = [*self.view.trick, card]
        winner = (self.view.seat + 1 + cards.index(self.winning(card))) % 3
        return (winner == self.soloist) == self.is_soloist

    def forces_the_seven(self, card: Card) -> bool:
        """Whether a lead lets the soloist keep no trump VII for the last trick (U6.3, U9.4)."""
        seven, held, suit = self.seven, self.may_hold(self.soloist), SUITS[card.suit]
        if not seven or self.is_soloist or self.view.trick or len(self.view.hand) == 1:
            return False
        return held & SUITS[self.trump] == seven and (card.suit == self.trump or not held & suit)

    def makes_the_soloist_win(self, card: Card) -> bool:
        """Whether the soloist wins the trick after a card, whatever follows from open hands (U9, U10)."""
        hands = [self.view.open_hands[seat] for seat in self.after]

        def is_won(trick: list[int]) -> bool:
            winning = winning_card(trick, self.trump)
            if len(trick) == 3:
                return (self.view.seat - len(self.view.trick) + trick.index(winning)) % 3 == self.soloist
            hand = hands[len(trick) - len(self.view.trick) - 1] or ()
            replies = playable(mask_of(hand), self.trump, trick[0], winning)
            return all(is_won([*trick, reply]) for reply in range(32) if replies >> reply & 1)

        return None not in hands and self.soloist in self.after and is_won([*self.view.trick, card])


def _counts(card: Card) -> bool:
    """Whether a card is worth points (U1.5)."""
    return bool(POINT_CARDS >> card & 1)


# Before the play


def _of_lay(view: View, cards: int, bid: str, trump: str | None) -> Reason | None:
    if not bid:
        return None
    contract, left = CONTRACTS[bid], mask_of(view.hand) & ~cards
    suit = (
        NO_TRUMP if contract.kind == "plain" else int(Suit.HEARTS) if trump is None else "ALHB".index(trump)
    )
    voided = any(cards & each and not left & each for each in SUITS if each != SUITS[suit])
    if suit == NO_TRUMP:
        return Reason.VOIDS_A_PLAIN_SUIT if voided and contract.has("betli") else None
    if bid == "simple" and not cards & (SUITS[Suit.HEARTS] | sum(SEVENS)):
        return Reason.LEAVES_NO_SEVEN_OR_HEART
    if voided and left & SUITS[suit]:
        return Reason.VOIDS_A_SUIT
    # A Ten without its Ace is what one would be rid of.
    loose = POINT_CARDS & ~ACES & ~((left | cards) & ACES) >> 4 & left & ~SUITS[suit]
    if any(map(contract.has, _COUNTING)) and not cards & POINT_CARDS and loose:
        return Reason.LAYS_AWAY_NOTHING
    pairs = PAIRS[suit : suit + 1] if contract.has("40-100") else PAIRS
    keeps = any(map(contract.has, _COUNTING)) and any(left & pair == pair for pair in pairs)
    return Reason.KEEPS_THE_MARRIAGE if keeps else None


def _of_trumps(view: View, letter: str) -> Reason | None:
    lengths = {
        action.suit: (mask_of(view.hand) & SUITS["ALHB".index(action.suit)]).bit_count()
        for action in view.legal
        if isinstance(action, ulti.NameTrump)
    }
    rest = [length for suit, length in lengths.items() if suit != letter]
    return Reason.LONGEST_SUIT if lengths[letter] > max(rest, default=0) else None


def _of_double(view: View, words: tuple[str, ...]) -> Reason | None:
    """Whether a part is lost already, by the cards of a defender (U6.2, U6.3)."""
    if view.seat == view.soloist or view.trump is None:
        return None
    trump, hand = "ALHB".index(view.trump), mask_of(view.hand)
    if "ulti" in words and hand & SEVENS[trump]:
        return Reason.HOLDS_THE_SEVEN
    return Reason.HOLDS_HALF_OF_FORTY if "40-100" in words and hand & PAIRS[trump] else None
