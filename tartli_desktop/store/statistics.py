"""What was played, counted from the stored matches. The counts are kept nowhere.

Every match of a person against the program counts that is not practice and not imported, as far as its
hands are finished. What each hand brought stands in the tables ``hand_result``, for every game alike, and
``hand_facts``, for the game's own statistics. "Mine" and "me" are the person's, wherever they sat.
"""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator
from datetime import datetime

from msgspec import Struct

from tartli_desktop.store.match_kinds import COPY, HELPED, IMPORTED, PRACTICE, TWO

from .database import review_rows
from .match_head import common_level

NOT_COUNTED = (IMPORTED, TWO, COPY, PRACTICE)
"""Entries in ``extra`` by which a match is left out, in the order of :class:`LeftOut`."""


class CountedMatch(Struct, frozen=True):
    """One match that counts. What has one entry for each seat is in their order."""

    id: int
    game: str
    variant: str
    """The rules, as JSON."""
    changed: datetime
    person: int
    """The seat of the person."""
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    standings: tuple[int, ...]
    """As the list shows them."""
    dealt: int
    """How many hands have been dealt."""
    finished: bool
    helped: bool
    """Whether hints were taken in it."""
    hands: int
    """How many hands are finished, as in all that follows."""
    score: int
    """What they brought me."""
    hands_won: int
    hands_lost: int
    facts: tuple[str, ...]
    """What the game's own statistics need of each, as JSON."""
    reviews: tuple[tuple[int, str], ...] = ()
    """Those of them that were reviewed, counted from 1, and what the game keeps of each review, as JSON."""

    @property
    def level(self) -> str:
        """The level of the others; see ``MatchHead.level``."""
        return common_level(self.levels)

    @property
    def outcome(self) -> int | None:
        """1 won, also with a partner who stands alike, -1 lost, 0 where all do; None while it is not over."""
        if not self.finished:
            return None
        if len(set(self.standings)) == 1:
            return 0
        return 1 if self.standings[self.person] == max(self.standings) else -1


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
    """Those that go on: of them only the finished hands count, and no win."""


class Counted(Struct, frozen=True):
    """What was played of a game."""

    matches: tuple[CountedMatch, ...]
    """Those with at least one hand dealt; the one that was written last is the last."""

    left_out: LeftOut


class Figures(Struct, frozen=True):
    """What was played of a game at one level, or at all of them."""

    game: str
    level: str
    """The name of the level, as the game's opponents know it; empty for all of them."""
    matches: int
    """With a finished hand at least."""
    helped: int
    """Those among them in which hints were taken."""
    decided: tuple[int, int]
    """Matches won and lost."""
    hands: int
    """Finished ones."""
    hands_decided: tuple[int, int]
    """Hands won and lost."""
    balance: int
    """What all these hands brought me."""
    longest_run: int
    """Of matches won one after the other."""


def figures(game: str, matches: Iterable[CountedMatch]) -> tuple[Figures, ...]:
    """The figures of each level that was played, in the order of their names, and last those of all."""
    at_level: dict[str, list[CountedMatch]] = defaultdict(list)
    played = [match for match in matches if match.hands]
    for match in played:
        at_level[match.level].append(match)
    levels = (_figures(game, level, at_level[level]) for level in sorted(at_level))
    return (*levels, _figures(game, "", played))


def _figures(game: str, level: str, matches: list[CountedMatch]) -> Figures:
    outcomes = [match.outcome for match in matches]
    return Figures(
        game=game,
        level=level,
        matches=len(matches),
        helped=sum(match.helped for match in matches),
        decided=(outcomes.count(1), outcomes.count(-1)),
        hands=sum(match.hands for match in matches),
        hands_decided=(sum(match.hands_won for match in matches), sum(match.hands_lost for match in matches)),
        balance=sum(match.score for match in matches),
        longest_run=longest_run(outcomes),
    )


def longest_run(outcomes: Iterable[int | None]) -> int:
    """How many wins followed on each other at most; a match that is not decided is no end of a run."""
    longest = run = 0
    for outcome in outcomes:
        if outcome is not None:
            run = run + 1 if outcome == 1 else 0
            longest = max(longest, run)
    return longest


