"""A match viewed hand by hand: what is shown, what stays hidden, and the keys."""

import json
import random
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.game.registry import rules_of
from tartli_desktop.games.tartli import HUNGARIAN, Match, replay
from tartli_desktop.games.tartli.words.hand_text import TartliRecords
from tartli_desktop.store import record_files
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.card_names import card_name
from tartli_desktop.windows.matches import record_view
from tartli_desktop.windows.matches.deal_check import DealCheck
from tartli_desktop.windows.matches.record_view import RecordView
from tests.fuzz_records import played
from tests.on_screen import in_front
from tests.windows.simulated_user import the

Key = Qt.Key
HANDS = 4


def a_record(hands: int = HANDS) -> dict[str, Any]:
    """A match whose last hand is in progress."""
    return played(HUNGARIAN, hands, random.Random(3))


def stored(record: dict[str, Any]) -> StoredMatch:
    with MatchStore.in_memory() as store:
        match = record_files.parsed(json.dumps(record).encode())
        kept = record_files.keep(store, match, human_seat=0, level="heuristic")
        return store.load(kept.match_id)


def shown(qtbot: QtBot, match: StoredMatch) -> RecordView:
    return in_front(qtbot, RecordView(match, "Sunday", "Rules: Hungarian.", CardFaces()))


@pytest.fixture
def view(qtbot: QtBot) -> RecordView:
    return shown(qtbot, stored(a_record()))


def rows(view: RecordView) -> list[list[str]]:
    model = view.hands_model
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def marked(view: RecordView) -> str:
    """The text of the marked part."""
    return view.pages.marked


# The hands, replayed


def test_who_look_together_see_what_all_of_them_know() -> None:
    record = a_record()
    *_, running = record_view.replayed(
        rules_of("tartli"), record, 0, by_all=True, describe=lambda match, events: ()
    )
    match = Match.from_record(record)
    assert running.events == tuple(event.seen_by(1) for event in match.view(0).events)


# The list


def test_the_hands_are_listed_with_points_and_result(view: RecordView) -> None:
    assert [row[0] for row in rows(view)] == ["1", "2", "3", "4"]
    assert {row[1] for row in rows(view)} == {"Ödön", "Zsófi"}
    for row, hand in zip(rows(view), replay(a_record()), strict=True):
        pairs = (hand.meld_points, hand.trick_points, hand.counts)
        assert row[2:5] == [f"{mine} : {theirs}" for mine, theirs in pairs]
    assert rows(view)[-1][-1] == "not over"
    assert view.hands.hasFocus()
    assert view.hand is not None
    assert view.hand.number == 1


def test_games_and_the_match_are_among_the_results(qtbot: QtBot) -> None:
    match = Match.new(HUNGARIAN, first_dealer=0, players=("Ödön", "Zsófi"))
    chance = random.Random(1)
    while match.winner is None:
        match.deal(chance.sample(tuple(Card), 32))
        match.apply(0, next(action for action in match.legal_actions(0) if str(action) == "out"))
    view = shown(qtbot, stored(match.to_record()))
    assert [row[-1] for row in rows(view)] == [
        "Zsófi wins 2 buli(s) on a false claim",
        "Zsófi wins 2 buli(s) on a false claim",
        "Zsófi wins the match, 6 : 0",
    ]


# The words, and the keys


def test_keys_go_trick_by_trick_through_the_whole_match(qtbot: QtBot, view: RecordView) -> None:
    qtbot.keyClick(view.hands, Key.Key_Tab)
    assert view.pages.hasFocus()
    assert marked(view).startswith("Tartli: Ödön, Zsófi, hand 1.")
    heads = []
    for _ in range(20):
        qtbot.keyClick(view.pages, Key.Key_Down)
        heads.append(marked(view).split("\n")[0])
    assert heads[:17] == [*(f"Trick {number}" for number in range(1, 17)), "Score"]
    # The keys go on into the next hand.
    assert heads[17].startswith("Tartli: Ödön, Zsófi, hand 2.")
    assert heads[18:] == ["Trick 1", "Trick 2"]
    for _ in range(3):
        qtbot.keyClick(view.pages, Key.Key_Up)
    assert marked(view).startswith("Score")
    assert view.hand is not None
    assert view.hand.number == 1
    qtbot.keyClick(view.pages, Key.Key_Home)
    qtbot.keyClick(view.pages, Key.Key_Up)
    assert view.hand.number == 1
    qtbot.keyClick(view.pages, Key.Key_End)
    assert marked(view).startswith("Score")


def test_left_and_right_go_from_hand_to_hand(qtbot: QtBot, view: RecordView) -> None:
    for widget in (view.hands, view.pages):
        widget.setFocus()
        seen = []
        for key in [Key.Key_Right] * 4 + [Key.Key_Left] * 4:
            qtbot.keyClick(widget, key)
            assert view.hand is not None
            seen.append(view.hand.number)
        assert seen == [2, 3, 4, 4, 3, 2, 1, 1]


def test_a_click_marks_a_trick(qtbot: QtBot, view: RecordView) -> None:
    view.pages.go_to(2)
    head, scrolled = view.pages.cursorRect().center(), view.pages.verticalScrollBar().value()
    view.pages.go_to(0)
    view.pages.verticalScrollBar().setValue(scrolled)
    qtbot.mouseClick(view.pages.viewport(), Qt.MouseButton.LeftButton, pos=head + QPoint(20, 0))
    assert view.pages.part == 2


def test_the_part_that_has_the_focus_is_seen(view: RecordView) -> None:
    without = view.pages.viewport().grab().toImage()
    view.pages.setFocus()
    assert view.pages.viewport().grab().toImage() != without


