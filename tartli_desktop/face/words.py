"""What a game says at the table."""

from collections.abc import Sequence
from typing import Any, Protocol

from tartli_desktop.game.match import A, E_contra, M_contra, O_contra, V_contra
from tartli_desktop.game.rules import Draw
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.match_kinds import ReplayedDeal
from tartli_desktop.table.screen_reader.accessible import AccessibleNamesOf
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import AnnouncementsOf

tr = Context("Words")


class WordsOf(Protocol[M_contra, V_contra, E_contra, A, O_contra]):
    """The sentences of one game, in the current language.

    ``view`` is that of the player who reads or hears the sentence, and ``names`` are the names of all
    players by seat.
    """

    @property
    def announcements(self) -> AnnouncementsOf[V_contra, E_contra, A]:
        """What screen readers announce."""

    @property
    def parts(self) -> AccessibleNamesOf[V_contra, Any]:
        """What screen readers say about the parts of the table."""

    def prompt(self, phase: Phase, view: V_contra, names: Sequence[str], options: O_contra, /) -> str:
        """What the match waits for; empty if there is nothing to say. ``options`` are those of the game."""

    def draw_prompt(self, draw: Draw, viewer: int | None, names: Sequence[str], /) -> str:
        """The draw for the first dealer, told to one seat, or with None to everyone at the table."""

    def state_line(self, view: V_contra, names: Sequence[str], /, *, tells_counts: bool) -> str:
        """The state of the hand: trumps, the cards on the table, and the counts if ``tells_counts``."""

    def spoken(self, event: E_contra, view: V_contra, /) -> str | None:
        """What players say at the table when an event happens; None if they say nothing."""
        return None

    def taken_back_line(self, action: A, /) -> str:
        """A line that says that a decision has been undone."""
        return tr("Your last decision was undone.")

    def dealt_again_line(self, again: ReplayedDeal, match: M_contra, person: int, /) -> str:
        """What the person should know at the start of a match that replays a deal; by default the points."""
        text = tr("The first time, these cards made %1.")
        return fill(text, signed(again.first_of_cards))

    def confirms(self) -> str:
        """The text of the button for which several cards are selected first."""
        return ""

    def why_not(self, view: V_contra, action: A, rule: str, /) -> tuple[str, str]:
        """Why an action is refused, and the rule to read about it; empty if none would help.

        ``rule`` is the rule that the match names.
        """


def cut_prompt(dealer: str) -> str:
    """The prompt to cut the pack, with the key that does it."""
    text = tr("%1 deals. Cut the pack: click a card, or press Space; the arrow keys choose where.")
    return fill(text, dealer)
