"""The hints of every game that gives hints."""

import random
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.choices import Taking
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.widgets.panel.panel_button import PanelButton
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.contract.programs import IN_SEVERAL, go_on, settle
from tests.games.contract.stored import PERSON
from tests.games.contract.tables import Seated
from tests.games.contract.walks import new_match

SECONDS = 0.2


def test_a_hint_says_what_to_do_and_marks_a_card(rules: Rules, seated: Seated) -> None:
    hints = face_of(rules.name).hints
    assert hints is not None
    table = seated(rules, new_match(rules, rules.form.seats[0]), person=PERSON)
    session, chance = table.session, random.Random(50)
    marked = set()
    session.start()
    for _ in range(4):
        table.play_on(chance, lambda: session.phase is Phase.DECIDE)
        view = session.view
        values = import_module(rules.opponents.module).evaluate(view, seed=1, seconds=SECONDS)
        hint = hints.hint_of(view, values)
        assert hint.action in view.legal
        assert set(hint.cards) <= set(view.hand)
        marked |= set(hint.cards)
        said = hints.sentence(hint, view, session.names)
        assert said.strip()
        assert "%" not in said
        go_on(session, chance)
        QCoreApplication.processEvents()
    assert marked


def advised(area: PlayArea) -> list[PanelButton]:
    """The choices that stand out as advised."""
    return [button for button in area.panel.choices if button.property("advised")]


def takes(button: PanelButton) -> Any:
    """The action that a choice takes, or None."""
    return button.does.action if isinstance(button.does, Taking) else None


@IN_SEVERAL
def test_the_choice_that_a_hint_advises_stands_out_and_answers_enter(
    area: PlayArea, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = face_of(session.rules.name).hints
    assert hints is not None
    monkeypatch.setattr(hints, "sentence", lambda *_: "Do this.")
    chosen: list[Any] = []
    area.dialogs.chosen.connect(chosen.append)
    for _ in range(60):
        settle()
        if session.phase is Phase.DECIDE:
            area.dialogs.close()
            offered = [action for button in area.panel.choices if (action := takes(button)) is not None]
            if len(offered) > 1:
                break
        go_on(session)
    else:
        raise AssertionError("no choice of two actions came up")
    for action in offered:
        area.hints.show(SimpleNamespace(action=action, cards=()), session.view)
        (button,) = advised(area)
        assert takes(button) == action
        assert button.hasFocus()
        QApplication.sendEvent(area, QEvent(QEvent.Type.LanguageChange))
        assert [takes(each) for each in advised(area)] == [action]
    area.hints.forget()
    assert not advised(area)
    area.hints.show(SimpleNamespace(action=offered[0], cards=()), session.view)
    focused = QApplication.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    assert chosen == [offered[0]]
