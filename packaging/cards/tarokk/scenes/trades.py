"""Trades: the miller, the smith, the fisherman."""

from __future__ import annotations

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, SKIN, Art
from parts.people import BLOND, DARK, STEEL, WHITE
from parts.signs import LIME

from tarokk.land import (
    STONE,
    birds,
    clouds,
    field,
    ground,
    hills,
    poplar,
    rays,
    sun,
    tufts,
    water,
    willow,
    windmill,
)
from tarokk.people import Face, Person, Pose, person


def sack(art: Art, x: float, y: float, scale: float, turn: float = 0, fill: str = SHADE) -> None:
    with art.at(x, y, scale, turn):
        spec = "-52,0 -60,-50 -44,-104 -18,-120! -26,-142! 0,-134! 26,-142! 18,-120! 46,-102 60,-48 52,0! 0,6"
        art.shape(spec, fill, 5)
        art.shade(spec, 0, 11, 0.3, 4.2, 1, 0.2, 1)
        art.rod("-22,-120 0,-116 22,-120", 9, RED, 3)
        art.line("-20,-90 -26,-50 -20,-20", 4, 0.3, 0.6)


def miller(art: Art) -> None:
    rays(art, 130, 60, 110)
    birds(art, (84, 210), (66, 190))
    hills(art, 330, SHADE, 5)
    field(art, "30,330! 200,322 380,330 540,322! 540,384! 30,384!", MUSTARD, 10, 84)
    windmill(art, 430, 384, 0.99, 44)
    poplar(art, 520, 384, 0.8)
    ground(art, 380)
    path = "346,470! 388,420 408,382! 440,382! 444,420 450,470!"
    art.shape(path, SHADE, 3)
    for x, y in ((352, 440), (388, 420), (410, 404), (420, 426)):
        art.line(f"{x},{y} {x + 14},{y - 2}", 3)
    sack(art, 476, 424, 0.68)
    sack(art, 512, 428, 0.62, 6)

    def load(a: Art) -> None:
        with a.at(4, -606, 1.22):
            spec = (
                "-44,-10 -20,-60 60,-92 150,-78 206,-36! 236,-60! 232,-26! 250,0! 208,-6! 180,50"
                " 110,84 40,76 -20,40"
            )
            a.shape(spec, SHADE, 6)
            a.shade(spec, 20, 14, 0.3, 5, 1, 0.1, 1)
            a.rod("204,-36 196,-20 206,-4", 14, RED, 4)
            a.line("60,-40 100,-50 140,-46", 5)
            a.line("40,40 90,56 140,46", 5)

    man = Person(
        Face(hair=WHITE, moustache="soft", beard=""),
        "cap",
        PAPER,
        PAPER,
        coat=PAPER,
        forearms=SKIN,
        legs=BLUE,
        apron=SHADE,
        front=RED,
        boots=BROWN,
        collar=PAPER,
        stout=1.1,
    )

    person(
        art,
        man,
        Pose(
            lean=12,
            near=(136, -528),
            near_turn=80,
            far=(-176, -390),
            near_foot=(92, 0),
            far_foot=(-74, 0),
            far_grip="palm",
        ),
        176,
        424,
        0.42,
        over=load,
    )
    sack(art, 78, 428, 0.72)
    tufts(art, "40,424 130,424 300,426 270,392", 13)


