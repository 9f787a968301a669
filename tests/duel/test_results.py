"""What is kept of a hand that the levels have played."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tartli_desktop.duel.results import PlayedHand, extra_of, gain, kept, to_extra

HANDS = {"casual": PlayedHand((3, -3), ("0:play HU",)), "strong": PlayedHand((5, -5), ())}
ANY_JSON = st.recursive(
    st.none() | st.integers() | st.text(max_size=5),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=8), part, max_size=3),
)


def test_what_is_kept_is_read() -> None:
    extras = {extra_of(4): to_extra(HANDS)}
    assert kept(extras, 4, seats=2) == HANDS
    assert kept(extras, 3, seats=2) == {}


@given(st.text() | ANY_JSON.map(lambda value: msgspec.json.encode(value).decode()))
def test_what_cannot_be_read_counts_as_missing(text: str) -> None:
    assert all(len(hand.scores) == 2 for hand in kept({extra_of(1): text}, 1, seats=2).values())


def test_a_hand_of_another_table_counts_as_missing() -> None:
    assert kept({extra_of(1): to_extra(HANDS)}, 1, seats=3) == {}


@pytest.mark.parametrize(
    ("scores", "gained"),
    [((4, -4), 4), ((120, 41), 79), ((6, -3, -3), 6), ((40, 50, 40, 50), 40)],
    ids=["what was paid", "two count points", "three pay", "four count points"],
)
def test_gains_can_be_compared(scores: tuple[int, ...], gained: int) -> None:
    assert gain(scores, 0) == gained


def test_a_hand_stands_in_the_record_as_somebody_else_played_it() -> None:
    record = {
        "players": ["A", "B"],
        "hands": [{"deck": "x", "actions": ["1"]}, {"deck": "y", "actions": ["2"]}],
    }
    assert PlayedHand((1, -1), ("0:a", "1:b")).within(record, 2)["hands"] == [
        {"deck": "x", "actions": ["1"]},
        {"deck": "y", "actions": ["0:a", "1:b"]},
    ]
    assert len(record["hands"][1]["actions"]) == 1
