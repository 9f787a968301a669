"""The young: a waiter's boy, a girl from the flower stall, a student."""

from __future__ import annotations

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, Art
from parts.people import BLOND, DARK

from .features import (
    Eyes,
    blush,
    cheek_shadow,
    ear,
    eyes,
    head_at,
    lip_shadow,
    mouth,
    neck,
    nose,
    skull,
    spectacles,
    thin_brows,
)

COAL = "#453D3B"
CHESTNUT = "#8A5230"
GINGER = "#B9672F"


def pista(art: Art) -> None:
    """A waiter's boy of fourteen: wet-combed hair with a cowlick, freckles, a jacket with brass buttons."""
    with art.at(0, -22):
        _pista(art)


def _pista(art: Art) -> None:
    coat = "20,430 34,376 70,346 130,328 176,312 278,308 320,326 356,350 386,400 392,440"
    art.shape(coat, COAL, 5.5)
    art.shape("168,318! 216,400 262,310! 250,300 190,300", PAPER, 4.5)
    for x, y in ((206, 372), (208, 398)):
        art.disc(x, y, 4, SHADE, 2.4)
    with head_at(art, 212, 284, 1.95):
        neck(art)
    # collar and bow
    art.shape("166,316! 174,296 206,330 214,344! 196,352!", PAPER, 4.5)
    art.shape("214,344! 226,328 268,290 284,306! 258,344!", PAPER, 4.5)
    art.shade("214,344! 226,328 268,290 284,306! 258,344!", 40, 8, 0.4, 3)
    art.shape("212,346! 186,332 172,340 170,362 186,372! 212,356!", RED, 4.5)
    art.shape("212,346! 236,330 252,338 256,358 240,370! 212,356!", RED, 4.5)
    art.shade("212,346! 236,330 252,338 256,358 240,370! 212,356!", 0, 7, 0.45, 3)
    art.shape("203,342 219,341 222,361 205,362", RED, 4)
    art.line("178,344 190,349 200,351", 2.6)
    art.line("248,344 236,348 226,351", 2.6)
    # lapels
    art.shape("168,318! 150,330 132,352 148,370! 136,380 196,430! 214,410! 184,360", COAL, 4.5)
    art.shape("280,308! 300,330 312,352 296,368! 306,380 240,430! 216,410! 256,350", COAL, 4.5)
    art.shade(
        "280,308! 300,330 312,352 296,368! 306,380 240,430! 216,410! 256,350",
        10,
        8,
        0.4,
        3.2,
        1,
        0,
        1,
        "#221A17",
    )
    art.shade(coat, 4, 10, 54, 3.8, 1, 0.15, 1, "#221A17")
    for x, y in ((120, 366), (326, 362)):
        art.disc(x, y, 8, MUSTARD, 3.4)
        art.line(f"{x - 4},{y + 2} {x - 2},{y - 4} {x + 4},{y - 3}", 2.2)
    with head_at(art, 212, 284, 1.95):
        art.shape("70,8 86,14 95,34 94,56 88,68! 80,58 74,44", CHESTNUT, 2.8)
        ear(art, size=1.24, y=57)
        skull(art, "boy")
        cheek_shadow(art, "boy", 0.2)
        blush(art, 1.05)
        for x, y in ((44, 62), (48.4, 65), (53, 61), (57.6, 64.6), (50, 69), (24, 63), (22, 67), (62, 69)):
            art.disc(x, y, 0.95, "#A8643A", 0)
        thin_brows(art, CHESTNUT, 2)
        eyes(art, Eyes("#7A5A2A", open=1.22, gaze=-0.3))
        nose(art, "snub", 2.5)
        mouth(art, "smile")
        art.line("34,93 38,93.6 42,92.6", 1.6)
        hair = (
            "22,36! 17,24 20,8 32,-6 46,-12! 44,-19 51,-22 55,-14! 70,-14 86,-4 95,14 96,34 92,47!"
            " 85,46 80,48! 78,30"
            " 70,18 56,13! 44,22 32,24!"
        )
        art.shape(hair, CHESTNUT, 2.9)
        ear(art, size=1.2, y=59)
        for strand in (
            "56,12 48,4 34,2 24,12",
            "54,8 44,-3 34,-4",
            "58,10 70,2 84,6 90,20",
            "58,6 70,-5 82,-2",
            "62,13 76,14 86,26 86,42",
            "48,17 38,14 28,18",
            "51,-20 50,-14 54,-8",
        ):
            art.line(strand, 2, 0.3, 0.2)
        art.line("30,0 38,-6 46,-8", 2.4, 0.2, 0.2, "#C08A52")
        art.line("68,-7 78,-3 86,4", 2.4, 0.2, 0.2, "#C08A52")


def mariska(art: Art) -> None:
    """A girl from the flower stall: a straw hat with daisies and poppies, a fair plait over her shoulder."""
    with art.at(400, 0, flip=True):
        _mariska(art)


def _mariska(art: Art) -> None:
    with art.at(0, -14):
        _blouse(art)
    with head_at(art, 206, 262, 1.78):
        _mariska_head(art)


