"""Deals that fit a view: what the other may hold, drawn at random, likelier ones more often.

The other's unseen cards are drawn evenly first. Then every deal is judged by what the other did with it: a
declaration that was possible and not made, or a card that the rule of thumb would not have played, makes it
less likely, never impossible. For that the other's earlier hands are drawn, too: which cards came when.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random

from tartli_desktop.ai.meld_tables import (
    BEATEN_BY,
    CARD_POINTS,
    RUN_BITS,
    SEQUENCE_POINTS,
    SEQUENCES,
    SET_ITEM,
    SET_LOUDNESS,
    SET_POINTS,
    Declaration,
    item_cards,
)

from .rollout_policy import AFTER_SHIFT, LEAD_COST, NEVER, PROTECT_SHIFT, TRICK_KEYS, Plans
from .search_position import Act, HeardMeld, SearchPosition


@dataclass(slots=True)
class World:
    """One deal: the other's cards, those on the table included, and the talon in order."""

    other: int
    talon: tuple[int, ...]
    said: Declaration | None
    """What the other declared in this trick."""


@dataclass(frozen=True, slots=True)
class Inference:
    """How the other's deeds weigh. Penalties are natural logarithms."""

    undeclared_penalty: float = 2.5
    """For a declaration possible and not made."""
    temperature: float = 10.0
    """So many points by which a card played is worse than the best make a deal e times less likely."""
    max_card_penalty: float = 2.0
    """The most that one card takes away."""
    max_penalty: float = 6.0
    """The most that all take away together."""
    oversampling: int = 3
    """Deals drawn for each that is kept."""


INFERENCE = Inference()
"""How the strongest player judges deals."""


def sample(position: SearchPosition, number: int, random: Random, inference: Inference | None) -> list[World]:
    """So many worlds that fit the view, in random order; weighed by what the other did if asked for."""
    if number < 1:
        raise ValueError(f"{number} worlds are none to judge by")
    melds = [_possible_melds(position, heard) for heard in position.heard_melds]
    if inference is None or not position.acts or not position.hidden or position.trick > 7:
        return [_world(position, random, melds) for _ in range(number)]
    drawn = [_world(position, random, melds) for _ in range(number * inference.oversampling)]
    judge = _Likelihood(position, inference, random)
    weights = [judge.weight(world) for world in drawn]
    kept: list[World] = []
    step = sum(weights) / number
    mark, total = random.random() * step, 0.0
    for world, weight in zip(drawn, weights, strict=True):
        total += weight
        while mark < total and len(kept) < number:
            kept.append(world)
            mark += step
    while len(kept) < number:
        kept.append(drawn[-1])
    random.shuffle(kept)
    return kept


PossibleMeld = tuple[float, int, int]
"""Weight so far, the cards, and the item of a meld that was heard may be."""


def _possible_melds(position: SearchPosition, heard: HeardMeld) -> list[PossibleMeld]:
    """What a meld that was heard may be, each with the sum of the chances up to it."""
    unseen = sum(1 << card for card in position.unseen)
    size, hidden = len(position.unseen), position.hidden
    total = 0.0
    found: list[PossibleMeld] = []
    items = (
        [SET_ITEM + rank for rank in range(2, 8) if position.switches.sets >> rank & 1]
        if heard.loudness == SET_LOUDNESS
        else [
            32 * suit + number
            for suit in range(4)
            for number, (_, length) in enumerate(SEQUENCES)
            if length == heard.loudness and heard.allowed[suit] >> AFTER_SHIFT + number & 1
        ]
    )
    for item in items:
        cards = item_cards(item)
        if cards & ~heard.possible or not heard.least <= position.switches.standings[item] <= heard.most:
            continue
        if heard.top >= 0 and item < SET_ITEM and SEQUENCES[item & 31][0] != heard.top:
            continue
        missing = (cards & unseen).bit_count()
        if missing > hidden:
            continue
        chance = 1.0
        for place in range(missing):
            chance *= (hidden - place) / (size - place)
        total += chance
        found.append((total, cards & unseen, item))
    return found


def _world(position: SearchPosition, random: Random, melds: list[list[PossibleMeld]]) -> World:
    forced = 0
    said: list[int] = []
    for heard, candidates in zip(position.heard_melds, melds, strict=False):
        if not candidates:
            continue
        for _ in range(4):
            mark = random.random() * candidates[-1][0]
            cards, item = next((c[1], c[2]) for c in candidates if c[0] >= mark)
            if (forced | cards).bit_count() <= position.hidden and not (
                item < SET_ITEM and any(item >> 5 == other >> 5 for other in said)
            ):
                forced |= cards
                if heard.current:
                    said.append(item)
                break
    rest = [card for card in position.unseen if not forced >> card & 1]
    random.shuffle(rest)
    take = position.hidden - forced.bit_count()
    other = position.theirs | forced
    for card in rest[:take]:
        other |= 1 << card
    if position.led >= 0:
        other |= 1 << position.led
    declared = None
    if said:
        standings = position.switches.standings
        points = sum(
            SET_POINTS[item - SET_ITEM] if item >= SET_ITEM else SEQUENCE_POINTS[item & 31] for item in said
        )
        declared = points, max(standings[item] for item in said), tuple(said)
    return World(other, tuple(1 << card for card in rest[take:]), declared)


