"""Lines at the head of a match's note that say, in a file, what kind of match it is.

R14 has no keys for that, so each mark is a line of the ``note``, the same in every language.
"""

import re

from msgspec.structs import replace

from tartli_desktop.duel.code import duel_of

from .match_kinds import MatchMarks

TWO = "Two people at one table."
"""Marks a match of two people at one table."""

PRACTICE = "Practice match."
"""Marks a match for practice."""

HELPED = "Helped match."
"""Marks a match in which there were hints."""

MARKS = {"two": TWO, "practice": PRACTICE, "helped": HELPED}
"""The line for each field of :class:`MatchMarks` that goes into a file, in the order of the lines."""


_DUEL = "Duel "
"""Begins the line with the code of a duel."""

_EVENING = "Evening of %d hands."
"""The line that says how long any other match is that ends after so many hands."""


def with_marks(note: str, marks: MatchMarks) -> str:
    """The note of a match for a file, with the lines of these marks before it."""
    lines = [line for field, line in MARKS.items() if getattr(marks, field)]
    if marks.duel:
        lines.append(_DUEL + marks.duel)
    elif marks.hands:
        lines.append(_EVENING % marks.hands)
    return "\n".join([*lines, note] if note else lines)


def without_marks(note: str) -> tuple[str, MatchMarks]:
    """The note from a file without its marks, and these marks."""
    marks = MatchMarks()
    for field, line in MARKS.items():
        first, _, rest = note.partition("\n")
        if first.strip() == line:
            marks = replace(marks, **{field: True})
            note = rest
    first, _, rest = note.partition("\n")
    if (found := re.fullmatch(_EVENING.replace("%d", r"(\d{1,3})"), first)) and (hands := int(found[1])):
        return rest, replace(marks, hands=hands)
    if first.startswith(_DUEL) and (duel := duel_of(first.removeprefix(_DUEL))) is not None:
        return rest, replace(marks, duel=duel.code, hands=duel.hands)
    return note, marks
