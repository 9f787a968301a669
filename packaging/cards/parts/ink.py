"""The woodcutter's tools: outlines that swell away from the light, tapered lines, hatching that fits a shape.

Shapes are written as points in a string, "x,y" apart by spaces. A curve runs smoothly through all of them; a
point with "!" after it is a corner. Everything is computed here, so that a face is plain filled paths: QtSvg
knows no clipPath, and fills are drawn fastest.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

INK = "#2B211C"
RED = "#B8372B"
GREEN = "#44703D"
MUSTARD = "#D9A336"
BLUE = "#3D5A80"
BROWN = "#7A4B2A"
SKIN = "#EBC9A0"
PAPER = "#F5ECDA"
SHADE = "#E4D5B7"  # paper in shadow: far hills, white beards, linen

Point = tuple[float, float]


class Traced(list[Point]):
    """Points that lie close together already: joined by straight lines."""


Spec = str | Sequence[Point]


@dataclass(frozen=True)
class Anchor:
    x: float
    y: float
    corner: bool = False


@dataclass(frozen=True)
class Matrix:
    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def __matmul__(self, other: Matrix) -> Matrix:
        return Matrix(
            self.a * other.a + self.c * other.b,
            self.b * other.a + self.d * other.b,
            self.a * other.c + self.c * other.d,
            self.b * other.c + self.d * other.d,
            self.a * other.e + self.c * other.f + self.e,
            self.b * other.e + self.d * other.f + self.f,
        )

    def apply(self, x: float, y: float) -> Point:
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def scale(self) -> float:
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


def parse(spec: Spec) -> list[Anchor]:
    if not isinstance(spec, str):
        return [Anchor(float(x), float(y), isinstance(spec, Traced)) for x, y in spec]
    anchors = []
    for word in spec.split():
        x, y = word.rstrip("!").split(",")
        anchors.append(Anchor(float(x), float(y), word.endswith("!")))
    return anchors


def number(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def path_of(points: Sequence[Point], closed: bool = True) -> str:
    """Straight lines through the points, in relative coordinates, rounded without drift."""
    x, y = round(points[0][0], 1), round(points[0][1], 1)
    words = [f"M{number(x)} {number(y)}l"]
    steps = []
    for px, py in points[1:]:
        dx, dy = round(px - x, 1), round(py - y, 1)
        if dx == 0 and dy == 0:
            continue
        steps.append(f"{number(dx)} {number(dy)}")
        x, y = round(x + dx, 1), round(y + dy, 1)
    if not steps:
        return ""
    return words[0] + " ".join(steps).replace(" -", "-") + ("z" if closed else "")


def smooth_path(points: Sequence[Point]) -> str:
    """A closed path that rounds the joints between points, except where it turns sharply.

    Small things, where nobody sees the difference, get straight lines: they are drawn faster.
    """
    count = len(points)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    if max(max(xs) - min(xs), max(ys) - min(ys)) < 45 or count < 6:
        return path_of(points)
    corners = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % count]
        before, after = math.atan2(y - ay, x - ax), math.atan2(by - y, bx - x)
        corners.append(abs((after - before + math.pi) % (2 * math.pi) - math.pi) > 0.6)

    def joint(i: int) -> Point:
        (ax, ay), (bx, by) = points[i], points[(i + 1) % count]
        return (ax + bx) / 2, (ay + by) / 2

    x, y = (round(v, 1) for v in joint(-1))
    words = [f"M{number(x)} {number(y)}"]
    for i in range(count):
        ex, ey = joint(i)
        (cx, cy), (ex, ey) = (
            (round(points[i][0] - x, 1), round(points[i][1] - y, 1)),
            (round(ex - x, 1), round(ey - y, 1)),
        )
        numbers = f"{number(cx)} {number(cy)} {number(ex)} {number(ey)}"
        if corners[i]:
            numbers = f"{number(cx)} {number(cy)} {number(ex - cx)} {number(ey - cy)}"
        words.append(("l" if corners[i] else "q") + numbers)
        x, y = round(x + ex, 1), round(y + ey, 1)
    return "".join(words).replace(" -", "-") + "z"


Cubic = tuple[Point, Point, Point, Point]


def curves(anchors: Sequence[Anchor], closed: bool) -> list[Cubic]:
    """The cubic pieces of the curve through the anchors."""
    count = len(anchors)

    def tangent(i: int) -> Point:
        here = anchors[i]
        if here.corner or (not closed and i in (0, count - 1)):
            return 0.0, 0.0
        before, after = anchors[i - 1], anchors[(i + 1) % count]
        dx, dy = after.x - before.x, after.y - before.y
        length = math.hypot(dx, dy) or 1.0
        return dx / length, dy / length

    pieces = []
    for i in range(count if closed else count - 1):
        p, q = anchors[i], anchors[(i + 1) % count]
        reach = math.hypot(q.x - p.x, q.y - p.y) * 0.36
        (tx, ty), (ux, uy) = tangent(i), tangent((i + 1) % count)
        pieces.append(
            (
                (p.x, p.y),
                (p.x + tx * reach, p.y + ty * reach),
                (q.x - ux * reach, q.y - uy * reach),
                (q.x, q.y),
            )
        )
    return pieces


def turning(p: Point, c1: Point, c2: Point, q: Point) -> float:
    """By how many degrees a cubic piece bends."""
    total, heading = 0.0, None
    for (ax, ay), (bx, by) in ((p, c1), (c1, c2), (c2, q)):
        if (ax, ay) == (bx, by):
            continue
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        if heading is not None:
            total += abs((angle - heading + 180) % 360 - 180)
        heading = angle
    return total


def sample(pieces: Sequence[Cubic], closed: bool) -> list[Point]:
    """Points along the pieces, closer together where they bend."""
    points: list[Point] = []
    for p, c1, c2, q in pieces:
        length = math.hypot(q[0] - p[0], q[1] - p[1])
        count = round(max(length / 40, min(turning(p, c1, c2, q) / 11, length / 4)))
        count = max(1 if c1 == p and c2 == q else 2, min(12, count))
        for k in range(count):
            t = k / count
            s = 1 - t
            points.append(
                (
                    s**3 * p[0] + 3 * s * s * t * c1[0] + 3 * s * t * t * c2[0] + t**3 * q[0],
                    s**3 * p[1] + 3 * s * s * t * c1[1] + 3 * s * t * t * c2[1] + t**3 * q[1],
                )
            )
    if not closed:
        points.append(pieces[-1][3])
    return points


def area(points: Sequence[Point]) -> float:
    following = (*points[1:], *points[:1])
    return 0.5 * sum(x * by - bx * y for (x, y), (bx, by) in zip(points, following, strict=True))


def swollen(points: Sequence[Point], weight: float) -> list[Point]:
    """The outline pushed outwards: most at lower right, where the shadow falls, with a knife's unevenness."""
    outward = 1.0 if area(points) > 0 else -1.0
    count = len(points)
    result = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % count]
        d1x, d1y, d2x, d2y = x - ax, y - ay, bx - x, by - y
        l1, l2 = math.hypot(d1x, d1y) or 1.0, math.hypot(d2x, d2y) or 1.0
        n1x, n1y = d1y / l1 * outward, -d1x / l1 * outward
        n2x, n2y = d2y / l2 * outward, -d2x / l2 * outward
        nx, ny = n1x + n2x, n1y + n2y
        length = math.hypot(nx, ny)
        if length < 1e-6:
            nx, ny, length = n1x, n1y, 1.0
        nx, ny = nx / length, ny / length
        mitre = min(1.0 / max(0.35, nx * n1x + ny * n1y), 1.9)
        light = nx * 0.55 + ny * 0.83
        wobble = 1.0 + 0.13 * math.sin(x * 0.071 + y * 0.053) + 0.08 * math.sin(x * 0.19 - y * 0.23)
        width = weight * (0.62 + 0.55 * max(-0.4, light)) * wobble * mitre
        result.append((x + nx * width, y + ny * width))
    return result


