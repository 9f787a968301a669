"""The backs: an ornament in two inks, the same when turned round."""

from __future__ import annotations

import math

from .ink import BLUE, BROWN, GREEN, MUSTARD, PAPER, RED, Art


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


# Tulips, as they are embroidered and painted on chests


def tulip(art: Art, ink: str, other: str) -> None:
    """Stands on 0, 0 and is 100 high."""
    flat(
        art, "0,4! -32,-8 -46,-44 -36,-100! -20,-78 -12,-70 0,-66 12,-70 20,-78 36,-100! 46,-44 32,-8", PAPER
    )
    flat(art, "0,-8! -20,-34 -17,-70 0,-106! 17,-70 20,-34", PAPER)
    flat(art, "0,-14! -14,-36 -12,-66 0,-94! 12,-66 14,-36", other)
    for side in (-1, 1):
        art.line(f"{side * 8},-8 {side * 26},-36 {side * 27},-74", 5, 0.5, 0.3, ink)


def heart(art: Art, fill: str) -> None:
    flat(art, "0,26! -26,0 -28,-20 -14,-28 0,-14! 14,-28 28,-20 26,0", fill)


def stitched_border(art: Art, ink: str, other: str) -> None:
    flat(art, "26,40! 40,26! 530,26! 544,40! 544,850! 530,864! 40,864! 26,850!", ink)
    flat(art, "36,45! 45,36! 525,36! 534,45! 534,845! 525,854! 45,854! 36,845!", PAPER)
    count = 19
    for k in range(count):
        x = 285 + (k - (count - 1) / 2) * 25.4
        for y, turn in ((59, 0), (831, 180)):
            with art.at(x, y, 1, turn):
                flat(art, "-11,10! 0,-14! 11,10!", other if k % 2 == (count // 2) % 2 else ink)
    count = 29
    for k in range(count):
        y = 445 + (k - (count - 1) / 2) * 25.4
        for x, turn in ((59, -90), (511, 90)):
            with art.at(x, y, 1, turn):
                flat(art, "-11,10! 0,-14! 11,10!", other if k % 2 == (count // 2) % 2 else ink)
    flat(art, "80,80! 490,80! 490,810! 80,810!", ink)
    for x, y in ((59, 59), (511, 59), (59, 831), (511, 831)):
        art.disc(x, y, 8, other, 0)


def sprays(art: Art, ink: str, other: str) -> None:
    """What grows from the middle to the upper left."""
    art.line("0,-92 -22,-150 -82,-168 -128,-214 -134,-254", 8, 0.9, 0.7, PAPER)
    with art.at(-134, -250, 0.78, -6):
        tulip(art, ink, other)
    art.line("-66,-64 -104,-96 -150,-90", 8, 0.9, 0.7, PAPER)
    with art.at(-146, -92, 0.5, -62):
        tulip(art, ink, other)
    art.line("-18,-250 -62,-268 -76,-308", 7, 0.6, 0.7, PAPER)
    with art.at(-80, -322, 0.7, -10):
        heart(art, PAPER)
    with art.at(-80, -322, 0.38, -10):
        heart(art, other)
    for x, y, scale, turn in (
        *((-52, -160, 0.62, 28), (-104, -190, 0.5, -84), (-20, -196, 0.5, -38)),
        *((-112, -104, 0.42, 2), (-176, -180, 0.5, -10), (-48, -262, 0.42, -100), (-178, -148, 0.4, 196)),
    ):
        veined_leaf(art, x, y, scale, turn, ink)
    for x, y, r in ((-176, -338, 12), (-170, -30, 8), (-182, -10, 5), (-158, -352, 5), (-186, -318, 5)):
        art.disc(x, y, r, PAPER, 0)
    art.disc(-176, -338, 6, other, 0)


def tulips(art: Art, ink: str = GREEN, other: str = RED) -> None:
    stitched_border(art, ink, other)
    for turn in (0, 180):
        with art.at(285, 445, 1, turn):
            for flip in (False, True):
                with art.at(flip=flip):
                    sprays(art, ink, other)
            art.line("0,-96 0,-240", 10, 1, 0.8, PAPER)
            with art.at(0, -236, 1.12):
                tulip(art, ink, other)
    with art.at(285, 445):
        for radius, fill in ((100, PAPER), (93, ink)):
            art.disc(0, 0, radius, fill, 0)
        for k in range(8):
            with art.at(0, 0, 1, k * 45):
                flat(art, "0,-16! -25,-52 -22,-76 -8,-84 0,-74! 8,-84 22,-76 25,-52", PAPER)
                flat(art, "0,-34! -11,-54 -9,-66 0,-70 9,-66 11,-54", other)
        for radius, fill in ((20, ink), (15, PAPER), (8, other)):
            art.disc(0, 0, radius, fill, 0)


# Stars over a lattice, as on the ceiling of a café


def rays(art: Art, count: int, outer: float, inner: float, fill: str, turn: float = 0) -> None:
    points = []
    for k in range(2 * count):
        r, angle = (inner if k % 2 else outer), math.radians(turn + k * 180 / count - 90)
        points.append(f"{r * math.cos(angle):.1f},{r * math.sin(angle):.1f}!")
    flat(art, " ".join(points), fill)


def beaded_border(art: Art, ink: str, other: str) -> None:
    flat(art, "26,40! 40,26! 530,26! 544,40! 544,850! 530,864! 40,864! 26,850!", ink)
    flat(art, "36,45! 45,36! 525,36! 534,45! 534,845! 525,854! 45,854! 36,845!", PAPER)
    flat(art, "42,42! 528,42! 528,848! 42,848!", ink)
    for x in (60, 510):
        for k in range(33):
            y = 445 + (k - 16) * 24.06
            art.disc(x, y, 7.5 if k % 2 else 4.5, PAPER if k % 2 else other, 0)
    for y in (60, 830):
        for k in range(1, 18):
            x = 285 + (k - 9) * 25
            art.disc(x, y, 7.5 if k % 2 else 4.5, PAPER if k % 2 else other, 0)
    flat(art, "78,78! 492,78! 492,812! 78,812!", PAPER)
    flat(art, "84,84! 486,84! 486,806! 84,806!", ink)


def stars(art: Art, ink: str = BROWN, other: str = MUSTARD) -> None:
    beaded_border(art, ink, other)
    wide, high = 402 / 6, 722 / 10
    nodes = [
        (84 + column * wide / 2, 84 + row * high / 2)
        for row in range(21)
        for column in range(13)
        if (row + column) % 2 == 0
    ]

    def in_the_middle(x: float, y: float) -> bool:
        return math.hypot(x - 285, y - 445) < 158

    # Two lenses from each node to the next ones below make the lattice.
    length = math.hypot(wide / 2, high / 2)
    lean = math.degrees(math.atan2(wide, high))
    for x, y in nodes:
        for side in (-1, 1):
            if y > 800 or not 84 <= x + side * wide / 2 <= 486.1:
                continue
            if in_the_middle(x + side * wide / 4, y + high / 4):
                continue
            with art.at(x, y, 1, -side * lean):
                flat(art, f"0,5! 6.5,{length / 2:.1f} 0,{length - 5:.1f}! -6.5,{length / 2:.1f}", PAPER)
    for x, y in nodes:
        if 90 < x < 480 and 90 < y < 800 and not in_the_middle(x, y):
            with art.at(x, y):
                art.disc(0, 0, 15, ink, 0)
                if round((y - 84) / (high / 2)) % 2:
                    rays(art, 8, 15, 6.5, PAPER)
                    art.disc(0, 0, 3.6, other, 0)
                else:
                    rays(art, 4, 17, 5.5, other)
    with art.at(285, 445):
        for radius, fill in ((152, PAPER), (145, ink), (136, PAPER), (130, other), (118, ink)):
            art.disc(0, 0, radius, fill, 0)
        for k in range(24):
            with art.at(0, 0, 1, k * 15):
                art.disc(0, -124, 3.6, ink, 0)
        rays(art, 8, 112, 52, PAPER, 22.5)
        rays(art, 8, 84, 46, ink, 22.5)
        rays(art, 8, 112, 44, PAPER)
        rays(art, 8, 94, 38, other)
        for radius, fill in ((40, PAPER), (35, ink), (27, PAPER), (20, other)):
            art.disc(0, 0, radius, fill, 0)
        rays(art, 8, 18, 8, PAPER)
