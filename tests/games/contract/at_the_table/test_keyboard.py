"""The keyboard finds its way back to the table, in every game."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.text.card_names import card_name
from tartli_desktop.widgets.panel import panel_button
from tartli_desktop.widgets.panel.panel_button import PanelButton
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.contract.programs import IN_ONE, IN_SEVERAL, go_on, settle
from tests.table.simulated_mouse import Hand
from tests.windows.simulated_user import tap

Key = Qt.Key


def reach(session: Session, *, several: bool) -> None:
    """Play on until the person chooses a card, or ``several`` at once."""
    plan = face_of(session.rules.name).plan
    for _ in range(120):
        settle()
        view = session.view
        if session.phase is Phase.DECIDE:
            cards = any(plan.choosing((card,), view) in view.legal for card in view.hand)
            if several if plan.chosen_at_once(view) else cards and not several:
                return
        go_on(session)
    raise AssertionError("the person makes no such choice")


def press(qtbot: QtBot, key: Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    tap(qtbot, focused, key, held)


@pytest.mark.parametrize(("game", "away"), [("ulti", Key.Key_S), ("tartli", Key.Key_Tab)])
def test_keys_lead_back_to_the_cards(area: PlayArea, session: Session, qtbot: QtBot, away: Key) -> None:
    """From the slate by its own key, too."""
    reach(session, several=False)
    area.dialogs.close()
    for key in (
        Key.Key_Escape,
        Key.Key_Left,
        Key.Key_Right,
        Key.Key_Home,
        *[Key.Key_S] * (away is Key.Key_S),
    ):
        area.view.setFocus()
        press(qtbot, away)
        focused = QApplication.focusWidget()
        assert isinstance(focused, QPushButton) if away is Key.Key_Tab else focused is area.slate
        press(qtbot, key)
        assert area.view.hasFocus(), key
        # It is plain to see where the keys go now.
        assert area.view.pointed_item is not None, key


def test_arrow_keys_tell_why_a_greyed_card_may_not_be_played(
    area: PlayArea, session: Session, qtbot: QtBot
) -> None:
    for _ in range(20):
        reach(session, several=False)
        items = area.view.scene().own_items
        if any(item.dimmed for item in items):
            break
        go_on(session)
    area.dialogs.close()
    area.view.setFocus()
    press(qtbot, Key.Key_Home)
    for item in items:
        assert area.view.pointed_item is item
        why = area.panel.notice_text
        assert bool(why) == item.dimmed
        if item.dimmed:
            press(qtbot, Key.Key_Return)
            assert area.panel.notice_text == why
        press(qtbot, Key.Key_Right)


def test_a_greyed_command_tells_why_by_its_tip(area: PlayArea, session: Session, qtbot: QtBot) -> None:
    reach(session, several=False)
    area.dialogs.close()
    area.view.setFocus()
    actions = area.table_actions.game
    greyed = [each for each in actions.buttons if not each.isEnabled() and actions.means(each) is not None]
    for action in greyed:
        tip = action.toolTip()
        qtbot.keySequence(area.view, action.shortcut())
        assert area.panel.notice_text == tip


@IN_ONE
def test_enter_presses_the_button_that_has_the_keyboard(
    area: PlayArea, session: Session, qtbot: QtBot
) -> None:
    reach(session, several=False)
    area.dialogs.close()
    area.view.setFocus()
    press(qtbot, Key.Key_Tab)
    button = QApplication.focusWidget()
    assert isinstance(button, QPushButton)
    with qtbot.waitSignal(button.clicked):
        press(qtbot, Key.Key_Return)


@IN_ONE
def test_enter_on_the_slate_plays_what_a_hint_names(area: PlayArea, session: Session, qtbot: QtBot) -> None:
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


@IN_SEVERAL
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
    items = {item.card: item for item in area.view.scene().own_items}
    for card, item in items.items():
        name = QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)
        assert name.endswith(", chosen") == item.chosen == (card in wanted)
    assert area.panel.notice_text == f"Chosen: {len(wanted)} of {len(wanted)}."
    # No more are chosen than are wanted.
    Hand(qtbot, area.view).click(next(card for card in items if card not in wanted))
    assert {card for card, item in items.items() if item.chosen} == set(wanted)
    area.view.setFocus()
    press(qtbot, Key.Key_Home)
    for _ in range(area.own_order.index(wanted[-1])):
        press(qtbot, Key.Key_Right)
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


@IN_SEVERAL
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


@IN_ONE
def test_a_click_is_not_for_what_has_just_come(
    area: PlayArea, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    reach(session, several=False)
    area.dialogs.close()
    chosen: list[str] = []
    area.panel.show_choices([("One", lambda: chosen.append("One"))])
    settle()
    monkeypatch.setattr(panel_button, "NEW_FOR", 60_000)
    for words, expected in (("One", ["One"]), ("Other", [])):
        chosen.clear()
        area.panel.show_choices([(words, lambda words=words: chosen.append(words))])
        settle()
        button = area.panel.choices[0]
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert chosen == expected


def opened(area: PlayArea) -> QDialog | None:
    """The paper or question on the table, or the dialog over it."""
    shown = [each for each in area.window().findChildren(QDialog) if each.isVisible()]
    return shown[-1] if shown else None


def test_escape_gives_the_keys_back_from_every_paper_and_enter_presses_its_default_button(
    area: PlayArea, session: Session, qtbot: QtBot
) -> None:
    """From whatever a command of the game opens: then arrows point at cards again.

    On the way there the keys never pass the slate, whose numbers would be read out.
    """
    seen, passed = set[str](), list[QWidget]()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.focusChanged.connect(lambda before, now: passed.append(now))
    hands = 0
    for _ in range(80):
        settle()
        for name, action in area.table_actions.game.commands.items():
            if session.phase is not Phase.DECIDE or name in seen or not action.isEnabled():
                continue
            before = session.record()
            area.dialogs.close()
            settle()
            passed.clear()
            action.trigger()
            settle()
            if opened(area) is None:
                # It was done at once, or tells something on the table.
                if session.record() != before:
                    break
                continue
            seen.add(name)
            assert area.slate not in passed, f"{name} leads the keys over the slate"
            while (paper := opened(area)) is not None:
                tap(qtbot, paper.focusWidget() or paper, Key.Key_Escape)
            assert session.record() == before, name
            focused = QApplication.focusWidget()
            assert focused is area.view or focused in area.panel.choices, f"{name} keeps the keys"
            if focused is area.view:
                press(qtbot, Key.Key_Right)
                assert area.view.pointed_item is not None, f"after {name} the arrows are dead"
                press(qtbot, Key.Key_Escape)
            action.trigger()
            settle()
            press_default(qtbot, opened(area), name)
            area.dialogs.close()
        hands += session.phase is Phase.HAND_OVER
        if hands > 1:
            break
        go_on(session)
    assert seen


def press_default(qtbot: QtBot, paper: QDialog | None, name: str) -> None:
    """Press Enter on a paper, which has one default button if it has any."""
    assert paper is not None
    buttons = [each for each in paper.findChildren(QPushButton) if each.isVisible()]
    defaults = [each for each in buttons if each.isDefault()]
    assert len(defaults) == bool(buttons), f"{name}: {[each.text() for each in defaults]}"
    pressed: list[QPushButton] = []
    for button in buttons:
        button.pressed.connect(partial(pressed.append, button))
    # The sheet of contracts takes Enter for the contract that has the keys.
    if paper.focusWidget() in defaults and defaults[0].isEnabled():
        qtbot.keyClick(paper.focusWidget() or paper, Key.Key_Return)
        assert pressed == defaults, name
        settle()


@IN_ONE
def test_what_is_asked_about_the_table_is_not_said_again(
    area: PlayArea, session: Session, qtbot: QtBot
) -> None:
    reach(session, several=False)
    area.dialogs.close()
    area.view.setFocus()
    heard: list[str] = []
    before = area.announcer.last
    area.announcer.announced.connect(heard.append)
    area.table_actions.talon.trigger()
    area.table_actions.say_again.trigger()
    assert len(heard) == 2
    assert heard[1] == before
    assert heard[0] != before


def test_a_resumed_hand_is_read_out(area: PlayArea, session: Session) -> None:
    reach(session, several=False)
    area.reading.tell_how_it_stands()
    area.announcer.announce("Now.")
    for card in session.view.hand:
        assert card_name(card) in area.announcer.last


def test_the_only_card_is_pointed_at_already(area: PlayArea, session: Session, qtbot: QtBot) -> None:
    """Where one card may be played, Enter plays what is seen to be pointed at; where several may, none is."""
    plan, found = face_of(session.rules.name).plan, 0
    area.view.setFocus()
    for _ in range(400):
        settle()
        if session.phase is Phase.DECIDE:
            view = session.view
            able = [card for card in view.hand if plan.choosing((card,), view) in view.legal]
            if plan.chosen_at_once(view) == 0 and able and area.view.hasFocus():
                pointed = area.view.pointed_item
                assert (None if pointed is None else pointed.card) == (able[0] if len(able) == 1 else None)
                found += len(able) == 1
                if found == 2:
                    return
        area.dialogs.close()
        area.view.setFocus()
        go_on(session)
        area.view.setFocus()
    assert found


def named_buttons(of: QWidget) -> list[str]:
    """The buttons that a screen reader finds in a widget, in its order."""

    def below(part: QAccessibleInterface) -> Iterator[str]:
        if part.role() is QAccessible.Role.PushButton:
            yield part.text(QAccessible.Text.Name)
        for place in range(part.childCount()):
            if (child := part.child(place)) is not None and not child.state().invisible:
                yield from below(child)

    return list(below(QAccessible.queryAccessibleInterface(of)))


@IN_ONE
def test_a_screen_reader_finds_the_buttons_in_the_order_of_the_screen(
    area: PlayArea, session: Session
) -> None:
    several = 0
    for _ in range(30):
        settle()
        shown = [each for each in area.panel.findChildren(PanelButton) if each.isVisible()]
        shown.sort(key=lambda each: each.mapTo(area.panel, QPoint()).toTuple()[::-1])
        names = [QAccessible.queryAccessibleInterface(each).text(QAccessible.Text.Name) for each in shown]
        assert named_buttons(area.panel) == names
        several += len(area.panel.choices) > 1
        go_on(session)
    assert several
