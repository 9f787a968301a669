"""Everything moves through one place, which is idle when nothing moves."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QAbstractAnimation, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import CardItem, Rendering
from tartli_desktop.table.motion import Motion, Move, Step, between
from tartli_desktop.table.places.layout import Place

HERE = Place(100, 100, 80)
THERE = Place(500, 300, 160, rotation=90, z=7, face_up=True)


@pytest.fixture
def item(faces: CardFaces) -> CardItem:
    card = CardItem(Rendering(faces))
    card.lie(HERE)
    return card


def moving(item: CardItem, speed: float | None = 1.0, duration: float = 60_000) -> Motion:
    motion = Motion()
    motion.set_speed(speed)
    motion.then(Step([Move(item, THERE, 0, duration)]))
    return motion


def runs(motion: Motion) -> bool:
    """Whether a Qt animation is running."""
    return any(
        each.state() == QAbstractAnimation.State.Running for each in motion.findChildren(QAbstractAnimation)
    )


def test_a_card_moves_and_arrives(item: CardItem, qtbot: QtBot) -> None:
    motion = moving(item, duration=20)
    with qtbot.waitSignal(motion.settled):
        motion.run()
        assert runs(motion)
        assert item.place == HERE
    assert item.place == THERE
    assert not item.lifted
    assert not runs(motion)
    assert not motion.is_moving


def test_only_cards_that_are_carried_cast_a_shadow(faces: CardFaces) -> None:
    items = [CardItem(Rendering(faces)) for _ in range(2)]
    for place, each in enumerate(items):
        each.lie(Place(100 + 50 * place, 100, 80))
    motion = Motion()
    # One card makes room in its fan, the other is played.
    along = Move(items[0], Place(150, 104, 80), 0, 600)
    played = Move(items[1], THERE, 0, 600)
    motion.then(Step([along, played]))
    motion.run()
    frame(motion, 150)
    assert [each.lifted for each in items] == [False, True]
    motion.drop()


def test_a_card_shows_its_face_on_a_stack_until_the_next_one_lies_over_it(faces: CardFaces) -> None:
    items = [CardItem(Rendering(faces)) for _ in range(3)]
    for each in items:
        each.lie(HERE)
    motion = Motion()
    on_stack = [Place(500, 300 - each, 80, z=each, covered=each < 2) for each in range(3)]
    starts = (0, 0, 50_000)
    motion.then(Step([Move(*move, 10_000) for move in zip(items, on_stack, starts, strict=True)]))
    motion.run()
    clock = motion.findChild(QVariantAnimation)
    assert clock is not None
    clock.pause()
    clock.setCurrentTime(20_000)
    assert [each.place for each in items] == [on_stack[0], replace(on_stack[1], covered=False), HERE]
    clock.setCurrentTime(59_900)
    assert [each.place.covered for each in items] == [True, True, False]
    motion.drop()


def test_no_animation_runs_when_nothing_moves(item: CardItem, qtbot: QtBot) -> None:
    motion = Motion()
    with qtbot.waitSignal(motion.settled, timeout=0, raising=False) as settled:
        motion.run()
    assert settled.signal_triggered
    motion.then(Step([Move(item, HERE, 0, 60_000)]))  # already there
    motion.run()
    assert not runs(motion)
    assert not motion.is_moving


def test_without_speed_everything_is_there_at_once(item: CardItem) -> None:
    motion = moving(item, speed=None)
    settled: list[int] = []
    motion.settled.connect(lambda: settled.append(1))
    motion.run()
    assert item.place == THERE
    assert settled == [1]
    assert not runs(motion)


def test_steps_are_done_one_after_the_other(item: CardItem) -> None:
    motion = Motion()
    motion.set_speed(None)
    seen: list[Place] = []
    first = Step([Move(item, THERE, 0, 100)], begin=lambda: seen.append(item.place))
    second = Step([Move(item, HERE, 0, 100)], begin=lambda: seen.append(item.place))
    motion.then(first)
    motion.then(second)
    motion.run()
    assert seen == [HERE, THERE]
    assert item.place == HERE


def test_a_card_does_not_appear_at_its_end_before_it_moves_there(faces: CardFaces, qtbot: QtBot) -> None:
    items = [CardItem(Rendering(faces)) for _ in range(2)]
    for each in items:
        each.lie(HERE)
    motion = Motion()
    # The first step takes longer.
    motion.then(Step([Move(items[0], THERE, 0, 200)]))
    motion.then(Step([Move(items[1], THERE, 20, 80)]))
    seen: list[float] = []
    motion.moved.connect(lambda: seen.append(items[1].place.x))
    with qtbot.waitSignal(motion.settled):
        motion.run()
    assert seen[-1] == THERE.x
    assert seen == sorted(seen)


def test_finish_in_the_middle_brings_all_to_its_end(item: CardItem) -> None:
    motion = moving(item)
    begun: list[str] = []
    motion.then(Step([Move(item, replace(THERE, x=7), 0, 60_000)], begin=lambda: begun.append("second")))
    settled: list[int] = []
    motion.settled.connect(lambda: settled.append(1))
    motion.run()
    assert runs(motion)
    motion.finish()
    assert begun == ["second"]
    assert item.place == replace(THERE, x=7)
    assert settled == [1]
    assert not runs(motion)
    assert motion.speed == 1.0


def test_finish_with_nothing_under_way_settles(item: CardItem) -> None:
    motion = moving(item)
    motion.finish()
    assert item.place == THERE
    assert motion.speed == 1.0


def test_drop_leaves_cards_where_they_are(item: CardItem) -> None:
    motion = moving(item)
    settled: list[int] = []
    motion.settled.connect(lambda: settled.append(1))
    motion.run()
    motion.drop()
    assert item.place == HERE
    assert settled == []
    assert not motion.is_moving
    assert not runs(motion)


def test_to_take_the_speed_away_finishes_what_moves(item: CardItem) -> None:
    motion = moving(item)
    motion.run()
    motion.set_speed(None)
    assert item.place == THERE
    assert not runs(motion)


def test_what_is_added_while_something_moves_waits(item: CardItem) -> None:
    motion = moving(item)
    motion.run()
    begun: list[int] = []
    motion.then(Step(begin=lambda: begun.append(1)))
    motion.run()
    assert begun == []
    assert motion.is_moving
    motion.finish()
    assert begun == [1]


def test_what_happens_when_all_is_settled_may_move_cards_again(item: CardItem) -> None:
    motion = moving(item, speed=None)
    back: list[int] = []

    def once_more() -> None:
        if not back:
            back.append(1)
            motion.then(Step([Move(item, HERE, 0, 100)]))
            motion.run()

    motion.settled.connect(once_more)
    motion.run()
    assert item.place == HERE
    assert not motion.is_moving


def test_a_card_turns_over_half_way() -> None:
    assert not between(HERE, THERE, 0.49)[0].face_up
    assert between(HERE, THERE, 0.5)[0].face_up
    assert between(HERE, THERE, 0.5)[1] == 0.0
    assert between(HERE, replace(HERE, x=5), 0.5)[1] == 1.0


def test_a_card_swings_the_shorter_way_round() -> None:
    start, end = replace(HERE, rotation=170.0), replace(HERE, rotation=-170.0)
    assert between(start, end, 0.5)[0].rotation == 180.0


def frame(motion: Motion, time: int) -> None:
    """Show one moment of the current step."""
    (clock,) = motion.findChildren(QAbstractAnimation)
    clock.pause()
    clock.setCurrentTime(time)


def test_the_cards_of_a_stack_cast_no_shadow_over_its_edges(faces: CardFaces) -> None:
    cards = [CardItem(Rendering(faces)) for _ in range(6)]
    for place, card in enumerate(cards):
        card.lie(replace(HERE, x=100.0 * place))
    stack = [
        Move(card, replace(HERE, x=500 - n, y=500, covered=n < 4), 0, 1000)
        for n, card in enumerate(cards[:5])
    ]
    motion = Motion()
    motion.then(Step([*stack, Move(cards[5], THERE, 0, 1000)]))
    motion.run()
    for time in (100, 300, 400, 950, 999):
        frame(motion, time)
        # A card is highest in the middle of its way.
        assert [card.lifted for card in cards] == [False] * 5 + [time < 500]
    # Just before they arrive, they look as they will then.
    assert [card.place.covered for card in cards] == [True] * 4 + [False] * 2
    motion.drop()


def test_a_card_that_stays_where_it_is_casts_no_shadow(item: CardItem) -> None:
    item.lie(replace(HERE, covered=True))
    motion = Motion()
    motion.then(Step([Move(item, HERE, 0, 60_000)]))
    motion.run()
    frame(motion, 30_000)
    assert not item.lifted
    motion.drop()


def test_a_shadow_grows_as_a_card_is_lifted_and_shrinks_as_it_lands() -> None:
    lifts = [between(HERE, replace(THERE, lift=2.0), part / 10, 10.0)[0].lift for part in range(11)]
    highest = lifts.index(max(lifts))
    assert 3 < highest < 8
    assert lifts[: highest + 1] == sorted(lifts[: highest + 1])
    assert lifts[highest:] == sorted(lifts[highest:], reverse=True)
    assert (lifts[0], lifts[-1]) == (0.0, 2.0)


def test_a_card_that_turns_over_is_seen_in_perspective_within_its_bounds(faces: CardFaces) -> None:
    """The rising side is nearer to the eye, first on one side and then on the other."""
    card = CardItem(Rendering(faces, exposed=QRegion(-300, -300, 900, 900)))
    heights = {}
    for turn in (0.6, -0.6):
        card.lie(replace(THERE, x=0, y=0, rotation=0), turn)
        image = QImage(300, 400, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            painter.translate(150, 200)
            card.paint(painter, QStyleOptionGraphicsItem())
        seen = [(x, y) for x in range(300) for y in range(400) if image.pixelColor(x, y).alpha()]
        columns, rows = [x for x, _ in seen], [y for _, y in seen]
        left, top = min(columns), min(rows)
        area = QRectF(left - 150, top - 200, max(columns) - left, max(rows) - top)
        assert card.boundingRect().contains(area)
        heights[turn] = [columns.count(edge) for edge in (left + 9, max(columns) - 9)]
    (first, second), (other_first, other_second) = heights[0.6], heights[-0.6]
    assert abs(first - second) > 20
    assert (first > second) == (other_second > other_first)


def test_a_card_slides_under_others_and_out_from_them_beside_them(faces: CardFaces) -> None:
    going, coming = CardItem(Rendering(faces)), CardItem(Rendering(faces))
    under = Place(200, 200, 80, rotation=90, z=2, face_up=True)
    beside = replace(under, x=330)
    going.lie(replace(HERE, z=100))
    coming.lie(under)
    motion = Motion()
    motion.then(
        Step(
            [
                Move(coming, replace(HERE, z=100), 0, 1000, beside=beside, slides_out=True),
                Move(going, under, 0, 1000, beside=beside),
            ]
        )
    )
    motion.run()
    ways: dict[CardItem, list[Place]] = {coming: [], going: []}
    for time in range(20, 1000, 20):
        frame(motion, time)
        for card, way in ways.items():
            way.append(card.place)
    for way, ends in ((ways[coming], ways[coming][0]), (ways[going], ways[going][-1])):
        assert (ends.z, ends.y) == (2, 200)
        # While it lies low, it moves sideways until it is free of the others; after that it is above all.
        assert {place.y for place in way if place.z == 2} == {200}
        assert max(place.x for place in way if place.z == 2) > 325
        assert all(place.z > 100 for place in way if place.z != 2)
    motion.drop()
