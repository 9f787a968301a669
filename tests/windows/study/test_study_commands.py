"""Studies of hands that are on the table, in a review or on the clipboard."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tartli_desktop.cards.german import Card
from tartli_desktop.games import tarokk, ulti
from tartli_desktop.games.tartli import HUNGARIAN, Match
from tartli_desktop.store.match_kinds import PRACTICE
from tartli_desktop.store.record_files import LARGEST
from tartli_desktop.study.taking_over import study_of_hand
from tartli_desktop.windows.copied_hands import MIME_TYPE, copy_hand, study_in
from tests.fuzz_records import played, played_by
from tests.session.playing import settle
from tests.windows.programs import mid_trick
from tests.windows.simulated_user import answer, asked, is_asked

from .conftest import Key, Mod, Studying

CTRL = Mod.ControlModifier


def a_record() -> dict[str, Any]:
    """A record whose last hand is in progress."""
    return played(HUNGARIAN, 2, random.Random(5))


def answers(studying: Studying) -> list[str]:
    return [each.words.replace("&", "") for each in asked(studying.program.window).question.answers]


def test_a_reviewed_hand_is_studied_from_the_position_that_is_shown(studying: Studying) -> None:
    studying.program.keep(Match.from_record(a_record()))
    studying.program.open()
    studying.key(Key.Key_R, CTRL)
    for _ in range(5):
        studying.key(Key.Key_Right)
    studying.key(Key.Key_E)
    studying.wait()
    place = studying.place
    hand = a_record()["hands"][0]
    assert studying.program.window.review is None
    assert studying.lines == hand["actions"][:5]
    assert [str(step) for step in place.study.line(place.study.end_of_line())] == hand["actions"]
    assert None not in studying.other_cards, "all cards of a finished hand are known"


def test_a_card_that_is_seen_in_another_hand_is_played_with_a_click(studying: Studying) -> None:
    studying.program.open()
    studying.program.window.study_commands.open_of_hand(a_record(), 1, 0, 6)
    studying.wait()
    view = studying.place.view
    item = view.scene().items_in("OTHER_HAND", 1)[-1]
    pressed = view.mapFromScene(item.sceneBoundingRect().center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=pressed)
    assert studying.lines[-1] == f"1:play {item.card}"


def test_of_a_match_that_counts_only_finished_hands_are_studied(studying: Studying) -> None:
    studying.program.keep(Match.from_record(a_record()))
    studying.program.open()
    studying.key(Key.Key_E, CTRL)
    assert answers(studying) == ["The last hand", "Set up a hand", "Back"]
    answer(studying.qtbot, studying.program.window, "The last hand")
    studying.wait()
    assert studying.lines == []
    assert len(studying.place.study.nodes) > 20


def test_in_practice_the_position_is_studied_with_what_its_player_may_know(studying: Studying) -> None:
    match = mid_trick()
    studying.program.keep(match, {PRACTICE: "1"})
    studying.program.open()
    studying.key(Key.Key_E, CTRL)
    assert answers(studying)[0] == "This position"
    answer(studying.qtbot, studying.program.window, "This position")
    studying.wait()
    known = {card for cards in studying.place.study.setup.known for card in cards if card is not None}
    hidden = {*match.view(1).hand} - {*match.view(0).opponent_cards}
    assert known.isdisjoint(hidden)
    assert {*match.view(0).hand} <= known
    assert studying.lines == ["1:declare ?", "1:play LK"], "of a meld only its kind was said"


def test_cards_on_the_clipboard_are_offered_as_the_own_hand(studying: Studying) -> None:
    studying.program.open()
    QGuiApplication.clipboard().setText("HU, HO ha")
    studying.key(Key.Key_E, CTRL)
    answer(studying.qtbot, studying.program.window, "clipboard")
    assert studying.setup.dealt.places[0].cards == [Card.HU, Card.HO, Card.HA]
    studying.key(Key.Key_Escape)
    studying.key(Key.Key_Escape)
    QGuiApplication.clipboard().setText("see you at ten, with my Ace of Hearts")
    studying.key(Key.Key_E, CTRL)
    assert not is_asked(studying.program.window), "there is nothing to choose"


def test_names_on_the_clipboard_are_taken_and_what_is_none_is_told(studying: Studying) -> None:
    studying.program.open()
    QGuiApplication.clipboard().setText("Ace of Hearts\ntök alsó, Herz-Ober xyz")
    studying.key(Key.Key_E, CTRL)
    answer(studying.qtbot, studying.program.window, "clipboard")
    assert studying.setup.dealt.places[0].cards == [Card.HA, Card.BU, Card.HO]
    assert studying.setup.told.text().replace("\u00a0", " ") == "“xyz” is not a card of this pack."


def test_a_copied_hand_is_taken_over_whole(studying: Studying) -> None:
    record = a_record()
    studying.program.keep(Match.from_record(record))
    studying.program.open()
    studying.key(Key.Key_R, CTRL)
    studying.key(Key.Key_C)
    studying.qtbot.waitUntil(lambda: bool(QGuiApplication.clipboard().text()))
    studying.key(Key.Key_Escape)
    studying.key(Key.Key_E, CTRL)
    answer(studying.qtbot, studying.program.window, "The hand from the clipboard")
    studying.wait()
    taken = studying.place.study
    assert taken == study_of_hand(record, 1, 0, "Tartli, hand 1")
    studying.place.actions_here.copy.trigger()
    assert study_in(copied(), studying.program.window) == taken


def test_a_running_hand_gives_its_text_alone(studying: Studying) -> None:
    studying.program.keep(Match.from_record(a_record()))
    studying.program.open()
    studying.program.window.matches.copy_hand()
    data = QGuiApplication.clipboard().mimeData()
    assert "still being played" in data.text()
    assert not data.hasFormat(MIME_TYPE)


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda document: document[:-40], "damaged or cut off"),
        (lambda document: document.replace(b'"seat": 0', b'"seat": 7'), "seat must be a seat"),
        (lambda document: document.replace(b'"step": "', b'"step": "3:'), "step 1"),
        (lambda document: document + b" " * LARGEST, "too large"),
        (lambda _: msgspec.json.encode(a_record()), "not a match file"),
    ],
)
def test_a_strangers_hand_is_refused_with_the_reason(
    studying: Studying, spoil: Callable[[bytes], bytes], told: str
) -> None:
    studying.program.open()
    copy_hand("a hand", a_record(), 1, 0, is_over=True)
    QGuiApplication.clipboard().mimeData().setData(MIME_TYPE, spoil(copied()))
    studying.key(Key.Key_E, CTRL)
    answer(studying.qtbot, studying.program.window, "clipboard")
    assert told in asked(studying.program.window).question.text
    assert studying.program.window.study is None


@pytest.mark.parametrize("with_hand", [True, False])
def test_text_dropped_on_the_window_is_studied(studying: Studying, with_hand: bool) -> None:
    studying.program.open()
    window, data = studying.program.window, QMimeData()
    data.setText("piros felső, h9" if not with_hand else "a hand")
    if with_hand:
        copy_hand("a hand", a_record(), 1, 1, is_over=True)
        data.setData(MIME_TYPE, copied())
    at, left, none = QPoint(50, 50), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for event in (QDragEnterEvent, QDropEvent):
        QApplication.sendEvent(window, event(at, Qt.DropAction.CopyAction, data, left, none))
    settle()
    if with_hand:
        studying.wait()
        assert studying.place.study == study_of_hand(a_record(), 1, 1, "Tartli, hand 1")
    else:
        assert studying.setup.dealt.places[0].cards == [Card.HO, Card.H9]


def copied() -> bytes:
    """The study on the clipboard."""
    return bytes(QGuiApplication.clipboard().mimeData().data(MIME_TYPE).data())


@pytest.mark.parametrize(
    ("game", "variant"), [("tartli", HUNGARIAN), ("ulti", ulti.ASSOCIATION), ("tarokk", tarokk.PASKIEVICS)]
)
def test_a_copied_hand_is_the_same_study_with_the_scores_before_it(
    studying: Studying, game: str, variant: object
) -> None:
    record = played_by(game, variant, 3, random.Random(5))
    studying.program.open()
    copy_hand("a hand", record, 2, 1, is_over=True)
    taken = study_in(copied(), studying.program.window)
    assert taken is not None
    assert taken == study_of_hand(record, 2, 1, taken.title)
    assert taken.setup.seat == 1
