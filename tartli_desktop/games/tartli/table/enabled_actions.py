"""Which actions of the table can be done now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tartli.coach.timing import open_to_try
from tartli_desktop.games.tartli.rules import BELA, EXCHANGE, OUT, Declare
from tartli_desktop.games.tartli.table.choices import melds_of_trick
from tartli_desktop.games.tartli.table.table_actions import TableActions
from tartli_desktop.games.tartli.words import prompts
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.settings.settings import GatherPolicy, Settings

translate = QCoreApplication.translate


def enable_actions(
    actions: TableActions, session: Session, settings: Settings, *, dealing: bool, may_ask_hint: bool
) -> None:
    """Let the actions of the table follow its match.

    Args:
        actions: what can be done at the table.
        session: the match.
        settings: what the player has chosen.
        dealing: whether the cards are still being dealt, so that nothing may show what they are.
        may_ask_hint: whether it is the moment for a hint.
    """
    actions.hint.setVisible(settings.hints and session.gives_help)
    for each in (actions.play_again, actions.play_swapped):
        each.setEnabled(session.hand_is_over and session.has_person)
    if dealing:
        for action in (*actions.of_match, actions.talon):
            action.setEnabled(False)
        _enable_taking_back(actions, session)
        return
    actions.talon.setEnabled(True)
    _enable_taking_back(actions, session)
    view = session.view
    shows, open_now = settings.show_legal, open_to_try(view)
    declares = any(isinstance(action, Declare) and session.may(action) for action in view.legal)
    can_try = session.has_person and not session.is_left and not shows
    can_try = can_try and session.phase is not Phase.CURTAIN
    actions.declare.setEnabled(declares or (can_try and Declare in open_now))
    for action, means in (
        (actions.bela, BELA),
        (actions.exchange, EXCHANGE),
        (actions.go_out, OUT),
    ):
        action.setEnabled(session.may(means) or (can_try and type(means) in open_now))
    actions.look_at_melds.setEnabled(bool(view.hand) and session.has_person and not session.is_left)
    actions.see_melds.setEnabled(melds_of_trick(view) is not None)
    by_hand = settings.gather is not GatherPolicy.TIMED
    actions.gather.setEnabled(session.phase is Phase.PAUSE and by_hand)
    actions.hint.setEnabled(settings.hints and may_ask_hint)


def _enable_taking_back(actions: TableActions, session: Session) -> None:
    can = session.last_decision is not None
    tip = (
        translate("Tartli.PlayArea", "Undo your last decision") if can else prompts.nothing_to_take_back(True)
    )
    actions.take_back.setToolTip(tip)
    actions.take_back.setEnabled(can)
