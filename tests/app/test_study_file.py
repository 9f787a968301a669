"""The worth of each position of a study in a terminal: ``tartli-desktop --study FILE``."""

import json
import sys
from pathlib import Path

import pytest

from tartli_desktop.app.study_file import study
from tartli_desktop.game.registry import rules_of
from tartli_desktop.study.document import write
from tartli_desktop.study.study import Study
from tartli_desktop.study.taking_over import study_of_hand
from tests.app.test_command_line import started
from tests.games.contract.test_studies import played

pytestmark = pytest.mark.usefixtures("english_afterwards")


def written(made: Study, folder: Path) -> Path:
    path = folder / "study.tartli.json"
    path.write_text(json.dumps(write(made)), encoding="utf-8")
    return path


def test_each_position_is_told_with_what_can_be_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = study_of_hand(played(rules_of("ulti"), 1).to_record(), 1, 1, "Sunday")
    path = whole.path(whole.end_of_line())
    begun = whole.noted(path[1], "Was that right?").without(path[3])
    assert study(written(begun, tmp_path)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Sunday"
    steps = [line for line in lines if line.startswith("Step")]
    assert [step.split(":")[0] for step in steps] == ["Step 1, after 0", "Step 2, after 1"]
    assert "  Was that right?" in lines
    assert sum(line.endswith(" can do this:") for line in lines) >= 2
    assert any(line.startswith("    ") and "points" in line for line in lines)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells its language by no variable")
@pytest.mark.parametrize(
    ("language", "step", "can", "count"),
    [
        ("en", "Step 1, after 0: ", "You can do this:", "It has one step,"),
        ("de", "Schritt 1, nach 0: ", "Du kannst das tun:", "1 Schritt."),
        ("hu", "1. lépés (előtte: 0): ", "A lehetőségeid:", "lépések száma: 1."),
    ],
)
def test_a_study_is_told_in_the_language_of_the_system(
    tmp_path: Path, language: str, step: str, can: str, count: str
) -> None:
    record = played(rules_of("ulti"), 1).to_record() | {"players": ["Kata", "Bence", "You"]}
    whole = study_of_hand(record, 1, 2)
    path = str(written(whole.without(whole.path(whole.end_of_line())[2]), tmp_path))
    told = started("--study", path, LANG=f"{language}_XX.UTF-8").stdout
    assert f"\n{step}" in told
    assert f"  {can}\n" in told
    assert count in started("--check", path, LANG=f"{language}_XX.UTF-8").stdout


def test_a_match_is_no_study(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.tartli.json"
    path.write_text(json.dumps(played(rules_of("ulti"), 1).to_record()), encoding="utf-8")
    assert study(path) == 1
    assert "is a match, not a study" in capsys.readouterr().out


def test_a_study_with_a_fault_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "study.tartli.json"
    whole = study_of_hand(played(rules_of("ulti"), 1).to_record(), 1, 1)
    path.write_text(json.dumps(write(whole) | {"seat": 7}), encoding="utf-8")
    assert study(path) == 1
    assert "seat must be a seat" in capsys.readouterr().out
