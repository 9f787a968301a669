"""Makes sure that the system has what Qt loads of it, and a font: installs what is missing, or says how.

What only tests need is installed too where that can be done, and else done without.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

LIST = Path(__file__).with_name("libraries.txt")
PROGRAMS = Path(__file__).with_name("programs.txt")
PROGRAM_FOLDERS = ("/usr/libexec", "/usr/lib/at-spi2-core")
FONT_PACKAGE = "fonts-dejavu-core"
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")


def packages_in(listed: Path) -> dict[str, str]:
    """What a list names, and Debian's package with each."""
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


def missing() -> dict[str, str]:
    """What the system lacks: its name, and Debian's package with it."""
    lacking = {name: package for name, package in packages_in(LIST).items() if is_missing(name)}
    if not has_font():
        lacking["a font"] = FONT_PACKAGE
    return lacking


def missing_for_tests() -> dict[str, str]:
    """The programs that tests would use and that are not there."""
    folders = os.pathsep.join((os.environ.get("PATH", ""), *PROGRAM_FOLDERS))
    return {
        name: package
        for name, package in packages_in(PROGRAMS).items()
        if not shutil.which(name, path=folders)
    }


def install(packages: list[str]) -> None:
    print("Installing what Qt and its tests need of the system:", *packages)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", "-qq", *command], env=environment, check=False, stdout=subprocess.DEVNULL)


def main() -> int:
    if sys.platform != "linux":
        return 0
    lacking, wanted = missing(), missing_for_tests()
    if (lacking or wanted) and os.geteuid() == 0 and shutil.which("apt-get"):
        install(sorted({*lacking.values(), *wanted.values()}))
        lacking, wanted = missing(), missing_for_tests()
    if wanted:
        command = f"sudo apt-get install {' '.join(sorted(wanted.values()))}"
        print(f"Tests with a screen reader are left out without {', '.join(wanted)}: {command}")
    if lacking:
        print(f"Tartli needs this of the system, and it is missing: {', '.join(lacking)}.", file=sys.stderr)
        command = f"sudo apt-get install {' '.join(sorted(lacking.values()))}"
        print(f"Please install it and try again; on Debian or Ubuntu: {command}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
