"""Matches of any game with random packs and random play."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from tartli_desktop.face import face_of
from tartli_desktop.game.match import Match
from tartli_desktop.game.rules import Rules
from tartli_desktop.games import tarokk

FLAG = 0.03
"""The share of actions drawn from all that are legal, out of turn too; the rest carry on the hand.

An action that ends a hand at once, such as a claim, would otherwise end every hand early.
"""

AN_END: Mapping[str, Mapping[str, Any]] = {"ulti": {"hands": 2}, "tarokk": {"rounds": 1}}
"""Options that give a match an end, for games that otherwise go on until the players stop."""


LAST_VARIATIONS: Mapping[str, Mapping[str, Any]] = {
    "tarokk": {
        "variant": "own",
        "own_variant": tarokk.Variant(
            name="own",
            cut="knock",
            cue_bids="pais",
            cue_accept="hold",
            declarations="pais",
            ultimo_pot=True,
            discards_told="first_turn",
        ),
    }
}
"""Options for a match with phases that the default rules do not have (T22)."""


def is_plain(rules: Rules) -> bool:
    """Whether a player can do nothing but play cards, so that the game has little to show and to say."""
    return not face_of(rules.name).commands


def new_match(rules: Rules, seats: int, dealer: int = 0, **chosen: Any) -> Match:
    """A match with the default options, apart from those given."""
    if len(rules.form.seats) > 1:
        chosen["seats"] = seats
    variant = rules.options(**chosen).next_variant
    return rules.match(variant, dealer, tuple(f"Player {seat}" for seat in range(seats)))


def pack(rules: Rules, chance: random.Random) -> list[Any]:
    """A shuffled pack."""
    cards = list(rules.form.pack.cards)
    chance.shuffle(cards)
    return cards


def choice(rules: Rules, match: Match, chance: random.Random) -> tuple[int, Any]:
    """The seat and action that come next."""
    seat = match.to_move
    assert seat is not None
    if chance.random() < FLAG:
        every = [(each, act) for each in range(len(match.players)) for act in match.legal_actions(each)]
        return chance.choice(every)
    usual = type(rules.fallback(match, seat))
    return seat, chance.choice([action for action in match.legal_actions(seat) if type(action) is usual])


def walk(rules: Rules, match: Match, seed: int, steps: int) -> Iterator[Match]:
    """Continue a match at random, in place; yield it after each pack and each action."""
    chance = random.Random(seed)
    for _ in range(steps):
        if match.is_over:
            return
        if match.needs_deck:
            match.deal(pack(rules, chance), knock=match.may_knock and chance.random() < 0.5)
        else:
            match.apply(*choice(rules, match, chance))
        yield match


def positions(rules: Rules, seed: int, *, hands: int = 3, share: float = 0.1) -> Iterator[Match]:
    """Copies of matches: new, just dealt, in the middle of a hand, and after a hand."""
    chance = random.Random(seed)
    for seats in rules.form.seats:
        match = new_match(rules, seats, dealer=seed % seats)
        yield match.copy()
        for _ in walk(rules, match, seed, 10_000):
            just_dealt = bool(match.hands) and not match.hands[-1][1]
            if just_dealt or match.needs_deck or match.is_over or chance.random() < share:
                yield match.copy()
            if len(match.hands) >= hands and match.to_move is None:
                break


def snapshot(rules: Rules, match: Match) -> tuple[object, ...]:
    """Everything that a match tells."""
    seats = range(len(match.players))
    return (
        match.to_record(),
        match.dealer,
        match.to_move,
        match.needs_deck,
        match.events,
        tuple(match.view(seat) for seat in seats),
        tuple(match.legal_actions(seat) for seat in seats),
        tuple(match.standings),
        tuple(match.winners),
    )
