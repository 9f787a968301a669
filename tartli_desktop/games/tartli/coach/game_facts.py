"""What a decision does for the game: who reaches 501, and who is out of danger of losing double (R9)."""

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import TrickGathered, View
from tartli_desktop.games.tartli.rules.cards import HAND_POINTS, LAST_TRICK_POINTS, POINTS, beats
from tartli_desktop.games.tartli.rules.hand import (
    GAME_POINTS,
    LAST_DECLARING_TRICK,
    LAST_DRAWING_TRICK,
    LAST_TRICK,
)

from .card_locations import possible_replies
from .reasons import Reason, Why


def of_points(view: View, points: int, *, certain: bool, by_trick: bool = False) -> list[Reason]:
    """The reasons why a number of points matters for the player's game.

    Args:
        view: the view of the player who scores them.
        points: the fewest points scored.
        certain: whether they are scored for certain, or only if the trick or the contest is won.
        by_trick: whether they come from the trick rather than from melds.
    """
    mine, theirs = view.counts[view.seat], view.counts[1 - view.seat]
    if view.sudden_death or view.tied:
        # The opponent's melds and béla score before the trick does (R4).
        first = not by_trick or view.trick_number > LAST_DECLARING_TRICK
        return [Why.FIRST_POINTS()] if certain and first and points > 0 else []
    if mine < GAME_POINTS <= mine + points:
        possible = Why.TRICK_MAY_REACH_GAME if by_trick else Why.MELDS_MAY_REACH_GAME
        return [Why.REACHES_GAME() if certain else possible()]
    double = view.variant.double_below
    near = theirs >= GAME_POINTS - HAND_POINTS
    if certain and near and mine < double <= mine + points - _may_be_swept(view, points, by_trick=by_trick):
        return [Why.LEAVES_DOUBLE(mine + points)]
    return []


def _may_be_swept(view: View, points: int, *, by_trick: bool) -> int:
    """The player's trick points, with this trick's if won, that a stichmatsch may take away (R9.4)."""
    gathered = [each for each in view.events if isinstance(each, TrickGathered) and each.seat == view.seat]
    late = (by_trick and view.trick_number > LAST_DRAWING_TRICK) or any(
        each.number > LAST_DRAWING_TRICK for each in gathered
    )
    if late or not view.variant.stichmatsch:
        return 0
    return sum(each.points for each in gathered) + (points if by_trick else 0)


def ends_game(view: View, points: int) -> bool:
    """Whether a player who scores these points for certain can end the game with them (R9.2, R9.5)."""
    ends = (Why.REACHES_GAME, Why.FIRST_POINTS)
    return any(each.why in ends for each in of_points(view, points, certain=True))


def of_card(view: View, card: Card, other: Card) -> list[Reason]:
    """The reasons why a card is better for the game than another, judged by this trick alone.

    Args:
        view: a view in which a card is to be played, with trumps.
        card: the card.
        other: the card that it is compared with.
    """
    won, lost = _tricks(view, card)
    found = of_points(view, min(won), certain=not lost, by_trick=True) if won else []
    # The opponent's declaration scores before the trick is gathered (R4).
    if view.sudden_death or view.tied or view.declared_by(1 - view.seat) is not None:
        return found
    theirs = view.counts[1 - view.seat]
    _, instead = _tricks(view, other)
    if theirs + max(lost, default=0) < GAME_POINTS <= theirs + max(instead, default=0):
        found.append(Why.KEEPS_FROM_GAME())
    return found


def _tricks(view: View, card: Card) -> tuple[list[int], list[int]]:
    """The possible points of the trick with a card: where it wins, and where it loses."""
    trump = view.trump
    assert trump is not None
    values, extra = POINTS[trump], LAST_TRICK_POINTS if view.trick_number == LAST_TRICK else 0
    won: list[int] = []
    lost: list[int] = []
    if view.trick:
        led = view.trick[0][1]
        (won if beats(trump, led, card) else lost).append(values[led] + values[card] + extra)
    else:
        for reply in possible_replies(view, card):
            (lost if beats(trump, card, reply) else won).append(values[card] + values[reply] + extra)
    return won, lost
