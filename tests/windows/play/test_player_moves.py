"""What the player does: with buttons and keys, with cards, and by going out."""

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import (
    AUSTRIAN,
    BELA,
    EXCHANGE,
    HUNGARIAN,
    OUT,
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
from tartli_desktop.games.tartli.options import GoOut
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import GatherPolicy, PlayBy, SortHand
from tests.games.tartli.rules.positions import cards, dealt, late
from tests.session.playing import Scripted, at_random, now_and_then, quick, settle
from tests.windows.simulated_user import asked, button, click, find, is_asked, the
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
    assert area.commands["declare"].isEnabled() == any(isinstance(action, Declare) for action in view.legal)
    for button_of, action in (
        (area.commands["bela"], BELA),
        (area.commands["exchange"], EXCHANGE),
        (area.commands["go_out"], OUT),
    ):
        assert button_of.isEnabled() == (action in view.legal)
    for button_of in (
        area.commands["declare"],
        area.commands["bela"],
        area.commands["exchange"],
        area.commands["go_out"],
    ):
        assert area.panel.button(button_of).isEnabled() == button_of.isEnabled()
    is_told = table.phase in (Phase.HAND_OVER, Phase.MATCH_OVER)
    assert area.commands["look_at_melds"].isEnabled() == (bool(view.hand) and not is_told)
    assert area.commands["see_melds"].isEnabled() == (melds_in_trick(view) and not is_told)
    assert area.table_actions.gather.isEnabled() == (table.phase is Phase.PAUSE)


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN, PAIS], ids=lambda variant: variant.name)
def test_every_button_is_enabled_exactly_when_legal(table: Table, variant: Variant) -> None:
    chance = random.Random(4)
    thinker = Scripted(choose=at_random(chance, claims=0), interject=now_and_then(chance))
    table.seat(Match.new(variant, first_dealer=1), thinker)
    choose, speak = at_random(chance, claims=0), now_and_then(chance)
    session = table.game.session
    session.happened.connect(lambda events: check_actions(table))
    for _ in range(45):
        check_actions(table)
        match table.phase:
            case Phase.CUT:
                session.cut(3)
            case Phase.HAND_OVER:
                click(table.qtbot, the(table.area, HandSummary).next_button)
            case Phase.DECIDE:
                assert session.do(choose(table.view)) is None
            case Phase.PAUSE:
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


def test_the_exchange_out_of_turn(table: Table) -> None:  # R8.2: Austrian, no matter whose turn it is
    table.seat(dealt(AUSTRIAN, hands=("H7", "AA"), turned="HA"), Scripted(on_demand=True))
    assert table.phase is Phase.OPPONENT
    click(table.qtbot, table.area.panel.button(table.area.commands["exchange"]))
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
    assert not table.area.commands["declare"].isEnabled()
    settle()
    assert find(table.area, MeldDialog) is None


def test_saying_nothing_declares_nothing(table: Table) -> None:  # R5.2
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7", dealer=1))
    click(table.qtbot, table.area.panel.button(table.area.commands["declare"]))
    click(table.qtbot, the(table.area, MeldDialog).leave_button)
    assert table.game.actions == []
    assert table.area.commands["declare"].isEnabled()


def test_own_melds_can_be_looked_at_while_the_opponent_thinks(table: Table) -> None:
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7"), Scripted(on_demand=True))
    table.key(Key.Key_M)
    dialog = the(table.area, MeldDialog)
    assert not dialog.declare_button.isVisible()
    table.qtbot.keyClick(dialog, Key.Key_Escape)
    assert table.game.actions == []


def test_melds_that_scored_can_be_seen(table: Table) -> None:  # R6.5
    match = dealt(AUSTRIAN, hands=("A7", "LAKO"), turned="H7", played="1:declare LA3 1:play LA")
    table.seat(match)
    assert not table.area.commands["see_melds"].isEnabled()
    assert table.game.session.do(play_of("A7")) is None
    settle()
    table.key(Key.Key_V)
    the(table.area, ShownMelds).close()
    table.key(Key.Key_Space)
    assert table.view.trick_number == 2
    assert not table.area.commands["see_melds"].isEnabled()


