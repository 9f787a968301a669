"""Masters: a teacher, a widow, a colonel of the hussars."""

from __future__ import annotations

from parts.ink import BLUE, GREEN, MUSTARD, PAPER, RED, SHADE, Art
from parts.people import WHITE

from .features import (
    PALE,
    Eyes,
    blush,
    cheek_shadow,
    ear,
    eyes,
    head_at,
    lip_shadow,
    neck,
    nose,
    skull,
    spectacles,
    thick_brows,
    thin_brows,
    wrinkles,
)

COAL, NIGHT = "#453D3B", "#1C1512"
PEPPER = "#75695E"


def kornel(art: Art) -> None:
    """A teacher: glasses on a cord, a pointed beard, thin hair brushed back, a stiff collar."""
    coat = "18,430 32,366 78,330 132,310 178,292 270,288 318,306 358,340 384,410 390,440"
    art.shape(coat, GREEN, 5.5)
    art.shade(coat, 4, 10, 58, 3.8, 1, 0.15, 1)
    art.shape("168,302! 206,420 262,294! 246,284 184,288", PAPER, 4.5)
    with head_at(art, 208, 254, 1.9):
        neck(art, thick=-2)
    art.shape("170,312! 172,270 196,288 212,304! 200,330!", PAPER, 4.5)
    art.shape("212,304! 238,290 262,260 268,300! 220,332!", PAPER, 4.5)
    art.shade("212,304! 238,290 262,260 268,300! 220,332!", 30, 8, 0.4, 3)
    art.shape("170,312! 196,322 212,320 240,318 268,300! 270,318 240,338 210,344 178,332", COAL, 4.5)
    art.shape("196,330! 226,328! 240,372 214,440! 192,374", COAL, 4.5)
    art.shape("198,326 224,324 228,344 200,347", COAL, 4)
    art.disc(214, 372, 5, PAPER, 2.6)
    art.shade("196,330! 226,328! 240,372 214,440! 192,374", 4, 8, 0.4, 3, 1, 0, 1, NIGHT)
    art.shape("168,298! 150,310 130,334 146,352! 134,362 176,430 200,440! 178,352", GREEN, 4.5)
    art.shape("270,290! 290,306 304,332 286,350! 298,360 250,430 214,440! 252,350", GREEN, 4.5)
    art.shade("270,290! 290,306 304,332 286,350! 298,360 250,430 214,440! 252,350", 12, 9, 0.4, 3.2)
    with head_at(art, 208, 254, 1.9):
        art.shape("76,14 92,20 98,38 96,60 90,78! 80,66 78,44", PEPPER, 2.8)
        skull(art, "gaunt")
        cheek_shadow(art, "gaunt", 0.3)
        art.shade("48,66 62,62 72,66 66,82 56,86", 24, 4, 0.6, 1.6, 1, 0.1, 0.9)
        ear(art)
        thick_brows(art, PEPPER, frown=1.4, lift=1.6)
        eyes(art, Eyes("#56636B", open=0.88, gaze=0.2))
        nose(art, "long", 2.5)
        wrinkles(art, fold=False)
        art.line("36.6,33 37.6,38 36.6,41", 1.6)
        art.line("27,86.4 33,85.6 39,86 47.5,85", 2.8, 0.3, 0.3)
        beard = "28,93 34,91 42,91.4 50,93 56,97 52,108 44,122 37,132! 33,118 29,106"
        art.shape(beard, PEPPER, 2.7)
        for strand in (
            "36,94 36,108 38,124",
            "42,94 41,108 39,122",
            "48,96 46,108 41,120",
            "32,96 33,108 36,120",
            "52,98 49,108 44,116",
        ):
            art.line(strand, 1.7, 0.3, 0.3)
        art.line("39,95 38.6,106 38.4,114", 1.6, 0.2, 0.2, SHADE)
        tache = "37,78.4 29,79.6 22,84 14,84! 20,88.6 28,87 35,83.6! 44,87 54,88.6 63,83! 54,83.6 46,79.6"
        art.shape(tache, PEPPER, 2.4)
        for strand in ("34,81 27,83.6 21,86", "39,81 48,84.6 56,85.6"):
            art.line(strand, 1.5)
        # hair, brushed back from a high forehead
        hair = "40,8! 44,-4 60,-11 80,-6 93,10 98,32 92,48! 85,46 81,46! 82,34 76,26 74,16! 66,18 56,6!"
        art.shape(hair, PEPPER, 2.8)
        for strand in (
            "44,5 56,-3 72,-1",
            "54,6 66,3 80,10",
            "62,11 74,10 86,22",
            "76,20 86,24 92,38",
            "80,32 86,36 90,46",
            "48,-1 62,-8 76,-5",
        ):
            art.line(strand, 1.9, 0.3, 0.2)
        for strand in ("50,2 62,-3 74,2", "70,10 80,14 88,26"):
            art.line(strand, 1.7, 0.2, 0.2, SHADE)
        spectacles(art, r=10.5, cord=True)


