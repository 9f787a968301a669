"""Writes a text of any length on two lines at most."""

from __future__ import annotations

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
    spaces = [at for at, letter in enumerate(text) if letter == " " and advance(text[:at]) <= width]
    if spaces:
        first, rest = text[: spaces[-1]], text[spaces[-1] + 1 :]
    else:
        # A single word that is wider than the line is broken anywhere.
        at = max(1, len(_beginning(text, advance, width)))
        first, rest = text[:at], text[at:]
    return [first, rest if advance(rest) <= width else f"{_beginning(rest, advance, width, '…')}…"]


def _beginning(text: str, advance: Callable[[str], float], width: float, after: str = "") -> str:
    """As much of a text as has room before something that follows."""
    while text and advance(text + after) > width:
        text = text[:-1].rstrip()
    return text