def test_the_keys_for_melds_leave_the_count_of_a_hand_where_it_is(table: Table) -> None:  # R6.5, R9.2
    table.seat(dealt(AUSTRIAN, hands=("LAKOU", "A7"), turned="H7", scores=(464, 250), dealer=1))
    table.key(Key.Key_D)
    click(table.qtbot, the(table.area, MeldDialog).declare_button)
    assert table.game.session.do(play_of("LA")) is None
    table.qtbot.waitUntil(lambda: melds_in_trick(table.view))
    # A window manager would do this when the dialog closes.
    table.area.activateWindow()
    table.qtbot.waitUntil(table.area.isActiveWindow)
    table.key(Key.Key_G)
    assert find(table.area, HandSummary) is not None
    for key in (Key.Key_V, Key.Key_M):
        table.key(key)
    assert find(table.area, HandSummary) is not None
    assert find(table.area, ShownMelds) is None
    assert find(table.area, MeldDialog) is None


def play_of(code: str) -> Play:
    return Play(Card.parse(code))


@pytest.mark.parametrize("how", ["table", "card", "button", "menu", "key"])
def test_a_full_trick_is_gathered_by_a_click_anywhere_and_by_space(table: Table, how: str) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    table.hand.click("LA")
    match how:
        case "table":
            table.hand.click(table.hand.middle)
        case "card":
            table.hand.click(table.area.view.scene().own_cards[0])
        case "button":
            click(table.qtbot, table.area.panel.choices[0])
        case "menu":
            table.area.table_actions.gather.trigger()
        case "key":
            table.key(Key.Key_Space)
    settle()
    assert table.view.trick_number == 2
    assert table.view.played[0] == (0, Card.LA)
    assert len(table.view.played) in (2, 3)


def test_where_tricks_are_gathered_by_time_a_click_is_not_enough(table: Table) -> None:
    settings = quick(gather=GatherPolicy.TIMED, gather_after=20.0)
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), settings=settings)
    table.hand.click("LA")
    table.hand.click(table.hand.middle)
    table.key(Key.Key_Space)
    assert table.phase is Phase.PAUSE
    assert table.area.panel.choices == []
    assert not table.area.table_actions.gather.isEnabled()


def test_the_key_of_a_command_with_shift_is_no_card(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    table.qtbot.keyClick(table.area.view, Key.Key_G, Qt.KeyboardModifier.ShiftModifier)
    box = asked(table.area)
    assert box.windowTitle() == "Go out?"
    box.reject()
    settle()
    table.qtbot.keyClick(table.area.view, Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    assert table.area.panel.notice_text == "X isn’t available right now."


# Playing a card


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
    assert table.phase is Phase.DECIDE
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
    table.area.view.order_changed.connect(orders.append)
    first = table.area.view.scene().own_cards
    table.hand.move_to_place(first[0], 8)
    assert orders == [[*first[1:], first[0]]]
    table.hand.click(first[1])
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
    box = asked(table.area)
    assert "0 points" in box.question.text
    assert "501" in box.question.text
    assert "maccs" in box.question.explanation  # R9.3
    click(table.qtbot, button(box, "Play on"))
    assert table.view == before
    assert table.game.actions == []


def test_going_out_with_too_little_after_all(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    click(table.qtbot, table.area.panel.button(table.area.commands["go_out"]))
    click(table.qtbot, button(asked(table.area), "Go out and lose"))
    assert table.game.actions == ["0:out"]
    assert table.view.games == (0, 2)


def test_going_out_with_501_asks_nothing(table: Table) -> None:
    table.seat(dealt(hands=("HKO", "AA"), turned="H8", scores=(464, 250)))
    table.key(Key.Key_B)
    table.key(Key.Key_G)
    assert not is_asked(table.area)
    assert table.game.actions[-1] == "0:out"
    assert table.view.games == (2, 0)


@pytest.mark.parametrize("by", list(GoOut))
def test_the_player_is_reminded_only_where_that_is_set(table: Table, by: GoOut) -> None:
    table.seat(dealt(hands=("HKO", "AA"), turned="H8", scores=(464, 250)), settings=quick(go_out=by))
    button_of = table.area.panel.button(table.area.commands["go_out"])
    assert button_of.weight == "faint"
    table.key(Key.Key_B)
    reminded = by is GoOut.REMIND
    assert (button_of.weight == "urgent") == reminded
    assert ("504" in table.area.panel.notice_text) == reminded
    assert (table.phase is Phase.HAND_OVER) == (by is GoOut.BY_ITSELF)


def test_in_sudden_death_nobody_goes_out(table: Table) -> None:  # R9.5
    table.seat(dealt(hands=("HKO", "AA"), turned="H8", scores=(503, 503)))
    assert not table.area.commands["go_out"].isEnabled()
    table.key(Key.Key_G)
    assert not is_asked(table.area)
    table.key(Key.Key_B)
    assert table.view.games[0] == 1
