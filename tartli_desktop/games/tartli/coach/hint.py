"""Why the strongest level decides as it does: true facts of the position, and how far ahead its choice is.

That player has numbers rather than reasons. So a hint gives only facts that anybody can check at the table: a
card that nothing beats, points that it brings or costs, what another card would break. If no such fact speaks
for a card, the hint says where its numbers come from.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from tartli_desktop.cards.german import Card, Rank
from tartli_desktop.games.tartli import BELA, EXCHANGE, OUT, Action, Declare, Meld, Play, View
from tartli_desktop.games.tartli.opponents.value import Value, best
from tartli_desktop.games.tartli.rules.cards import HAND_POINTS
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS, LAST_DECLARING_TRICK
from tartli_desktop.games.tartli.rules.melds import BELA_POINTS, barred_by, loudness

from .card_facts import cost_of, facts_for
from .future_melds import broken_by_exchange
from .game_facts import ends_game, of_points
from .reasons import Reason, Why

MOST_REASONS = 2
"""The most reasons in a hint: nobody reads more while cards wait."""

ERRORS = 2.0
"""A difference of sampled values counts from this many standard errors; a smaller one may be chance."""

LEAST_POINTS = 0.5
"""The fewest points that count as a difference; fewer would round to none."""

LEAST_CHANCE = 0.01
"""The smallest difference in the chance to win the game that counts."""

NO_CHANCE = 0.005
"""A smaller chance to win than this is shown as 0%."""

NEARLY = 5.0
"""A difference is small if it is certainly below this many points."""

LITTLE = 2 * NEARLY
"""If all cards are certainly closer together than this, the choice matters little."""


class Verdict(Enum):
    """How the advice compares with the next best action."""

    EQUAL = "equal"
    """Exactly as good, in points and in games."""
    NEARLY = "nearly"
    """Different by a few points at most, or by none that was found."""
    UNCLEAR = "unclear"
    """No difference beyond chance was found."""
    CAN_WAIT = "can wait"
    """No difference beyond chance was found for a declaration that can be made later."""
    POINTS = "points"
    """Better by some points."""
    CHANCE = "chance"
    """Better by the chance to win the game."""
    GAME = "game"
    """Better for the game, though the next best brings more points."""
    FOR_GAME = "for the game"
    """Better for the game by the strongest player's measure; the points are uncertain."""
    ALSO_WINS = "also wins"
    """Both win the game at the same worth."""
    LOST = "lost"
    """Both seem to lose the game."""


@dataclass(frozen=True)
class Hint:
    """What the strongest level would do, why, and how it compares with the next best card."""

    action: Action
    reasons: tuple[Reason, ...]
    against: Action | None = None
    """The next best card; None if there is none."""
    verdict: Verdict | None = None
    """How the action compares with it; None if there is no other, or nothing certain to say."""
    ahead: float = 0.0
    """By how many points the action is ahead; negative if it is behind."""
    win: float = 0.0
    """The chance to win the game with the action, 0 to 1."""
    other_win: float = 0.0
    """The chance to win the game with the next best card."""
    exact: bool = False
    """Whether the difference is exact rather than estimated."""
    then: tuple[Action, ...] = ()
    """The actions to follow a declaration or béla, the card last."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card to play, at once or after a declaration."""
        return tuple(each.card for each in (self.action, *self.then) if isinstance(each, Play))[:1]


def hint_of(view: View, values: Mapping[Action, Value]) -> Hint:
    """The hint for a view, from the values that ``opponents.evaluate`` gives its actions."""
    action = best(values)
    # For a card the next best, for other actions the best.
    order = sorted(values, key=lambda each: values[each].place)
    against = next((each for each in order if each != action and isinstance(each, Play)), None)
    ours = values[action]
    then = ours.then if action != EXCHANGE and against is not None else ()
    if action == BELA and not view.variant.bela_with_melds and ends_game(view, BELA_POINTS):
        then = ()
    reasons = _reasons(view, action, against, then)
    if against is None:
        return Hint(action, reasons, win=ours.win)
    theirs = values[against]
    verdict = _verdict(view, action, against, values)
    compares = any(each.compares for each in reasons)
    if verdict is Verdict.EQUAL:
        # A fact that makes no difference is no reason.
        reasons = tuple(each for each in reasons if not each.compares)
    elif compares and verdict in (Verdict.NEARLY, Verdict.UNCLEAR):
        # A comparison with the next best card would contradict that reason.
        verdict = None
    if isinstance(action, Play) and not reasons and verdict is not Verdict.GAME:
        reasons = _by_numbers(verdict, action, against, values)
    return Hint(
        action,
        reasons,
        against,
        verdict,
        ahead=ours.points - theirs.points,
        win=ours.win,
        other_win=theirs.win,
        exact=not theirs.worlds,
        then=then,
    )


def facts_of(view: View, action: Action) -> tuple[Reason, ...]:
    """The facts that speak for an action whatever else could be done, the most telling first."""
    if not isinstance(action, Play):
        return _reasons(view, action, None, ())
    others: list[Card | None] = [
        each.card for each in view.legal if isinstance(each, Play) and each != action
    ]
    first, *rest = [facts_for(view, action.card, other) for other in others or (None,)]
    return tuple(fact for fact in first if all(fact in facts for facts in rest))[:MOST_REASONS]


