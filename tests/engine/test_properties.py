"""What holds in every match, whatever is played: random switches, packs and play (R1 to R14).

Hypothesis chooses the variant, where to start, the seed of the play and how far it goes; it is derandomized,
so every run tests the same matches.
"""

from __future__ import annotations

import json
import pickle
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tartli_desktop.engine import (
    BELA,
    CARDS,
    EXCHANGE,
    GATHER,
    OUT,
    PLAYS,
    STRENGTH,
    TURNS,
    Action,
    ActionTextError,
    BelaDeclared,
    BelaScored,
    Card,
    CardDrawn,
    CardPlayed,
    Dealt,
    Declare,
    Declared,
    Event,
    Exchanged,
    FourOfAKind,
    HandEnded,
    IllegalAction,
    Match,
    Meld,
    MeldsScored,
    NotPlayable,
    Play,
    Rank,
    RankNamed,
    RecordError,
    RuleError,
    Sequence,
    Suit,
    TrickGathered,
    Variant,
    parse_seated,
)

from .positions import at_scores, dealt, last, play, stacked


def matches(examples: int) -> settings:
    """The settings of a property."""
    return settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


Start = Callable[[Variant], Match]
"""Where random play begins."""


def assert_explained(error: RuleError) -> None:
    """A refusal names a rule, and says why."""
    assert re.fullmatch(r"R(1[0-4]|[1-9])(\.\d+)?", error.rule)
    assert error.message


# Where matches come from

variants = st.builds(
    Variant,
    name=st.just("house"),
    turned_card=st.sampled_from(["nineteenth", "choice"]),
    next_dealer=st.sampled_from(["alternate", "winner"]),
    set_of_nines=st.booleans(),
    tens_below_unders=st.booleans(),
    sequences_per_trick=st.sampled_from(["one", "one_per_suit"]),
    further_sequences=st.sampled_from(["higher_or_apart", "not_inside"]),
    bar_touching_sequences=st.booleans(),
    bela_with_melds=st.booleans(),
    exchange=st.sampled_from(["leader", "any_time"]),
    show_trick_7_draw=st.booleans(),
    stichmatsch=st.booleans(),
    double_below=st.sampled_from([1, 250, 251, 501]),
    match_target=st.sampled_from([None, 1, 2, 5]),
)
seeds = st.integers(0, 2**32 - 1)
lengths = st.integers(0, 150)
"""How many actions are played."""


def new_match(variant: Variant) -> Match:
    return Match.new(variant, first_dealer=0)


def near_the_end(variant: Variant) -> Match:
    return at_scores((490, 415), variant)


def sudden_death(variant: Variant) -> Match:
    return at_scores((503, 503), variant)


def both_at_501(variant: Variant) -> Match:
    """503 each by béla and a kvart in trick 2, which is still to be gathered (R7.2)."""
    pais = replace(variant, bela_with_melds=True)
    hands = ("HKO LA9", "LKOUX BA7")
    match = dealt(pais, hands=hands, turned="H7", scores=(463, 442), talon="A8 A9 AU BU")
    play(match, "BA/L9 1:declare LK4 1:play B7 0:bela 0:play LA")
    return match


def tied(variant: Variant) -> Match:
    """The same, and both are out (R7.2)."""
    match = both_at_501(variant)
    play(match, "0:out")
    return match


def sorted_pack(variant: Variant) -> Match:
    """A hand full of melds on both sides."""
    return dealt(variant, hands=("AAKOUX BA LAKO", "HAKOUX9 BKOU"), turned="A7")


starts: st.SearchStrategy[Start] = st.sampled_from(
    [new_match, new_match, new_match, near_the_end, sudden_death, both_at_501, tied, sorted_pack]
)


def choice(match: Match, chance: random.Random) -> tuple[int, Action]:
    """What happens next: melds often, interrupts now and then, going out mostly with 501."""
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
    """Random play from a match on, in place; gives the match after each pack and each action."""
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


