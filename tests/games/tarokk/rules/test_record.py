"""The record of a match (T17)."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from tartli_desktop.game.errors import Sentence
from tartli_desktop.games.tarokk import CARDS, ONLINE, PASKIEVICS, Match, RecordError, Variant
from tests.games.tarokk.positions import play

JSON = dict[str, Any]


def record(variant: Variant = PASKIEVICS) -> JSON:
    """A record with a void hand, notice, and a hand that has begun."""
    match = Match.new(variant, first_dealer=0)
    match.deal(CARDS)
    play(match, "pass, pass, pass, pass")
    match.give_notice(2)
    match.deal(random.Random(1).sample(CARDS, 42))
    play(match, "pass")
    return match.to_record()


@pytest.mark.parametrize("variant", [PASKIEVICS, ONLINE])
def test_a_record_goes_to_text_and_back(variant: Variant) -> None:
    written = record(variant)
    text = json.dumps(written)
    again = Match.from_record(json.loads(text))
    assert again.to_record() == written
    assert again.variant == variant
    assert written["hands"][1]["notice"] == 2  # T17.2
    assert [list(hand) for hand in written["hands"]] == [["deck", "actions"], ["deck", "actions", "notice"]]


def test_notice_after_the_last_hand() -> None:
    match = Match.new(PASKIEVICS, first_dealer=0)
    match.give_notice(1)
    written = match.to_record()
    assert written["notice"] == 1
    assert Match.from_record(written).notice == (1, None, None)


def change(path: str, value: object) -> Any:
    """A record with one value changed; ``None`` removes the key."""
    written = record()
    *parents, last = path.split(".")
    place: Any = written
    for key in parents:
        place = place[int(key) if key.isdigit() else key]
    if value is None:
        del place[last]
    else:
        place[int(last) if last.isdigit() and isinstance(place, list) else last] = value
    return written


@pytest.mark.parametrize(
    ("bad", "hand", "action", "rule"),
    [
        (change("version", 2), 0, 0, "T17.4"),
        (change("hands", None), 0, 0, "T17.3"),
        (change("rules.rounds", 0), 0, 0, "T17.3"),
        (change("rules.players", 5), 0, 0, "T17.3"),
        (change("rules.annul_holdings", ["xxi", "kings"]), 0, 0, "T17.3"),
        (change("rules.annul_holdings", ["xxi", "xxi"]), 0, 0, "T17.3"),
        (change("rules.annul_holdings", "kings"), 0, 0, "T17.3"),
        (change("rules.annul_holdings", [["kings"]]), 0, 0, "T17.3"),
        (change("notice", 1), 0, 0, "T17.2"),
        (change("hands.0.actions.0", "4:pass"), 1, 1, "T17.1"),
        (change("hands.0.actions.0", "1:play XX"), 1, 1, "T4.7"),
        (change("hands.0.notice", True), 1, 0, "T17.2"),
        (change("hands.0.notice", 1), 2, 0, "T17.2"),
        (change("hands.0.actions", ["1:pass"]), 2, 0, "T17.1"),
        (change("hands.0.actions", ["1:pass", "2:pass", "3:pass", "0:pass", "1:pass"]), 1, 5, "T17.1"),
    ],
)
def test_a_bad_record_is_refused(bad: Any, hand: int, action: int, rule: str) -> None:
    with pytest.raises(RecordError) as error:
        Match.from_record(bad)
    assert (error.value.hand, error.value.action, error.value.rule) == (hand, action, rule)
    assert error.value.message
    assert isinstance(error.value.message, Sentence)
    assert len(str(error.value)) < 300


def test_a_hand_after_the_end_is_refused() -> None:
    match = Match.new(replace(PASKIEVICS, rounds=1, void_hands="none"), first_dealer=0)
    for _ in range(4):
        match.deal(CARDS)
        play(match, "pass, pass, pass, pass")
    assert match.over
    written = match.to_record()
    written["hands"].append({"deck": written["hands"][0]["deck"], "actions": []})
    with pytest.raises(RecordError) as error:
        Match.from_record(written)
    assert (error.value.hand, error.value.action, error.value.rule) == (5, 0, "T2.5")
