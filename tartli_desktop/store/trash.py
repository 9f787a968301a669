"""The matches that are deleted when the store closes, and can be restored until then."""

from collections.abc import Callable, Collection

from tartli_desktop.files.problems import StoreError

from .claims import Claims

MOST_TRASHED_CLAIMS = 64
"""How many matches in the trash keep their claims: some systems let a program open only 256 files."""


class Trash:
    """Matches to be deleted, in the groups in which they were put here.

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

    def empty(self) -> list[list[int]]:
        """Take everything out, in portions small enough to claim together, those claimed now first."""
        trashed = sorted(self.matches, key=lambda match_id: match_id not in self._claims.held)
        self._groups.clear()
        return [
            trashed[first : first + MOST_TRASHED_CLAIMS]
            for first in range(0, len(trashed), MOST_TRASHED_CLAIMS)
        ]
