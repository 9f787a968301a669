"""The table as screen readers find it: objects with names, roles, states and actions, and nothing hidden."""

import gc
import random
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.face import face_of
from tartli_desktop.game.rules import Draw
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Action, Match, Play, TrickGathered, View
from tartli_desktop.games.tartli.words import terms
from tartli_desktop.looks import accessibility
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Talk
from tartli_desktop.table.screen_reader.accessible import PartKind
from tartli_desktop.text import card_names
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.tartli.rules.positions import dealt, late
from tests.session.playing import QUICK, Scripted, at_random, now_and_then, quick, settle
from tests.windows.simulated_user import tap
from tests.windows.tables import Table, opened

Role, Text = QAccessible.Role, QAccessible.Text
PRESS = QAccessibleActionInterface.pressAction()
FOCUS = QAccessibleActionInterface.setFocusAction()
OTHER = "LXKU9 HK A78 B78"
"""The hand of a player who leads Leaves to trick 8, with Hearts as trumps."""


class HeardTable(Table):
    """A match on the table, as a screen reader finds it."""

    def __init__(self, qtbot: QtBot, area: PlayArea) -> None:
        super().__init__(qtbot, area)
        self.heard: list[str] = []
        area.announcer.announced.connect(self.heard.append)

    def interface(self, kind: PartKind) -> QAccessibleInterface:
        part = next(part for part in self.area.view.reader.parts if part.kind is kind)
        return QAccessible.queryAccessibleInterface(part)

    def cards(self, kind: PartKind) -> list[QAccessibleInterface]:
        return children(self.interface(kind))

    def names(self, kind: PartKind) -> list[str]:
        return [each.text(Text.Name) for each in self.cards(kind)]

    def card(self, name: str) -> QAccessibleInterface:
        return next(each for each in self.cards(PartKind.HAND) if each.text(Text.Name).startswith(name))

    def everything(self) -> list[QAccessibleInterface]:
        return list(walk(QAccessible.queryAccessibleInterface(self.area)))


def children(of: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [of.child(index) for index in range(of.childCount())]


def walk(of: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield of
    for child in children(of):
        yield from walk(child)


def words_of(of: QAccessibleInterface) -> str:
    """All texts of an accessible object."""
    kinds = (Text.Name, Text.Description, Text.Value, Text.Help, Text.Accelerator)
    return "\n".join(of.text(kind) for kind in kinds)


def do(of: QAccessibleInterface, action: str) -> None:
    actions = of.actionInterface()
    assert action in actions.actionNames()
    actions.doAction(action)
    settle()


def pick(view: View, text: str) -> Action:
    return next(action for action in view.legal if str(action) == text)


def leads(card: str) -> Scripted:
    return Scripted(choose=lambda view: pick(view, f"play {card}"))


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[HeardTable]:
    with opened(qtbot) as area:
        at = HeardTable(qtbot, area)
        yield at
        at.leave()


# Objects


def test_a_hand_is_a_list_of_buttons_with_their_places(table: HeardTable) -> None:
    table.seat(dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1))
    hand = table.interface(PartKind.HAND)
    assert (hand.role(), hand.text(Text.Name)) == (Role.List, "Your hand. Cards: 9")
    assert table.names(PartKind.HAND)[:3] == [
        "King of Hearts, trump, 1 of 9",
        "Nine of Hearts, trump, 2 of 9",
        "Ace of Acorns, 3 of 9",
    ]
    for place, card in enumerate(table.cards(PartKind.HAND)):
        state = card.state()
        assert card.role() == Role.Button
        assert state.focusable
        assert not state.disabled
        assert f"{place + 1} of 9" in card.text(Text.Name)
        assert card.rect().isValid()
    centre = card.rect().center()
    found = QAccessible.queryAccessibleInterface(table.area.view).childAt(centre.x(), centre.y())
    assert found.text(Text.Name) == card.text(Text.Name)


def test_a_card_that_may_not_be_played_says_why(table: HeardTable) -> None:  # R4.2
    table.seat(late(hands=("HO7 LA8 AKX BAKX", OTHER), turned="H7"), leads("LX"))
    cards = {card.text(Text.Name): card for card in table.cards(PartKind.HAND)}
    barred = cards["Over of Hearts, trump, 1 of 9, may not be played: you hold Leaves"]
    free = next(card for name, card in cards.items() if name.startswith("Ace of Leaves, "))
    assert "may not" not in free.text(Text.Name)
    assert (bool(barred.state().disabled), bool(free.state().disabled)) == (True, False)


def test_the_keyboard_points_at_the_object_that_has_the_focus(qtbot: QtBot, table: HeardTable) -> None:
    table.seat(dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1))
    whole = QAccessible.queryAccessibleInterface(table.area.view)
    assert whole.state().focused
    qtbot.keyClick(table.area.view, Qt.Key.Key_End)
    states = [card.state() for card in table.cards(PartKind.HAND)]
    assert [bool(state.focused) for state in states] == [False] * 8 + [True]
    assert [bool(state.selected) for state in states] == [False] * 8 + [True]
    assert not whole.state().focused
    assert whole.focusChild().text(Text.Name) == "Seven of Bells, 9 of 9"
    assert sum(bool(each.state().focused) for each in table.everything()) == 1


