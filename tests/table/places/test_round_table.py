"""Tables of three to five: nothing overlaps, and everything is found where it belongs."""

from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPolygonF
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.text_size import apply_text_scale
from tartli_desktop.table.card_faces.faces import ASPECT, CardFaces
from tartli_desktop.table.card_item import CardItem, Rendering
from tartli_desktop.table.felt import RIM
from tartli_desktop.table.notes.notes import Note
from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.table.scene import TableScene
from tartli_desktop.table.screen_reader.accessible import AccessibleContext, PartKind, cards_in, name_of
from tartli_desktop.table.view import CardTableView
from tartli_desktop.widgets.words_column import column_width
from tests.on_screen import on_screen
from tests.table.generic_plan import FullView, GenericPlan

NAMES = ("Anna", "Kata", "Józsi bácsi", "Zsófi", "Maximilian")
COUNTS = ("112", "–4", "1 100", "6", "–20")
SAID = ("Kontra the game!", "Four kings, tuletroá", "I call the twenty", "Good.", "Rekontra pagátultimó!")
SIZES = ((1024, 640), (1280, 800), (1920, 1080), (2560, 1080), (1000, 1400))


def table_of(faces: CardFaces, seats: int) -> TableScene:
    table = TableScene(Rendering(faces), GenericPlan(), seats)
    table.motion.set_speed(None)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_own_card_of_the_draw_lies_under_no_other(faces: CardFaces, seats: int) -> None:
    layout = table_of(faces, seats).layout
    own, *others = (layout.drawn(place) for place in range(seats))
    apart = [abs(own.x - each.x) > own.width or abs(own.y - each.y) > own.width * ASPECT for each in others]
    assert all(own.z > each.z or is_apart for each, is_apart in zip(others, apart, strict=True))


def test_seats_are_counted_counter_clockwise_from_who_looks(faces: CardFaces) -> None:
    for seats in (3, 4, 5):
        table = table_of(faces, seats)
        table.lay_out(FullView(seats, 1))
        assert [table.place_of(seat) for seat in range(seats)] == [seats - 1, *range(seats - 1)]
        right, left = (table.items_of(f"hand {seat}")[0].place for seat in (2, 0))
        assert left.x < 200 < table.layout.width - 200 < right.x


def full(
    qtbot: QtBot, faces: CardFaces, seats: int, size: tuple[int, int], *, large: bool = False
) -> CardTableView:
    """A table in a window of this size, in the fullest moment of a hand, with everybody speaking."""
    width, height = size
    letters = 1.6 if large else 1.0
    shown = CardTableView(faces, GenericPlan(), seats)
    shown.scene().motion.set_speed(None)
    shown.resize(width - column_width(width, letters), height - 26)
    apply_text_scale(letters)
    shown.scene().fit_letters()
    on_screen(qtbot, shown)
    lay_full(shown.scene())
    return shown


def lay_full(scene: TableScene) -> None:
    """The fullest moment of a hand: a whole trick, cards taken and laid open, everybody speaking."""
    seats = scene.layout.seats
    scene.lay_out(FullView(seats))
    for seat in range(seats):
        content = PlateContent(NAMES[seat], figures=COUNTS[seat], is_dealer=seat == 1, is_to_act=seat == 2)
        scene.set_plate(seat, content)
        scene.notes[scene.place_of(seat)].set_line(SAID[seat])


def outline(item: CardItem) -> QPolygonF:
    width, height = item.place.width, item.place.width * ASPECT
    return item.mapToScene(QPolygonF(QRectF(-width / 2, -height / 2, width, height)))


def paper(note: Note) -> QPolygonF:
    return note.mapToScene(QPolygonF(note.paper))


def _may_overlap(one: str, other: str) -> bool:
    """Whether both are cards of the trick, or an open hand on the hand, or never there at once."""
    is_of_other = one.replace("hand", "open") == other and one[-1] != "0"
    # The board tells what is unknown; discards lie open when all is known.
    return {one[:5], other[:5]} == {"trick"} or is_of_other or {one[:4], other[:5]} == {"open", "board"}