def _blouse(art: Art) -> None:
    blouse = "22,430 36,362 84,326 140,304 176,286 270,284 318,300 358,336 384,400 390,440"
    art.shape(blouse, PAPER, 5.5)
    art.shade(blouse, 4, 10, 60, 3.6, 1, 0.2, 1)
    for fold in (
        "92,332 108,362 112,400",
        "124,316 136,346 138,380",
        "318,308 306,340 302,380",
        "344,332 332,362 330,400",
    ):
        art.line(fold, 4, 0.2, 0.5)
    with head_at(art, 206, 276, 1.78):
        art.shape("64,18 88,16 100,34 100,60 96,84 84,92 74,80 72,50", BLOND, 2.9)
        neck(art, thick=-1)
    # bodice and the open neck
    art.shape(
        "172,294! 178,284 198,318 222,330 250,312 268,280 278,290! 268,330 240,352 206,350 182,330",
        PAPER,
        4.5,
    )
    for x, y in ((182, 312), (194, 332), (212, 345), (234, 345), (254, 332), (267, 312)):
        art.disc(x, y, 5.4, PAPER, 2.6)
    art.shape(
        "148,440! 150,380 160,340 176,326! 196,352 222,362 250,350 276,320! 296,340 304,380 306,440!", BLUE, 5
    )
    art.shade(
        "148,440! 150,380 160,340 176,326! 196,352 222,362 250,350 276,320! 296,340 304,380 306,440!",
        4,
        9,
        0.3,
        3.4,
    )
    for y in (372, 390):
        art.line(f"204,{y - 4} 242,{y + 10}", 4.4, 1, 1, MUSTARD)
        art.line(f"242,{y - 4} 204,{y + 10}", 4.4, 1, 1, MUSTARD)


def _mariska_head(art: Art) -> None:
    skull(art, "soft")
    cheek_shadow(art, "soft", 0.14)
    blush(art, 1.1)
    eyes(art, Eyes(BLUE, open=1.12, gaze=-0.2, lashes=True))
    nose(art, "fine", 2.1, shaded=False)
    mouth(art, "lips-smile")
    ear(art, size=0.86, y=56)
    art.disc(82, 71.5, 2.4, RED, 1.8)
    # the plait, over her shoulder
    art.tube("86,62 98,88 104,112 98,140 90,166", "20 21 21 19 14", BLOND, 2.8)
    for x, y in ((91, 72), (96, 84), (101, 96), (104, 108), (103, 120), (100, 132)):
        art.line(f"{x - 10},{y + 5} {x},{y - 1} {x + 2},{y - 7}", 2, 0.4, 0.4)
        art.line(f"{x},{y - 1} {x + 6},{y + 1} {x + 10},{y - 2}", 1.8, 0.4, 0.4)
    hair = "24,34! 23,20 34,10 60,8 84,14 96,34 97,54 92,68! 85,56 80,46! 74,32 62,24 46,22 34,27!"
    art.shape(hair, BLOND, 2.8)
    for strand in (
        "30,32 36,22 50,17",
        "40,26 52,20 66,20",
        "56,24 70,24 80,38",
        "62,18 78,24 86,46",
        "70,14 86,24 92,46",
    ):
        art.line(strand, 1.8, 0.3, 0.2)
    thin_brows(art, "#8A6428", 0.2)
    # straw hat
    crown = "30,8! 32,-10 42,-19 62,-21 80,-14 88,6 90,16!"
    art.shape(crown, MUSTARD, 2.9)
    for y, a, b in ((-14, 40, 76), (-8, 35, 83), (-2, 33, 86)):
        art.line(f"{a},{y + 1.5} 60,{y - 3} {b},{y + 2}", 1.4, 0.5, 0.5, "#9A6B1E")
    art.shade(crown, 4, 4.6, 0.3, 2, 1, 0.1, 0.8)
    art.shape("29,4! 46,-3 70,-3 90,6! 92,17! 66,9 46,9 28,15!", RED, 2.5)
    brim = "-4,26! 12,12 36,9 64,9 92,11 114,20 118,28! 100,28 84,25 60,21 38,22 18,27"
    art.shape(brim, MUSTARD, 3)
    for k in range(13):
        x = 4 + k * 8.6
        art.line(
            f"{x},{24 - abs(k - 6) * -0.1:.1f} {x + (k - 6) * -0.5 + 1:.1f},13", 1.3, 0.3, 0.3, "#9A6B1E"
        )
    art.line("8,21 36,15 64,14.6 92,18 112,25", 1.4, 0.4, 0.4, "#9A6B1E")
    for x, y, turn in ((30, 2, -30), (52, -6, 30)):
        with art.at(x, y, 0.34, turn):
            art.shape("0,2! 14,-16 0,-44! -14,-16", GREEN, 6)
    for x, y, petals, eye in ((36, 2, PAPER, MUSTARD), (58, -2, PAPER, MUSTARD), (47, -1, RED, INK)):
        for k in range(7):
            with art.at(x, y, 0.27, k * 51):
                art.shape("-4,-5! -13,-22 0,-29 13,-22 4,-5!", petals, 6)
        art.disc(x, y, 3, eye, 1.4)


