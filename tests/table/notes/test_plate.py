"""What stands at the table: the plates of the players, and the caption."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli.table.plan import PLAN
from tartli_desktop.looks.colours import contrast
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import Rendering
from tartli_desktop.table.notes.caption import CaptionItem
from tartli_desktop.table.notes.paper import CREAM, PLAIN, Inks
from tartli_desktop.table.notes.plate import PlateItem
from tartli_desktop.table.notes.plate_content import PlateContent, as_sentence, joined
from tartli_desktop.table.places.layout import CaptionRoom, scene_size
from tartli_desktop.table.places.seats import seats_of
from tartli_desktop.table.view import CardTableView
from tests.games.tartli.rules.positions import dealt


def shown(qtbot: QtBot, faces: CardFaces) -> tuple[CardTableView, PlateItem]:
    view = CardTableView(faces, PLAN)
    view.resize(1104, 774)
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
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


def test_what_is_told_of_a_player_can_be_read_as_a_sentence() -> None:
    assert as_sentence(joined("Anna", "62", "", "dealer")) == "Anna: 62, dealer"
    assert as_sentence("Anna") == "Anna"


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
