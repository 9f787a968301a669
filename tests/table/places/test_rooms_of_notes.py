"""The room of a note is clear of everything important, however wide the system's letters are."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPolygonF, QTransform

from tartli_desktop.table.card_faces.faces import ASPECT
from tartli_desktop.table.notes.notes import Note
from tartli_desktop.table.places.layout import Place, Seats, scene_size
from tartli_desktop.table.places.round_table import seats_of

WIDTHS = (1220.0, 1400.0, 1960.0)
FULL_HAND = 9

Rectangle = tuple[float, float, float, float]


def box(area: Rectangle) -> QPolygonF:
    return QPolygonF(QRectF(*area))


def outline(card: Place) -> QPolygonF:
    width, height = card.width, card.width * ASPECT
    lies = QTransform().translate(card.x, card.y).rotate(card.rotation)
    return lies.map(box((-width / 2, -height / 2, width, height)))


def rooms(layout: Seats, *, board: bool) -> dict[str, QPolygonF]:
    note = layout.note_beside_board if board else layout.note
    notes = {place: note(place) for place in range(layout.seats)}
    return {
        f"note {place}": box((room.left, room.top, room.width, room.height)) for place, room in notes.items()
    }


def seen(layout: Seats, *, board: bool) -> dict[str, list[QPolygonF]]:
    """Areas on which no note may lie."""
    parts = {"turned card": [outline(layout.turned)]}
    if board:
        parts["board"] = [box(layout.board.getRect())]
    for place in range(layout.seats):
        parts[f"trick {place}"] = [outline(layout.trick(place, place))]
        parts[f"taken {place}"] = [outline(layout.taken(place, 0))]
        if place:
            hand = [layout.far(place, index, FULL_HAND) for index in range(FULL_HAND)]
            parts[f"hand {place}"] = [outline(card) for card in hand]
    return parts


@pytest.mark.parametrize("board", [False, True], ids=["", "board"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_room_of_a_note_reaches_over_what_must_be_seen(seats: int, board: bool) -> None:
    found = [
        (width, height, note, name)
        for width in WIDTHS
        for height in (900.0, 1300.0)
        for layout in [seats_of(seats, width, height)]
        for note, room in rooms(layout, board=board).items()
        for name, polygons in seen(layout, board=board).items()
        if any(room.intersects(polygon) for polygon in polygons)
    ]
    assert found == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("place", [1, 3])
@pytest.mark.parametrize("size", [(1058, 780), (834, 620), (1640, 1060)])
def test_the_longest_call_is_written_large_beside_every_plate(size: tuple[int, int], place: int) -> None:
    width, height = scene_size(*size, seats=4)
    note = Note(0.0)
    note.hang(seats_of(4, width, height=height).note(place))
    note.set_line("Hívom a tizenkilencest.")
    # At 1280 by 800 this is more than 16 pixels.
    assert note.letters.pixelSize() >= 19
    assert note.paper.width() <= note.room.width


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seats", [3, 4])
def test_words_from_the_right_lie_beside_the_hand_there(seats: int) -> None:
    layout = seats_of(seats, *scene_size(890, 730, seats=seats))
    assert layout.is_narrow
    note = Note(0.0)
    note.hang(layout.note(1))
    note.set_line("Passz.")
    hands = [outline(layout.far(1, index, FULL_HAND)).boundingRect() for index in range(FULL_HAND)]
    gap = min(hand.left() for hand in hands) - note.mapRectToScene(note.paper).right()
    # The letters of this note are about 25 units high.
    assert 0 <= gap < 25
