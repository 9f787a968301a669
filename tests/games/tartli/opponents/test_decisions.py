"""The strongest level finds the one right decision where it is certain.

In tricks 11 to 16 plain full search has found it, in tricks 8 to 10 the exact search; before, a decision is
taken only if it was better than all others in 3,000 worlds, far beyond chance.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import AUSTRIAN, BELA, EXCHANGE, HUNGARIAN, OUT, Match, View, parse_seated
from tartli_desktop.games.tartli.opponents import STRONG, choose, interject

VARIANTS = (HUNGARIAN, replace(AUSTRIAN, match_target=5))
DECISIONS = json.loads(Path(__file__).with_name("decisions.json").read_text(encoding="utf-8"))


def view_of(entry: dict[str, Any]) -> View:
    """The view of the seat that decides."""
    variant = next(each for each in VARIANTS if each.name == entry["variant"])
    match = Match.new(variant, first_dealer=entry["dealer"])
    match.scores = (entry["scores"][0], entry["scores"][1])
    match.deal(Card.parse(code) for code in entry["deck"].split())
    for text in entry["actions"]:
        match.apply(*parse_seated(text))
    assert match.to_move is not None
    return match.view(match.to_move)


@pytest.mark.parametrize(
    "entry",
    DECISIONS,
    ids=[f"{entry['variant']}-{entry['known_by']}-{n}" for n, entry in enumerate(DECISIONS)],
)
def test_the_right_decision_is_found(entry: dict[str, Any]) -> None:
    view = view_of(entry)
    said = None
    if any(action in view.legal for action in (OUT, BELA, EXCHANGE)):
        said = interject(view, STRONG)
    assert str(said or choose(view, STRONG)) == entry["right"]
