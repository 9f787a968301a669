"""Choices among a few values: each shown as a picture with its name, or by a name and a sentence."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QFormLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from tartli_desktop.looks import text_size
from tartli_desktop.looks.colours import mixed
from tartli_desktop.looks.focus_frame import ring_colour
from tartli_desktop.looks.focus_ring import OWN_FOCUS
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.widgets.dialogs.forms import Explanation
from tartli_desktop.widgets.flowing_row import FlowingRow

from .forms import Labels, RadioField

DrawPicture = Callable[[Any, QPainter, QRectF, float], None]
"""Draws the picture of a value into an area, given the device pixels per logical pixel."""

_PAD, _GAP = 5, 3
_BESIDE = 12
"""The gap between a picture and the words beside it."""
_MARK = 8.0
"""The radius of the mark on the chosen picture."""
_HIGHEST = 10_000
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
_BARE = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
_ASIDE = {Qt.Key.Key_Down: Qt.Key.Key_Right, Qt.Key.Key_Up: Qt.Key.Key_Left}


class PictureButton(QRadioButton):
    """A choice with a picture, its name, and perhaps more words below the name.

    A ground and a tick mark the chosen one; a line surrounds it while it has the focus.

    Args:
        size: gives the size of the picture in logical pixels for the height of a line of words.
        draw: draws the picture into an area, given the device pixels per logical pixel.
        beside: whether the words stand beside the picture rather than below it.
    """

    def __init__(
        self,
        size: Callable[[int], QSize],
        draw: Callable[[QPainter, QRectF, float], None],
        *,
        beside: bool = False,
    ) -> None:
        super().__init__()
        self._size, self._draw, self._beside = size, draw, beside
        self._name = self._more = ""
        self._heights: dict[tuple[str, int, int], int] = {}
        """By font, dots per inch and width: layouts ask for the same again and again."""
        self.setProperty(OWN_FOCUS, True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_words(self, name: str, more: str = "") -> None:
        """Write a name with the picture, and more words below the name."""
        self._name, self._more = name, more
        self._heights.clear()
        self.setAccessibleName(", ".join((name, *filter(None, more.split("\n")))))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self._wide(self._more.split("\n"))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        # In its width, words take more lines than in that of the hint, which heightForWidth tells.
        return QSize(self._wide(self._more.split()), self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        asked = self.font().key(), self.logicalDpiX(), width
        if asked not in self._heights:
            self._heights[asked] = self._high(width)
        return self._heights[asked]

    def _high(self, width: int) -> int:
        picture = self._size(self.fontMetrics().height()).height()
        words = self._lines(QRect(0, 0, self._room(width), _HIGHEST))[-1][0].bottom() + 1
        return 2 * _PAD + (max(picture, words) if self._beside else picture + _GAP + words)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (there := self._named_by(event)) is not None:
            there.setFocus(Qt.FocusReason.TabFocusReason)
            there.click()
            return
        super().keyPressEvent(event)
        if self.hasFocus() and (aside := _ASIDE.get(Qt.Key(event.key()))) is not None:
            # There is nothing above or below.
            super().keyPressEvent(QKeyEvent(event.type(), aside, event.modifiers()))

    def _named_by(self, event: QKeyEvent) -> QAbstractButton | None:
        """The choice at the end that a key asks for, or the next whose name begins with a typed letter."""
        if self.group() is None:
            return None
        choices = [each for each in self.group().buttons() if each.isVisible()]
        if (end := _ENDS.get(Qt.Key(event.key()))) is not None:
            return choices[end]
        typed = event.text().strip().casefold()
        if not typed or event.modifiers() not in _BARE:
            return None
        after = choices.index(self) + 1
        following = choices[after:] + choices[:after]
        return next((each for each in following if each.accessibleName().casefold().startswith(typed)), None)

    def paintEvent(self, event: QPaintEvent) -> None:
        size = self._size(self.fontMetrics().height())
        inner = self.rect().adjusted(_PAD, _PAD, -_PAD, -_PAD)
        if self._beside:
            picture = QRect(inner.left(), inner.center().y() - size.height() // 2, *size.toTuple())
            words = QRect(0, 0, self._room(self.width()), _HIGHEST)
            high = self._lines(words)[-1][0].bottom() + 1
            words.moveTopLeft(QPoint(picture.right() + 1 + _BESIDE, inner.center().y() - high // 2))
        else:
            picture = QRect(inner.center().x() - size.width() // 2, inner.top(), *size.toTuple())
            words = inner.adjusted(0, size.height() + _GAP, 0, _HIGHEST)
        with QPainter(self) as painter:
            paint_ground(painter, self, chosen=self.isChecked(), focused=self.hasFocus())
            painter.save()
            self._draw(painter, QRectF(picture), self.devicePixelRatioF())
            painter.restore()
            text = self.palette().color(QPalette.ColorRole.WindowText)
            ground = self.palette().color(QPalette.ColorRole.Window)
            for area, font, line in self._lines(words):
                painter.setFont(font)
                painter.setPen(mixed(text, ground, 0.0 if font.bold() or not self._more else 0.25))
                painter.drawText(area, self._flags, line)
            if self.isChecked():
                corner = self.rect().topRight() if self._beside else picture.topRight()
                inwards = _MARK + 4 if self._beside else _MARK + 1 - _PAD
                _paint_tick(painter, QPointF(corner) + QPointF(-inwards, _MARK + 2))

    @property
    def _flags(self) -> int:
        side = Qt.AlignmentFlag.AlignLeft if self._beside else Qt.AlignmentFlag.AlignHCenter
        return int(side | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap.value)

    def _fonts(self) -> tuple[QFont, QFont]:
        """The fonts of the name and of the other words."""
        bold = QFont(self.font())
        bold.setBold(bool(self._more))
        return bold, self.font()

    def _room(self, width: int) -> int:
        """The width of the words in a button of this width."""
        picture = self._size(self.fontMetrics().height()).width() + _BESIDE if self._beside else 0
        return max(1, width - picture - 2 * _PAD)

    def _lines(self, room: QRect) -> list[tuple[QRect, QFont, str]]:
        """The areas of the name and of the other words at the top of a room, with their fonts."""
        found: list[tuple[QRect, QFont, str]] = []
        top = room.top()
        for font, line in zip(self._fonts(), (self._name, self._more), strict=True):
            if line or not found:
                area = QFontMetrics(font).boundingRect(
                    QRect(room.left(), top, room.width(), _HIGHEST), self._flags, line or " "
                )
                area = QRect(room.left(), top, room.width(), area.height())
                found.append((area, font, line))
                top = area.bottom() + 1
        return found

    def _wide(self, pieces: Iterable[str]) -> int:
        """The width for which these pieces of the words need no more than a line each."""
        bold, usual = map(QFontMetrics, self._fonts())
        wide = max(bold.horizontalAdvance(self._name), *map(usual.horizontalAdvance, [*pieces, ""])) + 2
        picture = self._size(self.fontMetrics().height()).width()
        return 2 * _PAD + (picture + _BESIDE + wide if self._beside else max(picture, wide))


def paint_ground(painter: QPainter, choice: QWidget, *, chosen: bool, focused: bool) -> None:
    """Paint what shows that a choice is chosen, has the focus or lies under the pointer."""
    palette = choice.palette()
    text, ground = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(QPen(ring_colour(palette), 2) if focused else Qt.PenStyle.NoPen)
    if chosen:
        painter.setBrush(mixed(ground, text, 0.1))
    elif choice.underMouse():
        painter.setBrush(mixed(ground, text, 0.04))
    painter.drawRoundedRect(QRectF(choice.rect()).adjusted(1, 1, -1, -1), 5, 5)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_tick(painter: QPainter, middle: QPointF) -> None:
    """Paint a tick on a disc, so that not only a colour shows what is chosen."""
    palette = QPalette()
    ink = palette.color(QPalette.ColorRole.HighlightedText)
    painter.setPen(QPen(ink, 1.5))
    painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
    painter.drawEllipse(middle, _MARK, _MARK)
    painter.setPen(QPen(ink, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPolyline([middle + QPointF(*at) for at in ((-3.6, 0.2), (-1.0, 3.0), (3.8, -3.0))])


class PictureChoice(RadioField):
    """A choice among a few values by their pictures. A name may be followed by lines of other words.

    Args:
        values: the values to choose from.
        size: the size of a picture, in logical pixels.
        draw: draws the picture of a value.
        fills: whether the choices share the width, with the words beside the pictures and without a label.
    """

    def __init__(self, values: Iterable[Any], size: QSize, draw: DrawPicture, *, fills: bool = False) -> None:
        self._row = FlowingRow(last_at_right=False, even=fills)
        self._size, self._draw, self._fills = size, draw, fills
        buttons = {value: self._made(value) for value in values}
        super().__init__(self._row, buttons, None if fills else QLabel(textFormat=Qt.TextFormat.PlainText))

    def _made(self, value: Any) -> PictureButton:
        button = PictureButton(lambda _line: self._size, partial(self._draw, value), beside=self._fills)
        self._row.add(button)
        return button

    def offer(self, values: Iterable[Any]) -> None:
        """Offer these values instead; new ones have no names yet."""
        wanted = list(values)
        for value in [each for each in self.buttons if each not in wanted]:
            button = self.buttons.pop(value)
            self._group.removeButton(button)
            self._row.remove(button)
            button.deleteLater()
        for value in wanted:
            if value not in self.buttons:
                self._follow(value, self._made(value))
        if self._group.checkedButton() is None:
            self._show(wanted[0])

    def _add_control(self, form: QFormLayout) -> None:
        assert self.label is not None
        form.addRow(self.label)
        form.addRow(self.control)

    def _name(self, words: Labels) -> None:
        super()._name(words)
        for button, option in zip(self.buttons.values(), words.options, strict=False):
            assert isinstance(button, PictureButton)
            button.set_words(*option.split("\n", 1))


_LARGE = 1.5
"""From this text scale on, there is little room for sentences."""
_ABOVE = 4
"""The gap between the words and the panel's upper and lower side."""
_ALONG = {Qt.Key.Key_Left: Qt.Key.Key_Up, Qt.Key.Key_Right: Qt.Key.Key_Down}


