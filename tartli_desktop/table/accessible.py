"""What lies on the table as screen readers see it: hands, trick, talon and notes, with their names.

The table's own items are painted, so each is given an interface here. Only what the player may see has a
name: a card that lies face down is no object of its own, it only counts (R12).

Qt's cache owns an interface and deletes it with its object. Python must hold it until then, or it would be
deleted twice; what has been deleted is let go when the next one is made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any, Protocol

import shiboken6
from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QWindow,
)
from PySide6.QtWidgets import QGraphicsView, QWidget

from tartli_desktop.looks import accessibility
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text import card_names
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill

from . import typed_cards
from .card_item import CardItem
from .notes import Note
from .scene import TableScene

translate = QCoreApplication.translate
_Role = QAccessible.Role
_Event = QAccessible.Event
_Text = QAccessible.Text


class PartWords(Protocol):
    """What a game calls the parts of its table that are not alike in all games.

    ``view`` is what the player who looks knows of what is shown; cards are called as their pack calls them.
    """

    def trick(self, view: Any, count: int) -> str:
        """The trick, with this many cards."""

    def middle(self, view: Any, count: int, suits: SuitSystem) -> str:
        """What lies beside it in the middle, with this many cards."""

    def in_middle(self, name: str) -> str:
        """A card there that can be seen, by its name."""
        return name

    def taken(self, names: Sequence[str], viewer: int, cards: Sequence[int]) -> str:
        """How many cards each seat has taken."""

    def marks(self, view: Any, card: Any) -> Sequence[str]:
        """What else a card in the hand is, such as a trump."""
        return ()

    def why_not(self, view: Any, card: Any, suits: SuitSystem) -> str:
        """Why a card may not be played, in a few words."""


class AccessibleContext(Struct, frozen=True):
    """What the player knows, and who plays, for the names of what lies on the table."""

    view: Any = None
    names: tuple[str, ...] = ()
    """Of the players, by seat."""
    words: PartWords | None = None
    """What the game calls the parts of its table; None where none is played."""


class Kind(Enum):
    """The parts of the table, in the order in which they are gone through."""

    HAND = auto()
    TRICK = auto()
    MIDDLE = auto()
    OTHER_HAND = auto()
    """That of another player; there is one for each."""
    OPEN = auto()
    """What a player has laid open."""
    TAKEN = auto()
    PACK = auto()


class TableViewport(QWidget):
    """What the table is painted on, and the words and buttons lie on."""


class AccessibleTable(QGraphicsView):
    """What screen readers ask of the card table; the view that shows it answers.

    Attributes:
        is_made: Whether it can be asked. Qt may ask for its interface while it is being made.
        seen: Tells what the player knows.
        reader: Makes the table known to screen readers.

    Signals:
        stock_pressed: the player pressed the talon or the turned card.
    """

    stock_pressed = Signal()

    is_made = False
    seen: Callable[[], AccessibleContext]
    reader: TableReader

    def scene(self) -> TableScene:
        """The cards, where they lie, and how they move."""
        raise NotImplementedError

    @property
    def faces(self) -> CardFaces:
        """What cards look like, and how they are called."""
        raise NotImplementedError

    @property
    def is_picture(self) -> bool:
        """Whether it is only looked at, as on the first screen."""
        raise NotImplementedError

    @property
    def pointed_item(self) -> CardItem | None:
        """The card that the keyboard points at."""
        raise NotImplementedError

    def point_at_item(self, item: CardItem) -> None:
        """Point at a card, as with the arrow keys."""
        raise NotImplementedError

    def play_pointed(self) -> None:
        """Choose the card that the keyboard points at."""
        raise NotImplementedError


class TablePart(QObject):
    """A part of the table, which is no item itself."""

    def __init__(self, kind: Kind, view: AccessibleTable, place: int = 0) -> None:
        super().__init__(view)
        self.kind = kind
        self.table_view = view
        self.place = place
        """Whose it is, counted from the player below; 0 also where it is nobody's."""


