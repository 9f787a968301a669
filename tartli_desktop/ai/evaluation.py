"""What every legal decision is worth, for a coach: exact from trick 8 on, before that from sampled worlds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from random import Random

from tartli_desktop.engine import (
    BELA,
    EXCHANGE,
    GAME_POINTS,
    LAST_DRAWING_TRICK,
    OUT,
    PLAYS,
    Action,
    Play,
    Turn,
    View,
)

from .ending import Ending
from .equity import chance_to_win
from .knowledge import read
from .policy import AFTER_SHIFT
from .search import Hurry, Strength, legal_declarations, play_out
from .simulation import BELA_CARDS, Choice
from .tables import Declaration, declarations, declare_action, loudness, normal_card
from .worlds import Situation, World, sample, situation

COACH = Strength(worlds=120)
"""What an evaluation takes when nothing else is asked for."""

MOST_DECLARATIONS = 12
"""Of more combinations of melds only so many, the dearest, are tried with every card."""

STEP = 20
"""Worlds between two looks at the time."""


@dataclass(frozen=True, slots=True)
class Value:
    """What one decision is worth when both sides go on well."""

    points: float
    """The own count less the other's at the end of the hand, to be expected."""
    win: float
    """The chance to win the game, 0 to 1."""
    worlds: int
    """Deals that were tried; 0 where the value is exact."""
    error: float
    """Standard error of the points; 0.0 where they are exact."""


