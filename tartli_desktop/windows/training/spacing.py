"""Which questions are asked again, and when: after longer and longer times, if they are answered right.

It follows from the log alone.
"""

from collections.abc import Iterable
from datetime import date, timedelta

from tartli_desktop.game.training import BIDDING
from tartli_desktop.store.learning_store import Trained

DAYS = (1, 3, 7, 16, 35)
"""After how many days a question is asked again: after a wrong answer, then after each right one."""


def due(log: Iterable[Trained], today: date) -> list[str]:
    """The questions to be asked again by this day, the longest overdue first.

    A question that was right at once is never asked again; a wrong one until it has been right after each
    of the times. An answer before its day changes nothing if it was right.
    """
    waiting: dict[str, tuple[date, int]] = {}
    for each in log:
        if each.exercise != BIDDING:
            continue
        if each.cost > 0:
            waiting[each.question] = (each.day + timedelta(DAYS[0]), 0)
            continue
        day, step = waiting.get(each.question, (date.max, 0))
        if each.day < day:
            continue
        if step + 1 == len(DAYS):
            del waiting[each.question]
        else:
            waiting[each.question] = (each.day + timedelta(DAYS[step + 1]), step + 1)
    ready = [(day, question) for question, (day, _) in waiting.items() if day <= today]
    return [question for _, question in sorted(ready, key=lambda each: each[0])]
