from pathlib import Path

import pytest

from tartli_desktop.files.user_paths import Places


def test_places_of_user_are_per_user_and_named_for_the_program() -> None:
    places = Places.of_user()
    assert places.settings_file.is_absolute()
    assert "tartli" in places.settings_file.parent.name
    assert "tartli" in places.database.parent.name


def test_everything_under_one_folder_and_nothing_made(tmp_path: Path) -> None:
    places = Places.under(tmp_path / "stick")
    files = {places.settings_file, places.database, places.log_file}
    assert len(files) == 3
    assert {file.parent for file in files} == {tmp_path / "stick"}
    assert not (tmp_path / "stick").exists()


def test_a_relative_folder_stays_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    places = Places.under(Path("here"))
    monkeypatch.chdir("/")
    assert places.database == tmp_path / "here" / "matches.sqlite3"
