"""Help while playing: what each preset shows, the board of cards, and questions before a card."""

import random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLabel

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import AUSTRIAN, BELA, HUNGARIAN, Declare, Match, View
from tartli_desktop.games.tartli.coach.hint import Hint, hint_of
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.games.tartli.table.status import marks_of, words_of
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.assistance_presets import with_preset
from tartli_desktop.settings.game_options import AssistancePreset
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.card_tracker import CardMark
from tests.games.tartli.coach.test_card_locations import hands, views_alike
from tests.games.tartli.rules.positions import cards, dealt, late, play
from tests.session.playing import QUICK, quick, settle
from tests.settings.choices import KINDS
from tests.windows.simulated_user import ByKeyboard, ByMouse, asked, button, click, find, is_asked, tap, the
from tests.windows.tables import Table

Key = Qt.Key
CAFE = with_preset(QUICK, AssistancePreset.CAFE, KINDS)
USUAL = with_preset(QUICK, AssistancePreset.USUAL, KINDS)
BEGINNER = with_preset(QUICK, AssistancePreset.BEGINNER, KINDS)


# The café preset


def shown_texts(table: Table) -> str:
    """All text on the table and the panel."""
    scene, panel = table.area.view.scene(), table.area.panel
    texts = [plate.text() for plate in scene.plate_items]
    return "\n".join([*texts, table.area.column.lines, panel.prompt, panel.notice_text])


def test_in_a_cafe_nobody_counts_or_tells_trumps_and_tricks(table: Table) -> None:
    table.seat(dealt(hands=("AA LA", "BA HA"), turned="H7", dealer=1), settings=CAFE)
    assert table.phase is Phase.DECIDE
    assert not any(sign.isdigit() for sign in shown_texts(table))
    assert "Hearts" not in shown_texts(table)
    table.area.settings.change(QUICK)
    assert "Hearts" in shown_texts(table)


def test_in_a_cafe_no_card_is_dimmed(table: Table) -> None:  # R4.2
    match = late(hands=("AAKOU HAKO B7 L7", "A987X LAKO B98"), turned="B7")
    for settings, dimmed in ((CAFE, False), (QUICK, True)):
        table.seat(match.copy(), settings=settings)
        while table.phase is not Phase.DECIDE:
            settle()
        assert table.view.trick, "the opponent led"
        assert any(item.dimmed for item in table.area.view.scene().own_items) == dimmed
        table.leave()


@pytest.mark.parametrize("hand", ["HKO AAKO H7", "A8 L9 B7 BX AU B9 L7 A9 LU"], ids=["melds", "none"])
def test_in_a_cafe_no_button_tells_what_is_held(table: Table, hand: str) -> None:
    # R5.1, R7.1, R8.2: all three may be announced now, whatever the hand has.
    table.seat(dealt(hands=(hand, ""), turned="HA", dealer=1), settings=CAFE)
    area = table.area
    for action in (
        area.commands["declare"],
        area.commands["bela"],
        area.commands["exchange"],
        area.commands["go_out"],
    ):
        assert action.isEnabled()
        assert area.panel.button(action).isEnabled()


@pytest.mark.parametrize(("key", "said"), [("D", "nothing"), ("B", "For béla"), ("X", "trump Seven")])
def test_a_button_for_what_is_not_held_says_why_not(table: Table, key: str, said: str) -> None:
    table.seat(dealt(hands=("A8 L9 B7 BX AU B9 L7 A9 LU", ""), turned="HA", dealer=1), settings=CAFE)
    before = table.view
    table.key(Key[f"Key_{key}"])
    assert said in table.area.panel.notice_text
    assert table.view == before
    assert find(table.area, MeldDialog) is None


def test_what_is_held_can_be_declared_in_a_cafe_too(table: Table) -> None:
    table.seat(dealt(hands=("HKO AAKO", ""), turned="HA", dealer=1), settings=CAFE)
    table.key(Key.Key_B)
    assert BELA not in table.view.legal
    assert not table.area.commands["bela"].isEnabled()
    table.key(Key.Key_D)
    dialog = find(table.area, MeldDialog)
    assert dialog is not None
    click(table.qtbot, dialog.declare_button)
    assert not table.area.commands["declare"].isEnabled()
    assert not any(isinstance(action, Declare) for action in table.view.legal)


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=["hungarian", "austrian"])
def test_the_times_for_claims_are_those_of_the_rules(variant: object) -> None:
    """Whatever is legal can be tried, and what can be tried depends on nothing hidden."""
    from tartli_desktop.games.tartli import Bela, Exchange, Variant
    from tartli_desktop.games.tartli.coach.timing import open_to_try

    assert isinstance(variant, Variant)
    claims, chance = {Declare, Bela, Exchange}, random.Random(6)
    met, compared = set(), 0
    for match in hands(variant, 17, 6):
        for seat in (0, 1):
            view = match.view(seat)
            legal = {type(action) for action in view.legal} & claims
            assert legal <= open_to_try(view)
            met |= legal
        other = views_alike(match, 0, chance) if match.to_move is not None else None
        if other is not None:
            compared += 1
            assert open_to_try(other) == open_to_try(match.view(0))
    assert compared > 10
    assert met == claims


