"""Feasts and pastimes: the conjurer, the coffee house, the musicians, the dancers."""

from __future__ import annotations

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, SKIN, Art
from parts.people import BLOND, DARK, STEEL, WHITE, fist

from tarokk.beasts import hare
from tarokk.hats import HATS
from tarokk.land import birds, church, clouds, cottage, ground, hills, poplar
from tarokk.people import Face, Person, Pose, person


def conjurer(art: Art) -> None:
    # a booth with a striped awning
    art.shape("150,176! 520,176! 520,420! 150,420!", SHADE, 3)
    for x in range(170, 520, 22):
        art.line(f"{x},190 {x - 2},300 {x},410", 2.8, 0.5, 0.5)
    art.rod("146,176 146,424", 13, BROWN, 4)
    art.rod("516,176 516,424", 13, BROWN, 4)
    for k in range(10):
        x = 126 + k * 41
        art.shape(
            f"{x + 10},128! {x + 46},128! {x + 41},182! {x + 30},196 {x + 20},199 {x + 10},196 {x},182!",
            RED if k % 2 else PAPER,
            4,
        )
    ground(art, 404, "#A68C68", SHADE)
    man = Person(
        Face(hair=DARK, beard="goatee", moustache="long", nose=2),
        "tricorne",
        GREEN,
        MUSTARD,
        coat=BLUE,
        front=MUSTARD,
        cuffs=PAPER,
        legs=RED,
        collar=PAPER,
        stout=1.05,
        rosy=True,
    )

    def wand(a: Art) -> None:
        a.rod("216,-480 150,-650", 11, INK, 2)
        a.disc(148, -656, 12, MUSTARD, 3)

    person(
        art,
        man,
        Pose(near=(196, -520), far=(-176, -356), near_turn=34, far_grip="palm"),
        376,
        446,
        0.46,
        near=wand,
    )
    # the table with cups and balls
    cloth = "208,340! 508,340! 520,440! 196,440!"
    art.shape(cloth, RED, 5)
    art.shade(cloth, 0, 12, 0.1, 4)
    edge = (
        "202,336! 514,336! 516,354! 502,366 486,354! 470,368 454,354! 438,368 422,354! 406,368"
        " 390,354! 374,368 358,354!"
    )
    art.shape(
        f"{edge} 342,368 326,354! 310,368 294,354! 278,368 262,354! 246,368 230,354! 214,366 200,354!",
        MUSTARD,
        4,
    )
    for x in (240, 300, 360, 420, 480):
        art.disc(x, 400, 10, MUSTARD, 3)
        art.disc(x, 400, 4, INK, 0)
    for x, fill in ((230, STEEL), (282, STEEL)):
        art.shape(f"{x - 22},336! {x - 13},286! {x + 13},286! {x + 22},336! {x},342", fill, 4.5)
        art.shade(f"{x - 22},336! {x - 13},286! {x + 13},286! {x + 22},336!", 0, 8, 0.4, 3.4)
        art.line(f"{x - 20},324 {x},329 {x + 20},324", 3.4, 0.8, 0.8)
    art.disc(256, 330, 9, RED, 3.4)
    art.disc(318, 329, 9, RED, 3.4)
    with art.at(462, 336, 0.64):
        hare(art, 0, 0)
    boy = Person(
        Face(hair=BLOND, soft=True),
        "curls",
        BLOND,
        INK,
        coat=GREEN,
        legs=BROWN,
        belt=INK,
        collar=PAPER,
        head=1.75,
        boots=INK,
    )
    person(
        art,
        boy,
        Pose(
            near=(-150, -420),
            far=(-140, -330),
            near_grip="point",
            near_foot=(40, 0),
            far_foot=(-40, 0),
            nod=6,
        ),
        92,
        424,
        0.3,
        flip=True,
    )


def cards(art: Art, x: float, y: float, turn: float, scale: float = 1) -> None:
    """A fan of cards, seen from behind."""
    with art.at(x, y, scale, turn):
        for k in range(5):
            with art.at(0, 0, 1, -44 + k * 22):
                art.shape("-15,-70! 15,-70! 15,-14! -15,-14!", PAPER, 3.4)
                art.shape("-10,-65! 10,-65! 10,-20! -10,-20!", RED, 0)


