"""A page of rich text to read part by part with the keyboard, and with screen readers.

Qt gives those such a page as a single text, in which headings are not marked, cells are meaningless
characters and pictures are missing. Here they find headings, paragraphs, lists, tables, and named pictures.
"""

from __future__ import annotations

import sys
from bisect import bisect_left, bisect_right
from collections.abc import Sequence

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAttributesInterface,
    QAccessibleEvent,
    QAccessibleTextCursorEvent,
    QAccessibleTextInterface,
    QFocusEvent,
    QKeyEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from tartli_desktop.looks import accessibility
from tartli_desktop.looks.accessibility import Interface, PartInterface

from .page_pieces import STOPS, Piece, PieceKind, pieces_of, sentence_at, stops_of

_Role = QAccessible.Role
_ROLES = {
    PieceKind.HEADING: _Role.Heading,
    PieceKind.PARAGRAPH: _Role.Paragraph,
    PieceKind.LIST: _Role.List,
    PieceKind.ITEM: _Role.ListItem,
    PieceKind.TABLE: _Role.Table,
    PieceKind.ROW: _Role.Row,
    PieceKind.HEADER: _Role.ColumnHeader,
    PieceKind.CELL: _Role.Cell,
    PieceKind.PICTURE: _Role.Graphic,
}
_TELLS_LETTERS = sys.platform == "linux"
"""Whether single characters can be read.

WORKAROUND (PySide6 6.11): the formats and selections of a text cannot be reported from Python, and how
screen readers on Windows or macOS take that is unknown. There they read whole parts by name.
"""


class PagePart(QObject):
    """Represents a part of a page, which is no Qt object itself.

    Attributes:
        is_gone: Whether the page has other contents by now; a screen reader may still ask.
    """

    def __init__(self, piece: Piece, page: ReadablePage) -> None:
        super().__init__(page)
        self.piece = piece
        self.page = page
        self.is_gone = False


class ReadablePage(QTextBrowser):
    """Text with a caret. Up and Down go from part to part, H and Shift+H from heading to heading.

    A part is a heading, a paragraph, a list item or a table row. Left and Right move by characters, with Ctrl
    by words.
    """

    is_made = False
    """Whether the page can answer. Qt may ask for its interface while it is being made."""

    def __init__(self) -> None:
        # Before Qt can ask for an interface: it keeps the first one that it gets.
        accessibility.install(PagePart, _PieceInterface)
        accessibility.install(ReadablePage, _PageInterface)
        super().__init__()
        self._pieces: list[Piece] | None = None
        self._stops: list[Piece] = []
        self._marks: dict[Piece, PagePart] = {}
        self._told: Piece | None = None
        self.setTextInteractionFlags(
            self.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        # Mouse users see no caret.
        self.setCursorWidth(0)
        self.document().contentsChanged.connect(self._forget)
        self.cursorPositionChanged.connect(self._follow_caret)
        self.is_made = True

    def shows(self, name: str) -> str:
        """What a picture shows, in words, by its name; empty for decoration."""
        return ""

    @property
    def pieces(self) -> list[Piece]:
        """The parts of the page, in order."""
        if self._pieces is None:
            self._pieces = pieces_of(self.document(), self.shows)
            self._stops = stops_of(self._pieces)
        return self._pieces

    @property
    def stops(self) -> list[Piece]:
        """The parts that Up and Down step through."""
        return self._stops if self.pieces else []

    def stop_at(self, place: int) -> Piece | None:
        """The part at a position in the document, or the last one before it."""
        stops = self.stops
        at = bisect_right([stop.start for stop in stops], place) - 1
        return stops[max(0, at)] if stops else None

    @property
    def current(self) -> Piece | None:
        """The part that contains the caret."""
        return self.stop_at(self.textCursor().selectionStart())

    def sentence_at(self, place: int) -> str:
        """The sentence at a position in the document."""
        piece = self.stop_at(place)
        return "" if piece is None else sentence_at(piece, place)

    def mark_of(self, piece: Piece) -> PagePart:
        """The object that represents a part to screen readers."""
        mark = self._marks.get(piece)
        if mark is None:
            mark = self._marks[piece] = PagePart(piece, self)
        return mark

    def area_of(self, piece: Piece) -> QRect:
        """The area of a part on the page, in pixels of the viewport."""
        first, last = self.cursorRect(self._cursor(piece.start)), self.cursorRect(self._cursor(piece.end))
        across = QRect(QPoint(0, first.top()), QPoint(self.viewport().width() - 1, last.bottom()))
        return (
            across
            if piece.kind not in (PieceKind.CELL, PieceKind.HEADER, PieceKind.PICTURE)
            else first.united(last)
        )

    def put_caret(self, place: int) -> None:
        """Put the caret before a character of the document, without scrolling there."""
        bar = self.verticalScrollBar()
        scrolled = bar.value()
        self.setTextCursor(self._cursor(place))
        bar.setValue(scrolled)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.setCursorWidth(1)
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key, none, shift = event.key(), Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(key)) if held == none else None
        if step is not None and self.stops:
            self._go(self.stops, step)
        elif key == Qt.Key.Key_H and held in (none, shift):
            headings = [stop for stop in self.stops if stop.kind is PieceKind.HEADING]
            if headings:
                self._go(headings, -1 if held == shift else 1)
        else:
            super().keyPressEvent(event)

    def _go(self, stops: list[Piece], step: int) -> None:
        """Go to the next of these parts from the caret, or from what is visible if the caret is not."""
        place = self.textCursor().selectionStart()
        shown = self.viewport().rect()
        if not shown.intersects(self.cursorRect()):
            place = self.cursorForPosition(shown.topLeft()).position() - (step > 0)
        starts = [stop.start for stop in stops]
        here = self.stop_at(place)
        # Going back leads to the previous part, also from within one.
        at = bisect_right(starts, place) if step > 0 or here is None else bisect_left(starts, here.start) - 1
        target = stops[min(max(at, 0), len(stops) - 1)]
        self.setTextCursor(self._cursor(target.place_of(0)))
        self._show_whole(target)

    def _show_whole(self, piece: Piece) -> None:
        """Scroll just far enough to show all of a part, or as much of its beginning as there is room for."""
        area, room, bar = self.area_of(piece), self.viewport().height(), self.verticalScrollBar()
        if area.bottom() > room:
            bar.setValue(bar.value() + min(area.bottom() - room + 1, area.top()))
        self.ensureCursorVisible()

    def _cursor(self, place: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(place, self.document().characterCount() - 1))
        return cursor

    def _forget(self) -> None:
        """Forget the parts, since the page has other contents."""
        self._pieces, self._told = None, None
        for mark in self._marks.values():
            mark.is_gone = True
            mark.deleteLater()
        self._marks.clear()

    # For screen readers

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._told = None
        # After Qt has reported the page itself.
        QTimer.singleShot(0, self, self._follow_caret)

    def _follow_caret(self) -> None:
        """Tell screen readers where the caret is."""
        if not (QAccessible.isActive() and self.hasFocus()):
            return
        piece = self.current
        if piece is not None:
            if piece is not self._told:
                self._told = piece
                focus = QAccessibleEvent(self.mark_of(piece), QAccessible.Event.Focus)
                QAccessible.updateAccessibility(focus)
            if _TELLS_LETTERS:
                offset = piece.offset_of(self.textCursor().position())
                caret = QAccessibleTextCursorEvent(self.mark_of(piece), offset)
                QAccessible.updateAccessibility(caret)


