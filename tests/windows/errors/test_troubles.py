"""Disk errors in words: the place, the reason, what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tartli_desktop.files.problems import CannotOpen, HeldElsewhere, NewerDatabase, NotSaved, Trouble
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings_file import Problem, ProblemKind
from tartli_desktop.store.database.repair import Damage, SetAside
from tartli_desktop.windows.errors import troubles

PATH = Path("/home/kata/matches.sqlite3")


@pytest.mark.parametrize("trouble", Trouble)
def test_each_reason_is_a_sentence(trouble: Trouble) -> None:
    text = troubles.reason(trouble)
    assert text[0].isupper()
    assert text.endswith(".")


def test_reasons_differ() -> None:
    assert len({troubles.reason(trouble) for trouble in Trouble}) == len(Trouble)


def test_matches_that_cannot_be_opened() -> None:
    text = troubles.not_opened(CannotOpen(PATH, Trouble.NO_ACCESS, "errno 13"))
    assert str(PATH) in text
    assert "permissions" in text
    assert "has not been changed" in text
    assert "nothing will be saved" in text
    assert "newer" in troubles.not_opened(NewerDatabase(PATH, 9, 1))


def test_a_write_that_failed() -> None:
    text = troubles.not_saved(NotSaved(PATH, Trouble.DISK_FULL))
    assert str(PATH) in text
    assert "Free up some space" in text
    assert "another Tartli window" in troubles.not_saved(HeldElsewhere(PATH, 3))


def test_a_damaged_database() -> None:
    kept = PATH.with_name("matches.sqlite3.damaged-1")
    text = troubles.damaged(Damage(PATH, kept, "a page is gone", 7, (3, 9), 1))
    happened, kept_whole, to_do = text.split("\n\n")
    assert str(PATH) in happened
    assert "damaged" in happened
    assert kept_whole.split("\n") == [
        "Complete matches: 7",
        "Matches without their last part: 2",
        "Lost matches: 1",
    ]
    assert f"kept as {kept}." in to_do
    assert "play on" in to_do


def test_a_log_that_lacks_its_end() -> None:
    kept = PATH.with_name("matches.sqlite3.damaged-1")
    damage = Damage(PATH, kept, "its log ends early", 7, (), 0, may_lack_the_end=True)
    _, _, missing, to_do = troubles.damaged(damage).split("\n\n")
    assert missing == "What you played last may be missing."
    assert str(kept) in to_do


def test_a_copy_from_before_a_new_format() -> None:
    kept = PATH.with_name("matches.sqlite3.version-2")
    converted, copy = troubles.kept_copy(PATH, kept).split("\n\n")
    assert str(PATH) in converted
    assert "All your matches are still there." in converted
    assert f"kept as {kept}." in copy


def test_a_file_that_was_in_the_way() -> None:
    mended, kept = (
        PATH.with_name("matches.sqlite3.mended"),
        PATH.with_name("matches.sqlite3.mended.damaged-1"),
    )
    text = troubles.set_aside(SetAside(mended, kept))
    assert text.startswith(f"The file {mended}, ")
    assert f"renamed it to {kept}." in text
    assert "another file" in text


def test_a_finished_match_that_is_damaged() -> None:
    text = troubles.damaged_match("Sunday & Monday")
    assert "“Sunday & Monday” is damaged" in text
    assert "next time" in text


@pytest.mark.parametrize("kind", ProblemKind)
def test_each_problem_of_a_settings_file_has_its_line(kind: ProblemKind) -> None:
    path = Path("/home/kata/settings.toml")
    kept = path.with_name("settings.toml.broken-1")
    problem = Problem(kind, path, "speed", "12.0", "1.0", "too large", kept)
    lines = troubles.settings_problems([problem]).split("\n")
    assert str(path) in lines[0]
    assert len(lines) == 3
    assert lines[1].endswith(".")
    assert "%" not in lines[1]
    assert lines[2] == f"The original file is kept as {kept}."
    if kind in (ProblemKind.BAD_VALUE, ProblemKind.UNKNOWN_KEY):
        assert "speed" in lines[1]
    if kind is ProblemKind.BAD_VALUE:
        assert lines[1] == "speed cannot be 12.0; 1.0 is used instead."


def test_of_a_group_of_settings_not_all_values_are_listed(qapp: object) -> None:
    problem = Problem(ProblemKind.BAD_VALUE, Path("/home/kata/settings.toml"), "keys", "3")
    assert (
        troubles.settings_problems([problem]).split("\n")[1] == "keys cannot be 3; the defaults are used "
        "instead."
    )


def test_many_problems_are_counted(qapp: object) -> None:
    path = Path("/home/kata/settings.toml")
    found = [Problem(ProblemKind.UNKNOWN_KEY, path, f"key_{number}") for number in range(11)]
    lines = troubles.settings_problems(found).split("\n")
    assert len(lines) == 10
    assert "3 more" in lines[-1]


def test_what_a_real_file_brings(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('version = 1\nspeed = "fast"\nfoo = 3\n', encoding="utf-8")
    text = troubles.settings_problems(settings_file.load(path).problems)
    assert 'speed cannot be "fast"; 1.0 is used instead.' in text
    assert "foo is not a setting; it is ignored." in text
    assert "settings.toml.broken-1" in text
