"""R14: the hands of a record, one after the other."""

import random
from typing import Any

import pytest

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Match, RecordError, Variant, replay, result_of
from tests.games.tartli.rules.positions import dealt, play

VARIANTS = pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)


def a_record(variant: Variant, hands: int) -> dict[str, Any]:
    """The record of some hands played at random without going out, the last hand unfinished."""
    chance, match = random.Random(1), Match.new(variant, first_dealer=0)
    for _ in range(hands):
        match.deal(chance.sample(CARDS, 32))
        while (seat := match.to_move) is not None:
            actions = [action for action in match.legal_actions(seat) if str(action) != "out"]
            match.apply(seat, chance.choice(actions))
    record = match.to_record()
    del record["hands"][-1]["actions"][20:]
    return record


@VARIANTS
def test_each_hand_is_as_it_was_played(variant: Variant) -> None:
    record = a_record(variant, 4)
    found = list(replay(record))
    assert [hand.number for hand in found] == [1, 2, 3, 4]
    assert [hand.is_over for hand in found] == [True, True, True, False]
    for hand in found:
        match = Match.from_record({**record, "hands": record["hands"][: hand.number]})
        assert (hand.events, hand.counts, hand.games) == (match.events, match.counts, match.games)
        assert hand.record is record["hands"][hand.number - 1]
    assert found[0].dealer == record["first_dealer"]


def test_the_points_of_a_hand_that_is_not_over_are_those_so_far() -> None:  # R9.1
    before, running = replay(a_record(HUNGARIAN, 2))
    gained = [melds + tricks for melds, tricks in zip(running.meld_points, running.trick_points, strict=True)]
    assert [before.counts[seat] + gained[seat] for seat in (0, 1)] == list(running.counts)


def test_a_hand_that_breaks_a_rule_is_given_as_far_as_it_goes() -> None:
    record = a_record(HUNGARIAN, 3)
    hand = record["hands"][1]
    hand["actions"][4] = "0:play A1"
    found = []
    with pytest.raises(RecordError) as caught:
        found.extend(replay(record))
    assert (caught.value.hand, caught.value.action) == (2, 5)
    assert [each.number for each in found] == [1, 2]
    del hand["actions"][4:]
    assert found[1].events == list(replay(record | {"hands": record["hands"][:2]}))[1].events


@pytest.mark.parametrize(("key", "value"), [("players", ["A"]), ("format", "chess")])
def test_a_head_that_is_wrong_gives_no_hand(key: str, value: object) -> None:
    with pytest.raises(RecordError) as caught:
        next(replay(a_record(HUNGARIAN, 1) | {key: value}))
    assert caught.value.hand == 0


def test_what_a_hand_brought() -> None:  # R6.4, R9.2
    match = dealt(hands=("AO LA", "HKO BAKO"), turned="H9")
    play(match, "1:bela 1:declare BA3 1:play BA 0:play AO 1:out")
    (hand,) = replay(match.to_record())
    result = hand.result
    assert result is not None
    assert (result.ending, result.false_claim, result.game_won) == ("false claim", 1, 0)
    assert (result.melds, result.bela, result.tricks) == ((0, 20), (0, 40), (0, 0))
    assert [str(item) for item in result.scored[1]] == ["BA3"]
    assert result.gains == (0, 60)
    assert hand.trick_points == result.tricks
    with pytest.raises(ValueError, match="the hand is not over"):
        result_of(hand.events[:-2], match.variant)
    assert result.cards_left
