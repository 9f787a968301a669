"""What a game says at the table."""

from __future__ import annotations

from typing import Any, Protocol

from tartli_desktop.game.rules import Draw
from tartli_desktop.session.session import Phase
from tartli_desktop.store.match_kinds import ReplayedDeal
from tartli_desktop.table.screen_reader.accessible import PartWords
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.announcer import Announcements


class Words(Protocol):
    """The sentences of one game, in the language that is spoken.

    ``view`` is what the player knows who is told, ``names`` are those of all players by seat, and ``suits``
    are those by which the pack calls its cards.
    """

    @property
    def announcements(self) -> Announcements:
        """What screen readers are told."""

    @property
    def parts(self) -> PartWords:
        """What screen readers are told of the parts of its table."""

    def prompt(self, phase: Phase, view: Any, names: Any, suits: SuitSystem, options: Any, /) -> str:
        """What the match waits for; empty where nothing need be said. ``options`` are those of the game."""

    def draw_prompt(self, draw: Draw, viewer: int | None, names: Any, suits: SuitSystem, /) -> str:
        """The draw for the first dealer, told to one seat, or to all who sit there."""

    def whose_turn(self, view: Any, names: Any, /) -> str:
        """Whose turn it is, in as few words as can be; empty where that needs no words."""

    def state_line(self, view: Any, names: Any, suits: SuitSystem, /, *, tells_counts: bool) -> str:
        """How the hand stands: trumps, what lies on the table, and the counts where they may be told."""

    def spoken(self, event: Any, view: Any, suits: SuitSystem, /) -> str | None:
        """What is said aloud at the table by an event; None where nothing is."""
        return None

    def taken_back_line(self, action: Any, suits: SuitSystem, /) -> str:
        """That a decision has been undone."""

    def dealt_again_line(self, again: ReplayedDeal, match: Any, person: int, /) -> str:
        """What the person should know of a deal that is played again in a match that begins now."""

    def confirms(self) -> str:
        """What stands on the button for which several cards are chosen first."""
        return ""

    def why_not(self, view: Any, action: Any, rule: str, suits: SuitSystem, /) -> tuple[str, str]:
        """Why an action is refused, and the rule to be read about it; empty where none would help.

        ``rule`` is the one that the match names.
        """
