"""The command line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from tartli_desktop import __version__


@dataclass(frozen=True)
class Arguments:
    """What the command line asks for."""

    portable: Path | None
    """Keep everything in this folder, instead of the user's folders."""
    demo: Path | None
    """Let two opponents play a match without a screen, and leave pictures and the record here."""

    check: Path | None = None
    """Say whether this file is a match by the rules, and end."""
    matches: tuple[Path, ...] = ()
    """Take these matches in and show the last of them."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        print(f"tartli-desktop: {message}. See tartli-desktop --help.", file=sys.stderr)
        sys.exit(2)


def parse(words: Sequence[str]) -> Arguments:
    """Read the command line. Ends the program, with one sentence and code 2, where it makes no sense."""
    parser = _Parser(
        prog="tartli-desktop", description="Play Tartli, the old two-player card game.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"Tartli {__version__}")
    parser.add_argument("--portable", metavar="DIR", type=Path, help="keep settings and matches in DIR")
    parser.add_argument(
        "--demo",
        metavar="DIR",
        type=Path,
        help="let two opponents play a match; leave pictures and the record in DIR",
    )
    parser.add_argument(
        "--check",
        metavar="FILE",
        type=Path,
        help="replay a match; print its result, or the hand, the action and the rule that is wrong",
    )
    parser.add_argument(
        "matches", metavar="MATCH", nargs="*", type=Path, help="a match (.tartli.json) to take in and show"
    )
    found = parser.parse_args(words)
    for path in (found.portable, found.demo, found.check, *found.matches):
        try:
            _ = path and path.expanduser()
        except RuntimeError:
            parser.error(f"{path} names a user that does not exist")
    return Arguments(found.portable, found.demo, found.check, tuple(found.matches))
