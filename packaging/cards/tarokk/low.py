"""The low cards: the aces of hearts and diamonds or their fours, the tens of clubs and spades."""

from __future__ import annotations

from functools import partial

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, Art
from parts.people import STEEL
from parts.signs import LIME

from tarokk.court_cards.court import FRAME, OUTER, SIGNS, sign
from tarokk.court_cards.queens import rose

from .beasts import hare
from .panel import HEIGHT, MIDDLE, WIDTH, Panel, double_headed, rectangle


def turned(art: Art, x: float, y: float, scale: float, suit: str) -> None:
    with art.at(x, y, scale):
        SIGNS[suit](art)
    with art.at(WIDTH - x, HEIGHT - y, scale, 180):
        SIGNS[suit](art)


def wreath(art: Art, radius: float, bloom: str) -> None:
    for k in range(32):
        with art.at(285, MIDDLE, 1, k * 11.25):
            if k % 8 == 0:
                continue
            for side, reach in ((-1, radius - 14), (1, radius + 14)):
                with art.at(0, -reach, 1, 62 * side + (18 if side > 0 else -18)):
                    art.shape("0,4! 12,-12 0,-40! -12,-12", GREEN if (k + side) % 3 else LIME, 3.6)
                    art.line("0,0 0,-28", 2.8)
    for k in range(48):
        with art.at(285, MIDDLE, 1, k * 7.5):
            art.line(f"-14,{-radius} 14,{-radius}", 5, 1, 1, BROWN)
    for k in range(4):
        with art.at(285, MIDDLE, 1, k * 90), art.at(0, -radius):
            rose(art, 0, 0, 1.25, bloom)
            for x in (-40, 40):
                rose(art, x, 8, 0.62, MUSTARD)


def dove(art: Art, x: float, y: float, flip: bool) -> None:
    with art.at(x, y, 0.76, 0, flip):
        art.shape("46,10! 96,22 104,36! 84,40! 88,52! 60,46 34,36", PAPER, 4)
        art.shape("-44,-14 -24,-26 -6,-14 30,-4 58,16 40,40 4,46 -28,32 -40,8", PAPER, 5)
        art.shade("-44,-14 -24,-26 -6,-14 30,-4 58,16 40,40 4,46 -28,32", 20, 9, 0.26, 3.4, 1, 0.3, 1)
        art.shape("-6,2! 20,-40 64,-66 96,-64! 84,-30 54,6 20,20", PAPER, 4.5)
        for spec in ("20,-14 50,-36 84,-56", "24,0 52,-18 80,-38", "20,12 44,-2 64,-16"):
            art.line(spec, 3.4, 0.4, 0.3)
        art.shape("-44,-18! -66,-12 -44,-6!", MUSTARD, 3)
        art.disc(-32, -14, 3.6, INK, 0)
        art.tube("-58,-10 -74,6 -70,26", "3 4 2", GREEN, 2.4)
        for lx, ly, t in ((-70, 0, -60), (-74, 14, 60), (-70, 28, 170)):
            with art.at(lx, ly, 0.6, t):
                art.shape("0,2! 11,-12 0,-34! -11,-12", GREEN, 3.4)


def ear(art: Art, x: float, y: float, turn: float, long: float = 120) -> None:
    """An ear of wheat."""
    with art.at(x, y, 1, turn):
        art.line(f"0,0 0,{-long}", 6, 1, 0.8)
        art.line(f"0,0 0,{-long}", 3, 1, 0.8, MUSTARD)
        for k in range(5):
            for side in (-1, 1):
                with art.at(side * 6, -long + 4 + k * 15, 1, side * 28):
                    art.shape("0,6! 8,-4 0,-20! -8,-4", MUSTARD, 3)
        art.shape(f"0,{-long - 4}! 7,{-long - 16} 0,{-long - 32}! -7,{-long - 16}", MUSTARD, 3)


def ace(suit: str, art: Art) -> None:
    def half(a: Art) -> None:
        if suit == "H":
            dove(a, 232, 146, True)
            dove(a, 338, 146, False)
            rose(a, 285, 96, 0.8, RED)
        else:
            for k in (-2, -1, 0, 1, 2):
                ear(a, 285 + k * 4, 214, k * 24, 124 - abs(k) * 6)
            a.rod("258,192 285,200 312,192", 15, RED, 4)
            a.shape("274,196! 240,220 222,210! 238,200 234,186! 262,190", RED, 4)
            a.shape("296,196! 330,220 348,210! 332,200 336,186! 308,190", RED, 4)
        sign(a, suit)

    double_headed(art, Panel(34, 30, 536, MIDDLE), half)
    wreath(art, 182, RED if suit == "H" else BLUE)
    with art.at(285, MIDDLE + (4 if suit == "H" else 0), 1.72):
        SIGNS[suit](art)
    rectangle(art, FRAME, 3.4)
    rectangle(art, OUTER, 1.8)


