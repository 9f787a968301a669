"""Reviewing a finished hand on the table, with mouse and keys."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsSimpleTextItem

from tartli_desktop.cards.german import Card
from tartli_desktop.face.learning.review import Severity
from tartli_desktop.games.tartli import HUNGARIAN, CardDrawn, Match, result_of
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.review.wording import TartliReviews
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store import match_kinds
from tartli_desktop.text import card_names
from tartli_desktop.windows.card_values.points_card import PointsCard
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.record_view import RecordView
from tartli_desktop.windows.review.review_actions import HandStep
from tartli_desktop.windows.review.review_opener import StoredReviews
from tartli_desktop.windows.review.review_place import ReviewPlace
from tartli_desktop.windows.review.severity_signs import CardBadge
from tests.fuzz_records import played
from tests.session.playing import Scripted, settle
from tests.windows.languages import marked
from tests.windows.programs import Program
from tests.windows.simulated_user import click, tap, the

Key, Mod = Qt.Key, Qt.KeyboardModifier


def a_record(hands: int = 2) -> dict[str, Any]:
    """A record whose last hand is in progress."""
    return played(HUNGARIAN, hands, random.Random(5))


def over(record: dict[str, Any]) -> dict[str, Any]:
    """The record without the hand in progress."""
    return record | {"hands": record["hands"][:-1]}


class Going:
    """The program with a match, one hand of which is reviewed."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.record = a_record()

    def begin(self, record: dict[str, Any] | None = None) -> MainWindow:
        self.program.keep(Match.from_record(record or self.record))
        return self.program.open()

    def review(self) -> ReviewPlace:
        """Review the hand, in a window that is opened for it unless one is open."""
        if not hasattr(self.program, "window"):
            self.begin()
        self.key(Key.Key_R, Mod.ControlModifier)
        return self.place

    @property
    def window(self) -> MainWindow:
        return self.program.window

    @property
    def place(self) -> ReviewPlace:
        review = self.window.review
        assert review is not None
        return review

    def key(self, key: Key, held: Mod = Mod.NoModifier) -> None:
        there = QApplication.focusWidget() or self.window
        tap(self.program.qtbot, there, key, held)

    @property
    def cards(self) -> tuple[list[Card | None], list[Card | None]]:
        """The two hands on the table, the lower player's first."""
        scene = self.place.view.scene()
        return tuple(
            sorted((item.card for item in scene.items_in(part, place)), key=str)
            for part, place in (("HAND", 0), ("OTHER_HAND", 1))
        )  # type: ignore[return-value]


@pytest.fixture
def going(program: Program) -> Iterator[Going]:
    return Going(program)


def hands_of(place: ReviewPlace) -> tuple[list[Card], list[Card]]:
    """The two hands in the current position."""
    match = place.reviewed.hand.positions[place.steps.at]
    return sorted(match.view(0).hand, key=str), sorted(match.view(1).hand, key=str)


def test_the_cards_lie_as_they_lay_after_each_action_and_the_paper_tells_how_it_stands(going: Going) -> None:
    place = going.review()
    assert place.steps.at == 0
    for _ in range(12):
        own, other = hands_of(place)
        assert going.cards == (own, [None] * len(other))
        going.key(Key.Key_Right)
        assert place.paper.state_label.isVisible()
        assert "Trumps: " in place.paper.state_label.accessibleName()
    assert place.steps.at == 12


def test_all_hands_lie_open_when_that_is_chosen_but_only_the_players_is_judged(going: Going) -> None:
    place = going.review()
    assert not place.seat_button.isVisible()
    assert place.actions_here.next_seat not in place.actions_here.of_play
    going.key(Key.Key_S)
    assert going.place is place
    place.steps.go_to(9)
    going.key(Key.Key_O)
    assert "Close the hands" in place.open_button.text().replace("&", "")
    for _ in range(4):
        assert going.cards == hands_of(place)
        going.key(Key.Key_Right)
    click(going.program.qtbot, place.open_button)
    assert set(going.cards[1]) == {None}
    assert "Open all hands" in place.open_button.text().replace("&", "")


