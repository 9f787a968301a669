"""The places and sizes of dialogs, remembered so that they open there again, and the shade beneath them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from tartli_desktop.settings.settings import DialogPlace

if TYPE_CHECKING:
    from tartli_desktop.widgets.papers.table_paper import Shade


_FRAME = 40
"""The greatest height in pixels that a desktop uses above a dialog for its title. A dialog seems to move by
less when the desktop puts its frame around it."""

_SHARE_OF_SCREEN = 0.92
"""The largest part of a screen's width and height for a dialog."""

SHOWN_AT = "tartli_shown_at"
"""Where a dialog was shown, and in which size."""

_LEAST_SEEN = 80
"""The pixels of a dialog, across and down, that must be visible for it to count as on a screen."""


def on_screen(area: QRect, screens: Sequence[QRect]) -> QRect | None:
    """Move an area, and shrink it if necessary, into the screen that shows most of it.

    Args:
        area: the upper left corner of the frame, and the size within it.
        screens: the available area of each screen.

    Returns None if no screen shows enough of the area, since the screen it was on is gone.
    """

    def seen(screen: QRect) -> int:
        part = screen.intersected(area)
        enough = part.width() >= _LEAST_SEEN and part.height() >= _LEAST_SEEN
        return part.width() * part.height() if enough else 0

    best = max(screens, key=seen, default=None)
    if best is None or not seen(best):
        return None
    size = area.size().boundedTo(best.size() - QSize(0, _FRAME))
    x = min(max(area.x(), best.left()), best.right() + 1 - size.width())
    y = min(max(area.y(), best.top()), best.bottom() + 1 - size.height() - _FRAME)
    return QRect(QPoint(x, y), size)


def room_on_screen(dialog: QWidget) -> QSize:
    """The largest size for a dialog."""
    return dialog.screen().availableSize() * _SHARE_OF_SCREEN


class DialogPlaces(QObject):
    """Remembers the place and size of each kind of dialog.

    Only what the player chose is remembered: a dialog that was neither moved nor resized opens over its
    window again, wherever that is then.

    Signals:
        changed(places): a dialog was closed in another place than before.
    """

    changed = Signal(object)

    def __init__(self, places: Mapping[str, DialogPlace], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = dict(places)

    def remember_place(self, dialog: QDialog) -> None:
        """Put a dialog that is about to open where the last one of its kind was, and follow it."""
        x, y, width, height = self._places.get(type(dialog).__name__, (0, 0, 0, 0))
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        area = on_screen(QRect(x, y, width, height), screens)
        if area is not None:
            dialog.resize(area.size())
            dialog.move(area.topLeft())
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QDialog) and not event.spontaneous():
            if event.type() == QEvent.Type.Show:
                # Once Qt has put it over its window.
                QTimer.singleShot(0, watched, lambda: watched.setProperty(SHOWN_AT, watched.geometry()))
            elif event.type() == QEvent.Type.Hide:
                self._note(watched, watched.property(SHOWN_AT) or watched.geometry())
        return False

    def _note(self, dialog: QDialog, shown: QRect) -> None:
        moved = (dialog.geometry().topLeft() - shown.topLeft()).manhattanLength() > _FRAME
        place = (dialog.x(), dialog.y(), dialog.width(), dialog.height())
        name = type(dialog).__name__
        if (moved or dialog.size() != shown.size()) and self._places.get(name) != place:
            self._places[name] = place
            self.changed.emit(dict(self._places))


class WindowShades(QObject):
    """Lays a shade over the window beneath each dialog while that is open.

    Signals:
        changed(are_open): a dialog has opened or closed; tells whether any is open now.
    """

    changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._shades: dict[QDialog, Shade | None] = {}
        """The open dialogs, each with the shade beneath it."""

    def watch(self, dialog: QDialog, *, shows_on_table: bool = False) -> None:
        """Follow a dialog.

        Args:
            dialog: the dialog.
            shows_on_table: whether its changes show on the table, which then stays bright.
        """
        dialog.setProperty("tartli_bright", shows_on_table)
        dialog.installEventFilter(self)
        dialog.finished.connect(lambda: self._lift(dialog))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            for shade in filter(None, self._shades.values()):
                if (window := shade.parentWidget()) is not None and window is watched:
                    shade.setGeometry(window.rect())
        elif isinstance(watched, QDialog) and not event.spontaneous():
            if event.type() == QEvent.Type.Show and watched not in self._shades:
                self._shades[watched] = self._made(watched.parentWidget(), watched.property("tartli_bright"))
                self.changed.emit(True)
            elif event.type() == QEvent.Type.Hide:
                self._lift(watched)
        return False

    def _made(self, beneath: QWidget | None, is_bright: bool) -> Shade | None:
        if beneath is None or is_bright:
            return None
        from tartli_desktop.widgets.papers.table_paper import Shade

        shade = Shade(beneath.window())
        shade.setGeometry(beneath.window().rect())
        beneath.window().installEventFilter(self)
        shade.show()
        return shade

    def _lift(self, dialog: QDialog) -> None:
        if dialog in self._shades:
            shade = self._shades.pop(dialog)
            if shade is not None and shiboken6.isValid(shade):
                shade.leave()
            self.changed.emit(bool(self._shades))
