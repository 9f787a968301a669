"""Deals that fit a view: what the opponent may hold, drawn at random, the likelier more often.

The opponent's unseen cards are first drawn evenly. Then every deal is judged by what the opponent did with
it (:mod:`.inference`).
"""

from dataclasses import dataclass
from random import Random

from tartli_desktop.games.tartli.opponents.meld_tables import (
    SEQUENCES,
    SET_ITEM,
    SET_LOUDNESS,
    Declaration,
    item_cards,
    points_of,
)

from .inference import Inference, Likelihood
from .rollout_policy import AFTER_SHIFT
from .search_position import HeardMeld, SearchPosition


@dataclass(slots=True)
class World:
    """One deal: the opponent's cards, those on the table included, and the talon in order."""

    other: int
    talon: tuple[int, ...]
    said: Declaration | None
    """What the opponent declared in this trick."""


def sample(position: SearchPosition, number: int, random: Random, inference: Inference | None) -> list[World]:
    """Draw ``number`` worlds that fit the view, in random order, weighed by ``inference`` if given."""
    if number < 1:
        raise ValueError(f"{number} worlds are none to judge by")
    melds = [_possible_melds(position, heard) for heard in position.heard_melds]
    if inference is None or not position.acts or not position.hidden or position.trick > 7:
        return [_world(position, random, melds) for _ in range(number)]
    drawn = [_world(position, random, melds) for _ in range(number * inference.oversampling)]
    judge = Likelihood(position, inference, random)
    weights = [judge.weight(world.other) for world in drawn]
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
"""A candidate for a meld that was heard: the running total of chances, its unseen cards, its item."""


def _possible_melds(position: SearchPosition, heard: HeardMeld) -> list[PossibleMeld]:
    """The candidates for a meld that was heard, each with the sum of the chances up to it."""
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
        best = max(position.switches.standings[item] for item in said)
        declared = points_of(said), best, tuple(said)
    return World(other, tuple(1 << card for card in rest[take:]), declared)