def counted(
    connection: sqlite3.Connection,
    game: str,
    unreadable: Collection[int] = (),
    gone: Collection[int] = (),
) -> Counted:
    """What was played of a game, in an open database of this version.

    ``unreadable`` are matches whose results are not to be believed, ``gone`` are those that are deleted soon.
    """
    played = tuple(_counted(connection, game, {*unreadable, *gone}))
    return Counted(played, _left_out(connection, game, played, unreadable, gone))


def _counted(connection: sqlite3.Connection, game: str, without: Collection[int]) -> Iterator[CountedMatch]:
    seats: dict[int, list[tuple[str, str | None, int]]] = defaultdict(list)
    for match_id, *seat in connection.execute(
        f"""SELECT match_id, name, level, standing FROM seat
            WHERE match_id IN ({_COUNTED}) ORDER BY match_id, seat""",
        {"game": game},
    ):
        seats[match_id].append((seat[0], seat[1], seat[2]))
    facts: dict[int, list[str]] = defaultdict(list)
    for match_id, text in connection.execute(
        f"SELECT match_id, facts FROM hand_facts WHERE match_id IN ({_COUNTED}) ORDER BY match_id, hand",
        {"game": game},
    ):
        facts[match_id].append(text)
    mine = {
        match_id: results
        for match_id, *results in connection.execute(
            """SELECT match_id, sum(score), count(*) FILTER (WHERE outcome > 0),
                count(*) FILTER (WHERE outcome < 0)
            FROM hand_result JOIN match ON id = match_id AND seat = human_seat
            WHERE game = :game GROUP BY match_id""",
            {"game": game},
        )
    }
    reviews: dict[int, list[tuple[int, str]]] = defaultdict(list)
    for match_id, hand, data in review_rows.of_persons(connection, game):
        reviews[match_id].append((hand, data))
    helped = {row[0] for row in connection.execute("SELECT match_id FROM extra WHERE name = ?", (HELPED,))}
    for match_id, variant, changed, person, dealt, finished in connection.execute(
        f"""SELECT id, variant, changed, human_seat, hands, finished FROM match
            WHERE hands AND id IN ({_COUNTED}) ORDER BY touched, id""",
        {"game": game},
    ):
        if match_id in without:
            continue
        names, levels, standings = zip(*seats[match_id], strict=True)
        score, won, lost = mine.get(match_id, (0, 0, 0))
        yield CountedMatch(
            id=match_id,
            game=game,
            variant=variant,
            changed=datetime.fromisoformat(changed),
            person=person,
            names=names,
            levels=levels,
            standings=standings,
            dealt=dealt,
            finished=bool(finished),
            helped=match_id in helped,
            hands=len(facts[match_id]),
            score=score,
            hands_won=won,
            hands_lost=lost,
            facts=tuple(facts[match_id]),
            reviews=tuple(reviews[match_id]),
        )


_NAMES = ", ".join(f"'{name}'" for name in NOT_COUNTED)

_COUNTED = f"""SELECT id FROM match WHERE game = :game AND human_seat IS NOT NULL
    AND id NOT IN (SELECT match_id FROM extra WHERE name IN ({_NAMES}))"""


def _left_out(
    connection: sqlite3.Connection,
    game: str,
    played: Iterable[CountedMatch],
    unreadable: Collection[int],
    gone: Collection[int],
) -> LeftOut:
    marked: dict[int, set[str]] = defaultdict(set)
    for match_id, name in connection.execute(
        f"""SELECT match_id, name FROM extra JOIN match ON id = match_id
            WHERE game = ? AND human_seat IS NOT NULL AND name IN ({_NAMES})
                AND match_id IN (SELECT match_id FROM hand_facts)""",
        (game,),
    ):
        marked[match_id].add(name)
    found: Counter[str] = Counter()
    for match_id, names in marked.items():
        if match_id not in gone:
            found[next(name for name in NOT_COUNTED if name in names)] += 1
    believed = connection.execute(_COUNTED, {"game": game}).fetchall()
    return LeftOut(
        imported=found[IMPORTED],
        two=found[TWO],
        copies=found[COPY],
        practice=found[PRACTICE],
        unreadable=sum(match_id in unreadable and match_id not in gone for (match_id,) in believed),
        unfinished=sum(not match.finished for match in played),
    )
