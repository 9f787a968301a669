"""The shapes of signs and figures: the ideal lines, before the wobble of a hand is added.

A shape is a tuple of lines, in the order they are chalked. The unit is the height of a sign: y runs from 0 at
its top to 1 at its bottom, x from 0 to the width of the shape.
"""

from tartli_desktop.chalk.strokes import Line, Point

from .marks import MINUS, Mark, Sign

NUMBER_HEIGHT = 0.76
"""Height of numbers, less than that of signs, so that a sign is never read as a figure."""

# Anything a sign may grow into must fit in its place, since a mark never moves.
_WIDTHS: dict[Sign, float] = {
    **dict.fromkeys(Sign, 0.98),
    **dict.fromkeys((Sign.THIRTY, Sign.FIFTY, Sign.TRIANGLE), 0.75),
    **dict.fromkeys((Sign.EIGHTY, Sign.HUNDRED), 0.80),
    Sign.TWENTY: 0.42,
}
"""The width of each sign; of bars 0.98."""

# Figures as they are written by hand in Budapest and Vienna: the 1 with its upstroke, the 7 with its bar.
# Each is defined by lines of points on the curve, in hundredths; height 1, width from _FIGURE_WIDTHS.
_FIGURES: dict[str, tuple[Line, ...]] = {
    figure: tuple(
        tuple((int(x) / 100, int(y) / 100) for x, y in (point.split(",") for point in line.split()))
        for line in lines.split(";")
    )
    for figure, lines in {
        "0": "30,2 9,20 3,55 14,90 30,99 48,85 55,48 47,14 30,2",
        "1": "4,36 28,3; 28,3 26,100",
        "2": "6,24 14,8 30,1 47,12 48,33 34,60 3,97; 3,97 56,95",
        "3": "6,12 24,1 44,9 45,30 24,46; 24,46 46,54 53,75 40,94 20,99 2,88",
        "4": "36,2 2,66; 2,66 57,64; 42,40 39,100",
        "5": "13,5 8,45; 8,45 30,38 50,52 52,76 36,96 16,98 2,89; 13,5 53,3",
        "6": "44,2 18,26 5,58 8,86 26,99 45,90 51,70 40,53 22,54 7,72",
        "7": "3,6 54,4; 54,4 38,42 22,100; 14,52 50,48",
        "8": "46,12 28,1 10,11 12,31 30,47 50,66 49,88 27,99 6,87 9,66 30,47 45,31 46,12",
        "9": "49,16 30,2 10,13 7,34 22,47 40,40 49,16; 49,16 46,58 28,100",
        "+": "0,57 54,54; 28,28 26,84",
        MINUS: "0,55 54,55",
    }.items()
}
_FIGURE_WIDTHS = {"1": 0.34, "+": 0.54, MINUS: 0.54}
_FIGURE_WIDTH = 0.57
_FIGURE_GAP = 0.17


def lines(mark: Mark) -> tuple[Line, ...]:
    """The lines of a mark; the lines of a mark it grew from come first, unchanged (R13.1)."""
    if mark.sign is not Sign.NUMBER:
        return tuple(stroke.value for stroke in mark.strokes)
    drawn = number_lines(mark.text)
    # Numbers stand at the bottom of the row, with room above for Beck's bar.
    scaled = [_placed(line, NUMBER_HEIGHT, 0.0, 0.97 - NUMBER_HEIGHT) for line in drawn]
    across = number_width(mark.text) * NUMBER_HEIGHT
    if mark.barred:
        scaled.append(((-0.05, 0.08), (across + 0.05, 0.05)))
    if mark.underlined:
        scaled.append(((-0.03, 1.14), (across + 0.05, 1.11)))
    return tuple(scaled)


def width(mark: Mark) -> float:
    """The width a mark needs in its row, with the strokes it may still get."""
    if mark.sign is Sign.NUMBER:
        return number_width(mark.text) * NUMBER_HEIGHT
    return _WIDTHS[mark.sign]


def number_lines(text: str) -> tuple[Line, ...]:
    """The lines of a number of figures, + and −, at height 1."""
    drawn: list[Line] = []
    left = 0.0
    for figure in text:
        drawn += (_placed(_smooth(line), 1.0, left, 0.0) for line in _FIGURES[figure])
        left += _figure_width(figure) + _FIGURE_GAP
    return tuple(drawn)


def number_width(text: str) -> float:
    """The width of ``number_lines`` for the text."""
    return sum(map(_figure_width, text)) + _FIGURE_GAP * (len(text) - 1)


def ring_lines(across: float, down: float) -> tuple[Line, ...]:
    """A hand-drawn ring round a number: begun at the upper right and closed a little too far."""
    points = ((0.80, 0.12), (0.50, 0.0), (0.14, 0.16), (0.0, 0.52), (0.16, 0.88), (0.52, 1.0), (0.88, 0.84),
              (1.0, 0.48), (0.86, 0.17), (0.62, 0.03))  # fmt: skip
    return (_smooth(tuple((x * across, y * down) for x, y in points)),)


def _figure_width(figure: str) -> float:
    return _FIGURE_WIDTHS.get(figure, _FIGURE_WIDTH)


def _placed(line: Line, scale: float, left: float, top: float) -> Line:
    return tuple((x * scale + left, y * scale + top) for x, y in line)


_STEPS = 6
"""How many straight lines lead from one point of a curve to the next."""


def _smooth(line: Line) -> Line:
    """A Catmull-Rom curve through the points; a line of two points stays straight."""
    if len(line) < 3:
        return line
    closed = line[0] == line[-1]
    before = line[-2] if closed else line[0]
    after = line[1] if closed else line[-1]
    padded = (before, *line, after)
    curve: list[Point] = [line[0]]
    for (x0, y0), (x1, y1), (x2, y2), (x3, y3) in zip(
        padded, padded[1:], padded[2:], padded[3:], strict=False
    ):
        for step in range(1, _STEPS + 1):
            t = step / _STEPS
            curve.append((_spline(x0, x1, x2, x3, t), _spline(y0, y1, y2, y3, t)))
    return tuple(curve)


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
