"""The keyboard finds its way back to the table, in every game."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.widgets.panel import table_panel
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.contract.programs import settle

Key = Qt.Key


def reach(session: Session, *, several: bool) -> None:
    """Play on until the person chooses a card, or ``several`` at once; skip where there is no such choice."""
    plan = face_of(session.rules.name).plan
    for _ in range(120):
        settle()
        view = session.view
        if session.phase is Phase.DECIDE:
            cards = any(plan.choosing((card,), view) in view.legal for card in view.hand)
            if several if plan.chosen_at_once(view) else cards and not several:
                return
            session.do(session.rules.fallback(session.played(), session.person))
        elif session.phase is Phase.CUT:
            session.cut(9)
        elif session.phase in (Phase.OPENING, Phase.HAND_OVER):
            session.go_on()
        elif session.phase is Phase.PAUSE:
            session.gather()
    pytest.skip("the person makes no such choice")


def press(qtbot: QtBot, key: Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, key, held)
    settle()


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_S, Key.Key_Left, Key.Key_Right, Key.Key_Home])
def test_keys_lead_from_the_slate_to_the_cards(
    area: PlayArea, session: Session, qtbot: QtBot, key: Key
) -> None:
    if area.slate is None:
        pytest.skip("no slate")
    reach(session, several=False)
    area.dialogs.close()
    area.view.setFocus()
    press(qtbot, Key.Key_S)
    assert area.slate.hasFocus()
    press(qtbot, key)
    assert area.view.hasFocus()
    # It is plain to see where the keys go now.
    assert area.view.pointed_item is not None


def test_enter_on_the_slate_plays_what_a_hint_names(area: PlayArea, session: Session, qtbot: QtBot) -> None:
    if area.slate is None:
        pytest.skip("no slate")
    reach(session, several=False)
    area.dialogs.close()
    area.view.setFocus()
    plan, view = face_of(session.rules.name).plan, session.view
    card = next(card for card in view.hand if plan.choosing((card,), view) in view.legal)
    press(qtbot, Key.Key_S)
    area.view.show_hint([card])
    chosen: list[Any] = []
    area.view.card_chosen.connect(chosen.append)
    press(qtbot, Key.Key_Return)
    assert chosen == [card]


def test_cards_chosen_together_are_confirmed_only_by_the_key_of_their_button(
    area: PlayArea, session: Session, qtbot: QtBot
) -> None:
    reach(session, several=True)
    plan, view = face_of(session.rules.name).plan, session.view
    wanted = [card for card in view.hand if plan.may_choose(card, view)][: plan.chosen_at_once(view)]
    area.view.setFocus()
    for card in wanted:
        press(qtbot, Key.Key_Home)
        for _ in range(area.own_order.index(card)):
            press(qtbot, Key.Key_Right)
        press(qtbot, Key.Key_Space)
    # The focus stays in the hand: Enter puts the last card back and chooses it again.
    assert area.view.hasFocus()
    assert area.panel.choices[0].isEnabled()
    press(qtbot, Key.Key_Return)
    assert not area.panel.choices[0].isEnabled()
    press(qtbot, Key.Key_Return)
    press(qtbot, Key.Key_Left)
    assert set(wanted) <= set(session.view.hand)
    press(qtbot, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not set(wanted) & set(session.view.hand)


def test_a_hint_for_several_cards_is_chosen_by_enter(area: PlayArea, session: Session, qtbot: QtBot) -> None:
    reach(session, several=True)
    plan, view = face_of(session.rules.name).plan, session.view
    wanted = [card for card in view.hand if plan.may_choose(card, view)][: plan.chosen_at_once(view)]
    area.view.setFocus()
    press(qtbot, Key.Key_Home)
    area.view.show_hint(wanted)
    press(qtbot, Key.Key_Return)
    assert {item.card for item in area.view.scene().own_items if item.chosen} == set(wanted)
    assert area.view.hasFocus()


def test_a_click_is_not_for_what_has_just_come(
    area: PlayArea, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    reach(session, several=False)
    area.dialogs.close()
    chosen: list[str] = []
    area.panel.show_choices([("One", lambda: chosen.append("One"))])
    settle()
    monkeypatch.setattr(table_panel, "NEW_FOR", 60_000)
    for words, expected in (("One", ["One"]), ("Other", [])):
        chosen.clear()
        area.panel.show_choices([(words, lambda words=words: chosen.append(words))])
        settle()
        button = area.panel.choices[0]
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert chosen == expected
