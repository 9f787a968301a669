"""Matches of tarokk in the database and in files."""

from __future__ import annotations

from tartli_desktop.games.tarokk import Match
from tartli_desktop.store import record_files
from tartli_desktop.store.match_store import MatchStore
from tests.games.tarokk.at_the_table import dealt, done, played
from tests.games.tarokk.positions import deck


def noticed() -> Match:
    """A match with notice before its second hand."""
    match = done(dealt(), "pass, pass, pass, pass")
    match.give_notice(2)
    match.deal(deck(("SKIZ",)))
    return played(done(match, "bid three"))


def test_notice_is_kept_in_files_and_in_the_database() -> None:
    """T2.6, T17.2"""
    match = noticed()
    read = record_files.parsed(record_files.text_of(match.to_record()))
    assert read.match.to_record() == match.to_record()
    with MatchStore.in_memory() as store:
        kept = record_files.keep(store, read, human_seat=1, level="heuristic")
        again = store.load(kept.match_id).record
        assert again["hands"] == match.to_record()["hands"]
        assert Match.from_record(again).notice == match.notice is not None
