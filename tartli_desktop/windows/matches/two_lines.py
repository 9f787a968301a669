"""Writes a text of any length on two lines at most."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable


def in_two_lines(text: str, advance: Callable[[str], float], width: float) -> list[str]:
    """The lines of a text: one, or two, where dots stand for what has no room.

    Args:
        text: what to write.
        advance: the width of some words on one line.
        width: the greatest width of a line.
    """
    if advance(text) <= width:
        return [text]
    # A single word that is wider than the line is broken anywhere.
    at = max(1, _fitting(text, advance, width))
    space = text.rfind(" ", 1, at + 1)
    first, rest = (text[:space], text[space + 1 :]) if space > 0 else (text[:at], text[at:])
    if advance(rest) > width:
        seen = _fitting(rest, lambda words: advance(f"{words}…"), width)
        rest = f"{rest[:seen].rstrip()}…"
    return [first, rest]


def _fitting(text: str, advance: Callable[[str], float], width: float) -> int:
    """How many of the first letters of a text have room."""
    return bisect_right(range(1, len(text) + 1), width, key=lambda letters: advance(text[:letters]))
