"""Faces that are painted as copies while other cards move over them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QRegion, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from tartli_desktop.cards.german import CARDS
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import CardItem, Rendering
from tartli_desktop.table.places.layout import Place

PLACE = Place(150.3, 160.7, 166.0, rotation=5.1, face_up=True)
BARELY_SEEN = 3
"""How far rounding may change a colour, of 255."""

pytestmark = pytest.mark.usefixtures("qapp")


def painted(rendering: Rendering, place: Place) -> QImage:
    picture = QImage(600, 660, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.darkGreen)
    rendering.exposed = QRegion(picture.rect())
    item = CardItem(rendering)
    item.card = CARDS[6]
    item.lie(place)
    with QPainter(picture) as painter:
        painter.setTransform(item.sceneTransform() * rendering.to_device)
        item.paint(painter, QStyleOptionGraphicsItem())
    return picture


def most_apart(one: QImage, other: QImage) -> int:
    # Many pixel pairs repeat, so a set is much smaller.
    pairs = set(zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))
    return max(abs(a - b) for a, b in pairs)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_copied_face_looks_like_a_painted_one(ratio: float) -> None:
    rendering = Rendering(CardFaces(), ratio=ratio, to_device=QTransform.fromScale(ratio, ratio))
    directly = painted(rendering, PLACE)
    rendering.prepare(CARDS[6], PLACE)
    assert most_apart(painted(rendering, PLACE), directly) <= BARELY_SEEN


def test_a_copy_is_painted_where_it_was_prepared() -> None:
    rendering = Rendering(CardFaces())
    rendering.prepare(CARDS[6], PLACE)
    (copy,) = rendering.copies.values()
    copy.pixels.fill(Qt.GlobalColor.red)
    assert painted(rendering, PLACE).pixelColor(150, 160) == Qt.GlobalColor.red
