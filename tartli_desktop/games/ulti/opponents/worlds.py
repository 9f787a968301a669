"""Deals that a player thinks possible, drawn at random: they fit what was seen, and mostly what was said.

Cards are by rank here.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random

from tartli_desktop.games.ulti.rules.cards import ACES, NO_TRUMP, PAIRS, POINT_CARDS, SEVENS, SUITS, pairs_in
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS, Contract

from .knowledge import TALON, Knowledge

_TRIES = 60
_CANDIDATES = 3
"""How many deals are drawn for each that is kept, the likelier ones first."""


@dataclass(frozen=True, slots=True)
class World:
    """Where all cards lie that have not been played."""

    hands: tuple[int, int, int]
    talon: int


def worlds(knowledge: Knowledge, count: int, chance: Random) -> list[World]:
    """Some deals. The same knowledge and the same chance give the same deals."""
    drawn: list[tuple[float, int, World]] = []
    for _ in range(count * _CANDIDATES):
        world = _draw(knowledge, chance)
        if world is not None:
            drawn.append((weight(knowledge, world) * (0.2 + chance.random()), len(drawn), world))
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
    """How likely a player would bid a contract with these ten cards, roughly."""
    if contract.kind == "plain":
        if contract.has("betli"):
            low = sum(1 for suit in range(4) for card in _lowest(hand, suit) if card > 2)
            return exp(-0.5 * (hand & ACES).bit_count() - 0.8 * low)
        return exp(0.8 * (hand & ACES).bit_count())
    if trump is None and contract.kind == "hearts":
        trump = 2
    suits = [trump] if trump is not None and trump != NO_TRUMP else [0, 1, 3]
    return max(_fits_trump(contract, hand, talon, suit) for suit in suits)


_LENGTHS = (0.001, 0.005, 0.03, 0.15, 0.6, 1.0, 1.2, 1.2, 1.2, 1.2, 1.2)


def _fits_trump(contract: Contract, hand: int, talon: int, trump: int) -> float:
    simple = contract.names == ("simple",)
    length = (hand & SUITS[trump]).bit_count()
    result = _LENGTHS[length] if not simple else max(_LENGTHS[length], 0.1)
    pairs = [suit for suit, pair in enumerate(PAIRS) if hand & pair == pair]
    if contract.has("ulti") and not hand & SEVENS[trump]:
        result *= 0.02
    if contract.has("40-100") and trump not in pairs:
        result *= 0.02
    if contract.has("20-100") and not any(suit != trump for suit in pairs):
        result *= 0.02
    if contract.has("aces") or contract.durchmars:
        result *= 0.3 ** (4 - (hand & ACES).bit_count())
    result *= 0.35 ** (talon & POINT_CARDS).bit_count()
    if talon & SUITS[trump]:
        result *= 0.1
    if not simple:
        result *= exp(0.25 * (hand & ACES).bit_count())
    return result


def _lowest(hand: int, suit: int) -> list[int]:
    byte = hand >> 8 * suit & 0xFF
    return [(byte & -byte).bit_length() - 1] if byte else []
