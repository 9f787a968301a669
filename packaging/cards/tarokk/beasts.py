"""Animals. Each looks to the left; its feet stand at 0,0, near its middle."""

from __future__ import annotations

from parts.horses import Coat, body, bridle, chest_strap, hind_part, reins
from parts.ink import BROWN, INK, MUSTARD, PAPER, RED, SHADE, Art

BAY = Coat("#A2643A", "#7F4C2B", INK, INK)
WHITE_COAT = Coat(PAPER, SHADE, SHADE, "#8C8576")
BLACK = Coat("#5A4F48", "#40372F", INK, "#8C8576")
GREY = Coat("#B9BDB8", "#979C98", PAPER, INK, dapple="#E3E3DA")
DUN = Coat("#C99A5B", "#A67B43", "#5B3A20", INK)


def sheep(art: Art, x: float, y: float, scale: float = 1, flip: bool = False, grazing: bool = False) -> None:
    with art.at(x, y, scale, 0, flip):
        for lx in (-34, -18, 26, 42):
            art.rod(f"{lx},-40 {lx - 2},-2", 11, INK, 1)
        wool = (
            "-58,-66 -62,-90 -46,-108! -28,-118 -8,-112! 10,-122 32,-112! 52,-112 64,-94! 76,-78"
            " 66,-56! 62,-38 40,-34! 22,-24 2,-32! -16,-24 -36,-34! -54,-36 -58,-56!"
        )
        art.shape(wool, PAPER, 5)
        art.shade(wool, 20, 11, 0.26, 4, 1, 0.2, 1)
        for cx, cy in ((-30, -84), (-4, -92), (24, -92), (44, -76), (-16, -62), (12, -66), (38, -54)):
            art.line(f"{cx - 10},{cy} {cx},{cy + 8} {cx + 9},{cy - 3}", 3.6, 0.4, 0.4)
        with art.at(-54, -92, 1, -52 if grazing else 0), art.at(54, 92):
            art.shape("-50,-106! -30,-116 -20,-100! -34,-94", INK, 3)
            art.shape("-58,-116 -40,-112 -36,-88 -58,-66 -80,-54 -94,-60 -88,-80 -74,-104", INK, 4)
            art.disc(-66, -94, 4, PAPER, 0)
            art.shape("-66,-112 -54,-124 -38,-118 -36,-104 -50,-100", PAPER, 4)


def dog(art: Art, x: float, y: float, scale: float = 1, flip: bool = False, fill: str = INK) -> None:
    """A shaggy puli, sitting."""
    shine = "#8B8078" if fill == INK else INK
    with art.at(x, y, scale, 0, flip):
        art.tube("44,-20 76,-34 84,-66 70,-84", "22 24 22 10", fill, 4)
        coat = (
            "-46,-66 -30,-96 6,-100 38,-74 52,-40 58,-2! 44,-8! 36,2! 20,-6! 8,2! -8,-6! -20,2!"
            " -34,-6! -48,2! -50,-36"
        )
        art.shape(coat, fill, 4)
        for spec in (
            "-28,-84 -38,-44 -36,-14",
            "-6,-88 -14,-46 -10,-12",
            "14,-82 14,-46 18,-14",
            "32,-66 36,-40 42,-16",
        ):
            art.line(spec, 4, 0.4, 0.4, shine)
        face = (
            "-76,-112 -66,-138 -38,-148 -10,-138 2,-110! -6,-108 -4,-84! -16,-88 -22,-72! -34,-80"
            " -46,-70! -54,-82 -70,-82 -82,-96"
        )
        art.shape(face, fill, 4)
        for spec in ("-30,-142 -24,-112 -26,-90", "-16,-134 -8,-110 -12,-92", "-46,-142 -46,-116 -42,-96"):
            art.line(spec, 3.6, 0.4, 0.4, shine)
        art.disc(-54, -114, 5, PAPER, 0)
        art.disc(-55, -114, 2.4, INK, 0)
        art.shape("-84,-104 -76,-110 -70,-102 -78,-96", "#6B5F57", 2)
        art.shape("-66,-90! -58,-88! -58,-74 -68,-72", RED, 2.6)


def goose(art: Art, x: float, y: float, scale: float = 1, flip: bool = False, low: bool = False) -> None:
    with art.at(x, y, scale, 0, flip):
        for lx in (-4, 16):
            art.rod(f"{lx},-30 {lx - 2},-4", 6, MUSTARD, 2.4)
            art.shape(f"{lx - 20},2! {lx},-8! {lx + 6},2!", MUSTARD, 2.4)
        art.shape("-40,-62 -20,-84 20,-86 52,-78 84,-94! 78,-62 56,-34 18,-24 -18,-28 -38,-44", PAPER, 4.5)
        neck = "-28,-60 -56,-80 -74,-62 -88,-44" if low else "-26,-56 -46,-84 -38,-118 -50,-138"
        art.tube(neck, "40 26 20 26", PAPER, 4.5, 0.8)
        art.shape("-34,-64 -16,-80 10,-80 0,-46 -20,-36 -34,-46", PAPER, 0)
        art.shape("-4,-70 30,-74 66,-64! 40,-44 10,-44", PAPER, 3.6)
        for spec in ("6,-62 30,-62 50,-60", "8,-53 24,-52 38,-52"):
            art.line(spec, 3)
        hx, hy = (-90, -42) if low else (-54, -142)
        art.disc(hx, hy, 15, PAPER, 4)
        art.disc(hx, hy, 15, PAPER, 0)
        art.shape(
            f"{hx - 10},{hy - 8}! {hx - 40},{hy + 4} {hx - 36},{hy + 10} {hx - 10},{hy + 9}!", "#D98A36", 3
        )
        art.disc(hx - 3, hy - 4, 3.2, INK, 0)


