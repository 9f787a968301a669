"""A match of tarokk on the table, in any position, with a person at it."""

from collections.abc import Sequence

from tartli_desktop.games.tarokk import PASKIEVICS, Match, Variant
from tests.games.contract.stored import PERSON
from tests.games.tarokk.positions import deck, discards, keep, play

NAMES = ("Vilma", "Anna", "Lajos", "Kornél", "Ilona")
"""Anna is the person."""


def dealt(
    hands: Sequence[str] = (), talon: str = "", variant: Variant = PASKIEVICS, *, first: int = PERSON
) -> Match:
    """A hand just dealt.

    Args:
        hands: codes of cards in the hands of the forehand and the players after it.
        talon: codes of the top cards of the talon.
        variant: the rules of the match.
        first: the seat that speaks first.
    """
    match = Match.new(variant, first_dealer=(first - 1) % variant.players, players=NAMES[: variant.players])
    match.deal(deck(hands, talon))
    return match


def done(match: Match, actions: str) -> Match:
    """The match after some actions."""
    play(match, actions)
    return match


def announcing(
    hands: Sequence[str],
    auction: str = "bid three, pass, pass, pass",
    talon: str = "",
    variant: Variant = PASKIEVICS,
    *,
    first: int = PERSON,
) -> Match:
    """A hand in which the declarer is to call."""
    match = done(dealt(hands, talon, variant, first=first), auction)
    discards(match)
    keep(match)
    return match


def played(match: Match) -> Match:
    """Play the hand to its end, always with the first legal action."""
    while match.to_move is not None:
        match.apply(match.to_move, match.legal_actions(match.to_move)[0])
    return match
