"""Sounds with a simulated QtMultimedia, or with none."""

import sys

import pytest

from tartli_desktop.sound.player import MULTIMEDIA
from tests.sound.simulated_multimedia import Multimedia


@pytest.fixture
def multimedia(monkeypatch: pytest.MonkeyPatch) -> Multimedia:
    fake = Multimedia()
    monkeypatch.setitem(sys.modules, MULTIMEDIA, fake)
    return fake


@pytest.fixture
def not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, MULTIMEDIA, None)
