"""Every database left by a version of the program, as a copy."""

import shutil
from pathlib import Path

import pytest

from . import contents


@pytest.fixture(params=contents.databases())
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def copied(name: str, tmp_path: Path) -> Path:
    """A copy of a committed database, with the changed row restored."""
    copy = Path(shutil.copy(contents.databases()[name], tmp_path / "matches.sqlite3"))
    contents.made_good(copy)
    return copy
