"""A text of any length on two lines."""

from __future__ import annotations

import pytest

from tartli_desktop.windows.matches.two_lines import in_two_lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Sunday", ["Sunday"]),
        ("Sunday night in", ["Sunday night", "in"]),
        ("The long one from the train", ["The long one", "from the tr…"]),
        ("Donaudampfschiff", ["Donaudampfsc", "hiff"]),
        ("Donaudampfschifffahrtsgesellschaft", ["Donaudampfsc", "hifffahrtsg…"]),
        ("", [""]),
    ],
)
def test_dots_stand_for_what_has_no_room_on_the_second_line(text: str, lines: list[str]) -> None:
    assert in_two_lines(text, len, 12) == lines


def test_a_line_too_narrow_for_a_letter_still_has_one() -> None:
    assert in_two_lines("ab", len, 0) == ["a", "…"]
