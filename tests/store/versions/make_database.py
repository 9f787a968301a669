"""Makes databases/version-N.sqlite3 as the program writes it now.

``python -m tests.store.versions.make_database``

Run it once, as soon as the schema has another version: a committed database never changes. Nor does
version-N.json.gz beside it, with its contents (see ``contents.py``). Each database has matches of every
kind that a player may have, and one changed row.

version-2-rowid comes from the program before its first release, when the table of results had row ids. Users
of the sources may have one.
"""

import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS
from tartli_desktop.game.evening import Evening
from tartli_desktop.game.registry import rules_of
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, OUT, Match, Variant, opponents
from tartli_desktop.league.season import new_season, write
from tartli_desktop.store.database import schema
from tartli_desktop.store.learning_store import Trained
from tartli_desktop.store.match_head import MatchHead, MatchRow
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch
from tests.fuzz_records import studied
from tests.store.store_samples import head_of

from . import contents

FOLDER = Path(__file__).with_name("databases")
NOON = datetime(2025, 11, 20, 12, 0, tzinfo=UTC)

SHORT = replace(HUNGARIAN, match_target=2)
AGREED = replace(AUSTRIAN, match_target=3)
HOUSE = replace(HUNGARIAN, name="Bence’s rules", set_of_nines=False, match_target=None)


def played(variant: Variant, hands: int, seed: int, *, last: int = 1000, claims: float = 0.0) -> Match:
    """A match of this many hands at most, between two casual players.

    Args:
        variant: the rules.
        hands: how many are played, unless the match is won before.
        seed: decides the packs.
        last: how many actions the last hand has.
        claims: the probability, at each card, that a player goes out with too few points.
    """
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=chance.randrange(2), players=("Zsófi", "Ödön"))
    for number in range(1, hands + 1):
        if match.winner is not None:
            break
        match.deal(chance.sample(CARDS, 32))
        left = last if number == hands else 1000
        while (seat := match.to_move) is not None and left:
            match.apply(
                seat,
                OUT if _claims(match, seat, chance, claims) else opponents.choose(match.view(seat), "casual"),
            )
            left -= 1
    return match


def _claims(match: Match, seat: int, chance: random.Random, claims: float) -> bool:
    return OUT in match.legal_actions(seat) and chance.random() < claims


def kept(
    store: MatchStore, match: Match, level: str, *, title: str = "", human_seat: int | None = 0, **extras: str
) -> int:
    """Store a match in one step."""
    head = head_of(match.variant.to_dict(), match.players, match.first_dealer, human_seat, level, title)
    actions = sum(len(texts) for _, texts in match.hands)
    row = MatchRow(0, head, NOON, NOON, match.winner is not None, match.games, len(match.hands), actions)
    match_id = store.add(StoredMatch(row, match.to_record(), extras, broken_at=None))
    store.release(match_id)
    return match_id


def fill(store: MatchStore) -> None:
    """Matches of every kind, in this order."""
    kept(store, played(SHORT, 30, 1), "heuristic", title="Őszi délután", seed="4711")
    kept(store, played(SHORT, 3, 2, last=17), "casual")
    kept(store, played(AUSTRIAN, 5, 3, last=9), "strong", title="Bécs")
    kept(store, played(AGREED, 30, 4, claims=0.005), "beginner", title="<b>Gyűrű & fűző</b>")
    kept(store, played(SHORT, 30, 5), "heuristic", title="with a row that changed")
    kept(store, played(HOUSE, 4, 6, last=0), "heuristic")
    kept(store, played(SHORT, 30, 7), "strong", human_seat=None)
    kept(store, played(SHORT, 30, 8), "casual", practice="1")
    breaking = kept(store, played(SHORT, 2, 9), "casual", title="that breaks a rule")
    store.claim(breaking)
    store.add_action(breaking, "0:play A7")
    store.release(breaking)
    store.create(head_of(HUNGARIAN.to_dict(), ("Zsófi", "Ödön"), 0, 0, "heuristic", "not dealt yet"))


