"""Once nothing is hidden, as in a review, each hand lies upright and whole on the table, and can be read."""

import random
from functools import lru_cache
from itertools import chain

import pytest
from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from tartli_desktop.face import face_of
from tartli_desktop.game.match import Match
from tartli_desktop.game.rules import Rules
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.table.card_faces.corner_indices import Edge
from tartli_desktop.table.card_faces.faces import ASPECT, CardFaces
from tartli_desktop.table.card_item import CardItem, Rendering
from tartli_desktop.table.piles import PileKind
from tartli_desktop.table.places.layout import scene_size
from tartli_desktop.table.scene import TableScene
from tests.games.contract.walks import choice, new_match, pack

TABLES = [(560, 480), (640, 520), (800, 640), (925, 610), (1500, 900), (840, 1010), (560, 1250)]
"""Sizes of the table in pixels."""

_CORNERS = {None: (0.213, 0.15), Edge.TOP: (0.62, 0.27), Edge.LEFT: (0.37, 0.6)}
"""Width and height of what tells a card, relative to its width."""
_NUMERAL = {None: 0.375, Edge.TOP: 0.37, Edge.LEFT: 0.37}


def box(item: CardItem) -> QRectF:
    place = item.place
    width, height = place.width, place.width * ASPECT
    if place.rotation % 180 > 45:
        width, height = height, width
    return QRectF(place.x - width / 2, place.y - height / 2, width, height)


def corner(item: CardItem) -> QRectF:
    wide, high = _CORNERS[item.place.edge]
    if item.card is not None and item.card.suit is None:
        wide = _NUMERAL[item.place.edge]
    whole = box(item)
    return QRectF(whole.x(), whole.y(), wide * item.place.width, high * item.place.width)


@lru_cache(maxsize=10)
def moments(rules: Rules, seats: int, seed: int) -> list[Match]:
    """A hand after each action, played at random."""
    chance, match = random.Random(seed), new_match(rules, seats, seed % seats)
    match.deal(pack(rules, chance))
    found = [match.copy()]
    while not match.needs_deck and not match.is_over:
        match.apply(*choice(rules, match, chance))
        found.append(match.copy())
    return found


def open_table(rules: Rules, match: Match, seats: int, viewer: int, table: TableScene) -> list[CardItem]:
    """Lay everything open; return the open cards of the others, and of the talon."""
    plan = face_of(rules.name).plan
    views = [match.view(seat) for seat in range(seats)]
    table.lay_out(views[viewer], plan.open_hands(views, viewer, match.hands[-1][0]))
    piles = [pile for pile in plan.piles(seats) if pile.kind is not PileKind.SPOT]
    items = chain.from_iterable(table.items_of(pile.name) for pile in piles)
    own = table.own_items
    return [item for item in items if item.place.face_up and item not in own]


@pytest.mark.parametrize("size", TABLES, ids=str)
def test_each_open_card_lies_upright_and_whole_and_shows_its_corner(
    rules: Rules, qapp: object, size: tuple[int, int]
) -> None:
    faces = CardFaces(kind_of(rules.form.pack.cards).built_in[0])
    plan = face_of(rules.name).plan
    for seats in rules.form.seats:
        table = TableScene(Rendering(faces), plan, seats)
        table.fit_letters()
        table.motion.set_speed(None)
        width, height = scene_size(*size, seats)
        table.set_size(width, height)
        # Each moment is seen in every third size.
        for number, match in list(enumerate(moments(rules, seats, 5)))[TABLES.index(size) % 3 :: 3]:
            viewer = number // 3 % seats
            views = [match.view(seat) for seat in range(seats)]
            opened = open_table(rules, match, seats, viewer, table)
            held = set(chain.from_iterable(view.hand for view in views)) - set(views[viewer].hand)
            assert held <= {item.card for item in opened}
            assert all(item.place.face_up for item in table.stock_items)
            there = [item.card for item in table.items_of_pack if item.card is not None]
            assert len(there) == len(set(there)), "a card lies twice"
            assert table.pack_items == [], "what one player alone has laid away is open too"
            assert all(item.place.rotation == 0 for item in opened)
            outside = [item.card for item in opened if not table.sceneRect().contains(box(item))]
            assert outside == []
            everything = [item for item in table.items_of_pack if item not in table.pack_items]
            hidden = {
                str(one.card): str(other.card)
                for one in opened
                for other in everything
                if other.place.z > one.place.z and box(other).intersects(corner(one))
            }
            assert hidden == {}, (seats, number)
            beside = [pile for pile in plan.piles(seats) if pile.kind in (PileKind.ROW, PileKind.STACK)]
            laid = [items for pile in beside if set(items := table.items_of(pile.name)) & set(opened)]
            backs = [item for item in everything if not item.place.face_up]
            assert not any(box(one).intersects(box(back)) for one in chain(*laid) for back in backs)
            told = [text for text in table.items() if isinstance(text, QGraphicsSimpleTextItem)]
            told = [text.sceneBoundingRect() - QMarginsF(1, 1, 1, 1) for text in told if text.isVisible()]
            # In a narrow place a caption may lack room; none is written over cards.
            assert len(laid) - 1 <= len(told) <= len(laid)
            cards = [item.sceneBoundingRect() for item in everything if item.isVisible()]
            assert not any(text.intersects(card) for text in told for card in cards)
