"""Mutated records, studies and seasons: ``python -m tests.fuzz_records``.

Each must be refused with a message, or be a match, a study or a season of the league.

Half of them are changed in their content, half in their bytes. Each goes through a file, as when somebody
opens it.
"""

import argparse
import contextlib
import copy
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from tartli_desktop.cards import sealed_deal
from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.duel import deals
from tartli_desktop.duel.code import SEEDS, Duel
from tartli_desktop.files.long_work import at_once
from tartli_desktop.game.evening import Evening
from tartli_desktop.game.registry import games, rules_of, rules_of_record
from tartli_desktop.games import tarokk, ulti
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, OUT, Match, Variant
from tartli_desktop.league.schedule import PLAYER
from tartli_desktop.league.season import FORMAT, Season, SeasonError, new_season
from tartli_desktop.league.season import read as read_season
from tartli_desktop.league.season import write as write_season
from tartli_desktop.store import record_files
from tartli_desktop.store.document_store import in_list
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.study.document import read as read_study
from tartli_desktop.study.document import write
from tartli_desktop.study.positions import FEW_DEALS, Positions
from tartli_desktop.study.study import Setup, Study, StudyError
from tartli_desktop.text.context import refusal_said
from tartli_desktop.windows.league import league_words as words
from tests.games.contract import walks
from tests.games.tarokk.positions import LATEST

MUTANTS = 20_000
SLOWEST = 0.3
"""Seconds of processor time for each 100 kB of a record, so that a busy machine makes no difference."""
LARGEST = 200 * 1024**2
"""Peak memory in bytes that one record may take."""

Record = dict[str, Any]
OPENINGS = (b"[", b'{"a":')
FAULTS = (*OPENINGS, b'"', b"\\ud800", b"1e999", b"\x00")
BEGINNINGS = (b"\xef\xbb\xbf", b"\xff\xfe", b" ", b"\x00", b"SQLite format 3\x00")


# Matches to begin with


def played(variant: Variant, hands: int, chance: random.Random) -> Record:
    """A match of random play, the last hand unfinished, with proofs of its deals."""
    match = Match.new(variant, first_dealer=chance.randrange(2), players=("Ödön", "Zsófi"))
    for key, text in (("title", "Sunday"), ("date", "2026-11-21"), ("note", "♥")):
        match.note(0, key, text)
    for number in range(1, hands + 1):
        if match.winner is not None:
            break
        pack = " ".join(map(str, chance.sample(CARDS, 32)))
        sealed = sealed_deal.CommittedDeck(number, pack, chance.randbytes(16).hex())
        deck, proof = sealed.dealt(chance.randrange(32))
        if match.dealer == 0:
            # Seat 0 is the person, who cuts when the other deals (R3.2); here the cut was made above.
            deck, proof = sealed_deal.CommittedDeck(number, deck, sealed.salt).dealt(0)
        match.deal(Card.parse(code) for code in deck.split())
        match.note(number, "deal_proof", msgspec.to_builtins(proof))
        steps = 20 if number == hands else 1000
        while (seat := match.to_move) is not None and steps:
            seat = chance.choice((seat, seat, seat, 1 - seat))
            legal = [action for action in match.legal_actions(seat) if action is not OUT]
            if legal:
                match.apply(seat, chance.choice(legal))
                steps -= 1
    return match.to_record()


def played_by(game: str, variant: Any, hands: int, chance: random.Random) -> Record:
    """The same for any game, without proofs."""
    rules = rules_of(game)
    seats = rules.form.seats_of(variant)
    names = ("Ödön", "Zsófi", "Béla", "Ágnes", "Győző")[:seats]
    match = rules.match(variant, chance.randrange(seats), names)
    for number in range(1, hands + 1):
        if not match.needs_deck:
            break
        match.deal(walks.pack(rules, chance), knock=match.may_knock and chance.random() < 0.5)
        steps = 20 if number == hands else 1000
        while match.to_move is not None and steps:
            match.apply(*walks.choice(rules, match, chance))
            steps -= 1
    return match.to_record()


