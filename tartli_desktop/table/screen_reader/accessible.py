"""The table as screen readers see it: hands, trick, talon and notes, with their names.

The items of the table are only painted; interfaces.py gives Qt an interface to each. Only what the player may
see has a name: a face-down card is no object of its own, and is only counted (R12).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any, Protocol

from msgspec import Struct
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.game.match import C_contra, V_contra, View
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import CardItem, Rendering
from tartli_desktop.table.keyboard import Keyboard, TouchedTable
from tartli_desktop.table.notes.notes import Note
from tartli_desktop.table.scene import TableScene
from tartli_desktop.text import card_names
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Accessible")
_Role = QAccessible.Role
_Event = QAccessible.Event
_Text = QAccessible.Text


class AccessibleNamesOf(Protocol[V_contra, C_contra]):
    """A game's names for the parts of its table that differ between games.

    ``view`` is what the viewer knows at the moment that is shown; cards have the names of their pack.
    """

    def trick(self, view: V_contra, count: int) -> str:
        """The trick, with this many cards."""

    def middle(self, view: V_contra | None, count: int) -> str:
        """The cards beside the trick in the middle, this many of them."""

    def in_middle(self, name: str) -> str:
        """A visible card there, by its name."""
        return name

    def taken(self, names: Sequence[str], viewer: int, cards: Sequence[int]) -> str:
        """How many cards each player has taken, by seat."""

    def marks(self, view: V_contra, card: C_contra) -> Sequence[str]:
        """Words for special cards of the hand, such as trumps."""
        return ()

    def why_not(self, view: V_contra, card: C_contra) -> str:
        """Why a card may not be played, in a few words."""


AccessibleNames = AccessibleNamesOf[View, Any]
"""Those of any game."""


class AccessibleContext(Struct, frozen=True):
    """What the player knows, and who plays, for naming what lies on the table."""

    view: View | None = None
    names: tuple[str, ...] = ()
    """The names of the players, by seat."""
    words: AccessibleNames | None = None
    """The game's names for the parts of its table; None without a game."""


class PartKind(Enum):
    """The parts of the table, in reading order."""

    HAND = auto()
    TRICK = auto()
    MIDDLE = auto()
    OTHER_HAND = auto()
    """The hand of another player; there is one part for each."""
    OPEN = auto()
    """The cards that a player has laid open."""
    TAKEN = auto()
    PACK = auto()


class TableViewport(QWidget):
    """The widget on which the table is painted, and words and buttons lie."""


class AccessibleTable(TouchedTable):
    """What screen readers ask the card table for; :class:`.view.CardTableView` shows it.

    Attributes:
        is_made: Whether the table can answer. Qt may ask for its interface while it is being made.
        seen: Returns what the player knows.
        reader: Represents the table to screen readers.
        keyboard: Points at the cards.
    """

    is_made = False
    seen: Callable[[], AccessibleContext]
    reader: TableReader
    keyboard: Keyboard
    _scene: TableScene
    _rendering: Rendering
    _is_picture = False

    def scene(self) -> TableScene:
        """The cards, their places and their motion."""
        return self._scene

    @property
    def faces(self) -> CardFaces:
        """The faces and names of the cards of the current pack."""
        return self._rendering.faces

    @property
    def is_picture(self) -> bool:
        """Whether the table is only a picture, as on the welcome screen: no match is played."""
        return self._is_picture

    @is_picture.setter
    def is_picture(self, is_picture: bool) -> None:
        self._is_picture = is_picture
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if is_picture else Qt.FocusPolicy.StrongFocus)

    @property
    def pointed_item(self) -> CardItem | None:
        """The card of the fan at which the keyboard points."""
        return self.keyboard.pointed_item


class TablePart(QObject):
    """A part of the table, which is no scene item itself."""

    def __init__(self, kind: PartKind, view: AccessibleTable, place: int = 0) -> None:
        super().__init__(view)
        self.kind = kind
        self.table_view = view
        self.place = place
        """The place of its player, counted from the viewer; 0 also if it belongs to nobody."""


class TableReader(QObject):
    """Represents the table to screen readers, and reports changes of names.

    Args:
        view: the table, which owns this object.
    """

    def __init__(self, view: AccessibleTable) -> None:
        super().__init__(view)
        self._view = view
        self.parts = tuple(
            TablePart(kind, view, place)
            for kind in PartKind
            for place in _places(kind, view.scene().layout.seats)
        )
        self._told: dict[QObject, str] = {}
        view.scene().settled.connect(self.refresh)

    def shown(self) -> list[QObject]:
        """Everything on the table at the moment, parts before their cards."""
        objects: list[QObject] = []
        for part in self.shown_parts():
            objects += [part, *cards_in(part)]
        return objects + self.notes()

    def shown_parts(self) -> list[TablePart]:
        """The parts that have a meaning now; a table that is only a picture has none."""
        if self._view.is_picture:
            return []
        scene = self._view.scene()
        wanted = [kind for kind in PartKind if (kind is PartKind.PACK) != (not scene.pack_items)]
        if scene.drawn_items:
            wanted = [PartKind.TRICK, PartKind.PACK]
        return [part for part in self.parts if part.kind in wanted and self._means_something(part)]

    def _means_something(self, part: TablePart) -> bool:
        """Whether a part counts: a hand that has been laid open counts as open cards and not as a hand."""
        if part.kind is PartKind.OPEN:
            return bool(items_of(part))
        if part.kind is PartKind.OTHER_HAND:
            opened = self._view.scene().items_in(PartKind.OPEN.name, part.place)
            return bool(items_of(part)) or not opened
        return True

    def notes(self) -> list[QObject]:
        """The notes with words on them."""
        return [note for note in self._view.scene().notes if note.text]

    def refresh(self) -> None:
        """Report every changed name to screen readers."""
        if not QAccessible.isActive():
            return
        names = {each: name_of(each) for each in self.shown()}
        for each, name in names.items():
            if self._told.get(each, name) != name:
                QAccessible.updateAccessibility(QAccessibleEvent(each, _Event.NameChanged))
        self._told = names

    def point(self, item: CardItem) -> None:
        """Report that the keyboard points at a card."""
        if self._view.hasFocus():
            QAccessible.updateAccessibility(QAccessibleEvent(item, _Event.Focus))