def szalayne(art: Art) -> None:
    """A widow: a black hat with a veil thrown back, silver hair, jet at her ears, a cameo at her throat."""
    dress = "26,430 40,362 88,324 140,302 178,286 268,284 316,298 356,334 382,404 388,440"
    with head_at(art, 206, 262, 1.82):
        veil = "60,-12 88,-10 106,10 112,40 112,80 122,116 130,150! 84,150! 74,110 68,60"
        art.shape(veil, COAL, 3)
        for fold in ("92,2 104,40 104,90 112,140", "86,10 96,50 96,100 102,140"):
            art.line(fold, 2.2, 0.3, 0.6, NIGHT)
    art.shape(dress, COAL, 5.5)
    art.shade(dress, 4, 10, 58, 3.8, 1, 0.15, 1, NIGHT)
    for fold in ("96,336 112,368 116,410", "128,318 144,350 150,390", "314,310 298,346 292,400"):
        art.line(fold, 4, 0.2, 0.5, NIGHT)
    with head_at(art, 206, 262, 1.82):
        neck(art, PALE, thick=-3)
    collar = "174,312! 176,286 196,304 216,308 242,298 262,270 266,300! 258,326 236,340 206,342 182,332"
    art.shape(collar, COAL, 4.5)
    art.shade(collar, 8, 8, 0.3, 3, 1, 0, 1, NIGHT)
    for x, y in (
        (177, 288),
        (186, 297),
        (197, 304),
        (209, 307),
        (221, 306),
        (233, 301),
        (244, 293),
        (254, 283),
        (262, 272),
    ):
        art.disc(x, y, 4.6, PAPER, 2.6)
    for y in (352, 378):
        art.disc(208, y + 6, 5, NIGHT, 2.4)
        art.disc(206.6, y + 4.4, 1.5, "#8A7D72", 0)
    art.shape("210,308 226,314 230,330 222,344 206,346 196,336 196,320", MUSTARD, 3.6)
    art.shape("210,314 221,318 224,330 218,339 208,340 202,333 202,322", "#C8896A", 2.2)
    art.shape("210,318 216,321 215,326 218,330 212,337 207,335 209,328 206,323", PAPER, 0)
    with head_at(art, 206, 262, 1.82):
        skull(art, "gaunt", PALE)
        cheek_shadow(art, "gaunt", 0.2)
        art.shade("50,66 62,62 72,66 66,82 58,86", 24, 4.2, 0.5, 1.4, 1, 0.1, 0.9)
        thin_brows(art, PEPPER, 1.6)
        eyes(art, Eyes("#5A6672", open=0.86, gaze=0.4, bags=True), PALE)
        art.line("62.6,49.6 66,47", 1.8, 0.8, 0.2)
        nose(art, "long", 2.2)
        art.shape("27,84 31.4,82 35,82.8 39,81.8 46,83.4! 39,86.4 32,86.2", "#A0524A", 0)
        art.line("26,84 32,84.6 38,84.8 47.6,82.6", 2.2, 0.3, 0.3)
        art.line("50,79 52,82 51.4,85", 1.5)
        lip_shadow(art)
        wrinkles(art, brow=False)
        art.line("62,101 66,110 66,124", 1.5)
        ear(art, PALE, 0.9)
        art.disc(82.6, 72, 2.4, NIGHT, 1.4)
        art.shape("82.6,75 86,84 82.6,88 79.4,84", NIGHT, 1.4)
        art.line("82,80 81.4,84", 1.2, fill="#8A7D72")
        hair = (
            "24,36! 22,22 32,12 50,10! 72,12 88,24 95,44 92,58! 86,50 80,46! 76,52 73,50! 70,36 60,26"
            " 48,20! 40,24 32,34!"
        )
        art.shape(hair, WHITE, 2.8)
        for strand in (
            "48,14 38,18 30,28",
            "50,12 42,14 28,22",
            "48,17 40,22 33,30",
            "54,14 68,20 76,36",
            "56,18 66,26 73,42",
            "60,13 76,20 84,40",
            "72,15 86,28 92,48",
            "80,28 86,38 88,48",
        ):
            art.line(strand, 1.7, 0.3, 0.2)
        # hat: a low toque with a rose of crape
        toque = "22,20! 20,4 32,-10 56,-16 80,-12 96,2 99,22! 84,16 62,12 42,13"
        art.shape(toque, COAL, 3)
        art.shade(toque, 4, 4.8, 0.3, 2, 1, 0.05, 1, NIGHT)
        for fold in ("26,12 44,2 68,0 96,14", "26,4 46,-6 70,-7 92,4"):
            art.line(fold, 2.4, 0.3, 0.3, NIGHT)
        art.line("30,0 42,-8 56,-11", 2.2, 0.2, 0.2, "#8A7D72")
        for k in range(6):
            with art.at(40, -4, 0.46, k * 60 + 12):
                art.shape("-5,-5! -17,-20 0,-32 17,-20 5,-5!", COAL, 5)
        art.disc(40, -4, 5, NIGHT, 0)
        art.line("37.6,-4.4 40,-7 42.6,-5", 1.8, fill="#8A7D72")
        # the edge of the veil, thrown back over the hat
        art.shape("66,-15! 86,-10 100,6 104,26! 108,44 110,60! 100,50 94,26 84,4!", COAL, 2.4)
        for k in range(7):
            art.disc(76 + k * 3.6 + (k * k) * 0.1, -4 + k * 5.2 + k * k * 0.4, 1.1, "#8A7D72", 0)


