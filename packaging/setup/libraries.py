"""Makes sure that the system has the libraries of Qt, and a font: installs what is missing, or says how.

    libraries.py [--tests] [PACKAGE ...]

``--tests`` makes sure of the tools that the tests need, too. Each PACKAGE is known to be missing already. A
user who may not install gets one command with all that ``make play`` and ``make test`` will ask for.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
LIBRARIES = HERE / "libraries.txt"
SOUND = HERE / "sound.txt"
TOOLS = HERE / "tools.txt"
TOOL_FOLDERS = ("/usr/libexec", "/usr/lib/at-spi2-core", "/usr/sbin", "/sbin")
"""The folders of tools that nobody calls by hand."""
FONT_PACKAGE = "fonts-dejavu-core"
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")
PACKAGE_LISTS = Path("/var/lib/apt/lists")

Lacking = dict[str, str]
"""What the system lacks, and Debian's package with it."""


def packages_in(listed: Path) -> dict[str, str]:
    lines = listed.read_text(encoding="utf-8").splitlines()
    pairs = (line.split() for line in lines if line and not line.startswith("#"))
    return dict(pairs)


def is_missing(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return True
    return False


def has_font() -> bool:
    folders = (Path(folder).expanduser() for folder in FONT_FOLDERS)
    return any(path.suffix in (".ttf", ".otf", ".ttc") for folder in folders for path in folder.rglob("*"))


def missing_libraries(listed: Path) -> Lacking:
    return {name: package for name, package in packages_in(listed).items() if is_missing(name)}


def missing_for_window() -> Lacking:
    lacking = missing_libraries(LIBRARIES)
    if not has_font():
        lacking["a font"] = FONT_PACKAGE
    return lacking


def missing_tools() -> Lacking:
    folders = os.pathsep.join((os.environ.get("PATH", ""), *TOOL_FOLDERS))
    return {
        name: package for name, package in packages_in(TOOLS).items() if not shutil.which(name, path=folders)
    }


def may_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(lacking: Lacking) -> None:
    packages = sorted(set(lacking.values()))
    print("    Installing", *packages, flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    # An older list may name versions that are no longer there.
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        quiet = ["-qq", "-o", "Dpkg::Use-Pty=0"]
        done = subprocess.run(
            ["apt-get", *quiet, *command], env=environment, check=False, capture_output=True, text=True
        )
        if done.returncode:
            print(done.stderr.strip(), file=sys.stderr)


def command_for(lacking: Lacking) -> str:
    """One line for a terminal; a new system must first update its list of packages."""
    knows_packages = any(PACKAGE_LISTS.glob("*Packages*"))
    update = "" if knows_packages else "sudo apt-get update && "
    return f"{update}sudo apt-get install {' '.join(sorted(set(lacking.values())))}"


def complain(needed: Lacking, wanted: Lacking) -> None:
    """Say what is missing, and the one command that installs it and everything wanted next."""
    everything = needed | wanted
    if shutil.which("apt-get"):
        print("Tartli needs some system packages that are missing.", file=sys.stderr)
        print("Install them and run make again. For make play and make test:", file=sys.stderr)
    else:
        print(f"Tartli needs something that this system lacks: {', '.join(needed)}.", file=sys.stderr)
        others = [name for name in wanted if name not in needed]
        if others:
            print(f"The tests and the sound also need this: {', '.join(others)}.", file=sys.stderr)
        print("Install it and run make again. On Debian or Ubuntu:", file=sys.stderr)
    print(f"\n    {command_for(everything)}\n", file=sys.stderr)


def main() -> int:
    if sys.platform != "linux":
        return 0
    words = sys.argv[1:]
    for_tests = "--tests" in words
    known = {word: word for word in words if not word.startswith("-")}

    def needed() -> Lacking:
        return missing_for_window() | (missing_tools() if for_tests else {})

    if may_install():
        for lacking in (known | needed(), missing_libraries(SOUND)):
            if lacking:
                install(lacking)
        known = {}
    lacking = known | needed()
    silent = missing_libraries(SOUND)
    if lacking:
        complain(lacking, silent | missing_tools())
        return 1
    if silent:
        print(f"    There will be no sound: the system has no {', '.join(silent)}. To hear the cards:")
        print(f"    {command_for(silent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
