"""Points to chalk marks (R13), chalked the way an experienced scorer would.

A column is written entry by entry. An entry only adds marks, or strokes to existing marks; nothing chalked
ever moves or changes in another way. An entry is written in the way that takes the least work, so 67 is
50 + 20 − 3, and 20 more on an existing 30 is one stroke.
"""

from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache, reduce
from itertools import pairwise

from msgspec import Struct

MINUS = "−"


class Style(Enum):
    """The two ways of keeping a slate: ours (R13.2), and with the signs that Beck adds (R13.3)."""

    HUNGARIAN = "hungarian"
    BECK = "beck"


class Stroke(Enum):
    """One touch of the chalk in a sign: its beginning and end, in sign heights from the upper left corner."""

    RISING = ((0.36, 0.06), (0.06, 0.94))
    FALLING = ((0.05, 0.07), (0.36, 0.94))
    RISING_BESIDE = ((0.37, 0.93), (0.69, 0.05))  # the second arm of a V
    LID = ((0.00, 0.10), (0.75, 0.06))  # across the open top of a V
    LONG_FALLING = ((0.08, 0.00), (0.70, 1.00))
    LOWER_HALF = ((0.40, 0.49), (0.05, 0.99))  # from the middle of the long stroke
    UPPER_HALF = ((0.40, 0.50), (0.74, 0.01))  # likewise
    BAR_1 = ((0.14, 0.07), (0.10, 0.93))
    BAR_2 = ((0.38, 0.06), (0.35, 0.95))
    BAR_3 = ((0.62, 0.05), (0.58, 0.92))
    BAR_4 = ((0.86, 0.07), (0.83, 0.94))
    ACROSS = ((0.00, 0.74), (1.00, 0.26))  # the fifth bar, across the four


class Sign(Enum):
    """A kind of mark (R13.2, R13.3).

    Attributes:
        points: Its worth; 0 for a number, whose worth is its text.
        strokes: The strokes in the order they are chalked; none for a number, which has figures instead.
    """

    TWENTY = (20, (Stroke.RISING,))
    THIRTY = (30, (Stroke.FALLING,))
    FIFTY = (50, (Stroke.FALLING, Stroke.RISING_BESIDE))
    EIGHTY = (80, (Stroke.LONG_FALLING, Stroke.LOWER_HALF))
    HUNDRED = (100, (Stroke.LONG_FALLING, Stroke.LOWER_HALF, Stroke.UPPER_HALF))
    TRIANGLE = (100, (Stroke.FALLING, Stroke.RISING_BESIDE, Stroke.LID))
    ONE_BAR = (20, (Stroke.BAR_1,))
    TWO_BARS = (40, (Stroke.BAR_1, Stroke.BAR_2))
    THREE_BARS = (60, (Stroke.BAR_1, Stroke.BAR_2, Stroke.BAR_3))
    FOUR_BARS = (80, (Stroke.BAR_1, Stroke.BAR_2, Stroke.BAR_3, Stroke.BAR_4))
    FIVE_BARS = (100, (Stroke.BAR_1, Stroke.BAR_2, Stroke.BAR_3, Stroke.BAR_4, Stroke.ACROSS))
    NUMBER = (0, ())

    def __init__(self, points: int, strokes: tuple[Stroke, ...]) -> None:
        self.points = points
        self.strokes = strokes


class Mark(Struct, frozen=True):
    """One mark on the slate: a sign, or a small leftover number (R13.1).

    Attributes:
        sign: The kind of mark.
        text: The figures of a number as chalked: after + or − in the Hungarian style, bare in Beck's. Empty
            for a sign.
        barred: Whether the number has Beck's minus, a bar above it (R13.3).
        underlined: Whether it is a two-digit positive number in Beck's style, marked so that it does not read
            as two numbers (R13.3).
    """

    sign: Sign
    text: str = ""
    barred: bool = False
    underlined: bool = False

    @property
    def points(self) -> int:
        """The worth of the mark, read from what is chalked."""
        if self.sign is not Sign.NUMBER:
            return self.sign.points
        number = int(self.text.replace(MINUS, "-"))
        return -number if self.barred else number

    @property
    def strokes(self) -> tuple[Stroke, ...]:
        """The strokes of its sign; none for a number."""
        return self.sign.strokes


def column(entries: Iterable[int], style: Style) -> tuple[Mark, ...]:
    """The marks of a column after these entries of meld, béla and trick points, in order (R13.4)."""
    return reduce(lambda marks, points: write(marks, points, style), entries, ())


def write(marks: tuple[Mark, ...], points: int, style: Style) -> tuple[Mark, ...]:
    """The marks after one more entry: the existing ones, some with an added stroke, then the new ones.

    Raises ValueError for negative ``points``: a slate never takes back a score.
    """
    if points < 0:
        raise ValueError(f"an entry on the slate cannot be negative: {points}")
    if points == 0:
        return marks
    plan = min(_plans(points, tuple(mark.sign for mark in marks), style), key=_work)
    written = list(marks)
    for place, sign in plan.upgrades:
        written[place] = Mark(sign)
    written += (Mark(sign) for sign in plan.signs)
    if plan.rest:
        written.append(_number(plan.rest, style))
    return tuple(written)


