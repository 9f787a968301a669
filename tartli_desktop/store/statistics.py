"""What was played, counted by SQL from the stored matches. Nothing of it is kept anywhere.

The functions ask an open database of this version, and change nothing in it. Counted is every match of a
person against the program that is neither practice nor imported, as far as its hands are finished;
what each hand brought stands in the table ``result``. "Mine" and "me" are the person's, wherever they sat.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Collection
from datetime import datetime
from functools import lru_cache

import msgspec
from msgspec import Struct

from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, Variant, VariantError
from tartli_desktop.store.match_kinds import COPY, HELPED, IMPORTED, PRACTICE, TWO

Pair = tuple[int, int]
"""Mine, and the opponent's."""

NOT_COUNTED = (IMPORTED, TWO, COPY, PRACTICE)
"""Entries in ``extra`` by which a match is left out, in the order of :class:`LeftOut`."""

LINE_LENGTH = 50
"""How many matches the line of the last ones shows."""


class Choice(Struct, frozen=True):
    """Which matches are counted."""

    variant: str | None = None
    """``hungarian`` or ``austrian``, with the house rules that come from it; None for both."""

    house_rules: bool = True
    """Whether matches by house rules are counted."""

    hints: bool | None = None
    """Whether those with hints are counted, or those without; None for both."""


class Figures(Struct, frozen=True):
    """What was played at one level, or at all of them."""

    level: str
    """The name of the level, as ``ai`` knows it; empty for all of them."""

    matches: int
    """With a finished hand at least."""

    helped: int
    """Those among them in which hints were taken."""

    decided: Pair
    """Matches won and lost. One without a target counts as it stands (R10.2)."""

    games: Pair
    """Games won and lost, however much each was worth."""

    maccs: Pair
    """Games won twofold and lost twofold (R9.3): maccs given and taken."""

    stichmatsch: Pair
    false_claims: Pair

    hands: int
    """Finished ones."""

    tricks: Pair
    """Points of tricks in all these hands."""

    melds: Pair
    """Points of melds and béla in all these hands."""

    best: tuple[str, str]
    """The best meld that scored (R2.4), as R14 writes it; empty where there is none."""

    longest_run: int
    """Of matches won one after the other."""

    @property
    def points(self) -> Pair:
        """Points in all these hands."""
        return (self.tricks[0] + self.melds[0], self.tricks[1] + self.melds[1])


class Outcome(Struct, frozen=True):
    """How one match went."""

    match_id: int
    opponent: str
    level: str
    changed: datetime
    games: Pair
    """Bulis or stakes (R10)."""
    outcome: int
    """1 won, -1 lost, 0 even, which only a match without a target can be."""
    helped: bool = False
    """Whether hints were taken in it."""


class LeftOut(Struct, frozen=True):
    """How many matches of a person do not count, whatever was chosen; each is named once.

    Where a match is more than one of these, it is the first.
    """

    imported: int = 0
    """From a file, with a finished hand at least, as the next three: nobody knows who played them."""
    two: int = 0
    """Of two people at one table."""
    copies: int = 0
    practice: int = 0
    unreadable: int = 0
    """Those that cannot be replayed."""
    unfinished: int = 0
    """Those that go on: of them only the finished hands count, and no win. Without a target none does."""


class Statistics(Struct, frozen=True):
    """All that the window shows."""

    choice: Choice
    levels: tuple[Figures, ...]
    total: Figures
    last: tuple[Outcome, ...]
    left_out: LeftOut


def statistics(
    connection: sqlite3.Connection,
    choice: Choice,
    unreadable: Collection[int] = (),
    gone: Collection[int] = (),
) -> Statistics:
    """All that is shown of a choice.

    ``unreadable`` are matches whose results are not to be believed, ``gone`` are those that are deleted soon.
    """
    without = {*unreadable, *gone}
    *levels, total = figures(connection, choice, without)
    last = last_matches(connection, choice, without)
    return Statistics(choice, tuple(levels), total, last, left_out(connection, unreadable, gone))


def figures(
    connection: sqlite3.Connection, choice: Choice, unreadable: Collection[int] = ()
) -> tuple[Figures, ...]:
    """The figures of each level that was played, in the order of their names, and last those of all."""
    found = tuple(
        Figures(
            level=row["level"] or "",
            matches=row["matches"],
            helped=row["helped"],
            decided=(row["matches_won"], row["matches_lost"]),
            games=(row["games_won"], row["games_lost"]),
            maccs=(row["given"], row["taken"]),
            stichmatsch=(row["my_sweeps"], row["their_sweeps"]),
            false_claims=(row["my_claims"], row["their_claims"]),
            hands=row["hands"],
            tricks=(row["my_tricks"], row["their_tricks"]),
            melds=(row["my_melds"], row["their_melds"]),
            best=(row["my_best"], row["their_best"]),
            longest_run=row["longest_run"],
        )
        for row in _ask(connection, _FIGURES, choice, unreadable)
    )
    return found or (Figures("", 0, 0, *((0, 0),) * 5, 0, (0, 0), (0, 0), ("", ""), 0),)


