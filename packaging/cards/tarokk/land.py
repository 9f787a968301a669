"""Ground, sky, trees and buildings. Places are in the card's own units."""

from __future__ import annotations

from parts.ground import tufts
from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, Art
from parts.signs import LIME
from parts.tell.scenes import STONE, WATER, clouds, fir, flag, oak, peak, roof, wall, window

LEFT, RIGHT = 30, 540


def ground(art: Art, y: float, fill: str = GREEN, light: str = LIME, rise: float = 6) -> None:
    """Everything below y, lightly waved."""
    spec = (
        f"{LEFT},{y + 4} 100,{y - rise} 180,{y + 2} 270,{y - rise * 0.6:.1f} 360,{y + 3}"
        f" 450,{y - rise} {RIGHT},{y + 4} {RIGHT},470! {LEFT},470!"
    )
    art.shape(spec, fill, 4.5)
    for x in (80, 190, 300, 410, 490):
        art.line(f"{x - 30},{y + 16} {x},{y + 11} {x + 32},{y + 15}", 3.6, fill=light)
    for x in (130, 250, 360, 460):
        art.line(f"{x - 22},{y + 27} {x},{y + 23} {x + 26},{y + 26}", 3.2, fill=light)


def meadow(art: Art, y: float) -> None:
    """The ground behind a court card, down to the line through the middle."""
    spec = f"30,{y + 4}! 180,{y - 4} 360,{y + 6} 540,{y - 2}! 540,470! 30,470!"
    art.shape(spec, GREEN, 3.6)
    for k in range(9):
        x, row = 56 + k * 57, (k * 5) % 3
        level = y + 14 + row * 18
        art.line(f"{x - 20},{level + 3} {x},{level} {x + 22},{level + 3}", 3.4, fill=LIME)
        tufts(art, f"{x + 26},{level + 14}", 11)


def field(art: Art, spec: str, fill: str, gap: float = 12, angle: float = 70) -> None:
    """A far strip of land with its furrows."""
    art.shape(spec, fill, 3.6)
    art.shade(spec, angle, gap, 0.4, 3, 1, 0.05, 0.95)


def hills(art: Art, y: float, fill: str = SHADE, seed: int = 0) -> None:
    heights = (26, 44, 18, 52, 30, 40, 22, 48, 34)
    words = [f"{LEFT},{y + 120}!"]
    for k in range(9):
        x = LEFT + k * (RIGHT - LEFT) / 8
        words.append(f"{x:.0f},{y - heights[(k * 2 + seed * 3) % 9]}")
    words.append(f"{RIGHT},{y + 120}!")
    spec = " ".join(words)
    art.shape(spec, fill, 3.6)
    for k in range(16):
        x = LEFT + 20 + k * 33
        art.line(f"{x},{y - 2 - (k * 5) % 9} {x - 9},{y + 10 - (k * 5) % 9} {x - 20},{y + 16}", 3.2, 0.2, 0.6)


def sun(art: Art, x: float, y: float, r: float = 26, fill: str = MUSTARD) -> None:
    for k in range(16):
        with art.at(x, y, 1, k * 22.5):
            reach = r * (1.95 if k % 2 == 0 else 1.6)
            art.shape(f"-4.4,{-r - 5}! 0,{-reach:.1f}! 4.4,{-r - 5}!", fill, 2)
    art.disc(x, y, r, fill, 3.6)


def birds(art: Art, *places: tuple[float, float]) -> None:
    for x, y in places:
        art.line(f"{x - 13},{y - 4} {x - 6},{y - 7} {x},{y}", 3, 0.3, 1)
        art.line(f"{x},{y} {x + 7},{y - 8} {x + 15},{y - 6}", 3, 1, 0.3)


def rays(art: Art, y: float, x0: float = 60, x1: float = 510) -> None:
    """The level lines that engravers use for a sky."""
    k = 0
    x = x0
    while x < x1 - 40:
        length = 34 + (k * 37) % 46
        art.line(f"{x},{y + (k % 3) * 9} {x + length},{y + (k % 3) * 9}", 2.2, 0.3, 0.3)
        x += length + 18 + (k * 23) % 30
        k += 1


