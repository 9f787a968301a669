"""The paper caption that tells what is played."""

import pytest
from PySide6.QtCore import QRectF

from tartli_desktop.looks.colours import contrast
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import Rendering
from tartli_desktop.table.notes.caption import CaptionItem
from tartli_desktop.table.notes.paper import CREAM, PLAIN, Inks
from tartli_desktop.table.places.layout import CaptionRoom, scene_size
from tartli_desktop.table.places.seats import seats_of

ROOM = CaptionRoom(130, 214, 306, 274, axis=284, level=372)
SMALL = (834, 614)
"""The size of a table in a window of 1024 by 640."""


@pytest.fixture
def card(faces: CardFaces) -> CaptionItem:
    card = CaptionItem(Rendering(faces))
    card.occupy(ROOM)
    return card


def lies_at(card: CaptionItem) -> QRectF:
    return card.mapRectToScene(card.paper)


def test_it_is_there_while_there_are_words(card: CaptionItem) -> None:
    assert not card.isVisible()
    card.show_words("Anna: Simple")
    assert card.isVisible()
    card.show_words("")
    assert not card.isVisible()


def test_it_keeps_within_its_room_however_much_it_tells(card: CaptionItem) -> None:
    room = QRectF(ROOM.left, ROOM.top, ROOM.width, ROOM.height)
    for lines in range(1, 9):
        card.show_words("\n".join(["Szalayné: negyven-száz ulti durchmars (rekontra)"] * lines))
        assert room.contains(lies_at(card)), lines


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_its_letters_have_thirteen_pixels_in_the_smallest_window(card: CaptionItem, seats: int) -> None:
    width, height = scene_size(*SMALL, seats=seats)
    layout = seats_of(seats, width, height=height)
    for is_free in (False, True):
        card.occupy(layout.caption(is_free=is_free))
        card.show_words(
            "Ágoston: ulti\nAdu: makk\nFelvevő 100, védők 100" if seats > 2 else "9. ütés\nAdu: makk"
        )
        assert card.letter_height * SMALL[0] / width >= 13


@pytest.mark.parametrize("inks", [CREAM, PLAIN], ids=["usual", "high contrast"])
def test_its_words_can_be_read(inks: Inks) -> None:
    assert contrast(inks.ink, inks.paper) >= 7
