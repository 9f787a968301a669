"""Saves a match while it is played, and keeps what could not be saved until it can be."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal

from tartli_desktop.cards.sealed_deal import CommittedDeck
from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.json_types import Json
from tartli_desktop.game.rules import HandResult
from tartli_desktop.store.match_store import MatchStore

from .save_retry import retry_timer


class Journal(QObject):
    """Writes the packs and actions of one match to the store, in order, each committed as it happens.

    Signals:
        not_saved(error): a write failed with this StoreError; it is tried again soon, or with the next one.
        saved_again(): all writes that had failed are done.
    """

    not_saved = Signal(object)
    saved_again = Signal()

    def __init__(self, store: MatchStore, match_id: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._match_id = match_id
        self._waiting: list[Callable[[], object]] = []
        self._behind = False
        self._again = retry_timer(self, self.try_again, once=True)

    @property
    def match_id(self) -> int:
        """The number of the match in the store."""
        return self._match_id

    def sealed(self, pack: CommittedDeck) -> None:
        """Save the pack that is fixed for the next hand."""
        self._write(partial(self._store.set_sealed, self._match_id, pack))

    def hand(self, deck: str, notes: Json = MappingProxyType({})) -> None:
        """Save a new hand with this pack; ``notes`` are the optional keys of its record (R14)."""
        self._write(partial(self._store.add_hand, self._match_id, deck, notes=notes))

    def noted(self, number: int, notes: Json) -> None:
        """Save other notes on a hand (R14), counted from 1."""
        self._write(partial(self._store.set_hand_notes, self._match_id, number, dict(notes)))

    def marked(self, name: str) -> None:
        """Mark the match with an extra of this name."""
        self._write(partial(self._store.set_extra, self._match_id, name, "1"))

    def action(self, text: str, result: HandResult | None = None) -> None:
        """Save an action; ``result`` is that of the hand, if the action ended it."""
        self._write(partial(self._store.add_action, self._match_id, text, result=result))

    def cut_back(self, kept: int, standings: tuple[int, ...]) -> None:
        """Take back decisions of the last hand; see :meth:`MatchStore.cut_back`."""
        self._write(partial(self._store.cut_back, self._match_id, kept, standings))

    def take_back_last(self, kept: int, standings: tuple[int, ...]) -> None:
        """Take back the last decision; see :meth:`MatchStore.take_back_last`."""
        self._write(partial(self._store.take_back_last, self._match_id, kept, standings))

    def result(self, standings: tuple[int, ...], *, finished: bool) -> None:
        """Save the standings after a hand, and whether the match is over."""
        self._write(partial(self._store.set_result, self._match_id, standings, finished))

    def try_again(self) -> bool:
        """Write what waits, and return whether everything is written."""
        return self._flush()

    def move_to(self, store: MatchStore, match_id: int) -> None:
        """Go on in another store, which already has everything so far."""
        self._store, self._match_id = store, match_id
        self._waiting.clear()
        self._flush()

    def _write(self, write: Callable[[], object]) -> None:
        self._waiting.append(write)
        self._flush()

    def _flush(self) -> bool:
        while self._waiting:
            try:
                self._waiting[0]()
            except StoreError as error:
                self._behind = True
                self._again.start()
                self.not_saved.emit(error)
                return False
            del self._waiting[0]
        self._again.stop()
        if self._behind:
            self._behind = False
            self.saved_again.emit()
        return True
