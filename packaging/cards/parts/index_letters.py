"""The letters in the corners: capitals with slabs and brackets, as cut in wood for posters, and figures.

Each stands in a box 100 high; an accent stands above it. A piece is a closed outline. Pieces overlap, and
all are wound alike; holes are wound the other way. A cut is a thin line of paper down the middle of a broad
part, for large letters.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from .ink import Point, area, curves, number, parse, sample

BROAD, THIN, SLAB = 25.0, 11.0, 11.0
BRACKET = 7.0
APART = 5.0
"""The space between the letters of a numeral."""


@dataclass
class Glyph:
    """A letter: its outlines and its cuts."""

    pieces: list[list[Point]] = field(default_factory=list)
    cuts: list[list[Point]] = field(default_factory=list)

    def add(self, points: list[Point], hole: bool = False) -> None:
        if (area(points) < 0) != hole:
            points = points[::-1]
        self.pieces.append(points)

    def cut(self, *points: Point, width: float = 3.4) -> None:
        """A line of paper, tapered to both ends."""
        (x0, y0), (x1, y1) = points[0], points[-1]
        length = math.hypot(x1 - x0, y1 - y0)
        nx, ny = (y1 - y0) / length * width / 2, (x0 - x1) / length * width / 2
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        self.cuts.append([(x0, y0), (mx + nx, my + ny), (x1, y1), (mx - nx, my - ny)])

    # What letters are made of

    def stem(self, x: float, width: float = BROAD, top: float = 0, bottom: float = 100) -> None:
        self.add([(x, top), (x + width, top), (x + width, bottom), (x, bottom)])
        if width > 16:
            self.cut((x + width * 0.42, top + 17), (x + width * 0.42, bottom - 17))

    def slab(
        self, x: float, y: float, width: float, left: float = 9, right: float = 9, *, upright: bool = True
    ) -> None:
        """A serif on the line of the foot or of the top, with brackets to an upright stem."""
        up = -1 if y > 50 else 1
        edge, inner = (100, 100 - SLAB) if y > 50 else (0, SLAB)
        self.add([(x - left, edge), (x + width + right, edge), (x + width + right, inner), (x - left, inner)])
        for corner, reach in ((x, -min(left, BRACKET)), (x + width, min(right, BRACKET))):
            if reach and upright:
                rounded = [
                    (corner + reach * (1 - math.sin(a)), inner + up * BRACKET * (1 - math.cos(a)))
                    for a in _QUARTER
                ]
                self.add([(corner, inner), *rounded])

    def stroke(self, x0: float, x1: float, width: float, top: float = 0, bottom: float = 100) -> None:
        """A slanting stroke, cut off level; ``width`` is measured level, too."""
        self.add([(x0, top), (x0 + width, top), (x1 + width, bottom), (x1, bottom)])
        if width > 16:
            a, b = (x0 + width * 0.45, top), (x1 + width * 0.45, bottom)
            self.cut(_between(a, b, 0.2), _between(a, b, 0.8))

    def bar(self, x0: float, x1: float, y: float, width: float = SLAB) -> None:
        self.add([(x0, y), (x1, y), (x1, y + width), (x0, y + width)])

    def beak(self, x: float, y: float, high: float, lean: float = 4) -> None:
        """The end of a bar: a wedge, up for negative heights."""
        self.add([(x - 9, y), (x, y), (x + lean / 2, y + high), (x - 5, y + high)])

    def ring(
        self,
        x: float,
        width: float,
        top: float = -1,
        bottom: float = 101,
        side: float = BROAD,
        thin: float = 9,
    ) -> None:
        self.add(_round(x, top, width, bottom - top))
        self.add(_round(x + side, top + thin, width - 2 * side, bottom - top - 2 * thin), hole=True)
        middle = (top + bottom) / 2
        if bottom - top > 70:
            self.cut((x + side * 0.42, middle - 24), (x + side * 0.42, middle + 24))

    def bow(
        self, x: float, reach: float, top: float, bottom: float, side: float = BROAD, thin: float = SLAB
    ) -> None:
        """Half a ring to the right, which begins at a stem."""
        outer = _half(x, top, reach, bottom - top)
        inner = _half(x, top + thin, reach - side, bottom - top - 2 * thin)
        self.add([*outer, *inner[::-1]])

    def swell(self, spec: str, *widths: float) -> None:
        """A stroke along a curve, as wide at each of its points as ``widths`` says."""
        spine: list[Point] = []
        across: list[float] = []
        for index, piece in enumerate(curves(parse(spec), False)):
            for k, point in enumerate(sample([piece], False)):
                count = len(sample([piece], False)) - 1
                spine.append(point)
                across.append(widths[index] + (widths[index + 1] - widths[index]) * k / count)
        left, right = [], []
        for k, (x, y) in enumerate(spine):
            (ax, ay), (bx, by) = spine[max(0, k - 1)], spine[min(len(spine) - 1, k + 1)]
            if (ax, ay) == (bx, by):
                continue
            length = math.hypot(bx - ax, by - ay)
            nx, ny = (by - ay) / length * across[k] / 2, (ax - bx) / length * across[k] / 2
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        self.add(left + right[::-1])

    def ball(self, x: float, y: float, r: float) -> None:
        self.add(_round(x - r, y - r, 2 * r, 2 * r, 2.0))

    def moved(self, x: float, y: float = 0, scale: float = 1) -> Glyph:
        def there(shapes: list[list[Point]]) -> list[list[Point]]:
            return [[(x + px * scale, y + py * scale) for px, py in shape] for shape in shapes]

        return Glyph(there(self.pieces), there(self.cuts))

    def turned(self, width: float, height: float) -> Glyph:
        """Upside down in a box of this size."""

        def there(shapes: list[list[Point]]) -> list[list[Point]]:
            return [[(width - x, height - y) for x, y in shape] for shape in shapes]

        return Glyph(there(self.pieces), there(self.cuts))


_QUARTER = [math.pi / 2 * k / 4 for k in range(5)]


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _round(x: float, y: float, width: float, height: float, power: float = 2.35) -> list[Point]:
    """A ring a little squarer than an ellipse."""
    points = []
    for k in range(40):
        a = math.tau * k / 40
        cos, sin = math.cos(a), math.sin(a)
        points.append(
            (
                x + width / 2 * (1 + math.copysign(abs(cos) ** (2 / power), cos)),
                y + height / 2 * (1 + math.copysign(abs(sin) ** (2 / power), sin)),
            )
        )
    return points


def _half(x: float, y: float, reach: float, height: float, power: float = 2.5) -> list[Point]:
    points = []
    for k in range(21):
        a = math.pi * k / 20 - math.pi / 2
        cos, sin = max(0.0, math.cos(a)), math.sin(a)
        across = reach * cos ** (2 / power)
        points.append((x + across, y + height / 2 * (1 + math.copysign(abs(sin) ** (2 / power), sin))))
    return points


# The letters


def a() -> Glyph:
    g = Glyph()
    g.stroke(38, 9, THIN)
    g.stroke(34, 62, BROAD + 3)
    g.bar(22, 72, 62, 9)
    g.slab(9, 100, THIN, 9, 10, upright=False)
    g.slab(62, 100, BROAD + 3, 8, 9, upright=False)
    return g


def a_acute() -> Glyph:
    g = a()
    g.add([(40, -8), (58, -32), (84, -32), (60, -8)])
    return g


def b() -> Glyph:
    g = Glyph()
    g.stem(9)
    g.bar(0, 46, 0)
    g.bar(0, 46, 89)
    g.bar(20, 46, 45, 9)
    g.bow(44, 33, 0, 54, 23)
    g.bow(44, 39, 45, 100, 24)
    return g


def c() -> Glyph:
    g = Glyph()
    g.swell("74,27 66,11 46,4 20,18 13,50 20,82 46,96 66,90 77,74", 9, 10, 10, 22, 26, 22, 10, 9, 7)
    g.add([(66, 2), (78, 2), (79, 35), (68, 35)])
    return g


def d() -> Glyph:
    g = Glyph()
    g.stem(9)
    g.bar(0, 44, 0)
    g.bar(0, 44, 89)
    g.bow(40, 46, 0, 100, 26)
    return g


def f() -> Glyph:
    g = Glyph()
    g.stem(9)
    g.bar(0, 70, 0)
    g.beak(70, SLAB - 1, 22)
    g.bar(20, 52, 46, 10)
    g.add([(43, 34), (54, 34), (54, 68), (43, 68)])
    g.slab(9, 100, BROAD, 9, 11)
    return g


def i() -> Glyph:
    g = Glyph()
    g.stem(9)
    g.slab(9, 0, BROAD)
    g.slab(9, 100, BROAD)
    return g


def j() -> Glyph:
    g = Glyph()
    g.stem(31, BROAD, 0, 66)
    g.swell("43.5,62 43,84 28,96 14,88", BROAD, 22, 10, 9)
    g.ball(13, 80, 12)
    g.slab(31, 0, BROAD)
    return g


def k() -> Glyph:
    g = Glyph()
    g.stem(9)
    g.slab(9, 0, BROAD, 9, 8)
    g.slab(9, 100, BROAD, 9, 8)
    g.stroke(66, 24, 13, 0, 62)
    g.stroke(36, 62, BROAD + 3, 38, 100)
    g.slab(64, 0, 13, 9, 9, upright=False)
    g.slab(62, 100, BROAD + 3, 7, 8, upright=False)
    return g


def l() -> Glyph:  # noqa: E743 - the letter
    g = Glyph()
    g.stem(9)
    g.slab(9, 0, BROAD, 9, 11)
    g.bar(0, 70, 89)
    g.beak(70, 90, -25)
    return g


def o() -> Glyph:
    g = Glyph()
    g.ring(0, 82)
    return g


def q() -> Glyph:
    g = o()
    g.swell("38,70 54,82 66,104 88,104", 9, 17, 17, 6)
    return g


def r() -> Glyph:
    g = Glyph()
    g.stem(9)
    g.slab(9, 100, BROAD, 9, 8)
    g.bar(0, 46, 0)
    g.bar(20, 46, 47, 9)
    g.bow(44, 34, 0, 56, 24)
    g.stroke(40, 58, BROAD + 1, 50, 100)
    g.slab(58, 100, BROAD + 1, 7, 9, upright=False)
    return g


def s() -> Glyph:
    g = Glyph()
    g.swell(
        "60,26 54,10 34,4 14,14 12,34 34,47 54,60 56,84 36,96 14,90 6,72",
        8,
        9,
        9,
        14,
        22,
        26,
        24,
        16,
        9,
        9,
        8,
    )
    g.add([(54, 2), (65, 2), (66, 33), (55, 33)])
    g.add([(0, 66), (11, 66), (12, 98), (1, 98)])
    return g


def t() -> Glyph:
    g = Glyph()
    g.stem(28)
    g.slab(28, 100, BROAD)
    g.bar(0, 81, 0)
    g.beak(81, SLAB - 1, 24)
    g.add([(0, SLAB - 1), (9, SLAB - 1), (5, SLAB + 23), (-2, SLAB + 23)])
    return g


def u() -> Glyph:
    g = Glyph()
    g.stem(9, BROAD, 0, 64)
    g.stem(67, THIN, 0, 64)
    outer, inner = _half(0, 0, 40, 69), _half(0, 0, 30, 38)
    turned = [(9 + y, 62 + x) for x, y in outer]
    within = [(34 + y * 33 / 38, 62 + x) for x, y in inner]
    g.add([*turned, *within[::-1]])
    g.slab(9, 0, BROAD, 9, 8)
    g.slab(67, 0, THIN, 9, 9)
    return g


def v() -> Glyph:
    g = Glyph()
    g.stroke(7, 33, BROAD + 2)
    g.stroke(67, 46, THIN)
    g.slab(7, 0, BROAD + 2, 7, 8, upright=False)
    g.slab(67, 0, THIN, 9, 7, upright=False)
    return g


def x() -> Glyph:
    g = Glyph()
    g.stroke(8, 52, BROAD + 4)
    g.stroke(66, 10, THIN + 1)
    g.slab(8, 0, BROAD + 4, 8, 8, upright=False)
    g.slab(52, 100, BROAD + 4, 8, 8, upright=False)
    g.slab(66, 0, THIN + 1, 9, 8, upright=False)
    g.slab(10, 100, THIN + 1, 9, 8, upright=False)
    return g


def nought() -> Glyph:
    g = Glyph()
    g.ring(0, 66, side=22)
    return g


def one() -> Glyph:
    g = Glyph()
    g.stem(17)
    g.add([(0, 20), (0, 10), (17, 0), (24, 0), (24, 20)])
    g.slab(17, 100, BROAD, 15, 14)
    return g


def two() -> Glyph:
    g = Glyph()
    g.swell("9,26 18,7 38,4 57,15 58,36 40,60 8,92", 9, 9, 12, 24, 25, 18, 11)
    g.ball(13, 25, 11)
    g.bar(0, 70, 83, 17)
    g.add([(60, 70), (70, 70), (70, 90), (58, 90)])
    return g


def three() -> Glyph:
    g = Glyph()
    g.swell("10,21 20,6 38,4 56,14 55,36 28,47", 9, 9, 11, 22, 22, 8)
    g.swell("28,47 58,54 61,76 44,95 22,96 9,80", 8, 22, 25, 13, 9, 9)
    g.ball(14, 22, 11)
    g.ball(13, 79, 11)
    return g


def four() -> Glyph:
    g = Glyph()
    g.stroke(40, 0, THIN + 1, 0, 68)
    g.bar(0, 74, 62, 13)
    g.stem(36, 24)
    g.slab(36, 100, 24, 12, 12)
    return g


def five() -> Glyph:
    g = Glyph()
    g.bar(10, 64, 0, 17)
    g.add([(56, 14), (64, 14), (64, 26), (58, 26)])
    g.stem(10, THIN, 0, 52)
    g.swell("14,47 34,38 56,48 58,74 40,95 20,96 8,82", 8, 9, 20, 26, 13, 9, 9)
    g.ball(12, 80, 11)
    return g


def six() -> Glyph:
    return nine().turned(68, 100)


def seven() -> Glyph:
    g = Glyph()
    g.bar(0, 68, 0, 17)
    g.add([(0, 14), (10, 14), (7, 34), (0, 34)])
    g.swell("62,10 44,42 34,72 33,100", 11, 18, 25, 27)
    return g


def eight() -> Glyph:
    g = Glyph()
    g.ring(5, 60, -1, 52, 20, 8)
    g.ring(0, 70, 43, 101, 22, 9)
    return g


def nine() -> Glyph:
    g = Glyph()
    g.ring(0, 68, -1, 63, 22, 9)
    g.swell("56,30 57,60 44,88 22,96 10,88", 23, 24, 18, 9, 8)
    g.ball(12, 83, 11)
    return g


GLYPHS = {
    "A": a,
    "Á": a_acute,
    "B": b,
    "C": c,
    "D": d,
    "F": f,
    "I": i,
    "J": j,
    "K": k,
    "L": l,
    "O": o,
    "Q": q,
    "R": r,
    "S": s,
    "T": t,
    "U": u,
    "V": v,
    "X": x,
    "0": nought,
    "1": one,
    "2": two,
    "3": three,
    "4": four,
    "5": five,
    "6": six,
    "7": seven,
    "8": eight,
    "9": nine,
}


def right_edge(glyph: Glyph) -> float:
    return max(px for piece in glyph.pieces for px, _ in piece)


def joined(text: str) -> Glyph:
    """Several letters side by side; the slabs of a Roman numeral touch, as under a rule."""
    whole, at = Glyph(), 0.0
    for letter in text:
        glyph = GLYPHS[letter]()
        glyph = glyph.moved(at - min(px for piece in glyph.pieces for px, _ in piece))
        whole.pieces += glyph.pieces
        whole.cuts += glyph.cuts
        at = right_edge(glyph) + (-1 if letter in "VIX" else APART)
    return whole


def outline(shapes: list[list[Point]]) -> str:
    return "".join("M" + "L".join(f"{number(px)} {number(py)}" for px, py in shape) + "Z" for shape in shapes)


INDICES = (
    *("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"),
    *("XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI"),
    *map(str, range(1, 22)),
    *("A", "Á", "AL", "B", "C", "D", "F", "J", "K", "L", "O", "Q", "R", "S", "T", "U"),
)


def sheet() -> str:
    """All indices in a row, each under its name, and beside it the cuts as a path of their own."""
    parts, at = [], 0.0
    for text in INDICES:
        glyph = joined(text)
        place = f'transform="translate({number(at)} 0)"'
        parts.append(f'<path id="{text}" {place} d="{outline(glyph.pieces)}"/>')
        if glyph.cuts:
            parts.append(f'<path id="{text} cut" {place} fill="#F5ECDA" d="{outline(glyph.cuts)}"/>')
        at += right_edge(glyph) + 30
    body = "\n".join(parts)
    box = f'viewBox="-20 -50 {number(at + 10)} 175"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} fill="#2B211C">\n{body}\n</svg>\n'
