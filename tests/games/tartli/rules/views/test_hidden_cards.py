"""A view holds what its seat may know, and nothing else (R12)."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import (
    Event,
    FourOfAKind,
    IllegalAction,
    Match,
    Sequence,
    Variant,
    parse_seated,
)
from tests.games.tartli.rules.positions import last
from tests.games.tartli.rules.random_matches import (
    Start,
    new_match,
    seeds,
    starts,
    sudden_death,
    variants,
    walk,
)


def told(events: tuple[Event, ...], seat: int, variant: Variant) -> list[object]:
    """What a seat saw and heard, derived from the text of the rules alone."""
    draws = 0
    heard: list[object] = []
    for event in events:
        match event:
            case tartli.Dealt(hands, turned, position):
                heard.append(("deal", hands[seat], turned, position))
            case tartli.Declared(by, _, items):
                # R5.3: the set, then the sequences, longest first
                sets = ["set" for item in items or () if isinstance(item, FourOfAKind)]
                lengths = sorted(item.length for item in items or () if isinstance(item, Sequence))[::-1]
                heard.append(("declare", by, [*sets, *lengths], items if by == seat else None))
            case tartli.CardDrawn(by, card, _):
                draws += 1  # the 13th is that of the winner of trick 7, the 14th the turned card
                shown = by == seat or draws == 14 or (draws == 13 and variant.show_trick_7_draw)  # R4.3, R4.4
                heard.append(("draw", by, card if shown else None))
            case _:
                heard.append(event)
    return heard


def hidden_places(match: Match, seat: int) -> list[int]:
    """Places in the pack of cards that were or are hidden from a seat, wherever they are now."""
    deal = last(match, tartli.Dealt)
    pack = match.hands[-1][0]
    order = [place for place in range(32) if place != deal.position - 1]
    own = {*deal.hands[seat]}
    drawn = [event for event in match.events if isinstance(event, tartli.CardDrawn)]
    for number, event in enumerate(drawn, 1):
        shown = number == 13 and match.variant.show_trick_7_draw
        if event.card is not None and (event.seat == seat or shown):
            own.add(event.card)
    return [place for place in order if pack[place] not in own]


def another_deal(match: Match, seat: int, base: Match, chance: random.Random) -> Match | None:
    """The same play after another deal that the seat could not tell apart, or None if that is impossible.

    Cards that the seat cannot see are swapped; if the other seat then cannot make its declaration, it
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
        if isinstance(action, tartli.Declare) and by != seat:
            alike = [
                each
                for each in twin.legal_actions(by)
                if isinstance(each, tartli.Declare) and sounds(each) == sounds(action)
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


def sounds(action: tartli.Declare) -> list[object]:
    return ["set" if isinstance(item, FourOfAKind) else item.length for item in action.items]


def test_view_tells_nothing_hidden() -> None:  # R12: deals that a seat cannot tell apart give equal views
    compared = {True: 0, False: 0}

    @settings(max_examples=100)
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
        if last(match, tartli.Dealt) is None:
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
    assert compared[False] > 200, "too few deals compared in tricks 1 to 7"
    assert compared[True] > 40, "too few deals compared from trick 8 on"


@settings(max_examples=40)
@given(start=starts, variant=variants, seed=seeds)
def test_known_cards_are_exactly_those_of_the_rule(start: Start, variant: Variant, seed: int) -> None:
    # R12: only from what was said and seen
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
            case tartli.Dealt(_, turned, _):
                trump = turned.suit
            case tartli.MeldsScored(seat, items, _) if seat == other:
                known |= {card for item in items for card in item.cards}
            case tartli.BelaDeclared(seat) if seat == other:
                known |= {Card.of(trump, Rank.KING), Card.of(trump, Rank.OVER)}
            case tartli.RankNamed(seat, rank) if seat == other and was_set(events, seat):
                known |= {Card.of(suit, rank) for suit in Suit}
            case tartli.Exchanged(seat, seven, taken) if seat == other:
                known = known - {seven} | {taken}
            case _:
                pass
    return known - {
        event.card for event in events if isinstance(event, tartli.CardPlayed) and event.seat == other
    }


def was_set(events: tuple[Event, ...], seat: int) -> bool:
    """Whether the rank a seat last named was that of a set."""
    return "set" in next(
        each.words for each in reversed(events) if isinstance(each, tartli.Declared) and each.seat == seat
    )
