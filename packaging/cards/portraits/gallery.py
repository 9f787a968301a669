"""Every portrait by the id of its person or sign, with the colour of the ground behind."""

from __future__ import annotations

from .apprentices import jeno, mariska, pista
from .guests import guest_1, guest_2
from .masters import balint, kornel, szalayne
from .medallion import Draw
from .neighbours import ilona, jozsi, lajos
from .regulars import agoston, franz, vilma
from .signs import LINEN, MEADOW, MIST, SIGNS, STRAW

PORTRAITS: dict[str, tuple[str, Draw]] = {
    "pista": (STRAW, pista),
    "mariska": (MIST, mariska),
    "jeno": (MEADOW, jeno),
    "ilona": (LINEN, ilona),
    "jozsi": (MIST, jozsi),
    "lajos": (LINEN, lajos),
    "franz": (MIST, franz),
    "agoston": (STRAW, agoston),
    "vilma": (MIST, vilma),
    "kornel": (LINEN, kornel),
    "szalayne": (MEADOW, szalayne),
    "balint": (STRAW, balint),
    "guest-1": (LINEN, guest_1),
    "guest-2": (LINEN, guest_2),
    **SIGNS,
}
