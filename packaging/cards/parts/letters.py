"""Roman numerals and capitals, cut as strokes, so that no machine needs a font for them."""

from __future__ import annotations

from .ink import INK, Art

# Each letter: its width, and its strokes in a box that is 100 high. A stroke is (points, relative weight).
STROKES: dict[str, tuple[float, list[tuple[str, float]]]] = {
    "A": (76, [("4,100 38,0", 0.6), ("38,0 72,100", 1), ("17,66 59,66", 0.6)]),
    "C": (74, [("68,20 46,2 18,16 8,50 18,84 46,98 68,80", 0.9)]),
    "D": (74, [("12,0 12,100", 1), ("12,3 46,6 70,50 46,94 12,97", 0.8)]),
    "E": (62, [("12,0 12,100", 1), ("12,4 58,4", 0.6), ("12,50 48,50", 0.6), ("12,96 60,96", 0.6)]),
    "F": (58, [("12,0 12,100", 1), ("12,4 56,4", 0.6), ("12,50 46,50", 0.6)]),
    "G": (78, [("70,16 44,2 10,30 10,70 44,98 70,84", 0.85), ("70,54 70,90", 1), ("50,54 74,54", 0.6)]),
    "H": (76, [("12,0 12,100", 1), ("64,0 64,100", 1), ("12,50 64,50", 0.6)]),
    "I": (24, [("12,0 12,100", 1)]),
    "K": (72, [("12,0 12,100", 1), ("62,0 14,54", 0.6), ("28,42 68,100", 1)]),
    "L": (58, [("12,0 12,100", 1), ("12,96 56,96", 0.6)]),
    "N": (78, [("12,100 12,0", 0.6), ("12,0 66,100", 1), ("66,100 66,0", 0.6)]),
    "O": (80, [("40,2 10,24 8,60 24,94 40,98 68,78 72,40 56,6 40,2", 0.9)]),
    "R": (72, [("12,0 12,100", 1), ("12,4 44,4 62,26 44,50 12,52", 0.8), ("32,52 68,100", 1)]),
    "S": (64, [("56,16 36,2 10,18 16,44 48,56 54,82 30,98 8,84", 0.9)]),
    "T": (68, [("34,0 34,100", 1), ("4,4 64,4", 0.6)]),
    "U": (76, [("12,0 12,62 24,94 38,98 52,94 64,62 64,0", 0.85)]),
    "V": (76, [("4,0 38,100", 1), ("38,100 72,0", 0.6)]),
    "W": (106, [("4,0 30,100", 1), ("30,100 53,10", 0.6), ("53,10 76,100", 1), ("76,100 102,0", 0.6)]),
    "X": (80, [("8,0 72,100", 1), ("72,0 8,100", 0.6)]),
    "Z": (68, [("6,4 62,4", 0.6), ("62,4 6,96", 1), ("6,96 64,96", 0.6)]),
    ".": (24, [("12,88 12,100", 1.2)]),
    " ": (36, []),
}
DOTTED = {"Ü": "U", "Ä": "A", "Ö": "O"}


def width_of(text: str, height: float, spacing: float = 14) -> float:
    return (sum(STROKES[DOTTED.get(c, c)][0] for c in text) + spacing * (len(text) - 1)) * height / 100


def write(
    art: Art,
    text: str,
    x: float,
    y: float,
    height: float,
    weight: float = 15,
    fill: str = INK,
    spacing: float = 14,
) -> None:
    """Writes text centred on x with its top at y."""
    scale = height / 100
    x -= width_of(text, height, spacing) / 2
    for letter in text:
        base = DOTTED.get(letter, letter)
        width, strokes = STROKES[base]
        with art.at(x, y, scale):
            for spec, part in strokes:
                art.line(spec, weight * part, 1.15, 1.15, fill)
            if base != letter:
                art.line(f"{width / 2 - 14},-24 {width / 2 - 14},-10", weight * 0.9, 1, 1, fill)
                art.line(f"{width / 2 + 14},-24 {width / 2 + 14},-10", weight * 0.9, 1, 1, fill)
        x += (width + spacing) * scale


def numeral(art: Art, text: str, x: float, y: float, height: float, upside_down: bool = False) -> None:
    """A Roman numeral between two rules, centred on x, y."""
    with art.at(x, y, 1, 180 if upside_down else 0):
        half = width_of(text, height, 6) / 2 + 3
        write(art, text, 0, -height / 2, height, 17, INK, 6)
        for edge in (-height / 2, height / 2):
            art.line(f"{-half:.1f},{edge} {half:.1f},{edge}", 4.5, 0.7, 0.7)
