"""Starts the program as a fork of a process that has imported it, since most of a start is imports."""

import io
import multiprocessing
import os
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONTEXT = multiprocessing.get_context("forkserver") if sys.platform == "linux" else None
"""None where the program cannot be forked, and starts anew."""
IMPORTED = (
    "tartli_desktop.app.run",
    "tartli_desktop.games.tartli.face",
    "tartli_desktop.windows.main_window",
    "tests.processes.quick_thinker",
    "tests.session.playing",
)


class Forked:
    """A program with pipes, as far as it is used here like :class:`subprocess.Popen`."""

    def __init__(self, words: Sequence[str], environment: dict[str, str]) -> None:
        assert CONTEXT is not None
        CONTEXT.set_forkserver_preload([*IMPORTED])
        (its_input, ours), (output, its_output), (errors, its_errors) = (
            CONTEXT.Pipe(duplex=False) for _ in range(3)
        )
        its_ends = its_input, its_output, its_errors
        self._process = CONTEXT.Process(target=_begin, args=(words, environment, *its_ends))
        self._process.start()
        for end in its_ends:
            end.close()
        self.pid = self._process.pid
        self.stdin = _opened(ours, "w")
        self.stdout = _opened(output, "r")
        self.stderr = _opened(errors, "r")

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def kill(self) -> None:
        self._process.kill()

    def communicate(self, words: str = "", timeout: float | None = None) -> tuple[str, str]:
        """Write the last words, and read to the end."""
        try:
            self.stdin.write(words)
            self.stdin.close()
        except BrokenPipeError:
            pass
        told = self.stdout.read(), self.stderr.read()
        self._process.join(timeout)
        self.stdout.close()
        self.stderr.close()
        return told


def _opened(end: Connection, mode: str) -> io.TextIOWrapper:
    number = os.dup(end.fileno())
    end.close()
    return open(number, mode, encoding="utf-8")


def _begin(words: Sequence[str], environment: dict[str, str], *ends: Connection) -> None:
    from tests.processes.watched_program import main

    for number, end in enumerate(ends):
        os.dup2(end.fileno(), number)
        end.close()
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(number, mode, encoding="utf-8", closefd=False) for number, mode in enumerate("rww")
    )
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(ROOT)
    sys.argv = ["tartli-desktop", *words]
    sys.exit(main())
