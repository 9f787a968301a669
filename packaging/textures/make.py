"""Draws woods, stone and cloths into resources/textures: make.py [another folder].

Run it with a Python that has PySide6; no screen is needed. It draws the same every time. Change a texture
here, run this, look, and commit the pictures with it.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "textures"


@dataclass(frozen=True)
class Wood:
    """How a kind of wood looks: its colours, and how visible its annual rings, fibres and pores are."""

    middle: str
    dark: str
    light: str
    year: tuple[int, int, int]
    pore: tuple[int, int, int]
    bands: tuple[tuple[float, float, float], ...]
    """Broad bands for annual rings, then fibres: length along the grain, breadth across it, strength."""
    years: int = 7
    pores: int = 330
    longest_pore: float = 7.0


WOODS = {
    "walnut": Wood(
        *("#5F3A23", "#2B211C", "#9A6638", (36, 20, 12), (24, 13, 8)),
        bands=((130.0, 3.2, 0.34), (46.0, 1.1, 0.28), (14.0, 0.55, 0.20)),
    ),
    "oak": Wood(
        *("#966C43", "#573B22", "#C79E68", (84, 56, 24), (62, 40, 18)),
        bands=((170.0, 3.8, 0.26), (60.0, 1.2, 0.24), (20.0, 0.5, 0.26)),
        years=10,
        pores=620,
        longest_pore=13.0,
    ),
    "cherry": Wood(
        *("#774330", "#4A241A", "#A96E4C", (66, 24, 14), (58, 22, 12)),
        bands=((190.0, 4.6, 0.34), (70.0, 1.5, 0.22), (18.0, 0.6, 0.12)),
        years=5,
        pores=140,
        longest_pore=4.0,
    ),
    "ebony": Wood(
        *("#2C2522", "#120E0C", "#54463C", (10, 8, 7), (8, 6, 5)),
        bands=((150.0, 2.8, 0.30), (50.0, 1.0, 0.26), (16.0, 0.5, 0.20)),
        years=6,
        pores=260,
    ),
}
PLANK_LENGTH = 400.0
PLANK_BREADTH = 20.0
PLANK_SCALE = 2
SIDES_LIGHT = (1.12, 0.86, 0.80, 1.04)
"""How the lamp falls on the top, right, lower and left side of a frame."""

CHALK = QColor("#EDEAE0")
HAZE_WIDTH = 130
HAZE_HEIGHT = 390
SWEEPS = 26
SPECKLE_SIZE = 192

CLOTHS = {"green": "#3E6B4B", "red": "#78343A", "blue": "#335770", "brown": "#645646"}
BAIZE_SIZE = 256
FIBRES = tuple(QColor(255, 255, 220, alpha) for alpha in (5, 8, 12)) + tuple(
    QColor(0, 20, 0, alpha) for alpha in (6, 10, 15)
)
FIBRES_OF_A_SHADE = 640


# Wood


def planks(wood: Wood) -> QImage:
    """Wood for the sides of a frame, one below another; outer edges on top, the grain running along."""
    length, breadth = round(PLANK_LENGTH * PLANK_SCALE), round(PLANK_BREADTH * PLANK_SCALE)
    together = QImage(length, len(SIDES_LIGHT) * breadth, QImage.Format.Format_RGB32)
    with QPainter(together) as painter:
        for side, light in enumerate(SIDES_LIGHT):
            painter.drawImage(0, side * breadth, plank(wood, side, light, length, breadth))
    return with_colours(together, most_used(together))


def plank(wood: Wood, side: int, light: float, length: int, breadth: int) -> QImage:
    rng = Random(f"plank {side}")
    sawn = QImage(length, breadth, QImage.Format.Format_RGB32)
    sawn.fill(lit(QColor(wood.middle), light))
    with QPainter(sawn) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(PLANK_SCALE, PLANK_SCALE)
        for along, across, strength in wood.bands:
            paint_bands(painter, wood, along, across, strength, rng)
        for _ in range(wood.years):
            paint_year(painter, wood, light, rng)
        for _ in range(wood.pores):
            pore = QRectF(
                rng.random() * PLANK_LENGTH,
                rng.random() * PLANK_BREADTH,
                rng.uniform(1.5, wood.longest_pore),
                rng.uniform(0.3, 0.6),
            )
            painter.fillRect(pore, QColor(*wood.pore, rng.randrange(30, 95)))
        profile = QLinearGradient(0, 0, 0, PLANK_BREADTH)
        profile.setColorAt(0.0, QColor(0, 0, 0, 80))
        profile.setColorAt(0.16, QColor(255, 225, 180, 26))
        profile.setColorAt(0.42, QColor(255, 225, 180, 8))
        profile.setColorAt(0.8, QColor(0, 0, 0, 26))
        profile.setColorAt(1.0, QColor(0, 0, 0, 105))
        painter.fillRect(QRectF(0, 0, PLANK_LENGTH, PLANK_BREADTH), profile)
    return sawn


def paint_bands(
    painter: QPainter, wood: Wood, along: float, across: float, strength: float, rng: Random
) -> None:
    columns, rows = round(PLANK_LENGTH / along) + 3, round(PLANK_BREADTH / across) + 3
    bands = QImage(columns, rows, QImage.Format.Format_ARGB32_Premultiplied)
    for y in range(rows):
        row = rng.uniform(-0.6, 0.6)
        for x in range(columns):
            depth = max(-1.0, min(1.0, row + rng.uniform(-0.5, 0.5)))
            tone = QColor(wood.light if depth > 0 else wood.dark)
            tone.setAlphaF(abs(depth) * strength)
            bands.setPixelColor(x, y, tone)
    painter.drawImage(QRectF(-along, -across, columns * along, rows * across), bands)


def paint_year(painter: QPainter, wood: Wood, light: float, rng: Random) -> None:
    x, y, drift = -5.0, rng.random() * PLANK_BREADTH, 0.0
    path = QPainterPath(QPointF(x, y))
    while x < PLANK_LENGTH:
        step = rng.uniform(18, 60)
        drift = 0.6 * drift + rng.gauss(0, 0.9)
        path.quadTo(QPointF(x + step / 2, y + drift * 0.6), QPointF(x + step, y + drift))
        x, y = x + step, y + drift
    dark = QColor(*wood.year, rng.randrange(60, 130))
    painter.strokePath(path, QPen(lit(dark, light), rng.uniform(0.5, 1.2)))


def lit(colour: QColor, light: float) -> QColor:
    red, green, blue = (
        min(255, round(part * light)) for part in (colour.red(), colour.green(), colour.blue())
    )
    return QColor(red, green, blue, colour.alpha())


# Stone


def haze() -> QImage:
    """Old chalk that no sponge ever takes off: clouds, the sweeps of many wipings, a few scratches."""
    rng = Random("haze")
    old = QImage(HAZE_WIDTH, HAZE_HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    old.fill(Qt.GlobalColor.transparent)
    with QPainter(old) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for cell, strength in ((60.0, 17), (18.0, 12)):
            paint_clouds(painter, cell, strength, rng)
        for sweep in range(SWEEPS):
            paint_sweep(painter, (sweep + rng.random()) / SWEEPS, rng)
        for _ in range(8):
            paint_scratch(painter, rng)
    return with_colours(old, [chalk(alpha) for alpha in range(256)])


def paint_clouds(painter: QPainter, cell: float, strength: int, rng: Random) -> None:
    across, down = round(HAZE_WIDTH / cell) + 3, round(HAZE_HEIGHT / cell) + 3
    cloud = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    for y in range(down):
        for x in range(across):
            cloud.setPixelColor(x, y, chalk(round(strength * rng.random() ** 1.6)))
    painter.drawImage(QRectF(-cell, -cell, across * cell, down * cell), cloud)


def paint_sweep(painter: QPainter, down: float, rng: Random) -> None:
    """One sweep of a sponge long ago: many faint hairs beside each other, in a flat arc."""
    breadth = rng.uniform(15, 34)
    start = QPointF(rng.uniform(-30, 60), down * HAZE_HEIGHT)
    end = start + QPointF(rng.uniform(50, 115), rng.uniform(-30, 30))
    bend = QPointF(rng.uniform(-10, 10), rng.uniform(-20, 20))
    normal = QPointF(start.y() - end.y(), end.x() - start.x())
    normal /= math.hypot(normal.x(), normal.y())
    hairs = round(0.7 * breadth)
    for hair in range(hairs):
        across = hair / hairs - 0.5
        side = normal * (across * breadth)
        path = QPainterPath(start + side + QPointF(rng.uniform(0, 16), 0))
        path.quadTo((start + end) / 2 + bend + side, end + side - QPointF(rng.uniform(0, 16), 0))
        painter.strokePath(path, QPen(chalk(round(rng.uniform(0, 8.0) * (1 - 3.6 * across * across))), 1.6))


def paint_scratch(painter: QPainter, rng: Random) -> None:
    start = QPointF(rng.random() * HAZE_WIDTH, rng.random() * HAZE_HEIGHT)
    turn, length = rng.uniform(0, math.tau), rng.uniform(5, 22)
    path = QPainterPath(start)
    path.quadTo(
        start + QPointF(math.cos(turn + 0.12), math.sin(turn + 0.12)) * (length / 2),
        start + QPointF(math.cos(turn), math.sin(turn)) * length,
    )
    painter.strokePath(path, QPen(chalk(rng.randrange(10, 24)), 0.5))


def chalk(alpha: int) -> QColor:
    colour = QColor(CHALK)
    colour.setAlpha(max(0, alpha))
    return colour


def speckle() -> QImage:
    """The roughness of the stone, a tile."""
    # Of 256 kinds of grain, most show nothing, some a little light, some a pit.
    light = [QColor(255, 255, 255, alpha) for alpha in range(2, 10)] * 4
    dark = [QColor(0, 0, 0, alpha) for alpha in range(4, 22)] * 2
    none = QColor(0, 0, 0, 0)
    kinds = (light + dark + [none] * 256)[:256]
    colours = [*light[:8], *dark[:18], none]
    place = {colour.rgba(): index for index, colour in enumerate(colours)}
    pixels = bytes(
        place[kinds[grain].rgba()] for grain in Random("speckle").randbytes(SPECKLE_SIZE * SPECKLE_SIZE)
    )
    stone = QImage(pixels, SPECKLE_SIZE, SPECKLE_SIZE, SPECKLE_SIZE, QImage.Format.Format_Indexed8).copy()
    stone.setColorTable([colour.rgba() for colour in colours])
    return stone


# Cloth


def baize(colour: str) -> QImage:
    """A square of cloth that repeats without a seam: short fibres."""
    dice = Random(1848).random
    tile = QImage(BAIZE_SIZE, BAIZE_SIZE, QImage.Format.Format_RGB32)
    tile.fill(QColor(colour))
    with QPainter(tile) as painter:
        for shade in FIBRES:
            fibres = []
            for _ in range(FIBRES_OF_A_SHADE):
                x, y = dice() * BAIZE_SIZE, dice() * BAIZE_SIZE
                fibre = QLineF(x, y, x + dice() * 7 - 3.5, y + dice() * 5 - 2.5)
                fibres.append(fibre)
                # What leaves the square on one side comes back in on the other.
                across = BAIZE_SIZE if x < 4 else -BAIZE_SIZE if x > BAIZE_SIZE - 4 else 0
                down = BAIZE_SIZE if y < 4 else -BAIZE_SIZE if y > BAIZE_SIZE - 4 else 0
                if across or down:
                    fibres += [
                        fibre.translated(across, 0),
                        fibre.translated(0, down),
                        fibre.translated(across, down),
                    ]
            painter.setPen(QPen(shade, 1))
            painter.drawLines(fibres)
    return with_colours(tile, most_used(tile))


# Small files: one byte for each pixel


def most_used(picture: QImage) -> list[QColor]:
    """The 256 most frequent colours."""
    found = Counter(
        picture.pixel(x, y) for y in range(picture.height()) for x in range(picture.width())
    ).most_common()
    # By count and then by colour, so that the order is the same every time.
    found.sort(key=lambda colour: (-colour[1], colour[0]))
    return [QColor.fromRgba(rgba) for rgba, _ in found[:256]]


def with_colours(picture: QImage, colours: list[QColor]) -> QImage:
    """The picture in nothing but these colours, each pixel in the one nearest to its own."""
    offered = [parts(colour) for colour in colours]
    nearest: dict[int, int] = {}
    few = QImage(picture.size(), QImage.Format.Format_Indexed8)
    few.setColorTable([colour.rgba() for colour in colours])
    for y in range(picture.height()):
        for x in range(picture.width()):
            rgba = picture.pixel(x, y)
            if rgba not in nearest:
                alpha, red, green, blue = parts(QColor.fromRgba(rgba))
                # A difference in alpha counts more than any in tone.
                apart = [
                    1_000_000 * (a - alpha) ** 2 + (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
                    for a, r, g, b in offered
                ]
                nearest[rgba] = apart.index(min(apart))
            few.setPixel(x, y, nearest[rgba])
    return few


def parts(colour: QColor) -> tuple[int, int, int, int]:
    return colour.alpha(), colour.red(), colour.green(), colour.blue()


TEXTURES: dict[str, Callable[[], QImage]] = {
    "haze": haze,
    "speckle": speckle,
    **{f"cloth-{name}": partial(baize, colour) for name, colour in CLOTHS.items()},
    **{f"wood-{name}": partial(planks, wood) for name, wood in WOODS.items()},
}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in TEXTURES.items():
        file = folder / f"{name}.png"
        # Quality 0 is the smallest file; no quality of a PNG loses anything.
        if not draw().save(str(file), quality=0):
            sys.exit(f"{file} cannot be written.")


if __name__ == "__main__":
    main()
