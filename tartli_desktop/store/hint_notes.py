"""Where the player was told what the strongest level would do, as the note of each hand keeps it.

The match as a whole is marked as helped (:class:`tartli_desktop.store.match_kinds.MatchMarks`).
"""

from __future__ import annotations

import re

HINTS = "Hints before actions: "
"""What a line of the note of a hand begins with; the numbers of the actions follow, counted from 1 (R14)."""


def hints_in(note: str) -> tuple[int, ...]:
    """Before which actions of a hand there were hints, as its note says."""
    lines = (line.removeprefix(HINTS) for line in note.splitlines() if line.startswith(HINTS))
    return tuple(int(number) for line in lines for number in re.findall(r"\d{1,4}", line))


def with_hint(note: str, action: int) -> str:
    """The note of a hand after one more hint, before that action; what else it says is kept."""
    numbers = sorted({*hints_in(note), action})
    line = HINTS + ", ".join(map(str, numbers))
    kept = without_hints(note)
    return f"{kept}\n{line}" if kept else line


def without_hints(note: str) -> str:
    """The note of a hand that begins again, in which nobody has had a hint yet."""
    return "\n".join(line for line in note.splitlines() if not line.startswith(HINTS))
