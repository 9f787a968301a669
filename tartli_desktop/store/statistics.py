"""Statistics, counted from the stored matches each time.

Every match of a person against the program counts, as far as its hands are finished, unless it is practice,
imported or a copy. The results of hands are in the tables ``hand_result``, alike for every game, and
``hand_facts``, for the game's own statistics.
"""

import contextlib
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import datetime
from typing import TypeVar

from msgspec import DecodeError, Struct
from msgspec.json import Decoder

from tartli_desktop.store.match_kinds import COPY, HELPED, IMPORTED, PRACTICE, TWO

from .database import review_rows
from .match_head import common_level

Form = TypeVar("Form")

NOT_COUNTED = (IMPORTED, TWO, COPY, PRACTICE)
"""The extras that exclude a match, in the order of :class:`LeftOut`."""


class CountedMatch(Struct, frozen=True):
    """One match that counts. Tuples with an entry per seat are in seat order."""

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
    """The standings as the list shows them."""
    dealt: int
    """How many hands have been dealt."""
    finished: bool
    helped: bool
    """Whether hints were taken."""
    hands: int
    """How many hands are finished; the fields below are about these."""
    score: int
    """The person's score in them."""
    hands_won: int
    hands_lost: int
    facts: tuple[str, ...]
    """What the game's own statistics need of each hand, as JSON."""
    reviews: tuple[tuple[int, str], ...] = ()
    """The numbers of the reviewed hands, from 1, each with what the game keeps of its review, as JSON."""

    @property
    def level(self) -> str:
        """The level of the opponents; see ``MatchHead.level``."""
        return common_level(self.levels)

    @property
    def outcome(self) -> int | None:
        """1 for a win, even shared with a partner, -1 for a loss, 0 if all are equal; None if unfinished."""
        if not self.finished:
            return None
        if len(set(self.standings)) == 1:
            return 0
        return 1 if self.standings[self.person] == max(self.standings) else -1


class LeftOut(Struct, frozen=True):
    """How many matches of a person do not count, whatever the filters.

    A match with several reasons counts for the first one. The first four fields count only matches with at
    least one finished hand.
    """

    imported: int = 0
    """Matches from files: nobody knows who played them."""
    two: int = 0
    """Matches of two people at one table."""
    copies: int = 0
    practice: int = 0
    unreadable: int = 0
    """Matches that cannot be replayed."""
    unfinished: int = 0
    """Unfinished matches: only their finished hands count, not the match."""


class Counted(Struct, frozen=True):
    """What was played of a game."""

    matches: tuple[CountedMatch, ...]
    """The matches with at least one hand dealt; the last written comes last."""

    left_out: LeftOut


class Totals(Struct, frozen=True):
    """What was played of a game at one level, or at all of them."""

    game: str
    level: str
    """The name of the level, as the game's opponents know it; empty for all levels together."""
    matches: int
    """Matches with at least one finished hand."""
    helped: int
    """Those among them in which hints were taken."""
    decided: tuple[int, int]
    """Matches won and lost."""
    hands: int
    """Finished hands."""
    hands_decided: tuple[int, int]
    """Hands won and lost."""
    balance: int
    """The person's score in all these hands."""
    longest_run: int
    """The longest run of matches won one after the other."""


def figures(
    game: str,
    matches: Iterable[CountedMatch],
    outcome: Callable[[CountedMatch], int | None] = lambda match: match.outcome,
) -> tuple[Totals, ...]:
    """The figures of each level that was played, in the order of their names, then those of all levels.

    ``outcome`` says how a match ended, as :attr:`CountedMatch.outcome` does.
    """
    at_level: dict[str, list[CountedMatch]] = defaultdict(list)
    played = [match for match in matches if match.hands]
    for match in played:
        at_level[match.level].append(match)
    levels = (_figures(game, level, at_level[level], outcome) for level in sorted(at_level))
    return (*levels, _figures(game, "", played, outcome))


def _figures(
    game: str, level: str, matches: list[CountedMatch], outcome: Callable[[CountedMatch], int | None]
) -> Totals:
    outcomes = [outcome(match) for match in matches]
    return Totals(
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
    """The longest run of wins; an undecided match does not end a run."""
    longest = run = 0
    for outcome in outcomes:
        if outcome is not None:
            run = run + 1 if outcome == 1 else 0
            longest = max(longest, run)
    return longest


def counted(
    connection: sqlite3.Connection, game: str, unreadable: Collection[int] = (), gone: Collection[int] = ()
) -> Counted:
    """What was played of a game, from an open database of this version.

    ``unreadable`` are matches whose results cannot be trusted, ``gone`` those that will be deleted soon.
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


def reviews_of(
    matches: Iterable[CountedMatch], form: Decoder[Form]
) -> Iterator[tuple[CountedMatch, int, Form]]:
    """The reviewed hands of some matches, counted from 1, each with what is kept of its review."""
    for match in matches:
        for hand, text in match.reviews:
            # Another version may have stored it in another form.
            with contextlib.suppress(DecodeError):
                yield match, hand, form.decode(text)
