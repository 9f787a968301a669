"""Where the cards lie, read from the items of the scene, and random hands to lay out."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.tartli import (
    AUSTRIAN,
    HUNGARIAN,
    OUT,
    Dealt,
    Event,
    Exchanged,
    Match,
    TrickGathered,
    Variant,
    View,
)
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.table.places.layout import FAR_WIDTH, OWN_WIDTH, PILE_WIDTH
from tartli_desktop.table.scene import TableScene
from tests.session.playing import at_random

VARIANTS: tuple[Variant, ...] = (HUNGARIAN, AUSTRIAN)


@dataclass(frozen=True)
class Zones:
    """The table as a person sees it."""

    own: frozenset[Card]
    backs: int
    """Cards of the opponent's fan."""
    talon: int
    """Face-down cards of the talon."""
    turned: Card | None
    trick: tuple[Card, ...]
    piles: tuple[frozenset[Card], frozenset[Card]]
    pack: int


def zones_of(table: TableScene) -> Zones:
    """Where the cards lie, by the size and the place of each of the 32 items."""
    items = table.items_of_pack
    assert len(items) == len(set(items)) == 32
    middle = table.layout.width / 2
    piles = [item for item in items if item.place.width == PILE_WIDTH]
    stock = table.stock_items
    turned = [item.card for item in stock if item.place == table.layout.turned]
    trick = [item.card for item in table.trick_items]
    pack = table.pack_items if not trick else []
    zones = Zones(
        own=frozenset(_known(item) for item in items if item.place.width == OWN_WIDTH),
        backs=sum(item.place.width == FAR_WIDTH for item in items),
        talon=len(stock) - len(turned),
        turned=turned[0] if turned else None,
        trick=tuple(card for card in trick if card is not None),
        piles=(
            frozenset(_known(item) for item in piles if item.x() > middle),
            frozenset(_known(item) for item in piles if item.x() < middle),
        ),
        pack=len(pack),
    )
    assert zones.own == frozenset(table.own_cards)
    laid = len(zones.own) + zones.backs + len(stock) + len(trick) + sum(map(len, zones.piles)) + len(pack)
    assert laid == 32, "every card lies in one place"
    return zones


def _known(item: CardItem) -> Card:
    assert item.card is not None
    return item.card


def zones_by(view: View) -> Zones:
    """Where the cards should lie, by what the player knows."""
    piles: tuple[set[Card], set[Card]] = (set(), set())
    for event in view.events:
        if isinstance(event, TrickGathered):
            piles[event.seat].update(event.cards)
    dealt = view.trick_number > 0
    return Zones(
        own=frozenset(view.hand),
        backs=view.opponent_hand_size,
        talon=view.talon_size - (view.turned is not None),
        turned=view.turned,
        trick=tuple(card for _, card in view.trick),
        piles=(frozenset(piles[0]), frozenset(piles[1])),
        pack=0 if dealt else 32,
    )


def hidden_faces(table: TableScene, view: View) -> set[Card]:
    """Cards with a visible face that the player has never seen (R12)."""
    seen = {*view.hand, *(card for _, card in view.played)}
    for event in view.events:
        if isinstance(event, Dealt):
            seen.add(event.turned)
        elif isinstance(event, Exchanged):
            seen.update((event.seven, event.taken))
    if not table.motion.is_moving:
        assert all(item.card is None for item in table.items_of_pack if item.place.width == FAR_WIDTH)
    return {item.card for item in table.items_of_pack if item.card is not None} - seen


def random_match(
    seed: int, variant: Variant, hands: int = 2, *, viewer: int = 0, **options: Any
) -> Iterator[tuple[tuple[Event, ...], View]]:
    """The events of random hands as a seat learns them, and what it knows after each."""

    def seen(events: tuple[Event, ...]) -> tuple[tuple[Event, ...], View]:
        return tuple(event.seen_by(viewer) for event in events), match.view(viewer)

    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=seed % 2)
    choose = at_random(chance, claims=0.0, **options)
    for _ in range(hands):
        if match.winner is not None:
            return
        deck = list(CARDS)
        chance.shuffle(deck)
        yield seen(match.deal(deck))
        while match.to_move is not None:
            seat = match.to_move
            other = match.view(1 - seat)
            if chance.random() < 0.2 and any(action != OUT for action in other.legal):
                seat = 1 - seat
            yield seen(match.apply(seat, choose(match.view(seat))))
