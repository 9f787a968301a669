"""U17: the written form of a session, and what is refused."""

import json
import random
from typing import Any

import pytest

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
    assert error.key
    return error.hand, error.action, error.rule


@pytest.mark.parametrize("variant", [ASSOCIATION, SOCIAL, TWO_ROUNDS], ids=lambda variant: variant.name)
def test_a_record_is_written_as_it_was_read(variant: Variant) -> None:
    # U17
    document = record(200, variant)
    assert len(document["hands"]) > 2
    assert Match.from_record(document).to_record() == document


def test_notes_are_kept_where_they_stood() -> None:
    # U17.5: their values are not looked at
    document = record()
    document |= {"title": "Friday", "date": None, "note": {"any": [1, 2]}}
    document["hands"][0] |= {"deal_proof": {"salt": "x"}, "note": 7}
    again = Match.from_record(document)
    assert again.to_record() == document
    assert again.copy().to_record() == document


def test_a_deeply_nested_note_is_no_trouble() -> None:
    # U17.5
    deep: list[Any] = []
    for _ in range(50_000):
        deep = [deep]
    document = record()
    document["note"] = deep
    assert Match.from_record(document).copy().to_record()["note"] is deep


@pytest.mark.parametrize("key", ["format", "version", "rules", "players", "first_dealer", "hands"])
def test_a_key_is_missing_or_of_no_use(key: str) -> None:
    # U17.4
    for wrong in (None, True, [], {}, "x", 7, -1, 1.0, ["A", "B"], ["A", "B", ""], ["A", "B", 3]):
        if key == "hands" and isinstance(wrong, list):
            continue
        document = record()
        document[key] = wrong
        rule = "U15" if key == "rules" and wrong == {} else "U17"
        assert refusal(document) == (0, 0, rule), wrong
    document = record()
    del document[key]
    assert refusal(document) == (0, 0, "U17")


@pytest.mark.parametrize("document", [None, [], "record", 7, {}, {"format": "tartli-match"}])
def test_other_documents(document: object) -> None:
    # U17.4
    assert refusal(document) == (0, 0, "U17")


@pytest.mark.parametrize(
    ("switch", "wrong"),
    [
        ("name", 7),
        ("auction", "three_rounds"),
        ("auction", ["one_round"]),
        ("forfeit_simple", True),
        ("four_aces", 1),
        ("silent_hundred", None),
        ("silent_aces", "yes"),
        ("silent_ulti", "defenders"),
        ("silent_durchmars", "four"),
        ("double_cap", 8),
        ("double_cap", -1),
        ("double_cap", True),
        ("double_cap", 2.0),
        ("double_cap", None),
        ("open_hands", "none"),
        ("target_hands", 0),
        ("target_hands", 1000),
        ("target_hands", False),
        ("unit", 0),
        ("unit", 100_001),
        ("unit", None),
    ],
)
def test_a_switch_has_a_wrong_value(switch: str, wrong: object) -> None:
    # U15, U17.4, U18.1
    document = record()
    document["rules"][switch] = wrong
    assert refusal(document) == (0, 0, "U15")
    with pytest.raises(ValueError, match=f"{switch} is"):
        Variant(**{switch: wrong})  # type: ignore[arg-type]


def test_a_switch_is_missing_or_unknown() -> None:
    # U17.4
    for switch in ASSOCIATION.to_dict():
        document = record()
        del document["rules"][switch]
        assert refusal(document) == (0, 0, "U15")
    document = record()
    document["rules"]["jokers"] = 2
    assert refusal(document) == (0, 0, "U15")


def test_presets() -> None:
    # U15
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
def test_a_hand_is_none(hand: object, rule: str) -> None:
    # U17.4
    assert refusal(record(0) | {"hands": [hand]}) == (1, 0, rule)


@pytest.mark.parametrize("action", [None, 7, [], {}, "", "pass", "0:", "0:bid", "3:pass", "0:play H1"])
def test_an_action_that_cannot_be_read(action: object) -> None:
    # U17.4: whatever the phase
    deck = " ".join(map(str, CARDS))
    assert refusal(record(0) | {"hands": [{"deck": deck, "actions": [action]}]}) == (1, 1, "U17.1")


def test_mutated_records_are_refused_in_a_sentence_or_read() -> None:
    # U17.4: nothing but RecordError is raised, whatever a document contains
    chance = random.Random(5)
    whole = record(150)
    strange: list[Any] = [None, True, -1, 1, 2, 2**70, 0.5, "", "0:pass", "1:play AA", [], {}, [[]], "é" * 40]
    read = 0
    sentences = set()
    for _ in range(400):
        document = json.loads(json.dumps(whole))
        for _ in range(chance.randint(1, 2)):
            node: Any = document
            while True:
                key = chance.choice(list(node)) if isinstance(node, dict) else chance.randrange(len(node))
                if not isinstance(node[key], dict | list) or not node[key] or chance.random() < 0.15:
                    break
                node = node[key]
            if chance.random() < 0.3:
                del node[key]
            else:
                node[key] = chance.choice(strange)
        try:
            match = Match.from_record(document)
        except RecordError as error:
            sentences.add(error.message)
        else:
            read += 1
            assert Match.from_record(match.to_record()).to_record() == match.to_record()
    assert read < 100
    assert len(sentences) > 30
    assert all(sentences)
