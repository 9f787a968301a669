"""The value of every legal decision, for a coach: exact from trick 8 on, before that from sampled worlds.

The strongest player decides, and its own comparison is reported: the same candidates in the same worlds. A
decision it dropped early is compared with its choice in the worlds in which both were tried.
"""

from collections.abc import Callable, Mapping
from math import hypot, sqrt
from operator import sub

from msgspec.structs import replace

from tartli_desktop.cards.german import Card
from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.tartli.opponents.endgame.choice import EndgameChoice
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.opponents.simulation.rollout_policy import AFTER_SHIFT
from tartli_desktop.games.tartli.opponents.simulation.search_position import THEM, SearchPosition
from tartli_desktop.games.tartli.rules.actions import (
    BELA,
    EXCHANGE,
    GATHER,
    OUT,
    PLAYS,
    TURNS,
    Action,
    Declare,
    Play,
    Turn,
)
from tartli_desktop.games.tartli.rules.cards import LAST_TRICK_POINTS, POINTS
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS, LAST_DRAWING_TRICK, LAST_TRICK
from tartli_desktop.games.tartli.rules.melds import BELA_POINTS
from tartli_desktop.games.tartli.rules.view import View

from . import strong
from .meld_tables import Declaration, declarations, declare_action, loudness
from .out_of_turn import interjection
from .speaking import ends_of_speaking
from .strong import FULL, Candidate, End, Search, SearchSettings
from .value import Value


def evaluate(
    view: View, settings: SearchSettings = FULL, *, seed: int = 0, should_stop: ShouldStop | None = None
) -> dict[Action, Value]:
    """The value of every legal action of a view; those other than a card include the best card to follow.

    The action with place 0 is what the strongest player does with the same seed and settings. Before trick 8
    values come from its sampled worlds, or from as many as time allows. From trick 8 on both hands are known
    and the values are exact, however long that takes, except that the opponent is assumed to declare no more.

    Where no card is to be chosen, GATHER stands for silence, even if the opponent is to gather. Before trick
    8 the exchange is compared with silence in sampled worlds. Anything else that can be said there is worth
    the hand as it stands. So is silence from trick 8 on, except that the opponent is assumed to go out if the
    trick on the table allows it.
    Raises ValueError for a view in which this player has no action.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide")
    mine, theirs = view.counts[view.seat], view.counts[1 - view.seat]
    double = view.variant.double_below
    as_it_stands = _certain(mine, theirs, 0, double)
    if isinstance(view.legal[0], Turn):
        return _in_order(dict.fromkeys(view.legal, as_it_stands), TURNS[-1])
    found: dict[Action, Value] = {}
    choice = interjection(read_position(view))
    if any(isinstance(action, Play) for action in view.legal):
        if view.trick_number > LAST_DRAWING_TRICK:
            found = _exact(view)
            choice = strong.decide(view, settings, seed=seed)
        else:
            found = _sampled(Search(SearchPosition(view), settings, seed, should_stop))
            if choice == BELA and mine + BELA_POINTS < GAME_POINTS and not (view.sudden_death or view.tied):
                found[BELA] = _said_first(found)
            elif choice is not None:
                found = _compared_with(choice, found)
    else:
        choice = GATHER if choice is None else choice
        found = _silence(view, choice, lambda: Search(SearchPosition(view), settings, seed, should_stop))
    if OUT in view.legal:
        # Going out has no place in the player's order: a separate rule decides it (R9.2).
        out = 1 if view.wins_by_going_out else -1
        found[OUT] = replace(_certain(mine, theirs, out, double), place=len(found))
    for action in view.legal:
        if action not in found:
            gained = _certain(mine + BELA_POINTS, theirs, 0, double) if action == BELA else as_it_stands
            found[action] = replace(gained, place=len(found))
    order = [*view.legal, *(action for action in found if action not in view.legal)]
    return _in_order({action: found[action] for action in order}, choice)


def _compared_with(said: Action, values: dict[Action, Value]) -> dict[Action, Value]:
    """The same values, with errors of the differences from ``said`` rather than the search's choice."""
    if said not in values or not values[said].place:
        return values
    first = values[said]
    found = {said: first}
    for action, value in values.items():
        if action != said:
            # The error of the search's own choice is not that of a difference.
            own = (value.error, value.win_error, value.worth_error) if value.place else (0.0, 0.0, 0.0)
            found[action] = replace(
                value,
                error=hypot(first.error, own[0]),
                win_error=hypot(first.win_error, own[1]),
                worth_error=hypot(first.worth_error, own[2]),
            )
    return found


