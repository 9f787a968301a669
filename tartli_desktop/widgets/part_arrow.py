"""A small arrow on a part of the window that the words mention, like those over cards."""

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from tartli_desktop.table.card_arrows import GOLD, INK

_SIZE = QSize(30, 24)


class PartArrow(QWidget):
    """Points down at a part from the middle of its upper edge; hidden until the part is mentioned.

    Args:
        part: the part it points at.
    """

    # Set on the class: Qt sends events while the arrow is being built.
    _part: QWidget | None = None

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self._part = part
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(_SIZE)
        self.hide()
        part.installEventFilter(self)
        self._follow()

    def point(self, points: bool) -> None:
        """Show or hide the arrow."""
        self.setVisible(points)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._follow()
        return False

    def _follow(self) -> None:
        if self._part is not None:
            self.move((self._part.width() - self.width()) // 2, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(INK, 2))
            painter.setBrush(GOLD)
            wide, high = self.width(), self.height()
            painter.drawPolygon(QPolygonF([QPointF(2, 2), QPointF(wide - 2, 2), QPointF(wide / 2, high - 2)]))
