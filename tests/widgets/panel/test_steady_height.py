"""The height that the panel keeps beside large letters."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tartli_desktop.widgets.panel.steady_height import SteadyHeight


def prompt(height: SteadyHeight, needed: int) -> int:
    return height.during_play(needed, is_question=False, is_noticed=False)


def question(height: SteadyHeight, needed: int) -> int:
    return height.during_play(needed, is_question=True, is_noticed=False)


def test_it_is_the_greatest_that_a_prompt_has_needed() -> None:
    height = SteadyHeight()
    assert [prompt(height, needed) for needed in (100, 150, 90, 120)] == [100, 150, 150, 150]


def test_a_question_or_a_notice_makes_it_greater_only_while_it_is_there() -> None:
    height = SteadyHeight()
    prompt(height, 100)
    assert question(height, 300) == 300
    assert prompt(height, 80) == 100
    assert height.during_play(250, is_question=False, is_noticed=True) == 250
    assert prompt(height, 80) == 100


def test_before_something_below_is_cut_only_the_last_prompts_count() -> None:
    height = SteadyHeight()
    prompt(height, 200)
    question(height, 300)
    height.limit(900, rather=50)
    assert [prompt(height, needed) for needed in (80, 120, 80)] == [80, 120, 120]
    height.limit(110, rather=50)
    assert prompt(height, 80) == 110


def test_it_does_not_grow_when_there_is_more_room() -> None:
    height = SteadyHeight()
    prompt(height, 200)
    question(height, 300)
    height.limit(900, rather=100)
    assert prompt(height, 80) == 100
    height.limit(900)
    assert prompt(height, 80) == 100


def test_at_the_end_of_a_hand_it_does_not_fall() -> None:
    height = SteadyHeight()
    prompt(height, 200)
    assert height.otherwise(120) == 200
    assert height.otherwise(260) == 260
    height.forget()
    assert height.otherwise(120) == 120


def test_it_is_as_needed_where_no_place_is_kept() -> None:
    height = SteadyHeight()
    prompt(height, 200)
    height.keeps = False
    assert prompt(height, 90) == height.otherwise(90) == 90


@given(
    st.lists(st.tuples(st.integers(0, 500), st.booleans(), st.booleans()), max_size=12),
    st.integers(0, 600),
    st.integers(0, 600),
)
def test_all_that_is_needed_has_room(told: list[tuple[int, bool, bool]], most: int, rather: int) -> None:
    height = SteadyHeight()
    height.limit(most, rather)
    for needed, is_question, is_noticed in told:
        found = height.during_play(needed, is_question=is_question, is_noticed=is_noticed)
        assert needed <= found <= max(needed, most)