class TableReader(QObject):
    """Makes the table known to screen readers, and tells them when names change.

    Args:
        view: the table; it has this for its life.
    """

    def __init__(self, view: AccessibleTable) -> None:
        super().__init__(view)
        self._view = view
        self.parts = tuple(
            TablePart(kind, view, place)
            for kind in Kind
            for place in _places(kind, view.scene().layout.seats)
        )
        self._told: dict[QObject, str] = {}
        view.scene().settled.connect(self.refresh)

    def shown(self) -> list[QObject]:
        """What there is on the table just now, parts before their cards."""
        objects: list[QObject] = []
        for part in self.shown_parts():
            objects += [part, *cards_in(part)]
        return objects + self.notes()

    def shown_parts(self) -> list[TablePart]:
        """The parts that have a meaning now; a picture of a table has none."""
        if self._view.is_picture:
            return []
        scene = self._view.scene()
        wanted = [kind for kind in Kind if (kind is Kind.PACK) != (not scene.pack_items)]
        if scene.drawn_items:
            wanted = [Kind.TRICK, Kind.PACK]
        return [
            part
            for part in self.parts
            if part.kind in wanted and (part.kind is not Kind.OPEN or _items_of(part))
        ]

    def notes(self) -> list[QObject]:
        """The notes on which something stands."""
        return [note for note in self._view.scene().notes if note.text]

    def refresh(self) -> None:
        """Tell screen readers of every name that is another one now."""
        if not QAccessible.isActive():
            return
        names = {each: name_of(each) for each in self.shown()}
        for each, name in names.items():
            if self._told.get(each, name) != name:
                QAccessible.updateAccessibility(QAccessibleEvent(each, _Event.NameChanged))
        self._told = names

    def point(self, item: CardItem) -> None:
        """The keyboard points at a card."""
        if self._view.hasFocus():
            QAccessible.updateAccessibility(QAccessibleEvent(item, _Event.Focus))


# Names


def _places(kind: Kind, seats: int) -> range:
    """Of which players there is a part of its own."""
    if kind is Kind.OTHER_HAND:
        return range(1, seats)
    return range(seats) if kind is Kind.OPEN else range(1)


def _items_of(part: TablePart) -> list[CardItem]:
    """All that lies in a part, face down or not."""
    return part.table_view.scene().items_in(part.kind.name, part.place)


def cards_in(part: TablePart) -> list[CardItem]:
    """The cards of a part that the player sees.

    Those that were taken only count, and those held up for a moment do not open a hand.
    """
    if part.kind in (Kind.TAKEN, Kind.PACK):
        return []
    held_up = part.table_view.scene().held_up_items
    return [
        item
        for item in _items_of(part)
        if item.card is not None and item.place.face_up and item not in held_up
    ]


def name_of(thing: QObject) -> str:
    """What a part, a card or a note is called; empty where nothing is to be seen."""
    if isinstance(thing, TablePart):
        return _part_name(thing)
    if isinstance(thing, CardItem):
        part = _part_of(thing)
        return "" if part is None else _card_name(thing, part)
    if isinstance(thing, Note):
        view = _view_of(thing)
        return "" if view is None else _note_name(thing, view)
    return ""


def _part_name(part: TablePart) -> str:
    scene, seen, suits = part.table_view.scene(), part.table_view.seen(), part.table_view.faces.suits
    count = len(_items_of(part))
    match part.kind:
        case Kind.HAND:
            return fill(translate("Accessible", "Your hand. Cards: %1"), count)
        case Kind.OTHER_HAND:
            text = translate("Accessible", "The hand of %2. Cards: %1")
            return fill(text, count, _name_at(part.place, part.table_view))
        case Kind.OPEN if part.place:
            text = translate("Accessible", "Laid open by %2. Cards: %1")
            return fill(text, count, _name_at(part.place, part.table_view))
        case Kind.OPEN:
            return fill(translate("Accessible", "Laid open by you. Cards: %1"), count)
        case Kind.PACK:
            return fill(translate("Accessible", "The pack, face down. Cards: %1"), count)
        case Kind.TRICK if scene.drawn_items:
            return translate("Accessible", "The draw for first dealer")
    if seen.words is None:
        return ""
    if part.kind is Kind.TRICK:
        return seen.words.trick(seen.view, count)
    if part.kind is Kind.MIDDLE:
        return seen.words.middle(scene.view, count, suits)
    taken = [scene.cards_taken(seat) for seat in range(scene.layout.seats)]
    return seen.words.taken(seen.names, scene.viewer, taken)


