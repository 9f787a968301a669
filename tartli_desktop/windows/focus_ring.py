"""A ring around whatever has the keyboard, in every dialog, light or dark.

Styles show the focus of some widgets faintly, of some only after Tab, and of others not at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

if TYPE_CHECKING:
    from .focus_frame import FocusFrame

_RINGED = (
    *(QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QKeySequenceEdit, QLineEdit, QTabBar),
    QTextEdit,
)
OWN_FOCUS = "shows its focus itself"
"""The property of a widget that needs no ring."""


class FocusRing(QObject):
    """Keeps a ring around the widget that has the focus, unless the mouse has just brought it there.

    Args:
        parent: it lasts as long as this.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ring: FocusFrame | None = None
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
        # Not needed before the first dialog, and Qt's styles are long to load.
        from .focus_frame import FocusFrame

        self._ring = FocusFrame(now.parentWidget())
        self._ring.setWidget(now)
        self._ring.raise_()


def _wants_ring(widget: QWidget) -> bool:
    return isinstance(widget, _RINGED) and not widget.isWindow() and not widget.property(OWN_FOCUS)
