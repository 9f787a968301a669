"""People with joints: dressed once, posed as a scene needs them.

A figure stands at 0,0 with its feet, is about 720 units high and looks to the left. A pose says where hands
and feet are; elbows and knees follow from the length of the limbs. The near side is the right one.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from parts.ink import BROWN, INK, MUSTARD, PAPER, RED, SKIN, Art, Point
from parts.people import Face, fist, head, palm, pointing

from .hats import HATS

UPPER_ARM, FOREARM, THIGH, SHIN, TRUNK = 124.0, 114.0, 162.0, 160.0, 240.0
Draw = Callable[[Art], None]


@dataclass(frozen=True)
class Person:
    face: Face
    hat: str = "mop"
    hat_fill: str = BROWN
    ribbon: str = INK
    coat: str = PAPER  # the trunk and, unless said otherwise, the sleeves
    sleeves: str = ""
    forearms: str = ""  # SKIN where sleeves are rolled up
    cuffs: str = ""
    front: str = ""  # a waistcoat or a shirt that shows between the edges of the coat
    braid: str = ""  # the laces of a dolman
    belt: str = ""
    tails: str = ""  # the skirts of a man's coat, to the knee
    skirt: str = ""  # a woman's, to the ground
    hem: str = ""
    apron: str = ""
    legs: str = BROWN
    boots: str = INK  # "" for none: trousers to the ground
    wide: bool = False  # the linen trousers of the plain
    collar: str = ""
    rosy: bool = False
    stout: float = 1.0
    head: float = 1.34  # how large the head is


@dataclass(frozen=True)
class Pose:
    hip: Point = (0.0, -354.0)
    lean: float = 0.0  # degrees, forwards
    near: Point | None = (60.0, -350.0)  # the hands
    far: Point | None = (-120.0, -360.0)
    near_grip: str = "fist"
    far_grip: str = "fist"
    near_turn: float = 0.0
    far_turn: float = 0.0
    near_foot: Point = (44.0, 0.0)
    far_foot: Point = (-52.0, 0.0)
    near_toe: float = 0.0  # degrees by which the toe hangs
    far_toe: float = 0.0
    nod: float = 0.0
    one_leg: bool = False  # on horseback


def joint(start: Point, end: Point, first: float, second: float) -> tuple[Point, Point]:
    """Elbow, hanging low, and hand of an arm; the hand comes only as far as the arm is long."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    distance = math.hypot(dx, dy) or 1.0
    reach = min(distance, (first + second) * 0.985)
    reach = max(reach, abs(first - second) + 12)
    ux, uy = dx / distance, dy / distance
    end = (start[0] + ux * reach, start[1] + uy * reach)
    along = (first**2 - second**2 + reach**2) / (2 * reach)
    aside = math.sqrt(max(0.0, first**2 - along**2))
    mx, my = start[0] + ux * along, start[1] + uy * along
    choices = [(mx - uy * aside, my + ux * aside), (mx + uy * aside, my - ux * aside)]
    choices.sort(key=lambda p: p[1] + 0.5 * p[0], reverse=True)
    return choices[0], end