def _name_at(place: int, view: AccessibleTable) -> str:
    """The name of the player who sits at a place."""
    names, scene = view.seen().names, view.scene()
    seat = (scene.viewer + place) % scene.layout.seats
    return (names[seat] if names else "") or translate("Accessible", "your opponent")


def _card_name(item: CardItem, part: TablePart) -> str:
    assert item.card is not None
    view = part.table_view
    scene, seen, suits = view.scene(), view.seen(), view.faces.suits
    name = card_names.card_name(item.card, suits)
    if part.kind is Kind.TRICK:
        text = translate("Accessible", "%1, by %2", "a card on the table, and who played it")
        seat = scene.seat_of(item)
        place = 0 if seat is None else scene.place_of(seat)
        return fill(text, name, _name_at(place, view) if place else translate("Accessible", "you"))
    if part.kind is Kind.MIDDLE:
        return name if seen.words is None else seen.words.in_middle(name)
    words = [name]
    if part.kind is not Kind.HAND:
        return name
    if seen.words is not None and scene.view is not None:
        words += seen.words.marks(scene.view, item.card)
    own = scene.own_items
    words.append(
        fill(translate("Accessible", "%1 of %2", "a place among cards"), own.index(item) + 1, len(own))
    )
    if item.chosen:
        words.append(translate("Accessible", "chosen", "one of several cards for one action"))
    if item.dimmed and seen.words is not None and seen.view is not None:
        words.append(seen.words.why_not(seen.view, item.card, suits))
    return ", ".join(words)


def _note_name(note: Note, view: AccessibleTable) -> str:
    if not note.text:
        return ""
    words = note.text.replace("\n", " ")
    place = view.scene().notes.index(note)
    if not place:
        return fill(translate("Accessible", "You say: %1"), words)
    return fill(translate("Accessible", "%1 says: %2"), _name_at(place, view), words)


# Where things belong


def _view_of(item: CardItem | Note) -> AccessibleTable | None:
    scene = item.scene()
    view = None if scene is None else scene.parent()
    return view if isinstance(view, AccessibleTable) else None


def _part_of(item: CardItem) -> TablePart | None:
    """The part in which a card can be seen; None for one that lies face down or was gathered."""
    view = _view_of(item)
    if view is None:
        return None
    return next((part for part in view.reader.shown_parts() if item in cards_in(part)), None)


def _area(view: AccessibleTable, area: QRectF) -> QRect:
    """An area of the scene on the screen."""
    seen = view.mapFromScene(area).boundingRect() & view.viewport().rect()
    return QRect(view.viewport().mapToGlobal(seen.topLeft()), seen.size())


# Interfaces


class _Base(QAccessibleObject):
    """What is alike of all interfaces here. It never holds its object: that would keep it alive."""

    kind_of_role = _Role.Grouping

    def role(self) -> QAccessible.Role:
        return self.kind_of_role

    def text(self, kind: QAccessible.Text) -> str:
        thing = self.object()
        return name_of(thing) if thing is not None and kind == _Text.Name else ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invisible = not self.text(_Text.Name)
        return state

    def children(self) -> Sequence[QObject]:
        return ()

    def table_view(self) -> AccessibleTable | None:
        raise NotImplementedError

    def area(self) -> QRectF:
        """Where it is in the scene."""
        return QRectF()

    def childCount(self) -> int:
        return len(self.children())

    def child(self, index: int) -> Any:
        children = self.children()
        known = 0 <= index < len(children)
        return QAccessible.queryAccessibleInterface(children[index]) if known else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        children = self.children()
        thing = child.object()
        return next((place for place, each in enumerate(children) if each is thing), -1)

    def childAt(self, x: int, y: int) -> Any:
        point = QPoint(x, y)
        # What is painted later lies above; the surface covers all, and is nothing itself.
        for each in reversed(self.children()):
            interface = QAccessible.queryAccessibleInterface(each)
            if interface is not None and interface.rect().contains(point):
                found: Any = interface.childAt(x, y)
                if found is not None or not isinstance(each, TableViewport):
                    return found or interface
        return None

    def rect(self) -> QRect:
        view = self.table_view()
        return QRect() if view is None else _area(view, self.area())

    def window(self) -> QWindow:
        view = self.table_view()
        return None if view is None else view.window().windowHandle()  # type: ignore[return-value]


