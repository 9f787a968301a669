"""On the road, the river and in the air: the horseherd, the mail coach, the steamer, the balloon."""

from __future__ import annotations

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, Art
from parts.people import BLOND, DARK
from parts.signs import LIME

from tarokk.beasts import BAY, DUN, GREY, WHITE_COAT, horse, reins, saddle
from tarokk.land import (
    STONE,
    birds,
    bush,
    church,
    clouds,
    cottage,
    field,
    fir,
    flag,
    ground,
    hills,
    peak,
    poplar,
    rays,
    roof,
    sun,
    sweep_well,
    tufts,
    wall,
    water,
    window,
)
from tarokk.people import Face, Person, Pose, little_head, person

RIDE_X, RIDE_Y = 24, 60


def horseherd(art: Art) -> None:
    """The csikós: linen flying, his long whip over the herd."""
    sun(art, 478, 158, 28, RED)
    birds(art, (336, 166), (366, 190))
    rays(art, 246, 380, 530)
    hills(art, 330, SHADE, 8)
    sweep_well(art, 352, 340, 0.56, True)
    field(art, "30,330! 180,326 360,332 540,326! 540,392! 30,392!", LIME, 15, 84)
    ground(art, 388)
    with art.at(404, 234, 0.2, bold=1.7):
        horse(art, BAY, "prance", BROWN, MUSTARD, False)
    with art.at(352, 250, 0.215, bold=1.7):
        horse(art, WHITE_COAT, "walk", BROWN, MUSTARD, False)
    with art.at(RIDE_X, RIDE_Y, 0.45, bold=1.3):
        horse(art, DUN, "prance", INK, MUSTARD, False)
        saddle(art, BLUE, RED)
    man = Person(
        Face(hair=DARK, moustache="long"),
        "round",
        INK,
        RED,
        coat=PAPER,
        front="",
        legs=PAPER,
        wide=True,
        belt=RED,
        boots=INK,
        collar=PAPER,
        cuffs=RED,
    )

    def whip(a: Art) -> None:
        a.rod("140,-640 196,-740", 13, BROWN, 4)
        a.line("196,-740 250,-690 330,-560 420,-520 520,-600 600,-560", 8, 1, 0.5)

    with art.at(RIDE_X, RIDE_Y, 0.45, bold=1.3):
        reins(art, INK, "262,446")
    person(
        art,
        man,
        Pose(
            lean=10,
            hip=(0, -352),
            near=(140, -640),
            far=(-96, -400),
            far_turn=70,
            near_turn=28,
            near_foot=(-30, -120),
            one_leg=True,
            near_toe=-12,
        ),
        RIDE_X + 350 * 0.45,
        RIDE_Y + 836 * 0.45 - 352 * 0.055,
        0.395,
        near=whip,
    )
    tufts(art, "60,420 120,426 300,424 400,420 480,426", 13)


def wheel(art: Art, x: float, y: float, r: float, fill: str = RED) -> None:
    art.disc(x, y, r, fill, 4)
    art.disc(x, y, r * 0.78, PAPER, 3)
    for k in range(5):
        with art.at(x, y, 1, k * 36):
            art.rod(f"0,{-r * 0.8} 0,{r * 0.8}", 5, fill, 2.4)
    art.disc(x, y, r * 0.22, MUSTARD, 3)