def _by_numbers(
    verdict: Verdict | None, action: Play, against: Play, values: Mapping[Action, Value]
) -> tuple[Reason, ...]:
    """The reason to give for a card that no fact at the table speaks for."""
    ours, theirs = values[action], values[against]
    better = verdict in (Verdict.POINTS, Verdict.CHANCE, Verdict.FOR_GAME)
    if better and (theirs.worlds or ours.points > theirs.points):
        return (Why.COMES_OUT_BETTER(theirs.worlds),)
    if not theirs.worlds:
        return (Why.SOLVED(),)
    if verdict is None:
        return (Why.WEIGHED(theirs.worlds, against.card),)
    cards = [value for each, value in values.items() if isinstance(each, Play) and each != action]
    little = all(abs(ours.points - each.points) + ERRORS * each.error < LITTLE for each in cards)
    return (Why.LITTLE_DEPENDS() if little and verdict is Verdict.NEARLY else Why.TOO_CLOSE(),)


def _verdict(view: View, action: Action, against: Play, values: Mapping[Action, Value]) -> Verdict | None:
    if action == OUT:
        return None
    ours, theirs = values[action], values[against]
    points, win, worth = ours.points - theirs.points, ours.win - theirs.win, ours.worth - theirs.worth
    more_points = points >= LEAST_POINTS and points > ERRORS * theirs.error
    fewer_points = -points >= LEAST_POINTS and -points > ERRORS * theirs.error
    better_chance = win >= LEAST_CHANCE and win > ERRORS * theirs.win_error
    better_game = worth >= LEAST_POINTS and worth > ERRORS * theirs.worth_error
    in_sight = max(view.counts) >= GAME_POINTS - HAND_POINTS
    worse_chance = -win >= LEAST_CHANCE and -win > ERRORS * theirs.win_error
    if in_sight and better_chance:
        return Verdict.CHANCE
    if not theirs.worlds and ours.win == theirs.win == 1.0 and not better_game:
        return Verdict.EQUAL if not points else Verdict.ALSO_WINS
    looks_lost = all(each.win < NO_CHANCE for card, each in values.items() if isinstance(card, Play))
    if looks_lost and not better_game:
        return Verdict.LOST
    if worse_chance:
        # The points alone would be only half the truth.
        return Verdict.FOR_GAME if better_game and points >= 0 else None
    if more_points:
        return Verdict.POINTS
    if fewer_points:
        return Verdict.GAME if better_game else None
    if not theirs.worlds:
        return Verdict.EQUAL if not (points or win or worth) else None
    if not isinstance(action, Play) and _can_wait(view, action, (against, *ours.then)):
        return Verdict.CAN_WAIT
    if better_chance or (better_game and worth >= NEARLY):
        return Verdict.FOR_GAME
    nearly = abs(points) + ERRORS * theirs.error < NEARLY and not in_sight
    return Verdict.NEARLY if nearly else Verdict.UNCLEAR


def _can_wait(view: View, action: Action, going_on: tuple[Action, ...]) -> bool:
    """Whether a declaration or béla can be made in a later trick after these cards (R5.1, R7.1)."""
    if action == EXCHANGE or view.trick_number >= LAST_DECLARING_TRICK or view.trump is None:
        return False
    played = {each.card for each in going_on if isinstance(each, Play)}
    if isinstance(action, Declare):
        return not any(played & set(item.cards) for item in action.items)
    return not played & {Card.of(view.trump, Rank.KING), Card.of(view.trump, Rank.OVER)}


def _reasons(
    view: View, action: Action, against: Play | None, then: tuple[Action, ...]
) -> tuple[Reason, ...]:
    match action:
        case Play(card):
            other = against.card if against is not None else None
            cost = None if other is None else cost_of(view, card)
            found = facts_for(view, card, other)
            return (*found[: MOST_REASONS - (cost is not None)], *([cost] if cost is not None else []))
        case Declare(items):
            points = sum(item.points for item in items)
            certain = _score_for_certain(view, items)
            later = _held_back(view, items, then)
            return (
                (Why.MELDS_SCORE if certain else Why.MELDS_MAY_SCORE)(points),
                *of_points(view, points, certain=certain),
                *([] if later is None else [Why.MORE_TO_COME(later)]),
            )
    if action == BELA:
        certain = not view.variant.bela_with_melds
        return (Why.BELA_SCORES(BELA_POINTS), *of_points(view, BELA_POINTS, certain=certain))
    if action == EXCHANGE and view.turned is not None:
        broken = broken_by_exchange(view)
        return (Why.TAKES_TURNED(view.turned), *([] if broken is None else [Why.BREAKS_MELD(broken)]))
    if action == OUT:
        return (Why.IS_OUT(view.counts[view.seat]),)
    return ()


def _held_back(view: View, items: tuple[Meld, ...], then: tuple[Action, ...]) -> Meld | None:
    """The best meld worth more than these that can still be declared after them (R5.7)."""
    if view.trick_number >= LAST_DECLARING_TRICK:
        return None
    played = {action.card for action in then if isinstance(action, Play)}
    scored = (*view.scored[view.seat], *items)
    could = {
        meld
        for action in view.legal
        if isinstance(action, Declare)
        for meld in action.items
        if meld.points > max(item.points for item in items)
        and not played & set(meld.cards)
        and barred_by(meld, scored, view.variant) is None
    }
    return max(could, key=lambda meld: (meld.points, len(meld.cards), str(meld)), default=None)


def _score_for_certain(view: View, items: tuple[Meld, ...]) -> bool:
    """Whether, by what has been said in this trick, a declaration cannot lose the contest."""
    if not view.trick:
        return False
    theirs = view.declared_by(1 - view.seat)
    return theirs is None or max(map(loudness, items)) > max(map(loudness, theirs.words))
