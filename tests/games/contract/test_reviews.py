"""Every game that reviews a hand judges only what its player could know, and keeps what it found."""

import json
import random
import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from typing import Any

import pytest

from tartli_desktop.face import face_of
from tartli_desktop.face.learning.review import Reviews
from tartli_desktop.game.evaluating import Query
from tartli_desktop.game.match import Match
from tartli_desktop.game.registry import rules_of
from tartli_desktop.games.tarokk.opponents import strong as tarokk
from tartli_desktop.games.tartli import opponents as tartli
from tartli_desktop.games.ulti import opponents as ulti
from tartli_desktop.kit.review.hand_review import answered_at_once
from tests.games.tarokk.opponents.hands import FEW
from tests.games.tartli.review.planted import LEAST
from tests.games.ulti.opponents.test_levels import LIGHT

from .programs import IN_OURS
from .walks import new_match, pack

pytestmark = [pytest.mark.usefixtures("qapp"), IN_OURS]

EVALUATE: Mapping[str, Callable[..., Mapping[Any, Any]]] = {
    "tartli": partial(tartli.evaluate, strength=LEAST),
    "ulti": partial(ulti.evaluate, effort=LIGHT),
    "tarokk": partial(tarokk.evaluate, should_stop=None, settings=FEW),
}
"""What the actions in a view are worth by few deals."""


@pytest.fixture
def reviews(game: str) -> Reviews:
    """The reviews of each game in turn."""
    found = face_of(game).reviews
    assert found is not None
    return found


@cache
def played(game: str) -> Match:
    """A finished hand in which half of the actions are drawn by lot."""
    rules, chance = rules_of(game), random.Random(4)
    match = new_match(rules, rules.form.seats[0])
    match.deal(pack(rules, chance))
    opponents = import_module(rules.opponents.module)
    while (seat := match.to_move) is not None:
        legal = match.legal_actions(seat)
        drawn = chance.random() < 0.5 and match.view(seat).trick
        match.apply(
            seat, chance.choice(legal) if drawn else opponents.choose(match.view(seat), "casual", seed=1)
        )
    return match


@cache
def answers(game: str) -> dict[str, Any]:
    """What was answered, by question: reviews of the same hand ask the same questions."""
    return {}


def review(game: str, seat: int) -> tuple[object, list[Query]]:
    """The review of the hand as a seat played it, from small samples, and the questions it asked."""
    asked: list[Query] = []
    known = answers(game)

    def answer(query: Query) -> Mapping[Any, Any]:
        asked.append(query)
        more = {"also": query.also} if query.also else {}
        key = f"{seat} {query.seed} {query.view}"
        if key not in known:
            known[key] = EVALUATE[game](query.view, seed=query.seed, **more)
        found: Mapping[Any, Any] = known[key]
        return found

    reviews = face_of(game).reviews
    assert reviews is not None
    return answered_at_once(reviews.evaluating(played(game), 1, seat), answer), asked


def test_a_review_can_be_told(game: str, reviews: Reviews) -> None:
    for seat in (0, 1):
        found, _ = review(game, seat)
        told = reviews.in_words(found)
        assert told.summary
        assert told.luck
        assert all(each.done for each in told.decisions)
        assert all(
            bool(each.cost) == (each.severity.value != "good") <= bool(each.better) for each in told.decisions
        )
        assert any(each.better for each in told.decisions if not each.cost), "nothing good has a reason"
        lines = reviews.text(found).splitlines()
        assert lines[1:3] == [told.luck, told.summary]
        shown = zip(told.costliest, lines[3:], strict=True)
        assert all(line.endswith(told.decisions[place].better) for place, line in shown)
        assert not re.search("%[1-9n]", repr(told) + "".join(lines))


def test_it_judges_the_choices_of_its_seat_by_what_that_seat_knew(game: str, reviews: Reviews) -> None:
    found, asked = review(game, 1)
    assert {query.view.seat for query in asked} == {1}
    actions = played(game).hands[0][1]
    decisions = reviews.in_words(found).decisions
    assert decisions
    assert all(actions[each.at].startswith("1:") for each in decisions)


def test_what_is_judged_so_far_is_told_without_a_summary(game: str, reviews: Reviews) -> None:
    _, asked = review(game, 1)
    told = [reviews.in_words(query.so_far) for query in asked]
    assert all(each.summary == each.luck == "" for each in told)
    assert [len(each.decisions) for each in told] == sorted(len(each.decisions) for each in told)
    assert [query.done for query in asked] == sorted(query.done for query in asked)


def test_a_kept_review_is_as_good_as_a_new_one(game: str, reviews: Reviews) -> None:
    found, _ = review(game, 1)
    data = json.loads(json.dumps(reviews.kept(found)))
    again = reviews.from_stored(data, played(game), 1, 1)
    assert reviews.in_words(again) == reviews.in_words(found)
    with pytest.raises(ValueError, match="not the decisions"):
        reviews.from_stored(data, played(game), 1, 0)


def test_only_a_finished_hand_is_reviewed(game: str, reviews: Reviews) -> None:
    with pytest.raises(ValueError, match="no finished hand 2"):
        next(reviews.evaluating(played(game), 2, 0))
