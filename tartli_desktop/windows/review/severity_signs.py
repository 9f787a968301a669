"""The sign of a decision's cost, beside words and on cards: a shape and a colour for each severity."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QFormLayout, QGraphicsPixmapItem, QLabel, QWidget

from tartli_desktop.face.learning.review import Severity
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.text.context import Context

tr = Context("Review")

COLOURS = {
    Severity.GOOD: QColor("#3F673A"),
    Severity.SMALL_MISTAKE: QColor("#8A6416"),
    Severity.MISTAKE: QColor("#A84612"),
    Severity.SERIOUS: QColor("#8E1B12"),
}
"""All of them stand out from paper, and letters in the colour of paper are legible on them."""

_PAPER = QColor("#FFFDF8")


def paint_sign(painter: QPainter, area: QRectF, severity: Severity) -> None:
    """Paint the sign of a severity into an area; in high contrast, white on black."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, half = area.center(), min(area.width(), area.height()) / 2
    fill, mark = COLOURS[severity], _PAPER
    if high_contrast():
        fill, mark = QColor(Qt.GlobalColor.white), QColor(Qt.GlobalColor.black)
    painter.setPen(QPen(mark, half * 0.12))
    painter.setBrush(fill)
    thick = QPen(mark, half * 0.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)

    def at(x: float, y: float) -> QPointF:
        return middle + QPointF(x, y) * half

    match severity:
        case Severity.GOOD:
            painter.drawEllipse(middle, half * 0.86, half * 0.86)
            painter.setPen(thick)
            painter.drawPolyline([at(-0.4, 0.02), at(-0.1, 0.34), at(0.42, -0.32)])
        case Severity.SMALL_MISTAKE:
            painter.drawPolygon(QPolygonF([at(0, -0.98), at(0.98, 0), at(0, 0.98), at(-0.98, 0)]))
        case Severity.MISTAKE:
            painter.drawPolygon(QPolygonF([at(0, -0.98), at(0.98, 0.82), at(-0.98, 0.82)]))
            painter.setPen(thick)
            painter.drawLine(at(0, -0.2), at(0, 0.42))
        case Severity.SERIOUS:
            painter.drawRect(QRectF(at(-0.86, -0.86), at(0.86, 0.86)))
            painter.setPen(thick)
            painter.drawLine(at(-0.4, -0.4), at(0.4, 0.4))
            painter.drawLine(at(0.4, -0.4), at(-0.4, 0.4))


def sign_of(severity: Severity, side: int, ratio: float) -> QPixmap:
    """The sign of a severity as a picture, ``side`` logical pixels wide and high."""
    picture = QPixmap(QSize(side, side) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        paint_sign(painter, QRectF(0, 0, side, side), severity)
    return picture


class SignLabel(QLabel):
    """The sign of a severity, as high as the letters around it. Screen readers read the words beside it."""

    def __init__(self, severity: Severity = Severity.GOOD) -> None:
        super().__init__()
        self._severity = severity
        self.draw()

    def show_severity(self, severity: Severity) -> None:
        """Show the sign of this severity."""
        self._severity = severity
        self.draw()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.draw()

    def draw(self) -> None:
        """Draw the sign in its present size and colours."""
        side, ratio = round(self.fontMetrics().height() * 1.05), self.devicePixelRatioF()
        self.setPixmap(sign_of(self._severity, side, ratio))


class Legend(QWidget):
    """All signs with their meanings, below each other."""

    def __init__(self) -> None:
        super().__init__()
        self._words = {severity: QLabel(textFormat=Qt.TextFormat.PlainText) for severity in Severity}
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(2)
        for severity, label in self._words.items():
            form.addRow(SignLabel(severity), label)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the words in the current language."""
        words = tr("Good"), tr("Small mistake"), tr("Mistake"), tr("Serious mistake")
        for label, word in zip(self._words.values(), words, strict=True):
            label.setText(word)


_SIZE, _DENSE = 44, 3.0
"""The size of a mark, in scene units, and its pixels for each of them."""
_ACROSS, _DOWN = 0.2, 0.33
"""The centre of a mark, as parts of the card's width and height: on the visible strip of a card in a fan,
below the letter in the corner."""


class CardBadge(QGraphicsPixmapItem):
    """A sign on a card, hidden while it lies on none."""

    def __init__(self) -> None:
        super().__init__()
        self.severity = Severity.GOOD
        """The severity shown."""
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setOffset(-_SIZE / 2, -_SIZE / 2)
        self.setZValue(600)
        self.setVisible(False)

    def lie_on(self, item: CardItem | None, severity: Severity = Severity.GOOD) -> None:
        """Lie on a card in its present place, or on none."""
        self.severity = severity
        self.setVisible(item is not None)
        if item is not None:
            self.setPixmap(sign_of(severity, _SIZE, _DENSE))
            face = item.face
            self.setPos(
                item.mapToScene(face.left() + _ACROSS * face.width(), face.top() + _DOWN * face.height())
            )
