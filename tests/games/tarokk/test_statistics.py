"""The statistics of tarokk agree with the hands that were played."""

import random
from dataclasses import replace

import msgspec
import pytest

from tartli_desktop.face.statistics import NOTHING, averages
from tartli_desktop.games.tarokk import CARDS, ONLINE, ONLINE_POT, PASS, RULES, HatMoved, Match
from tartli_desktop.games.tarokk.opponents import choose
from tartli_desktop.games.tarokk.review_form import DecisionForm, Kind, ReviewForm
from tartli_desktop.games.tarokk.rules.settlement import HandResult
from tartli_desktop.games.tarokk.words.statistics import HandFacts, TarokkStatistics
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.statistics import Counted
from tartli_desktop.text.amounts import signed
from tests.games.contract.stored import PERSON, keep

Played = list[tuple[HandResult, int | None]]
"""The result of each hand, and the seat whose XXI was caught."""


def played(store: MatchStore, seed: int, hands: int, level: str) -> Played:
    """Play hands of a match without an end with the weakest level, and keep it as a match at ``level``."""
    chance, found = random.Random(seed), []
    match = Match.new(ONLINE, first_dealer=0, players=("Ilona", "Anna", "Bálint", "Cili"))
    for _ in range(hands):
        match.deal(chance.sample(CARDS, 42))
        while match.to_move is not None:
            match.apply(match.to_move, choose(match.view(match.to_move), "beginner", seed=seed))
        assert match.result is not None
        caught = next((event.seat for event in match.events if isinstance(event, HatMoved)), None)
        found.append((match.result, caught))
    keep(store, RULES, match, level)
    return found


@pytest.fixture(scope="module")
def kept() -> tuple[Played, Counted]:
    with MatchStore.in_memory() as store:
        hands = [hand for seed in (1, 2) for hand in played(store, seed, 14, ("casual", "strong")[seed - 1])]
        return hands, store.results.counted("tarokk")


def cells(counted: Counted) -> dict[str, str]:
    """What is shown of all levels together, by the names of the rows."""
    shown = TarokkStatistics().shown(counted, None, None)
    return {row.name: row.cells[-1] for row in shown.rows}


@pytest.mark.usefixtures("qapp")
def test_each_hand_counts_for_the_part_that_was_played(kept: tuple[Played, Counted]) -> None:
    hands, counted = kept
    found = cells(counted)
    mine = [result for result, _ in hands if result.kind == "played"]
    declared = [result for result in mine if result.declarer == PERSON]
    assert found["Hands as declarer"] == str(len(declared)) != "0"
    assert sum(map(int, found["Games won : lost as declarer"].split(" : "))) == len(declared)
    bids = [name for name in found if name in ("   Three", "   Two", "   One", "   Solo")]
    assert sum(sum(map(int, found[name].split(" : "))) for name in bids) == len(declared)
    for part, played in (
        ("declarer", declared),
        ("partner", [result for result in mine if result.partner == PERSON]),
        ("opponent", [each for each in mine if PERSON not in (each.declarer, each.partner)]),
    ):
        (told,) = averages("", [(sum(each.payments[PERSON] for each in played), len(played))]).cells
        assert found[f"Points per hand as {part}"] == told != NOTHING
    assert found["Void hands"] == str(sum(result.kind in ("passed", "annulled") for result, _ in hands))
    paid = [result.payments[PERSON] for result, _ in hands if result.kind in ("played", "trial")]
    assert (found["Your best hand"], found["Your worst hand"]) == (signed(max(paid)), signed(min(paid)))


@pytest.mark.usefixtures("qapp")
def test_the_caught_xxi_counts_for_those_who_caught_it_and_who_lost_it(kept: tuple[Played, Counted]) -> None:
    """T13.9"""
    hands, counted = kept
    lost = sum(caught == PERSON for _, caught in hands)
    sides = [((result.declarer, result.partner), caught) for result, caught in hands if caught is not None]
    caught_by_me = sum((caught in side) != (PERSON in side) for side, caught in sides)
    assert cells(counted)["XXI caught by your side : your own caught"] == f"{caught_by_me} : {lost}"
    assert caught_by_me + lost > 0


@pytest.mark.usefixtures("qapp")
def test_bonuses_are_counted_one_by_one_and_in_all(kept: tuple[Played, Counted]) -> None:
    shown = TarokkStatistics().shown(kept[1], None, None)
    names = [row.name for row in shown.rows]
    first, second = map(names.index, ("Announced bonuses won : lost", "Silent bonuses won : lost"))
    assert all(name.startswith("   ") for name in (*names[first + 1 : second], *names[second + 1 :]))
    for heading, rows in ((first, shown.rows[first + 1 : second]), (second, shown.rows[second + 1 :])):
        pairs = [tuple(map(int, row.cells[-1].split(" : "))) for row in rows]
        won, lost = (sum(pair[place] for pair in pairs) for place in (0, 1))
        assert shown.rows[heading].cells[-1] == f"{won} : {lost}"


@pytest.mark.usefixtures("qapp")
def test_a_mistake_and_the_cards_count_as_often_as_the_hand(kept: tuple[Played, Counted]) -> None:  # T7.6
    match, times = kept[1].matches[0], 4
    facts = msgspec.json.decode(match.facts[0]) | {"multiplier": times}
    review = ReviewForm((DecisionForm(0, Kind.BID, 1.5, "pass", "bid three"),), 2.5)
    reviewed = msgspec.structs.replace(
        match,
        facts=(msgspec.json.encode(facts).decode(), *match.facts[1:]),
        reviews=((1, msgspec.json.encode(review).decode()),),
    )
    counted = Counted((reviewed,), kept[1].left_out)
    shown = TarokkStatistics().shown(counted, None, None)
    assert [hand.points for hand in shown.reviewed.hands] == [1.5 * times]
    assert [kind.points for kind in shown.reviewed.kinds] == [1.5 * times]
    assert [hand.expected for hand in shown.reviewed.hands] == [2.5 * times]


def test_who_sits_out_is_on_no_side() -> None:  # T2.2
    facts = HandFacts("played", 0, 2, 1, (60, 34), (), (1, -1, 1, -1, 0), None, 4)
    assert [facts.side(seat) for seat in range(5)] == ["F", "O", "F", "O", None]


@pytest.mark.usefixtures("qapp")
def test_what_went_into_a_pot_and_came_out_of_it_is_counted(kept: tuple[Played, Counted]) -> None:  # T22.10
    row = "Taken from the pot : paid into it"
    assert row not in cells(kept[1])
    match = Match.new(
        replace(ONLINE_POT, rounds=1), first_dealer=0, players=("Ilona", "Anna", "Bálint", "Cili")
    )
    while not match.over:
        match.deal(CARDS)
        for _ in range(4):
            match.apply(match.to_move or 0, PASS)
    with MatchStore.in_memory() as store:
        keep(store, RULES, match, "casual")
        # Four void hands cost 2 each, and at the end the pot is shared.
        assert cells(store.results.counted("tarokk"))[row] == "8 : 8"
