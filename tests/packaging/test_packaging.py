"""How the packages are made, as far as tests can try it without making them; make dist does the rest."""

import hashlib
import importlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

import pytest

import tartli_desktop
from tartli_desktop.app.run import APP_ID
from tests.processes import system_tools

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
SPEC = PACKAGING / "tartli.spec"
INSTALLER = PACKAGING / "windows" / "tartli.iss"
FLATPAK = LINUX / f"{APP_ID}.yaml"
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
SCRIPTS = [*sorted(LINUX.glob("*.sh")), LINUX / "AppRun", PACKAGING / "macos" / "dmg.sh"]
RECIPES = [SPEC, INSTALLER, FLATPAK, WORKFLOW, *SCRIPTS]

on_posix = pytest.mark.skipif(os.name != "posix", reason="the scripts are for Linux and macOS")


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts' folders on the path, as when the scripts run."""
    for folder in (PACKAGING, PACKAGING / "bundle", LINUX):
        monkeypatch.syspath_prepend(str(folder))


@pytest.fixture
def pruning(scripts: None) -> ModuleType:
    return importlib.import_module("pruning")


@pytest.fixture
def deb(scripts: None) -> ModuleType:
    return importlib.import_module("deb")


@pytest.fixture
def share(scripts: None) -> ModuleType:
    return importlib.import_module("share")


# What goes into the bundle


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/QtWidgets.abi3.so",
        "PySide6/QtMultimedia.abi3.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        r"PySide6\plugins\platforms\qwindows.dll",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PIL/_imaging.cpython-311-x86_64-linux-gnu.so",
        "libpython3.11.so.1.0",
        "Python",
    ],
)
def test_what_the_program_loads_goes_along(pruning: ModuleType, place: str) -> None:
    assert pruning.is_root(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/QtQml.abi3.so",
        r"PySide6\opengl32sw.dll",
        "PySide6/Qt/lib/libQt6WebEngineCore.so.6",
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
        "pillow.libs/libavif-c6062d5f.so.16.4.2",
        "libsomething.so.1",
    ],
)
def test_what_it_does_not_load_stays_unless_something_needs_it(pruning: ModuleType, place: str) -> None:
    assert not pruning.is_root(place)


NEEDS = {
    "QtWidgets.abi3.so": ["libQt6Widgets.so.6", "libc.so.6"],
    "libQt6Widgets.so.6": ["libQt6Gui.so.6"],
    "libqxcb.so": ["libxcb-cursor.so.0", "libGL.so.1"],
    "libffmpegmediaplugin.so": ["libavcodec.so.61"],
}


def kept(pruning: ModuleType, places: Iterable[str], *, linux: bool = True) -> list[str]:
    """The libraries that are kept; those without a folder belong to the system."""
    entries = [
        (place, f"/{'site-packages' if '/' in place else 'lib'}/{place}", "BINARY") for place in places
    ]
    entries.append(("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"))
    stay = pruning.kept(entries, lambda path: NEEDS.get(Path(path).name, []), linux=linux)
    return [place for place, _, _ in stay]


def test_a_library_goes_along_with_what_needs_it(pruning: ModuleType) -> None:
    assert kept(
        pruning,
        [
            "PySide6/QtWidgets.abi3.so",
            "PySide6/Qt/lib/libQt6Widgets.so.6",
            "PySide6/Qt/lib/libQt6Gui.so.6",
            "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
            "PySide6/Qt/lib/libavcodec.so.61",
            "PySide6/Qt/plugins/platforms/libqxcb.so",
            "libxcb-cursor.so.0",
            "libGL.so.1",
            "libc.so.6",
            "libstdc++.so.6",
        ],
    ) == [
        "PySide6/QtWidgets.abi3.so",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        # Many systems lack it; drivers and the C and C++ libraries must be the system's.
        "libxcb-cursor.so.0",
        "libQt6Gui.so.6",
    ]


# The Debian package

DUMP = """
Dynamic Section:
  NEEDED               libQt6Core.so.6
  NEEDED               libc.so.6
  NEEDED               libstdc++.so.6
  NEEDED               libxkbcommon.so.0

Version References:
  required from libc.so.6:
    0x069691b4 0x00 07 GLIBC_2.4
    0x069691b4 0x00 07 GLIBC_2.34
  required from libstdc++.so.6:
    0x069691b4 0x00 07 GLIBCXX_3.4.29
"""


