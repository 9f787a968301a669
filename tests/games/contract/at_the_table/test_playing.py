"""Hands of every game are played at the table by mouse and by keys."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.view import CardTableView
from tests.games.contract.stored import PERSON
from tests.games.contract.tables import Table, sit_down
from tests.games.contract.walks import new_match
from tests.table.simulated_mouse import Hand

CARDS_PLAYED = 6
"""How many cards the person plays; the first of them is chosen from a full hand."""


class Shown(Table):
    """A session whose table is visible."""

    view: CardTableView

    def _show(self, events: tuple[Any, ...]) -> None:
        self.events += events
        self.view.scene().present(events, self.session.view)


@pytest.fixture
def table(rules: Rules, qtbot: QtBot) -> Iterator[Shown]:
    """A match with a person at a table in a window."""
    seats = rules.form.seats[-1]
    plan = face_of(rules.name).plan
    view = CardTableView(CardFaces(), plan, seats)
    view.scene().motion.set_speed(None)
    view.resize(1280, 800)
    qtbot.addWidget(view)
    with MatchStore.in_memory() as store:
        sat = sit_down(rules, new_match(rules, seats), store, person=PERSON)
        shown = Shown(sat.session, store, sat.match_id)
        sat.session.happened.disconnect(sat._show)
        shown.view = view
        view.scene().settled.connect(shown.session.presented)
        for wanted in (view.card_chosen, view.card_dropped):
            wanted.connect(lambda card: shown.session.do(plan.choosing((card,), shown.session.view)))
        view.scene().lay_out(shown.session.view)
        with qtbot.waitExposed(view):
            view.show()
        shown.session.start()
        yield shown
        shown.session.close()
        shown.session.thinker.close()


def playable(table: Shown) -> list[Any]:
    """The cards that the person may play now."""
    view, plan = table.session.view, face_of(table.session.rules.name).plan
    if plan.chosen_at_once(view):
        return []
    return [card for card in view.hand if plan.choosing((card,), view) in view.legal]


def play(table: Shown, put: Callable[[Any], None]) -> None:
    """Play some cards, each with ``put``."""
    session, played = table.session, 0
    while played < CARDS_PLAYED and session.phase is not Phase.MATCH_OVER:
        QCoreApplication.processEvents()
        if session.phase is Phase.PAUSE:
            session.gather()
        elif session.phase is Phase.CUT:
            session.cut(9)
        elif session.phase in (Phase.OPENING, Phase.HAND_OVER):
            session.go_on()
        elif session.phase is Phase.DECIDE and not playable(table):
            session.do(session.rules.fallback(session.played(), PERSON))
        elif session.phase is Phase.DECIDE:
            card, before = playable(table)[-1], len(session.view.hand)
            table.view.scene().show_playable(set(playable(table)))
            put(card)
            QCoreApplication.processEvents()
            mine = [
                text for text in session.record()["hands"][-1]["actions"] if text == f"{PERSON}:play {card}"
            ]
            assert mine, f"{card} was not played"
            assert card not in session.view.hand
            assert before - len(session.view.hand) in (0, 1)
            played += 1


def test_by_mouse(table: Shown, qtbot: QtBot) -> None:
    hand = Hand(qtbot, table.view)
    play(table, hand.click)


def test_by_dragging(table: Shown, qtbot: QtBot) -> None:
    hand = Hand(qtbot, table.view)
    play(table, lambda card: hand.drag(card, hand.middle))


def test_by_keys(table: Shown, qtbot: QtBot) -> None:
    def put(card: Any) -> None:
        cards = table.view.scene().own_cards
        qtbot.keyClick(table.view, Qt.Key.Key_Home)
        for _ in range(cards.index(card)):
            qtbot.keyClick(table.view, Qt.Key.Key_Right)
        qtbot.keyClick(table.view, Qt.Key.Key_Return)

    play(table, put)
