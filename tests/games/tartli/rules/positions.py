"""Positions for the tests of the engine, built so that a test reads as a rule.

Unless a test says otherwise seat 0 deals, so seat 1 leads to trick 1. Cards are written as in R1.2; several
cards of a suit may share its letter: ``HAKO`` is the Ace, King and Over of Hearts.

Every position is reached by a real match from its first deck; nothing inside the engine is set directly.
"""

import random
import re
from collections import defaultdict
from functools import cache
from typing import Any, NamedTuple

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.tartli import (
    HUNGARIAN,
    Action,
    Declare,
    Event,
    FourOfAKind,
    HandEnded,
    IllegalAction,
    Match,
    Play,
    Variant,
    beats,
    parse_meld,
    parse_seated,
)

# Cards and packs


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as ``"HAKO B7"``: suits, each with its ranks."""
    return tuple(Card.parse(word[0] + rank) for word in text.split() for rank in word[1:])


def stacked(
    hands: tuple[str, str] = ("", ""), *, talon: str = "", turned: str, dealer: int = 0, position: int = 19
) -> tuple[Card, ...]:
    """A pack that gives each seat these cards, the talon in the order of drawing, and the turned card.

    Open places are filled with cards not named, low ranks first.
    """
    held = [list(cards(text)) for text in hands]
    drawn, up = list(cards(talon)), Card.parse(turned)
    named = [*held[0], *held[1], *drawn, up]
    assert len(set(named)) == len(named), "a card is named twice"
    assert len(held[0]) <= 9, "a hand has nine cards"
    assert len(held[1]) <= 9, "a hand has nine cards"
    rest = sorted(set(CARDS) - set(named), key=lambda card: (card.rank, card.suit))
    for hand in held:
        while len(hand) < 9:
            hand.append(rest.pop(0))
    first, second = held[1 - dealer], held[dealer]
    pack = [*first[:3], *second[:3], *first[3:6], *second[3:6], *first[6:], *second[6:], *drawn, *rest]
    pack.insert(position - 1, up)
    return tuple(pack)


# Matches


def dealt(
    variant: Variant = HUNGARIAN,
    *,
    hands: tuple[str, str] = ("", ""),
    talon: str = "",
    turned: str = "A7",
    dealer: int = 0,
    position: int = 19,
    scores: tuple[int, int] = (0, 0),
    players: tuple[str, str] | None = None,
    played: str = "",
) -> Match:
    """A match dealt at these scores, after a script for :func:`play`.

    If the turned card is a choice, it has been made.
    """
    match = at_scores(scores, variant, dealer)
    if players is not None:
        match = Match.from_record(match.to_record() | {"players": list(players)})
    match.deal(stacked(hands, talon=talon, turned=turned, dealer=dealer, position=position))
    if variant.turned_card == "choice":
        play(match, f"{1 - dealer}:turn {position}")
    play(match, played)
    return match


def late(
    variant: Variant = HUNGARIAN,
    *,
    hands: tuple[str, str],
    turned: str,
    scores: tuple[int, int] = (0, 0),
    played: str = "",
) -> Match:
    """A match at the start of trick 8, each seat with these nine cards, or after a script from there on.

    The turned card is among them. Its holder lost trick 7, so the other seat leads.
    """
    held = [list(cards(text)) for text in hands]
    assert len(held[0]) == len(held[1]) == 9, "nine cards each"
    up = Card.parse(turned)
    leader = 1 if up in held[0] else 0
    held[1 - leader].remove(up)
    burnt = sorted(set(CARDS) - {*held[0], *held[1], up})
    for seed in range(1000):
        random.Random(seed).shuffle(burnt)
        lots = burnt[:7], burnt[7:]
        # Each hand is dealt two of its nine cards; the others come from the talon, in turn.
        draws = iter(held[0][2:]), iter(held[1][2:])
        order, lead = [], 1
        for mine in zip(*lots, strict=True):
            lead = 1 - lead if beats(up.suit, mine[lead], mine[1 - lead]) else lead
            order += [lead, 1 - lead]
        if order[-2] != leader:
            continue
        talon = [next(draws[seat]) for seat in order[:-1]]
        match = at_scores(scores, variant, 0)
        packs = [[*lots[seat], *held[seat][:2]] for seat in (0, 1)]
        match.deal(stacked((_codes(packs[0]), _codes(packs[1])), talon=_codes(talon), turned=turned))
        if variant.turned_card == "choice":
            play(match, "1:turn 19")
        for mine in zip(*lots, strict=True):
            lead = match.view(0).leader
            play(match, f"{mine[lead]}/{mine[1 - lead]}")
        play(match, played)
        return match
    raise AssertionError("no way found to trick 8")


def contest(
    leader: str, second: str, *, turned: str = "A7", variant: Variant = HUNGARIAN, answer: bool = True
) -> Match:
    """Trick 1, led by seat 1, after both have declared (items as in R14) and played, before the gather.

    Without ``answer`` the second player has yet to declare.
    """
    items = [[parse_meld(word) for word in text.split()] for text in (second, leader)]
    hands = [_codes({card for item in melds for card in item.cards}) for melds in items]
    match = dealt(variant, hands=(hands[0], hands[1]), turned=turned)
    play(match, f"1:declare {leader} 1:play {match.view(1).hand[0]}")
    if answer:
        play(match, f"0:declare {second} 0:play {match.view(0).hand[0]}")
    return match


def both_at_501(variant: Variant = HUNGARIAN, scores: tuple[int, int] = (463, 442)) -> Match:
    """After seat 1 won 11 points in trick 1, béla and a kvart in trick 2, still to be gathered (R7.2)."""
    hands = ("HKO LA9", "LKOUX BA7")
    match = dealt(variant, hands=hands, turned="H7", scores=scores, talon="A8 A9 AU BU")
    play(match, "BA/L9 1:declare LK4 1:play B7 0:bela 0:play LA")
    return match


def _codes(some: Any) -> str:
    return " ".join(map(str, some))


# Play


def play(match: Match, script: str) -> tuple[Event, ...]:
    """Apply a script: actions as in R14, and whole tricks as ``led/reply``, gathered by their winner.

    Example: ``play(match, "1:declare HK4 HU/H7 0:bela")``. Returns every event.
    """
    events: list[Event] = []
    for word in re.split(r" (?=[01]:|\w\w/)", script) if script else ():
        if "/" in word:
            for code in word.split("/"):
                events += match.apply(_mover(match), Action.parse(f"play {code}"))
            events += match.apply(_mover(match), Action.parse("gather"))
        else:
            events += match.apply(*parse_seated(word))
    return tuple(events)


def _mover(match: Match) -> int:
    assert match.to_move is not None, "no hand is running"
    return match.to_move


def play_out(match: Match) -> tuple[Event, ...]:
    """Play the hand silently to its end, each player playing the first legal card."""
    events: list[Event] = []
    while match.to_move is not None:
        seat = match.to_move
        action = next(
            action
            for action in match.legal_actions(seat)
            if isinstance(action, Play) or str(action) == "gather"
        )
        events += match.apply(seat, action)
    return tuple(events)


def may(match: Match, text: str) -> bool:
    """Whether ``seat:action`` is among the legal actions; ``apply`` on a copy must agree."""
    seat, action = parse_seated(text)
    listed = action in match.legal_actions(seat)
    try:
        match.copy().apply(seat, action)
    except IllegalAction:
        assert not listed, f"{text} is listed but refused"
        return False
    assert listed, f"{text} is accepted but not listed"
    return True


def refused(match: Match, text: str) -> str:
    """The rule by which ``seat:action`` is refused; asserts that nothing has changed."""
    before = (match.to_record(), match.view(0), match.view(1), match.events)
    assert not may(match, text)
    refusal: IllegalAction | None = None
    # Not pytest.raises: programs started by the tests import this, and pytest would cost them 0.2 seconds.
    try:
        play(match, text)
    except IllegalAction as error:
        refusal = error
    assert refusal is not None, f"{text} is accepted"
    assert (match.to_record(), match.view(0), match.view(1), match.events) == before
    assert refusal.message
    return refusal.rule


def declarations(match: Match, seat: int) -> set[str]:
    """What a seat may declare now, as texts without the word ``declare``."""
    return {
        " ".join(map(str, action.items))
        for action in match.legal_actions(seat)
        if isinstance(action, Declare)
    }


def playable(match: Match, seat: int) -> set[Card]:
    """The cards that a seat may play now."""
    return {action.card for action in match.legal_actions(seat) if isinstance(action, Play)}


def known(match: Match, seat: int) -> set[Card]:
    """The cards that a seat knows to be in the other hand."""
    return set(match.view(seat).opponent_cards)


def last(match: Match, kind: type[Event]) -> Any:
    """The last event of a kind in this hand, or None."""
    return next((event for event in reversed(match.events) if type(event) is kind), None)


# Scores


class _Played(NamedTuple):
    """A hand played to its end without a set, an exchange or an answer, so that every variant allows it."""

    deck: tuple[Card, ...]
    actions: tuple[tuple[int, Action], ...]
    """The actions, for dealer 0."""
    points: tuple[int, int]
    """The points of dealer and non-dealer."""


def at_scores(scores: tuple[int, int], variant: Variant = HUNGARIAN, dealer: int = 0) -> Match:
    """A match with these game scores that waits for the next pack, to be dealt by ``dealer``.

    The scores are reached by real hands found by a search, so their sum must fit 161 for each hand plus a few
    melds. If a side has 501 or more, the last hand has decided the game or ended in a tie (R9.5).
    """
    if scores == (0, 0):
        return Match.new(variant, first_dealer=dealer)
    hands = sum(scores) % 10
    chooser = random.Random(0)
    pool, by_points = _pool()
    for _ in range(3000):
        match_dealer = first = chooser.randrange(2)
        stand = (0, 0)
        way: list[_Played] = []
        for number in range(hands, 0, -1):
            missing = (scores[0] - stand[0], scores[1] - stand[1])
            if number == 1:
                wanted = by_points.get((missing[match_dealer], missing[1 - match_dealer]), [])
            else:
                wanted = pool if number > 2 else _pairable(missing, match_dealer, variant)
            if not wanted:
                break
            hand = chooser.choice(wanted)
            way.append(hand)
            gains = hand.points[match_dealer], hand.points[1 - match_dealer]
            stand = (stand[0] + gains[0], stand[1] + gains[1])
            if number > 1 and max(stand) > 500:
                break
            match_dealer = _next_dealer(variant, match_dealer, gains)
        if len(way) == hands and stand == scores and match_dealer == dealer:
            return _replayed(Match.new(variant, first_dealer=first), way)
    raise AssertionError(f"no hands found that make {scores}; try other scores with the same meaning")


def _pairable(missing: tuple[int, int], dealer: int, variant: Variant) -> list[_Played]:
    """Hands after which one more hand can bring exactly the missing points."""
    pool, by_points = _pool()
    found = []
    for hand in pool:
        gains = hand.points[dealer], hand.points[1 - dealer]
        left = missing[0] - gains[0], missing[1] - gains[1]
        after = _next_dealer(variant, dealer, gains)
        if by_points.get((left[after], left[1 - after])):
            found.append(hand)
    return found


def _next_dealer(variant: Variant, dealer: int, gains: tuple[int, int]) -> int:
    if variant.next_dealer == "alternate":
        return 1 - dealer
    return 0 if gains[0] > gains[1] else 1


def _replayed(match: Match, way: list[_Played]) -> Match:
    for hand in way:
        dealer = match.dealer
        match.deal(hand.deck)
        if match.variant.turned_card == "choice":
            play(match, f"{1 - dealer}:turn 19")
        for seat, action in hand.actions:
            match.apply(seat ^ dealer, action)
    return match


@cache
def _pool() -> tuple[list[_Played], dict[tuple[int, int], list[_Played]]]:
    """Random hands for reaching scores, and the same hands by their points."""
    pool: list[_Played] = []
    by_points: dict[tuple[int, int], list[_Played]] = defaultdict(list)
    for seed in range(400):
        hand = _random_hand(random.Random(seed))
        if hand is not None:
            pool.append(hand)
            by_points[hand.points].append(hand)
    return pool, by_points


def _random_hand(chooser: random.Random) -> _Played | None:
    deck = list(CARDS)
    chooser.shuffle(deck)
    match = Match.new(HUNGARIAN, first_dealer=0)
    match.deal(deck)
    actions: list[tuple[int, Action]] = []
    melded: set[tuple[int, int]] = set()
    while (seat := match.to_move) is not None:
        allowed = match.legal_actions(seat)
        legal = [action for action in allowed if isinstance(action, Play) or str(action) == "gather"]
        action = chooser.choice(legal)
        said = [
            each
            for each in allowed
            if isinstance(each, Declare)
            and len(each.items) == 1
            and not isinstance(each.items[0], FourOfAKind)
            and (seat, each.items[0].suit) not in melded
        ]
        if said and not match.view(seat).trick:
            action = chooser.choice(said)
            melded.add((seat, action.items[0].suit))
        actions.append((seat, action))
        match.apply(seat, action)
    ended = last(match, HandEnded)
    if ended.stichmatsch is not None or max(match.scores) > 500:
        return None
    return _Played(tuple(deck), tuple(actions), ended.counts)
