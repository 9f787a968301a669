"""Every portrait by the id of its person, with the colour of the ground behind."""

from __future__ import annotations

from .apprentices import jeno, mariska, pista
from .guests import guest_1, guest_2
from .masters import balint, kornel, szalayne
from .medallion import Draw
from .neighbours import ilona, jozsi, lajos
from .regulars import agoston, franz, vilma

MIST, MEADOW, STRAW, LINEN = "#C3CFD1", "#C6D0A6", "#EBD590", "#F3E9D2"

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
}
