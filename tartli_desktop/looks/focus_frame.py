"""The ring that :mod:`.focus_ring` puts around a widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QShowEvent
from PySide6.QtWidgets import QFocusFrame, QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget

_ON_LIGHT, _ON_DARK = QColor("#1F5189"), QColor("#F2C14E")
_WIDTH = 2.0
_MARGIN = 3


def ring_colour(palette: QPalette) -> QColor:
    """A colour that stands out from the ground of a window."""
    return _ON_DARK if palette.color(QPalette.ColorRole.Window).lightness() < 128 else _ON_LIGHT


class _Outside(QProxyStyle):
    """Leaves the ring room around its widget on all sides; most styles leave none above and below."""

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
        # Else it is cut out over its widget, on whose edge it may have to lie.
        if hint == QStyle.StyleHint.SH_FocusFrame_Mask:
            return 0
        # Else it is cut at the edge of what its widget lies in, which may leave no room around it.
        if hint == QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        return super().styleHint(hint, option, widget, result)


class FocusFrame(QFocusFrame):
    """The ring. Qt keeps it around its widget, and screen readers pass it over."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._outside = _Outside()
        self.setStyle(self._outside)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Qt puts it beneath its widget.
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ring_colour(self.palette()), _WIDTH))
        area, parent = self.rect(), self.parentWidget()
        if parent is not None:
            # Where its parent leaves no room around the widget, it lies on the edge of the widget.
            area &= parent.rect().translated(-self.pos())
        inset = _WIDTH / 2
        painter.drawRoundedRect(QRectF(area).adjusted(inset, inset, -inset, -inset), 4, 4)
        painter.end()
