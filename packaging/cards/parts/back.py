"""The backs: an ornament in two inks, the same when turned round."""

from __future__ import annotations

from .ink import BLUE, PAPER, RED, Art


def flat(art: Art, spec: str, fill: str) -> None:
    art.shape(spec, fill, 0)


def oak_leaf(art: Art, fill: str) -> None:
    flat(art, "0,0! 8,-12 20,-14 14,-24 26,-32 16,-40 22,-52 10,-58 0,-74! -10,-58 -22,-52 -16,-40 -26,-32 -14,-24 -20,-14 -8,-12", fill)


def leaf(art: Art, fill: str) -> None:
    flat(art, "0,0! 22,-20 24,-44 0,-78! -24,-44 -22,-20", fill)


def acorn(art: Art, nut: str, cup: str) -> None:
    flat(art, "-15,-18 -15,-32 0,-56! 15,-32 15,-18", nut)
    flat(art, "-20,-18 0,-22 20,-18 16,-4 0,2 -16,-4", cup)


def border(art: Art, ink: str, other: str) -> None:
    flat(art, "26,40! 40,26! 530,26! 544,40! 544,850! 530,864! 40,864! 26,850!", ink)
    flat(art, "38,46! 46,38! 524,38! 532,46! 532,844! 524,852! 46,852! 38,844!", PAPER)
    flat(art, "44,49! 49,44! 521,44! 526,49! 526,841! 521,846! 49,846! 44,841!", ink)
    count = 17
    for k in range(count):
        x = 285 + (k - (count - 1) / 2) * 27
        for y in (61, 829):
            flat(art, f"{x},{y - 9}! {x + 9},{y}! {x},{y + 9}! {x - 9},{y}!", PAPER)
            flat(art, f"{x},{y - 4}! {x + 4},{y}! {x},{y + 4}! {x - 4},{y}!", other)
    count = 27
    for k in range(count):
        y = 445 + (k - (count - 1) / 2) * 27.3
        for x in (61, 509):
            flat(art, f"{x},{y - 9:.1f}! {x + 9},{y:.1f}! {x},{y + 9:.1f}! {x - 9},{y:.1f}!", PAPER)
            flat(art, f"{x},{y - 4:.1f}! {x + 4},{y:.1f}! {x},{y + 4:.1f}! {x - 4},{y:.1f}!", other)
    flat(art, "78,78! 492,78! 492,812! 78,812!", PAPER)
    flat(art, "84,84! 486,84! 486,806! 84,806!", ink)


def corner(art: Art, ink: str) -> None:
    """One quarter: scrolls that start in the corner; drawn for the top left."""
    art.line("100,100 150,112 190,150 196,200 172,226 146,214 146,186 166,180", 8, 0.9, 0.5, PAPER)
    art.line("100,100 112,150 150,190 176,250 168,310 136,326 118,300 132,276 152,284", 8, 0.9, 0.5, PAPER)
    for x, y, size, turn in ((152, 112, 0.55, 60), (194, 160, 0.55, 110), (110, 142, 0.5, -140), (178, 262, 0.6, 70), (160, 316, 0.55, 150)):
        with art.at(x, y, size, turn):
            leaf(art, PAPER)
            art.line("0,-8 0,-56", 8, 1, 0.2, ink)
    with art.at(100, 100, 0.9, 135):
        oak_leaf(art, PAPER)
        art.line("0,-6 0,-60", 7, 1, 0.2, ink)


def back(art: Art, ink: str = BLUE, other: str = RED) -> None:
    border(art, ink, other)
    for flip in (False, True):
        for turned in (False, True):
            with art.at(570 if turned else 0, 890 if turned else 0, 1, 180 if turned else 0):
                with art.at(570 if flip else 0, 0, 1, flip=flip):
                    corner(art, ink)
    # the medallion
    for radius, fill in ((150, PAPER), (142, ink), (134, PAPER)):
        art.disc(285, 445, radius, fill, 0)
    art.disc(285, 445, 127, other, 0)
    for k in range(24):
        with art.at(285, 445, 1, k * 15):
            flat(art, "0,-120! 8,-106! 0,-92! -8,-106!", PAPER)
    art.disc(285, 445, 88, PAPER, 0)
    art.disc(285, 445, 82, ink, 0)
    for k in range(8):
        with art.at(285, 445, 1, k * 45), art.at(0, -8, 0.82):
            if k % 2:
                leaf(art, PAPER)
                art.line("0,-10 0,-60", 6, 1, 0.2, ink)
            else:
                with art.at(0, -18, 1.1):
                    acorn(art, PAPER, other)
    art.disc(285, 445, 17, PAPER, 0)
    art.disc(285, 445, 10, other, 0)
    # above and below the medallion
    for turn in (0, 180):
        with art.at(285, 445, 1, turn):
            art.line("0,-150 0,-290", 8, 1, 0.6, PAPER)
            with art.at(0, -196, 1.1):
                acorn(art, PAPER, other)
            with art.at(0, -280, 0.98):
                oak_leaf(art, PAPER)
                art.line("0,-4 0,-60", 7, 1, 0.2, ink)
            for side in (-1, 1):
                art.line(f"0,-170 {side * 40},-190 {side * 78},-176 {side * 92},-206 {side * 70},-226 {side * 54},-208", 7, 0.9, 0.5, PAPER)
                art.line(f"0,-236 {side * 34},-262 {side * 74},-258 {side * 100},-286 {side * 92},-322 {side * 62},-322 {side * 58},-296", 7, 0.9, 0.5, PAPER)
                for x, y, size, lean in ((40, -190, 0.6, 20), (36, -262, 0.6, 10), (98, -290, 0.62, 80), (84, -180, 0.55, 120)):
                    with art.at(side * x, y, size, side * lean):
                        leaf(art, PAPER)
                        art.line("0,-8 0,-56", 8, 1, 0.2, ink)
    for side in (-1, 1):
        with art.at(285 + side * 172, 445, 0.9):
            flat(art, "0,-62! 16,-20 24,0! 16,20 0,62! -16,20 -24,0! -16,-20", PAPER)
            flat(art, "0,-36! 8,-12 12,0! 8,12 0,36! -8,12 -12,0! -8,-12", other)
