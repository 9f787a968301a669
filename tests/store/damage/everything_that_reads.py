"""Everything that reads matches, to be fed with what a repair has left."""

from tartli_desktop.files.long_work import at_once
from tartli_desktop.game.registry import games, rules_of_record
from tartli_desktop.store import record_files
from tartli_desktop.store.copies import copying
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch


def read_everything(store: MatchStore) -> None:
    """List, count, resume, copy and export all matches, and read the exported files again.

    A match that breaks a rule, in the tests or by an error of the program, is only counted and looked at.
    Raises AssertionError if what the list says of a match does not fit its record.
    """
    for game in (*games(), "four-handed"):
        store.results.counted(game)
        for match_id, hand, _ in store.reviews.of_game(game):
            assert hand <= len(store.load(match_id).record["hands"])
    assert {row.id for row in store.list() if not row.finished} == set(store.unfinished())
    for row in store.list():
        stored = store.load(row.id)
        assert row.hands == len(stored.record["hands"])
        assert row.actions == sum(len(hand["actions"]) for hand in stored.record["hands"])
        try:
            rules = rules_of_record(stored.record)
            match = rules.match.from_record(stored.record)
        except ValueError:
            continue
        if row.finished:
            assert match.to_move is None, f"match {row.id} is finished in the middle of a hand"
            assert row.standings == match.standings, f"match {row.id} is listed with other standings"
        _copy_and_export(store, stored)


def _copy_and_export(store: MatchStore, stored: StoredMatch) -> None:
    copy = store.add(at_once(copying(stored, "copy")).stored)
    assert store.load(copy).record["hands"] == stored.record["hands"][: store.load(copy).row.hands]
    store.delete(copy)
    sent = record_files.without_running_hand(stored)
    read = record_files.parsed(record_files.text_of(record_files.record_to_send(sent)))
    assert len(read.match.hands) == len(sent.record["hands"])