def studied(game: str, chance: random.Random, steps: int = 8) -> Record:
    """A study of an unknown deal, with a line of steps and another one from its middle."""
    rules = rules_of(game)
    variant = rules.options().next_variant
    seats = rules.form.seats_of(variant)
    study = Study.of(Setup(game, variant, tuple("ABCDE"[:seats]), 0, 0, ((),) * seats), "Sunday")
    positions = Positions()
    for start in (0, steps // 2):
        at = min(start, study.end_of_line())
        for _ in range(steps):
            possible = positions.possible_steps(study, at, FEW_DEALS)
            if not possible:
                break
            further, number = study.added(at, chance.choice(possible).step)
            with contextlib.suppress(StudyError):
                # A possible step need not fit the cards of a line whose deal is found again.
                positions.match_at(further, number)
                study, at = further, number
        study = study.noted(at, "♥")
    return write(study)


def sent(game: str, hands: int, chance: random.Random) -> Record:
    """The beginning of a duel, as a friend sends it."""
    rules = rules_of(game)
    duel = Duel(game, 0, 24, 0, chance.randrange(SEEDS))
    table = deals.table(duel)
    names = ("Kata", *(person.name for person in table.characters if person is not None))
    match = rules.match(duel.variant, table.dealer, names)
    for number in range(1, hands + 1):
        match.deal(tuple(rules.form.cards[code] for code in deals.pack(duel, number)))
        while match.to_move is not None:
            match.apply(*walks.choice(rules, match, chance))
    return match.to_record() | {"note": f"Duel {duel.code}"}


@lru_cache
def _season(game: str, seed: int, evenings: int) -> Season:
    rules, chance = rules_of(game), random.Random(seed)
    season = new_season(
        rules, rules.options().next_variant, seed=seed, evenings=4, hands=6, begun="2026-03-10"
    )
    for evening in range(evenings):
        for number, table in enumerate(season.plan[evening]):
            scores = tuple(chance.randrange(-9, 9) for _ in table)
            season = season.with_result(evening, number, Evening((scores,) * 6, scores))
    return season.with_running(1, sent(game, 2, chance))


def a_season(game: str, seed: int, evenings: int = 0) -> Record:
    """A season with so many finished evenings, and a table at which two hands have been played."""
    return write_season(_season(game, seed, evenings))


@lru_cache
def _made(game: str, seed: int) -> Record:
    return studied(game, random.Random(seed))


def a_study(game: str, seed: int) -> Record:
    """A study as by :func:`studied`, which is made once."""
    return copy.deepcopy(_made(game, seed))


def seeds(chance: random.Random, studies: int) -> list[Record]:
    """Valid records to start from, among them so many studies of each game."""
    own = Variant(name="own", bela_with_melds=True, bar_touching_sequences=True, match_target=None)
    five = tarokk.Variant(players=5, rounds=2)
    lengths = (0, 1, 2, 5, 12)
    return [
        *(studied(game, chance) for game in games() for _ in range(studies)),
        *(sent(game, hands, chance) for game in games() for hands in (1, 3)),
        *(a_season(game, 5, evenings) for game in games() for evenings in (0, 1, 3)),
        *(played(variant, hands, chance) for variant in (HUNGARIAN, AUSTRIAN, own) for hands in lengths),
        *(
            played_by(game, rules, hands, chance)
            for game, rules in (
                *(("ulti", each) for each in (ulti.ASSOCIATION, ulti.SOCIAL, ulti.TWO_ROUNDS)),
                *(
                    ("tarokk", each)
                    for each in (tarokk.PASKIEVICS, tarokk.ONLINE, tarokk.ONLINE_POT, five, LATEST)
                ),
            )
            for hands in lengths
        ),
    ]


# Changes in the content


def wild(chance: random.Random) -> object:
    """A value that has no place in a record."""
    deep: Any = []
    for _ in range(chance.choice((3, 40, 250))):
        deep = [deep] if chance.random() < 0.5 else {"a": deep}
    plain = (None, True, False, -1, 0, 2, 2**31, -(2**63), 10**40, 0.5, 1.0, 1e308)
    texts = ("", " ", "\0", "\n", "<b>", "\u202e", "%1", "٣", "\U0010ffff", "x" * 100_000, "1:play HO")
    lists = ([], {}, [[]], {"": ""}, ["x"] * 50_000, deep)
    return chance.choice((*plain, *texts, *lists))


def places(value: object) -> list[tuple[Any, Any]]:
    """Every container in a record, with each key or index in it."""
    found: list[tuple[Any, Any]] = []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        found.append((value, key))
        found += places(each)
    return found


def replace_value(record: Record, chance: random.Random) -> None:
    container, key = chance.choice(places(record))
    container[key] = wild(chance)


def remove_value(record: Record, chance: random.Random) -> None:
    container, key = chance.choice(places(record))
    del container[key]


def exchange_values(record: Record, chance: random.Random) -> None:
    (one, key), (other, place) = chance.choice(places(record)), chance.choice(places(record))
    one[key], other[place] = copy.deepcopy(other[place]), copy.deepcopy(one[key])


def add_key(record: Record, chance: random.Random) -> None:
    objects = [record, *(box[key] for box, key in places(record) if isinstance(box[key], dict))]
    name = chance.choice(("note", "title", "date", "deal_proof", "extra", "", "\0", "hands", "deck"))
    chance.choice(objects)[name] = wild(chance)


def change_text(record: Record, chance: random.Random) -> None:
    texts = [(box, key) for box, key in places(record) if isinstance(box[key], str) and box[key]]
    box, key = chance.choice(texts)
    text = box[key]
    at = chance.randrange(len(text))
    box[key] = text[:at] + chance.choice(("", " ", "0", "1", "A", "H", "O", "X", "ß", "\0")) + text[at + 1 :]


def change_actions(record: Record, chance: random.Random) -> None:
    hands = [hand for hand in record["hands"] if hand["actions"]]
    if not hands:
        return add_key(record, chance)
    actions = chance.choice(hands)["actions"]
    at, other = chance.randrange(len(actions)), chance.randrange(len(actions))
    match chance.randrange(5):
        case 0:
            actions[at], actions[other] = actions[other], actions[at]
        case 1:
            actions.insert(at, actions[other])
        case 2:
            del actions[at:other]
        case 3:
            actions.insert(
                at, chance.choice(("0:out", "1:out", "0:bela", "1:exchange", "0:turn 7", "1:gather"))
            )
        case _:
            actions[at] = f"{chance.randrange(3)}{actions[at][1:]}"
    return None


def change_hands(record: Record, chance: random.Random) -> None:
    hands = record["hands"]
    if not hands:
        return add_key(record, chance)
    at = chance.randrange(len(hands))
    match chance.randrange(4):
        case 0:
            hands += hands[at:] * chance.choice((1, 5, 100))
        case 1:
            del hands[at]
        case 2:
            chance.shuffle(hands)
        case _:
            codes = hands[at]["deck"].split(" ")
            one, other = chance.randrange(32), chance.randrange(32)
            codes[one], codes[other] = codes[other], chance.choice((codes[one], codes[other]))
            hands[at]["deck"] = " ".join(codes)
    return None


def change_switch(record: Record, chance: random.Random) -> None:
    variant = record["variant" if "variant" in record else "rules"]
    name = chance.choice(list(variant))
    variant[name] = chance.choice((True, False, None, 1, 20, 251, 501, 502, *map(str, variant.values())))


STRUCTURE: tuple[Callable[[Record, random.Random], None], ...] = (
    replace_value,
    remove_value,
    exchange_values,
    add_key,
    change_text,
    change_actions,
    change_hands,
    change_switch,
)


def changed(record: Record, chance: random.Random) -> bytes:
    """A record with one to three changes in its content."""
    record = copy.deepcopy(record)
    for _ in range(chance.choice((1, 1, 2, 3))):
        try:
            chance.choice(STRUCTURE)(record, chance)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError, RecursionError):
            # An earlier change has left nothing to change here.
            break
    return json.dumps(record, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")


# Changes in the bytes


def damaged(data: bytes, chance: random.Random) -> bytes:
    """The bytes of a record with one to four faults."""
    for _ in range(chance.choice((1, 1, 2, 4))):
        at, end = sorted((chance.randrange(len(data) + 1), chance.randrange(len(data) + 1)))
        match chance.randrange(10):
            case 0 if data:
                bit = chance.randrange(len(data) * 8)
                data = data[: bit // 8] + bytes([data[bit // 8] ^ 1 << bit % 8]) + data[bit // 8 + 1 :]
            case 1:
                data = data[:at]
            case 2:
                data = data[:at] + data[at : at + chance.randrange(1, 40)] + data[at:]
            case 3:
                data = data[:at] + data[at + chance.randrange(1, 40) :]
            case 4:
                data = data[:at] + chance.randbytes(chance.randrange(1, 9)) + data[at:]
            case 5:
                data = data[:at] + chance.choice(FAULTS) + data[at:]
            case 6:
                data = data[:at] + chance.choice(OPENINGS) * chance.choice((10, 1000, 200_000)) + data[at:]
            case 7:
                data = chance.choice(BEGINNINGS) + data
            case 8:
                data = data[end:] + data[at:end] + data[:at]
            case _:
                code = chance.choice(("utf-16", "latin-1", "utf-8"))
                data = data.decode("utf-8", "replace").encode(code, "replace")
    return data


# Trying them


@dataclass
class Findings:
    kinds: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    faults: list[str] = field(default_factory=list)


def try_season(data: bytes) -> str:
    """Read a season as the store gives it, and say all that is said of one; return what happened."""
    try:
        document = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, RecursionError):
        return "no document"
    try:
        season = read_season(document)
    except SeasonError as error:
        return f"SeasonError: {refusal_said(error.args[0])[:20]}"
    assert read_season(write_season(season)) == season
    words.heading(season)
    words.past_line(season)
    for line in season.lines():
        words.line_read(line)
        words.compared(season, PLAYER, line.member)
    for evening in range(season.evenings):
        words.evening_lines(season, evening, is_playing=True)
    return "a season"


def try_one(data: bytes, path: Path, store: MatchStore) -> str:
    """Read a file of these bytes as the program does; return what happened."""
    path.write_bytes(data)
    try:
        found = at_once(record_files.reading(path))
    except record_files.RecordFileError as error:
        return refused(error, path)
    if isinstance(found, record_files.ReadStudy):
        return kept_study(found, store)
    record = json.loads(json.dumps(found.match.to_record()))
    rules = rules_of_record(record)
    assert rules.match.from_record(record).standings == found.match.standings
    kept = record_files.keep(store, found, human_seat=0, level="heuristic")
    again_kept = record_files.keep(store, found, human_seat=0, level="heuristic")
    assert again_kept == record_files.KeptMatch(kept.match_id, False)
    if kept.is_new:
        store.delete(kept.match_id)
    return "a match"


def kept_study(found: record_files.ReadStudy, store: MatchStore) -> str:
    """Keep a study, read it from the database, and delete it."""
    kept = record_files.keep_study(store, found)
    assert record_files.keep_study(store, found) == record_files.KeptMatch(kept.match_id, False)
    document = store.studies.load(in_list(kept.match_id))
    assert write(read_study(document)) == document
    store.studies.delete(in_list(kept.match_id))
    return "a study"


def refused(error: record_files.RecordFileError, path: Path) -> str:
    """The kind of refusal, whose message must name the file and the rule."""
    assert str(error).startswith(str(path))
    assert len(str(error)) < 600
    if isinstance(error, record_files.Broken):
        assert error.error.rule.startswith(("R", "U", "T"))
    return type(error).__name__


def fuzz(mutants: int, seed: int, folder: Path, *, longest: float = SLOWEST, studies: int = 4) -> Findings:
    """Try this many mutants; one that takes more than ``longest`` seconds for each 100 kB begun is a fault.

    ``studies`` of each game are among the records that are changed; they take the longest to make.
    """
    chance = random.Random(seed)
    found = Findings()
    store = MatchStore.in_memory()
    begun = seeds(chance, studies)
    path = folder / ("mutant" + record_files.ENDING)
    for number in range(mutants):
        record = chance.choice(begun)
        whole = json.dumps(record, ensure_ascii=False).encode()
        data = changed(record, chance) if number % 2 else damaged(whole, chance)
        start = time.process_time()
        try:
            is_season = record.get("format") == FORMAT
            found.kinds[try_season(data) if is_season else try_one(data, path, store)] += 1
        except Exception as error:  # Any exception is a fault.
            found.faults.append(f"mutant {number} of seed {seed}: {repr(error)[:300]}: {data[:200]!r}")
        taken = time.process_time() - start
        found.slowest = max(found.slowest, taken)
        if taken > longest * (1 + len(data) // 100_000):
            found.faults.append(f"mutant {number} of seed {seed} took {taken:.2f} s: {data[:200]!r}")
    store.close()
    return found


def most_memory() -> int:
    """The peak memory of this process in bytes; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def main() -> int:
    """Try the mutants, print the outcomes, and return 1 if one did any harm."""
    parser = argparse.ArgumentParser()
    parser.add_argument("mutants", nargs="?", type=int, default=MUTANTS)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    before = most_memory()
    with tempfile.TemporaryDirectory() as folder:
        found = fuzz(asked.mutants, asked.seed, Path(folder))
    grown = most_memory() - before
    if grown > LARGEST:
        found.faults.append(f"the memory grew by {grown / 1024**2:.0f} MB")
    print(*found.faults, sep="\n")
    print(f"{asked.mutants} mutants:", ", ".join(f"{n} {kind}" for kind, n in found.kinds.most_common()))
    print(f"The slowest took {found.slowest * 1000:.0f} ms; the memory grew by {grown / 1024**2:.0f} MB.")
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
