"""Random deals that a player thinks possible: they fit what was seen and, mostly, what was said.

Cards are by rank here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tartli_desktop.games.ulti.opponents.valuation.bidding import likelihood
from tartli_desktop.games.ulti.rules.cards import ACES, NO_TRUMP, PAIRS, POINT_CARDS, SEVENS, SUITS, pairs_in
from tartli_desktop.games.ulti.rules.contracts import Contract

from .knowledge import TALON, Knowledge
from .reading import Reading

_TRIES = 60

_STEPS = 48
"""How many exchanges of two hidden cards are tried so that a deal fits what was said."""

_WALKS = 2
_BEFORE, _BEFORE_WITHOUT_TRUMPS = 240, 1_000
_BETWEEN = 30
"""If the deals must also fit what was played: how many walks there are, and how many exchanges are tried on
each before the first deal and between two deals. Hands that are bid without trumps are rarer."""


@dataclass(frozen=True, slots=True)
class World:
    """Where all the cards that have not been played lie."""

    hands: tuple[int, int, int]
    talon: int


def worlds(knowledge: Knowledge, count: int, chance: Random, *, reads: bool = False) -> list[World]:
    """Some deals. The same knowledge and the same chance give the same deals.

    ``reads``: whether they must also fit what the others played and the marriages they did not announce.
    Only one deal if the place of every card is known.
    """
    return list(each_world(knowledge, count, chance, reads=reads))


def each_world(knowledge: Knowledge, count: int, chance: Random, *, reads: bool = False) -> Iterator[World]:
    """The deals of :func:`worlds`, each drawn when it is asked for."""
    if knowledge.is_complete:
        count = 1
    if reads and knowledge.trump is not None:
        yield from _read(knowledge, count, chance)
        return
    as_drawn = not knowledge.bids and not any(knowledge.view.marriages)
    for _ in range(count):
        world = _draw(knowledge, chance)
        if world is not None:
            yield world if as_drawn else _Walk(knowledge, world, chance).world(_STEPS)


def _read(knowledge: Knowledge, count: int, chance: Random) -> Iterator[World]:
    """Deals from a few long walks: the cards played leave so few likely deals that each start takes long."""
    reading = Reading(knowledge)
    starts = [_draw(knowledge, chance) for _ in range(_WALKS)]
    walks = [_Walk(knowledge, start, chance, reading) for start in starts if start is not None]
    for walk in walks:
        walk.world(_BEFORE_WITHOUT_TRUMPS if knowledge.trump == NO_TRUMP else _BEFORE)
    for number in range(count if walks else 0):
        yield walks[number % len(walks)].world(_BETWEEN)


class _Walk:
    """A Metropolis walk over deals, weighted by how well they fit what was said, from a random deal.

    Few random deals contain what a bid promises; exchanges of two cards lead to deals that do.
    """

    def __init__(
        self, knowledge: Knowledge, start: World, chance: Random, reading: Reading | None = None
    ) -> None:
        self._knowledge = knowledge
        self._chance = chance
        self._reading = reading
        self._loose = [card for card in range(32) if knowledge.places[card].bit_count() > 1]
        self._held = [*start.hands, start.talon]
        self._played = played_by(knowledge)
        _keep_promises(knowledge, self._held)
        self._world = World((self._held[0], self._held[1], self._held[2]), self._held[TALON])
        self._weight = weight(knowledge, self._world, self._played, reading)

    def world(self, steps: int) -> World:
        """Try this many more exchanges and return the resulting deal."""
        loose, held, chance, places = self._loose, self._held, self._chance, self._knowledge.places
        if len(loose) < 2:
            return self._world
        for _ in range(steps):
            one, other = chance.sample(loose, 2)
            here = next(place for place in range(4) if held[place] >> one & 1)
            there = next(place for place in range(4) if held[place] >> other & 1)
            if here == there or not (places[one] >> there & 1 and places[other] >> here & 1):
                continue
            both = 1 << one | 1 << other
            held[here] ^= both
            held[there] ^= both
            tried = World((held[0], held[1], held[2]), held[TALON])
            new = weight(self._knowledge, tried, self._played, self._reading)
            if new >= self._weight or chance.random() * self._weight < new:
                self._world, self._weight = tried, new
            else:
                held[here] ^= both
                held[there] ^= both
        return self._world


def _keep_promises(knowledge: Knowledge, held: list[int]) -> None:
    """Exchange cards so that the soloist holds those without which the contract is lost."""
    contract, trump, soloist = knowledge.contract, knowledge.trump, knowledge.soloist
    if contract is None or trump is None or trump == NO_TRUMP or soloist == knowledge.me:
        return
    promised = SEVENS[trump] if contract.has("ulti") else 0
    promised |= PAIRS[trump] if contract.has("40-100") else 0
    promised |= ACES if contract.has("aces") else 0
    places = knowledge.places
    if contract.has("20-100"):
        may_hold = sum(1 << card for card in range(32) if places[card] >> soloist & 1)
        pairs = [pair for suit, pair in enumerate(PAIRS) if suit != trump and may_hold & pair == pair]
        promised |= max(pairs, key=lambda pair: (held[soloist] & pair).bit_count(), default=0)
    for card in range(32):
        if not (promised >> card & 1 and places[card] >> soloist & 1) or held[soloist] >> card & 1:
            continue
        owner = next(place for place in range(4) if held[place] >> card & 1)
        for other in range(32):
            spare = held[soloist] & ~promised
            if spare >> other & 1 and places[other] >> owner & 1:
                both = 1 << card | 1 << other
                held[soloist] ^= both
                held[owner] ^= both
                break


def played_by(knowledge: Knowledge) -> list[int]:
    """The cards that each seat has played, by rank."""
    view = knowledge.view
    played = [0, 0, 0]
    for leader, cards, _ in view.tricks:
        for place, card in enumerate(cards):
            played[(leader + place) % 3] |= 1 << card
    for place, card in enumerate(view.trick):
        played[((view.leader or 0) + place) % 3] |= 1 << card
    return played


def _draw(knowledge: Knowledge, chance: Random) -> World | None:
    """One random deal that fits what is known for certain, or None in the rare case that none was found."""
    unseen = [card for card in range(32) if knowledge.unseen >> card & 1]
    places = knowledge.places
    fixed = [0, 0, 0, 0]
    open_cards = []
    for card in unseen:
        if places[card].bit_count() == 1:
            fixed[places[card].bit_length() - 1] |= 1 << card
        else:
            open_cards.append(card)
    fixed[knowledge.me] |= knowledge.hand
    for _ in range(_TRIES):
        held = fixed.copy()
        room = [knowledge.room[place] - held[place].bit_count() for place in range(4)]
        if min(room) < 0:
            return None
        order = open_cards.copy()
        chance.shuffle(order)
        # Place the cards with the fewest possible places first.
        order.sort(key=lambda card: places[card].bit_count())
        for card in order:
            able = [place for place in range(4) if places[card] >> place & 1 and room[place]]
            if not able:
                break
            pick = able[0]
            if len(able) > 1:
                total = sum(room[place] for place in able)
                number = chance.randrange(total)
                for pick in able:
                    number -= room[pick]
                    if number < 0:
                        break
            held[pick] |= 1 << card
            room[pick] -= 1
        else:
            return World((held[0], held[1], held[2]), held[TALON])
    return None


def weight(knowledge: Knowledge, world: World, played: list[int], reading: Reading | None = None) -> float:
    """How well a deal fits the bids, the discard and the announced marriages.

    ``played`` holds the cards that each seat has played. With ``reading`` these count too.
    """
    view, trump = knowledge.view, knowledge.trump
    result = 1.0
    if reading is not None:
        for seat in range(3):
            if seat != knowledge.me:
                result *= reading.fits(seat, world.hands[seat], world.talon)
    for seat, contract in knowledge.bids:
        hand = world.hands[seat] | played[seat]
        if view.standing is None or seat != view.standing[0]:
            result *= likelihood(contract, hand, 0)
            continue
        result *= likelihood(contract, hand, world.talon, trump)
        result *= _lays(contract, world.talon) if reading is None else reading.laid(hand, world.talon)
    if trump is not None and trump != NO_TRUMP:
        for seat, values in enumerate(view.marriages):
            if values and seat != knowledge.me:
                forty, twenty = pairs_in(world.hands[seat] | played[seat], trump)
                if values.count(40) > forty or values.count(20) > twenty:
                    result *= 0.01
    return result


_DISCARDED = (
    (ACES, 0.02),
    (POINT_CARDS & ~ACES, 0.1),
    (sum(PAIRS), 0.2),
    (SEVENS[0] | SEVENS[1] | SEVENS[3], 0.5),
)
"""How much rarer these cards are discarded than Unders, IXs and VIIIs: so it was in 450 discards."""

_HEARTS, _TRUMPS = 0.5, 0.05
"""The same for Hearts, and where they are trumps."""


def _lays(contract: Contract, talon: int) -> float:
    """How likely a player is to discard two cards, of which a deal that is not read tells no more."""
    if contract.kind == "plain":
        return 1.0
    result = (_TRUMPS if contract.kind == "hearts" else _HEARTS) ** (talon & SUITS[2]).bit_count()
    for cards, rarity in _DISCARDED:
        result *= rarity ** (talon & cards).bit_count()
    return result
