"""The style of buttons, fields and marks in windows: flat and quiet, with sizes that follow the letters.

Qt's Fusion, which works with any colours, draws the rest. Its own arrows, boxes and icons have the same size
whatever the size of the letters.
"""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionHeader,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QWidget,
)

from tartli_desktop.looks.paint_errors import told_at_once

_Metric = QStyle.PixelMetric
_Primitive = QStyle.PrimitiveElement
_Control = QStyle.ControlElement
_Complex = QStyle.ComplexControl
_Part = QStyle.SubControl
_Contents = QStyle.ContentsType
_State, _Role = QStyle.StateFlag, QPalette.ColorRole

_BAR, _HANDLE, _SHORTEST = 0.85, 0.45, 2.0
"""The breadth of a scroll bar and of its handle, and the least length of the handle, as shares of a line."""
_LARGE = 22
"""The line height in pixels from which the marks of other styles are too small."""
_MARKS = {
    _Metric.PM_IndicatorWidth: 0.84,
    _Metric.PM_IndicatorHeight: 0.84,
    _Metric.PM_ExclusiveIndicatorWidth: 0.84,
    _Metric.PM_ExclusiveIndicatorHeight: 0.84,
}
_BY_LINE = {
    **_MARKS,
    _Metric.PM_SmallIconSize: 1.0,
    _Metric.PM_ButtonIconSize: 1.0,
    _Metric.PM_MenuButtonIndicator: 0.8,
    _Metric.PM_ScrollBarExtent: _BAR,
}
"""Sizes as shares of the height of a line."""
_LEAST = 14
_ARROWS = {
    _Primitive.PE_IndicatorArrowDown: 0.0,
    _Primitive.PE_IndicatorArrowLeft: 90.0,
    _Primitive.PE_IndicatorArrowUp: 180.0,
    _Primitive.PE_IndicatorArrowRight: 270.0,
}
"""The rotation of each arrow, in degrees."""
_ARROW = 0.46
"""The breadth of an arrow, as a share of a line."""
_END = 1.25
"""The breadth of the buttons at the end of a field, as a share of a line."""
_END_OF_FUSION = 20
"""The same in Fusion, in pixels."""
_INDENT = 4
"""The extra indent of text in a field compared with Fusion, in pixels."""
_ROUND = 4.0
_GREEN, _LIT, _PRESSED, _RIM = map(QColor, ("#3F673A", "#4B7845", "#315230", "#28452A"))
"""The colours of the default button."""
_SPIN_PARTS = (
    (_Part.SC_SpinBoxUp, QAbstractSpinBox.StepEnabledFlag.StepUpEnabled, 180.0),
    (_Part.SC_SpinBoxDown, QAbstractSpinBox.StepEnabledFlag.StepDownEnabled, 0.0),
)


