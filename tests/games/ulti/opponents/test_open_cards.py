"""The exact solver, compared with brute force by the rules."""

from copy import deepcopy
from itertools import product
from random import Random

import pytest

from tartli_desktop.cards.german import Card, mask_of
from tartli_desktop.games.ulti import ASSOCIATION, CONTRACTS, SOCIAL, Play, Variant
from tartli_desktop.games.ulti.opponents.search.open_cards import Position, Solver, TooDeep
from tartli_desktop.games.ulti.opponents.search.stakes import Stakes

from .endings import brute_force, ending, read

CONTRACTS_OF_BOTH = (
    *("hearts simple", "ulti", "40-100", "20-100", "hearts ulti", "durchmars", "ulti durchmars"),
    *("betli", "rebetli", "plain-durchmars"),
)


@pytest.mark.parametrize(
    ("variant", "contract"),
    [(ASSOCIATION, "simple"), *product((ASSOCIATION, SOCIAL), CONTRACTS_OF_BOTH)],
    ids=lambda each: each if isinstance(each, str) else each.name,
)
def test_solver_and_brute_force_agree(variant: Variant, contract: str) -> None:
    won, fits = [], contract.endswith(("betli", "durchmars"))
    for seed in range(8):
        match = ending(variant, contract, seed, 7 + (seed + 1) % 4, fits=fits)
        if match is not None:
            stakes, position = read(match)
            value = Solver(stakes).value(position)
            assert value == brute_force(match, stakes.soloist)
            won.append(value > 0)
    assert len(won) > 2
    assert {*won} == {True, False} or not fits


@pytest.mark.parametrize(
    ("contract", "component"),
    [
        *(("hearts ulti", "ulti"), ("hearts ulti", "simple"), ("ulti aces", "aces"), ("aces", "aces")),
        *(("durchmars", "durchmars"), ("40-100 durchmars", "durchmars"), ("ulti durchmars", "ulti")),
        ("hearts open-durchmars", "open-durchmars"),
    ],
)
def test_one_part_alone_is_won_or_lost_as_brute_force_says(contract: str, component: str) -> None:
    # U6.3 to U6.5
    found = set()
    for seed in range(30):
        match = ending(ASSOCIATION, contract, seed, 3 + seed % 7, fits="durchmars" in component)
        if match is not None:
            stakes, position = read(match)
            value = Solver(stakes.alone(component)).value(position, -1, 1)
            wins = brute_force(match, stakes.soloist, component) > 0
            assert (value > 0) == wins, seed
            found.add(wins)
    assert found == {True, False}


@pytest.mark.parametrize("component", ["aces", "durchmars"])
def test_a_solver_that_has_solved_other_positions_says_the_same(component: str) -> None:
    """The same cards may be left whether the defenders have won an Ace or not."""
    for seed in range(20):
        match = ending(ASSOCIATION, component, seed, 15 + seed % 7)
        assert match is not None
        stakes, _ = read(match)
        alone = stakes.alone(component)
        experienced, chance = Solver(alone), Random(seed)
        while match.to_move is not None:
            _, position = read(match)
            assert experienced.value(position, -1, 1) == Solver(alone).value(position, -1, 1), seed
            plays = [action for action in match.legal_actions(match.to_move) if isinstance(action, Play)]
            match.apply(match.to_move, chance.choice(plays))


def test_a_search_may_be_limited() -> None:
    match = ending(ASSOCIATION, "hearts ulti", 1, 30)
    assert match is not None
    stakes, position = read(match)
    solver = Solver(stakes, limit=100)
    with pytest.raises(TooDeep):
        solver.value(position)
    assert solver.nodes == 101


def test_a_position_is_left_as_it_was() -> None:
    match = ending(ASSOCIATION, "hearts simple", 2, 9)
    assert match is not None
    stakes, position = read(match)
    before = deepcopy([getattr(position, name) for name in Position.__slots__])
    Solver(stakes).value(position)
    assert [getattr(position, name) for name in Position.__slots__] == before


@pytest.mark.parametrize(("tops", "paid"), [(4, ["simple"]), (5, ["simple", "silent-100"])])
def test_exactly_100_points_are_a_silent_100(tops: int, paid: list[str]) -> None:
    """U11.1: with a marriage in trumps and the last trick, five Aces and Tens reach it."""
    stakes = Stakes(
        variant=ASSOCIATION,
        contract=CONTRACTS["hearts simple"],
        soloist=1,
        trump=2,
        multiplier=1,
        held=0,
        talon=mask_of((Card.A7, Card.A8)),
        marriages=((), (40,), ()),
    )
    result = stakes.result((tops, 0b111, 0b111, 1, -1))
    assert [each.name for each in result.components] == paid
