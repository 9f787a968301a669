"""Life in the fields: the shepherd, the plough, the harvest, the vintage, the goose girl."""

from __future__ import annotations

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, SKIN, Art
from parts.people import BLOND, DARK, STEEL, WHITE, fist
from parts.signs import LIME
from parts.tell.aces import grapes, vine_leaf

from tarokk.beasts import dog, goose, ox, sheep
from tarokk.land import (
    birds,
    church,
    clouds,
    cottage,
    fence,
    field,
    ground,
    hills,
    oak,
    poplar,
    rays,
    sun,
    sweep_well,
    tufts,
)
from tarokk.people import Face, Person, Pose, person


def cloak(art: Art) -> None:
    """A szűr: the shepherd's long cloak of white felt, worn over the shoulders, its edges embroidered."""
    spec = "40,-590 84,-566 122,-470 150,-300 168,-60! 90,-46 40,-60! 34,-300 20,-480"
    art.shape(spec, PAPER, 6)
    art.shade(spec, 4, 14, 0.3, 5, 1, 0.1, 1)
    art.line("34,-560 44,-400 54,-220 58,-62", 22, 1, 1)
    art.line("34,-560 44,-400 54,-220 58,-62", 16, 1, 1, RED)
    for k in range(7):
        art.disc(39 + k * 3, -520 + k * 70, 6, MUSTARD, 0)
    art.line("60,-64 110,-54 164,-68", 16, 1, 1, RED)
    for x, y in ((112, -150), (124, -210), (100, -110)):
        art.disc(x, y, 12, RED, 3)
        art.disc(x, y, 4, MUSTARD, 0)


def shepherd(art: Art) -> None:
    hills(art, 322, SHADE, 1)
    rays(art, 130, 60, 200)
    birds(art, (180, 200), (212, 182), (150, 174))
    sweep_well(art, 128, 330, 0.62)
    field(art, "30,318! 200,312 360,320 540,312! 540,380! 30,380!", LIME, 16, 80)
    oak(art, 492, 384, 1.06)
    ground(art, 376)
    sheep(art, 66, 388, 0.54, True, True)
    sheep(art, 262, 388, 0.54, False, True)
    man = Person(
        Face(hair=WHITE, beard="short", moustache="long", old=True),
        "broad",
        INK,
        RED,
        coat=PAPER,
        front=BLUE,
        legs=PAPER,
        wide=True,
        belt=RED,
        collar=PAPER,
    )

    def staff(a: Art) -> None:
        a.rod("-178,20 -182,-560", 15, BROWN, 4.5)
        a.tube("-182,-552 -186,-610 -220,-628 -246,-600 -232,-572", "16 17 17 16 10", BROWN, 4.5)

    person(
        art,
        man,
        Pose(lean=3, far=(-180, -420), near=(-60, -320), near_turn=80, near_foot=(40, 0), far_foot=(-40, 0)),
        384,
        420,
        0.425,
        far=staff,
    )
    with art.at(384, 420, 0.425, bold=1.35):
        cloak(art)
    sheep(art, 176, 426, 0.92)
    dog(art, 498, 430, 0.6)
    tufts(art, "60,424 214,428 262,420 500,424", 13)


