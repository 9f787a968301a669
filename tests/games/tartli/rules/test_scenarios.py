"""The scenarios of the rules contract, checked through the public interface only."""

import json
from pathlib import Path
from typing import Any

import pytest

from tartli_desktop.game.registry import rules_of
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import Match, View
from tests.games.scenarios import check

SCENARIOS = json.loads(Path(__file__).with_name("scenarios.json").read_text(encoding="utf-8"))


def said(view: View) -> list[list[object]]:
    """What was heard since the last gather, in the form of the scenarios."""
    heard: list[list[object]] = []
    for event in view.events:
        match event:
            case tartli.TrickGathered():
                heard.clear()
            case tartli.Declared(seat, words):
                heard.append(["declare", seat, list(words)])
            case tartli.RankNamed(seat, rank):
                heard.append(["name", seat, str(rank)])
            case tartli.ContestAnswered(seat, higher):
                heard.append(["answer", seat, "higher here" if higher else "good"])
            case tartli.BelaDeclared(seat):
                heard.append(["bela", seat])
            case tartli.Exchanged(seat, seven, taken):
                heard.append(["exchange", seat, str(seven), str(taken)])
            case tartli.MeldsScored(seat, items, points):
                heard.append(["meld", seat, [str(item) for item in items], points])
            case tartli.WentOut(seat):
                heard.append(["out", seat])
    return heard


def answer(match: Match, ask: dict[str, Any]) -> object:
    """The answer to a scenario's question."""
    what, seat = ask["what"], ask.get("seat")
    if what == "said":
        assert said(match.view(0)) == said(match.view(1))
        return said(match.view(0))
    if what in ("to_move", "dealer"):
        return getattr(match, what)
    if what in ("counts", "scores", "games"):
        return list(getattr(match, what))
    if what == "match_winner":
        return match.winner
    if what == "turned":
        turned = match.view(0).turned
        return None if turned is None else str(turned)
    assert seat is not None
    view = match.view(seat)
    if what == "legal":
        assert match.legal_actions(seat) == view.legal
        return sorted(str(action) for action in view.legal)
    if what in ("hand", "opponent_cards"):
        return sorted(str(card) for card in getattr(view, what))
    assert what == "seen_draws"
    draws = [event for event in view.events if isinstance(event, tartli.CardDrawn)]
    return [[draw.seat, None if draw.card is None else str(draw.card)] for draw in draws[-2:]]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["id"])
def test_scenario(scenario: dict[str, Any]) -> None:
    check(scenario, rules_of("tartli"), answer)
