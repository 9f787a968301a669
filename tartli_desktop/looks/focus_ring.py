"""A ring around the widget with the focus, in every dialog, light or dark.

Styles show the focus of some widgets faintly, of some only after Tab, and of others not at all.
"""

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from .focus_frame import FocusFrame

_RINGED = (
    *("QAbstractButton", "QAbstractItemView", "QAbstractSpinBox", "QComboBox", "QKeySequenceEdit"),
    *("QLineEdit", "QTabBar", "QTextEdit"),
)
"""The classes by name, since PySide6 makes each type when it is first used, and most are only in dialogs."""

OWN_FOCUS = "shows its focus itself"
"""The property of a widget that needs no ring."""


class FocusRing(QObject):
    """Keeps a ring around the widget with the focus, unless the mouse has just moved the focus there.

    Args:
        parent: the ring lives as long as this object.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ring: FocusFrame | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        ring = self._ring
        wanted = now is not None and _wants_ring(now)
        by_mouse = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        # The ring is deleted with the window that it was in.
        if ring is not None and not shiboken6.isValid(ring):
            ring = self._ring = None
        if now is None or not wanted or by_mouse:
            if ring is not None:
                ring.setWidget(None)  # type: ignore[arg-type]
            return
        if ring is not None and ring.window() is not now.window():
            ring.setWidget(None)  # type: ignore[arg-type]
            ring.deleteLater()
            ring = None
        if ring is None:
            # Imported here: not needed before the first dialog, and Qt's style classes take long to load.
            from .focus_frame import FocusFrame

            # One ring for all widgets of a window, since screen readers are told of each that comes or goes.
            ring = self._ring = FocusFrame(now.parentWidget())
        _bring_in_sight(now)
        ring.setWidget(now)
        ring.raise_()


def _bring_in_sight(widget: QWidget) -> None:
    """Scroll to a widget now; Qt does so only later, and hides the ring around a widget out of sight."""
    outer = widget.parentWidget()
    while outer is not None:
        if outer.inherits("QScrollArea"):
            outer.ensureWidgetVisible(widget)  # type: ignore[attr-defined]
        outer = outer.parentWidget()


def _wants_ring(widget: QWidget) -> bool:
    return any(map(widget.inherits, _RINGED)) and not widget.isWindow() and not widget.property(OWN_FOCUS)
