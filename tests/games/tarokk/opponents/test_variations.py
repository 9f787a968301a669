"""What opponents make of the switches of T22."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tartli_desktop.games.tarokk import (
    CARDS,
    PASKIEVICS,
    Announce,
    Batch,
    Bid,
    Match,
    SayKontra,
    Variant,
    View,
)
from tartli_desktop.games.tarokk.opponents import LEVELS, choose, evaluate, knocks, strong
from tartli_desktop.games.tarokk.opponents.search.simulation import share
from tartli_desktop.games.tarokk.opponents.search.worlds import Sampler
from tartli_desktop.games.tarokk.rules.actions import BIDS, PASS
from tests.games.tarokk.positions import LATEST, announcing, cards, deck, play, view_to_move

from .hands import FEW, moments

POT = replace(PASKIEVICS, ultimo_pot=True)
PAIS = replace(PASKIEVICS, cue_bids="pais")
TO_BIDDERS = replace(PASKIEVICS, cue_accept="hold")
SOME = replace(FEW, announce=40, bid=20)
ULTIMO = Announce("ultimo")


def says(match: Match) -> str:
    """What the third level says."""
    assert match.to_move is not None
    return str(choose(match.view(match.to_move)))


def bidding(hands: tuple[str, ...], auction: str, variant: Variant) -> Match:
    match = Match.new(variant, first_dealer=3)
    match.deal(deck(hands))
    play(match, auction)
    return match


# Knocking (T22.2)


def test_opponents_knock_in_one_hand_of_ten() -> None:
    assert 70 < sum(map(knocks, range(1000))) < 130


@pytest.mark.parametrize("level", LEVELS)
def test_they_take_any_batch_by_their_seed(level: str) -> None:
    match = Match.new(replace(PASKIEVICS, cut="knock"), first_dealer=3)
    match.deal(CARDS, knock=True)
    view = match.view(2)
    taken = Counter(choose(view, level, seed=seed) for seed in range(40))
    assert taken.keys() == {Batch(number) for number in range(1, 5)}
    assert choose(view, level, seed=7) == choose(view, level, seed=7)
    assert {worth.points for worth in evaluate(view).values()} == {0.0}


# Cue bids (T22.3, T22.4)

STRONG = "SKIZ XVI XV XIV XIII {} HK HQ DK"


def test_a_second_bid_invites_with_the_xvii() -> None:
    bids = [
        says(bidding((STRONG.format(card), "XXI"), "bid three, bid two, pass, pass", PAIS))
        for card in ("XVII", "XIX")
    ]
    assert bids == ["bid one", "hold"]


def test_a_first_bid_invites_with_the_xix() -> None:
    bids = [says(bidding(("XXI", STRONG.format(card)), "bid three", PAIS)) for card in ("XVII", "XIX")]
    assert bids == ["bid two", "bid one"]


def test_nobody_invites_where_nobody_could_hold() -> None:
    opening = [says(bidding(("", STRONG.format("XIX")), "pass", each)) for each in (PASKIEVICS, TO_BIDDERS)]
    assert opening == ["bid two", "bid three"]
    assert says(bidding(("XXI", STRONG.format("XIX")), "bid three", TO_BIDDERS)) == "bid one"


def test_who_is_invited_holds_more_willingly() -> None:
    weak = "XXI XII X IX II CK CQ CT HA"
    answers = [
        says(bidding((weak, STRONG.format("XIX")), "bid three, bid one, pass, pass", each))
        for each in (PASKIEVICS, TO_BIDDERS)
    ]
    assert answers == ["pass", "hold"]


def test_a_cancelled_cue_bid_still_tells_where_the_card_lies() -> None:
    match = bidding(("XXI", STRONG.format("XIX"), "", "I"), "bid three, bid one, pass, bid solo", TO_BIDDERS)
    sampler = Sampler(match.view(0), Random(1))
    worlds = [world for _ in range(40) if (world := sampler.sample()) is not None]
    (xix,) = cards("XIX")
    assert len(worlds) == 40
    assert all(world.hands[1] >> xix & 1 for world in worlds)
    assert any(sampler.replayed(world) for world in worlds)


# Pagátultimó and its pot (T22.10)

LONG = "I SKIZ XIX XVIII XVII XVI XIV XIII HK"


def with_pot(view: View, pot: int, multiplier: int = 1) -> View:
    return replace(view, pot=pot, multiplier=multiplier)


def test_an_announced_ultimo_wins_or_loses_a_share_of_the_pot() -> None:
    match = announcing((LONG, "XX XXI XV"), variant=POT, played="tarokks 8, call XX")
    view = match.view(0)
    plain, potted, doubled = (
        strong.evaluate(each, seed=1, should_stop=None, settings=SOME)
        for each in (view, with_pot(view, 30), with_pot(view, 30, 2))
    )
    # Two seats share: 15 each, which counts half where all else is doubled.
    gains = [more - less for more, less in zip(potted[ULTIMO].deals, plain[ULTIMO].deals, strict=True)]
    assert {round(abs(gain), 6) for gain in gains} == {15.0}
    halved = [more - less for more, less in zip(doubled[ULTIMO].deals, plain[ULTIMO].deals, strict=True)]
    assert halved == pytest.approx([gain / 2 for gain in gains])
    assert plain[PASS].deals == potted[PASS].deals


def test_a_large_pot_tempts() -> None:
    match = announcing(("I SKIZ XIX XVIII XVII XII XI X HK", "XX XXI XV"), variant=POT)
    play(match, "tarokks 8, call XX")
    view = match.view(0)
    assert [str(choose(with_pot(view, pot))) for pot in (0, 200)] == ["pass", "ultimo"]


def test_a_void_hand_and_a_failed_trial_pay_into_the_pot() -> None:
    match = bidding(("SKIZ", "XXI", "I"), "pass, pass, pass", POT)
    values = strong.evaluate(match.view(3), seed=1, should_stop=None, settings=SOME)
    assert {*values[PASS].deals} == {-2.0}
    assert -8.0 in values[BIDS[0]].deals


def test_no_pot_is_too_large() -> None:
    match = announcing((LONG, "XX XXI XV"), variant=POT, played="tarokks 8, call XX")
    for multiplier in (1, 2**3000):
        view = with_pot(match.view(0), 2**5000, multiplier)
        assert choose(view) in view.legal
        values = strong.evaluate(view, seed=1, should_stop=None, settings=FEW)
        assert values.keys() == {*view.legal}


# Kontra and the dealer's share


def test_a_silent_double_is_a_reason_for_kontra() -> None:  # T22.6
    hands = ("SKIZ HQ", "XXI XIX XVIII XVII XVI XV XIV XIII SK", "XX")
    gains = []
    for variant in (PASKIEVICS, replace(PASKIEVICS, silent_needs_kontra=True)):
        match = announcing(hands, variant=replace(variant, free_call=False), played="call XX, kings, pass")
        values = strong.evaluate(match.view(1), seed=1, should_stop=None, settings=SOME)
        gains.append(values[SayKontra(1, "game")].points - values[PASS].points)
    assert gains[1] > gains[0]


def test_a_declarer_settles_with_the_dealer() -> None:  # T22.8
    assert [share(3, seat, ("F", "O", "F", "O", None), 0) for seat in range(4)] == [6, -3, 3, -3]
    assert share(3, 0, ("F", "O", "O", "O", None), 0) == 12


@pytest.mark.parametrize("seed", range(3))
def test_every_level_plays_by_all_of_it(seed: int) -> None:
    said: set[type] = set()
    for match in moments(LATEST, seed):
        view = view_to_move(match)
        for level in LEVELS[:3]:
            assert choose(view, level, seed=seed) in view.legal
        decision = strong.decide(view, seed=seed, should_stop=None, settings=FEW)
        assert decision in view.legal
        said.add(type(decision))
    assert Bid in said
