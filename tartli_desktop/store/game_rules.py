"""What the store asks of the rules of a game. Today every match is one of Tartli."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

import msgspec

from tartli_desktop.cards.german import CARDS
from tartli_desktop.game.rules import HandResult
from tartli_desktop.games.tartli.rules import Match, result_of
from tartli_desktop.games.tartli.rules.hand_result import facts_of

TARTLI = "tartli"
"""The game of every match so far."""


def cards_of(game: str) -> tuple[str, ...]:
    """The codes of a pack's cards, in order; none for a game that is not known."""
    return tuple(sorted(map(str, CARDS))) if game == TARTLI else ()


def hand_result(match: Match) -> HandResult:
    """What the hand brought that has just ended. Raises ValueError for one that has not."""
    result = result_of(match.events, match.variant)
    won = result.game_won
    return HandResult(
        scores=result.gains,
        outcomes=(0, 0) if won is None else (1 - 2 * won, 2 * won - 1),
        facts=msgspec.to_builtins(facts_of(result)),
    )


def results_of(record: Mapping[str, Any]) -> tuple[HandResult, ...]:
    """What each finished hand of a record brought, in order.

    Raises ValueError for a record that cannot be replayed to its end.
    """
    if record["format"] != f"{TARTLI}-match":
        raise ValueError(f"the game of {record['format']} is not known")
    replayed = islice(Match.replaying(record), 1, None)
    return tuple(hand_result(match) for match in replayed if match.to_move is None)


def standings_of(record: Mapping[str, Any]) -> tuple[int, ...]:
    """What the list of matches shows of each seat after a record. Raises ValueError as ``results_of``."""
    if record["format"] != f"{TARTLI}-match":
        raise ValueError(f"the game of {record['format']} is not known")
    return Match.from_record(record).games
