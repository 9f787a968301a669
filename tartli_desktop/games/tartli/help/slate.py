"""What the chalk marks on the slate mean, for the help (R13)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tartli.score.marks import MINUS, Mark, Sign
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, heading, said, table

translate = QCoreApplication.translate

_SIGNS = {sign.name.lower(): (Mark(sign),) for sign in Sign if sign is not Sign.NUMBER}

PICTURES: dict[str, tuple[Mark, ...]] = _SIGNS | {
    "plus": (Mark(Sign.NUMBER, "+7"),),
    "minus": (Mark(Sign.NUMBER, f"{MINUS}3"),),
    "beck_plus": (Mark(Sign.NUMBER, "7"),),
    "beck_two_figures": (Mark(Sign.NUMBER, "12", underlined=True),),
    "beck_minus": (Mark(Sign.NUMBER, "3", barred=True),),
    "67": (Mark(Sign.FIFTY), Mark(Sign.TWENTY), Mark(Sign.NUMBER, f"{MINUS}3")),
    "319": (
        *(Mark(sign) for sign in (Sign.HUNDRED, Sign.EIGHTY, Sign.FIFTY, Sign.EIGHTY)),
        Mark(Sign.NUMBER, "3", barred=True),
        Mark(Sign.NUMBER, "12", underlined=True),
    ),
    "games": (Mark(Sign.FIVE_BARS), Mark(Sign.TWO_BARS)),
}
"""The chalk marks that the text shows. The text refers to the picture of "67" as ``chalk:67``."""


def picture_words(name: str) -> str:
    """What a picture of chalk marks shows, in words; empty for any other name."""
    marks = PICTURES.get(name, ())
    if name == "games":
        return translate("Tartli.Help", "marks for 5 and 2 games")
    points = [str(mark.points).replace("-", MINUS) for mark in marks]
    if len(points) > 1:
        return fill(translate("Tartli.Help", "marks for %1 points", "several numbers"), ", ".join(points))
    return fill(translate("Tartli.Help", "the mark for %1 points"), *points) if points else ""


def signs_on_the_slate() -> Section:
    """The section on the worth of every mark, in both styles."""
    return Section(translate("Tartli.Help", "The slate"), _text())


def _text() -> str:
    """R13."""
    head = (
        translate("Tartli.Help", "Sign"),
        translate("Tartli.Help", "Worth"),
        translate("Tartli.Help", "How it is drawn"),
    )
    shared = translate(
        "Tartli.Help",
        "Each player has a column. Melds are chalked up when they score, tricks at the end of the hand. "
        "Point at the slate, or move to it with Tab, to see the totals as numbers.",
    )
    below = translate(
        "Tartli.Help",
        "What the games have brought is marked below the line: a bar for each buli or stake, the "
        "fifth across. The ring shows how many are needed to win the match. After each game both columns are "
        "wiped.",
    )
    return (
        said(shared)
        + heading(translate("Tartli.Help", "Hungarian signs"))
        + table(head, _hungarian_signs(), numbers=(1,))
        + _example("67", f"50 + 20 {MINUS} 3 = 67")
        + heading(translate("Tartli.Help", "Austrian signs"))
        + table(head, _austrian_signs(), numbers=(1,))
        + _example("319", f"100 + 80 + 50 + 80 {MINUS} 3 + 12 = 319")
        + heading(translate("Tartli.Help", "Games"))
        + said(below)
        + _example("games", "5 + 2 = 7")
    )


def _picture(name: str) -> str:
    return f'<img src="chalk:{name}">'


def _example(name: str, sum_in_numbers: str) -> str:
    example = fill(
        translate("Tartli.Help", "For example: %1", "what some chalk marks are together"), sum_in_numbers
    )
    return f"<table><tr><td>{_picture(name)}</td><td>{example}</td></tr></table>"


def _row(name: str, text: str) -> tuple[str, str, str]:
    """The picture of a mark, its worth, and a remark."""
    mark = PICTURES[name][0]
    worth = str(mark.points).replace("-", MINUS)
    return _picture(name), worth if mark.sign is not Sign.NUMBER or mark.points < 0 else f"+{worth}", text


def _hungarian_signs() -> list[tuple[str, str, str]]:
    return [
        _row("twenty", translate("Tartli.Help", "a stroke that leans to the right")),
        _row("thirty", translate("Tartli.Help", "a stroke that leans to the left")),
        _row("fifty", translate("Tartli.Help", "a 30 with one more stroke")),
        _row("eighty", translate("Tartli.Help", "a long stroke with a leg")),
        _row("hundred", translate("Tartli.Help", "an 80 with one more stroke, which makes a cross")),
        _row("plus", translate("Tartli.Help", "a small number that is added")),
        _row("minus", translate("Tartli.Help", "a small number that is subtracted")),
    ]


def _austrian_signs() -> list[tuple[str, str, str]]:
    return [
        _row("one_bar", translate("Tartli.Help", "an upright bar")),
        _row("three_bars", translate("Tartli.Help", "a bar for each 20")),
        _row("five_bars", translate("Tartli.Help", "the fifth bar goes across")),
        _row("thirty", translate("Tartli.Help", "a stroke that leans to the left")),
        _row("fifty", translate("Tartli.Help", "a 30 with one more stroke")),
        _row("triangle", translate("Tartli.Help", "a second 50 closes the V to a triangle")),
        _row("eighty", translate("Tartli.Help", "a long stroke with a leg")),
        _row("hundred", translate("Tartli.Help", "an 80 with one more stroke, which makes a cross")),
        _row("beck_plus", translate("Tartli.Help", "a small number that is added")),
        _row("beck_two_figures", translate("Tartli.Help", "a two-figure number, underlined")),
        _row("beck_minus", translate("Tartli.Help", "a line above it: it is subtracted")),
    ]
