"""What screen readers are told to do in games whose tricks are gathered from the table."""

from __future__ import annotations

from collections.abc import Collection

from tartli_desktop.game.match import A, E_contra, V_contra
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import AnnouncementsOf, Listener

tr = Context("Announcements")


class TrickAnnouncements(AnnouncementsOf[V_contra, E_contra, A]):
    """Prompts with keys for clicks; a game adds the sentences for its events."""

    def asks_for_card_alone(self, view: V_contra) -> bool:
        """Whether the player is only to play a card to a trick, whose lead has been read out."""
        raise NotImplementedError

    def prompt_for(self, phase: Phase, view: V_contra, shown: str, to: Listener, /, *, happened: bool) -> str:
        """The text on the panel, with keys for clicks; at the end of a hand it has already been read out."""
        match phase:
            case Phase.HAND_OVER | Phase.MATCH_OVER:
                return "" if happened else shown
            case Phase.OPENING:
                return fill(tr("%1 Press Space to continue."), shown)
            case Phase.PAUSE:
                return tr("Press Space to gather the trick.")
            case Phase.DECIDE if happened and self.asks_for_card_alone(view):
                return tr("Your turn.")
        return shown


def one_of_each(actions: Collection[A]) -> tuple[A, ...]:
    """The first action of each type."""
    kinds: dict[type[A], A] = {}
    for action in actions:
        kinds.setdefault(type(action), action)
    return tuple(kinds.values())
