"""However a press ends but by its release over the table, the card goes back, and nothing is played."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.table.card_faces.faces import ASPECT
from tartli_desktop.table.places.layout import RAISED_BY
from tartli_desktop.widgets.questions.question import Answer, Question
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.contract.programs import IN_ONE, go_on, settle
from tests.table.simulated_mouse import Finger, Hand, Pen, touch_screen

pytestmark = IN_ONE

Ending = Callable[[QtBot, PlayArea, Hand], object]


def presses_escape(qtbot: QtBot, area: PlayArea, hand: Hand) -> None:
    qtbot.keyClick(area.view, Qt.Key.Key_Escape)


def presses_another_button(qtbot: QtBot, area: PlayArea, hand: Hand) -> None:
    qtbot.mousePress(area.view.viewport(), Qt.MouseButton.RightButton, pos=hand.middle)
    qtbot.mouseRelease(area.view.viewport(), Qt.MouseButton.RightButton, pos=hand.middle)


def lets_go_at(point: Callable[[QWidget], QPoint]) -> Ending:
    """Release at a point of the window."""

    def end(qtbot: QtBot, area: PlayArea, hand: Hand) -> None:
        there = area.view.viewport().mapFrom(area, point(area))
        hand.move(there)
        hand.release(there)

    return end


def moves_without_a_button(qtbot: QtBot, area: PlayArea, hand: Hand) -> None:
    none = Qt.MouseButton.NoButton
    surface, at = area.view.viewport(), hand.middle + QPoint(3, 3)
    there, held = QPointF(surface.mapToGlobal(at)), Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(surface, QMouseEvent(QEvent.Type.MouseMove, QPointF(at), there, none, none, held))


def loses_the_pointer(qtbot: QtBot, area: PlayArea, hand: Hand) -> None:
    QApplication.sendEvent(area.view.viewport(), QEvent(QEvent.Type.UngrabMouse))


def is_cancelled_by_the_screen(qtbot: QtBot, area: PlayArea, hand: Hand) -> None:
    QApplication.sendEvent(area.window().windowHandle(), QTouchEvent(QEvent.Type.TouchCancel, touch_screen()))


def is_hidden(qtbot: QtBot, area: PlayArea, hand: Hand) -> None:
    area.hide()
    area.show()


def is_minimised(qtbot: QtBot, area: PlayArea, hand: Hand) -> None:
    area.showMinimized()
    area.showNormal()


def goes_to_another_window(qtbot: QtBot, area: PlayArea, hand: Hand) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    area.activateWindow()
    qtbot.waitUntil(area.isActiveWindow)
    other.close()


def opens_a_list(qtbot: QtBot, area: PlayArea, hand: Hand) -> None:
    QApplication.sendEvent(area.view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.PopupFocusReason))


def is_asked(qtbot: QtBot, area: PlayArea, hand: Hand) -> None:
    area.dialogs.ask(Question("A title", "A question", (Answer("Yes"), Answer("No"))))
    area.dialogs.close()


def is_laid_out_again(qtbot: QtBot, area: PlayArea, hand: Hand) -> None:
    assert area.session is not None
    area.view.scene().lay_out(area.session.view)


def is_taken_from_the_table(qtbot: QtBot, area: PlayArea, hand: Hand) -> None:
    session = area.session
    assert session is not None
    area.detach()
    area.attach(session)


ENDS: dict[str, Ending] = {
    "Escape": presses_escape,
    "another window": goes_to_another_window,
    "a list": opens_a_list,
    "another button": presses_another_button,
    "above the window": lets_go_at(lambda area: QPoint(area.width() // 2, -12)),
    "beside the window": lets_go_at(lambda area: QPoint(-40, area.height() // 3)),
    "below the window": lets_go_at(lambda area: QPoint(area.width() // 2, area.height() + 30)),
    "no button": moves_without_a_button,
    "pointer lost": loses_the_pointer,
    "touch cancelled": is_cancelled_by_the_screen,
    "hidden": is_hidden,
    "minimised": is_minimised,
    "a question": is_asked,
    "laid out again": is_laid_out_again,
    "taken from the table": is_taken_from_the_table,
}


def at_home(area: PlayArea) -> bool:
    """Whether every card of the fan is in its place, or stands out of it under the pointer."""
    scene = area.view.scene()
    items = scene.own_items
    places = [scene.layout.own(place, len(items)) for place in range(len(items))]
    return scene.held is None and all(
        abs(item.x() - place.x) < 1 and 0 <= place.y - item.y() <= RAISED_BY and item.place.lift == 0
        for item, place in zip(items, places, strict=True)
    )


def wait_for_a_decision(session: Session) -> None:
    for _ in range(40):
        settle()
        if session.phase is Phase.DECIDE and session.view.hand:
            return
        go_on(session)


@pytest.mark.parametrize("pointer", [Hand, Pen, Finger], ids=["mouse", "pen", "finger"])
def test_a_held_card_goes_back(area: PlayArea, session: Session, qtbot: QtBot, pointer: type[Hand]) -> None:
    wait_for_a_decision(session)
    hand, scene = pointer(qtbot, area.view), area.view.scene()
    done: list[object] = []
    for signal in (area.view.card_chosen, area.view.card_dropped, area.view.order_changed):
        signal.connect(done.append)
    area.view.table_pressed.connect(lambda: done.append("table"))
    for name, end in ENDS.items():
        for to in (hand.middle, hand.on(scene.own_items[0])):
            before = session.record()
            hand.take(scene.own_items[-1].card, to)
            assert scene.held is scene.own_items[-1], f"{name}: the card is not held"
            end(qtbot, area, hand)
            assert at_home(area), f"{name}: the card is not back"
            if pointer is not Finger:
                # A finger is always down where it moves.
                hand.move(hand.middle)
                assert at_home(area), f"{name}: the card follows again"
            hand.release(hand.middle)
            settle()
            assert (done, session.record()) == ([], before), name
            assert at_home(area), name


def test_a_press_without_a_move_is_forgotten(area: PlayArea, session: Session, qtbot: QtBot) -> None:
    wait_for_a_decision(session)
    hand, pressed = Hand(qtbot, area.view), list[object]()
    area.view.card_chosen.connect(pressed.append)
    area.view.table_pressed.connect(lambda: pressed.append("table"))
    for name in ("Escape", "above the window", "no button", "another window", "a question"):
        for point in (hand.on(area.view.scene().own_items[0]), hand.middle):
            hand.press(point)
            ENDS[name](qtbot, area, hand)
            hand.release(point)
            assert pressed == [], name


def test_a_card_that_is_dragged_over_the_edge_stays_whole(
    area: PlayArea, session: Session, qtbot: QtBot
) -> None:
    wait_for_a_decision(session)
    hand, scene = Hand(qtbot, area.view), area.view.scene()
    hand.take(scene.own_items[-1].card, hand.middle)
    size = area.view.size()
    for to in (QPoint(size.width() + 60, 300), QPoint(-60, 300), QPoint(size.width() // 2, -40)):
        hand.move(to)
        held = scene.held
        assert held is not None
        width, height = held.place.width, held.place.width * ASPECT
        card = QRectF(held.x() - width / 2, held.y() - height / 2, width, height)
        assert scene.sceneRect().contains(card)
    hand.release(QPoint(-60, 300))
    assert at_home(area)
