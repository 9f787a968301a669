"""The lines of a note that say what kind of match it is."""

from itertools import product

import pytest

from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.store.note_marks import PRACTICE, TWO, with_marks, without_marks

any_marks = pytest.mark.parametrize(
    "marks",
    [
        MatchMarks(two=two, practice=practice, helped=helped)
        for two, practice, helped in product((False, True), repeat=3)
    ],
)


@any_marks
@pytest.mark.parametrize("note", ["", "one\ntwo"])
def test_what_is_written_is_read(note: str, marks: MatchMarks) -> None:
    assert without_marks(with_marks(note, marks)) == (note, marks)


def test_two_people_stand_first_and_help_last() -> None:
    assert with_marks("A fine evening.", MatchMarks(two=True, practice=True, helped=True)).splitlines() == [
        "Two people at one table.",
        "Practice match.",
        "Helped match.",
        "A fine evening.",
    ]


@pytest.mark.parametrize("note", ["", "Helped by nobody.", f"on {PRACTICE}", f"A fine evening.\n{TWO}"])
def test_a_note_without_marks_stays(note: str) -> None:
    assert without_marks(note) == (note, MatchMarks())
