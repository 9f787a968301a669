"""Matches in files: written, read by other programs, checked by the command, refused if they are wrong."""

import json
import os
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tartli_desktop.cards import sealed_deal
from tartli_desktop.games import ulti
from tartli_desktop.games.tartli import Match
from tartli_desktop.store import note_marks, record_files
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.record_files import Broken, NoMatch, NotAMatch, RecordFileError, TooLarge
from tartli_desktop.text.placeholders import fill
from tests import fuzz_records

ROOT = Path(__file__).parents[2]
MUTANTS = 400


def a_match(seed: int = 7, hands: int = 3) -> dict[str, Any]:
    return fuzz_records.played(fuzz_records.HUNGARIAN, hands, random.Random(seed))


def written(folder: Path, record: object, name: str = "match.tartli.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def refused(path: Path) -> RecordFileError:
    with pytest.raises(RecordFileError) as caught:
        record_files.read(path)
    assert str(path) in str(caught.value)
    return caught.value


# Read


def test_what_was_written_is_read(tmp_path: Path) -> None:
    record = a_match()
    found = record_files.read(written(tmp_path, record))
    assert found.match.to_record() == record
    proofs = [(number, hand["deal_proof"]) for number, hand in enumerate(record["hands"], 1)]
    assert found.numbers == tuple((number, proof["sha256"]) for number, proof in proofs)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "windows.tartli.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(a_match()).encode())
    assert record_files.read(path).match.to_record() == a_match()


@pytest.mark.parametrize("wrong", ["0:play A7x", 17])
def test_hand_action_and_rule_of_a_wrong_action_are_told(tmp_path: Path, wrong: object) -> None:
    record = a_match()
    record["hands"][1]["actions"][4] = wrong
    error = refused(written(tmp_path, record))
    assert isinstance(error, Broken)
    assert (error.error.hand, error.error.action, error.error.rule) == (2, 5, "R14")
    assert "hand 2, action 5, rule R14" in str(error)


WRONG_HEADS = (
    ("version", 0),
    ("version", "1"),
    ("players", ["one"]),
    ("first_dealer", True),
    ("hands", {}),
    ("title", 5),
    ("mood", "good"),
    ("variant", {"name": "hungarian"}),
)


@pytest.mark.parametrize(("key", "value"), WRONG_HEADS)
def test_a_wrong_head_is_refused(tmp_path: Path, key: str, value: object) -> None:
    error = refused(written(tmp_path, a_match() | {key: value}))
    assert isinstance(error, Broken)
    assert (error.error.hand, error.error.action) == (0, 0)
    assert "is not a match that Tartli can read" in str(error)


def test_a_proof_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    record = a_match()
    record["hands"][1]["deal_proof"]["cut"] ^= 1
    error = refused(written(tmp_path, record))
    assert isinstance(error, Broken)
    assert (error.error.hand, error.error.action, error.error.rule) == (2, 0, "R14")


def cut_after(record: dict[str, Any], number: int, cut: int) -> dict[str, Any]:
    """A record with the pack of a hand cut at this place after its check number was made."""
    hand = record["hands"][number - 1]
    sealed = sealed_deal.CommittedDeck(number, sealed_deal.pack_before_cut(hand["deck"], cut), "5f" * 16)
    deck, proof = sealed.dealt(cut)
    assert deck == hand["deck"]
    hand["deal_proof"] = msgspec.to_builtins(proof)
    return record


def test_a_cut_is_refused_where_the_program_cut_before(tmp_path: Path) -> None:  # R3.2, R14
    record = a_match()
    dealers = [match.dealer for match in Match.replaying(record)][:3]
    assert sorted(set(dealers)) == [0, 1]
    for number, dealer in enumerate(dealers, 1):
        path = written(tmp_path, cut_after(a_match(), number, 13))
        if dealer == 0:
            error = refused(path)
            assert isinstance(error, Broken)
            assert (error.error.hand, error.error.action, error.error.rule) == (number, 0, "R14")
        else:
            assert len(record_files.read(path).numbers) == 3
        for mark in (note_marks.TWO, note_marks.PRACTICE):
            note = f"{mark}\n"
            path = written(tmp_path, cut_after(a_match(), number, 13) | {"note": note})
            assert len(record_files.read(path).numbers) == 3


def test_a_proof_of_another_kind_proves_nothing(tmp_path: Path) -> None:
    record = a_match()
    record["hands"][1]["deal_proof"] = {"seed": [1, 2]}
    found = record_files.read(written(tmp_path, record))
    assert [number for number, _ in found.numbers] == [1, 3]
    assert found.match.to_record() == record


def test_names_of_strangers_fit_on_one_line(tmp_path: Path) -> None:
    record = a_match() | {"players": ["\x1b[31m" + "A" * 500, "\n\t"], "title": "one\ntwo"}
    found = record_files.read(written(tmp_path, record)).match
    assert found.players == ("[31m" + "A" * 56, "B")
    assert found.notes["title"] == "one two"


def test_a_stranger_without_a_name_gets_one_in_every_game(tmp_path: Path) -> None:
    for record in (a_match(), ulti.Match(ulti.SOCIAL, 0, ("Éva", "Kata", "Bea")).to_record()):
        record["players"][1] = ""
        assert record_files.read(written(tmp_path, record)).match.players[1] == "B"


NO_MATCHES = {
    "an empty file": (b"", NotAMatch.EMPTY),
    "empty lines": (b"\n \n", NotAMatch.EMPTY),
    "half a file": (json.dumps(a_match()).encode()[:900], NotAMatch.CUT),
    "bytes lost": (json.dumps(a_match()).encode().replace(b"actions", b"act\xffons"), NotAMatch.CUT),
    "a newer match": (json.dumps(a_match() | {"version": 2, "mood": "good"}).encode(), NotAMatch.NEWER),
    "another JSON": (b'{"a": 1}', NotAMatch.OTHER),
    "another game": (json.dumps(a_match() | {"format": "chess"}).encode(), NotAMatch.OTHER),
    "a list": (b"[1, 2]", NotAMatch.OTHER),
    "a number": (b"3", NotAMatch.OTHER),
    "a text": (b"Dear Kata,", NotAMatch.OTHER),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", NotAMatch.OTHER),
    "an archive": (b"PK\x03\x04", NotAMatch.OTHER),
    "another encoding": (b"\xff\xfe{\x00", NotAMatch.OTHER),
    "lists in lists": (b"[" * 1_000_000, NotAMatch.OTHER),
    "objects in objects": (b'{"a":' * 9999, NotAMatch.OTHER),
}


@pytest.mark.parametrize(("data", "what"), NO_MATCHES.values(), ids=NO_MATCHES)
def test_what_is_no_match_is_called_what_it_is(tmp_path: Path, data: bytes, what: NotAMatch) -> None:
    path = tmp_path / "other.tartli.json"
    path.write_bytes(data)
    error = refused(path)
    assert isinstance(error, NoMatch)
    assert error.what is what
    assert str(error) == fill(what.value, path)


@pytest.mark.parametrize(
    ("once", "twice"),
    [
        ('"hands": [', '"hands": [], "hands": ['),
        ('"deck": "', '"d\\u0065ck": "", "deck": "'),
        ('"name": "hungarian"', '"name": "austrian", "name": "hungarian"'),
        ('"salt": "', '"salt": "", "salt": "'),
        ('"title": "Sunday"', '"title": "Monday", "title": "Sunday"'),
    ],
)
def test_a_key_that_is_there_twice_is_refused(tmp_path: Path, once: str, twice: str) -> None:
    text = json.dumps(a_match())
    assert once in text
    path = tmp_path / "twice.tartli.json"
    path.write_text(text.replace(once, twice), encoding="utf-8")
    error = refused(path)
    assert isinstance(error, Broken)
    assert (error.error.hand, error.error.action, error.error.rule) == (0, 0, "R14")
    assert error.error.message.endswith("is there twice")


@pytest.mark.parametrize("levels", [13, 14])
def test_a_document_is_nested_no_deeper_than_16(tmp_path: Path, levels: int) -> None:  # R14
    record = a_match()
    record["hands"][1]["deal_proof"] = json.loads("[" * levels + "]" * levels)
    path = written(tmp_path, record)
    if levels == 13:
        assert record_files.read(path).match.to_record() == record
    else:
        error = refused(path)
        assert isinstance(error, Broken)
        assert (error.error.hand, error.error.action, error.error.rule) == (2, 0, "R14")


HUGE = "HK4 " * 900_000


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (lambda hand: hand["actions"].insert(0, f"1:declare {HUGE}"), "R14"),
        (lambda hand: hand["actions"].insert(0, "1:" + " " * 3_000_000), "R14"),
        (lambda hand: hand.update(deck="HO " * 1_300_000), "R3.2"),
    ],
)
def test_what_is_too_long_is_refused_before_it_is_taken_apart(
    tmp_path: Path, change: Callable[[dict[str, Any]], None], rule: str
) -> None:
    record = a_match()
    change(record["hands"][0])
    path = written(tmp_path, record)
    tracemalloc.start()
    error = refused(path)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert isinstance(error, Broken)
    assert (error.error.hand, error.error.rule) == (1, rule)
    # Memory for the file itself and its text, and little more.
    assert most < 5 * path.stat().st_size


