"""A horse that goes to the left; its hooves stand at y = 806, its back is at y = 480."""

from __future__ import annotations

from dataclasses import dataclass

from .ink import INK, Art


@dataclass(frozen=True)
class Coat:
    body: str
    far: str
    mane: str
    hoof: str
    tone: str = INK  # the colour of its hatching
    dapple: str = ""


Leg = tuple[str, str]

# near fore, far fore, near hind, far hind: where the joints are, and the thickness at each
GAITS: dict[str, tuple[Leg, Leg, Leg, Leg]] = {
    "walk": (
        ("214,580 208,640 204,702 200,762 196,782", "104 62 38 25 29"),
        ("190,596 150,640 112,672 116,728 108,748", "84 54 37 25 28"),
        ("452,560 426,634 462,700 452,762 446,782", "136 88 40 26 30"),
        ("420,580 398,640 414,704 386,762 378,782", "100 70 37 25 28"),
    ),
    "stand": (
        ("214,580 206,640 208,702 208,762 204,782", "104 62 38 25 29"),
        ("180,590 172,640 166,702 162,762 157,782", "84 56 36 25 28"),
        ("452,560 430,634 474,700 472,762 467,782", "136 88 40 26 30"),
        ("420,580 396,640 428,704 420,762 414,782", "100 70 37 25 28"),
    ),
    "prance": (
        ("214,580 170,640 116,664 128,722 120,742", "104 66 38 26 29"),
        ("190,580 140,600 84,598 78,654 68,674", "84 58 38 26 28"),
        ("452,560 416,634 452,704 428,762 421,782", "136 92 42 27 30"),
        ("430,580 428,640 478,704 480,762 474,782", "100 74 38 26 28"),
    ),
}


def hoof(art: Art, spec: str, fill: str) -> None:
    joints = [tuple(float(v) for v in word.split(",")) for word in spec.split()]
    ax, (x, y) = joints[-2][0], joints[-1]
    lean = (x - ax) * 0.6
    art.shape(
        (
            f"{x - 13 + lean * 0.2:.1f},{y - 2}! {x + 14 + lean * 0.2:.1f},{y - 2}!"
            f" {x + 16 + lean:.1f},{y + 24}! {x - 26 + lean:.1f},{y + 24}!"
        ),
        fill,
        4,
    )


def leg(art: Art, limb: Leg, fill: str, coat: Coat, top: float) -> None:
    spec, widths = limb
    outline = art.tube(spec, widths, fill, 5)
    art.shade(outline, 0, 9, 0.42, 3.4, 1, top, 1, coat.tone)
    hoof(art, spec, coat.hoof)


def hind_part(art: Art, coat: Coat, gait: str) -> None:
    """Everything behind the body."""
    _, far_fore, _, far_hind = GAITS[gait]
    leg(art, far_hind, coat.far, coat, 0.3)
    leg(art, far_fore, coat.far, coat, 0.3)
    tail = (
        "478,496! 516,500 540,540 542,600 534,660 540,716 520,760! 516,730 500,742! 502,700 492,640"
        " 504,580 494,540"
    )
    art.shape(tail, coat.mane, 5)
    for spec in ("500,512 522,560 518,640 522,720", "514,530 532,590 526,660", "504,560 508,640 510,700"):
        art.line(spec, 4, 0.3, 0.2, coat.tone if coat.mane == coat.body else INK)


