"""The program in a separate process, which reports what it shows and follows commands.

``Watched`` starts it and speaks with it; run as a module it is the program, played by a loop that reads a
line from standard input, does it, and prints what is then shown as a line of JSON:

    look            does nothing
    play            does the next step at the table: a card, the cut, the next hand
    new             begins a match
    answer WORDS    clicks this button of the message or dialog that is open
    press WORDS     clicks this button beside the table
    wait SECONDS    lets the program run
    sh COMMAND      lets a shell do something to the disk
    python CODE     runs code in the program, where ``window`` is its window
    clock SECONDS   sets the clock by which matches are dated
    zone NAME       moves the computer to another time zone
    quit            closes the window
"""

import contextlib
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Self

from tests.processes.forked import CONTEXT, ROOT, Forked

TICK = 0.005


class Watched:
    """The program, started with command line arguments. Close it, or use it in a ``with``."""

    def __init__(self, *words: str, before: Sequence[str] = (), **variables: str) -> None:
        """``before`` is the beginning of the command line, such as a program that starts others."""
        # The program ends with its terminal, even if the tests are to outlive theirs.
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, signal.SIG_DFL)
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), **variables}
        self._process: Forked | subprocess.Popen[str]
        if CONTEXT is not None and not (before or variables):
            self._process = Forked(words, environment)
        else:
            self._process = subprocess.Popen(
                [*before, sys.executable, "-m", "tests.processes.watched_program", *words],
                cwd=ROOT,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        self.pid = self._process.pid

    def tell(self, *words: str) -> dict[str, Any]:
        """Give a command; return what is then shown, and the longest time that the window stood still."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        # Closed if the program has ended meanwhile.
        with contextlib.suppress(BrokenPipeError):
            print(*words, file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            assert self._process.stderr is not None
            raise AssertionError(f"the program has ended: {self._process.stderr.read()}")
        seen: dict[str, Any] = json.loads(line)
        return seen

    def until(self, name: str, *, seconds: float = 60) -> dict[str, Any]:
        """Wait until a value is shown and not empty."""
        deadline = time.monotonic() + seconds
        while not (seen := self.tell("wait", "0.02"))[name]:
            assert time.monotonic() < deadline, f"there is no {name}: {seen}"
        return seen

    def on_turn(self, *, seconds: float = 60) -> dict[str, Any]:
        """Wait until nothing goes on without the person at the computer."""
        deadline = time.monotonic() + seconds
        while (seen := self.tell("wait", "0.02"))["phase"] == "OPPONENT":
            assert time.monotonic() < deadline, f"the others play on and on: {seen}"
        return seen

    def quit(self) -> str:
        """Close the window; return what the program wrote to standard error."""
        _, errors = self._process.communicate("quit\n", timeout=60)
        assert self._process.returncode == 0, errors
        noise = ("This plugin does not support", "propagateSizeHints")
        return "".join(line for line in errors.splitlines(True) if not any(each in line for each in noise))

    def ended_by(self) -> int:
        """Wait until the program has ended; return its exit code, or minus the number of the signal."""
        self._process.communicate(timeout=60)
        return self._process.returncode

    def kill(self) -> None:
        """Kill it."""
        self._process.kill()
        self._process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.kill()


def main() -> int:
    """Run the program with the loop that follows commands."""
    from PySide6.QtWidgets import QApplication

    from tartli_desktop.__main__ import main as program
    from tartli_desktop.windows import main_window
    from tests.processes.quick_thinker import QuickThinker

    main_window.Thinker = QuickThinker  # type: ignore[misc]
    QApplication.exec = staticmethod(_sit_at_the_table)  # type: ignore[method-assign, assignment]
    return program()


def _sit_at_the_table() -> int:
    from PySide6.QtCore import QTimer
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel

    from tartli_desktop.widgets.questions.question_paper import QuestionPaper
    from tartli_desktop.windows.main_window import MainWindow

    windows = [each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)]
    (window,) = (each for each in windows if each.isVisible())
    area = window.area
    ticks = [time.monotonic()]
    timer = QTimer()
    timer.setInterval(round(1000 * TICK))
    timer.timeout.connect(lambda: ticks.append(time.monotonic()))
    timer.start()
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        ticks[:] = [time.monotonic()]
        match word:
            case "play":
                _play(window)
            case "new":
                _begin(window)
            case "clock":
                shift = timedelta(seconds=float(rest))
                window.saving.store._writer.now = lambda shift=shift: datetime.now(UTC) + shift
            case "zone":
                os.environ["TZ"] = rest
                time.tzset()
            case "answer":
                boxes = [box for box in window.findChildren(QDialog) if box.isVisible()]
                buttons = [each for box in boxes for each in box.findChildren(QAbstractButton)]
                next(each for each in buttons if rest in each.text().replace("&", "")).click()
            case "press":
                next(each for each in area.panel.choices if rest in each.text().replace("&", "")).click()
            case "sh":
                subprocess.run(rest, shell=True, check=True)
            case "python":
                exec(rest, {"window": window})
            case "quit":
                break
        QTest.qWait(round(1000 * (float(rest) if word == "wait" else 2 * TICK)))
        ticks.append(time.monotonic())
        session = area.session
        seen = {
            "title": window.windowTitle(),
            "prompt": area.panel.prompt,
            "choices": [each.text() for each in area.panel.choices],
            "messages": [
                paper.question.text for paper in window.findChildren(QuestionPaper) if paper.isVisible()
            ],
            "dialogs": [
                [box.windowTitle(), *(label.text() for label in box.findChildren(QLabel))]
                for box in window.findChildren(QDialog)
                if box.isVisible() and not isinstance(box, QuestionPaper)
            ],
            "status": window.statusBar().currentMessage() if window.statusBar().isVisible() else "",
            "phase": "" if session is None else session.phase.name,
            "own": [str(card) for card in area.view.scene().own_cards],
            "record": None if session is None else session.record(),
            "stood_still": max(after - before for before, after in itertools.pairwise(ticks)),
        }
        print(json.dumps(seen), flush=True)
        if not window.isVisible():
            # The next line is for the window of whoever plays next.
            return 0
    window.close()
    # Let deferred deletes happen now.
    QTest.qWait(1)
    return 0


def _play(window: Any) -> None:
    from tartli_desktop.games.tartli import Play
    from tartli_desktop.session.match_state import Phase

    session = window.area.session
    if session is None:
        _begin(window)
        return
    match session.phase:
        case Phase.OPENING | Phase.HAND_OVER:
            session.go_on()
        case Phase.CUT:
            session.cut(11)
        case Phase.PAUSE:
            session.gather()
        case Phase.DECIDE:
            session.do(next(action for action in session.view.legal if isinstance(action, Play)))


def _begin(window: Any) -> None:
    from tartli_desktop.games.tartli import HUNGARIAN
    from tartli_desktop.windows.new_match.new_match import NewMatch
    from tests.session.playing import QUICK

    window.begin_match(NewMatch("tartli", HUNGARIAN, "beginner", ("You", "Kata"), QUICK))


if __name__ == "__main__":
    sys.exit(main())
