"""Every portrait by the id of its person, with the colour of the ground behind."""

from __future__ import annotations

from .apprentices import jeno, mariska, pista
from .masters import balint, kornel, szalayne
from .medallion import Draw
from .neighbours import ilona, jozsi, lajos
from .regulars import agoston, franz, vilma

DAWN, MIST, MEADOW, STRAW, CLAY = "#E9CDA8", "#C6D0CF", "#CBD3AE", "#EBD9A4", "#DDB594"

PORTRAITS: dict[str, tuple[str, Draw]] = {
    "pista": (STRAW, pista),
    "mariska": (MIST, mariska),
    "jeno": (CLAY, jeno),
    "ilona": (MEADOW, ilona),
    "jozsi": (MIST, jozsi),
    "lajos": (STRAW, lajos),
    "franz": (CLAY, franz),
    "agoston": (DAWN, agoston),
    "vilma": (MEADOW, vilma),
    "kornel": (MIST, kornel),
    "szalayne": (DAWN, szalayne),
    "balint": (STRAW, balint),
}
