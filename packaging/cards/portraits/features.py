"""Heads, eyes, noses, mouths and ears. A head is 100 high and looks to the left; its chin is at y 100."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from parts.ink import INK, PAPER, RED, SKIN, Art

ROSE = "#E2A283"
PALE = "#F0D9B8"
TAN = "#DFB588"
SCALE = 1.86

SKULLS = {
    "lean": (
        "29,20 24,36 22,45 24,51 21,59 23,71 27,87 35,99 45,103 56,99 69,87 78,70 85,50 90,30 80,8 58,-2 38,6"
    ),
    "round": (
        "28,22 23,37 20,46 21,52 16,61 16,74 21,89 32,100 47,105 64,101 79,89 86,71 89,50 91,30 80,8"
        " 58,-2 38,6"
    ),
    "square": (
        "28,20 23,36 20,45 22,51 19,60 20,74 21,90 29,102 44,106 62,103 76,90 83,68 87,50 90,30 80,8"
        " 58,-2 38,6"
    ),
    "soft": (
        "28,22 23,38 21.5,46 23.5,52 20.5,60 22.5,71 27,85 36,96 45,99.5 56,96 70,84 79,68 86,50 90,30 80,8"
        " 58,-2 38,6"
    ),
    "boy": (
        "27,22 22,38 20,47 21.5,53 18,61 19.5,72 26,86 36,95 46,98 58,95 73,84 82,68 87,50 91,30 80,6"
        " 58,-4 37,4"
    ),
    "gaunt": (
        "29,18 24,34 21,44 24,51 20,58 25,69 25,76 28,88 35,100 44,105 53,101 64,88 71,76 80,66 85,50"
        " 90,30 80,8"
        " 58,-2 38,6"
    ),
}


@dataclass(frozen=True)
class Eyes:
    iris: str
    open: float = 1.0
    """How far they are open: 0.6 for half closed, 1.15 for a child's."""
    gaze: float = 0.0
    """Where they look: below 0 to the left, above 0 to the right."""
    lashes: bool = False
    bags: bool = False
    laughing: bool = False
    """The lower lids pushed up by the cheeks."""


@contextmanager
def head_at(art: Art, x: float, y: float, scale: float = SCALE, turn: float = 0) -> Iterator[None]:
    """The units of a head whose neck is at x, y."""
    with art.at(x, y, scale, turn), art.at(-60, -96):
        yield


def skull(art: Art, kind: str, skin: str = SKIN) -> None:
    art.shape(SKULLS[kind], skin, 2.9)


def cheek_shadow(art: Art, kind: str, depth: float = 0.3) -> None:
    """Hatching along the jaw on the side away from the light."""
    art.shade(SKULLS[kind], 20, 4.4, depth, 1.9, 1, 0.6, 0.97)


def neck(art: Art, skin: str = SKIN, thick: float = 0) -> None:
    spec = f"{47 - thick},84 82,62 {86 + thick},96 {94 + thick},132! {42 - thick},132! {50 - thick},104"
    art.shape(spec, skin, 2.9)
    art.shade(
        f"52,97 {84 + thick},74 {86 + thick},98 {92 + thick},128 54,128", 14, 4.6, 0.75, 2.1, 1, 0.0, 0.8
    )


def ear(art: Art, skin: str = SKIN, size: float = 1.0, y: float = 56) -> None:
    with art.at(80, y, size), art.at(-80, -56):
        art.shape("75,48 79,43 85,42.5 89.5,47 89,55 86,62 81.5,68 77,66 75,58", skin, 2.5)
        art.line("78.5,49 82.5,46 86,49 85.5,56 82.5,61", 2, 0.3, 0.4)
        art.line("78,54 81.5,53.5 80.5,59", 1.8, 0.3, 0.4)


def eyes(art: Art, look: Eyes, skin: str = SKIN) -> None:
    _eye(art, look, 52, 49.6, 1.0, skin)
    _eye(art, look, 30.4, 49.6, 0.58, skin)


