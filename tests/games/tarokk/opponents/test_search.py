"""Playouts, payoffs and solved endings agree with the rules."""

import random

import pytest

from tartli_desktop.games.tarokk import ONLINE, PASKIEVICS, PLAYS, Match, Variant
from tartli_desktop.games.tarokk.opponents.search.endgame import best_net
from tartli_desktop.games.tarokk.opponents.search.payoff import Payoff
from tartli_desktop.games.tarokk.opponents.search.rollout import playout
from tartli_desktop.games.tarokk.opponents.search.simulation import deal_of, share, true_sides

from .hands import moments, somebody, truth


def in_play(variant: Variant, seed: int, tricks: int) -> Match | None:
    """A hand of random play after this many tricks; None where it ends before."""
    for match in moments(variant, seed, somebody(seed)):
        if match.phase == "play" and len(match.view(0).winners) == tricks:
            return match.copy()
    return None


def net_of(match: Match) -> int:
    assert match.result is not None
    return sum(item.value for item in match.result.items if item.side is not None)


@pytest.mark.parametrize("variant", [PASKIEVICS, ONLINE], ids=["paskievics", "online"])
@pytest.mark.parametrize("seed", range(30))
def test_a_deal_played_out_is_settled_as_by_the_rules(variant: Variant, seed: int) -> None:
    match = in_play(variant, seed, seed % 8)
    assert match is not None
    chance = random.Random(seed)
    view = match.view(0)
    world = truth(match)
    sides = true_sides(view, world.hands)
    deal = deal_of(view, world.hands, world.discards, sides)
    assert view.contract is not None
    payoff = Payoff(variant, view.contract, {(kind, owner): level for kind, owner, level in view.items})
    pagat = 0
    while match.to_move is not None:
        assert view.active[deal.to_play] == match.to_move
        legal = match.legal_actions(match.to_move)
        assert deal.legal() == sum(1 << PLAYS.index(action) for action in legal)  # type: ignore[arg-type]
        action = chance.choice(legal)
        pagat = deal.play(PLAYS.index(action))  # type: ignore[arg-type]
        match.apply(match.to_move, action)
    outcome = deal.outcome(pagat)
    assert match.result is not None
    assert match.result.points is not None
    assert match.result.tricks is not None
    assert (outcome.points, outcome.tricks) == (match.result.points[0], match.result.tricks[0])
    assert payoff.net(outcome) == net_of(match)
    assert {seat for seat in range(4) if sides[seat] == "F"} == {
        match.result.declarer,
        match.result.partner,
    } - {None}
    tarokks = [0, 0, 0, 0]
    for item in match.result.items:
        if item.kind == "tarokks":
            for seat in item.others or ():
                tarokks[seat] -= item.value
                tarokks[item.seat or 0] += item.value
    shares = [share(payoff.net(outcome), seat, sides) + tarokks[seat] for seat in range(4)]
    assert shares == list(match.result.payments)


def solved(match: Match) -> int:
    """The best net value for F, found by trying every action with the rules."""
    seat = match.to_move
    if seat is None:
        return net_of(match)
    values = []
    for action in match.legal_actions(seat):
        twin = match.copy()
        twin.apply(seat, action)
        values.append(solved(twin))
    return max(values) if match.view(seat).side == "F" else min(values)


@pytest.mark.parametrize("seed", range(8))
def test_an_ending_is_solved_exactly(seed: int) -> None:
    match = in_play(PASKIEVICS, seed, 7)
    assert match is not None
    view = match.view(0)
    world = truth(match)
    deal = deal_of(view, world.hands, world.discards, true_sides(view, world.hands))
    assert view.contract is not None
    payoff = Payoff(PASKIEVICS, view.contract, {(kind, owner): level for kind, owner, level in view.items})
    assert best_net(deal, payoff, {}) == solved(match)
    assert playout(deal.copy()).points <= 94
