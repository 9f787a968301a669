"""Two people who share one table, for a game that lets them."""

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QAction

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.match import A, Action, E, Event, M, Match, V, View
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import SessionOf
from tartli_desktop.settings.settings import Settings


class TwoAtTableOf(Protocol[M, V, E, A]):
    """Turns a table between two people, and hides the hands meanwhile; does nothing in any other match."""

    input_guard_ms: int
    """Milliseconds during which the curtain, when it closes, ignores keys and clicks."""

    @property
    def said(self) -> SignalInstance:
        """Carries what the match waits for, in words for two people, as a function of the suit system."""

    @property
    def turning(self) -> SignalInstance:
        """Emitted when the table turns: close what was shown to the player who looked."""

    @property
    def lay_asked(self) -> SignalInstance:
        """Emitted when the table turns while cards move: lay everything out again."""

    @property
    def asks(self) -> SignalInstance:
        """Carries a question to be asked at the table."""

    @property
    def commands(self) -> Mapping[str, QAction]:
        """The menu actions for what a player may do out of turn, by their names in the settings."""

    @property
    def words(self) -> str:
        """The text on the curtain while nobody looks."""

    @property
    def session(self) -> SessionOf[M, V, E, A] | None:
        """The match on the table, if two people play it."""

    def attach(self, session: SessionOf[M, V, E, A], order: list[Card], /) -> None:
        """Take up a match that was put on the table; ``order`` is how both had arranged their fans."""

    def detach(self) -> None:
        """Leave the match, which is taken from the table."""

    def own_order(self, cards: list[Card], /) -> list[Card]:
        """How both have arranged their fans, given the fan of the player who looks."""

    def follow(self, phase: Phase, /) -> None:
        """Follow what the match waits for."""

    def follow_settings(self, settings: Settings, /) -> None:
        """Look as the players have chosen; :meth:`lay` shows it."""

    def lay(self, pixels: float, /) -> None:
        """Fit a table of another size; ``pixels`` is the height of the letters of the panel."""

    def retranslate(self) -> None:
        """Write all texts in the language that has been chosen."""


TwoAtTable = TwoAtTableOf[Match, View, Event, Action]
"""What turns a table in any game."""