def knee(start: Point, end: Point) -> tuple[Point, Point]:
    """Knee and ankle of a leg; knees bend to the front, which is the left."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    distance = math.hypot(dx, dy) or 1.0
    reach = min(distance, (THIGH + SHIN) * 0.995)
    ux, uy = dx / distance, dy / distance
    end = (start[0] + ux * reach, start[1] + uy * reach)
    along = (THIGH**2 - SHIN**2 + reach**2) / (2 * reach)
    aside = math.sqrt(max(0.0, THIGH**2 - along**2))
    mx, my = start[0] + ux * along, start[1] + uy * along
    a, b = (mx - uy * aside, my + ux * aside), (mx + uy * aside, my - ux * aside)
    return (a if a[0] < b[0] else b), end


def spots(*points: Point) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def person(
    art: Art,
    who: Person,
    pose: Pose,
    x: float,
    y: float,
    scale: float,
    flip: bool = False,
    near: Draw | None = None,
    far: Draw | None = None,
    over: Draw | None = None,
    bold: float = 1.35,
) -> None:
    """Draws a person.

    near and far draw what the hands hold, in the figure's own units, before the hand; over draws what lies
    on the trunk.
    """
    with art.at(x, y, scale, 0, flip, bold):
        if who.skirt:
            skirt(art, who, pose)
        else:
            legs(art, who, pose)
        trunk(art, who, pose)
        if over:
            over(art)
        if pose.far is not None:
            arm(art, who, pose, False, far)
        top(art, who, pose)
        if pose.near is not None:
            arm(art, who, pose, True, near)


def place(pose: Pose, x: float, y: float) -> Point:
    """Where the pose leans a point of the upright trunk, whose hip is at 0,0."""
    turn = math.radians(-pose.lean)
    cos, sin = math.cos(turn), math.sin(turn)
    return pose.hip[0] + x * cos - y * sin, pose.hip[1] + x * sin + y * cos


def top(art: Art, who: Person, pose: Pose) -> None:
    x, y = place(pose, -4, -TRUNK - 14)
    with art.at(x, y, who.head, -pose.lean * 0.55 + pose.nod):
        head(art, 0, 0, 1, who.face)
        if who.rosy:
            art.disc(0, -31, 7.5, "#E2A283", 0)
        if who.hat:
            HATS[who.hat](art, who.hat_fill, who.ribbon)


def arm(art: Art, who: Person, pose: Pose, near: bool, held: Draw | None) -> None:
    hand = pose.near if near else pose.far
    if hand is None:
        return
    shoulder = place(pose, 66 * who.stout if near else -62 * who.stout, -TRUNK + 44)
    elbow, hand = joint(shoulder, hand, UPPER_ARM, FOREARM)
    sleeve = who.sleeves or who.coat
    thick = 1.0 if not who.skirt else 0.88
    wide = [f"{w * thick:.0f}" for w in (84, 76, 62)]
    upper = art.tube(spots(shoulder, between(shoulder, elbow, 0.5), elbow), " ".join(wide), sleeve, 6, 0.95)
    angle = math.degrees(math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0])) - 90
    art.shade(upper, angle, 12, 0.4, 4.4)
    fore = who.forearms or sleeve
    wide = [f"{w * thick:.0f}" for w in ((60, 54, 44) if fore == sleeve else (52, 48, 38))]
    lower = art.tube(spots(elbow, between(elbow, hand, 0.5), hand), " ".join(wide), fore, 6)
    if fore == sleeve:
        # wipe the line between them
        art.disc(*elbow, 24 * thick, sleeve, 0)
    angle = math.degrees(math.atan2(hand[1] - elbow[1], hand[0] - elbow[0])) - 90
    if abs(angle) > 90:
        art.shade(lower, angle, 12, 0.36, 4.2, -1)
    else:
        art.shade(lower, angle, 12, 0.36, 4.2)
    if who.cuffs:
        art.tube(spots(between(elbow, hand, 0.66), between(elbow, hand, 0.9)), "60 58", who.cuffs, 5, 0.2)
    if held:
        held(art)
    grip, turn = (pose.near_grip, pose.near_turn) if near else (pose.far_grip, pose.far_turn)
    hx, hy = hand
    away = math.degrees(math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]))
    size = 1.2 * thick
    if grip == "fist":
        fist(art, hx, hy, size, turn, hand[0] > elbow[0] + 30)
    else:
        # these hands point to the left; turned so that they go on where the forearm ends
        flipped = abs(away) < 90
        tilt = away if flipped else away - 180
        draw = palm if grip == "palm" else pointing
        ex, ey = math.cos(math.radians(away)) * 14, math.sin(math.radians(away)) * 14
        draw(art, hx + ex, hy + ey, size, tilt + turn, flipped)


def little_head(art: Art, x: float, y: float, r: float, hair: str, looks: int = -1) -> None:
    """A face far away: looks is -1 to the left, 1 to the right."""
    art.disc(x, y, r, SKIN, 3.2)
    art.shape(
        f"{x - r},{y - r * 0.1:.1f} {x - r * 0.7:.1f},{y - r * 0.9:.1f} {x},{y - r * 1.15:.1f}"
        f" {x + r * 0.7:.1f},{y - r * 0.9:.1f} {x + r},{y - r * 0.1:.1f}! {x},{y - r * 0.5:.1f}",
        hair,
        0,
    )
    for dx in (-0.1, 0.55):
        art.disc(x + looks * r * dx, y, r * 0.13, INK, 0)
    art.line(
        (
            f"{x - r * 0.2 + looks * r * 0.25:.1f},{y + r * 0.48:.1f}"
            f" {x + looks * r * 0.25:.1f},{y + r * 0.56:.1f}"
            f" {x + r * 0.2 + looks * r * 0.25:.1f},{y + r * 0.48:.1f}"
        ),
        2.4,
        1,
        1,
        RED,
    )


def between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def leg(art: Art, who: Person, pose: Pose, near: bool) -> None:
    hx, hy = pose.hip
    hip = (hx + (34 if near else -30), hy + 6)
    fx, fy = pose.near_foot if near else pose.far_foot
    toe = pose.near_toe if near else pose.far_toe
    bend, ankle = knee(hip, (fx, fy - 34))
    if who.wide:
        art.tube(spots(between(bend, ankle, 0.3), ankle), "66 50", who.boots or SKIN, 5)
        outline = art.tube(spots(hip, bend, between(bend, ankle, 0.62)), "112 122 146", who.legs, 6, 0.08)
        art.shade(outline, 6, 14, 0.4, 4.6, 1, 0.1, 1)
        art.line(spots(between(hip, bend, 0.4), between(bend, ankle, 0.45)), 5, 0.2, 0.8)
    else:
        widths = "112 84 60" if who.boots else "112 90 76"
        outline = art.tube(spots(hip, bend, ankle), widths, who.legs, 6)
        angle = math.degrees(math.atan2(ankle[1] - hip[1], ankle[0] - hip[0])) - 90
        if hy < -260:
            art.shade(outline, angle, 13, 0.4, 4.6)
        if who.boots:
            shaft = art.tube(
                spots(between(bend, ankle, 0.22), between(bend, ankle, 0.6), ankle),
                "86 74 56",
                who.boots,
                5,
                0.12,
            )
            art.shade(shaft, angle, 13, 0.36, 4.4, 1, 0, 1, "#8B8078" if who.boots == INK else INK)
    with art.at(ankle[0], ankle[1], 1, toe):
        fill = who.boots or (SKIN if who.wide else INK)
        art.shape("-28,-16! 28,-18! 34,34! -30,36! -72,36 -78,22 -60,10 -32,4", fill, 5)
        art.line("-74,35 -20,35 33,33", 6, 0.6, 1)


def legs(art: Art, who: Person, pose: Pose) -> None:
    if not pose.one_leg:
        leg(art, who, pose, False)
    leg(art, who, pose, True)


def skirt(art: Art, who: Person, pose: Pose) -> None:
    hx, hy = pose.hip
    floor = max(pose.near_foot[1], pose.far_foot[1]) - 14
    for fx, _ in (pose.far_foot, pose.near_foot):
        art.shape(
            f"{fx - 34},{floor - 30}! {fx + 34},{floor - 30}! {fx + 34},{floor + 14}! {fx - 62},{floor + 14}"
            f" {fx - 64},{floor - 4}",
            who.boots or INK,
            5,
        )
    low, shift = floor - 8, (pose.near_foot[0] + pose.far_foot[0]) / 2
    broad = 150 * who.stout
    spec = (
        f"{hx - 72},{hy - 36} {hx + 74},{hy - 36} {hx + 104},{hy + 70}"
        f" {shift + broad * 0.9},{low - 110} {shift + broad},{low - 10}!"
        f" {shift + broad * 0.5},{low + 8} {shift},{low + 2} {shift - broad * 0.5},{low + 10}"
        f" {shift - broad},{low - 6}! {shift - broad * 0.9},{low - 110} {hx - 100},{hy + 60}"
    )
    art.shape(spec, who.skirt, 6)
    art.shade(spec, 4, 14, 0.2, 5, 1, 0.06, 1)
    for k in (-0.62, 0.3, 0.62):
        art.line(
            f"{hx + k * 60:.0f},{hy + 10} {(hx + shift) / 2 + k * broad * 0.8:.0f},{(hy + low) / 2}"
            f" {shift + k * broad:.0f},{low - 6}",
            6,
            0.2,
            0.8,
        )
    if who.hem:
        art.line(
            f"{shift - broad * 0.98:.0f},{low - 40} {shift - broad * 0.5:.0f},{low - 26} {shift},{low - 32}"
            f" {shift + broad * 0.5:.0f},{low - 26} {shift + broad * 0.98:.0f},{low - 42}",
            18,
            1,
            1,
            who.hem,
        )
    if who.apron:
        a = (
            f"{hx - 62},{hy - 34}! {hx + 16},{hy - 30}! {(hx + shift) / 2 + 34},{(hy + low) / 2}"
            f" {shift + 30},{low - 56}! {shift - 50},{low - 44} {shift - broad * 0.84},{low - 58}!"
            f" {(hx + shift) / 2 - 96},{(hy + low) / 2}"
        )
        art.shape(a, who.apron, 5)
        art.line(
            f"{hx - 30},{hy} {(hx + shift) / 2 - 40},{(hy + low) / 2} {shift - 50},{low - 70}", 5, 0.2, 0.8
        )


def trunk(art: Art, who: Person, pose: Pose) -> None:
    with art.at(*pose.hip, 1, -pose.lean):
        s = who.stout
        if who.tails:
            spec = (
                f"{-80 * s},-40 {84 * s},-40 {108 * s},60 {128 * s},170! {70 * s},182 {20 * s},172!"
                f" {-6 * s},60! {-30 * s},172! {-84 * s},180 {-120 * s},166! {-100 * s},60"
            )
            art.shape(spec, who.tails, 6)
            art.shade(spec, 6, 14, 0.2, 5, 1, 0.1, 1)
            art.line(f"{60 * s},0 {76 * s},80 {86 * s},166", 6, 0.2, 0.8)
        waist = 60 if who.skirt else 76
        spec = (
            f"{-waist * s},14 {-(waist - 4) * s},-70 {-86 * s},-150 {-86 * s},-196 {-62 * s},-232"
            f" {-26 * s},-250 {26 * s},-252 {66 * s},-234 {92 * s},-196 {92 * s},-140"
            f" {(waist + 4) * s},-64 {(waist + 4) * s},16"
        )
        art.shape(spec, who.coat, 6)
        art.shade(spec, 0, 13, 0.28, 4.8, 1, 0.16, 1)
        if who.front:
            art.shape(f"-34,-248! 20,-248! 4,-120 {-6 * s},10! {-58 * s},8! -40,-120", who.front, 5)
            for y in (-190, -150, -110, -70, -30):
                art.disc(-18, y, 5.5, MUSTARD if who.front != MUSTARD else INK, 1.6)
        if who.braid:
            for k, y in enumerate((-206, -170, -134, -98, -62)):
                half = 62 - k * 5
                art.line(f"{-24 - half},{y + 6} -18,{y} {half + 12},{y + 6}", 12, 1, 1)
                art.line(f"{-24 - half},{y + 6} -18,{y} {half + 12},{y + 6}", 7.5, 1, 1, who.braid)
            for y in (-206, -170, -134, -98, -62):
                art.disc(-18, y, 7, who.braid, 2)
        if who.skirt and who.front:
            art.line(f"{-60 * s},-236 {-46 * s},-160 -30,-40", 12, 1, 1, who.ribbon)
        if who.apron and not who.skirt:
            a = f"{-56 * s},-180! 14,-182! {40 * s},-30 {64 * s},130! 0,146 {-92 * s},132! {-74 * s},-30"
            art.shape(a, who.apron, 5)
            art.line("-30,10 -40,80 -46,130", 5, 0.2, 0.8)
            art.line("20,10 30,80 34,130", 5, 0.2, 0.8)
            art.line(f"{-44 * s},-180 -20,-240", 9, 1, 1)
        if who.collar:
            art.shape("-44,-246 -10,-262 40,-256 44,-236 10,-222! -8,-206! -20,-224 -50,-230", who.collar, 5)
        if who.belt:
            art.shape(
                (
                    f"{-(waist + 2) * s},-26 0,-14 {(waist + 6) * s},-28 {(waist + 6) * s},6 0,18"
                    f" {-(waist + 2) * s},8"
                ),
                who.belt,
                5,
            )


__all__ = ["Face", "Person", "Pose", "little_head", "person"]
