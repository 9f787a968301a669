"""Random sessions for the tests: rules, decks and actions from a seed."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from tartli_desktop.games.ulti import CARDS, Action, MakeBid, Match, Take, Variant

rule_sets = st.builds(
    Variant,
    name=st.just("house"),
    auction=st.sampled_from(["one_round", "two_rounds"]),
    forfeit_simple=st.sampled_from(["none", "optional", "automatic"]),
    four_aces=st.booleans(),
    silent_hundred=st.sampled_from(["none", "added", "replaces"]),
    silent_aces=st.booleans(),
    silent_ulti=st.sampled_from(["none", "soloist", "anyone"]),
    silent_durchmars=st.sampled_from(["none", "three", "four_in_simple"]),
    double_cap=st.integers(0, 7),
    open_hands=st.sampled_from(["all", "soloist"]),
    target_hands=st.sampled_from([None, 1, 2, 5]),
    unit=st.sampled_from([1, 10, 100_000]),
)
seeds = st.integers(0, 2**32 - 1)
lengths = st.integers(0, 140)
"""The number of actions played."""


def choice(match: Match, chance: random.Random) -> tuple[int, Action]:
    """The next seat and action: bids are low and the talon is seldom taken, so that all contracts come up."""
    seat = match.to_move
    assert seat is not None
    legal = match.legal_actions(seat)
    if any(isinstance(action, Take) for action in legal):
        return seat, legal[chance.random() < 0.3]
    bids = [action for action in legal if isinstance(action, MakeBid)]
    if bids and match.phase == "bid" and chance.random() < 0.8:
        return seat, bids[min(int(chance.expovariate(0.25)), len(bids) - 1)]
    return seat, chance.choice(legal)


def walk(match: Match, seed: int, steps: int) -> Iterator[Match]:
    """Continue a match at random, in place; yield it after each deck and each action."""
    chance = random.Random(seed)
    for _ in range(steps):
        if match.phase == "over":
            return
        if match.needs_deck:
            match.deal(chance.sample(CARDS, 32))
        else:
            match.apply(*choice(match, chance))
        yield match


def played(variant: Variant, seed: int, steps: int) -> Match:
    """A session after some random actions."""
    match = Match.new(variant, first_dealer=seed % 3)
    for _ in walk(match, seed, steps):
        pass
    return match
