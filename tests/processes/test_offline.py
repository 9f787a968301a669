"""The program needs no network: it is played without one, and killed if it asks for a socket.

It does speak with programs on the same machine, as the packages do: the display, the desktop and the sound.
"""

import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tartli import Match
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import Settings
from tartli_desktop.store.match_store import MatchStore
from tests.processes.linux_sandbox import ANY_SOCKET, tracing, without_network, without_sockets
from tests.processes.system_tools import x_screen
from tests.processes.watched_program import Watched
from tests.session.playing import quick

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux can take a network away")

ROOT = Path(__file__).resolve().parents[2]
TIMEOUT = 240
SHORT_MATCH = (
    "from msgspec.structs import replace; from tartli_desktop.games.tartli import HUNGARIAN; "
    "from tartli_desktop.windows.new_match.new_match import NewMatch; "
    "rules = replace(HUNGARIAN, match_target=1); "
    "window.begin_match(NewMatch('tartli', rules, 'beginner', ('You', 'Kata'), window.settings.now))"
)
SHORT_DEMO = (
    "import sys; from msgspec.structs import replace; "
    "from tartli_desktop.games.tartli.options import TartliOptions; "
    "from tartli_desktop.games.tartli import HUNGARIAN; from tartli_desktop.__main__ import main; "
    "TartliOptions.next_variant = property(lambda options: replace(HUNGARIAN, match_target=1)); "
    "sys.exit(main())"
)
"""The demonstration with a match to one game: to three, it takes half a minute."""


def demonstrate(before: list[str], folder: Path) -> None:
    """Let two opponents play a whole match to one game, with the opponents' process."""
    done = subprocess.run(
        [*before, sys.executable, "-c", SHORT_DEMO, "--demo", str(folder)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
    )
    assert (done.returncode, done.stderr) == (0, "")
    record = msgspec.json.decode((folder / "match.tartli.json").read_bytes())
    assert Match.from_record(record).winner is not None


def play_in_window(before: list[str], folder: Path, settings: Settings, **variables: str) -> None:
    """Play a whole match to one game in the window."""
    settings_file.save(UserPaths.under(folder).settings_file, settings)
    with Watched("--portable", str(folder), before=before, **variables) as program:
        seen = program.tell("python", SHORT_MATCH)
        while seen["phase"] != "MATCH_OVER":
            seen = program.tell("play")
        assert seen["messages"] == []
        program.quit()
    with MatchStore.open(UserPaths.under(folder).database).store as store:
        (row,) = store.list()
        assert row.finished


def test_a_whole_match_without_a_network_and_without_one_socket(tmp_path: Path) -> None:
    demonstrate([*without_network(), *without_sockets()], tmp_path)


class SoundService:
    """A socket in place of PulseAudio, which closes each connection."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "native"
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(self.path))
        self._door.listen()
        self._porter = threading.Thread(target=self._hang_up)
        self._porter.start()

    def _hang_up(self) -> None:
        while True:
            try:
                visitor, _ = self._door.accept()
            except OSError:
                return
            visitor.close()

    def close(self) -> None:
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        self._porter.join()


@pytest.fixture
def sound_service() -> Iterator[SoundService]:
    """A sound service; skip the test where the program is silent for lack of QtMultimedia."""
    silent = subprocess.run(
        [sys.executable, "-c", "import PySide6.QtMultimedia"], capture_output=True, text=True
    )
    if silent.returncode:
        pytest.skip(f"QtMultimedia cannot be loaded: {silent.stderr.strip().rpartition(chr(10))[2]}")
    # A socket's path can have at most 108 characters.
    with TemporaryDirectory(prefix="tartli") as folder:
        service = SoundService(Path(folder))
        yield service
        service.close()


def test_the_only_sockets_are_those_of_the_display_the_desktop_and_the_sound(
    sound_service: SoundService, tmp_path: Path
) -> None:
    trace = tmp_path / "trace"
    calls = "socket,connect,bind,listen,accept,accept4,sendto,sendmsg,io_uring_setup"
    traced = tracing(trace, calls)
    subprocess.run([*traced, sys.executable, "-c", ANY_SOCKET.format("INET")], check=True)
    assert "AF_INET" in trace.read_text()
    bus = "/run/no-such-bus"
    with x_screen() as display:
        play_in_window(
            traced,
            tmp_path / "own",
            quick(sound=True),
            DISPLAY=display,
            QT_QPA_PLATFORM="xcb",
            # No bus is there, but the program asks for it.
            DBUS_SESSION_BUS_ADDRESS=f"unix:path={bus}",
            PULSE_SERVER=f"unix:{sound_service.path}",
        )
    lines = trace.read_text(errors="replace").splitlines()
    families = {found[1] for line in lines if (found := re.search(r" socket\((\w+),", line))}
    reached = {found[1] for line in lines if (found := re.search(r' connect\(.*sun_path=@?"([^"]*)"', line))}
    screen = f"/tmp/.X11-unix/X{display[1:]}"
    assert families == {"AF_UNIX"}
    assert {screen, str(sound_service.path)} <= reached
    # PulseAudio's library writes errors to the system log.
    assert reached <= {screen, str(sound_service.path), bus, "/run/dbus/system_bus_socket", "/dev/log"}
    assert not [line for line in lines if re.search(r" (listen|accept4?|io_uring_setup)\(", line)]
    # Nothing is sent but through connections.
    assert not [line for line in lines if re.search(r" connect\(", line) and "sun_path" not in line]
    assert not [line for line in lines if re.search(r" bind\(", line)]