def mail_coach(art: Art) -> None:
    peak(
        art,
        "340,290! 400,196! 424,220! 470,156! 510,210! 540,190! 540,290!",
        "448,186! 470,156! 494,188! 476,182! 464,194!",
    )
    clouds(art, 440, 140, 0.8)
    hills(art, 306, SHADE, 1)
    fir(art, 510, 352, 0.72)
    fir(art, 470, 346, 0.56)
    church(art, 76, 306, 0.7)
    field(art, "30,312! 180,306 360,314 540,308! 540,378! 30,378!", LIME, 15, 84)
    ground(art, 372, "#B99A6B", SHADE)
    tufts(art, "60,386 140,380 320,382", 11)
    with art.at(16, 84, 0.405, bold=1.4):
        horse(art, GREY, "walk", INK, MUSTARD)
    with art.at(40, 94, 0.41, bold=1.4):
        horse(art, BAY, "walk", INK, MUSTARD)
        art.rod("174,540 330,560 560,570", 11, INK, 2)
    # coach
    art.rod("206,376 300,392 496,392", 9, BROWN, 3.4)
    body = "300,262! 500,262! 506,300 490,352 452,378! 330,378! 300,356 290,304"
    art.shape("500,300! 528,306! 528,360! 490,360!", BROWN, 4)
    art.shape(body, MUSTARD, 5)
    art.shape("293,322! 504,322! 490,352 452,378! 330,378! 300,356", INK, 3)
    art.shade(body, 0, 10, 0.16, 3.8)
    art.shape("362,270! 432,270! 432,376! 362,376!", "#C78E2A", 3.4)
    for x in (310, 372, 446):
        art.shape(f"{x},276! {x + 50},276! {x + 50},316! {x},316!", SHADE, 3.4)
        art.shape(f"{x},276! {x + 16},276! {x},306!", RED, 2)
        art.shape(f"{x + 50},276! {x + 34},276! {x + 50},306!", RED, 2)
    with art.at(404, 312, 0.3, bold=1.5):
        from_window = Person(Face(hair=BROWN, soft=True), "scarf", BLUE, INK)
        with art.at(0, -6):
            _passenger(art, from_window)
    art.shape("284,250! 512,250! 520,266! 278,266!", INK, 4)
    # luggage
    art.shape("400,218! 470,218! 470,250! 400,250!", BROWN, 4)
    art.line("416,218 416,250", 4, 1, 1, MUSTARD)
    art.line("454,218 454,250", 4, 1, 1, MUSTARD)
    art.shape("474,226! 510,226! 510,250! 474,250!", RED, 4)
    # the horn of the mail
    with art.at(398, 350, 0.42):
        art.tube(
            "-34,16 -20,30 14,30 30,8 14,-18 -14,-16 -24,4 0,22 44,34 66,46",
            "6 8 9 9 10 10 11 13 18 30",
            PAPER,
            4,
        )
    # box seat
    art.shape("246,306! 300,300! 300,356! 262,352!", BROWN, 4)
    wheel(art, 466, 392, 38)
    wheel(art, 322, 398, 32)
    man = Person(
        Face(hair=DARK, moustache="soft"),
        "top",
        INK,
        MUSTARD,
        coat=RED,
        front=MUSTARD,
        cuffs=MUSTARD,
        legs=PAPER,
        boots=INK,
        collar=PAPER,
    )

    def horn(a: Art) -> None:
        a.tube("-78,-606 -130,-590 -180,-560 -214,-520", "10 12 22 56", MUSTARD, 4.5, 0.2)
        a.tube("-118,-594 -108,-556 -146,-540 -160,-574", "12 12 12 12", MUSTARD, 4)

    def ribbons(a: Art) -> None:
        a.line("-110,-300 -260,-220 -480,-196", 6, 1, 1)

    person(
        art,
        man,
        Pose(
            hip=(0, -190),
            near_foot=(-130, -10),
            far_foot=(-150, -10),
            far=(-140, -460),
            near=(-100, -290),
            near_turn=60,
            nod=6,
        ),
        290,
        374,
        0.32,
        near=ribbons,
        bold=1.5,
    )
    with art.at(290, 374, 0.32, bold=1.5), art.at(0, 115):
        horn(art)


def _passenger(art: Art, who: Person) -> None:
    from parts.people import head

    from tarokk.hats import HATS

    head(art, 0, 0, 1, who.face)
    HATS[who.hat](art, who.hat_fill, who.ribbon)