def body(art: Art, coat: Coat, gait: str) -> None:
    near_fore, _, near_hind, _ = GAITS[gait]
    trunk = (
        "168,318 214,344 248,400 280,460 336,480 400,474 456,480 496,516 506,572 480,630 430,640"
        " 396,630 330,652"
        " 250,646 190,624 156,576 146,520 156,470 150,432 140,400"
    )
    art.shape(trunk, coat.body, 6)
    art.shade(
        "250,560 340,600 400,590 440,640 396,630 330,652 250,646", 62, 10, 0.7, 3.8, 1, 0.0, 1, coat.tone
    )
    art.shade(trunk, -8, 10, 30, 3.8, 1, 0.5, 0.98, coat.tone)
    art.shade(
        "150,432 172,440 190,500 196,560 190,620 156,576 146,520 156,470",
        10,
        10,
        0.55,
        3.6,
        -1,
        0,
        1,
        coat.tone,
    )
    leg(art, near_hind, coat.body, coat, 0.1)
    leg(art, near_fore, coat.body, coat, 0.25)
    # wipe the outline between leg and trunk
    art.shape("236,532 270,560 262,600 240,610 226,580", coat.body, 0)
    art.shape("186,520 240,520 246,560 200,566", coat.body, 0)
    art.shape("404,500 470,496 486,540 430,540 400,545", coat.body, 0)
    if coat.dapple:
        spots = (
            "440,520,9 466,548,8 430,562,10 464,594,8 406,534,8 212,560,9 190,530,8 234,590,8"
            " 210,470,8 190,430,7"
        )
        for spot in f"{spots} 222,500,7 430,604,8 452,634,7".split():
            x, y, r = (float(v) for v in spot.split(","))
            art.disc(x, y, r, coat.dapple, 0)
    horse_head(art, coat)


def horse_head(art: Art, coat: Coat) -> None:
    art.shape("142,336! 146,288 160,272! 170,300 166,340!", coat.body, 4.5)
    skull = (
        "130,324 106,352 82,396 58,432 52,454 64,470 84,470 100,458 128,446 158,428 176,392 176,350 160,322"
    )
    art.shape(skull, coat.body, 5.5)
    art.shade("128,446 158,428 176,392 176,350 160,330 150,400 110,440", 0, 8, 0.5, 3.2, 1, 0.2, 1, coat.tone)
    art.shape("156,330! 166,284 182,266! 188,304 180,342!", coat.body, 4.5)
    art.line("170,328 175,300 181,284", 3.4)
    art.shape("114,366 124,358 136,362 130,372 120,373", "#E9DFC8", 3)
    art.disc(124, 366, 5, INK, 0)
    art.line("110,364 122,354 138,360", 4.5)
    art.line("62,440 69,436 72,444", 5, 0.6, 0.4)
    art.line("62,462 80,456 92,446", 3.8)
    art.line("104,400 92,420 84,430", 3)
    mane = (
        "150,318! 138,330 120,344! 134,346 126,362! 148,352 158,336! 190,348 196,376! 206,372"
        " 214,404! 224,402 232,436!"
        " 242,434 250,466! 262,462 278,476! 288,460 268,412 240,364 204,326 176,308"
    )
    art.shape(mane, coat.mane, 5)
    for spec in (
        "184,322 200,348 206,368",
        "208,342 222,376 226,396",
        "232,374 244,412 248,436",
        "256,412 264,440 270,458",
    ):
        art.line(spec, 4, 0.3, 0.2, INK if coat.mane != INK else coat.body)


def bridle(art: Art, leather: str, metal: str) -> None:
    art.rod("86,388 104,402 122,440", 9, leather, 3)
    art.rod("122,342 150,362 176,372", 9, leather, 3)
    art.rod("150,362 122,400 108,444", 8, leather, 3)
    art.disc(108, 446, 9, metal, 3)
    art.disc(148, 362, 7, metal, 3)


def reins(art: Art, leather: str, hand: str) -> None:
    art.rod(f"108,448 170,470 {hand}", 8, leather, 3)


def chest_strap(art: Art, leather: str, metal: str) -> None:
    art.rod("156,510 200,546 260,540 296,510", 15, leather, 4)
    for x, y in ((178, 530), (204, 546), (232, 548), (260, 539)):
        art.disc(x, y, 5, metal, 2.4)
    art.rod("400,520 440,548 500,540", 15, leather, 4)
    for x, y in ((424, 539), (450, 548), (476, 546)):
        art.disc(x, y, 5, metal, 2.4)
