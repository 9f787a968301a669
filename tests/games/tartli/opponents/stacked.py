"""Positions for the opponents' tests: stacked decks, and views of tricks 8 to 16."""

from collections.abc import Iterable, Sequence

from tartli_desktop.cards.german import CARDS, Card, Suit
from tartli_desktop.games.tartli import HUNGARIAN, Match, TrickGathered, Variant, View, parse_seated
from tartli_desktop.games.tartli.rules.actions import OUT, PLAYS, Action

LEADER, DEALER = 1, 0
"""The seats of a hand dealt by :func:`deal`: the non-dealer leads to trick 1."""


def cards(text: str) -> list[Card]:
    return [Card.parse(code) for code in text.split()]


def deal(
    leader: str,
    turned: str,
    *,
    dealer: str = "",
    talon: str = "",
    variant: Variant = HUNGARIAN,
    scores: tuple[int, int] = (0, 0),
) -> Match:
    """A hand just dealt by seat 0, filled up with the lowest cards left.

    ``scores`` are the leader's and the dealer's, in this order.
    """
    first, second, rest = cards(leader), cards(dealer), cards(talon)
    face_up = Card.parse(turned)
    left = [card for card in CARDS if card not in {*first, *second, *rest, face_up}]
    for pile, size in ((first, 9), (second, 9), (rest, 13)):
        while len(pile) < size:
            pile.append(left.pop(0))
    assert not left
    packets: list[Card] = []
    for start in (0, 3, 6):
        packets += first[start : start + 3] + second[start : start + 3]
    match = Match.new(variant, first_dealer=DEALER)
    match.scores = (scores[1], scores[0])
    match.deal([*packets, face_up, *rest])
    return match


def after(match: Match, actions: str) -> Match:
    """The match after some actions, written as in a record and separated by commas."""
    for text in actions.split(", "):
        match.apply(*parse_seated(text))
    return match


def late_view(
    mine: str,
    theirs: str,
    trump: str,
    *,
    led: str = "",
    counts: tuple[int, int] = (100, 100),
    tricks: Sequence[tuple[int, int, int]] = (),
    variant: Variant = HUNGARIAN,
) -> View:
    """Seat 0's view in tricks 8 to 16, ready to play.

    ``counts`` are this player's and the opponent's; ``tricks`` are winner, number and points of each
    gathered trick.
    """
    hand, other = cards(mine), cards(theirs)
    assert len(other) == len(hand) - bool(led)
    table = ((1, Card.parse(led)),) if led else ()
    suit = Suit.parse(trump)
    legal: Iterable[Card] = hand
    if table:
        led_suit = table[0][1].suit
        legal = (
            [card for card in hand if card.suit is led_suit]
            or [card for card in hand if card.suit is suit]
            or hand
        )
    plays: list[Action] = [PLAYS[card] for card in legal]
    return View(
        seat=0,
        variant=variant,
        dealer=0,
        scores=(0, 0),
        games=(0, 0),
        counts=counts,
        sudden_death=False,
        tied=False,
        trick_number=17 - len(hand),
        leader=1 if table else 0,
        to_move=0,
        hand=tuple(sorted(hand)),
        turned=None,
        trump=suit,
        talon_size=0,
        opponent_hand_size=len(other),
        opponent_cards=tuple(sorted(other)),
        trick=table,
        scored=((), ()),
        legal=(*plays, OUT),
        events=tuple(
            TrickGathered(seat, number, (CARDS[0], CARDS[1]), points) for seat, number, points in tricks
        ),
    )
