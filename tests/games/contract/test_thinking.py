"""The opponents of every game think in a separate process."""

from collections.abc import Iterator
from importlib import import_module

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.game.rules import Rules
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker

from .walks import positions

TIMEOUT = 30_000
"""Milliseconds to wait for an answer."""


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


def test_an_opponent_in_its_process_decides_as_it_does_here(
    rules: Rules, thinker: Thinker, qtbot: QtBot
) -> None:
    opponents = import_module(rules.opponents.module)
    found = [match for match in positions(rules, 50, hands=1, share=0.3) if match.to_move is not None]
    for match in found[:3]:
        assert match.to_move is not None
        view, level = match.view(match.to_move), rules.opponents.levels[0]
        request = Request(rules.opponents, Asked.CHOOSE, view, level, 9)
        with qtbot.waitSignal(request.answered, timeout=TIMEOUT) as answered:
            thinker.ask(request)
        assert answered.args == [opponents.choose(view, level, seed=9)]


def test_actions_are_weighed_there(rules: Rules, thinker: Thinker, qtbot: QtBot) -> None:
    match = next(match for match in positions(rules, 51, hands=1) if match.to_move is not None)
    assert match.to_move is not None
    view = match.view(match.to_move)
    request = Request(rules.opponents, Asked.EVALUATE, view, rules.opponents.levels[-1], 9)
    with qtbot.waitSignal(request.answered, timeout=TIMEOUT) as answered:
        thinker.ask(request)
    assert answered.args[0]
    assert set(answered.args[0]) <= set(view.legal)