class _PanelButton(QRadioButton):
    """The button of a panel; the panel shows the focus around both."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty(OWN_FOCUS, True)
        self.setFont(table_font(bold=True))

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        option.state &= ~QStyle.StateFlag.State_HasFocus

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The buttons of panels, which stand below each other, differ in breadth.
        along = _ALONG.get(Qt.Key(event.key()))
        super().keyPressEvent(event if along is None else QKeyEvent(event.type(), along, event.modifiers()))


class ChoicePanel(QFrame):
    """A large choice: a name to pick, in a panel that can be clicked anywhere, and a sentence about it.

    The chosen panel has a ground of its own; the only line is around the one with the focus. With large
    letters only the chosen panel shows its sentence, so that all choices are visible.
    """

    def __init__(self, beside: QWidget | None = None) -> None:
        super().__init__()
        self.radio = _PanelButton()
        self.sentence = Explanation()
        self.radio.toggled.connect(self._show_chosen)
        self.radio.installEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        style = self.style()
        indent = style.pixelMetric(QStyle.PixelMetric.PM_ExclusiveIndicatorWidth, None, self.radio)
        indent += style.pixelMetric(QStyle.PixelMetric.PM_RadioButtonLabelSpacing, None, self.radio)
        self.sentence.setIndent(indent)
        grid = QGridLayout(self)
        grid.setVerticalSpacing(2)
        margins = grid.contentsMargins()
        grid.setContentsMargins(margins.left(), _ABOVE, margins.right(), _ABOVE)
        grid.addWidget(self.radio, 1, 0)
        grid.addWidget(self.sentence, 2, 0)
        grid.setColumnStretch(0, 1)
        if beside:
            grid.addWidget(beside, 0, 1, 4, 1, Qt.AlignmentFlag.AlignVCenter)
            # Name and sentence stay together, in the middle of a panel that is higher than they are.
            grid.setRowStretch(0, 1)
            grid.setRowStretch(3, 1)

    def set_words(self, name: str, sentence: str) -> None:
        """Set the words of the choice."""
        self.radio.setText(name)
        self.radio.setAccessibleDescription(sentence)
        self.sentence.setText(sentence)
        self._show_chosen()

    def _show_chosen(self) -> None:
        is_large = text_size.text_scale() >= _LARGE
        self.sentence.setVisible(bool(self.sentence.text()) and (self.radio.isChecked() or not is_large))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.radio.setFocus(Qt.FocusReason.MouseFocusReason)
            self.radio.click()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_ground(painter, self, chosen=self.radio.isChecked(), focused=self.radio.hasFocus())
