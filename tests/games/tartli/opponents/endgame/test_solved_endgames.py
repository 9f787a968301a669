"""The solved ends of simulated hands, against plain full search."""

from random import Random

import pytest

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, LAST_TRICK_POINTS, Variant
from tartli_desktop.games.tartli.opponents.endgame.solved_endgames import SolvedEndgames
from tartli_desktop.games.tartli.opponents.endgame.solver import Stakes
from tartli_desktop.games.tartli.opponents.meld_tables import CARD_POINTS, switches_of
from tartli_desktop.games.tartli.opponents.simulation.rollout import Side, Start, rollout
from tartli_desktop.games.tartli.opponents.simulation.rollout_policy import plans_of

from .test_solver import FullWithMemory, cards


def hands(random: Random) -> tuple[int, int, int, int]:
    """Both hands before trick 8, and the trick points of each side before it."""
    order = random.sample(range(32), 32)
    mine, theirs = (sum(1 << card for card in order[start : start + 9]) for start in (0, 9))
    played = sum(CARD_POINTS[card] for card in order[18:])
    early = random.randrange(played + 1)
    return mine, theirs, early, played - early


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=["hungarian", "austrian"])
def test_points_are_those_of_full_search(variant: Variant) -> None:
    # R4.2, R9.4: far from 501 the counts at the end are those of best play.
    mine, theirs, early, other_early = hands(Random("leaves 4"))
    left = sum(CARD_POINTS[card] for card in cards(mine | theirs)) + LAST_TRICK_POINTS
    full = FullWithMemory(Stakes(early=(early, other_early), stichmatsch=variant.stichmatsch))
    best = max(full.lead((mine, theirs), 0, card, None, full.stakes.counts, True) for card in cards(mine))
    won, lost, out = SolvedEndgames(variant)(mine, theirs, 100 + early, 60 + other_early, early, other_early)
    assert out == 0
    assert (won + lost, won - lost) == (160 + early + other_early + left, 40 + early - other_early + best)


def test_the_game_goes_before_points() -> None:
    # R9.2, R9.3: 495 points and a sure trick win the game; a loser below the line loses double.
    ace_high, low = 0xFF00 | 1 << 31, 0xFF0000 | 1 << 24
    assert SolvedEndgames(AUSTRIAN)(ace_high, low, 495, 249, 0, 0)[2] == 1
    for theirs, double in ((100, True), (300, False)):
        _, lost, out = SolvedEndgames(AUSTRIAN)(ace_high, low, 495, theirs, 0, 0)
        assert out == 1
        assert (lost < AUSTRIAN.double_below) is double


def test_a_meld_that_reaches_501_ends_the_hand() -> None:  # R9.2: melds of trick 8 count before its points.
    assert SolvedEndgames(HUNGARIAN)(1, 2, 505, 480, 0, 0) == (505, 480, 1)
    assert SolvedEndgames(HUNGARIAN)(1, 2, 480, 505, 0, 0) == (480, 505, -1)


@pytest.mark.parametrize("leading", [True, False])
def test_a_simulated_hand_ends_as_the_leaf_says(leading: bool) -> None:
    # The solution is from the side of the leader of trick 8, the simulation from the searching player's.
    switches = switches_of(HUNGARIAN)
    asked = []

    def solution(*position: int) -> tuple[float, float, int]:
        asked.append(position)
        return 7.0, 3.0, 1

    start = Start(leading, 8, 0, 501, Side(100), Side(50))
    found = rollout(plans_of(switches), start, 0x1FF, 0x3FE00, (), estimated=True, solution=solution)
    assert found == ((7.0, 3.0, 1) if leading else (3.0, 7.0, -1))
    assert [position[:2] for position in asked] == [(0x1FF, 0x3FE00)]
