"""Mouse: a card is played by click or drag, moved within the fan, raised; the pack is cut."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import View
from tartli_desktop.table.card_faces.faces import ASPECT
from tartli_desktop.table.view import CardTableView
from tests.games.tartli.rules.positions import cards, dealt, play

from .simulated_mouse import Hand


@pytest.fixture
def hand(qtbot: QtBot, view: CardTableView) -> Hand:
    return Hand(qtbot, view)


@pytest.fixture
def chosen(view: CardTableView) -> list[Card]:
    """Collects the cards that the player chooses to play."""
    found: list[Card] = []
    view.card_chosen.connect(found.append)
    view.card_dropped.connect(found.append)
    return found


def position() -> View:
    return dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1).view(0)


def in_order(view: CardTableView) -> str:
    return " ".join(map(str, view.scene().own_cards))


def at_home(view: CardTableView) -> bool:
    """Whether every card of the fan is in its place."""
    items, layout = view.scene().own_items, view.scene().layout
    return all(item.place == layout.own(place, len(items)) for place, item in enumerate(items))


@pytest.fixture(autouse=True)
def _laid(view: CardTableView) -> None:
    view.scene().lay_out(position())


def test_a_click_chooses_the_card_under_it(view: CardTableView, hand: Hand, chosen: list[Card]) -> None:
    for card in view.scene().own_cards:
        hand.click(card)
    assert chosen == view.scene().own_cards


def test_a_click_chooses_nothing_where_cards_are_dragged(
    view: CardTableView, hand: Hand, chosen: list[Card]
) -> None:
    view.mouse.by_click = False
    hand.click("LA")
    assert chosen == []
    hand.drag("LA", hand.middle)
    assert chosen == [Card.LA]


def test_a_drag_chooses_nothing_where_cards_are_clicked(
    view: CardTableView, hand: Hand, chosen: list[Card]
) -> None:
    view.mouse.by_drag = False
    hand.drag("HK", hand.middle)
    assert chosen == []
    assert at_home(view)
    hand.click("HK")
    assert chosen == [Card.HK]


def test_a_card_that_is_not_taken_glides_back(view: CardTableView, hand: Hand, chosen: list[Card]) -> None:
    before = in_order(view)
    hand.take("HK", hand.middle)
    assert not at_home(view)
    hand.release(hand.middle)
    assert chosen == [Card.HK]
    assert in_order(view) == before
    assert at_home(view)


def test_a_small_shake_is_a_click(view: CardTableView, hand: Hand, chosen: list[Card]) -> None:
    start = hand.on(hand.item("LA"))
    hand.press(start)
    hand.move(start + QPoint(1, 1))
    hand.release(start + QPoint(1, 1))
    assert chosen == [Card.LA]
    assert at_home(view)


def test_a_drag_within_the_fan_moves_the_card(view: CardTableView, hand: Hand, chosen: list[Card]) -> None:
    orders: list[list[Card]] = []
    view.order_changed.connect(orders.append)
    order = view.scene().own_cards
    hand.move_to_place(order[0], 5)
    expected = [*order[1:6], order[0], *order[6:]]
    assert view.scene().own_cards == expected
    assert orders == [expected]
    assert chosen == []
    assert at_home(view)


def test_a_drag_to_its_own_place_changes_nothing(view: CardTableView, hand: Hand) -> None:
    orders: list[list[Card]] = []
    view.order_changed.connect(orders.append)
    order = view.scene().own_cards
    hand.move_to_place(order[4], 4)
    assert view.scene().own_cards == order
    assert orders == []


@pytest.mark.parametrize("automatic", [True, False])
def test_own_order_stays_when_a_card_is_drawn_unless_sorted(
    view: CardTableView, hand: Hand, automatic: bool
) -> None:
    scene = view.scene()
    scene.automatic_order = automatic
    match = dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1, talon="H8")
    scene.lay_out(match.view(0))
    hand.move_to_place(Card.HK, 8)
    moved = view.scene().own_cards
    assert moved[-1] is Card.HK
    for text in ("0:play B7", "1:play AO", "0:gather"):
        scene.present([event.seen_by(0) for event in play(match, text)], match.view(0))
    kept = [card for card in moved if card is not Card.B7]
    now = [card for card in scene.own_cards if card in kept]
    assert (now == kept) is not automatic
    assert len(scene.own_cards) == 9
    if automatic:
        assert in_order(view).split()[0].startswith("H")


def test_the_order_can_be_given(view: CardTableView) -> None:
    wanted = list(cards("B7 AA HK"))
    view.scene().set_order(wanted)
    assert view.scene().own_cards[:3] == wanted
    assert sorted(view.scene().own_cards) == sorted(position().hand)
    view.scene().sort_own()
    assert in_order(view).split()[0] == "HK"


def test_the_card_under_the_pointer_is_raised(view: CardTableView, hand: Hand) -> None:
    item, other = hand.item("LA"), hand.item("B8")
    hand.move(hand.on(other))
    low = item.y()
    hand.move(hand.on(item))
    assert item.y() < low
    hand.move(hand.on(other))
    assert item.y() == low
    hand.move(hand.middle)
    assert at_home(view)


def test_only_the_left_button_plays(
    qtbot: QtBot, view: CardTableView, hand: Hand, chosen: list[Card]
) -> None:
    pressed: list[str] = []
    view.table_pressed.connect(lambda: pressed.append("table"))
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        qtbot.mouseClick(view.viewport(), button, pos=hand.on(hand.item("LA")))
        qtbot.mouseClick(view.viewport(), button, pos=hand.middle)
    assert (chosen, pressed) == ([], [])


def test_a_press_beside_the_cards_is_for_the_table(view: CardTableView, hand: Hand) -> None:
    heard: list[str] = []
    view.table_pressed.connect(lambda: heard.append("table"))
    view.stock_pressed.connect(lambda: heard.append("stock"))
    hand.click(hand.middle)
    hand.click(view.mapFromScene(view.scene().stock_items[-1].pos()))
    assert heard == ["table", "stock"]


@pytest.mark.parametrize("index", [0, 1, 31])
def test_the_pack_is_cut_where_it_is_clicked(view: CardTableView, hand: Hand, index: int) -> None:  # R3.2
    view.scene().spread_pack(1)
    view.keyboard.cutting = True
    cuts: list[int] = []
    view.pack_cut.connect(cuts.append)
    hand.click(hand.on(view.scene().pack_items[index]) - QPoint(4, 0))
    assert cuts == [max(1, index)]


@pytest.mark.parametrize("size", [(640, 420), (1024, 640), (1920, 1080), (900, 1200)])
def test_all_cards_are_within_reach_at_every_size(
    view: CardTableView, hand: Hand, chosen: list[Card], size: tuple[int, int]
) -> None:
    view.resize(*size)
    QTest.qWait(0)
    for card in view.scene().own_cards:
        hand.click(card)
    assert chosen == view.scene().own_cards


def test_the_second_click_of_a_double_click_is_none(
    qtbot: QtBot, view: CardTableView, hand: Hand, chosen: list[Card]
) -> None:
    pressed: list[None] = []
    view.table_pressed.connect(lambda: pressed.append(None))
    where = hand.on(hand.item("LA"))
    hand.click("LA")
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)
    hand.release(where)
    assert chosen == [Card.LA]
    assert pressed == []


def test_a_raised_card_does_not_flutter_under_the_pointer(view: CardTableView, hand: Hand) -> None:
    item = view.scene().own_items[4]
    foot = hand.at(item.x(), item.y() + item.place.width * ASPECT / 2 - 8)
    heights = set()
    for step in range(4):
        hand.move(foot + QPoint(step % 2, 0))
        heights.add(item.y())
    assert len(heights) == 1