# Names


def _places(kind: PartKind, seats: int) -> range:
    if kind is PartKind.OTHER_HAND:
        return range(1, seats)
    return range(seats) if kind is PartKind.OPEN else range(1)


def items_of(part: TablePart) -> list[CardItem]:
    """All cards in a part, face down or not."""
    return part.table_view.scene().items_in(part.kind.name, part.place)


def cards_in(part: TablePart) -> list[CardItem]:
    """The visible cards of a part.

    Taken cards are only counted, and cards held up for a moment do not open a hand.
    """
    if part.kind in (PartKind.TAKEN, PartKind.PACK):
        return []
    held_up = part.table_view.scene().held_up_items
    return [
        item
        for item in items_of(part)
        if item.card is not None and item.place.face_up and item not in held_up
    ]


def name_of(thing: QObject) -> str:
    """The accessible name of a part, a card or a note; empty if nothing is visible."""
    if isinstance(thing, TablePart):
        return _part_name(thing)
    if isinstance(thing, CardItem):
        part = part_of(thing)
        return "" if part is None else card_name_in(thing, part)
    if isinstance(thing, Note):
        view = view_of(thing)
        return "" if view is None else _note_name(thing, view)
    return ""


def _part_name(part: TablePart) -> str:
    scene, seen = part.table_view.scene(), part.table_view.seen()
    count = len(items_of(part))
    match part.kind:
        case PartKind.HAND:
            return fill(tr("Your hand. Cards: %1"), count)
        case PartKind.OTHER_HAND:
            text = tr("The hand of %2. Cards: %1")
            return fill(text, count, _name_at(part.place, part.table_view))
        case PartKind.OPEN if part.place:
            text = tr("Laid open by %2. Cards: %1")
            return fill(text, count, _name_at(part.place, part.table_view))
        case PartKind.OPEN:
            return fill(tr("Laid open by you. Cards: %1"), count)
        case PartKind.PACK:
            return fill(tr("The pack, face down. Cards: %1"), count)
        case PartKind.TRICK if scene.drawn_items:
            return tr("The draw for first dealer")
    if seen.words is None or seen.view is None:
        return ""
    if part.kind is PartKind.TRICK:
        return seen.words.trick(seen.view, count)
    if part.kind is PartKind.MIDDLE:
        return seen.words.middle(scene.view, count)
    taken = [scene.cards_taken(seat) for seat in range(scene.layout.seats)]
    return seen.words.taken(seen.names, scene.viewer, taken)


def _name_at(place: int, view: AccessibleTable) -> str:
    names, scene = view.seen().names, view.scene()
    seat = (scene.viewer + place) % scene.layout.seats
    return (names[seat] if names else "") or tr("your opponent")


def card_name_in(item: CardItem, part: TablePart) -> str:
    """The name of a visible card in this part of the table."""
    assert item.card is not None
    view = part.table_view
    scene, seen = view.scene(), view.seen()
    name = card_names.card_name(item.card)
    if part.kind is PartKind.TRICK:
        text = tr("%1, by %2", "a card on the table, and who played it")
        seat = scene.seat_of(item)
        place = 0 if seat is None else scene.place_of(seat)
        return fill(text, name, _name_at(place, view) if place else tr("you"))
    if part.kind is PartKind.MIDDLE:
        return name if seen.words is None else seen.words.in_middle(name)
    words = [name]
    if part.kind is not PartKind.HAND:
        return name
    if seen.words is not None and scene.view is not None:
        words += seen.words.marks(scene.view, item.card)
    own = scene.own_items
    words.append(fill(tr("%1 of %2", "a place among cards"), own.index(item) + 1, len(own)))
    if item.chosen:
        words.append(tr("chosen", "one of several cards for one action"))
    if item.dimmed and seen.words is not None and seen.view is not None:
        words.append(seen.words.why_not(seen.view, item.card))
    return ", ".join(words)


def _note_name(note: Note, view: AccessibleTable) -> str:
    if not note.text:
        return ""
    words = note.text.replace("\n", " ")
    place = view.scene().notes.index(note)
    if view.scene().drawn_items:
        # The notes of a draw name the players themselves.
        return words
    if not place:
        return fill(tr("You say: %1"), words)
    return fill(tr("%1 says: %2"), _name_at(place, view), words)


# Where things belong


def view_of(item: CardItem | Note) -> AccessibleTable | None:
    """The table with a card or note."""
    scene = item.scene()
    view = None if scene is None else scene.parent()
    return view if isinstance(view, AccessibleTable) else None


def part_of(item: CardItem) -> TablePart | None:
    """The part in which a card is visible; None for a card that lies face down or was gathered."""
    view = view_of(item)
    if view is None:
        return None
    return next((part for part in view.reader.shown_parts() if item in cards_in(part)), None)
