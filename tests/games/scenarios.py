"""A scenario of the rules contract of any game, checked through the public interface only."""

from collections.abc import Callable
from typing import Any

import pytest

from tartli_desktop.game.errors import RecordError, Sentence
from tartli_desktop.game.record import read_seated
from tartli_desktop.game.rules import Rules


def check(scenario: dict[str, Any], rules: Rules, answer: Callable[[Any, dict[str, Any]], object]) -> None:
    """Play a scenario; ``answer`` gives the answer to its question, unless its record is to be refused."""
    record, ask, expect = scenario["record"], scenario["ask"], scenario["expect"]
    if ask["what"] == "refused":
        if scenario["then"]:
            record["hands"][-1]["actions"] += scenario["then"]
        with pytest.raises(RecordError) as refused:
            rules.match.from_record(record)
        assert (refused.value.hand, refused.value.action) == (expect["hand"], expect["action"])
        assert refused.value.rule in expect["rules"]
        assert isinstance(refused.value.message, Sentence)
        return
    match = rules.match.from_record(record)
    for text in scenario["then"]:
        match.apply(*read_seated(text, len(match.players), rules.form))
    assert answer(match, ask) == expect, scenario["why"]