def test_trick_talon_and_the_other_hand(table: HeardTable) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H8"))
    assert table.interface(PartKind.TRICK).text(Text.Name) == "Trick 1. Cards: 1"
    (led,) = table.names(PartKind.TRICK)
    assert led.endswith(", by B")
    assert table.interface(PartKind.MIDDLE).text(Text.Name) == "Talon. Cards: 14. Trumps are Hearts"
    assert table.names(PartKind.MIDDLE) == ["Eight of Hearts, turned up"]
    assert table.interface(PartKind.OTHER_HAND).text(Text.Name) == "The hand of B. Cards: 8"
    assert table.cards(PartKind.OTHER_HAND) == []
    assert table.interface(PartKind.TAKEN).text(Text.Name) == "Tricks won. You: 0, B: 0"
    (on_table,) = table.cards(PartKind.TRICK)
    assert (on_table.role(), on_table.actionInterface()) == (Role.ListItem, None)
    # Each child's parent is the object it was reached from.
    for each in walk(QAccessible.queryAccessibleInterface(table.area.view)):
        for place, child in enumerate(children(each)):
            assert child.parent().object() is each.object()
            assert each.indexOfChild(child) == place
    # A card that lies face down has no name.
    scene = table.area.view.scene()
    for item in (*scene.items_in("OTHER_HAND", 1), *scene.items_in("MIDDLE")[1:], *scene.items_in("TAKEN")):
        interface = QAccessible.queryAccessibleInterface(item)
        assert words_of(interface).strip() == ""
        assert interface.state().invisible
        assert interface.actionInterface() is None


def test_what_is_said_stands_on_a_note_and_what_scores_on_the_slate(table: HeardTable) -> None:
    table.seat(dealt(hands=("HKO", "AA"), turned="H8", dealer=1))
    assert not any("say" in words_of(each) for each in table.everything())
    table.area.commands["bela"].trigger()
    settle()
    notes = [each for each in table.everything() if each.text(Text.Name) == "You say: Béla!"]
    assert [note.role() for note in notes] == [Role.StaticText]
    slate = QAccessible.queryAccessibleInterface(table.area.slate)
    assert (slate.role(), slate.text(Text.Name)) == (Role.Graphic, "Slate")
    assert "A: points 40, bulis 0." in slate.text(Text.Description)


def test_the_table_before_the_deal(table: HeardTable) -> None:
    table.seat(Match.new(HUNGARIAN, first_dealer=1))
    assert table.game.phase is Phase.CUT
    shown = [part.kind for part in table.area.view.reader.shown_parts()]
    assert shown == [PartKind.PACK]
    assert table.interface(PartKind.PACK).text(Text.Name) == "The pack, face down. Cards: 32"
    assert table.interface(PartKind.PACK).childCount() == 0


# Actions


def test_a_press_on_what_may_not_be_played_says_why(table: HeardTable) -> None:
    table.seat(late(hands=("HO7 LA8 AKX BAKX", OTHER), turned="H7"), leads("LX"))
    do(table.card("Over of Hearts"), PRESS)
    assert table.heard[-1].startswith("From trick 8 on you must follow suit: Leaves were led")
    assert len(table.view.hand) == 9


def test_the_focus_can_be_brought_to_a_card(table: HeardTable) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H8", dealer=1))
    table.area.slate.setFocus()
    do(table.card("Ace of Leaves"), FOCUS)
    assert table.area.view.hasFocus()
    assert table.card("Ace of Leaves").state().focused
    assert table.card("Ace of Leaves").text(Text.Accelerator) == "Shift+L, A", "how it is typed"


def test_a_press_on_the_turned_card_exchanges(table: HeardTable) -> None:  # R8.2
    table.seat(dealt(hands=("H7", "AA"), turned="HA", dealer=1))
    (turned,) = table.cards(PartKind.MIDDLE)
    do(turned, PRESS)
    assert table.game.actions == ["0:exchange"]


