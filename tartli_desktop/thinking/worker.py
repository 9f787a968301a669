"""A process in which an opponent thinks, and the messages over its pipe.

For each question the process gets what one player may know, a level and a seed, and returns an action:
nothing else reaches an opponent. It loads no Qt, and ends when the program at the other end of the pipe does.
"""

import importlib
import multiprocessing
import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Any, NoReturn, TypeVar

from .questions import Asked, Question

_Result = TypeVar("_Result")

LONGEST_ANSWER = 65536
"""The size limit of an answer in bytes; a message that claims to be longer is damaged."""

START_LIMIT = 30.0
"""Seconds that a process may take to start, which can be long on a busy machine or a slow disk."""

GRACE = 1.0
"""Seconds that a process may take to end by itself when its pipe is closed."""


class OpponentError(Exception):
    """The opponent failed on the question; its process can go on."""


class WorkerDiedError(Exception):
    """The process ended, or sent something unreadable and was ended."""


class WorkerHungError(Exception):
    """The process was ended, since it did not answer in time."""


class Worker:
    """One such process, from the side of the program.

    Only one thread may use it, except for :meth:`kill`.
    """

    def __init__(self, opponents_module: str, *, in_background: bool = False) -> None:
        """Start the process, which at once loads ``opponents_module``, the module that is asked first.

        With ``in_background`` it only gets the time that no other process wants.

        Raises OSError if the system starts no process.
        """
        context = multiprocessing.get_context("spawn")
        self.is_gone = False
        """Whether it was killed, and must be replaced."""
        self._is_ready = False
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(theirs, opponents_module, in_background), name="opponent", daemon=True
        )
        try:
            self._process.start()
        except OSError:
            self._connection.close()
            raise
        finally:
            # Otherwise the pipe would not end with the process.
            theirs.close()

    @property
    def pid(self) -> int | None:
        """The number of the process in the system."""
        return self._process.pid

    def ask(self, question: Question, seconds: float) -> object:
        """The opponent's answer within this many seconds, not counting the time until the process is ready.

        Raises OpponentError, WorkerDiedError or WorkerHungError; after the last two the process is gone.
        """
        if not self._is_ready:
            self._within(START_LIMIT, self._receive)
            self._is_ready = True

        def exchange() -> tuple[object, str | None, str | None]:
            # Not ``send``, whose pickling buffer raises when it is discarded after the process has died.
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

        # Killing the process also ends the wait for the rest of a message.
        alarm = threading.Timer(seconds, give_up)
        alarm.daemon = True
        alarm.start()
        try:
            return exchange()
        except Exception as error:  # Reading damaged data can fail in any way.
            self.kill()
            self.end()
            if late.is_set():
                raise WorkerHungError(f"no answer after {seconds:g} s") from error
            raise WorkerDiedError(repr(error)) from error
        finally:
            alarm.cancel()

    def kill(self) -> None:
        """End the process at once, whatever it does. A waiting :meth:`ask` raises WorkerDiedError."""
        self.is_gone = True
        self._process.kill()

    def end(self) -> None:
        """Let the process end, and wait until it has."""
        self._connection.close()
        self._process.join(GRACE)
        if self._process.exitcode is None:
            self._process.kill()
            self._process.join()


def serve(connection: Connection, opponents_module: str, in_background: bool = False) -> NoReturn:
    """Answer one question after the other; this runs in the process itself."""
    if in_background:
        _give_way()
    # Ctrl-C in a terminal is meant for the program; if that ends, so does this process.
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


def _give_way() -> None:
    """Let every other process go first."""
    if sys.platform == "win32":
        import ctypes

        idle_priority_class = 0x40
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), idle_priority_class)
    else:
        os.nice(19)


def _listen(connection: Connection, questions: queue.SimpleQueue[Question]) -> None:
    """Take questions, and end the process, even while it thinks, when the program has ended."""
    while True:
        try:
            questions.put(connection.recv())
        except (EOFError, OSError):
            os._exit(0)
        except Exception:  # Reading damaged data can fail in any way.
            os._exit(1)


def _answer(question: Question) -> bytes:
    """The pickled answer, error message and traceback; the last two are None if there is an answer."""
    module, view, level, seed, asked, seconds, also = question
    try:
        opponents: Any = importlib.import_module(module)
        if asked is Asked.EVALUATE:
            # Opponents that weigh every action anyway do not take ``also``.
            more = {"also": also} if also else {}
            return pickle.dumps((opponents.evaluate(view, seed=seed, seconds=seconds, **more), None, None))
        if asked is Asked.FIND:
            return pickle.dumps((opponents.TRAINING.find(view, seed=seed, seconds=seconds), None, None))
        if asked is Asked.INTERJECT:
            return pickle.dumps((opponents.interject(view, level, seed=seed), None, None))
        return pickle.dumps((opponents.choose(view, level, seed=seed, seconds=seconds), None, None))
    except Exception as error:
        return pickle.dumps((None, str(error) or repr(error), traceback.format_exc()))
