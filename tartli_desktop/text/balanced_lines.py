"""Breaks a short text into lines of even length, so that no single word is left for the last one."""

from __future__ import annotations

from collections.abc import Callable


def balanced(text: str, advance: Callable[[str], float], width: float) -> str:
    """A text with line breaks that make its lines about equally long, in no more lines than it needs.

    Args:
        text: what to write; where it already has a line break, it keeps that one.
        advance: the width of some words on one line.
        width: the greatest width of a line; only a single word may be wider.
    """
    return "\n".join(_balanced(line.split(" "), advance, width) for line in text.split("\n"))


def _balanced(words: list[str], advance: Callable[[str], float], width: float) -> str:
    lines = _broken(words, advance, width)
    while True:
        narrower = max(map(advance, lines)) - 1
        tried = _broken(words, advance, narrower)
        if len(tried) > len(lines) or max(map(advance, tried)) > narrower:
            return "\n".join(lines)
        lines = tried


def _broken(words: list[str], advance: Callable[[str], float], width: float) -> list[str]:
    """The words on lines, each with as many as it has room for."""
    lines = [words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]} {word}"
        if advance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
