"""In which threads Qt paints."""

import os
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
