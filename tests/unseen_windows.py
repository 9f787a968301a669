"""Leaves windows unpainted as long as no test looks at them.

Most tests ask a window what is in it and never look; painting it after each move took a third of their time.
What grabs or renders a widget gets the picture that the program paints. A test that wants everything painted
as for a player asks for the fixture ``painted_as_for_a_player``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

_looking = 0
"""How many look now."""


@contextmanager
def looked_at() -> Iterator[None]:
    """Have every window painted whenever something in it has changed."""
    global _looking
    _looking += 1
    for window in QApplication.topLevelWidgets():
        window.setUpdatesEnabled(True)
    try:
        yield
    finally:
        _looking -= 1


@pytest.fixture
def painted_as_for_a_player() -> Iterator[None]:
    """Everything is painted whenever it has changed."""
    with looked_at():
        yield


@pytest.fixture(scope="session", autouse=True)
def _unpainted_unless_looked_at() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for kind, name in ((QWidget, "show"), (QDialog, "open"), (QDialog, "exec")):
            patch.setattr(kind, name, _showing_unpainted(getattr(kind, name)))
        for name in ("grab", "render"):
            patch.setattr(QWidget, name, _looking_at(getattr(QWidget, name)))
        yield


def _showing_unpainted(show: Callable[..., Any]) -> Callable[..., Any]:
    def shown(self: QWidget, *of: Any) -> Any:
        if self.isWindow() and not _looking:
            self.setUpdatesEnabled(False)
        return show(self, *of)

    return shown


def _looking_at(look: Callable[..., Any]) -> Callable[..., Any]:
    """What is not painted on the screen is left out of a picture, too."""

    def seen(self: QWidget, *of: Any, **how: Any) -> Any:
        window = self.window()
        is_painted = window.updatesEnabled()
        window.setUpdatesEnabled(True)
        try:
            return look(self, *of, **how)
        finally:
            window.setUpdatesEnabled(is_painted)

    return seen
