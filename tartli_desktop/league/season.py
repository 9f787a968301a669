"""A season of the league: what is agreed, what has been played, and how it stands.

At each table, whoever is ahead of another gets two league points for that, and one for being level: by the
game's standings, and if these are equal by the points of the hands. Who rests gets as many as for being level
with a whole table. In the season, league points decide, then all points of all hands.
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import combinations

import msgspec
from msgspec import Struct, ValidationError
from msgspec.structs import replace

from tartli_desktop.game.errors import RuleError, Sentence
from tartli_desktop.game.evening import Evening, ranks
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.game.variant_base import written

from . import schedule
from .schedule import MEMBERS, PLAYER, Table

FORMAT = "tartli-season"
VERSION = 1
EVENINGS = (4, 8, 12)
HANDS = (6, 12, 24)
"""The numbers of evenings in a season, and of hands in an evening, on offer."""
CUPS = 3
"""The player gets a cup for these places of a season."""

_plan = lru_cache(maxsize=8)(schedule.schedule)


class SeasonError(ValueError):
    """The document is no season that this version of the program can go on with; says why."""


class Running(Struct, frozen=True, omit_defaults=True):
    """A table at which others are playing."""

    table: int
    """Its index in the evening."""

    record: JsonDict
    """What has been played there, up to the last finished hand."""


class Line(Struct, frozen=True):
    """A line of the table of a season."""

    member: str
    place: int
    """From 1; equals share one."""
    played: int
    """In how many evenings."""
    points: int
    """League points."""
    card_points: int
    form: tuple[int, ...]
    """The place at the table in each finished evening; 0 for a rest."""


class Season(Struct, frozen=True, dict=True):
    """One season of one game."""

    game: str
    """The name of the game in the registry."""

    variant: JsonDict
    """The rules, as records have them; they never end a match before its hands are played."""

    seed: int
    """Decides who meets whom, and the cards of the others' tables."""

    evenings: int
    hands: int
    """How many hands an evening has."""

    begun: str
    """The day of its beginning, such as 2026-11-30."""

    results: tuple[tuple[Evening | None, ...], ...] = ()
    """The finished evening of each table, in the order of :attr:`plan`; None for one that is still to end."""

    running: Running | None = None
    """The others' table that is being played in this evening."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return rules_of(self.game)

    @cached_property
    def plan(self) -> tuple[schedule.Evening, ...]:
        """The tables of each evening, the player's first."""
        return _plan(self.seed, self.evenings, seats_of(self.rules, self.variant))

    @property
    def now(self) -> int:
        """The index of the evening that is played now, or the number of evenings if all are over."""
        return next(
            (at for at in range(self.evenings) if any(each is None for each in self.results_of(at))),
            self.evenings,
        )

    @property
    def is_over(self) -> bool:
        """Whether all evenings are over."""
        return self.now == self.evenings

    def results_of(self, evening: int) -> tuple[Evening | None, ...]:
        """The results of all tables of an evening, by index."""
        if evening < len(self.results):
            return self.results[evening]
        return (None,) * len(self.plan[evening])

    @property
    def to_play(self) -> int | None:
        """The index of the next table of others to play in this evening; None if all have."""
        if self.is_over:
            return None
        if self.running is not None:
            return self.running.table
        open_tables = (at for at, each in enumerate(self.results_of(self.now)) if each is None and at)
        return next(open_tables, None)

    # What happens

    def with_result(self, evening: int, table: int, result: Evening) -> "Season":
        """The season once a table has ended."""
        results = [self.results_of(at) for at in range(max(evening + 1, len(self.results)))]
        results[evening] = (*results[evening][:table], result, *results[evening][table + 1 :])
        running = self.running
        if running is not None and (evening, table) == (self.now, running.table):
            running = None
        return replace(self, results=tuple(results), running=running)

    def with_running(self, table: int, record: JsonDict) -> "Season":
        """The season once a hand has ended at a table of others."""
        return replace(self, running=Running(table, record))

    # How it stands

    def lines(self) -> tuple[Line, ...]:
        """The table of the season after all that has been played, the leader first."""
        points, cards = dict.fromkeys(MEMBERS, 0), dict.fromkeys(MEMBERS, 0)
        form: dict[str, list[int]] = {member: [] for member in MEMBERS}
        for evening, tables in enumerate(self.plan):
            results = self.results_of(evening)
            if all(result is not None for result in results):
                rester = schedule.resting(tables)
                points[rester] += len(tables[0]) - 1
                form[rester].append(0)
            for table, result in zip(tables, results, strict=True):
                for seat, member in enumerate(table if result is not None else ()):
                    assert result is not None
                    points[member] += league_points(result.ranks)[seat]
                    cards[member] += result.points[seat]
                    form[member].append(result.ranks[seat])
        order = dict(zip(MEMBERS, ranks([(points[each], cards[each]) for each in MEMBERS]), strict=True))
        lines = (
            Line(
                each,
                order[each],
                sum(place > 0 for place in form[each]),
                points[each],
                cards[each],
                tuple(form[each]),
            )
            for each in MEMBERS
        )
        return tuple(sorted(lines, key=lambda line: line.place))

    def meetings(self, one: str, other: str) -> Iterator[tuple[int, Evening, int, int]]:
        """The finished evenings at which two people sat at one table: index, result, and their seats."""
        for evening, tables in enumerate(self.plan):
            for table, result in zip(tables, self.results_of(evening), strict=True):
                if result is not None and {one, other} <= set(table):
                    yield evening, result, table.index(one), table.index(other)

    @property
    def cup(self) -> int:
        """The player's place if the season is over and brought a cup, else 0."""
        place = next(line.place for line in self.lines() if line.member == PLAYER)
        return place if self.is_over and place <= CUPS else 0

    def table_of(self, evening: int, table: int) -> Table:
        """Who sits at a table."""
        return self.plan[evening][table]


