"""A finished hand, position by position, in Tartli and in the toy game."""

import random
from typing import Any

import pytest

from tartli_desktop.game.finished_hand import FinishedHand, finished_hand
from tartli_desktop.games.tartli import HUNGARIAN, RULES
from tests.fuzz_records import played
from tests.games.toy import RULES as TOY
from tests.games.toy.rules import Variant


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """Three hands, the last still in progress."""
    return played(HUNGARIAN, 3, random.Random(3))


@pytest.fixture(scope="module", params=[1, 2])
def hand(record: dict[str, Any], request: pytest.FixtureRequest) -> FinishedHand:
    return finished_hand(RULES, record, request.param)


def test_each_position_is_one_action_after_the_one_before(record: dict[str, Any], hand: FinishedHand) -> None:
    assert hand.last == len(record["hands"][hand.number - 1]["actions"]) == len(hand.positions) - 1
    again = hand.positions[0].copy()
    for (seat, action), after, happened in zip(hand.actions, hand.positions[1:], hand.events, strict=True):
        assert again.apply(seat, action) == happened
        assert again.view(0) == after.view(0)
    assert hand.match.to_move is None


def test_a_hand_has_sixteen_tricks_each_after_the_one_before_has_been_gathered(hand: FinishedHand) -> None:
    numbers = [hand.positions[done].view(0).trick_number for done in hand.tricks]
    assert numbers == list(range(1, 17))
    assert [hand.trick_at(done) for done in hand.tricks] == numbers


def test_by_tricks_one_comes_from_the_deal_to_the_end_and_back(hand: FinishedHand) -> None:
    assert hand.trick_after(0) == hand.tricks[1]
    assert hand.trick_after(hand.tricks[-1]) == hand.last
    assert hand.trick_before(hand.last) == hand.tricks[-1]
    # From within a trick, first to the beginning of that trick.
    assert hand.trick_before(hand.tricks[1] + 1) == hand.tricks[1]
    assert hand.trick_before(hand.tricks[1]) == 0 == hand.trick_before(0)


@pytest.mark.parametrize("number", [0, 3, 4])
def test_a_hand_that_is_not_over_is_refused(record: dict[str, Any], number: int) -> None:
    with pytest.raises(ValueError, match=f"hand {number}"):
        finished_hand(RULES, record, number)


def test_where_tricks_go_away_by_themselves_the_next_begins_then() -> None:
    match = TOY.match(Variant(3), 0, ("A", "B", "C", "D"))
    match.deal(tuple(TOY.form.pack.cards))
    while match.to_move is not None:
        match.apply(match.to_move, match.legal_actions(match.to_move)[0])
    hand = finished_hand(TOY, match.to_record(), 1)
    assert hand.tricks == tuple(range(0, 32, 4))
