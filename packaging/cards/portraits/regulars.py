"""Regulars of the café: the head waiter, a forester, an actress."""

from __future__ import annotations

import math

from parts.ink import BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, Art, Matrix
from parts.signs import LIME

from .features import (
    Eyes,
    blush,
    brow_shadow,
    cheek_shadow,
    ear,
    eyes,
    head_at,
    lip_shadow,
    mouth,
    neck,
    nose,
    skull,
    thick_brows,
    thin_brows,
    wrinkles,
)

AUBURN = "#7B3F22"
IRON = "#B4AFA6"
COAL, NIGHT = "#453D3B", "#1C1512"


def franz(art: Art) -> None:
    """The head waiter: a bald crown, grey whiskers, a white bow, a napkin; he has seen every hand."""
    with art.at(400, 0, flip=True):
        _franz(art)


def _franz(art: Art) -> None:
    coat = "10,430 24,356 72,320 128,302 176,288 276,284 326,300 370,340 392,410 396,440"
    art.shape(coat, COAL, 5.5)
    art.shade(coat, 4, 10, 58, 3.8, 1, 0.15, 1, NIGHT)
    art.shape("162,300! 206,420 270,292! 250,282 182,284", PAPER, 4.5)
    art.line("206,356 206,380 206,400", 2.6, 0.6, 0.6)
    for y in (362, 386):
        art.disc(198, y, 3.4, MUSTARD, 2.2)
    with head_at(art, 208, 252, 1.88):
        neck(art, thick=1)
    art.shape("166,304! 168,270 192,296 208,316! 190,326!", PAPER, 4.5)
    art.shape("208,316! 236,304 264,262 274,282! 252,322!", PAPER, 4.5)
    art.shade("208,316! 236,304 264,262 274,282! 252,322!", 40, 8, 0.4, 3)
    art.shape("206,320! 178,308 166,312 166,336 180,344! 206,330!", PAPER, 4.5)
    art.shape("206,320! 234,306 248,310 250,334 236,342! 206,330!", PAPER, 4.5)
    art.shade("206,320! 234,306 248,310 250,334 236,342! 206,330!", 0, 7, 0.4, 3)
    art.shape("198,314 214,313 216,334 200,335", PAPER, 4)
    art.line("174,318 186,322 196,324", 2.4)
    art.line("242,316 230,320 218,323", 2.4)
    art.shape("164,296! 142,308 122,330 138,350! 126,360 182,430 204,440! 178,350", COAL, 4.5)
    art.shape("276,286! 298,302 312,328 294,346! 306,358 250,430 212,440! 256,346", COAL, 4.5)
    art.shade(
        "276,286! 298,302 312,328 294,346! 306,358 250,430 212,440! 256,346", 12, 9, 0.4, 3.2, 1, 0, 1, NIGHT
    )
    # napkin over the shoulder
    art.shape("300,296! 336,298 362,318! 372,360 374,430! 310,430! 318,370 314,330", PAPER, 5)
    for fold in ("330,302 340,350 342,400", "314,302 328,350 328,400"):
        art.line(fold, 3.6, 0.3, 0.6)
    art.line("350,316 358,360 358,400", 4, 0.8, 0.8, RED)
    with head_at(art, 208, 252, 1.88):
        art.shape("82,20 93,24 98,42 96,60 92,76 86,80! 80,64 79,40", IRON, 2.8)
        skull(art, "square")
        cheek_shadow(art, "square", 0.2)
        thick_brows(art, IRON, frown=-2.2, lift=1)
        eyes(art, Eyes("#6B6A4A", open=0.74, gaze=0.8, bags=True))
        nose(art, "long", 2.5)
        mouth(art, "smirk")
        lip_shadow(art)
        wrinkles(art, fold=False)
        # strands over the crown
        art.shape("80,12 90,16 96,32 95,44 90,50! 83,46 80,44! 79,30 82,22!", IRON, 2.5)
        for strand in ("84,18 88,30 88,44", "88,20 92,32 91,44"):
            art.line(strand, 1.7)
        for strand in (
            "87,25 77,13 62,7 49,11 41,19",
            "87,29 76,18 63,12.4 52,16 45,23",
            "86,20 75,8.6 61,2.4 48,5.4 39,13",
        ):
            art.line(strand, 2.2, 0.8, 0.2)
        # whiskers
        whiskers = (
            "72,40! 77,36 78,48 77,60 79,68 84,74 88,88 83,100! 78,98 74,108! 69,102 62,110! 58,102"
            " 50,104! 50,94 54,82 60,74 70,66 73,56"
        )
        art.shape(whiskers, IRON, 2.7)
        for strand in (
            "75,44 75,60 77,84",
            "79,72 82,82 81,94",
            "74,66 72,82 72,98",
            "70,72 66,86 64,102",
            "64,76 60,88 58,98",
            "60,80 55,92 53,100",
        ):
            art.line(strand, 1.8, 0.3, 0.3)
        art.line("77,64 75,76 74,90", 1.8, 0.2, 0.2, PAPER)
        ear(art, size=1.04, y=54)
        art.shape("21,70! 24,78 26,90 30,99! 24,96 19,86 19,76", IRON, 2)
        art.line("21,78 23,88 26,94", 1.4)