# Nothing hidden


def mentioned(words: str) -> set[Card]:
    """The cards that a text names."""
    return {card for card in CARDS if card_names.card_name(card) in words}


def open_to(view: View) -> set[Card]:
    """Cards that the player sees or has just heard of: the own hand, the table, announcements of this trick.

    When the hand is over, all scored melds are open.
    """
    seen = set(view.hand) | {card for _, card in view.trick}
    if view.turned is not None:
        seen.add(view.turned)
    if view.to_move is None:
        # The count of the hand lists what both have scored (R6.4).
        seen |= {card for melds in view.scored for meld in melds for card in meld.cards}
    for event in reversed(view.events):
        said = terms.spoken(event, view.variant)
        seen |= mentioned(said or "")
        if isinstance(event, TrickGathered):
            break
    return seen


def test_over_a_whole_hand_nothing_hidden_can_be_read(table: HeardTable) -> None:
    chance = random.Random(1)
    thinker = Scripted(choose=at_random(chance, claims=0), interject=now_and_then(chance))
    table.seat(Match.new(AUSTRIAN, first_dealer=1), thinker)
    choose, session = at_random(chance, claims=0), table.game.session
    looked = 0
    for _ in range(30):
        allowed = open_to(table.view)
        for each in table.everything():
            words = words_of(each)
            assert mentioned(words) <= allowed, words
        looked += bool(table.view.hand)
        match table.game.phase:
            case Phase.CUT:
                session.cut(3)
            case Phase.DECIDE:
                session.do(choose(table.view))
            case Phase.PAUSE:
                session.gather()
            case Phase.HAND_OVER:
                break
        settle()
    assert looked > 15


@pytest.mark.usefixtures("painted_as_for_a_player")
def test_melds_that_are_shown_for_a_moment_do_not_open_the_other_hand(
    qtbot: QtBot, table: HeardTable
) -> None:
    """The backs that turn over while melds are shown have no names for screen readers."""
    match = dealt(hands=("B8", "LAKO A7"), turned="H8", dealer=0)
    declared = iter(["declare LA3"])
    thinker = Scripted(choose=lambda view: pick(view, next(declared, "play A7")))
    shown: list[list[str]] = []

    def look() -> None:
        if any(item.card is not None for item in table.area.view.scene().items_in("OTHER_HAND", 1)):
            read = [words_of(each) for each in walk(table.interface(PartKind.OTHER_HAND))]
            shown.append(read)

    table.seat(match, thinker, quick(motion=True, speed=3.0))
    table.area.view.scene().changed.connect(lambda regions: look())
    qtbot.waitUntil(lambda: table.game.phase is Phase.DECIDE)
    table.game.session.do(Play(Card.B8))
    qtbot.waitUntil(lambda: table.game.phase is Phase.PAUSE)
    assert shown
    assert all(not mentioned(words) for read in shown for words in read)


# Announcements

BY_KEYS = "The arrow keys select a card, Enter plays it."
"""Announced once, when a card is asked for the first time."""
LEVELS: dict[Talk, list[str]] = {
    Talk.LITTLE: ["B plays the Eight of Acorns."],
    Talk.USUAL: [
        f"You lead. {BY_KEYS} You can declare (D).",
        "You play the Ace of Leaves. B plays the Eight of Acorns. The trick is yours. 11 points.",
    ],
    Talk.MUCH: [
        f"You lead. Cards in the talon: 14. You have 0 points, B has 0. {BY_KEYS} You can declare (D).",
        "You play the Ace of Leaves. B plays the Eight of Acorns. The trick is yours.",
    ],
}


@pytest.mark.parametrize("talk", list(Talk))
def test_a_trick_at_each_length(table: HeardTable, talk: Talk) -> None:
    match = dealt(hands=("LA LK LO L8 HA HX B8 BX A9", "A8"), turned="H8", dealer=1)
    table.seat(match, Scripted(choose=lambda view: pick(view, "play A8")), quick(talk=talk))
    do(table.card("Ace of Leaves"), PRESS)
    assert table.heard == LEVELS[talk]