def poplar(art: Art, x: float, y: float, scale: float = 1, fill: str = GREEN) -> None:
    with art.at(x, y, scale):
        art.rod("0,-20 0,4", 9, BROWN, 3)
        spec = "0,-150! 10,-128 16,-100 21,-64 17,-30 6,-16! -6,-16 -17,-30 -21,-64 -16,-100 -10,-128"
        art.shape(spec, fill, 4)
        art.shade(spec, 30, 9, 0.4, 3.2, 1, 0.1, 0.95)


def bush(art: Art, x: float, y: float, scale: float = 1, fill: str = GREEN) -> None:
    with art.at(x, y, scale):
        spec = "-44,2! -50,-18 -38,-34 -24,-36 -14,-50 8,-50 18,-38 34,-38 46,-22 44,2!"
        art.shape(spec, fill, 4)
        for bx, by in ((-26, -16), (-6, -30), (16, -20), (2, -10)):
            art.line(f"{bx - 8},{by + 3} {bx},{by - 5} {bx + 8},{by + 3}", 3.2)


def willow(art: Art, x: float, y: float, scale: float = 1) -> None:
    with art.at(x, y, scale):
        art.shape("-20,4! -12,-40 -22,-92! 22,-92! 12,-40 22,4!", BROWN, 4.5)
        art.line("-4,-10 -2,-50 -6,-84", 4)
        crown = (
            "-20,-146 14,-152 52,-138 78,-110 90,-70 92,-30! 80,-46! 72,-20! 60,-44! 48,-16!"
            " 38,-46! 24,-22! 14,-50! 0,-26! -10,-50! -24,-20! -36,-46! -48,-14! -60,-44! -72,-18!"
            " -80,-46! -92,-28! -90,-70 -78,-112 -52,-138"
        )
        art.shape(crown, GREEN, 4.5)
        for k in range(-3, 4):
            art.line(f"{k * 8},-134 {k * 20},-104 {k * 24},-56", 3.6, 0.3, 0.4)


def cottage(
    art: Art, x: float, y: float, scale: float = 1, flip: bool = False, thatch: str = MUSTARD
) -> None:
    """A whitewashed house of the plain under thatch, its gable to the left and about x."""
    with art.at(x, y, scale, 0, flip):
        art.shape("44,-46! 170,-46! 170,0! 44,0!", PAPER, 4)
        art.shape("-44,0! -44,-50! 0,-96! 44,-50! 44,0!", PAPER, 4)
        art.shape("-44,-6! 170,-6! 170,4! -44,4!", BLUE, 3)
        art.shape("92,-38! 116,-38! 116,0! 92,0!", BROWN, 3)
        for wx in (60, 138):
            art.shape(f"{wx},-36! {wx + 18},-36! {wx + 18},-18! {wx},-18!", BLUE, 3)
        art.shape("-12,-40! 12,-40! 12,-18! -12,-18!", BLUE, 3)
        art.line("0,-40 0,-18", 2.6, 1, 1, PAPER)
        art.disc(0, -62, 6, INK, 0)
        art.shape("118,-128! 138,-128! 138,-96! 118,-96!", PAPER, 3.4)
        roof_spec = "0,-112! 160,-112! 186,-42! 40,-42!"
        art.shape(roof_spec, thatch, 4.5)
        art.shade(roof_spec, 82, 9, 0.5, 3.2, 1, 0.02, 1)
        art.shape("0,-116! 52,-44! 38,-40! 0,-94! -38,-40! -52,-44!", thatch, 4)


def church(art: Art, x: float, y: float, scale: float = 1) -> None:
    """A village church with an onion spire."""
    with art.at(x, y, scale):
        art.shape("10,-52! 84,-52! 84,0! 10,0!", PAPER, 4)
        spec = "6,-52! 20,-84! 80,-84! 92,-52!"
        art.shape(spec, RED, 4)
        art.shade(spec, 82, 9, 0.5, 3.2)
        for wx in (38, 62):
            window(art, wx, -40, 9, 22)
        art.shape("-24,0! -24,-110! 20,-110! 20,0!", PAPER, 4)
        art.shade("-24,0! -24,-110! 20,-110! 20,0!", 0, 9, 0.3, 3.2)
        window(art, -2, -96, 11, 24)
        art.shape("-10,0! -10,-24 -2,-32 6,-24 6,0!", BROWN, 3)
        art.shape(
            "-30,-108! -20,-128 -22,-142 -4,-160! -2,-186! 0,-160! 18,-142 16,-128 26,-108!", "#5E7F66", 4
        )
        art.line("-2,-184 -2,-206", 4, 1, 1)
        art.line("-9,-198 5,-198", 4, 1, 1)


