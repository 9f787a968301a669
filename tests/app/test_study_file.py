"""The worth of each position of a study in a terminal: ``tartli-desktop --study FILE``."""

import json
from pathlib import Path

import pytest

from tartli_desktop.app.study_file import study
from tartli_desktop.game.registry import rules_of
from tartli_desktop.study.document import write
from tartli_desktop.study.study import Study
from tartli_desktop.study.taking_over import study_of_hand
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
