"""U17: the written form of a session, and what is refused."""

import json
from typing import Any

import pytest

from tartli_desktop.game.errors import Sentence
from tartli_desktop.games.ulti import ASSOCIATION, CARDS, SOCIAL, TWO_ROUNDS, Match, RecordError, Variant

from .walks import played


def record(steps: int = 60, variant: Variant = ASSOCIATION) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(played(variant, 3, steps).to_record()))
    return document


def refusal(document: object) -> tuple[int, int, str]:
    with pytest.raises(RecordError) as refused:
        Match.from_record(document)
    error = refused.value
    assert error.message
    assert isinstance(error.message, Sentence)
    return error.hand, error.action, error.rule


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


@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        (None, "U17"),
        ([], "U17"),
        ({}, "U17"),
        ({"deck": "AA"}, "U17"),
        ({"deck": "AA", "actions": None}, "U17"),
        ({"deck": None, "actions": []}, "U17"),
        ({"deck": "AA", "actions": [], "cut": 3}, "U17"),
        ({"deck": "AA", "actions": []}, "U1.1"),
        ({"deck": " ".join(map(str, CARDS[:31])) + " AA", "actions": []}, "U1.1"),
        ({"deck": " ".join(map(str, CARDS)) + " ", "actions": []}, "U1.1"),
        ({"deck": " ".join(map(str, CARDS)).lower(), "actions": []}, "U1.1"),
        ({"deck": "AA " * 100_000, "actions": []}, "U1.1"),
    ],
)
def test_a_hand_is_none(hand: object, rule: str) -> None:  # U17.4
    assert refusal(record(0) | {"hands": [hand]}) == (1, 0, rule)


WRONG: dict[str, tuple[object, ...]] = {
    "name": (7,),
    "auction": ("three_rounds", ["one_round"]),
    "forfeit_simple": (True,),
    "four_aces": (1,),
    "silent_hundred": (None,),
    "silent_aces": ("yes",),
    "silent_ulti": ("defenders",),
    "silent_durchmars": ("four",),
    "double_cap": (8, -1, True, 2.0, None),
    "open_hands": ("none",),
    "target_hands": (0, 1000, False),
    "unit": (0, 100_001, None),
}


@pytest.mark.parametrize("switch", WRONG)
def test_a_switch_has_a_wrong_value(switch: str) -> None:  # U15, U17.4, U18.1
    for wrong in WRONG[switch]:
        document = record()
        document["rules"][switch] = wrong
        assert refusal(document) == (0, 0, "U15")
        with pytest.raises(ValueError, match=f"{switch} is"):
            Variant(**{switch: wrong})  # type: ignore[arg-type]
