"""The skíz: a harlequin in lozenges with cap and bells, who plays a mandolin."""

from __future__ import annotations

from collections.abc import Sequence

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, Art, Point, crossings
from parts.people import DARK, Face, fist, head
from parts.signs import bell

MOTLEY = (RED, GREEN, BLUE)


def inside(outline: Sequence[Point], x: float, y: float) -> bool:
    return sum(1 for edge in crossings(outline, y) if edge < x) % 2 == 1


def lozenges(art: Art, outline: Sequence[Point], wide: float, tilt: float = 0) -> None:
    """Coloured lozenges wherever a whole one has room in the outline; outline and lozenges in card units."""
    high = wide * 1.5
    with art.at(285, 250, 1, tilt):
        for row in range(-12, 14):
            for column in range(-10, 11):
                x, y = (column + (row % 2) / 2) * wide, row * high / 2
                corners = [(x, y - high / 2), (x + wide / 2, y), (x, y + high / 2), (x - wide / 2, y)]
                if all(inside(outline, *art.matrix.apply(*corner)) for corner in corners):
                    fill = MOTLEY[(column + row // 2) % 3] if row % 2 else MOTLEY[(column - row // 2 + 1) % 3]
                    art.shape(" ".join(f"{cx:.1f},{cy:.1f}!" for cx, cy in corners), fill, 2.2)


def burst(art: Art) -> None:
    """Rays behind his head."""
    for k in range(-9, 10):
        with art.at(292, 236, 1, k * 13):
            if k % 2:
                art.shape("-5,-190! 0,-236! 5,-190!", RED, 2.6)
            else:
                art.shape("-7,-190! 0,-262! 7,-190!", MUSTARD, 3)


def cap(art: Art) -> None:
    """Three horns with bells, red, green and mustard; drawn for the head at 292,214."""
    for spec, widths, fill, tip in (
        ("330,118 392,78 436,96 448,152", "70 58 40 14", GREEN, (450, 170)),
        ("256,128 200,84 158,96 148,150", "66 54 38 14", BLUE, (147, 168)),
    ):
        outline = art.tube(spec, widths, fill, 5.5)
        art.shade(outline, 0, 10, 0.3, 3.8)
        with art.at(*tip, 0.26):
            bell(art)
    hood = (
        "232,170! 236,120 268,84 288,50 318,84 352,112 362,168 372,214 356,236! 338,200 318,172"
        " 286,156 256,160"
    )
    art.shape(hood, RED, 5.5)
    art.shade(hood, 0, 10, 0.3, 3.8, 1, 0.1, 1)
    art.shape("290,52 318,84 350,112 362,168 340,190! 318,172 296,158! 300,110", MUSTARD, 3.4)
    art.line("300,70 312,120 326,170", 4.5, 0.3, 0.6)
    with art.at(290, 44, 0.3):
        bell(art)
    art.line("236,166 262,154 292,152 322,166 344,194 360,232", 13, 1, 1)
    art.line("236,166 262,154 292,152 322,166 344,194 360,232", 7.5, 1, 1, PAPER)


def mask(art: Art) -> None:
    """In the units of the face, as parts.people draws it."""
    spec = "19,46 28,38 40,40 52,36 66,39 80,44 74,53 62,60 48,60 40,55 36,56 28,60 20,56"
    art.shape(spec, BLUE, 3)
    for x, wide in ((49, 8.5), (28.6, 6.4)):
        art.shape(f"{x - wide},49 {x},{44.6} {x + wide},49 {x},53.4", PAPER, 0)
        art.disc(x, 48.8, 3.5, INK, 0)


def ruff(art: Art) -> None:
    points = []
    for k in range(13):
        x = 178 + k * 19
        y = 262 + 30 * (1 - ((k - 6) / 6) ** 2)
        points.append(f"{x},{y + (22 if k % 2 else 40):.0f}{'!' if k % 2 else ''}")
    top = "410,262 384,246 340,240 300,246 260,242 214,250 186,264"
    spec = " ".join(points) + " " + top
    art.shape(spec, PAPER, 5)
    for k in range(12):
        x = 188 + k * 19
        y = 262 + 30 * (1 - ((k - 5.5) / 6) ** 2)
        art.line(f"{x},{y + 24:.0f} {x + (300 - x) * 0.2:.0f},{y - 4:.0f}", 3.4, 0.9, 0.3)


def mandolin(art: Art) -> None:
    """Its neck to the upper left, its belly before his waist."""
    with art.at(338, 386, 1.14, 22):
        art.rod("-212,0 -60,0", 17, BROWN, 4.5)
        art.shape("-206,-12! -240,-25! -266,-14! -266,10! -240,20! -206,12!", BROWN, 4.5)
        for x in (-220, -236, -252):
            art.disc(x, -24, 5, PAPER, 2.4)
            art.disc(x, 22, 5, PAPER, 2.4)
        body = "-76,-12! -40,-40 10,-66 62,-60 96,-26 100,14 74,52 24,62 -30,42 -76,12!"
        art.shape(body, "#B0642F", 6)
        art.shade(body, 80, 10, 0.3, 4, 1, 0.1, 1)
        art.disc(8, 0, 27, INK, 3)
        for k in range(10):
            with art.at(8, 0, 1, k * 36):
                art.disc(0, -32, 3.6, MUSTARD, 1.6)
        art.shape("58,-26! 70,-26! 70,26! 58,26!", INK, 1)
        for y in (-5, 0, 5):
            art.line(f"-258,{y * 0.7:.1f} 64,{y}", 2.4, 1, 1, PAPER)


def skiz(art: Art) -> None:
    burst(art)
    costume = "104,446! 116,366 156,306 226,270 300,262 372,270 436,306 474,366 486,446!"
    art.shape(costume, MUSTARD, 6)
    lozenges(art, art.points(costume), 50)
    art.shade(costume, 0, 10, 0.08, 4, 1, 0.2, 1)
    far = art.tube("170,340 122,384 140,426", "84 74 62", MUSTARD, 5.5)
    lozenges(art, list(far), 34, 24)
    mandolin(art)
    fore = art.tube("140,430 132,384 140,326", "60 52 42", MUSTARD, 5.5)
    lozenges(art, list(fore), 28, 8)
    art.tube("134,356 140,324", "66 58", PAPER, 5, 0.2)
    fist(art, 142, 304, 1.16, -62)
    near = art.tube("434,332 494,386 470,436", "84 76 64", MUSTARD, 5.5)
    lozenges(art, list(near), 34, -20)
    fore = art.tube("474,436 434,418 396,400", "60 52 42", MUSTARD, 5.5)
    lozenges(art, list(fore), 28, 60)
    art.tube("420,414 398,402", "64 58", PAPER, 5, 0.2)
    fist(art, 382, 394, 1.12, 50)
    head(art, 292, 240, 1.22, Face(hair=DARK, moustache="", beard=""))
    with art.at(292, 240, 1.22), art.at(-60, -96):
        mask(art)
        art.shape("28,83 33,81.5 37,82.5 46,80 42,86 36,88 31,87", RED, 0)
        art.line("24,81 28,83.5 37,85 46,81 51,76", 3.2, 0.4, 0.3)
        art.disc(58, 72, 8, "#E2A283", 0)
    with art.at(0, 12):
        ruff(art)
    cap(art)
