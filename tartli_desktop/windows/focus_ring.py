"""A ring around whatever has the keyboard, in every dialog, light or dark.

Styles show the focus of some widgets faintly, of some only after Tab, and of others not at all.
"""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFocusFrame,
    QKeySequenceEdit,
    QLineEdit,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QTabBar,
    QTextEdit,
    QWidget,
)

_RINGED = (
    *(QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QKeySequenceEdit, QLineEdit, QTabBar),
    QTextEdit,
)
OWN_FOCUS = "shows its focus itself"
"""The property of a widget that needs no ring."""
_ON_LIGHT, _ON_DARK = QColor("#1F5189"), QColor("#F2C14E")
_WIDTH = 2.0
_MARGIN = 3


class FocusRing(QObject):
    """Keeps a ring around the widget that has the focus, unless the mouse has just brought it there.

    Args:
        parent: it lasts as long as this.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ring: _Ring | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        ring, self._ring = self._ring, None
        # It goes with the window that it was in.
        if ring is not None and shiboken6.isValid(ring):
            ring.hide()
            ring.deleteLater()
        if now is None or QApplication.mouseButtons() != Qt.MouseButton.NoButton or not _wants_ring(now):
            return
        self._ring = _Ring(now.parentWidget())
        self._ring.setWidget(now)
        self._ring.raise_()


def _wants_ring(widget: QWidget) -> bool:
    return isinstance(widget, _RINGED) and not widget.isWindow() and not widget.property(OWN_FOCUS)


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
        return super().styleHint(hint, option, widget, result)


class _Ring(QFocusFrame):
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
        ground = self.palette().color(QPalette.ColorRole.Window)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(_ON_DARK if ground.lightness() < 128 else _ON_LIGHT, _WIDTH))
        area, parent = self.rect(), self.parentWidget()
        if parent is not None:
            # Where its parent leaves no room around the widget, it lies on the edge of the widget.
            area &= parent.rect().translated(-self.pos())
        inset = _WIDTH / 2
        painter.drawRoundedRect(QRectF(area).adjusted(inset, inset, -inset, -inset), 4, 4)
        painter.end()
