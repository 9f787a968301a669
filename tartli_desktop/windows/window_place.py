"""Where the window stands on the screen, remembered for the next start."""

from base64 import b64encode

import msgspec
from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QMainWindow

from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.windows.preferences.settings_writer import SettingsWriter

LEAST_SIZE = QSize(940, 560)
"""Of the window, in logical pixels: below it the words beside the table are cut."""

_SETTLED = 1000
"""Milliseconds after which a window that was moved or resized is taken to stay there."""


class WindowPlace(QObject):
    """Puts the window where it was at the last end, and remembers where the player moves it."""

    def __init__(self, window: QMainWindow, settings: CurrentSettings, writer: SettingsWriter) -> None:
        super().__init__(window)
        self._window, self._settings, self._writer = window, settings, writer
        self._moved = QTimer(self, singleShot=True)
        self._moved.timeout.connect(lambda: self.remember(is_chosen=False))
        window.installEventFilter(self)
        # A desktop adds a title bar, and the window need not be larger than the screen.
        room = window.screen().availableSize() - QSize(0, 40)
        window.setMinimumSize(LEAST_SIZE.boundedTo(room))
        window.resize(QSize(1280, 800).boundedTo(room))
        if settings.now.window_geometry:
            window.restoreGeometry(QByteArray.fromBase64(settings.now.window_geometry.encode()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._moved.start(_SETTLED)
        return False

    def remember(self, *, is_chosen: bool = True) -> None:
        """Save the place, before the window is closed too: the system may end the program at once.

        Args:
            is_chosen: see :meth:`SettingsWriter.save`.
        """
        self._moved.stop()
        place = b64encode(self._window.saveGeometry().data()).decode()
        if place != self._settings.now.window_geometry:
            settings = msgspec.structs.replace(self._settings.now, window_geometry=place)
            self._writer.save(settings, is_chosen=is_chosen)
