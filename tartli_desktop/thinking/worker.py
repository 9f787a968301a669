"""A process in which an opponent thinks, and what is said to it over its pipe.

The process is given a view, a level and a seed at a time, and gives back an action: nothing else reaches an
opponent. It loads no Qt, and ends when the program at the other end of the pipe does, however that ends.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import pickle
import queue
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Any, NoReturn, TypeVar

from .questions import Asked, Question

_Result = TypeVar("_Result")

LONGEST_ANSWER = 65536
"""Bytes; what says that it is longer is damaged."""

START_LIMIT = 30.0
"""Seconds that a process may take to start: on a busy machine, or with a slow disk, it may take long."""

GRACE = 1.0
"""Seconds that a process may take to end by itself when its pipe is closed."""


class OpponentError(Exception):
    """The opponent broke down over the question; its process is as good as before."""


class WorkerDiedError(Exception):
    """The process ended, or said what nobody can read; it is gone."""


class WorkerHungError(Exception):
    """The process was ended, since it did not answer in time."""


class Worker:
    """One such process, from the side of the program.

    One thread asks; only :meth:`kill` may be called by others.
    """

    def __init__(self, opponents_module: str) -> None:
        """Start the process. ``opponents_module``: the one that is asked first, which it loads meanwhile.

        Raises OSError where the system gives no process.
        """
        context = multiprocessing.get_context("spawn")
        self.is_gone = False
        """Whether it was killed, and must be replaced."""
        self._is_ready = False
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(theirs, opponents_module), name="opponent", daemon=True
        )
        try:
            self._process.start()
        except OSError:
            self._connection.close()
            raise
        finally:
            # Or the end of the process would not be the end of what it says.
            theirs.close()

    @property
    def pid(self) -> int | None:
        """The number of the process in the system."""
        return self._process.pid

    def ask(self, question: Question, seconds: float) -> Any:
        """What the opponent answers within that many seconds; the time until it is ready does not count.

        Raises OpponentError, WorkerDiedError or WorkerHungError; after the last two the process is gone.
        """
        if not self._is_ready:
            self._within(START_LIMIT, self._receive)
            self._is_ready = True

        def exchange() -> tuple[Any, str | None, str | None]:
            # What send makes for it cannot be thrown away quietly where the process has died.
            self._connection.send_bytes(pickle.dumps(question))
            answer, sentence, trace = pickle.loads(self._receive())
            return answer, sentence, trace

        answer, sentence, trace = self._within(seconds, exchange)
        if sentence is not None:
            raise OpponentError(sentence) from OpponentError(trace)
        return answer

    def _receive(self) -> bytes:
        """The next message. Raises EOFError or OSError if the process ends before it."""
        # On Windows a process takes over its end of the pipe while it starts. If it is killed before that,
        # the end stays open in this process, and nobody would ever close it.
        wait([self._connection, self._process.sentinel])
        if not self._connection.poll():
            raise EOFError("the process has ended")
        return self._connection.recv_bytes(LONGEST_ANSWER)

    def _within(self, seconds: float, exchange: Callable[[], _Result]) -> _Result:
        """Exchange something; if that takes longer or fails, the process is ended."""
        late = threading.Event()

        def give_up() -> None:
            late.set()
            self.kill()

        # It also ends a wait for the rest of a message.
        alarm = threading.Timer(seconds, give_up)
        alarm.daemon = True
        alarm.start()
        try:
            return exchange()
        except Exception as error:  # To read what is damaged can fail in any way.
            self.kill()
            self.end()
            if late.is_set():
                raise WorkerHungError(f"no answer after {seconds:g} s") from error
            raise WorkerDiedError(repr(error)) from error
        finally:
            alarm.cancel()

    def kill(self) -> None:
        """End the process at once, whatever it does. Who waits for its answer learns that it died."""
        self.is_gone = True
        self._process.kill()

    def end(self) -> None:
        """Let the process end, and wait until it has."""
        self._connection.close()
        self._process.join(GRACE)
        if self._process.exitcode is None:
            self._process.kill()
            self._process.join()


def serve(connection: Connection, opponents_module: str) -> NoReturn:
    """Answer one question after the other: what runs in the process itself."""
    # Ctrl-C in a terminal is meant for the program, which takes this process along if it ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions: queue.SimpleQueue[Question] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(connection, questions), daemon=True).start()
    importlib.import_module(opponents_module)
    message = b"ready"
    while True:
        try:
            connection.send_bytes(message)
        except OSError:
            os._exit(0)
        message = _answer(questions.get())


def _listen(connection: Connection, questions: queue.SimpleQueue[Question]) -> None:
    """Take questions, and end the process in the middle of a thought when nobody is there any more."""
    while True:
        try:
            questions.put(connection.recv())
        except (EOFError, OSError):
            os._exit(0)
        except Exception:  # Damaged: as above, anything.
            os._exit(1)


def _answer(question: Question) -> bytes:
    """The answer, a sentence where there is none, and where it came to that; the last two may be None."""
    module, view, level, seed, asked, seconds, also = question
    try:
        opponents: Any = importlib.import_module(module)
        if asked is Asked.EVALUATE:
            # Opponents that weigh every action do not take any besides.
            more = {"also": also} if also else {}
            return pickle.dumps((opponents.evaluate(view, seed=seed, seconds=seconds, **more), None, None))
        if asked is Asked.INTERJECT:
            return pickle.dumps((opponents.interject(view, level, seed=seed), None, None))
        return pickle.dumps((opponents.choose(view, level, seed=seed, seconds=seconds), None, None))
    except Exception as error:
        return pickle.dumps((None, str(error) or repr(error), traceback.format_exc()))