def box(area: QRectF) -> QPolygonF:
    return QPolygonF(area)


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1080)], ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_gathered_cards_at_the_sides_lie_by_their_own_plates(
    qtbot: QtBot, faces: CardFaces, seats: int, size: tuple[int, int]
) -> None:
    layout = full(qtbot, faces, seats, size).scene().layout
    plates = [layout.plate(place) for place in range(seats)]
    middles = [room.center() for room in plates]
    for place in (1, seats - 1):
        card = layout.taken(place, 0)
        away = [QLineF(QPointF(card.x, card.y), middle).length() for middle in middles]
        assert away[place] == min(away)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("large", [False, True], ids=["usual", "large letters"])
def test_nothing_lies_on_what_must_be_seen(
    qtbot: QtBot, faces: CardFaces, seats: int, size: tuple[int, int], large: bool
) -> None:
    view = full(qtbot, faces, seats, size, large=large)
    scene = view.scene()
    parts: dict[str, list[QPolygonF]] = {}
    for seat in range(seats):
        for pile in ("hand", "trick", "taken", "open"):
            parts[f"{pile} {seat}"] = [outline(item) for item in scene.items_of(f"{pile} {seat}")]
        parts[f"note {seat}"] = [paper(scene.notes[scene.place_of(seat)])]
        plate = scene.plate_items[scene.place_of(seat)]
        parts[f"plate {seat}"] = [box(plate.mapRectToScene(plate.paper))]
    parts["middle"] = [outline(item) for item in scene.stock_items]
    parts["board"] = [box(scene.board.sceneBoundingRect())]
    if not scene.layout.is_narrow:
        parts["key of the board"] = [box(scene.board.key.sceneBoundingRect())]
    found = [
        (one, other)
        for (one, first), (other, second) in combinations(parts.items(), 2)
        if not _may_overlap(one, other) and any(a.intersects(b) for a in first for b in second)
    ]
    assert found == []
    seen = scene.sceneRect()
    for name, polygons in parts.items():
        if not name.startswith("hand"):
            assert all(seen.contains(polygon.boundingRect()) for polygon in polygons), name
    for note in scene.notes:
        assert note.letters.pixelSize() >= (20 if large and seats < 5 else 17)
    if not large and size == (1280, 800):
        assert scene.board.key.letter_height * view.transform().m11() >= 13
    for plate in scene.plate_items:
        if not scene.layout.is_narrow:
            assert plate.content is None or plate.name_shown == plate.content.name


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_player_at_the_side_says_hangs_at_that_players_plate(
    qtbot: QtBot, faces: CardFaces, seats: int
) -> None:
    scene = full(qtbot, faces, seats, (1280, 800)).scene()
    for place in (1, seats - 1):
        plate = scene.plate_items[place]
        near = plate.mapRectToScene(plate.paper).adjusted(-24, -24, 24, 24)
        assert paper(scene.notes[place]).intersects(box(near)), place


def test_a_screen_reader_finds_every_hand_and_what_lies_open(qtbot: QtBot, faces: CardFaces) -> None:
    view = full(qtbot, faces, 4, (1280, 800))
    scene = view.scene()
    names = NAMES[:4]
    view.seen = lambda: AccessibleContext(scene.view, names)
    parts = {
        (part.kind, part.place): (name_of(part), [name_of(card) for card in cards_in(part)])
        for part in view.reader.shown_parts()
    }
    hands = {place: parts[PartKind.OTHER_HAND, place] for place in (1, 2, 3)}
    assert hands == {
        place: (f"The hand of {names[place]}. Cards: {len(scene.items_in('HAND', place))}", [])
        for place in hands
    }
    (bidder,) = [seat for seat in range(4) if scene.items_of(f"open {seat}")]
    named, cards = parts[PartKind.OPEN, bidder]
    assert named == (
        "Laid open by you. Cards: 2" if not bidder else f"Laid open by {names[bidder]}. Cards: 2"
    )
    assert len(cards) == 2
    played = [card.rpartition(" by ")[2] for card in parts[PartKind.TRICK, 0][1]]
    assert sorted(played) == sorted(["you", *names[1:]])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_gathered_at_the_sides_lies_on_the_cloth(qtbot: QtBot, faces: CardFaces, seats: int) -> None:
    view = full(qtbot, faces, seats, (1024, 640))
    scene, cloth = view.scene(), QRectF(view.viewport().rect()).adjusted(RIM, RIM, -RIM, -RIM)
    for place in (1, seats - 1):
        seat = next(seat for seat in range(seats) if scene.place_of(seat) == place)
        for item in scene.items_of(f"taken {seat}"):
            assert cloth.contains(view.mapFromScene(outline(item)).boundingRect()), place
