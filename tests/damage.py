"""Files of a killed program, damaged in many ways: ``python -m tests.damage [VARIANTS] [--seed SEED]``.

Matches are played into a folder, one of them a duel with what the levels made of it; studies, seasons of the
league and answers in exercises are saved there. The folder is copied as
a kill leaves it: the database, and after a kill in the middle of a write its journal. In each variant a bit
of a file is flipped, a sector of 512 bytes is wiped or garbled, or a file is cut short. Then the matches are
opened as at a start. The program ends with an error if

- anything that was shown is missing without a message,
- anything is missing whose bytes are still in the database,
- the damaged files are not kept as they were,
- or anything that reads matches cannot cope with what is left.

The bytes are searched without the program's own reader: for each row that was written, in the form in which
SQLite writes it.
"""

import argparse
import copy
import random
import shutil
import sqlite3
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tartli_desktop.duel.code import Duel
from tartli_desktop.duel.results import PlayedHand, extra_of, to_extra
from tartli_desktop.files.problems import NewerDatabase
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.registry import rules_of_record
from tartli_desktop.games import tarokk, ulti
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN
from tartli_desktop.store.database.row_checksums import row_checksum
from tartli_desktop.store.database.schema import PAGE_SIZE
from tartli_desktop.store.document_store import DocumentStore
from tartli_desktop.store.learning_store import Trained
from tartli_desktop.store.match_head import MatchHead
from tartli_desktop.store.match_kinds import DUEL, HANDS
from tartli_desktop.store.match_store import MatchStore
from tests.fuzz_records import a_season, played, played_by
from tests.store.damage.damaged_databases import copy_in_the_middle, copy_in_the_middle_of_deleting
from tests.store.damage.everything_that_reads import read_everything
from tests.store.store_samples import answers, study

VARIANTS = 300
STUDIES = 200
SEED = 14
SECTOR = 512
NAME = "matches.sqlite3"
GAMES = ("tartli", "ulti", "tarokk")
FILES = ("", "-journal")


# What a row looks like in a file: https://www.sqlite.org/fileformat.html#record_format


def record(*values: int | str | None) -> bytes:
    """A row as SQLite writes it, for short values."""
    kinds, body = b"", b""
    for value in values:
        kind, content = _serial(value)
        kinds += _varint(kind)
        body += content
    assert len(kinds) < 127
    return bytes([len(kinds) + 1]) + kinds + body


