"""Matches with random switches, packs and play.

Hypothesis chooses the variant, the start, the seed of the play and its length; it is derandomized, so every
run tests the same matches.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import BELA, EXCHANGE, OUT, Action, Declare, Match, Variant

from .positions import at_scores, both_at_501, dealt, play

Start = Callable[[Variant], Match]
"""Makes the match in which random play begins."""


# Sources of matches

SWITCHES: dict[str, tuple[Any, ...]] = {
    "turned_card": ("nineteenth", "choice"),
    "next_dealer": ("alternate", "winner"),
    "set_of_nines": (False, True),
    "tens_below_unders": (False, True),
    "sequences_per_trick": ("one", "one_per_suit"),
    "further_sequences": ("higher_or_apart", "not_inside"),
    "bar_touching_sequences": (False, True),
    "bela_with_melds": (False, True),
    "exchange": ("leader", "any_time"),
    "show_trick_7_draw": (False, True),
    "stichmatsch": (False, True),
    "double_below": (1, 250, 251, 501),
    "match_target": (None, 1, 2, 5),
}
"""Values of each switch of R11."""

variants = st.builds(
    Variant,
    name=st.sampled_from(["hungarian", "austrian", "house"]),
    **{switch: st.sampled_from(values) for switch, values in SWITCHES.items()},
)
seeds = st.integers(0, 2**32 - 1)
lengths = st.integers(0, 150)
"""The number of actions played."""


def random_variant(chance: random.Random) -> Variant:
    """House rules for a match of one game."""
    chosen = {switch: chance.choice(values) for switch, values in SWITCHES.items()}
    return Variant(name="house", **chosen | {"match_target": 1})


def new_match(variant: Variant) -> Match:
    return Match.new(variant, first_dealer=0)


def near_the_end(variant: Variant) -> Match:
    return at_scores((490, 415), variant)


def sudden_death(variant: Variant) -> Match:
    return at_scores((503, 503), variant)


def tied_by_melds(variant: Variant) -> Match:
    return both_at_501(replace(variant, bela_with_melds=True))


def tied(variant: Variant) -> Match:
    """Like ``tied_by_melds``, after both have gone out (R7.2)."""
    match = tied_by_melds(variant)
    play(match, "0:out")
    return match


def sorted_pack(variant: Variant) -> Match:
    """A hand full of melds on both sides."""
    return dealt(variant, hands=("AAKOUX BA LAKO", "HAKOUX9 BKOU"), turned="A7")


starts: st.SearchStrategy[Start] = st.sampled_from(
    [new_match, new_match, new_match, near_the_end, sudden_death, tied_by_melds, tied, sorted_pack]
)


def choice(match: Match, chance: random.Random) -> tuple[int, Action]:
    """The next action: melds often, interruptions now and then, going out mostly with 501."""
    assert match.to_move is not None
    seat = match.to_move if chance.random() < 0.85 else 1 - match.to_move
    legal = [action for action in match.legal_actions(seat) if action != OUT]
    eager = chance.random() < (0.3 if match.counts[seat] > 500 else 0.004)
    if eager and OUT in match.legal_actions(seat):
        return seat, OUT
    if not legal:
        seat = match.to_move
        legal = [action for action in match.legal_actions(seat) if action != OUT]
    loud = [action for action in legal if isinstance(action, Declare) or action in (BELA, EXCHANGE)]
    return seat, chance.choice(loud if loud and chance.random() < 0.5 else legal)


def walk(match: Match, seed: int, steps: int) -> Iterator[Match]:
    """Play a match on at random, in place, and yield it after each pack and each action."""
    chance = random.Random(seed)
    for _ in range(steps):
        if match.winner is not None:
            return
        if match.needs_deck:
            pack = list(CARDS)
            chance.shuffle(pack)
            match.deal(pack)
        else:
            match.apply(*choice(match, chance))
        yield match


def played(start: Start, variant: Variant, seed: int, steps: int) -> Match:
    """A match after some random actions."""
    match = start(variant)
    for _ in walk(match, seed, steps):
        pass
    return match
