"""What a game opens over the table: one dialog at a time, through which the match goes on."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.account import Account
from tartli_desktop.face.at_the_table.table_dialogs import DialogParts, TableDialogs
from tartli_desktop.game.rules import Rules
from tartli_desktop.kit.table_dialogs import AccountDialogs
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.widgets.questions.questions import Questions
from tests.games.contract.stored import PERSON
from tests.games.contract.tables import QUICK, Seated, Table
from tests.games.contract.walks import new_match
from tests.on_screen import in_front


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return in_front(qtbot, QWidget())


@pytest.fixture
def table(rules: Rules, seated: Seated) -> Table:
    return seated(rules, new_match(rules, rules.form.seats[0]), person=PERSON)


def dialogs_for(session: Session, window: QWidget) -> TableDialogs:
    undo, settings = QAction(window), CurrentSettings(QUICK)
    questions = Questions(window)
    made = face_of(session.rules.name).dialogs
    dialogs = made(DialogParts(window, CardFaces(QUICK.pack), settings, undo, questions))
    dialogs.session = session
    session.phase_changed.connect(dialogs.follow)
    return dialogs


def opened(window: QWidget) -> list[QDialog]:
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


def test_the_summary_of_a_hand_leads_on(table: Table, window: QWidget, qtbot: QtBot) -> None:
    session = table.session
    dialogs = dialogs_for(session, window)
    session.start()
    table.play_on(random.Random(51), lambda: session.phase is Phase.HAND_OVER)
    assert session.phase is Phase.HAND_OVER
    dialogs.open_summary()
    with qtbot.waitSignal(dialogs.closed):
        dialogs.close_shown()
    assert not opened(window)
    dialogs.open_summary()
    # It replaces the one that is open.
    dialogs.open_summary()
    (dialog,) = opened(window)
    qtbot.waitUntil(dialog.isActiveWindow)
    with qtbot.waitSignal(dialogs.closed):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert session.phase is not Phase.HAND_OVER


def test_the_account_of_a_hand_offers_its_deal_again(table: Table, window: QWidget, qtbot: QtBot) -> None:
    session = table.session
    dialogs = dialogs_for(session, window)
    assert isinstance(dialogs, AccountDialogs)
    session.start()
    table.play_on(random.Random(51), lambda: session.phase is Phase.HAND_OVER)
    dialogs.open_summary()
    (paper,) = window.findChildren(Account)
    qtbot.waitUntil(paper.again_button.isEnabled)
    for button, swapped in ((paper.again_button, False), (paper.swapped_button, True)):
        with qtbot.waitSignal(dialogs.replay_asked) as asked:
            button.click()
        assert asked.args == [swapped]
        assert paper.isVisible()
    dialogs.close()


def test_the_player_sees_a_question_asked_before_an_action(table: Table, window: QWidget) -> None:
    """For legal actions all through a hand: either one is asked about, or nothing is opened."""
    session, chance = table.session, random.Random(52)
    dialogs = dialogs_for(session, window)

    def looks() -> bool:
        if session.phase is Phase.DECIDE:
            legal = session.view.legal
            for action in chance.sample(legal, min(8, len(legal))):
                asked = dialogs.asks_first(action, None)
                assert bool(opened(window)) == asked
                dialogs.close()
        return session.phase is Phase.HAND_OVER

    session.start()
    table.play_on(chance, looks)
    assert session.phase is Phase.HAND_OVER


def test_without_a_match_nothing_is_opened(rules: Rules, table: Table, window: QWidget) -> None:
    dialogs = dialogs_for(table.session, window)
    dialogs.session = None
    dialogs.open_summary()
    dialogs.close()
    dialogs.close_shown()
    assert not dialogs.asks_first(rules.fallback(playing(rules), 0), None)
    assert not opened(window)


def playing(rules: Rules) -> object:
    """A match with a hand dealt, and a dealer whose deal leaves seat 0 to move first."""
    for dealer in range(rules.form.seats[0]):
        match = new_match(rules, rules.form.seats[0], dealer)
        match.deal(tuple(rules.form.pack.cards))
        if match.to_move == 0:
            return match
    raise AssertionError("nobody deals so that seat 0 leads")
