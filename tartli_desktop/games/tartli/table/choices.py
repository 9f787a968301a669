"""The choices in the panel beside the trick: what can be chosen in each phase of a match."""

from __future__ import annotations

from msgspec.structs import replace

from tartli_desktop.face.at_the_table.choices import Choices, PanelCallbacks, usual_choices
from tartli_desktop.games.tartli import TURN_POSITIONS, Meld, MeldsScored, Turn, View
from tartli_desktop.games.tartli.session import Session
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.command_keys import with_key

tr = Context("Tartli.PlayArea")


def choices_of(session: Session, panel: PanelCallbacks) -> Choices | None:
    """The choices in this phase of a match, or None."""
    if session.phase is Phase.DECIDE and not session.view.trick_number:
        return _turned_card(panel)
    usual = usual_choices(session, panel)
    if usual is None or session.phase is not Phase.PAUSE or melds_of_trick(session.view) is None:
        return usual
    show = panel.commands["see_melds"]
    words = with_key(tr("Scored melds"), show.shortcut())
    return replace(usual, buttons=(*usual.buttons, (words, show.trigger)), asides=1)


def _turned_card(panel: PanelCallbacks) -> Choices:
    buttons = [(fill(tr("Card %1"), position), panel.does(Turn(position))) for position in TURN_POSITIONS]
    return Choices(buttons, columns=2, usual=len(buttons) - 1)


def melds_of_trick(view: View) -> tuple[int, tuple[Meld, ...]] | None:
    """The seat that scored melds in the trick on the table, and the melds (R6.5), or None."""
    for event in view.trick_events:
        if isinstance(event, MeldsScored):
            return event.seat, event.items
    return None
