"""Numbers, points and money in texts, however large they are, written as in the current language."""

import pytest

from tartli_desktop.text.amounts import amount, signed
from tartli_desktop.text.numbers import in_digits
from tartli_desktop.text.placeholders import fill
from tests.windows.languages import speak

pytestmark = pytest.mark.usefixtures("english_afterwards")


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


@pytest.mark.parametrize("number", [0, 7, -12, 10**15 - 1, 1 - 10**15])
def test_a_number_is_written_in_digits(number: int) -> None:
    assert in_digits(number) == str(number).replace("-", "−")


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (10**15, "1·10¹⁵"),
        (-(10**16) + 1, "−9·10¹⁵"),
        (3 * 10**45 + 5, "3·10⁴⁵"),
        (10**5000, "1·10⁵⁰⁰⁰"),
        (10**5000 - 1, "9·10⁴⁹⁹⁹"),
    ],
    ids=["least", "negative", "large", "too long for str", "just below a power"],
)
def test_one_with_very_many_digits_as_a_power_of_ten(number: int, text: str) -> None:
    assert in_digits(number) == text


def test_a_text_can_hold_any_number() -> None:
    assert fill("×%1, %2", 2**20_000, "a") == "×3·10⁶⁰²⁰, a"
