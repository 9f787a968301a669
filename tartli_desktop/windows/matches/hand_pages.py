"""A hand to read part by part, with its cards drawn beside the words."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QTextEdit

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.face.hand_parts import HandPart
from tartli_desktop.looks.colours import felt_pen, mixed
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.table.card_faces.faces import ASPECT, CORNER, CardFaces
from tartli_desktop.widgets.scroll_fade import ScrollFade

_LARGER, _HEAD = 1.15, 1.35
"""The size of the words, relative to other dialogs, and that of the head of each part."""
_LEADING = 120
"""The height of a line, in percent of its letters."""
_CARD, _HELD = 3.3, 2.5
"""The width of a played card, and of one of several cards in a list, in lines of text."""
_TRICK = 2.6
"""The greatest width of a trick, in cards: if it has more, they overlap."""
_STRIP = 0.52
"""The visible part of a card's width below the next one."""
_RAISED = 0.12
"""How much higher than the others the card that won the trick lies, relative to its width."""
_TAKER = QColor("#C98F12")
"""The colour of that card's edge."""
_MARGIN = 12.0
"""The free room around the text, and around the marked part."""


class HandPages(QTextEdit):
    """One hand in parts, of which one is marked. Keys move between parts and between hands.

    The cards are painted beside the text, which says the same: screen readers get only words.

    Args:
        faces: the pack for the cards.

    Signals:
        hand_wanted(steps, last): the player wants the hand this many steps on, at its last or its first part.
        focus_changed(is_here): the widget has got or lost the focus.
    """

    hand_wanted = Signal(int, bool)
    focus_changed = Signal(bool)

    # Set on the class: Qt sends events while the widget is being built.
    parts: tuple[HandPart, ...] = ()
    """The parts of the hand that is shown."""
    _blocks: tuple[tuple[int, ...], ...] = ()
    """The block numbers of each part: its head, and its lines."""
    part = 0
    """The index of the marked part."""
    _width = 0
    _fade: ScrollFade | None = None

    def __init__(self, faces: CardFaces) -> None:
        super().__init__()
        self._faces = faces
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # A caret would suggest that one can write there; the marked part is visible anyway.
        self.setCursorWidth(0)
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(_MARGIN)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._fade = ScrollFade(self)
        self._fade.set_ground(self.palette().base().color())

    @property
    def marked(self) -> str:
        """The text of the marked part, line by line."""
        return "\n".join(map(str.strip, self.parts[self.part].text.splitlines()))

    def show_parts(self, parts: Sequence[HandPart], part: int) -> None:
        """Show other parts, with one of them marked; -1 stands for the last."""
        self.parts = tuple(parts)
        self._write()
        if parts:
            self.go_to(part % len(parts))

    def go_to(self, part: int) -> None:
        """Mark a part, and scroll it into sight."""
        if not self.parts:
            return
        self.part = part
        cursor = self.textCursor()
        cursor.setPosition(self._block(self._blocks[part][0]).position())
        self.setTextCursor(cursor)
        self._show_whole(self._area(part))
        self.viewport().update()
        if self.hasFocus():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.marked))

    # The text, with room for the cards

    def _write(self) -> None:
        # Cleared first: without lines the text needs no scroll bar, and so has another width.
        self._blocks = ()
        self.clear()
        letters = self._letters()
        self.document().setDefaultFont(letters)
        heading, plain, strong = QTextCharFormat(), QTextCharFormat(), QTextCharFormat()
        heading.setFont(heading_font(self.font(), _HEAD))
        strong.setFontWeight(QFont.Weight.Bold)
        cursor = QTextCursor(self.document())
        numbers: list[tuple[int, ...]] = []
        for part in self.parts:
            beside = self._trick_width(part) + _MARGIN if part.played else 0.0
            lines = [(part.head, heading, 0.0)]
            lines += [(line.words.strip(), strong if line.stands_out else plain, 1.0) for line in part.lines]
            blocks: list[int] = []
            for words, letter_format, hangs in lines:
                block = QTextBlockFormat()
                block.setLineHeight(_LEADING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
                # Text that does not fit on a line continues further to the right.
                block.setLeftMargin(beside + hangs * self._line)
                block.setTextIndent(-hangs * self._line)
                if numbers or blocks:
                    cursor.insertBlock(block, letter_format)
                else:
                    cursor.setBlockFormat(block)
                cursor.insertText(words, letter_format)
                blocks.append(cursor.blockNumber())
            numbers.append(tuple(blocks))
        self._blocks = tuple(numbers)
        self._make_room()

    def _letters(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(QFontInfo(font).pointSizeF() * _LARGER)
        return font

    @property
    def _line(self) -> float:
        return QFontMetricsF(self._letters()).height()

    def _make_room(self) -> None:
        """Leave room below lines about cards, and below a trick that is higher than its words."""
        held = _HELD * self._line * ASPECT + _MARGIN / 2
        for part, numbers in zip(self.parts, self._blocks, strict=True):
            rooms = [0.0, *(held if line.cards else 0.0 for line in part.lines)]
            for number, room in zip(numbers[:-1], rooms, strict=False):
                self._set_room_below(number, room)
            if part.played:
                words = self._rect(numbers[-1]).bottom() - self._rect(numbers[0]).top()
                rooms[-1] = max(rooms[-1], _CARD * self._line * (ASPECT + _RAISED) - words)
            self._set_room_below(numbers[-1], rooms[-1] + 2 * _MARGIN)
        self._width = self.viewport().width()

    def _set_room_below(self, number: int, room: float) -> None:
        block = self._block(number)
        changed = block.blockFormat()
        if changed.bottomMargin() != room:
            changed.setBottomMargin(room)
            QTextCursor(block).setBlockFormat(changed)

    def _block(self, number: int) -> QTextBlock:
        return self.document().findBlockByNumber(number)

    def _rect(self, number: int) -> QRectF:
        """The area of a block of text in the document."""
        return self.document().documentLayout().blockBoundingRect(self._block(number))

    def _area(self, part: int) -> QRectF:
        """The area of a part in the document, with the free room around it."""
        first, last = self._blocks[part][0], self._blocks[part][-1]
        top = self._rect(first).top() - _MARGIN
        bottom = self._rect(last).bottom() + self._block(last).blockFormat().bottomMargin() - _MARGIN
        return QRectF(0, top, self.viewport().width(), bottom - top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._blocks and self.viewport().width() != self._width:
            self._make_room()
            self._show_whole(self._area(self.part))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.parts:
            self._write()
            self.go_to(self.part)
        elif event.type() == QEvent.Type.PaletteChange and self._fade is not None:
            self._fade.set_ground(self.palette().base().color())

    def _show_whole(self, area: QRectF) -> None:
        """Scroll just far enough to show all of a part, or as much of its beginning as there is room for."""
        bar, room = self.verticalScrollBar(), self.viewport().height()
        # Where the text continues, it fades out.
        area = area.adjusted(0, -self._line, 0, self._line)
        if area.bottom() > bar.value() + room:
            bar.setValue(round(area.bottom() - room))
        if area.top() < bar.value():
            bar.setValue(round(area.top()))

    def _scrolls_within(self, steps: int) -> bool:
        """Scroll within a part that does not fit as a whole; return whether there was more of it that way."""
        if not self.parts:
            return False
        bar, room, area = self.verticalScrollBar(), self.viewport().height(), self._area(self.part)
        beyond = area.bottom() - (bar.value() + room) if steps > 0 else bar.value() - area.top()
        is_in_sight = area.bottom() > bar.value() and area.top() < bar.value() + room
        if beyond <= 0 or not is_in_sight:
            return False
        page = room - 3 * self._line
        bar.setValue(round(bar.value() + (1 if steps > 0 else -1) * min(beyond + self._line, page)))
        return True

    # The cards

    def _trick_width(self, part: HandPart) -> float:
        return min(len(part.played) + 0.04, _TRICK) * _CARD * self._line

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(0, -self.verticalScrollBar().value())
            seen = QRectF(event.rect()).translated(0, self.verticalScrollBar().value())
            for number, (part, blocks) in enumerate(zip(self.parts, self._blocks, strict=False)):
                area = self._area(number)
                if area.intersects(seen):
                    if number == self.part:
                        self._paint_mark(painter, area)
                    self._paint_trick(painter, part, area.topLeft() + QPointF(_MARGIN, _MARGIN))
                    self._paint_held(painter, part, blocks)
        super().paintEvent(event)

    def _paint_mark(self, painter: QPainter, area: QRectF) -> None:
        palette = self.palette()
        colour, ground = felt_pen(palette), palette.base().color()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour if self.hasFocus() else mixed(colour, ground, 0.5))
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 5, 5)

    def _paint_trick(self, painter: QPainter, part: HandPart, at: QPointF) -> None:
        width = _CARD * self._line
        step = (self._trick_width(part) - width) / max(1, len(part.played) - 1)
        for place, (seat, card) in enumerate(part.played):
            took = seat == part.taker
            corner = at + QPointF(place * step, 0 if took else _RAISED * width)
            self._paint_card(painter, card, corner, width)
            if took:
                painter.setPen(QPen(_TAKER, 2.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                radius = width * CORNER
                painter.drawRoundedRect(QRectF(corner.x(), corner.y(), width, width * ASPECT), radius, radius)

    def _paint_held(self, painter: QPainter, part: HandPart, numbers: Sequence[int]) -> None:
        width = _HELD * self._line
        for number, line in zip(numbers[1:], part.lines, strict=True):
            if line.cards:
                area = self._rect(number)
                block = self._block(number).blockFormat()
                left = block.leftMargin() + block.textIndent() + _MARGIN
                room = self.viewport().width() - left - _MARGIN - width
                step = min(_STRIP * width, room / max(1, len(line.cards) - 1))
                for place, card in enumerate(line.cards):
                    corner = QPointF(left + place * step, area.bottom() + _MARGIN / 3)
                    self._paint_card(painter, card, corner, width)

    def _paint_card(self, painter: QPainter, card: Card, at: QPointF, width: float) -> None:
        painter.drawPixmap(at, self._faces.pixmap(card, width, self.devicePixelRatioF()))

    # The focus, mouse and keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()
        self.focus_changed.emit(False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if not self.textCursor().hasSelection():
            height = event.position().y() + self.verticalScrollBar().value()
            parts = [number for number in range(len(self.parts)) if self._area(number).top() <= height]
            if parts:
                self.go_to(parts[-1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        hands = {Qt.Key.Key_Right: 1, Qt.Key.Key_PageDown: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_PageUp: -1}.get(
            Qt.Key(event.key()), 0
        )
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not (
            steps or hands or event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End)
        ):
            super().keyPressEvent(event)
        elif hands:
            self.hand_wanted.emit(hands, False)
        elif not steps:
            self.go_to(0 if event.key() == Qt.Key.Key_Home else len(self.parts) - 1)
        elif self._scrolls_within(steps):
            pass
        elif 0 <= self.part + steps < len(self.parts):
            self.go_to(self.part + steps)
        else:
            self.hand_wanted.emit(steps, steps < 0)
