"""Properties of every match, with random switches, decks and play (T1 to T18).

Hypothesis chooses the switches, the seed of the play and how far it goes; it is derandomized, so every run
tests the same matches.
"""

import doctest
import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tartli_desktop.cards.tarokk import TAROKKS, cards_of, mask_of
from tartli_desktop.game.record import read_seated, within_hand
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import (
    CARDS,
    HONOURS,
    Card,
    Discard,
    Event,
    HandResult,
    HandScored,
    HandVoid,
    Match,
    TrickWon,
    Variant,
)
from tartli_desktop.games.tarokk.rules.card_values import KINGS

from .walks import choice, deal, rules_of_circles, seeds

# Payments


def recomputed(variant: Variant, active: tuple[int, ...], dealer: int, result: HandResult) -> list[int]:
    """The payments computed from items, sides and multiplier alone (T18.4, T22.8, T22.10)."""
    pays = [0] * variant.players
    net = sum(item.value for item in result.items if item.side is not None)
    friends = {result.declarer, result.partner} - {None}
    for seat in active:
        share = net * (3 if len(friends) == 1 else 1)
        pays[seat] += share if seat in friends else -net
    if variant.dealer_shares and result.declarer is not None:
        pays[dealer] -= net
        pays[result.declarer] += net
    for item in result.items:
        for other in item.others or ():
            assert item.seat is not None
            amount = -item.value if item.kind == "trial" else item.value
            pays[item.seat] += amount
            pays[other] -= amount
    pays = [result.multiplier * amount for amount in pays]
    for item in result.items:
        if item.kind == "pot":
            assert item.seat is not None
            pays[item.seat] -= item.value
    return pays


@settings(max_examples=15)
@given(rules_of_circles, seeds)
def test_payments_sum_to_zero_and_follow_from_the_items(variant: Variant, seed: int) -> None:
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=0)
    balance = [0] * variant.players
    for _ in range(3):
        if match.over:
            break
        deal(match, chance)
        multiplier, active, dealer, pot = match.multiplier, match.view(0).active, match.dealer, match.pot
        while match.to_move is not None:
            match.apply(*choice(match, chance))
        result = match.result
        assert result is not None
        assert result.multiplier == multiplier
        assert sum(result.payments) == pot - result.pot  # T14.6, T22.10
        assert list(result.payments) == recomputed(variant, active, dealer, result)
        assert all(item.value for item in result.items)  # T18.4
        if variant.players == 5 and not (variant.talon_honours or variant.dealer_shares or match.over):
            assert result.payments[dealer] == 0  # T14.3
        balance = [before + paid for before, paid in zip(balance, result.payments, strict=True)]
        assert list(match.balance) == balance
        assert sum(match.balance) + match.pot == 0  # T22.10
        if result.kind == "played":
            check_count(match, result)


@settings(max_examples=25)
@given(rules_of_circles, seeds, st.booleans(), st.booleans())
def test_balances_and_pot_sum_to_zero_to_the_end(  # T22.10
    variant: Variant, seed: int, gives_notice: bool, by_rounds: bool
) -> None:
    """At every end of a match: by rounds, by notice, after a played hand, a trial or a void one."""
    variant = replace(variant, ultimo_pot=True, rounds=1 if by_rounds else None)
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=seed % variant.players)
    if gives_notice:
        match.give_notice(0)
    for _ in range(16):
        if match.over:
            break
        deal(match, chance)
        while match.to_move is not None:
            match.apply(*choice(match, chance))
        assert sum(match.balance) == -match.pot <= 0
        if chance.random() < 0.2:
            # as when actions are undone, or a match is opened
            record = within_hand(match.to_record(), len(match.hands), chance.randrange(1, 5))
            undone = Match.from_record(record)
            assert sum(undone.balance) == -undone.pot
            again = Match.from_record(match.to_record())
            assert (again.balance, again.pot, again.results) == (match.balance, match.pot, match.results)
    assert match.over or not by_rounds or variant.void_hands != "none"
    if match.over:
        assert match.result is not None
        assert (match.pot, match.view(0).pot, match.result.pot, sum(match.balance)) == (0, 0, 0, 0)


def check_count(match: Match, result: HandResult) -> None:
    """Count points and tricks again (T12.1)."""
    points = [5 if (HONOURS | KINGS) >> card & 1 else 1 for card in CARDS]
    for suit in range(4):
        points[22 + 5 * suit : 27 + 5 * suit] = [5, 4, 3, 2, 1]
    friends = {result.declarer, result.partner}
    won = [event for event in match.events if isinstance(event, TrickWon)]
    assert len(won) == 9
    laid = match.view(0).all_discards
    assert laid is not None
    assert result.declarer is not None
    mine = sum(points[card] for event in won if event.seat in friends for card in event.cards)
    mine += sum(points[card] for card in laid[result.declarer])
    assert result.points == (mine, 94 - mine)
    tricks = sum(event.seat in friends for event in won)
    assert result.tricks == (tricks, 9 - tricks)


# What a player may know


def seen(match: Match, seat: int) -> list[Event]:
    return [event.seen_by(seat) for event in match.events]


def swapped(match: Match, first: Card, second: Card) -> Match | None:
    """The current hand with two cards of the deck exchanged; None where an action would then be illegal."""
    twin = Match.new(match.variant, first_dealer=match.dealer)
    deck, actions = match.hands[-1]
    other = {first: second, second: first}
    twin.deal(tuple(other.get(card, card) for card in deck), knock=match.knocked(1))
    for seat, action in [read_seated(text, 5, twin.form) for text in actions]:
        if isinstance(action, Discard):
            action = Discard(tuple(other.get(card, card) for card in action.cards))
        if twin.refusal(seat, action) is not None:
            return None
        twin.apply(seat, action)
    return twin


@settings(max_examples=30)
@given(rules_of_circles, seeds, st.integers(4, 60))
def test_what_is_hidden_changes_nothing(variant: Variant, seed: int, length: int) -> None:
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=seed % variant.players)
    deal(match, chance)
    for _ in range(length):
        if match.to_move is None:
            return
        match.apply(*choice(match, chance))
    if match.to_move is None:
        return
    seat = chance.randrange(variant.players)
    view = match.view(seat)
    shown = mask_of((*view.hand, *view.discards, *(view.pile or ()), *(card for _, card in view.tricks)))
    shown |= mask_of(view.told[0] if view.told else ()) | mask_of(card for _, card in view.known)
    hidden = cards_of(((1 << 42) - 1) & ~shown)
    named = {view.called, view.promise and view.promise[2], Card.SKIZ, Card.XXI, Card.XX, Card.I}
    for first in hidden:
        for second in hidden:
            plain = TAROKKS >> first & 1 or not KINGS & (1 << first | 1 << second)
            if first < second and plain and first not in named and second not in named:
                same = first.suit == second.suit
                if same and chance.random() < 0.15:
                    twin = swapped(match, first, second)
                    if twin is not None:
                        assert twin.view(seat) == view, (first, second)  # T16.3, T16.6
                        assert seen(twin, seat) == seen(match, seat)


def test_what_a_whole_match_tells() -> None:
    """The last event of each hand is its settlement or says why it is void (T18.3)."""
    chance = random.Random(5)
    match = Match.new(Variant(), first_dealer=0)
    for _ in range(30):
        match.deal(chance.sample(CARDS, 42))
        while match.to_move is not None:
            events = match.apply(*choice(match, chance))
        assert isinstance(events[-1], HandScored | HandVoid)


def test_the_example_of_the_contract_runs() -> None:
    results = doctest.testmod(tarokk)
    assert results.attempted >= 5
    assert results.failed == 0