def plough(art: Art) -> None:
    hills(art, 300, SHADE, 2)
    church(art, 236, 296, 0.7)
    poplar(art, 318, 298, 0.62)
    poplar(art, 340, 300, 0.5)
    clouds(art, 150, 136, 1)
    birds(art, (170, 206), (198, 192), (158, 184))
    field(art, "30,296! 160,290 300,298 440,290 540,298! 540,372! 30,372!", MUSTARD, 13, 82)
    ground(art, 368, BROWN, "#A2774C")
    for y in (392, 410, 426):
        art.line(f"30,{y} 200,{y - 5} 380,{y + 1} 540,{y - 4}", 5, 1, 1)
        art.line(f"30,{y + 4} 200,{y - 1} 380,{y + 5} 540,{y}", 3, 1, 1, "#A2774C")
    with art.at(0, 0, bold=1.2):
        ox(art, 216, 390, 0.58, fill="#A39D8F", head=False)
        # yoke, chain and plough
        ox(art, 188, 412, 0.6)
        art.rod("134,266 106,262", 15, BROWN, 4)
        art.rod("122,262 126,322", 8, BROWN, 3)
        art.rod("126,302 310,340 396,384", 8, BROWN, 3.4)
        art.rod("316,372 404,396 470,312", 11, BROWN, 3.6)
        art.rod("396,392 446,306", 9, BROWN, 3.4)
        art.shape("372,384! 420,376! 404,420 372,432! 348,420!", STEEL, 4)
        art.line("376,392 396,404 380,422", 3)
        art.disc(322, 402, 24, BROWN, 4)
        art.disc(322, 402, 15, PAPER, 3)
        for k in range(6):
            with art.at(322, 402, 1, k * 60):
                art.line("0,-4 0,-17", 4, 1, 1)
        art.disc(322, 402, 5, BROWN, 2)
    man = Person(
        Face(hair=DARK, moustache="long"),
        "round",
        INK,
        GREEN,
        coat=PAPER,
        front="",
        forearms=SKIN,
        legs=PAPER,
        wide=True,
        belt=BLUE,
        boots=INK,
        collar=PAPER,
    )

    def whip(a: Art) -> None:
        a.rod("-90,-330 -196,-560", 9, BROWN, 3.4)
        a.line("-196,-560 -280,-640 -380,-600 -440,-520", 5, 1, 0.4)

    person(
        art,
        man,
        Pose(
            lean=10,
            near=(-22, -268),
            far=(-96, -350),
            near_foot=(96, -6),
            far_foot=(-60, 4),
            far_turn=-24,
            near_turn=40,
        ),
        468,
        424,
        0.43,
        far=whip,
    )


def sheaf(art: Art, x: float, y: float, scale: float, turn: float = 0) -> None:
    with art.at(x, y, scale, turn):
        art.shape("-40,0! -16,-70 -30,-120! 30,-120! 16,-70 42,0! 0,8", MUSTARD, 4.5)
        for k in (-2, -1, 0, 1, 2):
            art.line(f"{k * 14},2 {k * 6},-66 {k * 11},-116", 3.4, 0.4, 0.4)
            for dx, dy in ((-7, 4), (7, 4), (0, -6), (-6, -10), (6, -10)):
                art.shape(
                    f"{k * 16 + dx},{-118 + dy}! {k * 16 + dx + 5},{-130 + dy} {k * 16 + dx},{-142 + dy}!"
                    f" {k * 16 + dx - 5},{-130 + dy}",
                    MUSTARD,
                    2.4,
                )
        art.rod("-20,-64 0,-60 20,-64", 13, RED, 3.6)


def harvest(art: Art) -> None:
    sun(art, 98, 204, 28, RED)
    hills(art, 296, SHADE, 0)
    church(art, 322, 300, 0.52)
    poplar(art, 478, 304, 0.6)
    field(art, "30,300! 200,292 380,302 540,294! 540,392! 30,392!", MUSTARD, 9, 88)
    for x in range(44, 536, 15):
        y = 306 + (x * 7) % 9
        art.line(f"{x},{y + 12} {x + 2},{y} {x + 6},{y - 12}", 4, 1, 0.3, MUSTARD)
        art.line(f"{x + 3},{y + 14} {x + 5},{y + 2} {x + 8},{y - 8}", 3, 1, 0.3)
    ground(art, 388, "#C9A24A", "#EACB78")
    sheaf(art, 500, 420, 0.92, 4)
    sheaf(art, 62, 424, 0.86, -4)
    man = Person(
        Face(hair=BROWN, moustache="soft"),
        "straw",
        MUSTARD,
        RED,
        coat=PAPER,
        legs=PAPER,
        forearms=SKIN,
        wide=True,
        belt=BLUE,
        collar=PAPER,
        front=BLUE,
    )
    woman = Person(
        Face(hair=BLOND, soft=True),
        "scarf",
        RED,
        coat=PAPER,
        forearms=SKIN,
        skirt=BLUE,
        hem=MUSTARD,
        apron=PAPER,
        front=RED,
        ribbon=GREEN,
    )

    def scythe(a: Art) -> None:
        a.rod("66,-636 -40,-330 -206,-30", 13, BROWN, 4.5)
        a.rod("-44,-336 -70,-352", 12, BROWN, 3.6)
        a.rod("14,-500 -14,-512", 12, BROWN, 3.6)
        a.shape("-236,-40! -196,-14! -270,0 -340,-26 -392,-110! -340,-66 -280,-42", STEEL, 5)
        a.line("-236,-22 -300,-22 -350,-60", 5, fill=PAPER)

    person(
        art,
        man,
        Pose(
            lean=9,
            near=(-30, -366),
            far=(-78, -420),
            near_foot=(84, 0),
            far_foot=(-70, 0),
            near_turn=24,
            far_turn=24,
        ),
        202,
        422,
        0.435,
        far=scythe,
    )
    with art.at(202, 422, 0.435, bold=1.35):
        fist(art, -30, -366, 1.2, 24)

    def bundle(a: Art) -> None:
        with a.at(-128, -214, 2.0, -66):
            sheaf(a, 0, 60, 1)

    person(
        art,
        woman,
        Pose(
            lean=14, near=(-128, -316), far=(-170, -330), near_foot=(40, 0), far_foot=(-44, 0), near_turn=50
        ),
        410,
        424,
        0.41,
        near=bundle,
    )
    for x, y in ((140, 420), (300, 426), (326, 416), (450, 428)):
        art.line(f"{x},{y} {x + 1},{y - 22}", 3.4, 1, 0.8, GREEN)
        art.disc(x, y - 24, 8, RED, 2.6)
        art.disc(x, y - 24, 2.6, INK, 0)


