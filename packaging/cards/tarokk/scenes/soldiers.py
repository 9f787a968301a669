"""Soldiers: the hussar, the sentry, the gunner."""

from __future__ import annotations

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, Art
from parts.people import BLOND, DARK, STEEL
from parts.signs import LIME

from tarokk.beasts import BAY, BLACK, Coat, horse, reins
from tarokk.drum import drum, stick, strap
from tarokk.land import (
    STONE,
    birds,
    clouds,
    field,
    flag,
    ground,
    hills,
    poplar,
    rays,
    roof,
    tufts,
    wall,
    window,
)
from tarokk.people import Face, Person, Pose, person


def hussar(art: Art) -> None:
    with art.at(570, 0, flip=True):
        charge(art)


def charge(art: Art) -> None:
    """To the left."""
    clouds(art, 440, 176, 0.9)
    rays(art, 206, 400, 530)
    birds(art, (480, 220), (450, 232))
    hills(art, 322, SHADE, 5)
    wall(art, 424, 256, 470, 322, STONE, 3)
    wall(art, 462, 276, 530, 322, STONE, 4)
    flag(art, 446, 246, RED)
    field(art, "30,326! 180,320 360,328 540,320! 540,392! 30,392!", LIME, 15, 84)
    ground(art, 388)
    rider(art, 330, 230, 0.235, BAY)
    rider(art, 24, 46, 0.47, BLACK)
    tufts(art, "60,420 120,426 320,424 420,420 500,426", 13)


def rider(art: Art, place_x: float, place_y: float, size: float, coat: Coat) -> None:
    bold = 1.35 if size > 0.4 else 1.7
    with art.at(place_x, place_y, size, bold=bold):
        horse(art, coat, "prance", RED, MUSTARD)
        spec = "250,466! 330,486 420,476! 470,560 500,640! 430,640 380,600 340,622 262,604! 244,540"
        art.shape(spec, RED, 6)
        art.shade(spec, 4, 12, 0.22, 4.6, 1, 0.1, 1)
        art.line("250,588 336,608 380,584 432,624 492,626", 12, 1, 1, MUSTARD)
        # the pelisse that flies from his shoulder
        pelisse = (
            "372,290 420,286 490,320 540,350 520,380! 530,410! 500,420! 490,446! 450,440 410,400 384,350"
        )
        art.shape(pelisse, GREEN, 6)
        art.shade(pelisse, 30, 13, 0.34, 4.6, 1, 0.1, 1)
        art.line("388,300 440,310 500,340 524,362", 14, 1, 1, PAPER)
        art.line("420,350 450,370 480,380", 6, 0.3, 0.6)
        reins(art, RED, "262,440")
    man = Person(
        Face(hair=BROWN, moustache="long", stern=True),
        "shako",
        INK,
        RED,
        coat=BLUE,
        braid=MUSTARD,
        legs=RED,
        boots=INK,
        belt=MUSTARD,
        collar=RED,
        cuffs=RED,
    )

    def sabre(a: Art) -> None:
        a.tube("-196,-616 -250,-680 -278,-760 -268,-860", "16 20 17 3", STEEL, 4.5)
        a.line("-210,-628 -256,-690 -272,-770", 3.4, fill=PAPER)
        a.tube("-166,-570 -150,-606 -196,-626 -222,-596", "8 9 9 8", MUSTARD, 3.6)

    person(
        art,
        man,
        Pose(
            lean=9,
            hip=(0, -352),
            far=(-176, -596),
            near=(-70, -400),
            near_turn=60,
            far_turn=-40,
            near_foot=(-30, -120),
            near_toe=-12,
            one_leg=True,
        ),
        place_x + 350 * size,
        place_y + 836 * size - 352 * size * 0.13,
        size * 0.87,
        far=sabre,
        bold=bold,
    )
    # the sabretache
    with art.at(place_x, place_y, size, bold=bold):
        art.line("372,520 396,600", 6, 1, 1)
        art.shape("364,592! 440,584! 462,690! 414,706 366,692!", RED, 6)
        art.shape("378,606! 430,600! 446,676! 414,688 380,678!", MUSTARD, 3)
        with art.at(412, 646, 0.34):
            art.shape("0,-60! 16,-20 58,-20! 24,8 38,52! 0,26 -38,52! -24,8 -58,-20! -16,-20", RED, 8)


