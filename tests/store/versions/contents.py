"""The contents of a store as its methods return them: the same for databases of every version.

Each field is named here, so that the text stays the same if an attribute is renamed.
"""

import gzip
import json
import shutil
import sqlite3
import sys
import tempfile
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from tartli_desktop.cards.german import CARDS
from tartli_desktop.game.registry import games
from tartli_desktop.games.tartli.rules.hand_result import HandFacts
from tartli_desktop.games.tartli.words.statistics import TartliStatistics, best_meld, sums
from tartli_desktop.kit.statistics import Hands
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.statistics import Totals
from tests.store.store_samples import ALL, statistics_of

FOLDER = Path(__file__).with_name("databases")
RELEASES = Path(__file__).with_name("releases")

CHANGED = 5
"""The match, in every committed database, that has a changed row."""

COACH = 7
"""The coach version and seed of their reviews."""


def databases() -> dict[str, Path]:
    """Every database left by a version of the program, by name."""
    committed = {path.stem: path for path in FOLDER.glob("*.sqlite3")}
    return committed | {f"release-{path.parent.name}": path for path in RELEASES.glob("*/matches.sqlite3")}


def version(path: Path) -> int:
    """The version of a database on the disk."""
    with closing(sqlite3.connect(path)) as connection:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
    return int(found)


def expected(name: str) -> dict[str, Any]:
    """The expected contents of a database, by its name."""
    with gzip.open(FOLDER / f"{name}.json.gz", "rt", encoding="utf-8") as file:
        found: dict[str, Any] = json.load(file)
    return found


def of(store: MatchStore) -> dict[str, Any]:
    """The contents of a store, in the order of its list, and the figures of its statistics."""
    tartli = TartliStatistics()
    counted = tartli.chosen(store.results.counted("tartli"), ALL, None)
    puzzles = {game: json.loads(msgspec.json.encode(each)) for game, each in store.puzzles.outcomes().items()}
    studies = [[row.id, row.title, store.studies.load(row.id)] for row in store.studies.rows()]
    seasons = [[row.id, store.seasons.load(row.id)] for row in store.seasons.rows()]
    training = {
        game: [[*msgspec.json.decode(msgspec.json.encode(each)).values()] for each in answers]
        for game in games()
        if (answers := store.training.of_game(game))
    }
    learnt = {"puzzles": puzzles, "studies": studies, "training": training, "seasons": seasons}
    return {name: each for name, each in learnt.items() if each} | {
        "matches": [_match(store, row.id) for row in store.list()],
        "unfinished": list(store.unfinished()),
        "levels": [*map(_figures, tartli.figures(counted), tartli.columns(counted))],
        "last": [
            [
                match.id,
                match.level,
                each.outcome,
                [match.standings[seat] for seat in (match.person, 1 - match.person)],
            ]
            for each in statistics_of(store).last
            for match in (each.match,)
        ],
    }


def _match(store: MatchStore, match_id: int) -> dict[str, Any]:
    stored = store.load(match_id)
    row, head = stored.row, stored.row.head
    of_another_game = {"game": head.game, "levels": list(head.levels)} if head.game != "tartli" else {}
    reviews = {
        f"hand {hand}, seat {seat}": found
        for hand in range(1, row.hands + 1)
        for seat in range(len(head.names))
        if (found := store.reviews.get(match_id, hand, seat, coach=COACH)) is not None
    }
    return (
        of_another_game
        | ({"reviews": reviews} if reviews else {})
        | {
            "id": row.id,
            "title": head.title,
            "players": list(head.names),
            "person": head.human_seat,
            "level": head.level,
            "created": row.created.isoformat(),
            "changed": row.changed.isoformat(),
            "finished": row.finished,
            "games": list(row.standings),
            "hands": row.hands,
            "actions": row.actions,
            "record": stored.record,
            "extras": stored.extras,
            "broken at": stored.broken_at,
        }
    )


def _figures(of_level: Totals, hands: Hands[HandFacts]) -> dict[str, Any]:
    names = ("games", "maccs", "stichmatsch", "false_claims", "tricks", "melds")
    return {
        "level": of_level.level,
        "matches": of_level.matches,
        "decided": list(of_level.decided),
        "hands": of_level.hands,
        "best": [best_meld(hands, side) for side in (0, 1)],
        **{name.replace("_", " "): list(sums(hands, name)) for name in names},
    }


def made_good(database: Path) -> None:
    """Restore the changed row, guided by its checksum and not by the program."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        query = "SELECT number, hand, text, seal FROM action WHERE match_id = ? AND text LIKE '%?'"
        for number, hand, text, sealed in connection.execute(query, (CHANGED,)).fetchall():
            for card in CARDS:
                right = text.replace("?", str(card))
                values = "\x1f".join(map(str, ("action", CHANGED, number, hand, right)))
                if zlib.crc32(values.encode()) == sealed:
                    connection.execute(
                        "UPDATE action SET text = ? WHERE match_id = ? AND number = ?",
                        (right, CHANGED, number),
                    )
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def write(database: Path, name: str = "") -> None:
    """Write the contents of a new database, opening only a copy."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copy(database, Path(folder) / "matches.sqlite3"))
        made_good(copy)
        with MatchStore.open(copy).store as store:
            text = json.dumps(of(store), ensure_ascii=False, indent=1)
    (FOLDER / f"{name or database.stem}.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    for each in sys.argv[1:]:
        write(databases()[each], each)
