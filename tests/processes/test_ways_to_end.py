"""Whatever is remembered is kept by every way to end the program."""

import os
import signal
from pathlib import Path

import pytest

from tartli_desktop.files.user_paths import Places
from tartli_desktop.settings import settings_file
from tests.processes.watched_program import Watched
from tests.session.playing import QUICK

ENDS = ["cross", "menu", *(name for name in ("SIGTERM", "SIGHUP", "SIGKILL") if hasattr(signal, name))]
"""A display that goes away, or a system that is shut down, leaves no more time than the last one."""

MENU = "next(each for each in window.menus.actions() if 'Quit' in each.text().replace('&', '')).trigger()"
CHANGED = (
    "import msgspec; window.settings_writer.change(msgspec.structs.replace(window.settings.now, speed=2)); "
    "window.resize(800, 700)"
)

SEEN = "window.setWindowTitle(f'{window.width()} {window.height()} {window.settings.now.speed}')"


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")
@pytest.mark.parametrize("end", ENDS)
def test_all_is_there_again(end: str, tmp_path: Path) -> None:
    places = Places.under(tmp_path / "tartli")
    settings_file.save(places.settings_file, QUICK)
    with Watched("--portable", str(places.data)) as program:
        for _ in range(6):
            program.tell("play")
        program.tell("python", CHANGED)
        # An opponent who is still thinking would play on meanwhile.
        before = program.on_turn()
        if end.startswith("SIG"):
            # Somebody has stopped moving the window.
            program.tell("wait", "1.5")
            os.kill(program.pid, getattr(signal, end))
            assert program.ended_by() == -getattr(signal, end)
        elif end == "menu":
            program.tell("python", MENU)
            program.quit()
        else:
            program.quit()
    with Watched("--portable", str(places.data)) as program:
        after = program.until("phase")
        assert program.tell("python", SEEN)["title"] == "800 700 2.0"
        assert after["record"] == before["record"]
        program.quit()
