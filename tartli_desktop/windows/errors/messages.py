"""Messages that appear one after the other, without stopping the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from tartli_desktop.text.context import Context
from tartli_desktop.widgets.questions.question import Question, before, warning

from . import troubles

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

tr = Context("MainWindow")


class Messages(QObject):
    """Shows messages over a window, once it has its place on the screen.

    Args:
        ask: shows a message, and returns its widget.
    """

    def __init__(self, window: QWidget, ask: Callable[[Question], QDialog]) -> None:
        super().__init__(window)
        self._window = window
        self._ask = ask
        self._waiting: list[Question] = []
        """The messages; the first one is shown."""
        self._is_seen = False
        self._language_told = False

    def show_message(self, title: str, text: str) -> None:
        """Show a message after any earlier ones, without stopping the table."""
        self._add(warning(title, text))

    def tell_no_language(self) -> None:
        """Tell once that the texts of a language cannot be read, so that the program speaks English."""
        if not self._language_told:
            self._language_told = True
            # In English, since the translation could not be read either.
            self.show_message("Tartli", troubles.NO_LANGUAGE)

    def offer_unsaved(self, text: str) -> None:
        """Tell why nothing can be saved, and offer to play without saving, or to quit."""
        question = before(
            tr("Your matches cannot be opened"),
            text,
            do=tr("&Quit"),
            stay=tr("&Play without saving"),
            then=self._window.close,
            is_warning=True,
        )
        self._add(question)

    def _add(self, message: Question) -> None:
        self._waiting.append(message)
        if len(self._waiting) == 1 and self._is_seen:
            QTimer.singleShot(0, self, self._show_message)

    def wait_for_screen(self) -> None:
        """Begin with the messages once the window, which is about to be shown, is visible."""
        handle = self._window.windowHandle()
        if handle is not None and not self._is_seen:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        handle = self._window.windowHandle()
        exposed = event.type() == QEvent.Type.Expose and handle is not None and handle.isExposed()
        if exposed and watched == handle and not self._is_seen:
            self._is_seen = True
            watched.removeEventFilter(self)
            if self._waiting:
                QTimer.singleShot(0, self, self._show_message)
        return super().eventFilter(watched, event)

    def _show_message(self) -> None:
        if not self._waiting:
            return

        def told() -> None:
            del self._waiting[0]
            if self._window.isVisible():
                self._show_message()

        self._ask(self._waiting[0]).finished.connect(told)
