"""Deals that a seat thinks possible: sampled so that they fit everything in its view (T16.6).

The deals respect the cards it knows, the promised card, an honour with every bidder, suits that were not
followed, declared and discarded tarokks, where the called card can lie and what the call says about the
declarer's hand. Of these, deals in which the others would have said and played what they did are drawn more
often.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from random import Random

from tartli_desktop.cards.deck import bits
from tartli_desktop.cards.tarokk import ALL, TAROKKS, Card, cards_of, mask_of
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.situation import promised_honours
from tartli_desktop.games.tarokk.rules.actions import Action, discard_of
from tartli_desktop.games.tarokk.rules.card_values import HONOURS, KINGS, POINTS
from tartli_desktop.games.tarokk.rules.hand import Hand
from tartli_desktop.games.tarokk.rules.legal import refusal
from tartli_desktop.games.tarokk.rules.sides import DECLARERS
from tartli_desktop.games.tarokk.rules.talon import talon_sizes
from tartli_desktop.games.tarokk.rules.view import View, declared_tarokks, not_shown_out

from .rollout import KnownDeal, choices, surprises
from .simulation import announced, true_sides
from .words import bids_heard, likelihood, words_heard

_XX = Card.XX

_TRIES = 60
"""How many deals are tried to find one that fits."""

_POOL, _DRAWN = 48, 24
"""So many deals are looked at at a time, and so many drawn by how well they explain what has happened."""

_LAID = [1.0 if card < Card.HK else POINTS[card] ** 1.5 for card in Card]
"""How gladly each card is discarded: mostly queens and riders (T19.9)."""

_SURPRISE = 0.5
"""How likely a card that rules of thumb would not have played makes a deal, against one that they would.
In 50 hands it told the true deal from others better than 0.67; 0.33 and 0.2 were no better within their
error."""


@dataclass(slots=True)
class World:
    """One possible deal, as it lies now."""

    hands: list[int]
    discards: list[int]
    talon: int
    """The cards that nobody has drawn yet, in the auction."""
    dealt: Sequence[int] = ()
    """The nine cards that each other seat bid with."""
    weight: int = 1
    """How many equally likely deals it counts for."""


class Sampler:
    """Samples the deals that a view allows."""

    def __init__(self, view: View, chance: Random) -> None:
        self._view = view
        self._chance = chance
        seats = len(view.sizes)
        own = view.seat
        self._others = [seat for seat in view.active if seat != own]
        self._played = [0] * seats
        for seat, card in view.tricks:
            self._played[seat] |= 1 << card
        self._drawn = [0] * seats
        if view.declarer is not None and view.contract is not None and view.phase != "raise":
            for seat, count in talon_sizes(view.active, view.declarer, view.contract).items():
                self._drawn[seat] = count
        self._faces_up = mask_of(view.told[0]) if view.told is not None else 0
        self._hand = mask_of(view.hand)
        self._laid = mask_of(view.discards)
        self._told_laid = {seat: view.given.laid_by(seat) & ~self._faces_up for seat in self._others}
        """The cards that others are known to have discarded face down; only in studies."""
        gone = self._hand | self._laid | self._faces_up | sum(self._told_laid.values()) | sum(self._played)
        self._unseen = ALL & ~gone
        self._hidden_discards = {seat: self._count_hidden(seat) for seat in self._others}
        self._told_held = {seat: view.given.held_by(seat) & self._unseen for seat in self._others}
        """The cards that others are known to hold, or to have discarded; only in studies."""
        self._allowed = self._allowed_hands()
        self._forced = self._forced_cards()
        self._promised = {seat: each for seat, each in promised_honours(view).items() if seat != own}
        declared = declared_tarokks(view)
        self._declared = {seat: declared.get(seat, 0) for seat in self._others}
        # A seat that declared its tarokks gets no more than those already placed.
        barred = {seat: ~self._allowed[seat] | TAROKKS * bool(self._declared[seat]) for seat in self._others}
        self._places = [[seat for seat in self._others if not barred[seat] >> card & 1] for card in Card]
        """For each card, the other seats that may hold it."""
        heard = [*bids_heard(view), *words_heard(view)]
        self._heard = [(seat, [each for each in heard if each.seat == seat]) for seat in self._others]
        items = [(kind, owner) for kind, owner, _ in view.items]
        self._announced = announced(items, "ultimo"), announced(items, "trull")
        played = [(view.active.index(seat), card) for seat, card in view.tricks]
        self._made = choices(played, view.active.index(own))
        self._ready: list[World] = []

    # Facts from the view

    def _count_hidden(self, seat: int) -> int:
        """How many cards a seat has discarded face down."""
        view = self._view
        laid = 9 + self._drawn[seat] - self._played[seat].bit_count() - view.sizes[seat]
        laid -= self._told_laid[seat].bit_count()
        return laid - self._faces_up.bit_count() if seat == view.declarer else laid

    def _allowed_hands(self) -> dict[int, int]:
        """The cards that each other seat may still hold."""
        view = self._view
        allowed = not_shown_out(view)
        called = view.called
        if called is not None and self._unseen >> called & 1:
            for seat in self._others:
                if seat != view.declarer and view.sides[seat] == "O":
                    allowed[seat] &= ~(1 << called)
            if view.declarer in allowed and (called != _XX or view.side == "F"):
                allowed[view.declarer] &= ~(1 << called)
        return allowed

    def _forced_cards(self) -> dict[int, int]:
        """The cards that each other seat must hold."""
        view = self._view
        forced = dict.fromkeys(self._others, 0)
        for seat, card in (*view.known, *self._cancelled_promise()):
            forced[seat] |= 1 << card
        called, declarer = view.called, view.declarer
        if called is None or declarer is None:
            return forced
        if self._unseen >> called & 1:
            for seat in self._others:
                if seat != declarer and view.sides[seat] == "F":
                    forced[seat] |= 1 << called
        promised = view.promise is not None and view.promise[2] == called
        calls_any = view.rules.free_call and not view.rules.tells_in_turn and self._others_laid_tarokks()
        if declarer in forced and not promised and not calls_any:
            # The call names the highest missing tarokk, so the declarer has those above it (T8.3).
            above = ((1 << called) - 1) & ~((1 << _XX) - 1)
            forced[declarer] |= above & self._unseen
        return forced

    def _cancelled_promise(self) -> tuple[tuple[int, Card], ...]:
        """The card of a cancelled cue bid, which its bidder held and has hardly laid away (T22.4)."""
        view = self._view
        if view.promise is None or view.promise[0] != "cancelled" or view.rules.cue_accept != "hold":
            return ()
        _, seat, card = view.promise
        told = () if view.told is None or seat == view.declarer else view.told[1]
        laid = told if isinstance(told, int) else dict(told).get(seat, 0)
        return () if seat == view.seat or laid or not self._unseen >> card & 1 else ((seat, card),)

    def _others_laid_tarokks(self) -> bool:
        told = self._view.told
        return told is not None and bool(told[1] if isinstance(told[1], int) else sum(dict(told[1]).values()))

    # Sampling

    def sample(self) -> World | None:
        """A random deal that fits, or None if none was found."""
        if not self._ready:
            self._ready = self._drawn_by_likelihood()
        return self._ready.pop() if self._ready else None

    def _drawn_by_likelihood(self) -> list[World]:
        worlds: list[World] = []
        for tries in range(1, max(_POOL, _TRIES) + 1):
            world = self._try()
            if world is not None:
                worlds.append(world)
            if tries >= _POOL and worlds:
                break
        odds = [self._likelihood(world) for world in worlds]
        total = sum(odds)
        if not total:
            return worlds
        # Evenly spaced marks on the sum of the odds draw each deal as often as it deserves, or almost. A deal
        # drawn twice tells no more than one: it is given once, with its weight.
        drawn: list[World] = []
        next_mark, passed = self._chance.random(), 0.0
        for world, each in zip(worlds, odds, strict=True):
            passed += each * _DRAWN / total
            world.weight = max(0, ceil(passed - next_mark))
            next_mark += world.weight
            if world.weight:
                drawn.append(world)
        self._chance.shuffle(drawn)
        return drawn or [worlds[odds.index(max(odds))]]

    def _likelihood(self, world: World) -> float:
        """How likely the others would have said and played what they did."""
        view = self._view
        sides = true_sides(view, world.hands)
        odds = 1.0
        for seat, heard in self._heard:
            side, cards = sides[seat] if view.called else None, world.hands[seat] | self._played[seat]
            odds *= likelihood(heard, world.dealt[seat], cards, side, view.declarer)
        if not view.tricks or not odds:
            return odds
        hands = [world.hands[seat] for seat in view.active]
        numbers = [int(sides[seat] != DECLARERS) for seat in view.active]
        return odds * _SURPRISE ** surprises(KnownDeal(hands, numbers, *self._announced), self._made)

    def _try(self) -> World | None:
        view, chance = self._view, self._chance
        left = self._unseen
        seats = len(view.sizes)
        hands = [0] * seats
        discards = [0] * seats
        hands[view.seat] = self._hand
        discards[view.seat] = self._laid
        if view.declarer is not None:
            discards[view.declarer] |= self._faces_up
        for seat in self._others:
            hands[seat] = self._forced[seat]
            left &= ~self._forced[seat]
        given = self._place_given(hands, discards, left)
        if given is None:
            return None
        left = self._place_called(hands, given)
        placed = self._place_honours(hands, left)
        if placed is None:
            return None
        left = placed
        tarokks = self._discarded_tarokks()
        for seat in self._others:
            laid = 0 if self._told_held[seat] else self._discard(seat, tarokks.get(seat), left)
            if laid is None:
                return None
            discards[seat] |= laid
            left &= ~laid
        declared = self._place_declared(hands, left)
        if declared is None:
            return None
        left = declared
        room = {seat: view.sizes[seat] - hands[seat].bit_count() for seat in self._others}
        if min(room.values()) < 0:
            return None
        cards = bits(left)
        chance.shuffle(cards)
        cards.sort(key=lambda card: len(self._places[card]))
        talon = 0
        talon_room = left.bit_count() - sum(room.values())
        for card in cards:
            places = self._places[card]
            total = talon_room
            for seat in places:
                total += room[seat]
            if not total:
                return None
            drawn = chance.randrange(total)
            for seat in places:
                drawn -= room[seat]
                if drawn < 0:
                    hands[seat] |= 1 << card
                    room[seat] -= 1
                    break
            else:
                talon |= 1 << card
                talon_room -= 1
        dealt = [self._dealt(seat, hands[seat] | discards[seat]) for seat in range(seats)]
        return World(hands, discards, talon, dealt)

    def _dealt(self, seat: int, cards: int) -> int:
        """The nine cards a seat was dealt, of those that it still has or has discarded: at random."""
        view = self._view
        cards |= self._played[seat]
        drawn = self._drawn[seat]
        if seat == view.seat:
            return cards & ~mask_of(view.talon)
        if not drawn:
            return cards
        pool = cards
        for who, card in view.known:
            if who == seat:
                pool &= ~(1 << card)
        honours = self._promised.get(seat, 0)
        if (pool & honours).bit_count() == 1:
            pool &= ~honours
        return cards & ~mask_of(self._chance.sample(bits(pool), drawn))

    def _place_called(self, hands: list[int], left: int) -> int:
        """Place the called card, the likelier with a seat the more tarokks it is known to have left.

        It is seldom with the declarer, who may have called their own.
        """
        view = self._view
        called = view.called
        if called is None or not left >> called & 1:
            return left
        tarokks = (left & TAROKKS).bit_count()
        missing: dict[int, int] = {}
        for seat, declared in self._declared.items():
            if declared:
                missing[seat] = max(0, declared - ((self._played[seat] | hands[seat]) & TAROKKS).bit_count())
                tarokks -= missing[seat]
        # The others share what the declared tarokks leave.
        shared = max(tarokks, 1) / max(len(self._others) - len(missing), 1)
        places, weights = [], []
        for seat in self._others:
            held = missing.get(seat, shared)
            if held and self._allowed[seat] >> called & 1 and view.sizes[seat] > hands[seat].bit_count():
                places.append(seat)
                weights.append(0.06 * held if seat == view.declarer else held)
        if not places:
            return left
        [seat] = self._chance.choices(places, weights)
        hands[seat] |= 1 << called
        return left & ~(1 << called)

    def _place_honours(self, hands: list[int], left: int) -> int | None:
        """Give an honour to every seat that has promised one and has none yet."""
        promised = self._promised
        needy = [
            seat for seat, honours in promised.items() if not (self._played[seat] | hands[seat]) & honours
        ]
        self._chance.shuffle(needy)
        for seat in needy:
            honours = bits(left & promised[seat] & self._allowed[seat])
            if not honours or hands[seat].bit_count() >= self._view.sizes[seat]:
                return None
            card = self._chance.choice(honours)
            hands[seat] |= 1 << card
            left &= ~(1 << card)
        return left

    def _discard(self, seat: int, told: int | None, left: int) -> int | None:
        """A seat's face-down discards: tarokks as told, otherwise mostly queens and riders (T19.9)."""
        tarokks = (told or 0) - (self._told_laid[seat] & TAROKKS).bit_count()
        count = self._hidden_discards[seat]
        if not count:
            return 0
        laid = 0
        free = left & ~(KINGS | HONOURS)
        for wanted, cards in ((tarokks, free & TAROKKS), (count - tarokks, free & ~TAROKKS)):
            pool = bits(cards) if wanted > 0 else []
            for _ in range(min(wanted, len(pool))):
                [card] = self._chance.choices(pool, [_LAID[card] for card in pool])
                pool.remove(card)
                laid |= 1 << card
        if laid.bit_count() < count:
            rest = bits(free & TAROKKS & ~laid)
            missing = count - laid.bit_count()
            if told is not None or len(rest) < missing:
                return None
            laid |= mask_of(self._chance.sample(rest, missing))
        return laid

    def _place_given(self, hands: list[int], discards: list[int], left: int) -> int | None:
        """Place what a study knows of the cards of others, with the discards of those seats."""
        left &= ~sum(self._told_held.values())
        for seat, held in self._told_held.items():
            discards[seat] |= self._told_laid[seat]
            if held:
                told = self._discarded_tarokks().get(seat)
                loose = held & ~self._forced[seat]
                from_held = held.bit_count() > self._view.sizes[seat]
                laid = self._discard(seat, told, loose if from_held else loose | left)
                if laid is None:
                    return None
                hands[seat] |= held & ~laid
                discards[seat] |= laid
                left &= ~laid
        return left

    def _discarded_tarokks(self) -> Mapping[int, int]:
        """How many hidden tarokks each seat has discarded, of those that have told (T6.6, T22.11).

        With five players usually only the sum is told: it is shared out at random.
        """
        view = self._view
        if view.told is None:
            return {}
        _, told = view.told
        # The declarer's lie face up.
        open_ = {} if view.declarer is None else {view.declarer: 0}
        if not isinstance(told, int):
            return open_ | dict(told)
        own = 0 if view.seat == view.declarer else (self._laid & TAROKKS).bit_count()
        others = {seat: count for seat, count in self._hidden_discards.items() if seat != view.declarer}
        places = list(Counter(others).elements())
        return (
            dict.fromkeys(others, 0)
            | open_
            | Counter(self._chance.sample(places, min(told - own, len(places))))
        )

    def _place_declared(self, hands: list[int], left: int) -> int | None:
        """Give each seat that declared eight or nine tarokks that many."""
        for seat in self._others:
            declared = self._declared[seat]
            if not declared:
                continue
            held = (self._played[seat] | hands[seat]) & TAROKKS
            pool = bits(left & TAROKKS & self._allowed[seat])
            missing = declared - held.bit_count()
            if not 0 <= missing <= len(pool):
                return None
            cards = mask_of(self._chance.sample(pool, missing))
            hands[seat] |= cards
            left &= ~cards
        return left

    def admits(self, world: World) -> bool:
        """Whether a deal fits what the view says about single cards."""
        view = self._view
        for seat in self._others:
            hand = world.hands[seat]
            declared = self._declared[seat]
            shown = hand | self._played[seat]
            if hand & ~self._allowed[seat] or self._forced[seat] & ~hand:
                return False
            if hand.bit_count() != view.sizes[seat] or world.discards[seat] & (KINGS | HONOURS):
                return False
            if seat in self._promised and not shown & self._promised[seat]:
                return False
            if declared and (shown & TAROKKS).bit_count() != declared:
                return False
        return world.hands[view.seat] == self._hand and world.discards[view.seat] == self._laid

    # Replay

    def replayed(self, world: World) -> Hand | None:
        """Replay the hand with the cards of ``world``; None if it could not have gone this way."""
        view = self._view
        deck = self._deck(world)
        if deck is None:
            return None
        hand = Hand.begun(view.rules, view.dealer, deck, 1, pot=view.pot)
        said = [(seat, Action.parse(text)) for seat, text in view.said]
        kept = {seat: Action.parse(text) for seat, text in view.annul}
        laid: dict[int, Action] = {
            seat: discard_of(world.discards[seat]) for seat in view.active if world.discards[seat]
        }
        actions: list[tuple[int, Action]] = [(seat, Action.parse(text)) for seat, text in view.auction]
        if not self._do(hand, actions):
            return None
        while hand.phase in ("discard", "annul"):
            done = laid if hand.phase == "discard" else kept
            action = done.pop(hand.to_move or 0, None)
            if action is None:
                break
            if not self._do(hand, [(hand.to_move or 0, action)]):
                return None
        if not self._do(hand, said) or not self._fits(hand):
            return None
        return hand

    def _do(self, hand: Hand, actions: list[tuple[int, Action]]) -> bool:
        for seat, action in actions:
            if refusal(hand, seat, action) is not None:
                return False
            hand.apply(seat, action)
        return True

    def _fits(self, hand: Hand) -> bool:
        """Whether the seat sees in the replayed hand what its view shows."""
        view = self._view
        announcements = hand.announcements
        public = None if announcements is None or announcements.sides is None else announcements.sides.public
        return (
            hand.phase == view.phase
            and hand.to_move == view.to_move
            and hand.hands[view.seat] == self._hand
            and hand.told == view.told
            and (public is None or public == view.sides)
        )

    def _deck(self, world: World) -> tuple[Card, ...] | None:
        """A deck that deals the cards of ``world`` (T3.2, T6.1), or None."""
        view, chance = self._view, self._chance
        talon: list[Card] = []
        nine: dict[int, tuple[Card, ...]] = {}
        order = view.active
        if view.declarer is not None:
            place = order.index(view.declarer)
            order = (*order[place:], *order[:place])
        for seat in order:
            cards = world.hands[seat] | self._played[seat] | world.discards[seat]
            talon += view.talon if seat == view.seat else cards_of(cards & ~world.dealt[seat])
            nine[seat] = cards_of(world.dealt[seat])
        talon += chance.sample(cards_of(world.talon), world.talon.bit_count())
        if len(talon) != 6 or any(len(cards) != 9 for cards in nine.values()):
            return None
        fives = [card for seat in view.active for card in nine[seat][:5]]
        fours = [card for seat in view.active for card in nine[seat][5:]]
        return (*talon, *fives, *fours)