# What is hidden


def test_of_a_hand_that_is_not_over_only_what_the_player_knows_is_shown(
    qtbot: QtBot, view: RecordView
) -> None:  # R12
    qtbot.keyClick(view.hands, Key.Key_End)
    text = view.pages.toPlainText()
    assert "This hand is still being played." in text
    qtbot.keyClick(view.hands, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QApplication.clipboard().text()
    for card in Match.from_record(a_record()).view(0).unseen:
        assert card_name(card) not in text + copied
    assert "deck" not in copied
    qtbot.mouseClick(view.check_button, Qt.MouseButton.LeftButton)
    dialog = the(view, DealCheck)
    assert dialog.hands.currentText() == "Hand 4, which is being played"
    assert dialog.line.toPlainText() == ""
    dialog.close()


# Copied and checked


def test_the_hand_is_copied_as_text(qtbot: QtBot, view: RecordView) -> None:
    qtbot.keyClick(view.hands, Key.Key_Down)
    qtbot.mouseClick(view.copy_button, Qt.MouseButton.LeftButton)
    record = a_record()
    match = Match.from_record({**record, "hands": record["hands"][:2]})
    wanted = TartliRecords().hand_text(2, match.events, match.players, HUNGARIAN, record["hands"][1])
    assert QApplication.clipboard().text() == wanted


def test_the_deal_of_the_hand_is_checked(qtbot: QtBot, view: RecordView) -> None:
    qtbot.keyClick(view.hands, Key.Key_Down)
    qtbot.mouseClick(view.check_button, Qt.MouseButton.LeftButton)
    dialog = the(view, DealCheck)
    assert dialog.hands.currentText() == "Hand 2"
    qtbot.mouseClick(dialog.check_button, Qt.MouseButton.LeftButton)
    assert dialog.verdict.text().startswith("✓")
    dialog.close()


# What cannot be read


def test_a_damaged_match_is_shown_as_far_as_it_can_be_read(qtbot: QtBot) -> None:
    whole = stored(a_record())
    hands = [*whole.record["hands"][:2], {**whole.record["hands"][2]}]
    hands[2]["actions"] = hands[2]["actions"][:10]
    match = msgspec.structs.replace(whole, record=whole.record | {"hands": hands}, broken_at=(3, 11))
    view = shown(qtbot, match)
    assert len(rows(view)) == 3
    assert view.note.text() == "This match is damaged: it cannot be read from hand 3, action 11 on."
    qtbot.keyClick(view.hands, Key.Key_End)
    assert "The rest of this hand cannot be read." in view.pages.toPlainText()
    assert "still being played" not in view.pages.toPlainText()


def test_a_match_that_breaks_a_rule_is_shown_up_to_there(qtbot: QtBot) -> None:
    match = stored(a_record())
    match.record["hands"][1]["actions"][5] = "0:play A1"
    view = shown(qtbot, match)
    assert len(rows(view)) == 2
    assert "in hand 2, action 6." in view.note.text()


def test_a_match_with_wrong_rules_says_so(qtbot: QtBot) -> None:
    match = stored(a_record())
    match.record["variant"]["double_below"] = 0
    view = shown(qtbot, match)
    assert rows(view) == []
    assert view.note.isVisible()
    assert not view.copy_button.isEnabled()


def test_a_match_without_hands_says_so(qtbot: QtBot) -> None:
    view = shown(qtbot, stored(a_record(0)))
    assert view.note.text() == "No hand has been dealt in this match yet."
    assert not view.check_button.isEnabled()
    qtbot.keyClick(view.hands, Key.Key_Right)


@pytest.mark.usefixtures("large_font")
def test_with_large_letters_the_list_or_the_hand_has_the_whole_width(qtbot: QtBot) -> None:
    view = shown(qtbot, stored(a_record()))
    assert view.hands.isVisible()
    assert not view.pages.isVisible()
    qtbot.keyClick(view.hands, Key.Key_Return)
    assert view.pages.hasFocus()
    assert not view.hands.isVisible()
    assert view.tabs.tabText(1) == "Hand 1 as text"
    qtbot.keyClick(view.pages, Key.Key_Right)
    assert view.tabs.tabText(1) == "Hand 2 as text"
    qtbot.mouseClick(view.tabs, Qt.MouseButton.LeftButton, pos=view.tabs.tabRect(0).center())
    assert view.hands.isVisible()
    assert not view.pages.isVisible()


# The cards beside the words


def test_listeners_read_words_and_no_pictures(view: RecordView) -> None:
    reader = QAccessible.queryAccessibleInterface(view.pages).textInterface()
    text = reader.text(0, reader.characterCount())
    assert "\ufffc" not in text, "what stands for a picture"
    assert [part.head for part in view.pages.parts] == [
        line for line in text.splitlines() if line in {part.head for part in view.pages.parts}
    ]


@pytest.mark.usefixtures("large_font")
def test_a_part_that_has_no_room_as_a_whole_is_scrolled_to_its_end_first(qtbot: QtBot) -> None:
    view = shown(qtbot, stored(a_record()))
    view.resize(700, 420)
    qtbot.keyClick(view.hands, Key.Key_Return)
    bar = view.pages.verticalScrollBar()
    places = [bar.value()]
    while view.pages.part == 0:
        qtbot.keyClick(view.pages, Key.Key_Down)
        places.append(bar.value())
    assert len(places) > 2, "the deal needs more than what is seen at once"
    assert places == sorted(places)
    qtbot.keyClick(view.pages, Key.Key_Up)
    while bar.value():
        qtbot.keyClick(view.pages, Key.Key_Up)
    assert view.pages.part == 0
