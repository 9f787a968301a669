"""A page of rich text to read part by part with the keyboard."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QTextCursor

from . import page_reader
from .page_pieces import Piece, PieceKind, pieces_of, sentence_at, stops_of


class ReadablePage(page_reader.AccessiblePage):
    """Text with a caret. Up and Down go from part to part, H and Shift+H from heading to heading.

    A part is a heading, a paragraph, a list item or a table row. Left and Right move by characters, with Ctrl
    by words.
    """

    def __init__(self) -> None:
        # Before Qt can ask for an interface: it keeps the first one that it gets.
        page_reader.install()
        super().__init__()
        self._pieces: list[Piece] | None = None
        self._stops: list[Piece] = []
        self._marks: dict[Piece, page_reader.PagePart] = {}
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

    def mark_of(self, piece: Piece) -> page_reader.PagePart:
        """The object that represents a part to screen readers."""
        mark = self._marks.get(piece)
        if mark is None:
            mark = self._marks[piece] = page_reader.PagePart(piece, self)
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
                page_reader.tell_focus(self.mark_of(piece))
            page_reader.tell_caret(self.mark_of(piece), piece.offset_of(self.textCursor().position()))