def snapshot(match: Match) -> tuple[object, ...]:
    """Everything that a match tells."""
    return (
        match.to_record(),
        match.view(0),
        match.view(1),
        match.events,
        match.counts,
        match.scores,
        match.games,
        match.dealer,
        match.to_move,
        match.needs_deck,
        match.winner,
        match.legal_actions(0),
        match.legal_actions(1),
    )


# Points


@matches(100)
@given(variant=variants, seed=seeds, strong=st.sampled_from([None, 0, 1]))
def test_161_points_in_every_hand_played_to_the_end(variant: Variant, seed: int, strong: int | None) -> None:
    # R1.6, R9.1, R9.4: a strong seat keeps its best cards for the last nine tricks, to meet stichmatsch often
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=0)
    pack = list(CARDS)
    chance.shuffle(pack)
    match.deal(pack if strong is None else stacked(("AO9AXK LAXK", "")[:: 1 - 2 * strong], turned="A7"))
    while match.to_move is not None:
        seat = match.to_move
        legal = [action for action in match.legal_actions(seat) if action not in (OUT, BELA, EXCHANGE)]
        plays = [action for action in legal if isinstance(action, Play)]
        if strong is not None and plays:
            place = STRENGTH[match.view(0).trump]
            early = (match.view(0).trick_number < 8) == (seat == strong)
            action: Action = (min if early else max)(plays, key=lambda each: place[each.card])
        else:
            action = chance.choice(legal)
        match.apply(seat, action)
    ended = last(match, HandEnded)
    gathered = [event for event in match.events if isinstance(event, TrickGathered)]
    points = [sum(event.points for event in gathered if event.seat == seat) for seat in (0, 1)]
    late = {event.seat for event in gathered if event.number >= 8}
    assert sum(points) == 161
    if variant.stichmatsch and len(late) == 1:
        (winner,) = late
        assert ended.stichmatsch == winner
        points = [161, 0] if winner == 0 else [0, 161]
    else:
        assert ended.stichmatsch is None
    assert list(ended.trick_points) == points
    assert match.counts == tuple(
        tricks + melds for tricks, melds in zip(points, ended.meld_points, strict=True)
    )


@matches(60)
@given(start=starts, variant=variants, seed=seeds)
def test_counts_are_the_sum_of_what_was_scored(start: Start, variant: Variant, seed: int) -> None:
    # R9.1, R9.4
    for match in walk(start(variant), seed, 100):
        if match.to_move is None:
            continue
        scored = (MeldsScored, BelaScored, TrickGathered)
        for seat in (0, 1):
            points = [each.points for each in match.events if isinstance(each, scored) and each.seat == seat]
            assert match.counts[seat] == match.scores[seat] + sum(points)


# Cards


@matches(60)
@given(start=starts, variant=variants, seed=seeds)
def test_32_cards_at_every_step(start: Start, variant: Variant, seed: int) -> None:
    # R1.1: hands, cards played, the turned card and the rest of the talon
    for match in walk(start(variant), seed, 80):
        mine, theirs = match.view(0), match.view(1)
        if mine.trick_number == 0:
            continue
        lying = [*mine.hand, *theirs.hand, *(card for _, card in mine.played)]
        lying += [] if mine.turned is None else [mine.turned]
        assert len(set(lying)) == len(lying)
        assert mine.talon_size == theirs.talon_size
        assert len(lying) + mine.talon_size - (mine.turned is not None) == 32
        assert (mine.opponent_hand_size, theirs.opponent_hand_size) == (len(theirs.hand), len(mine.hand))


@matches(100)
@given(start=starts, variant=variants, seed=seeds)
def test_seat_to_move_always_has_a_legal_action(start: Start, variant: Variant, seed: int) -> None:
    # R4: other than going out; and nobody has one between hands
    for match in walk(start(variant), seed, 150):
        if match.to_move is None:
            assert match.legal_actions(0) == match.legal_actions(1) == ()
            assert match.needs_deck == (match.winner is None)
        else:
            assert not match.needs_deck
            assert {*match.legal_actions(match.to_move)} - {OUT, BELA, EXCHANGE}


# Record, copy, pickle


