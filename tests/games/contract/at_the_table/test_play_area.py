"""A match of every game is laid out on the window's whole play area and played there."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.text.card_names import card_name
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.contract.programs import IN_ALL, settle
from tests.table.simulated_mouse import Hand
from tests.windows.simulated_user import click


def play_hand(qtbot: QtBot, area: PlayArea, session: Session, play: Callable[[Any], None]) -> None:
    """Play a hand to its end by what the table offers."""
    chance, plan = random.Random(60), face_of(session.rules.name).plan
    for _ in range(600):
        settle()
        if session.phase in (Phase.HAND_OVER, Phase.MATCH_OVER):
            return
        if session.phase is Phase.OPPONENT:
            continue
        view = session.view
        cards = [card for card in view.hand if plan.choosing((card,), view) in view.legal]
        if session.phase is Phase.DECIDE and cards and not plan.chosen_at_once(view):
            play(chance.choice(cards))
        elif session.phase is Phase.DECIDE and plan.chosen_at_once(view):
            free = [card for card in view.hand if plan.may_choose(card, view)]
            for card in chance.sample(free, plan.chosen_at_once(view)):
                play(card)
            click(qtbot, area.panel.choices[0])
        else:
            # Any dialog over the table is the summary of the hand.
            area.dialogs.close()
            click(qtbot, area.panel.choices[0])
    raise AssertionError(f"the match does not go on in {session.phase}")


@IN_ALL
def test_what_a_game_does_not_have_is_not_offered(area: PlayArea, session: Session) -> None:
    face = face_of(session.rules.name)
    settle()
    assert area.table_actions.hint.isVisible() == ("hint" in area.commands) == (face.hints is not None)
    assert area.own_order == area.view.scene().own_cards


def test_a_hand_lies_there_to_be_looked_at(area: PlayArea, rules: Rules) -> None:
    area.lay_example()
    assert set(area.view.scene().own_cards) == set(face_of(rules.name).example_view(area.seats).hand)
    assert area.view.scene().own_cards


def told_to_readers(interface: QAccessibleInterface) -> Iterator[str]:
    """Every name that a screen reader comes across."""
    yield interface.text(QAccessible.Text.Name)
    for place in range(interface.childCount()):
        yield from told_to_readers(interface.child(place))


def test_a_screen_reader_is_told_of_every_card(area: PlayArea, session: Session, qtbot: QtBot) -> None:
    click(qtbot, area.panel.choices[0])
    told = list(told_to_readers(QAccessible.queryAccessibleInterface(area.view)))
    assert session.view.hand
    for card in session.view.hand:
        assert any(card_name(card) in each for each in told)


def test_what_is_played_is_read_to_who_cannot_see_it(area: PlayArea, session: Session, qtbot: QtBot) -> None:
    """The lines in the column are read by a screen reader, too."""
    hand = Hand(qtbot, area.view)

    def play(card: Any) -> None:
        lines = area.column.lines.splitlines()
        told = list(told_to_readers(QAccessible.queryAccessibleInterface(area.column)))
        assert not lines or any(all(line in each for line in lines) for each in told)
        hand.click(card)

    play_hand(qtbot, area, session, play)
