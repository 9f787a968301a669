"""The places and sizes of dialogs, remembered so that they open there again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

from tartli_desktop.settings.settings import DialogPlace

from .dialog_edge import DialogEdge

_FRAME = 40
"""The greatest height in pixels that a desktop uses above a dialog for its title."""

_USUAL_TITLE = 27
"""The height in pixels that most desktops use for it."""

_SHARE_OF_SCREEN = 0.92
"""The largest part of a screen's width and height for a dialog."""

_PUT_AT = "tartli_put_at"
"""Where a dialog without a remembered place was put, until it is shown."""

_SHOWN_AT = "tartli_shown_at"
"""Where a dialog was shown, and in which size."""

_LEAST_SEEN = 80
"""The pixels of a dialog, across and down, that must be visible for it to count as on a screen."""


@runtime_checkable
class SizedByContent(Protocol):
    """A dialog that takes the size of its contents, unless the player resized it: a form."""

    @property
    def size_by_hand(self) -> QSize:
        """The size that the player gave it; an empty size if it has that of its contents."""

    def take_size(self, size: QSize) -> None:
        """Take the size that the player gave it earlier."""


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


def below_menus(
    size: QSize, window: QRect, menus: int, title: int, screen: QRect, heading: int = 0
) -> QPoint:
    """The place for a dialog's frame: centred on a window, but below its menus if there is room.

    Args:
        size: the size of the dialog, without its frame.
        window: the frame of the window.
        menus: the lower edge of the window's menus.
        title: the height of the dialog's title bar.
        screen: the available area of the screen.
        heading: the lower edge of a heading in the window, which it leaves in sight if it ends in the window.
    """
    high = size.height() + title
    middle = window.center() - QPoint(size.width() // 2, high // 2)
    lowest = screen.bottom() + 1 - high
    x = min(max(middle.x(), screen.left()), max(screen.left(), screen.right() + 1 - size.width()))
    if heading + high <= min(window.bottom(), screen.bottom()) + 1:
        menus = max(menus, heading)
    return QPoint(x, max(screen.top(), min(max(middle.y(), menus), lowest)))


def room_on_screen(dialog: QWidget) -> QSize:
    """The largest size for a dialog: on a low screen, it ends where it hides no menus of its window."""
    screen = dialog.screen().availableSize()
    room = screen * _SHARE_OF_SCREEN
    window = _window_of(dialog)
    menus = 0 if window is None else window.menuBar().height()
    return room.boundedTo(screen - QSize(0, menus + _USUAL_TITLE))


class DialogPlaces(QObject):
    """Remembers the place and size of each kind of dialog.

    Only what the player chose is remembered: a dialog that was neither moved nor resized opens over its
    window again, wherever that is then, and a form takes the size of its contents.

    Signals:
        changed(places): a dialog was closed in another place than before.
    """

    changed = Signal(object)

    def __init__(self, places: Mapping[str, DialogPlace], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = dict(places)
        self.heading: Callable[[], int] = lambda: 0
        """Gives the lower edge of a heading in the window that dialogs leave in sight if they can."""

    def remember_place(self, dialog: QDialog) -> None:
        """Put a dialog that is about to open where the last one of its kind was, and follow it."""
        DialogEdge(dialog)
        if dialog.inherits("QMessageBox"):
            return
        place = self._places.get(type(dialog).__name__)
        if place is not None:
            _put(dialog, place)
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QDialog) and not event.spontaneous():
            kind = event.type()
            if kind == QEvent.Type.Show:
                if not watched.testAttribute(Qt.WidgetAttribute.WA_Moved):
                    self._leave_menus_seen(watched)
                watched.setProperty(_SHOWN_AT, watched.geometry())
            elif kind == QEvent.Type.Resize and watched.property(_PUT_AT) == watched.geometry().topLeft():
                # Only now has it taken its size.
                self._leave_menus_seen(watched)
                watched.setProperty(_SHOWN_AT, watched.geometry())
            elif kind == QEvent.Type.Paint:
                watched.setProperty(_PUT_AT, None)
            elif kind == QEvent.Type.Hide:
                self._note(watched)
        return False

    def _leave_menus_seen(self, dialog: QDialog) -> None:
        """Move a dialog so that it hides no menus of its window."""
        window = _window_of(dialog)
        if window is None:
            return
        bar, frame = window.menuBar(), window.frameGeometry()
        menus = bar.mapToGlobal(QPoint(0, bar.height())).y()
        # The dialog's own title bar has the same height, which is unknown before the dialog is shown.
        title = window.geometry().top() - frame.top()
        screen = window.screen().availableGeometry()
        heading = window.mapToGlobal(QPoint(0, self.heading())).y()
        at = below_menus(dialog.size(), frame, menus, title, screen, heading) + QPoint(0, title)
        own_size = Qt.WidgetAttribute.WA_Resized
        has_size = dialog.testAttribute(own_size)
        # Not through its frame, which X11 does not report yet.
        dialog.setGeometry(QRect(at, dialog.size()))
        # Otherwise the dialog would seem to have been resized as well.
        dialog.setAttribute(own_size, has_size)
        dialog.setProperty(_PUT_AT, at)

    def _note(self, dialog: QDialog) -> None:
        shown = dialog.property(_SHOWN_AT) or dialog.geometry()
        dialog.setProperty(_SHOWN_AT, None)
        if isinstance(dialog, SizedByContent):
            size = dialog.size_by_hand
            was_resized = not size.isEmpty()
        else:
            size = dialog.size()
            was_resized = size != shown.size()
        if not was_resized and dialog.geometry().topLeft() == shown.topLeft():
            return
        place = (dialog.x(), dialog.y(), max(size.width(), 0), max(size.height(), 0))
        name = type(dialog).__name__
        if self._places.get(name) != place:
            self._places[name] = place
            self.changed.emit(dict(self._places))


def _window_of(dialog: QWidget) -> QMainWindow | None:
    """The window with menus from which a dialog was opened."""
    window = dialog.parentWidget()
    while window is not None and not isinstance(window, QMainWindow):
        window = window.parentWidget()
    return window


def _put(dialog: QDialog, place: DialogPlace) -> None:
    x, y, width, height = place
    size = QSize(width, height)
    if isinstance(dialog, SizedByContent):
        dialog.take_size(size)
        size = dialog.size()
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    area = on_screen(QRect(QPoint(x, y), size), screens)
    if area is not None:
        dialog.resize(area.size())
        dialog.move(area.topLeft())
