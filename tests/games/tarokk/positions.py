"""Positions for the tests: decks from hands, and actions from texts."""

from collections.abc import Sequence

import pytest

from tartli_desktop.game.errors import Sentence
from tartli_desktop.games.tarokk import (
    CARDS,
    PASKIEVICS,
    Action,
    Card,
    Event,
    IllegalAction,
    Match,
    Variant,
    View,
)

A, B, C, D = range(4)
"""The active seats when seat 3 deals (T2.3)."""

LATEST = Variant(
    name="latest",
    players=5,
    cue_bids="pais",
    cue_accept="hold",
    declarations="pais",
    discard_xx=False,
    cut="knock",
    game_beside_double="never",
    silent_needs_kontra=True,
    talon_honours=True,
    dealer_shares=True,
    ultimo_pot=True,
    discards_told="first_turn",
    xx_if_invited=True,
)
"""Every variation of T22."""


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text of codes."""
    return tuple(Card.parse(code) for code in text.split())


def deck(hands: Sequence[str] = (), talon: str = "") -> tuple[Card, ...]:
    """A deck that deals ``hands`` to A, B, C and D and ``talon`` to the talon (T3.2).

    Gaps are filled in turn with the remaining cards, suit cards first.
    """
    given = [list(cards(text)) for text in (*hands, *[""] * (4 - len(hands)), talon)]
    named = [card for part in given for card in part]
    assert len(set(named)) == len(named), "a card twice"
    rest = [card for card in CARDS if card not in named]
    while rest:
        for part, size in zip(given, (9, 9, 9, 9, 6), strict=True):
            if len(part) < size:
                part.append(rest.pop())
    *hands_, top = given
    fives = [card for hand in hands_ for card in hand[:5]]
    fours = [card for hand in hands_ for card in hand[5:]]
    return (*top, *fives, *fours)


def dealt(
    hands: Sequence[str] = (),
    talon: str = "",
    variant: Variant = PASKIEVICS,
    dealer: int = 3,
    *,
    played: str = "",
) -> Match:
    """A match whose first hand is dealt, after these actions; with four players A is seat 0."""
    match = Match.new(variant, first_dealer=dealer)
    match.deal(deck(hands, talon))
    play(match, played)
    return match


def play(match: Match, actions: str) -> list[Event]:
    """Apply actions, separated by commas, of the seat to move, which a prefix such as ``2:`` may assert."""
    events: list[Event] = []
    for text in filter(None, actions.split(", ")):
        seat = match.to_move
        assert seat is not None, f"nobody may {text}"
        if text[1:2] == ":":
            assert text[0] == str(seat), f"{text}, but it is {seat}'s turn"
            text = text[2:]
        events += match.apply(seat, Action.parse(text))
    return events


def view_to_move(match: Match) -> View:
    """What the seat to move may know."""
    assert match.to_move is not None
    return match.view(match.to_move)


def legal(match: Match) -> list[str]:
    """The texts of the legal actions of the seat to move."""
    assert match.to_move is not None
    return [str(action) for action in match.legal_actions(match.to_move)]


def refused(match: Match, text: str, seat: int | None = None) -> str:
    """The rule by which an action is refused; asserts that nothing changes."""
    who = match.to_move if seat is None else seat
    assert who is not None
    before = match.to_record()
    action = Action.parse(text)
    with pytest.raises(IllegalAction) as error:
        match.apply(who, action)
    assert action not in match.legal_actions(who)
    assert match.to_record() == before
    assert error.value.message
    assert isinstance(error.value.message, Sentence)
    return error.value.rule


def discards(match: Match) -> None:
    """Let everybody take the last legal discard: low suit cards."""
    while match.phase == "discard":
        assert match.to_move is not None
        match.apply(match.to_move, match.legal_actions(match.to_move)[-1])


def keep(match: Match) -> None:
    """Let everybody keep the hand."""
    while match.phase == "annul":
        play(match, "keep")


def announcing(
    hands: Sequence[str],
    auction: str = "bid three, pass, pass, pass",
    variant: Variant = PASKIEVICS,
    talon: str = "",
    *,
    played: str = "",
) -> Match:
    """A match after the discards, with the declarer to call, and after these actions."""
    match = dealt(hands, talon, variant, played=auction)
    discards(match)
    keep(match)
    play(match, played)
    return match
