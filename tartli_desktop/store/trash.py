"""The matches or studies that are deleted when the store closes, and can be restored until then."""

import logging
from collections.abc import Callable, Collection

from tartli_desktop.files.problems import StoreError

from .database.claims import Claims
from .database.transactions import Database

_log = logging.getLogger(__name__)

MOST_TRASHED_CLAIMS = 64
"""How many matches in the trash keep their claims: some systems let a program open only 256 files."""


class Trash:
    """Matches, or studies, to be deleted, in the groups in which they were put here.

    Args:
        claims: the claims of the store, which hold the matches in the trash as far as their number allows.
    """

    def __init__(self, claims: Claims) -> None:
        self._claims = claims
        self._groups: list[tuple[int, ...]] = []

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The groups of matches, the latest last."""
        return tuple(self._groups)

    @property
    def matches(self) -> set[int]:
        """All matches in the trash."""
        return {match_id for together in self._groups for match_id in together}

    def put(self, match_ids: Collection[int], claim: Callable[[int], None]) -> None:
        """Put matches into the trash as a group, or none if one of them cannot be claimed.

        Args:
            claim: claims a match; raises a StoreError if that is impossible.
        """
        taken: list[int] = []
        try:
            for match_id in match_ids:
                is_new = match_id not in self._claims.held
                claim(match_id)
                if is_new and len(self._claims.held) > MOST_TRASHED_CLAIMS:
                    self._claims.release([match_id])
                elif is_new:
                    taken.append(match_id)
        except StoreError:
            self._claims.release(taken)
            raise
        if match_ids:
            self._groups.append(tuple(match_ids))

    def take_back(self) -> tuple[int, ...]:
        """Take out the last group and give its claims back; empty if the trash is empty."""
        back = self._groups.pop() if self._groups else ()
        self._claims.release(back)
        return back

    def delete(self, database: Database, table: str) -> None:
        """Delete everything in the trash from a table, except what another store has claimed."""
        trashed = sorted(self.matches, key=lambda match_id: match_id not in self._claims.held)
        self._groups.clear()
        try:
            # In portions small enough to claim together, those claimed now first.
            for first in range(0, len(trashed), MOST_TRASHED_CLAIMS):
                some = trashed[first : first + MOST_TRASHED_CLAIMS]
                mine = [match_id for match_id in some if self._claims.take(match_id)]
                with database.writing():
                    going = ((match_id,) for match_id in mine)
                    database.connection.executemany(f"DELETE FROM {table} WHERE id = ?", going)
                self._claims.release(mine)
        except (OSError, StoreError) as error:
            # They will be on the lists again next time, which is better than keeping the program from ending.
            _log.warning("not everything in the trash was deleted: %s", error)
