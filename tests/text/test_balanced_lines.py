"""A short text stands on lines of even length."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tartli_desktop.text.balanced_lines import balanced


@pytest.mark.parametrize(
    ("text", "width", "written"),
    [
        ("Kornél káró királyt hívott.", 20, "Kornél káró\nkirályt hívott."),
        ("Kornél káró királyt hívott.\nTe jössz.", 20, "Kornél káró\nkirályt hívott.\nTe jössz."),
        ("Vilma led the Eight\u00a0of\u00a0Leaves.", 28, "Vilma led the\nEight\u00a0of\u00a0Leaves."),
        ("Your turn.", 20, "Your turn."),
        ("", 20, ""),
        ("Donaudampfschifffahrt", 5, "Donaudampfschifffahrt"),
    ],
)
def test_no_word_is_left_alone(text: str, width: float, written: str) -> None:
    assert balanced(text, len, width) == written


@given(st.lists(st.text("abcű", min_size=1, max_size=9), min_size=1, max_size=14), st.integers(9, 60))
def test_it_takes_no_more_lines_and_no_more_width_than_running_text(words: list[str], width: int) -> None:
    lines = balanced(" ".join(words), len, width).split("\n")
    assert " ".join(lines).split(" ") == words
    assert max(map(len, lines)) <= width
    running = 1
    room = width - len(words[0])
    for word in words[1:]:
        room -= len(word) + 1
        if room < 0:
            running, room = running + 1, width - len(word)
    assert len(lines) == running
