"""Why the strongest level would do what it does: true facts of the position, and how far ahead it is.

The player itself has no reasons but numbers. So only what anybody can check at the table is told: a card that
nothing beats, points that it brings or costs, what another card would break. Nothing is told that is not so,
and where nothing speaks for a card in words, the numbers stand alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tartli_desktop.ai.value import Value, best
from tartli_desktop.engine import (
    BELA,
    EXCHANGE,
    GAME_POINTS,
    HAND_POINTS,
    LAST_DECLARING_TRICK,
    LAST_DRAWING_TRICK,
    LAST_TRICK,
    OUT,
    POINTS,
    STRENGTH,
    Action,
    Card,
    Declare,
    Declared,
    Meld,
    Play,
    Rank,
    TrickGathered,
    View,
    beats,
    cards_of,
    mask_of,
    melds_in,
)

from .whereabouts import whereabouts

MOST_REASONS = 2
"""More than that nobody reads while cards wait."""

LEAST_POINTS = 0.05
"""Points that count as a difference where all is known; less would be shown as 0.0."""

LEAST_CHANCE = 0.005
"""The same for the chance to win the game."""


class Reason:
    """A fact that speaks for a decision."""


@dataclass(frozen=True)
class OnlyCard(Reason):
    """No other card may be played (R4.2)."""


@dataclass(frozen=True)
class NothingBeats(Reason):
    """The card that is led takes the trick, whatever the other plays."""

    gone: tuple[Card, ...]
    """The higher cards of its suit that have been played, highest first."""
    held: tuple[Card, ...]
    """Those in the own hand."""


@dataclass(frozen=True)
class OnlyTrumpBeats(Reason):
    """No higher card of its suit can be in the other hand."""

    gone: tuple[Card, ...]
    held: tuple[Card, ...]


@dataclass(frozen=True)
class TakesTrick(Reason):
    """The reply takes the trick, with so many points."""

    points: int


@dataclass(frozen=True)
class TakesLastTrick(Reason):
    """It takes trick 16, which is worth 10 more (R1.6)."""


@dataclass(frozen=True)
class KeepsSweep(Reason):
    """All tricks from the 8th on have been won, and this one is, too (R9.4)."""


@dataclass(frozen=True)
class NoCardTakes(Reason):
    """The trick is lost with any card; this one costs least, so many points."""

    points: int


@dataclass(frozen=True)
class RisksNothing(Reason):
    """A card without points."""


@dataclass(frozen=True)
class DrawsTrump(Reason):
    """The other must follow with a trump (R4.2)."""


@dataclass(frozen=True)
class KeepsBela(Reason):
    """The other card would break the béla that is not declared yet (R7.1)."""


@dataclass(frozen=True)
class KeepsMeld(Reason):
    """The other card would break this meld, which may still score."""

    meld: Meld


@dataclass(frozen=True)
class SavesTrump(Reason):
    """The other card is a trump, and this is none."""


@dataclass(frozen=True)
class MeldsScore(Reason):
    """So many points; for certain, or unless the other has better melds (R6.1)."""

    points: int
    certain: bool


@dataclass(frozen=True)
class BelaScores(Reason):
    """40 points, outside all comparison (R2.3)."""


@dataclass(frozen=True)
class TakesTurned(Reason):
    """The turned card for the Seven (R8.1)."""

    card: Card


@dataclass(frozen=True)
class IsOut(Reason):
    """The own count is enough (R9.2)."""

    count: int


@dataclass(frozen=True)
class Solved(Reason):
    """Both hands are known, and all that can happen has been looked at."""


@dataclass(frozen=True)
class Hint:
    """What the strongest level would do, why, and how far it is ahead of what comes next."""

    action: Action
    reasons: tuple[Reason, ...]
    against: Action | None = None
    """What comes next in its order; None where there is nothing else."""
    ahead: float = 0.0
    """By how many points, or by how much in the chance to win the game (0 to 1)."""
    in_chance: bool = False
    """Whether it is told in the chance to win, since the game can end in this hand."""
    alike: bool = False
    """Whether the difference is none, or no more than chance."""
    win: float = 0.0
    """The chance to win the game."""
    exact: bool = False
    """Whether the difference is no estimate."""


def hint_of(view: View, values: Mapping[Action, Value]) -> Hint:
    """The hint for a view, from what each of its actions is worth (:func:`tartli_desktop.ai.evaluate`)."""
    action = best(values)
    against = _next(action, values)
    reasons = _reasons(view, action, against)
    if isinstance(action, Play) and view.trick > LAST_DRAWING_TRICK and against is not None:
        reasons = (*reasons, Solved())
    if against is None:
        return Hint(action, reasons, win=values[action].win)
    return _compared(view, values, Hint(action, reasons, against, win=values[action].win))


def _next(action: Action, values: Mapping[Action, Value]) -> Action | None:
    """What an action is compared with: a card with the next card, all else with the best card."""
    order = sorted(values, key=lambda each: values[each].place)
    return next((each for each in order if each != action and isinstance(each, Play)), None)


def _compared(view: View, values: Mapping[Action, Value], hint: Hint) -> Hint:
    assert hint.against is not None
    ours, theirs = values[hint.action], values[hint.against]
    in_chance = max(view.counts) >= GAME_POINTS - HAND_POINTS or hint.action == OUT
    ahead = ours.win - theirs.win if in_chance else ours.points - theirs.points
    least = LEAST_CHANCE if in_chance else max(LEAST_POINTS, theirs.error)
    exact = not ours.worlds and not theirs.worlds
    return replace(hint, ahead=ahead, in_chance=in_chance, alike=ahead < least, exact=exact)


# Facts


def _reasons(view: View, action: Action, against: Action | None) -> tuple[Reason, ...]:
    match action:
        case Play(card):
            other = against.card if isinstance(against, Play) else None
            return tuple(_of_card(view, card, other)[:MOST_REASONS])
        case Declare(items):
            points = sum(item.points for item in items)
            return (MeldsScore(points, _score_for_certain(view, items)),)
    if action == BELA:
        return (BelaScores(),)
    if action == EXCHANGE and view.turned is not None:
        return (TakesTurned(view.turned),)
    if action == OUT:
        return (IsOut(view.counts[view.seat]),)
    return ()


def _of_card(view: View, card: Card, other: Card | None) -> list[Reason]:
    """The facts for a card, the most telling first."""
    if other is None:
        return [OnlyCard()]
    assert view.trump is not None
    found: list[Reason] = []
    wins = False
    if view.table:
        led = view.table[0][1]
        wins = beats(view.trump, led, card)
        points = POINTS[view.trump][led] + POINTS[view.trump][card]
        if wins:
            found.append(TakesTrick(points))
        elif _is_cheapest_loss(view, led, card):
            found.append(NoCardTakes(points))
    else:
        wins = not _beaters(view, card)
        safety = _safety(view, card)
        if safety is not None:
            found.append(safety)
        if _draws_trump(view, card):
            found.append(DrawsTrump())
    if wins and view.trick == LAST_TRICK:
        found.insert(0, TakesLastTrick())
    if wins and _sweeps(view):
        found.insert(0, KeepsSweep())
    found += _kept(view, card, other)
    if not view.table and not wins and not POINTS[view.trump][card]:
        found.append(RisksNothing())
    return found


def _replies(view: View, card: Card) -> int:
    """The cards with which the other may answer a lead, as far as this player knows; a mask."""
    places = whereabouts(view)
    theirs = mask_of((*places.theirs, *places.hidden))
    if view.trick <= LAST_DRAWING_TRICK or view.trump is None:
        return theirs
    suit, trumps = 0xFF << 8 * card.suit, 0xFF << 8 * view.trump
    return theirs & suit or theirs & trumps or theirs


def _beaters(view: View, card: Card) -> tuple[Card, ...]:
    """The replies that would take the trick from a card that is led."""
    trump = view.trump
    assert trump is not None
    return tuple(reply for reply in cards_of(_replies(view, card)) if beats(trump, card, reply))


def _safety(view: View, card: Card) -> Reason | None:
    """That nothing beats a card that is led, or only a trump, and where the higher ones of its suit are."""
    trump = view.trump
    assert trump is not None
    strength, places = STRENGTH[trump], whereabouts(view)
    above = [
        each
        for each in sorted(cards_of(0xFF << 8 * card.suit), key=lambda one: -strength[one])
        if strength[each] > strength[card]
    ]
    gone = tuple(each for each in above if each in places.gone)
    held = tuple(each for each in above if each in places.mine)
    beaters = _beaters(view, card)
    if not beaters:
        return NothingBeats(gone, held)
    if card.suit is not trump and all(each.suit is trump for each in beaters):
        return OnlyTrumpBeats(gone, held)
    return None


def _draws_trump(view: View, card: Card) -> bool:
    """Whether the other must play a trump to it; certain only where its hand is known."""
    if card.suit is not view.trump or view.trick <= LAST_DRAWING_TRICK:
        return False
    return bool(mask_of(view.opponent_cards) & 0xFF << 8 * card.suit)


def _is_cheapest_loss(view: View, led: Card, card: Card) -> bool:
    """Whether no card that may be played takes the trick, and none is worth less than this."""
    trump = view.trump
    assert trump is not None
    cards = [action.card for action in view.legal if isinstance(action, Play)]
    if any(beats(trump, led, each) for each in cards):
        return False
    return POINTS[trump][card] == min(POINTS[trump][each] for each in cards)


def _sweeps(view: View) -> bool:
    """Whether this player has won every trick from the 8th on, one at least (R9.4)."""
    winners = {
        event.seat
        for event in view.events
        if isinstance(event, TrickGathered) and event.number > LAST_DRAWING_TRICK
    }
    return view.variant.stichmatsch and winners == {view.seat}


def _kept(view: View, card: Card, other: Card) -> list[Reason]:
    """What the other card would break or cost, and this one does not."""
    found: list[Reason] = []
    trump = view.trump
    assert trump is not None
    bela = {Card.of(trump, Rank.KING), Card.of(trump, Rank.OVER)}
    if BELA in view.legal and other in bela and card not in bela:
        found.append(KeepsBela())
    if view.trick < LAST_DECLARING_TRICK:
        broken = [
            meld
            for meld in melds_in(mask_of(view.hand), view.variant)
            if other in meld.cards and card not in meld.cards and _may_score(view, meld)
        ]
        if broken:
            found.append(KeepsMeld(max(broken, key=lambda meld: (meld.points, len(meld.cards)))))
    if other.suit is trump and card.suit is not trump:
        found.append(SavesTrump())
    return found


def _may_score(view: View, meld: Meld) -> bool:
    """Whether a meld in hand is one of those that may be declared at this moment."""
    return any(isinstance(action, Declare) and meld in action.items for action in view.legal)


def _score_for_certain(view: View, items: tuple[Meld, ...]) -> bool:
    """Whether a declaration cannot lose the contest, by what has been said in this trick."""
    if not view.table:
        return False
    said: tuple[object, ...] = ()
    for event in reversed(view.events):
        if isinstance(event, TrickGathered):
            break
        if isinstance(event, Declared) and event.seat != view.seat:
            said = event.words
            break
    loudest = max((9 if word == "set" else int(str(word)) for word in said), default=0)
    return max(9 if len({card.rank for card in item.cards}) == 1 else len(item.cards) for item in items) > (
        loudest
    )
