"""Simulated screens, and environments for processes that use them."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def screen_of(size: str) -> Iterator[dict[str, str]]:
    """The environment of a process with a screen of this size, independent of the machine that it runs on."""
    width, height, scale = numbers(size)
    # Qt takes a colon for the start of another option, so on Windows the drive, the project's, is left out.
    with tempfile.TemporaryDirectory(dir=None if os.name == "posix" else ROOT) as scratch:
        screen = Path(scratch) / "screen.json"
        screen.write_text(json.dumps(_screen(round(width * scale), round(height * scale))), encoding="utf-8")
        yield plain_environment() | {
            "QT_QPA_PLATFORM": f"offscreen:configfile={os.path.splitdrive(screen)[1]}",
            "QT_SCALE_FACTOR": f"{scale:g}",
            # Several such processes run at once; painting in several threads would be in their way.
            "QT_NO_GUI_THREADPOOL": "1",
            "PYTHONPATH": str(ROOT),
        }


def plain_environment() -> dict[str, str]:
    """The environment without variables that change how windows look, and with a fixed order of sets."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "LC_", "LANG"))}
    return kept | {"LC_ALL": "C.UTF-8", "TZ": "UTC", "PYTHONHASHSEED": "0"}


def numbers(size: str) -> tuple[int, int, float]:
    """Width, height and scale of a size such as ``1920x1080@2x`` or ``1707x960@1.5x``."""
    area, _, scale = size.partition("@")
    width, height = area.split("x")
    return int(width), int(height), float(scale.removesuffix("x") or 1)


def _screen(width: int, height: int) -> dict[str, object]:
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    return {"screens": [{"name": "main", "x": 0, "y": 0, "width": width, "height": height, **dots}]}
