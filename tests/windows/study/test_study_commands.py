"""Studies of hands that are on the table, in a review or on the clipboard."""

import random
from typing import Any

from PySide6.QtGui import QGuiApplication

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import HUNGARIAN, Match
from tartli_desktop.store.match_kinds import PRACTICE
from tests.fuzz_records import played
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


def test_of_a_match_that_counts_only_finished_hands_are_studied(studying: Studying) -> None:
    studying.program.keep(Match.from_record(a_record()))
    studying.program.open()
    studying.key(Key.Key_E, CTRL)
    assert answers(studying) == ["The last hand", "Set up a hand", "Back"]
    answer(studying.qtbot, studying.program.window, "The last hand")
    settle()
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
    settle()
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
    settle()
    assert studying.setup.dealt.places[0].cards == [Card.HU, Card.HO, Card.HA]
    studying.key(Key.Key_Escape)
    studying.key(Key.Key_Escape)
    QGuiApplication.clipboard().setText("see you at ten")
    studying.key(Key.Key_E, CTRL)
    assert not is_asked(studying.program.window), "there is nothing to choose"
