"""The actions before which the player was given a hint, as the note of each hand keeps them.

The match as a whole is marked as helped (:class:`tartli_desktop.store.match_kinds.MatchMarks`).
"""

import re

HINTS = "Hints before actions: "
"""The beginning of a line in the note of a hand; the numbers of the actions follow, counted from 1 (R14)."""


def hints_in(note: str) -> tuple[int, ...]:
    """The actions of a hand before which there were hints, from its note."""
    lines = (line.removeprefix(HINTS) for line in note.splitlines() if line.startswith(HINTS))
    return tuple(int(number) for line in lines for number in re.findall(r"\d{1,4}", line))


def with_hint(note: str, action: int) -> str:
    """The note of a hand with one more hint, before this action; its other lines stay."""
    numbers = sorted({*hints_in(note), action})
    line = HINTS + ", ".join(map(str, numbers))
    kept = without_hints(note)
    return f"{kept}\n{line}" if kept else line


def without_hints(note: str) -> str:
    """The note of a hand without its hints, for a hand that begins again."""
    return "\n".join(line for line in note.splitlines() if not line.startswith(HINTS))
