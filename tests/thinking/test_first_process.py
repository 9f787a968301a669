"""The thread that asks opponents loads no module: while Qt loads a plugin, both could wait for ever."""

import subprocess
import sys

import pytest

ASKED = """
import sys, threading
from tartli_desktop.game.registry import rules_of
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker
from tests.thinking.test_thinker import position
def start(thread):
    needed = {"subprocess", "multiprocessing.resource_tracker", "multiprocessing.popen_spawn_posix"}
    print(sorted(needed - {*sys.modules}))
threading.Thread.start = start
rules = rules_of("tartli")
Thinker().ask(Request(rules.opponents, Asked.CHOOSE, position().view(1), "beginner", 0))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes start in another way")
def test_what_starts_a_process_is_loaded_before_the_thread_runs() -> None:
    done = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
