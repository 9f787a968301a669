"""A drum, its strap and its sticks, for a person of this pack."""

from __future__ import annotations

from parts.ink import BLUE, BROWN, INK, PAPER, RED, Art


def drum(art: Art) -> None:
    """The drum before a figure's hip, in the units of the figure."""
    body = "-150,-270! -20,-250 110,-270! 104,-110! -20,-86 -144,-110!"
    art.shape(body, BLUE, 6)
    art.shade(body, 0, 13, 0.24, 4.6)
    for k in range(5):
        x = -140 + k * 50
        art.line(f"{x},-256 {x + 25},-112 {x + 50},-254", 7, 1, 1)
        art.line(f"{x},-256 {x + 25},-112 {x + 50},-254", 4, 1, 1, PAPER)
    art.shape("-156,-280! -20,-260 116,-280! 114,-246! -20,-226 -154,-246!", RED, 5)
    art.shape("-150,-128! -20,-104 110,-128! 108,-98! -20,-74 -146,-98!", RED, 5)
    art.shape("-154,-284 -100,-302 -20,-308 62,-302 114,-284 62,-266 -20,-260 -100,-266", PAPER, 5)


def strap(art: Art) -> None:
    for width, fill in ((26, INK), (18, PAPER)):
        art.line("-70,-560 0,-430 90,-290", width, 1, 1, fill)


def stick(art: Art, x: float, y: float, tx: float, ty: float) -> None:
    art.rod(f"{x},{y} {tx},{ty}", 11, BROWN, 3.6)
    art.disc(tx, ty, 9, BROWN, 3)
