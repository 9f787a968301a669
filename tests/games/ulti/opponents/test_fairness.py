"""U16.4: where hidden cards lie changes neither what a player sees nor what it decides."""

from __future__ import annotations

import random

import pytest

from tartli_desktop.games.ulti import (
    ASSOCIATION,
    CARDS,
    SOCIAL,
    TWO_ROUNDS,
    Card,
    IllegalAction,
    Match,
    Play,
    Variant,
    parse_seated,
)
from tartli_desktop.games.ulti.opponents import LEVELS, choose
from tests.games.ulti.opponents.test_levels import LIGHT

TRIES = 12
"""How many exchanges of two hidden cards are tried in a position."""


def walk(variant: Variant, seed: int) -> tuple[list[Card], list[str]]:
    """A deck and the actions of its hand: bids of a level that counts, and random cards."""
    chance = random.Random(seed)
    deck = chance.sample(CARDS, 32)
    match = Match.new(variant, first_dealer=0)
    match.deal(deck)
    actions = []
    while (seat := match.to_move) is not None:
        plays = [action for action in match.legal_actions(seat) if isinstance(action, Play)]
        action = chance.choice(plays) if plays else choose(match.view(seat), "casual", seed=seed)
        actions.append(f"{seat}:{action}")
        match.apply(seat, action)
    return deck, actions


def replayed(variant: Variant, deck: list[Card], actions: list[str]) -> Match:
    match = Match.new(variant, first_dealer=0)
    match.deal(deck)
    for text in actions:
        match.apply(*parse_seated(text))
    return match


def seen_by(match: Match, seat: int) -> set[Card]:
    """All cards that a seat has seen in the current hand."""
    view = match.view(seat)
    seen = {*view.hand, *view.trick}
    for _, cards, _ in view.tricks:
        seen.update(cards)
    for pair, _ in view.lays:
        seen.update(pair)
    for pair in view.takes:
        seen.update(pair)
    for hand in view.open_hands:
        seen.update(hand or ())
    return seen


def swapped(deck: list[Card], actions: list[str], one: Card, other: Card) -> tuple[list[Card], list[str]]:
    """The deck and actions with two cards exchanged, also in discards."""
    change = {one: other, other: one}
    codes = {str(card): str(changed) for card, changed in change.items()}
    texts = [
        " ".join(codes.get(word, word) for word in text.split()) if ":lay " in text else text
        for text in actions
    ]
    return [change.get(card, card) for card in deck], texts


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", [ASSOCIATION, SOCIAL, TWO_ROUNDS], ids=lambda variant: variant.name)
def test_hidden_cards_change_no_decision(level: str, variant: Variant) -> None:
    compared = 0
    for seed in range(4):
        chance = random.Random(seed)
        deck, actions = walk(variant, seed)
        for length in sorted(chance.sample(range(len(actions)), min(6, len(actions)))):
            match = replayed(variant, deck, actions[:length])
            seat = match.to_move
            assert seat is not None
            hidden = sorted(set(CARDS) - seen_by(match, seat))
            if len(hidden) < 2:
                # All hands lie open.
                continue
            for _ in range(TRIES):
                one, other = chance.sample(hidden, 2)
                try:
                    twin = replayed(variant, *swapped(deck, actions[:length], one, other))
                except IllegalAction:
                    # The others could not have said or played this with these cards.
                    continue
                assert twin.view(seat) == match.view(seat), (seat, one, other)
                decided = choose(match.view(seat), level, seed=seed, effort=LIGHT)
                assert choose(twin.view(seat), level, seed=seed, effort=LIGHT) == decided
                compared += 1
                break
    assert compared >= 6