class _PieceInterface(PartInterface):
    """The accessible interface of a part."""

    def __init__(self, mark: PagePart) -> None:
        super().__init__(mark)
        self._letters = _Letters(self)
        self._level = _Level(self)

    def mark(self) -> PagePart | None:
        mark = self.object()
        return mark if isinstance(mark, PagePart) and not mark.is_gone else None

    def role(self) -> QAccessible.Role:
        mark = self.mark()
        return _Role.NoRole if mark is None else _ROLES[mark.piece.kind]

    def name(self) -> str:
        mark = self.mark()
        return "" if mark is None else mark.piece.text

    def state(self) -> QAccessible.State:
        state, mark = QAccessible.State(), self.mark()
        if mark is None:
            state.invisible = True
            return state
        state.readOnly = True
        state.offscreen = not mark.page.viewport().rect().intersects(mark.page.area_of(mark.piece))
        if mark.piece.kind in STOPS:
            state.focusable = True
            state.focused = mark.page.hasFocus() and mark.page.current is mark.piece
        return state

    def widget(self) -> QWidget | None:
        mark = self.mark()
        return None if mark is None else mark.page

    def above(self) -> QObject | None:
        mark = self.mark()
        if mark is None:
            return None
        above = _above(mark.page.pieces, mark.piece)
        return mark.page if above is None else mark.page.mark_of(above)

    def children(self) -> Sequence[QObject]:
        mark = self.mark()
        return () if mark is None else [mark.page.mark_of(child) for child in mark.piece.children]

    def place(self, widget: QWidget) -> QRect:
        mark = self.mark()
        assert mark is not None
        return mark.page.area_of(mark.piece).translated(mark.page.viewport().pos())

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Interface:
        mark = self.mark()
        if mark is not None:
            if kind == QAccessible.InterfaceType.TextInterface and _TELLS_LETTERS and mark.piece.text:
                return self._letters
            if kind == QAccessible.InterfaceType.AttributesInterface and mark.piece.level:
                return self._level
        # PySide6 crashes if this null pointer is given as None.
        return shiboken6.VoidPtr(0)


