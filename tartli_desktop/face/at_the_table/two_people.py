"""Two people who share one table, for a game that lets them."""

from collections.abc import Mapping
from typing import Generic

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.match import A, Action, E, Event, M, Match, V, View
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import SessionOf
from tartli_desktop.settings.settings import Settings


class TwoAtTableOf(QObject, Generic[M, V, E, A]):
    """Turns a table between two people, and hides the hands meanwhile; does nothing in any other match.

    This base class never turns the table; a game that two people can share derives its own.

    Signals:
        said(prompt): what the match waits for, in words for two people, as a function of the suit system.
        turning: the table turns; close what was shown to the player who looked.
        lay_asked: the table turned while cards moved; lay everything out again.
        asks(question): ask this question at the table.
    """

    said = Signal(object)
    turning = Signal()
    lay_asked = Signal()
    asks = Signal(object)

    input_guard_ms = 0
    """Milliseconds during which the curtain, when it closes, ignores keys and clicks."""

    session: SessionOf[M, V, E, A] | None = None
    """The match on the table, if two people play it."""

    @property
    def commands(self) -> Mapping[str, QAction]:
        """The menu actions for what a player may do out of turn, by their names in the settings."""
        return {}

    @property
    def words(self) -> str:
        """The text on the curtain while nobody looks."""
        return ""

    def attach(self, session: SessionOf[M, V, E, A], order: list[Card]) -> None:
        """Take up a match that was put on the table; ``order`` is how both had arranged their fans."""

    def detach(self) -> None:
        """Leave the match, which is taken from the table."""

    def own_order(self, cards: list[Card]) -> list[Card]:
        """How both have arranged their fans, given the fan of the player who looks."""
        return cards

    def follow(self, phase: Phase) -> None:
        """Follow what the match waits for."""

    def follow_settings(self, settings: Settings) -> None:
        """Look as the players have chosen; :meth:`lay` shows it."""

    def lay(self, pixels: float) -> None:
        """Fit a table of another size; ``pixels`` is the height of the letters of the panel."""

    def retranslate(self) -> None:
        """Write all texts in the language that has been chosen."""


TwoAtTable = TwoAtTableOf[Match, View, Event, Action]
"""What turns a table in any game."""
