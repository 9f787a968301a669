"""Where files lie, and what may be there."""

import os
from pathlib import Path

import pytest

from tartli_desktop.files.plain_files import refuse_others
from tartli_desktop.files.problems import Trouble, trouble_of_system
from tartli_desktop.files.user_paths import UserPaths


def test_places_of_user_are_per_user_and_named_for_the_program() -> None:
    paths = UserPaths.of_user()
    assert paths.settings_file.is_absolute()
    assert "tartli" in paths.settings_file.parent.name
    assert "tartli" in paths.database.parent.name


def test_everything_under_one_folder_and_nothing_made(tmp_path: Path) -> None:
    paths = UserPaths.under(tmp_path / "stick")
    files = {paths.settings_file, paths.database, paths.log_file}
    assert len(files) == 3
    assert {file.parent for file in files} == {tmp_path / "stick"}
    assert not (tmp_path / "stick").exists()


def test_a_relative_folder_stays_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    paths = UserPaths.under(Path("here"))
    monkeypatch.chdir("/")
    assert paths.database == tmp_path / "here" / "matches.sqlite3"


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
        with pytest.raises(OSError, match=path.name) as refused:
            refuse_others(path)
        assert trouble_of_system(refused.value) is Trouble.NOT_A_FILE