def steamer(art: Art) -> None:
    rays(art, 150, 60, 170)
    birds(art, (470, 150), (496, 172))
    hills(art, 282, LIME, 4)
    wall(art, 402, 214, 498, 262, STONE, 6)
    wall(art, 432, 178, 462, 262, STONE, 3)
    wall(art, 480, 190, 506, 262, STONE, 0)
    roof(art, 480, 506, 190, 158, RED)
    flag(art, 493, 164, RED)
    for x, y in ((447, 200), (416, 234), (493, 214)):
        window(art, x, y, 8, 18)
    art.shape("360,286! 384,262 420,256 500,258 536,270! 540,290!", GREEN, 4)
    for x, s in ((384, 0.5), (520, 0.6), (404, 0.4)):
        poplar(art, x, 280, s)
    cottage(art, 92, 280, 0.44)
    cottage(art, 170, 282, 0.4, True)
    church(art, 240, 282, 0.5)
    water(art, 280)
    # smoke
    for spec, fill in (
        (
            (
                "240,150 252,118 286,112 320,122 352,110 392,120 420,112 440,126 412,146 378,140"
                " 346,152 306,148 270,164 250,170"
            ),
            SHADE,
        ),
    ):
        art.shape(spec, fill, 4)
        for x, y in ((276, 132), (318, 138), (358, 128), (402, 132)):
            art.line(f"{x - 14},{y + 3} {x},{y - 6} {x + 14},{y + 4}", 3.4, 0.3, 0.3)
    art.shape("228,280! 232,156! 262,156! 266,280!", INK, 4)
    art.shape("230,176! 264,176! 264,194! 230,194!", RED, 3)
    art.shape("224,150! 270,150! 270,162! 224,162!", INK, 3)
    # masts and flags
    art.rod("112,340 112,190", 6, BROWN, 3)
    for k, fill in enumerate((RED, PAPER, GREEN)):
        art.shape(
            (
                f"112,{192 + k * 13}! 140,{188 + k * 13} 166,{196 + k * 13}! 166,{209 + k * 13}!"
                f" 140,{201 + k * 13} 112,{205 + k * 13}!"
            ),
            fill,
            3,
        )
    art.rod("456,336 456,220", 6, BROWN, 3)
    art.line("456,222 262,160", 2.6, 1, 1)
    art.line("112,196 232,160", 2.6, 1, 1)
    # deck house
    art.shape("150,276! 420,276! 420,338! 150,338!", PAPER, 4.5)
    art.shape("142,268! 428,268! 428,280! 142,280!", RED, 3.6)
    for x in (166, 200, 330, 364, 398):
        art.shape(f"{x - 10},292! {x + 10},292! {x + 10},320! {x - 10},320!", BLUE, 3)
        art.line(f"{x},292 {x},320", 2.6, 1, 1, PAPER)
    # passengers at the rail
    for x, fill, hat in ((88, RED, INK), (124, BLUE, MUSTARD), (444, GREEN, INK), (476, MUSTARD, RED)):
        art.shape(f"{x - 13},340! {x - 12},314 {x},304 {x + 12},314 {x + 13},340!", fill, 3.4)
        little_head(art, x, 294, 11, BROWN, -1 if x < 285 else 1)
        art.shape(
            f"{x - 16},290! {x - 9},286! {x - 8},272! {x + 9},272! {x + 10},286! {x + 17},290!", hat, 2.4
        )
    hull = "46,336! 290,342 530,330! 514,376 490,402 440,412 140,412 96,402 66,376"
    art.shape(hull, "#37506F", 5.5)
    art.line("54,350 290,357 524,345", 6, 1, 1, PAPER)
    art.shade(hull, 76, 10, 0.34, 4, 1, 0.4, 1)
    for x in (96, 132, 434, 468):
        art.disc(x, 374, 7, MUSTARD, 3)
    # the paddle box
    art.shape("216,404! 218,360 236,326 285,312 334,326 352,360 354,404!", PAPER, 5)
    art.shape("232,404! 234,364 250,340 285,328 320,340 336,364 338,404!", RED, 3.6)
    for k in range(7):
        with art.at(285, 404, 1, -84 + k * 28):
            art.line("0,-20 0,-72", 6, 1, 1, PAPER)
    art.disc(285, 402, 22, MUSTARD, 4)
    wave = (
        "30,412 60,402 96,414 140,402 186,416 240,402 285,414 334,402 384,416 430,402 480,414 540,404!"
        " 540,470! 30,470!"
    )
    art.shape(wave, "#7F9BB3", 4)
    for x in (60, 160, 260, 380, 470):
        art.line(f"{x},424 {x + 14},419 {x + 30},425", 3.4, 0.3, 0.6, PAPER)
    art.line("216,408 240,400 260,410", 5, 0.4, 0.4, PAPER)
    art.line("330,408 352,399 380,410", 5, 0.4, 0.4, PAPER)


