"""Several people at one computer: the program opens everybody's own matches, whatever ends it meanwhile."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.people import People
from tartli_desktop.store.match_store import MatchStore
from tests.processes.watched_program import ROOT, Watched
from tests.session.playing import QUICK, keep
from tests.windows.programs import mid_trick

SWITCH = "window.change_player('{}')"


def switch(program: Watched, before: str = "") -> dict[str, Any]:
    """Let Béla play; return what Béla sees."""
    program.tell("python", before + SWITCH.format("2"))
    return program.until("choices")


@pytest.fixture
def root(tmp_path: Path) -> UserPaths:
    """The folder of Anna, who has a match on her table, and of Béla, who has not played yet."""
    root = UserPaths.under(tmp_path / "tartli")
    settings_file.save(root.settings_file, QUICK)
    with MatchStore.open(root.database).store as store:
        keep(store, mid_trick())
    people = People(root, "Anna")
    people.add("Béla", "sign-hare")
    settings_file.save(people.paths_of("2").settings_file, replace(QUICK, player_name="Béla"))
    return root


def started(root: UserPaths, *words: str) -> Watched:
    return Watched("--portable", str(root.data), *words)


def records(paths: UserPaths) -> list[object]:
    with MatchStore.open(paths.database).store as store:
        return [store.load(row.id).record for row in store.list()]


def test_everybody_has_their_own_table_and_finds_it_again(root: UserPaths) -> None:
    with started(root) as program:
        annas = program.until("phase")
        assert "Tartli (Anna)" in annas["title"]
        assert switch(program)["title"] == "Tartli (Béla)"
        assert program.tell("look")["phase"] == ""
        program.tell("new")
        for _ in range(6):
            program.tell("play")
        belas = program.on_turn()
        program.tell("python", SWITCH.format(""))
        assert program.until("phase")["record"] == annas["record"]
        program.tell("python", SWITCH.format("2"))
        assert program.until("phase")["record"] == belas["record"]
        assert "Traceback" not in program.quit()
    assert records(root) == [annas["record"]]
    assert records(People(root).paths_of("2")) == [belas["record"]]


def test_the_window_of_the_next_player_has_the_place_of_the_last(root: UserPaths) -> None:
    size = "window.setWindowTitle(f'{window.width()} {window.height()}')"
    with started(root) as program:
        program.tell("python", "window.resize(800, 610)")
        program.tell("python", SWITCH.format("2"))
        assert program.tell("python", size)["title"] == "800 610"


def test_who_played_last_plays_at_the_next_start(root: UserPaths) -> None:
    with started(root) as program:
        switch(program)
        program.kill()
    with started(root) as program:
        assert "Béla" in program.tell("look")["title"]


def test_a_kill_while_players_change_loses_nothing(root: UserPaths) -> None:
    deadly = "import os; from PySide6.QtWidgets import QMainWindow; {} = lambda *_: os._exit(9); "
    for dies in ("QMainWindow.deleteLater", "window.saving.close", "type(window.people).seat", "os.fsync"):
        with started(root, "--player", "Anna") as program:
            seen = program.until("phase")
            with pytest.raises(AssertionError, match="has ended"):
                switch(program, deadly.format(dies))
            assert program.ended_by() == 9, dies
        people = People(root)
        assert [person.name for person in people.players] == ["Anna", "Béla"]
        assert people.kept_as is None
        assert records(root) == [seen["record"]]


def test_an_option_names_the_player(root: UserPaths) -> None:
    with started(root, "--player", "béla") as program:
        assert "Béla" in program.tell("look")["title"]
        assert program.quit() == ""


def test_an_unknown_player_is_told_with_those_that_there_are(root: UserPaths) -> None:
    words = [sys.executable, "-m", "tartli_desktop", "--portable", str(root.data), "--player", "Cili"]
    variables = {**os.environ, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run(words, cwd=ROOT, env=variables, capture_output=True, encoding="utf-8", timeout=60)
    assert ended.returncode == 2
    assert "there is no player Cili; the players are: Anna, Béla" in ended.stderr


def test_two_copies_open_with_two_players_do_not_meet(root: UserPaths) -> None:
    with started(root, "--player", "Anna") as one, started(root, "--player", "Béla") as other:
        one.until("phase")
        for _ in range(6):
            other.tell("play")
        one.tell("play")
        kept = one.on_turn()["record"], other.on_turn()["record"]
        assert one.quit() == other.quit() == ""
    assert (records(root), records(People(root).paths_of("2"))) == ([kept[0]], [kept[1]])


def test_two_copies_open_with_the_same_player_share_the_matches(root: UserPaths) -> None:
    with started(root, "--player", "Anna") as one, started(root, "--player", "Béla") as other:
        one.until("phase")
        other.tell("python", SWITCH.format(""))
        assert "another Tartli window" in other.until("prompt")["prompt"]
        one.quit()
        other.quit()


def test_files_that_were_taken_away_are_told_and_the_first_plays(root: UserPaths) -> None:
    people = People(root)
    people.seat("2")
    away = root.data / "away"
    (root.data / "people" / "2").rename(away)
    with started(root) as program:
        (told,) = program.until("messages")["messages"]
        assert all(words in told for words in (str(root.data / "people" / "2"), "Béla", "Put it back"))
        assert "Anna" in program.tell("look")["title"]
        program.quit()
    away.rename(root.data / "people" / "2")
    with started(root, "--player", "Béla") as program:
        assert program.tell("look")["messages"] == []


def test_a_damaged_list_is_told_once_and_everybody_is_there(root: UserPaths) -> None:
    (root.data / "people.json").write_bytes(b"\x00" * 40)
    with started(root) as program:
        (told,) = program.until("messages")["messages"]
        assert "people.json.damaged-1" in told
        program.tell("answer", "OK")
        assert "Béla" in switch(program)["title"]
        program.quit()
    with started(root) as program:
        assert program.tell("look")["messages"] == []


def test_the_data_of_somebody_alone_is_the_first_ones_when_others_come(tmp_path: Path) -> None:
    releases = ROOT / "tests" / "store" / "versions" / "releases"
    root = UserPaths.under(shutil.copytree(sorted(releases.iterdir())[0], tmp_path / "tartli"))
    with started(root) as program:
        alone = program.until("phase")
        assert alone["title"].count(" – ") == 1
        program.tell("python", "window.people.add('Béla', 'sign-hare'); window.follow_people()")
        assert program.tell("look")["title"] == f"{alone['title']} (Zsófi)"
        assert switch(program)["phase"] == ""
        program.tell("python", SWITCH.format(""))
        # The others may have played on before the switch.
        assert program.until("phase")["record"] | {"hands": []} == alone["record"] | {"hands": []}
