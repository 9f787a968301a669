"""Lines at the head of a match's note that say in a file what kind of match it is.

R14 has no keys of its own for that, so each mark is a line of the ``note``, the same in every language.
"""

from __future__ import annotations

from msgspec.structs import replace

from .match_kinds import MatchMarks

TWO = "Two people at one table."
"""Marks a match of two people at one table."""

PRACTICE = "Practice match."
"""Marks a match for practice."""

HELPED = "Helped match."
"""Marks a match in which there were hints."""

MARKS = {"two": TWO, "practice": PRACTICE, "helped": HELPED}
"""The line of each field of :class:`MatchMarks` that a file has, in the order of the lines."""


def with_marks(note: str, marks: MatchMarks) -> str:
    """The note of a match as it stands in a file, with these marks before it."""
    lines = [line for field, line in MARKS.items() if getattr(marks, field)]
    return "\n".join([*lines, note] if note else lines)


def without_marks(note: str) -> tuple[str, MatchMarks]:
    """A note of a file without its marks, and the marks that it had."""
    marks = MatchMarks()
    for field, line in MARKS.items():
        first, _, rest = note.partition("\n")
        if first.strip() == line:
            marks = replace(marks, **{field: True})
            note = rest
    return note, marks
