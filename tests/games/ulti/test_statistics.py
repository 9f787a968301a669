"""The statistics of Ulti agree with the hands that were played."""

import random
from dataclasses import replace
from itertools import accumulate

import msgspec
import pytest

from tartli_desktop.face.statistics import averages
from tartli_desktop.game.registry import rules_of
from tartli_desktop.games.ulti import ASSOCIATION, CARDS, Match
from tartli_desktop.games.ulti.words.statistics import UltiStatistics
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.statistics import Counted
from tartli_desktop.text.amounts import signed
from tests.games.contract.stored import PERSON, keep
from tests.games.ulti.rules.walks import choice

RULES = rules_of("ulti")


def played(seed: int, hands: int) -> Match:
    """A match without an end, of random bids and cards."""
    match, chance = (
        Match.new(ASSOCIATION, first_dealer=0, players=("Ilona", "Anna", "Bálint")),
        random.Random(seed),
    )
    while len(match.results) < hands:
        if match.needs_deck:
            match.deal(chance.sample(CARDS, 32))
        else:
            match.apply(*choice(match, chance))
    return match


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    return [played(seed, 12) for seed in range(3)]


@pytest.fixture(scope="module")
def counted(matches: list[Match]) -> Counted:
    with MatchStore.in_memory() as store:
        for match, level in zip(matches, ("casual", "casual", "strong"), strict=True):
            keep(store, RULES, match, level)
        return store.results.counted("ulti")


def cells(counted: Counted) -> dict[str, str]:
    """What is shown of all levels together, by the names of the rows."""
    shown = UltiStatistics().shown(counted, None, None)
    return {row.name: row.cells[-1] for row in shown.rows}


@pytest.mark.usefixtures("qapp")
def test_each_hand_counts_for_the_soloist_or_a_defender(matches: list[Match], counted: Counted) -> None:
    results = [result for match in matches for result in match.results]
    alone = [result.points[PERSON] for result in results if result.soloist == PERSON]
    against = [result.points[PERSON] for result in results if result.soloist != PERSON]
    found = cells(counted)
    assert found["Hands as soloist"] == str(len(alone)) != "0"
    (soloist,) = averages("", [(sum(alone), len(alone))]).cells
    (defender,) = averages("", [(sum(against), len(against))]).cells
    assert (found["Points per hand as soloist"], found["Points per hand as defender"]) == (soloist, defender)
    assert found["Your best hand"] == signed(max(alone + against))
    assert found["Your worst hand"] == signed(min(alone + against))
    assert found["Balance"] == f"{signed(sum(alone + against) * ASSOCIATION.unit)} Ft"
    names = list(found)
    parts = [name for name in names if name.startswith("   ")]
    below = names.index("Contracts, all parts won : some lost") + 1
    assert names[below : below + len(parts)] == parts, "the parts of contracts stand below these"


@pytest.mark.usefixtures("qapp")
def test_a_contract_is_won_with_all_that_was_bid(matches: list[Match], counted: Counted) -> None:
    made = [
        all(part.won for part in result.components if not part.name.startswith("silent-"))
        for match in matches
        for result in match.results
        if result.soloist == PERSON
    ]
    told = f"{made.count(True)} : {made.count(False)}"
    assert cells(counted)["Contracts, all parts won : some lost"] == told


@pytest.mark.usefixtures("qapp")
def test_a_match_with_an_end_goes_on_until_then(counted: Counted) -> None:
    ends = msgspec.json.encode(replace(ASSOCIATION, target_hands=99).to_dict()).decode()
    going = tuple(msgspec.structs.replace(match, variant=ends) for match in counted.matches)
    shown = UltiStatistics().shown(Counted(going, counted.left_out), None, None)
    assert shown.left_out.unfinished == 3
    assert shown.of_hands == ()


def test_the_balance_goes_from_hand_to_hand(matches: list[Match], counted: Counted) -> None:
    shown = UltiStatistics().shown(counted, None, None)
    brought = [result.points[PERSON] for match in matches for result in match.results]
    assert shown.balance == tuple(accumulate(brought, initial=0))
    assert UltiStatistics().shown(Counted((), counted.left_out), None, None).balance == ()