def vintage(art: Art) -> None:
    clouds(art, 134, 116, 0.9)
    hills(art, 306, LIME, 3)
    for x, y in (
        (300, 282),
        (322, 290),
        (344, 282),
        (366, 290),
        (310, 304),
        (334, 306),
        (358, 306),
        (382, 304),
    ):
        art.line(f"{x},{y + 10} {x},{y - 8}", 3, 1, 1)
        art.disc(x, y - 6, 7, GREEN, 2.4)
    # the press house
    art.shape("418,360! 418,300! 462,256! 506,300! 506,360!", PAPER, 4)
    art.shape("406,304! 462,242! 518,304! 508,310! 462,260! 416,310!", RED, 4)
    art.shape("444,360! 444,318 462,306 480,318 480,360!", BROWN, 3.6)
    for x in (453, 462, 471):
        art.line(f"{x},318 {x},358", 2.6, 1, 1)
    ground(art, 366)
    # vines on stakes
    for x, colours in ((76, (GREEN, MUSTARD, RED)), (196, (MUSTARD, GREEN, GREEN))):
        art.rod(f"{x},424 {x + 2},150", 9, BROWN, 3.4)
        art.tube(
            f"{x + 16},424 {x - 16},350 {x + 16},280 {x - 12},210 {x + 6},160", "13 11 10 8 4", "#5B3A20", 3.4
        )
        for k, (dx, dy, turn) in enumerate(
            (
                (-24, 170, -30),
                (26, 188, 40),
                (-28, 226, -50),
                (28, 256, 30),
                (-26, 300, -20),
                (26, 330, 50),
                (-24, 372, -40),
            )
        ):
            vine_leaf(art, x + dx, dy, 0.95, turn, colours[k % 3])
        for dx, dy in ((24, 212), (-26, 254), (26, 284), (-26, 326)):
            grapes(art, x + dx, dy, 0.72)
    woman = Person(
        Face(hair=DARK, soft=True),
        "scarf",
        MUSTARD,
        coat=PAPER,
        forearms=SKIN,
        skirt=RED,
        hem=GREEN,
        apron=BLUE,
        front=GREEN,
        ribbon=PAPER,
    )

    def basket(a: Art) -> None:
        a.tube("-70,-330 -50,-420 40,-420 60,-330", "9 10 10 9", BROWN, 4)
        a.shape("-92,-336! 84,-336! 60,-236 -66,-236", MUSTARD, 5)
        for y in (-312, -288, -264):
            a.line(f"-84,{y} -6,{y + 8} 78,{y}", 4.5, 0.7, 0.7)
        for x, y in (
            (-66, -340),
            (-40, -350),
            (-10, -352),
            (20, -350),
            (48, -344),
            (-24, -338),
            (8, -338),
            (66, -336),
        ):
            a.disc(x, y, 17, BLUE, 4)
            a.disc(x - 5, y - 5, 4, PAPER, 0)

    person(
        art,
        woman,
        Pose(
            far=(-160, -520), near=(-6, -404), near_turn=80, near_foot=(40, 0), far_foot=(-36, 0), far_turn=60
        ),
        282,
        424,
        0.41,
        near=basket,
    )
    man = Person(
        Face(hair="#8C8576", moustache="long", beard=""),
        "round",
        GREEN,
        RED,
        coat=GREEN,
        sleeves=PAPER,
        forearms=SKIN,
        legs=BROWN,
        apron=SHADE,
        collar=PAPER,
        rosy=True,
    )
    with art.at(434, 424, 0.43, bold=1.35):
        # the butt on his back
        butt = "70,-640! 214,-646! 196,-420 150,-290 100,-300 70,-420"
        art.shape(butt, BROWN, 6)
        for x in (104, 140, 176):
            art.line(f"{x},-640 {x - 4},-460 {x - 14},-300", 4.5, 0.8, 0.8)
        for y in (-590, -460, -360):
            art.line(
                f"{68 + (y + 640) * 0.06:.0f},{y} 140,{y + 12} {210 - (y + 640) * 0.12:.0f},{y}",
                10,
                1,
                1,
                INK,
            )
            art.line(
                f"{70 + (y + 640) * 0.06:.0f},{y} 140,{y + 12} {208 - (y + 640) * 0.12:.0f},{y}",
                5,
                1,
                1,
                STEEL,
            )
        for x, y in (
            (84, -652),
            (112, -662),
            (142, -666),
            (172, -662),
            (198, -652),
            (128, -648),
            (158, -650),
            (98, -642),
        ):
            art.disc(x, y, 18, BLUE, 4)
            art.disc(x - 5, y - 5, 4, PAPER, 0)

    def stick(a: Art) -> None:
        a.rod("-150,10 -130,-420", 13, BROWN, 4.5)

    person(
        art,
        man,
        Pose(lean=9, far=(-134, -352), near=(10, -440), near_turn=20, near_foot=(78, 0), far_foot=(-64, 0)),
        434,
        424,
        0.43,
        far=stick,
    )
    with art.at(434, 424, 0.43, bold=1.35):
        art.line("60,-560 40,-500 60,-430", 15, 0.8, 0.8)
    tufts(art, "130,424 236,428 350,426 376,418 500,426", 13)


