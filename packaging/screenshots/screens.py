"""Screens that are not there, and processes that have one."""

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
    """The environment of a process that has a screen of this size, and nothing of the machine it is on."""
    width, height, scale = numbers(size)
    # Qt takes what follows a colon for another option, so Windows' drive is left out: it is the project's.
    with tempfile.TemporaryDirectory(dir=None if os.name == "posix" else ROOT) as scratch:
        screen = Path(scratch) / "screen.json"
        screen.write_text(json.dumps(_screen(round(width * scale), round(height * scale))), encoding="utf-8")
        yield plain_environment() | {
            "QT_QPA_PLATFORM": f"offscreen:configfile={os.path.splitdrive(screen)[1]}",
            "QT_SCALE_FACTOR": f"{scale:g}",
            # Such processes work side by side; threads that share the painting would be in their way.
            "QT_NO_GUI_THREADPOOL": "1",
            "PYTHONPATH": str(ROOT),
        }


def plain_environment() -> dict[str, str]:
    """The environment without what changes how a window looks, or in which order a set is gone through."""
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