def _eye(art: Art, look: Eyes, x: float, y: float, wide: float, skin: str) -> None:
    """One eye; the far one is narrower."""

    def at(*points: tuple[float, float]) -> str:
        return " ".join(f"{x + dx * wide:.2f},{y + dy:.2f}" for dx, dy in points)

    top, low = -5.6 * look.open, 3.2 if look.laughing else 4.4
    if look.open < 0.8:
        low = min(low, 3.8)
    white = (
        (-10.5, 1.6),
        (-6, top * 0.68),
        (0, top),
        (6.6, top * 0.66),
        (11, 0.8),
        (6, low * 0.82),
        (0, low),
    )
    art.shape(at(*white, (-6, low * 0.8)), "#FBF4E4", 0)
    cx, cy = x + look.gaze * wide, y + (top + low) / 2 + 0.1
    r = 4.5
    art.disc(cx, cy, r, INK, 0)
    art.disc(cx + 0.2, cy + 0.3, r - 1.2, look.iris, 0)
    art.disc(cx, cy, 2.2, INK, 0)
    art.disc(cx - 1.5, cy - 1.8, 1.15, PAPER, 0)
    # The lids cover what of the iris is above and below the opening.
    lid = at((-10.8, 1.7), (-6, top * 0.68), (0, top), (6.6, top * 0.66), (11.4, 0.8))
    over = at((10, top - 4), (0, top - 5.4), (-8.5, top - 3))
    art.shape(f"{lid} {over}", skin, 0)
    art.shape(
        at((-9.5, 2.4), (-6, low * 0.8), (0, low), (6, low * 0.82), (10.6, 1.4), (7, low + 4), (-6, low + 4)),
        skin,
        0,
    )
    heavy = 3.6 if look.lashes else 3.1
    art.line(at((-11, 2.6), (-6, top * 0.7), (0, top), (6.8, top * 0.68), (12.4, 1.8)), heavy, 0.4, 0.3)
    fold = top - (2.2 if look.open > 0.8 else 3)
    art.line(at((-6.5, fold + 1.4), (0, fold), (7.4, fold + 1.9), (11.6, -1.4)), 1.3, 0.2, 0.2)
    art.line(at((-5.5, low * 0.9), (0, low + 0.3), (6.4, low * 0.8), (10.4, 1.8)), 1.4, 0.2, 0.4)
    if look.lashes:
        sign = 1 if wide > 0.9 else 0
        for dx, dy, ex, ey in ((9, -2.2, 13, -5), (11, -0.4, 15.6, -2), (5.5, top * 0.8, 8, top - 2.4))[
            : 3 * sign
        ]:
            art.line(at((dx, dy), ((dx + ex) / 2 + 0.4, (dy + ey) / 2 + 0.5), (ex, ey)), 2, 1, 0.2)
    if look.bags:
        art.line(at((-5, low + 2.6), (1, low + 4.4), (8, low + 2.2)), 1.6, 0.2, 0.3)


NOSES = {
    # bridge to under the tip, wing, nostril
    "straight": (
        "37.4,47 34.6,55 27.6,66 26.4,69.6 29.4,72.8 35.4,71.6",
        "39,64.6 42,68.5 38.8,72.2",
        "30,71.6 33,70.2 36,71.4",
    ),
    "hooked": (
        "37.6,45 32.4,51 28,58.6 24.6,68 26,72.4 31,73.6 36.4,72",
        "39,64 42.6,68.4 39.4,72.6",
        "30,72.4 33.5,70.8 36.6,71.8",
    ),
    "round": (
        "37.4,48 34.6,55 28.6,60.4 24.4,65 23.8,70 27.6,73.6 32.6,73.2 36.6,71.8",
        "38.6,63.4 42.8,67.8 39.2,72.6",
        "29.6,72.6 33.4,71 36.8,71.6",
    ),
    "snub": (
        "37.4,49 35.4,55.6 30.6,62 27,64.8 27,68.2 30,70.8 35.6,70.2",
        "38.4,64 41,67.5 38.2,71",
        "30,70 32.8,68.6 35.4,69.8",
    ),
    "long": (
        "37.6,45 33.8,56 27,69 26,73.4 29.8,76 36,74.8",
        "38.6,67.4 42.2,71.8 38.8,75.8",
        "30,75 33,73.6 36.2,74.6",
    ),
    "fine": (
        "37.2,48.6 34.4,56 28.8,64.4 28,67.6 30.8,70 35,69.2",
        "38.2,64.6 40.2,67.8 38,70.6",
        "30.8,69.4 33,68.2 35,69",
    ),
}


