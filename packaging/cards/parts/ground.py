"""What a figure stands on, and the band with its name."""

from __future__ import annotations

from .ink import GREEN, INK, PAPER, SHADE, Art
from .letters import write
from .signs import LIME


def tufts(art: Art, places: str, size: float = 16, fill: str = INK) -> None:
    """Small tufts of grass at each place."""
    for word in places.split():
        x, y = (float(v) for v in word.split(","))
        art.line(
            f"{x},{y} {x - size * 0.2},{y - size * 0.5} {x - size * 0.6},{y - size * 0.9}", 3.4, 1, 0.1, fill
        )
        art.line(
            f"{x},{y} {x + size * 0.1},{y - size * 0.7} {x + size * 0.1},{y - size * 1.25}", 3.4, 1, 0.1, fill
        )
        art.line(
            f"{x},{y} {x + size * 0.4},{y - size * 0.5} {x + size * 0.8},{y - size * 0.8}", 3.4, 1, 0.1, fill
        )


def sward(art: Art, fill: str = GREEN) -> None:
    """A strip of meadow that hides the figure's feet."""
    edge = (
        "58,838! 50,815 70,796 96,800! 104,780! 112,798! 128,784! 136,794! 180,786 214,790!"
        " 222,772! 230,788! 244,776!"
        " 252,788! 300,792 336,786! 342,768! 352,785! 366,774! 372,786! 424,782 446,786! 452,770!"
        " 462,785! 476,778!"
        " 482,790! 508,800 520,818 510,838!"
    )
    art.shape(edge, fill, 5)
    art.line("84,812 110,806 140,812", 4, fill=LIME if fill == GREEN else SHADE)
    art.line("196,800 226,796 262,802", 4, fill=LIME if fill == GREEN else SHADE)
    art.line("330,800 370,795 410,799", 4, fill=LIME if fill == GREEN else SHADE)
    art.line("440,806 470,801 496,812", 4, fill=LIME if fill == GREEN else SHADE)


def banner(art: Art, name: str) -> None:
    art.shape("100,826! 62,822! 78,845! 62,868! 124,866! 124,840!", SHADE, 4)
    art.shape("470,826! 508,822! 492,845! 508,868! 446,866! 446,840!", SHADE, 4)
    art.shape("100,858! 124,866! 124,850!", INK, 0)
    art.shape("470,858! 446,866! 446,850!", INK, 0)
    art.shape("98,812! 190,808 380,808 472,812! 472,858! 380,854 190,854 98,858!", PAPER, 4.5)
    write(art, name, 285, 818, 28, 17, spacing=20)


def stand(art: Art, name: str) -> None:
    sward(art)
    banner(art, name)
