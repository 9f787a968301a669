"""A player where there is no plate: the face with its marks, and a line beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.table.notes.plate_marks import HAT, draw_face, draw_marks
from tartli_desktop.text.plain_text import plain_tip

_FACE = 1.2
"""The height of a face, in lines of the words beside it."""
_BESIDE = 0.08
"""How far the marks reach beyond the face at each side, relative to its width."""
_ABOVE = HAT - 0.1
"""How much higher the face of a player with a hat is, relative to its width."""
_TURN = QColor("#F6DC94")
_GAP, _MARGIN = 6, 4


class SeatLine(QWidget):
    """A line about a player, beside the player's face."""

    def __init__(self) -> None:
        super().__init__()
        self._content = PlateContent("")
        self._face = _Face()
        self.label = QLabel()
        """The line of words."""
        self.label.setFont(table_font())
        self.label.setObjectName("lines")
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        # In line with the words of the panel.
        row.setContentsMargins(_MARGIN, 0, 0, 0)
        row.setSpacing(_GAP)
        row.addWidget(self._face, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.label, 1, Qt.AlignmentFlag.AlignBottom)

    @property
    def text(self) -> str:
        """Everything that is written and drawn, in words."""
        return self._content.text

    def show_content(self, content: PlateContent) -> None:
        """Show this content."""
        if content == self._content:
            return
        self._content = content
        self._face.show_content(content)
        self.label.setAccessibleName(content.text)
        self.setToolTip(plain_tip(content.text))

    @property
    def widths(self) -> list[int]:
        """The width needed for each of its lines, the longest first."""
        self.label.ensurePolished()
        metrics, margins = self.label.fontMetrics(), self.contentsMargins()
        around = self._face.sizeHint().width() + _GAP + _MARGIN + margins.left() + margins.right()
        # One pixel more, since Qt breaks lines by widths with fractions.
        return [around + metrics.horizontalAdvance(line) + 1 for line in self._lines]

    @property
    def _lines(self) -> tuple[str, ...]:
        return self._content.lines or (self._content.text,)

    def fitting(self, width: int) -> int:
        """The index of the first line that fits into a width, counted from the longest."""
        widths = self.widths
        return next((at for at, wide in enumerate(widths) if wide <= width), len(widths) - 1)

    def tell(self, at: int) -> None:
        """Write the line at this index, or the last one if there are fewer."""
        self.label.setText(self._lines[min(at, len(self._lines) - 1)])


class _Face(QWidget):
    """The face of a player. Screen readers skip it: the line beside it says who it is."""

    def __init__(self) -> None:
        super().__init__()
        self._content = PlateContent("")
        # For the style sheet, which gives portraits letters of the size of the words.
        self.setObjectName("face")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_content(self, content: PlateContent) -> None:
        self._content = content
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        side = _FACE * self.fontMetrics().height()
        above = _ABOVE if self._content.wears_hat else 0.0
        return QSize(round(side * (1 + 2 * _BESIDE)), round(side * (1 + above)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = self.width() / (1 + 2 * _BESIDE)
            face = QRectF(side * _BESIDE, self.height() - side, side, side).adjusted(1, 1, -1, -1)
            draw_face(painter, self._content, face, self.devicePixelRatioF())
            if self._content.is_to_act:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(_TURN, max(2.0, side * 0.06)))
                painter.drawEllipse(face)
            draw_marks(painter, self._content, face)
