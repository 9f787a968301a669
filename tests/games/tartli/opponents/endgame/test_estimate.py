"""Estimates the opponents use without search: the worth of tricks 8 to 16, and of counts in games."""

from random import Random
from statistics import mean, pstdev

import pytest

from tartli_desktop.games.tartli import HUNGARIAN
from tartli_desktop.games.tartli.opponents.endgame.estimate import estimate, sweep_chance
from tartli_desktop.games.tartli.opponents.endgame.solver import NO_SWEEP, Solver, Stakes, worth_of
from tartli_desktop.games.tartli.opponents.equity import chance_to_win, equity
from tartli_desktop.games.tartli.opponents.meld_tables import switches_of
from tartli_desktop.games.tartli.opponents.simulation.rollout import Side, Start, Trace, rollout
from tartli_desktop.games.tartli.opponents.simulation.rollout_policy import plans_of


def late_hands(number: int) -> tuple[int, int]:
    """Both hands before trick 8 of a simulated hand, the leader's first."""
    chance = Random(f"late {number}")
    switches = switches_of(HUNGARIAN)
    cards = chance.sample(range(32), 32)
    place = next(place for place, card in enumerate(cards) if card < 8)
    cards[18], cards[place] = cards[place], cards[18]
    masks = [sum(1 << card for card in some) for some in (cards[:9], cards[9:18])]
    talon = tuple(1 << card for card in cards[19:])
    trace: Trace = []
    start = Start(True, 1, 1 << cards[18], 9_999, Side(0), Side(0))
    rollout(plans_of(switches), start, *masks, talon, noise=200, at=31 * number, trace=trace)
    gathered, leader = 0, None
    hands = {True: 0, False: 0}
    for asking, what, card in trace:
        gathered += what == "gather"
        if what == "play" and gathered >= 7:
            assert isinstance(card, int)
            hands[asking] |= 1 << card
            leader = asking if leader is None else leader
    assert leader is not None
    return hands[leader], hands[not leader]


def test_the_estimate_of_tricks_8_to_16_is_near_the_exact_value() -> None:
    misses, values = [], []
    for number in range(25):
        leader, other = late_hands(number)
        exact = max(Solver(Stakes(stichmatsch=False)).leads(leader, other, NO_SWEEP, window=0).values())
        misses.append(estimate(leader, other, worth_of(leader | other)) - exact)
        values.append(exact)
    assert pstdev(misses) < 22 < 50 < pstdev(values)
    assert abs(mean(misses)) < 6


def test_a_stichmatsch_is_likelier_the_nearer_the_estimate_is_to_all_points() -> None:  # R9.4
    assert sweep_chance(-30) == 1.0
    assert sweep_chance(60) == 0.0
    assert 0.0 < sweep_chance(20) < sweep_chance(0) < 1.0


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (120, 260), (333, 333), (499, 0), (10, 495)])
def test_what_one_wins_the_other_loses(mine: int, theirs: int) -> None:
    assert chance_to_win(mine, theirs) + chance_to_win(theirs, mine) == pytest.approx(1, abs=0.002)
    for line in (1, 100, 250, 251, 400, 501):
        assert equity(mine, theirs, line) == pytest.approx(-equity(theirs, mine, line), abs=0.005)
        assert -2 <= equity(mine, theirs, line) <= 2


def test_points_are_worth_having() -> None:
    for theirs in range(0, 500, 60):
        worths = [equity(mine, theirs, 251) for mine in range(0, 500, 50)]
        assert worths == sorted(worths)


def test_the_double_line_is_worth_crossing() -> None:
    # R9.3: when the opponent is about to win, points that cross the double line are worth twice as much.
    below = equity(240, 480, 251) - equity(215, 480, 251)
    above = equity(300, 480, 251) - equity(275, 480, 251)
    assert below > 2 * above
