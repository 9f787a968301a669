"""The kind of a match, and marks of its notes, which a store keeps beside the record."""

from datetime import date
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tartli_desktop.store import note_marks
from tartli_desktop.store.match_kinds import MatchMarks, ReplayedDeal, with_marks
from tartli_desktop.store.note_marks import PRACTICE, TWO

AGAIN = ReplayedDeal(2, "Sunday", swapped=False, first=(84, 61), left=7)

any_again = st.builds(
    ReplayedDeal,
    hand=st.integers(1, 99),
    of=st.text(max_size=20),
    swapped=st.booleans(),
    first=st.tuples(st.integers(0, 400), st.integers(0, 400)),
    left=st.none() | st.integers(1, 10**6),
)
any_marks = st.builds(
    MatchMarks,
    practice=st.booleans(),
    lesson=st.integers(0, 9),
    lesson_steps=st.sampled_from(["", "deal", "deal melds"]),
    two=st.booleans(),
    helped=st.booleans(),
    copy=st.booleans(),
    imported=st.booleans(),
    again=st.none() | any_again,
    characters=st.sampled_from([(), ("", "kornel"), ("vilma", ""), ("", "pista", "", "ilona")]),
    hands=st.integers(0, 24),
    duel=st.sampled_from(["", "T1A0-MV1G-28NN"]),
    duel_day=st.none() | st.dates(),
)


@given(any_marks)
def test_what_is_kept_is_read(marks: MatchMarks) -> None:
    assert MatchMarks.from_extras(marks.to_extras()) == marks


@given(any_marks, any_marks)
def test_new_marks_replace_the_old_ones_and_nothing_else(before: MatchMarks, after: MatchMarks) -> None:
    kept = {"seed": "5", "order": "HA LA"}
    assert with_marks(kept | before.to_extras(), after) == kept | after.to_extras()


def test_the_names_on_disk_never_change() -> None:
    marks = MatchMarks(True, 1, "deal", True, True, True, True, AGAIN, ("", "kornel", "vilma"))
    marks = replace(marks, hands=1, duel="T1A0-MV1G-28NN", duel_day=date(2026, 11, 30))
    assert marks.to_extras() == {
        "practice": "1",
        "lesson": "1",
        "lesson said": "deal",
        "two": "1",
        "helped": "1",
        "copy": "1",
        "imported": "1",
        "again": '{"hand":2,"of":"Sunday","swapped":false,"first":[84,61],"left":7}',
        "people": ",kornel,vilma",
        "hands": "1",
        "duel": "T1A0-MV1G-28NN",
        "duel day": "2026-11-30",
    }


@pytest.mark.parametrize(
    "extras", [{}, {"practice": "0"}, {"again": "?"}, {"seed": "5"}, {"hands": "x", "duel day": "2026-02-30"}]
)
def test_what_says_nothing_of_a_kind_makes_an_ordinary_match(extras: dict[str, str]) -> None:
    assert MatchMarks.from_extras(extras) == MatchMarks()


def test_the_match_to_go_back_to_is_not_looked_for_by_its_old_number_in_another_store() -> None:
    marks = MatchMarks(practice=True, again=AGAIN)
    assert marks.for_another_store == replace(marks, again=replace(AGAIN, left=None))
    assert MatchMarks(two=True).for_another_store == MatchMarks(two=True)


def test_what_can_be_read_of_a_damaged_match_is_no_copy_and_ends_with_no_deal() -> None:
    marks = MatchMarks(practice=True, helped=True, copy=True, again=AGAIN)
    assert marks.of_readable_part == MatchMarks(practice=True, helped=True)


any_note_marks = pytest.mark.parametrize(
    "marks",
    [
        MatchMarks(two=two, practice=practice, helped=helped)
        for two, practice, helped in product((False, True), repeat=3)
    ],
)


@any_note_marks
@pytest.mark.parametrize("note", ["", "one\ntwo"])
def test_what_is_written_is_read(note: str, marks: MatchMarks) -> None:
    assert note_marks.without_marks(note_marks.with_marks(note, marks)) == (note, marks)


def test_two_people_stand_first_and_help_last() -> None:
    assert note_marks.with_marks(
        "A fine evening.", MatchMarks(two=True, practice=True, helped=True)
    ).splitlines() == ["Two people at one table.", "Practice match.", "Helped match.", "A fine evening."]


def test_the_code_of_a_duel_goes_into_a_file_and_says_how_long_it_is() -> None:
    marks = MatchMarks(helped=True, duel="T1A0-MV1G-28NN", hands=6)
    note = note_marks.with_marks("A fine evening.", replace(marks, duel_day=date(2026, 11, 30)))
    assert note.splitlines() == ["Helped match.", "Duel T1A0-MV1G-28NN", "A fine evening."]
    assert note_marks.without_marks(note) == ("A fine evening.", marks)
    # What is no code was written by somebody.
    assert note_marks.without_marks("Duel with Kata") == ("Duel with Kata", MatchMarks())


def test_a_file_says_after_how_many_hands_an_evening_ends() -> None:
    marks = MatchMarks(practice=True, hands=24)
    note = note_marks.with_marks("At Kata's.", marks)
    assert note.splitlines() == ["Practice match.", "Evening of 24 hands.", "At Kata's."]
    assert note_marks.without_marks(note) == ("At Kata's.", marks)
    for told in ("Evening of 0 hands.", "Evening of 24 hands. And more.", "Evening of 24000 hands."):
        assert note_marks.without_marks(told) == (told, MatchMarks())


@pytest.mark.parametrize("note", ["", "Helped by nobody.", f"on {PRACTICE}", f"A fine evening.\n{TWO}"])
def test_a_note_without_marks_stays(note: str) -> None:
    assert note_marks.without_marks(note) == (note, MatchMarks())
