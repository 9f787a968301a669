"""Errors amid painting: every painter that the program makes, and every item on the table, raises.

For programs that ``tests.processes.watched_program`` runs.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication, QDialog, QGraphicsItem, QGraphicsView, QWidget

from tartli_desktop.widgets.questions import question
from tartli_desktop.windows.main_window import MainWindow

_ASKED = frozenset({"end", "isActive", "device", "begin", "paintEngine"})
"""What even a torn painter does."""

torn: set[str] = set()
"""The methods that met with an error, by module and class."""


class TornPainter(QPainter):
    """A painter that begins, and raises as soon as anything is painted or set."""

    def __getattribute__(self, name: str) -> Any:
        if not name.startswith("__") and name not in _ASKED:
            torn.add(sys._getframe(1).f_code.co_qualname)
            raise ZeroDivisionError("torn while painting")
        return super().__getattribute__(name)


def _kinds(kind: type) -> Iterator[type]:
    for each in kind.__subclasses__():
        if each.__module__.startswith("tartli_desktop."):
            yield each
        yield from _kinds(each)


def _tearing(method: Callable[..., Any]) -> Callable[..., Any]:
    def torn_method(*of: Any, **how: Any) -> Any:
        for painter in of:
            if isinstance(painter, QPainter):
                painter.save()
        torn.add(method.__qualname__)
        raise ZeroDivisionError("torn while painting")

    return torn_method


@contextmanager
def torn_paints() -> Iterator[None]:
    """Within it, everything that the program paints raises in the middle."""
    kept: list[tuple[Any, str, object]] = []

    def put(owner: Any, name: str, value: object) -> None:
        kept.append((owner, name, vars(owner)[name]))
        setattr(owner, name, value)

    for name, module in list(sys.modules.items()):
        # The crash note needs its sign.
        if (
            name.startswith("tartli_desktop.")
            and name != question.__name__
            and vars(module).get("QPainter") is QPainter
        ):
            put(module, "QPainter", TornPainter)
    for kind in {*_kinds(QGraphicsItem), *_kinds(QGraphicsView)}:
        for name in ("paint", "drawBackground"):
            if name in vars(kind):
                put(kind, name, _tearing(vars(kind)[name]))
    QPixmapCache.clear()
    # Nobody reads the many traces, and a full pipe would keep the program waiting.
    errors = os.dup(2)
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(errors, 2)
        os.close(errors)
        for owner, name, value in reversed(kept):
            setattr(owner, name, value)
        QPixmapCache.clear()


def tear_window(window: QWidget) -> None:
    """Have the window painted with errors."""
    with torn_paints():
        _repaint()


def tear_dialogs(window: MainWindow) -> None:
    """Have each dialog of the window painted whole, and then again with errors."""
    _look_at_dialogs(window)
    with torn_paints():
        _look_at_dialogs(window)
    _repaint()


def _look_at_dialogs(window: MainWindow) -> None:
    for name in ("new_match", "matches", "statistics", "settings", "how_to_play", "key_list", "about"):
        # Some paint pictures before they open.
        with suppress(ZeroDivisionError):
            getattr(window.dialogs, f"open_{name}")()
        _repaint()
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible():
                dialog.close()


def _repaint() -> None:
    for each in QApplication.topLevelWidgets():
        if each.isVisible():
            with suppress(ZeroDivisionError):
                # Pictures of another size may be painted at once.
                each.resize(each.width() - 10, each.height() - 10)
            each.update()
            for part in each.findChildren(QWidget):
                part.update()
    # Not QTest.qWait, where PySide would keep each error for the next call of the test.
    loop = QEventLoop()
    QTimer.singleShot(50, loop.quit)
    loop.exec()
