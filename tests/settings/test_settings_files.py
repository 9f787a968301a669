"""Unusable files: kept, reported, and never overwritten."""

import errno
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from tartli_desktop.files.problems import SettingsNotSaved, Trouble
from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import VERSION, PlayBy, Settings
from tartli_desktop.settings.settings_file import ProblemKind, load, save
from tests.settings.choices import KINDS
from tests.settings.settings_files import in_one_folder, kept, only_problem, written
from tests.store.store_samples import CHILD_ENVIRONMENT

# Files that cannot be used


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        ("speed = 1.0\nplayer_na", ProblemKind.NOT_TOML),
        ("speed = 1.0\nspeed = 2.0\n", ProblemKind.NOT_TOML),
        ("{}", ProblemKind.NOT_TOML),
        ("a = " + "[" * 5000, ProblemKind.NOT_TOML),
        ("a = " + "9" * 5000, ProblemKind.NOT_TOML),
        (b'player_name = "\xc1rp\xe1d"\n', ProblemKind.NOT_TEXT),
        (b"\x00\xff" * 50, ProblemKind.NOT_TEXT),
        ("# " + "x" * 100_000, ProblemKind.TOO_LARGE),
    ],
)
def test_a_file_that_is_no_settings_file(path: Path, content: str | bytes, kind: ProblemKind) -> None:
    loaded = load(written(path, content))
    assert loaded.settings == Settings()
    (problem,) = loaded.problems
    assert (problem.kind, problem.key) == (kind, "")
    assert problem.path == path
    if kind is not ProblemKind.TOO_LARGE:
        assert kept(path) == {"settings.toml.broken-1": path.read_bytes()}


TRAPS = {
    "a key of many parts": ".".join("a" * 30_000) + " = 1\n",
    "a table of many parts": "[" + ".".join("a" * 30_000) + "]\n",
    "a key in a value": "a = {" + ".".join("a" * 30_000) + " = 1}\n",
    "parts in quotes": ".".join(['"!"'] * 15_000) + " = 1\n",
    "a long heading over much that is wrong": f'["{"a" * 30_000}"]\n' + "b =\n" * 6000,
}