def agoston(art: Art) -> None:
    """A forester: loden, horn buttons, a green hat with a chamois brush, a full beard."""
    coat = "14,430 26,356 70,316 124,298 176,286 276,282 330,298 368,334 392,410 394,440"
    art.shape(coat, GREEN, 5.5)
    art.shade(coat, 4, 10, 62, 3.8, 1, 0.15, 1)
    art.shape("160,300! 206,420 268,290! 250,280 176,284", PAPER, 4.5)
    with head_at(art, 208, 262, 1.8):
        neck(art, thick=2)
        # hair behind
        art.shape("72,26 88,26 95,42 94,62 88,80! 80,70 76,50", AUBURN, 2.8)
        skull(art, "square")
        art.shape("70,28! 95,22 96,46 92,54! 88,46 83,43 79,49 76,56! 71,46", AUBURN, 1.8)
        for strand in ("75,32 75,42 75,52", "83,30 82,35 82,42", "90,28 91,38 90,48"):
            art.line(strand, 1.5)
        ear(art)
        blush(art, 0.8)
        brow_shadow(art, 32)
        thick_brows(art, AUBURN, frown=1.2)
        eyes(art, Eyes("#4F7A4A", open=0.9))
        nose(art, "straight", 2.8)
        wrinkles(art, brow=False, fold=False)
        art.line("56,60 62,64 64,70", 1.8)
        beard = (
            "19,76 26,80 34,77.5 45,78.5 57,74 68,62 73,50! 81,52! 84,68 86,88 82,108 74,124 62,138!"
            " 60,128 54,142!"
            " 50,132 42,142! 40,130 30,132! 24,116 19,98"
        )
        art.shape(beard, AUBURN, 2.9)
        art.shade(beard, 82, 5, 0.34, 2, 1, 0.05, 0.95)
        for strand in (
            "74,60 72,80 64,100",
            "68,70 64,92 58,116",
            "60,80 56,104 52,128",
            "48,94 47,112 45,128",
            "36,96 36,112 38,126",
            "27,90 28,106 32,118",
            "78,70 78,92 70,114",
        ):
            art.line(strand, 1.9, 0.2, 0.3)
        art.shape("27,86.4 33,84.4 40,84.6 46,86 41,90.6 32,90.8", "#B8574A", 0)
        art.line("26,85.4 34,85 46,85.6", 2.4)
        tache = "36,75 28,77 19,82 14,92! 24,90 34,83.4! 44,87.6 56,94 66,93! 60,84 50,76.6"
        art.shape(tache, AUBURN, 2.6)
        for strand in ("34,78 26,82 19,88", "39,78.6 50,83 60,90", "38,81 46,85"):
            art.line(strand, 1.7)
        art.line("60,110 64,96 70,86", 2, 0.2, 0.2, "#B06A3A")
        art.line("24,98 26,108 30,114", 1.8, 0.2, 0.2, "#B06A3A")
        # hat
        crown = "30,14! 28,-8 36,-24 50,-20 60,-28 78,-20 88,-4 92,18!"
        art.shape(crown, GREEN, 3)
        art.shade(crown, 4, 4.8, 0.4, 2.1, 1, 0.1, 1)
        art.line("50,-20 52,-12 58,-8", 2.2)
        art.shape("29,4! 44,9 66,10 92,8! 92,20! 64,22 44,21 29,16!", BROWN, 2.6)
        brim = "8,24! 24,12 44,16 66,18 90,14 112,8 116,14! 104,28 84,33 60,33 36,30 20,30"
        art.shape(brim, GREEN, 3)
        art.shade(brim, 8, 4.8, 0.22, 2, 1, 0.2, 1)
        art.line("22,24 44,25 66,27 92,24 106,16", 1.8, 0.3, 0.3, LIME)
        # brush of the chamois
        brush = "78,10! 84,-10 84,-30 92,-42 98,-36 106,-38 108,-26 104,-8 90,8!"
        art.shape(brush, SHADE, 2.6)
        for strand in ("82,6 90,-14 92,-38", "84,6 96,-12 99,-34", "86,6 100,-8 106,-30"):
            art.line(strand, 1.9, 0.5, 0.2)
        art.disc(83, 9, 4.4, MUSTARD, 2.2)
    # collar and lapels
    art.shape("158,294! 146,316 172,364 200,396! 212,360! 190,334", GREEN, 4.5)
    art.shape("276,284! 294,306 264,360 216,400! 212,360! 250,322", GREEN, 4.5)
    art.shade("276,284! 294,306 264,360 216,400! 212,360! 250,322", 20, 8, 0.4, 3.2)
    for x, y, turn in ((124, 352, -30), (304, 346, 30)):
        with art.at(x, y, 1, turn):
            art.rod("-13,0 0,-3 13,0", 9, SHADE, 3.4, 0.7)
            art.line("-13,0 -22,0", 3, 1, 1)
            art.line("13,0 22,0", 3, 1, 1)