# The board of cards


def marks(table: Table) -> dict[Card, CardMark]:
    return dict(table.area.view.scene().board.marks)


def test_the_board_follows_every_card_that_is_seen(table: Table) -> None:
    table.seat(dealt(hands=("AA LA", "BA HA"), turned="H7", dealer=1), settings=BEGINNER)
    board = table.area.view.scene().board
    assert board.isVisible()
    assert marks(table)[Card.AA] is CardMark.SEEN
    assert marks(table)[Card.H7] is CardMark.SEEN
    assert marks(table)[Card.BA] is CardMark.OUT
    table.hand.click("AA")
    reply = table.view.trick[1][1]
    assert marks(table)[Card.AA] is marks(table)[reply] is CardMark.GONE
    assert "Ace of Acorns" in board.toolTip()
    assert board.toolTip() == table.area.view.accessibleDescription()


def test_the_key_of_the_board_tells_what_its_marks_mean(table: Table) -> None:
    table.seat(dealt(hands=("AA LA", "BA HA"), turned="H7", dealer=1), settings=BEGINNER)
    board = table.area.view.scene().board
    assert board.key.isVisible()
    assert not board.key.sceneBoundingRect().intersects(board.sceneBoundingRect())
    words = table.area.view.accessibleDescription()
    assert "Light tile: unseen. Outlined: in sight." in words
    assert "Grey letter" not in words
    table.hand.click("AA")
    assert "Grey letter: played." in table.area.view.accessibleDescription()
    assert "Grey letter: played." in board.toolTip()


def test_what_is_proved_to_be_in_the_other_hand_is_marked(table: Table) -> None:  # R12
    match = dealt(hands=("AU AX LU BU BX HU A8 B8 H8", "LX987 LAKO BA B7"), turned="HX", dealer=0)
    play(match, "1:declare LX4 1:play BA")
    table.seat(match, settings=BEGINNER)
    assert [card for card, mark in marks(table).items() if mark is CardMark.THEIRS] == list(cards("L789X"))
    # Each of the two settings works alone.
    table.area.settings.change(quick(show_gone=True))
    assert CardMark.THEIRS not in marks(table).values()
    assert marks(table)[Card.BA] is CardMark.GONE
    table.area.settings.change(quick(show_known=True))
    assert CardMark.GONE not in marks(table).values()
    assert marks(table)[Card.L8] is CardMark.THEIRS
    table.area.settings.change(QUICK)
    assert marks(table) == {}
    assert not table.area.view.scene().board.isVisible()
    assert table.area.view.accessibleDescription() == ""


def test_the_board_says_nothing_of_hidden_cards(table: Table) -> None:  # R12
    chance, compared = random.Random(6), 0
    options = BEGINNER.game(TartliOptions)
    for match in hands(HUNGARIAN, 7, 2):
        other = views_alike(match, 0, chance) if match.to_move is not None else None
        if other is not None:
            compared += 1
            shown = [
                (marks_of(view, options), words_of(view, options, "Kata")) for view in (match.view(0), other)
            ]
            assert shown[0] == shown[1]
    assert compared > 10


@pytest.mark.parametrize("size", [(1024, 640), (980, 760), (1920, 1000)])
def test_the_board_covers_no_card_and_moves_nothing(table: Table, size: tuple[int, int]) -> None:
    table.area.resize(*size)
    match = dealt(hands=("AA LA", "BA HA"), turned="H7", dealer=0)
    table.seat(match)
    scene, panel_of = table.area.view.scene(), table.area.panel

    def places() -> list[object]:
        shown = [item.place for item in scene.items_of_pack]
        parts = (*panel_of.findChildren(QAbstractButton), *panel_of.findChildren(QLabel))
        words = [(part.mapTo(table.area, QPoint()), part.size()) for part in parts if part.isVisible()]
        return [shown, words, [plate.pos() for plate in scene.plate_items]]

    before = places()
    table.area.settings.change(BEGINNER)
    settle()
    board = scene.board.sceneBoundingRect()
    assert places() == before
    assert board.width() / 9 > 20
    assert not any(board.intersects(plate.sceneBoundingRect()) for plate in scene.plate_items)
    for item in scene.items_of_pack:
        face = item.mapRectToScene(item.face)
        assert not board.intersects(face), item.card


