"""Hands of any game played by its opponents."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from tartli_desktop.game.match import Match
from tartli_desktop.game.rules import Rules

Ask = Callable[[int, bool], Any]
"""The action of a seat; where the second argument is true, what it says out of turn, or None."""


def play_hand(rules: Rules, match: Match, ask: Ask) -> None:
    """Play the hand that was dealt to its end."""
    while (seat := match.to_move) is not None:
        for speaker in rules.speakers(match, ()):
            if (said := ask(speaker, True)) is not None:
                match.apply(speaker, said)
                break
        else:
            match.apply(seat, ask(seat, False))


def levels_at(rules: Rules, match: Match, levels: Sequence[str]) -> Ask:
    """The opponents of these levels, seat by seat."""
    opponents = import_module(rules.opponents.module)

    def ask(seat: int, out_of_turn: bool) -> Any:
        decide = opponents.interject if out_of_turn else opponents.choose
        return decide(match.view(seat), levels[seat])

    return ask
