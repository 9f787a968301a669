"""Where a sentence that is laid in lines may not break."""

from __future__ import annotations

import re

_COUNTED = re.compile(r"(?<=\d) (?=\w)|(?<=\d\.) (?=[^\W\dA-ZÁÉÍÓÖŐÚÜŰÄ])")
"""Between a number and what it counts: "20 points", "5. ütés"."""
_EQUATION = re.compile(r"(?<=\S) = (?=\S)")
"""Around the sign of "X = 100"."""
_LAST = re.compile(r" (?=\S{1,3}$)", re.MULTILINE)
"""Before a last word that is too short for a line of its own: "terc: 20."."""


def held_together(text: str) -> str:
    """A text with blanks that do not break after numbers, in equations, and before a very short last word."""
    text = _EQUATION.sub("\u00a0=\u00a0", _COUNTED.sub("\u00a0", text))
    return _LAST.sub("\u00a0", text)
