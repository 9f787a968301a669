"""Training in the window: questions and hands from the menu to the table, judged, logged, and asked again."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import cache
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS
from tartli_desktop.face.at_the_table.ending import Ending
from tartli_desktop.face.at_the_table.ending_paper import EndingPaper
from tartli_desktop.game.training import BIDDING, Found, Sought
from tartli_desktop.games.tartli import HUNGARIAN, Declare, Match, Play
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.opponents import choose
from tartli_desktop.games.tartli.training.hands import TRAINING
from tartli_desktop.kit.training.found_hands import found_hands
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.learning_store import Trained
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.windows.coach.worth_list import WorthList
from tartli_desktop.windows.statistics.statistics_dialog import StatisticsDialog
from tartli_desktop.windows.training import training_at_table
from tartli_desktop.windows.training.kinds_dialog import KindsDialog
from tartli_desktop.windows.training.training_words import trend
from tests.session.playing import Scripted, first_card, settle
from tests.windows.play.match.desk import Desk, leading
from tests.windows.programs import Windows
from tests.windows.simulated_user import button, click, find, tap, the

DAY = date(2026, 3, 10)
TEN = "deals:weak"


@cache
def position(kind: str, nth: int = 0) -> Found:
    """A position of this kind, played up to by rules of thumb; not weighed."""
    place = next(each for each in (*TRAINING.questions, *TRAINING.kinds) if each.name == kind).is_place
    for seed in range(1000):
        match = Match.new(HUNGARIAN, first_dealer=0)
        match.deal(Random(seed).sample(CARDS, len(CARDS)))
        while (seat := match.to_move) is not None and TRAINING.goes_on(match):
            if seat == 0 and place(match.view(0)):
                if not nth:
                    return Found(match.to_record(), 0, 3.0)
                nth -= 1
                break
            match.apply(seat, choose(match.view(seat), "casual"))
    raise AssertionError("no such position")


class Finder:
    """Finds one position after the other, and plays the first card."""

    def __init__(self) -> None:
        self.sought: list[Sought] = []

    def __call__(self, view: object) -> object:
        if not isinstance(view, Sought):
            return first_card(view)  # type: ignore[arg-type]
        self.sought.append(view)
        return position(view.exercise, len(self.sought) - 1)


@pytest.fixture
def finder() -> Finder:
    return Finder()


@pytest.fixture
def open_desk(
    qtbot: QtBot, windows: Windows, scripted: list[Scripted], finder: Finder, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], Desk]:
    # What was found beforehand would come first.
    monkeypatch.setattr(training_at_table, "found_hands", lambda *_: [])

    def opened() -> Desk:
        scripted.clear()
        desk = Desk(qtbot, windows.open(), scripted)
        desk.thinker.chooses = finder
        desk.window.training.today = lambda: DAY
        return desk

    return opened


@pytest.fixture
def desk(open_desk: Callable[[], Desk]) -> Desk:
    return open_desk()


def press(desk: Desk, name: str) -> None:
    """Choose an entry of the Play menu."""
    desk.window.menus.commands[name].trigger()
    settle()


def answer_with_card(desk: Desk) -> None:
    """Declare nothing: play the first card."""
    play = next(each for each in desk.session.view.legal if isinstance(each, Play))
    desk.hand.click(play.card)
    settled(desk)


def settled(desk: Desk) -> None:
    desk.qtbot.waitUntil(lambda: find(desk.window, EndingPaper) is not None)
    settle()


def told(desk: Desk) -> Ending:
    return the(desk.window, EndingPaper).ending


def choose_step(desk: Desk, words: str) -> None:
    click(desk.qtbot, button(the(desk.window, EndingPaper), words))


def log(desk: Desk) -> tuple[Trained, ...]:
    return desk.store.training.of_game("tartli")


def test_a_question_is_answered_on_the_table_and_judged(desk: Desk) -> None:
    before = desk.lay(leading())
    press(desk, "bidding")
    assert desk.window.windowTitle() == "What would you bid? 1 of 20 – Tartli"
    asked = desk.area.panel.notice_text
    assert asked == "Question 1 of 20: Do you declare something now, and what?"
    answer_with_card(desk)
    assert desk.session.phase is Phase.MATCH_OVER
    ending, (trained,) = told(desk), log(desk)
    assert ending.won == (trained.cost == 0)
    assert ending.head in ("Right!", "Not the best")
    assert ending.more.startswith(f"{int(ending.won)} of 1 right so far, ")
    rows = the(desk.window, WorthList).rows
    words = [rows.index(row, 0).data() for row in range(rows.rowCount())]
    assert sum(each.endswith("your answer)") for each in words) == 1
    assert len(words) <= 4
    shown = the(desk.window, WorthList)
    assert shown.viewport().height() >= shown.verticalHeader().length(), "no row has to be scrolled to"
    assert (trained.exercise, trained.day) == (BIDDING, DAY)
    assert trained.answer.startswith("play ")
    choose_step(desk, "Next question")
    assert desk.window.windowTitle() == "What would you bid? 2 of 20 – Tartli"
    choose_step_back(desk)
    assert desk.match_id == before
    assert [row.id for row in desk.store.list()] == [before]


def choose_step_back(desk: Desk) -> None:
    """Leave by the key."""
    tap(desk.qtbot, desk.window, Qt.Key.Key_Escape)


def test_any_card_counts_as_the_best_one_if_nothing_is_declared(desk: Desk) -> None:
    press(desk, "bidding")
    cards = [each for each in desk.session.view.legal if isinstance(each, Play)]
    answer_with_card(desk)
    rows = the(desk.window, WorthList).rows
    best = next(row for at in range(rows.rowCount()) if (row := rows.row(at)) and row.key in cards)
    noted = [row for at in range(rows.rowCount()) if (row := rows.row(at)) and row.note]
    assert noted == [best]
    assert best.note == ("your answer" if best.key == cards[0] else "counts as your answer")


def test_an_answer_of_which_nothing_could_be_weighed_in_time_is_not_judged(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = desk.thinker
    monkeypatch.setattr(thinker, "answer_weighed", lambda: thinker.weighed[-1].answer({}))
    press(desk, "bidding")
    answer_with_card(desk)
    assert told(desk).listed is None
    assert log(desk) == ()


def test_a_declaration_is_an_answer_too(desk: Desk) -> None:
    press(desk, "bidding")
    declare = next(each for each in desk.session.view.legal if isinstance(each, Declare))
    assert desk.session.do(declare) is None
    settled(desk)
    assert log(desk)[0].answer == str(declare)


def test_the_next_question_is_looked_for_while_the_answer_is_read(desk: Desk, finder: Finder) -> None:
    press(desk, "bidding")
    assert len(finder.sought) == 1
    answer_with_card(desk)
    assert len(finder.sought) == 2
    choose_step(desk, "Next question")
    assert len(finder.sought) == 2


def test_there_are_no_hints_and_nothing_can_be_undone(desk: Desk) -> None:
    press(desk, "bidding")
    actions = desk.area.table_actions
    assert not actions.hint.isVisible()
    assert not desk.session.is_practice
    assert desk.session.last_decision is None


def test_a_row_that_was_interrupted_goes_on(open_desk: Callable[[], Desk], windows: Windows) -> None:
    desk = open_desk()
    press(desk, "bidding")
    answer_with_card(desk)
    right = told(desk).won
    choose_step(desk, "Next question")
    windows.leave()
    windows.windows.clear()
    desk = open_desk()
    desk.window.begin()
    settle()
    assert desk.window.windowTitle() == "What would you bid? 2 of 20 – Tartli"
    answer_with_card(desk)
    assert told(desk).more.startswith(f"{right + told(desk).won} of 2 right so far, ")
    assert len(log(desk)) == 2


def test_what_was_wrong_is_asked_again_when_it_is_due(desk: Desk) -> None:
    press(desk, "bidding")
    record, seat = desk.session.record(), desk.session.person
    desk.store.training.add("tartli", Trained(BIDDING, DAY, question_of(position(BIDDING)), "play HA", 2.5))
    press(desk, "bidding_again")
    assert "No question is due today." in desk.area.panel.notice_text
    desk.window.training.today = lambda: DAY + timedelta(1)
    press(desk, "bidding_again")
    assert desk.window.windowTitle() == "What would you bid? 1 of 1 – Tartli"
    assert desk.session.record()["hands"] == record["hands"]
    assert desk.session.person == seat
    answer_with_card(desk)
    assert log(desk)[-1].question == question_of(position(BIDDING))
    assert told(desk).more.startswith("The end: ")


def question_of(found: Found) -> str:
    from tartli_desktop.windows.training.training_words import question_text

    return question_text(found.record, found.seat)


def test_hands_of_a_kind_are_chosen_dealt_and_compared_with_what_was_expected(desk: Desk) -> None:
    press(desk, "deals")
    dialog = the(desk.window, KindsDialog)
    titles = [dialog.kinds.item(row).text() for row in range(dialog.kinds.count())]
    dialog.kinds.setCurrentRow(titles.index("I have no trumps"))
    tap(desk.qtbot, dialog.kinds, Qt.Key.Key_Return)
    assert desk.window.windowTitle() == "Chosen hands: 1 of 10 – Tartli"
    assert desk.area.panel.notice_text == "Hand 1 of 10: I have no trumps"
    desk.play_hand()
    settled(desk)
    (trained,) = log(desk)
    made = float(trained.answer)
    assert trained.exercise == TEN
    assert trained.cost == 3.0 - made
    assert told(desk).result.endswith("a Master expected +3.")
    assert told(desk).won == (made >= 3)
    # The account of the hand leads back to what came of it, not out of the training.
    choose_step(desk, "Show the score")
    summary = the(desk.window, HandSummary)
    assert "first time" not in summary.spoken
    click(desk.qtbot, button(summary, "Back"))
    choose_step(desk, "Next hand")
    assert desk.window.windowTitle() == "Chosen hands: 2 of 10 – Tartli"


def test_for_the_first_hand_nobody_waits(desk: Desk, finder: Finder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_at_table, "found_hands", found_hands)
    desk.window.training.deal("tartli", "weak")
    settle()
    assert desk.window.windowTitle() == "Chosen hands: 1 of 10 – Tartli"
    assert not finder.sought


def test_it_counts_nowhere_else_and_the_statistics_tell_of_it(desk: Desk) -> None:
    press(desk, "bidding")
    answer_with_card(desk)
    desk.store.training.add("tartli", Trained(BIDDING, DAY + timedelta(1), "{}", "", 0.0))
    desk.window.dialogs.open_statistics()
    dialog = the(desk.window, StatisticsDialog)
    shown = [
        dialog.tabs.tabText(page) for page in range(dialog.tabs.count()) if dialog.tabs.isTabVisible(page)
    ]
    assert shown == ["Your tra&ining"]
    assert "“What would you bid?”: " in dialog.puzzles_label.text()
    assert dialog.table.rowCount() == 0


def test_the_trend_is_a_line_through_what_was_right_each_day() -> None:
    days = [DAY + timedelta(each) for each in (0, 0, 1, 3, 3, 3)]
    costs = {BIDDING: (0.0, 2.0, None, 0.0, 0.0, 1.0), TEN: (None, None, 1.0, -2.0, None, None)}
    done = [
        Trained(exercise, day, "{}", "", cost)
        for exercise, found in costs.items()
        for day, cost in zip(days, found, strict=True)
        if cost is not None
    ]
    # A day without an exercise changes nothing.
    assert trend(done) == {"What would you bid?": [50, 50, 67], "Chosen hands": [0, 0, 100]}
    assert trend(done[:2]) == {}


def test_the_search_can_be_cancelled(desk: Desk, finder: Finder) -> None:
    before = desk.lay(leading())
    desk.thinker.on_demand = True
    press(desk, "bidding")
    request = desk.thinker.asked[-1]
    assert request.asked is Asked.FIND
    the(desk.window, QProgressDialog).canceled.emit()
    settle()
    assert not request.is_awaited
    assert desk.match_id == before


def test_if_nothing_can_be_found_the_player_is_told(desk: Desk) -> None:
    def fail(view: object) -> object:
        raise RuntimeError("broken")

    desk.lay(leading())
    desk.thinker.chooses = fail
    press(desk, "bidding")
    assert desk.area.panel.notice_text == "No such hand could be found this time."
