"""U17: the written form of a session, and what is refused."""

import json
from typing import Any

from tartli_desktop.games.ulti import ASSOCIATION, SOCIAL, TWO_ROUNDS, Match, Variant

from .walks import played


def record(steps: int = 60, variant: Variant = ASSOCIATION) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(played(variant, 3, steps).to_record()))
    return document


def test_notes_are_kept_where_they_stood() -> None:  # U17.5: their values are not looked at
    document = record()
    document |= {"title": "Friday", "date": None, "note": {"any": [1, 2]}}
    document["hands"][0] |= {"deal_proof": {"salt": "x"}, "note": 7}
    again = Match.from_record(document)
    assert again.to_record() == document
    assert again.copy().to_record() == document


def test_a_deeply_nested_note_is_no_trouble() -> None:  # U17.5
    deep: list[Any] = []
    for _ in range(50_000):
        deep = [deep]
    document = record()
    document["note"] = deep
    assert Match.from_record(document).copy().to_record()["note"] is deep


def test_presets() -> None:  # U15
    def differing(variant: Variant) -> dict[str, object]:
        return {key: value for key, value in variant.to_dict().items() if ASSOCIATION.to_dict()[key] != value}

    assert Variant() == ASSOCIATION
    assert differing(SOCIAL) == {
        "name": "social",
        "forfeit_simple": "automatic",
        "four_aces": False,
        "silent_hundred": "replaces",
        "silent_aces": False,
        "silent_ulti": "anyone",
        "silent_durchmars": "none",
        "double_cap": 2,
        "open_hands": "soloist",
    }
    assert differing(TWO_ROUNDS) == {"name": "two_rounds", "auction": "two_rounds"}
