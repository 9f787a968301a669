"""Small paper notes beside players, for what they say in the game and beside it."""

import math
import re
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.looks.portraits import portrait
from tartli_desktop.looks.text_size import text_scale
from tartli_desktop.table.places.layout import NoteRoom
from tartli_desktop.text.line_breaks import balanced, held_together, lines_of_sentences

_PAPER = QColor("#F7EFD9")
_INK = QColor("#2B211C")
_RIM = QColor(60, 45, 30, 120)
_MARGIN = 12.0
LARGEST = 1.65
"""Words are written at most this many times their usual size; any larger, only short ones would fit."""
_SIZES = (25, 23, 21, 19, 17, 15, 13, 11)
"""The heights of letters in scene units; the largest one is used at which all words have room."""
_READABLE = 19
"""Letters shrink down to this height before a saying is broken."""
_LESS = 0.9
"""The step from one size of letters to the next, where they are larger than usual."""
_FOR_NAMES = 1.15
"""The least size, relative to the usual one, where letters shrink only to keep a long name on one line."""
_FAR_END = 4.2
"""How far the far end of a note may rise or fall, in scene units: a wide note leans less."""
_POINTS = re.compile(r"(?<=:) (?=\d)")
"""The space before a number of points: "terc: 120"."""
_NO_PAUSE = re.compile(rf"(?<![,;.!?:]) |{_POINTS.pattern}")
"""A space between words without a pause: "zöld király terc"."""


class Note(QGraphicsObject):
    """A note of one player, hidden while empty. It stays within its room, and covers nothing else.

    Args:
        lean: the note's rotation, in degrees clockwise.
    """

    sizes: Sequence[int] = _SIZES
    """The heights of letters to choose from."""

    def __init__(self, lean: float) -> None:
        super().__init__()
        self._lines: list[str] = []
        self.letters = table_font(italic=True)
        """The present font."""
        self._lean = lean
        self.room = NoteRoom(0, 0, 430, 90, 0)
        """The room in which it hangs."""
        self._shown = ""
        self._largest: float = math.inf
        self._box = QRectF()
        # Beneath the player's fan, so that a raised card is fully visible.
        self.setZValue(60)
        self.setVisible(False)

    @property
    def text(self) -> str:
        """All words on the note."""
        return "\n".join(self._lines)

    @property
    def shown(self) -> str:
        """The same words, broken into lines as they are drawn."""
        return self._shown

    @property
    def paper(self) -> QRectF:
        """The note itself, without its shadow."""
        return QRectF(self._box)

    def hang(self, room: NoteRoom) -> None:
        """Hang in this room from now on."""
        if room != self.room:
            self.room = room
            self.measure()

    def set_largest(self, pixels: float) -> None:
        """Limit the size of the text, but keep the usual size where there is room."""
        if pixels != self._largest:
            self._largest = pixels
            self.measure()

    def set_line(self, line: str) -> None:
        """Add a line."""
        self._lines.append(line)
        self.measure()

    def clear(self) -> None:
        """Remove all lines, which hides the note."""
        self._lines.clear()
        self.measure()

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-4, -4, 8, 8)

    @told_at_once
    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        box = self._box
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 14, 8, 60))
        painter.drawRect(box.translated(4, 5))
        painter.setBrush(_PAPER)
        painter.setPen(QPen(_RIM, 1))
        # One corner is torn off.
        corner = 12
        painter.drawPolygon(
            QPolygonF(
                [
                    box.topLeft(),
                    QPointF(box.right() - corner, box.top()),
                    QPointF(box.right(), box.top() + corner),
                    box.bottomRight(),
                    box.bottomLeft(),
                ]
            )
        )
        painter.setPen(_INK)
        painter.setFont(self.letters)
        room = box.adjusted(_MARGIN, _MARGIN * 0.7, -_MARGIN, -_MARGIN * 0.7)
        painter.drawText(room, _TEXT_FLAGS, self._shown)

    def measure(self) -> None:
        """Write its words as large as the player wants letters, and as there is room."""
        self.prepareGeometryChange()
        size = self._fit()
        width, height = size.width(), size.height()
        self._box = QRectF(0, -height, width, height)
        room = self.room
        foot = room.top + (height if room.at_top else room.height)
        self.setPos(min(room.anchor, room.left + room.width - width), foot)
        self.setRotation(math.copysign(min(abs(self._lean), self._most_lean(size)), self._lean))
        self.setVisible(bool(self._lines))
        self.update()

    def _most_lean(self, size: QSizeF) -> float:
        """The greatest rotation in degrees for a note of this size: its far end stays within the room."""
        free = max(0.0, self.room.height - size.height())
        reach = min(free, _FAR_END)
        return math.degrees(math.asin(min(1.0, reach / max(size.width(), 1.0))))

    def _fit(self) -> QSizeF:
        """Choose font and lines, and measure the note; prefer large letters and unbroken sayings."""
        least = QSizeF()
        for pixels, shown in self._tries():
            self.letters.setPixelSize(pixels)
            advance = QFontMetricsF(self.letters).horizontalAdvance
            self._shown = balanced(shown, advance, self._across)
            least = self._measured()
            if least.height() <= self.room.height and least.width() <= self.room.width:
                break
        return least

    def _tries(self) -> Iterator[tuple[int, str]]:
        """The sizes and line breaks to try, the best first."""
        larger = self._larger_sizes()
        whole = "\n".join(map(_with_whole_names, self._lines))
        for pixels in larger:
            if pixels >= _FOR_NAMES * self.sizes[0]:
                yield pixels, whole
        for pixels in larger:
            yield pixels, "\n".join(map(_held, self._lines))
        yield self.sizes[0], whole
        for pixels in self.sizes:
            self.letters.setPixelSize(pixels)
            if pixels >= _READABLE:
                for shown in self._ways():
                    yield pixels, shown
        together = " ".join(map(held_together, self._lines))
        for pixels in self.sizes:
            self.letters.setPixelSize(pixels)
            for shown in (*self._ways(), together):
                yield pixels, shown

    def _ways(self) -> Iterator[str]:
        """The ways to set whole sayings in these letters: on separate lines, or side by side."""
        lines = list(map(_held, self._lines))
        yield "\n".join(lines)
        advance = QFontMetricsF(self.letters).horizontalAdvance
        yield lines_of_sentences(lines, lambda row: advance(row) <= self._across)

    def _larger_sizes(self) -> list[int]:
        larger, size = [], self.sizes[0] * min(text_scale(), LARGEST)
        while size > self.sizes[0]:
            larger.append(round(size))
            size *= _LESS
        return [each for each in larger if each <= self._largest]

    def _measured(self) -> QSizeF:
        area = QRectF(0, 0, self._across, 1000)
        text = QFontMetricsF(self.letters).boundingRect(area, _TEXT_FLAGS, self._shown)
        high = max(text.height() + 1.4 * _MARGIN, self.aside)
        return QSizeF(text.width() + 2 * _MARGIN + 4 + self.aside, high)

    @property
    def _across(self) -> float:
        """The greatest width of a line."""
        return self.room.width - 2 * _MARGIN - 4 - self.aside

    @property
    def aside(self) -> float:
        """The part of the note's width that is not for words."""
        return 0.0


