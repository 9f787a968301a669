"""The four kings: crowned, in a mantle over a laced dolman, a shield with the sign at the side."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from parts.ink import BLUE, BROWN, INK, MUSTARD, PAPER, RED, SHADE, SKIN, Art
from parts.people import DARK, STEEL, WHITE, Face, fist, head, palm
from parts.tell.kings import crown

from .court import DRESS, SIGNS, framed, spotted


@dataclass(frozen=True)
class King:
    face: Face
    crown: str
    holds: str  # in the near hand
    right: bool = False  # looks to the right
    orb: bool = False


KINGS = {
    "H": King(
        Face(hair=WHITE, beard="long", moustache="long", old=True, long_hair=True),
        "arched",
        "sceptre",
        orb=True,
    ),
    "D": King(
        Face(hair=DARK, beard="forked", moustache="long", stern=True, long_hair=True), "points", "sword", True
    ),
    "C": King(Face(hair=BROWN, beard="full", moustache="soft", long_hair=True), "lily", "mace", orb=True),
    "S": King(
        Face(hair="#8C8576", beard="short", moustache="long", stern=True, long_hair=True),
        "turret",
        "axe",
        True,
    ),
}


def king(suit: str, art: Art) -> None:
    """Looks to the left; flipped for two of them."""
    who, dress = KINGS[suit], DRESS[suit]
    curtain(art, BLUE if suit == "H" else dress.trim, dress.lace if dress.lace != PAPER else MUSTARD)
    mantle = "74,446! 92,366 140,300 220,262 300,248 380,262 452,298 500,366 514,446!"
    art.shape(mantle, dress.mantle, 6)
    art.shade(mantle, 0, 10, 0.1, 4, 1, 0.2, 1)
    art.shade(mantle, 0, 10, 0.07, 4, -1, 0.4, 1)
    for fold in ("150,330 130,390 126,440", "188,320 170,380 166,440", "446,330 466,390 468,440"):
        art.line(fold, 6, 0.2, 0.8)
    dolman(art, dress.robe, dress.lace)
    for spec, spots in (
        ("226,268! 250,272! 222,360 214,446! 176,446! 188,360", "214,330 204,372 196,414 210,400 200,348"),
        ("352,272! 376,266! 410,350 424,446! 384,446! 376,360", "376,322 386,356 394,394 404,424 400,372"),
    ):
        spotted(art, spec, spots)
    if who.orb:
        orb(art, suit)
    else:
        shield(art, suit)
    near_arm(art, dress.robe, dress.lace, who.holds)
    head(art, 306 if who.right else 300, 226, 1.2, who.face, 0, who.right)
    collar(art, who.face.beard == "long")
    if who.face.beard == "long":
        with art.at(300, 226, 1.2), art.at(-60, -96):
            beard_over(art)
    chain(art, who.face.beard)
    size, base = (0.73, 120) if who.crown == "arched" else (0.92, 118)
    crown(art, who.crown, 309 if who.right else 297, base, size, 0, dress.trim)


def curtain(art: Art, stuff: str, fringe: str) -> None:
    spec = "392,30! 536,30! 536,300! 520,262 512,200 496,150 460,96"
    art.shape(spec, stuff, 5)
    art.shade(spec, 40, 11, 0.34, 4, 1, 0.1, 1)
    for fold in ("430,40 476,90 506,150", "470,36 506,80 524,140"):
        art.line(fold, 5, 0.3, 0.7)
    art.line("390,32 458,98 494,152 510,202 518,262 534,300", 12, 1, 1)
    art.line("390,32 458,98 494,152 510,202 518,262 534,300", 7.5, 1, 1, fringe)
    for x, y in ((424, 66), (458, 100), (482, 134), (500, 170), (510, 206), (516, 244)):
        art.line(f"{x - 2},{y + 2} {x - 8},{y + 12} {x - 10},{y + 20}", 6, 0.6, 1, fringe)


def dolman(art: Art, stuff: str, lace: str) -> None:
    spec = "236,266! 300,290 366,266! 392,360 400,446! 200,446! 210,360"
    art.shape(spec, stuff, 5)
    art.shade(spec, 0, 10, 0.14, 3.8, 1, 0.2, 1)
    for k, y in enumerate((330, 358, 386, 414)):
        half = 62 + k * 5
        for width, fill in ((13, INK), (8, lace)):
            art.line(f"{302 - half},{y + 8} 302,{y} {302 + half},{y + 8}", width, 1, 1, fill)
            for side in (-1, 1):
                art.line(
                    (
                        f"{302 + side * (half - 8)},{y + 8} {302 + side * (half + 6)},{y + 2}"
                        f" {302 + side * half},{y - 6}"
                    ),
                    width * 0.8,
                    1,
                    1,
                    fill,
                )
        art.disc(302, y, 8, lace, 3)
        art.line(f"{296},{y - 2} {300},{y - 5}", 2.6, fill=PAPER if lace != PAPER else SHADE)


def orb(art: Art, suit: str) -> None:
    """The orb on his open hand."""
    dress = DRESS[suit]
    upper = art.tube("182,318 144,360 148,408", "74 68 58", dress.robe, 5.5)
    art.shade(upper, 20, 9, 0.4, 3.6)
    fore = art.tube("152,410 152,388 150,360", "54 48 40", dress.robe, 5)
    art.shade(fore, 0, 9, 0.4)
    art.shape("124,376! 150,390! 178,380! 172,354! 134,350!", PAPER, 4.5)
    art.line("128,372 150,382 174,373", 4, 0.8, 0.8, dress.lace)
    ball = RED if dress.mantle != RED else BLUE
    art.disc(122, 290, 40, ball, 5.5)
    art.shade("84,290 122,252 162,290 122,330", 30, 9, 0.3, 3.6, 1, 0.3, 1)
    art.rod("84,284 122,294 160,280", 11, MUSTARD, 3.6)
    art.rod("122,252 124,290", 11, MUSTARD, 3.6)
    art.rod("122,250 122,212", 10, MUSTARD, 3.6)
    art.rod("107,228 137,228", 10, MUSTARD, 3.6)
    art.line("98,276 102,264 112,258", 6, fill="#E58A6B" if ball == RED else "#8FA6C4")
    palm(art, 128, 336, 1.0, 14)


def shield(art: Art, suit: str) -> None:
    """The shield with the sign, his hand behind its rim."""
    dress = DRESS[suit]
    upper = art.tube("182,318 146,350 128,388", "70 66 58", dress.robe, 5.5)
    art.shade(upper, 30, 9, 0.4, 3.6)
    outline = "60,296! 106,306 152,296! 158,350 146,404 106,440! 66,404 54,350"
    art.shape(outline, dress.trim, 6)
    inner = "70,308! 106,316 142,308! 146,350 136,396 106,424! 76,396 66,350"
    art.shape(inner, PAPER, 4)
    art.shade(inner, 0, 9, 0.16, 3.4)
    with art.at(106, 364, 0.58):
        SIGNS[suit](art)
    for y in (322, 336, 350, 363):
        art.tube(f"164,{y + 2} 150,{y} 140,{y + 1}", "15 14 11", SKIN, 3.6, 0.9)


def near_arm(art: Art, sleeve: str, lace: str, holds: str) -> None:
    upper = art.tube("424,318 458,366 446,408", "82 78 66", sleeve, 5.5)
    art.shade(upper, -8, 9, 0.42, 3.8)
    fore = art.tube("446,412 424,404 414,388", "60 56 50", sleeve, 5)
    art.shade(fore, 60, 9, 0.4)
    cuff = "396,404! 420,420! 442,398! 420,378!"
    art.shape(cuff, PAPER, 4.5)
    art.line("404,402 420,412", 4, 0.8, 0.8, lace)
    held(art, holds)
    fist(art, 414, 384, 1.18, 10)


def held(art: Art, kind: str) -> None:
    """Before his shoulder, its shaft through 414,384."""
    if kind == "sceptre":
        art.rod("440,128 402,446", 14, MUSTARD, 4.5)
        art.disc(443, 108, 20, MUSTARD, 4.5)
        art.shade("424,108 443,88 462,108 443,128", 0, 6, 0.4, 3)
        art.rod("445,90 449,54", 10, MUSTARD, 3.5)
        art.rod("431,70 464,74", 10, MUSTARD, 3.5)
        art.disc(432, 186, 9, RED, 3)
    elif kind == "sword":
        art.shape("446,60! 456,44! 468,60! 446,330! 426,330!", STEEL, 4.5)
        art.line("456,60 438,320", 3.6)
        art.rod("388,346 466,356", 14, MUSTARD, 4)
        art.disc(386, 346, 9, MUSTARD, 3.4)
        art.disc(468, 356, 9, MUSTARD, 3.4)
        art.rod("424,352 412,430", 13, BROWN, 4)
    elif kind == "mace":
        art.rod("440,120 402,446", 14, BROWN, 4.5)
        for k in range(6):
            with art.at(446, 92, 1, k * 60 + 6):
                art.shape("-9,-18! 0,-44! 9,-18!", MUSTARD, 4)
        art.disc(446, 92, 27, MUSTARD, 5)
        art.shade("420,92 446,66 472,92 446,118", 20, 8, 0.4, 3.4)
        art.disc(438, 84, 6, PAPER, 0)
        art.rod("428,128 458,132", 9, RED, 3.4)
    else:
        art.rod("438,80 402,446", 13, BROWN, 4.5)
        art.shape("430,96! 446,98! 470,74 500,66! 508,116 494,160! 466,146 440,150! 426,148!", STEEL, 5)
        art.line("496,76 500,116 490,148", 5, fill=PAPER)
        art.shape("430,104! 410,108 396,122! 412,132 428,136!", STEEL, 4)
        art.shape("432,84! 440,56! 446,86!", STEEL, 4)


def collar(art: Art, low: bool) -> None:
    spotted(
        art,
        "172,312 196,274 252,246 300,268 348,246 404,270 432,308 406,334 350,318 302,342 254,320 200,338",
        "204,304 230,284 242,308 276,286 282,314 322,314 330,284 362,278 372,304 396,290 408,308 300,296",
    )


def beard_over(art: Art) -> None:
    """The end of a long beard falls over the collar."""
    spec = "30,108 50,118 70,106 80,120 74,144 60,170 44,190! 38,166 28,142 24,122"
    art.shape(spec, WHITE, 3.6)
    art.shape("34,100! 70,96! 72,124 48,132 30,122", WHITE, 0)
    for line in ("38,110 40,140 44,172", "52,112 54,140 50,164", "66,110 66,130 60,154"):
        art.line(line, 3.4, 0.3, 0.4)


def chain(art: Art, beard: str) -> None:
    if beard == "long":
        return
    art.line("248,312 262,350 302,370 342,350 356,310", 10, 1, 1)
    art.line("248,312 262,350 302,370 342,350 356,310", 5.5, 1, 1, MUSTARD)
    art.disc(302, 374, 15, MUSTARD, 4)
    art.disc(302, 374, 7, BLUE, 2.6)


COURT_KINGS = {suit + "K": partial(framed, suit=suit, draw=partial(king, suit)) for suit in "HDCS"}
