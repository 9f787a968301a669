"""With --portable everything stays in one folder: no other file is written, or even opened to be written."""

import re
from pathlib import Path

import pytest

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.packs import packs
from tartli_desktop.settings import settings_file
from tartli_desktop.store.match_store import MatchStore
from tests.processes.linux_sandbox import tracing
from tests.processes.watched_program import Watched
from tests.session.playing import QUICK

CHANGING = (
    "openat,open,creat,mkdir,mkdirat,rename,renameat,renameat2,link,linkat,symlink,symlinkat,truncate,mknod,"
    "mknodat"
)
USED = (
    "window.dialogs.open_settings(); "
    "from tartli_desktop.settings.settings import ColourScheme; from msgspec.structs import replace; "
    "window.settings_writer.change(replace(window.settings.now, colour_scheme=ColourScheme.DARK))"
)
BROKEN = "import threading; threading.Thread(target=lambda: int('the ninth trump')).start()"
PROCESS = (
    # The real opponent, in its process.
    "from tartli_desktop.thinking.worker import Worker; "
    "worker = Worker('tartli_desktop.games.tartli.opponents'); "
    "worker._within(20, worker._connection.recv_bytes); worker.end()"
)


def play(program: Watched) -> None:
    """Do a bit of everything that writes."""
    for _ in range(12):
        program.tell("play")
    program.tell("python", USED)
    program.tell("python", PROCESS)
    program.tell("python", BROKEN)
    program.until("dialogs")


def surroundings(tmp_path: Path) -> dict[str, str]:
    """Every folder in which a program usually writes, each separate and empty."""
    folders = {name: tmp_path / name.lower() for name in ("HOME", "TMPDIR", "XDG_RUNTIME_DIR")}
    for folder in folders.values():
        folder.mkdir(mode=0o700)
    unset = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"), "")
    return {name: str(folder) for name, folder in folders.items()} | unset


def left_in(tmp_path: Path) -> set[str]:
    """The files in these folders, except the caches of Qt and of the fonts."""
    names = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if not path.is_dir()}
    return {name for name in names if not re.match(r"stick/|home/\.cache/(fontconfig|qt)", name)}


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    settings_file.save(UserPaths.under(tmp_path / "stick").settings_file, QUICK)
    return tmp_path / "stick"


def test_home_and_every_other_folder_stay_empty(stick: Path, tmp_path: Path) -> None:
    with Watched("--portable", str(stick), PYTHONDONTWRITEBYTECODE="1", **surroundings(tmp_path)) as program:
        play(program)
        program.quit()
    assert left_in(tmp_path) == set()
    # The lasting files are there: the log, the window, the settings, the match.
    paths = UserPaths.under(stick)
    assert "the ninth trump" in paths.log_file.read_text(encoding="utf-8")
    settings = settings_file.load(paths.settings_file).settings
    assert (settings.colour_scheme, bool(settings.window_geometry)) == ("dark", True)
    with MatchStore.open(paths.database).store as store:
        assert len(store.list()) == 1
    assert packs.packs_folder(paths).parent == stick


def test_no_file_elsewhere_is_opened_to_be_written(stick: Path, tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    with Watched(
        "--portable",
        str(stick),
        before=tracing(trace, CHANGING),
        PYTHONDONTWRITEBYTECODE="1",
        **surroundings(tmp_path),
    ) as program:
        play(program)
        program.quit()
    lines = trace.read_text(errors="replace").splitlines()
    writing = [
        line
        for line in lines
        if "= -1 " not in line and (" open" not in line or re.search(r"O_(WRONLY|RDWR|CREAT|TRUNC)", line))
    ]
    # A relative path counts, too: it would lie where the program was started.
    named = {Path(name) for line in writing for name in re.findall(r'"([^"]*)"', line)}
    assert stick / "matches.sqlite3" in named
    allowed = re.compile(rf"{re.escape(str(stick))}(/|$)|/dev/|/proc/self/|.*/\.cache(/(fontconfig|qt)|$)")
    assert {path for path in named if not allowed.match(str(path))} == set()
