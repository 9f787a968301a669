"""One match at the table: buttons and keys, what is told, and what is asked."""

from __future__ import annotations

import gc
import random
import re
import weakref
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction
from PySide6.QtWidgets import QApplication, QDialog, QGraphicsSimpleTextItem, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.engine import (
    AUSTRIAN,
    BELA,
    EXCHANGE,
    HUNGARIAN,
    OUT,
    Action,
    Card,
    Declare,
    Match,
    MeldsScored,
    Play,
    TrickGathered,
    Variant,
    View,
)
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.dialogs.scored_melds import ShownMelds
from tartli_desktop.games.tartli.score.tally import Tally
from tartli_desktop.session.session import Phase
from tartli_desktop.settings.settings import Gather, GoOut, IndexLetters, PlayBy, SortHand
from tartli_desktop.table.view import CardTableView
from tartli_desktop.thinking.thinker import Mishap
from tests.engine.positions import cards, dealt, late, play
from tests.session.playing import (
    QUICK,
    Scripted,
    at_random,
    first_card,
    now_and_then,
    quick,
    settle,
    sit_down,
)
from tests.windows.simulated_user import button, click, find, the
from tests.windows.tables import Table

Key = Qt.Key
PAIS = replace(HUNGARIAN, name="own", bela_with_melds=True)


# Buttons and keys


def melds_in_trick(view: View) -> bool:
    for event in reversed(view.events):
        if isinstance(event, TrickGathered | MeldsScored):
            return isinstance(event, MeldsScored)
    return False


def check_actions(table: Table) -> None:
    """Every button is enabled exactly when its action is legal."""
    area, view = table.area, table.view
    assert area.declare_action.isEnabled() == any(isinstance(action, Declare) for action in view.legal)
    for button_of, action in (
        (area.bela_action, BELA),
        (area.exchange_action, EXCHANGE),
        (area.out_action, OUT),
    ):
        assert button_of.isEnabled() == (action in view.legal)
    for button_of in (area.declare_action, area.bela_action, area.exchange_action, area.out_action):
        assert area.panel.button(button_of).isEnabled() == button_of.isEnabled()
    assert area.look_action.isEnabled() == bool(view.hand)
    assert area.shown_action.isEnabled() == melds_in_trick(view)
    assert area.gather_action.isEnabled() == (table.phase is Phase.GATHER)


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN, PAIS], ids=lambda variant: variant.name)
def test_every_button_is_enabled_exactly_when_legal(table: Table, variant: Variant) -> None:
    chance = random.Random(4)
    thinker = Scripted(choose=at_random(chance, claims=0), interject=now_and_then(chance))
    table.seat(Match.new(variant, first_dealer=1), thinker)
    choose, speak = at_random(chance, claims=0), now_and_then(chance)
    session = table.game.session
    session.happened.connect(lambda events: check_actions(table))
    for _ in range(70):
        check_actions(table)
        match table.phase:
            case Phase.CUT:
                session.cut(3)
            case Phase.HAND_OVER:
                click(table.qtbot, the(table.area, HandSummary).next_button)
            case Phase.CHOOSE | Phase.PLAY:
                assert session.do(choose(table.view)) is None
            case Phase.GATHER:
                said = speak(table.view)
                if said is None:
                    session.gather()
                else:
                    assert session.do(said) is None
        settle()


def test_bela_by_its_key_out_of_turn(table: Table) -> None:  # R7.1
    table.seat(dealt(hands=("HKO", "AA"), turned="H8"), Scripted(on_demand=True))
    assert table.phase is Phase.OPPONENT
    table.key(Key.Key_B)
    assert table.game.actions == ["0:bela"]
    assert table.view.counts[0] == 40
    table.key(Key.Key_B)
    assert table.game.actions == ["0:bela"]


def test_bela_by_its_button(table: Table) -> None:  # R7.1
    table.seat(dealt(hands=("HKO", "AA"), turned="H8"))
    click(table.qtbot, table.area.panel.button(table.area.bela_action))
    assert table.game.actions[-1] == "0:bela"


def test_the_exchange_by_its_key(table: Table) -> None:  # R8.2
    table.seat(dealt(hands=("H7", "AA"), turned="HA", dealer=1))
    table.key(Key.Key_X)
    assert table.game.actions == ["0:exchange"]
    assert Card.HA in table.area.view.scene().own_cards


