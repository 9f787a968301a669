"""Other work on the machine while something is measured."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def one_core_busy() -> Iterator[None]:
    """Keep one core busy, as another program would."""
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as work:
        try:
            yield
        finally:
            work.kill()