def coffee_house(art: Art) -> None:
    for x in range(50, 540, 22):
        art.line(f"{x},40 {x},316", 3, 1, 1, SHADE)
    # wainscot and window
    art.shape("34,318! 536,318! 536,420! 34,420!", BROWN, 4)
    for x in range(50, 536, 54):
        art.shape(f"{x},332! {x + 40},332! {x + 40},404! {x},404!", "#8E5D38", 2.6)
    window_spec = "196,304! 196,160 214,136 285,122 356,136 374,160 374,304!"
    art.shape(window_spec, SHADE, 5)
    for x in (240, 285, 330):
        art.line(f"{x},132 {x},304", 4, 1, 1)
    for y in (186, 244):
        art.line(f"196,{y} 374,{y}", 4, 1, 1)
    church(art, 270, 300, 0.5)
    for side in (False, True):
        with art.at(570 if side else 0, 0, flip=side):
            curtain = "188,116! 262,116 250,170 226,220 196,262! 186,262! 184,180"
            art.shape(curtain, RED, 5)
            art.shade(curtain, 0, 11, 0.4, 4, -1)
            art.line("214,124 206,180 194,240", 5, 0.3, 0.6)
            art.rod("184,258 204,250", 9, MUSTARD, 3)
            art.rod("70,156 70,176", 7, BROWN, 3)
    for x, flip in ((70, False), (500, True)):
        with art.at(x, 214, 0.42, 0, flip, 1.5):
            HATS["top" if flip else "round"](art, INK, RED)
    ground(art, 414, "#A68C68", SHADE)
    for x, flip in ((66, False), (504, True)):
        with art.at(x, 0, flip=flip):
            art.rod("2,424 -4,330 -8,236", 9, BROWN, 3.4)
            art.rod("-8,240 -14,236", 9, BROWN, 3.4)
            art.rod("70,424 70,350", 9, BROWN, 3.4)
            art.shape("-8,340! 84,340! 84,354! -8,354!", BROWN, 3.4)
    left = Person(
        Face(hair=WHITE, beard="short", moustache="long", old=True),
        "cap",
        BROWN,
        INK,
        coat=GREEN,
        front=MUSTARD,
        cuffs=PAPER,
        legs=BROWN,
        collar=PAPER,
        boots=INK,
        stout=1.1,
        rosy=True,
    )
    right = Person(
        Face(hair=DARK, moustache="long", stern=True),
        "fez",
        RED,
        INK,
        coat=BLUE,
        front=PAPER,
        cuffs=PAPER,
        legs=SHADE,
        collar=PAPER,
        boots=INK,
        stout=1.05,
        rosy=True,
    )
    seat = Pose(
        hip=(0, -180), near_foot=(-150, 0), far_foot=(-176, 0), near=(-150, -330), far=(-186, -330), lean=6
    )
    person(art, right, seat, 442, 424, 0.47, far=lambda a: cards(a, -196, -352, -14, 1.5))
    person(art, left, seat, 128, 424, 0.47, flip=True, far=lambda a: cards(a, -196, -352, -14, 1.5))
    # the marble table
    art.rod("285,350 285,420", 15, INK, 3)
    art.shape("246,428! 262,414 285,408 308,414 324,428!", INK, 3)
    art.shape("206,340 240,332 285,330 330,332 364,340 364,350 330,358 285,360 240,358 206,350", PAPER, 4.5)
    art.line("212,350 285,358 358,350", 3)
    for x in (252, 316):
        art.shape(f"{x - 17},342! {x + 17},342! {x + 8},347 {x - 8},347", PAPER, 3)
        art.shape(f"{x - 12},322! {x + 12},322! {x + 9},341 {x - 9},341", PAPER, 3.4)
        art.line(f"{x - 10},325 {x + 10},325", 4, 1, 1, BROWN)
        art.tube(f"{x + 11},326 {x + 18},330 {x + 10},337", "4 4 4", PAPER, 2.4)
        art.line(f"{x - 3},314 {x + 3},304 {x - 2},294", 3, 0.3, 0.3)
    for x, turn in ((276, -16), (292, 12)):
        with art.at(x, 346, 0.8, turn):
            art.shape("-12,-15! 12,-15! 12,9! -12,9!", PAPER, 3)


