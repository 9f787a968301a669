"""Whole numbers in texts. Needs no Qt, so that the command line can use it.

The payment for a hand can be doubled without limit, so a match in a file may have a score with thousands of
digits, which fits nowhere.
"""

from collections.abc import Callable
from math import log10

_LONGEST = 15
"""The most digits of a number that is written in full."""

MINUS = "\u2212"
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def _with_minus(number: int) -> str:
    return str(number).replace("-", MINUS)


def in_digits(number: int, write: Callable[[int], str] = _with_minus) -> str:
    """A number in digits; a very large one by its first digit and the power of ten: "3·10⁴⁵".

    Args:
        number: the number.
        write: writes a number that is not very large.
    """
    size = abs(number)
    if size < 10**_LONGEST:
        return write(number)
    power = int(log10(size))
    # The logarithm is rounded.
    power += (size >= 10 ** (power + 1)) - (size < 10**power)
    return f"{MINUS * (number < 0)}{size // 10**power}·10{str(power).translate(_RAISED)}"
