"""Hidden parts of cards need not be painted, and leaving them out makes no visible difference."""

import random
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from tartli_desktop.table.card_faces.faces import ASPECT, CORNER, CardFaces
from tartli_desktop.table.card_item import CardItem, Rendering, hidden_parts
from tartli_desktop.table.places.layout import Place
from tartli_desktop.table.places.overlaps import Lying, around, hidden_part

CARD = Place(300, 400, 150, rotation=10)


def placed(card: Lying) -> QTransform:
    place = card.place
    return QTransform().translate(place.x, place.y).rotate(place.rotation).scale(card.turn, 1)


def is_on(card: Lying, point: QPointF) -> bool:
    """Whether a point of the scene is on a card with its round corners."""
    at, _ = placed(card).inverted()
    there, place = at.map(point), card.place
    wide, high, radius = place.width / 2, place.width * ASPECT / 2, place.width * CORNER
    beyond_x = max(0.0, abs(there.x()) - (wide - radius))
    beyond_y = max(0.0, abs(there.y()) - (high - radius))
    return (beyond_x**2 + beyond_y**2) ** 0.5 <= radius + 1e-6


@pytest.mark.parametrize(
    ("above", "share"),
    [
        (Place(300, 400, 150, rotation=10), 0.95),
        (Place(300, 400, 150, rotation=190), 0.95),
        (Place(345, 408, 150, rotation=14), 0.5),
    ],
    ids=["the same", "half a circle", "a fan"],
)
def test_a_card_above_hides_much(above: Place, share: float) -> None:
    hidden = hidden_part(Lying(CARD), [Lying(above)])
    assert hidden.width() * hidden.height() > share * CARD.width**2 * ASPECT


@pytest.mark.parametrize(
    "above",
    [
        Place(900, 400, 150, rotation=10),
        Place(300, 400, 150, rotation=70),
        Place(300, 400, 150, rotation=100),
    ],
    ids=["elsewhere", "turned", "across"],
)
def test_a_card_elsewhere_or_across_hides_nothing(above: Place) -> None:
    assert hidden_part(Lying(CARD), [Lying(above)]).isEmpty()


def test_of_several_the_one_counts_that_hides_most() -> None:
    little = Lying(Place(380, 420, 150, rotation=12))
    much = Lying(Place(310, 402, 150, rotation=11))
    assert hidden_part(Lying(CARD), [little, much, little]) == hidden_part(Lying(CARD), [much])


def test_a_card_that_turns_over_hides_as_much_as_is_seen_of_it() -> None:
    hidden = hidden_part(Lying(CARD), [Lying(CARD, turn=0.5)])
    assert 0.45 * CARD.width < hidden.width() < 0.5 * CARD.width
    assert 0.95 * CARD.width * ASPECT < hidden.height()


def test_of_a_card_that_turns_over_all_of_its_face_can_be_hidden() -> None:
    hidden = hidden_part(Lying(CARD, turn=0.5), [Lying(CARD)])
    assert hidden.width() == pytest.approx(CARD.width)


def test_what_is_hidden_lies_under_the_other_card() -> None:
    rng = random.Random(4)
    found = 0
    for _ in range(500):
        below, above = (
            Lying(
                Place(
                    rng.uniform(0, 200),
                    rng.uniform(0, 200),
                    rng.uniform(80, 160),
                    rotation=rng.choice((0, 180)) + rng.uniform(-40, 40),
                ),
                turn=rng.choice((1.0, rng.uniform(0, 1))),
            )
            for _ in range(2)
        )
        hidden = hidden_part(below, [above])
        if not hidden.isEmpty():
            found += 1
            corners = (hidden.topLeft(), hidden.topRight(), hidden.bottomLeft(), hidden.bottomRight())
            assert all(is_on(above, placed(below).map(corner)) for corner in corners)
    assert found > 50


def test_the_pieces_around_a_part_and_the_part_are_the_whole() -> None:
    whole, hidden = QRectF(-50, -80, 100, 160), QRectF(-20, -80, 70, 120)
    pieces = [*around(whole, hidden), hidden]
    assert sum(piece.width() * piece.height() for piece in pieces) == 100 * 160
    assert not any(one.intersects(other) for one, other in combinations(pieces, 2))


def test_cards_that_move_over_each_other_look_as_if_all_were_painted(qtbot: QtBot) -> None:
    size = QRect(0, 0, 900, 700)
    rendering = Rendering(CardFaces(), ratio=2.0, exposed=QRegion(size))
    scene = QGraphicsScene(QRectF(size))
    cards = [CardItem(rendering) for _ in range(14)]
    for number, card in enumerate(cards):
        scene.addItem(card)
        card.lie(Place(250 + 30 * number, 300 + 3 * number, 150, rotation=3.5 * number - 20, z=number))
        card.gliding = True

    def picture() -> QImage:
        shown = QImage(size.size() * 2, QImage.Format.Format_RGB32)
        shown.setDevicePixelRatio(2)
        shown.fill(0)
        with QPainter(shown) as painter:
            scene.render(painter, QRectF(size), QRectF(size))
        return shown

    whole = picture()
    rendering.hidden = hidden_parts(cards)
    assert len(rendering.hidden) == len(cards) - 1
    pieces = picture()
    pairs = zip(bytes(whole.constBits()), bytes(pieces.constBits()), strict=True)
    assert sum(one != other for one, other in pairs) < 100
    # Something was indeed left out.
    cards[-1].setVisible(False)
    assert picture() != pieces
