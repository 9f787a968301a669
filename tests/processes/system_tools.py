"""System programs that tests need, and a virtual screen."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "packaging" / "setup" / "tools.txt"
FOLDERS = ("/usr/libexec", "/usr/lib/at-spi2-core")
"""Folders with programs that are not on the path."""


def tool(name: str) -> str:
    """The path of a system program. The test fails if it is missing: it would prove nothing."""
    listed = dict(
        line.split()
        for line in LIST.read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    )
    package = listed[name]
    found = shutil.which(name, path=os.pathsep.join((os.environ.get("PATH", ""), *FOLDERS)))
    if found is None:
        pytest.fail(f"{name} is missing, as make test tells: sudo apt-get install {package}")
    return found


def run(name: str, *words: object, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run such a program to its end; return its output."""
    return subprocess.run(
        [tool(name), *map(str, words)],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        timeout=60,
    )


@contextmanager
def x_screen(size: str = "1280x800") -> Iterator[str]:
    """A private X server without a monitor, this many pixels large; yields its name, as for DISPLAY."""
    reading, writing = os.pipe()
    # Without -noreset it would restart whenever its last client disconnects.
    options = ["-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
    command = [tool("Xvfb"), "-displayfd", str(writing), *options]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with open(reading, encoding="ascii") as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(timeout=30)