def nose(art: Art, kind: str, weight: float = 2.3, red: bool = False, shaded: bool = True) -> None:
    bridge, wing, nostril = NOSES[kind]
    if red:
        art.shape("26,61 31,59.6 36,63 37.4,69 34,72 28,72 25.4,67", ROSE, 0)
    if shaded:
        for k in range(4):
            y = 55.4 + k * 3.1
            art.line(f"{35.6 - k * 1.5 + 1.6:.1f},{y} {40.4 - k * 0.7:.1f},{y + 1.8}", 1.3, 0.9, 0.2)
    art.line(bridge, weight, 0.2, 0.5)
    art.line(wing, weight * 0.8, 0.3, 0.4)
    art.line(nostril, 2.5, 0.3, 0.3)


def mouth(art: Art, kind: str) -> None:
    if kind == "smile":
        art.line("25,80.4 29.5,83.6 36,84.4 44,82.4 49.5,77.8", 2.9, 0.35, 0.3)
        art.line("48,75.4 51.4,78 51,81", 1.8, 0.3, 0.3)
        art.line("31,88.6 37,89.8 42.5,88", 2, fill="#A0452F")
    elif kind == "smirk":
        art.line("26.5,83 32,82.6 38,83.4 45,81.6 50.5,77", 2.9, 0.3, 0.3)
        art.line("49,74.6 52.2,77 51.6,80.6", 1.8, 0.3, 0.3)
        art.line("32,88 37.5,88.8 42,87.4", 2)
    elif kind == "stern":
        art.line("27,84.6 32,82.4 38,83 48,86", 3, 0.3, 0.3)
        art.line("31.5,89.6 37,88.8 42,90", 2)
    elif kind == "laugh":
        art.shape("24.5,79! 30,81.4 37,81.8 44,80 50.5,75.6! 49,84 43,89.6 36,91 29,88", INK, 0)
        art.shape("26,80.4! 31,82.2 37,82.6 44,80.8 49,77.8! 47,82.4 37,85.4 29,84", PAPER, 0)
        art.shape("31.5,88.6 36,86.8 42,87.2 39,89.8 35,90", "#B8574A", 0)
        art.line("50,73 53,76 52.4,80", 1.8, 0.3, 0.3)
        art.line("31,94 37,95 43,93.4", 1.8)
    elif kind == "thin":
        art.line("27,83.6 33,83 39,83.4 47.5,82.6", 2.8, 0.3, 0.3)
        art.line("32,88 37,88.8 42,87.8", 1.7)
    elif kind in ("lips", "lips-smile"):
        up = 1.4 if kind == "lips-smile" else 0.0
        art.shape(f"26,{81.6 - up} 30.5,78.6 34,80 38,78.4 46,{81 - up}! 38,83 33,82.8", RED, 0)
        art.shape(f"28,{83 - up * 0.4}! 36,84 44,{82.4 - up * 0.6}! 39,88.4 32,88.2", "#C8584A", 0)
        art.line(f"24.6,{81 - up * 1.3} 29,82.4 35,83.4 42,82.4 48,{80 - up * 1.3}", 2.1, 0.3, 0.3)
        art.line("33,92.4 37,93.2 41,92", 1.6)
    else:
        raise ValueError(kind)


def thin_brows(art: Art, colour: str = INK, lift: float = 0) -> None:
    art.line(f"39,{40 - lift} 50,{34 - lift} 66,{39.4 - lift}", 3.2, 0.4, 0.15, colour)
    art.line(f"20.5,{40.4 - lift} 27,{35.4 - lift} 35,{38 - lift}", 2.8, 0.3, 0.3, colour)


