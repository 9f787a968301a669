"""The scenarios of the rules contract, queried through the public interface only."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tartli_desktop.game.registry import rules_of
from tartli_desktop.games.tarokk import Card, Item, Match
from tests.games.scenarios import check

SCENARIOS = [
    scenario
    for name in ("scenarios.json.gz", "variations.json.gz")
    for scenario in json.loads(gzip.decompress(Path(__file__).with_name(name).read_bytes()))
]


def plain(value: object) -> Any:
    """A value as scenarios write it, with lists for tuples and texts for cards."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    return value


def line(item: Item) -> list[object]:
    kind, side, seat = item.kind, item.side, item.seat
    return [kind, side, seat, plain(item.others), item.announced, item.kontra, item.value]


def answer(match: Match, ask: dict[str, Any]) -> object:
    """The answer to a scenario's question."""
    what, seat = ask["what"], ask.get("seat")
    if what == "legal":
        assert match.legal_actions(seat) == match.view(seat).legal
        return sorted(str(action) for action in match.legal_actions(seat))
    if what in ("to_move", "dealer", "multiplier", "balance", "hat", "over"):
        return plain(getattr(match, what))
    views = [match.view(each) for each in range(match.variant.players)]
    if what == "contract":
        assert len({(view.declarer, view.contract) for view in views}) == 1
        return None if views[0].declarer is None else [views[0].declarer, views[0].contract]
    if what in ("kind", "points", "tricks", "payments", "partner", "net", "lines"):
        result = match.result
        assert result is not None
        if what == "net":
            return sum(item.value for item in result.items if item.kind in ask["kinds"])
        if what == "lines":
            return sorted((line(item) for item in result.items), key=str)
        return plain(getattr(result, what))
    if seat is None:
        seat = 0
        assert all(getattr(view, what) == getattr(views[0], what) for view in views)
    return plain(getattr(views[seat], what))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["id"])
def test_scenario(scenario: dict[str, Any]) -> None:
    check(scenario, rules_of("tarokk"), answer)
