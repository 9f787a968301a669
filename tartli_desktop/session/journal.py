"""Writes to the store what happens, and keeps what could not be saved until it can be."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from tartli_desktop.files.problems import StoreError
from tartli_desktop.store.match_store import MatchStore

RETRY_AFTER = 1.0
"""Seconds after which a failed write is tried again."""


class WriteQueue(QObject):
    """Writes one thing after the other, in order, each at once or as soon as it succeeds.

    Signals:
        not_saved(error): a write failed with this StoreError; it is tried again soon, or with the next one.
        saved_again(): all writes that had failed are done.
    """

    not_saved = Signal(object)
    saved_again = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Callable[[], object]] = []
        self._behind = False
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self.try_again)

    def add(self, save: Callable[[], object]) -> None:
        """Save something; ``save`` may wait, so it must not depend on what comes later."""
        self._waiting.append(save)
        self.try_again()

    def try_again(self) -> bool:
        """Write what waits, and return whether everything is written."""
        while self._waiting:
            try:
                self._waiting[0]()
            except StoreError as error:
                self._behind = True
                self._again.start(round(1000 * RETRY_AFTER))
                self.not_saved.emit(error)
                return False
            del self._waiting[0]
        self._again.stop()
        if self._behind:
            self._behind = False
            self.saved_again.emit()
        return True


class Journal(WriteQueue):
    """Writes the packs and actions of one match to the store, in order, each committed as it happens."""

    def __init__(self, store: MatchStore, match_id: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.match_id = match_id
        """The number of the match in the store."""

    def write(self, save: Callable[[MatchStore, int], object]) -> None:
        """Save something of the match, given its store and number, at once or as soon as it succeeds."""
        self.add(lambda: save(self._store, self.match_id))

    def move_to(self, store: MatchStore, match_id: int) -> None:
        """Go on in another store, which already has everything so far."""
        self._store, self.match_id = store, match_id
        self._waiting.clear()
        self.try_again()