@matches(100)
@given(start=starts, variant=variants, seed=seeds, steps=lengths)
def test_record_gives_the_same_match(start: Start, variant: Variant, seed: int, steps: int) -> None:
    # R14
    match = played(start, variant, seed, steps)
    again = Match.from_record(json.loads(json.dumps(match.to_record())))
    assert snapshot(again) == snapshot(match)


@matches(60)
@given(start=starts, variant=variants, seed=seeds, steps=lengths)
def test_copy_is_independent(start: Start, variant: Variant, seed: int, steps: int) -> None:
    match = played(start, variant, seed, steps)
    before = snapshot(match)
    twin, other = match.copy(), match.copy()
    assert snapshot(twin) == before
    for _ in walk(twin, seed + 1, 40):
        pass
    assert snapshot(match) == snapshot(other) == before
    after = snapshot(twin)
    for _ in walk(match, seed + 1, 40):
        pass
    assert snapshot(match) == after == snapshot(twin)
    assert snapshot(other) == before


@matches(60)
@given(start=starts, variant=variants, seed=seeds, steps=lengths)
def test_views_and_events_can_be_pickled(start: Start, variant: Variant, seed: int, steps: int) -> None:
    # R12: a view goes to another process
    match = played(start, variant, seed, steps)
    told = (match.view(0), match.view(1), match.events, variant)
    again = pickle.loads(pickle.dumps(told))
    assert again == told
    assert hash(again) == hash(told)


# What a seat may know


def told(events: tuple[Event, ...], seat: int, variant: Variant) -> list[object]:
    """What a seat saw and heard, by the words of the rules alone."""
    draws = 0
    heard: list[object] = []
    for event in events:
        match event:
            case Dealt(hands, turned, position):
                heard.append(("deal", hands[seat], turned, position))
            case Declared(by, _, items):
                # R5.3: the set, then the sequences, longest first
                sets = ["set" for item in items or () if isinstance(item, FourOfAKind)]
                lengths = sorted(item.length for item in items or () if isinstance(item, Sequence))[::-1]
                heard.append(("declare", by, [*sets, *lengths], items if by == seat else None))
            case CardDrawn(by, card, _):
                draws += 1  # the 13th is that of the winner of trick 7, the 14th the turned card
                shown = by == seat or draws == 14 or (draws == 13 and variant.show_trick_7_draw)  # R4.3, R4.4
                heard.append(("draw", by, card if shown else None))
            case _:
                heard.append(event)
    return heard


def hidden_places(match: Match, seat: int) -> list[int]:
    """Places in the pack of the cards that lay or lie hidden from a seat, wherever they are by now."""
    deal = last(match, Dealt)
    pack = match.hands[-1][0]
    order = [place for place in range(32) if place != deal.position - 1]
    own = {*deal.hands[seat]}
    drawn = [event for event in match.events if isinstance(event, CardDrawn)]
    for number, event in enumerate(drawn, 1):
        shown = number == 13 and match.variant.show_trick_7_draw
        if event.card is not None and (event.seat == seat or shown):
            own.add(event.card)
    return [place for place in order if pack[place] not in own]


def another_deal(match: Match, seat: int, base: Match, chance: random.Random) -> Match | None:
    """The same play after another deal that the seat could not tell apart, or None if it does not work.

    Cards that the seat cannot see change places; where the other seat then cannot declare what it declared it
    declares something that sounds the same.
    """
    pack = list(match.hands[-1][0])
    places = hidden_places(match, seat)
    for _ in range(chance.choice((1, 1, 2, 3))):
        one, other = chance.choice(places), chance.choice(places)
        pack[one], pack[other] = pack[other], pack[one]
    twin = base.copy()
    twin.deal(pack)
    for text in match.hands[-1][1]:
        by, action = parse_seated(text)
        if isinstance(action, Declare) and by != seat:
            alike = [
                each
                for each in twin.legal_actions(by)
                if isinstance(each, Declare) and sounds(each) == sounds(action)
            ]
            if not alike:
                return None
            if action not in alike or chance.random() < 0.3:
                action = chance.choice(alike)
        try:
            twin.apply(by, action)
        except IllegalAction:
            return None
    return twin


