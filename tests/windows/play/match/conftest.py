"""Shared by the tests of matches on the table."""

import pytest
from pytestqt.qtbot import QtBot

from tests.session.playing import Scripted
from tests.windows.programs import Windows

from .desk import Desk


@pytest.fixture
def desk(qtbot: QtBot, windows: Windows, scripted: list[Scripted]) -> Desk:
    return Desk(qtbot, windows.open(), scripted)