def _said_first(values: Mapping[Action, Value]) -> Value:
    """The value of béla when the rule of thumb declares it first: that of the best decision to follow."""
    order = sorted(values, key=lambda action: values[action].place)
    best = next((each for each in order if isinstance(each, Play | Declare)), BELA)
    value = values[best]
    if best == BELA or BELA in value.then:
        return values[BELA]
    return replace(value, then=(best, *value.then))


def _in_order(values: dict[Action, Value], choice: Action | None) -> dict[Action, Value]:
    """The same values with places numbered from 0, the player's choice first."""
    order = sorted(values, key=lambda action: (action != choice, values[action].place))
    places = {action: place for place, action in enumerate(order)}
    return {action: replace(value, place=places[action]) for action, value in values.items()}


# Before trick 8


def _sampled(search: Search) -> dict[Action, Value]:
    position = search.position
    trials = strong.candidates_of(position, search.settings)
    choice = search.best(trials)
    considered = {strong.actions_of(position, trial)[0] for trial in trials}
    others = [
        trial
        for trial in _not_considered(position, choice)
        if strong.actions_of(position, trial)[0] not in considered
    ]
    # What the player did not consider, or had no time to try.
    for trial in [*others, *(each for each in trials if not each.ends)]:
        search.try_out(trial, 0, min(search.settings.first, len(search.worlds)))
    behind = {id(trial): _behind(trial, choice) for trial in (*trials, *others)}
    found: dict[Action, Value] = {}
    for group in (trials, others):
        for trial in sorted(group, key=lambda each: (each is not choice, -behind[id(each)])):
            action, *then = strong.actions_of(position, trial)
            if action not in found:
                is_first = trial is choice
                value = _value(choice.ends, *(() if is_first else trial.beside(choice)))
                found[action] = replace(value, place=len(found), then=tuple(then))
    return found


def _not_considered(position: SearchPosition, choice: Candidate) -> list[Candidate]:
    """Trials that cover every legal action the player did not consider; some repeat considered ones."""
    card = (
        choice.card if position.hand >> choice.card & 1 else (position.hand & -position.hand).bit_length() - 1
    )
    found = [Candidate(position.my_said, each) for each in range(32) if position.hand >> each & 1]
    return found + [Candidate(each, card) for each in strong.legal_declarations(position)]


def _behind(trial: Candidate, choice: Candidate) -> float:
    """By how much the player prefers a trial to its choice: negative for a dropped trial."""
    ours, theirs = trial.beside(choice)
    gap = sum(one[0] - other[0] for one, other in zip(ours, theirs, strict=True)) / len(ours)
    return gap + trial.prior - choice.prior


def _value(first: list[End], ends: list[End] | None = None, beside: list[End] | None = None) -> Value:
    """The averages of the first choice; or of another, by its differences ``beside`` it."""
    means = [_mean(each) for each in zip(*first, strict=True)]
    count = len(first)
    if ends is not None and beside is not None:
        count = len(ends)
        gaps = (map(sub, one, other) for one, other in zip(ends, beside, strict=True))
        more = [_mean(each) for each in zip(*gaps, strict=True)]
        means = [(mean + gap, error) for (mean, _), (gap, error) in zip(means, more, strict=True)]
    (games, games_error), (points, error), (win, win_error) = means
    win = min(1.0, max(0.0, win))
    return Value(points, win, count, error, win_error=win_error, worth=games, worth_error=games_error)


def _mean(numbers: tuple[float, ...]) -> tuple[float, float]:
    count = len(numbers)
    mean = sum(numbers) / count
    return mean, sqrt(sum((number - mean) ** 2 for number in numbers) / max(1, count - 1) / count)