def fill_marked(store: MatchStore) -> None:
    """Matches with everything that is kept beside a record; version 1 knew only some of it."""
    marks: tuple[dict[str, str], ...] = (
        {"helped": "1", "hand 1": '{"note":"Hints before actions: 3, 7"}'},
        {"copy": "1"},
        {"imported": "1", "note": "sent by Ödön", "date": "2025-11-02"},
        {"practice": "1", "lesson": "1", "lesson said": "welcome,cards"},
        {"practice": "1", "again": '{"hand":1,"of":"Bécs","swapped":true,"first":[52,109],"left":3}'},
        {"hand 1": f'{{"deal_proof":{{"sha256":"{"0f" * 32}","salt":"{"c7" * 16}","cut":5}}}}'},
        {"order": "HA HK,L7", "seed": "4711"},
        {"sealed": f'{{"hand":2,"pack":"{" ".join(map(str, CARDS))}","salt":"{"1d" * 16}"}}'},
    )
    for number, extras in enumerate(marks):
        kept(
            store, played(SHORT, 1, 20 + number, last=30 + number), "casual", title=f"mark {number}", **extras
        )
    kept(store, played(SHORT, 1, 30), "", title="two people", two="1")


def fill_four_handed(store: MatchStore) -> None:
    """A match of four players, in a game that no version knows."""
    names, levels = ("Zsófi", "Ödön", "Kata", "<Öcsi>"), (None, "strong", "casual", "strong")
    head = MatchHead("four-handed", {"name": "x", "target": None}, names, 3, 0, levels, "of four")
    match_id = store.create(head, extras={"seed": "4711"})
    store.add_hand(match_id, "1 2 3 4")
    for text in ("3:pass", "2:kontra-2 XX", "1:play I", "0:play XXI"):
        store.add_action(match_id, text)
    store.set_result(match_id, (-12, 4, 4, 4), finished=False)
    store.release(match_id)


def fill_reviewed(store: MatchStore) -> None:
    """A match with reviewed hands, some for both seats, one for a single seat."""
    match_id = kept(store, played(SHORT, 4, 40, last=11), "strong", title="reviewed")
    for hand, seat in ((1, 0), (1, 1), (3, 0)):
        data = {"decisions": [[at, f"play {CARDS[at]}", "béla", at / 8] for at in range(hand * 6)]}
        store.reviews.set(match_id, hand, seat, data, coach=contents.COACH)


def fill_puzzles(store: MatchStore) -> None:
    """What came of puzzles, some of them of the day."""
    for number, solved in ((12, True), (7, False), (9, False), (9, True), (10_000_004, True)):
        store.puzzles.note("tartli", number, solved=solved, day=NOON.date() if number == 9 else None)
    store.puzzles.note("ulti", 1, solved=True, day=NOON.date() - timedelta(days=1))


def fill_studied(store: MatchStore) -> None:
    """Studies, each larger than a page of the database, and answers in exercises."""
    chance = random.Random(6)
    for number, (game, steps) in enumerate((("ulti", 4), ("tartli", 120), ("tarokk", 12))):
        store.studies.save(
            None, studied(game, chance, steps) | {"title": f"<b>{game}</b> ő", "note": 3000 * "ő"}
        )
        question = f'{{"deal": {number}, "note": "ő"}}'
        answers = (
            Trained("bidding", NOON.date() + timedelta(days=day), question, f"bid {day}", day / 8)
            for day in range(3)
        )
        store.training.add(game, *answers)
    store.studies.delete(store.studies.save(None, studied("ulti", chance)))


def fill_seasons(store: MatchStore) -> None:
    """Seasons of the league: one with a table that is being played, and one that was given up."""
    rules = rules_of("ulti")
    variant = rules.options().next_variant
    season = new_season(rules, variant, seed=7, evenings=4, hands=6, begun="2026-03-10")
    for table in range(4):
        evening = Evening(((4, -2, -2), (-table, table, 0)), (4 - table, table - 2, -2))
        season = season.with_result(0, table, evening)
    match = rules.match(rules.form.variant_from(season.variant), 1, ("Vilma", "Jenő", "Kata"))
    store.seasons.save(None, write(season.with_running(2, match.to_record())))
    store.seasons.delete(store.seasons.save(None, write(season)))


def main() -> None:
    """Make the database of this version."""
    path = FOLDER / f"version-{schema.VERSION}.sqlite3"
    minutes = iter(range(100_000))
    with MatchStore.open(path, now=lambda: NOON + timedelta(minutes=next(minutes))).store as store:
        fill(store)
        fill_marked(store)
        fill_four_handed(store)
        fill_reviewed(store)
        fill_puzzles(store)
        fill_studied(store)
        fill_seasons(store)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        # A card as good as the right one, except for its checksum.
        connection.execute(
            "UPDATE action SET text = substr(text, 1, 7) || '?' WHERE rowid = "
            "(SELECT min(rowid) FROM action WHERE match_id = 5 AND hand = 2 AND text LIKE '_:play __')"
        )
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    print(path, path.stat().st_size)
    contents.write(path)


if __name__ == "__main__":
    main()
