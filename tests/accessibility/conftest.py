"""A folder for the program that is heard; only Linux has AT-SPI."""

import sys
from pathlib import Path

import pytest

from tartli_desktop.files.user_paths import UserPaths

collect_ignore_glob = [] if sys.platform == "linux" else ["test_*.py"]


@pytest.fixture
def paths(tmp_path: Path) -> UserPaths:
    folder = tmp_path / "own"
    folder.mkdir()
    return UserPaths.under(folder)
