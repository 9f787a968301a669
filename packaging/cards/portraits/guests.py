"""Pictures for the people who play, since nobody knows what they look like.

Their frames show cards and a drink, which suit every player.
"""

from __future__ import annotations

from parts.ink import BLUE, INK, MUSTARD, PAPER, RED, SHADE, Art
from parts.signs import heart

from .medallion import hatched_ground

COFFEE, CHINA, WINE = "#5A3420", "#FBF6EA", "#8E2B2E"
TONE = "#D8CBAC"  # lines on the wall behind
CARD = "-50,-78! 50,-78! 50,78! -50,78!"


def guest_1(art: Art) -> None:
    """Three cards and a cup of coffee."""
    hatched_ground(art, TONE)
    _table(art)
    for x, y, turn in ((136, 158, -24), (192, 138, -2), (248, 152, 20)):
        with art.at(x, y, turn=turn):
            art.shape(CARD, PAPER, 4.5)
            with art.at(-28, -52, scale=0.19):
                heart(art)
            with art.at(2, 0, scale=0.56):
                heart(art)
    # saucer and cup
    art.shape("96,304 120,288 196,280 272,288 298,304 272,322 196,330 120,322", CHINA, 5)
    art.line("118,310 196,322 276,310", 4, 0.2, 0.2)
    art.tube("262,238 296,232 304,262 258,284", "13 13 13 11", CHINA, 4.5)
    art.shape("124,218! 130,262 150,298 174,308! 218,308! 242,298 262,262 268,218! 232,228 160,228", CHINA, 5)
    art.shape("124,218 146,206 196,202 246,206 268,218 246,230 196,234 146,230", CHINA, 4.5)
    art.shape("138,219 156,211 196,208 236,211 254,219 236,227 196,229 156,227", COFFEE, 3)
    art.shape("130,254! 160,266 232,266 262,254! 257,268! 232,280 160,280 135,268!", BLUE, 3)
    for x in (232, 241, 250):
        art.line(f"{x},240 {x - 4},262 {x - 16},290", 3.6, 0.3, 0.6)
    for x, top in ((176, 152), (200, 140), (224, 154)):
        art.line(f"{x},198 {x - 12},{top + 34} {x + 8},{top + 16} {x},{top}", 5, 0.2, 0.1, CHINA)


def guest_2(art: Art) -> None:
    """Three cards face down and a glass of wine."""
    hatched_ground(art, TONE)
    _table(art)
    for x, y, turn in ((160, 170, -22), (214, 150, 0), (268, 166, 22)):
        with art.at(x, y, turn=turn):
            art.shape(CARD, PAPER, 4.5)
            art.shape("-39,-67! 39,-67! 39,67! -39,67!", BLUE, 3)
            art.shape("0,-46! 24,0! 0,46! -24,0!", PAPER, 3)
            art.shape("0,-26! 13,0! 0,26! -13,0!", RED, 2.5)
            for side in (-1, 1):
                for end in (-1, 1):
                    art.disc(side * 25, end * 48, 6, MUSTARD, 2.5)
    # the glass
    art.shape("92,322 112,314 140,312 168,314 188,322 168,332 140,334 112,332", CHINA, 4.5)
    art.rod("140,262 140,320", 10, CHINA, 4)
    art.shape("96,156! 98,206 110,244 140,264 170,244 182,206 184,156! 160,164 120,164", CHINA, 5)
    art.shape("99,190! 102,218 114,242 140,256 166,242 178,218 181,190! 160,196 120,196", WINE, 3)
    art.shape("96,156 114,149 140,147 166,149 184,156 166,163 140,165 114,163", SHADE, 4)
    art.line("110,176 112,206 122,232", 5, 0.3, 0.2, PAPER)
    for x in (152, 162, 171):
        art.line(f"{x},{250 - (x - 150)} {x + 5},220 {x + 7},200", 3.4, 0.4, 0.3, INK)


def _table(art: Art) -> None:
    """The edge of a table, on which all this stands."""
    art.shape("0,270! 400,270! 400,400! 0,400!", "#44703D", 5)
    for y in (344, 360):
        art.line(f"60,{y} 200,{y + 4} 340,{y}", 3.4, 0.2, 0.2, "#2F5230")
