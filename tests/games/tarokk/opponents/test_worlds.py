"""The deals that an opponent considers: all fit its view, and the true deal is among them (T16.6)."""

import random
from dataclasses import replace

import pytest

from tartli_desktop.cards.tarokk import ALL, TAROKKS, mask_of
from tartli_desktop.games.tarokk import ONLINE, PASKIEVICS, Card, Variant, View
from tartli_desktop.games.tarokk.opponents.search.worlds import Sampler, World
from tartli_desktop.games.tarokk.rules.legal import legal_actions
from tests.games.tarokk.positions import announcing, view_to_move

from .hands import chance_of, heuristics, moments, somebody, truth

FIVE = replace(PASKIEVICS, players=5)
TOLD_IN_TURN = replace(PASKIEVICS, discards_told="first_turn", cue_bids="pais", cue_accept="hold")
FIVE_IN_TURN = replace(FIVE, discards_told="first_turn", declarations="pais", dealer_shares=True)


@pytest.mark.parametrize(
    "variant",
    [PASKIEVICS, ONLINE, FIVE, TOLD_IN_TURN, FIVE_IN_TURN],
    ids=["paskievics", "online", "five", "told in turn", "five in turn"],
)
def test_every_sample_fits_the_view(variant: Variant) -> None:
    chance = random.Random(0)
    found = 0
    for match in moments(variant, 0):
        seat = match.to_move
        assert seat is not None
        view = match.view(seat)
        sampler = Sampler(view, chance)
        world = sampler.sample()
        if world is None:
            continue
        found += 1
        assert sampler.admits(world)
        parts = [*world.hands, *world.discards, world.talon, mask_of(card for _, card in view.tricks)]
        assert sum(parts) == ALL
        assert sum(part.bit_count() for part in parts) == 42
        assert_told(view, world)
        if match.phase not in ("play",) and world is not None:
            hand = sampler.replayed(world)
            if hand is not None:
                assert legal_actions(hand, view.seat) == view.legal
                assert hand.hands[seat] == mask_of(view.hand)
    assert found > 20


def discarded_tarokks(view: View, world: World) -> dict[int, int]:
    """How many tarokks each seat but the declarer has discarded."""
    others = [seat for seat in view.active if seat != view.declarer]
    return {seat: (world.discards[seat] & TAROKKS).bit_count() for seat in others}


def assert_told(view: View, world: World) -> None:
    """The other seats have discarded as many tarokks as all were told (T6.6, T22.11)."""
    if view.told is not None:
        _, told = view.told
        found = discarded_tarokks(view, world)
        assert sum(found.values()) == told if isinstance(told, int) else dict(told).items() <= found.items()


@pytest.mark.parametrize("players", [4, 5])
def test_tarokks_that_others_have_discarded_are_as_many_as_was_told(players: int) -> None:  # T6.6
    most = 0
    for seed in range(12):
        for match in moments(replace(PASKIEVICS, players=players), seed, somebody(seed)):
            view = view_to_move(match)
            if view.told is None or view.phase != "annul":
                continue
            world = Sampler(view, random.Random(seed)).sample()
            if world is not None:
                assert_told(view, world)
                most = max(most, sum(discarded_tarokks(view, world).values()))
    assert most > 1


@pytest.mark.parametrize("player", ["heuristic", "somebody"])
@pytest.mark.parametrize("seed", range(4))
def test_the_truth_is_possible(seed: int, player: str) -> None:
    play = heuristics if player == "heuristic" else somebody(seed)
    for match in moments(TOLD_IN_TURN if seed % 2 else PASKIEVICS, seed, play):
        world = truth(match)
        for seat in range(4):
            sampler = Sampler(match.view(seat), random.Random(seed))
            assert sampler.admits(world), (seat, match.phase)


def share_with(auction: str, said: str, card: Card, seat: int) -> float:
    """The share of A's samples in which a seat holds a card."""
    match = announcing(("V", "SKIZ XVII XV XII", "XX", "XXI I"), auction, played=said)
    return chance_of(match.view(0), seat, card)


def test_a_bidder_has_an_honour_and_who_announces_trull_a_high_one() -> None:
    auction, spoken = "pass, bid three, pass, pass", "call XX, pass, pass, pass"
    honours = [share_with(auction, spoken, card, 1) for card in (Card.SKIZ, Card.XXI, Card.I)]
    assert sum(honours) > 1.3  # T19.1
    silent = share_with(auction, spoken, Card.XXI, 2)
    assert share_with(auction, "call XX, pass, trull, pass, pass", Card.XXI, 2) > silent + 0.15  # T19.6


def test_samples_are_rarely_missing() -> None:
    asked = missing = refused = 0
    for seed in range(2):
        for match in moments(PASKIEVICS, seed):
            view = view_to_move(match)
            sampler = Sampler(view, random.Random(seed))
            world = sampler.sample()
            asked += 1
            missing += world is None
            if world is not None and match.phase != "play":
                refused += sampler.replayed(world) is None
    assert missing < 0.02 * asked
    assert refused < 0.2 * asked
