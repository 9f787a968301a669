"""What the program was asked for on its command line."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct


class Arguments(Struct, frozen=True):
    """What the command line asks for."""

    portable: Path | None = None
    """Keep everything in this folder, instead of the user's folders."""
    demo: Path | None = None
    """Let two opponents play a match without a screen, and leave pictures and the record here."""
    check: Path | None = None
    """Say whether this file is a match by the rules, and end."""
    review: Path | None = None
    """Say what could have been played better in this match, and end."""
    hand: int | None = None
    """The one hand to review, counted from 1; None for all finished hands."""
    matches: tuple[Path, ...] = ()
    """Import these matches and show the last of them."""
    game: str | None = None
    """The name of the game for the demonstration, or for a new match at the start; None if not given."""
