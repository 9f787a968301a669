"""What the program relies on in the opponents of a game."""

import time
from importlib import import_module

import pytest

from tartli_desktop.game.match import Match
from tartli_desktop.game.rules import Rules

from .walks import positions

LONGEST = 10.0
"""Seconds of processor time for a decision of the strongest level."""


def to_decide(rules: Rules, level: str) -> list[Match]:
    """Positions of a hand with more than one legal action; only two for the strongest level."""
    found = [
        match
        for match in positions(rules, 20, hands=1, share=0.2)
        if match.to_move is not None and len(match.legal_actions(match.to_move)) > 1
    ]
    return [found[0], found[-1]] if level == rules.opponents.levels[-1] else found


def test_levels(rules: Rules) -> None:
    assert len(set(rules.opponents.levels)) == len(rules.opponents.levels)
    assert {rules.opponents.default, rules.opponents.reserve} <= set(rules.opponents.levels)


def test_every_level_decides_legally_in_time(rules: Rules) -> None:
    """That it decides the same again is held with fewer deals, by any house rules."""
    opponents = import_module(rules.opponents.module)
    for level in rules.opponents.levels:
        for match in to_decide(rules, level):
            view = match.view(match.to_move or 0)
            begun = time.process_time()
            action = opponents.choose(view, level, seed=5)
            assert time.process_time() - begun < LONGEST
            assert action in view.legal
            assert opponents.choose(view, level, seed=5, seconds=0.05) in view.legal


def test_who_has_nothing_to_do_is_asked_nothing(rules: Rules) -> None:
    opponents = import_module(rules.opponents.module)
    match = to_decide(rules, rules.opponents.levels[0])[0]
    others = [seat for seat in range(len(match.players)) if seat != match.to_move]
    with pytest.raises(ValueError):  # noqa: PT011
        opponents.choose(match.view(others[0]), rules.opponents.levels[0], seed=0)


def test_legal_actions_are_weighed(rules: Rules) -> None:
    opponents = import_module(rules.opponents.module)
    for match in to_decide(rules, rules.opponents.levels[-1]):
        view = match.view(match.to_move or 0)
        values = opponents.evaluate(view, seed=3, seconds=0.2)
        assert values
        assert set(values) <= set(view.legal)


@pytest.mark.parametrize("game", ["tartli"])
def test_out_of_turn_actions_are_legal(rules: Rules) -> None:
    opponents, every = import_module(rules.opponents.module), []
    for match in positions(rules, 26, hands=2):
        for seat in rules.speakers(match, ()) if match.to_move is not None else ():
            view = match.view(seat)
            for level in rules.opponents.levels:
                said = opponents.interject(view, level, seed=1)
                assert said is None or said in view.legal
                every.append(said)
    assert any(said is not None for said in every)