def _silence(view: View, choice: Action, search: Callable[[], Search]) -> dict[Action, Value]:
    """The values of silence and of the exchange where no card is to be chosen; ``search`` begins a search."""
    double = view.variant.double_below
    speaks = EXCHANGE in view.legal or view.wins_by_going_out
    certain = _let_gather(view)
    if view.trick_number > LAST_DRAWING_TRICK or not speaks or not certain.win:
        return {GATHER: certain}
    exchanged, silent = ([strong.end_of(*end, double) for end in ends] for ends in ends_of_speaking(search()))
    if not exchanged:
        return {GATHER: _value(silent)}
    if choice == EXCHANGE:
        return {EXCHANGE: _value(exchanged), GATHER: replace(_value(exchanged, silent, exchanged), place=1)}
    return {GATHER: _value(silent), EXCHANGE: replace(_value(silent, exchanged, silent), place=1)}


# From trick 8 on


def _let_gather(view: View) -> Value:
    """The value of silence: the hand as it stands, or with the opponent's gain from the open trick."""
    mine, theirs = view.counts[view.seat], view.counts[1 - view.seat]
    double, out = view.variant.double_below, 0
    if len(view.trick) == 2 and view.to_move != view.seat and view.trump is not None:
        after = theirs + sum(POINTS[view.trump][card] for _, card in view.trick)
        if view.trick_number < LAST_TRICK and after >= GAME_POINTS and view.wins_by_going_out:
            theirs, out = after, -1
        elif view.trick_number == LAST_TRICK and not view.variant.stichmatsch:
            theirs = after + LAST_TRICK_POINTS
    return _certain(mine, theirs, out, double)


def _exact(view: View) -> dict[Action, Value]:
    known = read_position(view)
    double = view.variant.double_below
    found: dict[Action, Value] = {
        PLAYS[card]: _certain(*outcome, double) for card, outcome in EndgameChoice(known).outcomes().items()
    }
    if view.trick_number == LAST_DRAWING_TRICK + 1:
        position = SearchPosition(view)
        answer: Declaration | None = None
        for declaration in strong.legal_declarations(position):
            if known.leading:
                answer = position.plans.declaration(
                    position.theirs, position.allowed[THEM], position.sets[THEM], 8, declaration
                )
                scores = answer is None or answer[1] <= declaration[1]
            else:
                scores = _beats_what_was_said(position, declaration)
            gained = declaration[0] if scores else 0
            found[declare_action(declaration, position.trump)] = _best(
                EndgameChoice(known, gained).outcomes(), double
            )
        if BELA in view.legal:
            found[BELA] = _best(EndgameChoice(known, BELA_POINTS).outcomes(), double)
    order = sorted(found, key=lambda action: (found[action].win, found[action].points), reverse=True)
    return {action: replace(found[action], place=place) for place, action in enumerate(order)}


def _beats_what_was_said(position: SearchPosition, declaration: Declaration) -> bool:
    """Whether the second player's declaration beats every meld that the leader's words may mean."""
    heard = [each for each in position.heard_melds if each.current]
    if not heard:
        return True
    sound = max(each.loudness for each in heard)
    hand = position.theirs | 1 << position.led
    allowed = [mask >> AFTER_SHIFT for mask in position.allowed[THEM]]
    rivals = [place for _, place, _ in declarations(position.switches, hand, allowed, position.sets[THEM])]
    return all(declaration[1] > place for place in rivals if loudness(place) == sound)


def _best(outcomes: Mapping[Card, tuple[int, int, int]], double: int) -> Value:
    values = [replace(_certain(*outcome, double), then=(PLAYS[card],)) for card, outcome in outcomes.items()]
    return max(values, key=lambda value: (value.win, value.points))


def _certain(mine: int, theirs: int, out: int, double: int) -> Value:
    """The value of a hand that ends with these counts, or is won (1) or lost (-1) by going out."""
    worth, points, win = strong.end_of(mine, theirs, out, double)
    return Value(float(points), win, 0, 0.0, worth=worth)