def four(suit: str, art: Art) -> None:
    def half(a: Art) -> None:
        if suit == "H":
            a.shape("130,446! 168,424 230,414 285,419 340,414 402,424 440,446!", GREEN, 4.5)
            for side in (-1, 1):
                a.tube(f"285,446 {285 + side * 62},400 {285 + side * 118},410", "5 4 3", GREEN, 2.8)
                for x, y, turn in ((52, 402, -20), (92, 396, 20), (122, 424, 70)):
                    with a.at(285 + side * x, y, 0.92, side * turn):
                        a.shape("0,2! 12,-12 0,-36! -12,-12", LIME, 3.4)
                rose(a, 285 + side * 118, 404, 0.86, MUSTARD)
            with a.at(285, 340, 1.36):
                dove(a, -6, 0, False)
            rose(a, 285, 400, 1.1, RED)
        else:
            for k in (-2, -1, 0, 1, 2):
                ear(a, 285 + k * 8, 442, k * 19, 168 - abs(k) * 12)
            for x, fill in ((-104, RED), (104, BLUE)):
                a.line(f"{285 + x * 0.34:.0f},446 {285 + x * 0.8:.0f},414 {285 + x},386", 5, 1, 1, GREEN)
                rose(a, 285 + x, 380, 0.78, fill)
            a.rod("244,434 285,442 326,434", 22, RED, 4)

    double_headed(art, Panel(34, 30, 536, MIDDLE), half)
    for x in (116, 454):
        turned(art, x, 168, 1.12, suit)
    rectangle(art, FRAME, 3.4)
    rectangle(art, OUTER, 1.8)


def ten(suit: str, art: Art) -> None:
    def half(a: Art) -> None:
        if suit == "C":
            a.shape("170,446! 190,420 240,410 285,414 330,408 380,420 400,446!", GREEN, 4.5)
            for x, y, s in ((196, 404, 0.8), (228, 384, 1.1), (356, 386, 1.0), (384, 406, 0.76)):
                a.line(f"{x},{y + 36} {x - 2},{y}", 5, 1, 1)
                a.line(f"{x},{y + 36} {x - 2},{y}", 2.6, 1, 1, GREEN)
                for turn in (0, -116, 116):
                    with a.at(x, y, s, turn):
                        a.shape("0,0! -16,-12 -13,-28 0,-22! 13,-28 16,-12", LIME, 3.4)
                        a.line("0,-2 0,-16", 2.4)
            hare(a, 288, 420, 0.94)
        else:
            for flip in (False, True):
                with a.at(285, 0, flip=flip):
                    a.rod("-20,446 84,330", 10, BROWN, 4)
                    a.shape("76,328! 92,340! 116,292!", STEEL, 4)
                    a.shape("62,344! 78,358! 104,364 112,342! 94,340!", STEEL, 3.6)
            a.shape("216,446! 222,400! 285,414 348,400! 354,446!", BLUE, 5)
            a.shape("212,398! 285,412 358,398! 356,416! 285,430 214,416!", RED, 4)
            a.shape("214,396 250,386 285,383 320,386 356,396 320,406 285,409 250,406", PAPER, 4)
            for x in (236, 262, 308, 334):
                a.line(f"{x - 10},424 {x},446", 4, 1, 1, PAPER)
            a.rod("250,370 300,398", 7, BROWN, 3)
            a.rod("320,370 270,398", 7, BROWN, 3)

    double_headed(art, Panel(34, 30, 536, MIDDLE), half)
    for x in (116, 454):
        for y in (136, 282):
            turned(art, x, y, 0.86, suit)
    turned(art, 285, 210, 0.86, suit)
    rectangle(art, FRAME, 3.4)
    rectangle(art, OUTER, 1.8)


LOW = {
    "HA": partial(ace, "H"),
    "DA": partial(ace, "D"),
    "H4": partial(four, "H"),
    "D4": partial(four, "D"),
    "CT": partial(ten, "C"),
    "ST": partial(ten, "S"),
}
