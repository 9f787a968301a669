"""Neighbours who play on Sundays: an aunt, a coachman, a postman."""

from __future__ import annotations

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, Art

from .features import (
    TAN,
    Eyes,
    blush,
    brow_shadow,
    cheek_shadow,
    ear,
    eyes,
    head_at,
    mouth,
    neck,
    nose,
    skull,
    thick_brows,
    thin_brows,
    wrinkles,
)

GREY = "#A79F92"


def ilona(art: Art) -> None:
    """A stout aunt: a flowered kerchief tied under the chin, a fringed shawl, laughing eyes."""
    with art.at(0, -20):
        _shawl_back(art)
    with head_at(art, 210, 250, 1.86):
        _ilona_head(art)
    with art.at(0, -20):
        _shawl(art)


def _shawl_back(art: Art) -> None:
    shawl = "16,430 28,372 66,336 120,318 170,306 280,300 326,318 364,350 390,410 394,440"
    art.shape(shawl, RED, 5.5)


def _ilona_head(art: Art) -> None:
    # the back of the kerchief
    art.shape("60,0 84,-2 98,12 104,30 106,54 102,84 108,108 96,124 70,112 66,60", BLUE, 3)
    art.shade(
        "60,0 84,-2 98,12 104,30 106,54 102,84 108,108 96,124 70,112 66,60", 4, 4.8, 0.3, 2.1, 1, 0.1, 1
    )
    neck(art, thick=2)
    skull(art, "round")
    cheek_shadow(art, "round", 0.22)
    art.line("34,105 46,109.6 60,107 70,101", 2.2, 0.2, 0.3)
    blush(art, 1.35)
    thin_brows(art, "#6E655C", 1.5)
    eyes(art, Eyes(BLUE, open=0.86, laughing=True, gaze=0.3, bags=True))
    nose(art, "round", 2.5)
    mouth(art, "laugh")
    wrinkles(art, brow=False)
    # grey hair, parted
    hair = "25,34! 26,20 36,8 50,4! 66,6 80,20 85,40 82,52! 76,38 66,26 50,18! 38,20 30,28!"
    art.shape(hair, GREY, 2.6)
    for strand in (
        "50,6 40,12 30,22",
        "50,9 42,15 36,20",
        "52,7 66,13 77,28",
        "52,11 64,18 74,32",
        "54,15 66,24 76,40",
    ):
        art.line(strand, 1.8, 0.3, 0.3)
    kerchief = (
        "24,34! 16,20 22,-2 40,-15 62,-18 86,-8 101,18 104,50 100,82 92,104 74,116! 80,96 87,74"
        " 88,52! 84,30 72,12"
        " 52,3 36,8 28,20!"
    )
    art.shape(kerchief, BLUE, 3)
    art.shade(kerchief, 0, 4.8, 0.2, 2.1, 1, 0.25, 1)
    art.line("28,26 36,12 52,7 70,14 83,32 86,52 85,72 78,96", 1.9, 0.7, 0.5, MUSTARD)
    for x, y in ((34, -4), (52, -8), (70, -3), (84, 10), (93, 30), (96, 52), (93, 74), (86, 94)):
        for dx, dy in ((0, -2.6), (2.5, -0.8), (1.5, 2.1), (-1.5, 2.1), (-2.5, -0.8)):
            art.disc(x + dx, y + dy, 1.7, PAPER, 0)
        art.disc(x, y, 1.4, MUSTARD, 0)
    for fold in ("96,12 92,24 88,34", "100,64 94,76 86,84"):
        art.line(fold, 2, 0.3, 0.4)
    # the knot
    art.shape("58,112! 34,120 22,140 40,142! 58,126!", BLUE, 2.8)
    art.shape("66,114! 84,124 92,146 72,142! 60,128!", BLUE, 2.8)
    art.shape("52,106 66,104 72,114 66,124 54,122 48,114", BLUE, 2.8)
    art.line("54,112 60,115 58,121", 1.8)
    art.line("50,122 40,130 32,136", 1.8)
    art.line("70,122 76,132 80,140", 1.8)


