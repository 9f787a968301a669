"""The results of hands, derived from the stored matches when they are missing, and counted."""

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

from tartli_desktop.files.long_work import Steps, at_once
from tartli_desktop.files.problems import NotSaved

from .database import derived_results
from .database.transactions import Database

if TYPE_CHECKING:
    from .statistics import Counted

MANY = 5000
"""A match with more hands and actions takes noticeable time to load; an evening has some hundreds."""

ACTIONS_AT_ONCE = 2000
"""How many actions are replayed in one transaction: some 50 milliseconds, less than a write waits."""


class HandResults:
    """The results of all hands. Raises NotSaved and CannotRead as a MatchStore does.

    Args:
        in_trash: returns the matches that are not counted.
    """

    def __init__(self, database: Database, in_trash: Callable[[], Collection[int]]) -> None:
        self._database = database
        self._in_trash = in_trash

    def counted(self, game: str) -> "Counted":
        """Count the stored matches of a game.

        First derives the results of hands that are missing or damaged, as ``deriving`` does; a match
        for which that is impossible is left out.
        """
        from .statistics import counted

        unreadable = at_once(self.deriving())
        with self._database.reading(), self._database.of_one_moment():
            return counted(self._database.connection, game, unreadable, self._in_trash())

    def points(self) -> dict[int, tuple[int, ...]]:
        """What the finished hands of each match brought its seats, as far as it is stored."""
        found: dict[int, tuple[int, ...]] = {}
        with self._database.reading():
            for match_id, score in self._database.connection.execute(
                "SELECT match_id, sum(score) FROM hand_result GROUP BY match_id, seat ORDER BY match_id, seat"
            ):
                found[match_id] = (*found.get(match_id, ()), score)
        return found

    def scores(self) -> dict[tuple[int, int], tuple[int, ...]]:
        """What each finished hand brought its seats, by its match and its number, as far as it is stored."""
        found: dict[tuple[int, int], tuple[int, ...]] = {}
        with self._database.reading():
            for match_id, hand, score in self._database.connection.execute(
                "SELECT match_id, hand, score FROM hand_result ORDER BY match_id, hand, seat"
            ):
                found[match_id, hand] = (*found.get((match_id, hand), ()), score)
        return found

    def lacks_many(self) -> bool:
        """Whether deriving the missing results takes noticeable time, as after an update of the program."""
        with self._database.reading():
            return sum(derived_results.lacking(self._database.connection).values()) > MANY

    def deriving(self) -> Steps[frozenset[int]]:
        """Derive missing or damaged results of hands, and return the matches that still lack them.

        Each step is a transaction, short enough that another program's write does not time out.
        """
        with self._database.reading():
            unsound = derived_results.unsound(self._database.connection)
        lacking = set(unsound)
        for done, some in enumerate(portions := _portions(unsound), 1):
            try:
                with self._database.writing():
                    lacking -= {
                        each for each in some if derived_results.derive(self._database.connection, each)
                    }
            except NotSaved:
                break
            yield done / len(portions)
        return frozenset(lacking)


def _portions(matches: Mapping[int, int]) -> list[list[int]]:
    """Group matches, given with their numbers of actions, so that each group is replayed quickly."""
    portions: list[list[int]] = []
    room = 0
    for match_id, actions in matches.items():
        if actions > room or not portions:
            portions.append([])
            room = ACTIONS_AT_ONCE
        portions[-1].append(match_id)
        room -= actions
    return portions
