"""The program's own files must be regular files."""

import os
from pathlib import Path

import pytest

from tartli_desktop.files.plain_files import refuse_others


def test_a_file_and_nothing_are_good_places(tmp_path: Path) -> None:
    refuse_others(tmp_path / "nothing")
    (tmp_path / "file").touch()
    refuse_others(tmp_path / "file")


@pytest.mark.usefixtures("links")
def test_a_link_to_a_file_is_a_good_place(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to(tmp_path / "file")
    refuse_others(tmp_path / "link")


def test_a_folder_is_no_place_for_a_file(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        refuse_others(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_and_a_device_are_none(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path / "link", Path("/dev/null")):
        with pytest.raises(OSError, match="Invalid argument"):
            refuse_others(path)
