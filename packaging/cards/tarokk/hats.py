"""What people wear on their heads, drawn for a head of parts.people: the neck at 0,0, looking left."""

from __future__ import annotations

from collections.abc import Callable

from parts.ink import BROWN, INK, MUSTARD, PAPER, RED, SHADE, Art

Hat = Callable[[Art, str, str], None]
"""Draws a hat in the colours of its cloth and its ribbon."""


def mop(art: Art, hair: str, _: str) -> None:
    """No hat: short hair, parted."""
    spec = "-37,-64! -43,-88 -28,-105 2,-111 30,-104 45,-82 44,-52! 36,-68 22,-84 2,-91 -16,-87 -27,-78"
    art.shape(spec, hair, 3.6)
    for strand in ("-34,-80 -20,-98 6,-104", "-6,-92 10,-102 26,-98", "14,-88 28,-92 38,-78"):
        art.line(strand, 3, 0.3, 0.3, INK if hair != INK else BROWN)


def curls(art: Art, hair: str, _: str) -> None:
    """Curly hair."""
    spec = (
        "-38,-60! -47,-76 -40,-92! -36,-106 -20,-108! -10,-119 6,-113! 20,-119 30,-106! 46,-100"
        " 45,-82! 56,-68 46,-50! 36,-62 30,-76 14,-84 -6,-84 -22,-78"
    )
    art.shape(spec, hair, 3.6)
    for x, y in ((-28, -92), (-6, -100), (16, -98), (34, -82), (40, -62)):
        art.line(f"{x - 7},{y + 3} {x},{y - 5} {x + 6},{y + 4}", 3, 0.4, 0.3)


def bun(art: Art, hair: str, ribbon: str) -> None:
    """A woman's hair, put up."""
    art.disc(50, -62, 21, hair, 3.6)
    art.line("40,-70 52,-76 62,-64", 3)
    spec = "-40,-56! -46,-86 -24,-110 10,-116 40,-100 50,-70 46,-34 38,-18! 30,-44 16,-70 -6,-80 -26,-72"
    art.shape(spec, hair, 3.6)
    for strand in ("-26,-84 -8,-104 14,-106", "-4,-86 18,-92 34,-72", "22,-70 36,-60 40,-38"):
        art.line(strand, 3)
    art.line("30,-100 46,-84 50,-62", 9, 1, 1)
    art.line("30,-100 46,-84 50,-62", 5.5, 1, 1, ribbon)


def braid(art: Art, hair: str, ribbon: str) -> None:
    """A girl's hair with a plait down her back."""
    art.tube("40,-50 62,-10 60,40 52,96", "30 30 26 18", hair, 3.6)
    for y in (-16, 4, 24, 44, 64):
        art.line(f"44,{y + 6} 58,{y - 4} 72,{y + 6}", 3, 0.5, 0.5)
    art.shape("34,92! 70,92! 66,112! 52,102! 38,112!", ribbon, 3)
    bun_front = "-40,-56! -46,-86 -24,-110 10,-116 40,-100 50,-70 48,-34 40,-14! 30,-44 16,-70 -6,-80 -26,-72"
    art.shape(bun_front, hair, 3.6)
    for strand in ("-26,-84 -8,-104 14,-106", "-4,-86 18,-92 34,-72"):
        art.line(strand, 3)


def parta(art: Art, hair: str, ribbon: str) -> None:
    """The stiff, beaded headdress of Hungarian girls, over a plait."""
    braid(art, hair, ribbon)
    art.shape("-46,-78! -52,-120! -20,-142 20,-144 50,-122! 46,-80! 10,-98 -24,-94", ribbon, 4)
    for x, y in ((-36, -104), (-16, -116), (6, -120), (28, -112)):
        art.disc(x, y, 6, MUSTARD, 2)
    art.line("-44,-82 -22,-97 10,-101 44,-84", 5, 1, 1, PAPER)


def scarf(art: Art, stuff: str, _: str) -> None:
    """A kerchief, tied under the chin."""
    spec = (
        "-50,-40! -54,-80 -29,-108 8,-116 43,-100 60,-63 58,-17 66,22 34,34 -4,14! -12,6! 18,4 30,-16"
        " 29,-40 12,-66 -18,-76 -40,-66"
    )
    art.shape(spec, stuff, 4)
    art.shade(spec, 0, 10, 0.26, 3.4)
    art.shape("-10,4! -30,30 -12,40! 0,20! 12,42 24,32! 8,6!", stuff, 3.4)
    for x, y in ((-24, -92), (0, -98), (24, -90), (44, -66), (46, -34), (46, -4)):
        art.disc(x, y, 3.4, PAPER if stuff != PAPER else RED, 0)


