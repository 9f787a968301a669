"""Saves a study while it changes, and keeps what could not be saved until it can be."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject

from tartli_desktop.files.problems import DocumentHeldElsewhere, StoreError
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.store.match_store import MatchStore

from .journal import WriteQueue


class _Kept:
    """A study: its number in the store, if it is there, and its latest state, unless that is saved."""

    def __init__(self, number: int | None) -> None:
        self.number = number
        self.unsaved: JsonDict | None = None


class StudyJournal(WriteQueue):
    """Writes each state of the open study to the store, or as soon as that succeeds.

    A study that is closed before that stays here until it is saved, or the program ends.

    Args:
        store_of: the store, which may be replaced by another one: see ``follow_moving``.
    """

    def __init__(self, store_of: Callable[[], MatchStore], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store_of = store_of
        self._open: _Kept | None = None
        self._behindhand: list[_Kept] = []
        """The studies whose latest state is not saved."""

    @property
    def number(self) -> int | None:
        """The number of the open study in the store; None without one, or while it is not there."""
        return None if self._open is None else self._open.number

    def begin(self, number: int | None) -> None:
        """Open a study that the store has under this number, or a new one for None; ends the last one.

        A study that another copy of the program has open, or whose last changes are not saved yet, becomes a
        new one. Load it after this.
        """
        self.end()
        unsaved = {kept.number for kept in self._behindhand} - {None}
        try:
            is_mine = number not in unsaved and (number is None or self._store_of().studies.claim(number))
        except StoreError:
            # If nobody has it, saving it will claim it.
            is_mine = True
        self._open = _Kept(number if is_mine else None)

    def write(self, document: JsonDict) -> None:
        """Save the open study as it is now; ``document`` must not change any more."""
        kept = self._open
        assert kept is not None
        kept.unsaved = document
        if kept in self._behindhand:
            self.try_again()
        else:
            self._behindhand.append(kept)
            self.add(partial(self._save, kept))

    def end(self) -> None:
        """Close the open study, if there is one, and let other copies of the program write it once saved."""
        ended, self._open = self._open, None
        if ended is not None and ended.unsaved is None:
            self._release(ended)

    def follow_moving(self, numbers: Mapping[int, int]) -> None:
        """Follow the studies to another store, where they have other numbers."""
        for kept in {*self._behindhand, *filter(None, [self._open])}:
            kept.number = None if kept.number is None else numbers.get(kept.number)

    def _save(self, kept: _Kept) -> None:
        studies = self._store_of().studies
        assert kept.unsaved is not None
        try:
            kept.number = studies.save(kept.number, kept.unsaved)
        except DocumentHeldElsewhere:
            # Another copy of the program has opened it. Both are kept.
            kept.number = None
            kept.number = studies.save(None, kept.unsaved)
        kept.unsaved = None
        self._behindhand.remove(kept)
        if kept is not self._open:
            self._release(kept)

    def _release(self, kept: _Kept) -> None:
        if kept.number is not None:
            self._store_of().studies.release(kept.number)
