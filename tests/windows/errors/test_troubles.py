"""Disk errors in words: the place, the reason, what to do."""

from pathlib import Path

import pytest

from tartli_desktop.files.problems import (
    CannotOpen,
    DocumentHeldElsewhere,
    HeldElsewhere,
    NewerDatabase,
    NotSaved,
    Trouble,
)
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings_file import Problem, ProblemKind
from tartli_desktop.store.database.damage.repair import Damage, SetAside
from tartli_desktop.windows.errors import troubles

PATH = Path("/home/kata/matches.sqlite3")


@pytest.mark.parametrize("trouble", Trouble)
def test_each_reason_is_a_sentence(trouble: Trouble) -> None:
    text = troubles.reason(trouble)
    assert text[0].isupper()
    assert text.endswith(".")


KEPT = PATH.with_name("matches.sqlite3.damaged-1")
LOST = Damage(PATH, KEPT, "a page is gone", 7, (3, 9), 1)
CUT = Damage(PATH, KEPT, "its log ends early", 7, (), 0, may_lack_the_end=True)
STUDIES = Damage(
    PATH, KEPT, "a row", 7, (), 0, lost_studies=1, lost_seasons=2, lost_results=12, may_lack_others=True
)
MENDED = SetAside(PATH.with_name("matches.sqlite3.mended"), KEPT)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            troubles.not_opened(CannotOpen(PATH, Trouble.NO_ACCESS, "errno 13")),
            (str(PATH), "permissions", "has not been changed", "nothing will be saved"),
        ),
        (troubles.not_opened(NewerDatabase(PATH, 9, 1)), (str(PATH), "newer")),
        (troubles.not_saved(NotSaved(PATH, Trouble.DISK_FULL)), (str(PATH), "Free up some space")),
        (troubles.not_saved(HeldElsewhere(PATH, 3)), ("match is open in another Tartli window",)),
        (
            troubles.not_saved(DocumentHeldElsewhere(PATH, "study", 3)),
            ("study is open in another Tartli window",),
        ),
        (troubles.not_saved(DocumentHeldElsewhere(PATH, "season", 3)), ("season is open in another Tartli",)),
        (
            troubles.damaged(LOST),
            (str(PATH), "damaged", "matches: 7", "last part: 2", "Lost matches: 1", f"kept as {KEPT}."),
        ),
        (
            troubles.damaged(STUDIES),
            (
                "1 study(ies) could not be read.",
                "2 season(s) of the league",
                "12 result(s) of puzzles",
                "exercises may be missing.",
            ),
        ),
        (troubles.damaged(CUT), ("What you played last may be missing.", str(KEPT))),
        (
            troubles.saved_copy(PATH, KEPT),
            (str(PATH), "All your matches are still there.", f"kept as {KEPT}."),
        ),
        (troubles.set_aside(MENDED), (str(MENDED.path), f"renamed it to {KEPT}.", "another file")),
        (troubles.damaged_match("Sunday & Monday"), ("“Sunday & Monday” is damaged", "next time")),
    ],
)
def test_what_where_and_what_to_do_are_told(text: str, told: tuple[str, ...]) -> None:
    assert [words for words in told if words not in text] == []


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
