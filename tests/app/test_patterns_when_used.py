"""Long regular expressions are compiled when first used, and find the same matches."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tartli_desktop.app.patterns_when_used import long_patterns_when_used

LONG = "|".join(f"word{number:04}" for number in range(200))


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All expressions that Python itself compiled, in order."""
    expressions: list[str] = []
    compile_it: Callable[..., Any] = re.compile

    def noted(pattern: str, flags: int = 0) -> Any:
        expressions.append(pattern)
        return compile_it(pattern, flags)

    monkeypatch.setattr(re, "compile", noted)
    return expressions


def test_a_long_expression_is_compiled_once_when_it_is_first_used(compiled: list[str]) -> None:
    with long_patterns_when_used():
        find = re.compile(LONG).findall
    assert compiled == []
    assert find("word0007 and word0199, not word0200") == ["word0007", "word0199"]
    assert find("word") == []
    assert compiled == [LONG]


def test_its_flags_count(compiled: list[str]) -> None:
    with long_patterns_when_used():
        pattern = re.compile(LONG, flags=re.IGNORECASE)
    assert pattern.fullmatch("WORD0012")


def test_a_short_expression_is_a_pattern_at_once() -> None:
    with long_patterns_when_used():
        pattern = re.compile("word[0-9]+")
    assert isinstance(pattern, re.Pattern)


@pytest.mark.parametrize("error", [None, ValueError("while it lasted")])
def test_afterwards_all_are_compiled_at_once_again(error: Exception | None) -> None:
    try:
        with long_patterns_when_used():
            if error is not None:
                raise error
    except ValueError:
        pass
    assert isinstance(re.compile(LONG), re.Pattern)