def _serial(value: int | str | None) -> tuple[int, bytes]:
    if value is None:
        return 0, b""
    if isinstance(value, str):
        content = value.encode()
        return 13 + 2 * len(content), content
    if value in (0, 1):
        return 8 + value, b""
    kind, size = next(
        (kind, size)
        for kind, size in ((1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (6, 8))
        if -(1 << 8 * size - 1) <= value < 1 << 8 * size - 1
    )
    return kind, value.to_bytes(size, "big", signed=True)


def _varint(number: int) -> bytes:
    assert number < 1 << 14
    return bytes([number]) if number < 128 else bytes([number >> 7 | 0x80, number & 0x7F])


# A folder as a kill leaves it


@dataclass
class Written:
    """Everything ever written of one match, as rows in bytes."""

    heads: list[bytes] = field(default_factory=list)
    hands: list[bytes] = field(default_factory=list)

    actions: list[tuple[int, bytes]] = field(default_factory=list)
    """Each action with the number of hands that had been dealt."""

    def readable(self, content: Callable[[bytes], bool]) -> int:
        """How many actions from the first on are still in the files; -1 if no head is."""
        if not any(content(head) for head in reversed(self.heads)):
            return -1
        count = 0
        for hands, action in self.actions:
            if not content(action) or not all(content(hand) for hand in self.hands[:hands]):
                break
            count += 1
        return count


Key = tuple[str, int]
"""The table of a study or a season, and its number."""


@dataclass
class Beside:
    """What had been shown beside the matches, with its rows in bytes."""

    documents: dict[Key, JsonDict] = field(default_factory=dict)
    """Studies and seasons."""

    states: dict[Key, list[JsonDict]] = field(default_factory=lambda: defaultdict(list))
    """Every state of each, also one that was being written."""

    document_rows: dict[Key, bytes] = field(default_factory=dict)
    """The row of each that is not longer than a page, with the head of its cell."""

    answers: list[Trained] = field(default_factory=list)
    answer_rows: list[bytes] = field(default_factory=list)

    def being_written(self, found: dict[Key, JsonDict]) -> dict[Key, JsonDict]:
        """What is there as it was being written, since the end of the journal is lost."""
        last = {key: states[-1] for key, states in self.states.items()}
        return {key: last[key] for key in found if found[key] == last[key]}

    def missing(self, found: dict[Key, JsonDict], table: str) -> int:
        """How many studies or seasons are missing."""
        return sum(key not in found for key in self.documents if key[0] == table)


@dataclass
class Killed:
    """A folder after a kill, and what had been shown."""

    folder: Path
    shown: dict[int, dict[str, Any]]
    extras: dict[int, dict[str, str]]
    written: dict[int, Written]
    beside: Beside


class Playing:
    """Plays into a folder, and records each row."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.store = MatchStore.open(self.path).store
        self.written: dict[int, Written] = {}
        self.beside = Beside()
        self._other = sqlite3.connect(self.path)

    def play(
        self, match: dict[str, Any], title: str, *, finished: bool = False, extras: Mapping[str, str] = {}
    ) -> int:
        """Store a match action by action; ``finished`` as if it were over, without its unfinished hand."""
        rules = rules_of_record(match)
        head = MatchHead.at_level(
            "casual",
            game=rules.name,
            variant=match[rules.form.variant],
            names=match["players"],
            first_dealer=match["first_dealer"],
            human_seat=0,
            title=title,
        )
        match_id = self.store.create(head, extras={"order": title, **extras})
        written = self.written[match_id] = Written()
        self._note_head(match_id)
        number = 0
        if finished:
            match["hands"].pop()
        for hands, hand in enumerate(match["hands"], 1):
            notes = {key: hand[key] for key in hand.keys() - {"deck", "actions"}}
            self.store.add_hand(match_id, hand["deck"], notes=notes)
            self._note_head(match_id)
            row = (match_id, hands, hand["deck"])
            written.hands.append(record(*row, row_checksum("hand", *row)))
            for text in hand["actions"]:
                self.store.add_action(match_id, text)
                number += 1
                action = (match_id, number, hands, text)
                written.actions.append((hands, record(*action, row_checksum("action", *action))))
                self._note_head(match_id)
        if finished:
            standings = rules.match.from_record(match).standings
            self.store.set_result(match_id, standings, finished=True)
            self._note_head(match_id)
        return match_id

    def _note_head(self, match_id: int) -> None:
        (row,) = self._other.execute("SELECT * FROM match WHERE id = ?", (match_id,))
        self.written[match_id].heads.append(record(None, *row[1:]))

    def save(self, table: str, number: int | None, document: JsonDict) -> int:
        """Save a study or a season."""
        store = documents(self.store)[table]
        number = store.save(number, document)
        store.release(number)
        self.beside.states[table, number].append(document)
        (row,) = self._other.execute(f"SELECT * FROM {table} WHERE id = ?", (number,))
        if len(row[-2].encode()) < PAGE_SIZE - 200:
            content = record(None, *row[1:])
            self.beside.document_rows[table, number] = _varint(len(content)) + _varint(number) + content
        return number

    def answer(self, answer: Trained) -> None:
        """Save an answer in an exercise."""
        self.store.training.add("ulti", answer)
        self.beside.answers.append(answer)
        (row,) = self._other.execute("SELECT * FROM training ORDER BY number DESC LIMIT 1")
        self.beside.answer_rows.append(record(*row))

    def kill(self, to: Path, *, deleting: int = 0, studying: int = 0) -> Killed:
        """Copy the folder as it is in the middle of play, of deleting a match, or of saving a study."""
        beside = self.beside
        beside.documents = loaded(self.store)
        stored = {row.id: self.store.load(row.id) for row in self.store.list()}
        if deleting:
            copy_in_the_middle_of_deleting(self.store, deleting, to)
        elif studying:
            changed = study(studying, 300)
            beside.states["study", studying].append(changed)
            copy_in_the_middle(self.store, lambda: self.store.studies.save(studying, changed), to)
        else:
            to.mkdir()
            shutil.copy(self.path, to)
        written = {match_id: each for match_id, each in self.written.items() if match_id in stored}
        shown = {match_id: each.record for match_id, each in stored.items()}
        extras = {match_id: each.extras for match_id, each in stored.items()}
        return Killed(to, shown, extras, written, copy.deepcopy(beside))

    def close(self) -> None:
        """End the play."""
        self._other.close()
        self.store.close()


def documents(store: MatchStore) -> dict[str, DocumentStore]:
    """What keeps studies and seasons, by their tables."""
    return {"study": store.studies, "season": store.seasons}


def loaded(store: MatchStore) -> dict[Key, JsonDict]:
    """All studies and seasons."""
    return {
        (table, row.id): each.load(row.id) for table, each in documents(store).items() for row in each.rows()
    }


def killed_folders(folder: Path) -> tuple[Killed, ...]:
    """Folders of four players.

    One has a new match, one is killed in the middle of a deletion, one has finished matches of all games, a
    duel and seasons of the league, and one, with many studies and answers, is killed while it saves a study.
    """
    chance = random.Random(4)
    playing = Playing(folder / "playing")
    playing.play(played(HUNGARIAN, 1, chance), "the first")
    new = playing.kill(folder / "new")
    for number in range(3):
        playing.play(played((HUNGARIAN, AUSTRIAN)[number % 2], 3, chance), f"match {number}", finished=True)
    playing.store.delete(playing.play(played(AUSTRIAN, 1, chance), "deleted"))
    playing.play(played(HUNGARIAN, 2, chance), "the last")
    later = playing.kill(folder / "later", deleting=2)
    playing.close()
    playing = Playing(folder / "playing all games")
    for number, match in enumerate(
        (
            played(HUNGARIAN, 3, chance),
            played_by("ulti", ulti.ASSOCIATION, 3, chance),
            played_by("tarokk", tarokk.PASKIEVICS, 3, chance),
        )
    ):
        playing.play(match, f"game {number}", finished=True)
    code = Duel("ulti", 0, 3, 0, 99).code
    for number, match in enumerate(played_by("ulti", ulti.ASSOCIATION, 3, chance) for _ in range(3)):
        levels = {level: PlayedHand((3, -1, -2), ("0:pass",) * 30) for level in ("casual", "strong")}
        made = {extra_of(hand): to_extra(levels) for hand in range(1, number + 1)}
        playing.play(match, f"duel {number}", extras={DUEL: code, HANDS: "3"} | made)
    for number in range(12):
        season = playing.save("season", None, a_season(GAMES[number % 3], number))
        playing.save("season", season, a_season(GAMES[number % 3], number, evenings=1 + number % 2))
    games = playing.kill(folder / "all games")
    playing.close()
    return new, later, games, killed_while_studying(folder, chance)


def killed_while_studying(folder: Path, chance: random.Random) -> Killed:
    """The folder of a player with one match, many studies, some of them changed, and many answers."""
    playing = Playing(folder / "playing and studying")
    playing.play(played(HUNGARIAN, 1, chance), "the first")
    for number, answer in enumerate(answers(STUDIES)):
        saved = playing.save("study", None, study(number, chance.choice((1, 5, 20, 50, 200))))
        playing.answer(answer)
        if number % 5 == 0:
            playing.save("study", chance.randint(1, saved), study(number, chance.choice((1, 30))))
    playing.store.studies.delete(playing.store.studies.save(None, study(0, 20)))
    studying = playing.kill(folder / "studies", studying=STUDIES // 2)
    playing.close()
    return studying


# Damage


def flip(content: bytes, place: int, chance: random.Random) -> bytes:
    """Change one bit."""
    return content[:place] + bytes([content[place] ^ 1 << chance.randrange(8)]) + content[place + 1 :]


def garble(content: bytes, place: int, chance: random.Random) -> bytes:
    """Fill a sector with random bytes."""
    start = place // SECTOR * SECTOR
    return (
        content[:start] + chance.randbytes(len(content[start : start + SECTOR])) + content[start + SECTOR :]
    )


def wipe(content: bytes, place: int, chance: random.Random) -> bytes:
    """Fill a sector with zeros."""
    start = place // SECTOR * SECTOR
    return content[:start] + bytes(len(content[start : start + SECTOR])) + content[start + SECTOR :]


def cut(content: bytes, place: int, chance: random.Random) -> bytes:
    """Cut off the end."""
    return content[:place]


DAMAGES = (flip, flip, garble, wipe, cut)
TARGETS = (("",), ("-journal",), FILES)


def hit(folder: Path, suffixes: tuple[str, ...], chance: random.Random) -> list[str]:
    """Damage some files of a folder; return what was done."""
    done = []
    for suffix in suffixes:
        file = folder / f"{NAME}{suffix}"
        content = file.read_bytes()
        damage = chance.choice(DAMAGES)
        place = chance.randrange(len(content))
        file.write_bytes(damage(content, place, chance))
        done.append(f"{damage.__name__} {suffix or 'database'} at {place}")
    return done


# What happens then


def contents(database: Path) -> Callable[[bytes], bool]:
    """A function that tells whether bytes are in the database, within a page."""
    content = database.read_bytes()
    pages = [content[place : place + PAGE_SIZE] for place in range(0, len(content), PAGE_SIZE)]
    # Separate the pages by bytes that are in no row.
    everything = (b"\xff" * 64).join(pages)
    return lambda wanted: wanted in everything


def actions_of(match: dict[str, Any]) -> list[tuple[int, str]]:
    return [(number, text) for number, hand in enumerate(match["hands"]) for text in hand["actions"]]


class Tally(Counter[str]):
    """Counts over the variants."""

    def __str__(self) -> str:
        return (
            f"{self['variants']} variants: {self['told']} told, {self['harmless']} harmless;"
            f" {self['shown']} actions shown, {self['found']} still there,"
            f" {self['readable']} of them readable in the bytes; {self['documents']} studies and seasons,"
            f" {self['documents found']} still there; {self['answers']} answers,"
            f" {self['answers found']} still there"
        )


def judge(killed: Killed, folder: Path, tally: Tally) -> None:
    """Open a folder with damaged files as at a start. Raises AssertionError if something is lost."""
    files = [suffix for suffix in FILES if (folder / f"{NAME}{suffix}").exists()]
    content = contents(folder / NAME)
    readable = {match_id: each.readable(content) for match_id, each in killed.written.items()}
    beside = killed.beside
    readable_documents = {key for key, row in beside.document_rows.items() if content(row)}
    answers = [each for each, row in zip(beside.answers, beside.answer_rows, strict=True) if content(row)]
    before = {suffix: (folder / f"{NAME}{suffix}").read_bytes() for suffix in files}
    tally["variants"] += 1
    try:
        opened = MatchStore.open(folder / NAME)
    except NewerDatabase:
        # This damage looks the same as a newer database. A message says so, and nothing is changed.
        assert before[""] == (folder / NAME).read_bytes()
        tally["told"] += 1
        return
    with opened.store as store:
        after, extras, broken = _stored(store)
        found = loaded(store)
        trained = store.training.of_game("ulti")
    lost_studies, lost_seasons = (beside.missing(found, table) for table in ("study", "season"))
    lost_answers = len(beside.answers) - len(trained)
    tally["documents"] += len(beside.documents)
    tally["answers"] += len(beside.answers)
    tally["documents found"] += len(found)
    tally["answers found"] += len(trained)
    assert found.keys() <= beside.documents.keys(), "a deleted study or season is back"
    assert all(document in beside.states[key] for key, document in found.items()), "another document"
    assert all(each in beside.answers for each in trained), "another answer"
    assert readable_documents & beside.documents.keys() <= found.keys(), "more documents could be read"
    assert {*answers} <= {*trained}, "more answers could be read"
    lost = sum(len(actions_of(each)) for each in killed.shown.values())
    tally["shown"] += lost
    for match_id, shown in killed.shown.items():
        steps = actions_of(after[match_id]) if match_id in after else []
        assert steps == actions_of(shown)[: len(steps)], f"match {match_id} is another"
        assert len(steps) >= readable[match_id], f"of match {match_id} more could be read"
        assert match_id in after or readable[match_id] < 0, f"match {match_id} could be read"
        lost -= len(steps)
        tally["found"] += len(steps)
        tally["readable"] += max(0, readable[match_id])
    assert after.keys() <= killed.shown.keys(), "a deleted match is back"
    if opened.problems:
        tally["told"] += 1
        (problem,) = opened.problems
        assert not lost or problem.cut or problem.lost or problem.may_lack_the_end, (
            "less is told than is lost"
        )
        told = problem.lost_studies >= lost_studies and problem.lost_seasons >= lost_seasons
        told &= problem.lost_results >= lost_answers
        assert told or problem.may_lack_others, "less is told than is lost of studies, seasons and answers"
        older = [key for key, document in found.items() if document != beside.documents[key]]
        assert not older or problem.may_lack_the_end, f"{older} are older, and nothing is said"
        for suffix, bytes_before in before.items():
            assert Path(f"{problem.kept_as}{suffix}").read_bytes() == bytes_before
    else:
        assert (lost, broken, extras) == (0, False, killed.extras), "something is lost, and nothing is said"
        written = beside.documents | beside.being_written(found)
        assert found == written, "a study or season is lost, and nothing is said"
        assert [*trained] == beside.answers, "an answer is lost, and nothing is said"
        tally["harmless"] += 1


def _stored(store: MatchStore) -> tuple[dict[int, dict[str, Any]], dict[int, dict[str, str]], bool]:
    stored = {row.id: store.load(row.id) for row in store.list()}
    read_everything(store)
    return (
        {match_id: each.record for match_id, each in stored.items()},
        {match_id: each.extras for match_id, each in stored.items()},
        any(each.broken_at for each in stored.values()),
    )


def damage_again_and_again(
    killed: tuple[Killed, ...], folder: Path, variants: Iterable[int], seed: int = SEED
) -> Tally:
    """Open damaged files; nothing may be lost silently. Raises AssertionError."""
    tally = Tally()
    for number in variants:
        chance = random.Random(f"{seed} {number}")
        base = killed[number % len(killed)]
        copy = Path(shutil.copytree(base.folder, folder / str(number)))
        has_journal = (copy / f"{NAME}-journal").exists()
        done = hit(copy, TARGETS[number // len(killed) % len(TARGETS)] if has_journal else TARGETS[0], chance)
        try:
            judge(base, copy, tally)
        except AssertionError as error:
            raise AssertionError(
                f"variant {number}, {base.folder.name}, {', '.join(done)}: {error}"
            ) from error
        shutil.rmtree(copy)
    return tally


def main(words: list[str] | None = None) -> None:
    """Damage and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.damage", description=__doc__)
    parser.add_argument("variants", nargs="?", type=int, default=VARIANTS)
    parser.add_argument("--seed", type=int, default=SEED)
    chosen = parser.parse_args(words)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        killed = killed_folders(Path(folder))
        print(damage_again_and_again(killed, Path(folder), range(chosen.variants), chosen.seed))
    print(f"damage, seed {chosen.seed}, {time.monotonic() - begun:.0f} s in all")


if __name__ == "__main__":
    main()