@pytest.mark.parametrize("trap", TRAPS.values(), ids=TRAPS)
def test_what_would_take_its_reader_long_is_not_given_to_it(
    path: Path, trap: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    loads = tomllib.loads

    def noted(text: str) -> dict[str, Any]:
        read.append(text)
        return loads(text)

    monkeypatch.setattr(tomllib, "loads", noted)
    loaded = load(written(path, "speed = 2.0\n" + trap))
    assert loaded.settings.speed == 2.0
    assert {problem.kind for problem in loaded.problems} == {ProblemKind.NOT_TOML}
    assert max(line.count(".") for text in read for line in text.splitlines()) <= 128
    assert sum(map(len, read)) < 4 * len(trap) + 1000
    assert kept(path) == {"settings.toml.broken-1": path.read_bytes()}


def test_a_byte_order_mark_is_no_harm(path: Path) -> None:
    assert load(written(path, b"\xef\xbb\xbfspeed = 2.0\n")) == settings_file.Loaded(Settings(speed=2.0), ())


def test_a_number_too_long_to_write_down(path: Path) -> None:
    problem = only_problem(written(path, "speed = 0x" + "f" * 20_000 + "\n"))
    assert (problem.kind, problem.value) == (ProblemKind.BAD_VALUE, "(int)")


@in_one_folder
@given(
    content=st.binary(max_size=300) | st.text(max_size=300).map(lambda text: text.encode(errors="replace"))
)
def test_any_bytes_give_settings(path: Path, content: bytes) -> None:
    loaded = load(written(path, content))
    assert isinstance(loaded.settings, Settings)
    for problem in loaded.problems:
        assert problem.kept_as is not None
        assert problem.kept_as.read_bytes() == content
    for file in path.parent.iterdir():
        file.unlink()


plain = st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats() | st.text(max_size=20) | st.dates()
nested = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
keys = st.sampled_from(Settings.__struct_fields__) | st.text(max_size=10)
own_keys = st.sampled_from(TartliOptions.__struct_fields__) | st.text(max_size=10)


@settings(in_one_folder, max_examples=25)
@given(
    table=st.dictionaries(keys, nested, max_size=8),
    version=st.sampled_from([1, 2, 3, 4]) | nested,
    games=st.fixed_dictionaries({"tartli": st.dictionaries(own_keys, nested, max_size=8)}) | nested,
)
def test_any_table_gives_settings_that_can_be_saved(
    path: Path, table: dict[str, Any], version: object, games: object
) -> None:
    content = tomli_w.dumps(table | {"version": version, "games": games}).encode()
    loaded = load(written(path, content), KINDS)
    save(path, loaded.settings)
    again = load(path, KINDS)
    assert again.problems == ()
    # NaN is not equal to itself.
    assert repr(again.settings) == repr(loaded.settings)
    for file in path.parent.iterdir():
        file.unlink()


# The broken file is kept


def test_the_next_free_name_is_taken_and_none_overwritten(path: Path) -> None:
    written(path, "speed = 9\n")
    path.with_name("settings.toml.broken-1").write_text("an earlier one")
    path.with_name("settings.toml.broken-2").mkdir()
    assert only_problem(path).kept_as == path.with_name("settings.toml.broken-3")
    assert path.with_name("settings.toml.broken-1").read_text() == "an earlier one"


def test_the_same_broken_file_is_kept_once(path: Path) -> None:
    written(path, "speed = 9\n")
    assert only_problem(path) == only_problem(path)
    assert list(kept(path)) == ["settings.toml.broken-1"]
    written(path, "speed = 8\n")
    assert only_problem(path).kept_as == path.with_name("settings.toml.broken-2")


def test_save_keeps_a_broken_file_that_nobody_has_loaded(path: Path) -> None:
    save(written(path, "speed = 9\n"), Settings())
    assert kept(path) == {"settings.toml.broken-1": b"speed = 9\n"}


def test_a_file_of_a_newer_program(path: Path) -> None:
    content = 'version = 7\nspeed = 2.0\nholographic = true\nplay_by = "thought"\nshow_counts = false\n'
    loaded = load(written(path, content))
    assert loaded.settings == Settings(speed=2.0, show_counts=False)
    newer, bad = loaded.problems
    assert (newer.kind, newer.value) == (ProblemKind.NEWER_VERSION, "7")
    assert (bad.kind, bad.key) == (ProblemKind.BAD_VALUE, "play_by")
    assert path.read_text() == content
    save(path, loaded.settings)
    assert kept(path) == {"settings.toml.version-7-1": content.encode()}
    assert tomllib.loads(path.read_text())["version"] == VERSION


# The system refuses


def test_a_folder_in_its_place(path: Path) -> None:
    path.mkdir(parents=True)
    (path / "mine").write_text("mine")
    problem = only_problem(path)
    assert (problem.kind, problem.kept_as) == (ProblemKind.NOT_A_FILE, None)
    with pytest.raises(SettingsNotSaved) as caught:
        save(path, Settings())
    assert (caught.value.path, caught.value.trouble) == (path, Trouble.NOT_A_FILE)
    assert (path / "mine").read_text() == "mine"


def test_a_place_that_the_system_cannot_find(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(path: object) -> str:
        raise OSError(errno.EINVAL, "The network location cannot be reached")

    monkeypatch.setattr(os.path, "realpath", unreachable)
    with pytest.raises(SettingsNotSaved):
        save(path, Settings())


def test_a_file_in_the_place_of_its_folder(path: Path) -> None:
    path.parent.write_text("mine")
    assert only_problem(path).kind is ProblemKind.NOT_A_FILE
    with pytest.raises(SettingsNotSaved) as caught:
        save(path, Settings())
    assert caught.value.trouble is Trouble.NOT_A_FILE
    assert path.parent.read_text() == "mine"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such pipes")
def test_a_pipe_in_its_place_does_not_stop_the_start(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    assert only_problem(path).kind is ProblemKind.NOT_A_FILE
    with pytest.raises(SettingsNotSaved) as caught:
        save(path, Settings())
    assert caught.value.trouble is Trouble.NOT_A_FILE


def test_a_file_that_may_not_be_read(as_ordinary_user: Path) -> None:
    path = as_ordinary_user / "settings.toml"
    written(path, "speed = 2.0\n").chmod(0)
    loaded = load(path)
    assert loaded.settings == Settings()
    assert loaded.problems[0].kind is ProblemKind.UNREADABLE
    with pytest.raises(SettingsNotSaved) as caught:
        save(path, Settings())
    assert caught.value.trouble is Trouble.NO_ACCESS
    path.chmod(0o600)
    assert path.read_text() == "speed = 2.0\n"


def test_a_file_that_may_not_be_written(as_ordinary_user: Path) -> None:
    path = as_ordinary_user / "settings.toml"
    written(path, "speed = 2.0\n").chmod(0o400)
    assert load(path) == settings_file.Loaded(Settings(speed=2.0), ())
    with pytest.raises(SettingsNotSaved) as caught:
        save(path, Settings())
    assert caught.value.trouble is Trouble.NO_ACCESS
    assert path.read_text() == "speed = 2.0\n"


def test_a_folder_that_may_not_be_written(as_ordinary_user: Path) -> None:
    path = as_ordinary_user / "settings.toml"
    written(path, "speed = 9\n")
    as_ordinary_user.chmod(0o500)
    problem = only_problem(path)
    assert (problem.kind, problem.kept_as) == (ProblemKind.BAD_VALUE, None)
    with pytest.raises(SettingsNotSaved) as caught:
        save(path, Settings())
    assert caught.value.trouble is Trouble.NO_ACCESS
    assert str(caught.value).startswith(f"The settings could not be saved: {path}: {Trouble.NO_ACCESS.value}")
    assert path.read_text() == "speed = 9\n"


def test_a_full_disk_leaves_the_old_settings(on_full_disk: list[str]) -> None:
    child = """
from pathlib import Path
from tartli_desktop.files.problems import SettingsNotSaved
from tartli_desktop.settings.settings import PlayBy, Settings
from tartli_desktop.settings.settings_file import load, save

path = Path("/mnt/settings.toml")
save(path, Settings(speed=2.0))
try:
    Path("/mnt/ballast").write_bytes(bytes(2_000_000))
except OSError:
    pass
try:
    save(path, Settings(play_by=PlayBy.DRAG))
except SettingsNotSaved as error:
    print(error.trouble.name)
assert load(path).settings == Settings(speed=2.0)
assert sorted(file.name for file in Path("/mnt").iterdir()) == ["ballast", "settings.toml"]
Path("/mnt/ballast").unlink()
save(path, Settings(play_by=PlayBy.DRAG))
assert load(path).settings == Settings(play_by=PlayBy.DRAG)
"""
    ended = subprocess.run(
        [*on_full_disk, sys.executable, "-c", child], env=CHILD_ENVIRONMENT, capture_output=True, text=True
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "DISK_FULL\n", "")


@pytest.mark.usefixtures("links")
def test_a_linked_file_stays_a_link(path: Path, tmp_path: Path) -> None:
    dotfile = written(tmp_path / "dotfiles" / "tartli.toml", "speed = 2.0\n")
    path.parent.mkdir()
    path.symlink_to(dotfile)
    save(path, Settings(play_by=PlayBy.DRAG))
    assert path.is_symlink()
    assert load(dotfile).settings == Settings(play_by=PlayBy.DRAG)


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such permissions")
def test_permissions_stay_as_the_user_set_them(path: Path) -> None:
    written(path, "").chmod(0o644)
    save(path, Settings())
    assert path.stat().st_mode & 0o777 == 0o644
