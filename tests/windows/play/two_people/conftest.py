"""Shared by the tests of two people at one table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.playing import Scripted

from .cafe import Cafe


@pytest.fixture
def cafe(qtbot: QtBot, tmp_path: Path, scripted: list[Scripted]) -> Iterator[Cafe]:
    made = Cafe(qtbot, tmp_path / "tartli")
    made.open()
    yield made
    made.leave()
    assert not any(each.asked for each in scripted), "the program has no part in it"