def sounds(action: Declare) -> list[object]:
    return ["set" if isinstance(item, FourOfAKind) else item.length for item in action.items]


def test_view_tells_nothing_hidden() -> None:
    # R12: deals that a seat cannot tell apart give equal views
    compared = {True: 0, False: 0}

    @matches(250)
    @given(
        start=st.sampled_from([new_match, new_match, sudden_death]),
        variant=variants,
        seed=seeds,
        steps=st.integers(1, 50),
        seat=st.sampled_from([0, 1]),
    )
    def views_are_equal(start: Start, variant: Variant, seed: int, steps: int, seat: int) -> None:
        base = start(variant)
        match = base.copy()
        for _ in walk(match, seed, steps):
            if match.needs_deck:
                break
        if last(match, Dealt) is None:
            return
        chance = random.Random(seed)
        heard = told(match.events, seat, variant)
        for _ in range(12):
            twin = another_deal(match, seat, base, chance)
            if twin is None or twin.hands[-1][0] == match.hands[-1][0]:
                continue
            if told(twin.events, seat, variant) == heard:
                assert twin.view(seat) == match.view(seat)
                compared[match.view(seat).trick_number > 7] += 1

    views_are_equal()
    assert compared[False] > 500, "too few deals compared in tricks 1 to 7"
    assert compared[True] > 100, "too few deals compared from trick 8 on"


@matches(100)
@given(start=starts, variant=variants, seed=seeds)
def test_known_cards_are_exactly_those_of_the_rule(start: Start, variant: Variant, seed: int) -> None:
    # R12: from what was said and seen alone
    for match in walk(start(variant), seed, 70):
        for seat in (0, 1):
            view, other = match.view(seat), match.view(1 - seat)
            assert set(view.opponent_cards) <= set(other.hand)
            if view.trick_number > 7:
                assert view.opponent_cards == other.hand
            else:
                assert set(view.opponent_cards) == known_by_rule(match.events, 1 - seat)


def known_by_rule(events: tuple[Event, ...], other: int) -> set[Card]:
    """The cards known to be in a hand in tricks 1 to 7."""
    known: set[Card] = set()
    trump: Suit | None = None
    for event in events:
        match event:
            case Dealt(_, turned, _):
                trump = turned.suit
            case MeldsScored(seat, items, _) if seat == other:
                known |= {card for item in items for card in item.cards}
            case BelaDeclared(seat) if seat == other:
                known |= {Card.of(trump, Rank.KING), Card.of(trump, Rank.OVER)}
            case RankNamed(seat, rank) if seat == other and was_set(events, seat):
                known |= {Card.of(suit, rank) for suit in Suit}
            case Exchanged(seat, seven, taken) if seat == other:
                known = known - {seven} | {taken}
            case _:
                pass
    return known - {event.card for event in events if isinstance(event, CardPlayed) and event.seat == other}


def was_set(events: tuple[Event, ...], seat: int) -> bool:
    """Whether the rank that a seat named last was that of a set."""
    return "set" in next(
        each.words for each in reversed(events) if isinstance(each, Declared) and each.seat == seat
    )


# Refusals

ITEMS: tuple[Meld, ...] = (
    *(FourOfAKind(rank) for rank in Rank if rank not in (Rank.SEVEN, Rank.EIGHT)),
    *(Sequence(suit, top, length) for suit in Suit for top in Rank for length in range(3, top + 2)),
)
"""Every meld there is."""

SMALL_FAMILY: tuple[Action, ...] = (
    *PLAYS,
    *(Declare((item,)) for item in ITEMS),
    BELA,
    EXCHANGE,
    GATHER,
    OUT,
    *TURNS,
)
"""Every action but declarations of several items."""


def family(match: Match, seat: int, chance: random.Random) -> set[Action]:
    """Every single action, every combination of up to three items held, and some of items not held."""
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
    """A text with one or two characters changed, doubled, left out or put in."""
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
    """A record with something changed in one place."""
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
    """What stands in a record before an action of a hand, or before its deck."""
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
