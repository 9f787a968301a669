"""A folder of pictures, and the folder of packs into which they are brought."""

from pathlib import Path

import pytest

from tartli_desktop.packs import pack_draft
from tests.packs.sample_pictures import SMALL


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "pictures"
    made.mkdir()
    return made


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return tmp_path / "data" / "packs"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip straightening the pictures, where only files matter."""
    monkeypatch.setattr(pack_draft, "straighten", lambda content: SMALL)