def thick_brows(art: Art, colour: str, frown: float = 0, lift: float = 0) -> None:
    """Bushy: two tufts with an inked edge below."""
    y = 38 - lift
    near = (
        f"37,{y + 3 + frown} 46,{y - 4 + frown * 0.4} 57,{y - 5} 68,{y + 2.4} 57,{y + 0.4}"
        f" 46,{y + 2.4 + frown * 0.3}"
    )
    far = f"36.4,{y + 3.4 + frown} 30,{y - 3} 23,{y - 2} 19,{y + 2.6} 25,{y + 2} 31,{y + 3 + frown * 0.4}"
    art.shape(near, colour, 1.6)
    art.shape(far, colour, 1.5)
    if colour != INK:
        for x in (44, 50, 56, 61):
            art.line(f"{x},{y + 0.6} {x + 3},{y - 3.4}", 1.3)


def wrinkles(art: Art, *, brow: bool = True, crow: bool = True, fold: bool = True) -> None:
    if brow:
        art.line("36,27.5 48,24.6 62,27.4", 1.7)
        art.line("39,22.4 49,20 60,22.2", 1.5)
    if crow:
        art.line("66,47 71,44.6", 1.4)
        art.line("66.6,49.6 72.4,49.4", 1.4)
        art.line("66,52.2 71,54", 1.4)
    if fold:
        art.line("43,70 49.4,75 51,82", 1.9, 0.2, 0.3)
        art.line("24.4,70.6 21.6,75.4 22.4,80", 1.6, 0.2, 0.3)


def blush(art: Art, size: float = 1.0, colour: str = ROSE) -> None:
    """Red cheeks: level strokes, closest in the middle."""
    with art.at(58, 67, size):
        for k in range(5):
            y = (k - 2) * 2.7
            half = 8.6 - abs(k - 2) * 2.3
            art.line(f"{-half:.1f},{y + 0.7:.1f} 0,{y:.1f} {half:.1f},{y - 0.7:.1f}", 2.7, 0.3, 0.3, colour)
    for y, left, right in ((64.4, 20.6, 24.6), (67.1, 19.8, 25.6), (69.8, 20.6, 24.6)):
        art.line(f"{left},{y} {right},{y - 0.3}", 2.2, 0.4, 0.3, colour)


def brow_shadow(art: Art, y: float, *, low: float = 0) -> None:
    """The shadow of a hat's brim on a forehead: short upright strokes."""
    for k in range(10):
        x = 26 + k * 5.6
        length = 5.4 + 2 * ((k * 7) % 3) * 0.6 + low
        art.line(f"{x},{y - 1} {x - 0.8:.1f},{y + length:.1f}", 1.9, 1, 0.15)


def lip_shadow(art: Art) -> None:
    """The hollow under the lower lip, and the chin."""
    art.line("33,93 38,94.2 43,92.6", 1.7, 0.2, 0.2)
    art.line("41,97.4 47,98.2 53,96", 1.4, 0.2, 0.2)


def spectacles(art: Art, rim: str = INK, r: float = 11.5, cord: bool = False) -> None:
    """Two glasses: one before each eye, the far one seen from the side."""
    _ring(art, 51, 50, r + 0.6, r, rim)
    _ring(art, 28.2, 50, r * 0.7, r * 0.96, rim)
    art.line("39.6,48 37,45.6 34.6,47.4", 2.4, 1, 1, rim)
    if cord:
        art.line("62,53 70,72 66,96 72,118 76,140", 1.6, 1, 1, rim)
    else:
        art.line("62.4,48 70,47.6 78,49.6", 2.4, 1, 1, rim)
    art.line("44.6,45.6 47.4,42.4", 2, 0.6, 0.6, PAPER)


def _ring(art: Art, x: float, y: float, rx: float, ry: float, rim: str) -> None:
    k = 0.7071
    points = [
        (rx, 0),
        (rx * k, ry * k),
        (0, ry),
        (-rx * k, ry * k),
        (-rx, 0),
        (-rx * k, -ry * k),
        (0, -ry),
        (rx * k, -ry * k),
        (rx, 0),
        (rx * k, ry * k),
    ]
    art.line(" ".join(f"{x + dx:.2f},{y + dy:.2f}" for dx, dy in points), 2.4, 1, 1, rim)