class _TableInterface(_Base):
    """The table: its parts, its notes, and the surface on which the buttons lie."""

    kind_of_role = _Role.Grouping

    def table_view(self) -> AccessibleTable | None:
        view = self.object()
        # Qt may ask while it is being made.
        return view if isinstance(view, AccessibleTable) and view.is_made else None

    def text(self, kind: QAccessible.Text) -> str:
        view = self.table_view()
        if view is None:
            return ""
        if kind == _Text.Name:
            return view.accessibleName()
        if kind == _Text.Description and not view.is_picture:
            return translate(
                "Accessible",
                "Arrow keys go through your cards. Shift and letters type one. Enter plays it or gathers.",
            )
        return ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        view = self.table_view()
        if view is not None:
            state.focusable = not view.is_picture
            state.focused = view.hasFocus() and view.pointed_item is None
            state.invisible = not view.isVisible()
        return state

    def parent(self) -> Any:
        view = self.table_view()
        outer = None if view is None else view.parentWidget()
        return None if outer is None else QAccessible.queryAccessibleInterface(outer)

    def children(self) -> Sequence[QObject]:
        view = self.table_view()
        if view is None:
            return ()
        return [*view.reader.shown_parts(), *view.reader.notes(), view.viewport()]

    def focusChild(self) -> Any:
        view = self.table_view()
        if view is None:
            return None
        pointed = view.pointed_item
        if view.hasFocus():
            return QAccessible.queryAccessibleInterface(pointed if pointed is not None else view)
        inner = view.window().focusWidget()
        within = inner is not None and view.viewport().isAncestorOf(inner)
        return QAccessible.queryAccessibleInterface(inner) if within else None

    def rect(self) -> QRect:
        view = self.table_view()
        return QRect() if view is None else QRect(view.mapToGlobal(QPoint()), view.size())


class _ViewportInterface(_Base):
    """What words and buttons lie on. It is not the focus, which its table has."""

    kind_of_role = _Role.Client

    def surface(self) -> QWidget | None:
        surface = self.object()
        return surface if isinstance(surface, QWidget) else None

    def table_view(self) -> AccessibleTable | None:
        surface = self.surface()
        view = None if surface is None else surface.parentWidget()
        return view if isinstance(view, AccessibleTable) else None

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def parent(self) -> Any:
        view = self.table_view()
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def children(self) -> Sequence[QObject]:
        surface = self.surface()
        if surface is None:
            return ()
        inner = surface.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [each for each in inner if not each.isWindow()]

    def rect(self) -> QRect:
        surface = self.surface()
        return QRect() if surface is None else QRect(surface.mapToGlobal(QPoint()), surface.size())


class _PartInterface(_Base):
    def part(self) -> TablePart | None:
        part = self.object()
        return part if isinstance(part, TablePart) else None

    def role(self) -> QAccessible.Role:
        part = self.part()
        has_cards = part is not None and (
            part.kind in (Kind.HAND, Kind.TRICK, Kind.MIDDLE) or bool(cards_in(part))
        )
        return _Role.List if has_cards else _Role.StaticText

    def table_view(self) -> AccessibleTable | None:
        part = self.part()
        return None if part is None else part.table_view

    def parent(self) -> Any:
        view = self.table_view()
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def children(self) -> Sequence[QObject]:
        part = self.part()
        return () if part is None else cards_in(part)

    def area(self) -> QRectF:
        part = self.part()
        whole = QRectF()
        if part is not None:
            for item in _items_of(part):
                whole = whole.united(item.sceneBoundingRect())
        return whole