def _with_whole_names(line: str) -> str:
    """A saying that breaks only where a speaker would pause: after commas, sentences and names of players."""
    return held_together(_NO_PAUSE.sub("\u00a0", line), long_names=True)


def _held(line: str) -> str:
    """A saying that breaks between words, but not before a number of points."""
    return held_together(_POINTS.sub("\u00a0", line))


def write_alike(notes: Sequence[Note]) -> None:
    """Give all notes letters of the same size, where they are larger than usual."""
    for note in notes:
        note.set_largest(math.inf)
    least = min((note.letters.pixelSize() for note in notes if note.text), default=math.inf)
    for note in notes:
        note.set_largest(least)


class RemarkNote(Note):
    """A remark beside the game: a smaller, round note with the speaker's face.

    The table has a single one, for the present speaker.
    """

    sizes = (20, 18, 16, 15)

    def __init__(self) -> None:
        super().__init__(0.0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.place = 0
        """The place of the speaker."""
        self._portrait = ""

    def show_remark(self, place: int, words: str, portrait_name: str, room: NoteRoom) -> None:
        """Show a player's remark in place of the previous one."""
        self.clear()
        self.place, self._portrait = place, portrait_name
        self.hang(room)
        self.set_line(words)

    @property
    def aside(self) -> float:
        return self._side + _MARGIN * 0.2

    @property
    def _side(self) -> float:
        return self.letters.pixelSize() * 2.3

    @told_at_once
    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        box, side = self.paper, self._side
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bubble = box.adjusted(side / 2, (box.height() - side) / 2 + 3, 0, -(box.height() - side) / 2 - 3)
        bubble = bubble.united(box.adjusted(side / 2, _MARGIN * 0.3, 0, -_MARGIN * 0.3))
        round_by = min(bubble.height() / 2, 16.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 14, 8, 50))
        painter.drawRoundedRect(bubble.translated(2, 3), round_by, round_by)
        painter.setBrush(_PAPER)
        painter.setPen(QPen(_RIM, 1))
        painter.drawRoundedRect(bubble, round_by, round_by)
        scale = painter.deviceTransform().m11()
        picture = portrait(self._portrait, side, scale)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(
            QRectF(0, box.center().y() - side / 2, side, side), picture, QRectF(picture.rect())
        )
        painter.setPen(_INK)
        painter.setFont(self.letters)
        words = box.adjusted(side + _MARGIN * 0.6, _MARGIN * 0.7, -_MARGIN * 0.6, -_MARGIN * 0.7)
        painter.drawText(words, _TEXT_FLAGS, self.shown)


_TEXT_FLAGS = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(
    Qt.TextFlag.TextWordWrap.value
)