def ox(
    art: Art,
    x: float,
    y: float,
    scale: float = 1,
    flip: bool = False,
    fill: str = "#C9C4B6",
    head: bool = True,
) -> None:
    """The grey ox of the plain, with its long horns, walking; without its head where another one hides it."""
    far = "#A39D8F"
    with art.at(x, y, scale, 0, flip):
        art.tube("192,-216 214,-176 208,-116 212,-84", "13 10 8 8", fill, 4.5)
        art.shape("202,-92! 220,-94! 226,-60 214,-36 202,-60", INK, 2)
        for spec, widths, colour in (
            ("-66,-132 -96,-76 -94,-68 -116,-16", "52 29 29 22", far),
            ("150,-150 128,-104 164,-62 178,-16", "66 44 27 22", far),
            ("-86,-140 -78,-74 -80,-66 -66,-14", "62 33 31 24", fill),
            ("160,-160 146,-108 150,-62 128,-14", "84 56 31 24", fill),
        ):
            outline = art.tube(spec, widths, colour, 5)
            art.shade(outline, 0, 10, 0.4, 4, 1, 0.2, 1)
            fx = float(spec.rsplit(" ", 1)[1].split(",")[0])
            art.shape(f"{fx - 13},-20! {fx + 13},-20! {fx + 17},2! {fx - 22},2!", INK, 2)
        trunk = (
            "-150,-226 -116,-248 -74,-264 -30,-246 40,-234 100,-236 148,-250 190,-230 206,-190"
            " 200,-146 174,-112 122,-120 60,-102 -10,-96 -70,-98 -104,-86 -128,-70 -146,-92 -150,-128"
            " -160,-166"
        )
        art.shape(trunk, fill, 5.5)
        art.shade("-40,-136 60,-150 150,-150 122,-120 60,-102 -10,-96 -70,-98", 70, 11, 0.6, 4.2)
        art.shade("150,-246 190,-230 206,-190 200,-146 180,-130 176,-190", 0, 11, 0.6, 4.2)
        for fold in (
            "-140,-150 -128,-122 -124,-92",
            "-118,-160 -106,-128 -104,-100",
            "-58,-196 -48,-160 -58,-124",
        ):
            art.line(fold, 3.6, 0.4, 0.4)
        if not head:
            return
        art.tube("-160,-248 -194,-262 -214,-300 -206,-346", "18 16 11 3", SHADE, 4)
        muzzle = (
            "-132,-238 -162,-256 -188,-242 -200,-206 -218,-166 -224,-144 -212,-128 -192,-130 -170,-148"
            " -146,-164 -124,-192"
        )
        art.shape(muzzle, fill, 5)
        art.shade("-124,-192 -146,-164 -170,-148 -164,-172 -146,-190", 40, 9, 0.6, 3.6)
        art.shape("-224,-154 -204,-150 -190,-136 -198,-126 -214,-126 -226,-138", INK, 3.4)
        art.disc(-214, -146, 2.6, SHADE, 0)
        art.disc(-180, -212, 6, INK, 0)
        art.line("-192,-222 -180,-228 -168,-218", 4)
        art.shape("-140,-228 -118,-236 -92,-222 -104,-206 -130,-208", fill, 4)
        art.tube("-146,-246 -112,-262 -90,-302 -100,-352", "22 19 13 3", SHADE, 4)


def hare(art: Art, x: float, y: float, scale: float = 1, flip: bool = False) -> None:
    with art.at(x, y, scale, 0, flip):
        art.shape("40,-40 60,-44 64,-28 50,-18 38,-24", PAPER, 3.4)
        art.shape("-34,-24 -20,-56 16,-68 46,-44 50,-10 40,0! -30,0! -36,-10", BROWN, 4.5)
        art.shade("-34,-24 -20,-56 16,-68 46,-44 50,-10 40,0! -30,0! -36,-10", 10, 9, 0.34, 3.6)
        art.shape("-26,-76 -30,-112 -18,-132 -8,-112 -12,-76", BROWN, 3.6)
        art.shape("-42,-80 -54,-112 -48,-132 -34,-116 -28,-80", BROWN, 3.6)
        art.shape("-60,-58 -48,-82 -24,-86 -8,-68 -14,-48 -36,-40 -54,-44", BROWN, 4)
        art.disc(-40, -66, 4.6, INK, 0)
        art.disc(-60, -56, 3.4, INK, 0)


