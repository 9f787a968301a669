"""Every face of the tarokk pack by the code of its card, its back, and the sign of the tarokks."""

from __future__ import annotations

from collections.abc import Callable

from parts.ink import BLUE, MUSTARD, PAPER, RED, Art

from tarokk.court_cards.jacks import COURT_JACKS
from tarokk.court_cards.kings import COURT_KINGS
from tarokk.court_cards.queens import COURT_QUEENS
from tarokk.court_cards.riders import COURT_RIDERS

from .back import back
from .low import LOW
from .tarokks import TAROKKS

FACES: dict[str, Callable[[Art], None]] = {
    **TAROKKS,
    **COURT_KINGS,
    **COURT_QUEENS,
    **COURT_RIDERS,
    **COURT_JACKS,
    **LOW,
    "back": back,
}


def trump_sign(art: Art) -> None:
    """A star for large corners, about 0,0 and 140 high. The suits have the signs of the French pack."""
    for turn, reach, fill in ((45, 56, MUSTARD), (0, 74, RED)):
        for k in range(4):
            with art.at(0, 0, 1, turn + k * 90):
                art.shape(f"-17,-10! 0,{-reach}! 17,-10! 0,10!", fill, 5)
    art.disc(0, 0, 25, BLUE, 5)
    art.disc(0, 0, 11, PAPER, 3)
