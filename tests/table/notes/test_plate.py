"""What stands at the table: the plates of the players, and the caption."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap, QPolygonF, QTransform
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli.table.plan import PLAN
from tartli_desktop.looks.colours import contrast
from tartli_desktop.table.card_faces.faces import ASPECT, CardFaces
from tartli_desktop.table.notes.plate import CREAM, PLAIN, Inks, PlateItem
from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.table.places.layout import Place, Seats, scene_size
from tartli_desktop.table.places.round_table import seats_of
from tartli_desktop.table.view import CardTableView
from tests.games.tartli.rules.positions import dealt
from tests.on_screen import on_screen

SIZES = (
    *((870, 614), (1104, 774), (1190, 742), (1680, 1054), (1490, 934)),
    *((2300, 1054), (850, 1374), (560, 420)),
)
"""The sizes of tables in windows from 1024×640 to 3840×2160, and in very wide and very high ones."""


def corners(place: Place) -> QPolygonF:
    width, height = place.width, place.width * ASPECT
    turned = QTransform().translate(place.x, place.y).rotate(place.rotation)
    return turned.map(QPolygonF(QRectF(-width / 2, -height / 2, width, height)))


def fullest(layout: Seats, *, board: bool = True) -> dict[str, list[QPolygonF]]:
    """Everything that can lie on a table of two at one time, by name, with the board of cards or without."""
    of_board = {
        "board": [QPolygonF(layout.board)],
        **({} if layout.is_narrow else {"key of the board": [QPolygonF(layout.board_key)]}),
    }
    return {
        "own": [corners(layout.own(index, 9, raised=True)) for index in range(9)],
        "other": [corners(layout.far(1, index, 9)) for index in range(9)],
        "talon": [*(corners(layout.talon(index, 13)) for index in range(13)), corners(layout.turned)],
        "trick": [corners(layout.trick(place, place)) for place in (0, 1)],
        **{f"taken {place}": [corners(layout.taken(place, at)) for at in range(16)] for place in (0, 1)},
        **{f"plate {place}": [QPolygonF(layout.plate(place))] for place in (0, 1)},
        **(of_board if board else {}),
    }


@pytest.mark.parametrize("board", [False, True], ids=["", "board"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_at_a_table_of_two_nothing_lies_on_anything_else(size: tuple[int, int], board: bool) -> None:
    layout = seats_of(2, scene_size(*size)[0], height=scene_size(*size)[1])
    parts = fullest(layout, board=board)
    found = [
        (one, other)
        for (one, first), (other, second) in combinations(parts.items(), 2)
        if any(a.intersects(b) for a in first for b in second)
    ]
    assert found == []
    seen = QRectF(0, 0, layout.width, layout.height)
    for name, polygons in parts.items():
        if name not in ("own", "other"):
            assert all(seen.contains(polygon.boundingRect()) for polygon in polygons), name


def shown(qtbot: QtBot, faces: CardFaces) -> tuple[CardTableView, PlateItem]:
    view = CardTableView(faces, PLAN)
    view.resize(1104, 774)
    on_screen(qtbot, view)
    view.scene().motion.set_speed(None)
    view.scene().lay_out(dealt(hands=("AAKO", ""), turned="H7").view(0))
    return view, view.scene().plate_items[0]


def picture(view: CardTableView, plate: PlateItem) -> QPixmap:
    return view.viewport().grab(view.mapFromScene(plate.sceneBoundingRect()).boundingRect())


def test_a_plate_shows_the_dealer_and_whose_turn_it_is(qtbot: QtBot, faces: CardFaces) -> None:
    view, plate = shown(qtbot, faces)
    pictures = []
    for content in (
        PlateContent("Anna", figures="64"),
        PlateContent("Anna", figures="64", is_dealer=True),
        PlateContent("Anna", figures="64", is_declarer=True),
        PlateContent("Anna", figures="64", is_to_act=True),
        PlateContent("Anna", figures="65"),
        PlateContent("Anna", figures="65", unit="tricks"),
        PlateContent("Anna"),
        PlateContent("Anna", portrait="vilma"),
        PlateContent("Anna", portrait="pista"),
    ):
        view.scene().set_plate(0, content)
        pictures.append(picture(view, plate).toImage())
    assert all(one != other for one, other in combinations(pictures, 2))
    view.scene().set_plate(0, None)
    assert plate.text() == ""
    assert not plate.isVisible()


def test_its_words_are_told_as_a_tip(qtbot: QtBot, faces: CardFaces) -> None:
    view, plate = shown(qtbot, faces)
    view.scene().set_plate(0, PlateContent("Anna", figures="64", is_dealer=True, text="Anna · 64 · dealer"))
    assert plate.text() == "Anna · 64 · dealer"
    assert "Anna · 64 · dealer" in plate.toolTip()


@pytest.mark.parametrize("inks", [CREAM, PLAIN], ids=["usual", "high contrast"])
def test_its_words_can_be_read(inks: Inks) -> None:
    assert contrast(inks.ink, inks.paper) >= 7