def horse(
    art: Art, coat: Coat, gait: str, leather: str = BROWN, metal: str = MUSTARD, straps: bool = True
) -> None:
    """The horse of parts.horses with its harness; the caller places it."""
    hind_part(art, coat, gait)
    body(art, coat, gait)
    bridle(art, leather, metal)
    if straps:
        chest_strap(art, leather, metal)


def saddle(art: Art, cloth: str, edge: str) -> None:
    spec = "266,470! 330,486 412,476! 430,560 446,616! 350,622 262,596! 254,540"
    art.shape(spec, cloth, 6)
    art.shade(spec, 4, 12, 0.26, 4.6, 1, 0.1, 1)
    art.line("256,580 346,604 442,600", 11, 1, 1, edge)


def eagle(art: Art, fill: str = BROWN) -> None:
    """An eagle that spreads its wings, seen from the front, its head turned to the left; about 460 across."""
    dark = "#5B3A20"
    for flip in (False, True):
        with art.at(0, 0, flip=flip):
            for k, (tip, root) in enumerate(
                (
                    ((-226, 26), (-120, -66)),
                    ((-206, 62), (-112, -50)),
                    ((-182, 92), (-100, -36)),
                    ((-152, 112), (-86, -22)),
                    ((-122, 122), (-72, -10)),
                    ((-94, 124), (-58, 0)),
                )
            ):
                (tx, ty), (rx, ry) = tip, root
                art.tube(
                    f"{rx},{ry} {(rx + tx) / 2 - 6},{(ry + ty) / 2 - 4} {tx},{ty}",
                    "34 36 14",
                    dark if k % 2 else fill,
                    4.5,
                )
                art.line(f"{rx - 10},{ry + 10} {tx + 6},{ty - 14}", 3.4, 0.5, 0.3)
            wing = (
                "-30,-70! -70,-116 -120,-150 -172,-152 -208,-120 -232,-60 -238,0! -206,-30 -170,-44"
                " -130,-40 -96,-16 -60,14 -30,30!"
            )
            art.shape(wing, fill, 5.5)
            art.shade(wing, 40, 11, 0.3, 4.4, 1, 0.1, 0.9)
            for fx, fy in (
                (-60, -60),
                (-90, -76),
                (-120, -92),
                (-152, -100),
                (-184, -90),
                (-206, -60),
                (-76, -34),
                (-106, -52),
                (-138, -64),
                (-170, -64),
                (-198, -34),
                (-54, -20),
            ):
                art.line(f"{fx - 12},{fy - 6} {fx - 4},{fy + 9} {fx + 10},{fy + 2}", 4.4, 0.3, 0.4)
    for k in (-3, 3, -2, 2, -1, 1, 0):
        art.tube(
            f"{k * 8},70 {k * 16},120 {k * 21},{178 - abs(k) * 8}", "20 30 16", dark if k % 2 else fill, 4.5
        )
    for flip in (False, True):
        with art.at(0, 0, flip=flip):
            art.tube("-26,70 -44,104 -48,128", "50 40 24", fill, 5)
            art.rod("-48,124 -52,150", 13, MUSTARD, 3.6)
            for tx, ty in ((-78, 168), (-56, 176), (-34, 166)):
                art.tube(f"-52,148 {(tx - 52) / 2},{158} {tx},{ty}", "12 12 5", MUSTARD, 3.4)
    torso = "-46,-74 0,-92 46,-74 58,-10 46,60 24,96 0,106 -24,96 -46,60 -58,-10"
    art.shape(torso, fill, 5.5)
    for row in range(6):
        for k in range(-2 + row // 4, 3 - row // 4):
            fx, fy = k * 20 + (row % 2) * 9 - 3, -48 + row * 24
            art.line(f"{fx - 9},{fy - 5} {fx},{fy + 8} {fx + 9},{fy - 5}", 4.4, 0.4, 0.4)
    art.shape(
        "-40,-66 -34,-110 -40,-140 -26,-170 6,-178 32,-160 38,-126 44,-66! 20,-52! 0,-68! -22,-50!", fill, 5
    )
    for spec in ("24,-150 28,-118 32,-86", "8,-140 10,-106 10,-82", "-14,-120 -12,-100 -14,-76"):
        art.line(spec, 4, 0.3, 0.4)
    art.shape("-32,-160! -60,-158 -78,-138 -76,-118! -62,-130 -36,-132!", MUSTARD, 4)
    art.line("-70,-138 -50,-142 -36,-140", 3)
    art.shape("-22,-158 -10,-160 -6,-148 -18,-146", PAPER, 2.6)
    art.disc(-14, -152, 4.6, INK, 0)
    art.line("-34,-160 -14,-168 4,-158", 5, 0.4, 0.3)


__all__ = [
    "BAY",
    "BLACK",
    "DUN",
    "GREY",
    "WHITE_COAT",
    "dog",
    "eagle",
    "goose",
    "hare",
    "horse",
    "ox",
    "reins",
    "saddle",
    "sheep",
]
