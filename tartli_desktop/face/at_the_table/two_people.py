"""Two people who share one table, for a game that lets them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QAction

from tartli_desktop.session.session import Phase, Session
from tartli_desktop.settings.settings import Settings


class TwoAtTable(Protocol):
    """Lets the table turn between two people, made for one table; without effect on any other match."""

    input_guard_ms: int
    """Milliseconds in which what closes between them takes neither keys nor clicks."""

    @property
    def said(self) -> SignalInstance:
        """What the match waits for, as a function of the suits of the pack, where it is asked otherwise."""

    @property
    def turning(self) -> SignalInstance:
        """What was shown to the player who looked must go, since the table turns."""

    @property
    def lay_asked(self) -> SignalInstance:
        """The table turns while cards move: everything must be laid out again."""

    @property
    def asks(self) -> SignalInstance:
        """A question that is to be asked at the table."""

    @property
    def commands(self) -> Mapping[str, QAction]:
        """What can be done out of turn, by the names of the settings, as it stands in the menu."""

    @property
    def words(self) -> str:
        """What stands between them while nobody looks."""

    @property
    def session(self) -> Session | None:
        """The match of two on the table, if it is one."""

    def attach(self, session: Session, order: list[Any], /) -> None:
        """A match lies on the table; ``order`` is how both had put their fans."""

    def detach(self) -> None:
        """The match is taken from the table."""

    def own_order(self, cards: list[Any], /) -> list[Any]:
        """How both have arranged their fans, given that of the player who looks."""

    def follow(self, phase: Phase, /) -> None:
        """Follow what the match waits for."""

    def follow_settings(self, settings: Settings, /) -> None:
        """Look as the players have chosen; :meth:`lay` shows it."""

    def lay(self, pixels: float, /) -> None:
        """Take the places of a table of another size; the letters of the panel have this height."""

    def retranslate(self) -> None:
        """Say all in the language that has been chosen."""
