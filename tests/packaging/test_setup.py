"""What make play and make test do on a new machine: report each step, and name everything missing at once."""

import importlib
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

SETUP = Path(__file__).resolve().parents[2] / "packaging" / "setup"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have all that Qt needs")


@pytest.fixture
def libraries(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script on a machine where the user is not root and nothing is missing."""
    monkeypatch.syspath_prepend(str(SETUP))
    module = importlib.import_module("libraries")
    monkeypatch.setattr(module, "is_missing", lambda library: False)
    monkeypatch.setattr(module, "has_font", lambda: True)
    monkeypatch.setattr(module, "missing_tools", dict)
    monkeypatch.setattr(module.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(module.shutil, "which", lambda name, path=None: f"/usr/bin/{name}")
    monkeypatch.setattr(sys, "argv", ["libraries.py"])
    return module


def packages(said: str) -> list[set[str]]:
    """The packages that each command in a text installs."""
    return [set(words.split()) for words in re.findall(r"apt-get install (.*)", said)]


def test_one_command_brings_all_that_play_and_tests_need(
    libraries: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = {"libEGL.so.1", "libwayland-cursor.so.0", "libpulse.so.0"}
    monkeypatch.setattr(libraries, "is_missing", missing.__contains__)
    monkeypatch.setattr(libraries, "has_font", lambda: False)
    monkeypatch.setattr(libraries, "missing_tools", lambda: {"Xvfb": "xvfb", "strace": "strace"})
    monkeypatch.setattr(sys, "argv", ["libraries.py", "python3.11-venv"])
    assert libraries.main() == 1
    assert packages(capsys.readouterr().err) == [
        {
            "fonts-dejavu-core",
            "libegl1",
            "libpulse0",
            "libwayland-cursor0",
            "python3.11-venv",
            "strace",
            "xvfb",
        }
    ]


def test_without_a_list_of_packages_the_command_gets_it_first(
    libraries: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(libraries, "PACKAGE_LISTS", tmp_path)
    assert libraries.command_for({"a": "b"}) == "sudo apt-get update && sudo apt-get install b"
    (tmp_path / "deb.debian.org_Packages").touch()
    assert libraries.command_for({"a": "b"}) == "sudo apt-get install b"


def test_without_a_sound_library_it_plays_and_says_so(
    libraries: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(libraries, "is_missing", "libpulse.so.0".__eq__)
    assert libraries.main() == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "There will be no sound: the system has no libpulse.so.0." in said.out
    assert packages(said.out) == [{"libpulse0"}]


def test_on_another_linux_what_is_missing_is_named(
    libraries: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(libraries.shutil, "which", lambda name, path=None: None)
    monkeypatch.setattr(libraries, "is_missing", "libGL.so.1".__eq__)
    assert libraries.main() == 1
    assert "lacks: libGL.so.1." in capsys.readouterr().err


def test_without_a_python_everything_is_named_in_one_command() -> None:
    done = subprocess.run([SETUP / "find-python", "no-such-python"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    (named,) = packages(done.stderr)
    lists = "".join((SETUP / name).read_text() for name in ("libraries.txt", "sound.txt", "tools.txt"))
    wanted = {line.split()[1] for line in lists.splitlines() if line and not line.startswith("#")}
    assert {"python3", "python3-venv", "fonts-dejavu-core", "libegl1", "libpulse0", "xvfb"} <= named
    assert wanted <= named


PIP = """#!/bin/sh
echo "Collecting PySide6-Essentials"
echo "  Downloading pyside6_essentials-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl (80.4 MB)"
echo "Installing collected packages: a, b, c"
case "$*" in *sound*) echo "ERROR: No matching distribution found for PySide6-Addons"; exit 1 ;; esac
"""


def test_what_is_downloaded_is_told_and_sound_can_be_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(SETUP))
    set_up = importlib.import_module("set_up")
    environment = tmp_path / "venv" / "bin"
    environment.mkdir(parents=True)
    (environment / "python").write_text(PIP)
    (environment / "python").chmod(0o755)
    monkeypatch.setattr(set_up, "make_environment", lambda folder: environment / "python")
    monkeypatch.setattr(sys, "argv", ["set_up.py", str(tmp_path / "venv"), "dev", "--if-possible", "sound"])
    # This test leaves out the libraries of the system.
    nothing = tmp_path / "packaging" / "setup" / "libraries.py"
    nothing.parent.mkdir(parents=True)
    nothing.touch()
    monkeypatch.setattr(set_up, "ROOT", tmp_path)
    assert set_up.main() == 0
    said = capsys.readouterr().out.splitlines()
    assert said[:4] == [
        f"Setting Tartli up in {tmp_path}/venv. The first time this takes a minute or two.",
        "1/3 Libraries of the system",
        f"2/3 An environment for Python {sys.version.split()[0]}",
        "3/3 Tartli and its libraries",
    ]
    assert "    downloading pyside6-essentials, 80 MB ..." in said
    assert "    installing 3 packages ..." in said
    assert "    There will be no sound. No matching distribution found for PySide6-Addons" in said
    assert said[-1].startswith("Tartli is set up.")


def test_without_its_libraries_it_is_not_set_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(SETUP))
    set_up = importlib.import_module("set_up")
    python = tmp_path / "python"
    python.write_text(PIP)
    python.chmod(0o755)
    assert os.access(python, os.X_OK)
    errors = set_up.install(python, ["sound"], set_up.Teller())
    assert errors == ["ERROR: No matching distribution found for PySide6-Addons"]
    assert capsys.readouterr().out.count("downloading") == 1
