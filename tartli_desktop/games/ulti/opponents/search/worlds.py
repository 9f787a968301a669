"""Deals that a player thinks possible, drawn at random: they fit what was seen, and mostly what was said.

Cards are by rank here.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from random import Random

from tartli_desktop.games.ulti.opponents.valuation.bidding import component_chances, trumps_of
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP, POINT_CARDS, SUITS, pairs_in
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS, Contract

from .knowledge import TALON, Knowledge

_TRIES = 60
_CANDIDATES = 10
"""How many deals are drawn for each that is kept; the likelier ones are kept."""


@dataclass(frozen=True, slots=True)
class World:
    """Where all cards lie that have not been played."""

    hands: tuple[int, int, int]
    talon: int


def worlds(knowledge: Knowledge, count: int, chance: Random) -> list[World]:
    """Some deals. The same knowledge and the same chance give the same deals."""
    drawn: list[tuple[float, int, World]] = []
    alone = knowledge.soloist == knowledge.me and not any(knowledge.view.marriages)
    for number in range(count if alone else count * _CANDIDATES):
        world = _draw(knowledge, chance)
        if world is not None:
            # The larger the weight, the likelier the number is among the highest.
            likely = max(weight(knowledge, world), 1e-12)
            drawn.append((log(1 - chance.random()) / likely, number, world))
    drawn.sort(key=lambda each: (-each[0], each[1]))
    return [world for _, _, world in drawn[:count]]


def _draw(knowledge: Knowledge, chance: Random) -> World | None:
    """One deal that fits what is known for certain; None in the rare case that none was found."""
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
        # What can lie in few places goes first.
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


def weight(knowledge: Knowledge, world: World) -> float:
    """How well a deal fits what was said: the bid, the cards laid away, the marriages announced."""
    view = knowledge.view
    result = 1.0
    if knowledge.contract is not None and knowledge.soloist != knowledge.me:
        played = [0, 0, 0]
        for leader, cards, _ in view.tricks:
            for place, card in enumerate(cards):
                played[(leader + place) % 3] |= 1 << card
        for place, card in enumerate(view.trick):
            played[((view.leader or 0) + place) % 3] |= 1 << card
        hand = world.hands[knowledge.soloist] | played[knowledge.soloist]
        trump = knowledge.trump
        result *= _fits(knowledge.contract, hand, world.talon, trump)
        if trump is not None and trump != NO_TRUMP:
            for seat, values in enumerate(view.marriages):
                if values and seat != knowledge.me:
                    forty, twenty = pairs_in(world.hands[seat] | played[seat], trump)
                    if values.count(40) > forty or values.count(20) > twenty:
                        result *= 0.01
    elif view.standing is not None and view.standing[0] != knowledge.me:
        bidder, text, _ = view.standing
        if view.sizes[bidder] == 10:
            result *= _fits(CONTRACTS[text], world.hands[bidder], world.talon, None)
    return result


def _fits(contract: Contract, hand: int, talon: int, trump: int | None) -> float:
    """How likely a player would bid a contract with these ten cards: by the chance to win each part of it."""
    suits = trumps_of(contract) if trump is None else (trump,)
    # Who opens must bid something: a Simple tells little.
    trust = 0.5 if contract.names == ("simple",) else 1.5
    result = 0.0
    for suit in suits:
        chance = component_chances(hand, talon, suit)
        product = 1.0
        for name in contract.names:
            product *= max(chance[name], 0.01)
        result = max(result, product)
    result = float(result**trust)
    if contract.kind != "plain":
        result *= 0.5 ** (talon & POINT_CARDS).bit_count()
        if trump is not None and talon & SUITS[trump]:
            result *= 0.2
    return result