def balloon(art: Art) -> None:
    clouds(art, 150, 300, 0.8)
    clouds(art, 448, 130, 0.8)
    birds(art, (76, 290), (470, 310), (496, 296))
    # the city far below
    art.shape(
        "30,392! 70,372 120,378 160,366 230,380 300,374 380,382 440,360 500,368 540,360! 540,470! 30,470!",
        LIME,
        4,
    )
    for x, y, s in ((84, 398, 0.42), (150, 400, 0.36), (470, 398, 0.42), (400, 402, 0.36)):
        cottage(art, x, y, s, x > 300, RED)
    church(art, 206, 400, 0.5)
    poplar(art, 116, 400, 0.4)
    poplar(art, 436, 400, 0.42)
    poplar(art, 514, 402, 0.46)
    wall(art, 316, 366, 366, 402, STONE, 4)
    ground(art, 400)
    river = "230,470! 250,430 290,412 330,404! 352,404! 330,416 304,434 300,470!"
    art.shape(river, "#7F9BB3", 3)
    bush(art, 70, 426, 0.5)
    bush(art, 480, 428, 0.56)
    # two more, further away
    for x, y, scale, stripes in ((108, 196, 0.36, (BLUE, PAPER)), (466, 210, 0.3, (GREEN, MUSTARD))):
        with art.at(x, y, scale, bold=1.8):
            art.shape(
                (
                    "-120,0 -104,-60 -60,-98 0,-110 60,-98 104,-60 120,0 104,50 66,88 30,116! -30,116!"
                    " -66,88 -104,50"
                ),
                stripes[0],
                6,
            )
            for side in (-1, 1):
                art.shape(
                    (
                        f"{side * 10},-109 {side * 46},-104! {side * 74},-50 {side * 78},10"
                        f" {side * 56},66 {side * 20},116! {side * 8},116! {side * 30},60 {side * 38},0"
                        f" {side * 30},-60"
                    ),
                    stripes[1],
                    3,
                )
            for side in (-1, 1):
                art.line(f"{side * 28},116 {side * 22},160", 9, 1, 1)
            art.shape("-30,156! 30,156! 24,200! -24,200!", BROWN, 6)
    # the balloon
    with art.at(285, 16, 0.85, bold=1.1):
        outline = (
            "-126,206 -112,152 -70,118 0,108 70,118 112,152 126,206 112,250 76,286 34,314! -34,314!"
            " -76,286 -112,250"
        )
        art.shape(outline, RED, 6)
        for spec, fill in (
            (
                (
                    "-92,130 -54,116 -30,110! -62,160 -70,206 -58,256 -26,314! -34,314! -70,284"
                    " -98,240 -108,206 -106,160"
                ),
                MUSTARD,
            ),
            (
                "92,130 54,116 30,110! 62,160 70,206 58,256 26,314! 34,314! 70,284 98,240 108,206 106,160",
                MUSTARD,
            ),
            ("0,108 22,110 34,160 38,206 32,260 12,314! -12,314! -32,260 -38,206 -34,160 -22,110", GREEN),
        ):
            art.shape(spec, fill, 3.4)
        art.shade(outline, 0, 11, 0.2, 4.2)
        art.shape("-125,196! -70,212 0,218 70,212 125,196! 125,222! 70,240 0,246 -70,240 -125,222!", PAPER, 4)
        for k in range(-4, 5):
            y = 230 - k * k * 0.8
            with art.at(k * 27, y, 0.62 - abs(k) * 0.03):
                art.shape(
                    "0,-16! 4,-5 15,-5! 6,3 10,14! 0,7 -10,14! -6,3 -15,-5! -4,-5",
                    RED if k % 2 else BLUE,
                    2.4,
                )
        for x0, x1 in ((-34, -30), (-12, -12), (12, 12), (34, 30)):
            art.line(f"{x0},314 {x1},350", 3, 1, 1)
        for x, fill, hair, soft in ((-15, BLUE, DARK, False), (16, PAPER, BLOND, True)):
            art.shape(f"{x - 13},356! {x - 13},338 {x},330 {x + 13},338 {x + 13},356!", fill, 3)
            little_head(art, x, 322, 10.5, hair, -1 if soft else 1)
            if soft:
                art.shape(
                    (
                        f"{x - 14},322 {x - 10},310 {x + 4},308 {x + 12},318 {x + 12},330! {x + 4},318"
                        f" {x - 8},316"
                    ),
                    hair,
                    2.6,
                )
            else:
                art.shape(
                    f"{x - 15},317! {x - 9},314! {x - 8},300! {x + 9},300! {x + 10},314! {x + 16},317!",
                    INK,
                    2,
                )
        for side in (-1, 1):
            art.line(
                f"{side * 26},344 {side * 46},330 {side * 56},314", 6, 1, 0.8, BLUE if side < 0 else PAPER
            )
        art.shape("-64,300! -48,292! -46,320! -60,324!", RED, 3)
        art.shape("52,318! 58,296! 82,290! 78,312!", PAPER, 3)
        art.shape("-34,350! 34,350! 27,392! -27,392!", BROWN, 4.5)
        art.rod("-36,352 36,352", 8, MUSTARD, 3)
        for y in (366, 378):
            art.line(f"-30,{y} 30,{y}", 3, 1, 1)
        for x in (-16, 0, 16):
            art.line(f"{x},356 {x * 0.9:.0f},390", 3, 1, 1)
        for x in (-38, 38):
            art.disc(x, 376, 8, SHADE, 3)
