"""Uncaught exceptions: they are logged beside the matches, and shown to the player."""

from __future__ import annotations

import faulthandler
import logging
import platform
import sys
import threading
import time
import traceback
from collections import Counter
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from PySide6.QtCore import QObject, Signal, qVersion

from tartli_desktop import __version__
from tartli_desktop.files.plain_files import refuse_others

_log = logging.getLogger(__name__)

AGAIN_AFTER = 30.0
"""Seconds before the same error is shown again, since an error in painting would come back at once."""

_LONGEST = 60_000
"""The length at which a trace is shortened."""


def report(trace: str) -> str:
    """A trace with what developers ask first, and without the name of the home folder."""
    head = (
        f"Tartli {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}\n"
        f"{time.strftime('%Y-%m-%d %H:%M:%S %z')}\n\n"
    )
    home = str(Path.home())
    text = trace if len(trace) <= _LONGEST else trace[: _LONGEST // 2] + "\n…\n" + trace[-_LONGEST // 2 :]
    return head + (text.replace(home, "~") if len(home) > 1 else text)


class CrashLog(QObject):
    """Records uncaught exceptions within its ``with`` block: in the window, in threads, and in destructors.

    Signals:
        happened(report): there was such an exception, which is in the log already; from any thread.
    """

    happened = Signal(str)

    def __init__(self, file: Path) -> None:
        """``file`` takes the traces of the interpreter if the system ends the program."""
        super().__init__()
        self._file = file
        self._traces: IO[bytes] | None = None
        self._lock = threading.Lock()
        self._counted: Counter[str] = Counter()
        self._told: dict[str, float] = {}
        self._before: tuple[Any, ...] = ()
        self.last_time = ""
        """The report if the system ended the program the last time, otherwise empty."""

    def __enter__(self) -> Self:
        self.last_time = self._take_last_time()
        # If Python was started with a fault handler, its trace must stay there.
        if not faulthandler.is_enabled():
            try:
                refuse_others(self._file)
                self._traces = self._file.open("ab")
                faulthandler.enable(self._traces)
            except OSError:
                if sys.stderr is not None:
                    faulthandler.enable()
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._in_window
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._unraisable
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        if self._traces is not None:
            faulthandler.disable()
            self._traces.close()
            self._traces = None

    def _take_last_time(self) -> str:
        """Move the trace of an earlier crash into the log, and return the report."""
        try:
            refuse_others(self._file)
            with self._file.open("r+b") as left:
                trace = left.read(_LONGEST).decode("utf-8", "replace").strip()
                # Emptied rather than removed: another copy of the program may have it open.
                left.truncate(0)
        except OSError:
            return ""
        if not trace:
            return ""
        _log.critical("the program was ended by the system\n%s", trace)
        return report(trace)

    # Where exceptions arrive

    def _in_window(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        trace = "".join(traceback.format_exception(kind, error, where))
        if not issubclass(kind, Exception) or self._note(trace):
            self._before[0](kind, error, where)

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        lines = traceback.format_exception(args.exc_type, args.exc_value, args.exc_traceback)
        trace = f"In thread {args.thread.name if args.thread else '?'}:\n{''.join(lines)}"
        if not issubclass(args.exc_type, Exception) or self._note(trace):
            self._before[1](args)

    def _unraisable(self, last: sys.UnraisableHookArgs) -> None:
        lines = traceback.format_exception(last.exc_type, last.exc_value, last.exc_traceback)
        # Not the object itself, which is being destroyed.
        trace = f"{last.err_msg or 'Ignored'} in {type(last.object).__name__}:\n{''.join(lines)}"
        if not issubclass(last.exc_type, Exception) or self._note(trace):
            self._before[2](last)

    def take(self, trace: str) -> str:
        """Log a trace that was caught elsewhere, show it to the player, and return the report."""
        self._note(trace)
        return report(trace)

    def _note(self, trace: str) -> bool:
        """Log a trace, show it unless it was shown recently, and return whether it was logged."""
        now = time.monotonic()
        with self._lock:
            self._counted[trace] += 1
            count = self._counted[trace]
            is_new = now - self._told.get(trace, -AGAIN_AFTER) >= AGAIN_AFTER
            if is_new:
                self._told[trace] = now
        # Only the 1st, 2nd, 4th, 8th time: an error in every frame must not fill the disk.
        is_logged = count & (count - 1) == 0
        if is_logged:
            _log.critical("nobody caught this (%d):\n%s", count, trace.rstrip())
        if is_new:
            self.happened.emit(report(trace))
        return is_logged
