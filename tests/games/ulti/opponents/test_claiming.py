"""An opponent claims the rest where it is certain; others agree or refuse by what they know (U13.3)."""

from random import Random

import pytest

from tartli_desktop.games.ulti import ASSOCIATION, CONTRACTS, Match
from tartli_desktop.games.ulti.opponents import LEVELS, choose
from tartli_desktop.games.ulti.opponents.claiming import is_rest_certain
from tartli_desktop.games.ulti.opponents.search.knowledge import Knowledge
from tartli_desktop.games.ulti.opponents.search.open_cards import Solver
from tartli_desktop.games.ulti.opponents.search.sampling import claimed
from tartli_desktop.games.ulti.opponents.search.trickplay import Table
from tartli_desktop.games.ulti.opponents.search.worlds import worlds
from tests.games.ulti.at_the_table import do

from .endings import ending
from .test_levels import LOW, dealt

LED = ("1:lay H9 B9", "1:bid open-betli", "2:pass", "0:pass", "1:pass", "1:play A9", "2:play AA", "0:play HA")


@pytest.fixture
def open_betli() -> Match:
    """The soloist, seat 1, cannot win a trick any more, and all hands lie open."""
    return do(dealt(*LOW), *LED, "2:play BA", "0:play HK")


@pytest.mark.parametrize("level", LEVELS[2:])
def test_a_rest_that_everybody_sees_to_be_certain_is_claimed_and_granted(
    open_betli: Match, level: str
) -> None:
    while open_betli.to_move is not None:
        seat = open_betli.to_move
        action = choose(open_betli.view(seat), level)
        assert (str(action) == "claim") == (seat == 1)
        open_betli.apply(seat, action)
    result = open_betli.results[-1]
    assert (result.end, result.points) == ("claim", (-20, 40, -20))


@pytest.mark.parametrize("level", LEVELS[:2])
def test_weak_levels_play_on(open_betli: Match, level: str) -> None:
    assert str(choose(open_betli.view(1), level)).startswith("play")


def test_what_was_refused_is_not_claimed_again(open_betli: Match) -> None:
    do(open_betli, "1:claim", "2:refuse", "1:play B8", "2:play BK", "0:play HO")
    view = open_betli.view(1)
    assert is_rest_certain(view, talon=True)
    assert str(choose(view)).startswith("play")


@pytest.mark.parametrize("level", LEVELS[2:])
def test_a_closed_hand_is_claimed_where_its_holder_is_certain(level: str) -> None:  # U16.1
    hands = (
        "HA HX HK HO HU H9 H7 AA LA BA",
        "H8 AX AK AO AU A9 A8 A7 LX LK",
        "LO LU L9 L8 L7 BX BK BO BU B9",
    )
    hand = ("1:lay B8 B7", "1:bid hearts durchmars", "2:pass", "0:pass", "1:pass")
    match = do(dealt(*hands, "B8 B7"), *hand, "1:play HA", "2:play H8", "0:play L7")
    assert str(choose(match.view(1), level)) == "claim"
    do(match, "1:claim")
    # For all the defender knows, the soloist lacks some of the Aces.
    assert str(choose(match.view(2), level)) == "refuse"


@pytest.mark.parametrize("contract", CONTRACTS)
def test_no_deal_that_the_soloist_thinks_possible_brings_more_or_less_than_a_certain_claim(
    contract: str,
) -> None:
    # Two, three and four cards left, a few of them after random play.
    for seed in range(12):
        match = ending(ASSOCIATION, contract, seed, cards=2 + seed % 3, fits=bool(seed % 4))
        while match is not None and (seat := match.to_move) is not None:
            view = match.view(seat)
            if view.phase == "play" and is_rest_certain(view):
                table = Table(Knowledge(view))
                for world in worlds(table.knowledge, 6, Random(seed)):
                    stakes = table.stakes(world)
                    assert Solver(stakes).value(table.position(world)) == claimed(table, world, stakes)
            plays = [each for each in match.legal_actions(seat) if str(each).startswith("play")]
            match.apply(seat, plays[0])
