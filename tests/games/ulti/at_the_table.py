"""A match of Ulti on the table, in any position, with a person at it."""

import random
from collections.abc import Sequence

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.ulti import ASSOCIATION, Action, Lay, Match, Play, Variant
from tests.games.contract.stored import PERSON


def dealt(hands: Sequence[str] = (), *, forehand: int = PERSON, variant: Variant = ASSOCIATION) -> Match:
    """A hand just dealt.

    Args:
        hands: codes of cards in the hands of the forehand and the players after it; the rest is random.
        forehand: the seat that opens.
        variant: the rules of the match.
    """
    wanted = [text.split() for text in (*hands, "", "", "")][:3]
    named = {code for codes in wanted for code in codes}
    rest = [str(card) for card in CARDS if str(card) not in named]
    random.Random(8).shuffle(rest)
    full = []
    for codes, size in zip(wanted, (12, 10, 10), strict=True):
        full.append(codes + [rest.pop() for _ in range(size - len(codes))])
    first, second, third = full
    deck = first[:7] + second[:5] + third[:5] + first[7:] + second[5:] + third[5:]
    match = Match.new(variant, first_dealer=(forehand - 1) % 3, players=("Ilona", "Anna", "Bálint"))
    match.deal(map(Card.parse, deck))
    return match


def do(match: Match, *texts: str) -> Match:
    """Apply actions as written in records; ``0:lay`` lays any two cards away, ``0:play`` plays any card."""
    for text in texts:
        seat, _, action = text.partition(":")
        kind = {"lay": Lay, "play": Play}.get(action)
        if kind is None:
            match.apply(int(seat), Action.parse(action))
        else:
            match.apply(
                int(seat), next(each for each in match.legal_actions(int(seat)) if isinstance(each, kind))
            )
    return match
