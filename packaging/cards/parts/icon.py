"""The program's icon: a card with an acorn on green baize, another card under it."""

from __future__ import annotations

from .ink import BLUE, PAPER, RED, Art
from .signs import acorn

BAIZE = "#3E6B45"


def card(art: Art, fill: str) -> None:
    art.shape(
        "-60,-98! 60,-98! 67,-95 70,-88! 70,88! 67,95 60,98! -60,98! -67,95 -70,88! -70,-88! -67,-95", fill, 5
    )


def icon(art: Art) -> None:
    art.shape(
        "40,12! 216,12! 238,18 244,40! 244,216! 238,238 216,244! 40,244! 18,238 12,216! 12,40! 18,18",
        BAIZE,
        5,
    )
    with art.at(100, 126, 0.9, -16):
        card(art, PAPER)
        art.shape("-58,-86! 58,-86! 58,86! -58,86!", BLUE, 0)
        for y in (-60, -20, 20, 60):
            art.shape(f"-36,{y - 17}! -26,{y}! -36,{y + 17}! -46,{y}!", PAPER, 0)
            art.shape(f"-36,{y - 8}! -31,{y}! -36,{y + 8}! -41,{y}!", RED, 0)
    with art.at(150, 130, 0.98, 7):
        card(art, PAPER)
        with art.at(-1, 4, 1.12, bold=1.15):
            acorn(art)
