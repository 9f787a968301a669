"""The ways to begin, as cards on the table: play, learn, choose how the table looks."""

from __future__ import annotations

import math

from .back import flat, rays
from .ink import BLUE, BROWN, GREEN, MUSTARD, PAPER, RED, SHADE, Art
from .signs import TELL


def frame(art: Art, ink: str) -> None:
    """A border in one ink, with quarters of a star in the corners."""
    flat(art, "26,40! 40,26! 530,26! 544,40! 544,850! 530,864! 40,864! 26,850!", ink)
    flat(art, "36,45! 45,36! 525,36! 534,45! 534,845! 525,854! 45,854! 36,845!", PAPER)
    flat(art, "46,46! 524,46! 524,844! 46,844!", ink)
    flat(art, "51,51! 519,51! 519,839! 51,839!", PAPER)
    for x in (51, 519):
        for y in (51, 839):
            with art.at(x, y):
                art.disc(0, 0, 34, ink, 0)
                rays(art, 8, 27, 11, MUSTARD)


def small_card(art: Art, x: float, y: float, turn: float, suit: str = "") -> None:
    with art.at(x, y, 1, turn):
        art.shape("-82,-130! 82,-130! 88,-124! 88,124! 82,130! -82,130! -88,124! -88,-124!", PAPER, 6)
        if suit:
            with art.at(0, 0, 1.0, bold=1.1):
                TELL[suit](art)
        else:
            art.shape("-70,-112! 70,-112! 70,112! -70,112!", BLUE, 0)
            for row in range(-3, 4):
                for column in (-1, 0, 1):
                    with art.at(column * 42, row * 30):
                        flat(art, "0,-12! 14,0! 0,12! -14,0!", PAPER)
                        flat(art, "0,-6! 7,0! 0,6! -7,0!", RED)


def cup(art: Art, x: float, y: float) -> None:
    """Coffee, hot."""
    with art.at(x, y):
        art.shape("-150,62 -90,84 0,90 90,84 150,62! 96,100 0,108 -96,100", SHADE, 6)
        art.tube("84,-28 128,-36 132,10 76,34", "14 15 15 12", PAPER, 5)
        art.shape("-96,-50! 96,-50! 92,10 60,58 28,74 -28,74 -60,58 -92,10", PAPER, 6)
        art.shade("-96,-50! 96,-50! 92,10 60,58 28,74 -28,74 -60,58 -92,10", 0, 11, 0.36, 4)
        art.shape("-96,-50 -60,-66 0,-71 60,-66 96,-50 60,-36 0,-31 -60,-36", SHADE, 5)
        art.shape("-78,-50 -46,-60 0,-63 46,-60 78,-50 46,-40 0,-37 -46,-40", BROWN, 3)
        art.line("-92,-10 -30,6 30,6 90,-10", 7, 0.7, 0.7, RED)
        for aside, high in ((-34, -92), (4, -100), (40, -90)):
            art.line(
                f"{aside},{high} {aside + 14},{high - 26} {aside - 8},{high - 52} {aside + 8},{high - 84}",
                7,
                0.2,
                0.2,
            )


def play(art: Art) -> None:
    frame(art, GREEN)
    with art.at(0, -36):
        small_card(art, 176, 290, -20)
        small_card(art, 394, 290, 20, "H")
        small_card(art, 285, 252, 0, "A")
        cup(art, 285, 556)


def learn(art: Art) -> None:
    frame(art, BLUE)
    with art.at(285, 340, 1.05):
        art.shape(
            "-212,-150! -110,-176 0,-138! 110,-176 212,-150! 212,148! 110,118 0,160! -110,118 -212,148!",
            BROWN,
            6,
        )
        for flip in (False, True):
            with art.at(flip=flip):
                page = "0,-128! 104,-164 198,-140! 198,130! 104,104 0,146!"
                art.shape(page, PAPER, 4)
                art.shade(page, 0, 11, 26, 3.6, -1)
        art.line("0,-130 0,146", 6, 1, 1)
        with art.at(-102, -58, 0.72):
            TELL["A"](art)
        with art.at(106, -58, 0.72):
            TELL["L"](art)
        for row in range(4):
            for side in (-1, 1):
                y = 14 + row * 24
                right = 168 - (46 if row == 3 else 0)
                art.line(f"{side * 44},{y + 8} {side * 104},{y - 6} {side * right},{y}", 6, 0.6, 0.4)
        art.tube("-40,120 -48,170 -30,214", "22 22 22", RED, 4, cap=0)


def gear(art: Art, x: float, y: float, radius: float, teeth: int, fill: str, turn: float = 0) -> None:
    points = []
    for k in range(teeth):
        middle = math.tau * k / teeth + math.radians(turn)
        for off, r in ((-0.27, 0.8), (-0.19, 1.0), (0.19, 1.0), (0.27, 0.8)):
            angle = middle + off * math.tau / teeth * 1.0
            points.append(f"{x + radius * r * math.cos(angle):.1f},{y + radius * r * math.sin(angle):.1f}!")
    spec = " ".join(points)
    art.shape(spec, fill, 6)
    art.shade(spec, 24, 11, 0.3, 4)
    art.disc(x, y, radius * 0.5, PAPER, 5)
    for k in range(4):
        with art.at(x, y, 1, turn + k * 90):
            art.rod(f"0,{radius * 0.14:.1f} 0,{radius * 0.54:.1f}", radius * 0.12, fill, 4)
    art.disc(x, y, radius * 0.17, fill, 4)


def settings(art: Art) -> None:
    frame(art, RED)
    gear(art, 236, 270, 150, 12, MUSTARD)
    gear(art, 396, 440, 104, 9, "#8C98A4", 7)
    with art.at(212, 530, 0.95, -24):
        art.rod("0,-96 0,60", 17, BROWN, 5)
        art.disc(0, 92, 42, BROWN, 5)
        art.disc(0, 92, 20, PAPER, 4)
        art.shape("-8,-96! 46,-96! 46,-74! 30,-74! 30,-60! 46,-60! 46,-38! -8,-38!", BROWN, 5)


DOORS = {"play": play, "learn": learn, "settings": settings}
