"""The ring that :mod:`.focus_ring` puts around a widget."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QShowEvent
from PySide6.QtWidgets import QFocusFrame, QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget

ON_LIGHT, ON_DARK = QColor("#964508"), QColor("#F2C14E")
"""The brown of polished wood, and the gold of marked things."""
_WIDTH, _BESIDE = 2.0, 1.0
"""The width of the ring, and of a line of background within it that makes it visible on a dark button."""
_MARGIN = 3


def ring_colour(palette: QPalette) -> QColor:
    """A colour that stands out from the background of a window."""
    return ON_DARK if palette.color(QPalette.ColorRole.Window).lightness() < 128 else ON_LIGHT


class _Outside(QProxyStyle):
    """Leaves room for the ring around its widget on all sides; most styles leave none above and below."""

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric in (QStyle.PixelMetric.PM_FocusFrameHMargin, QStyle.PixelMetric.PM_FocusFrameVMargin):
            return _MARGIN
        return super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        result: QStyleHintReturn | None = None,
    ) -> int:
        # Without the mask, which would cut the ring out over its widget, on whose edge it may have to lie.
        if hint == QStyle.StyleHint.SH_FocusFrame_Mask:
            return 0
        # Otherwise the ring is clipped by the parent of its widget, which may leave no room around it.
        if hint == QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        return super().styleHint(hint, option, widget, result)


class FocusFrame(QFocusFrame):
    """The ring. Qt keeps it around its widget, and screen readers ignore it."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._outside = _Outside()
        self.setStyle(self._outside)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Qt puts it beneath its widget.
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area, parent = self.rect(), self.parentWidget()
            if parent is not None:
                # If the parent leaves no room around the widget, the ring lies on the edge of the widget.
                area &= parent.rect().translated(-self.pos())
            palette = self.palette()
            within, around = _WIDTH + _BESIDE / 2, _WIDTH / 2
            for colour, wide, inset in (
                (palette.color(QPalette.ColorRole.Window), _BESIDE, within),
                (ring_colour(palette), _WIDTH, around),
            ):
                painter.setPen(QPen(colour, wide))
                painter.drawRoundedRect(QRectF(area).adjusted(inset, inset, -inset, -inset), 4, 4)
