"""The eight suit signs, each drawn once, about the point 0,0 and about 140 high."""

from __future__ import annotations

from .ink import BROWN, GREEN, INK, MUSTARD, RED, Art

LIME = "#8FA84A"  # the unripe side of a nut
TAN = "#B98246"  # light on brown
ASH = "#8B8078"  # light on black


def acorn(art: Art) -> None:
    art.rod("4,44 2,60 12,74", 11, BROWN, 4.5)
    nut = "-38,14 -40,-12 -28,-44 -10,-58 0,-74! 10,-58 28,-44 40,-12 38,14"
    art.shape(nut, GREEN, 5.5)
    art.shade(nut, 78, 9, 0.62, 4.2, -1, 0.0, 0.46)
    art.shape("-32,2 -34,-14 -25,-38 -12,-50! -19,-34 -22,-14 -20,4", LIME, 0)
    art.line("-11,2 -12,-20 -6,-38", 4.4, fill=LIME)
    cup = "-50,12 -46,0 -24,6 0,8 24,6 46,0 50,12 44,36 24,52 0,57 -24,52 -44,36"
    art.shape(cup, BROWN, 5.5)
    for row, (y, half) in enumerate(((17, 40), (29, 36), (41, 25))):
        x = -half + (row % 2) * 7
        while x < half:
            for fill, drop, width in ((INK, 0.0, 4.2), (TAN, 4.6, 3.0)):
                top = y - 3 + drop
                art.line(
                    f"{x:g},{top:g} {x + 6:g},{top + 7 - abs(x) * 0.03:.1f} {x + 13:g},{top:g}",
                    width,
                    fill=fill,
                )
            x += 14


def leaf(art: Art) -> None:
    art.rod("0,34 -2,54 10,70 26,68", 9, GREEN, 4.5)
    blade = "0,-72! 16,-46 44,-20 54,10 46,34 26,46 8,42 0,34! -8,42 -26,46 -46,34 -54,10 -44,-20 -16,-46"
    art.shape(blade, GREEN, 5.5)
    art.line("0,38 -1,0 0,-58", 6.5, 1, 0.2)
    for side in (-1, 1):
        for y, x, up in ((26, 38, 14), (8, 40, 22), (-12, 30, 22), (-32, 17, 18)):
            art.line(f"0,{y} {side * x * 0.55:.1f},{y - up * 0.35:.1f} {side * x},{y - up}", 4, 1, 0.2)
    art.line("-40,18 -42,4 -32,-14", 4.2, fill=LIME)


def heart(art: Art) -> None:
    body = "0,-36! 10,-54 30,-62 50,-52 58,-28 50,2 28,34 0,68! -28,34 -50,2 -58,-28 -50,-52 -30,-62 -10,-54"
    art.shape(body, RED, 5.5)
    art.shade(body, 35, 9, 0.36, 4.4, 1, 0.36, 0.92)
    art.line("-45,-22 -41,-41 -26,-48", 7, fill="#E58A6B")


def bell(art: Art) -> None:
    art.rod("-12,-50 -12,-66 0,-72 12,-66 12,-50", 8, MUSTARD, 4.5)
    ball = "0,-54 29,-47 51,-25 58,4 51,33 29,55 0,62 -29,55 -51,33 -58,4 -51,-25 -29,-47"
    art.shape(ball, MUSTARD, 5.5)
    art.shade(ball, 55, 9, 0.22, 4, 1, 0.2, 0.9)
    band = "-55,-8 -28,0 0,3 28,0 55,-8 56,12 28,21 0,24 -28,21 -56,12"
    art.shape("-57,-8! -28,0 0,3 28,0 57,-8! 57.5,12! 28,21 0,24 -28,21 -57.5,12!", RED, 3.5)
    art.shade(band, 90, 8, 0.5, 3, 1, 0.62, 1.0)
    art.line("0,34 0,46 0,60", 7, 1, 1)
    art.disc(0, 36, 8, INK, 0)
    art.line("-38,-18 -30,-33 -14,-42", 6.5, fill="#F3DA92")


def club(art: Art) -> None:
    art.shape("-6,6! -3,36 -24,66! 0,61 24,66! 3,36 6,6!", INK, 2)
    for x, y in ((0, -36), (-32, 12), (32, 12)):
        art.disc(x, y, 30, INK, 1)
    art.shape("-10,-14! 10,-14! 16,14! 0,22! -16,14!", INK, 0)
    for x, y in ((0, -36), (-32, 12), (32, 12)):
        art.line(f"{x - 18},{y + 4} {x - 16},{y - 12} {x - 3},{y - 19}", 5.5, fill=ASH)


def spade(art: Art) -> None:
    art.shape("-6,20! -4,44 -24,67! 0,62 24,67! 4,44 6,20!", INK, 2)
    blade = "0,-70! 18,-42 48,-12 58,14 48,38 24,42 4,26! 0,24 -4,26! -24,42 -48,38 -58,14 -48,-12 -18,-42"
    art.shape(blade, INK, 1)
    art.line("-44,16 -40,-2 -18,-26", 6, fill=ASH)
    art.line("-40,26 -34,32 -26,34", 4, fill=ASH)


def diamond(art: Art) -> None:
    body = "0,-74! 20,-34 52,0! 20,34 0,74! -20,34 -52,0! -20,-34"
    art.shape(body, RED, 5.5)
    art.shade(body, 35, 9, 0.36, 4.4, 1, 0.12, 0.88)
    art.line("-32,-6 -16,-24 -6,-42", 6, fill="#E58A6B")


TELL = {"A": acorn, "L": leaf, "H": heart, "B": bell}
FRENCH = {"A": club, "L": spade, "H": heart, "B": diamond}