def test_the_exchange_out_of_turn(table: Table) -> None:  # R8.2: Austrian, whoever's turn it is
    table.seat(dealt(AUSTRIAN, hands=("H7", "AA"), turned="HA"), Scripted(on_demand=True))
    assert table.phase is Phase.OPPONENT
    click(table.qtbot, table.area.panel.button(table.area.exchange_action))
    assert table.game.actions[-1] == "0:exchange"


def test_keys_do_nothing_where_it_is_not_legal(table: Table) -> None:
    table.seat(dealt(hands=("A79U L8X B7X HXA", "AA"), turned="HU", dealer=1))
    before = table.view
    for key in (Key.Key_D, Key.Key_B, Key.Key_X, Key.Key_V):
        table.key(key)
    assert table.view == before
    assert find(table.area, QDialog) is None


def test_declaring_by_key_and_dialog(table: Table) -> None:  # R5
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7", dealer=1))
    table.key(Key.Key_D)
    dialog = the(table.area, MeldDialog)
    click(table.qtbot, dialog.declare_button)
    assert table.game.actions == ["0:declare LA3"]
    assert table.area.view.scene().notes[0].text == "Terc!"
    assert not table.area.declare_action.isEnabled()
    settle()
    assert find(table.area, MeldDialog) is None


def test_saying_nothing_declares_nothing(table: Table) -> None:  # R5.2
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7", dealer=1))
    click(table.qtbot, table.area.panel.button(table.area.declare_action))
    click(table.qtbot, the(table.area, MeldDialog).leave_button)
    assert table.game.actions == []
    assert table.area.declare_action.isEnabled()


def test_own_melds_can_be_looked_at_while_the_opponent_thinks(table: Table) -> None:
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7"), Scripted(on_demand=True))
    table.key(Key.Key_M)
    dialog = the(table.area, MeldDialog)
    assert not dialog.declare_button.isVisible()
    table.qtbot.keyClick(dialog, Key.Key_Escape)
    assert table.game.actions == []


def test_melds_that_scored_can_be_seen(table: Table) -> None:  # R6.5
    match = dealt(AUSTRIAN, hands=("A7", "LAKO"), turned="H7")
    play(match, "1:declare LA3 1:play LA")
    table.seat(match)
    assert not table.area.shown_action.isEnabled()
    assert table.game.session.do(play_of("A7")) is None
    settle()
    table.key(Key.Key_V)
    the(table.area, ShownMelds).close()
    table.key(Key.Key_Space)
    assert table.view.trick_number == 2
    assert not table.area.shown_action.isEnabled()


def play_of(code: str) -> Play:
    return Play(Card.parse(code))


def test_space_gathers(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    table.hand.click("LA")
    settle()
    assert table.phase is Phase.GATHER
    assert table.area.gather_action.isEnabled()
    table.key(Key.Key_Space)
    assert table.view.trick_number == 2


@pytest.mark.parametrize("how", ["table", "card", "button", "menu"])
def test_a_full_trick_is_gathered_by_a_click_anywhere(table: Table, how: str) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    table.hand.click("LA")
    settle()
    match how:
        case "table":
            table.hand.click(table.hand.middle)
        case "card":
            table.hand.click(table.area.view.scene().own_cards[0])
        case "button":
            click(table.qtbot, table.area.panel.choices[0])
        case "menu":
            table.area.gather_action.trigger()
    settle()
    assert table.view.trick_number == 2
    assert table.view.played[0] == (0, Card.LA)
    assert len(table.view.played) in (2, 3)


def test_where_tricks_are_gathered_by_time_a_click_is_not_enough(table: Table) -> None:
    settings = quick(gather=Gather.TIMED, gather_after=20.0)
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), settings=settings)
    table.hand.click("LA")
    settle()
    table.hand.click(table.hand.middle)
    table.key(Key.Key_Space)
    assert table.phase is Phase.GATHER
    assert table.area.panel.choices == []


