"""The backs: an ornament in two inks, the same when turned round."""

from __future__ import annotations

from .ink import BLUE, PAPER, RED, Art


def flat(art: Art, spec: str, fill: str) -> None:
    art.shape(spec, fill, 0)


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


def veined_leaf(art: Art, x: float, y: float, scale: float, turn: float, ink: str) -> None:
    with art.at(x, y, scale, turn):
        leaf(art, PAPER)
        art.line("0,-8 0,-58", 8, 1, 0.2, ink)


def corner(art: Art, ink: str, other: str) -> None:
    """One quarter: two scrolls that grow from the middle axis; drawn for the top left."""
    art.line(
        "285,214 244,190 196,136 144,116 108,142 106,184 134,204 162,190 160,164 142,160", 9, 0.7, 0.5, PAPER
    )
    art.line(
        "285,272 248,246 192,236 140,262 122,310 146,352 188,348 202,314 180,294 162,304", 9, 0.7, 0.5, PAPER
    )
    leaves = (
        "124,122,0.56,-46 172,122,0.54,28 222,164,0.6,30 216,240,0.6,14 140,262,0.62,-62 130,340,0.62,-128"
    )
    for word in f"{leaves} 196,334,0.5,112 104,188,0.46,-170".split():
        x, y, scale, turn = (float(value) for value in word.split(","))
        veined_leaf(art, x, y, scale, turn, ink)
    for x, y, r in ((142, 160, 9), (162, 304, 10)):
        art.disc(x, y, r, PAPER, 0)
        art.disc(x, y, r * 0.5, other, 0)


def back(art: Art, ink: str = BLUE, other: str = RED) -> None:
    border(art, ink, other)
    for turned, flip in ((False, False), (False, True), (True, False), (True, True)):
        x, y, turn = (570, 890, 180) if turned else (0, 0, 0)
        with art.at(x, y, 1, turn), art.at(570 if flip else 0, 0, 1, flip=flip):
            corner(art, ink, other)
    for turn in (0, 180):
        with art.at(285, 445, 1, turn):
            art.line("0,-148 0,-250", 9, 1, 0.8, PAPER)
            with art.at(0, -246, 1.35):
                acorn(art, PAPER, other)
            flat(art, "0,-352! 9,-339! 0,-326! -9,-339!", PAPER)
    medallion(art, ink, other)
    for side in (-1, 1):
        with art.at(285 + side * 172, 445, 0.9):
            flat(art, "0,-62! 16,-20 24,0! 16,20 0,62! -16,20 -24,0! -16,-20", PAPER)
            flat(art, "0,-36! 8,-12 12,0! 8,12 0,36! -8,12 -12,0! -8,-12", other)


def medallion(art: Art, ink: str, other: str) -> None:
    for radius, fill in ((150, PAPER), (143, ink), (134, PAPER), (127, other)):
        art.disc(285, 445, radius, fill, 0)
    for k in range(24):
        with art.at(285, 445, 1, k * 15):
            flat(art, "0,-120! 8,-107! 0,-94! -8,-107!", PAPER)
    for radius, fill in ((88, PAPER), (82, ink)):
        art.disc(285, 445, radius, fill, 0)
    for k in range(4):
        with art.at(285, 445, 1, k * 90), art.at(0, -22):
            acorn(art, PAPER, other)
        with art.at(285, 445, 1, k * 90 + 45):
            veined_leaf(art, 0, -38, 0.53, 0, ink)
    art.disc(285, 445, 15, PAPER, 0)
    art.disc(285, 445, 8, other, 0)
