"""The name of the program on the table: wooden letters with a thickness, engraved towards the foot."""

from __future__ import annotations

from functools import partial

from .back import acorn as nut
from .back import flat, leaf
from .index_letters import GLYPHS, Glyph
from .ink import INK, MUSTARD, PAPER, RED, Art, Point, area, crossings
from .signs import TELL

WIDTH, HEIGHT = 1560, 360
NAME = "TARTLI"
SCALE = 2.1
TOP = 26
APART = 13
CLOSER = {"TA": 22, "AR": 4, "RT": 6}
"""By how much some letters stand closer."""
THICK = 11
"""How much of the letters' thickness is visible, at the right and beneath."""


def placed() -> list[Glyph]:
    """The letters side by side, in the middle."""
    letters, at = [], 0.0
    for letter, following in zip(NAME, f"{NAME[1:]} ", strict=True):
        glyph = GLYPHS[letter]()
        left = min(x for piece in glyph.pieces for x, _ in piece)
        letters.append((glyph, at - left))
        at += max(x for piece in glyph.pieces for x, _ in piece) - left + APART
        at -= CLOSER.get(letter + following, 0)
    start = (WIDTH - (at - APART) * SCALE) / 2
    return [glyph.moved(start + x * SCALE, TOP, SCALE) for glyph, x in letters]


def fill(art: Art, pieces: list[list[Point]], colour: str, aside: float = 0, grow: float = 0) -> None:
    words = []
    for piece in pieces:
        points = grown(piece, grow) if grow else piece
        words.append("M" + "L".join(f"{x + aside:.1f} {y + aside:.1f}" for x, y in points) + "Z")
    art.parts.append(f'<path fill="{colour}" d="{"".join(words)}"/>')


def grown(piece: list[Point], by: float) -> list[Point]:
    """An outline moved outwards; that of a hole inwards."""
    moved = []
    for k, (x, y) in enumerate(piece):
        (ax, ay), (bx, by_) = piece[k - 1], piece[(k + 1) % len(piece)]
        normals = []
        for dx, dy in ((x - ax, y - ay), (bx - x, by_ - y)):
            length = (dx * dx + dy * dy) ** 0.5
            if length > 0.01:
                normals.append((dy / length, -dx / length))
        nx, ny = sum(n[0] for n in normals), sum(n[1] for n in normals)
        length = (nx * nx + ny * ny) ** 0.5 or 1.0
        mitre = min(2.0, len(normals) / length) if length > 0.2 else 1.0
        moved.append((x + nx / length * by * mitre, y + ny / length * by * mitre))
    return moved


def engrave(art: Art, glyph: Glyph, start: float, end: float) -> None:
    """Level lines within a letter, thin at first and broad at its foot."""
    y, words = start, []
    while y < end:
        part = (y - start) / (end - start)
        half = 0.5 + 1.9 * part
        spans = [span for piece in glyph.pieces if area(piece) > 0 for span in pairs(crossings(piece, y))]
        holes = [span for piece in glyph.pieces if area(piece) < 0 for span in pairs(crossings(piece, y))]
        for left, right in without(united(spans), holes):
            if right - left > 9:
                words.append(f"M{left + 3:.1f} {y - half:.1f}H{right - 3:.1f}V{y + half:.1f}H{left + 3:.1f}Z")
        y += 8.2
    art.parts.append(f'<path fill="{INK}" d="{"".join(words)}"/>')


def pairs(values: list[float]) -> list[Point]:
    return list(zip(values[::2], values[1::2], strict=False))


def united(spans: list[Point]) -> list[Point]:
    whole: list[Point] = []
    for left, right in sorted(spans):
        if whole and left <= whole[-1][1]:
            whole[-1] = (whole[-1][0], max(right, whole[-1][1]))
        else:
            whole.append((left, right))
    return whole


def without(spans: list[Point], holes: list[Point]) -> list[Point]:
    for hole_left, hole_right in holes:
        cut: list[Point] = []
        for left, right in spans:
            if hole_right <= left or right <= hole_left:
                cut.append((left, right))
                continue
            cut += [(a, b) for a, b in ((left, hole_left), (hole_right, right)) if b > a]
        spans = cut
    return spans


def flourish(art: Art) -> None:
    """The flourish beside the letters, drawn for the left."""
    art.line("214,154 168,114 108,96 60,124 58,172 92,190 118,170 108,146 92,150", 10, 0.5, 0.5, PAPER)
    art.line("214,154 170,196 110,216 72,246", 9, 0.5, 0.4, PAPER)
    for x, y, scale, turn in (
        *((150, 104, 0.62, 24), (96, 98, 0.6, -40), (58, 150, 0.56, -100), (160, 204, 0.6, 160)),
        *((110, 216, 0.6, 190), (74, 246, 0.62, -126)),
    ):
        with art.at(x, y, scale, turn):
            leaf(art, PAPER)
            art.line("0,-8 0,-58", 7, 1, 0.2, "#8A7A5C")
    with art.at(206, 158, 1.0, 62):
        nut(art, MUSTARD, RED)
    art.disc(94, 152, 8, PAPER, 0)
    art.disc(94, 152, 4, RED, 0)


def rule(art: Art) -> None:
    """Beneath the letters: a rule, and the four suits."""
    y, middle = 316, WIDTH / 2
    for side in (-1, 1):
        ends = [f"{middle + side * aside},{y}" for aside in (196, 360, 540)]
        art.line(" ".join(ends), 6, 1, 0.1, PAPER)
        with art.at(middle + side * 196, y):
            flat(art, "0,-15! 15,0! 0,15! -15,0!", PAPER)
            flat(art, "0,-7! 7,0! 0,7! -7,0!", RED)
    for place, suit in enumerate("ALHB"):
        x = middle + (place - 1.5) * 86
        art.disc(x, y, 38, PAPER, 4)
        with art.at(x, y, 0.4):
            TELL[suit](art)


def lettering(art: Art) -> None:
    for side in (False, True):
        with art.at(WIDTH + 16 if side else -16, 0, 1, flip=side):
            flourish(art)
    rule(art)
    letters = placed()
    for step in range(THICK, 0, -2):
        for glyph in letters:
            fill(art, glyph.pieces, INK, step, 4)
    for glyph in letters:
        fill(art, glyph.pieces, INK, 0, 5)
        fill(art, glyph.pieces, PAPER)
        engrave(art, glyph, TOP + 128, TOP + 100 * SCALE - 3)
        fill(art, glyph.cuts, RED, 0, 1.4)


LETTERING = {"tartli": partial(lettering)}
