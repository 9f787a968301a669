"""Whole numbers in texts. It needs no Qt, so that a terminal can use it.

What a hand pays can be doubled without end, so a match in a file may stand at a number with thousands of
digits, which has room nowhere.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log10

_LONGEST = 15
"""Digits of a number that is written with all of them."""

_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def in_digits(number: int, write: Callable[[int], str] = str) -> str:
    """A number in digits; a very large one by its first digit and the power of ten: "3·10⁴⁵".

    Args:
        number: which one.
        write: writes one that is not very large.
    """
    size = abs(number)
    if size < 10**_LONGEST:
        return write(number)
    power = int(log10(size))
    # The logarithm is a rounded one.
    power += (size >= 10 ** (power + 1)) - (size < 10**power)
    return f"{'-' * (number < 0)}{size // 10**power}·10{str(power).translate(_RAISED)}"
