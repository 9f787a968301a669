"""Writes to the disk without waiting for it, which no test can tell from waiting: that takes a power cut.

What an ended process has written is there all the same. Flushing took a third of a millisecond of the
processor, and several of waiting, for each action of a match that a test plays. A test of what is promised of
the disk asks for the fixture ``flushed_as_for_a_player``. Programs that tests start always flush.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tartli_desktop.store.database import connection

_FLUSHING, _fsync = connection.FLUSHING, os.fsync


@pytest.fixture(scope="session", autouse=True)
def _unflushed() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "FLUSHING", "OFF")
        patch.setattr(os, "fsync", os.fstat)
        yield


@pytest.fixture
def flushed_as_for_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written is on the disk before anything goes on."""
    monkeypatch.setattr(connection, "FLUSHING", _FLUSHING)
    monkeypatch.setattr(os, "fsync", _fsync)
