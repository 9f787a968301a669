"""Plays the demo with an installed program, as a user with an empty home and nothing else."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

RECORD = "match.tartli.json"
PICTURES = 6

_OWN = (
    "PYTHONPATH",
    "PYTHONHOME",
    "VIRTUAL_ENV",
    "QT_PLUGIN_PATH",
    "LD_LIBRARY_PATH",
    "DISPLAY",
    "WAYLAND_DISPLAY",
)
"""Environment variables that could lend the program something that its package lacks."""


class NotPlayedError(Exception):
    """The program did not play; the message says what it did instead."""


def surroundings(home: Path) -> dict[str, str]:
    """The environment of a user with this home."""
    kept = {name: value for name, value in os.environ.items() if name not in _OWN}
    kept = {name: value for name, value in kept.items() if not name.startswith(("XDG_", "QT_"))}
    return {**kept, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}


def play(command: Sequence[str | Path], version: str) -> str:
    """Let the program print its version, play a match and check its record; return who won.

    Raises NotPlayedError.
    """
    with tempfile.TemporaryDirectory() as scratch:
        empty = Path(scratch, "empty")
        empty.mkdir()
        home = Path(scratch, "home")
        home.mkdir()

        def told(*words: str) -> str:
            done = subprocess.run(
                [*command, *words],
                cwd=empty,
                env=surroundings(home),
                capture_output=True,
                text=True,
                timeout=600,
            )
            if done.returncode != 0 or done.stderr:
                raise NotPlayedError(
                    f"{' '.join(words)} ended with {done.returncode}: {done.stderr or done.stdout}"
                )
            return done.stdout

        # On Windows, a program without a console prints nothing.
        if told("--version") not in ("", f"Tartli {version}\n"):
            raise NotPlayedError(f"it says that it is {told('--version')}")
        story = told("--demo", "demo")
        pictures = sorted(empty.glob("demo/*.png"))
        if len(pictures) != PICTURES or any(picture.stat().st_size < 50_000 for picture in pictures):
            raise NotPlayedError(f"the demo left {len(pictures)} good pictures instead of {PICTURES}")
        told("--check", f"demo/{RECORD}")
        if list(home.rglob("matches*")):
            raise NotPlayedError("the demo left something in the home")
        return story.partition("\n")[0] or "The match was played."
