"""Every legal action can be taken at the table of every game, by mouse and by keys."""

import random
from collections.abc import Mapping
from itertools import combinations, product
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import games
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.contract.programs import settle
from tests.games.contract.stored import PERSON
from tests.games.contract.tables import sit_down
from tests.games.contract.walks import LAST_VARIATIONS, new_match

HANDS = 1


def without_a_way(area: PlayArea, session: Session) -> list[Any]:
    """The legal actions that no card, button or key carries out."""
    view, plan, rules = session.view, face_of(session.rules.name).plan, session.rules
    shown = area.view.scene().own_cards
    free = [card for card in shown if area.view.may_play(card)]
    by_cards = {plan.choosing(cards, view) for cards in combinations(free, plan.chosen_at_once(view) or 1)}
    pause = rules.pause_action(session.played())
    left = []
    for action in view.legal:
        does = area.table_actions.game.action_of(action)
        if pause is not None and action == pause[1]:
            does = area.table_actions.gather
            if not does.isEnabled() or not area.panel.choices:
                left.append(action)
        elif does is not None:
            button = area.panel.button(does)
            key = does.shortcut()
            if not (does.isEnabled() and button.isVisible() and button.isEnabled() and not key.isEmpty()):
                left.append(action)
        elif action not in by_cards:
            left.append(action)
    # A choice among a few things has a button for each, which Tab reaches.
    chosen = [] if session.phase is not Phase.DECIDE else area.panel.choices
    return [] if len(chosen) >= len(left) and all(each.isVisible() for each in chosen) else left


@pytest.mark.parametrize(("game", "chosen"), [*product(games(), [{}]), *LAST_VARIATIONS.items()])
def test_every_legal_action_has_a_way(
    rules: Rules, area: PlayArea, store: MatchStore, qtbot: QtBot, chosen: Mapping[str, Any]
) -> None:
    # The person cuts the first pack, or knocks.
    seats = rules.form.seats[0]
    match = new_match(rules, seats, (PERSON + 1) % seats, **chosen)
    table = sit_down(rules, match, store, person=PERSON)
    table.session.happened.disconnect()
    session, chance, looked = table.session, random.Random(66), set[Phase]()

    def looks() -> bool:
        settle()
        session.knock()
        settle()
        if session.phase in (Phase.DECIDE, Phase.PAUSE):
            looked.add(session.phase)
            area.dialogs.close()
            # Where a full trick goes away by itself, the actions that follow become legal only afterwards.
            if session.phase is Phase.DECIDE or rules.pause_action(session.played()) is not None:
                assert without_a_way(area, session) == []
        # A hand that all pass has no trick, and so no pause.
        return table.has_played(HANDS) and Phase.PAUSE in looked

    area.attach(session)
    session.start()
    table.play_on(chance, looks)
    assert looked == {Phase.DECIDE, Phase.PAUSE}
    area.detach()
    session.close()
    session.thinker.close()