def test_the_key_of_a_command_with_shift_is_no_card(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    table.qtbot.keyClick(table.area.view, Key.Key_G, Qt.KeyboardModifier.ShiftModifier)
    box = the(table.area, QMessageBox)
    assert box.windowTitle() == "Go out?"
    box.reject()
    settle()
    table.qtbot.keyClick(table.area.view, Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    assert table.area.panel.notice_text == "X isn’t available right now."


# What comes too late, when the trick has gathered itself, plays no card

BY_TIME = quick(gather=Gather.CLICK_OR_TIMED, gather_after=0.5)


def wait_for_the_gather(table: Table) -> None:
    """The person has played the Ace of Leaves, and leads again when the trick has gathered itself."""
    table.seat(dealt(hands=("LAKO", "L7"), turned="H7", dealer=1), settings=BY_TIME)
    table.hand.click("LA")
    settle()
    assert table.phase is Phase.GATHER
    table.key(Key.Key_Home)
    table.qtbot.waitUntil(lambda: table.phase is Phase.PLAY)
    assert table.view.trick_number == 2


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_a_key_that_was_meant_to_gather_plays_no_card(table: Table, key: Qt.Key) -> None:
    table.area.unseen_for = 60_000
    wait_for_the_gather(table)
    for _ in range(2):
        table.key(key)
    assert table.view.trick == ()
    assert table.area.panel.notice_text == ""
    # Whoever points at a card since then means it.
    table.key(Key.Key_Right)
    pointed = next(item.card for item in table.area.view.scene().own_items if item.focused)
    table.key(key)
    assert (0, pointed) in table.view.trick


def test_space_later_plays_no_card_that_was_pointed_at_before(table: Table) -> None:
    wait_for_the_gather(table)
    table.key(Key.Key_Space)
    assert table.view.trick == ()
    assert "arrow keys" in table.area.panel.notice_text
    table.key(Key.Key_Right)
    assert table.area.view.scene().own_items[0].focused
    table.key(Key.Key_Space)
    assert len(table.view.trick) == 2


def test_a_click_that_was_meant_to_gather_plays_no_card(table: Table) -> None:
    table.area.unseen_for = 60_000
    table.seat(dealt(hands=("LAKO", "L7"), turned="H7", dealer=1), settings=BY_TIME)
    table.hand.click("LA")
    settle()
    under_the_mouse = table.hand.on(table.area.view.scene().own_items[3])
    table.hand.move(under_the_mouse)
    table.qtbot.waitUntil(lambda: table.phase is Phase.PLAY)
    for place in (table.hand.middle, under_the_mouse):
        table.hand.click(place)
        settle()
        assert table.view.trick == ()
    # Whoever has moved the mouse since then means the card.
    table.hand.move(under_the_mouse + QPoint(3, 3))
    table.hand.click(under_the_mouse)
    settle()
    assert len(table.view.trick) == 2


def test_a_card_under_a_resting_mouse_is_played_a_moment_later(table: Table) -> None:
    wait_for_the_gather(table)
    table.hand.click(table.area.view.scene().own_cards[0])
    settle()
    assert len(table.view.trick) == 2


# Keys that come too early are not lost


MOVING = quick(motion=True, speed=3.0)


def go_on(thinker: Scripted) -> None:
    """Let an opponent that thought until now play its card."""
    thinker.on_demand = False
    thinker.answer()
    settle()


def test_the_key_for_declaring_waits_while_the_opponent_thinks(table: Table) -> None:
    thinker = Scripted(on_demand=True)
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7"), thinker)
    assert not table.area.declare_action.isEnabled()
    table.key(Key.Key_D)
    assert find(table.area, QDialog) is None
    go_on(thinker)
    assert table.phase is Phase.PLAY
    click(table.qtbot, the(table.area, MeldDialog).declare_button)
    assert table.game.actions[-1] == "0:declare LA3"


def test_the_key_for_declaring_waits_while_cards_move(table: Table, qtbot: QtBot) -> None:
    table.seat(dealt(hands=("LAKO A7", "AA"), turned="H7"), Scripted(choose=led("AA")), settings=MOVING)
    qtbot.waitUntil(lambda: table.phase is Phase.PLAY)
    table.game.thinker.chooses = first_card
    table.hand.click("A7")
    qtbot.waitUntil(lambda: table.phase is Phase.GATHER)
    table.hand.click(table.hand.middle)
    assert table.area.view.scene().motion.is_moving
    assert not table.area.declare_action.isEnabled()
    qtbot.keyClick(table.area.view, Key.Key_D)
    assert find(table.area, QDialog) is None
    qtbot.waitUntil(lambda: find(table.area, MeldDialog) is not None)
    assert table.phase is Phase.PLAY


def test_with_a_full_trick_the_key_for_declaring_gathers_it_first(table: Table) -> None:
    table.seat(dealt(hands=("LAKO BA", "AA"), turned="H7", dealer=1))
    table.hand.click("BA")
    settle()
    assert table.phase is Phase.GATHER
    table.key(Key.Key_D)
    assert table.view.trick_number == 2
    assert the(table.area, MeldDialog).declare_button.isVisible()


def test_what_still_cannot_be_done_is_said_when_the_time_has_come(table: Table) -> None:
    thinker = Scripted(on_demand=True)
    table.seat(dealt(hands=("A79U L8X B7X", "AA"), turned="HU"), thinker)
    for key, words in ((Key.Key_D, "nothing to declare"), (Key.Key_X, "Only the leader can exchange")):
        table.key(key)
        if table.phase is Phase.OPPONENT:
            assert table.area.panel.notice_text == ""
            go_on(thinker)
        assert words in table.area.panel.notice_text


def test_space_while_the_second_card_is_on_its_way_gathers_when_it_lies(table: Table, qtbot: QtBot) -> None:
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7"), settings=MOVING)
    qtbot.waitUntil(lambda: table.phase is Phase.PLAY)
    table.hand.click("LA")
    assert table.area.view.scene().motion.is_moving
    qtbot.keyClick(table.area.view, Key.Key_Space)
    qtbot.waitUntil(lambda: table.view.trick_number == 2)


def test_what_was_wanted_is_forgotten_with_the_match(table: Table) -> None:
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7"), Scripted(on_demand=True))
    table.key(Key.Key_D)
    table.leave()
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7", dealer=1))
    assert find(table.area, QDialog) is None


@pytest.mark.parametrize("leave", [Key.Key_Return, Key.Key_Escape])
def test_the_card_that_was_pointed_at_is_so_after_a_dialog(table: Table, leave: Qt.Key) -> None:
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7", dealer=1))
    for key in (Key.Key_Home, Key.Key_Right, Key.Key_Right):
        table.key(key)
    item = table.area.view.scene().own_items[2]
    assert item.focused
    table.key(Key.Key_D)
    dialog = the(table.area, MeldDialog)
    table.qtbot.waitUntil(dialog.isActiveWindow)
    table.qtbot.keyClick(QApplication.focusWidget(), leave)
    settle()
    # The window manager would do this.
    table.area.window().activateWindow()
    table.qtbot.waitUntil(table.area.view.hasFocus)
    assert item.focused
    assert table.area.view.scene().raised is item


# Playing a card


def test_a_drag_to_the_middle_plays_the_card(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    table.hand.drag("LA", table.hand.middle)
    settle()
    assert table.game.actions[0] == "0:play LA"


def led(code: str) -> Callable[[View], object]:
    return lambda view: play_of(code)


def test_out_of_turn_a_card_is_refused_in_a_sentence(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7"), Scripted(on_demand=True))
    home = table.hand.item("LA").place
    table.hand.drag("LA", table.hand.middle)
    assert table.area.panel.notice_text == "It is not your turn."
    assert table.hand.item("LA").place == home
    table.hand.click("LA")
    assert table.game.actions == []


def test_suit_must_be_followed_and_that_is_said(table: Table) -> None:  # R4.2
    # The opponent has won trick 7 and leads.
    match = late(hands=("AAK LA HO7 BAK7X", "AX98 LX98 H98 BU"), turned="HO")
    assert match.to_move == 1
    table.seat(match, Scripted(choose=led("AX")))
    assert table.view.trick == ((1, Card.AX),)
    home = table.hand.item("LA").place
    table.hand.drag("LA", table.hand.middle)
    assert (
        table.area.panel.notice_text
        == "From trick 8 on you must follow suit: Acorns were led, and you have some."
    )
    assert table.hand.item("LA").place == home
    assert {item.card for item in table.area.view.scene().own_items if not item.dimmed} == set(cards("AAK"))
    table.hand.drag("AK", table.hand.middle)
    settle()
    assert table.area.panel.notice_text == ""
    assert table.view.trick[1] == (0, Card.AK)


def test_a_notice_goes_with_the_next_card(table: Table) -> None:
    thinker = Scripted(on_demand=True)
    table.seat(dealt(hands=("LA", "AA"), turned="H7"), thinker)
    table.hand.click("LA")
    assert table.area.panel.notice_text
    thinker.on_demand = False
    thinker.answer()
    settle()
    assert table.phase is Phase.PLAY
    assert table.area.panel.notice_text == ""


@pytest.mark.parametrize(
    ("by", "clicks", "drags"),
    [(PlayBy.CLICK, True, False), (PlayBy.DRAG, False, True), (PlayBy.CLICK_AND_DRAG, True, True)],
)
def test_cards_are_played_as_the_setting_says(table: Table, by: PlayBy, clicks: bool, drags: bool) -> None:
    for wanted, do in (
        (clicks, lambda: table.hand.click("LA")),
        (drags, lambda: table.hand.drag("LA", table.hand.middle)),
    ):
        table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), settings=quick(play_by=by))
        do()
        settle()
        assert bool(table.game.actions) == wanted
        table.leave()


def test_own_order_is_told_and_kept(table: Table) -> None:
    table.seat(
        dealt(hands=("LAKO AAK", "AO"), turned="H7", dealer=1), settings=quick(sort_hand=SortHand.BY_HAND)
    )
    orders: list[list[Card]] = []
    table.area.order_changed.connect(orders.append)
    first = table.area.view.scene().own_cards
    table.hand.move_to_place(first[0], 8)
    assert orders == [[*first[1:], first[0]]]
    table.hand.click(first[1])
    settle()
    kept = [card for card in table.area.view.scene().own_cards if card in first]
    assert kept == [*first[2:], first[0]]


def test_automatic_order_comes_with_the_setting(table: Table) -> None:
    table.seat(
        dealt(hands=("LAKO AAK", "AO"), turned="H7", dealer=1), settings=quick(sort_hand=SortHand.BY_HAND)
    )
    first = table.area.view.scene().own_cards
    table.hand.move_to_place(first[0], 8)
    table.area.settings.change(quick(sort_hand=SortHand.AUTOMATIC))
    assert table.area.view.scene().own_cards == first
    assert table.game.actions == []


# Going out (R9.2)


def test_going_out_with_too_little_asks_and_play_on_changes_nothing(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    before = table.view
    table.key(Key.Key_G)
    box = the(table.area, QMessageBox)
    assert "0 points" in box.text()
    assert "501" in box.text()
    assert "maccs" in box.informativeText()  # R9.3
    click(table.qtbot, button(box, "Play on"))
    assert table.view == before
    assert table.game.actions == []


def test_going_out_with_too_little_after_all(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    click(table.qtbot, table.area.panel.button(table.area.out_action))
    click(table.qtbot, button(the(table.area, QMessageBox), "Go out and lose"))
    assert table.game.actions == ["0:out"]
    assert table.view.games == (0, 2)


def test_going_out_with_501_asks_nothing(table: Table) -> None:
    table.seat(dealt(hands=("HKO", "AA"), turned="H8", scores=(464, 250)))
    table.key(Key.Key_B)
    table.key(Key.Key_G)
    assert not table.area.findChildren(QMessageBox)
    assert table.game.actions[-1] == "0:out"
    assert table.view.games == (2, 0)


@pytest.mark.parametrize("by", list(GoOut))
def test_the_player_is_reminded_only_where_that_is_set(table: Table, by: GoOut) -> None:
    table.seat(dealt(hands=("HKO", "AA"), turned="H8", scores=(464, 250)), settings=quick(go_out=by))
    button_of = table.area.panel.button(table.area.out_action)
    assert button_of.weight == "faint"
    table.key(Key.Key_B)
    reminded = by is GoOut.REMIND
    assert (button_of.weight == "urgent") == reminded
    assert ("504" in table.area.panel.notice_text) == reminded
    assert (table.phase is Phase.HAND_OVER) == (by is GoOut.BY_ITSELF)


def test_in_sudden_death_nobody_goes_out(table: Table) -> None:  # R9.5
    table.seat(dealt(hands=("HKO", "AA"), turned="H8", scores=(503, 503)))
    assert not table.area.out_action.isEnabled()
    table.key(Key.Key_G)
    assert find(table.area, QDialog) is None
    table.key(Key.Key_B)
    assert table.view.games[0] == 1


# The end of a hand


def test_the_end_of_a_hand_is_summed_up_and_goes_on(table: Table) -> None:
    match = dealt(hands=("LA", "AA"), turned="H7", dealer=1)
    play(match, "1:out")
    table.seat(match)
    assert table.phase is Phase.HAND_OVER
    summary = the(table.area, HandSummary)
    click(table.qtbot, summary.next_button)
    settle()
    assert table.view.trick_number == 1
    assert table.game.session.hands_played == 2
    assert find(table.area, HandSummary) is None


def test_the_summary_can_be_left_and_seen_again(table: Table) -> None:
    match = dealt(hands=("LA", "AA"), turned="H7", dealer=1)
    play(match, "1:out")
    table.seat(match)
    click(table.qtbot, the(table.area, HandSummary).look_button)
    settle()
    assert table.phase is Phase.HAND_OVER
    assert find(table.area, HandSummary) is None
    click(table.qtbot, table.area.panel.choices[1])
    click(table.qtbot, the(table.area, HandSummary).look_button)
    settle()
    click(table.qtbot, table.area.panel.choices[0])
    settle()
    assert table.view.trick_number == 1


def test_after_the_match_a_new_one_is_offered(table: Table, qtbot: QtBot) -> None:
    match = dealt(replace(HUNGARIAN, match_target=1), hands=("LA", "AA"), turned="H7", dealer=1)
    play(match, "1:out")
    table.seat(match)
    assert table.phase is Phase.MATCH_OVER
    with qtbot.waitSignal(table.area.new_match_asked):
        click(qtbot, the(table.area, HandSummary).next_button)
    with qtbot.waitSignal(table.area.new_match_asked):
        click(qtbot, table.area.panel.choices[0])


# What is shown


def test_counts_are_shown_where_that_is_set(table: Table) -> None:  # R12
    def plates() -> str:
        items = table.area.view.scene().items()
        return "|".join(item.text() for item in items if isinstance(item, QGraphicsSimpleTextItem))

    table.seat(dealt(hands=("HKO", "AA"), turned="H8"))
    table.key(Key.Key_B)
    assert "· 40" in plates()
    table.area.settings.change(quick(show_counts=False))
    assert "40" not in plates()


def test_a_key_shows_the_numbers_of_the_slate_and_goes_back(table: Table) -> None:  # R13
    table.seat(dealt(hands=("HKO LA", "AA"), turned="H8"))
    assert not table.area.slate.counts_visible
    table.key(Key.Key_S)
    assert table.area.slate.counts_visible
    assert table.area.slate.hasFocus()
    table.qtbot.keyClick(table.area.slate, Key.Key_S)
    assert not table.area.slate.counts_visible
    assert table.area.view.hasFocus()


def test_the_slate_follows_what_scores(table: Table) -> None:  # R13.4
    written: list[tuple[int, int]] = []
    write = table.area.slate.write
    table.area.slate.write = lambda seat, points: (written.append((seat, points)), write(seat, points))[1]  # type: ignore[method-assign]
    table.seat(dealt(hands=("HKO LA", "AA"), turned="H8"))
    table.key(Key.Key_B)
    assert written == [(0, 40)]
    table.hand.click("LA")
    settle()
    table.game.gather()
    assert written == [(0, 40)]  # tricks at the end of the hand


def test_letters_change_at_once(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    for letters, language in ((IndexLetters.OFF, ""), (IndexLetters.HUNGARIAN, "hu")):
        table.area.settings.change(quick(index_letters=letters))
        assert table.area.faces.corners.letters == language
    assert table.game.actions == []


GERMAN_WORDS = {"Acorns", "Leaves", "Bells", "Under", "Unders", "Over", "Overs", "VII"}


def words_of(window: QWidget) -> str:
    """Everything that can be read or heard in a window."""
    parts = [getattr(each, "text", str)() for each in window.findChildren(QWidget) if each.isVisible()]
    for each in (window, *window.findChildren(QWidget)):
        parts += [each.toolTip(), each.accessibleName(), each.accessibleDescription()]
    parts += [action.text() + " " + action.toolTip() for action in window.findChildren(QAction)]
    for view in window.findChildren(CardTableView):
        parts += [note.text for note in view.scene().notes]
        items = view.scene().items()
        parts += [item.text() for item in items if isinstance(item, QGraphicsSimpleTextItem)]
    return "\n".join(parts)


def german_words_in(text: str) -> set[str]:
    return GERMAN_WORDS & set(re.findall(r"\w+", text))


def drawn(table: Table) -> Table:
    """The table with the draw for first dealer on it."""
    table.area.settings.change(QUICK)
    table.game = sit_down(Match.new(HUNGARIAN, first_dealer=1), None, QUICK, shows=False, start=False)
    table.area.attach(table.game.session, Tally())
    table.game.session.start([(Card.AU, Card.BO)])
    settle()
    return table


@pytest.mark.parametrize(
    ("position", "act", "french"),
    [
        (dealt(hands=("HKO LA", "AO"), turned="H8"), None, {"Declare King and Queen of trumps: 40 points"}),
        (dealt(hands=("LA", "AO"), turned="B8", dealer=0), "1:play AO", {"Queen of Clubs", "Diamonds"}),
        (
            dealt(hands=("LA", "B7 AO"), turned="BU", dealer=0),
            "1:exchange 1:play AO",
            {"I exchange the Seven for the Jack of Diamonds."},
        ),
        (
            dealt(hands=("LA", "LKOUX AO HO BO"), turned="B8", dealer=0),
            "1:declare OOOO LK4 1:play LK 0:play LA",
            {"Queens vannak", "Spades King kvart"},
        ),
    ],
    ids=["trumps and béla", "what was led", "exchanged", "melds in full"],
)
def test_all_words_follow_a_changed_pack(
    table: Table, position: Match, act: str | None, french: set[str]
) -> None:  # R1.1
    if act is not None:
        play(position, act)
    table.seat(position)
    before = words_of(table.area)
    assert german_words_in(before)
    table.area.settings.change(quick(pack="french"))
    after = words_of(table.area)
    assert german_words_in(after) == set()
    assert {words for words in french if words not in after} == set()
    table.area.settings.change(QUICK)
    assert words_of(table.area) == before


def test_the_draw_for_dealer_follows_a_changed_pack(table: Table) -> None:
    drawn(table)
    assert "You drew the Under of Acorns" in table.area.panel.prompt
    table.area.settings.change(quick(pack="french"))
    assert "You drew the Jack of Clubs, B the Queen of Diamonds" in table.area.panel.prompt
    assert [note.text for note in table.area.view.scene().notes] == ["Jack of Clubs", "Queen of Diamonds"]
    assert german_words_in(words_of(table.area)) == set()


def test_why_not_is_said_in_the_words_of_the_pack(table: Table) -> None:  # R4.2
    match = late(hands=("AAK LA HO7 BAK7X", "AX98 LX98 H98 BU"), turned="HO")
    play(match, "1:play AX")
    table.seat(match)
    table.hand.click("LA")
    assert "Acorns were led" in table.area.panel.notice_text
    table.area.settings.change(quick(pack="french"))
    assert german_words_in(words_of(table.area)) == set()
    table.hand.click("LA")
    assert "Clubs were led" in table.area.panel.notice_text


def test_dialogs_speak_in_the_words_of_the_pack(table: Table) -> None:
    french = quick(pack="french")
    table.seat(dealt(hands=("LKOUX AO HO BO", "AA"), turned="B8", dealer=1), settings=french)
    table.key(Key.Key_D)
    melds = the(table.area, MeldDialog)
    assert german_words_in(words_of(melds)) == set()
    assert "Queens vannak, Spades King kvart: 250 points" in words_of(melds)
    click(table.qtbot, melds.declare_button)
    settle()
    table.hand.click("LK")
    settle()
    click(table.qtbot, button(table.area.panel, "Show melds"))
    scored = the(table.area, ShownMelds)
    assert "Queens vannak: Queen of Clubs, Queen of Spades" in words_of(scored)
    assert german_words_in(words_of(scored)) == set()
    scored.close()
    click(table.qtbot, table.area.panel.button(table.area.out_action))
    click(table.qtbot, button(the(table.area, QMessageBox), "Go out and lose"))
    settle()
    summary = the(table.area, HandSummary)
    assert "Spades King kvart: 50 points" in words_of(summary)
    assert german_words_in(words_of(summary)) == set()


def test_settings_change_during_a_match_without_disturbing_it(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    before = table.view
    for change in (
        {"motion": True, "speed": 3.0},
        {"motion": False},
        {"alternate_colours": True},
        {"gather": Gather.TIMED},
        {"go_out": GoOut.BY_ITSELF},
        {"opponent_pause": 2.0},
    ):
        table.area.settings.change(quick(**change))
        settle()
        assert table.view == before
        assert table.phase is Phase.PLAY
    table.area.settings.change(QUICK)
    table.hand.click("LA")
    settle()
    assert table.phase is Phase.GATHER


def test_the_turned_card_is_chosen_by_a_button(table: Table) -> None:  # R3.4
    table.seat(Match.new(AUSTRIAN, first_dealer=1))
    table.hand.click(table.hand.on(table.area.view.scene().pack_items[5]))
    settle()
    assert table.phase is Phase.CHOOSE
    assert len(table.area.panel.choices) == 6
    click(table.qtbot, button(table.area.panel, "Card 7"))
    settle()
    assert table.game.actions == ["0:turn 7"]


def test_the_pack_is_cut_where_it_is_clicked(table: Table) -> None:  # R3.2
    table.seat(Match.new(HUNGARIAN, first_dealer=1), decks=[tuple(Card)])
    assert table.phase is Phase.CUT
    table.hand.click(table.hand.on(table.area.view.scene().pack_items[9]))
    settle()
    pack = [*tuple(Card)[-1:], *tuple(Card)[:-1]]
    assert table.game.saved["hands"][0]["deck"] == " ".join(map(str, pack[9:] + pack[:9]))


def test_nothing_tells_what_is_dealt_before_the_cards_do(table: Table, qtbot: QtBot) -> None:
    area = table.area
    told: set[str] = set()

    def look() -> None:
        if area.view.scene().motion.is_moving:
            items = area.view.scene().items()
            lines = [each.text() for each in items if isinstance(each, QGraphicsSimpleTextItem)]
            told.update(line for line in lines if "Trumps" in line)
            always = {area.slate_action, area.said_action, area.why_action}
            told.update(each.text() for each in set(area.actions()) - always if each.isEnabled())

    table.seat(Match.new(HUNGARIAN, first_dealer=1), decks=[tuple(Card)], settings=MOVING)
    area.view.scene().reached.connect(lambda event: look())
    area.view.scene().changed.connect(lambda regions: look())
    click(qtbot, area.panel.choices[0])
    assert area.view.scene().motion.is_moving
    area.settings.change(quick(motion=True, speed=3.0, alternate_colours=True))
    look()
    qtbot.waitUntil(lambda: table.phase is Phase.PLAY)
    assert told == set()
    assert area.look_action.isEnabled()


def test_cards_move_and_the_match_waits_for_them(table: Table, qtbot: QtBot) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), settings=quick(motion=True, speed=3.0))
    table.hand.click("LA")
    assert table.area.view.scene().motion.is_moving
    assert table.game.thinker.in_turn == []
    qtbot.waitUntil(lambda: table.phase is Phase.GATHER)
    assert not table.area.view.scene().motion.is_moving


def test_leaving_in_the_middle_of_a_movement(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), settings=quick(motion=True))
    table.hand.click("LA")
    assert table.area.view.scene().motion.is_moving
    table.game.session.close()
    table.area.detach()
    assert not table.area.view.scene().motion.is_moving
    assert table.game.actions == ["0:play LA"]
    assert table.area.panel.prompt == ""


def test_with_no_match_the_table_does_nothing(table: Table) -> None:
    for key in (Key.Key_D, Key.Key_B, Key.Key_X, Key.Key_G, Key.Key_M, Key.Key_V, Key.Key_Space):
        table.key(key)
    table.hand.click(table.hand.middle)
    assert find(table.area, QDialog) is None


# What once went wrong


def test_a_broken_opponent_is_excused(table: Table) -> None:
    def broken(view: View) -> Action:
        raise RuntimeError("lost its head")

    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), Scripted(choose=broken))
    table.hand.click("LA")
    settle()
    assert "could not decide" in table.area.panel.notice_text


@pytest.mark.parametrize(
    ("mishap", "words"), [(Mishap.RESTARTED, "had to think again"), (Mishap.HURRIED, "in a hurry")]
)
def test_what_befalls_the_opponent_is_told(table: Table, mishap: Mishap, words: str) -> None:
    thinker = Scripted(on_demand=True)
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), thinker)
    table.hand.click("LA")
    thinker.asked[-1].falter(mishap)
    assert words in table.area.panel.notice_text
    thinker.answer()
    settle()
    assert len(table.game.actions) == 2
    assert words in table.area.panel.notice_text


