"""Heads, beards and hands. A head is 100 high and looks to the left; its origin is at the neck."""

from __future__ import annotations

from dataclasses import dataclass

from .ink import BROWN, INK, PAPER, RED, SHADE, SKIN, Art

WHITE = "#E9DFC8"  # hair of old men
BLOND = "#D9B25A"
DARK = "#4A3226"
STEEL = "#B9BDB8"


@dataclass(frozen=True)
class Face:
    hair: str = BROWN
    beard: str = ""  # "", "short", "full", "long", "forked", "goatee"
    moustache: str = ""  # "", "soft", "long"
    long_hair: bool = False
    stern: bool = False
    old: bool = False
    soft: bool = False  # a woman's or a child's face
    nose: float = 0.0  # how far it hooks


def head(art: Art, x: float, y: float, scale: float, face: Face, turn: float = 0, flip: bool = False) -> None:
    with art.at(x, y, scale, turn, flip), art.at(-60, -96):
        neck(art)
        if face.long_hair:
            art.shape("66,14 90,16 104,40 102,70 110,96 104,122 88,128 76,120 70,100 72,70", face.hair, 4)
            art.shade(
                "66,14 90,16 104,40 102,70 110,96 104,122 88,128 76,120 70,100 72,70",
                75,
                8,
                0.5,
                3.2,
                -1,
                0.1,
                0.9,
            )
        skull(art, face.soft)
        features(art, face)
        if face.beard:
            beard(art, face)
        if face.moustache:
            moustache(art, face)
        if not face.long_hair:
            art.shape("70,20 84,16 95,30 96,52 90,72 80,78 79,66 86,56 83,46 76,50 72,44", face.hair, 3.4)
            art.shade(
                "70,20 84,16 95,30 96,52 90,72 80,78 79,66 86,56 83,46 76,50 72,44",
                70,
                7,
                0.5,
                2.6,
                -1,
                0.1,
                0.9,
            )
        else:
            art.shape("64,16 80,18 88,34 86,54 92,78 84,84 76,72 73,50 68,34", face.hair, 3.4)
            art.line("76,26 80,46 84,70", 2.6)


def neck(art: Art) -> None:
    art.shape("48,84 82,66 86,96 94,130! 44,130! 52,104", SKIN, 4)
    art.shade("50,96 82,76 86,98 92,128 52,128", 20, 7, 0.6, 3, 1, 0.0, 0.6)


def skull(art: Art, soft: bool) -> None:
    face = (
        "28,22 23,38 21,46 23,52 20,60 22,72 25,86 33,97 45,101 58,97 72,85 80,68 86,50 90,30 80,8 58,-2 38,6"
    )
    art.shape(face, SKIN, 3.6)
    if not soft:
        art.shade("52,74 80,56 78,74 66,92 48,101", 28, 5.5, 0.66, 2.6, 1, 0.1, 1)
    art.shape("75,48 82,43 88,49 85,61 79,66 74,59", SKIN, 2.8)
    art.line("79,50 83,50 81,58", 2.6)


def features(art: Art, face: Face) -> None:
    art.shape("42,49 50,44.5 61,49 51,53.5", PAPER, 0)
    art.shape("24,49 29,45 36,49 30,53", PAPER, 0)
    art.disc(49, 48.8, 3.7, INK, 0)
    art.disc(28.6, 48.8, 3.3, INK, 0)
    art.line("40,50 50,44 63,50", 4.2, 0.4, 0.2)
    art.line("23,50 29,44.5 37,49", 3.8, 0.3, 0.3)
    art.line("45,54.5 51,55.8 58,53", 1.6)
    brow = (
        ("40,42 52,34.5 66,39", "21,37 28,37 35,42")
        if face.stern
        else ("40,38 51,33 65,38", "22,38 28,34 36,38")
    )
    for spec in brow:
        art.line(spec, 3.6 if face.soft else 6.2, 0.5, 0.15, face.hair if face.old else INK)
    hook = face.nose
    art.shape(f"37,44 33,54 {24 - hook:g},65 {23 - hook:g},70 28,73 36,72 40,68 38,60", SKIN, 0)
    art.line(
        f"36,43 {32 - hook * 0.6:g},54 {24 - hook:g},65 {24 - hook:g},{70 + hook * 0.4:g} 28,73 35,71",
        3.4,
        0.5,
        0.4,
    )
    art.line("38,64 42,69 38,73", 2.8)
    if face.soft:
        art.shape("27,82 31,79.5 34,80.5 38,79.5 44,82 38,86.5 32,87", RED, 0)
        art.line("27,82.5 34,82.5 44,82.2", 2)
        art.disc(57, 69, 8, "#E2A283", 0)
        return
    art.line("26,83.5 32,81.5 37,82.5 47,82", 3.6, 0.3, 0.2, INK)
    art.line("31,88 36,88.6 41,87", 2.4, fill=RED if not face.old else INK)
    art.line("46,72 50,78 49,84", 2)
    if face.old:
        art.line("60,52 66,50", 1.8)
        art.line("60,54 66,55", 1.8)
        art.line("44,58 51,60 58,57", 2)
        art.line("40,28 52,25 62,28", 1.8)