def goose_girl(art: Art) -> None:
    rays(art, 150, 60, 210)
    clouds(art, 452, 140, 1)
    birds(art, (420, 190), (448, 204))
    hills(art, 300, SHADE, 4)
    cottage(art, 400, 350, 0.86)
    fence(art, 250, 352, 352, 40)
    oak(art, 70, 356, 0.86)
    ground(art, 350)
    # a pond
    pond = "34,404 90,390 180,392 236,404 250,424 200,440 90,440 34,432"
    art.shape(pond, "#7F9BB3", 4)
    for x, y in ((70, 410), (130, 404), (180, 418), (110, 424), (212, 410)):
        art.line(f"{x},{y} {x + 12},{y + 4} {x + 24},{y}", 3, 0.3, 0.6, PAPER)
    girl = Person(
        Face(hair=BLOND, soft=True),
        "braid",
        BLOND,
        RED,
        coat=RED,
        sleeves=PAPER,
        forearms=SKIN,
        skirt=BLUE,
        hem=PAPER,
        apron=PAPER,
        boots=SKIN,
        belt=GREEN,
        stout=0.96,
        collar=PAPER,
    )

    def rod(a: Art) -> None:
        a.rod("40,-250 -240,-600", 8, BROWN, 3.6, 0.6)
        for t in (0.84, 0.92, 1.0):
            x, y = 40 - 280 * t, -250 - 350 * t
            with a.at(x, y, 1.2, -40 if t != 0.92 else 50):
                a.shape("0,2! 11,-14 0,-36! -11,-14", LIME, 3)

    person(
        art,
        girl,
        Pose(
            far=(-130, -462),
            near=(40, -300),
            near_foot=(44, 0),
            far_foot=(-40, 0),
            far_turn=-38,
            near_turn=30,
        ),
        334,
        424,
        0.395,
        far=rod,
    )
    goose(art, 190, 396, 0.74, True)
    goose(art, 112, 430, 0.92, True)
    goose(art, 500, 396, 0.7)
    goose(art, 452, 430, 0.92, False, True)
    tufts(art, "262,428 388,430 524,420", 13)