class _Likelihood:
    """Judges worlds by what the other did in them."""

    def __init__(self, position: SearchPosition, inference: Inference, random: Random) -> None:
        self._position = position
        self._inference = inference
        self._random = random.random
        tricks = position.trick - 1
        self._slots: list[list[int]] = [[] for _ in range(tricks + 1)]
        taken = 0
        for _, gained in position.changes.values():
            taken |= gained
        for card, deadline in position.deadlines.items():
            if not taken >> card & 1:
                self._slots[min(tricks, max(0, deadline))].append(1 << card)
        self._known = position.theirs | (1 << position.led if position.led >= 0 else 0)
        self._taken = taken

    def weight(self, world: World) -> float:
        """How likely the other's deeds are in that world, between 0 and 1."""
        position = self._position
        drawn = self._draws(world)
        held = drawn[0]
        penalty = 0.0
        for act in position.acts:
            if act.trick > 7:
                break
            gone = position.changes.get(act.trick)
            if gone is not None:
                held = held & ~gone[0] | gone[1]
            penalty += self._penalty(act, held)
            held &= ~(1 << act.card)
            if act.trick < position.trick:
                held |= drawn[act.trick]
        return exp(-min(penalty, self._inference.max_penalty))

    def _draws(self, world: World) -> list[int]:
        """A possible history: the cards dealt to the other, then the card drawn after each trick."""
        pool: list[int] = []
        hidden = world.other & ~self._known
        while hidden:
            low = hidden & -hidden
            pool.append(low)
            hidden ^= low
        known = self._known & ~self._taken
        for card in range(32):
            if known >> card & 1 and card not in self._position.deadlines:
                pool.append(1 << card)
        draws = [0] * len(self._slots)
        for slot in range(len(draws) - 1, 0, -1):
            pool += self._slots[slot]
            place = int(self._random() * len(pool))
            draws[slot] = pool[place]
            pool[place] = pool[-1]
            pool.pop()
        for bit in pool + self._slots[0]:
            draws[0] |= bit
        return draws

    def _penalty(self, act: Act, held: int) -> float:
        position, inference = self._position, self._inference
        penalty = 0.0
        if act.silent:
            run = held & held >> 1 & held >> 2 & RUN_BITS
            if run or held & held >> 8 & held >> 16 & held >> 24 & act.sets:
                allowed = list(act.allowed)
                if (
                    position.plans.declaration(
                        position.switches, held, allowed, act.sets, act.trick, act.heard
                    )
                    is not None
                ):
                    penalty = inference.undeclared_penalty
        gap = regret(position.plans, act, held)
        return penalty + min(inference.max_card_penalty, gap / inference.temperature)


def regret(plans: Plans, act: Act, held: int) -> float:
    """By how many points the rule of thumb prefers another card of that hand to the one played."""
    key = TRICK_KEYS[act.trick]
    one, two, three, four = held & 255, held >> 8 & 255, held >> 16 & 255, held >> 24
    protected = (one & two & (three | four) | three & four & (one | two)) & plans.sets
    dead = act.dead
    if protected:
        protected &= ~(dead | dead >> 8 | dead >> 16 | dead >> 24)
        key |= (protected & 255) << PROTECT_SHIFT
    suit, rank = act.card >> 3, act.card & 7
    best = won = NEVER
    actual = 0.0
    swing = 2 * CARD_POINTS[act.facing] - 2 * LEAD_COST if act.facing >= 0 else 0.0
    for each in range(4):
        byte = held >> each * 8 & 255
        if not byte:
            continue
        table = plans.plain if each else plans.trump
        entry = byte | (dead >> each * 8 & 255) << 8 | key | act.allowed[each]
        plan = table[entry]
        if act.facing < 0:
            best = max(best, plan[0][0])
            if each == suit:
                actual = table.marks(entry)[0][rank]
        else:
            led_suit, led_rank = act.facing >> 3, act.facing & 7
            if each == led_suit:
                won = max(won, plan[3][led_rank][0])
                best = max(best, plan[4][led_rank][0])
            elif each == 0:
                won = max(won, plan[2][0])
            else:
                best = max(best, plan[1][0])
            if each == suit:
                keep = table.marks(entry)[1][rank]
                if BEATEN_BY[act.facing] >> act.card & 1:
                    actual = CARD_POINTS[act.card] - keep + swing
                else:
                    actual = -CARD_POINTS[act.card] - keep
    return max(0.0, max(best, won + swing) - actual)
