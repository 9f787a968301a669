"""Several cards chosen at once, by clicks, by dragging and by keys (Y6)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

import tartli_desktop.game.registry
from tartli_desktop.cards.german import Card
from tartli_desktop.game.match import Match
from tartli_desktop.session.match_state import Phase
from tests.games.contract.sitting import Sitting, settle
from tests.games.contract.stored import PERSON
from tests.games.contract.walks import new_match
from tests.games.toy.game import RULES
from tests.games.toy.program import TOY
from tests.games.toy.rules import SEATS, LaidAway, Lay


@pytest.fixture(params=SEATS, ids="{} seats".format)
def table(
    sit: Callable[[Match], Sitting], monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Sitting:
    monkeypatch.setattr(tartli_desktop.game.registry, "GAMES", (TOY,))
    sitting = sit(new_match(RULES, request.param, lays=True))
    sitting.area.view.setFocus()
    while sitting.session.phase is not Phase.DECIDE:
        if sitting.session.phase is Phase.CUT:
            sitting.area.panel.choices[0].click()
        settle()
    return sitting


def chosen(table: Sitting) -> set[Card | None]:
    return {item.card for item in table.area.view.scene().own_items if item.chosen}


def laid(table: Sitting) -> list[LaidAway]:
    return [event for event in table.session.view.events if isinstance(event, LaidAway)]


def mine(table: Sitting) -> set[Card]:
    (event,) = [event for event in laid(table) if event.seat == PERSON]
    return set(event.cards or ())


def test_two_cards_are_chosen_by_click_and_laid_away(table: Sitting, qtbot: QtBot) -> None:
    first, second, third = table.session.view.hand[:3]
    for card in (first, second):
        table.hand.click(card)
    assert chosen(table) == {first, second}
    assert table.area.panel.notice_text == "Chosen: 2 of 2."
    table.hand.click(third)
    assert chosen(table) == {first, second}
    table.hand.click(first)
    (button,) = table.area.panel.choices
    assert (button.text(), button.isEnabled()) == ("Lay away (1/2)", False)
    table.hand.click(third)
    (button,) = table.area.panel.choices
    assert button.text().startswith("Lay away")
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()
    assert mine(table) == {second, third}
    assert chosen(table) == set()
    assert len(table.session.view.hand) == table.session.view.variant.size - 2


def test_the_last_card_that_is_dragged_onto_the_table_takes_the_other_along(table: Sitting) -> None:
    first, second = table.session.view.hand[:2]
    table.hand.drag(first, table.hand.middle)
    assert chosen(table) == {first}
    table.hand.drag(second, table.hand.middle)
    settle()
    assert mine(table) == {first, second}


def test_cards_are_chosen_and_laid_away_by_keys(table: Sitting, qtbot: QtBot) -> None:
    view = table.area.view
    qtbot.keyClick(view, Qt.Key.Key_Home)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    cards = {item.card for item in view.scene().own_items[:2]}
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert chosen(table) == cards
    # Enter alone would put a card back.
    assert view.hasFocus()
    qtbot.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert mine(table) == cards


def test_a_chosen_card_says_so_to_screen_readers(table: Sitting) -> None:
    (item, *_) = table.area.view.scene().own_items
    assert item.card is not None
    table.hand.click(item.card)
    name = QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)
    assert name.endswith(", chosen")


def test_cards_are_discarded_first_and_only_once() -> None:
    match = new_match(RULES, 4, lays=True)
    match.deal(RULES.form.pack.cards)
    for _ in range(4):
        seat = match.to_move
        legal = match.legal_actions(seat)
        assert all(isinstance(action, Lay) for action in legal)
        assert len(legal) == 8 * 7 / 2
        match.apply(seat, legal[0])
    assert not any(isinstance(action, Lay) for action in match.legal_actions(match.to_move))
    assert RULES.match.from_record(match.to_record()).view(1) == match.view(1)