def violin(art: Art) -> None:
    """Lies along the x axis, its neck to the left."""
    art.rod("-150,0 -40,0", 13, BROWN, 4)
    art.tube("-148,0 -166,-6 -166,-18 -154,-18", "11 11 9 6", BROWN, 3.4)
    art.shape(
        "-50,-20 -26,-34 -4,-22 18,-24 40,-40 72,-34 84,0 72,34 40,40 18,24 -4,22 -26,34 -50,20 -56,0",
        "#B0642F",
        5,
    )
    art.line("-150,0 40,0", 7, 1, 1, INK)
    art.line("-20,-14 -8,-12", 4, 1, 1)
    art.line("20,-10 30,-20 26,-26", 4)
    art.line("20,10 30,20 26,26", 4)
    art.shape("40,-12! 50,-12! 50,12! 40,12!", MUSTARD, 2.4)


def bass(art: Art) -> None:
    """A double bass, upright, its foot at 0,0 and 600 high."""
    art.line("0,0 0,-40", 8, 1, 1)
    body = (
        "-118,-70 -96,-24 0,-10 96,-24 118,-70 116,-140 78,-180 70,-220 84,-262 76,-320 40,-350"
        " 0,-358 -40,-350 -76,-320 -84,-262 -70,-220 -78,-180 -116,-140"
    )
    art.shape(body, "#B0642F", 6)
    art.shade(body, 0, 14, 0.26, 5)
    art.rod("0,-600 0,-300", 26, INK, 3)
    art.tube("0,-590 0,-640 24,-652 34,-630", "24 24 20 10", BROWN, 4.5)
    for y in (-600, -620):
        art.rod(f"-26,{y} 26,{y}", 7, MUSTARD, 3)
    art.line("-50,-230 -58,-190 -46,-150", 7)
    art.line("50,-230 58,-190 46,-150", 7)
    art.shape("-34,-150! 34,-150! 26,-128! -26,-128!", MUSTARD, 3.4)
    for x in (-8, 0, 8):
        art.line(f"{x * 0.6:.0f},-590 {x},-140 {x * 0.6:.0f},-60", 2.6, 1, 1, PAPER)
    art.shape("-14,-90! 14,-90! 8,-44! -8,-44!", INK, 1)


