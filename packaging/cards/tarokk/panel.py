"""Half a card: a drawing that is cut off at the edges of its panel, and turned round for the other half."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from parts.ink import INK, Anchor, Art, Point, Spec, path_of

WIDTH, HEIGHT = 570, 890
MIDDLE = HEIGHT / 2

FINEST_GAP = 4.6  # between two lines of hatching
FINEST_LINE = 0.95

Draw = Callable[[Art], None]

_WORDS = re.compile(r"[MlLqCz]|-?\d+\.?\d*")


@dataclass(frozen=True)
class Panel:
    left: float
    top: float
    right: float
    bottom: float

    def holds(self, x: float, y: float, margin: float = 0) -> bool:
        return (
            self.left + margin <= x <= self.right - margin and self.top + margin <= y <= self.bottom - margin
        )

    def cut(self, points: list[Point]) -> list[Point]:
        """The part of a closed outline that lies in the panel, after Sutherland and Hodgman."""
        for axis, limit, sign in (
            (0, self.left, 1),
            (0, self.right, -1),
            (1, self.top, 1),
            (1, self.bottom, -1),
        ):
            kept: list[Point] = []
            for i, here in enumerate(points):
                before = points[i - 1]
                inside, was_inside = ((here[axis] - limit) * sign >= 0, (before[axis] - limit) * sign >= 0)
                if inside != was_inside:
                    t = (limit - before[axis]) / (here[axis] - before[axis])
                    kept.append(
                        (before[0] + t * (here[0] - before[0]), before[1] + t * (here[1] - before[1]))
                    )
                if inside:
                    kept.append(here)
            points = kept
            if not points:
                return []
        return points


def outlines(d: str) -> list[list[Point]]:
    """The outlines that a path describes, as points; curves become short straight lines."""
    found: list[list[Point]] = []
    command, numbers = "", []
    x = y = 0.0
    wanted = {"M": 2, "l": 2, "L": 2, "q": 4, "C": 6}
    for word in _WORDS.findall(d):
        if word in "MlLqCz":
            command, numbers = word, []
            continue
        numbers.append(float(word))
        if len(numbers) < wanted[command]:
            continue
        if command == "M":
            found.append([])
            x, y = numbers
            found[-1].append((x, y))
        elif command == "C":
            x1, y1, x2, y2, x3, y3 = numbers
            for k in range(1, 9):
                t, s = k / 8, 1 - k / 8
                found[-1].append(
                    (
                        s**3 * x + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t**3 * x3,
                        s**3 * y + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t**3 * y3,
                    )
                )
            x, y = x3, y3
        elif command == "q":
            x1, y1, x2, y2 = x + numbers[0], y + numbers[1], x + numbers[2], y + numbers[3]
            for k in range(1, 4):
                t, s = k / 3, 1 - k / 3
                found[-1].append(
                    (s * s * x + 2 * s * t * x1 + t * t * x2, s * s * y + 2 * s * t * y1 + t * t * y2)
                )
            x, y = x2, y2
        else:
            x, y = (numbers[0], numbers[1]) if command == "L" else (x + numbers[0], y + numbers[1])
            found[-1].append((x, y))
        numbers = []
    return found


class PanelArt(Art):
    """Art that ends where its panel does: QtSvg knows no clipPath, so the outlines themselves are cut."""

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self.panel = panel
        self.at_the_edge = True

    def anchors(self, spec: Spec) -> list[Anchor]:
        anchors = super().anchors(spec)
        # Lines and outlines stand no further off their points than this.
        self.at_the_edge = not all(self.panel.holds(p.x, p.y, 30) for p in anchors)
        return anchors

    def add(self, d: str, fill: str) -> None:
        if not self.at_the_edge:
            super().add(d, fill)
            return
        pieces = outlines(d)
        if all(self.panel.holds(x, y) for piece in pieces for x, y in piece):
            super().add(d, fill)
            return
        cut = [self.panel.cut(piece) for piece in pieces]
        super().add("".join(path_of(piece) for piece in cut if len(piece) > 2), fill)

    def line(
        self, spec: Spec, width: float = 5.0, start: float = 0.25, end: float = 0.25, fill: str = INK
    ) -> None:
        """A stroke, unless it would be finer than a graver cuts."""
        if width * self.matrix.scale * (1 + self.bold) / 2 > FINEST_LINE:
            super().line(spec, width, start, end, fill)

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
        """Hatching as coarse as a graver cuts it, however small the figure."""
        coarse = max(1.0, FINEST_GAP / (gap * self.matrix.scale))
        super().shade(spec, angle, gap * coarse, reach, width * coarse**0.5, side, low, high, fill, closed)

    def disc(self, x: float, y: float, r: float, fill: str, weight: float = 4.0) -> None:
        cx, cy = self.matrix.apply(x, y)
        margin = (r + weight) * self.matrix.scale
        small = r * self.matrix.scale < 15
        if small and not self.panel.holds(cx, cy, margin):
            return
        super().disc(x, y, r, fill, weight)


def double_headed(art: Art, panel: Panel, draw: Draw) -> None:
    """Draws one half and shows it twice, the second time upside down."""
    half = PanelArt(panel)
    draw(half)
    art.parts.append(f'<g id="half">{half.svg()}</g>')
    art.parts.append(f'<use href="#half" transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})"/>')


def rectangle(art: Art, panel: Panel, width: float) -> None:
    """Four ink lines about a panel."""
    left, top, right, bottom = panel.left, panel.top, panel.right, panel.bottom
    for spec in (
        f"{left},{top} {right},{top}",
        f"{right},{top} {right},{bottom}",
        f"{right},{bottom} {left},{bottom}",
        f"{left},{bottom} {left},{top}",
    ):
        art.line(spec, width, 1, 1, INK)
