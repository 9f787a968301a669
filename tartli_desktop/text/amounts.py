"""Points, money and months in texts, as the language writes them: long numbers in groups of digits."""

from datetime import date

from PySide6.QtCore import QDate, QLocale

from .context import Context
from .numbers import in_digits

tr = Context("Months")


def amount(number: int) -> str:
    """An amount that is never negative: "12 400"."""
    return in_digits(number, QLocale().toString)


def signed(number: int) -> str:
    """An amount with its sign: "+2", "−4", "0"."""
    if not number:
        return "0"
    return ("+" if number > 0 else "\u2212") + amount(abs(number))


def points_text(points: float, *, even: bool = False, whole: bool = False) -> str:
    """Points with their sign and at most one decimal: "+2.4".

    Args:
        even: with a decimal even where it is 0, as in a column.
        whole: without decimals.
    """
    tenths = 10 * round(points) if whole else round(points * 10)
    sign = "+" if tenths > 0 else "\u2212" if tenths < 0 else ""
    decimals = 0 if whole or (tenths % 10 == 0 and not even) else 1
    return sign + QLocale().toString(abs(tenths) / 10, "f", decimals)


def month_text(day: date | QDate) -> str:
    """The month of a day with its year, as the language writes it: "November 2026"."""
    form = tr("MMMM yyyy", "a month with its year, in the letters of QLocale::toString")
    return QLocale().toString(QDate(day.year, day.month, 1) if isinstance(day, date) else day, form)
