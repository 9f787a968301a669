"""Who meets whom in a season of the league."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tartli_desktop.league.schedule import MEMBERS, MOST_EVENINGS, PLAYER, TABLES, resting, schedule

SEASONS = st.tuples(st.integers(0, 2**31), st.integers(1, MOST_EVENINGS), st.sampled_from(TABLES))


@given(SEASONS)
def test_everybody_has_one_seat_an_evening_or_rests(season: tuple[int, int, int]) -> None:
    _, evenings, seats = season
    plan = schedule(*season)
    assert len(plan) == evenings
    for tables in plan:
        assert {len(table) for table in tables} == {seats}
        seated = [each for table in tables for each in table]
        assert len(seated) == len(set(seated)) == len(MEMBERS) - 1
        assert resting(tables) not in seated


@given(SEASONS)
def test_the_player_never_rests_and_nobody_rests_twice(season: tuple[int, int, int]) -> None:
    plan = schedule(*season)
    assert all(tables[0][0] == PLAYER for tables in plan)
    resters = [resting(tables) for tables in plan]
    assert len(set(resters)) == len(resters)


@given(st.integers(0, 2**31), st.sampled_from(TABLES))
def test_in_a_whole_season_everybody_meets_everybody_equally_often(seed: int, seats: int) -> None:
    """But for the pairs of the one round that is left out, in which the player would rest."""
    met = Counter(
        frozenset(pair)
        for tables in schedule(seed, MOST_EVENINGS, seats)
        for table in tables
        for pair in combinations(table, 2)
    )
    times = {pair: met[frozenset(pair)] for pair in combinations(MEMBERS, 2)}
    assert {count for pair, count in times.items() if PLAYER in pair} == {seats - 1}
    assert set(times.values()) == {seats - 1, seats - 2}


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("evenings", [4, 8])
def test_in_a_shorter_season_no_two_people_meet_much_more_often(seats: int, evenings: int) -> None:
    for seed in range(5):
        met = Counter(
            frozenset(pair)
            for tables in schedule(seed, evenings, seats)
            for table in tables
            for pair in combinations(table, 2)
        )
        assert max(met.values()) <= seats - 1


def test_the_plan_follows_from_the_seed() -> None:
    assert schedule(7, 8, 3) == schedule(7, 8, 3)
    assert schedule(7, 8, 3) != schedule(8, 8, 3)


@pytest.mark.parametrize(("evenings", "seats"), [(0, 2), (13, 2), (4, 5), (4, 1)])
def test_there_is_no_plan_for_other_numbers(evenings: int, seats: int) -> None:
    with pytest.raises(ValueError, match="no plan"):
        schedule(1, evenings, seats)


def test_the_plan_of_a_stored_season_never_changes() -> None:
    """Its results are kept by evening and table."""
    assert [tables[0] for tables in schedule(7, 4, 4)] == [
        ("", "agoston", "jeno", "vilma"),
        ("", "mariska", "szalayne", "jeno"),
        ("", "vilma", "balint", "ilona"),
        ("", "franz", "mariska", "agoston"),
    ]