MOST_BARS = 100
"""The most bulis or stakes drawn as bars; more bars would be too small to count."""


def games(count: int) -> tuple[Mark, ...]:
    """The marks below the line for some bulis or stakes: bars, every fifth across its group (R13.4).

    A match without a target can exceed MOST_BARS; the mark is then a number.
    """
    if count > MOST_BARS:
        return (Mark(Sign.NUMBER, str(count)),)
    fives, odd = divmod(count, len(_BARS))
    groups = [Sign.FIVE_BARS] * fives + ([_BARS[odd - 1]] if odd else [])
    return tuple(Mark(sign) for sign in groups)


_BARS = (Sign.ONE_BAR, Sign.TWO_BARS, Sign.THREE_BARS, Sign.FOUR_BARS, Sign.FIVE_BARS)

# The signs that one stroke can change into others (R13.1, R13.3); at equal cost the earlier entry wins.
# A sign comes after the sign it can grow from, so that one entry can take both steps.
_UPGRADES = {
    Style.HUNGARIAN: ((Sign.EIGHTY, Sign.HUNDRED), (Sign.THIRTY, Sign.FIFTY)),
    Style.BECK: (
        (Sign.EIGHTY, Sign.HUNDRED),
        (Sign.THIRTY, Sign.FIFTY),
        (Sign.FIFTY, Sign.TRIANGLE),
        *pairwise(_BARS),
    ),
}

_NEW_SIGNS = {
    Style.HUNGARIAN: (Sign.HUNDRED, Sign.EIGHTY, Sign.FIFTY, Sign.THIRTY, Sign.TWENTY),
    Style.BECK: (Sign.HUNDRED, Sign.EIGHTY, Sign.FIFTY, Sign.THIRTY, *_BARS[:3]),
}


class _Plan(Struct, frozen=True):
    """A way to write one entry: strokes on existing marks by place, new signs, a leftover number."""

    upgrades: tuple[tuple[int, Sign], ...]
    signs: tuple[Sign, ...]
    rest: int


def _work(plan: _Plan) -> tuple[int, int, int]:
    """The cost of a plan, least is best: the work, then the number of steps, then the size of the number."""
    cost = len(plan.upgrades) + sum(map(_effort, plan.signs)) + _number_effort(plan.rest)
    return cost, len(plan.upgrades) + len(plan.signs), abs(plan.rest)


def _effort(sign: Sign) -> int:
    # Finding a place for a new sign costs as much as a stroke.
    return len(sign.strokes) + 1


def _number_effort(rest: int) -> int:
    # A large number costs the reader effort at every later count.
    if rest == 0:
        return 0
    return 2 if abs(rest) <= 5 else 3 if abs(rest) <= 9 else 4


def _plans(points: int, standing: tuple[Sign, ...], style: Style) -> Iterator[_Plan]:
    for rest in _rests(points, style):
        for upgrades, left in _upgrades(points - rest, standing, _UPGRADES[style]):
            signs = _new_signs(left, style)
            if signs is not None:
                yield _Plan(upgrades, signs, rest)


def _rests(points: int, style: Style) -> Iterator[int]:
    """The numbers that may be left over: 10 or less, either sign (R13.1).

    Ruling: an entry of 11 to 14 is a number by itself in Beck's style, like the 12 of his example (R13.3);
    in the Hungarian style it is a 20 with a number to subtract.
    """
    over = points % 10
    yield from (rest for rest in {over, over - 10, over or 10} if rest <= points)
    if style is Style.BECK and 10 < points < 15:
        yield points


def _upgrades(
    points: int, standing: tuple[Sign, ...], kinds: tuple[tuple[Sign, Sign], ...]
) -> Iterator[tuple[tuple[tuple[int, Sign], ...], int]]:
    """Every choice of strokes on existing signs worth at most ``points``, with the points left over."""
    for number, (old, new) in enumerate(kinds):
        gain = new.points - old.points
        if gain <= points and old in standing:
            place = standing.index(old)
            after = (*standing[:place], new, *standing[place + 1 :])
            for more, left in _upgrades(points - gain, after, kinds[number:]):
                yield ((place, new), *more), left
    yield (), points


@cache
def _new_signs(points: int, style: Style) -> tuple[Sign, ...] | None:
    """The new signs worth exactly ``points`` with the least work, greatest first; None if there are none."""
    if points == 0:
        return ()
    best: tuple[Sign, ...] | None = None
    for sign in _NEW_SIGNS[style]:
        others = _new_signs(points - sign.points, style) if sign.points <= points else None
        if others is None or (others and others[0].points > sign.points):
            continue
        signs = (sign, *others)
        if best is None or sum(map(_effort, signs)) < sum(map(_effort, best)):
            best = signs
    return best


def _number(rest: int, style: Style) -> Mark:
    figures = str(abs(rest))
    if style is Style.BECK:
        return Mark(Sign.NUMBER, figures, barred=rest < 0, underlined=rest >= 10)
    return Mark(Sign.NUMBER, (MINUS if rest < 0 else "+") + figures)
