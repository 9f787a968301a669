"""Who plays in the café, how well, and who joins a table."""

from collections import Counter

import pytest

from tartli_desktop.characters.characters import (
    CHARACTERS,
    RANKS,
    around,
    character_of,
    characters_at,
    level_of,
    opponents,
)
from tartli_desktop.game import registry
from tests.games.toy.game import RULES as TOY

FOUR = ("a", "b", "c", "d")


def test_each_rank_has_three_people_and_the_weakest_come_first() -> None:
    assert Counter(person.rank for person in CHARACTERS) == dict.fromkeys(range(RANKS), 3)
    assert [person.rank for person in CHARACTERS] == sorted(person.rank for person in CHARACTERS)


def test_a_person_is_found_by_the_id_that_is_kept() -> None:
    assert [character_of(person.id) for person in CHARACTERS] == list(CHARACTERS)
    assert len({person.name for person in CHARACTERS}) == len(CHARACTERS)
    assert character_of("nobody") is None


@pytest.mark.parametrize(
    "levels", [TOY.opponents.levels, *(registry.rules_of(name).opponents.levels for name in registry.games())]
)
def test_every_level_of_every_game_has_people(levels: tuple[str, ...]) -> None:
    for level in levels:
        assert characters_at(level, levels)
        assert {level_of(person, levels) for person in characters_at(level, levels)} == {level}


@pytest.mark.parametrize("levels", [FOUR[:number] for number in range(1, 5)])
def test_each_person_plays_one_level_of_a_game_and_the_weakest_never_play_above_stronger_ones(
    levels: tuple[str, ...],
) -> None:
    assert sum((characters_at(level, levels) for level in levels), ()) == CHARACTERS


def test_three_at_a_table_of_one_level_all_play_it() -> None:
    for seed in range(20):
        table = opponents(["c"] * 3, FOUR, seed=seed)
        assert set(table) == set(characters_at("c", FOUR))


def test_a_fourth_is_of_the_level_beside() -> None:
    for seed in range(20):
        table = opponents(["d"] * 4, FOUR, seed=seed)
        assert len(set(table)) == 4
        assert sorted(person.rank for person in table) == [2, 3, 3, 3]


@pytest.mark.parametrize("seed", range(8))
def test_around_the_player_nobody_sits_twice(seed: int) -> None:
    for seats in (2, 3, 4, 5):
        for own in range(seats):
            people = around(own, seats, FOUR[-1], FOUR, seed=seed)
            others = [person for person in people if person is not None]
            assert people[own] is None
            assert len({person.id for person in others}) == seats - 1
            assert sum(level_of(person, FOUR) == FOUR[-1] for person in others) == min(seats - 1, 3)


def test_who_fills_in_leaves_the_others_their_own_level() -> None:
    for seed in range(20):
        table = opponents(["d", "d", "d", "d", "c", "c", "c"], FOUR, seed=seed)
        assert len(set(table)) == 7
        assert [person.rank for person in table[4:]] == [2, 2, 2]


def test_the_same_match_has_the_same_people_and_others_come_another_day() -> None:
    tables = [opponents(["b"], FOUR, seed=seed) for seed in range(40)]
    assert tables == [opponents(["b"], FOUR, seed=seed) for seed in range(40)]
    assert {table[0] for table in tables} == set(characters_at("b", FOUR))


def test_every_person_can_sit_at_one_table_and_no_more() -> None:
    assert set(opponents(["a"] * 12, FOUR, seed=1)) == set(CHARACTERS)
    with pytest.raises(ValueError, match="12 people, not 13"):
        opponents(["a"] * 13, FOUR, seed=1)


def test_a_level_that_the_game_has_not_is_refused() -> None:
    with pytest.raises(ValueError, match="not in"):
        opponents(["grand master"], FOUR, seed=1)
    with pytest.raises(ValueError, match="not in"):
        characters_at("grand master", FOUR)
