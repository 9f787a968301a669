"""Opponents in a separate process: their questions and answers, and everything that can go wrong."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QThread
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli import Match, View, opponents
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.thinking import worker
from tartli_desktop.thinking.questions import Asked, Question
from tartli_desktop.thinking.thinker import SECONDS, Opponents, OpponentTrouble, Request, Thinker
from tartli_desktop.thinking.worker import Worker, WorkerDiedError
from tests.games.tartli.rules.positions import dealt
from tests.processes.kill_process import kill
from tests.thinking.misbehaving_opponents import MISBEHAVING

ROOT = Path(__file__).parents[2]
SOON = 0.5
"""Seconds: a limit that passes soon, but is far more than a level needs."""
TIMEOUT = 20_000
"""Milliseconds to wait for something."""

bytewise = pytest.mark.skipif(sys.platform == "win32", reason="in Windows' pipes messages are whole")
linux = pytest.mark.skipif(sys.platform != "linux", reason="Windows has no /proc, which says who lives")


def position() -> Match:
    """The opponent leads, and could declare or go out for nothing."""
    return dealt(hands=("AA", "LKOU BA"), turned="HO", dealer=0)


VIEW = position().view(1)


class Listener:
    """A thinker, and what its questions report, by number."""

    def __init__(self, qtbot: QtBot, thinker: Thinker, opponents: Opponents = RULES.opponents) -> None:
        self.qtbot, self.thinker, self.opponents = qtbot, thinker, opponents
        self.heard: list[tuple[Any, ...]] = []
        self.threads: set[object] = set()
        self.requests: dict[int, Request] = {}

    def _hear(self, *what: Any) -> None:
        self.threads.add(QThread.currentThread())
        self.heard.append(what)

    def send(self, number: int, asked: Asked, view: View, level: str, seed: int, **more: Any) -> Request:
        """Ask, without waiting for the answer."""
        request = self.requests[number] = Request(self.opponents, asked, view, level, seed, **more)
        request.answered.connect(lambda answer: self._hear("answered", number, answer))
        request.failed.connect(lambda sentence: self._hear("failed", number, sentence))
        request.in_trouble.connect(lambda trouble: self._hear("in_trouble", number, trouble))
        self.thinker.ask(request)
        return request

    def choose(self, number: int, view: View, level: str, seed: int) -> Request:
        return self.send(number, Asked.CHOOSE, view, level, seed)

    def interject(self, number: int, view: View, level: str, seed: int) -> Request:
        return self.send(number, Asked.INTERJECT, view, level, seed)

    def evaluate(self, number: int, view: View, seed: int, **more: Any) -> Request:
        return self.send(number, Asked.EVALUATE, view, opponents.STRONG, seed, **more)

    def cancel(self, number: int) -> None:
        self.requests[number].cancel()

    def outcome(self, token: int) -> tuple[Any, ...]:
        """The outcome of a question, when it is known."""

        def found() -> list[tuple[Any, ...]]:
            return [what[::2] for what in self.heard if what[0] != "in_trouble" and what[1] == token]

        self.qtbot.waitUntil(lambda: bool(found()), timeout=TIMEOUT)
        (outcome,) = found()
        return outcome

    def ask(self, token: int, level: str) -> tuple[Any, ...]:
        self.choose(token, VIEW, level, 0)
        return self.outcome(token)

    @property
    def troubles(self) -> list[tuple[int, OpponentTrouble]]:
        return [(token, trouble) for kind, token, trouble in self.heard if kind == "in_trouble"]


@pytest.fixture
def listener(qtbot: QtBot) -> Iterator[Listener]:
    """A listener whose opponents can misbehave, with a short limit."""
    listener = Listener(qtbot, Thinker(limit=SOON), MISBEHAVING)
    yield listener
    listener.thinker.close()


@pytest.fixture
def patient(qtbot: QtBot) -> Iterator[Listener]:
    """The same, with the program's own limit."""
    listener = Listener(qtbot, Thinker(), MISBEHAVING)
    yield listener
    listener.thinker.close()


def pondering(qtbot: QtBot, folder: Path) -> int:
    """The id of the thinking process, as soon as it thinks."""
    qtbot.waitUntil((folder / "pid").exists, timeout=TIMEOUT)
    process = int((folder / "pid").read_text())
    (folder / "pid").unlink()
    return process


