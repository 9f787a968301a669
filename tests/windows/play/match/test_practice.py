"""Practice in the window: decisions taken back with mouse and keys, and deals played again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, OUT, Action, Match, Play
from tartli_desktop.people.people import person_of
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.settings.settings import GatherPolicy, SortHand
from tartli_desktop.store.match_kinds import PEOPLE, points_of
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.text.titles import DealTitle, title_of_text
from tartli_desktop.windows import main_window
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.fuzz_records import played
from tests.games.tartli.rules.positions import dealt, play, play_out
from tests.session.playing import Scripted, keep, quick, settle
from tests.table.simulated_mouse import Hand
from tests.windows.programs import Windows
from tests.windows.simulated_user import ByMouse, answer, button, click, find, messages, the
from tests.windows.tables import unpainted

Key, Mod = Qt.Key, Qt.KeyboardModifier


class Desk:
    """The window with a match on it."""

    def __init__(self, qtbot: QtBot, window: MainWindow, thinkers: list[Scripted]) -> None:
        self.qtbot, self.window, self._thinkers = qtbot, window, thinkers
        self.area = window.area
        self.hand = Hand(qtbot, self.area.view)

    @property
    def session(self) -> Session:
        assert self.area.session is not None
        return self.area.session

    @property
    def store(self) -> MatchStore:
        return self.window.saving.store

    @property
    def thinker(self) -> Scripted:
        return self._thinkers[0]

    def lay(self, match: Match, *, practice: bool = True) -> int:
        """Save a match and put it on the table."""
        match_id = keep(self.store, match, practice=practice)
        assert self.window.resume(match_id)
        settle()
        return match_id

    @property
    def match_id(self) -> int:
        assert self.window.saving.journal is not None
        return self.window.saving.journal.match_id

    @property
    def actions(self) -> list[str]:
        """Of the last hand, as saved."""
        return list(self.store.load(self.match_id).record["hands"][-1]["actions"])

    def undo(self, target: QWidget | None = None) -> None:
        """Ctrl+Z where the focus is."""
        window = target or QApplication.activeModalWidget() or self.window
        window.activateWindow()
        self.qtbot.waitUntil(window.isActiveWindow)
        focus = QApplication.focusWidget()
        assert focus is not None
        self.qtbot.keyClick(focus, Key.Key_Z, Mod.ControlModifier)
        settle()

    def seen(self) -> tuple[object, ...]:
        """What a person sees of the match."""
        scene = self.area.view.scene()
        return (
            self.session.view,
            self.session.phase,
            self.actions,
            scene.own_cards,
            [item.card for item in scene.trick_items],
            [note.text for note in scene.notes],
            self.area.panel.prompt,
            self.area.slate.totals,
            self.area.slate.games,
            [plate.text() for plate in scene.plate_items],
        )

    def play_hand(self) -> None:
        """To the end of the hand, with the first card that may be played."""
        with unpainted(self.area):
            while self.session.phase not in (Phase.HAND_OVER, Phase.MATCH_OVER):
                if self.session.phase is Phase.PAUSE:
                    self.session.gather()
                elif self.session.phase is Phase.DECIDE:
                    self.session.do(next(each for each in self.session.view.legal if isinstance(each, Play)))
                settle()


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path, scripted: list[Scripted]) -> Iterator[Desk]:
    made = Windows(qtbot, tmp_path / "tartli")
    yield Desk(qtbot, made.open(), scripted)
    made.leave()


def leading(**changes: Any) -> Match:
    return dealt(hands=("LA AA", "BA HA"), turned="H7", dealer=1, **changes)


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is given to say."""
    said: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: said.append(event.message()))
    return said


# Agreed and shown


def test_a_match_is_made_for_practice_by_a_tick(desk: Desk) -> None:
    desk.window.begin()
    click(desk.qtbot, desk.area.panel.choices[0])
    dialog = the(desk.window, NewMatchDialog)
    field = dialog.fields["practice"]
    assert not field.value()
    assert "undo moves" in field.explanation.text()
    assert "statistics" in field.explanation.text()
    desk.qtbot.keyClick(field.control, Key.Key_Space)
    click(desk.qtbot, dialog.deal_button)
    settle()
    assert desk.store.load(desk.match_id).marks.practice
    assert desk.session.is_practice
    assert desk.window.windowTitle() == "You – Franz (practice) – Tartli"
    # It is chosen for each match again.
    desk.window.open_new_match()
    again = the(desk.window, NewMatchDialog)
    assert not again.fields["practice"].value()
    click(desk.qtbot, again.deal_button)
    settle()
    assert not desk.store.load(desk.match_id).marks.practice
    assert desk.window.windowTitle() == "You – Franz – Tartli"


