"""Matches with hints: marked at once, in the record of the hand and in files, and left out of statistics."""

import random
from pathlib import Path

import pytest

from tartli_desktop.games.tartli import Match
from tartli_desktop.store import note_marks, record_files
from tartli_desktop.store.hint_notes import hints_in, with_hint
from tartli_desktop.store.match_kinds import HELPED, dealt_again
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import readable_part
from tests import fuzz_records
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import Game, sit_down


def person_leads() -> Game:
    return sit_down(dealt(hands=("AA LA", "BA HA"), turned="H7", dealer=1))


def test_a_hint_marks_the_match_and_the_action_before_which_it_came(qapp: object) -> None:
    game = person_leads()
    assert not game.session.marks.helped
    game.session.note_hint()
    game.trick("AA")
    game.session.note_hint()
    stored = game.store.load(game.match_id)
    assert game.session.marks.helped
    assert stored.marks.helped
    note = stored.record["hands"][-1]["note"]
    done = stored.record["hands"][-1]["actions"]
    assert hints_in(note) == (1, len(done) + 1)
    # R14: it is a note of the hand, so every program may read it.
    assert Match.from_record(stored.record).to_record() == game.session.record() == stored.record
    game.leave()


def test_a_match_that_was_left_cannot_be_helped(qapp: object) -> None:
    game = person_leads()
    game.session.close()
    game.session.note_hint()
    assert not game.store.load(game.match_id).marks.helped
    game.leave()


def test_the_note_of_a_hand_keeps_what_else_it_says() -> None:
    note = with_hint(with_hint(with_hint("a fine hand\nindeed", 12), 3), 12)
    assert note.startswith("a fine hand\nindeed\n")
    assert hints_in(note) == (3, 12)
    assert hints_in("") == hints_in("Hints before actions: none") == ()


@pytest.mark.parametrize("practice", [False, True])
def test_the_mark_goes_into_a_file_and_comes_back(tmp_path: Path, practice: bool) -> None:
    match = Match.from_record(fuzz_records.played(fuzz_records.HUNGARIAN, 2, random.Random(5)))
    path = tmp_path / "match.tartli.json"
    with MatchStore.in_memory() as store, MatchStore.in_memory() as other:
        kept = record_files.keep(
            store, record_files.ReadMatch(match, "tartli"), human_seat=0, level="heuristic"
        )
        assert store.claim(kept.match_id)
        store.set_extra(kept.match_id, HELPED, "1")
        store.set_extra(kept.match_id, "note", "A fine evening.")
        if practice:
            store.set_extra(kept.match_id, "practice", "1")
        record_files.write(path, record_files.record_to_send(store.load(kept.match_id)))
        lines = record_files.read(path).match.to_record()["note"].splitlines()
        assert lines == [*([note_marks.PRACTICE] if practice else []), note_marks.HELPED, "A fine evening."]
        kept = record_files.keep(other, record_files.read(path), human_seat=0, level="heuristic")
        again = other.load(kept.match_id)
        assert (again.marks.helped, again.marks.practice) == (True, practice)
        assert again.extras["note"] == "A fine evening."


def test_helped_matches_are_known_and_stay_so_when_damaged(qapp: object) -> None:
    game = person_leads()
    assert game.store.marked(HELPED) == frozenset()
    game.session.note_hint()
    assert game.store.marked(HELPED) == {game.match_id}
    damaged = game.store.load(game.match_id)
    damaged = type(damaged)(damaged.row, damaged.record, damaged.extras, broken_at=(1, 1))
    assert readable_part(damaged).marks.helped
    game.leave()


def test_a_deal_that_is_played_again_begins_without_hints() -> None:
    record = fuzz_records.played(fuzz_records.HUNGARIAN, 2, random.Random(5))
    record["hands"][1]["note"] = with_hint("a fine hand", 4)
    again = dealt_again(record, 2).to_record()
    assert again["hands"][1]["note"] == "a fine hand"
    assert hints_in(record["hands"][1]["note"]) == (4,)