@pytest.mark.parametrize(("scale", "least"), [(1.0, 16), (2.0, 26)])
def test_the_board_can_be_read_in_the_smallest_window_and_grows_with_the_letters(
    table: Table, scale: float, least: float
) -> None:
    table.area.resize(1024, 614)
    table.seat(dealt(hands=("AA LA", "BA HA"), turned="H7", dealer=0))
    table.area.settings.change(replace(BEGINNER, text_scale=scale))
    settle()
    view = table.area.view
    board, pixels = view.scene().board, view.transform().m11()
    assert board.letter_height * pixels >= least
    if not view.scene().layout.is_narrow:
        assert 13 * scale * 0.95 <= board.key.letter_height * pixels <= 25 * scale
    assert board.cell_of(Card.AA).height() * pixels > least * 1.4
    if not view.scene().layout.is_narrow:
        assert board.key.isVisible()
        assert view.scene().sceneRect().contains(board.key.sceneBoundingRect())
    table.area.settings.change(replace(BEGINNER, text_scale=1.0))


def test_between_hands_there_is_no_board(table: Table) -> None:
    table.seat(Match.new(HUNGARIAN, first_dealer=1), settings=BEGINNER)
    assert marks(table) == {}


# Melds that would be lost or postponed


TERC = "LAKOX B7 B8 A7 A8 H8"
"""A terc of Leaves, and cards that do not belong to it."""


def seat_with_terc(table: Table, settings: Settings = BEGINNER) -> None:
    table.seat(dealt(hands=(TERC, ""), talon="BK HA AO", turned="HX", dealer=1), settings=settings)
    assert any(isinstance(action, Declare) for action in table.view.legal)


def test_before_a_card_of_a_meld_it_is_asked_and_declared(table: Table) -> None:
    seat_with_terc(table)
    table.hand.click("LA")
    box = asked(table.area)
    assert "Leaves Ace terc" in box.question.text
    assert "no longer" in box.question.explanation
    assert table.view.trick == ()
    click(table.qtbot, button(box, "Declare"))
    assert "declare LA3" in " ".join(table.game.actions)
    assert table.view.trick == ()
    # R5.5: then the card is played without a question.
    table.hand.click("LA")
    assert not is_asked(table.area)
    assert "0:play LA" in table.game.actions


def test_where_there_is_a_choice_between_declarations_it_can_be_made(table: Table) -> None:
    table.seat(dealt(hands=("LAKOU B7 B8 A7 A8 H8", ""), turned="HX", dealer=1), settings=BEGINNER)
    table.hand.click("LA")
    box = asked(table.area)
    click(table.qtbot, button(box, "Declare"))
    dialog = find(table.area, MeldDialog)
    assert dialog is not None
    assert not is_asked(table.area)
    click(table.qtbot, dialog.declare_button)
    assert "declare LA4" in " ".join(table.game.actions)


def test_a_card_beside_the_meld_only_puts_it_off_and_is_asked_once(table: Table) -> None:
    seat_with_terc(table)
    table.hand.drag("B7", table.hand.middle)
    box = asked(table.area)
    assert "wait" in box.question.explanation
    click(table.qtbot, button(box, "Play anyway"))
    assert "0:play B7" in table.game.actions
    while table.phase is not Phase.DECIDE:
        table.game.session.gather()
        settle()
    assert any(isinstance(action, Declare) for action in table.view.legal)
    table.hand.click("B8")
    assert not is_asked(table.area)
    assert "0:play B8" in table.game.actions


def test_before_it_is_lost_it_is_asked_again_by_keyboard(table: Table) -> None:
    seat_with_terc(table)
    table.hand.click("B7")
    box = asked(table.area)
    tap(table.qtbot, box, Key.Key_Escape)
    assert not is_asked(table.area)
    assert table.game.actions == []
    table.hand.click("LA")
    box = asked(table.area)
    assert "no longer" in box.question.explanation
    tap(table.qtbot, box, Key.Key_Return)
    assert "declare LA3" in " ".join(table.game.actions)


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_players_who_tick_do_not_ask_again_are_not_asked_again(table: Table, by_keys: bool) -> None:
    kept: list[Settings] = []
    seat_with_terc(table, USUAL)
    table.area.settings.follow(kept.append)
    table.hand.click("B7")
    box = asked(table.area)
    if by_keys:
        person = ByKeyboard(table.qtbot, table.area)
        for wanted in (the(box, QCheckBox), button(box, "Play anyway")):
            while QApplication.focusWidget() is not wanted:
                person.key(Key.Key_Tab)
            person.key(Key.Key_Space)
    else:
        click(table.qtbot, the(box, QCheckBox))
        click(table.qtbot, button(box, "Play anyway"))
    settle()
    assert [settings.game(TartliOptions).remind_melds for settings in kept] == [False]
    assert "0:play B7" in table.game.actions
    while table.phase is not Phase.DECIDE:
        table.game.session.gather()
        settle()
    table.hand.click("LK")
    assert not is_asked(table.area)


