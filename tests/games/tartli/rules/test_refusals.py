"""An illegal action is refused with its rule and changes nothing; a corrupt record is refused too."""

import random
from itertools import combinations

import pytest
from hypothesis import given, settings

from tartli_desktop.cards.german import CARDS, Rank, Suit
from tartli_desktop.games.tartli import (
    BELA,
    EXCHANGE,
    GATHER,
    OUT,
    PLAYS,
    TURNS,
    Action,
    Declare,
    FourOfAKind,
    IllegalAction,
    Match,
    Meld,
    NotPlayable,
    Play,
    Sequence,
    Variant,
)
from tests.games.tartli.rules.positions import dealt
from tests.games.tartli.rules.random_matches import (
    Start,
    assert_explained,
    lengths,
    played,
    seeds,
    snapshot,
    starts,
    variants,
)

# Refusals

ITEMS: tuple[Meld, ...] = (
    *(FourOfAKind(rank) for rank in Rank if rank not in (Rank.SEVEN, Rank.EIGHT)),
    *(Sequence(suit, top, length) for suit in Suit for top in Rank for length in range(3, top + 2)),
)
"""Every possible meld."""

SMALL_FAMILY: tuple[Action, ...] = (
    *PLAYS,
    *(Declare((item,)) for item in ITEMS),
    BELA,
    EXCHANGE,
    GATHER,
    OUT,
    *TURNS,
)
"""Every action except declarations of several items."""


def family(match: Match, seat: int, chance: random.Random) -> set[Action]:
    """Every single action, every combination of up to three held items, and some with items not held."""
    hand = set(match.view(seat).hand)
    held = [item for item in ITEMS if hand >= {*item.cards}]
    pairs = [Declare(pair) for pair in combinations(held, 2)]
    triples = [Declare(three) for three in combinations(held[:12], 3)]
    strange = [Declare(tuple(chance.choices(ITEMS, k=2))) for _ in range(60)]
    return {*SMALL_FAMILY, *pairs, *triples, *strange, *match.legal_actions(seat)}


@settings(max_examples=100)
@given(start=starts, variant=variants, seed=seeds, steps=lengths)
def test_legal_actions_are_exactly_what_apply_accepts(
    start: Start, variant: Variant, seed: int, steps: int
) -> None:
    match = played(start, variant, seed, steps)
    before = snapshot(match)
    chance = random.Random(seed)
    for seat in (0, 1):
        legal = match.legal_actions(seat)
        assert len(set(legal)) == len(legal)
        assert match.view(seat).legal == legal
        accepted = {action for action in family(match, seat, chance) if is_accepted(match, seat, action)}
        assert accepted == set(legal)
    assert snapshot(match) == before


@settings(max_examples=100)
@given(start=starts, variant=variants, seed=seeds, steps=lengths)
def test_a_view_says_why_a_card_may_not_be_played(
    start: Start, variant: Variant, seed: int, steps: int
) -> None:  # R4
    match = played(start, variant, seed, steps)
    for seat in (0, 1):
        view = match.view(seat)
        for card in CARDS:
            refusal = match.refusal(seat, Play(card))
            assert (view.why_not(card) is None) == (refusal is None)
            must = view.why_not(card) in (NotPlayable.MUST_FOLLOW, NotPlayable.MUST_TRUMP)
            assert must == (refusal is not None and refusal[0] == "R4.2")


@pytest.mark.parametrize("seat", [2, -1, True, "1", None])
def test_there_are_no_other_seats(seat: object) -> None:  # R14
    refusal = dealt(turned="A7").refusal(seat, OUT)  # type: ignore[arg-type]
    assert refusal is not None
    assert (refusal[0], str(refusal[1])) == ("R14", f"{seat!r} is not a seat")


def test_what_is_no_action_is_refused() -> None:  # R14
    refusal = dealt(turned="A7").refusal(1, "play A7")  # type: ignore[arg-type]
    assert refusal is not None
    assert (refusal[0], str(refusal[1])) == ("R14", "'play A7' is not an action")


def is_accepted(match: Match, seat: int, action: Action) -> bool:
    twin = match.copy()
    try:
        twin.apply(seat, action)
    except IllegalAction as error:
        assert_explained(error)
        return False
    return True


# Records from strangers
