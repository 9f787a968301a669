"""A page of rich text for screen readers: headings, paragraphs, lists, tables, and pictures with names.

Qt gives them such a page as a single text, in which headings are not marked, cells are meaningless characters
and pictures are missing.
"""

from __future__ import annotations

import sys

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAttributesInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleTextCursorEvent,
    QAccessibleTextInterface,
    QWindow,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from tartli_desktop.looks import accessibility
from tartli_desktop.looks.accessibility import Interface

from .page_pieces import STOPS, Piece, PieceKind

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


class AccessiblePage(QTextBrowser):
    """What screen readers ask a page for; the page that is shown answers.

    Attributes:
        is_made: Whether the page can answer. Qt may ask for its interface while it is being made.
    """

    is_made = False

    @property
    def pieces(self) -> list[Piece]:
        """The parts of the page, in order."""
        raise NotImplementedError

    @property
    def current(self) -> Piece | None:
        """The part that contains the caret."""
        raise NotImplementedError

    def mark_of(self, piece: Piece) -> PagePart:
        """The object that represents a part to screen readers."""
        raise NotImplementedError

    def area_of(self, piece: Piece) -> QRect:
        """The area of a part on the page, in pixels of the viewport."""
        raise NotImplementedError

    def put_caret(self, place: int) -> None:
        """Put the caret before a character of the document, without scrolling there."""
        raise NotImplementedError


class PagePart(QObject):
    """Represents a part of a page, which is no Qt object itself.

    Attributes:
        is_gone: Whether the page has other contents by now; a screen reader may still ask.
    """

    def __init__(self, piece: Piece, page: AccessiblePage) -> None:
        super().__init__(page)
        self.piece = piece
        self.page = page
        self.is_gone = False


def tell_focus(mark: PagePart) -> None:
    """Report that the caret has reached a part."""
    QAccessible.updateAccessibility(QAccessibleEvent(mark, QAccessible.Event.Focus))


def tell_caret(mark: PagePart, offset: int) -> None:
    """Report the caret's position within a part."""
    if _TELLS_LETTERS:
        QAccessible.updateAccessibility(QAccessibleTextCursorEvent(mark, offset))


class _PieceInterface(QAccessibleObject):
    """The accessible interface of a part. It must not hold the part's object and keep it alive."""

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

    def text(self, kind: QAccessible.Text) -> str:
        mark = self.mark()
        return mark.piece.text if mark is not None and kind == QAccessible.Text.Name else ""

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

    def parent(self) -> Interface:
        mark = self.mark()
        if mark is None:
            return None
        above = _above(mark.page.pieces, mark.piece)
        return QAccessible.queryAccessibleInterface(mark.page if above is None else mark.page.mark_of(above))

    def childCount(self) -> int:
        mark = self.mark()
        return 0 if mark is None else len(mark.piece.children)

    def child(self, index: int) -> Interface:
        mark = self.mark()
        if mark is None or not 0 <= index < len(mark.piece.children):
            return None
        return QAccessible.queryAccessibleInterface(mark.page.mark_of(mark.piece.children[index]))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        mark, other = self.mark(), child.object()
        if mark is None or not isinstance(other, PagePart):
            return -1
        return mark.piece.children.index(other.piece) if other.piece in mark.piece.children else -1

    def childAt(self, x: int, y: int) -> Interface:
        return _child_at(self, x, y)

    def rect(self) -> QRect:
        mark = self.mark()
        if mark is None:
            return QRect()
        area = mark.page.area_of(mark.piece)
        return QRect(mark.page.viewport().mapToGlobal(area.topLeft()), area.size())

    def window(self) -> QWindow:
        mark = self.mark()
        return None if mark is None else mark.page.window().windowHandle()  # type: ignore[return-value]

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
        whole = self._of.text(QAccessible.Text.Name)
        return whole[start:end] if end >= 0 else whole[start:]

    def characterCount(self) -> int:
        return len(self._of.text(QAccessible.Text.Name))

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


class _PageInterface(QAccessibleObject):
    """The accessible interface of the page and its parts."""

    def __init__(self, page: AccessiblePage) -> None:
        super().__init__(page)
        self._letters = _NoLetters()

    def page(self) -> AccessiblePage | None:
        page = self.object()
        # Qt may ask while the page is being made.
        return page if isinstance(page, AccessiblePage) and page.is_made else None

    def role(self) -> QAccessible.Role:
        return _Role.Document

    def text(self, kind: QAccessible.Text) -> str:
        page = self.page()
        if page is None:
            return ""
        if kind == QAccessible.Text.Name:
            return page.accessibleName()
        return page.accessibleDescription() if kind == QAccessible.Text.Description else ""

    def state(self) -> QAccessible.State:
        state, page = QAccessible.State(), self.page()
        if page is not None:
            state.focusable = state.readOnly = True
            state.invisible = not page.isVisible()
            state.focused = page.hasFocus() and page.current is None
        return state

    def parent(self) -> Interface:
        page = self.page()
        outer: QWidget | None = None if page is None else page.parentWidget()
        return None if outer is None else QAccessible.queryAccessibleInterface(outer)

    def childCount(self) -> int:
        page = self.page()
        return 0 if page is None else len(page.pieces)

    def child(self, index: int) -> Interface:
        page = self.page()
        if page is None or not 0 <= index < len(page.pieces):
            return None
        return QAccessible.queryAccessibleInterface(page.mark_of(page.pieces[index]))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        page, other = self.page(), child.object()
        if page is None or not isinstance(other, PagePart):
            return -1
        return page.pieces.index(other.piece) if other.piece in page.pieces else -1

    def childAt(self, x: int, y: int) -> Interface:
        return _child_at(self, x, y)

    def focusChild(self) -> Interface:
        page = self.page()
        piece = None if page is None or not page.hasFocus() else page.current
        if page is None or piece is None:
            return None
        return QAccessible.queryAccessibleInterface(page.mark_of(piece))

    def rect(self) -> QRect:
        page = self.page()
        return QRect() if page is None else QRect(page.mapToGlobal(QPoint()), page.size())

    def window(self) -> QWindow:
        page = self.page()
        return None if page is None else page.window().windowHandle()  # type: ignore[return-value]

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


def _child_at(interface: QAccessibleInterface, x: int, y: int) -> Interface:
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child is not None and child.rect().contains(QPoint(x, y)):
            return child.childAt(x, y) or child
    return None


def install() -> None:
    """Make Qt use these interfaces for every page created from now on."""
    accessibility.install(_interface_for)


def _interface_for(class_name: str, thing: QObject) -> Interface:
    if isinstance(thing, PagePart):
        return accessibility.held(_PieceInterface(thing))
    if isinstance(thing, AccessiblePage):
        return accessibility.held(_PageInterface(thing))
    return None