def test_who_goes_back_is_asked_again_after_all(table: Table) -> None:
    seat_with_terc(table, USUAL)
    table.hand.click("LA")
    box = asked(table.area)
    click(table.qtbot, the(box, QCheckBox))
    click(table.qtbot, button(box, "Back"))
    assert table.area.settings.game(TartliOptions).remind_melds


# An exchange that breaks a meld

WITH_TERC = "H987 A78 L7 B7 AK L9"


@pytest.mark.parametrize("settings", [BEGINNER, USUAL], ids=["beginner", "usual"])
def test_an_exchange_that_breaks_a_meld_is_asked_about_once(
    table: Table, settings: Settings
) -> None:  # R8.1, R5.1
    table.seat(dealt(hands=(WITH_TERC, ""), turned="HA", dealer=1), settings=settings)
    table.key(Key.Key_X)
    box = asked(table.area)
    assert "Hearts Nine terc" in box.question.text
    tap(table.qtbot, box, Key.Key_Escape)
    assert table.game.actions == []
    click(table.qtbot, table.area.panel.button(table.area.commands["exchange"]))
    assert not is_asked(table.area)
    assert table.game.actions == ["0:exchange"]


@pytest.mark.parametrize("person", [ByMouse, ByKeyboard])
def test_the_exchange_is_made_all_the_same_by_mouse_and_by_keys(
    table: Table, person: type[ByMouse | ByKeyboard]
) -> None:
    table.seat(dealt(hands=(WITH_TERC, ""), turned="HA", dealer=1), settings=BEGINNER)
    person(table.qtbot, table.area).step()
    assert not is_asked(table.area)
    assert table.game.actions == ["0:exchange"]


def test_the_meld_is_declared_before_the_exchange(table: Table) -> None:
    table.seat(dealt(hands=(WITH_TERC, ""), turned="HA", dealer=1), settings=BEGINNER)
    table.key(Key.Key_X)
    box = asked(table.area)
    click(table.qtbot, button(box, "Declare"))
    assert "0:declare H93" in table.game.actions


def test_a_hint_that_named_a_meld_asks_before_the_exchange_too(table: Table) -> None:
    table.seat(dealt(hands=(WITH_TERC, ""), turned="HA", dealer=1))
    session = table.game.session
    table.area.hints.show(hint_to_declare(session.view), session.view)
    click(table.qtbot, table.area.panel.button(table.area.commands["exchange"]))
    box = asked(table.area)
    click(table.qtbot, button(box, "Exchange anyway"))
    assert table.game.actions == ["0:exchange"]


def hint_to_declare(view: View) -> Hint:
    terc = next(action for action in view.legal if isinstance(action, Declare))
    return hint_of(view, {terc: Value(0.0, 0.5, 10, 0.0)})


@pytest.mark.parametrize("settings", [QUICK, CAFE], ids=["switched off", "as in a café"])
def test_nobody_is_asked_who_wants_no_reminder(table: Table, settings: Settings) -> None:
    table.seat(dealt(hands=(WITH_TERC, ""), turned="HA", dealer=1), settings=settings)
    table.key(Key.Key_X)
    assert not is_asked(table.area)
    assert table.game.actions == ["0:exchange"]


def test_bela_is_asked_for_only_before_one_of_its_cards(table: Table) -> None:  # R7.1
    table.seat(dealt(hands=("HKO B7 B9 L7 L9 A7 A9 LX", ""), turned="HX", dealer=1), settings=USUAL)
    table.hand.click("HK")
    box = asked(table.area)
    assert "béla" in box.question.text
    click(table.qtbot, button(box, "Declare"))
    assert table.game.actions == ["0:bela"]
    table.leave()
    table.seat(dealt(hands=("HKO B7 B9 L7 L9 A7 A9 LX", ""), turned="HX", dealer=1), settings=BEGINNER)
    table.hand.click("B7")
    assert not is_asked(table.area)
    assert "0:play B7" in table.game.actions


def test_a_card_that_may_not_be_played_is_refused_without_a_question(table: Table) -> None:  # R4.2, R5.1
    match = late(hands=("AAKOU HAKO B7 L7", "A987X LAKO B98"), turned="B7")
    table.seat(match, settings=BEGINNER)
    assert any(isinstance(action, Declare) for action in table.view.legal)
    table.hand.click("AA")
    assert not is_asked(table.area)
    assert "follow suit" in table.area.panel.notice_text
    # Trick 8 is the last chance.
    table.hand.click("B7")
    box = asked(table.area)
    assert "no longer" in box.question.explanation