def vilma(art: Art) -> None:
    """An actress: a plumed hat at an angle, auburn hair put up, pearls, a look from under her lids."""
    dress = "30,430 44,370 88,330 140,306 176,288 268,286 316,300 352,332 378,400 386,440"
    with head_at(art, 206, 268, 1.76):
        # the far side of the brim, and hair behind
        art.shape("62,20 90,14 104,32 106,56 98,78 84,88 72,80 70,50", AUBURN, 2.9)
        for strand in ("88,26 98,46 94,68", "80,30 90,52 86,78"):
            art.line(strand, 2.2, 0.3, 0.3)
    art.shape(dress, RED, 5.5)
    art.shade(dress, 4, 10, 58, 3.8, 1, 0.15, 1)
    for fold in ("96,340 110,370 112,410", "316,312 300,346 296,400"):
        art.line(fold, 4, 0.2, 0.5)
    with head_at(art, 206, 268, 1.76):
        neck(art, thick=-2)
    # lace collar, high
    collar = (
        "172,300! 176,284 196,304 218,310 244,298 264,272 270,290! 280,318 256,344 216,354 182,342 164,318"
    )
    art.shape(collar, PAPER, 4.5)
    for x, y in ((176, 328), (194, 342), (216, 347), (240, 341), (260, 326)):
        art.disc(x, y, 3, INK, 0)
        art.line(f"{x - 8},{y - 9} {x},{y - 15} {x + 8},{y - 10}", 2.4, 0.5, 0.5)
    art.shade(collar, 10, 8, 0.16, 3)
    art.shape("158,322! 180,342 216,354 258,342 284,316! 292,330 262,362 216,376 170,362 148,338", PAPER, 4)
    for k, (x, y) in enumerate(
        ((160, 342), (178, 356), (200, 364), (224, 365), (248, 358), (268, 345), (282, 330))
    ):
        art.line(f"{x - 7},{y} {x},{y - 8 - k % 2} {x + 8},{y - 1}", 2.6, 0.5, 0.5)
    art.disc(214, 334, 12, MUSTARD, 3.6)
    art.disc(214, 334, 7.4, GREEN, 2.4)
    art.line("209,333 212,329 216,329", 2, fill=PAPER)
    with head_at(art, 206, 268, 1.76):
        skull(art, "soft")
        cheek_shadow(art, "soft", 0.14)
        blush(art, 0.95)
        thin_brows(art, AUBURN, 3)
        eyes(art, Eyes(GREEN, open=0.84, gaze=1, lashes=True))
        nose(art, "fine", 2.1, shaded=False)
        mouth(art, "lips-smile")
        art.disc(54, 80, 1.2, INK, 0)
        ear(art, size=0.86)
        for x, y in ((82, 73), (82.4, 78.6)):
            art.disc(x, y, 2.9 if y > 75 else 2, PAPER, 1.8)
        hair = (
            "22,38! 16,22 26,10 48,4 74,6 94,18 100,38 94,56! 88,50 80,46! 77,56 74,58! 72,44 64,30"
            " 50,24! 40,24 30,30!"
        )
        art.shape(hair, AUBURN, 2.9)
        for strand in (
            "28,32 26,22 36,14",
            "36,26 38,18 52,12",
            "48,24 54,16 70,14",
            "60,28 68,20 82,22",
            "68,36 78,28 90,34",
            "74,50 80,38 92,44",
            "22,28 20,20 28,14",
        ):
            art.line(strand, 1.9, 0.3, 0.2)
        for strand in ("32,27 36,18 46,13", "56,24 64,17 76,17", "72,36 82,28 90,30"):
            art.line(strand, 1.8, 0.2, 0.2, "#B06A3A")
        # hat: crown, plumes, brim
        crown = "34,4! 38,-12 52,-18 72,-18 88,-8 94,12!"
        art.shape(crown, GREEN, 2.9)
        art.shade(crown, 4, 4.6, 0.4, 2, 1, 0.1, 1)
        plume(art, "88,12 108,-2 104,-26 78,-38 52,-34", 24)
        plume(art, "90,16 120,14 128,40 116,66", 20)
        art.shape("33,0! 50,-4 74,-3 94,7! 95,16! 72,8 50,7 32,10!", MUSTARD, 2.4)
        brim = "-8,18! 6,4 32,4 62,8 94,16 114,30 120,42! 96,34 64,24 36,20 14,22"
        art.shape(brim, GREEN, 3)
        art.shade(brim, 16, 4.6, 0.2, 2, 1, 0.1, 1)
        art.line("2,14 30,10 62,15 94,24 110,33", 1.8, 0.3, 0.3, LIME)
        art.disc(84, 9, 6, MUSTARD, 2.4)
        art.disc(84, 9, 3, RED, 1.6)