def jeno(art: Art) -> None:
    """A student: tousled hair, round spectacles, a first moustache, a loose bow, a pencil behind his ear."""
    coat = "14,430 30,366 74,332 128,312 176,292 276,288 324,308 364,344 390,410 394,440"
    art.shape(coat, BROWN, 5.5)
    art.shade(coat, 4, 10, 60, 3.8, 1, 0.1, 1)
    art.shape("164,304! 208,400 268,296! 250,286 184,288", PAPER, 4.5)
    with head_at(art, 208, 260, 1.84):
        neck(art, thick=-2)
    art.shape("164,306! 168,278 190,304 210,326! 190,340!", PAPER, 4.5)
    art.shape("210,326! 236,310 262,270 274,288! 254,330!", PAPER, 4.5)
    art.shade("210,326! 236,310 262,270 274,288! 254,330!", 40, 8, 0.4, 3)
    art.shape("208,330! 178,318 158,330 152,352 176,362! 206,346!", GREEN, 4.5)
    art.shape("208,330! 240,312 262,322 270,346 244,358! 210,346!", GREEN, 4.5)
    art.shape("204,344! 184,372 178,408 202,404! 212,350!", GREEN, 4.5)
    art.shape("212,344! 234,368 244,408 218,410! 208,350!", GREEN, 4.5)
    art.shape("199,326 217,325 220,346 202,347", GREEN, 4)
    for crease in (
        "170,332 184,336 198,339",
        "252,330 236,336 222,338",
        "196,362 190,380 188,400",
        "222,360 230,380 232,400",
    ):
        art.line(crease, 3)
    art.shade("208,330! 240,312 262,322 270,346 244,358! 210,346!", 0, 8, 0.3, 3)
    art.shape("164,300! 146,312 126,336 142,354! 130,366 176,430 206,440! 176,360", BROWN, 4.5)
    art.shape("276,290! 296,306 310,334 292,350! 304,362 250,430 214,440! 254,350", BROWN, 4.5)
    art.shade("276,290! 296,306 310,334 292,350! 304,362 250,430 214,440! 254,350", 14, 9, 0.35, 3.2)
    with head_at(art, 208, 260, 1.84):
        art.shape("72,12 90,18 98,36 97,58 92,80 86,88! 79,74 76,50", DARK, 2.8)
        skull(art, "lean")
        cheek_shadow(art, "lean", 0.3)
        art.line("58,66 61,74 57,84", 1.7, 0.2, 0.2)
        blush(art, 0.7)
        thin_brows(art, DARK, 1.6)
        eyes(art, Eyes("#5E4A2E", open=1.06))
        nose(art, "straight", 2.4)
        mouth(art, "smirk")
        lip_shadow(art)
        for x, y, dx, dy in (
            (33, 77, -5, 3.2),
            (30, 77.6, -3.6, 2.6),
            (40, 76.8, 5, 3),
            (43, 77.4, 4.4, 2.6),
            (36.4, 77, 3.4, 2.6),
            (46, 78, 3.4, 2),
        ):
            art.line(f"{x},{y} {x + dx},{y + dy}", 1.7, 0.7, 0.2, DARK)
        ear(art, y=57)
        spectacles(art)
        hair = (
            "26,35! 17,30 12,18! 18,20 20,8! 14,4 18,-8 28,-12! 26,-17 36,-24 46,-20! 52,-28 66,-26"
            " 70,-19! 80,-24 92,-14 92,-5!"
            " 101,-3 104,10 99,17! 106,24 104,36 97,40! 100,50 94,58 88,60! 86,52 82,46! 80,34 75,26!"
            " 66,30 56,25! 50,33"
            " 44,36 38,34! 42,30 41,26! 34,29 30,34!"
        )
        art.shape(hair, DARK, 2.9)
        for strand in (
            "41,27 38,16 42,2 52,-10",
            "28,30 24,20 26,8 34,-4",
            "50,31 54,18 50,6 56,-8",
            "57,24 58,10 66,-4",
            "70,27 72,14 66,2 70,-10",
            "78,32 86,20 82,6 86,-6",
            "88,50 94,38 90,24 94,12",
            "20,24 22,14 20,4",
            "84,42 88,30 84,20",
            "34,-16 44,-14 50,-6",
            "62,-20 72,-14 74,-6",
        ):
            art.line(strand, 2.1, 0.2, 0.4)
        for strand in (
            "34,24 31,12 36,0",
            "47,20 45,6 50,-6",
            "64,20 63,8 60,-8",
            "80,22 77,8 79,-4",
            "92,30 88,16 90,4",
        ):
            art.line(strand, 2.2, 0.2, 0.2, "#7D5844")
        # the pencil
        art.rod("70,46 110,34", 5, MUSTARD, 2.2)
        art.shape("70,43! 62,47.6! 71,48.6!", PAPER, 2)
        art.shape("65.6,45.6! 62,47.6! 66,48!", INK, 0)
        art.line("76,44.4 108,34.6", 1, 1, 1, "#9A6B1E")
        art.shape("79,49 83,44 88,43 90,48 88,54 82,50", "#EBC9A0", 2)
