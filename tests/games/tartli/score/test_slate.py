"""The slate widget, driven by user events."""

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli.score.marks import Style
from tartli_desktop.games.tartli.score.slate import Slate
from tartli_desktop.games.tartli.score.slate_board import LEFT, RIGHT


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def slate(window: QWidget, qtbot: QtBot) -> Slate:
    """A visible slate, beside another widget that has the focus."""
    beside = QLineEdit(window)
    slate = Slate(window)
    layout = QVBoxLayout(window)
    # The offscreen platform warns about a window with a minimum size.
    layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
    layout.addWidget(slate)
    layout.addWidget(beside)
    window.resize(320, 700)
    slate.set_names("Kata", "Ödön")
    beside.setFocus()
    with qtbot.waitExposed(window):
        window.show()
    # Move the mouse off the slate, wherever it was before.
    qtbot.mouseMove(beside)
    qtbot.waitUntil(lambda: not slate.counts_visible)
    return slate


def picture(slate: Slate) -> QImage:
    return slate.grab().toImage()


def moving(slate: Slate) -> bool:
    return any(
        animation.state() is not QAbstractAnimation.State.Stopped
        for animation in slate.findChildren(QAbstractAnimation)
    ) or any(timer.isActive() for timer in slate.findChildren(QTimer))


def test_without_motion_writing_is_at_once_and_settled(slate: Slate, qtbot: QtBot) -> None:
    with qtbot.waitSignal(slate.settled):
        slate.write(LEFT, 67)
    assert not moving(slate)
    assert slate.totals == (67, 0)


def test_with_motion_an_entry_is_written_stroke_by_stroke(slate: Slate, qtbot: QtBot) -> None:
    strokes = []
    slate.stroke_began.connect(lambda: strokes.append(picture(slate)))
    slate.set_motion(8.0)
    with qtbot.waitSignal(slate.settled):
        slate.write(LEFT, 100)
        assert moving(slate)
        assert not slate.is_settled
    assert len(strokes) == 3  # R13.2: an X has three
    assert not moving(slate)


def test_written_and_set_look_the_same(slate: Slate, qtbot: QtBot) -> None:
    slate.set_motion(40.0)
    for points in (30, 20, 67):
        with qtbot.waitSignal(slate.settled):
            slate.write(RIGHT, points)
    written = picture(slate)
    slate.put([], [30, 20, 67])
    assert picture(slate) == written


def test_marks_that_stand_do_not_change(slate: Slate) -> None:  # R13.1
    slate.put([100, 30], [80])
    before = slate.grab_image(1.0)
    slate.write(LEFT, 20)
    after = slate.grab_image(1.0)
    changed = [
        QPoint(x, y)
        for y in range(before.height())
        for x in range(before.width())
        if before.pixel(x, y) != after.pixel(x, y)
    ]
    # The \ has become a V: one new stroke, in an area smaller than one sign.
    assert changed
    assert max(point.x() for point in changed) - min(point.x() for point in changed) < 40
    assert max(point.y() for point in changed) - min(point.y() for point in changed) < 70


def test_entries_wait_for_each_other(slate: Slate, qtbot: QtBot) -> None:
    slate.set_motion(30.0)
    settled = []
    slate.settled.connect(lambda: settled.append(slate.totals))
    with qtbot.waitSignal(slate.settled):
        slate.write(LEFT, 20)
        slate.write(RIGHT, 50)
        slate.write(LEFT, 100)
        assert slate.totals == (120, 50)
    assert settled == [(120, 50)]


def test_turning_motion_off_finishes_what_is_being_written(slate: Slate, qtbot: QtBot) -> None:
    slate.set_motion(0.1)
    slate.write(LEFT, 161)
    slate.wipe()
    slate.write(RIGHT, 50)
    with qtbot.waitSignal(slate.settled):
        slate.set_motion(None)
    assert slate.is_settled
    assert not moving(slate)
    assert slate.totals == (0, 50)


def test_hiding_finishes_what_is_being_written(slate: Slate, qtbot: QtBot) -> None:
    slate.set_motion(0.1)
    slate.write(LEFT, 161)
    with qtbot.waitSignal(slate.settled):
        slate.hide()
    assert not moving(slate)