def sentry(art: Art) -> None:
    clouds(art, 452, 150, 0.9)
    hills(art, 330, SHADE, 6)
    with art.at(570, 0, flip=True):
        # the gate of a fortress
        art.shape("34,392! 34,236! 214,236! 214,392!", STONE, 4.5)
        for row, y in enumerate(range(252, 390, 22)):
            for k in range(4):
                x = 44 + (row % 2) * 22 + k * 44
                if x < 190:
                    art.line(f"{x},{y} {x + 24},{y}", 3, 0.6, 0.6)
        for k in range(4):
            art.shape(
                f"{38 + k * 48},236! {38 + k * 48},208! {66 + k * 48},208! {66 + k * 48},236!", STONE, 4
            )
        art.shape("34,392! 34,310 60,276 96,270 130,284 150,316 150,392!", INK, 4)
        for x in (60, 90, 120):
            art.line(f"{x},274 {x},392", 5, 1, 1, "#6B5F57")
        for y in (300, 340, 376):
            art.line(f"40,{y} 146,{y}", 4, 1, 1, "#6B5F57")
        flag(art, 188, 208, GREEN)
    ground(art, 388, "#B99A6B", SHADE)
    # the striped box
    with art.at(-152, 0):
        box = "364,424! 364,190! 508,190! 508,424!"
        art.shape(box, PAPER, 5)
        for k in range(6):
            y = 196 + k * 46
            for left, right, shift in ((364, 392, 30), (480, 508, -30)):
                top, low = max(190, y), min(424, y + 20)
                if top < low - 6:
                    art.shape(
                        (
                            f"{left},{min(top + (shift > 0) * 16, 420)}!"
                            f" {right},{min(top + (shift < 0) * 16, 420)}!"
                            f" {right},{min(low + (shift < 0) * 16, 424)}!"
                            f" {left},{min(low + (shift > 0) * 16, 424)}!"
                        ),
                        RED if k % 2 else GREEN,
                        2,
                    )
        art.shape("392,424! 392,236 412,210 436,204 460,210 480,236 480,424!", INK, 4)
        art.shape("350,196! 436,124! 522,196! 512,206! 436,146! 360,206!", RED, 5)
        art.shape("366,198! 436,142! 506,198!", PAPER, 4)
        art.disc(436, 174, 12, MUSTARD, 3.4)
        art.rod("436,128 436,106", 6, BROWN, 3)
        art.disc(436, 100, 8, MUSTARD, 3)
    # a lantern hangs in the box
    art.line("284,214 284,250", 4, 1, 1, STEEL)
    art.shape("270,256! 284,244 298,256! 298,292! 270,292!", MUSTARD, 0)
    art.shape("275,262! 293,262! 293,288! 275,288!", PAPER, 0)
    art.line("284,262 284,288", 4, 1, 1, RED)
    art.shape("266,290! 302,290! 298,298! 270,298!", STEEL, 0)
    man = Person(
        Face(hair=DARK, moustache="long", stern=True),
        "bearskin",
        INK,
        RED,
        coat=PAPER,
        tails="",
        cuffs=BLUE,
        legs=BLUE,
        boots=INK,
        belt=INK,
        collar=BLUE,
        front=BLUE,
    )

    def musket(a: Art) -> None:
        a.rod("96,-40 96,-560", 20, BROWN, 4.5)
        a.rod("96,-200 96,-760", 10, STEEL, 3.6)
        a.shape("90,-756! 102,-756! 98,-900!", STEEL, 3.4)
        a.shape("80,-20! 118,-20! 112,-150! 88,-150!", BROWN, 4.5)
        for y in (-300, -420):
            a.rod(f"84,{y} 108,{y}", 8, MUSTARD, 2.6)
        a.shape("104,-214! 124,-222! 118,-190! 104,-186!", STEEL, 3)

    def belts(a: Art) -> None:
        for spec in ("-84,-560 0,-430 74,-346", "66,-570 0,-440 -72,-346"):
            a.line(spec, 26, 1, 1)
            a.line(spec, 18, 1, 1, SHADE)
        a.disc(-4, -438, 17, MUSTARD, 4)

    with art.at(120, 424, 0.415, bold=1.35):
        # coat tails
        art.shape("20,-360! 96,-350! 104,-200! 60,-190!", PAPER, 6)
        art.shade("20,-360! 96,-350! 104,-200! 60,-190!", 4, 13, 0.4, 4.6)
    person(
        art,
        man,
        Pose(near=(92, -300), far=(-70, -300), near_foot=(40, 0), far_foot=(-44, 0), far_turn=0),
        120,
        424,
        0.415,
        near=musket,
        over=belts,
    )

    def drumming(a: Art) -> None:
        drum(a)
        stick(a, -110, -400, -60, -300)

    boy = Person(
        Face(hair=BLOND, soft=True),
        "tricorne",
        INK,
        MUSTARD,
        coat=PAPER,
        front=BLUE,
        cuffs=BLUE,
        legs=BLUE,
        boots=INK,
        collar=BLUE,
        head=1.5,
    )
    person(
        art,
        boy,
        Pose(far=(-128, -384), near=(40, -400), far_turn=60, near_turn=-50),
        466,
        426,
        0.29,
        far=drumming,
        near=lambda a: stick(a, 30, -420, -10, -300),
        over=strap,
        bold=1.6,
    )
    tufts(art, "190,424 230,420 380,428", 12)