def ribbon(points: Sequence[Point], start: float, middle: float, end: float) -> list[Point]:
    """The outline of a line that changes its width from start over middle to end."""
    lengths = [0.0]
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        lengths.append(lengths[-1] + math.hypot(bx - ax, by - ay))
    total = lengths[-1] or 1.0
    left, right = [], []
    for i, (x, y) in enumerate(points):
        ax, ay = points[max(0, i - 1)]
        bx, by = points[min(len(points) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = (by - ay) / length, -(bx - ax) / length
        t = lengths[i] / total
        width = (start + (middle - start) * t * 2) if t < 0.5 else (middle + (end - middle) * (t * 2 - 1))
        left.append((x + nx * width / 2, y + ny * width / 2))
        right.append((x - nx * width / 2, y - ny * width / 2))
    return left + right[::-1]


def bulge(start: Point, end: Point, cap: float) -> list[Point]:
    """Points on a round end between two corners of a limb."""
    radius = math.hypot(end[0] - start[0], end[1] - start[1]) / 2
    if radius * cap < 1.5:
        return []
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    ux, uy = (start[0] - mx) / radius, (start[1] - my) / radius
    count = max(3, min(9, round(radius / 4)))
    angles = [math.pi * k / (count + 1) for k in range(1, count + 1)]
    return [
        (
            mx + radius * (ux * math.cos(a) - uy * cap * math.sin(a)),
            my + radius * (uy * math.cos(a) + ux * cap * math.sin(a)),
        )
        for a in angles
    ]


def crossings(points: Sequence[Point], y: float) -> list[float]:
    found = []
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if (ay <= y) != (by <= y):
            found.append(ax + (y - ay) / (by - ay) * (bx - ax))
    return sorted(found)


class Art:
    """A drawing in the making: paths in the card's own coordinates."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.kept: dict[str, str] = {}
        self.matrix = Matrix()
        self.bold = 1.0  # small figures need stronger lines than their scale gives them

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        flip: bool = False,
        bold: float = 1,
    ) -> Iterator[None]:
        saved, weight = self.matrix, self.bold
        self.bold *= bold
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        sx = -scale if flip else scale
        self.matrix = saved @ Matrix(cos * sx, sin * sx, -sin * scale, cos * scale, x, y)
        try:
            yield
        finally:
            self.matrix, self.bold = saved, weight

    @contextmanager
    def group(self, name: str) -> Iterator[None]:
        """What is drawn in this group can be left out by the group's name."""
        self.parts.append(f'<g id="{name}">')
        yield
        self.parts.append("</g>")

    def svg(self) -> str:
        kept = "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in self.kept.items())
        return (f"<defs>{kept}</defs>" if kept else "") + "".join(self.parts)

    def reuse(self, name: str, draw: Callable[[Art], None], x: float, y: float, scale: float = 1) -> None:
        """Draws about x, y a thing that occurs many times on the card; its paths are written only once."""
        if name not in self.kept:
            art = Art()
            draw(art)
            self.kept[name] = art.svg()
        x, y = self.matrix.apply(x, y)
        scale *= self.matrix.scale
        place = f"translate({number(x)} {number(y)})" + (f" scale({scale:.3g})" if scale != 1 else "")
        self.parts.append(f'<use href="#{name}" transform="{place}"/>')

    def add(self, d: str, fill: str) -> None:
        if not d:
            return
        start = f'<path fill="{fill}" d="'
        if self.parts and self.parts[-1].startswith(start) and fill == INK:
            # One path for neighbouring ink: all pieces are wound alike, so none knocks a hole in another.
            self.parts[-1] = self.parts[-1][:-3] + d + '"/>'
            return
        self.parts.append(f'{start}{d}"/>')

    def anchors(self, spec: Spec) -> list[Anchor]:
        return [Anchor(*self.matrix.apply(p.x, p.y), p.corner) for p in parse(spec)]

    def points(self, spec: Spec, closed: bool = True) -> list[Point]:
        return sample(curves(self.anchors(spec), closed), closed)

    def shape(self, spec: Spec, fill: str, weight: float = 5.0) -> Spec:
        """A closed flat colour with an ink outline around it."""
        anchors = self.anchors(spec)
        if area([(p.x, p.y) for p in anchors]) < 0:
            anchors.reverse()
        pieces = curves(anchors, True)
        if weight:
            points = sample(pieces, True)
            outline = swollen(points, weight * self.matrix.scale * self.bold)
            if area(outline) < 0:
                outline.reverse()
            self.add(smooth_path(outline), INK)
        if isinstance(spec, Traced):
            self.add(smooth_path([piece[0] for piece in pieces]), fill)
            return spec
        x, y = pieces[0][0]
        words = [f"M{number(x)} {number(y)}"]
        for p, c1, c2, q in pieces:
            if c1 == p and c2 == q:
                words.append(f"L{number(q[0])} {number(q[1])}")
            else:
                words.append("C" + " ".join(f"{number(a)} {number(b)}" for a, b in (c1, c2, q)))
        self.add("".join(words).replace(" -", "-") + "z", fill)
        return spec

    def line(
        self, spec: Spec, width: float = 5.0, start: float = 0.25, end: float = 0.25, fill: str = INK
    ) -> None:
        """A tapered stroke; start and end are relative to its full width in the middle."""
        width *= self.matrix.scale * (1 + self.bold) / 2
        outline = ribbon(self.points(spec, closed=False), width * start, width, width * end)
        if area(outline) < 0:
            outline.reverse()
        self.add(smooth_path(outline), fill)

    def rod(self, spec: Spec, width: float, fill: str, weight: float = 4.0, end: float = 1.0) -> None:
        """An outlined stick or band along a line."""
        points = self.points(spec, closed=False)
        scale = self.matrix.scale
        saved, self.matrix = self.matrix, Matrix()
        outline = ribbon(points, width * scale, width * scale * (1 + end) / 2, width * scale * end)
        ink = swollen(outline, weight * scale * self.bold)
        if area(ink) < 0:
            ink.reverse()
        self.add(smooth_path(ink), INK)
        self.add(smooth_path(outline), fill)
        self.matrix = saved

    def tube(self, spec: str, widths: str, fill: str, weight: float = 5.0, cap: float = 0.6) -> Traced:
        """A limb: an outlined band along a curve, as wide at each of its points as widths says.

        cap: how far its ends bulge, from 0 for cut straight to 1 for half a circle.
        """
        anchors = parse(spec)
        sizes = [float(word) for word in widths.split()]
        spine: list[Point] = []
        across: list[float] = []
        for i, piece in enumerate(curves(anchors, False)):
            points = sample([piece], False)
            for k, point in enumerate(points[: None if i == len(anchors) - 2 else -1]):
                t = k / (len(points) - 1)
                t = t * t * (3 - 2 * t)
                spine.append(point)
                across.append(sizes[i] + (sizes[i + 1] - sizes[i]) * t)
        left, right = Traced(), Traced()
        for i, (x, y) in enumerate(spine):
            (ax, ay), (bx, by) = spine[max(0, i - 1)], spine[min(len(spine) - 1, i + 1)]
            length = math.hypot(bx - ax, by - ay) or 1.0
            nx, ny = (by - ay) / length * across[i] / 2, (ax - bx) / length * across[i] / 2
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        outline = Traced(left + bulge(left[-1], right[-1], cap) + right[::-1] + bulge(right[0], left[0], cap))
        self.shape(outline, fill, weight)
        return outline

    def disc(self, x: float, y: float, r: float, fill: str, weight: float = 4.0) -> None:
        scale = self.matrix.scale
        if r * scale < 15:
            cx, cy = self.matrix.apply(x, y)
            if weight:
                w = weight * scale * self.bold
                middle = f'cx="{number(cx + w * 0.16)}" cy="{number(cy + w * 0.26)}"'
                self.parts.append(f'<circle {middle} r="{number(r * scale + w * 0.72)}" fill="{INK}"/>')
            self.parts.append(
                f'<circle cx="{number(cx)}" cy="{number(cy)}" r="{number(r * scale)}" fill="{fill}"/>'
            )
            return
        k = r * 0.7071
        self.shape(
            [
                (x + r, y),
                (x + k, y + k),
                (x, y + r),
                (x - k, y + k),
                (x - r, y),
                (x - k, y - k),
                (x, y - r),
                (x + k, y - k),
            ],
            fill,
            weight,
        )

    def shade(
        self,
        spec: Spec,
        angle: float = 0.0,
        gap: float = 9.0,
        reach: float = 0.4,
        width: float = 3.4,
        side: int = 1,
        low: float = 0.0,
        high: float = 1.0,
        fill: str = INK,
        closed: bool = True,
    ) -> None:
        """Wedges cut from one edge of a shape inwards. reach: a part of the way across, or units if above 1.

        angle turns the wedges; side -1 starts them from the other edge; low and high bound the band of the
        shape, measured across the wedges, that is shaded.
        """
        scale = self.matrix.scale
        turn = math.radians(angle)
        cos, sin = math.cos(turn), math.sin(turn)
        turned = [(x * cos + y * sin, -x * sin + y * cos) for x, y in self.points(spec, closed)]
        top, bottom = min(y for _, y in turned), max(y for _, y in turned)
        first, last = top + (bottom - top) * low, top + (bottom - top) * high
        step = gap * scale
        words = []
        count = max(1, int((last - first) / step))
        for k in range(count):
            y = first + (k + 0.5 + 0.14 * math.sin(k * 4.1 + first)) * step
            for left, right in zip(*[iter(crossings(turned, y))] * 2, strict=False):
                span = right - left
                length = span * reach if reach <= 1 else min(reach * scale, span * 0.92)
                length *= 1.0 + 0.16 * math.sin(k * 2.3 + y * 0.31)
                if length < 2 * scale:
                    continue
                root, tip = (right, right - length) if side > 0 else (left, left + length)
                half = min(width, gap * 0.72) * scale / 2
                wedge = [(root, y - half), (root, y + half), (tip, y)]
                back = [(x * cos - v * sin, x * sin + v * cos) for x, v in wedge]
                if area(back) < 0:
                    back.reverse()
                words.append(path_of(back))
        self.add("".join(words), fill)