class _Level(QAccessibleAttributesInterface):
    """The level of a heading."""

    def __init__(self, of: _PieceInterface) -> None:
        super().__init__()
        self._of = of

    def attributeKeys(self) -> list[QAccessible.Attribute]:
        return [QAccessible.Attribute.Level]

    def attributeValue(self, key: QAccessible.Attribute) -> object:
        mark = self._of.mark()
        return None if mark is None else mark.piece.level


class _NoLetters(QAccessibleTextInterface):
    """The empty text of the page itself. Qt asks for it to learn where the caret is."""

    def text(self, start: int, end: int) -> str:
        return ""

    def characterCount(self) -> int:
        return 0

    def cursorPosition(self) -> int:
        return 0

    def setCursorPosition(self, position: int) -> None: ...

    def characterRect(self, offset: int) -> QRect:
        return QRect()

    def offsetAtPoint(self, point: QPoint) -> int:
        return -1

    def selectionCount(self) -> int:
        return 0

    def addSelection(self, start: int, end: int) -> None: ...

    def removeSelection(self, index: int) -> None: ...

    def setSelection(self, index: int, start: int, end: int) -> None: ...

    def scrollToSubstring(self, start: int, end: int) -> None: ...


class _Letters(_NoLetters):
    """The text of a part, and the caret's position in it."""

    def __init__(self, of: _PieceInterface) -> None:
        super().__init__()
        self._of = of

    def text(self, start: int, end: int) -> str:
        whole = self._of.name()
        return whole[start:end] if end >= 0 else whole[start:]

    def characterCount(self) -> int:
        return len(self._of.name())

    def cursorPosition(self) -> int:
        mark = self._of.mark()
        if mark is None or mark.page.current is not mark.piece:
            return -1
        return mark.piece.offset_of(mark.page.textCursor().position())

    def setCursorPosition(self, position: int) -> None:
        mark = self._of.mark()
        if mark is not None:
            mark.page.put_caret(mark.piece.place_of(position))
            mark.page.ensureCursorVisible()

    def characterRect(self, offset: int) -> QRect:
        mark = self._of.mark()
        if mark is None:
            return QRect()
        place = mark.piece.place_of(offset)
        area = mark.page.area_of(Piece(PieceKind.PICTURE, place, place + 1))
        return QRect(mark.page.viewport().mapToGlobal(area.topLeft()), area.size())

    def offsetAtPoint(self, point: QPoint) -> int:
        mark = self._of.mark()
        if mark is None:
            return -1
        there = mark.page.cursorForPosition(mark.page.viewport().mapFromGlobal(point)).position()
        inside = mark.piece.start <= there <= mark.piece.end
        return mark.piece.offset_of(there) if inside else -1

    def scrollToSubstring(self, start: int, end: int) -> None:
        self.setCursorPosition(start)


class _PageInterface(PartInterface):
    """The accessible interface of the page and its parts."""

    def __init__(self, page: ReadablePage) -> None:
        super().__init__(page)
        self._letters = _NoLetters()

    def widget(self) -> ReadablePage | None:
        page = self.object()
        # Qt may ask while the page is being made.
        return page if isinstance(page, ReadablePage) and page.is_made else None

    def role(self) -> QAccessible.Role:
        return _Role.Document

    def name(self) -> str:
        page = self.widget()
        return "" if page is None else page.accessibleName()

    def text(self, kind: QAccessible.Text) -> str:
        page = self.widget()
        if page is None or kind != QAccessible.Text.Description:
            return super().text(kind)
        return page.accessibleDescription()

    def state(self) -> QAccessible.State:
        state, page = QAccessible.State(), self.widget()
        if page is not None:
            state.focusable = state.readOnly = True
            state.invisible = not page.isVisible()
            state.focused = page.hasFocus() and page.current is None
        return state

    def above(self) -> QObject | None:
        page = self.widget()
        return None if page is None else page.parentWidget()

    def children(self) -> Sequence[QObject]:
        page = self.widget()
        return () if page is None else [page.mark_of(piece) for piece in page.pieces]

    def focusChild(self) -> Interface:
        page = self.widget()
        piece = None if page is None or not page.hasFocus() else page.current
        if page is None or piece is None:
            return None
        return QAccessible.queryAccessibleInterface(page.mark_of(piece))

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Interface:
        if kind == QAccessible.InterfaceType.TextInterface and _TELLS_LETTERS:
            return self._letters
        return shiboken6.VoidPtr(0)


def _above(pieces: list[Piece], wanted: Piece) -> Piece | None:
    """The part that contains another one; None for a top-level part."""
    for piece in pieces:
        if piece is wanted:
            return None
        if piece.start <= wanted.start <= piece.end:
            return next((each for each in piece.walk() if wanted in each.children), None)
    return None
