"""The round frame that every portrait hangs in; what is drawn inside it ends at its rim."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from parts.ink import BROWN, INK, MUSTARD, Art, Point
from tarokk.panel import PanelArt

SIZE = 400
MIDDLE = SIZE / 2
RIM = 177.0
SIDES = 120

Draw = Callable[[Art], None]


class Round:
    """A disc as a panel: what is cut has the disc's edge."""

    def holds(self, x: float, y: float, margin: float = 0) -> bool:
        return math.hypot(x - MIDDLE, y - MIDDLE) <= RIM - margin - 0.5

    def cut(self, points: list[Point]) -> list[Point]:
        """The part of a closed outline that lies in the disc, after Sutherland and Hodgman."""
        for nx, ny in _normals():
            kept: list[Point] = []
            depths = [(x - MIDDLE) * nx + (y - MIDDLE) * ny - RIM for x, y in points]
            if max(depths) <= 0:
                continue
            for i, (here, depth) in enumerate(zip(points, depths, strict=True)):
                before, former = points[i - 1], depths[i - 1]
                if (depth <= 0) != (former <= 0):
                    t = former / (former - depth)
                    kept.append(
                        (before[0] + t * (here[0] - before[0]), before[1] + t * (here[1] - before[1]))
                    )
                if depth <= 0:
                    kept.append(here)
            points = kept
            if not points:
                return []
        return points


@cache
def _normals() -> list[Point]:
    return [
        (math.cos(2 * math.pi * (k + 0.5) / SIDES), math.sin(2 * math.pi * (k + 0.5) / SIDES))
        for k in range(SIDES)
    ]


def medallion(art: Art, ground: str, draw: Draw) -> None:
    """A frame of walnut with a gilded fillet, and a drawing on a ground of one colour in it."""
    art.disc(MIDDLE, MIDDLE, 195, INK, 0)
    art.disc(MIDDLE, MIDDLE, 192, BROWN, 0)
    for k in range(72):
        turn = math.radians(k * 5 + 2)
        dark = 0.5 + 0.5 * math.sin(turn - math.pi / 4)  # most ink at the lower right
        length = 1 + 6 * dark
        cos, sin = math.cos(turn), math.sin(turn)
        art.line(
            f"{MIDDLE + 191 * cos:.1f},{MIDDLE + 191 * sin:.1f}"
            f" {MIDDLE + (191 - length) * cos:.1f},{MIDDLE + (191 - length) * sin:.1f}",
            3.2,
            1,
            0.2,
        )
    art.disc(MIDDLE, MIDDLE, 185.5, INK, 0)
    art.disc(MIDDLE, MIDDLE, 183.5, MUSTARD, 0)
    art.disc(MIDDLE, MIDDLE, 179.5, INK, 0)
    art.disc(MIDDLE, MIDDLE, RIM, ground, 0)
    inside = PanelArt(Round())  # type: ignore[arg-type]
    draw(inside)
    art.parts += inside.parts


def hatched_ground(art: Art, tone: str) -> None:
    """Level lines on the shadow side behind a person, as an engraver lays them."""
    for k in range(26):
        y = 46 + k * 12
        half = math.sqrt(max(0, RIM**2 - (y - MIDDLE) ** 2))
        right = MIDDLE + half - 1
        length = half * (0.5 + 0.18 * math.sin(k * 1.9)) + 16
        art.line(
            f"{right},{y} {right - length * 0.5:.1f},{y + 0.8} {right - length:.1f},{y}", 3.4, 1, 0.1, tone
        )
