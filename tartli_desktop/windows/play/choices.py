"""The choices in the panel beside the trick: what can be chosen in each phase of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tartli_desktop.engine import TURN_POSITIONS, Meld, MeldsScored, Turn, View
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.settings.settings import Gather
from tartli_desktop.store.match_kinds import Again
from tartli_desktop.text.placeholders import fill

if TYPE_CHECKING:
    from .play_area import PlayArea

translate = QCoreApplication.translate


def offer_choices(area: PlayArea, session: Session) -> None:
    """Offer what can be chosen in this phase of the match."""
    match session.phase:
        case Phase.OPENING:
            area.panel.show_choices([(translate("PlayArea", "Continue"), session.go_on)])
        case Phase.CUT:
            area.panel.show_choices([(translate("PlayArea", "Cut in the middle"), lambda: session.cut(16))])
        case Phase.CHOOSE:
            _offer_turned_card(area, session)
        case Phase.GATHER:
            _offer_gathering(area, session)
        case Phase.HAND_OVER:
            _offer_next_hand(area, session)
        case Phase.MATCH_OVER:
            _offer_new_match(area, session)


def _offer_gathering(area: PlayArea, session: Session) -> None:
    choices: list[tuple[str, Callable[[], object]]] = []
    if area.settings.gather is not Gather.TIMED:
        choices.append((translate("PlayArea", "Gather"), session.gather))
    if melds_of_trick(session.view) is not None:
        choices.append((translate("PlayArea", "Show melds"), area.dialogs.show_scored))
    area.panel.show_choices(choices, columns=2, play=True)


def _offer_turned_card(area: PlayArea, session: Session) -> None:
    def ask(position: int) -> Callable[[], object]:
        return lambda: session.do(Turn(position))

    choices = [
        (fill(translate("PlayArea", "Card %1"), position), ask(position))
        for position in reversed(TURN_POSITIONS)
    ]
    area.panel.show_choices(choices, columns=2)


def _offer_next_hand(area: PlayArea, session: Session) -> None:
    _offer_after_hand(area, session, translate("PlayArea", "Next hand"), session.go_on)


def _offer_new_match(area: PlayArea, session: Session) -> None:
    if area.guide.session is not None:
        # The lesson has the last word; the count is there for whoever wants it.
        area.panel.show_choices([(translate("PlayArea", "Show the score"), area.dialogs.open_summary)])
    elif session.again is not None:
        _offer_after_hand(area, session, back_words(session.again), area.back_asked.emit)
    else:
        _offer_after_hand(area, session, translate("PlayArea", "New match…"), area.new_match_asked.emit)


def _offer_after_hand(area: PlayArea, session: Session, words: str, go_on: Callable[[], object]) -> None:
    choices = [(words, go_on), (translate("PlayArea", "Show the score again"), area.dialogs.open_summary)]
    if session.last_decision is not None:
        choices.append((translate("PlayArea", "Undo"), area.take_back_action.trigger))
    area.panel.show_choices(choices)


def back_words(again: Again) -> str:
    """What leads on when a deal has been played again."""
    if again.left is None:
        return translate("PlayArea", "My matches…")
    return translate("PlayArea", "Back to the match")


def melds_of_trick(view: View) -> tuple[int, tuple[Meld, ...]] | None:
    """Who scored melds in the trick on the table, and which (R6.5)."""
    for event in view.trick_events:
        if isinstance(event, MeldsScored):
            return event.seat, event.items
    return None
