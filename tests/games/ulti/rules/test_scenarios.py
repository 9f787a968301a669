"""The scenarios of the rules contract, queried through the public interface only."""

import json
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

import pytest

from tartli_desktop.game.registry import rules_of
from tartli_desktop.games.ulti import Action, Card, Match
from tests.games.scenarios import check

SCENARIOS = json.loads(Path(__file__).with_name("scenarios.json").read_text(encoding="utf-8"))


def plain(value: object) -> object:
    """A value as scenarios write it, with lists for tuples and texts for cards, bids and actions."""
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    if isinstance(value, Card | Action):
        return str(value)
    assert not is_dataclass(value)
    return value


def answer(match: Match, ask: dict[str, Any]) -> object:
    """The answer to a scenario's question."""
    match ask["what"]:
        case "legal":
            legal = match.legal_actions(ask["seat"])
            assert legal == match.view(ask["seat"]).legal
            texts = sorted(str(action) for action in legal)
            return [text for text in texts if text.split(" ")[0] in ask.get("verbs", [text.split(" ")[0]])]
        case "state":
            return {name: plain(getattr(match, name)) for name in ask["of"]}
        case "view":
            view = match.view(ask["seat"])
            return {name: plain(getattr(view, name)) for name in ask["of"]}
        case "result":
            return {name: plain(getattr(match.results[-1], name)) for name in ask["of"]}
        case "payment":
            return list(match.results[-1].points)
        case "components":
            return [[each.name, each.seat, each.won, each.value] for each in match.results[-1].components]
    raise AssertionError(ask["what"])


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["id"])
def test_scenario(scenario: dict[str, Any]) -> None:
    check(scenario, rules_of("ulti"), answer)
