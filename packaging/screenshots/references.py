"""The few pictures that every change is compared with."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from .rendering import render_size, scaled
from .screens import ROOT

REFERENCE_FOLDER = ROOT / "tests" / "pictures" / "references"
REFERENCE_SIZE = "1024x640"
REFERENCES = ("deal", "trick-9-dimmed", "end-of-hand", "slate-of-beck", "settings-dark")
WORDS = "words.json"
"""Beside the references: for each, the areas with words, as left, top, width and height."""


def render_references(folder: Path) -> int:
    """Render the references at half size.

    The areas with words are stored with them, since words look different with other fonts.
    """
    with tempfile.TemporaryDirectory() as scratch:
        render_size(Path(scratch), REFERENCE_SIZE, "en", list(REFERENCES), "--plain")
        keep_references(Path(scratch), folder)
    return 0


def keep_references(taken: Path, folder: Path, *, small: bool = True) -> None:
    """Turn pictures into references; ``small`` files take longer to make."""
    folder.mkdir(parents=True, exist_ok=True)
    words = json.loads((taken / WORDS).read_text(encoding="utf-8"))
    halves = {name: [[number / 2 for number in area] for area in areas] for name, areas in words.items()}
    lines = (f"{json.dumps(name)}: {json.dumps(areas)}" for name, areas in sorted(halves.items()))
    (folder / WORDS).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    for name in halves:
        half = scaled(taken / f"{name}.png", share=0.5)
        # 64 shades are enough, and a palette would change everywhere with each colour.
        half.point(lambda shade: shade & 0xFC | 2).save(folder / f"{name}.png", optimize=small)
