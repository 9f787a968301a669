"""The back: the lattice of old tarot packs, with suns and stars, and a jester's head at either end."""

from __future__ import annotations

from parts.ink import INK, PAPER, RED, Art

from .panel import HEIGHT, MIDDLE, WIDTH

LEFT, TOP, RIGHT, BOTTOM = 26, 26, WIDTH - 26, HEIGHT - 26


def box(art: Art, inset: float, fill: str, cut: float = 0) -> None:
    left, top, right, bottom = LEFT + inset, TOP + inset, RIGHT - inset, BOTTOM - inset
    if cut:
        art.shape(
            (
                f"{left + cut},{top}! {right - cut},{top}! {right},{top + cut}! {right},{bottom - cut}!"
                f" {right - cut},{bottom}! {left + cut},{bottom}! {left},{bottom - cut}!"
                f" {left},{top + cut}!"
            ),
            fill,
            0,
        )
    else:
        art.shape(f"{left},{top}! {right},{top}! {right},{bottom}! {left},{bottom}!", fill, 0)


def small_sun(art: Art, fill: str, middle: str) -> None:
    for k in range(12):
        with art.at(0, 0, 1, k * 30):
            art.shape("-3.4,-12! 0,-24! 3.4,-12!", fill, 0)
    art.disc(0, 0, 11, fill, 0)
    art.disc(0, 0, 5, middle, 0)


def star(art: Art, fill: str) -> None:
    art.shape("0,-20! 5,-6 20,0! 5,6 0,20! -5,6 -20,0! -5,-6", fill, 0)


def mask(art: Art, ink: str, other: str) -> None:
    """A jester's head in cap and bells; stands on the line through the middle."""
    for side in (-1, 1):
        with art.at(0, 0, 1, 0, side < 0):
            art.shape("6,-66! 34,-108 74,-108 98,-70 96,-44! 76,-62 56,-56 44,-30!", PAPER, 0)
            art.shape("10,-66! 38,-100 70,-101 90,-70! 72,-72 50,-66 40,-40!", other if side > 0 else ink, 0)
            art.disc(95, -36, 11, PAPER, 0)
            art.disc(95, -36, 5, other, 0)
    art.shape("-44,-44! -30,-84 0,-136! 30,-84 44,-44! 0,-58", PAPER, 0)
    art.shape("-34,-54! -22,-86 0,-118! 0,-66!", other, 0)
    art.shape("34,-54! 22,-86 0,-118! 0,-66!", ink, 0)
    art.disc(0, -140, 11, PAPER, 0)
    art.disc(0, -140, 5, other, 0)
    art.shape("-42,-48! 0,-60 42,-48! 42,-20 32,0! -32,0! -42,-20", PAPER, 0)
    art.shape("-38,-38! -20,-44 0,-38 20,-44 38,-38! 32,-20 16,-16 0,-24 -16,-16 -32,-20", ink, 0)
    for side in (-1, 1):
        art.shape(f"{side * 10},-29! {side * 19},-34 {side * 28},-29! {side * 19},-25", PAPER, 0)


def medallion(art: Art, ink: str, other: str) -> None:
    """The same jester twice, head to head at the neck."""
    outer = "0,-214! 60,-150 128,-96 150,0! 128,96 60,150 0,214! -60,150 -128,96 -150,0! -128,-96 -60,-150"
    for scale, fill in (
        (1.07, ink),
        (1.0, PAPER),
        (0.96, ink),
        (0.9, PAPER),
        (0.86, other),
        (0.8, PAPER),
        (0.77, ink),
    ):
        with art.at(285, MIDDLE, scale):
            art.shape(outer, fill, 0)
    for turn in (0, 180):
        with art.at(285, MIDDLE, 1, turn), art.at(0, -8, 0.92):
            mask(art, ink, other)
    art.shape(f"245,{MIDDLE - 9}! 325,{MIDDLE - 9}! 325,{MIDDLE + 9}! 245,{MIDDLE + 9}!", PAPER, 0)
    for k in range(-3, 4):
        art.shape(
            (
                f"{285 + k * 12},{MIDDLE - 6}! {290 + k * 12},{MIDDLE}! {285 + k * 12},{MIDDLE + 6}!"
                f" {280 + k * 12},{MIDDLE}!"
            ),
            other if k % 2 else ink,
            0,
        )


def back(art: Art, ink: str = INK, other: str = RED) -> None:
    box(art, 0, ink, 14)
    box(art, 11, PAPER, 8)
    box(art, 16, ink)
    # a border of little lozenges
    for k in range(-9, 10):
        for y in (60, HEIGHT - 60):
            x = 285 + k * 24
            art.shape(f"{x - 9},{y}! {x},{y - 9}! {x + 9},{y}! {x},{y + 9}!", PAPER if k % 2 else other, 0)
    for k in range(-15, 16):
        for x in (60, WIDTH - 60):
            y = MIDDLE + k * 24.6
            art.shape(
                f"{x - 9},{y:.1f}! {x},{y - 9:.1f}! {x + 9},{y:.1f}! {x},{y + 9:.1f}!",
                PAPER if k % 2 else other,
                0,
            )
    box(art, 50, PAPER)
    box(art, 56, ink)
    # the lattice: bands of paper across the ink
    half_x, half_y = (WIDTH - 164) / 2, (HEIGHT - 164) / 2
    columns, rows = 6, 8
    wide, high = 2 * half_x / columns, 2 * half_y / rows
    for row in range(rows * 2 + 1):
        for column in range(columns * 2 + 1):
            if (row + column) % 2:
                continue
            x, y = 285 - half_x + column * wide / 2, MIDDLE - half_y + row * high / 2
            # lozenges that would stand over the edge are left out
            if column in (0, columns * 2) or row in (0, rows * 2):
                continue
            if abs(x - 285) / 190 + abs(y - MIDDLE) / 240 < 0.86:
                continue
            w, h = wide / 2 - 5, high / 2 - 6
            art.shape(f"{x},{y - h:.1f}! {x + w:.1f},{y}! {x},{y + h:.1f}! {x - w:.1f},{y}!", PAPER, 0)
            art.shape(
                f"{x},{y - h + 7:.1f}! {x + w - 6:.1f},{y}! {x},{y + h - 7:.1f}! {x - w + 6:.1f},{y}!", ink, 0
            )
            with art.at(x, y):
                if (row + column) % 4 == 2:
                    art.shape(f"0,{-h + 7:.1f}! {w - 6:.1f},0! 0,{h - 7:.1f}! {-w + 6:.1f},0!", other, 0)
                    small_sun(art, PAPER, other)
                else:
                    star(art, PAPER)
    medallion(art, ink, other)
