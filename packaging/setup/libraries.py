"""Makes sure that the system has what Qt loads of it, and a font: installs what is missing, or says how.

``libraries.py --tests`` makes sure of the tools that the tests need, too.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

LIST = Path(__file__).with_name("libraries.txt")
TOOLS = Path(__file__).with_name("tools.txt")
TOOL_FOLDERS = ("/usr/libexec", "/usr/lib/at-spi2-core")
"""Where tools are that nobody calls by hand."""
FONT_PACKAGE = "fonts-dejavu-core"
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")


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


def missing(*, for_tests: bool) -> dict[str, str]:
    """What the system lacks: its name, and Debian's package with it."""
    lacking = {name: package for name, package in packages_in(LIST).items() if is_missing(name)}
    if for_tests:
        folders = os.pathsep.join((os.environ.get("PATH", ""), *TOOL_FOLDERS))
        lacking |= {
            name: package
            for name, package in packages_in(TOOLS).items()
            if not shutil.which(name, path=folders)
        }
    if not has_font():
        lacking["a font"] = FONT_PACKAGE
    return lacking


def install(packages: list[str]) -> None:
    print("Installing what is needed of the system:", *packages)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", "-qq", *command], env=environment, check=False, stdout=subprocess.DEVNULL)


def main() -> int:
    if sys.platform != "linux":
        return 0
    for_tests = "--tests" in sys.argv[1:]
    lacking = missing(for_tests=for_tests)
    if lacking and os.geteuid() == 0 and shutil.which("apt-get"):
        install(sorted(set(lacking.values())))
        lacking = missing(for_tests=for_tests)
    if lacking:
        print(f"Tartli needs this of the system, and it is missing: {', '.join(lacking)}.", file=sys.stderr)
        command = f"sudo apt-get install {' '.join(sorted(set(lacking.values())))}"
        print(f"Please install it and try again; on Debian or Ubuntu: {command}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
