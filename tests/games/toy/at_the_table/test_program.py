"""The whole program with the toy registered, in separate processes: started, killed and restarted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import tartli_desktop.game.registry
from tartli_desktop.app import run as app
from tartli_desktop.app.command_line import parse
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.game.registry import GAMES
from tartli_desktop.settings import settings_file
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.games.contract.tables import QUICK
from tests.games.toy.options import Options
from tests.games.toy.program import TOY
from tests.windows.languages import english_again
from tests.windows.simulated_user import the

ROOT = Path(__file__).parents[4]
LIMIT = 30
"""Seconds after which the program is taken to hang."""


def start(*words: str | Path) -> subprocess.Popen[str]:
    """Start the program in a separate process."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.games.toy.program", *words],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "LANGUAGE": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def said(*words: str | Path) -> str:
    """The output of a run of the program, which must end without an error."""
    process = start(*words)
    out, errors = process.communicate(timeout=LIMIT)
    assert (process.returncode, errors) == (0, "")
    return out


def test_a_match_is_played_for_show_and_checked(tmp_path: Path) -> None:
    told = said("--demo", tmp_path, "--game", "toy")
    assert "won the match" in told
    pictures = sorted(path.name for path in tmp_path.glob("*.png"))
    assert pictures == ["1-deal.png", "2-trick.png", "3-end-of-hand.png"]
    (record,) = tmp_path.glob("*.json")
    checked = said("--check", record)
    assert "Every action follows the rules." in checked
    assert "Anna, Bence, Resi and Franz" in checked
    review = start("--review", record)
    told, errors = review.communicate(timeout=LIMIT)
    assert (review.returncode, errors) == (1, "")
    assert told.startswith("There is no review for the hands of ")


@pytest.fixture
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tartli_desktop.game.registry, "GAMES", (*GAMES, TOY))


@pytest.mark.usefixtures("_registered")
def test_it_starts_with_a_new_match_of_the_toy(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = UserPaths.under(tmp_path)
    settings_file.save(paths.settings_file, QUICK.with_game(Options(target=2)))
    chosen: list[tuple[str, int]] = []

    def look() -> int:
        (window,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
        dialog = the(window, NewMatchDialog)
        chosen.append((dialog.game, dialog.chosen().variant.target))
        window.close()
        window.deleteLater()
        return 0

    monkeypatch.setattr(QApplication, "exec", staticmethod(look))
    with english_again(qapp):
        assert app.run(parse(["--portable", str(tmp_path), "--game", "toy"])) == 0
    assert chosen == [("toy", 2)]


@pytest.mark.parametrize("played", ["", "[games.toy]\ntarget = 2\n"])
def test_what_is_not_shown_is_not_loaded(tmp_path: Path, played: str) -> None:
    """Only what the window shows at first is loaded: of another game its options, and only if they are set,
    and of the game on the table neither opponents nor review, puzzles and help.
    """
    UserPaths.under(tmp_path).settings_file.write_text(f"version = 3\n{played}", encoding="utf-8")
    code = f"""
import os, sys
from PySide6.QtWidgets import QApplication
from tartli_desktop.__main__ import main
from tartli_desktop.game import registry

def look():
    print(*sys.modules, flush=True)
    os._exit(0)

registry.GAMES = (*registry.GAMES, {TOY!r})
QApplication.exec = staticmethod(look)
sys.argv[1:] = ["--portable", {str(tmp_path)!r}]
main()
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    modules = done.stdout.split()
    loaded = {name.removeprefix(TOY).lstrip(".") for name in modules if name.startswith(TOY)}
    assert loaded == ({"", "game", "options", "rules"} if played else set())
    late = ("opponents.", "review.", "puzzles.", "help.")
    tartli = "tartli_desktop.games.tartli."
    assert not [name for name in modules if name.startswith(tuple(tartli + part for part in late))]
