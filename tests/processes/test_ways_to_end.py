"""Whatever is remembered is kept by every way to end the program."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings import settings_file
from tests.processes.watched_program import Watched
from tests.session.playing import QUICK

ENDS = ["cross", "menu", *(name for name in ("SIGTERM", "SIGHUP", "SIGKILL") if hasattr(signal, name))]
"""A display that goes away, or a system that is shut down, leaves no more time than the last one."""

MENU = "next(each for each in window.menus.actions() if 'Quit' in each.text().replace('&', '')).trigger()"
CHANGED = (
    "import msgspec; "
    "window.settings_writer.change(msgspec.structs.replace(window.settings.now, speed={speed})); "
    "window.resize(800, {height})"
)

SEEN = "window.setWindowTitle(f'{window.width()} {window.height()} {window.settings.now.speed}')"


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")
def test_all_is_there_again(tmp_path: Path) -> None:
    paths = UserPaths.under(tmp_path / "tartli")
    settings_file.save(paths.settings_file, QUICK)
    before: dict[str, Any] = {}
    for number, end in enumerate([*ENDS, ""], 1):
        with Watched("--portable", str(paths.data)) as program:
            if before:
                assert program.until("phase")["record"] == before["record"], end
                assert program.tell("python", SEEN)["title"] == f"800 {700 + number - 1} {number / 2 - 0.5}"
            for _ in range(6):
                program.tell("play")
            program.tell("python", CHANGED.format(height=700 + number, speed=number / 2))
            # An opponent who is still thinking would play on meanwhile.
            before = program.on_turn()
            if end.startswith("SIG"):
                # Somebody has stopped moving the window.
                program.tell("wait", "1.5")
                os.kill(program.pid, getattr(signal, end))
                assert program.ended_by() == -getattr(signal, end)
            else:
                if end == "menu":
                    program.tell("python", MENU)
                program.quit()
