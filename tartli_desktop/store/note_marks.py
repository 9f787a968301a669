"""Lines at the head of a match's note that say in a file what kind of match it is.

R14 has no keys of its own for that, so each mark is a line of the ``note``, the same in every language.
"""

from __future__ import annotations

from collections.abc import Collection

TWO = "Two people at one table."
"""Marks a match of two people at one table."""

PRACTICE = "Practice match."
"""Marks a match for practice."""

HELPED = "Helped match."
"""Marks a match in which there were hints."""

MARKS = (TWO, PRACTICE, HELPED)
"""All marks, in the order in which they stand in a note."""


def with_marks(note: str, marks: Collection[str]) -> str:
    """The note of a match as it stands in a file, with these marks before it."""
    lines = [mark for mark in MARKS if mark in marks]
    return "\n".join([*lines, note] if note else lines)


def without_marks(note: str) -> tuple[str, frozenset[str]]:
    """A note of a file without its marks, and the marks that it had."""
    found = set()
    for mark in MARKS:
        first, _, rest = note.partition("\n")
        if first.strip() == mark:
            found.add(mark)
            note = rest
    return note, frozenset(found)
