"""Processes that load what they need before they start, so that a test can kill many of them."""

import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from tests.processes.kill_process import KILLED, kill

# With fork, each is a copy of one process without threads that has loaded everything.
_CONTEXT: Any = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
_NEEDED = [
    "tests.store.damage.test_kill",
    "tests.store.versions.next_schema",
    "tests.store.store_samples",
    "tartli_desktop.store.match_store",
]


class LoadedProcess:
    """A process that calls ``work`` with a connection to this process and the words of ``begin``.

    Args:
        work: an importable function of a module.
    """

    def __init__(self, work: Callable[..., None]) -> None:
        if os.name == "posix":
            _CONTEXT.set_forkserver_preload(_NEEDED)
        self.told: Connection
        self.told, theirs = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=_begin, args=(work, theirs))
        self._process.start()
        theirs.close()

    def begin(self, *words: object) -> None:
        """Start the work with these words."""
        self.told.send(words)

    def kill(self) -> None:
        """Kill the process as a crash would; it must still be running."""
        kill(self._process.pid)
        self.end()

    def end(self) -> None:
        """Wait until the process has been killed, by itself or another."""
        self._process.join()
        assert self._process.exitcode == KILLED, self._process.exitcode

    def rest(self) -> list[Any]:
        """Everything else it has sent; it must have ended."""
        told = []
        try:
            while True:
                told.append(self.told.recv())
        except (EOFError, ConnectionResetError):
            self.told.close()
        return told


def _begin(work: Callable[..., None], told: Connection) -> None:
    work(told, *told.recv())