def league_points(at_table: tuple[int, ...]) -> tuple[int, ...]:
    """The league points for the places at one table: two for each who is behind, one for each level."""
    points = [0] * len(at_table)
    for one, other in combinations(range(len(at_table)), 2):
        first, second = at_table[one], at_table[other]
        points[one] += 1 + (first < second) - (first > second)
        points[other] += 1 + (second < first) - (second > first)
    return tuple(points)


def seats_of(rules: Rules, variant: JsonDict) -> int:
    """The number of seats at a table by the rules of a record. Raises RuleError."""
    return rules.form.seats_of(rules.form.variant_from(variant))


def can_have_season(rules: Rules, variant: object) -> bool:
    """Whether there is a plan for tables of this variant."""
    return rules.form.seats_of(variant) in schedule.TABLES


def new_season(rules: Rules, variant: object, *, seed: int, evenings: int, hands: int, begun: str) -> Season:
    """A season in which nothing has been played."""
    return Season(rules.name, written(rules.without_end(variant)), seed, evenings, hands, begun)


# As a document


def write(season: Season) -> JsonDict:
    """A season as a document, ready for JSON."""
    fields: JsonDict = msgspec.json.decode(msgspec.json.encode(season))
    return {"format": FORMAT, "version": VERSION, "title": season.begun} | fields


def read(document: JsonDict) -> Season:
    """The season of a document. Raises SeasonError."""
    head = {"format": FORMAT, "version": VERSION}
    if document.get("format") != FORMAT:
        raise SeasonError(Sentence("it is not a season of the league"))
    if document.get("version") != VERSION:
        raise SeasonError(Sentence("a newer version of the program made it"))
    fields = {name: value for name, value in document.items() if name not in (*head, "title")}
    try:
        season = msgspec.convert(fields, Season)
        if season.game not in games():
            raise SeasonError(Sentence("{name} is not a game of this program", name=season.game))
        _check(season)
    except (ValidationError, RuleError, ValueError) as error:
        if isinstance(error, SeasonError):
            raise
        raise SeasonError(Sentence("it is damaged")) from error
    return season


def _check(season: Season) -> None:
    """Raise ValueError for results that do not fit the plan."""
    fits = season.hands > 0 and len(season.results) <= season.evenings
    for tables, results in zip(season.plan, season.results, strict=False):
        fits &= len(results) == len(tables)
        for table, result in zip(tables, results, strict=False):
            rows = () if result is None else (result.standings, *result.hands)
            fits &= all(len(row) == len(table) for row in rows)
    if (running := season.running) is not None:
        fits &= not season.is_over and 0 < running.table < len(season.plan[season.now])
        match = season.rules.match.from_record(running.record)
        fits &= match.to_move is None and len(match.hands) < season.hands
        fits &= len(match.players) == len(season.plan[season.now][0])
    if not fits:
        raise ValueError("the results do not fit the plan")
