"""Matches of tarokk in the database and in files."""

from dataclasses import replace

import msgspec
import pytest

from tartli_desktop.files.long_work import at_once
from tartli_desktop.game.finished_hand import finished_hand
from tartli_desktop.game.registry import rules_of
from tartli_desktop.games.tarokk import CARDS, PASKIEVICS, RULES, Match
from tartli_desktop.games.tarokk.rules.match import LARGEST
from tartli_desktop.games.tarokk.words.statistics import HandFacts
from tartli_desktop.store import record_files
from tartli_desktop.store.copies import copying
from tartli_desktop.store.match_kinds import dealt_again
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch, new_stored
from tests.games.contract.stored import keep
from tests.games.tarokk.at_the_table import dealt, done, played
from tests.games.tarokk.positions import deck

GIVEN = (2, None, None)
"""Notice of seat 2, before the hand that decides when the match will end."""


def noticed() -> Match:
    """A match with notice before its second hand."""
    match = between_hands()
    match.deal(deck(("SKIZ",)))
    return played(done(match, "bid three"))


def between_hands() -> Match:
    """A match with notice after its only hand, which was void."""
    match = done(dealt(), "pass, pass, pass, pass")
    match.give_notice(2)
    return match


def in_the_next_hand() -> Match:
    """The same match in the middle of the next hand."""
    match = between_hands()
    match.deal(deck(("SKIZ",)))
    return done(match, "bid three")


def stored(match: Match) -> StoredMatch:
    return new_stored(match, title="", human_seat=1, level="heuristic", extras={})


def kept(store: MatchStore, match: Match) -> record_files.KeptMatch:
    """A match that comes from a file."""
    read = record_files.parsed(record_files.text_of(match.to_record()))
    assert read.match.to_record() == match.to_record()
    return record_files.keep(store, read, human_seat=1, level="heuristic")


def test_notice_is_kept_in_files_and_in_the_database() -> None:  # T2.6, T17.2
    match = noticed()
    with MatchStore.in_memory() as store:
        again = store.load(kept(store, match).match_id).record
        assert again["hands"] == match.to_record()["hands"]
        assert Match.from_record(again).notice == match.notice is not None


def test_so_is_notice_after_the_last_hand() -> None:  # T17.2
    match = between_hands()
    with MatchStore.in_memory() as store:
        first = kept(store, match)
        again = store.load(first.match_id).record
        assert again == match.to_record()
        assert Match.from_record(again).notice == GIVEN
        assert kept(store, match) == record_files.KeptMatch(first.match_id, is_new=False)


def test_the_next_hand_has_the_notice_then() -> None:
    match = between_hands()
    with MatchStore.in_memory() as store:
        match_id = kept(store, match).match_id
        match.deal(deck())
        store.add_hand(match_id, " ".join(map(str, deck())), notes=match.hand_notes[2])
        again = store.load(match_id).record
        assert again == match.to_record()
        assert "notice" not in again


def test_a_file_without_the_hand_that_is_played_has_the_notice() -> None:
    record = record_files.without_running_hand(stored(in_the_next_hand())).record
    assert record == between_hands().to_record()


def test_a_copy_without_the_hand_that_is_played_has_the_notice() -> None:
    with MatchStore.in_memory() as store:
        copy = at_once(copying(stored(in_the_next_hand()), "A copy"))
        assert copy.lacks_hand
        record = store.load(store.add(copy.stored)).record
    assert Match.from_record(record).notice == GIVEN


def test_who_looks_at_a_hand_sees_the_notice_before_it() -> None:
    variant = rules_of("tarokk")
    record = noticed().to_record()
    assert finished_hand(variant, record, 2).positions[0].notice == GIVEN
    assert finished_hand(variant, between_hands().to_record(), 1).positions[0].notice is None


@pytest.mark.parametrize(("number", "notice"), [(1, None), (2, GIVEN)])
def test_a_deal_that_is_played_again_has_the_notice_before_it(number: int, notice: object) -> None:
    assert dealt_again(noticed().to_record(), number).notice == notice
    if number == 1:
        assert dealt_again(between_hands().to_record(), number).notice is None


def knocked() -> Match:
    """A match with a pot, after a void hand and in the next one, each after a knock."""
    match = Match.new(replace(PASKIEVICS, cut="knock", ultimo_pot=True), first_dealer=3)
    match.deal(CARDS, knock=True)
    done(match, "batch 4, batch 3, batch 2, batch 1, pass, pass, pass, pass")
    match.deal(CARDS, knock=True)
    return done(match, "batch 2")


def test_a_knock_and_the_pot_are_kept_in_files_and_in_the_database() -> None:  # T22.2, T22.10
    match = knocked()
    with MatchStore.in_memory() as store:
        for match_id in (kept(store, match).match_id, keep(store, RULES, match)):
            again = store.load(match_id).record
            assert again["hands"] == match.to_record()["hands"]
            assert [Match.from_record(again).view(seat) for seat in range(4)] == [
                match.view(seat) for seat in range(4)
            ]


def test_who_looks_at_a_hand_or_plays_it_again_finds_the_batches() -> None:  # T22.2
    record = knocked().to_record()
    assert finished_hand(rules_of("tarokk"), record, 1).positions[0].phase == "batch"
    again = dealt_again(record, 1)
    assert (again.phase, again.to_move, again.view(2).batches) == ("batch", 2, ())
    assert again.to_record()["hands"] == [record["hands"][0] | {"actions": []}]


def test_a_pot_of_any_size_is_kept() -> None:  # T22.10
    match = Match.new(replace(PASKIEVICS, ultimo_pot=True, void_hands="none", rounds=1), first_dealer=3)
    for _ in range(4):
        match.pot = 2**90
        match.deal(deck())
        done(match, "pass, pass, pass, pass")
    result = RULES.hand_result(match)
    facts = msgspec.json.decode(msgspec.json.encode(result.facts), type=HandFacts)
    assert facts.payments == result.scores == (LARGEST,) * 4
    assert [item.value for item in facts.items] == [2] * 4 + [-LARGEST] * 4
