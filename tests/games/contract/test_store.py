"""Matches of every game are saved, listed, counted, sent and checked."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tartli_desktop.app.match_file import check
from tartli_desktop.files.long_work import at_once
from tartli_desktop.game.match import Match
from tartli_desktop.game.rules import Rules
from tartli_desktop.store import record_files as records
from tartli_desktop.store.copies import copying
from tartli_desktop.store.match_kinds import dealt_again, points_of
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.statistics import figures

from .stored import PERSON, keep
from .walks import AN_END, new_match, walk


@pytest.fixture
def store(tmp_path: Path) -> Iterator[MatchStore]:
    """An empty store on disk."""
    with MatchStore.open(tmp_path / "matches.sqlite3").store as store:
        yield store


@pytest.fixture
def match(rules: Rules) -> Match:
    """A match in the middle of its third hand or a later one."""
    match = new_match(rules, rules.form.seats[-1], dealer=1)
    for _ in walk(rules, match, 30, 10_000):
        if len(match.hands) >= 3 and len(match.hands[-1][1]) == 9 and match.to_move is not None:
            break
    assert match.to_move is not None
    return match


def finished_hands(rules: Rules, match: Match) -> Match:
    """The match as it was before the current hand."""
    record = match.to_record()
    return rules.match.from_record(record | {"hands": record["hands"][:-1]})


def test_a_match_is_found_as_it_was_left(rules: Rules, store: MatchStore, match: Match) -> None:
    match_id = keep(store, rules, match)
    stored = store.load(match_id)
    assert stored.record == match.to_record()
    again = rules.match.from_record(stored.record)
    assert again.view(PERSON) == match.view(PERSON)
    assert stored.broken_at is None


def test_a_match_is_listed(rules: Rules, store: MatchStore, match: Match) -> None:
    keep(store, rules, match)
    (row,) = store.list()
    assert (row.head.game, row.head.names, row.head.title) == (rules.name, match.players, "An evening")
    assert rules.form.variant_from(dict(row.head.variant)) == match.variant
    assert (row.hands, row.finished) == (len(match.hands), False)
    assert row.standings == tuple(match.standings)
    assert row.head.level == rules.opponents.default
    assert len(row.head.opponents) == len(match.players) - 1


def test_matches_are_counted(rules: Rules, store: MatchStore, match: Match) -> None:
    keep(store, rules, match)
    (counted,) = store.results.counted(rules.name).matches
    results = [
        rules.hand_result(state)
        for state in rules.match.replaying(match.to_record())
        if state.hands and state.to_move is None
    ]
    assert counted.hands == len(results)
    assert counted.score == sum(result.scores[PERSON] for result in results)
    assert counted.hands_won == sum(result.outcomes[PERSON] == 1 for result in results)
    assert [json.loads(facts) for facts in counted.facts] == [
        json.loads(json.dumps(dict(result.facts))) for result in results
    ]
    assert figures(rules.name, [counted])[-1].hands == len(results)


def test_what_was_not_counted_at_once_is_counted_later(rules: Rules, store: MatchStore, match: Match) -> None:
    """The same holds for a match that comes from another copy of the program."""
    first = store.load(keep(store, rules, match))
    store.add(first)
    one, other = store.results.counted(rules.name).matches
    assert (one.score, one.hands, one.facts) == (other.score, other.hands, other.facts)


def test_the_winners_of_a_match_have_won_it(rules: Rules, store: MatchStore) -> None:
    """So it is in the statistics too, where partners win together."""
    outcomes = set()
    for seed in range(60, 72):
        *_, match = walk(
            rules, new_match(rules, rules.form.seats[0], **AN_END.get(rules.name, {})), seed, 10_000
        )
        assert match.is_over
        match_id = keep(store, rules, match)
        counted = next(each for each in store.results.counted(rules.name).matches if each.id == match_id)
        assert counted.outcome == (1 if PERSON in match.winners else -1)
        outcomes.add(counted.outcome)
        if outcomes == {1, -1}:
            return
    pytest.fail(f"all of them ended alike: {outcomes}")


def test_a_match_is_sent_and_read_again(
    rules: Rules, store: MatchStore, match: Match, tmp_path: Path
) -> None:
    played = finished_hands(rules, match)
    path = tmp_path / "sent.tartli.json"
    records.write(path, records.record_to_send(store.load(keep(store, rules, played))))
    read = records.read(path)
    record = read.match.to_record()
    assert record["hands"] == played.to_record()["hands"]
    assert record["title"] == "An evening"
    assert len(read.results) == len(played.hands)
    with MatchStore.in_memory() as other:
        kept = records.keep(other, read, human_seat=PERSON, level=rules.opponents.default)
        assert kept.is_new
        stored = other.load(kept.match_id)
        assert stored.record["hands"] == record["hands"]
        assert stored.row.head.game == rules.name
        assert stored.marks.imported
        assert not records.keep(other, read, human_seat=PERSON, level=rules.opponents.default).is_new


@pytest.mark.usefixtures("english_afterwards")
def test_a_file_is_checked(
    rules: Rules, store: MatchStore, match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = finished_hands(rules, match)
    path = tmp_path / "sent.tartli.json"
    records.write(path, records.record_to_send(store.load(keep(store, rules, played))))
    assert check(path) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert all(name in said.out for name in match.players)
    record = json.loads(path.read_text(encoding="utf-8"))
    record["hands"][0]["actions"][0:2] = record["hands"][0]["actions"][1::-1]
    path.write_text(json.dumps(record), encoding="utf-8")
    assert check(path) == 1
    said = capsys.readouterr()
    assert said.err == ""
    assert "hand 1, action 1" in said.out


def test_a_match_is_copied_without_the_hand_that_is_played(
    rules: Rules, store: MatchStore, match: Match
) -> None:
    copy = at_once(copying(store.load(keep(store, rules, match)), "Another evening"))
    played = finished_hands(rules, match)
    assert copy.lacks_hand
    assert copy.stored.record["hands"] == played.to_record()["hands"]
    assert len(copy.results) == len(played.hands)
    copied = store.load(store.add(copy.stored, results=copy.results))
    assert (copied.row.head.title, copied.marks.copy) == ("Another evening", True)


def test_a_deal_is_dealt_again(rules: Rules, match: Match) -> None:
    record = match.to_record()
    again = dealt_again(record, 2)
    assert again.hands[-1] == (match.hands[1][0], ())
    assert again.to_move is not None
    *_, second = (state for state in rules.match.replaying(record | {"hands": record["hands"][:2]}))
    assert tuple(points_of(record, 2)) == tuple(rules.hand_result(second).scores)
    with pytest.raises(ValueError, match="not over"):
        points_of(record, len(record["hands"]))