def _shawl(art: Art) -> None:
    left = "16,430 28,372 66,336 120,318 150,312! 160,352 176,400 190,440!"
    right = "282,300! 326,318 364,350 390,410 394,440 200,440! 232,390 262,340"
    art.shape(left, RED, 5)
    art.shape(right, RED, 5)
    art.shade(right, 6, 10, 60, 3.8, 1, 0.1, 1)
    for x, y in ((128, 356), (146, 386), (304, 352), (276, 380)):
        for k in range(6):
            with art.at(x, y, 0.36, k * 60 + x):
                art.shape("-5,-8! -12,-22 0,-32 12,-22 5,-8!", MUSTARD, 6)
        art.disc(x, y, 3.4, BLUE, 2)
    for fold in (
        "70,344 92,380 100,420",
        "116,326 134,372 142,420",
        "306,320 290,364 256,410",
        "344,344 330,380 300,420",
    ):
        art.line(fold, 4.5, 0.2, 0.6)
    art.line("150,318 164,360 186,420", 4, 1, 1, MUSTARD)
    art.line("276,310 258,350 220,420", 4, 1, 1, MUSTARD)


def jozsi(art: Art) -> None:
    """A coachman: a hard hat, a moustache to be proud of, a red nose, a checked scarf, a caped coat."""
    with art.at(400, 0, flip=True):
        _jozsi(art)


