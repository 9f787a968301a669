"""The accessible interfaces of the table for Qt: its parts, cards and notes."""

from collections.abc import Sequence

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QWidget

from tartli_desktop.looks import accessibility
from tartli_desktop.looks.accessibility import Interface, PartInterface
from tartli_desktop.table import typed_cards
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.table.notes.notes import Note
from tartli_desktop.text.context import Context

from .accessible import (
    AccessibleTable,
    PartKind,
    TablePart,
    TableViewport,
    cards_in,
    items_of,
    name_of,
    part_of,
    view_of,
)

tr = Context("Accessible")
_Role = QAccessible.Role
_Text = QAccessible.Text


class _ItemInterface(PartInterface):
    """What the interfaces of parts, cards and notes have in common."""

    def role(self) -> QAccessible.Role:
        return _Role.StaticText

    def name(self) -> str:
        thing = self.object()
        return "" if thing is None else name_of(thing)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invisible = not self.name()
        return state

    def table_view(self) -> AccessibleTable | None:
        """The table; None if the object is gone."""
        raise NotImplementedError

    def widget(self) -> QWidget | None:
        view = self.table_view()
        return None if view is None else view.viewport()

    def above(self) -> QObject | None:
        return self.table_view()

    def area(self) -> QRectF:
        """The area of the object in the scene."""
        raise NotImplementedError

    def place(self, widget: QWidget) -> QRect:
        view = self.table_view()
        assert view is not None
        return view.mapFromScene(self.area()).boundingRect() & widget.rect()


class _TableInterface(PartInterface):
    """The table: its parts, its notes, and the viewport with the buttons."""

    def role(self) -> QAccessible.Role:
        return _Role.Grouping

    def widget(self) -> AccessibleTable | None:
        view = self.object()
        # Qt may ask while the table is being made.
        return view if isinstance(view, AccessibleTable) and view.is_made else None

    def name(self) -> str:
        view = self.widget()
        return "" if view is None else view.accessibleName()

    def text(self, kind: QAccessible.Text) -> str:
        view = self.widget()
        if view is None or view.is_picture or kind != _Text.Description:
            return super().text(kind)
        return tr("Arrow keys go through your cards. Shift and letters type one. Enter plays it or gathers.")

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        view = self.widget()
        if view is not None:
            state.focusable = not view.is_picture
            state.focused = view.hasFocus() and view.pointed_item is None
            state.invisible = not view.isVisible()
        return state

    def above(self) -> QObject | None:
        view = self.widget()
        return None if view is None else view.parentWidget()

    def children(self) -> Sequence[QObject]:
        view = self.widget()
        if view is None:
            return ()
        return [*view.reader.shown_parts(), *view.reader.notes(), view.viewport()]

    def focusChild(self) -> Interface:
        view = self.widget()
        if view is None:
            return None
        pointed = view.pointed_item
        if view.hasFocus():
            return QAccessible.queryAccessibleInterface(pointed if pointed is not None else view)
        inner = view.window().focusWidget()
        within = inner is not None and view.viewport().isAncestorOf(inner)
        return QAccessible.queryAccessibleInterface(inner) if within else None

    def childAt(self, x: int, y: int) -> Interface:
        point = QPoint(x, y)
        # The viewport covers everything, but only its children count.
        for each in reversed(self.children()):
            interface = QAccessible.queryAccessibleInterface(each)
            if interface is not None and interface.rect().contains(point):
                found: Interface = interface.childAt(x, y)
                if found is not None or not isinstance(each, TableViewport):
                    return found or interface
        return None


class _ViewportInterface(PartInterface):
    """The widget with words and buttons. It never has the focus, which the table has."""

    def role(self) -> QAccessible.Role:
        return _Role.Client

    def widget(self) -> QWidget | None:
        surface = self.object()
        return surface if isinstance(surface, QWidget) else None

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def above(self) -> QObject | None:
        surface = self.widget()
        return None if surface is None else surface.parentWidget()

    def children(self) -> Sequence[QObject]:
        surface = self.widget()
        if surface is None:
            return ()
        inner = surface.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [each for each in inner if not each.isWindow()]


