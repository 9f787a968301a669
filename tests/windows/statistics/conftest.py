"""Shared by the tests of the statistics."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.files.user_paths import Places
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.main_window import MainWindow
from tests.session.playing import quick


@pytest.fixture
def store() -> Iterator[MatchStore]:
    with MatchStore.in_memory() as store:
        yield store


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, store: MatchStore) -> Iterator[MainWindow]:
    made = MainWindow(Places.under(tmp_path), quick(), store)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
    made.begin()
    yield made
    made.close()
