"""An illegal action is refused with its rule and changes nothing; a corrupt record is refused too."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tartli_desktop.cards.german import CARDS, Rank, Suit
from tartli_desktop.games.tartli.rules import (
    BELA,
    EXCHANGE,
    GATHER,
    OUT,
    PLAYS,
    TURNS,
    Action,
    ActionTextError,
    Declare,
    FourOfAKind,
    IllegalAction,
    Match,
    Meld,
    NotPlayable,
    Play,
    RecordError,
    Sequence,
    Variant,
    parse_seated,
)
from tests.games.tartli.rules.random_matches import (
    Start,
    assert_explained,
    lengths,
    matches,
    new_match,
    played,
    seeds,
    snapshot,
    sorted_pack,
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


@matches(100)
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


@matches(100)
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


def is_accepted(match: Match, seat: int, action: Action) -> bool:
    twin = match.copy()
    try:
        twin.apply(seat, action)
    except IllegalAction as error:
        assert_explained(error)
        return False
    return True


@matches(60)
@given(
    start=starts, variant=variants, seed=seeds, steps=lengths, tries=st.lists(seeds, min_size=5, max_size=5)
)
def test_illegal_action_changes_nothing(
    start: Start, variant: Variant, seed: int, steps: int, tries: list[int]
) -> None:
    match = played(start, variant, seed, steps)
    before = snapshot(match)
    for number in tries:
        seat, action = number % 2, SMALL_FAMILY[number % len(SMALL_FAMILY)]
        if action in match.legal_actions(seat):
            continue
        with pytest.raises(IllegalAction):
            match.apply(seat, action)
        assert snapshot(match) == before


def mutated(text: str, chance: random.Random) -> str:
    """A text with one or two characters changed, doubled, removed or inserted."""
    letters = list(text)
    for _ in range(chance.choice((1, 2))):
        place = chance.randrange(len(letters) + 1)
        strange = chance.choice("ALHB789XUOK0:  \n٣éÄ")
        letters[place : place + chance.choice((0, 1, 2))] = chance.choice(
            ([], [strange], letters[place : place + 2])
        )
    return "".join(letters)


items = st.one_of(
    st.sampled_from("789XUOKA").map(lambda rank: rank * 4),
    st.builds("{}{}{}".format, st.sampled_from("ALHB"), st.sampled_from("789XUOKA"), st.integers(0, 9)),
)
looking_legal = st.one_of(
    st.builds("play {}".format, st.sampled_from(CARDS)),
    st.builds("turn {}".format, st.integers(-1, 33)),
    st.lists(items, min_size=0, max_size=5).map(lambda some: " ".join(["declare", *some])),
    st.sampled_from(["bela", "exchange", "gather", "out"]),
).flatmap(lambda text: st.sampled_from([f"0:{text}", f"1:{text}"]))


@matches(120)
@given(
    start=starts,
    variant=variants,
    seed=seeds,
    steps=lengths,
    texts=st.lists(st.one_of(st.text(max_size=20), looking_legal, seeds), min_size=8, max_size=8),
)
def test_text_that_is_no_legal_action_is_refused_with_a_rule(
    start: Start, variant: Variant, seed: int, steps: int, texts: list[str | int]
) -> None:
    # R14: a number stands for a legal text, mutated
    match = played(start, variant, seed, steps)
    legal = {f"{seat}:{action}": (seat, action) for seat in (0, 1) for action in match.legal_actions(seat)}
    before = snapshot(match)
    for text in texts:
        if isinstance(text, int):
            chance = random.Random(text)
            text = mutated(chance.choice([*legal, "1:play HU"]), chance)
        try:
            seat, action = parse_seated(text)
            match.copy().apply(seat, action)
        except (ActionTextError, IllegalAction) as error:
            assert_explained(error)
            refused = True
        else:
            refused = False
            assert (seat, action) in legal.values()
        assert not (refused and text in legal)
    assert snapshot(match) == before


# Records from strangers

json_values = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(allow_nan=False),
        st.text(max_size=8),
        st.sampled_from(["1:out", "0:out", "1:bela", "turn 7", "choice", "HO", "tartli-match"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=4,
)


def branches(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a JSON document: its container and its key there."""
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in list(inner):
        yield node, key
        yield from branches(value)


def spoilt(record: dict[str, Any], chance: random.Random, value: Any) -> dict[str, Any]:
    """A record with one place changed."""
    node, key = chance.choice(list(branches(record)))
    kinds = ["replace", "remove", "text", "double", "swap"]
    kind = chance.choice(kinds)
    if kind == "text" and isinstance(node[key], str):
        node[key] = mutated(node[key], chance)
    elif kind == "remove":
        del node[key]
    elif kind == "double" and isinstance(node, list):
        node.insert(key, json.loads(json.dumps(node[key])))
    elif kind == "swap":
        other = chance.choice(list(node) if isinstance(node, dict) else range(len(node)))
        node[key], node[other] = node[other], node[key]
    else:
        node[key] = value
    return record


def up_to(record: dict[str, Any], hand: int, action: int) -> dict[str, Any]:
    """The part of a record before an action of a hand, or before its deck."""
    hands = record["hands"][: hand - 1]
    if action > 0:
        broken = record["hands"][hand - 1]
        hands.append(broken | {"actions": broken["actions"][: action - 1]})
    return record | {"hands": hands}


@matches(400)
@given(
    start=st.sampled_from([new_match, sorted_pack]),
    variant=variants,
    seed=seeds,
    steps=st.integers(0, 60),
    value=json_values,
    changes=st.integers(1, 2),
)
def test_spoilt_record_is_refused_or_valid(
    start: Start, variant: Variant, seed: int, steps: int, value: Any, changes: int
) -> None:
    # R14: never another exception; and everything before the place of refusal is accepted
    chance = random.Random(seed)
    record = json.loads(json.dumps(played(start, variant, seed, steps).to_record()))
    for _ in range(changes):
        record = spoilt(record, chance, value)
    try:
        match = Match.from_record(record)
    except RecordError as error:
        assert_explained(error)
        if error.hand > 0:
            Match.from_record(up_to(record, error.hand, error.action))
    else:
        assert snapshot(Match.from_record(match.to_record())) == snapshot(match)


@matches(150)
@given(value=json_values)
def test_any_json_is_refused(value: Any) -> None:
    # R14
    with pytest.raises(RecordError) as error:
        Match.from_record(value)
    assert (error.value.hand, error.value.action) == (0, 0)