def sweep_well(art: Art, x: float, y: float, scale: float = 1, flip: bool = False) -> None:
    """The well of the plain: a forked post, a long beam, a bucket on a pole."""
    with art.at(x, y, scale, 0, flip):
        art.rod("-84,-204 -86,-60", 5, BROWN, 2.6)
        art.rod("96,-58 -88,-208", 11, BROWN, 3.4, 0.6)
        art.shape("78,-78! 108,-78! 112,-34! 84,-34!", STONE, 3.4)
        art.rod("26,4 24,-132", 15, BROWN, 3.8)
        art.rod("24,-112 8,-140", 8, BROWN, 3)
        art.rod("24,-112 42,-138", 8, BROWN, 3)
        art.shape("-122,-36! -50,-36! -54,4! -118,4!", BROWN, 4)
        for wx in (-104, -86, -68):
            art.line(f"{wx},-34 {wx},2", 3, 0.8, 0.8)
        art.shape("-98,-74! -74,-74! -77,-50! -95,-50!", SHADE, 3.4)


def windmill(art: Art, x: float, y: float, scale: float = 1, turn: float = 18) -> None:
    with art.at(x, y, scale):
        tower = "-62,0! -42,-150! 42,-150! 62,0!"
        art.shape(tower, PAPER, 5)
        art.shade(tower, 0, 11, 0.34, 4)
        for wy in (-44, -100):
            art.line(f"-30,{wy} -12,{wy}", 3.4, 0.8, 0.4)
            art.line(f"6,{wy + 16} 22,{wy + 16}", 3.4, 0.4, 0.8)
        art.shape("-16,0! -16,-40 0,-54 16,-40 16,0!", BROWN, 4)
        window(art, 0, -108, 16, 26)
        cap = "-54,-146! -36,-190 0,-206 36,-190 54,-146!"
        art.shape(cap, RED, 5)
        art.shade(cap, 0, 10, 0.4, 3.8)
        with art.at(-6, -166, 1, turn):
            for k in range(4):
                with art.at(0, 0, 1, k * 90):
                    art.rod("0,0 0,-136", 8, BROWN, 3)
                    sail = "3,-34! 36,-40! 36,-136! 3,-136!"
                    art.shape(sail, SHADE, 3.4)
                    for sy in (-58, -78, -98, -118):
                        art.line(f"3,{sy} 36,{sy - 1}", 2.8, 1, 1)
                    art.line("20,-38 20,-135", 2.8, 1, 1)
            art.disc(0, 0, 12, MUSTARD, 3.4)


def fence(art: Art, x0: float, x1: float, y: float, high: float = 34) -> None:
    """Wattle: stakes with rods between them."""
    for dy in (0.3, 0.55, 0.8):
        art.rod(
            f"{x0},{y - high * dy:.1f} {(x0 + x1) / 2},{y - high * dy + 3:.1f} {x1},{y - high * dy:.1f}",
            6,
            BROWN,
            2.6,
        )
    x = x0 + 4
    while x < x1:
        art.rod(f"{x},{y} {x + 1},{y - high}", 6, BROWN, 2.6)
        x += 22


def water(art: Art, y: float, bottom: float = 470) -> None:
    spec = f"{LEFT},{y}! 120,{y - 2} 285,{y + 1} 450,{y - 2} {RIGHT},{y}! {RIGHT},{bottom}! {LEFT},{bottom}!"
    art.shape(spec, WATER, 4)
    row = 0
    wy = y + 12
    while wy < min(bottom, 440):
        x = 40 + (row * 53) % 70
        while x < 520:
            art.line(
                f"{x},{wy} {x + 11},{wy + 5} {x + 22},{wy + 3} {x + 32},{wy - 2}",
                3.4,
                0.2,
                0.8,
                INK if row % 2 else PAPER,
            )
            x += 62 + (row * 17) % 24
        wy += 15
        row += 1


__all__ = [
    "PAPER",
    "RED",
    "STONE",
    "WATER",
    "birds",
    "bush",
    "church",
    "clouds",
    "cottage",
    "fence",
    "field",
    "fir",
    "flag",
    "ground",
    "hills",
    "meadow",
    "oak",
    "peak",
    "poplar",
    "rays",
    "roof",
    "sun",
    "sweep_well",
    "tufts",
    "wall",
    "water",
    "willow",
    "windmill",
    "window",
]
