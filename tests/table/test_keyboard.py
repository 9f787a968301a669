"""Keyboard: everything the mouse can do with cards."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.table.plan import PLAN
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.view import CardTableView
from tests.games.tartli.rules.positions import dealt, play
from tests.on_screen import in_front

Key = Qt.Key


@pytest.fixture
def fan(view: CardTableView) -> CardTableView:
    """A table with nine cards in the fan, none pointed at."""
    view.scene().lay_out(dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1).view(0))
    return view


def pointed(view: CardTableView) -> Card | None:
    """The card with the focus frame, which alone is raised."""
    framed = [item for item in view.scene().own_items if item.focused]
    assert len(framed) <= 1
    items, layout = view.scene().own_items, view.scene().layout
    for place, item in enumerate(items):
        assert item.place == layout.own(place, len(items), raised=item in framed)
    return framed[0].card if framed else None


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        ((Key.Key_Right,), 0),
        ((Key.Key_Left,), 8),
        ((Key.Key_Home,), 0),
        ((Key.Key_End,), 8),
        ((Key.Key_Right, Key.Key_Right, Key.Key_Right), 2),
        ((Key.Key_End, Key.Key_Right), 0),
        ((Key.Key_Home, Key.Key_Left), 8),
        ((Key.Key_End, Key.Key_Left, Key.Key_Left), 6),
    ],
)
def test_arrows_home_and_end_point_at_a_card(
    qtbot: QtBot, fan: CardTableView, keys: tuple[Qt.Key, ...], place: int
) -> None:
    for key in keys:
        qtbot.keyClick(fan, key)
    assert pointed(fan) is fan.scene().own_cards[place]


def test_enter_chooses_what_a_hint_names(qtbot: QtBot, fan: CardTableView) -> None:
    cards = fan.scene().own_cards
    fan.may_play = lambda each: True
    chosen: list[object] = []
    fan.card_chosen.connect(chosen.append)
    for named in (cards[4:5], cards[2:4]):
        # Another card is pointed at before.
        qtbot.keyClick(fan, Key.Key_Home)
        fan.show_hint(named)
        qtbot.keyClick(fan, Key.Key_Return)
        assert chosen == named
        chosen.clear()


def test_a_card_of_the_hint_that_is_chosen_already_is_not_put_back(qtbot: QtBot, fan: CardTableView) -> None:
    cards = fan.scene().own_cards
    fan.may_play = lambda each: True
    fan.show_hint(cards[2:4])
    fan.scene().show_chosen(cards[2:3])
    with qtbot.waitSignal(fan.card_chosen) as chosen:
        qtbot.keyClick(fan, Key.Key_Return)
    assert chosen.args == [cards[3]]


def test_the_only_card_that_may_be_played_needs_no_arrow(qtbot: QtBot, fan: CardTableView) -> None:
    card = fan.scene().own_cards[3]
    fan.may_play = lambda each: each is card
    with qtbot.waitSignal(fan.card_chosen) as chosen, qtbot.assertNotEmitted(fan.notified):
        qtbot.keyClick(fan, Key.Key_Return)
    assert chosen.args == [card]
    fan.point_again(60_000)
    with qtbot.assertNotEmitted(fan.card_chosen):
        qtbot.keyClick(fan, Key.Key_Return)


def test_tab_comes_back_to_the_card_that_was_left(qtbot: QtBot, fan: CardTableView) -> None:
    card = fan.scene().own_cards[2]
    button = QPushButton("Play", fan.viewport())
    button.show()
    fan.setFocus()
    for key in (Key.Key_Home, Key.Key_Right, Key.Key_Right):
        qtbot.keyClick(fan, key)
    button.setFocus()
    assert pointed(fan) is None
    fan.setFocus(Qt.FocusReason.TabFocusReason)
    assert pointed(fan) is card


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_a_key_that_is_held_down_chooses_once(qtbot: QtBot, fan: CardTableView, key: Qt.Key) -> None:
    qtbot.keyClick(fan, Key.Key_Home)
    repeat = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
    with qtbot.assertNotEmitted(fan.card_chosen), qtbot.assertNotEmitted(fan.table_pressed):
        QApplication.sendEvent(fan, repeat)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_with_no_card_they_press_the_table(qtbot: QtBot, fan: CardTableView, key: Qt.Key) -> None:
    with qtbot.assertNotEmitted(fan.card_chosen), qtbot.waitSignal(fan.table_pressed):
        qtbot.keyClick(fan, key)


def test_the_keyboard_works_whatever_the_mouse_may_do(qtbot: QtBot, fan: CardTableView) -> None:
    fan.mouse.by_click = fan.mouse.by_drag = False
    qtbot.keyClick(fan, Key.Key_Home)
    with qtbot.waitSignal(fan.card_chosen):
        qtbot.keyClick(fan, Key.Key_Return)


def test_control_and_arrows_move_the_card(qtbot: QtBot, fan: CardTableView) -> None:
    order = fan.scene().own_cards
    qtbot.keyClick(fan, Key.Key_Home)
    with qtbot.waitSignal(fan.order_changed):
        qtbot.keyClick(fan, Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert fan.scene().own_cards == [order[1], order[0], *order[2:]]
    assert pointed(fan) is order[0]
    qtbot.keyClick(fan, Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert fan.scene().own_cards == [*order[1:], order[0]]
    assert pointed(fan) is order[0]
    qtbot.keyClick(fan, Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert fan.scene().own_cards == order
    qtbot.keyClick(fan, Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert fan.scene().own_cards == order


def test_a_press_of_the_mouse_takes_the_frame_away(qtbot: QtBot, fan: CardTableView) -> None:
    qtbot.keyClick(fan, Key.Key_End)
    item = fan.scene().own_items[3]
    point = fan.mapFromScene(item.pos())
    qtbot.mousePress(fan.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert not any(each.focused for each in fan.scene().own_items)
    qtbot.mouseRelease(fan.viewport(), Qt.MouseButton.LeftButton, pos=point)


def test_other_keys_are_left_to_the_window(qtbot: QtBot, fan: CardTableView) -> None:
    with qtbot.assertNotEmitted(fan.card_chosen), qtbot.assertNotEmitted(fan.table_pressed):
        for key in (Key.Key_A, Key.Key_F1, Key.Key_Up, Key.Key_Down):
            qtbot.keyClick(fan, key)
        # One is a letter without a name in Qt.
        presses = [
            QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
            for key, text in ((ord("Ő"), "ő"), (Key.Key_F1, ""), (Key.Key_A, ""))
        ]
        for press in presses:
            QApplication.sendEvent(fan, press)
    assert not any(press.isAccepted() for press in presses)
    assert pointed(fan) is None


def test_tab_points_at_the_first_card_and_leaving_takes_the_frame_away(
    qtbot: QtBot, faces: CardFaces
) -> None:
    window = QWidget()
    line, fan = QLineEdit(), CardTableView(faces, PLAN)
    fan.scene().motion.set_speed(None)
    column = QVBoxLayout(window)
    column.addWidget(line)
    column.addWidget(fan)
    in_front(qtbot, window)
    fan.scene().lay_out(dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1).view(0))
    line.setFocus()
    qtbot.keyClick(line, Key.Key_Tab)
    assert fan.hasFocus()
    assert pointed(fan) is fan.scene().own_cards[0]
    qtbot.keyClick(fan, Key.Key_Backtab)
    assert line.hasFocus()
    assert pointed(fan) is None


def test_the_card_in_the_frame_stands_out_wherever_the_mouse_goes(qtbot: QtBot, fan: CardTableView) -> None:
    qtbot.keyClick(fan, Key.Key_End)
    other = fan.scene().own_items[2]
    qtbot.mouseMove(fan.viewport(), fan.mapFromScene(other.mapToScene(-60, 0)))
    assert fan.scene().raised is other
    qtbot.mouseMove(fan.viewport(), fan.mapFromScene(*fan.scene().layout.middle))
    assert pointed(fan) is fan.scene().own_cards[8]


@pytest.mark.parametrize(("key", "place"), [(Key.Key_Left, 3), (Key.Key_Right, 4)])
def test_the_arrows_go_on_from_where_the_played_card_stood(
    qtbot: QtBot, fan: CardTableView, key: Qt.Key, place: int
) -> None:
    match = dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1)
    fan.card_chosen.connect(
        lambda card: fan.scene().present(
            [event.seen_by(0) for event in play(match, f"0:play {card}")], match.view(0)
        )
    )
    qtbot.keyClick(fan, Key.Key_Home)
    for _ in range(4):
        qtbot.keyClick(fan, Key.Key_Right)
    qtbot.keyClick(fan, Key.Key_Return)
    # No card takes the frame.
    assert pointed(fan) is None
    assert fan.scene().raised is None
    qtbot.keyClick(fan, key)
    assert pointed(fan) is fan.scene().own_cards[place]


def test_enter_plays_the_card_in_the_frame_also_after_others_were_drawn(
    qtbot: QtBot, view: CardTableView
) -> None:
    match = dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1, talon="HA")
    view.scene().lay_out(match.view(0))
    chosen: list[Card] = []

    def lay(card: Card) -> None:
        chosen.append(card)
        view.scene().present([event.seen_by(0) for event in play(match, f"0:play {card}")], match.view(0))

    view.card_chosen.connect(lay)
    for key in (Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Return):
        qtbot.keyClick(view, key)
    for action in ("1:play AO", "0:gather"):
        view.scene().present([event.seen_by(0) for event in play(match, action)], match.view(0))
    qtbot.keyClick(view, Qt.Key.Key_Left)
    framed = pointed(view)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert chosen[-1] is framed