def test_a_won_game_adds_marks_below_the_line(slate: Slate, qtbot: QtBot) -> None:  # R13.4
    slate.put([200, 200, 101], [100], (1, 2), 5)
    slate.set_motion(30.0)
    strokes = []
    slate.stroke_began.connect(lambda: strokes.append(1))
    with qtbot.waitSignal(slate.settled):
        slate.wipe()
        slate.write_games(LEFT, 2)
    assert slate.games == (3, 2)
    assert len(strokes) == 2
    written = picture(slate)
    slate.put([], [], (3, 2), 5)
    assert picture(slate) == written


def test_the_totals_are_shown_under_the_mouse(slate: Slate, qtbot: QtBot) -> None:
    slate.put([100], [50])
    plain = picture(slate)
    qtbot.mouseMove(slate)
    qtbot.waitUntil(lambda: slate.counts_visible)
    assert picture(slate) != plain
    beside = slate.window().findChild(QLineEdit)
    assert beside is not None
    qtbot.mouseMove(beside)
    qtbot.waitUntil(lambda: not slate.counts_visible)
    assert picture(slate) == plain


def test_the_totals_are_shown_with_the_focus(slate: Slate, qtbot: QtBot) -> None:
    slate.window().activateWindow()
    beside = slate.window().findChild(QLineEdit)
    assert beside is not None
    qtbot.waitUntil(beside.hasFocus)
    qtbot.keyClick(beside, Qt.Key.Key_Tab)
    assert slate.hasFocus()
    assert slate.counts_visible
    qtbot.keyClick(slate, Qt.Key.Key_Tab)
    assert not slate.counts_visible


def test_screen_readers_are_told_totals_and_games(slate: Slate) -> None:
    slate.put([100, 20], [50], (2, 1), 5)
    assert slate.accessibleName() == "Slate"
    assert slate.accessibleDescription() == (
        "Kata: points 120, bulis 2. Ödön: points 50, bulis 1. The match goes to 5."
    )
    slate.set_style(Style.BECK)
    slate.put([100, 20], [50], (2, 1))
    slate.write(RIGHT, 12)
    assert slate.accessibleDescription() == "Kata: points 120, stakes 2. Ödön: points 62, stakes 1."


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0, 3.0])
def test_the_picture_for_a_file_has_the_size_asked_for(slate: Slate, scale: float) -> None:
    slate.put([100, 67], [50])
    image = slate.grab_image(scale)
    assert (image.width(), image.height()) == (round(slate.width() * scale), round(slate.height() * scale))
    assert image == slate.grab_image(scale)


@pytest.mark.parametrize(
    ("width", "height"), [(190, 400), (420, 400), (190, 2000), (420, 2000), (40, 40), (1, 1)]
)
def test_any_size_can_be_painted(qtbot: QtBot, width: int, height: int) -> None:
    slate = Slate()
    qtbot.addWidget(slate)
    slate.resize(width, height)
    slate.set_names("Kata", "Ödön bácsi, the old waiter of the New York")
    slate.put([100, 20, 67, 4] * 6, [7] * 30, (19, 3), 20)
    slate.show()
    slate.activateWindow()
    slate.setFocus()
    qtbot.waitUntil(lambda: slate.counts_visible)
    assert slate.grab().toImage().size() == slate.size()
    slate.wipe()
    slate.write_games(RIGHT, 1)
    assert not slate.grab().isNull()


def test_what_cannot_be_written_changes_nothing(slate: Slate) -> None:
    slate.put([20], [50], (1, 1), 5)
    before = picture(slate)
    with pytest.raises(ValueError, match="negative"):
        slate.write(LEFT, -3)
    with pytest.raises(ValueError, match="negative"):
        slate.put([-1], [])
    with pytest.raises(ValueError, match="negative"):
        slate.put([20], [50], (-1, 0), 5)
    assert slate.totals == (20, 50)
    assert slate.games == (1, 1)
    assert picture(slate) == before
