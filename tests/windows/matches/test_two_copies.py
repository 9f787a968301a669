"""One match in two copies of the program: the second says so, follows it, and takes it over."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings import settings_file
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tests.processes.watched_program import ROOT, Watched
from tests.session.playing import QUICK, keep, settle
from tests.windows.programs import Windows, mid_trick
from tests.windows.simulated_user import Character, click, find, messages, press, tap, the

Key = Qt.Key
ELSEWHERE = "another Tartli window"


@pytest.fixture
def paths(windows: Windows) -> UserPaths:
    """A folder with one match."""
    paths = windows.paths
    settings_file.save(paths.settings_file, QUICK)
    with MatchStore.open(paths.database).store as store:
        keep(store, mid_trick())
    return paths


Open = Callable[[], MainWindow]


@pytest.fixture
def open_window(windows: Windows, paths: UserPaths) -> Open:
    """The second copy, in this process."""

    def opened() -> MainWindow:
        window = windows.open()
        window.begin()
        settle()
        return window

    return opened


@pytest.fixture
def first(paths: UserPaths) -> Iterator[Watched]:
    """The first copy, with the match on its table."""
    with Watched("--portable", str(paths.data)) as program:
        assert program.until("phase")["phase"] == "DECIDE"
        yield program


class Writer:
    """A process that has claimed the match, and plays when told to."""

    SCRIPT = """
import sys
from pathlib import Path
from tartli_desktop.store.match_store import MatchStore
with MatchStore.open(Path(sys.argv[1])).store as store:
    print(store.claim(1), flush=True)
    for line in sys.stdin:
        print(store.add_action(1, line.strip()), flush=True)