class LargeMarks(QProxyStyle):
    """Another style, whose boxes and circles to tick grow with large letters."""

    def pixelMetric(
        self, metric: _Metric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        size, share = super().pixelMetric(metric, option, widget), _MARKS.get(metric)
        if share is None or (line := _line_of(widget)) < _LARGE:
            return size
        return max(size, round(line * share))


class HouseStyle(QProxyStyle):
    """The style of windows in the house's own colours."""

    def __init__(self) -> None:
        super().__init__("fusion")

    def pixelMetric(
        self, metric: _Metric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        part = _BY_LINE.get(metric)
        if part is None:
            return super().pixelMetric(metric, option, widget)
        return max(_LEAST, round(_line_of(widget) * part))

    @told_at_once
    def drawPrimitive(
        self, element: _Primitive, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        if element in _ARROWS:
            _paint_arrow(painter, option.rect, option, _ARROWS[element])
        elif element == _Primitive.PE_IndicatorHeaderArrow and isinstance(option, QStyleOptionHeader):
            # Points down if the latest day or the largest value is first; Qt has it the other way round.
            is_falling = option.sortIndicator == QStyleOptionHeader.SortIndicator.SortUp
            _paint_arrow(painter, option.rect, option, 0.0 if is_falling else 180.0)
        elif element == _Primitive.PE_PanelButtonCommand and isinstance(option, QStyleOptionButton):
            _paint_button(painter, option)
        elif element == _Primitive.PE_IndicatorCheckBox:
            _paint_box(painter, option)
        elif element == _Primitive.PE_IndicatorRadioButton:
            _paint_circle(painter, option)
        elif element == _Primitive.PE_FrameFocusRect and isinstance(widget, QAbstractButton):
            # The ring around the button shows the focus, and one sign is enough.
            return
        elif element == _Primitive.PE_FrameLineEdit:
            _paint_field(painter, option, _Role.Base)
        else:
            super().drawPrimitive(element, option, painter, widget)

    @told_at_once
    def drawControl(
        self, element: _Control, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        if element == _Control.CE_HeaderSection:
            _paint_heading(painter, option)
            return
        is_label = element == _Control.CE_PushButtonLabel
        if is_label and isinstance(option, QStyleOptionButton) and _is_default(option):
            option = QStyleOptionButton(option)
            palette = QPalette(option.palette)
            palette.setColor(_Role.ButtonText, Qt.GlobalColor.white)
            option.palette = palette
        super().drawControl(element, option, painter, widget)

    @told_at_once
    def drawComplexControl(
        self, control: _Complex, option: QStyleOptionComplex, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        if control == _Complex.CC_ComboBox and isinstance(option, QStyleOptionComboBox):
            _paint_field(painter, option, _Role.Base if option.editable else _Role.Button)
            _paint_arrow(painter, _end(option), option, 0.0)
        elif control == _Complex.CC_SpinBox and isinstance(option, QStyleOptionSpinBox):
            _paint_field(painter, option, _Role.Base)
            for part, needed, turned in _SPIN_PARTS:
                place = self.subControlRect(control, option, part, widget)
                _paint_arrow(painter, place, option, turned, pale=not option.stepEnabled & needed)
        elif control == _Complex.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
            handle = self.subControlRect(control, option, _Part.SC_ScrollBarSlider, widget)
            _paint_scroll_bar(painter, option, handle)
        else:
            super().drawComplexControl(control, option, painter, widget)

    def subControlRect(
        self, control: _Complex, option: QStyleOptionComplex, part: _Part, widget: QWidget | None = None
    ) -> QRect:
        if control == _Complex.CC_ComboBox:
            if part == _Part.SC_ComboBoxArrow:
                return _end(option)
            if part == _Part.SC_ComboBoxEditField:
                return _words_of_field(option)
        elif control == _Complex.CC_SpinBox:
            end = _end(option)
            half = end.height() // 2
            if part == _Part.SC_SpinBoxUp:
                return end.adjusted(0, 0, 0, half - end.height())
            if part == _Part.SC_SpinBoxDown:
                return end.adjusted(0, half, 0, 0)
            if part == _Part.SC_SpinBoxEditField:
                return _words_of_field(option)
        elif control == _Complex.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
            return _part_of_scroll_bar(option, part)
        return super().subControlRect(control, option, part, widget)  # type: ignore[arg-type]

    def subElementRect(
        self, element: QStyle.SubElement, option: QStyleOption, widget: QWidget | None = None
    ) -> QRect:
        place = super().subElementRect(element, option, widget)  # type: ignore[arg-type]
        if element == QStyle.SubElement.SE_LineEditContents and _stands_alone(widget):
            return place.adjusted(_INDENT, 0, -_INDENT, 0)
        return place

    def sizeFromContents(
        self, contents: _Contents, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        wanted = super().sizeFromContents(contents, option, size, widget)  # type: ignore[arg-type]
        if contents in (_Contents.CT_ComboBox, _Contents.CT_SpinBox):
            wanted.setWidth(wanted.width() + max(0, _breadth_of_end(option) - _END_OF_FUSION) + _INDENT // 2)
        elif contents == _Contents.CT_LineEdit and _stands_alone(widget):
            wanted.setWidth(wanted.width() + 2 * _INDENT)
        return wanted


def _line_of(widget: QWidget | None) -> int:
    return (QApplication.fontMetrics() if widget is None else widget.fontMetrics()).height()


def _stands_alone(line: QWidget | None) -> bool:
    """Whether a line edit is not part of another field, which has its own rim."""
    return line is not None and not isinstance(line.parentWidget(), QAbstractSpinBox | QComboBox)


def _breadth_of_end(option: QStyleOption) -> int:
    return round(option.fontMetrics.height() * _END)


def _end(option: QStyleOption) -> QRect:
    """The area of the buttons at the right end of a field."""
    inner = option.rect.adjusted(1, 1, -2, -1)
    return inner.adjusted(inner.width() - _breadth_of_end(option), 0, 0, 0)


def _words_of_field(option: QStyleOption) -> QRect:
    return option.rect.adjusted(4 + _INDENT // 2, 2, -_breadth_of_end(option) - 2, -2)


def _is_default(option: QStyleOptionButton) -> bool:
    can_be_pressed = bool(option.state & _State.State_Enabled)
    return can_be_pressed and bool(option.features & QStyleOptionButton.ButtonFeature.DefaultButton)


def _rim(palette: QPalette) -> QColor:
    """The line around a button or a field: darker than a light window, lighter than a dark one."""
    is_dark = palette.color(_Role.Window).lightness() < 128
    return palette.color(_Role.Light if is_dark else _Role.Mid)


def _area(option: QStyleOption) -> QRectF:
    """The rectangle for a line just inside the edge."""
    return QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5)


def _begin(painter: QPainter, pen: QColor | Qt.PenStyle, brush: QColor | Qt.BrushStyle) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(brush)


def _paint_button(painter: QPainter, option: QStyleOptionButton) -> None:
    palette, state = option.palette, option.state
    is_down = bool(state & (_State.State_Sunken | _State.State_On))
    is_lit = bool(state & _State.State_MouseOver and state & _State.State_Enabled)
    if option.features & QStyleOptionButton.ButtonFeature.Flat and not (is_down or is_lit):
        return
    if _is_default(option):
        ground, rim = _PRESSED if is_down else _LIT if is_lit else _GREEN, _RIM
    else:
        rim = _rim(palette)
        ground = palette.color(_Role.Button)
        if is_down:
            ground = ground.darker(112)
        elif is_lit:
            ground = palette.color(_Role.Midlight)
        elif not state & _State.State_Enabled:
            ground = palette.color(_Role.Window)
    _begin(painter, rim, ground)
    painter.drawRoundedRect(_area(option), _ROUND, _ROUND)
    painter.restore()


def _paint_field(painter: QPainter, option: QStyleOption, role: QPalette.ColorRole) -> None:
    palette, state = option.palette, option.state
    ground = palette.color(role)
    if not state & _State.State_Enabled:
        ground = palette.color(_Role.Window)
    elif role == _Role.Button and state & _State.State_MouseOver:
        ground = palette.color(_Role.Midlight)
    _begin(painter, _rim(palette), ground)
    painter.drawRoundedRect(_area(option), _ROUND, _ROUND)
    painter.restore()


def _paint_arrow(
    painter: QPainter, area: QRect, option: QStyleOption, turned: float, *, pale: bool = False
) -> None:
    """Paint an arrow of two strokes, sized to suit the letters and the area."""
    half = min(option.fontMetrics.height() * _ARROW, area.width() * 0.7, area.height() * 1.1) / 2
    group = QPalette.ColorGroup.Disabled if pale else option.palette.currentColorGroup()
    ink = option.palette.color(group, _Role.ButtonText)
    _begin(painter, ink, Qt.BrushStyle.NoBrush)
    painter.setPen(_strokes(ink, max(1.4, half * 0.32)))
    painter.translate(QRectF(area).center())
    painter.rotate(turned)
    painter.drawPolyline(
        QPolygonF([QPointF(-half, -half / 2), QPointF(0.0, half / 2), QPointF(half, -half / 2)])
    )
    painter.restore()


def _part_of_scroll_bar(option: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
    """The area of a part of a scroll bar, which has no buttons at its ends."""
    groove = option.rect
    upright = option.orientation == Qt.Orientation.Vertical
    room = groove.height() if upright else groove.width()
    span = option.maximum - option.minimum
    long = room
    if span:
        long = max(
            round(room * option.pageStep / (span + option.pageStep)),
            min(round(option.fontMetrics.height() * _SHORTEST), room),
        )
    start = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, room - long, option.upsideDown
    )
    spans = {
        _Part.SC_ScrollBarGroove: (0, room),
        _Part.SC_ScrollBarSlider: (start, long),
        _Part.SC_ScrollBarSubPage: (0, start),
        _Part.SC_ScrollBarAddPage: (start + long, room - start - long),
    }
    if part not in spans:
        return QRect()
    begin, length = spans[part]
    if upright:
        place = QRect(groove.left(), groove.top() + begin, groove.width(), length)
    else:
        place = QRect(groove.left() + begin, groove.top(), length, groove.height())
    return QStyle.visualRect(option.direction, groove, place)


def _paint_scroll_bar(painter: QPainter, option: QStyleOptionSlider, handle: QRect) -> None:
    """Paint a round handle on the background of the scrolled area; nothing if there is nothing to scroll."""
    if option.maximum <= option.minimum:
        return
    palette = option.palette
    ink = QColor(palette.color(_Role.Text))
    is_held = option.activeSubControls & _Part.SC_ScrollBarSlider and option.state & _State.State_Sunken
    is_lit = option.activeSubControls & _Part.SC_ScrollBarSlider and option.state & _State.State_MouseOver
    ink.setAlphaF(0.8 if is_held else 0.68 if is_lit else 0.55)
    thin = option.fontMetrics.height() * _HANDLE
    body = QRectF(handle).adjusted(2, 2, -2, -2)
    if option.orientation == Qt.Orientation.Vertical:
        body = QRectF(body.center().x() - thin / 2, body.top(), thin, body.height())
    else:
        body = QRectF(body.left(), body.center().y() - thin / 2, body.width(), thin)
    _begin(painter, Qt.PenStyle.NoPen, ink)
    painter.drawRoundedRect(body, thin / 2, thin / 2)
    painter.restore()


def _paint_heading(painter: QPainter, option: QStyleOption) -> None:
    """Paint the background of a table heading: flat, with a line towards the rows."""
    palette, area = option.palette, option.rect
    is_down = option.state & _State.State_Sunken
    is_lit = option.state & _State.State_MouseOver and option.state & _State.State_Enabled
    painter.fillRect(area, palette.color(_Role.Midlight if is_down or is_lit else _Role.Button))
    painter.setPen(_rim(palette))
    is_upright = isinstance(option, QStyleOptionHeader) and option.orientation == Qt.Orientation.Vertical
    if is_upright:
        painter.drawLine(area.topRight(), area.bottomRight())
    else:
        painter.drawLine(area.bottomLeft(), area.bottomRight())


def _strokes(ink: QColor, width: float) -> QPen:
    """A pen with round ends and corners."""
    return QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _begin_mark(painter: QPainter, option: QStyleOption) -> QColor:
    """Begin to paint a check box or radio button; return its ink."""
    ink, ground = option.palette.color(_Role.Text), option.palette.color(_Role.Base)
    rim = QColor(ink)
    rim.setAlphaF(0.75 * rim.alphaF())
    _begin(painter, rim, ground.darker(115) if option.state & _State.State_Sunken else ground)
    return ink


def _paint_box(painter: QPainter, option: QStyleOption) -> None:
    ink, box = _begin_mark(painter, option), _area(option)
    across = min(box.width(), box.height())
    painter.drawRoundedRect(box, across * 0.16, across * 0.16)
    painter.setPen(_strokes(ink, across * 0.13))
    painter.setBrush(Qt.BrushStyle.NoBrush)

    def at(across_by: float, down_by: float) -> QPointF:
        return QPointF(box.left() + box.width() * across_by, box.top() + box.height() * down_by)

    if option.state & _State.State_On:
        painter.drawPolyline(QPolygonF([at(0.22, 0.53), at(0.42, 0.74), at(0.78, 0.27)]))
    elif option.state & _State.State_NoChange:
        painter.drawLine(at(0.26, 0.5), at(0.74, 0.5))
    painter.restore()


def _paint_circle(painter: QPainter, option: QStyleOption) -> None:
    ink, disc = _begin_mark(painter, option), _area(option)
    painter.drawEllipse(disc)
    if option.state & _State.State_On:
        inset = disc.width() * 0.26
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset))
    painter.restore()