def _jozsi(art: Art) -> None:
    coat = "6,430 18,360 66,318 122,300 176,288 284,284 336,302 380,344 396,420 398,440"
    art.shape(coat, BROWN, 5.5)
    art.shade(coat, 4, 10, 58, 3.8, 1, 0.15, 1)
    art.line("60,340 84,380 88,430", 4.5, 0.2, 0.6)
    art.line("348,330 332,376 330,430", 4.5, 0.2, 0.6)
    with head_at(art, 208, 264, 1.84):
        neck(art, TAN, thick=3)
    # scarf
    scarf = "154,300! 158,274 190,300 222,306 258,296 282,262 292,284! 288,318 252,340 206,344 170,332"
    art.shape(scarf, MUSTARD, 5)
    tail = "196,336! 236,334! 248,380 244,430! 186,430! 184,380"
    art.shape(tail, MUSTARD, 5)
    for line in ("164,296 200,316 240,314 284,284", "164,316 204,332 250,328 288,304"):
        art.line(line, 5, 0.9, 0.9, RED)
    for line in (
        "186,296 182,330",
        "212,304 212,342",
        "240,300 246,338",
        "266,284 276,322",
        "204,346 200,420",
        "228,344 232,420",
    ):
        art.line(line, 4.4, 0.9, 0.9, RED)
    for line in ("190,362 242,360", "188,386 246,384"):
        art.line(line, 5, 0.9, 0.9, RED)
    art.shade(scarf, 10, 8, 0.2, 3.4)
    art.shade(tail, 0, 8, 0.3, 3.4)
    # cape collar
    art.shape("150,296! 128,302 96,330 92,356 130,362 186,400! 184,350 160,326", BROWN, 5)
    art.shape("290,280! 318,292 344,318 346,350 300,362 248,404! 262,350 290,318", BROWN, 5)
    art.shade("290,280! 318,292 344,318 346,350 300,362 248,404! 262,350 290,318", 8, 9, 0.4, 3.4)
    for x, y in ((118, 342), (318, 336)):
        art.disc(x, y, 7.4, MUSTARD, 3.2)
    with head_at(art, 208, 264, 1.84):
        art.shape("72,26 90,24 97,42 95,62 90,78! 80,68 76,48", INK, 2.6)
        skull(art, "square", TAN)
        cheek_shadow(art, "square", 0.28)
        ear(art, TAN, 1.08)
        art.shape("72,34! 95,28 96,46 91,54! 88,46 83,43 79,48 77.6,62 75,76 69,80! 69,66 72,54", INK, 1.5)
        art.line("73,46 73,60 71,72", 1.5, 0.3, 0.3, "#8A7D72")
        blush(art, 1.1, "#CF7F5E")
        brow_shadow(art, 31)
        thick_brows(art, INK, frown=-1)
        eyes(art, Eyes(BROWN, open=0.86, gaze=0.7, laughing=True, bags=True), TAN)
        nose(art, "round", 2.6, red=False)
        art.shape("25.4,64 29,61.6 33,64 34,69 30,72 26,71", "#CF7F5E", 0)
        nose(art, "round", 2.6)
        art.line("28.4,63.6 30,62.6", 2, 0.6, 0.4, PAPER)
        wrinkles(art, brow=False, fold=False)
        art.line("30,92 37,93.6 44,91.6", 2.4, fill="#A0452F")
        art.line("31,98.6 38,99.8 46,98", 1.8)
        tache = (
            "37,75 27,76 18,80 8,80 0,72 -6,62! -8,76 -2,88 10,93 24,89 35,83.4! 46,89 62,94 78,88"
            " 84,74 80,62! 76,74 66,80 54,80"
            " 46,76.4"
        )
        art.shape(tache, INK, 2.6)
        for strand in (
            "33,79 20,84 8,84 0,78",
            "31,82 20,87 8,88",
            "41,79 56,84 68,84 77,78",
            "42,82.4 56,88 68,88",
            "34,77 26,78.6",
        ):
            art.line(strand, 1.7, 0.3, 0.3, "#8A7D72")
        # hard hat
        crown = "26,18! 25,-6 36,-22 58,-28 80,-20 92,-2 94,20!"
        art.shape(crown, "#453D3B", 3)
        art.shade(crown, 4, 4.6, 0.4, 2.1, 1, 0.05, 1, "#1C1512")
        art.line("34,-4 40,-14 50,-20", 3, 0.2, 0.2, "#8A7D72")
        art.shape("25,10! 44,16 70,16 94,10! 95,22! 68,27 44,26 25,21!", GREEN, 2.6)
        brim = "6,22! 12,15 28,20 60,25 92,18 110,10 116,13! 112,24 92,31 60,35 28,31 12,28"
        art.shape(brim, "#453D3B", 3)
        art.line("14,22 36,26 62,29 92,25 108,17", 1.8, 0.3, 0.3, "#8A7D72")