def test_keys_lead_through_the_hand_and_the_heading_names_the_trick_that_is_told(going: Going) -> None:
    place = going.review()
    hand = place.reviewed.hand
    for key, at, heading in (
        (Key.Key_PageDown, hand.tricks[1], "After trick 1"),
        (Key.Key_Right, hand.tricks[1] + 1, "Trick 2"),
        (Key.Key_PageDown, hand.tricks[2], "After trick 2"),
        (Key.Key_Left, hand.tricks[2] - 1, "Trick 2"),
        (Key.Key_PageUp, hand.tricks[1], "After trick 1"),
        (Key.Key_Left, hand.tricks[1] - 1, "Trick 1"),
        (Key.Key_End, hand.last, "The end of the hand"),
        (Key.Key_Right, hand.last, "The end of the hand"),
        (Key.Key_Home, 0, "The deal"),
        (Key.Key_Left, 0, "The deal"),
    ):
        going.key(key)
        assert (place.steps.at, place.paper.place_label.text()) == (at, heading)


def test_buttons_with_their_keys_and_the_wheel_lead_through_it_too(going: Going) -> None:
    place = going.review()
    tips = [button.toolTip() for button in place.buttons.values()]
    keys = ["Home", "Ctrl+Left", "PgUp", "Left", "Right", "PgDown", "Ctrl+Right", "End"]
    assert all(tip.endswith(f"({key})") for tip, key in zip(tips, keys, strict=True))
    assert not place.buttons[HandStep.BACK].isEnabled()
    click(going.program.qtbot, place.buttons[HandStep.LAST])
    assert place.steps.at == place.reviewed.hand.last
    assert not place.buttons[HandStep.FORWARD].isEnabled()
    click(going.program.qtbot, place.buttons[HandStep.FIRST])
    for turned, at in ((-120, 1), (-120, 2), (120, 1)):
        middle = QPointF(place.rect().center())
        wheel = QWheelEvent(
            middle,
            place.mapToGlobal(middle),
            QPoint(),
            QPoint(0, turned),
            Qt.MouseButton.NoButton,
            Mod.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(place, wheel)
        assert place.steps.at == at


def test_escape_leads_back_and_the_match_is_as_it_was(going: Going) -> None:
    window = going.begin()
    session = going.program.session
    before, phase = session.record(), session.phase
    place = going.review()
    assert not window.area.isVisible()
    # Keys of the match have no effect here.
    for key in (Key.Key_Right, Key.Key_Space, Key.Key_Return, Key.Key_D, Key.Key_H):
        going.key(key)
    assert place.isVisible()
    going.key(Key.Key_Escape)
    assert window.review is None
    assert window.area.isVisible()
    assert (session.record(), session.phase) == (before, phase)
    assert window.area.view.hasFocus()


def test_the_card_of_values_lies_in_the_place_of_the_paper_for_the_trumps_there(going: Going) -> None:
    window = going.begin()
    place = going.review()
    going.key(Key.Key_F4)
    (card,) = place.findChildren(PointsCard)
    assert card.isVisible()
    assert card.width() == place.paper.width()
    assert not place.paper.isVisible()
    place.steps.go_to(place.reviewed.hand.last)
    trump = place.view.scene().view.trump
    assert trump is not None
    assert card.text.strip().startswith(f"Trumps: {card_names.suit_name(trump)}")
    card.setFocus()
    going.key(Key.Key_Escape)
    assert window.review is place
    assert place.paper.isVisible()
    going.key(Key.Key_F4)
    going.key(Key.Key_F4)
    assert place.paper.isVisible()
    going.key(Key.Key_Escape)
    assert window.review is None
    going.key(Key.Key_F4)
    assert the(window.area, PointsCard).isVisible()


def test_of_a_running_match_only_hands_that_are_over_are_shown(going: Going) -> None:
    window = going.begin(going.record | {"hands": going.record["hands"][:1]})
    if going.program.session.phase is not Phase.DECIDE:
        going.program.session.go_on()
    place = going.review()
    assert place.reviewed.hand.number == 1
    going.key(Key.Key_End)
    assert place.reviewed.hand.match.to_move is None
    window.reviews.close()


def test_without_a_finished_hand_it_is_told_so(going: Going) -> None:
    record = going.record | {"hands": [going.record["hands"][0] | {"actions": []}]}
    window = going.begin(record)
    going.key(Key.Key_R, Mod.ControlModifier)
    assert window.review is None
    assert window.area.panel.notice_text == "No hand of this match is over yet."


def test_it_is_opened_from_the_count_of_the_hand(going: Going) -> None:
    window = going.begin(over(going.record))
    summary = the(window, HandSummary)
    click(going.program.qtbot, summary.review_button)
    assert going.place.reviewed.hand.number == 1
    going.key(Key.Key_Escape)
    # The count is back as before, and has the focus.
    assert window.area.isVisible()
    assert the(window, HandSummary) is summary
    assert QApplication.focusWidget() is summary.next_button
    assert summary.next_button.isDefault()


def test_it_is_opened_from_the_hands_of_a_match(going: Going) -> None:
    window = going.begin()
    window.dialogs.open_matches()
    the(window, MatchesDialog).look_button.click()
    view = the(window, RecordView)
    view.hands.selectRow(1)
    assert not view.review_button.isEnabled(), "that hand is in progress"
    view.hands.selectRow(0)
    click(going.program.qtbot, view.review_button)
    assert going.place.reviewed.hand.number == 1


def test_the_window_is_called_what_the_reviewed_match_is(going: Going) -> None:
    reviewed = going.program.keep(Match.from_record(going.record | {"players": ["Anna", "Ilona"]}))
    window = going.begin(going.record | {"players": ["Anna", "Kata"]})
    before = window.windowTitle()
    window.dialogs.open_matches(reviewed)
    the(window, MatchesDialog).look_button.click()
    click(going.program.qtbot, the(window, RecordView).review_button)
    assert (before, window.windowTitle()) == ("Anna – Kata – Tartli", "Anna – Ilona – Tartli")
    going.place.actions_here.leave.trigger()
    assert window.review is None
    assert window.windowTitle() == before


def test_another_match_on_the_table_ends_it(going: Going) -> None:
    window = going.begin()
    going.review()
    window.on_table.put_away()
    window.on_table.changed.emit()
    assert window.review is None


def test_a_position_is_played_on_as_practice(going: Going) -> None:
    place = going.review()
    going.key(Key.Key_PageDown)
    done = place.steps.at
    click(going.program.qtbot, place.paper.play_on_button)
    session = going.program.session
    assert going.window.review is None
    assert session.is_practice
    again = session.marks.again
    assert again is not None
    assert (again.hand, again.start) == (1, done)
    before = going.record["hands"][0]["actions"][:done]
    assert session.record()["hands"][0]["actions"][:done] == before
    # The actions played before stay.
    session.undo()
    assert session.record()["hands"][0]["actions"][:done] == before


def test_it_speaks_another_language_at_once(going: Going) -> None:
    place = going.review()
    place.actions_here.open_hands.trigger()
    going.key(Key.Key_Right)
    captions = [each for each in place.view.items() if isinstance(each, QGraphicsSimpleTextItem)]
    assert any(each.text() == "Talon" for each in captions if each.isVisible())
    with marked():
        settle()
        assert any(each.text() == "‹Talon›" for each in captions if each.isVisible())
        assert place.view.accessibleName() == "‹Card table›"
        assert place.paper.leave_button.text() == "‹&Back to the match›"
        assert "‹Trick %1›" not in place.paper.place_label.text()
        assert place.paper.place_label.text().startswith("‹")
        assert all("‹" in button.toolTip() for button in place.buttons.values())


def judged(going: Going) -> ReviewPlace:
    """Wait for a complete review."""
    place = going.review()
    going.program.qtbot.waitUntil(place.paper.summary_label.isVisible, timeout=30_000)
    assert place.bar.marks
    return place


def test_each_decision_gets_a_mark_as_it_is_judged(going: Going, scripted: list[Scripted]) -> None:
    going.begin()
    thinker = scripted[-1]
    thinker.on_demand = True
    place = going.review()
    assert not place.bar.marks
    assert place.paper.progress_label.accessibleName() == "Checking the decisions: 0%"
    assert place.paper.progress_line.isVisible()
    asked = 0
    while not place.paper.summary_label.isVisible():
        going.program.qtbot.waitUntil(lambda asked=asked: len(thinker.weighed) > asked)
        asked, before = len(thinker.weighed), len(place.bar.marks)
        thinker.answer_weighed()
        settle()
        assert len(place.bar.marks) - before in (0, 1)
    assert not place.paper.progress_label.isVisible()
    assert not place.paper.progress_line.isVisible()
    hand = place.reviewed.hand
    assert place.bar.marks
    for mark in place.bar.marks:
        seat, _ = hand.actions[mark.decision.at]
        assert seat == place.reviewed.seat
        assert mark.accessibleName().startswith(f"Trick {hand.trick_at(mark.decision.at)}: you ")
        assert place.bar.column(hand.trick_at(mark.decision.at)).contains(mark.geometry().center())


def test_a_mark_leads_to_its_decision_which_is_told_and_lies_marked_beside_what_was_better(
    going: Going,
) -> None:
    place, seen = judged(going), set[Severity]()
    badges = [item for item in place.view.scene().items() if isinstance(item, CardBadge)]
    for mark in place.bar.marks:
        click(going.program.qtbot, mark)
        assert place.steps.at == mark.decision.at
        assert mark.is_here
        actions = place.reviewed.hand.actions[mark.decision.at][1], mark.decision.advised
        if all(str(action).startswith("play") for action in actions):
            shown, signs = [badge.severity for badge in badges if badge.isVisible()], {mark.decision.severity}
            signs.add(Severity.GOOD)
            assert (set(shown), len(shown)) == (signs, len(signs))
            seen.add(mark.decision.severity)
        done = place.paper.done_label.accessibleName()
        assert done.lower().startswith(mark.decision.done.lower())
        better = place.paper.better_label.accessibleName()
        assert better.startswith("Better: ") == (mark.decision.severity is not Severity.GOOD)
    assert Severity.GOOD in seen
    assert len(seen) > 1


def test_keys_lead_from_mistake_to_mistake_and_from_mark_to_mark(going: Going) -> None:
    place = judged(going)
    mistakes = [mark.decision.at for mark in place.bar.marks if mark.decision.severity is not Severity.GOOD]
    assert mistakes, "the hand of the test has some"
    seen = []
    for _ in mistakes:
        going.key(Key.Key_Right, Mod.ControlModifier)
        seen.append(place.steps.at)
    assert seen == mistakes
    going.key(Key.Key_Home)
    going.key(Key.Key_End)
    going.key(Key.Key_Left, Mod.ControlModifier)
    assert place.steps.at == mistakes[-1]
    going.key(Key.Key_Home)
    # Tab comes to the marks, and arrows go on from there.
    first, second = place.bar.marks[:2]
    assert first.focusPolicy() is Qt.FocusPolicy.StrongFocus
    first.setFocus()
    going.key(Key.Key_Space)
    assert place.steps.at == first.decision.at
    while place.steps.at < second.decision.at:
        going.key(Key.Key_Right)
    assert second.hasFocus()
    going.key(Key.Key_End)
    assert not second.hasFocus()
    assert place.bar.hasFocus()


def of_two_people(going: Going) -> MainWindow:
    match = Match.from_record(going.record | {"players": ["Anna", "Kata"]})
    going.program.keep(match, extras={match_kinds.TWO: "1"})
    return going.program.open()


def test_of_two_people_either_is_judged(going: Going) -> None:
    of_two_people(going)
    place = judged(going)
    assert place.paper.title_label.text() == "Hand 1, in Anna’s seat"
    assert place.seat_button.text() == "&See it as Kata"
    going.key(Key.Key_PageDown)
    at = place.steps.at
    click(going.program.qtbot, place.seat_button)
    other = going.place
    assert (other.reviewed.seat, other.steps.at) == (1, at)
    assert other.paper.title_label.text() == "Hand 1, in Kata’s seat"
    own, others = hands_of(other)
    assert going.cards == (others, [None] * len(own))
    going.program.qtbot.waitUntil(other.paper.summary_label.isVisible, timeout=30_000)
    assert {other.reviewed.hand.actions[mark.decision.at][0] for mark in other.bar.marks} == {1}
    # The first player's judgements are there at once when she is shown again.
    going.key(Key.Key_S)
    assert going.place.reviewed.seat == 0
    assert going.place.paper.summary_label.isVisible()


def test_leaving_stops_the_judging_and_the_next_time_it_begins_again(
    going: Going, scripted: list[Scripted]
) -> None:
    going.begin()
    scripted[-1].on_demand = True
    going.review()
    going.program.qtbot.waitUntil(lambda: len(scripted[-1].weighed) == 1)
    going.key(Key.Key_Escape)
    assert not scripted[-1].weighed[0].is_awaited
    going.review()
    going.program.qtbot.waitUntil(lambda: len(scripted[-1].weighed) == 2)


def test_it_is_there_at_once_after_a_new_start(
    going: Going, scripted: list[Scripted], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = judged(going)
    told = [mark.accessibleName() for mark in place.bar.marks]
    summary = place.paper.summary_label.accessibleName()
    going.program.close()
    going.program.open()
    place = going.review()
    assert [mark.accessibleName() for mark in place.bar.marks] == told
    assert place.paper.summary_label.accessibleName() == summary
    assert not place.paper.progress_label.isVisible()
    assert not scripted[-1].weighed
    going.program.close()
    # Another version of the coach judges again.
    monkeypatch.setattr(TartliReviews, "VERSION", TartliReviews.VERSION + 1)
    going.program.open()
    judged(going)
    assert scripted[-1].weighed


def test_what_is_judged_in_part_is_not_kept(going: Going, scripted: list[Scripted]) -> None:
    going.begin()
    scripted[-1].on_demand = True
    place = going.review()
    for number in range(1, 4):
        going.program.qtbot.waitUntil(lambda number=number: len(scripted[-1].weighed) == number)
        scripted[-1].answer_weighed()
    going.program.qtbot.waitUntil(lambda: len(scripted[-1].weighed) == 4)
    assert place.bar.marks
    thinker = scripted[-1]
    going.program.close()
    assert not thinker.weighed[-1].is_awaited
    going.program.open()
    scripted[-1].on_demand = True
    place = going.review()
    assert not place.bar.marks
    assert place.paper.progress_label.isVisible()


def test_a_review_is_kept_with_no_other_match(going: Going) -> None:
    """While the disk fails, the current match is in memory, and another may get its number."""
    place = judged(going)
    store, hand = going.window.saving.store, place.reviewed
    another = played(HUNGARIAN, 2, random.Random(6))
    other = store.add(msgspec.structs.replace(store.load(hand.match_id or 0), record=another))
    kept = StoredReviews(lambda: store)
    review = kept.find(hand)
    assert review is not None
    mistaken = msgspec.structs.replace(hand, match_id=other)
    kept.keep(mistaken, review)
    assert store.reviews.get(other, hand.hand.number, hand.seat, coach=TartliReviews.VERSION) is None
    assert kept.find(mistaken) is review


def test_before_a_hand_is_judged_the_paper_tells_how_it_went_as_the_player_saw_it(
    going: Going, scripted: list[Scripted]
) -> None:
    going.begin()
    scripted[-1].on_demand = True
    place = going.review()
    result, course = place.paper.result_label, place.paper.course_label
    assert result.isVisible()
    assert course.isVisible()
    hand = place.reviewed.hand
    melds = result_of(hand.match.events, HUNGARIAN).melds
    assert f"Melds: {melds[0]} : {melds[1]}" in result.text().split("\n")
    # No card is torn.
    told = course.accessibleName()
    assert " of " in told
    assert " of" not in course.text()
    assert "of " not in course.text()
    parts = told.split("\n\n")
    assert parts[1].startswith("Trick 1\n")
    other = place.reviewed.names[1]
    drawn = [event for event in hand.match.events if isinstance(event, CardDrawn) and event.seat == 1]
    assert any(event.seen_by(0).card is None for event in drawn)
    assert told.count(f"{other} draws") == sum(event.seen_by(0).card is not None for event in drawn)
    while scripted[-1].weighed[-1].is_awaited:
        scripted[-1].answer_weighed()
        settle()
    assert place.paper.summary_label.isVisible()
    assert not result.isVisible()
    assert not course.isVisible()


def test_an_opponent_that_breaks_down_is_told(going: Going, scripted: list[Scripted]) -> None:
    going.begin()
    scripted[-1].on_demand = True
    place = going.review()
    going.program.qtbot.waitUntil(lambda: len(scripted[-1].weighed) == 1)
    scripted[-1].weighed[0].fail("broken")
    assert (
        place.paper.progress_label.accessibleName()
        == "The rest of the decisions could not be judged this time."
    )
    assert not place.paper.progress_line.isVisible()


def test_a_hand_played_again_is_compared_with_the_first_time(going: Going) -> None:
    place = going.review()
    place.steps.go_to(place.reviewed.hand.tricks[-1])
    first = match_kinds.points_of(going.record, 1)
    going.key(Key.Key_T)
    session = going.program.session
    while session.phase is not Phase.MATCH_OVER:
        if session.phase is Phase.PAUSE:
            session.gather()
        elif session.phase is Phase.DECIDE:
            session.do(session.view.legal[0])
        settle()
    summary = the(going.window, HandSummary)
    click(going.program.qtbot, summary.review_button)
    going.program.qtbot.waitUntil(lambda: bool(going.place.bar.marks), timeout=30_000)
    now = match_kinds.points_of(session.record(), 1)
    assert going.place.paper.compared_label.accessibleName() == (
        f"The first time, this hand ended {first[0]} : {first[1]}. This time it ended {now[0]} : {now[1]}."
    )


def test_what_each_step_shows_is_heard(going: Going, announced: list[str]) -> None:
    going.begin()
    place = judged(going)
    assert any(text.startswith("The deal.") for text in announced)
    assert (
        f"{place.paper.summary_label.accessibleName()} {place.paper.luck_label.accessibleName()}" in announced
    )
    hand = place.reviewed.hand
    for at in range(1, 9):
        announced.clear()
        going.key(Key.Key_Right)
        assert place.steps.at == at
        (told,) = [text for text in announced if text]
        assert told == place.paper.spoken
        seat, action = hand.actions[at - 1]
        if str(action).startswith("play "):
            assert "You play the " in told if seat == place.reviewed.seat else " the " in told
    going.key(Key.Key_End)
    for mark in place.bar.marks:
        announced.clear()
        place.steps.go_to(mark.decision.at)
        assert any(mark.decision.done.rstrip(".").lower() in text.lower() for text in announced)
        if mark.decision.severity is not Severity.GOOD:
            assert any(mark.decision.better.rstrip(".") in text for text in announced)


def test_the_key_of_a_step_that_leads_nowhere_leaves_the_focus(going: Going, announced: list[str]) -> None:
    place = going.review()
    going.program.qtbot.waitUntil(place.paper.progress_line.isHidden)
    going.key(Key.Key_End)
    button = place.open_button
    button.setFocus()
    for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
        announced.clear()
        going.program.qtbot.keyClick(button, Key.Key_Right, modifier)
        assert button.hasFocus()
        assert "It goes no further that way." in announced


def test_the_review_is_copied_as_text(going: Going) -> None:
    place = going.review()
    QApplication.clipboard().clear()
    if place.paper.progress_line.isVisible():
        going.key(Key.Key_C)
        assert place.paper.progress_label.text().startswith("The review is copied at 100%.")
        assert not QApplication.clipboard().text()
        going.program.qtbot.waitUntil(place.paper.progress_line.isHidden)
    else:
        going.key(Key.Key_C)
    text = QApplication.clipboard().text()
    hand, _, verdict = text.partition("\n\nHand 1")
    assert hand == place.reviewed.text()
    assert verdict
    assert place.paper.progress_label.text() == "Review copied to the clipboard as text."
