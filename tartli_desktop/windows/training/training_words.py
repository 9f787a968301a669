"""Training in words: what is asked, how an answer or a hand ended, and how it has gone lately."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Self

import msgspec
from msgspec import Struct

from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.ending import Ending
from tartli_desktop.face.learning.hint import Hints
from tartli_desktop.game.training import BIDDING, Training
from tartli_desktop.store.learning_store import Trained
from tartli_desktop.store.match_kinds import Series
from tartli_desktop.text.amounts import points_text
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.windows.coach.worths import is_best, reason

from .coach import Judgement

tr = Context("Training")

ROW = 20
"""How many questions, or hands, are counted together as lately."""

DEALS = "deals:"
"""Before the name of a kind of hands in the log."""


class Figures(Struct, frozen=True):
    """How some answers or hands went."""

    count: int
    right: int
    """How many answers cost nothing, or hands brought at least what was expected."""
    cost: float
    """The points lost on average; negative where the hands brought more than was expected."""

    @classmethod
    def of(cls, answers: Sequence[Trained]) -> Self:
        """Count some answers."""
        costs = [each.cost for each in answers]
        return cls(len(costs), sum(cost <= 0 for cost in costs), sum(costs) / max(len(costs), 1))


def figures(log: Iterable[Trained], exercise: str) -> tuple[Figures, Figures]:
    """The last answers of an exercise, and as many before them, to compare."""
    found = [each for each in log if each.exercise == exercise]
    return Figures.of(found[-ROW:]), Figures.of(found[-2 * ROW : -ROW])


def title_of(training: Training, name: str) -> str:
    """What a kind of hands is called; its name if no such kind is known any more."""
    titles = {kind.name: kind.title for kind in training.kinds}
    return Context(training.context)(titles[name]) if name in titles else name


def task(training: Training, series: Series, question: str) -> str:
    """What is to be done; ``question`` is what is asked, in English."""
    if series.steps:
        text = tr("Question %1 of %2: %3", "what is asked")
        return fill(text, series.number, series.of, Context(training.context)(question))
    text = tr("Hand %1 of %2: %3", "a kind of hands")
    return fill(text, series.number, series.of, title_of(training, series.exercise.removeprefix(DEALS)))


def lines(game: str, log: Sequence[Trained]) -> str:
    """How training has gone in a game, for the statistics; empty where there is none."""
    training = face_of(game).training
    if training is None or not log:
        return ""
    said = []
    lately, _ = figures(log, BIDDING)
    if lately.count:
        text = tr("“What would you bid?”: %2 of the last %1 right, %3 points lost on average.")
        said.append(fill(text, lately.count, lately.right, points_text(lately.cost).lstrip("+")))
    for kind in training.kinds:
        if line := kind_line(log, kind.name):
            text = tr("%1: %2", "a kind of hands, how it went")
            said.append(fill(text, title_of(training, kind.name), line))
    return "\n".join(said)


def trend(log: Sequence[Trained]) -> dict[str, list[int]]:
    """What was right on each day, in per cent, of questions and of hands; of each only from two days on."""
    days, trends = sorted({each.day for each in log}), {}
    for name, is_bidding in ((tr("What would you bid?"), True), (tr("Chosen hands"), False)):
        done = [each for each in log if (each.exercise == BIDDING) is is_bidding]
        of_days = [Figures.of([each for each in done if each.day == day]) for day in days]
        rates = [round(100 * each.right / each.count) for each in of_days if each.count]
        if len(rates) > 1:
            # A day without this exercise changes nothing.
            known = accumulate(bool(each.count) for each in of_days)
            trends[name] = [rates[max(number - 1, 0)] for number in known]
    return trends


def kind_line(log: Iterable[Trained], name: str) -> str:
    """How the hands of a kind went; empty if none was played."""
    lately, before = figures(log, DEALS + name)
    if not lately.count:
        return ""
    gain = points_text(-lately.cost)
    if not before.count:
        return fill(
            tr("last hands: %1, on average %2 points compared with what was expected"), lately.count, gain
        )
    text = tr("last hands: %1, on average %2 points compared with what was expected, before %3")
    return fill(text, lately.count, gain, points_text(-before.cost))


def of_answer(hints: Hints, judgement: Judgement, series: Series, names: Sequence[str], tail: str) -> Ending:
    """How an answer ended: right or not, what it cost, and why.

    Args:
        series: the row, with this answer.
        tail: what is told at the end of the row.
    """
    judged = judgement.judged
    is_right = not judged.is_mistake
    said = reason(hints, judgement.view, judgement.values, names)
    if not said and judged.is_mistake and judged.better in judgement.values:
        best = {judged.better: judgement.values[judged.better]}
        said = hints.sentence(hints.hint_of(judgement.view, best), names=names, view=judgement.view)
    if is_right and is_best(hints, judgement.view, judgement.values, judgement.done):
        result = tr("Nothing is better.")
    elif is_right:
        result = tr("As good as the best, as far as can be told.")
    else:
        result = fill(tr("That costs about %1 points."), points_text(judged.cost).lstrip("+"))
    so_far = fill(
        tr("%1 of %2 right so far, %3 points lost."),
        series.right,
        series.number,
        points_text(series.points).lstrip("+"),
    )
    return Ending(
        tr("Your answer"),
        tr("Right!") if is_right else tr("Not the best"),
        result,
        is_right,
        tr("What a Master says:"),
        (said,) if said else (),
        (),
        tail or so_far,
    )


def unweighed(series: Series) -> Ending:
    """How a question ended that could not be weighed, so that it does not count."""
    return Ending(
        tr("Your answer"),
        tr("Not weighed"),
        tr("Its worth could not be worked out, so it does not count."),
        False,
    )


def of_hand(series: Series, made: float, tail: str) -> Ending:
    """How a hand ended: what it was worth, and what the player made of it."""
    gain = made - series.expected
    text = tr("You made %1 points of it; a Master expected %2.")
    so_far = fill(
        tr("After %1 of %2 hands: %3 points compared with what was expected."),
        series.number,
        series.of,
        points_text(series.points),
    )
    return Ending(
        tr("End of the hand"),
        tr("More than expected") if gain >= 0 else tr("Less than expected"),
        fill(text, points_text(made), points_text(series.expected)),
        gain >= 0,
        more=tail or so_far,
    )


def of_row(series: Series, log: Sequence[Trained]) -> str:
    """How a whole row went, compared with the one before."""
    _, before = figures(log, series.exercise)
    if series.steps:
        text = tr("The end: %1 of %2 right, %3 points lost.")
        told = fill(text, series.right, series.of, points_text(series.points).lstrip("+"))
        compared = tr("Before: %2 of %1 right.")
        more = fill(compared, before.count, before.right) if before.count else ""
    else:
        text = tr("The end: at least what was expected in %1 of %2 hands, %3 points in all.")
        told = fill(text, series.right, series.of, points_text(series.points))
        more = ""
    return f"{told} {more}".strip()


def question_text(record: Mapping[str, object], seat: int, expected: float = 0.0) -> str:
    """A question as it stands in the log."""
    named = {"record": record, "seat": seat}
    return msgspec.json.encode(named | ({"expected": expected} if expected else {})).decode()
