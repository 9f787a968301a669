"""The levels that work the ending out, in tricks 8 to 16 of real play: never a wrong card."""

from __future__ import annotations

import pytest

from tests.benchmarks.tartli import endings


def test_no_card_is_wrong_in_tricks_8_to_16() -> None:
    # R4.2, R9: `python -m tests.benchmarks.tartli.endings` looks at a thousand positions.
    seen, faults = endings.check(0)
    assert seen >= 10
    assert not faults


def test_a_wrong_card_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    # The Sunday player forgets cards: in this many positions it plays a wrong one.
    choose = endings.choose
    monkeypatch.setattr(endings, "choose", lambda view, _: choose(view, "casual"))
    assert any(map(endings.wrong, endings.views(0)))
