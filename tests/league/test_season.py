"""How a season of the league is counted, and what a document must be like."""

import contextlib
import random
from typing import Any

import msgspec
import pytest

from tartli_desktop.game.evening import Evening
from tartli_desktop.game.registry import rules_of
from tartli_desktop.league.schedule import MEMBERS, PLAYER, resting
from tartli_desktop.league.season import Season, SeasonError, league_points, new_season, read, write


def season(game: str = "ulti", evenings: int = 4) -> Season:
    rules = rules_of(game)
    variant = rules.options().next_variant
    return new_season(rules, variant, seed=5, evenings=evenings, hands=6, begun="2026-11-30")


def won_by_rank(season: Season, evening: int) -> Season:
    """The season after an evening in which the player wins, and elsewhere the one who comes first."""
    for number, table in enumerate(season.plan[evening]):
        order = sorted(range(len(table)), key=lambda seat: MEMBERS.index(table[seat]))
        scores = [0] * len(table)
        for place, seat in enumerate(order):
            scores[seat] = len(table) - 1 - 2 * place
        season = season.with_result(evening, number, Evening((tuple(scores),), tuple(scores)))
    return season


def line_of(season: Season, member: str) -> Any:
    return next(line for line in season.lines() if line.member == member)


@pytest.mark.parametrize(
    ("at_table", "points"),
    [
        ((1, 2), (2, 0)),
        ((1, 1), (1, 1)),
        ((2, 1, 3), (2, 4, 0)),
        ((1, 1, 3), (3, 3, 0)),
        ((1, 1, 1, 1), (3, 3, 3, 3)),
        ((4, 1, 2, 2), (0, 6, 3, 3)),
    ],
)
def test_two_points_for_each_who_is_behind_and_one_for_each_level(
    at_table: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert league_points(at_table) == points


def test_whoever_rests_gets_as_much_as_for_being_level() -> None:
    played = won_by_rank(season(), 0)
    rester = resting(played.plan[0])
    assert (line_of(played, rester).points, line_of(played, rester).form) == (2, (0,))
    assert line_of(played, rester).played == 0
    # Nobody has got it before the evening is over.
    begun = season().with_result(0, 0, Evening(((2, -1, -1),), (2, -1, -1)))
    assert line_of(begun, rester).points == 0


def test_league_points_decide_then_the_points_of_all_hands() -> None:
    played = season("tartli")
    tables = played.plan[0]
    for number, table in enumerate(tables):
        result = Evening(((100 + number, 50),), (1, 0))
        played = played.with_result(0, number, result)
        assert table
    lines = played.lines()
    assert [line.points for line in lines] == [2] * 6 + [1] + [0] * 6
    assert [line.card_points for line in lines[:6]] == [105, 104, 103, 102, 101, 100]
    assert [line.place for line in lines] == [1, 2, 3, 4, 5, 6, 7, *[8] * 6]


def test_the_evenings_follow_one_another() -> None:
    played = season()
    assert (played.now, played.to_play, played.is_over) == (0, 1, False)
    played = won_by_rank(played, 0)
    assert (played.now, played.to_play) == (1, 1)
    played = played.with_result(1, 1, Evening((), (0, 0, 0)))
    assert (played.now, played.to_play) == (1, 2)
    for evening in range(1, 4):
        played = won_by_rank(played, evening)
    assert (played.now, played.to_play, played.is_over) == (4, None, True)


def test_a_cup_for_the_first_three_places() -> None:
    played = season()
    for evening in range(4):
        assert played.cup == 0
        played = won_by_rank(played, evening)
    assert (played.cup, line_of(played, PLAYER).place) == (1, 1)
    assert line_of(played, PLAYER).form == (1, 1, 1, 1)


def test_two_people_are_compared_where_they_met() -> None:
    played = won_by_rank(season(), 0)
    other = played.plan[0][0][1]
    ((evening, result, mine, theirs),) = played.meetings(PLAYER, other)
    assert (evening, mine, theirs) == (0, 0, 1)
    assert result.ranks[mine] < result.ranks[theirs]
    assert [*played.meetings(PLAYER, resting(played.plan[0]))] == []


def test_a_season_is_written_and_read_again() -> None:
    played = won_by_rank(season(), 0).with_result(1, 0, Evening(((4, -2, -2), (0, 0, 0)), (4, -2, -2)))
    assert read(write(played)) == played
    rules = rules_of("ulti")
    match = rules.match(rules.form.variant_from(played.variant), 1, ("a", "b", "c"))
    assert read(write(played.with_running(2, match.to_record()))).running is not None


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "tartli-study"}, "not a season"),
        ({"version": 2}, "newer version"),
        ({"game": "whist"}, "whist is not a game"),
        ({"seed": "five"}, "damaged"),
        ({"variant": {}}, "damaged"),
        ({"evenings": 13}, "damaged"),
        ({"hands": 0}, "damaged"),
        ({"results": [[None]]}, "damaged"),
        ({"results": [[{"hands": [], "standings": [1]}, None, None, None]]}, "damaged"),
        ({"results": [[None] * 4] * 5}, "damaged"),
        ({"running": {"table": 1, "record": {}}}, "damaged"),
        ({"running": {"table": 9, "record": {}}}, "damaged"),
    ],
)
def test_what_is_no_season_is_refused_with_the_reason(change: dict[str, Any], said: str) -> None:
    with pytest.raises(SeasonError, match=said):
        read(write(season()) | change)


def test_whatever_a_document_has_become_it_is_read_or_refused() -> None:
    played = won_by_rank(season(), 0)
    rules = rules_of("ulti")
    match = rules.match(rules.form.variant_from(played.variant), 1, ("a", "b", "c"))
    whole = msgspec.json.encode(write(played.with_running(2, match.to_record()))).decode()
    places = [at for at, letter in enumerate(whole) if letter.isalnum()]
    chance, refused = random.Random(7), 0
    for _ in range(400):
        at = chance.choice(places)
        other = chance.choice("0123456789" if whole[at].isdecimal() else "abcxyz")
        try:
            document = msgspec.json.decode(f"{whole[:at]}{other}{whole[at + 1 :]}")
        except msgspec.DecodeError:
            continue
        try:
            assert isinstance(read(document).lines(), tuple)
        except SeasonError:
            refused += 1
    assert refused > 100


@pytest.mark.parametrize("value", [None, [], {}, "", -1, 10**9, 1.5, True])
@pytest.mark.parametrize(
    "key",
    ["game", "variant", "seed", "evenings", "hands", "begun", "results", "running", "format", "version"],
)
def test_no_value_of_a_key_is_a_fault_of_the_program(key: str, value: object) -> None:
    with contextlib.suppress(SeasonError):
        assert read(write(season()) | {key: value}).now >= 0
