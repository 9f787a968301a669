"""Everything moves through one place, which is idle when nothing moves."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QAbstractAnimation
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
    assert not runs(motion)
    assert not motion.is_moving


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


def test_a_card_turns_over_half_way() -> None:
    assert not between(HERE, THERE, 0.49)[0].face_up
    assert between(HERE, THERE, 0.5)[0].face_up
    assert between(HERE, THERE, 0.5)[1] == 0.0
    assert between(HERE, replace(HERE, x=5), 0.5)[1] == 1.0