"""

    def __init__(self, database: Path) -> None:
        command = [sys.executable, "-c", self.SCRIPT, str(database)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
        assert self._heard() == "True"

    def _heard(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def play(self, text: str) -> None:
        print(text, file=self._process.stdin, flush=True)
        assert self._heard()

    def close(self) -> None:
        self._process.communicate()


@pytest.fixture
def writer(paths: UserPaths) -> Iterator[Writer]:
    process = Writer(paths.database)
    yield process
    process.close()


def on_disk(paths: UserPaths) -> dict[str, bytes]:
    """Everything that writing the match would change; an empty journal does not count."""
    return {
        path.name: path.read_bytes() for path in paths.data.glob("matches.sqlite3*") if path.stat().st_size
    }


def test_the_second_copy_shows_the_match_and_says_who_plays_it(
    first: Watched, open_window: Open, qtbot: QtBot, paths: UserPaths
) -> None:
    window = open_window()
    area = window.area
    assert messages(window) == []
    assert ELSEWHERE in area.panel.prompt
    assert "elsewhere" in window.windowTitle()
    assert area.session is not None
    assert area.session.view == mid_trick().view(0)
    scene = area.view.scene()
    assert sorted(map(str, scene.own_cards)) == sorted(first.tell("look")["own"])
    assert [str(item.card) for item in scene.trick_items] == ["LK"]
    # The match still belongs to the first copy.
    first.tell("play")
    record = first.tell("look")["record"]
    assert len(record["hands"][0]["actions"]) == 3
    assert first.quit() == ""
    with MatchStore.open(paths.database).store as store:
        assert store.load(1).record == record


def test_nothing_can_be_done_nor_is_written_while_another_copy_plays(
    writer: Writer, open_window: Open, qtbot: QtBot, paths: UserPaths
) -> None:
    window = open_window()
    area = window.area
    before = on_disk(paths)
    session = area.session
    assert session is not None
    assert not any(action.isEnabled() for action in area.table_actions.of_match)
    person = Character(qtbot, area)
    for card in area.view.scene().own_cards:
        person.hand.click(card)
        person.hand.drag(card, person.hand.middle)
    person.hand.click(person.hand.middle)
    area.view.setFocus()
    for key in (
        Key.Key_D,
        Key.Key_B,
        Key.Key_X,
        Key.Key_G,
        Key.Key_M,
        Key.Key_V,
        Key.Key_Space,
        Key.Key_Return,
    ):
        qtbot.keyClick(area.view, key)
    settle()
    assert session.record() == mid_trick().to_record()
    assert session.view.played == mid_trick().view(0).played
    assert on_disk(paths) == before
    assert window.thinker.asked == []  # type: ignore[attr-defined]
    window.close()
    assert on_disk(paths) == before


def test_it_is_taken_over_by_mouse_when_the_other_copy_has_closed_it(
    first: Watched, open_window: Open, qtbot: QtBot, paths: UserPaths
) -> None:
    window = open_window()
    click(qtbot, window.area.panel.choices[0])
    # Not yet available.
    assert ELSEWHERE in window.area.panel.prompt
    first.tell("play")
    played = first.tell("look")["record"]
    first.quit()
    settle()
    if ELSEWHERE in window.area.panel.prompt:
        # Where ending the other copy took long, the window has already gone on.
        click(qtbot, window.area.panel.choices[0])
    session = window.area.session
    assert session is not None
    assert session.record() == played
    assert session.phase is Phase.PAUSE
    assert "elsewhere" not in window.windowTitle()
    session.gather()
    settle()
    record = session.record()
    assert len(record["hands"][0]["actions"]) > len(played["hands"][0]["actions"])
    with MatchStore.open(paths.database).store as store:
        assert store.load(1).record == record
        assert not store.claim(1)


def test_it_is_looked_at_and_taken_over_by_keys_alone(
    writer: Writer, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    assert window.area.panel.choices[0].hasFocus()
    press(qtbot, window, Key.Key_Return)
    assert ELSEWHERE in window.area.panel.prompt
    # The same from the list.
    qtbot.keyClick(window, Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    tap(qtbot, the(window, MatchesDialog).table, Key.Key_Return)
    assert find(window, MatchesDialog) is None
    assert ELSEWHERE in window.area.panel.prompt
    writer.close()
    press(qtbot, window, Key.Key_Return)
    assert ELSEWHERE not in window.area.panel.prompt
    assert window.area.session is not None
    assert window.area.session.phase is Phase.DECIDE


def test_it_is_followed_while_the_other_copy_plays_on(
    writer: Writer, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    first_seen = window.area.session
    writer.play("0:play LA")

    def follows() -> bool:
        session = window.area.session
        return session is not None and [str(card) for _, card in session.view.trick] == ["LK", "LA"]

    qtbot.waitUntil(follows)
    assert window.area.session is not first_seen
    assert ELSEWHERE in window.area.panel.prompt


def test_a_match_that_was_deleted_elsewhere_is_not_taken_over(
    writer: Writer, open_window: Open, qtbot: QtBot, paths: UserPaths
) -> None:
    window = open_window()
    writer.close()
    with MatchStore.open(paths.database).store as store:
        store.delete(1)
    click(qtbot, window.area.panel.choices[0])
    qtbot.waitUntil(lambda: len(messages(window)) == 1)
    assert "no longer exists" in messages(window)[0]
    assert window.area.session is None
    assert window.area.panel.choices[0].text() == "Play a match…"


def test_two_copies_started_at_once(paths: UserPaths) -> None:
    with Watched("--portable", str(paths.data)) as one, Watched("--portable", str(paths.data)) as two:
        seen = {copy: copy.until("prompt") for copy in (one, two)}
        looking = [copy for copy in seen if ELSEWHERE in seen[copy]["prompt"]]
        assert len(looking) == 1
        assert all(each["messages"] == [] for each in seen.values())
        (playing,) = {one, two} - set(looking)
        playing.tell("play")
        record = playing.tell("look")["record"]
        assert playing.quit() == ""
        # It goes on there by itself.
        while ELSEWHERE in (seen_last := looking[0].tell("look"))["prompt"]:
            pass
        assert seen_last["record"] == record
        assert looking[0].quit() == ""