def test_what_can_be_done_beside_playing_is_told_once(table: HeardTable) -> None:  # R5.1, R7.1, R8.1
    match = dealt(hands=("HK HO H7 LA L8 AX A8 BX B8", "A7"), turned="HA", dealer=1)
    table.seat(match, Scripted(choose=lambda view: pick(view, "play A7")))
    (told,) = table.heard
    assert told == f"You lead. {BY_KEYS} You can say béla (B). You can exchange the Seven (X)."
    do(table.card("Eight of Acorns"), PRESS)
    table.game.session.gather()
    settle()
    once = ("You can say béla", "exchange the Seven", BY_KEYS)
    assert not any(words in text for text in table.heard[1:] for words in once)


def test_a_meld_that_was_drawn_is_told_of(table: HeardTable) -> None:  # R5.1
    match = dealt(hands=("LA LK HA HX B8 BX A9 A8 H9", "A7"), turned="H8", talon="LO", dealer=1)
    table.seat(match, Scripted(choose=lambda view: pick(view, "play A7")))
    assert table.heard == [f"You lead. {BY_KEYS}"]
    do(table.card("Nine of Acorns"), PRESS)
    table.game.session.gather()
    settle()
    assert table.heard[-1].endswith("You lead. You can declare (D).")


def test_where_the_table_does_not_show_what_can_be_done_nobody_is_told(table: HeardTable) -> None:
    match = dealt(hands=("LA LK LO HA HX B8 BX A9 A8", "A7"), turned="H8", dealer=1)
    table.seat(match, None, quick(show_legal=False))
    assert table.heard == [f"You lead. {BY_KEYS}"]


def test_a_picture_of_a_table_has_no_cards_to_press(table: HeardTable) -> None:
    area = table.area
    area.lay_example()
    view = QAccessible.queryAccessibleInterface(area.view)
    found = list(walk(view))
    assert not any(" of " in each.text(Text.Name) for each in found)
    assert not any(each.state().focusable for each in found if each.object() is area.view)
    assert view.text(Text.Description) == ""
    assert area.view.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_the_draw_names_the_key_that_goes_on(qtbot: QtBot, table: HeardTable) -> None:  # R3.1
    table.seat(Match.new(HUNGARIAN, first_dealer=1), draw=Draw(((Card.HA, Card.L7),), 1))
    assert table.game.phase is Phase.OPENING
    assert table.heard[-1].endswith("Press Space to continue.")
    qtbot.keyClick(table.area.view, Qt.Key.Key_Space)
    assert table.game.phase is Phase.CUT


def test_the_pack_is_cut_by_keys_where_the_player_wants(qtbot: QtBot, table: HeardTable) -> None:  # R3.2
    table.seat(Match.new(HUNGARIAN, first_dealer=1))
    assert table.game.phase is Phase.CUT
    assert "arrow keys" in table.heard[-1]
    cut: list[int] = []
    table.area.view.pack_cut.connect(cut.append)
    view = table.area.view
    for key, place in (
        (Qt.Key.Key_Left, 15),
        (Qt.Key.Key_Home, 1),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, 31),
    ):
        qtbot.keyClick(view, key)
        assert table.heard[-1] == f"Cut after card {place} of 32. Enter cuts here."
        assert [at for at, item in enumerate(view.scene().pack_items) if item.focused] == [place]
    qtbot.keyClick(view, Qt.Key.Key_Left)
    tap(qtbot, view, Qt.Key.Key_Return)
    assert cut == [30]
    assert table.game.phase is not Phase.CUT
    assert not any(item.focused for item in view.scene().items_of_pack)


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Escape])
def test_space_cuts_in_the_middle_as_the_button_says(
    qtbot: QtBot, table: HeardTable, key: Qt.Key
) -> None:  # R3.2
    table.seat(Match.new(HUNGARIAN, first_dealer=1))
    cut: list[int] = []
    table.area.view.pack_cut.connect(cut.append)
    qtbot.keyClick(table.area.view, Qt.Key.Key_Right)
    qtbot.keyClick(table.area.view, key)
    tap(qtbot, table.area.view, Qt.Key.Key_Space)
    assert cut == []
    assert table.game.phase is not Phase.CUT


def test_without_counts_none_are_told(table: HeardTable) -> None:
    table.seat(
        dealt(hands=("LA", "A8"), turned="H8", dealer=1), None, quick(talk=Talk.MUCH, show_counts=False)
    )
    do(table.card("Ace of Leaves"), PRESS)
    table.area.table_actions.talon.trigger()
    table.game.session.gather()
    settle()
    assert table.heard
    assert not any("point" in text for text in table.heard)


