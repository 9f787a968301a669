"""Lays out what a desktop needs to find the program, below share/: menu entry, icons, file type, manual.

share.py FOLDER puts them into FOLDER/share, which /usr, ~/.local, an AppImage and a Flatpak all have.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
APP_ID = "io.github.tartli.Tartli"
DESKTOP = ROOT / "packaging" / "desktop"
ICONS = ROOT / "build" / "icons" / "hicolor"

FILES = {
    f"{APP_ID}.desktop": "applications",
    f"{APP_ID}.metainfo.xml": "metainfo",
    f"{APP_ID}-mime.xml": "mime/packages",
    "tartli-desktop.1": "man/man1",
}
"""Each file of packaging/desktop/, and its folder below share/."""


class PartMissingError(Exception):
    """A file that every package must have is not there; the message names it and says how to make it."""


def lay_out(folder: Path) -> list[Path]:
    """Copy everything into ``folder/share``; return the files, below ``folder``. Raises PartMissingError."""
    copies = {DESKTOP / name: Path("share") / place / name for name, place in FILES.items()}
    for icon in sorted(ICONS.rglob("*")):
        if icon.is_file():
            copies[icon] = Path("share/icons/hicolor") / icon.relative_to(ICONS)
    if not any(ICONS.rglob(f"{APP_ID}.png")):
        raise PartMissingError(f"{ICONS} has no icons. Please run packaging/icons.py first.")
    for source, place in copies.items():
        if not source.is_file():
            raise PartMissingError(f"{source.relative_to(ROOT)} is missing, which every package has.")
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    return list(copies.values())


if __name__ == "__main__":
    try:
        lay_out(Path(sys.argv[1]))
    except PartMissingError as error:
        sys.exit(str(error))
