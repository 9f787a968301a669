"""The four queens: each with a laced bodice, wide linen sleeves, and a thing of her own in her hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, SKIN, Art
from parts.people import BLOND, DARK, fist, neck, skull
from parts.signs import LIME
from parts.tell.kings import crown

from .court import DRESS, framed


@dataclass(frozen=True)
class Queen:
    hair: str
    crown: str
    holds: str
    veil: str
    eyes: str
    flip: bool = False


QUEENS = {
    "H": Queen(BLOND, "lily", "rose", PAPER, BLUE),
    "D": Queen(DARK, "points", "fan", BLUE, BROWN, True),
    "C": Queen("#9C4A26", "turret", "bird", SHADE, GREEN),
    "S": Queen(BROWN, "lily", "mirror", RED, BLUE, True),
}


def queen(suit: str, art: Art) -> None:
    who, dress = QUEENS[suit], DRESS[suit]
    with art.at(570 if who.flip else 0, 0, flip=who.flip):
        branch(art, dress.mantle if suit in "HS" else dress.trim, who.flip)
        veil = "262,96 330,84 392,120 420,190 430,280 470,360 474,446! 356,446! 340,300 330,180"
        art.shape(veil, who.veil, 5.5)
        art.shade(veil, 6, 10, 0.22, 3.8, 1, 0.1, 1)
        for fold in ("360,120 392,220 420,340", "340,140 366,260 384,420"):
            art.line(fold, 5, 0.2, 0.6)
        gown(art, suit)
        far_arm(art, suit)
        near_arm(art, suit)
        with art.at(306, 226, 1.16), art.at(-60, -96):
            face(art, who)
        hair(art, who.hair)
        jewels(art, dress.trim)
        crown(art, who.crown, 308, 116, 0.74, 3, dress.trim)


def face(art: Art, who: Queen) -> None:
    """In the units of parts.people: larger eyes and a smaller nose than those of the people in the fields."""
    neck(art)
    skull(art, True)
    art.disc(59, 67, 8.5, "#E2A283", 0)
    art.disc(27, 66, 4.5, "#E2A283", 0)
    art.shape("40,50.5 50,43.5 63,49.5 52,55.5", PAPER, 0)
    art.shape("21.5,50.5 28,44.5 36,49.5 29,54.5", PAPER, 0)
    for x, r in ((49.5, 5), (28, 4.4)):
        art.disc(x, 49, r, who.eyes, 0)
        art.disc(x, 49, r * 0.55, INK, 0)
        art.disc(x - 1.4, 47.2, 1.1, PAPER, 0)
    art.line("38,51.5 44,46 51,43.5 58,45 65,49.5 70,46", 4.4, 0.4, 0.1)
    art.line("20,51.5 24,46 28.5,44 33,45.5 37,49.5", 3.8, 0.3, 0.4)
    art.line("44,55 52,57 60,53", 1.7)
    art.line("40,38.5 51,32.5 67,37.5", 3.8, 0.4, 0.15)
    art.line("21,39 27,34 35,36.5", 3.4, 0.3, 0.3)
    art.line("35.5,44 33,54 27.5,63.5 26.5,67.5 30,70.5 35,69.5", 2.8, 0.2, 0.4)
    art.line("38.5,64.5 40.5,68 38.5,71", 2.2)
    art.shape("26,81 30.5,78 34,79.6 38,78 45.5,80.6! 38,82.6 33,82.4", RED, 0)
    art.shape("28.5,83! 36,83.6 43,82.4! 38.5,88.4 32,88.2", RED, 0)
    art.line("24.5,80 29,82 35,83 42,82 48,79", 2.2, 0.3, 0.3)
    art.line("33,92.5 37,93.2 41,92", 1.8)
    art.shape("64,16 80,18 88,34 86,54 92,78 84,84 76,72 73,50 68,34", who.hair, 3.4)


def branch(art: Art, bloom_fill: str, low: bool) -> None:
    """A rose that climbs behind her and leaves room for the sign of the suit."""
    spec = "520,440 500,360 516,280 496,240" if low else "520,440 500,360 516,280 492,210 504,140 480,80"
    art.line(spec, 8, 0.8, 0.4)
    art.line(spec, 4, 0.8, 0.4, GREEN)
    for x, y, turn in (
        (506, 390, -60),
        (508, 330, 60),
        (512, 260, -50),
        (496, 226, 70),
        (500, 170, -60),
        (496, 118, 50),
        (486, 96, -40),
    ):
        if low and y < 250:
            continue
        with art.at(x, y, 1.05, turn):
            art.shape("0,2! 11,-12 0,-36! -11,-12", LIME if y % 4 else GREEN, 3.4)
            art.line("0,-2 0,-26", 2.6)
    for x, y, r in (
        ((494, 236, 0.9), (488, 330, 0.9)) if low else ((476, 70, 1.0), (512, 204, 0.84), (488, 296, 0.9))
    ):
        rose(art, x, y, r, bloom_fill)


def rose(art: Art, x: float, y: float, scale: float, fill: str) -> None:
    with art.at(x, y, scale):
        for k in range(5):
            with art.at(0, 0, 1, k * 72):
                art.shape("-4,-4! -17,-18 -10,-32 0,-29 10,-32 17,-18 4,-4!", fill, 3.6)
        art.disc(0, 0, 11, MUSTARD if fill != MUSTARD else RED, 3.4)
        art.line("-4,-1 0,-4 4,0", 2.4)


def gown(art: Art, suit: str) -> None:
    dress = DRESS[suit]
    # the skirt begins at the waist
    skirt = "206,446! 214,414 240,396 302,404 366,396 394,414 404,446!"
    coat = "180,330 206,286 254,262 344,262 392,286 420,330 392,372 376,410! 302,418 230,410! 214,372"
    art.shape(skirt, dress.mantle, 5)
    art.shape(coat, dress.mantle, 6)
    art.shade(coat, 0, 10, 0.16, 4, 1, 0.2, 1)
    # shift, skin and laced front
    art.shape("246,272! 302,258 350,272! 348,330 328,344 302,348 276,344 252,330", PAPER, 5)
    art.shape("256,262! 302,250 344,262! 334,312 302,328 270,312", SKIN, 0)
    art.shade("256,262! 302,250 344,262! 334,312 302,328 270,312", 10, 8, 0.3, 3, 1, 0, 0.6)
    art.line("252,268 264,312 302,330 338,312 350,268", 4, 0.8, 0.8)
    for x in range(262, 345, 14):
        y = 316 + 12 - abs(x - 302) * 0.3
        art.line(f"{x - 6},{y:.0f} {x},{y + 9:.0f} {x + 6},{y:.0f}", 3, 0.8, 0.8)
    panel = "258,338! 302,352 344,338! 334,410! 302,416 270,410!"
    art.shape(panel, dress.robe, 5)
    for y in (356, 374, 392):
        for a, b in ((-1, 1), (1, -1)):
            art.line(f"{302 + a * 30},{y} {302 + b * 28},{y + 14}", 7, 1, 1)
            art.line(f"{302 + a * 30},{y} {302 + b * 28},{y + 14}", 3.6, 1, 1, dress.lace)
    for side in (-1, 1):
        for y in (354, 374, 394):
            art.disc(302 + side * 36, y, 5, dress.lace, 2.4)
    art.shape("226,402! 302,414 380,402! 384,424! 302,436 222,424!", dress.trim, 4.5)
    art.shape("286,408! 318,408! 318,438! 286,438!", MUSTARD, 4)
    art.disc(302, 423, 7, dress.robe, 2.4)
    for fold in ("250,430 246,446", "360,430 366,446"):
        art.line(fold, 5, 0.3, 0.8)


def puff(art: Art, spec: str, angle: float, band_spec: str, trim: str) -> None:
    art.shape(spec, PAPER, 5.5)
    art.shade(spec, angle, 11, 0.3, 3.8, 1, 0.1, 1)
    art.rod(band_spec, 14, trim, 4)


def far_arm(art: Art, suit: str) -> None:
    dress, kind = DRESS[suit], QUEENS[suit].holds
    puff(
        art,
        "206,288 168,296 142,334 136,380 160,408 200,400 226,360 232,310",
        20,
        "140,392 168,408 200,398",
        dress.trim,
    )
    art.line("170,310 156,350 160,390", 4, 0.3, 0.6)
    art.line("200,300 188,350 184,392", 4, 0.3, 0.6)
    fore = art.tube("164,404 152,372 158,338", "44 40 34", SKIN, 5)
    art.shade(fore, 0, 9, 0.36, 3.2)
    if kind == "rose":
        art.line("160,372 152,300 156,232", 7.5, 1, 1)
        art.line("160,372 152,300 156,232", 3.8, 1, 1, GREEN)
        for x, y, turn in ((153, 290, -60), (153, 272, 56)):
            with art.at(x, y, 1, turn):
                art.shape("0,2! 11,-12 0,-36! -11,-12", GREEN, 3.4)
        rose(art, 156, 222, 1.35, RED)
    elif kind == "fan":
        with art.at(158, 326, 1, -16):
            outline = "0,0! -98,-62! -84,-96 -46,-126 0,-136 46,-126 84,-96 98,-62!"
            art.shape(outline, PAPER, 5)
            for k in range(-4, 5):
                with art.at(0, 0, 1, k * 14):
                    art.shape("0,-4! -10,-92! 0,-98 10,-92!", RED if k % 2 else MUSTARD, 2.6)
                    art.disc(0, -112, 6, BLUE if k % 2 else RED, 2.4)
            art.disc(0, -6, 9, MUSTARD, 3)
    elif kind == "bird":
        art.shape(
            "136,306 128,280 140,256 162,248 182,258 190,284 178,308 214,332! 196,336 168,318", BLUE, 4.5
        )
        art.shape("128,286 140,262 156,276 156,304 138,308", RED, 3)
        art.disc(146, 250, 19, BLUE, 4.5)
        art.shape("128,246! 108,252 128,258!", MUSTARD, 3)
        art.disc(141, 246, 4, PAPER, 0)
        art.disc(140, 246, 2.4, INK, 0)
        art.shape("158,272 184,276 200,312! 176,304", "#6C86A8", 3.6)
        art.line("168,284 184,296", 3)
        art.line("146,308 148,322", 4, 1, 1)
        art.line("158,308 158,322", 4, 1, 1)
    else:
        art.rod("160,380 154,300", 12, MUSTARD, 4)
        art.shape("152,300 118,280 108,240 124,204 152,192 180,204 196,240 186,280", MUSTARD, 5.5)
        art.shape("152,286 128,270 120,240 132,214 152,206 172,214 184,240 176,270", "#B9C7CF", 4)
        art.line("134,244 140,226 152,218", 6, fill=PAPER)
        art.line("146,262 164,236", 4, fill=PAPER)
        art.disc(152, 186, 9, RED, 3.4)
    if kind == "bird":
        fist(art, 156, 330, 0.98, 84)
    else:
        fist(art, 158, 332, 1.02, -4)


def near_arm(art: Art, suit: str) -> None:
    dress = DRESS[suit]
    puff(
        art,
        "392,288 432,300 456,342 458,388 432,412 392,402 374,366 370,310",
        -12,
        "396,400 428,412 456,392",
        dress.trim,
    )
    art.line("420,316 430,352 424,396", 4, 0.3, 0.6)
    fore = art.tube("430,404 396,412 360,404", "44 40 34", SKIN, 5)
    art.shade(fore, 82, 9, 0.4, 3.2)
    # a kerchief
    art.shape("326,410! 352,404! 372,446! 350,436 336,446! 320,436 304,446!", PAPER, 4)
    art.line("336,412 338,440", 3)
    fist(art, 346, 400, 1.0, 70)


def hair(art: Art, fill: str) -> None:
    spec = "258,170! 252,132 280,106 324,98 360,116 376,156 376,206 364,236! 352,196 334,164 304,152 276,156"
    art.shape(spec, fill, 4.5)
    tone = INK
    for line in (
        "292,116 306,138 336,160",
        "320,106 346,136 362,180",
        "276,124 272,146 262,164",
        "350,116 368,150 370,200",
    ):
        art.line(line, 3.4, 0.3, 0.4, tone)
    art.tube("366,214 380,244 372,276", "20 20 8", fill, 4)
    art.line("366,226 374,246 370,266", 3)


def jewels(art: Art, stone: str) -> None:
    art.line("262,262 300,280 342,264", 9, 1, 1)
    for k in range(8):
        t = k / 7
        art.disc(260 + 84 * t, 262 + 17 * (1 - (2 * t - 1) ** 2), 5, PAPER, 2)
    art.shape("302,284! 311,296! 302,310! 293,296!", stone, 3)
    art.disc(346, 206, 5, MUSTARD, 2.4)
    art.disc(346, 217, 6, stone, 2.4)


COURT_QUEENS = {suit + "Q": partial(framed, suit=suit, draw=partial(queen, suit)) for suit in "HDCS"}