def test_nothing_gathers_by_hand_where_tricks_are_gathered_by_time(table: Table) -> None:
    timed = quick(gather=Gather.TIMED, gather_after=20.0)
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), settings=timed)
    table.hand.click("LA")
    settle()
    assert not table.area.gather_action.isEnabled()


def test_a_look_at_the_melds_is_forgotten_when_it_is_closed(table: Table, qtbot: QtBot) -> None:
    table.seat(dealt(hands=("HA HK HO", "LA"), turned="H7", dealer=1))
    table.key(Key.Key_M)
    dialog = weakref.ref(the(table.area, MeldDialog))
    qtbot.keyClick(the(table.area, MeldDialog), Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert dialog() is None


def test_what_going_out_would_cost_is_read_before_the_buttons(table: Table) -> None:  # R9.2, R9.3
    table.seat(dealt(hands=("HKO", "AA"), turned="H8", dealer=1))
    table.key(Key.Key_G)
    box = the(table.area, QMessageBox)
    texts: list[str] = []

    def read(of: QAccessibleInterface) -> None:
        texts.append(of.text(QAccessible.Text.Name))
        for place in range(of.childCount()):
            read(of.child(place))

    read(QAccessible.queryAccessibleInterface(box))
    cost = next(place for place, text in enumerate(texts) if "double" in text)
    first_button = next(place for place, text in enumerate(texts) if "Go out and lose" in text)
    assert cost < first_button
    box.reject()
