"""Shared by the tests of matches on the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.playing import Scripted
from tests.windows.programs import Windows

from .desk import Desk


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path, scripted: list[Scripted]) -> Iterator[Desk]:
    made = Windows(qtbot, tmp_path / "tartli")
    yield Desk(qtbot, made.open(), scripted)
    made.leave()