def test_more_than_4_mb_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.tartli.json"
    path.write_bytes(b" " * record_files.LARGEST)
    assert isinstance(refused(path), NoMatch)
    path.write_bytes(b" " * (record_files.LARGEST + 1))
    assert isinstance(refused(path), TooLarge)


def test_a_large_proof_is_refused(tmp_path: Path) -> None:
    record = a_match()
    record["hands"][0]["deal_proof"] = [[]] * 100_000
    error = refused(written(tmp_path, record))
    assert isinstance(error, Broken)
    assert (error.error.hand, error.error.action) == (1, 0)


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert "File not found" in str(refused(tmp_path / "nowhere.tartli.json"))
    folder = refused(tmp_path)
    assert isinstance(folder, NoMatch)
    assert folder.what is NotAMatch.FOLDER


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such pipes")
def test_it_does_not_wait_at_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert isinstance(refused(tmp_path / "pipe"), NoMatch)


def test_mutants_are_refused_or_are_matches(tmp_path: Path) -> None:
    # ``make fuzz`` checks the times, on a machine that does nothing else.
    found = fuzz_records.fuzz(MUTANTS, 3, tmp_path, longest=60, studies=1)
    assert found.faults == []
    assert min(found.kinds[kind] for kind in ("a match", "Broken", "NoMatch")) > 0