def plume(art: Art, spine: str, width: float) -> None:
    """An ostrich feather along a line from its quill, with curling barbs."""
    points = art.points(spine, closed=False)
    scale = art.matrix.scale
    saved, art.matrix = art.matrix, Matrix()
    count = len(points)
    left, right = [], []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(count - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        t = i / (count - 1)
        half = (
            width
            * scale
            / 2
            * (0.35 + 0.65 * math.sin(math.pi * min(1.0, 0.12 + 0.76 * t)))
            * (1.0 if t < 0.98 else 0.5)
        )
        wave = 1 + 0.1 * (1 if i % 2 else -1)
        nx, ny = (by - ay) / length * half * wave, (ax - bx) / length * half * wave
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    art.shape(left + right[::-1], PAPER, 2.6 * scale)
    for i in range(1, count - 1):
        for (x, y), (ex, ey) in (
            (points[i], left[min(count - 1, i + 1)]),
            (points[i], right[min(count - 1, i + 1)]),
        ):
            art.line(
                [(x, y), ((x + ex) / 2, (y + ey) / 2), (x + (ex - x) * 0.86, y + (ey - y) * 0.86)],
                1.6 * scale,
                0.8,
                0.2,
            )
    art.line(points, 2 * scale, 1, 0.3)
    art.matrix = saved