def gunner(art: Art) -> None:
    hills(art, 318, SHADE, 7)
    wall(art, 236, 236, 340, 320, STONE, 5)
    wall(art, 270, 190, 306, 320, STONE, 3)
    roof(art, 270, 306, 176, 142, RED)
    window(art, 288, 210)
    flag(art, 330, 226, GREEN)
    poplar(art, 516, 322, 0.8)
    field(art, "30,322! 180,316 360,324 540,318! 540,386! 30,386!", LIME, 15, 84)
    ground(art, 382)
    # smoke of the shot
    smoke = (
        "150,282! 124,258 126,236 104,240 84,226 90,204 66,196 62,168 88,150 116,160 130,138"
        " 164,140 176,164 198,168 204,194 190,210 200,232 180,244 184,268"
    )
    art.shape(smoke, PAPER, 4.5)
    art.shade(smoke, 30, 12, 0.3, 4, 1, 0.2, 1)
    for x, y in ((104, 190), (140, 176), (150, 216), (116, 222), (172, 200)):
        art.line(f"{x - 14},{y + 5} {x - 4},{y - 8} {x + 12},{y - 4}", 4, 0.3, 0.3)
    art.shape("170,296! 140,292 100,300! 126,280 112,262! 144,270 150,250! 162,272 180,276!", MUSTARD, 3)
    art.shape("172,292! 150,288 130,290! 146,280 150,272! 164,278 178,280!", RED, 0)
    # carriage
    art.rod("264,330 350,392 430,418", 20, GREEN, 4.5, 0.8)
    art.rod("410,414 446,420", 10, INK, 2)
    # barrel
    with art.at(262, 318, 1, 14):
        gun = (
            "-104,-16! -98,-22! -84,-22! -78,-16! 40,-26! 92,-26! 100,-14 100,14 92,26! 40,26! -78,16!"
            " -84,22! -98,22! -104,16!"
        )
        art.shape(gun, MUSTARD, 5)
        art.shade(gun, 90, 9, 0.36, 3.8)
        for x in (-40, 0, 44, 62):
            art.line(f"{x},-24 {x},24", 4, 1, 1)
        art.disc(112, 0, 11, MUSTARD, 4)
        art.tube("-6,-20 0,-38 22,-38 28,-24", "7 8 8 7", MUSTARD, 3)
    # wheel
    x, y, r = 268, 366, 62
    art.disc(x, y, r, GREEN, 5)
    art.disc(x, y, r - 13, LIME, 3.4)
    for k in range(6):
        with art.at(x, y, 1, k * 30 + 8):
            art.rod(f"0,{-r + 10} 0,{r - 10}", 9, GREEN, 3)
    art.disc(x, y, 16, MUSTARD, 4)
    art.disc(x, y, 6, INK, 0)
    man = Person(
        Face(hair=BROWN, moustache="soft"),
        "shako",
        INK,
        RED,
        coat="#7A4B2A",
        cuffs=RED,
        collar=RED,
        legs=BLUE,
        boots=INK,
        belt=PAPER,
        front=RED,
    )

    def linstock(a: Art) -> None:
        a.rod("40,-330 -214,-400", 12, BROWN, 4)
        a.tube("-206,-398 -232,-404 -240,-386 -226,-370", "9 9 9 7", PAPER, 3.4)
        a.disc(-226, -366, 8, RED, 3)

    person(
        art,
        man,
        Pose(
            lean=7,
            far=(-150, -384),
            near=(60, -330),
            far_turn=70,
            near_foot=(92, 0),
            far_foot=(-60, 0),
            near_turn=60,
        ),
        436,
        424,
        0.43,
        far=linstock,
    )
    # balls
    for bx, by in ((96, 420), (124, 420), (152, 420), (110, 396), (138, 396), (124, 372)):
        art.disc(bx, by, 15, "#4F4B49", 3.6)
        art.line(f"{bx - 8},{by - 1} {bx - 6},{by - 7} {bx},{by - 10}", 3.4, fill=STEEL)
    tufts(art, "60,424 190,428 350,428 500,426", 12)
