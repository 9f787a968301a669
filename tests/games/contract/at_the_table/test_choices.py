"""The choices and the status beside the table, in every phase of a match of every game."""

import random

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.choices import Choices, PanelCallbacks
from tartli_desktop.face.at_the_table.commands import GameActions
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tests.games.contract.stored import PERSON
from tests.games.contract.tables import QUICK, Seated
from tests.games.contract.walks import new_match


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def nothing() -> None:
    """Stand in for the targets of buttons that this test does not press."""


def offered(rules: Rules, session: Session, commands: dict[str, QAction]) -> Choices | None:
    panel = PanelCallbacks(
        by_hand=True,
        choose=session.do,
        commands=commands,
        show_summary=nothing,
        undo=nothing,
        go_back=nothing,
        new_match=nothing,
        show_evening=nothing,
        next_puzzle=nothing,
        try_again=QAction(),
    )
    return face_of(rules.name).choices(session, panel)


def test_the_first_button_goes_on_where_the_match_waits(rules: Rules, seated: Seated, owner: QWidget) -> None:
    """After the draw, at the cut, with a full trick, and when a hand is over."""
    commands = dict(GameActions(face_of(rules.name).commands, owner).commands)
    seats = rules.form.seats[0]
    # The person cuts the first pack.
    dealer = next(each for each in range(seats) if (each - 1) % seats == PERSON)
    table = seated(rules, new_match(rules, seats, dealer), person=PERSON)
    session, chance = table.session, random.Random(48)
    session.start(rules.draw_for_dealer(chance.shuffle, seats))
    for phase in (Phase.OPENING, Phase.CUT, Phase.PAUSE, Phase.HAND_OVER):
        table.play_on(chance, lambda: session.phase is phase)  # noqa: B023
        choices = offered(rules, session, commands)
        assert choices is not None
        _, go_on = choices.buttons[0]
        go_on()
        assert session.phase is not phase


def test_the_status_tells_of_every_seat_and_of_cards_of_the_hand(
    rules: Rules, seated: Seated, owner: QWidget
) -> None:
    face = face_of(rules.name)
    commands = GameActions(face.commands, owner).commands
    table = seated(rules, new_match(rules, rules.form.seats[0]), person=PERSON)
    session = table.session

    def is_told() -> bool:
        status = face.status(session, QUICK, dealing=False)
        assert len(status.plates) == rules.form.seats[0]
        assert all(name in plate.text for name, plate in zip(session.names, status.plates, strict=True))
        assert set(status.weights) <= set(commands)
        leaving = {card for each in session.view.legal for card in rules.cards_leaving(each)}
        assert leaving <= set(session.view.hand)
        assert bool(status.marks) == bool(status.marks_words)
        return session.phase is Phase.HAND_OVER

    session.start()
    table.play_on(random.Random(49), is_told)
    assert session.phase is Phase.HAND_OVER