def test_the_package_depends_on_what_its_libraries_are_linked_with(deb: ModuleType) -> None:
    assert deb.depends([DUMP], {"libQt6Core.so.6"}) == [
        "libc6 (>= 2.34)",
        "libstdc++6 (>= 11)",
        "libxkbcommon0",
    ]


# Files for the desktop


def with_parts(share: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Create every part as a placeholder."""
    monkeypatch.setattr(share, "ROOT", folder)
    monkeypatch.setattr(share, "DESKTOP", folder / "desktop")
    monkeypatch.setattr(share, "ICONS", folder / "icons")
    (folder / "desktop").mkdir(parents=True)
    for name in share.FILES:
        (folder / "desktop" / name).write_text("Exec=tartli-desktop %F\n")
    icon = folder / "icons" / "48x48" / "apps" / f"{APP_ID}.png"
    icon.parent.mkdir(parents=True)
    icon.touch()


def test_everything_is_laid_out_where_desktops_look(
    share: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_parts(share, tmp_path, monkeypatch)
    share.lay_out(tmp_path / "usr")
    laid = {path.relative_to(tmp_path / "usr/share").as_posix() for path in tmp_path.glob("usr/share/**/*.*")}
    laid = {name for name in laid if (tmp_path / "usr/share" / name).is_file()}
    assert laid == {
        f"applications/{APP_ID}.desktop",
        f"metainfo/{APP_ID}.metainfo.xml",
        f"mime/packages/{APP_ID}-mime.xml",
        "man/man1/tartli-desktop.1",
        f"icons/hicolor/48x48/apps/{APP_ID}.png",
    }


def test_the_wheel_has_the_entry_in_the_menu_where_pip_puts_it_for_one_user(share: ModuleType) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shipped = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    assert {source for source in shipped if not (ROOT / source).is_file()} == set()
    laid = {f"packaging/desktop/{name}": f"share/{place}/{name}" for name, place in share.FILES.items()}
    assert laid.items() <= shipped.items()
    assert f"share/icons/hicolor/scalable/apps/{APP_ID}.svg" in shipped.values()


# Installing for one user


@pytest.fixture
def unpacked(share: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The contents of the archive, with a program that only prints that it runs."""
    with_parts(share, tmp_path / "parts", monkeypatch)
    tree = tmp_path / "unpacked"
    share.lay_out(tree)
    program = tree / "program" / "tartli-desktop"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\necho plays\n")
    program.chmod(0o755)
    for name in ("install.sh", "uninstall.sh"):
        shutil.copy(LINUX / name, tree)
    return tree


def run(script: Path, home: Path, **changed: str) -> subprocess.CompletedProcess[str]:
    # The list of file types need not survive a power failure.
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "PKGSYSTEM_ENABLE_FSYNC": "0", **changed}
    return subprocess.run([script], env=environment, capture_output=True, text=True, timeout=60)


def files(folder: Path) -> set[str]:
    """Every file and link, except what a desktop keeps for all programs."""
    listed = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}
    return {name for name in listed if not re.search(r"\.cache$|share/mime/[^/]+$", name)}


