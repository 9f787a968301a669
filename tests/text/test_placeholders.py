"""What is done with a text that was translated."""

from __future__ import annotations

import pytest

from tartli_desktop.text.placeholders import begun


@pytest.mark.parametrize(("text", "alone"), [("kettő: Anna", "Kettő: Anna"), ("ötös", "Ötös"), ("", "")])
def test_what_begins_a_sentence_has_a_capital_letter(text: str, alone: str) -> None:
    assert begun(text) == alone