def straw(art: Art, stuff: str, ribbon: str) -> None:
    cap = "-40,-79! -34,-115 -11,-131 21,-129 42,-108 47,-75!"
    art.shape(cap, stuff, 4)
    art.shade(cap, 0, 10, 0.32, 3.6)
    art.shape("-98,-69 -60,-88 3,-95 68,-88 108,-67 81,-54 11,-63 -60,-53", stuff, 4)
    for x in range(-76, 90, 20):
        art.line(f"{x},-70 {x + x * 0.08:.1f},-60", 3, 0.4, 0.8)
    art.rod("-40,-87 4,-93 46,-85", 12, ribbon, 3)


def round_hat(art: Art, stuff: str, ribbon: str) -> None:
    """The small hat of the plain, its brim turned up, with a tuft of feather-grass."""
    art.tube("30,-112 50,-150 74,-158", "10 12 4", PAPER, 3)
    cap = "-37,-78! -38,-112 -22,-128 22,-129 41,-112 44,-78!"
    art.shape(cap, stuff, 4)
    art.shade(cap, 0, 10, 0.34, 3.6)
    art.rod("-37,-86 4,-82 44,-87", 12, ribbon, 3)
    art.shape("-68,-92! -40,-76 4,-71 48,-76 74,-94! 72,-70 40,-57 4,-54 -36,-57 -66,-70", stuff, 4)


def broad_hat(art: Art, stuff: str, ribbon: str) -> None:
    """A low crown and a wide, flat brim: shepherds and fishermen."""
    cap = "-38,-78! -36,-108 -14,-122 20,-122 40,-106 44,-78!"
    art.shape(cap, stuff, 4)
    art.shade(cap, 0, 10, 0.34, 3.6)
    art.rod("-38,-84 4,-80 44,-84", 11, ribbon, 3)
    art.shape("-96,-84 -50,-78 4,-76 56,-78 102,-86 88,-66 40,-58 4,-57 -36,-58 -82,-64", stuff, 4)


def top_hat(art: Art, stuff: str, ribbon: str) -> None:
    crown = "-38,-80! -40,-120 -48,-168! 2,-176 56,-168! 46,-120 44,-80!"
    art.shape(crown, stuff, 4)
    art.line("30,-160 26,-120 28,-94", 5, fill="#6B5F57")
    art.rod("-39,-90 4,-86 45,-90", 14, ribbon, 3)
    art.shape("-74,-88 -40,-76 4,-72 48,-76 80,-90 70,-66 40,-60 4,-58 -36,-60 -66,-68", stuff, 4)


def fur_cap(art: Art, stuff: str, _: str) -> None:
    """Lambskin, without a brim."""
    spec = (
        "-46,-66! -58,-86! -46,-104! -44,-128! -20,-134! 0,-150! 20,-136! 44,-130! 46,-108!"
        " 60,-90! 50,-62! 26,-72! 4,-64! -20,-72!"
    )
    art.shape(spec, stuff, 4)
    for x, y in (
        (-32, -90),
        (-12, -112),
        (10, -94),
        (30, -112),
        (36, -84),
        (-8, -84),
        (-28, -114),
        (8, -126),
    ):
        art.line(f"{x - 6},{y - 4} {x + 1},{y + 5} {x + 7},{y - 3}", 3, 0.4, 0.5, SHADE)


def soft_cap(art: Art, stuff: str, _: str) -> None:
    """A baker's, a miller's or a vintner's cap, falling to the back."""
    spec = "-45,-70 -44,-98 -22,-122 12,-126 42,-112 56,-86 72,-66 62,-50 30,-63 -10,-68 -38,-60"
    art.shape(spec, stuff, 4)
    art.shade(spec, 0, 10, 0.3, 3.6)
    art.line("-42,-72 -6,-80 46,-70", 4)


def shako(art: Art, stuff: str, plume: str) -> None:
    art.tube("2,-166 -4,-186 4,-206", "22 30 16", plume, 3.4)
    body = "-42,-76! -46,-120 -52,-164! 2,-174 56,-164! 48,-120 45,-74!"
    art.shape(body, stuff, 4)
    art.shade(body, 0, 10, 0.3, 3.6, 1, 0, 1, "#6B5F57" if stuff == INK else INK)
    art.rod("-49,-150 2,-158 53,-150", 10, MUSTARD, 3)
    art.line("-30,-146 0,-100 40,-92", 6, 1, 1, MUSTARD)
    art.disc(-8, -128, 13, MUSTARD, 3)
    art.shape("-44,-84! 0,-76 20,-74! -6,-66 -40,-56 -72,-54! -62,-72", INK, 2)


