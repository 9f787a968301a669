"""Opponents that misbehave, chosen by the name of the level, for tests of the separate process.

The program's levels play as usual. ``ponder FOLDER`` writes its process id to FOLDER/pid, and decides when
FOLDER/go exists.
"""

import gc
import os
import sys
import time
from multiprocessing import connection
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from tartli_desktop.games.tartli import View, opponents
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tests.processes.kill_process import kill

MISBEHAVING = replace(RULES.opponents, module=__name__)
"""The opponents that a :class:`~tartli_desktop.thinking.thinker.Request` names to reach this module."""


def choose(view: View, level: str, **limits: Any) -> Any:
    word, _, rest = level.partition(" ")
    match word:
        case "echo":
            return "choose", view, level, limits
        case "process":
            return os.getpid()
        case "modules":
            return sorted(sys.modules)
        case "ponder":
            return _ponder(view, Path(rest))
        case "dies":
            kill(os.getpid())
        case "exits":
            sys.exit(rest)
        case "hangs":
            while True:
                pass
        case "babbles":
            _pipe().send_bytes(b"fiddlesticks")
        case "boasts":
            # A header announces this many bytes.
            os.write(_pipe().fileno(), b"\x7f\xff\xff\xff")
        case "stammers":
            os.write(_pipe().fileno(), b"\x00\x00\x00\x20fiddle")
            time.sleep(60)
        case "breaks":
            raise RuntimeError("lost its head")
        case "mumbles":
            return lambda: "nothing that could be said to another process"
    return opponents.choose(view, level)


def interject(view: View, level: str, **limits: Any) -> Any:
    return ("interject", view, level, limits) if level == "echo" else opponents.interject(view, level)


def evaluate(view: View, *, seed: int, seconds: float, also: tuple[Any, ...] = ()) -> Any:
    """Evaluate; the seed decides what goes wrong."""
    if seed == 200:
        return {"also": also, "seconds": seconds}
    if seed == 404:
        kill(os.getpid())
    while seed == 408:
        pass
    return opponents.evaluate(view, seed=seed, seconds=seconds, strength=SearchSettings(worlds=4, first=2))


def _ponder(view: View, folder: Path) -> Any:
    # The reader must find the whole message.
    (folder / "new").write_text(str(os.getpid()))
    (folder / "new").replace(folder / "pid")
    while not (folder / "go").exists():
        pass
    return opponents.choose(view, "heuristic")


def _pipe() -> Any:
    kinds = (Connection, *([connection.PipeConnection] if sys.platform == "win32" else []))
    return next(thing for thing in gc.get_objects() if isinstance(thing, kinds))
