"""A page of rich text for screen readers: headings, paragraphs, lists, tables, and pictures with names.

Qt gives them such a page as a single text, in which headings are not marked, cells are meaningless characters
and pictures are missing.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAttributesInterface,
    QAccessibleEvent,
    QAccessibleTextCursorEvent,
    QAccessibleTextInterface,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from tartli_desktop.looks import accessibility
from tartli_desktop.looks.accessibility import Interface, PartInterface

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


class _PageInterface(PartInterface):
    """The accessible interface of the page and its parts."""

    def __init__(self, page: AccessiblePage) -> None:
        super().__init__(page)
        self._letters = _NoLetters()

    def widget(self) -> AccessiblePage | None:
        page = self.object()
        # Qt may ask while the page is being made.
        return page if isinstance(page, AccessiblePage) and page.is_made else None

    def role(self) -> QAccessible.Role:
        return _Role.Document

    def text(self, kind: QAccessible.Text) -> str:
        page = self.widget()
        if page is None:
            return ""
        if kind == QAccessible.Text.Name:
            return page.accessibleName()
        return page.accessibleDescription() if kind == QAccessible.Text.Description else ""

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


def install() -> None:
    """Make Qt use these interfaces for every page created from now on."""
    accessibility.install(_interface_for)


def _interface_for(class_name: str, thing: QObject) -> Interface:
    if isinstance(thing, PagePart):
        return accessibility.held(_PieceInterface(thing))
    if isinstance(thing, AccessiblePage):
        return accessibility.held(_PageInterface(thing))
    return None
