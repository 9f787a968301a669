"""Makes the icons of the packages from resources/icons/tartli.svg: icons.py [FOLDER], usually build/icons.

hicolor/                   the theme as Linux installs it: the program and its files, PNG and SVG
tartli.ico, tartli.icns    all sizes in one file, for Windows and for macOS
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

# Works without a screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "resources" / "icons" / "tartli.svg"
USUAL = ROOT / "build" / "icons"
APP_ID = "io.github.tartli.Tartli"
MATCH_FILE = f"{APP_ID}.match"
"""The icon name of an exported match. A Flatpak would not show an icon of another name to the desktop."""

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MACOS_SIZES = (16, 32, 64, 128, 256, 512, 1024)
FINER = 4
"""How many times larger an icon is drawn; Pillow scales it down, keeping thin lines even in small icons."""

_SHEET = (
    '<path fill="#2B211C" d="M44 8H162L212 58V248H44z"/>'
    '<path fill="#F5ECDA" d="M52 16H156V64H204V240H52z"/>'
    '<path fill="#D9C9A8" d="M162 20L200 58H162z"/>'
)
"""A sheet of paper with a dog’s ear, on 256 by 256."""


def match_file_icon(program_icon: str) -> str:
    """The icon of an exported match: the program’s own on a sheet of paper."""
    drawing = re.fullmatch(r'<svg [^>]*viewBox="0 0 256 256">(.*)</svg>\s*', program_icon, re.DOTALL)
    if drawing is None:
        raise ValueError(f"{SOURCE} is not drawn on 256 by 256")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">'
        f'{_SHEET}<g transform="translate(62 92) scale(.515625)">{drawing[1]}</g></svg>\n'
    )


def render(svg: str, size: int) -> Image.Image:
    """A drawing as a picture of ``size`` by ``size`` pixels, transparent where nothing is drawn."""
    large = QImage(size * FINER, size * FINER, QImage.Format.Format_RGBA8888_Premultiplied)
    large.fill(Qt.GlobalColor.transparent)
    with QPainter(large) as painter:
        QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(large.rect()))
    # Scale down with premultiplied alpha, or the rims would get dark.
    picture = Image.frombuffer(
        "RGBa", (large.width(), large.height()), bytes(large.constBits()), "raw", "RGBa"
    )
    return picture.resize((size, size), Image.Resampling.BOX).convert("RGBA")


def make_theme(folder: Path, kind: str, name: str, svg: str) -> None:
    """Write one icon in all sizes, and the drawing, into the theme's folders for its kind."""
    for size in SIZES:
        path = folder / f"{size}x{size}" / kind / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        render(svg, size).save(path, optimize=True)
    drawing = folder / "scalable" / kind / f"{name}.svg"
    drawing.parent.mkdir(parents=True, exist_ok=True)
    drawing.write_text(svg, encoding="utf-8")


def make(folder: Path) -> None:
    """Write all icons into ``folder``."""
    svg = SOURCE.read_text(encoding="utf-8")
    make_theme(folder / "hicolor", "apps", APP_ID, svg)
    make_theme(folder / "hicolor", "mimetypes", MATCH_FILE, match_file_icon(svg))
    for name, sizes in (("tartli.ico", WINDOWS_SIZES), ("tartli.icns", MACOS_SIZES)):
        pictures = [render(svg, size) for size in sizes]
        pictures[-1].save(
            folder / name, append_images=pictures[:-1], sizes=[picture.size for picture in pictures]
        )


def main() -> int:
    """Make the icons, and say where they are."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else USUAL
    try:
        make(folder)
    except OSError as error:
        print(f"The icons cannot be written to {folder}: {error.strerror}.", file=sys.stderr)
        return 1
    print(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