def test_practice_is_seen_in_title_table_and_list_after_a_match_was_left(desk: Desk) -> None:
    usual = desk.lay(leading(), practice=False)
    assert "ractice" not in desk.area.view.scene().caption_item.text()
    practice = desk.lay(leading())
    assert desk.window.windowTitle() == "A – B (practice) – Tartli"
    assert desk.area.view.scene().caption_item.text() == "Practice · trick 1 of 16\nTrumps: Hearts"
    desk.window.open_matches(practice)
    lines = {line.id: line for line in the(desk.window, MatchesDialog).model.lines}
    assert lines[practice].variant_name == "Tartli, Hungarian (practice)"
    assert lines[usual].variant_name == "Tartli, Hungarian"


def test_the_mark_goes_with_a_file(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = desk.lay(leading())
    path = tmp_path / "match.tartli.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    desk.window.export_match()
    answer(desk.qtbot, desk.window, "everything")
    desk.window.on_table.put_away()
    desk.store.delete(match_id)
    desk.window.import_files([path])
    settle()
    (row,) = desk.store.list()
    assert desk.store.load(row.id).marks.practice


# Taken back


def test_a_card_is_taken_back_by_the_key(desk: Desk, announced: list[str]) -> None:
    desk.lay(leading())
    before = desk.seen()
    desk.hand.click("LA")
    settle()
    assert desk.session.phase is Phase.PAUSE
    desk.undo()
    assert desk.seen() == before
    assert desk.area.panel.notice_text == "Undone: the Ace of Leaves."
    assert announced[-1] == "Undone: the Ace of Leaves. You lead to trick 1."
    assert sum("Undone" in text for text in announced) == 1


def test_a_card_is_taken_back_by_the_button(desk: Desk) -> None:
    desk.lay(leading())
    before = desk.seen()
    desk.hand.drag("AA", desk.hand.middle)
    settle()
    click(desk.qtbot, desk.area.panel.button(desk.area.take_back_action))
    settle()
    assert desk.seen() == before


def test_one_after_the_other_and_then_the_reason_why_no_more(desk: Desk) -> None:
    desk.lay(leading())
    before = desk.seen()
    person = ByMouse(desk.qtbot, desk.area)
    for _ in range(9):
        person.step()
        settle()
    taken = sum(text.startswith("0:") and text != "0:gather" for text in desk.actions)
    assert taken > 2
    for _ in range(taken):
        assert desk.area.take_back_action.isEnabled()
        desk.undo()
    assert desk.seen() == before
    action = desk.area.take_back_action
    assert not action.isEnabled()
    assert "nothing to undo" in action.toolTip()
    desk.undo()
    assert desk.area.panel.notice_text == action.toolTip()
    assert desk.seen() == before


def test_outside_practice_there_is_no_button_and_the_key_says_why(desk: Desk) -> None:
    desk.lay(leading(), practice=False)
    desk.hand.click("LA")
    settle()
    before = desk.seen()
    assert not desk.area.panel.button(desk.area.take_back_action).isVisible()
    assert not desk.area.take_back_action.isVisible()
    desk.undo()
    assert desk.seen() == before
    assert desk.area.panel.notice_text == "Undo is available in practice matches only."


def test_while_the_opponent_thinks(desk: Desk) -> None:
    desk.lay(leading())
    before = desk.seen()
    desk.thinker.on_demand = True
    desk.hand.click("LA")
    settle()
    assert desk.session.phase is Phase.OPPONENT
    asked = desk.thinker.asked[-1]
    desk.undo()
    assert not asked.is_awaited
    desk.thinker.answer()
    settle()
    assert desk.seen() == before


def test_while_cards_move_nothing_goes_on_moving(desk: Desk) -> None:
    desk.lay(leading())
    before = desk.seen()
    desk.window.change_settings(quick(motion=True, sound=True))
    desk.hand.click("LA")
    assert desk.area.view.scene().motion.is_moving
    desk.undo()
    assert not desk.area.view.scene().motion.is_moving
    assert desk.seen() == before
    places = [item.place for item in desk.area.view.scene().own_items]
    layout = desk.area.view.scene().layout
    assert [place.x for place in places] == [layout.own(index, 9).x for index in range(9)]


def test_while_the_slate_is_written_and_wiped(desk: Desk) -> None:
    desk.lay(dealt(hands=("HKO", "AA"), turned="H7", dealer=1))
    before = desk.seen()
    desk.window.change_settings(quick(motion=True))
    desk.qtbot.keyClick(desk.area.view, Key.Key_B)
    assert not desk.area.slate.is_settled
    desk.undo()
    assert desk.area.slate.is_settled
    assert desk.seen() == before
    assert desk.area.panel.notice_text == "Undone: your béla."


def test_a_card_that_the_mouse_holds_is_let_go(desk: Desk) -> None:
    desk.lay(leading())
    desk.hand.click("LA")
    settle()
    desk.session.gather()
    settle()
    desk.hand.take("AA", desk.hand.middle)
    desk.undo()
    desk.hand.move(desk.hand.at(40, 40))
    desk.hand.release(desk.hand.middle)
    assert desk.actions == []
    layout, items = desk.area.view.scene().layout, desk.area.view.scene().own_items
    assert [item.place.x for item in items] == [layout.own(index, 9).x for index in range(9)]
    assert all(item.pos().x() == item.place.x for item in items)


def test_a_sheet_that_lies_there_goes_away(desk: Desk) -> None:
    desk.lay(dealt(hands=("LAKO", "AA"), turned="H7", dealer=1))
    before = desk.seen()
    desk.session.do(Action.parse("declare LA3"))
    settle()
    desk.area.commands["look_at_melds"].trigger()
    assert find(desk.area, MeldDialog) is not None
    desk.window.area.take_back_action.trigger()
    settle()
    assert find(desk.area, MeldDialog) is None
    assert desk.seen() == before
    assert desk.area.panel.notice_text == "Undone: your declaration."


def test_over_the_end_of_a_hand_from_its_count(desk: Desk) -> None:
    desk.lay(leading())
    before = desk.seen()
    desk.session.do(OUT)
    settle()
    assert desk.session.phase is Phase.HAND_OVER
    assert desk.area.slate.games == (0, 2)
    desk.undo(the(desk.area, HandSummary))
    assert find(desk.area, HandSummary) is None
    assert desk.seen() == before
    assert desk.area.panel.notice_text == "Undone: going out."


def test_over_the_end_of_a_hand_by_the_mouse(desk: Desk) -> None:
    desk.lay(leading())
    before = desk.seen()
    desk.session.do(OUT)
    settle()
    click(desk.qtbot, the(desk.area, HandSummary).look_button)
    click(desk.qtbot, button(desk.area.panel, "Undo"))
    settle()
    assert desk.seen() == before


def test_the_choice_of_the_turned_card(desk: Desk) -> None:  # R3.4
    desk.lay(Match.new(AUSTRIAN, first_dealer=1))
    desk.session.cut(8)
    settle()
    assert desk.session.phase is Phase.DECIDE
    desk.session.do(Action.parse("turn 7"))
    settle()
    desk.undo()
    assert desk.session.phase is Phase.DECIDE
    assert desk.area.panel.notice_text == "Undone: the choice of card 7."
    assert len(desk.area.view.scene().pack_items) == 32


def test_the_own_order_of_the_cards_stays(desk: Desk) -> None:
    desk.window.change_settings(quick(sort_hand=SortHand.BY_HAND))
    desk.lay(leading())
    first = desk.area.view.scene().own_cards
    desk.hand.move_to_place(first[0], 6)
    moved = desk.area.view.scene().own_cards
    desk.hand.click(moved[8])
    settle()
    desk.undo()
    assert desk.area.view.scene().own_cards == moved


def test_what_was_taken_back_is_so_after_the_match_was_left(desk: Desk) -> None:
    match_id = desk.lay(leading())
    desk.hand.click("LA")
    settle()
    desk.undo()
    before = desk.seen()
    desk.lay(leading(), practice=False)
    assert desk.window.resume(match_id)
    settle()
    assert desk.seen() == before
    desk.hand.click("AA")
    settle()
    assert desk.actions[0] == "0:play AA"


def test_a_trick_that_waits_for_its_time_is_not_gathered_any_more(desk: Desk) -> None:
    desk.window.change_settings(quick(gather=GatherPolicy.TIMED, gather_after=5.0))
    desk.lay(leading())
    desk.hand.click("LA")
    settle()
    assert desk.session.phase is Phase.PAUSE
    desk.undo()
    assert not desk.session._rest.isActive()
    assert desk.actions == []


# Played again


def three_hands(seed: int = 11) -> Match:
    record = played(HUNGARIAN, 3, random.Random(seed))
    record["players"] = ["Anna", "Kata"]
    for hand in record["hands"]:
        hand.pop("deal_proof", None)
    return Match.from_record(record)


def over(hands: int = 3) -> Match:
    """A match whose last hand was played out."""
    chance = random.Random(4)
    match = Match.new(HUNGARIAN, first_dealer=1, players=("Anna", "Kata"))
    for _ in range(hands):
        deck = list(Card)
        chance.shuffle(deck)
        match.deal(deck)
        play_out(match)
    return match


@pytest.mark.parametrize("practice", [False, True])
def test_from_the_count_a_deal_is_played_again_and_compared(desk: Desk, practice: bool) -> None:
    left = desk.lay(over(), practice=practice)
    record = desk.session.record()
    first = points_of(record, 3)
    desk_counts = Match.from_record(record | {"hands": record["hands"][:2]}).scores
    click(desk.qtbot, the(desk.area, HandSummary).again_button)
    settle()
    assert desk.match_id != left
    assert desk.window.windowTitle() == "Practice: hand 3 of Anna – Kata – Tartli"
    stored = desk.store.load(desk.match_id)
    assert stored.marks.practice
    assert stored.record["hands"][2]["deck"] == record["hands"][2]["deck"]
    start = desk.session.view
    assert start.scores == desk_counts
    assert find(desk.area, HandSummary) is None
    desk.play_hand()
    assert desk.session.phase is Phase.MATCH_OVER
    again = points_of(desk.session.record(), 3)
    summary = the(desk.area, HandSummary)
    words = " ".join(label.text() for label in summary.findChildren(QLabel))
    assert f"This time {again[0]} : {again[1]}, the first time {first[0]} : {first[1]}." in words
    assert desk.store.load(desk.match_id).row.finished
    click(desk.qtbot, button(summary, "Back to the match"))
    settle()
    assert desk.match_id == left
    assert desk.session.record() == record
    assert desk.session.phase is Phase.HAND_OVER


def test_it_is_said_how_the_counts_start(desk: Desk) -> None:
    desk.thinker.on_demand = True
    desk.lay(over(), practice=False)
    desk.area.swapped_action.trigger()
    settle()
    theirs, mine = desk.session.view.scores
    notice = desk.area.panel.notice_text
    assert notice == f"Hand 3 again, now in Kata’s seat. The score starts as it stood: {mine} to {theirs}."


def test_of_a_game_won_by_a_deal_again_all_is_said_but_what_comes_next(desk: Desk) -> None:
    desk.lay(leading(), practice=False)
    desk.session.do(OUT)
    settle()
    usual = {label.text() for label in the(desk.area, HandSummary).findChildren(QLabel)}
    desk.area.again_action.trigger()
    settle()
    desk.session.do(OUT)
    settle()
    again = {label.text() for label in the(desk.area, HandSummary).findChildren(QLabel)}
    (told,), (told_again,) = usual - again, again - usual
    next_game = " The next game starts at 0 to 0."
    assert told.endswith(next_game)
    assert told_again == f"This time 0 : 0, the first time 0 : 0. {told.removesuffix(next_game)}"


def test_with_seats_swapped_the_person_has_the_cards_of_the_other(desk: Desk) -> None:
    desk.lay(over(), practice=False)
    record = desk.session.record()
    first = Match.from_record(
        record | {"hands": [*record["hands"][:2], record["hands"][2] | {"actions": []}]}
    )
    desk.thinker.on_demand = True
    click(desk.qtbot, the(desk.area, HandSummary).swapped_button)
    settle()
    view = desk.session.view
    assert (view.seat, view.hand, view.scores) == (1, first.view(1).hand, first.scores)
    assert desk.session.names == ("Kata", "Anna")
    assert desk.session.people == (None, None)
    assert desk.window.windowTitle() == "Practice: hand 3 of Anna – Kata, seats swapped – Tartli"


def test_with_seats_swapped_a_person_of_the_café_keeps_name_and_face(desk: Desk) -> None:
    match_id = desk.lay(over(), practice=False)
    desk.store.set_extra(match_id, PEOPLE, ",vilma")
    assert desk.window.on_table.resume(match_id)
    settle()
    assert desk.session.people == (None, person_of("vilma"))
    desk.thinker.on_demand = True
    click(desk.qtbot, the(desk.area, HandSummary).swapped_button)
    settle()
    assert desk.session.person == 1
    assert desk.session.people == (person_of("vilma"), None)


def test_again_and_again_it_is_compared_with_the_first_time(desk: Desk) -> None:
    left = desk.lay(over(), practice=False)
    first = points_of(desk.session.record(), 3)
    hand = desk.session.view.events
    for swapped in (True, True, False):
        (desk.area.swapped_action if swapped else desk.area.again_action).trigger()
        settle()
        desk.play_hand()
        again = desk.session.again
        assert again is not None
        assert (again.first, again.left, again.of) == (first, left, "Anna – Kata")
    assert not again.swapped
    assert desk.session.view.events[:2] == hand[:2]
    click(desk.qtbot, the(desk.area, HandSummary).look_button)
    click(desk.qtbot, button(desk.area.panel, "Back to the match"))
    settle()
    assert desk.match_id == left


def test_only_a_hand_that_is_over_is_played_again(desk: Desk) -> None:
    actions = (desk.area.again_action, desk.area.swapped_action)
    desk.window.begin()
    assert not any(action.isEnabled() for action in actions)
    desk.lay(leading())
    assert not any(action.isEnabled() for action in actions)
    desk.session.do(OUT)
    settle()
    assert all(action.isEnabled() for action in actions)
    desk.undo(the(desk.area, HandSummary))
    assert not any(action.isEnabled() for action in actions)


def test_left_and_resumed_it_is_over_with_that_hand_all_the_same(desk: Desk) -> None:
    left = desk.lay(over(), practice=False)
    desk.area.again_action.trigger()
    settle()
    again_id = desk.match_id
    desk.lay(leading(), practice=False)
    assert desk.window.resume(again_id)
    settle()
    desk.play_hand()
    assert desk.session.phase is Phase.MATCH_OVER
    desk.undo(the(desk.area, HandSummary))
    assert not desk.session.is_over
    desk.play_hand()
    click(desk.qtbot, button(the(desk.area, HandSummary), "Back to the match"))
    settle()
    assert desk.match_id == left


def test_a_deal_of_a_record_is_played_again_without_a_match_to_go_back_to(desk: Desk) -> None:
    record = over().to_record()
    desk.window.again.play(record, 2, swapped=True, title="Sunday", level="beginner", seed=7)
    settle()
    stored = desk.store.load(desk.match_id)
    assert title_of_text(stored.row.head.title) == DealTitle(2, "Sunday", swapped=True)
    assert stored.row.head.level == "beginner"
    assert stored.extras["seed"] == "7"
    assert desk.session.hands_played == 2
    desk.play_hand()
    click(desk.qtbot, button(the(desk.area, HandSummary), "My matches"))
    settle()
    assert find(desk.window, MatchesDialog) is not None


def test_a_hand_of_a_record_that_is_not_over_is_not_played_again(desk: Desk) -> None:
    left = desk.lay(leading())
    match = over()
    match.deal(Card)
    with pytest.raises(ValueError, match="hand 4 is not over"):
        desk.window.again.play(match.to_record(), 4)
    assert desk.match_id == left


def test_a_match_that_is_not_there_any_more_is_not_gone_back_to(desk: Desk) -> None:
    left = desk.lay(over(), practice=False)
    desk.area.again_action.trigger()
    settle()
    desk.store.delete(left)
    desk.play_hand()
    click(desk.qtbot, button(the(desk.area, HandSummary), "Back to the match"))
    desk.qtbot.waitUntil(lambda: len(messages(desk.window)) == 1)
    answer(desk.qtbot, desk.window, "OK")
    settle()
    assert find(desk.window, MatchesDialog) is not None


def test_a_won_match_is_gone_back_to_as_well(desk: Desk) -> None:
    match = leading(variant=HUNGARIAN.__class__(**{**HUNGARIAN.to_dict(), "match_target": 1}))  # type: ignore[arg-type]
    play(match, "0:out")
    left = desk.lay(match, practice=False)
    assert desk.session.phase is Phase.MATCH_OVER
    click(desk.qtbot, the(desk.area, HandSummary).again_button)
    settle()
    desk.play_hand()
    click(desk.qtbot, button(the(desk.area, HandSummary), "Back to the match"))
    settle()
    assert desk.match_id == left
    assert desk.session.phase is Phase.MATCH_OVER


def test_with_one_button_more_what_is_said_is_whole_in_the_smallest_window(desk: Desk) -> None:
    desk.lay(leading())
    desk.window.resize(main_window.LEAST_SIZE)
    settle()
    desk.undo()
    assert desk.area.panel.notice_text
    for label in desk.area.panel.findChildren(QLabel):
        if label.isVisible():
            assert label.heightForWidth(label.width()) <= label.height()
            # And it lies over no card.
            top = label.mapTo(desk.area.view.viewport(), QPoint(0, 0))
            under = desk.area.view.scene().items(desk.area.view.mapToScene(top))
            assert not any(isinstance(item, CardItem) for item in under)
