"""Which questions are asked again: after 1, 3, 7, 16 and 35 days, and after one day when wrong again."""

from datetime import date, timedelta

from tartli_desktop.game.training import BIDDING
from tartli_desktop.store.learning_store import Trained
from tartli_desktop.windows.training.spacing import due

DAY = date(2026, 3, 28)


def answered(question: str, after: int, cost: float = 0.0, exercise: str = BIDDING) -> Trained:
    return Trained(exercise, DAY + timedelta(after), question, "pass", cost)


def due_after(days: int, *log: Trained) -> list[str]:
    return due(log, DAY + timedelta(days))


def test_what_was_right_at_once_is_never_asked_again() -> None:
    assert due_after(400, answered("a", 0)) == []


def test_what_was_wrong_is_asked_the_next_day_and_stays_due_until_it_is_answered() -> None:
    log = [answered("a", 0, 2.5)]
    assert due_after(0, *log) == []
    assert due_after(1, *log) == due_after(90, *log) == ["a"]


def test_after_each_right_answer_it_waits_longer_and_in_the_end_it_is_known() -> None:
    log, day = [answered("a", 0, 1.0)], 0
    for wait in (1, 3, 7, 16, 35):
        assert due_after(day + wait - 1, *log) == []
        assert due_after(day + wait, *log) == ["a"]
        day += wait
        log.append(answered("a", day))
    assert due_after(day + 1000, *log) == []


def test_a_wrong_answer_begins_again_with_one_day() -> None:
    log = [answered("a", 0, 1.0), answered("a", 1), answered("a", 4, 0.5)]
    assert due_after(4, *log) == []
    assert due_after(5, *log) == ["a"]
    assert due_after(7, *log, answered("a", 5)) == []
    assert due_after(8, *log, answered("a", 5)) == ["a"]


def test_a_right_answer_before_its_day_changes_nothing() -> None:
    log = [answered("a", 0, 1.0), answered("a", 0)]
    assert due_after(1, *log) == ["a"]


def test_the_longest_overdue_comes_first_and_hands_are_not_asked() -> None:
    log = [answered("b", 1, 1.0), answered("a", 0, 1.0), answered("c", 0, 9.0, "deals:ulti")]
    assert due_after(2, *log) == ["a", "b"]


def test_days_are_counted_by_the_calendar_across_months_and_summer_time() -> None:
    # On March 29, 2026 the clocks go forward.
    log = [answered("a", 0, 1.0), answered("a", 1)]
    assert due(log, date(2026, 3, 31)) == []
    assert due(log, date(2026, 4, 1)) == ["a"]