def balint(art: Art) -> None:
    """A colonel of the hussars, long retired: white whiskers, a braided attila, a cross."""
    with art.at(400, 0, flip=True):
        _balint(art)


def _balint(art: Art) -> None:
    coat = "10,430 22,350 74,314 130,300 176,286 278,282 328,298 370,338 392,410 396,440"
    art.shape(coat, RED, 5.5)
    art.shade(coat, 4, 10, 58, 3.8, 1, 0.15, 1)
    # braids
    for y in (344, 366, 388):
        art.line(f"112,{y - 4} 160,{y} 206,{y + 6}", 8, 0.9, 0.9)
        art.line(f"206,{y + 6} 256,{y} 310,{y - 10}", 8, 0.9, 0.9)
        art.line(f"112,{y - 4} 160,{y} 206,{y + 6}", 4.4, 0.9, 0.9, MUSTARD)
        art.line(f"206,{y + 6} 256,{y} 310,{y - 10}", 4.4, 0.9, 0.9, MUSTARD)
        for x, dy in ((112, -4), (310, -10)):
            art.disc(x, y + dy, 7.4, MUSTARD, 3)
            art.disc(x, y + dy, 2.6, RED, 1.6)
        art.rod(f"194,{y + 6} 218,{y + 6}", 9, MUSTARD, 3)
    # shoulder cord
    for x in (82, 348):
        y = 322 if x < 200 else 314
        art.rod(
            f"{x - 30},{y + (18 if x < 200 else -8)} {x},{y} {x + 30},{y - (8 if x < 200 else -16)}",
            13,
            MUSTARD,
            3.6,
        )
        for k in range(-2, 3):
            across, down = x + k * 12, y + (-4 if x < 200 else 4) * k
            art.line(f"{across - 3},{down - 4} {across + 3},{down + 6}", 2.4)
    with head_at(art, 208, 252, 1.86):
        neck(art, thick=1)
    collar = "162,310! 164,276 190,300 214,306 250,294 276,262 284,290! 274,314 240,332 206,336 178,328"
    art.shape(collar, RED, 5)
    art.line("166,288 190,310 214,316 250,305 278,278", 5, 0.9, 0.9, MUSTARD)
    art.line("176,322 206,330 240,326 274,306", 5, 0.9, 0.9, MUSTARD)
    art.shade(collar, 10, 8, 0.14, 3.4)
    with head_at(art, 208, 252, 1.86):
        art.shape("82,24 91,26 96,42 94,60 90,72! 82,64 80,40", WHITE, 2.8)
        for strand in ("88,56 92,56", "87,62 91,63", "90,48 94,48"):
            art.line(strand, 1.5, 0.5, 0.2)
        skull(art, "square")
        blush(art, 0.9)
        thick_brows(art, WHITE, frown=2, lift=-0.4)
        eyes(art, Eyes("#4E7190", open=0.86, gaze=0.4, bags=True))
        nose(art, "hooked", 2.6)
        wrinkles(art, fold=False)
        art.line("36.8,32 37.6,37 36.4,40", 1.6)
        # whiskers run into the moustache, the chin is shaved
        whiskers = (
            "72,46! 75,44 77,54 77,62 81,70 86,82 91,96! 86,96 87,105! 80,102 78,109! 72,104 66,107!"
            " 62,101 57,100! 54,92 47,86.6"
            " 38,82! 40,75 50,74 60,73 67,66 72,54"
        )
        art.shape(whiskers, WHITE, 2.7)
        for strand in (
            "75,52 76,66 81,82 86,94",
            "75,58 75,76 80,98",
            "71,64 70,84 75,103",
            "66,71 65,86 69,102",
            "59,75 59,88 63,100",
            "51,78 53,86 57,94",
            "45,77 48,82 51,88",
        ):
            art.line(strand, 1.7, 0.3, 0.3)
        art.shape("37,75 29,76 22,82 20,92 22,102! 16,96 14,88 17,78 20,71! 24,75 30,74", WHITE, 2.5)
        art.shape(
            "38,75! 28,76 20,82 13,92! 24,91 32,87 37,82.4! 44,86 52,90 60,90! 54,80 46,75.6", WHITE, 2.4
        )
        for strand in ("34,79 26,83 19,89", "40,79 48,83 54,88", "36,77 30,79"):
            art.line(strand, 1.6)
        art.line("32,91 37,92 43,90.6", 2.4, fill="#A0452F")
        art.line("33,96.4 38,97.6 44,96", 1.7)
        art.line("36,101 42,101.8 46,100.6", 1.5)
        ear(art, size=1.06, y=55)
        # short white hair
        hair = (
            "38,12! 40,3 48,-3 60,-5 78,1 90,15 94,33 91,48! 88,45 83,43 79,47 76,53! 72,44 72,34!"
            " 74,26 70,20! 67,17 63,10! 58,12 54,7! 48,11 44,9!"
        )
        art.shape(hair, WHITE, 2.8)
        for strand in (
            "39,8 41,2 46,-1",
            "44,8 46,2 50,-2",
            "49,8 51,2 55,-3",
            "54,8 57,2 61,-4",
            "59,9 63,3 67,-2",
            "64,11 69,5 74,1",
            "69,14 75,9 80,6",
            "73,18 80,14 85,14",
            "76,22 84,20 89,22",
            "79,27 86,26 92,29",
            "81,33 87,32 93,35",
            "82,39 87,39 92,41",
        ):
            art.line(strand, 1.7, 0.3, 0.3)
    # the cross on its ribbon
    art.shape("128,318! 148,312! 146,338! 136,341!", BLUE, 3)
    for k in range(4):
        with art.at(142, 352, 0.46, k * 90 - 4):
            art.shape("-5,-5! -14,-30! 14,-30! 5,-5!", PAPER, 6)
    art.disc(142, 352, 4.6, MUSTARD, 2.2)
