"""What every part of a table that follows the match on it has in common."""

from collections.abc import Callable

from PySide6.QtCore import QObject, SignalInstance

from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.session.session import Session

Link = tuple[SignalInstance, Callable[..., object]]
"""A signal, and what is called by it."""


class MatchFollower(QObject):
    """Follows the match on a table, as long as it is there."""

    def __init__(self, table: TableParts) -> None:
        super().__init__(table.owner)
        self._session: Session | None = None

    def attach(self, session: Session) -> None:
        """Follow a match that was put on the table; to be called before the table shows its events."""
        self._session = session
        for signal, follow in self._links(session):
            signal.connect(follow)

    def detach(self) -> None:
        """Follow the match no more, since it is taken from the table."""
        if self._session is not None:
            for signal, follow in self._links(self._session):
                signal.disconnect(follow)
            self._session = None

    def _links(self, session: Session) -> tuple[Link, ...]:
        """What is heard of a match meanwhile."""
        return ()