def bearskin(art: Art, stuff: str, plume: str) -> None:
    art.tube("42,-130 60,-164 56,-192", "14 20 8", plume, 3)
    body = (
        "-46,-66! -56,-100! -50,-130! -56,-156! -40,-186! -14,-206! 16,-206! 44,-188! 58,-156!"
        " 52,-128! 58,-98! 48,-64! 20,-74! -18,-74!"
    )
    art.shape(body, stuff, 4)
    for x, y in (
        (-30, -110),
        (-8, -150),
        (20, -120),
        (-28, -164),
        (14, -180),
        (36, -150),
        (34, -96),
        (2, -104),
    ):
        art.line(f"{x},{y} {x - 4},{y + 14} {x + 2},{y + 22}", 3.4, 0.4, 0.3, "#8B8078")
    art.shape("-50,-82! -44,-122! -12,-106! -2,-80! -24,-76", MUSTARD, 3)


def bicorne(art: Art, stuff: str, plume: str) -> None:
    art.tube("-6,-136 -16,-160 -2,-180", "18 26 10", plume, 3)
    art.shape("-84,-62! -74,-92 -44,-128 -4,-146 40,-134 76,-100 96,-64! 50,-74 4,-80 -40,-74", stuff, 4)
    art.line("-76,-72 -36,-116 -4,-132 36,-122 84,-74", 5, 0.6, 0.6, MUSTARD)
    art.disc(-8, -108, 13, plume, 3)


def kalpag(art: Art, stuff: str, plume: str) -> None:
    """A hussar's or nobleman's fur hat with a coloured bag and a heron's feather."""
    art.tube("-14,-126 -28,-158 -14,-184", "12 20 6", PAPER, 3)
    art.line("-16,-132 -23,-158 -16,-176", 3)
    art.shape("-30,-126! 0,-152 40,-140 66,-110 84,-70! 78,-50! 60,-66 40,-110", plume, 4)
    art.line("10,-136 46,-112 68,-72", 3.6)
    art.disc(80, -48, 7, MUSTARD, 2.6)
    fur_spec = (
        "-48,-62! -56,-84! -46,-100! -48,-124! -20,-126! 4,-134! 26,-126! 46,-124! 46,-100!"
        " 56,-82! 48,-60! 22,-70! 0,-62! -24,-70!"
    )
    art.shape(fur_spec, stuff, 4)
    for x, y in ((-30, -86), (-10, -104), (12, -86), (30, -106), (34, -80), (-30, -112)):
        art.line(f"{x - 6},{y - 4} {x + 1},{y + 5} {x + 7},{y - 3}", 3, 0.4, 0.5, SHADE)
    art.disc(-18, -118, 9, MUSTARD, 3)


def tricorne(art: Art, stuff: str, edge: str) -> None:
    cap = "-36,-84! -34,-116 -8,-128 24,-124 42,-104 44,-84!"
    art.shape(cap, stuff, 4)
    art.shape("-80,-88! -50,-104 -20,-88 4,-82 30,-92 64,-118! 84,-92 56,-66 10,-58 -40,-62", stuff, 4)
    art.line("-76,-88 -50,-98 -20,-82 4,-76 30,-86 64,-110", 5, 0.7, 0.7, edge)


def fez(art: Art, stuff: str, tassel: str) -> None:
    art.shape("-36,-82! -28,-128! 2,-134 34,-128! 42,-82! 4,-76", stuff, 4)
    art.line("4,-132 34,-116 44,-86", 4, 1, 1)
    art.shape("38,-90! 50,-90! 54,-64! 36,-64!", tassel, 2.6)


HATS: dict[str, Hat] = {
    "mop": mop,
    "curls": curls,
    "bun": bun,
    "braid": braid,
    "parta": parta,
    "scarf": scarf,
    "straw": straw,
    "round": round_hat,
    "broad": broad_hat,
    "top": top_hat,
    "fur": fur_cap,
    "cap": soft_cap,
    "shako": shako,
    "bearskin": bearskin,
    "bicorne": bicorne,
    "kalpag": kalpag,
    "tricorne": tricorne,
    "fez": fez,
}
