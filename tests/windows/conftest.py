"""Shared by the tests of the windows."""

import random
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tartli_desktop.windows import main_window
from tartli_desktop.windows.main_window import MainWindow
from tests.session.playing import Scripted

from .programs import Program, Windows
from .tables import Table, opened


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    with opened(qtbot) as area:
        at = Table(qtbot, area)
        yield at
        at.leave()


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told to say."""
    said: list[str] = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: said.append(getattr(event, "message", str)())
    )
    return said


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> list[Scripted]:
    """Opponents that play their first card at once; tests can script them through the list."""
    made: list[Scripted] = []

    def thinker(parent: object = None, *, in_background: bool = False) -> Scripted:
        opponent = Scripted()
        if not in_background:
            made.append(opponent)
        return opponent

    monkeypatch.setattr(main_window, "Thinker", thinker)
    return made


@pytest.fixture
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces the system's randomness by a fixed sequence."""
    chance = random.Random(1898)
    for place in (random, secrets):
        monkeypatch.setattr(place, "SystemRandom", lambda: chance)


@pytest.fixture
def windows(qtbot: QtBot, tmp_path: Path, scripted: list[Scripted]) -> Iterator[Windows]:
    """Windows over the same folder, none of them open yet."""
    made = Windows(qtbot, tmp_path / "tartli")
    yield made
    made.leave()


@pytest.fixture
def window(windows: Windows) -> MainWindow:
    """A window without a match on its table."""
    window = windows.open()
    window.begin()
    return window


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, scripted: list[Scripted], seeded: None) -> Iterator[Program]:
    at = Program(qtbot, tmp_path / "tartli")
    yield at
    if hasattr(at, "window"):
        at.close()