def lajos(art: Art) -> None:
    """A postman: a cap with the horn on it, a high collar with yellow tabs, a sandy moustache."""
    coat = "12,430 26,362 72,326 126,306 172,290 280,286 326,304 368,342 392,420 394,440"
    art.shape(coat, BLUE, 5.5)
    art.shade(coat, 4, 10, 58, 3.8, 1, 0.15, 1)
    art.line("214,334 206,380 206,430", 4.5, 0.6, 0.6)
    for y in (350, 376):
        art.disc(190, y + 4, 7, MUSTARD, 3.2)
        art.line(f"186,{y + 5} 188,{y} 193,{y}", 2, fill=PAPER)
    art.rod("300,300 250,360 214,430", 17, BROWN, 4.5)
    art.line("296,308 250,364 218,424", 2, 0.6, 0.6, "#B07B4E")
    with head_at(art, 208, 258, 1.86):
        neck(art, thick=2)
    collar = "160,314! 162,282 190,306 214,312 250,300 278,268 286,296! 276,318 240,336 206,340 178,332"
    art.shape(collar, BLUE, 5)
    art.shape("168,292! 190,310 207,315! 205,333! 182,326 166,314!", MUSTARD, 3.4)
    art.shape("221,315! 246,306 262,292! 262,316 244,328 222,333!", MUSTARD, 3.4)
    for x, y in ((186, 318), (240, 318)):
        for k in range(5):
            with art.at(x, y, 0.17, k * 72):
                art.shape("-10,-10! 0,-42! 10,-10!", PAPER, 0)
    art.shade(collar, 10, 8, 0.14, 3.4)
    art.shape("50,346! 84,330 114,318! 118,334 84,348 56,362!", MUSTARD, 4)
    art.shape("318,346! 352,318 382,340! 386,334 352,348 324,362!", MUSTARD, 4)
    with head_at(art, 208, 258, 1.86):
        art.shape("74,28 90,26 95,42 94,62 89,78! 80,68 76,48", "#B98A4A", 2.6)
        skull(art, "round")
        cheek_shadow(art, "round", 0.26)
        ear(art, size=1.04)
        art.shape(
            "72,30! 95,24 96,44 91,53! 88,46 83.4,43 79.4,47 78.4,56 75.4,64 71.6,66! 72.4,52", "#B98A4A", 1.8
        )
        for strand in ("76,34 76,48 74,60", "84,28 83,34 84,41", "91,28 91,38 90,47"):
            art.line(strand, 1.3)
        blush(art, 1.0)
        brow_shadow(art, 30, low=1)
        thick_brows(art, "#B98A4A", frown=-1.4, lift=-1)
        eyes(art, Eyes("#4E7190", open=0.92, laughing=True))
        nose(art, "straight", 2.5)
        art.line("66,48 71,46", 1.4)
        art.line("66.6,51 72,51.6", 1.4)
        art.line("29,92 36,94.4 44,91.4 48,88", 2.6, 0.3, 0.3)
        art.line("34,98.4 40,99.4 46,98", 1.8, fill="#A0452F")
        tache = (
            "37,74.6 28,75.4 21,79 15.6,86 14.6,93! 19,92.6 24,90.6 29,89.6! 32,88.4 35,86.4! 39,88.6"
            " 44,89.6! 49,91.4 54,93 60,92.4! 58,83 50,76.4"
        )
        art.shape(tache, "#B98A4A", 2.6)
        for strand in (
            "33,78 26,82 21,88",
            "36,79 32,83 28,88",
            "39,79 42,84 44,88",
            "31,80 25,84 20,90",
            "46,79 52,85 57,91",
            "42,77.6 50,82 54,89",
            "30,77 22,82 19,87",
        ):
            art.line(strand, 1.6, 0.3, 0.3)
        with art.at(0, -7):
            # cap
            crown = "20,18! 16,-4 24,-14 46,-20 72,-20 94,-12 99,2 96,22!"
            art.shape(crown, BLUE, 3)
            art.shade(crown, 4, 4.8, 0.32, 2.1, 1, 0.1, 1)
            art.line("22,0 46,-6 72,-6 98,2", 2.4, 0.7, 0.7, MUSTARD)
            art.shape("20,14! 44,22 70,23 96,17! 96,29! 70,34 44,33 22,27!", RED, 2.6)
            art.shade("20,14! 44,22 70,23 96,17! 96,29! 70,34 44,33 22,27!", 4, 4, 0.25, 1.8)
            art.line("21,21 44,28.6 70,29.6 96,23.4", 2.6, 1, 1, MUSTARD)
            for x, y in ((63, 30.4), (93, 25)):
                art.disc(x, y, 2.8, MUSTARD, 1.8)
            art.shape("21,27! 32,31 48,33 60,33! 55,38 40,40 20,39.4 4,42! 6,34 14,28", "#453D3B", 2.6)
            art.line("12,35.6 22,33.4 40,36 52,36", 2, 0.2, 0.2, "#8A7D72")
            # the horn
            art.disc(41, 6, 8.6, MUSTARD, 2.4)
            art.disc(41, 6, 4.6, BLUE, 1.8)
            art.shape("48,10! 56,8 62,3! 62,15! 54,14 47,14!", MUSTARD, 2)
            art.line("33,8 28,11", 2.6, 1, 0.8, INK)
