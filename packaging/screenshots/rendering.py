"""Renders pictures, each size in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .screens import ROOT, plain_environment, screen_of

SIZES = ("1280x800", "1024x640", "1920x1080@2x")
_SCRIPT = ROOT / "packaging" / "screenshots.py"


def render_all(folder: Path, sizes: list[str], language: str, only: list[str]) -> int:
    """Render each size in a process of its own, and the contact sheets of all packs."""
    for size in sizes:
        render_size(folder / size, size, language, only)
    if not only:
        render_packs(folder / "cards")
    return 0


def render_packs(folder: Path) -> None:
    """Render the contact sheets of all packs."""
    sheets = ROOT / "packaging" / "cards" / "contact_sheet.py"
    environment = plain_environment() | {"QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, str(sheets), str(folder)], env=environment, check=True)


def render_size(folder: Path, size: str, language: str, only: list[str], *options: str) -> None:
    """Render one size, in a process of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, str(_SCRIPT), str(folder), "--inside", size, "--language", language, *options]
    with screen_of(size) as environment:
        subprocess.run([*command, *(["--only", *only] if only else [])], env=environment, check=True)


def scaled(picture: Path, share: float):
    """A picture scaled to this share of its width and height."""
    from PIL import Image

    with Image.open(picture) as large:
        size = (round(large.width * share), round(large.height * share))
        return large.convert("RGB").resize(size, Image.Resampling.LANCZOS)