def evaluate(
    view: View, strength: Strength = COACH, *, seed: int = 0, hurry: Hurry | None = None
) -> dict[Action, Value]:
    """The value of every legal action of a view; of a declaration, the exchange and béla, with the best card.

    Before trick 8 all are tried in the same ``strength.worlds`` worlds, or in as many as there is time for;
    from trick 8 on both hands are known, and the values are exact, except that the other is taken to declare
    no more. To gather, or to speak while the other is to play, is worth what the hand is worth as it stands.
    Raises ValueError for a view in which this player has no action, or one that contradicts itself.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide")
    mine, theirs = view.counts[view.seat], view.counts[1 - view.seat]
    as_it_stands = Value(float(mine - theirs), chance_to_win(mine, theirs), 0, 0.0)
    found: dict[Action, Value] = {}
    if isinstance(view.legal[0], Turn):
        return dict.fromkeys(view.legal, as_it_stands)
    if any(isinstance(action, Play) for action in view.legal):
        found = _exact(view) if view.trick > LAST_DRAWING_TRICK else _sampled(view, strength, seed, hurry)
    if OUT in view.legal:
        found[OUT] = Value(float(mine - theirs), 1.0 if view.wins_by_going_out else 0.0, 0, 0.0)
    for action in view.legal:
        if action not in found:
            gain = 40 if action == BELA else 0
            found[action] = Value(as_it_stands.points + gain, chance_to_win(mine + gain, theirs), 0, 0.0)
    return {action: found[action] for action in view.legal}


# Before trick 8


@dataclass(slots=True)
class _Trial:
    """One decision with one card after it."""

    action: Action
    declares: Choice
    card: int
    bela: bool = False
    exchanged: bool = False
    points: float = 0.0
    squares: float = 0.0
    wins: float = 0.0
    tried: int = 0

    def add(self, results: Iterable[tuple[float, float, int]]) -> None:
        """Count some ends of the hand."""
        for mine, theirs, out in results:
            gain = mine - theirs
            self.points += gain
            self.squares += gain * gain
            self.wins += _won(mine, theirs, out)
            self.tried += 1

    def value(self) -> Value:
        """The averages."""
        mean = self.points / self.tried
        spread = max(0.0, self.squares / self.tried - mean * mean)
        error = sqrt(spread / max(1, self.tried - 1))
        return Value(mean, self.wins / self.tried, self.tried, error)


def _won(mine: float, theirs: float, out: int) -> float:
    """The chance to win the game after a hand that ended so."""
    if out:
        return 1.0 if out > 0 else 0.0
    if max(mine, theirs) >= GAME_POINTS and mine != theirs:
        return 1.0 if mine > theirs else 0.0
    return chance_to_win(mine, theirs)


def _sampled(view: View, strength: Strength, seed: int, hurry: Hurry | None) -> dict[Action, Value]:
    s = situation(view)
    random = Random(f"{seed} {view.trick} {len(view.events)} {s.hand}")
    s.plans.trim()
    worlds = sample(s, strength.worlds, random, strength.inference)
    at = random.randrange(8192)
    trials = _trials(s)
    done = 0
    while done < len(worlds) and not (done and hurry is not None and hurry()):
        upto = min(done + STEP, len(worlds))
        for trial in trials:
            _try(s, trial, worlds, done, upto, strength, at)
        done = upto
    best: dict[Action, _Trial] = {}
    for trial in trials:
        known = best.get(trial.action)
        if known is None or trial.points > known.points:
            best[trial.action] = trial
    return {action: trial.value() for action, trial in best.items()}


def _trials(s: Situation) -> list[_Trial]:
    legal, trump = s.view.legal, s.trump
    cards = [card for card in range(32) if s.hand >> card & 1]
    said: Choice = s.my_said
    says_bela = BELA in legal
    trials = [_Trial(PLAYS[normal_card(card, trump)], said, card) for card in cards]
    melds = sorted(legal_declarations(s), key=lambda each: (each[0], each[1]), reverse=True)
    for place, declaration in enumerate(melds):
        tried = cards if place < MOST_DECLARATIONS else cards[:1]
        # A card of béla is played after béla is declared.
        trials += [
            _Trial(
                declare_action(declaration, trump),
                declaration,
                card,
                bela=says_bela and bool(BELA_CARDS >> card & 1),
            )
            for card in tried
        ]
    if says_bela:
        trials += [_Trial(BELA, said, card, bela=True) for card in cards]
    if EXCHANGE in legal:
        after = s.hand ^ (1 | s.turned)
        trials += [
            _Trial(EXCHANGE, True if not s.i_spoke else said, card, exchanged=True)
            for card in range(32)
            if after >> card & 1
        ]
    return trials


def _try(
    s: Situation, trial: _Trial, worlds: list[World], begin: int, end: int, strength: Strength, at: int
) -> None:
    start, hand = s.start(bela=trial.bela, exchanged=trial.exchanged)
    card = 1 << trial.card
    trial.add(play_out(s, start, hand, trial.declares, card, worlds, begin, end, strength, at))


# From trick 8 on


def _exact(view: View) -> dict[Action, Value]:
    k = read(view)
    cards = Ending(k).outcomes()
    found: dict[Action, Value] = {
        PLAYS[normal_card(bit.bit_length() - 1, k.trump)]: _certain(*outcome)
        for bit, outcome in cards.items()
    }
    if view.trick == LAST_DRAWING_TRICK + 1:
        s = situation(view)
        answer: Declaration | None = None
        for declaration in legal_declarations(s):
            if s.leading:
                answer = s.plans.declaration(
                    s.switches, s.theirs, list(s.their_allowed), s.their_sets, 8, declaration
                )
                scores = answer is None or answer[1] <= declaration[1]
            else:
                scores = _beats_what_was_said(s, declaration)
            gained = declaration[0] if scores else 0
            found[declare_action(declaration, s.trump)] = _best(Ending(k, gained).outcomes().values())
        if BELA in view.legal:
            found[BELA] = _best(Ending(k, 40).outcomes().values())
    return found


def _beats_what_was_said(s: Situation, declaration: Declaration) -> bool:
    """Whether a second player's declaration wins against every meld that the leader's words may mean."""
    claims = [claim for claim in s.claims if claim.current]
    if not claims:
        return True
    sound = max(claim.loudness for claim in claims)
    hand = s.theirs | 1 << s.led
    allowed = [mask >> AFTER_SHIFT for mask in s.their_allowed]
    rivals = [place for _, place, _ in declarations(s.switches, hand, allowed, s.their_sets)]
    return all(declaration[1] > place for place in rivals if loudness(place) == sound)


def _best(outcomes: Iterable[tuple[int, int, int]]) -> Value:
    return max((_certain(*outcome) for outcome in outcomes), key=lambda value: (value.win, value.points))


def _certain(mine: int, theirs: int, out: int) -> Value:
    return Value(float(mine - theirs), _won(mine, theirs, out), 0, 0.0)