# Kept


def test_a_match_is_kept_whole_and_sent_on_as_it_came(tmp_path: Path) -> None:
    record = a_match()
    with MatchStore.open(tmp_path / "matches.sqlite3").store as store:
        read = record_files.read(written(tmp_path, record))
        kept = record_files.keep(store, read, human_seat=0, level="heuristic")
        assert kept.is_new
        stored = store.load(kept.match_id)
        assert stored.row.head.title == "Sunday"
        assert record_files.record_to_send(stored) == record
        assert Match.from_record(stored.record).hand_notes == Match.from_record(record).hand_notes
        # No program claims it, and it can be resumed.
        assert store.claim(kept.match_id)


def test_the_same_match_is_kept_once(tmp_path: Path) -> None:
    store = MatchStore.in_memory()
    path = written(tmp_path, a_match())
    first = record_files.keep(store, record_files.read(path), human_seat=0, level="heuristic")
    store.rename(first.match_id, "Another title")
    again = record_files.keep(store, record_files.read(path), human_seat=0, level="heuristic")
    assert again == record_files.KeptMatch(first.match_id, is_new=False)
    assert len(store.list()) == 1
    # A match that went on is another one.
    longer = a_match()
    longer["hands"][-1]["actions"].append("0:out")
    read = record_files.read(written(tmp_path, longer))
    other = record_files.keep(store, read, human_seat=0, level="heuristic")
    assert other.is_new
    store.close()


# Written


