"""The court and the aces of the French-suited pack: half figures, the same when the card is turned round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from parts.tell.kings import crown

from .ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SKIN, Art
from .people import BLOND, DARK, STEEL, WHITE, Face, fist, head, palm
from .signs import FRENCH, bell

LEFT, TOP, RIGHT, BOTTOM, MIDDLE = 76, 30, 494, 860, 445


@dataclass(frozen=True)
class Dress:
    coat: str
    panel: str
    trim: str
    pattern: str  # "lozenge", "stripe", "dot", "leaf"


DRESS = {
    "A": Dress(GREEN, BROWN, MUSTARD, "lozenge"),
    "L": Dress(BLUE, MUSTARD, RED, "stripe"),
    "H": Dress(RED, MUSTARD, BLUE, "dot"),
    "B": Dress(MUSTARD, RED, BLUE, "chevron"),
}


def half(art: Art, draw: Callable[[Art], None]) -> None:
    draw(art)
    with art.at(570, 890, 1, 180):
        draw(art)


def torso(art: Art, dress: Dress, slim: bool = False) -> None:
    coat = (
        "168,446! 172,360 204,296 268,258 338,258 398,294 430,360 434,446!"
        if slim
        else "136,446! 146,352 190,290 262,254 344,254 414,290 454,352 464,446!"
    )
    art.shape(coat, dress.coat, 6)
    art.shade(coat, 0, 10, 0.16, 4, 1, 0.2, 1)
    art.shape("262,262! 302,284 344,262! 352,350 358,446! 248,446! 254,350", dress.panel, 5)
    if dress.pattern == "lozenge":
        for y in range(316, 446, 44):
            for x in (280, 326):
                art.shape(f"{x},{y - 18}! {x + 14},{y}! {x},{y + 18}! {x - 14},{y}!", dress.trim, 2.6)
    elif dress.pattern == "stripe":
        for x in (272, 303, 334):
            art.line(f"{x},290 {x + (x - 303) * 0.16:.0f},444", 9, 1, 1, dress.trim)
    elif dress.pattern == "dot":
        for k, y in enumerate(range(306, 440, 24)):
            for x in (276, 304, 332) if k % 2 else (290, 318):
                art.disc(x, y, 6, dress.trim, 2)
    else:
        for y in range(310, 446, 30):
            art.line(f"256,{y - 14} 303,{y + 8} 350,{y - 14}", 8, 1, 1, dress.trim)


def near_arm(art: Art, dress: Dress, cuff: str) -> None:
    upper = art.tube("414,320 446,372 430,414", "82 78 66", dress.coat, 5.5)
    art.shade(upper, -6, 9, 0.42, 3.8)
    fore = art.tube("430,416 400,412 384,398", "60 52 46", dress.coat, 5)
    art.shade(fore, 70, 9, 0.4)
    art.tube("396,410 378,396", "62 58", cuff, 4.5)


def far_arm(art: Art, dress: Dress, cuff: str) -> None:
    upper = art.tube("196,330 168,376 174,414", "72 66 58", dress.coat, 5.5)
    art.shade(upper, 12, 9, 0.4, 3.6)
    fore = art.tube("178,414 200,396 216,370", "54 48 40", dress.coat, 5)
    art.shade(fore, 0, 9, 0.4)
    art.tube("204,390 216,370", "56 52", cuff, 4.5)


def ermine(art: Art) -> None:
    art.shape(
        "196,304 222,270 276,246 304,276 334,246 392,268 420,302 398,332 350,312 304,340 258,314 216,334",
        PAPER,
        5,
    )
    for x, y in (
        (224, 300),
        (250, 280),
        (262, 300),
        (292, 310),
        (312, 296),
        (344, 278),
        (358, 298),
        (388, 300),
    ):
        art.line(f"{x},{y} {x - 1},{y + 8} {x - 3},{y + 14}", 7, 0.4, 0.9)


def ruff(art: Art, fill: str = PAPER) -> None:
    art.shape(
        "218,272 236,246 280,240 304,256 330,240 374,244 394,270 372,292 332,296 304,304 276,296 238,294",
        fill,
        4.5,
    )
    for x in range(238, 384, 18):
        art.line(f"{x},{286 - abs(x - 305) * 0.1:.0f} {x + (305 - x) * 0.15:.0f},262", 3.4, 0.9, 0.3)


def sign(art: Art, suit: str) -> None:
    with art.at(146, 112, 0.8):
        FRENCH[suit](art)


# --- kings -----------------------------------------------------------------------------------------

KING_FACES = {
    "A": Face(hair=BROWN, beard="full", moustache="soft", stern=True, long_hair=True),
    "L": Face(hair=DARK, beard="forked", moustache="long", stern=True, long_hair=True),
    "H": Face(hair=WHITE, beard="long", moustache="long", old=True, long_hair=True),
    "B": Face(hair="#8C8576", beard="full", moustache="long", long_hair=True),
}
KING_CROWNS = {"A": "turret", "L": "points", "H": "arched", "B": "lily"}


def king(suit: str, art: Art) -> None:
    dress = DRESS[suit]
    torso(art, dress)
    if suit == "L":
        art.shape("436,96! 450,70! 464,96! 446,360! 426,360!", STEEL, 4.5)
        art.line("450,92 437,340", 3.4)
    elif suit == "B":
        with art.at(-12, 4):
            art.rod("436,110 404,446", 14, BROWN, 4.5)
            art.shape("436,96! 474,78 486,130 470,172! 452,150 428,152!", STEEL, 5)
            art.shape("434,104! 410,98 400,116 412,134 430,132!", STEEL, 4)
    else:
        art.rod("440,150 390,446", 13, MUSTARD, 4)
        art.disc(442, 134, 19, MUSTARD, 4.5)
        if suit == "A":
            art.shape("442,116! 430,104 430,84 444,66! 458,86 456,106!", GREEN, 4)
            art.shape("424,112 442,104 462,112 458,126 428,126", BROWN, 4)
        else:
            art.rod("443,118 446,84", 9, MUSTARD, 3.5)
            art.rod("430,100 460,103", 9, MUSTARD, 3.5)
    near_arm(art, dress, PAPER)
    if suit == "L":
        art.rod("436,352 428,424", 13, BROWN, 4)
        art.rod("400,350 474,358", 13, MUSTARD, 4)
        fist(art, 424, 392, 1.1, 8)
    else:
        fist(art, 396, 392, 1.1, 12)
    if suit in "AH":
        far_arm(art, dress, PAPER)
        with art.at(-14, -18):
            art.disc(206, 344, 34, BLUE if suit == "H" else MUSTARD, 5)
            art.rod("174,342 206,350 238,340", 8, PAPER, 3)
            art.rod("206,312 207,348", 8, PAPER, 3)
            art.rod("206,308 206,282", 8, MUSTARD, 3.4)
            art.rod("195,294 217,294", 8, MUSTARD, 3.4)
        palm(art, 210, 372, 0.9, 20)
    if suit == "H":
        ermine(art)
    head(art, 306, 224, 1.1, KING_FACES[suit])
    if suit != "H":
        ermine(art)
    crown(art, KING_CROWNS[suit], 302, 122, 0.68 if suit == "H" else 0.86, 0, dress.trim)


# --- queens ----------------------------------------------------------------------------------------

QUEEN_HAIR = {"A": BROWN, "L": DARK, "H": BLOND, "B": "#9C4A26"}


def bloom(art: Art, suit: str, x: float, y: float) -> None:
    if suit == "H":
        for px, py in ((0, -17), (17, -4), (11, 14), (-11, 14), (-17, -4)):
            art.disc(x + px, y + py, 14.5, RED, 3.4)
        art.disc(x, y, 10, MUSTARD, 3)
    elif suit == "A":
        for px, py, turn in ((0, -12, 0), (-18, 6, -40), (18, 6, 40)):
            with art.at(x + px, y + py, 0.4, turn):
                art.shape("-38,14 -40,-12 -28,-44 0,-74! 28,-44 40,-12 38,14", GREEN, 9)
                art.shape("-50,12 0,6 50,12 44,36 0,57 -44,36", BROWN, 9)
    elif suit == "L":
        art.shape(
            (
                f"{x},{y + 26}! {x - 34},{y + 4} {x - 36},{y - 26}! {x - 16},{y - 14} {x},{y - 38}!"
                f" {x + 16},{y - 14} {x + 36},{y - 26}! {x + 34},{y + 4}"
            ),
            PAPER,
            4.5,
        )
        art.line(f"{x},{y + 16} {x},{y - 18}", 3.4)
        art.line(f"{x - 12},{y + 10} {x - 20},{y - 8}", 3)
        art.line(f"{x + 12},{y + 10} {x + 20},{y - 8}", 3)
    else:
        for k in range(10):
            with art.at(x, y, 1, k * 36):
                art.shape("-8,-10! -9,-30 0,-38 9,-30 8,-10!", MUSTARD, 3)
        art.disc(x, y, 14, BROWN, 3.4)


def queen(suit: str, art: Art) -> None:
    dress = DRESS[suit]
    hair = QUEEN_HAIR[suit]
    flip = suit in "LH"
    with art.at(604 if flip else 0, 0, 1, flip=flip):
        # hair or veil behind
        if suit in "AB":
            art.shape(
                "270,110 330,100 384,140 396,220 410,300 380,330 330,300 340,200",
                PAPER if suit == "A" else BLUE,
                5,
            )
            art.shade("270,110 330,100 384,140 396,220 410,300 380,330 330,300 340,200", 10, 10, 0.3, 3.6)
        else:
            art.shape("300,110 350,120 384,170 380,240 400,300 380,350 350,340 340,260 336,180", hair, 5)
            for spec in ("356,150 366,220 372,300", "370,180 372,240 388,310"):
                art.line(spec, 4)
        torso(art, dress, slim=True)
        art.shape("252,276! 302,262 350,276! 338,322 302,342 266,322", SKIN, 5)
        art.shade("252,276! 302,262 350,276! 338,322 302,342 266,322", 0, 8, 0.25, 3, 1, 0, 0.5)
        art.line("250,280 262,320 302,346 342,320 354,280", 10, 1, 1)
        art.line("250,280 262,320 302,346 342,320 354,280", 5.5, 1, 1, dress.trim)
        # the flower
        upper = art.tube("222,330 186,376 180,416", "70 62 54", dress.coat, 5.5)
        art.shade(upper, 12, 9, 0.4, 3.6)
        fore = art.tube("182,416 190,380 196,350", "50 44 36", dress.coat, 5)
        art.shade(fore, 0, 9, 0.4)
        art.line("198,372 198,300 194,262", 7, 1, 1)
        art.line("198,372 198,300 194,262", 3.4, 1, 1, GREEN)
        art.shape("198,300! 214,284 232,288! 222,304", GREEN, 3)
        bloom(art, suit, 193, 238)
        fist(art, 198, 336, 0.98, 0)
        upper = art.tube("386,324 416,376 404,412", "74 68 60", dress.coat, 5.5)
        art.shade(upper, -6, 9, 0.42, 3.6)
        fore = art.tube("404,416 366,420 330,410", "54 46 38", dress.coat, 5)
        art.shade(fore, 80, 9, 0.4)
        fist(art, 314, 406, 0.98, 72)
        head(art, 312, 228, 1.08, Face(hair=hair, soft=True, long_hair=suit in "LH"))
        front = "266,168! 262,132 288,110 330,104 362,124 370,170 362,210! 346,180 326,158 296,152"
        art.shape(front, hair, 4.5)
        for spec in ("300,116 310,140 336,164", "326,110 346,140 356,180", "282,126 280,146 270,162"):
            art.line(spec, 3.4)
        art.line("266,256 300,274 344,258", 9, 1, 1)
        for k in range(7):
            t = k / 6
            art.disc(264 + 82 * t, 256 + 16 * (1 - (2 * t - 1) ** 2), 5, PAPER, 2)
        crown(
            art, {"A": "lily", "L": "points", "H": "lily", "B": "points"}[suit], 316, 112, 0.66, 4, dress.trim
        )


# --- jacks -----------------------------------------------------------------------------------------


def jack(suit: str, art: Art) -> None:
    dress = DRESS[suit]
    torso(art, dress)
    if suit == "A":
        art.rod("436,70 404,446", 13, BROWN, 4.5)
        art.shape("436,58! 450,92 442,122! 430,122! 424,92", STEEL, 4)
        art.shape("442,112! 466,104 486,88! 490,130 478,160! 456,146 436,150!", STEEL, 4.5)
    elif suit == "L":
        art.tube("396,120 448,160 470,250 440,350 380,430", "8 13 17 13 8", BROWN, 4.5)
        art.line("396,122 380,428", 3, 1, 1)
        art.rod("440,96 402,430", 7, MUSTARD, 3)
        art.shape("442,72! 456,104! 441,98 428,102!", STEEL, 3.4)
    elif suit == "H":
        art.rod("440,100 392,446", 13, BROWN, 4.5)
        art.tube("440,112 446,84 468,76 482,92 474,108", "13 14 14 13 9", BROWN, 4)
    else:
        art.rod("442,180 398,446", 13, BROWN, 4.5)
        art.rod("424,166 442,172 462,168", 9, BLUE, 3.5)
        for x, y, turn in ((420, 152, -30), (470, 158, 30), (448, 110, 4)):
            with art.at(x, y, 0.44 if x == 448 else 0.3, turn):
                bell(art)
    near_arm(art, dress, dress.trim)
    fist(art, 398 if suit in "BL" else 402, 392, 1.1, 12)
    far_arm(art, dress, dress.trim)
    fist(art, 222, 354, 1.02, 30)
    faces = {
        "A": Face(hair=DARK, moustache="soft"),
        "L": Face(hair=BROWN, beard="goatee", moustache="soft"),
        "H": Face(hair=BLOND, long_hair=True),
        "B": Face(hair="#9C4A26", beard="", moustache=""),
    }
    head(art, 306, 226, 1.1, faces[suit])
    ruff(art, PAPER if suit in "LB" else dress.trim)
    if suit == "A":
        art.shape("236,144! 262,116 300,112 350,112 392,130 400,146! 360,156 300,150", dress.trim, 5)
        art.shape("258,126 262,92 300,70 346,74 370,100 372,126 310,120", dress.coat, 5)
        art.shade("258,126 262,92 300,70 346,74 370,100 372,126 310,120", 0, 9, 0.34, 3.6)
    elif suit == "L":
        art.shape("240,142 236,116 270,90 326,80 380,94 404,124 390,146 350,138 290,140", RED, 5)
        art.shade("240,142 236,116 270,90 326,80 380,94 404,124 390,146 350,138 290,140", 10, 9, 0.3, 3.8)
        art.shape("376,112! 388,84 400,66 392,60! 372,78 362,104!", PAPER, 4)
        art.line("372,110 384,80 392,66", 3)
    elif suit == "H":
        art.shape("252,160! 258,118 284,92 330,84 366,104 376,150! 344,130 300,132", BLUE, 5)
        art.shade("252,160! 258,118 284,92 330,84 366,104 376,150! 344,130 300,132", 0, 9, 0.3, 3.8)
        art.tube("340,92 372,66 392,84 386,118", "18 30 28 8", MUSTARD, 4)
        art.rod("254,154 300,130 344,130 376,146", 13, MUSTARD, 3.5)
    else:
        art.shape(
            "256,150! 254,110 280,84 300,96 330,66! 350,92 386,88 384,124 376,150! 340,138 296,138", GREEN, 5
        )
        art.shade(
            "256,150! 254,110 280,84 300,96 330,66! 350,92 386,88 384,124 376,150! 340,138 296,138",
            0,
            9,
            0.3,
            3.8,
        )
        art.rod("254,146 300,136 340,136 378,146", 14, MUSTARD, 3.5)
        for x, y in ((280, 80), (330, 60), (388, 84)):
            art.disc(x, y, 10, MUSTARD, 3.4)


def frame(art: Art) -> None:
    for inset, width in ((0, 3.4), (9, 1.8)):
        left, top, right, bottom = LEFT + inset, TOP + inset, RIGHT - inset, BOTTOM - inset
        for spec in (
            f"{left},{top} {right},{top}",
            f"{right},{top} {right},{bottom}",
            f"{right},{bottom} {left},{bottom}",
            f"{left},{bottom} {left},{top}",
        ):
            art.line(spec, width, 1, 1)


def waist(art: Art, dress: Dress) -> None:
    """The band between the two halves."""
    art.shape(f"86,{MIDDLE - 17}! 484,{MIDDLE - 17}! 484,{MIDDLE + 17}! 86,{MIDDLE + 17}!", dress.trim, 4)
    for k in range(11):
        x = 285 + (k - 5) * 36
        art.shape(
            f"{x - 15},{MIDDLE}! {x},{MIDDLE - 12}! {x + 15},{MIDDLE}! {x},{MIDDLE + 12}!",
            dress.panel if k % 2 else PAPER,
            2.6,
        )


def court(suit: str, rank: str, art: Art) -> None:
    frame(art)
    draw = {"K": king, "O": queen, "U": jack}[rank]
    half(art, partial(draw, suit))
    waist(art, DRESS[suit])
    half(art, lambda a: sign(a, suit))


def ace(suit: str, art: Art) -> None:
    dress = DRESS[suit]
    for k in range(24):
        with art.at(285, 445, 1, k * 15):
            art.line("0,-214 0,-238", 5, 1, 0.3)
            if k % 2 == 0:
                art.shape("0,-252! 9,-238! 0,-224! -9,-238!", dress.trim if k % 4 else dress.coat, 2.6)
    for radius, fill in ((205, INK), (200, PAPER), (192, INK), (189.5, PAPER)):
        art.disc(285, 445, radius, fill, 0)
    with art.at(285, 445, 1.98):
        FRENCH[suit](art)

    def sprig(a: Art) -> None:
        a.line("150,150 210,126 285,118 360,126 420,150", 5, 0.3, 0.3)
        for x, y, turn in (
            (176, 138, -70),
            (214, 126, -40),
            (250, 121, -20),
            (320, 121, 20),
            (356, 126, 40),
            (394, 138, 70),
        ):
            with a.at(x, y, 1, turn):
                a.shape("0,2! 9,-14 0,-34! -9,-14", GREEN, 3)
        with a.at(285, 110, 0.42):
            FRENCH[suit](a)

    half(art, sprig)


FRENCH_COURT = {suit + rank: partial(court, suit, rank) for suit in "ALHB" for rank in "UOK"}
FRENCH_COURT |= {suit + "A": partial(ace, suit) for suit in "ALHB"}
