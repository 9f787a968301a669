"""In which threads Qt paints, and that memory goes back to the system."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

PAINTED = """
import os
from pathlib import Path
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QRadialGradient
from tartli_desktop.app.run import build_application

application = build_application()
picture = QImage(900, 900, QImage.Format.Format_ARGB32_Premultiplied)
with QPainter(picture) as painter:
    painter.fillRect(picture.rect(), QRadialGradient(QPointF(400, 400), 500))
print(len(list(Path("/proc/self/task").iterdir())), os.environ.get("QT_NO_GUI_THREADPOOL"))
"""


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="the system does not list threads there")
def test_no_thread_paints_beside_that_of_the_windows_and_what_is_opened_may_paint_as_it_likes() -> None:
    surroundings = {name: value for name, value in os.environ.items() if name != "QT_NO_GUI_THREADPOOL"}
    painted = subprocess.run(
        [sys.executable, "-c", PAINTED],
        env={**surroundings, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert painted.stdout.split() == ["1", "None"]


# Once glibc has raised its limit, a freed block stays in the heap if blocks in use surround it.
PROGRAM = """
import ctypes, os
from pathlib import Path
from tartli_desktop.app.painting import LARGE, give_large_blocks_back

{call}
c = ctypes.CDLL(None)
c.malloc.restype = ctypes.c_void_p
c.free.argtypes = [ctypes.c_void_p]
c.memset.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_size_t]

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

def block(size):
    made = c.malloc(size)
    c.memset(made, 1, size)
    return made

c.free(block(16 * LARGE))
before = resident()
large = []
for _ in range(20):
    large.append(block(4 * LARGE))
    block(8192)
for each in large:
    c.free(each)
print((resident() - before) // (4 * LARGE))
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc has the choice")
@pytest.mark.parametrize(
    ("call", "kept"), [("", True), ("assert give_large_blocks_back()", False)], ids=["usual", "chosen"]
)
def test_large_blocks_go_back_to_the_system_once_that_is_chosen(call: str, kept: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(call=call)], capture_output=True, text=True, check=True
    )
    assert (int(done.stdout) > 10) is kept, done.stdout