def last_matches(
    connection: sqlite3.Connection,
    choice: Choice,
    unreadable: Collection[int] = (),
    count: int = LINE_LENGTH,
) -> tuple[Outcome, ...]:
    """The decided matches that were played last, the earliest of them first."""
    query = f"""{_PLAYED}
        SELECT id, opponent, level, changed, my_games, their_games, outcome, helped FROM played
        WHERE outcome IS NOT NULL ORDER BY touched DESC, id DESC LIMIT :count"""
    found = _ask(connection, query, choice, unreadable, count=count)
    return tuple(
        Outcome(
            match_id=row["id"],
            opponent=row["opponent"],
            level=row["level"],
            changed=datetime.fromisoformat(row["changed"]),
            games=(row["my_games"], row["their_games"]),
            outcome=row["outcome"],
            helped=bool(row["helped"]),
        )
        for row in reversed(found)
    )


def left_out(
    connection: sqlite3.Connection, unreadable: Collection[int] = (), gone: Collection[int] = ()
) -> LeftOut:
    """How many matches do not count, without those that are gone."""
    marked: dict[int, set[str]] = {}
    for match_id, name in connection.execute(
        f"""SELECT match_id, name FROM extra JOIN match ON id = match_id
            WHERE human_seat IS NOT NULL AND name IN ({_NAMES})"""
    ):
        marked.setdefault(match_id, set()).add(name)
    played = {row[0] for row in connection.execute("SELECT DISTINCT match_id FROM result")}
    people = connection.execute("SELECT id, finished, hands, variant FROM match WHERE human_seat IS NOT NULL")
    found: Counter[str] = Counter()
    for match_id, finished, hands, variant in people.fetchall():
        if match_id in gone:
            continue
        if match_id in marked:
            if match_id in played:
                found[next(name for name in NOT_COUNTED if name in marked[match_id])] += 1
        elif match_id in unreadable:
            found["unreadable"] += 1
        elif hands and not finished and _has_target(variant):
            found["unfinished"] += 1
    return LeftOut(
        imported=found[IMPORTED],
        two=found[TWO],
        copies=found[COPY],
        practice=found[PRACTICE],
        unreadable=found["unreadable"],
        unfinished=found["unfinished"],
    )


# The queries. ``counted`` has a row for each match, ``played`` for each that has finished hands. What is
# added up there by seat is added up again by side, for each level and once more for all.

_NAMES = ", ".join(f"'{name}'" for name in NOT_COUNTED)

_PLAYED = f"""
    WITH counted AS MATERIALIZED (
        SELECT id, touched, changed, human_seat AS me, level, has_target(variant) AS has_target,
            id IN (SELECT match_id FROM extra WHERE name = '{HELPED}') AS helped,
            CASE human_seat WHEN 0 THEN player_1 ELSE player_0 END AS opponent
        FROM match
        WHERE human_seat IS NOT NULL AND NOT is_unreadable(id)
            AND (:variant IS NULL OR family(variant) = :variant)
            AND (:house_rules OR NOT is_house(variant))
            AND id NOT IN (SELECT match_id FROM extra WHERE name IN ({_NAMES}))
            AND (:hints IS NULL
                OR :hints = (id IN (SELECT match_id FROM extra WHERE name = '{HELPED}')))
    ),
    added AS (
        SELECT counted.*, count(*) AS hands, max(match_won = me) AS is_won,
            ifnull(sum(worth) FILTER (WHERE game_won = me), 0) AS my_games,
            ifnull(sum(worth) FILTER (WHERE game_won <> me), 0) AS their_games,
            count(*) FILTER (WHERE game_won = me) AS games_won,
            count(*) FILTER (WHERE game_won <> me) AS games_lost,
            count(*) FILTER (WHERE game_won = me AND worth = 2) AS given,
            count(*) FILTER (WHERE game_won <> me AND worth = 2) AS taken,
            count(*) FILTER (WHERE stichmatsch = me) AS my_sweeps,
            count(*) FILTER (WHERE stichmatsch <> me) AS their_sweeps,
            count(*) FILTER (WHERE false_claim = me) AS my_claims,
            count(*) FILTER (WHERE false_claim <> me) AS their_claims,
            sum(tricks_0) AS tricks_0, sum(tricks_1) AS tricks_1,
            sum(melds_0 + bela_0) AS melds_0, sum(melds_1 + bela_1) AS melds_1,
            -- The better a meld stands, the later it comes in the order of these texts.
            max((10000 + standing_0) || best_0) AS best_0, max((10000 + standing_1) || best_1) AS best_1
        FROM counted JOIN result ON match_id = id GROUP BY id
    ),
    played AS MATERIALIZED (
        SELECT *,
            CASE WHEN is_won IS NOT NULL THEN 2 * is_won - 1
                WHEN NOT has_target AND my_games + their_games > 0
                THEN (my_games > their_games) - (my_games < their_games) END AS outcome
        FROM added
    )"""

