"""Shared by the tests of the statistics."""

from collections.abc import Iterator

import pytest

from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.main_window import MainWindow
from tests.windows.programs import Windows


@pytest.fixture
def store() -> Iterator[MatchStore]:
    with MatchStore.in_memory() as store:
        yield store


@pytest.fixture
def window(windows: Windows, store: MatchStore) -> MainWindow:
    made = windows.open(store=store)
    made.begin()
    return made