def smith(art: Art) -> None:
    # the forge: hood, fire, chimney
    for y in range(150, 400, 26):
        for k in range(2):
            x = 60 + ((y // 26) % 2) * 24 + k * 190
            art.line(f"{x},{y} {x + 34},{y}", 3, 0.5, 0.5, SHADE)
    hood = "376,236! 412,120! 412,30! 480,30! 480,120! 520,236!"
    art.shape(hood, STONE, 5)
    art.shade(hood, 0, 11, 0.34, 4)
    for x, y in (
        (420, 150),
        (446, 176),
        (470, 140),
        (400, 206),
        (440, 212),
        (484, 196),
        (430, 80),
        (452, 106),
    ):
        art.line(f"{x},{y} {x + 20},{y}", 3, 0.7, 0.4)
        art.line(f"{x + 20},{y} {x + 20},{y + 11}", 2.6, 0.7, 0.4)
    art.shape("366,232! 530,232! 530,250! 366,250!", BROWN, 4)
    art.shape("376,250! 520,250! 520,330! 376,330!", INK, 3)
    for spec, fill in (
        (
            (
                "392,332! 386,300 404,286 400,262! 424,280 430,258! 448,284 460,250! 474,282 492,268!"
                " 496,300 506,332!"
            ),
            RED,
        ),
        ("406,334! 404,306 420,296 422,282! 440,304 456,280! 466,304 482,296! 490,334!", MUSTARD),
        ("424,334! 428,316 444,308! 456,320 466,312! 472,334!", PAPER),
    ):
        art.shape(spec, fill, 2)
    art.shape("360,328! 534,328! 534,346! 360,346!", STONE, 4)
    hearth = "372,346! 526,346! 526,432! 372,432!"
    art.shape(hearth, RED, 4)
    for row, y in enumerate(range(346, 432, 17)):
        art.line(f"372,{y + 17} 526,{y + 17}", 3, 1, 1)
        for x in range(372 + (row % 2) * 18, 526, 36):
            art.line(f"{x},{y} {x},{y + 17}", 3, 1, 1)
    # horseshoes on the wall
    art.rod("214,134 362,134", 9, BROWN, 3.4)
    art.rod("344,140 344,206", 8, BROWN, 3)
    art.shape("324,136! 364,136! 364,154! 324,154!", "#6B6C6C", 3.4)
    for x, y, s in ((240, 172, 1.0), (294, 168, 0.86)):
        with art.at(x, y, s, 180):
            art.tube("-16,20 -24,0 -16,-22 0,-28 16,-22 24,0 16,20", "9 10 11 12 11 10 9", STEEL, 3.4)
            for px, py in ((-20, 4), (-13, -18), (13, -18), (20, 4)):
                art.disc(px, py, 2.2, INK, 0)
    ground(art, 410, "#A68C68", SHADE)
    # anvil on its block
    art.shape("238,372! 312,372! 320,432! 230,432!", BROWN, 4.5)
    for x in (254, 276, 298):
        art.line(f"{x},376 {x + (x - 276) * 0.1:.0f},430", 3.4, 0.8, 0.8)
    art.rod("234,396 276,400 318,396", 9, STEEL, 3)
    anvil = "186,330! 214,326! 330,326! 330,342! 306,350 300,362! 322,374! 230,374! 250,362! 240,350 206,344"
    art.shape(anvil, "#6B6C6C", 4.5)
    art.line("206,332 320,331", 4, fill=STEEL)
    art.shade(anvil, 10, 9, 0.3, 3.6, 1, 0.3, 1)
    art.rod("226,320 330,322", 11, RED, 3.4)
    art.rod("226,320 262,321", 11, MUSTARD, 0)
    for k in range(9):
        with art.at(240, 314, 1, -80 + k * 20):
            art.line(f"0,-14 0,{-28 - (k * 7) % 17}", 4, 0.4, 0.9, RED)
    man = Person(
        Face(hair=DARK, beard="full", moustache="soft", stern=True),
        "curls",
        DARK,
        INK,
        coat=PAPER,
        forearms=SKIN,
        legs=BLUE,
        apron=BROWN,
        boots=INK,
        stout=1.18,
        collar=RED,
    )

    def hammer(a: Art) -> None:
        a.rod("186,-590 92,-800", 15, BROWN, 4.5)
        with a.at(92, -800, 1, -24):
            a.shape("-78,-34! 70,-34! 78,-20! 78,20! 70,34! -78,34!", "#6B6C6C", 5.5)
            a.line("-62,-18 56,-18", 6, fill=STEEL)
            a.shade("-78,-34! 78,-34! 78,34! -78,34!", 0, 12, 0.2, 4.4)

    def tongs(a: Art) -> None:
        a.rod("-196,-258 -150,-300 -90,-350", 11, STEEL, 3.4)
        a.rod("-200,-240 -150,-288 -84,-334", 11, STEEL, 3.4)

    person(
        art,
        man,
        Pose(
            lean=-4,
            near=(166, -640),
            far=(-130, -330),
            near_foot=(70, 0),
            far_foot=(-70, 0),
            far_turn=60,
            near_turn=-24,
        ),
        150,
        424,
        0.42,
        flip=True,
        near=hammer,
        far=tongs,
    )


def fisherman(art: Art) -> None:
    sun(art, 316, 176, 28, RED)
    birds(art, (100, 130), (128, 116))
    clouds(art, 92, 186, 0.8)
    hills(art, 268, SHADE, 6)
    poplar(art, 420, 268, 0.6)
    poplar(art, 440, 268, 0.48)
    willow(art, 486, 282, 0.94)
    field(art, "30,266! 160,262 300,268 440,262 540,268! 540,290! 30,290!", LIME, 14, 80)
    water(art, 284)
    # the net in his hands comes up from the water
    hull = (
        "84,322! 120,350 200,362 330,362 430,350 486,306! 480,352 452,394 400,412 300,418 190,414"
        " 130,398 96,364"
    )
    inside = "98,334! 130,352 210,364 330,364 424,352 470,324! 420,342 330,350 210,350 140,340"
    man = Person(
        Face(hair=WHITE, beard="full", moustache="long", old=True),
        "broad",
        MUSTARD,
        RED,
        coat=RED,
        sleeves=PAPER,
        forearms=SKIN,
        legs=BROWN,
        belt=INK,
        collar=PAPER,
        boots=INK,
    )
    lad = Person(
        Face(hair=BLOND),
        "straw",
        MUSTARD,
        BLUE,
        coat=PAPER,
        forearms=SKIN,
        legs=BLUE,
        front=GREEN,
        boots=INK,
        collar=PAPER,
        head=1.42,
    )
    art.shape(inside, "#5B3A20", 4)

    def oar(a: Art) -> None:
        a.rod("-240,240 40,-640", 14, BROWN, 4.5)

    person(
        art,
        lad,
        Pose(
            lean=6,
            near=(-40, -400),
            far=(-76, -280),
            near_foot=(30, 0),
            far_foot=(-50, 0),
            near_turn=16,
            far_turn=16,
        ),
        404,
        388,
        0.36,
        flip=True,
        far=oar,
    )
    person(
        art,
        man,
        Pose(
            lean=20,
            near=(-150, -300),
            far=(-196, -316),
            near_foot=(70, 0),
            far_foot=(-60, 0),
            near_turn=60,
            far_turn=60,
        ),
        222,
        396,
        0.4,
    )
    art.shape(hull, BROWN, 5.5)
    art.line("92,340 150,372 250,384 360,380 440,366 482,326", 4.4)
    art.line("104,366 170,394 280,402 390,396 448,378", 3.6)
    art.shade(hull, 76, 10, 0.34, 4, 1, 0.3, 1)
    # net with fish
    net = "150,270! 178,276! 176,330 196,390 170,430 110,440 66,420 70,380 110,340 140,306"
    art.shape(net, "#B9C7CF", 3.4)
    for k in range(8):
        art.line(
            f"{150 - k * 11},{286 + k * 14} {170 - k * 3},{300 + k * 16} {190 - k * 2},{352 + k * 10}",
            2.6,
            0.8,
            0.8,
        )
        art.line(
            f"{160 + k * 4},{282 + k * 17} {130 - k * 2},{320 + k * 13} {92 - k * 3},{362 + k * 9}",
            2.6,
            0.8,
            0.8,
        )
    for x, y, t in ((118, 392, -20), (150, 404, 30), (128, 420, 0)):
        with art.at(x, y, 1, t):
            art.shape("-26,0 -8,-11 14,-8 22,0! 36,-11 36,11! 22,0! 14,9 -8,11", STEEL, 3.4)
            art.disc(-16, -2, 2.4, INK, 0)
            art.line("-6,-6 -3,0 -6,6", 2.6)
    wave = (
        "30,424 70,412 110,424 150,410 190,426 240,412 290,426 340,412 390,426 440,412 490,424 540,414"
        " 540,470! 30,470!"
    )
    art.shape(wave, "#7F9BB3", 4)
    for x in (60, 210, 330, 450):
        art.line(f"{x},432 {x + 14},428 {x + 30},434", 3, 0.3, 0.6, PAPER)
    # reeds
    for x, h in ((500, 120), (514, 90), (526, 134), (490, 76)):
        art.line(f"{x},432 {x - 3},{432 - h * 0.6} {x - 8},{432 - h}", 5, 1, 0.5)
        art.line(f"{x},432 {x - 3},{432 - h * 0.6} {x - 8},{432 - h}", 2.6, 1, 0.5, GREEN)
        art.tube(f"{x - 7},{432 - h + 4} {x - 9},{432 - h - 24}", "8 8", BROWN, 2.6)