BEARDS = {
    "short": "23,80 27,87 36,92 45,89 56,78 68,62! 84,52! 83,72 74,90 60,104 44,111 30,106 24,94",
    "full": "21,76 28,79 36,78 46,79 58,72 70,56! 85,50! 86,76 78,100 62,120 44,130 30,124 20,106 19,88",
    "long": (
        "22,76 28,79 36,78 46,79 58,72 70,56! 85,50! 90,80 84,110 74,140 58,170 44,186! 38,164 26,140"
        " 18,110 18,90"
    ),
    "forked": (
        "21,76 28,79 36,78 46,79 58,72 70,56! 85,50! 86,80 80,106 70,126 66,142! 54,128 44,122!"
        " 34,128 24,136! 20,112 18,90"
    ),
    "goatee": "27,88 33,91 42,90 48,98 44,114 34,124! 28,112 25,98",
}


def beard(art: Art, face: Face) -> None:
    spec = BEARDS[face.beard]
    art.shape(spec, face.hair, 3.6)
    if face.beard != "goatee":
        art.shape("27,83 33,80 44,81 48,84 40,89 31,89", SKIN, 0)
        art.line("27,83.5 34,82 46,83", 3.4)
    tone = INK
    art.shade(spec, 78, 7.5, 0.55, 2.8, 1, 0.06, 0.94, tone)
    art.shade(spec, 100, 11, 0.3, 2.2, -1, 0.3, 0.9, tone)


def moustache(art: Art, face: Face) -> None:
    if face.moustache == "long":
        spec = "36,74 28,77 18,80 8,92! 22,88 34,82! 46,85 62,96 70,94! 62,84 50,76"
    else:
        spec = "36,74 27,76 20,84 26,85 35,81! 46,84 57,86 54,79 46,75"
    art.shape(spec, face.hair, 2.8)
    art.line("34,78 26,82", 1.8)
    art.line("40,78 52,82", 1.8)


# --- hands, about 44 across; the knuckles look left ------------------------------------------------


def fist(
    art: Art, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False, fill: str = SKIN
) -> None:
    """A hand closed about an upright shaft."""
    with art.at(x, y, scale, turn, flip):
        art.shape("-20,-20 0,-25 18,-18 23,2 16,20 -2,25 -20,20 -26,0", fill, 4)
        for top in (-9, 2.5, 13):
            art.line(f"-25,{top} -12,{top + 1} -2,{top - 1}", 3.2, 0.9, 0.3)
        art.line("-3,-20 -1,0 -4,20", 2.6, 0.3, 0.3)
        art.shape("6,-22 -10,-27 -19,-21 -14,-13 4,-12", fill, 3.2)


def pointing(
    art: Art, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False, fill: str = SKIN
) -> None:
    """A hand with its forefinger stretched out to the left; the wrist is at the right."""
    with art.at(x, y, scale, turn, flip):
        art.shape("26,-16 4,-20 -12,-17 -46,-14 -52,-8 -46,-3 -16,-3! -18,6 -12,16 6,20 26,14", fill, 4)
        art.line("-16,-3 -6,-1 2,2", 3, 0.8)
        art.line("-16,6 -6,7 0,9", 3, 0.8)
        art.shape("14,-18 2,-28 -10,-30 -12,-23 -2,-16 8,-10", fill, 3.2)


def palm(
    art: Art, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False, fill: str = SKIN
) -> None:
    """An open hand, fingers to the left, thumb up; the wrist is at the right."""
    with art.at(x, y, scale, turn, flip):
        art.shape("28,-14 8,-18 -10,-16 -36,-14 -44,-8 -48,0 -44,8 -34,12 -10,18 10,18 28,14", fill, 4)
        for y1, y2 in ((-6, -7), (1, 1), (7, 8)):
            art.line(f"-46,{y2} -28,{y1} -14,{y1}", 2.8, 0.8, 0.2)
        art.shape("14,-16 4,-32 -8,-38 -12,-31 -4,-20 2,-10", fill, 3.2)


__all__ = ["BLOND", "DARK", "SHADE", "STEEL", "WHITE", "Face", "fist", "head", "palm", "pointing"]
