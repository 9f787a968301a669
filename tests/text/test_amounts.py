"""Points and money, written as in the current language."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tartli_desktop.text.amounts import amount, signed
from tests.windows.languages import english_again, speak


@pytest.fixture(autouse=True)
def no_language_is_left(qapp: QApplication) -> Iterator[None]:
    with english_again(qapp):
        yield


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0"), (2, "+2"), (-4, "−4"), (2 * 10**6000, "+2·10⁶⁰⁰⁰"), (-(10**20), "−1·10²⁰")],
    ids=["none", "won", "lost", "won much", "lost much"],
)
def test_a_sign_stands_before_it(number: int, text: str) -> None:
    assert signed(number) == text


@pytest.mark.parametrize(("language", "text"), [("en", "12,400"), ("hu", "12\xa0400"), ("de", "12\xa0400")])
def test_long_ones_are_written_in_groups(language: str, text: str) -> None:
    speak(language)
    assert amount(12_400) == text
    assert signed(-12_400) == f"−{text}"
