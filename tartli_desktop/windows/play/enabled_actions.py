"""Which actions of the table can be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tartli_desktop.engine import BELA, EXCHANGE, OUT, Declare
from tartli_desktop.games.tartli.coach.timing import open_to_try
from tartli_desktop.games.tartli.words import prompts
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.settings.settings import Gather

from .choices import melds_of_trick

if TYPE_CHECKING:
    from .play_area import PlayArea

translate = QCoreApplication.translate


def enable_actions(area: PlayArea, session: Session, *, dealing: bool) -> None:
    """Let the actions of a play area follow its match.

    Args:
        area: the table.
        session: the match.
        dealing: whether the cards are still being dealt, so that nothing may show what they are.
    """
    area.hint_action.setVisible(area.settings.hints and session.gives_help)
    for each in (area.again_action, area.swapped_action):
        each.setEnabled(session.hand_is_over and session.has_person)
    if dealing:
        for action in (*area.table_actions.of_match, area.talon_action):
            action.setEnabled(False)
        _enable_taking_back(area, session)
        return
    area.talon_action.setEnabled(True)
    _enable_taking_back(area, session)
    view = session.view
    shows, open_now = area.settings.show_legal, open_to_try(view)
    declares = any(isinstance(action, Declare) and session.may(action) for action in view.legal)
    can_try = session.has_person and not session.is_left and not shows
    can_try = can_try and session.phase is not Phase.CURTAIN
    area.declare_action.setEnabled(declares or (can_try and Declare in open_now))
    for action, means in (
        (area.bela_action, BELA),
        (area.exchange_action, EXCHANGE),
        (area.out_action, OUT),
    ):
        action.setEnabled(session.may(means) or (can_try and type(means) in open_now))
    area.look_action.setEnabled(bool(view.hand) and session.has_person and not session.is_left)
    area.shown_action.setEnabled(melds_of_trick(view) is not None)
    by_hand = area.settings.gather is not Gather.TIMED
    area.gather_action.setEnabled(session.phase is Phase.GATHER and by_hand)
    area.hint_action.setEnabled(area.settings.hints and area.hints.may_ask())


def _enable_taking_back(area: PlayArea, session: Session) -> None:
    can = session.last_decision is not None
    tip = translate("PlayArea", "Undo your last decision") if can else prompts.nothing_to_take_back(True)
    area.take_back_action.setToolTip(tip)
    area.take_back_action.setEnabled(can)