def test_each_thing_is_told_once_and_in_its_order(table: HeardTable) -> None:
    """In a hand, each card of the opponent is announced once, in the order of play."""
    chance = random.Random(5)
    thinker = Scripted(choose=at_random(chance, claims=0))
    table.seat(dealt(hands=("LA", "A8"), turned="H8", dealer=1), thinker)
    choose, session = at_random(chance, claims=0), table.game.session
    while table.game.phase is not Phase.HAND_OVER:
        if table.game.phase is Phase.PAUSE:
            session.gather()
        else:
            session.do(choose(table.view))
        settle()
    told = [
        card
        for text in table.heard
        for sentence in text.split(". ")
        for card in CARDS
        if sentence.startswith(("B leads the ", "B plays the "))
        if card_names.card_name(card) in sentence
    ]
    assert told == [card for seat, card in table.view.played if seat == 1]
    draws = [text.count("You draw the ") for text in table.heard]
    assert sum(draws) == 7
    assert sum("The hand is over." in text for text in table.heard) == 1
    assert not any(one == two for one, two in zip(table.heard, table.heard[1:], strict=False))


def test_with_nothing_told_that_is_said(qtbot: QtBot, table: HeardTable) -> None:
    table.seat(dealt(hands=("LA", "A8"), turned="H8", dealer=1), None, quick(talk=Talk.LITTLE))
    qtbot.keyClick(table.area.view, Qt.Key.Key_L)
    assert table.heard == ["Nothing has been said yet."]


def test_a_letter_that_stands_for_nothing_is_told_and_one_of_a_command_is_not(
    qtbot: QtBot, table: HeardTable
) -> None:
    table.seat(dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1))
    before = len(table.heard)
    qtbot.keyClick(table.area.view, Qt.Key.Key_D)
    why = table.area.panel.notice_text
    assert table.heard[before:] == [why]
    assert "typed" not in why
    qtbot.keyClick(table.area.view, "Q", Qt.KeyboardModifier.ShiftModifier)
    assert table.heard[before + 1 :] == [table.area.panel.notice_text]
    assert "To pick a card, press Shift with one of A, L, H, B" in table.area.panel.notice_text


def test_talon_and_trumps_are_told_and_framed(qtbot: QtBot, table: HeardTable) -> None:
    table.seat(dealt(hands=("LA", "A8"), turned="H8"), Scripted(choose=lambda view: pick(view, "play A8")))
    qtbot.keyClick(table.area.view, Qt.Key.Key_T)
    assert table.heard[-1] == (
        "Trumps are Hearts. Trick 1 of 16. The Eight of Hearts lies face up. Cards in the talon: 14. "
        "You have 0 points, B has 0. B has played the Eight of Acorns."
    )
    stock = table.area.view.scene().stock_items
    assert [item.focused for item in (stock[0], stock[-1])] == [True, True]
    qtbot.keyClick(table.area.view, Qt.Key.Key_Right)
    assert not any(item.focused for item in table.area.view.scene().stock_items)


def test_the_reminder_is_told_once_for_each_count(table: HeardTable) -> None:  # R9.2
    table.seat(dealt(hands=("HKO", "AA"), turned="H8", scores=(464, 250)))
    table.area.commands["bela"].trigger()
    settle()
    table.area.settings.change(quick(alternate_colours=True))
    assert sum("You have 504 points: you can go out." in text for text in table.heard) == 1


# Lifetimes


def test_no_interface_outlives_its_table(qtbot: QtBot) -> None:
    """Qt's cache deletes each with its object; Python frees it when the next one is made."""

    def alive() -> int:
        return sum(shiboken6.isValid(interface) for interface in accessibility.interfaces)

    gc.collect()
    before = alive()
    counts = []
    for _ in range(3):
        area = PlayArea(face_of("tartli"), CurrentSettings(QUICK))
        area.resize(1280, 800)
        area.view.scene().lay_out(dealt(dealer=1).view(0))
        assert len(list(walk(QAccessible.queryAccessibleInterface(area)))) > 20
        counts.append((alive(), len(accessibility.interfaces)))
        area.deleteLater()
        QApplication.sendPostedEvents(area, QEvent.Type.DeferredDelete.value)
        del area
        gc.collect()
        assert alive() == before
    assert counts[1] == counts[2]


def test_a_screen_reader_may_hold_on_to_what_is_gone(table: HeardTable) -> None:
    table.seat(dealt(hands=("LA", "A8"), turned="H8", dealer=1))
    held = table.card("Ace of Leaves")
    do(held, PRESS)
    table.game.session.gather()
    settle()
    assert held.isValid()
    assert held.text(Text.Name) == ""
    assert held.childCount() == 0