class _PartInterface(_ItemInterface):
    def part(self) -> TablePart | None:
        part = self.object()
        return part if isinstance(part, TablePart) else None

    def role(self) -> QAccessible.Role:
        part = self.part()
        has_cards = part is not None and (
            part.kind in (PartKind.HAND, PartKind.TRICK, PartKind.MIDDLE) or bool(cards_in(part))
        )
        return _Role.List if has_cards else _Role.StaticText

    def table_view(self) -> AccessibleTable | None:
        part = self.part()
        return None if part is None else part.table_view

    def children(self) -> Sequence[QObject]:
        part = self.part()
        return () if part is None else cards_in(part)

    def area(self) -> QRectF:
        part = self.part()
        whole = QRectF()
        if part is not None:
            for item in items_of(part):
                whole = whole.united(item.sceneBoundingRect())
        return whole


class _CardInterface(_ItemInterface):
    """A visible card. Pressing it plays a card of the hand, or exchanges the card at the talon."""

    def __init__(self, item: CardItem) -> None:
        super().__init__(item)
        self._press = _Press(self)

    def item(self) -> CardItem | None:
        item = self.object()
        return item if isinstance(item, CardItem) else None

    def part(self) -> TablePart | None:
        item = self.item()
        return None if item is None else part_of(item)

    def role(self) -> QAccessible.Role:
        part = self.part()
        pressed = part is not None and part.kind in (PartKind.HAND, PartKind.MIDDLE)
        return _Role.Button if pressed else _Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        item, part = self.item(), self.part()
        if item is None or part is None:
            return ""
        if kind == _Text.Accelerator and part.kind is PartKind.HAND and item.card is not None:
            return typed_cards.keys_of(item.card)
        return super().text(kind)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        item, part = self.item(), self.part()
        if item is None or part is None:
            state.invisible = True
        elif part.kind is PartKind.HAND:
            pointed = part.table_view.pointed_item is item
            state.focusable = state.selectable = True
            state.selected = pointed
            state.focused = pointed and part.table_view.hasFocus()
            state.disabled = item.dimmed
        return state

    def above(self) -> QObject | None:
        item, part = self.item(), self.part()
        return view_of(item) if part is None and item is not None else part

    def table_view(self) -> AccessibleTable | None:
        part = self.part()
        return None if part is None else part.table_view

    def area(self) -> QRectF:
        item = self.item()
        return QRectF() if item is None else item.sceneBoundingRect()

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Interface:
        if kind == QAccessible.InterfaceType.ActionInterface and self.role() == _Role.Button:
            return self._press
        # PySide6 crashes if this null pointer is given as None.
        return shiboken6.VoidPtr(0)


class _NoteInterface(_ItemInterface):
    """A note with its words."""

    def table_view(self) -> AccessibleTable | None:
        note = self.object()
        return view_of(note) if isinstance(note, Note) else None

    def area(self) -> QRectF:
        note = self.object()
        return note.sceneBoundingRect() if isinstance(note, Note) else QRectF()


class _Press(QAccessibleActionInterface):
    """The actions of a card."""

    def __init__(self, of: _CardInterface) -> None:
        super().__init__()
        self._of = of

    def actionNames(self) -> list[str]:
        part = self._of.part()
        actions = [QAccessibleActionInterface.pressAction()]
        if part is not None and part.kind is PartKind.HAND:
            actions.append(QAccessibleActionInterface.setFocusAction())
        return actions

    def doAction(self, name: str) -> None:
        item, part = self._of.item(), self._of.part()
        if item is None or part is None:
            return
        view = part.table_view
        if part.kind is PartKind.MIDDLE:
            if name == QAccessibleActionInterface.pressAction():
                view.stock_pressed.emit()
            return
        if name == QAccessibleActionInterface.setFocusAction():
            view.activateWindow()
        view.setFocus()
        view.keyboard.point_at_item(item)
        if name == QAccessibleActionInterface.pressAction():
            view.keyboard.play_pointed()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


def install() -> None:
    """Make Qt use these interfaces for every table created from now on."""
    accessibility.install(CardItem, _CardInterface)
    accessibility.install(TablePart, _PartInterface)
    accessibility.install(Note, _NoteInterface)
    accessibility.install(AccessibleTable, _TableInterface)
    accessibility.install(TableViewport, _ViewportInterface)
