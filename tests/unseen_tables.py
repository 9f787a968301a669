"""Leaves tables and slates unpainted as long as no test looks at them.

Most tests ask a table what lies on it and never look; painting it after each move took a quarter of their
time. What grabs or renders a widget gets the picture that the program paints. A test that wants
everything painted as for a player asks for the fixture ``painted_as_for_a_player``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.games.tartli.score.slate import Slate
from tartli_desktop.table.view import CardTableView

_looking = 0
"""How many look now."""


@contextmanager
def looked_at() -> Iterator[None]:
    """Have everything painted."""
    global _looking
    _looking += 1
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
        for kind in (CardTableView, Slate):
            patch.setattr(kind, "paintEvent", _painted_if_looked_at(kind.paintEvent))
        for name in ("grab", "render"):
            patch.setattr(QWidget, name, _looking_at(getattr(QWidget, name)))
        yield


def _painted_if_looked_at(paint: Callable[[Any, QPaintEvent], None]) -> Callable[[Any, QPaintEvent], None]:
    def paint_event(self: QWidget, event: QPaintEvent) -> None:
        if _looking:
            paint(self, event)

    return paint_event


def _looking_at(look: Callable[..., Any]) -> Callable[..., Any]:
    def seen(self: QWidget, *of: Any, **how: Any) -> Any:
        with looked_at():
            return look(self, *of, **how)

    return seen
