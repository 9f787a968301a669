"""Where dialogs stood and how large they were, so that they open there again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QMainWindow

from tartli_desktop.settings.settings import DialogPlace

from .dialog_edge import DialogEdge

_FRAME = 40
"""Pixels that a desktop takes at most above a dialog for its title."""

_PUT_AT = "tartli_put_at"
"""Where a dialog was put that has no place of its own, until it is seen."""

_LEAST_SEEN = 80
"""Pixels of a dialog, across and down, by which it is still on a screen."""


@runtime_checkable
class SizedByContent(Protocol):
    """A dialog that is as large as its content wants, unless the player gave it a size: a form."""

    @property
    def size_by_hand(self) -> QSize:
        """The size that the player gave it; nothing where it has that of its content."""

    def take_size(self, size: QSize) -> None:
        """Take the size that the player gave it before."""


def on_screen(area: QRect, screens: Sequence[QRect]) -> QRect | None:
    """An area moved, and if need be shrunk, into the screen on which most of it is.

    Args:
        area: the upper left corner of the frame, and the size within it.
        screens: what may be used of each screen.

    Returns None where no screen shows enough of it: the one it was on is gone.
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


def below_menus(size: QSize, window: QRect, menus: int, title: int, screen: QRect) -> QPoint:
    """Where the frame of a dialog goes: in the middle of a window, and where it has room below its menus.

    Args:
        size: of the dialog, without its frame.
        window: the frame of the window.
        menus: where its menus end.
        title: height of the title of the dialog.
        screen: what may be used of it.
    """
    high = size.height() + title
    middle = window.center() - QPoint(size.width() // 2, high // 2)
    lowest = screen.bottom() + 1 - high
    x = min(max(middle.x(), screen.left()), max(screen.left(), screen.right() + 1 - size.width()))
    return QPoint(x, max(screen.top(), min(max(middle.y(), menus), lowest)))


class DialogPlaces(QObject):
    """Remembers the place and the size of each kind of dialog.

    A form is as large as its content wants, so of its size only what the player gave it is remembered.

    Signals:
        changed(places): a dialog was closed elsewhere than it was before.
    """

    changed = Signal(object)

    def __init__(self, places: Mapping[str, DialogPlace], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = dict(places)

    def keep(self, dialog: QDialog) -> None:
        """Put a dialog that is about to open where its kind was, and see where it goes."""
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
            if kind == QEvent.Type.Show and not watched.testAttribute(Qt.WidgetAttribute.WA_Moved):
                _leave_menus_seen(watched)
            elif kind == QEvent.Type.Resize and watched.property(_PUT_AT) == watched.geometry().topLeft():
                # It took its size while it was shown.
                _leave_menus_seen(watched)
            elif kind == QEvent.Type.Paint:
                watched.setProperty(_PUT_AT, None)
            elif kind == QEvent.Type.Hide:
                self._note(watched)
        return False

    def _note(self, dialog: QDialog) -> None:
        size = dialog.size_by_hand if isinstance(dialog, SizedByContent) else dialog.size()
        place = (dialog.x(), dialog.y(), max(size.width(), 0), max(size.height(), 0))
        name = type(dialog).__name__
        if self._places.get(name) != place:
            self._places[name] = place
            self.changed.emit(dict(self._places))


def _leave_menus_seen(dialog: QDialog) -> None:
    """Put a dialog where it hides no menus of its window."""
    window = dialog.parentWidget()
    while window is not None and not isinstance(window, QMainWindow):
        window = window.parentWidget()
    if window is None:
        return
    bar, frame = window.menuBar(), window.frameGeometry()
    menus = bar.mapToGlobal(QPoint(0, bar.height())).y()
    # Its own is not known before it is shown, and is as high.
    title = window.geometry().top() - frame.top()
    screen = window.screen().availableGeometry()
    at = below_menus(dialog.size(), frame, menus, title, screen) + QPoint(0, title)
    own_size = Qt.WidgetAttribute.WA_Resized
    has_size = dialog.testAttribute(own_size)
    # Not by its frame, of which X11 tells nothing yet.
    dialog.setGeometry(QRect(at, dialog.size()))
    # Else it would seem to have been given its size, too.
    dialog.setAttribute(own_size, has_size)
    dialog.setProperty(_PUT_AT, at)


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