def stored_match(store: MatchStore, folder: Path, **changes: object) -> int:
    found = record_files.read(written(folder, a_match() | changes, "source.json"))
    return record_files.keep(store, found, human_seat=0, level="heuristic").match_id


def test_a_folder_takes_many_and_nothing_in_it_is_lost(tmp_path: Path) -> None:
    store = MatchStore.in_memory()
    stored = store.load(stored_match(store, tmp_path))
    name = record_files.file_name('A/B: "1 < 2"?')
    document = record_files.record_to_send(stored)
    paths = [record_files.write_into(tmp_path, name, document) for _ in range(3)]
    assert len(set(paths)) == 3
    assert all(path.name.endswith(".tartli.json") for path in paths)
    assert not any(set(path.name) & set('<>:"/\\|?*') for path in paths)
    for path in paths:
        assert record_files.read(path).match.to_record() == a_match()
    store.close()


@pytest.mark.skipif(os.name != "posix", reason="only these systems have a variable for the time zone")
@pytest.mark.parametrize(("east", "day"), [(1, "2026-03-10"), (0, "2026-03-09"), (-5, "2026-03-09")])
def test_the_date_is_that_of_the_beginning_on_the_players_calendar(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, east: int, day: str
) -> None:
    store = MatchStore.in_memory(now=lambda: datetime(2026, 3, 9, 23, 30, tzinfo=UTC))
    record = a_match()
    del record["date"], record["note"], record["title"]
    path = written(tmp_path, record)
    kept = record_files.keep(store, record_files.read(path), human_seat=0, level="heuristic")
    stored = store.load(kept.match_id)
    monkeypatch.setenv("TZ", f"UTC{-east:+}")
    time.tzset()
    record_files.write(path, record_files.record_to_send(stored))
    assert record_files.read(path).match.to_record() == record | {"date": day}
    assert record_files.file_name("Sunday", stored.row.created).startswith(f"{day} Sunday")
    store.close()
    monkeypatch.undo()
    time.tzset()


# tartli-desktop --check


def checked(path: object, **variables: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "tartli_desktop", "--check", str(path)],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if "DISPLAY" not in name} | variables,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return done.returncode, done.stdout, done.stderr.strip()


def test_check_tells_the_result(tmp_path: Path) -> None:
    path = written(tmp_path, a_match())
    code, out, err = checked(path, QT_QPA_PLATFORM="")
    assert (code, err) == (0, "")
    told, *numbers, note = out.splitlines()
    assert told.startswith(f"{path}: Ödön and Zsófi played by the Hungarian rules: 3 hands, ")
    proofs = [(number, hand["deal_proof"]) for number, hand in enumerate(a_match()["hands"], 1)]
    assert numbers == [
        f"Hand {number}, check number {proof['sha256']}: it fits the cards." for number, proof in proofs
    ]
    # A file does not tell when a number was made.
    assert note.startswith("If you noted")
    assert "proved" not in out


def test_check_of_a_match_without_check_numbers_says_so(tmp_path: Path) -> None:
    record = a_match()
    for hand in record["hands"]:
        del hand["deal_proof"]
    code, out, _ = checked(written(tmp_path, record))
    assert code == 0
    assert out.splitlines()[1:] == ["No hand has a check number."]


def test_check_tells_hand_action_and_rule(tmp_path: Path) -> None:
    record = a_match()
    record["hands"][1]["actions"][4] = "0:gather"
    code, out, err = checked(written(tmp_path, record))
    assert (code, err) == (1, "")
    assert "hand 2, action 5, rule R4" in out
    assert out.count("\n") == 1


def test_check_says_nothing_to_the_terminal_but_words(tmp_path: Path) -> None:
    record = a_match() | {"players": ["\x1b]0;Kata\x07", "Zsófi"], "\x1b[31m": 1}
    code, out, _ = checked(written(tmp_path, record), PYTHONIOENCODING="ascii")
    assert code == 1
    assert out.rstrip("\n").isprintable()
    del record["\x1b[31m"]
    code, out, _ = checked(written(tmp_path, record), PYTHONIOENCODING="ascii")
    assert code == 0
    assert all(line.isprintable() for line in out.splitlines())
    assert "Zsofi" in out
