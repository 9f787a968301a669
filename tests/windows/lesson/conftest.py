"""Shared by the tests of the lesson."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.playing import Scripted

from .school import School


@pytest.fixture
def school(qtbot: QtBot, tmp_path: Path, scripted: list[Scripted]) -> Iterator[School]:
    made = School(qtbot, tmp_path / "tartli")
    yield made
    made.leave()
