"""Writes to the disk without flushing, which tests cannot tell apart: that would take a power failure.

Everything that an ended process has written is there anyway. Flushing took a third of a millisecond of
processor time, and several of waiting, for each action that a test plays. Tests of what is promised about
the disk ask for the fixture ``flushed_as_for_a_player``. Programs that tests start always flush.
"""

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
    """Writes reach the disk before anything goes on."""
    monkeypatch.setattr(connection, "FLUSHING", _FLUSHING)
    monkeypatch.setattr(os, "fsync", _fsync)
