"""What all court cards share: the dress of each suit, the frame, the signs, the band between the halves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, Art
from parts.signs import club, diamond, heart, spade

from tarokk.panel import MIDDLE, Panel, double_headed, rectangle

FRAME = Panel(34, 30, 536, 860)
OUTER = Panel(27, 23, 543, 867)
HALF = Panel(34, 30, 536, MIDDLE - 11)

SIGNS: dict[str, Callable[[Art], None]] = {"H": heart, "D": diamond, "C": club, "S": spade}


@dataclass(frozen=True)
class Dress:
    mantle: str
    robe: str
    lace: str
    trim: str
    lining: str


DRESS = {
    "H": Dress(RED, BLUE, MUSTARD, MUSTARD, PAPER),
    "D": Dress(MUSTARD, RED, PAPER, BLUE, PAPER),
    "C": Dress(GREEN, BROWN, MUSTARD, RED, PAPER),
    "S": Dress(BLUE, MUSTARD, INK, RED, PAPER),
}


def sign(art: Art, suit: str, x: float = 94, y: float = 148, scale: float = 0.74) -> None:
    with art.at(x, y, scale):
        SIGNS[suit](art)


def band(art: Art, dress: Dress) -> None:
    top, bottom = MIDDLE - 11, MIDDLE + 11
    art.shape(f"34,{top}! 536,{top}! 536,{bottom}! 34,{bottom}!", dress.trim, 3.4)
    for k in range(-9, 10):
        x = 285 + k * 27
        art.disc(x, MIDDLE, 6 if k % 2 else 4, PAPER if k % 2 else dress.lace, 2.4)


def framed(art: Art, suit: str, draw: Callable[[Art], None]) -> None:
    """One half by draw and the sign of the suit, twice, in the frame of the pack."""

    def half(a: Art) -> None:
        draw(a)
        sign(a, suit)

    double_headed(art, HALF, half)
    band(art, DRESS[suit])
    rectangle(art, FRAME, 3.4)
    rectangle(art, OUTER, 1.8)


def spotted(art: Art, spec: str, spots: str) -> None:
    """Ermine: white fur with black tails."""
    art.shape(spec, PAPER, 5)
    for word in spots.split():
        x, y = (float(v) for v in word.split(","))
        art.line(f"{x},{y} {x - 1},{y + 8} {x - 3},{y + 15}", 7, 0.4, 0.9)