# Matches that follow on each other in a run have the same difference of two ways to number them.
_FIGURES = f"""
    {_PLAYED},
    grouped AS (SELECT level AS of_level, * FROM played UNION ALL SELECT NULL, * FROM played),
    runs AS (
        SELECT of_level, count(*) AS length FROM (
            SELECT of_level, outcome,
                row_number() OVER (PARTITION BY of_level ORDER BY touched, id)
                - row_number() OVER (PARTITION BY of_level, outcome ORDER BY touched, id) AS run
            FROM grouped WHERE outcome IS NOT NULL
        ) WHERE outcome = 1 GROUP BY of_level, run
    ),
    longest AS MATERIALIZED (SELECT of_level, max(length) AS length FROM runs GROUP BY of_level)
    SELECT of_level AS level, count(*) AS matches, sum(helped) AS helped, sum(hands) AS hands,
        count(*) FILTER (WHERE outcome = 1) AS matches_won,
        count(*) FILTER (WHERE outcome = -1) AS matches_lost,
        sum(games_won) AS games_won, sum(games_lost) AS games_lost,
        sum(given) AS given, sum(taken) AS taken,
        sum(my_sweeps) AS my_sweeps, sum(their_sweeps) AS their_sweeps,
        sum(my_claims) AS my_claims, sum(their_claims) AS their_claims,
        sum(CASE me WHEN 0 THEN tricks_0 ELSE tricks_1 END) AS my_tricks,
        sum(CASE me WHEN 0 THEN tricks_1 ELSE tricks_0 END) AS their_tricks,
        sum(CASE me WHEN 0 THEN melds_0 ELSE melds_1 END) AS my_melds,
        sum(CASE me WHEN 0 THEN melds_1 ELSE melds_0 END) AS their_melds,
        substr(max(CASE me WHEN 0 THEN best_0 ELSE best_1 END), 6) AS my_best,
        substr(max(CASE me WHEN 0 THEN best_1 ELSE best_0 END), 6) AS their_best,
        ifnull((SELECT length FROM longest WHERE longest.of_level IS grouped.of_level), 0) AS longest_run
    FROM grouped GROUP BY of_level ORDER BY of_level IS NULL, of_level"""


def _ask(
    connection: sqlite3.Connection, query: str, choice: Choice, unreadable: Collection[int], **values: int
) -> list[sqlite3.Row]:
    for name, function in (("family", family), ("is_house", _is_house), ("has_target", _has_target)):
        connection.create_function(name, 1, function, deterministic=True)
    connection.create_function("is_unreadable", 1, unreadable.__contains__)
    cursor = connection.cursor()
    cursor.row_factory = sqlite3.Row
    chosen = {"variant": choice.variant, "house_rules": choice.house_rules, "hints": choice.hints}
    return cursor.execute(query, chosen | values).fetchall()


# What the queries ask of a variant, which stands in the table as JSON.

_TOLD_APART = tuple(name for name, value in AUSTRIAN.to_dict().items() if value != HUNGARIAN.to_dict()[name])
_SWITCHES = tuple(name for name in HUNGARIAN.to_dict() if name not in ("name", "match_target"))


@lru_cache(maxsize=1000)
def _variant(text: str) -> Variant:
    try:
        return Variant.from_dict(msgspec.json.decode(text))
    except (msgspec.DecodeError, VariantError):
        return HUNGARIAN


@lru_cache(maxsize=1000)
def family(text: str) -> str:
    """The preset that rules come from: the one that they are called, or else share more switches with."""
    variant = _variant(text)
    if variant.name in (HUNGARIAN.name, AUSTRIAN.name):
        return variant.name
    austrian = sum(getattr(variant, name) == getattr(AUSTRIAN, name) for name in _TOLD_APART)
    hungarian = sum(getattr(variant, name) == getattr(HUNGARIAN, name) for name in _TOLD_APART)
    return AUSTRIAN.name if austrian > hungarian else HUNGARIAN.name


@lru_cache(maxsize=1000)
def _is_house(text: str) -> bool:
    variant = _variant(text)
    preset = AUSTRIAN if family(text) == AUSTRIAN.name else HUNGARIAN
    return any(getattr(variant, name) != getattr(preset, name) for name in ("name", *_SWITCHES))


@lru_cache(maxsize=1000)
def _has_target(text: str) -> bool:
    return _variant(text).match_target is not None
