"""Random matches of tarokk for the tests: house rules, decks and actions from a seed."""

import random
from typing import Any

from hypothesis import strategies as st

from tartli_desktop.games.tarokk import CARDS, HOLDINGS, Action, Bid, Event, Keep, Match, Pass, Variant
from tartli_desktop.games.tarokk.rules.variant import FOR_FIVE


def house_rules(**switches: Any) -> Variant:
    """A variant, without what needs a fifth player where there are four (T22.7, T22.8)."""
    without = dict.fromkeys(() if switches["players"] == 5 else FOR_FIVE, False)
    return Variant(**switches | without)


rules_of_circles = st.builds(
    house_rules,
    name=st.just("house"),
    players=st.sampled_from([4, 5]),
    rounds=st.sampled_from([None, None, 1]),
    hold=st.sampled_from(["bidders", "earlier"]),
    sole_bidder_raise=st.booleans(),
    trial_price=st.sampled_from([None, 2]),
    cue_bids=st.sampled_from(["jump", "level", "online", "none", "pais"]),
    opening_cue=st.sampled_from(["yes", "no", "if_passed"]),
    cue_debt=st.sampled_from(["always", "accepted"]),
    yield_high_honour=st.booleans(),
    discard_xx=st.booleans(),
    annul_holdings=st.lists(st.sampled_from(HOLDINGS), unique=True).map(
        lambda words: tuple(word for word in HOLDINGS if word in words)
    ),
    annul_after_tarokk_discard=st.booleans(),
    annul_when=st.sampled_from(["after_discard", "before_discard"]),
    void_hands=st.sampled_from(["stack", "append", "quad", "none"]),
    free_call=st.booleans(),
    tell_discarded_call=st.booleans(),
    double_and_volat=st.sampled_from(["not_same_turn", "same_turn", "not_same_player"]),
    declarations=st.sampled_from(["free", "bind", "pais"]),
    kontra_needs_48=st.booleans(),
    kings_value=st.sampled_from([1, 2]),
    ultimo_value=st.sampled_from([5, 6]),
    catch_value=st.sampled_from([21, 30]),
    silent_with_volat=st.sampled_from(["none", "trull"]),
    kings_with_double=st.booleans(),
    kontra_on_silent=st.booleans(),
    undeclared_tarokks=st.sampled_from(["partner", "if_covered", "never"]),
    cut=st.sampled_from(["cut", "knock"]),
    cue_accept=st.sampled_from(["any", "hold"]),
    game_beside_double=st.sampled_from(["by_side", "never"]),
    silent_needs_kontra=st.booleans(),
    talon_honours=st.booleans(),
    dealer_shares=st.booleans(),
    ultimo_pot=st.booleans(),
    discards_told=st.sampled_from(["at_once", "first_turn"]),
    xx_if_invited=st.booleans(),
)
seeds = st.integers(0, 2**32 - 1)
lengths = st.integers(0, 160)
"""The number of actions played."""


def deal(match: Match, chance: random.Random) -> tuple[Event, ...]:
    """Deal a shuffled pack, where the rules allow it after a knock as often as after a cut."""
    return match.deal(chance.sample(CARDS, 42), knock=match.may_knock and chance.random() < 0.5)


def choice(match: Match, chance: random.Random) -> tuple[int, Action]:
    """The next seat and action: bids often, announcements now and then."""
    seat = match.to_move
    assert seat is not None
    legal = match.legal_actions(seat)
    loud = [action for action in legal if isinstance(action, Bid)]
    if loud and chance.random() < 0.6:
        return seat, chance.choice(loud)
    quiet = [action for action in legal if isinstance(action, Pass | Keep)]
    if quiet and match.phase in ("announce", "annul") and chance.random() < 0.6:
        return seat, quiet[0]
    return seat, chance.choice(legal)


def played(variant: Variant, seed: int, length: int) -> Match:
    """A match after this many random actions, decks and notices."""
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=seed % variant.players)
    for _ in range(length):
        if match.over:
            break
        if match.needs_deck:
            if match.notice is None and chance.random() < 0.2:
                match.give_notice(chance.randrange(variant.players))
            deal(match, chance)
        match.apply(*choice(match, chance))
    return match