def lives(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    # A zombie does not count as alive.
    return state not in "ZX"


def offspring(process: int) -> list[int]:
    """Every living process that this process has started."""
    children = Path(f"/proc/{process}/task").glob("*/children")
    return [int(word) for file in children for word in file.read_text().split() if lives(int(word))]


# Ask and answer


def test_nothing_but_view_level_seed_and_seconds_reaches_an_opponent(listener: Listener) -> None:  # R12
    listener.choose(1, VIEW, "echo", 17)
    listener.interject(2, VIEW, "echo", 18)
    assert listener.outcome(1) == ("answered", ("choose", VIEW, "echo", {"seed": 17, "seconds": SECONDS}))
    assert listener.outcome(2) == ("answered", ("interject", VIEW, "echo", {"seed": 18}))


def test_an_evaluation_weighs_what_it_is_asked_to_and_takes_the_time_that_it_is_given(
    listener: Listener,
) -> None:
    also = (VIEW.legal[0],)
    listener.evaluate(1, VIEW, 200, also=also, seconds=4.0)
    listener.evaluate(2, VIEW, 200)
    assert listener.outcome(1) == ("answered", {"also": also, "seconds": 4.0})
    assert listener.outcome(2) == ("answered", {"also": (), "seconds": SECONDS})


def test_questions_are_answered_in_their_order_by_one_process(listener: Listener) -> None:
    for token in range(20):
        listener.choose(token, VIEW, "process", 0)
    listener.outcome(19)
    assert [token for _, token, _ in listener.heard] == list(range(20))
    (process,) = {process for _, _, process in listener.heard}
    assert process != os.getpid()


def test_nothing_is_started_before_it_is_needed() -> None:
    thinker = Thinker()
    request = Request(RULES.opponents, Asked.CHOOSE, VIEW, "beginner", 0)
    request.cancel()
    thinker.ask(request)
    thinker.close()
    assert multiprocessing.active_children() == []


# The values of actions


def test_an_evaluation_that_hangs_is_stopped_and_nobody_weaker_answers(listener: Listener) -> None:
    listener.evaluate(1, VIEW, 408)
    assert listener.outcome(1) == ("failed", f"no answer after {SOON:g} s")
    assert listener.ask(2, "process")[0] == "answered"


def test_an_evaluation_over_which_the_process_dies_twice_has_failed(listener: Listener) -> None:
    listener.evaluate(1, VIEW, 404)
    assert listener.outcome(1)[0] == "failed"
    assert listener.troubles == [(1, OpponentTrouble.RESTARTED)]


# The opponent breaks down


def test_a_level_that_does_not_exist_is_named(qtbot: QtBot) -> None:
    listener = Listener(qtbot, Thinker())
    with pytest.raises(ValueError, match="'genius' is no level") as refused:
        opponents.choose(VIEW, "genius")
    assert listener.ask(1, "genius") == ("failed", str(refused.value))
    listener.thinker.close()


@pytest.mark.parametrize(
    ("level", "sentence"),
    [("breaks", "lost its head"), ("mumbles", "local object")],
    ids=["breaks", "mumbles"],
)
def test_an_opponent_that_breaks_down_is_told_and_its_process_lives_on(
    listener: Listener, level: str, sentence: str
) -> None:
    before = listener.ask(1, "process")
    kind, told = listener.ask(2, level)
    assert kind == "failed"
    assert sentence in told
    assert listener.ask(3, "process") == before
    assert listener.troubles == []


# The process dies


def test_a_process_killed_in_the_middle_of_a_thought_is_started_again_and_decides_the_same(
    patient: Listener, tmp_path: Path
) -> None:
    patient.choose(1, VIEW, f"ponder {tmp_path}", 0)
    first = pondering(patient.qtbot, tmp_path)
    kill(first)
    second = pondering(patient.qtbot, tmp_path)
    assert second != first
    patient.qtbot.waitUntil(lambda: patient.troubles == [(1, OpponentTrouble.RESTARTED)])
    (tmp_path / "go").touch()
    assert patient.outcome(1) == ("answered", opponents.choose(VIEW, "heuristic"))
    assert patient.ask(2, "process") == ("answered", second)


def test_a_process_killed_while_it_starts_is_not_waited_for() -> None:
    worker = Worker("tartli_desktop.games.tartli.opponents")
    worker.kill()
    with pytest.raises(WorkerDiedError):
        worker.ask(Question(RULES.opponents.module, VIEW, "beginner", 0, Asked.CHOOSE), TIMEOUT / 1000)


def test_a_process_that_died_while_it_was_not_asked_is_started_again(listener: Listener) -> None:
    _, first = listener.ask(1, "process")
    kill(first)
    _, second = listener.ask(2, "process")
    assert second != first
    assert listener.troubles == [(2, OpponentTrouble.RESTARTED)]


@pytest.mark.parametrize("level", ["dies", "exits 0", "babbles", pytest.param("boasts", marks=bytewise)])
def test_where_it_dies_again_over_the_same_question_a_simpler_level_decides(
    listener: Listener, level: str
) -> None:
    assert listener.ask(1, level) == ("answered", opponents.choose(VIEW, RULES.opponents.reserve))
    assert listener.troubles == [(1, OpponentTrouble.RESTARTED), (1, OpponentTrouble.SIMPLER_LEVEL)]


def test_where_no_process_can_be_had_a_simple_level_decides_without(
    listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(opponents_module: str, **_: bool) -> Worker:
        raise OSError("no more processes")

    monkeypatch.setattr(worker, "Worker", none)
    assert listener.ask(1, "heuristic")[0] == "answered"
    assert listener.troubles[-1] == (1, OpponentTrouble.SIMPLER_LEVEL)
    listener.choose(2, position().view(0), "heuristic", 0)
    assert listener.outcome(2)[0] == "failed"  # not the opponent's turn


# The opponent hangs


@pytest.mark.parametrize("level", ["hangs", pytest.param("stammers", marks=bytewise)])
def test_an_opponent_that_hangs_is_stopped_and_a_simpler_level_decides(
    listener: Listener, level: str
) -> None:
    _, first = listener.ask(1, "process")
    begun = time.monotonic()
    assert listener.ask(2, level) == ("answered", opponents.choose(VIEW, RULES.opponents.reserve))
    assert time.monotonic() - begun >= SOON
    assert listener.troubles == [(2, OpponentTrouble.SIMPLER_LEVEL)]
    _, second = listener.ask(3, "process")
    assert second != first
    assert [child.pid for child in multiprocessing.active_children()] == [second]


def test_where_the_simpler_level_hangs_too_it_is_a_failure(listener: Listener) -> None:
    listener.opponents = replace(MISBEHAVING, reserve="hangs twice")
    assert listener.ask(1, "hangs") == ("failed", f"no answer after {SOON} s")


# Cancelled


def test_of_a_question_that_is_cancelled_nothing_is_heard_and_its_thought_is_stopped(
    patient: Listener, tmp_path: Path
) -> None:
    patient.choose(1, VIEW, f"ponder {tmp_path}", 0)
    first = pondering(patient.qtbot, tmp_path)
    patient.choose(2, VIEW, "breaks", 0)
    patient.choose(3, VIEW, "process", 0)
    patient.cancel(2)
    patient.cancel(1)
    _, second = patient.outcome(3)
    assert second != first
    assert [child.pid for child in multiprocessing.active_children()] == [second]
    assert [what[1] for what in patient.heard] == [3]


def test_cancelled_at_any_moment_the_next_question_is_answered(listener: Listener) -> None:
    for token in range(0, 40, 2):
        listener.choose(token, VIEW, "heuristic", 0)
        for _ in range(token):
            QCoreApplication.processEvents()
        listener.cancel(token)
        assert listener.ask(token + 1, "heuristic") == ("answered", opponents.choose(VIEW, "heuristic"))
    assert listener.troubles == []


# The end


def test_closed_in_the_middle_of_a_thought_it_ends_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    listener = Listener(qtbot, Thinker(), MISBEHAVING)
    listener.choose(1, VIEW, f"ponder {tmp_path}", 0)
    pondering(qtbot, tmp_path)
    listener.choose(2, VIEW, "process", 0)
    begun = time.monotonic()
    listener.thinker.close()
    # Left alone, it would think for ever.
    assert time.monotonic() - begun < 5
    assert multiprocessing.active_children() == []
    assert not any(thread.name == "opponent" for thread in threading.enumerate())
    qtbot.wait(1)
    assert listener.heard == []


def test_closed_while_its_process_starts_it_ends_too(qtbot: QtBot) -> None:
    listener = Listener(qtbot, Thinker(), MISBEHAVING)
    listener.choose(1, VIEW, "hangs", 0)
    listener.thinker.close()
    listener.thinker.close()
    assert multiprocessing.active_children() == []
    qtbot.wait(1)
    assert listener.heard == []


@linux
@pytest.mark.parametrize("level", ["hangs", "heuristic"], ids=["thinking", "idle"])
def test_nothing_lives_on_when_the_window_is_killed(level: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.thinking.thinker_program", level],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as window:
        assert window.stdout is not None
        assert window.stdout.readline() == "thinking\n"
        started = offspring(window.pid)
        assert started
        window.kill()
    deadline = time.monotonic() + TIMEOUT / 1000
    while any(map(lives, started)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(map(lives, started))


@linux
def test_ctrl_c_in_a_terminal_leaves_the_process_to_the_window(listener: Listener) -> None:
    _, process = listener.ask(1, "process")
    os.kill(process, signal.SIGINT)
    assert listener.ask(2, "process") == ("answered", process)
    assert listener.troubles == []
