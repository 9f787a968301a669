"""A simulated hand with a mouse, a pen or a finger: presses, drags and hovers over cards as a person does.

What comes of a click or a drag has come when it returns.
"""

from functools import cache

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.table.view import CardTableView
from tests.session.playing import settle

LEFT = Qt.MouseButton.LeftButton


class Hand:
    """The mouse over a table."""

    def __init__(self, qtbot: QtBot, view: CardTableView) -> None:
        self._qtbot = qtbot
        self._view = view

    def item(self, card: Card | str) -> CardItem:
        """A card of the fan."""
        code = str(card)
        return next(item for item in self._view.scene().own_items if str(item.card) == code)

    def on(self, item: CardItem) -> QPoint:
        """A viewport point near a card's left edge, where no other card lies over it."""
        x, y = -item.place.width / 2 + 12, 0.0
        return self._view.mapFromScene(item.mapToScene(QPointF(x, y)))

    def at(self, x: float, y: float) -> QPoint:
        """The viewport point for a place in the scene."""
        return self._view.mapFromScene(x, y)

    @property
    def middle(self) -> QPoint:
        return self.at(*self._view.scene().layout.middle)

    def press(self, point: QPoint) -> None:
        self._qtbot.mousePress(self._view.viewport(), LEFT, pos=point)

    def move(self, *points: QPoint) -> None:
        for point in points:
            self._qtbot.mouseMove(self._view.viewport(), point)

    def release(self, point: QPoint) -> None:
        self._qtbot.mouseRelease(self._view.viewport(), LEFT, pos=point)

    def click(self, target: Card | str | QPoint) -> None:
        point = target if isinstance(target, QPoint) else self.on(self.item(target))
        self.press(point)
        self.release(point)
        settle()

    def drag(self, card: Card | str, to: QPoint) -> None:
        self.take(card, to)
        self.release(to)
        settle()

    def take(self, card: Card | str, to: QPoint) -> None:
        """Drag a card to a point without releasing it."""
        start = self.on(self.item(card))
        self.press(start)
        self.move(QPoint((start.x() + to.x()) // 2, (start.y() + to.y()) // 2), to)

    def move_to_place(self, card: Card | str, index: int) -> None:
        """Drag a card within the fan."""
        layout, items = self._view.scene().layout, self._view.scene().own_items
        item = self.item(card)
        target = layout.own(index, len(items))
        start = self.on(item)
        grip = self._view.mapToScene(start) - item.pos()
        end = self.at(target.x + grip.x(), target.y + grip.y())
        self.press(start)
        self.move(end + QPoint(0, -9), end)
        self.release(end)
        settle()


class Pen(Hand):
    """A pen on a tablet: Qt makes mouse events of what it does."""

    def press(self, point: QPoint) -> None:
        self._send(QEvent.Type.MouseButtonPress, point, LEFT, LEFT)

    def move(self, *points: QPoint) -> None:
        for point in points:
            self._send(QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton, LEFT)

    def release(self, point: QPoint) -> None:
        self._send(QEvent.Type.MouseButtonRelease, point, LEFT, Qt.MouseButton.NoButton)

    def _send(self, kind: QEvent.Type, point: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        table = self._view.viewport()
        there = QPointF(table.mapToGlobal(point))
        shift = Qt.KeyboardModifier.NoModifier
        made = Qt.MouseEventSource.MouseEventSynthesizedByQt
        event = QMouseEvent(kind, QPointF(point), there, there, button, held, shift, made, _pen())
        QApplication.sendEvent(table, event)


class Finger(Hand):
    """A finger on the window: Qt makes mouse events of what it does."""

    def press(self, point: QPoint) -> None:
        QTest.touchEvent(self._window, touch_screen()).press(0, self._there(point), self._window).commit()

    def move(self, *points: QPoint) -> None:
        for point in points:
            QTest.touchEvent(self._window, touch_screen()).move(0, self._there(point), self._window).commit()

    def release(self, point: QPoint) -> None:
        QTest.touchEvent(self._window, touch_screen()).release(0, self._there(point), self._window).commit()

    @property
    def _window(self) -> QWindow:
        return self._view.window().windowHandle()

    def _there(self, point: QPoint) -> QPoint:
        return self._view.viewport().mapTo(self._view.window(), point)


@cache
def touch_screen() -> QPointingDevice:
    """The device of a finger."""
    return QTest.createTouchDevice()


@cache
def _pen() -> QPointingDevice:
    kind, pointer = QInputDevice.DeviceType.Stylus, QPointingDevice.PointerType.Pen
    return QPointingDevice("pen", 7, kind, pointer, QInputDevice.Capability.Position, 1, 2)
