"""Windows that stay unpainted, for programs and tests that inspect their contents but not their pictures."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtWidgets import QApplication, QDialog, QWidget

_looking = 0
"""How many ``looked_at`` blocks are active."""


def leave_unpainted(put: Callable[[type, str, object], None] = setattr) -> None:
    """From now on leave windows unpainted, except for ``grab`` and ``render`` and within ``looked_at``.

    Args:
        put: replaces an attribute.
    """
    for kind, name in ((QWidget, "show"), (QDialog, "open"), (QDialog, "exec")):
        put(kind, name, _showing_unpainted(getattr(kind, name)))
    for name in ("grab", "render"):
        put(QWidget, name, _looking_at(getattr(QWidget, name)))


@contextmanager
def looked_at() -> Iterator[None]:
    """Let every window be painted whenever something in it changes."""
    global _looking
    _looking += 1
    for window in QApplication.topLevelWidgets():
        window.setUpdatesEnabled(True)
    try:
        yield
    finally:
        _looking -= 1


def _showing_unpainted(show: Callable[..., Any]) -> Callable[..., Any]:
    def shown(self: QWidget, *of: Any) -> Any:
        if self.isWindow() and not _looking:
            self.setUpdatesEnabled(False)
        return show(self, *of)

    return shown


def _looking_at(look: Callable[..., Any]) -> Callable[..., Any]:
    """Make a picture complete, which would otherwise lack whatever is not painted on the screen."""

    def seen(self: QWidget, *of: Any, **how: Any) -> Any:
        window = self.window()
        is_painted = window.updatesEnabled()
        window.setUpdatesEnabled(True)
        try:
            return look(self, *of, **how)
        finally:
            window.setUpdatesEnabled(is_painted)

    return seen
