"""Where the signs stand on the cards VII to X, in both packs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from parts.tell.scenes import SCENES

from .ink import Art
from .letters import numeral
from .signs import FRENCH, TELL

NUMERALS = {"7": "VII", "8": "VIII", "9": "IX", "X": "X"}
LEFT, RIGHT, MIDDLE = 110, 460, 285
# Clear of what the program writes in the corners.
ROWS = {
    "7": ((172, 445, 718), (172, 445, 718), 1.0),
    "8": ((166, 352, 538, 724), (166, 352, 538, 724), 1.0),
    "9": ((166, 352, 538, 724), (166, 352, 538, 724), 1.0),
    "X": ((153, 299, 445, 591, 737), (153, 299, 445, 591, 737), 0.87),
}
ABOVE = {"7": 196, "9": 184}  # the odd sign in the middle


def tell_pips(art: Art, suit: str, rank: str) -> None:
    left, right, scale = ROWS[rank]
    places = [(LEFT, y) for y in left] + [(RIGHT, y) for y in right]
    if rank in ABOVE:
        places.append((MIDDLE, ABOVE[rank]))
    for x, y in places:
        art.reuse("sign", TELL[suit], x, y, scale)
    if suit + rank in SCENES:
        with art.at(28.5, 54, 0.9):
            SCENES[suit + rank](art)
    # The program leaves them out where it writes indices in the corners.
    with art.group("numerals"):
        numeral(art, NUMERALS[rank], MIDDLE, 66, 40)
        numeral(art, NUMERALS[rank], MIDDLE, 824, 40, upside_down=True)


FRENCH_PLACES = {
    "7": [(-1, 0), (1, 0), (-1, 1.5), (1, 1.5), (-1, 3), (1, 3), (0, 0.75)],
    "8": [(-1, 0), (1, 0), (-1, 1.5), (1, 1.5), (-1, 3), (1, 3), (0, 0.75), (0, 2.25)],
    "9": [(-1, 0), (1, 0), (-1, 1), (1, 1), (-1, 2), (1, 2), (-1, 3), (1, 3), (0, 1.5)],
    "X": [(-1, 0), (1, 0), (-1, 1), (1, 1), (-1, 2), (1, 2), (-1, 3), (1, 3), (0, 0.5), (0, 2.5)],
}


def turned(draw: Callable[[Art], None], art: Art) -> None:
    with art.at(turn=180):
        draw(art)


def french_pips(art: Art, suit: str, rank: str) -> None:
    for column, row in FRENCH_PLACES[rank]:
        x, y = 285 + column * 150, 145 + row * 200
        if row > 1.5:
            art.reuse("turned", partial(turned, FRENCH[suit]), x, y, 1.12)
        else:
            art.reuse("sign", FRENCH[suit], x, y, 1.12)
