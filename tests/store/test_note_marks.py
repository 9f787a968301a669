"""The lines of a note that say what kind of match it is."""

from __future__ import annotations

from itertools import combinations

import pytest

from tartli_desktop.store.note_marks import HELPED, MARKS, PRACTICE, TWO, with_marks, without_marks

any_marks = pytest.mark.parametrize(
    "marks", [marks for count in range(len(MARKS) + 1) for marks in combinations(MARKS, count)]
)


@any_marks
@pytest.mark.parametrize("note", ["", "one\ntwo"])
def test_what_is_written_is_read(note: str, marks: tuple[str, ...]) -> None:
    assert without_marks(with_marks(note, marks)) == (note, frozenset(marks))


def test_two_people_stand_first_and_help_last() -> None:
    assert with_marks("A fine evening.", {HELPED, PRACTICE, TWO}).splitlines() == [
        "Two people at one table.",
        "Practice match.",
        "Helped match.",
        "A fine evening.",
    ]


@pytest.mark.parametrize("note", ["", "Helped by nobody.", f"on {PRACTICE}", f"A fine evening.\n{TWO}"])
def test_a_note_without_marks_stays(note: str) -> None:
    assert without_marks(note) == (note, frozenset())
