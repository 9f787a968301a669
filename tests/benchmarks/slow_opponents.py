"""Opponents that play as usual, after work that keeps one core busy for a while."""

import time

from tartli_desktop.games.tartli import Action, View, opponents

SECONDS = 1.0
"""Seconds of one core's work for each decision."""

interject = opponents.interject


def choose(view: View, level: str, *, seed: int = 0, seconds: float) -> Action:
    until = time.process_time() + SECONDS
    while time.process_time() < until:
        pass
    return opponents.choose(view, level, seed=seed)