def musicians(art: Art) -> None:
    clouds(art, 106, 128, 0.9)
    birds(art, (312, 168), (334, 182))
    hills(art, 300, SHADE, 7)
    cottage(art, 330, 318, 0.7, True)
    poplar(art, 300, 318, 0.72)
    poplar(art, 520, 330, 0.8)
    ground(art, 356, "#B99A6B", SHADE)
    for x, y in ((70, 392), (150, 376), (280, 386), (360, 376), (470, 388)):
        art.line(f"{x},{y} {x + 26},{y - 2}", 3.4)
    fiddler = Person(
        Face(hair=DARK, moustache="long"),
        "mop",
        DARK,
        INK,
        coat=RED,
        braid=MUSTARD,
        legs=BLUE,
        belt="",
        collar=PAPER,
        cuffs=MUSTARD,
        rosy=True,
    )

    def fiddle(a: Art) -> None:
        with a.at(-86, -548, 1.12, 10):
            violin(a)

    def bow(a: Art) -> None:
        a.rod("40,-440 -130,-660", 7, BROWN, 3)
        a.line("46,-452 -120,-666", 3, 1, 1, PAPER)

    person(
        art,
        fiddler,
        Pose(
            lean=-3,
            far=(-196, -556),
            near=(10, -452),
            near_turn=-38,
            far_turn=80,
            near_foot=(56, 0),
            far_foot=(-50, 0),
            nod=-10,
        ),
        196,
        424,
        0.43,
        far=fiddle,
        near=bow,
    )
    player = Person(
        Face(hair="#8C8576", moustache="soft", beard="short"),
        "round",
        INK,
        RED,
        coat=GREEN,
        front=PAPER,
        legs=BROWN,
        collar=PAPER,
        cuffs=PAPER,
        stout=1.1,
        rosy=True,
    )

    def instrument(a: Art) -> None:
        with a.at(-150, 0, 1.06, -3):
            bass(a)

    def big_bow(a: Art) -> None:
        a.rod("20,-290 -270,-236", 9, BROWN, 3.4)
        a.line("20,-276 -262,-224", 4, 1, 1, PAPER)

    person(
        art,
        player,
        Pose(
            far=(-140, -560), near=(0, -286), near_turn=70, far_turn=0, near_foot=(60, 0), far_foot=(-30, 0)
        ),
        430,
        424,
        0.43,
        far=instrument,
        near=big_bow,
    )
    hat_spec = "70,420 60,408 76,396 96,392 118,396 132,408 122,420"
    art.shape(hat_spec, INK, 4)
    art.shape("78,404 96,398 116,404 110,412 84,412", "#6B5F57", 0)
    for x, y in ((90, 406), (100, 403), (108, 407)):
        art.disc(x, y, 5, MUSTARD, 2)


def dancers(art: Art) -> None:
    # a garland with lanterns
    art.line("34,110 110,160 190,146", 7, 1, 1)
    art.line("536,110 460,160 380,146", 7, 1, 1)
    for x, y, fill in (
        (60, 132, RED),
        (92, 152, MUSTARD),
        (128, 158, BLUE),
        (164, 152, RED),
        (510, 132, RED),
        (478, 152, MUSTARD),
        (442, 158, BLUE),
        (406, 152, RED),
    ):
        art.shape(f"{x - 11},{y}! {x + 11},{y}! {x},{y + 28}!", fill, 3)
    hills(art, 318, SHADE, 3)
    cottage(art, 92, 350, 0.72)
    church(art, 448, 340, 0.72)
    poplar(art, 520, 344, 0.74)
    ground(art, 352, "#B99A6B", SHADE)
    for x, y in ((70, 392), (120, 412), (470, 392), (430, 414), (500, 420), (60, 424)):
        art.line(f"{x},{y} {x + 26},{y - 2}", 3.4)
    lad = Person(
        Face(hair=DARK, moustache="long"),
        "round",
        INK,
        RED,
        coat=BLUE,
        sleeves=PAPER,
        front=PAPER,
        legs=INK,
        boots="#4A3226",
        collar=PAPER,
        cuffs="",
        rosy=True,
    )
    girl = Person(
        Face(hair=BROWN, soft=True),
        "parta",
        BROWN,
        coat=GREEN,
        sleeves=PAPER,
        forearms=SKIN,
        skirt=RED,
        hem=MUSTARD,
        apron=PAPER,
        front=PAPER,
        ribbon=RED,
        boots=RED,
        collar=PAPER,
        stout=1.14,
    )
    person(
        art,
        girl,
        Pose(
            lean=-6,
            far=(-212, -452),
            near=(96, -350),
            near_turn=40,
            near_foot=(60, 0),
            far_foot=(10, 0),
            nod=4,
        ),
        372,
        422,
        0.4,
    )
    person(
        art,
        lad,
        Pose(
            lean=-7,
            far=(-214, -452),
            near=(150, -640),
            near_foot=(-20, 0),
            far_foot=(-150, -70),
            far_toe=-24,
            near_grip="palm",
            nod=-4,
        ),
        200,
        424,
        0.4,
        flip=True,
    )
    with art.at(372, 422, 0.4, bold=1.35):
        fist(art, -214, -452, 1.1, 40)
    for x in (150, 300, 430):
        art.line(f"{x},428 {x + 20},424 {x + 44},428", 4, 0.3, 0.3)
