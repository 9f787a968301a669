"""Every game with training finds hands of its kinds and questions, and judges answers to them."""

from collections.abc import Callable

import pytest

from tartli_desktop.cards.tarokk import Card as Tarokk
from tartli_desktop.face import face_of
from tartli_desktop.game.registry import rules_of
from tartli_desktop.game.training import BIDDING, Sought, Training
from tartli_desktop.kit.review.hand_review import answered_at_once
from tartli_desktop.kit.training.found_hands import found_hands
from tartli_desktop.text.context import Context

from .programs import IN_OURS
from .test_reviews import EVALUATE

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def training(game: str) -> Training:
    """The training of each game in turn."""
    found = face_of(game).training
    assert found is not None
    return found


@IN_OURS
def test_there_are_four_to_seven_kinds_with_names_of_their_own(training: Training) -> None:
    names = [kind.name for kind in training.kinds]
    assert 4 <= len(names) == len({*names}) <= 7
    assert all(Context(training.context)(kind.title) for kind in training.kinds)


@IN_OURS
def test_some_hands_of_each_kind_were_found_beforehand(game: str, training: Training) -> None:
    rules = rules_of(game)
    for name in (*(kind.name for kind in training.kinds), BIDDING):
        sought = Sought(name, rules.options().next_variant)
        hands = found_hands(rules, sought, ())
        decks = {each.record["hands"][0]["deck"] for each in hands}
        assert len(decks) == len(hands) >= 8
        for each in hands:
            match = rules.match.from_record(each.record)
            assert match.to_move == each.seat
            kinds = (*training.questions, *training.kinds)  # type: ignore[attr-defined]
            assert any(kind.is_place(match.view(each.seat)) for kind in kinds if kind.name == name)
        assert len(found_hands(rules, sought, decks)) == 0, "what was played is not dealt again"


@pytest.mark.parametrize(
    ("name", "kind", "fits"),
    [
        ("ulti", "hundred", lambda view: view.phase == "lay" and len(view.hand) == 12),
        ("tarokk", "called", lambda view: view.called == Tarokk.XX in view.hand),
        ("tartli", "weak", lambda view: not any(card.suit is view.trump for card in view.hand)),
        ("tarokk", "honours", lambda view: len(view.legal) > 1),
    ],
)
def test_a_hand_that_is_found_is_of_its_kind_and_the_same_each_time(
    name: str, kind: str, fits: Callable[[object], bool]
) -> None:
    training, rules = face_of(name).training, rules_of(name)
    assert training is not None
    sought = Sought(kind, rules.options().next_variant)
    found = training.find(sought, seed=1, seconds=60)
    assert found is not None
    match = rules.match.from_record(found.record)
    assert match.to_move == found.seat
    assert fits(match.view(found.seat))
    again = training.find(sought, seed=1, seconds=60)
    assert again is not None
    assert again.record == found.record
    _judge(name, training, match.view(found.seat))


def _judge(name: str, training: Training, view: object) -> None:
    """Judge the best and the worst action of a view."""
    values = EVALUATE[name](view, seed=0)
    order = sorted(values, key=lambda action: values[action].points)
    judgements = [
        answered_at_once(
            training.judging([(view, done)]),  # type: ignore[list-item]
            lambda query: EVALUATE[name](query.view, seed=query.seed),
        )
        for done in (order[-1], order[0])
    ]
    for judged in judgements:
        assert judged.cost >= 0
        assert (judged.cost > 0) == judged.is_mistake


@IN_OURS
def test_nothing_is_found_once_the_time_is_up(training: Training, game: str) -> None:
    sought = Sought(training.kinds[0].name, rules_of(game).options().next_variant)
    assert training.find(sought, seed=1, seconds=1e-9) is None