@on_posix
def test_it_is_installed_played_and_removed_but_for_the_matches(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    matches = home / ".local/share/tartli/matches.sqlite3"
    matches.parent.mkdir(parents=True)
    matches.write_text("mine")
    done = run(unpacked / "install.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    # The unpacked files are no longer needed.
    shutil.rmtree(unpacked)
    started = subprocess.run([home / ".local/bin/tartli-desktop"], capture_output=True, text=True)
    assert started.stdout == "plays\n"
    entry = (home / f".local/share/applications/{APP_ID}.desktop").read_text()
    assert entry == f"Exec={home}/.local/bin/tartli-desktop %F\n"
    done = run(home / ".local/lib/tartli-desktop/uninstall.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    assert str(matches.parent) in done.stdout
    assert files(home) == {".local/share/tartli/matches.sqlite3"}


@on_posix
def test_a_newer_one_leaves_nothing_of_the_older(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    (unpacked / "share" / "old.txt").write_text("old")
    (unpacked / "program" / "old.so").write_text("old")
    assert run(unpacked / "install.sh", home).returncode == 0
    (unpacked / "share" / "old.txt").unlink()
    (unpacked / "program" / "old.so").unlink()
    assert run(unpacked / "install.sh", home).returncode == 0
    assert not [name for name in files(home) if "old" in name]
    assert (home / ".local/bin/tartli-desktop").resolve().is_file()


@on_posix
def test_another_program_of_that_name_is_left_alone(unpacked: Path, tmp_path: Path) -> None:
    other = tmp_path / "home/.local/bin/tartli-desktop"
    other.parent.mkdir(parents=True)
    other.write_text("another")
    done = run(unpacked / "install.sh", tmp_path / "home")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert str(other) in done.stderr
    assert files(tmp_path / "home") == {".local/bin/tartli-desktop"}
    assert other.read_text() == "another"


def command_in(entry: Path) -> list[str]:
    """What a desktop starts by a menu entry, without the file argument."""
    (line,) = (line for line in entry.read_text().splitlines() if line.startswith("Exec="))
    return shlex.split(line.removeprefix("Exec="))[:-1]


PREFIXES = ["rock & roll", "it's", "a;b (2)|c>d", "#1 ~[x]*?", "Györgyi játékai", "-n", "s/&/x/"]


@on_posix
@pytest.mark.parametrize("name", PREFIXES)
def test_it_is_installed_and_removed_wherever_it_is_put(unpacked: Path, tmp_path: Path, name: str) -> None:
    home = tmp_path / "home"
    assert run(unpacked / "install.sh", home).returncode == 0
    first = files(home)
    prefix = tmp_path / "put" / name
    done = run(unpacked / "install.sh", home, PREFIX=str(prefix))
    assert (done.returncode, done.stderr) == (0, "")
    entry = prefix / f"share/applications/{APP_ID}.desktop"
    assert subprocess.run(command_in(entry), capture_output=True, text=True).stdout == "plays\n"
    assert f"XDG_DATA_DIRS names {prefix}/share." in done.stdout
    # Install it over itself, then remove it by the command it printed, without PREFIX. The other copy stays.
    assert run(unpacked / "install.sh", home, PREFIX=f"{prefix}/").returncode == 0
    remover = Path(done.stdout.splitlines()[-1].removeprefix("To remove it: "))
    assert run(remover, home).returncode == 0
    assert files(prefix) == set()
    assert files(home) == first


@on_posix
def test_the_entry_in_the_menu_is_what_desktops_expect(unpacked: Path, tmp_path: Path) -> None:
    shutil.copy(PACKAGING / "desktop" / f"{APP_ID}.desktop", unpacked / "share" / "applications")
    for name in PREFIXES:
        assert run(unpacked / "install.sh", tmp_path / "home", PREFIX=str(tmp_path / name)).returncode == 0
        entry = tmp_path / name / f"share/applications/{APP_ID}.desktop"
        assert command_in(entry) == [str(tmp_path / name / "bin/tartli-desktop")]
        checked = system_tools.run("desktop-file-validate", entry)
        assert (checked.returncode, checked.stdout) == (0, "")


@on_posix
@pytest.mark.parametrize("sign", ['"', "`", "$", "\\", "%", "=", "\n", "\t"])
def test_a_folder_that_a_menu_cannot_start_from_is_refused(unpacked: Path, tmp_path: Path, sign: str) -> None:
    home = tmp_path / "home"
    done = run(unpacked / "install.sh", home, PREFIX=f"{home}/my{sign}games")
    assert (done.returncode, done.stdout) == (1, "")
    assert f"from {home}/my{sign}games. Choose" in done.stderr
    assert not home.exists()


@on_posix
@pytest.mark.parametrize(
    ("language", "beginnings"),
    [
        ("hu_HU.UTF-8", ("A Tartli nincs ide", "A Tartli telepítve", "A Tartli el lett")),
        ("de_AT.UTF-8", ("Tartli ist nicht in", "Tartli ist installiert", "Tartli ist entfernt")),
        ("fr_FR.UTF-8", ("Tartli is not", "Tartli is installed", "Tartli has been removed")),
    ],
)
def test_it_speaks_the_language_of_the_system(
    unpacked: Path, tmp_path: Path, language: str, beginnings: tuple[str, ...]
) -> None:
    home = tmp_path / "home"
    scripts = ("uninstall.sh", "install.sh", "uninstall.sh")
    told = [run(unpacked / script, home, LANG=language) for script in scripts]
    for done, beginning in zip(told, beginnings, strict=True):
        assert (done.stdout + done.stderr).startswith(beginning)


@on_posix
def test_what_was_not_installed_cannot_be_removed(unpacked: Path, tmp_path: Path) -> None:
    done = run(unpacked / "uninstall.sh", tmp_path / "home")
    assert (done.returncode, done.stdout) == (1, "")
    assert "is not installed" in done.stderr


# All recipes


def test_the_version_stands_in_no_recipe() -> None:
    version = re.compile(rf"(?<![\d.]){re.escape(tartli_desktop.__version__)}(?![\d.])")
    assert [path.name for path in RECIPES if version.search(path.read_text(encoding="utf-8"))] == []
    assert "AppVersion={#Version}" in INSTALLER.read_text(encoding="utf-8")


def test_every_file_of_the_project_that_a_recipe_names_is_there() -> None:
    named = {
        name.replace("\\", "/").strip("/")
        for path in (*RECIPES, PACKAGING / "dist.py")
        for name in re.findall(r"\bpackaging[\\/][\w.\\/-]+\.\w+", path.read_text(encoding="utf-8"))
    }
    assert {"packaging/dist.py", "packaging/linux/io.github.tartli.Tartli.yaml"} <= named
    assert {name for name in named if not (ROOT / name).is_file()} == set()


def test_the_installer_takes_in_the_bundle_and_never_the_matches() -> None:
    text = INSTALLER.read_text(encoding="utf-8")
    assert r"{#Root}\build\bundle\tartli-desktop\*" in text
    assert "PrivilegesRequired=lowest" in text
    assert "[UninstallDelete]" not in text
    assert set(re.findall(r"^\[(\w+)\]$", text, re.MULTILINE)) <= {
        "Setup", "Languages", "CustomMessages", "InstallDelete", "Files", "Icons", "Registry", "Run",
    }  # fmt: skip


def test_the_flatpak_has_no_network() -> None:
    permissions = re.findall(r"^ +- (--\S+)$", FLATPAK.read_text(encoding="utf-8"), re.MULTILINE)
    assert "--socket=wayland" in permissions
    assert [word for word in permissions if "network" in word or "filesystem" in word] == []


OLDEST_ACTIONS = {"checkout": 5, "setup-python": 6, "upload-artifact": 6, "download-artifact": 7}
"""The first major versions of the actions for Node.js 24; runners have no older Node.js."""


def test_every_action_of_the_workflow_is_new_enough_and_pinned_by_its_commit() -> None:
    lines = re.findall(r"uses: (.*)$", WORKFLOW.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) > 5
    for line in lines:
        pinned = re.fullmatch(r"actions/([\w-]+)@[0-9a-f]{40} # v(\d+)\.\d+\.\d+", line)
        assert pinned, line
        assert int(pinned[2]) >= OLDEST_ACTIONS[pinned[1]], line


def test_whatever_the_workflow_downloads_has_a_version_and_a_sum() -> None:
    text = WORKFLOW.read_text(encoding="utf-8")
    addresses = re.findall(r"https://\S+(?:\s+\\)?\s+\S+\s+([0-9a-f]{64})?", text)
    assert len(addresses) == text.count("https://") == 2
    assert all(addresses), "without a sum"
    assert "sha256sum --check" in text
    assert not re.search(r"/(?:continuous|latest|master|main)/", text)
    assert re.findall(r"choco install \w+ (.*?=)", text) == ["--version="]


# Trying the packages


def test_the_sums_are_those_of_the_files(scripts: None, tmp_path: Path) -> None:
    pytest.importorskip("venv", reason="Windows' embedded Python has no venv")
    (tmp_path / "a.deb").write_bytes(b"a" * 2_000_000)
    (tmp_path / "b.whl").write_bytes(b"b")
    told = importlib.import_module("dist").sums(tmp_path)
    assert told[0] == "    2.0 MB  a.deb"
    written = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert written == told[2:]
    assert written[1] == f"{hashlib.sha256(b'b').hexdigest()}  b.whl"


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("raise SystemExit('no')", "ended with 1: no"),
        ("print('Tartli 0.0.0')", r"it says that it is Tartli 0\.0\.0"),
        ("import sys; print('Tartli 7') if '--version' in sys.argv else None", "0 good pictures"),
        ("import sys; print('Tartli 7'); print('oh', file=sys.stderr)", "oh"),
    ],
)
def test_a_program_that_does_not_play_is_found_out(scripts: None, program: str, reason: str) -> None:
    played = importlib.import_module("played")
    with pytest.raises(played.NotPlayedError, match=reason):
        played.play([sys.executable, "-c", program], "7")


def test_a_pinned_part_is_named_before_it_gets_no_security_updates_any_more(scripts: None) -> None:
    pinned = importlib.import_module("pinned")
    for part in pinned.PINNED:
        end = part.ends[pinned.version(part)]
        told = [line for line in pinned.ageing(end - pinned.SOON) if part.file in line and str(end) in line]
        assert told == []
        (line,) = [line for line in pinned.ageing(end) if str(end) in line]
        assert part.file in line