class _CardInterface(_Base):
    """A card that the player sees. Pressed in the hand it is played, and at the talon exchanged."""

    def __init__(self, item: CardItem) -> None:
        super().__init__(item)
        self._press = _Press(self)

    def item(self) -> CardItem | None:
        item = self.object()
        return item if isinstance(item, CardItem) else None

    def part(self) -> TablePart | None:
        item = self.item()
        return None if item is None else _part_of(item)

    def role(self) -> QAccessible.Role:
        part = self.part()
        pressed = part is not None and part.kind in (Kind.HAND, Kind.MIDDLE)
        return _Role.Button if pressed else _Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        item, part = self.item(), self.part()
        if item is None or part is None:
            return ""
        if kind == _Text.Name:
            return _card_name(item, part)
        if kind == _Text.Accelerator and part.kind is Kind.HAND and item.card is not None:
            return typed_cards.keys_of(item.card, part.table_view.faces.suits)
        return ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        item, part = self.item(), self.part()
        if item is None or part is None:
            state.invisible = True
        elif part.kind is Kind.HAND:
            pointed = part.table_view.pointed_item is item
            state.focusable = state.selectable = True
            state.selected = pointed
            state.focused = pointed and part.table_view.hasFocus()
            state.disabled = item.dimmed
        return state

    def parent(self) -> Any:
        item, part = self.item(), self.part()
        if part is not None:
            return QAccessible.queryAccessibleInterface(part)
        view = None if item is None else _view_of(item)
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def table_view(self) -> AccessibleTable | None:
        part = self.part()
        return None if part is None else part.table_view

    def area(self) -> QRectF:
        item = self.item()
        return QRectF() if item is None else item.sceneBoundingRect()

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        if kind == QAccessible.InterfaceType.ActionInterface and self.role() == _Role.Button:
            return self._press
        # PySide6 crashes when it is given None for this null pointer.
        return shiboken6.VoidPtr(0)


class _NoteInterface(_Base):
    """A note, with all that stands on it."""

    kind_of_role = _Role.StaticText

    def table_view(self) -> AccessibleTable | None:
        note = self.object()
        return _view_of(note) if isinstance(note, Note) else None

    def parent(self) -> Any:
        view = self.table_view()
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def area(self) -> QRectF:
        note = self.object()
        return note.sceneBoundingRect() if isinstance(note, Note) else QRectF()


class _Press(QAccessibleActionInterface):
    """What can be done with a card."""

    def __init__(self, of: _CardInterface) -> None:
        super().__init__()
        self._of = of

    def actionNames(self) -> list[str]:
        part = self._of.part()
        actions = [QAccessibleActionInterface.pressAction()]
        if part is not None and part.kind is Kind.HAND:
            actions.append(QAccessibleActionInterface.setFocusAction())
        return actions

    def doAction(self, name: str) -> None:
        item, part = self._of.item(), self._of.part()
        if item is None or part is None:
            return
        view = part.table_view
        if part.kind is Kind.MIDDLE:
            if name == QAccessibleActionInterface.pressAction():
                view.stock_pressed.emit()
            return
        if name == QAccessibleActionInterface.setFocusAction():
            view.activateWindow()
        view.setFocus()
        view.point_at_item(item)
        if name == QAccessibleActionInterface.pressAction():
            view.play_pointed()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


def install() -> None:
    """Let Qt ask here for the interfaces of every table made from now on."""
    accessibility.install(_interface_for)


def _interface_for(class_name: str, thing: QObject) -> Any:
    made: _Base
    if isinstance(thing, CardItem):
        made = _CardInterface(thing)
    elif isinstance(thing, TablePart):
        made = _PartInterface(thing)
    elif isinstance(thing, Note):
        made = _NoteInterface(thing)
    elif isinstance(thing, AccessibleTable):
        made = _TableInterface(thing)
    elif isinstance(thing, TableViewport):
        made = _ViewportInterface(thing)
    else:
        return None
    return accessibility.held(made)
