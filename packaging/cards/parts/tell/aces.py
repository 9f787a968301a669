"""The four Aces: two large signs leaning outwards, and under them a season."""

from __future__ import annotations

from parts.ground import tufts
from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, SKIN, Art
from parts.people import BLOND, DARK, STEEL, WHITE, Face, fist, head
from parts.signs import LIME, TELL

PINK = "#E3A08B"
SNOW = "#FBF6EA"
ICE = "#C3CDD2"


def large_signs(art: Art, suit: str) -> None:
    for x, turn in ((142, -14), (428, 14)):
        with art.at(x, 214, 1.62, turn):
            TELL[suit](art)


def meadow(art: Art, fill: str = GREEN, light: str = LIME) -> None:
    spec = (
        "38,826 40,770 110,738 200,752 300,728 400,752 480,736 528,766 524,800 492,848 400,862"
        " 280,868 150,862 74,852"
    )
    art.shape(spec, fill, 5.5)
    art.line("80,790 140,770 210,780", 5, fill=light)
    art.line("330,776 400,768 470,780", 5, fill=light)
    art.line("120,840 200,832 280,842", 5, fill=light)
    art.line("360,838 440,828 500,836", 5, fill=light)


def flower(art: Art, x: float, y: float, fill: str, scale: float = 1) -> None:
    with art.at(x, y, scale):
        art.line("0,0 2,14 0,28", 4, 1, 0.6)
        for px, py in ((0, -9), (9, -2), (6, 8), (-6, 8), (-9, -2)):
            art.disc(px, py, 6, fill, 2)
        art.disc(0, 0, 4.5, MUSTARD, 1.6)


def blossom_tree(art: Art) -> None:
    art.tube("450,800 446,720 456,640 440,560", "46 34 30 24", BROWN, 5)
    art.line("444,780 440,700 448,640", 4)
    art.tube("452,650 484,600 500,560", "22 16 10", BROWN, 4)
    art.tube("446,640 410,590 396,560", "20 14 8", BROWN, 4)
    crowns = "376,560 386,500 420,470 462,462 506,480 532,520 534,572 508,610 476,596 446,616 412,602 388,604"
    art.shape(crowns, PINK, 5.5)
    art.shade(crowns, 30, 10, 0.2, 3.8, 1, 0.2, 0.95)
    for x, y in (
        (404, 540),
        (430, 500),
        (470, 492),
        (506, 520),
        (440, 556),
        (480, 560),
        (512, 580),
        (410, 584),
        (462, 530),
    ):
        for px, py in ((0, -7), (7, -1), (4, 6), (-4, 6), (-7, -1)):
            art.disc(x + px, y + py, 4.6, PAPER, 1.2)
        art.disc(x, y, 3.4, RED, 0)


def lamb(art: Art) -> None:
    for x in (82, 104, 140, 160):
        art.rod(f"{x},770 {x},806", 11, INK, 2)
    body = (
        "64,742 60,716 80,696 104,700 124,690 148,696 172,706 178,734 170,760 148,776 122,774 100,782 78,770"
    )
    art.shape(body, PAPER, 5)
    for x, y in (
        (90, 716),
        (116, 712),
        (142, 718),
        (104, 738),
        (130, 740),
        (156, 742),
        (86, 746),
        (118, 760),
        (146, 762),
    ):
        art.line(f"{x - 8},{y} {x - 2},{y + 7} {x + 7},{y}", 3.4)
    art.shape("168,690 190,684 206,696 216,714 208,726 190,728 174,720 166,706", SHADE, 4.5)
    art.shape("170,694! 154,690 146,704 160,710 172,706!", SHADE, 4)
    art.disc(193, 700, 3.6, INK, 0)
    art.line("214,716 204,718 198,716", 3)
    art.rod("166,716 176,732 190,734", 8, RED, 3)
    art.disc(182, 741, 6, MUSTARD, 2.6)


def spring(art: Art) -> None:
    art.shape("46,760 64,640 130,590 210,640 270,760!", LIME, 5)
    art.shade("46,760 64,640 130,590 210,640 270,760!", 30, 11, 0.25, 3.4)
    meadow(art)
    blossom_tree(art)
    with art.at(-14, 4):
        lamb(art)
    with art.at(74, 300, 0.64):
        skirt = "258,450 408,450 446,560 480,700 494,800! 440,820 340,828 240,820 186,800! 204,690 232,550"
        art.shape("262,800! 260,854! 342,854! 336,838 308,826 304,800!", BROWN, 6)
        art.shape("364,800! 362,856! 446,856! 440,838 412,826 408,800!", BROWN, 6)
        art.shape(skirt, GREEN, 7)
        art.shade(skirt, 6, 13, 50, 5, 1, 0.05, 1)
        for fold in ("290,500 256,640 240,800", "400,500 428,640 444,800"):
            art.line(fold, 8, 0.2, 0.8)
        art.line("190,776 250,794 340,802 440,794 490,776", 14, 1, 1, MUSTARD)
        apron = "296,452! 376,452! 402,600 412,752! 340,764 270,752! 276,600"
        art.shape(apron, PAPER, 6)
        for fold in ("320,480 308,620 306,740", "354,480 366,620 370,740"):
            art.line(fold, 5, 0.2, 0.7)
        torso = "266,310 306,280 372,280 406,312 404,390 398,460 268,460 260,390"
        art.shape(torso, RED, 7)
        art.shade(torso, 0, 12, 0.3, 4.6, 1, 0.2, 1)
        art.shape("304,286! 338,300 368,286! 364,380 352,440! 322,440! 308,380", PAPER, 5)
        for y in (330, 360, 390, 420):
            art.line(f"312,{y} 360,{y + 12}", 4.5, 0.8, 0.8, RED)
            art.line(f"360,{y} 312,{y + 12}", 4.5, 0.8, 0.8, RED)
        # basket on the far arm
        art.tube("140,500 150,430 200,400 236,440 244,500", "14 14 14 14 14", BROWN, 5)
        art.shape("122,496! 196,510 268,496! 252,580 196,592 140,580", MUSTARD, 6)
        for y in (524, 548, 570):
            art.line(f"134,{y} 196,{y + 10} 258,{y}", 5, 0.8, 0.8)
        for x, y, fill in (
            (140, 480, RED),
            (170, 470, PAPER),
            (204, 476, PINK),
            (236, 470, RED),
            (188, 492, BLUE),
            (222, 494, PAPER),
            (154, 496, BLUE),
        ):
            for px, py in ((0, -12), (12, -2), (8, 10), (-8, 10), (-12, -2)):
                art.disc(x + px, y + py, 8, fill, 2.6)
            art.disc(x, y, 6, MUSTARD, 2)
        far = art.tube("278,326 232,380 206,410", "72 66 50", PAPER, 6.5)
        art.shade(far, 40, 11, 0.4, 4.4)
        fist(art, 196, 420, 1.1, 30)
        # near arm holds up a flower
        near = art.tube("392,324 440,366 446,330", "76 70 56", PAPER, 6.5)
        art.shade(near, 0, 11, 0.4, 4.4)
        fore = art.tube("448,338 450,290 444,262", "46 40 34", SKIN, 5.5)
        art.shade(fore, 0, 10, 0.4, 3.6)
        art.line("444,300 440,250 446,214", 7, 1, 1, INK)
        for px, py in ((0, -20), (20, -4), (13, 17), (-13, 17), (-20, -4)):
            art.disc(448 + px, 196 + py, 15, RED, 4)
        art.disc(448, 196, 11, MUSTARD, 3.4)
        fist(art, 442, 248, 1.0, -10, True)
        head(art, 340, 232, 1.24, Face(hair=BLOND, soft=True, long_hair=True), flip=True)
        art.shape("392,146 376,108 340,92 300,96 272,130 268,200 282,210! 290,170 310,142 344,130", BLOND, 5)
        art.line("300,110 284,150 278,190", 4)
        art.line("340,100 308,126 292,160", 4)
        art.tube("278,200 262,256 270,320 258,370", "34 38 32 12", BLOND, 5.5)
        for y in (232, 262, 292, 322):
            art.line(f"252,{y} 268,{y + 10} 284,{y - 4}", 4)
        for x, y, fill in (
            (280, 116, RED),
            (308, 98, PAPER),
            (340, 92, BLUE),
            (370, 100, RED),
            (392, 124, PAPER),
        ):
            for px, py in ((0, -11), (11, -2), (7, 9), (-7, 9), (-11, -2)):
                art.disc(x + px, y + py, 8, fill, 2.6)
            art.disc(x, y, 6, MUSTARD, 2)
    for x, y, fill in (
        (60, 800, RED),
        (250, 806, PAPER),
        (330, 826, RED),
        (390, 812, PAPER),
        (500, 808, RED),
        (220, 830, PINK),
        (120, 826, PAPER),
        (446, 832, PINK),
    ):
        flower(art, x, y, fill, 0.9)
    tufts(art, "90,836 180,846 290,842 420,846 490,842")
    large_signs(art, "H")


def sheaf(art: Art, x: float, y: float, scale: float = 1, turn: float = 0) -> None:
    with art.at(x, y, scale, turn):
        body = "-44,60 -34,20 -22,0 -30,-30 -56,-80 -30,-92 0,-98 30,-92 56,-80 30,-30 22,0 34,20 44,60! 0,68"
        art.shape(body, MUSTARD, 5)
        for k in range(-3, 4):
            art.line(f"{k * 11},58 {k * 5},2 {k * 13},-76", 3.4, 0.5, 0.8)
        for k in range(-4, 5):
            for step in range(4):
                px, py = k * 13 + (step % 2) * 5 - 2, -84 - step * 9 + abs(k) * 4
                art.shape([(px, py - 8), (px + 5, py), (px, py + 7), (px - 5, py)], MUSTARD, 2)
        art.rod("-26,2 0,8 26,2", 12, RED, 4)


def summer(art: Art) -> None:
    for k in range(16):
        with art.at(462, 478, 1, k * 22.5):
            if k % 2:
                art.shape("-8,-52! 0,-78! 8,-52!", MUSTARD, 3.4)
            else:
                art.line("0,-54 0,-74", 6, 1, 0.3)
    art.disc(462, 478, 45, RED, 5)
    art.shade(
        [
            (462 + dx, 478 + dy)
            for dx, dy in ((45, 0), (32, 32), (0, 45), (-32, 32), (-45, 0), (-32, -32), (0, -45), (32, -32))
        ],
        0,
        9,
        0.35,
    )
    art.shape("34,760 90,660 170,620 250,650 330,620 420,640 500,670 538,760!", LIME, 5)
    field = (
        "40,826 40,730 120,690 240,700 340,684 460,694 528,724 528,796 490,850 400,862 280,868 120,862 66,850"
    )
    art.shape(field, MUSTARD, 5.5)
    for y, start in ((720, 60), (744, 48), (770, 56), (798, 46), (826, 60)):
        x = start
        while x < 505:
            art.line(f"{x},{y + 10} {x + 3},{y - 4} {x + 1},{y - 14}", 4, 1, 0.3)
            x += 23
    sheaf(art, 100, 740, 1.06, -4)
    sheaf(art, 486, 752, 1.0, 5)
    with art.at(80, 306, 0.64):
        # scythe behind
        for spec in ("296,600 290,700 286,800", "384,600 398,700 402,800"):
            outline = art.tube(spec, "92 74 56", BLUE, 7)
            art.shade(outline, 0, 12, 0.42, 4.6)
        for x in (286, 402):
            art.shape(
                (
                    f"{x - 30},790! {x + 30},790! {x + 32},848! {x - 20},850 {x - 58},846 {x - 54},830"
                    f" {x - 34},822"
                ),
                BROWN,
                6,
            )
        skirt = "256,440 420,440 446,540 458,634! 340,652 226,634! 236,540"
        art.shape(skirt, PAPER, 7)
        for fold in ("290,480 278,560 268,630", "340,490 340,570 340,640", "390,480 404,560 412,630"):
            art.line(fold, 7, 0.2, 0.7)
        art.shade(skirt, 6, 13, 46, 4.8, 1, 0.05, 1)
        torso = "250,310 300,276 384,276 430,312 432,390 424,460 254,460 246,390"
        art.shape(torso, PAPER, 7)
        art.shade(torso, 0, 13, 0.28, 4.6, 1, 0.2, 1)
        art.shape("312,280! 340,340! 366,280!", SKIN, 5)
        for spec in ("280,290 284,380 290,450", "404,292 400,380 392,450"):
            art.rod(spec, 14, RED, 4.5)
        art.shape("250,440 340,456 426,440 428,470 340,486 250,470", RED, 5.5)
        upper = art.tube("262,324 220,390 210,450", "80 74 62", PAPER, 6.5)
        art.shade(upper, 25, 12, 0.4, 4.6)
        art.rod("120,300 210,470 330,640 420,800", 16, BROWN, 5)
        art.rod("196,452 214,430", 12, BROWN, 4)
        art.rod("372,716 400,690", 12, BROWN, 4)
        art.shape(
            "118,318! 100,290 120,262 170,238 240,232 330,262! 250,252 180,262 140,284 132,310!", STEEL, 5.5
        )
        art.line("140,276 200,250 270,248", 4.5, fill=PAPER)
        fore = art.tube("208,452 206,460 214,470", "50 46 42", SKIN, 5)
        fist(art, 212, 470, 1.12, -28)
        upper = art.tube("420,326 466,396 448,470", "84 78 64", PAPER, 6.5)
        art.shade(upper, 0, 12, 0.42, 4.6)
        fore = art.tube("452,480 410,520 366,552", "52 46 40", SKIN, 5.5)
        art.shade(fore, 60, 10, 0.4, 3.6)
        fist(art, 350, 560, 1.12, 56, True)
        head(art, 336, 228, 1.24, Face(hair=DARK, moustache="soft", beard=""))
        art.shape("286,128! 294,86 322,66 362,68 388,94 394,132!", MUSTARD, 6)
        art.shade("286,128! 294,86 322,66 362,68 388,94 394,132!", 0, 11, 0.35, 4.4)
        brim = "214,140 262,116 340,108 420,116 470,142 436,158 350,148 262,160"
        art.shape(brim, MUSTARD, 6)
        for x in range(240, 460, 24):
            art.line(f"{x},140 {x + (x - 345) * 0.1:.1f},152", 4, 0.4, 0.8)
        art.rod("286,118 340,110 394,118", 15, BLUE, 4)
    for x in range(76, 494, 19):
        art.line(f"{x},856 {x + 2},838 {x - 2},820", 4.5, 1, 0.3)
    for x, y in ((66, 812), (200, 828), (222, 838), (392, 826), (476, 826)):
        art.line(f"{x},{y + 26} {x + 1},{y}", 4, 1, 0.8)
        art.disc(x, y, 9, RED, 3)
        art.disc(x, y, 3, INK, 0)
    large_signs(art, "B")


def grapes(art: Art, x: float, y: float, scale: float = 1, fill: str = BLUE) -> None:
    with art.at(x, y, scale):
        for px, py in (
            (-12, 0),
            (0, -2),
            (12, 0),
            (-18, 11),
            (-6, 11),
            (6, 11),
            (18, 11),
            (-12, 22),
            (0, 22),
            (12, 22),
            (-6, 33),
            (6, 33),
            (0, 43),
        ):
            art.disc(px, py, 7.4, fill, 2.4)
            art.disc(px - 2, py - 2, 2, PAPER, 0)


def vine_leaf(art: Art, x: float, y: float, scale: float, turn: float, fill: str = GREEN) -> None:
    with art.at(x, y, scale, turn):
        art.shape(
            "0,-26! 8,-14 22,-20! 20,-4 32,4! 18,10 16,26! 0,16 -16,26! -18,10 -32,4! -20,-4 -22,-20! -8,-14",
            fill,
            3.6,
        )
        art.line("0,18 0,-18", 3, 0.8, 0.2)
        art.line("0,8 16,-8", 2.4, 0.8, 0.2)
        art.line("0,8 -16,-8", 2.4, 0.8, 0.2)


def autumn(art: Art) -> None:
    hill = "46,750 64,650 150,600 260,620 360,590 470,620 512,680 524,750"
    art.shape(hill, SHADE, 5)
    for x, y in (
        (110, 650),
        (160, 640),
        (210, 648),
        (390, 634),
        (440, 640),
        (486, 662),
        (130, 690),
        (420, 680),
        (470, 700),
    ):
        art.line(f"{x},{y + 26} {x},{y - 10}", 4, 1, 1)
        art.disc(x, y, 11, GREEN, 3)
    meadow(art, BROWN, MUSTARD)
    # a vine on its stake
    art.rod("78,420 84,800", 13, BROWN, 4)
    art.tube("100,800 76,720 106,650 74,580 104,510 84,440", "20 17 15 13 11 6", BROWN, 4)
    for x, y, s, t, f in (
        (110, 450, 1.2, 30, MUSTARD),
        (60, 480, 1.2, -40, GREEN),
        (112, 540, 1.2, 50, RED),
        (58, 570, 1.1, -30, GREEN),
        (120, 630, 1.2, 40, MUSTARD),
        (56, 660, 1.2, -50, RED),
    ):
        vine_leaf(art, x, y, s, t, f)
    grapes(art, 120, 576, 0.95)
    grapes(art, 56, 600, 0.95)
    grapes(art, 122, 668, 0.95)
    # barrel
    with art.at(-14, -4):
        barrel = "424,690! 470,680 516,690! 528,750 516,812! 470,824 424,812! 412,750"
        art.shape(barrel, BROWN, 5.5)
        for x in (442, 470, 498):
            art.line(f"{x},688 {x + (x - 470) * 0.14:.0f},750 {x},816", 3.4, 0.8, 0.8)
        for y in (712, 790):
            art.rod(f"417,{y} 470,{y + 8} 523,{y}", 10, STEEL, 3.4)
        art.shape("424,690! 470,676 516,690! 470,702", "#5B1F2B", 4.5)
        for x, y in ((440, 684), (456, 690), (474, 690), (490, 684), (462, 680), (480, 678)):
            art.disc(x, y, 7, BLUE, 2)
    with art.at(72, 304, 0.64):
        # the basket on his back
        basket = "390,236! 510,222! 498,360 470,480 420,480 392,360"
        art.shape(basket, MUSTARD, 7)
        for y in (270, 305, 340, 375, 410, 445):
            art.line(f"394,{y} 450,{y + 10} 502,{y - 6}", 5.5, 0.8, 0.8)
        for x in (420, 450, 480):
            art.line(f"{x},240 {x - 4},360 {x - 10},470", 5, 0.8, 0.8)
        for x, y in (
            (400, 226),
            (424, 214),
            (450, 208),
            (476, 210),
            (500, 218),
            (412, 236),
            (438, 230),
            (464, 228),
            (488, 232),
        ):
            art.disc(x, y, 14, BLUE, 4)
        for spec in ("292,600 276,700 268,800", "384,600 402,700 410,800"):
            outline = art.tube(spec, "92 76 56", BROWN, 7)
            art.shade(outline, 0, 12, 0.42, 4.6)
        for x in (266, 408):
            art.shape(
                (
                    f"{x - 34},740! {x + 34},740! {x + 34},848! {x - 20},850 {x - 62},846 {x - 56},828"
                    f" {x - 34},820"
                ),
                INK,
                5,
            )
        skirt = "256,440 410,440 440,540 450,630! 340,648 226,630! 236,540"
        art.shape(skirt, GREEN, 7)
        for fold in ("290,480 278,560 268,626", "340,490 340,570 340,636", "384,480 398,560 406,626"):
            art.line(fold, 7, 0.2, 0.7)
        art.shade(skirt, 6, 13, 46, 4.8, 1, 0.05, 1)
        torso = "250,312 296,276 376,276 416,312 420,390 414,460 256,460 246,390"
        art.shape(torso, GREEN, 7)
        art.shade(torso, 0, 13, 0.28, 4.6, 1, 0.2, 1)
        apron = "286,360! 370,360! 392,470 398,600! 340,612 270,600! 278,470"
        art.shape(apron, SHADE, 6)
        art.line("310,500 304,560 300,596", 5)
        art.line("356,500 364,560 366,596", 5)
        for spec in ("284,284 290,330 286,362", "372,284 376,330 372,362"):
            art.rod(spec, 15, BROWN, 4.5)
        # raised glass
        upper = art.tube("264,326 214,366 186,340", "78 72 58", GREEN, 6.5)
        art.shade(upper, 50, 12, 0.4, 4.6)
        art.tube("190,344 184,300 186,272", "48 42 36", SKIN, 5.5)
        art.shape("146,168! 226,168! 214,214 196,230 190,262! 180,262! 176,230 156,214", PAPER, 5)
        art.shape("152,186! 220,186! 210,212 190,224 160,212", RED, 0)
        art.line("150,186 222,186", 4, 0.8, 0.8)
        fist(art, 186, 256, 1.08, 0)
        near = art.tube("404,328 440,400 416,460", "80 74 60", GREEN, 6.5)
        art.shade(near, 0, 12, 0.42, 4.6)
        art.tube("420,468 380,492 344,496", "50 46 40", SKIN, 5.5)
        grapes(art, 326, 512, 1.5)
        fist(art, 330, 494, 1.1, 60, True)
        head(art, 326, 228, 1.24, Face(hair="#8C8576", beard="full", moustache="long"))
        cap = "268,138 270,104 300,78 340,74 376,92 392,134 410,150 400,166 360,150 310,142 276,152"
        art.shape(cap, RED, 6.5)
        art.shade(cap, 0, 11, 0.32, 4.6)
        art.line("276,140 320,128 390,140", 5)
    tufts(art, "60,836 160,842 250,834 350,842 410,846")
    for x, y, t, f in (
        (150, 820, 20, MUSTARD),
        (372, 812, 80, RED),
        (196, 838, -30, GREEN),
        (400, 838, 120, MUSTARD),
    ):
        vine_leaf(art, x, y, 0.7, t, f)
    large_signs(art, "L")


def fir(art: Art, x: float, y: float, scale: float) -> None:
    with art.at(x, y, scale):
        art.rod("0,-20 0,30", 22, BROWN, 4)
        for top, half, low in ((-110, 78, 0), (-170, 62, -66), (-222, 46, -126)):
            art.shape(
                (
                    f"0,{top}! {half * 0.5},{low - 34} {half},{low}! {half * 0.4},{low - 8}"
                    f" 0,{low + 4} {-half * 0.4},{low - 8} {-half},{low}! {-half * 0.5},{low - 34}"
                ),
                GREEN,
                4.5,
            )
            art.shape(
                (
                    f"0,{top}! {half * 0.34},{low - 48} {half * 0.2},{low - 30} 0,{low - 44}"
                    f" {-half * 0.3},{low - 24} {-half * 0.62},{low - 14} {-half * 0.5},{low - 34}"
                ),
                SNOW,
                2.4,
            )
            art.line(f"{half * 0.3:.0f},{low - 10} {half * 0.55:.0f},{low - 22}", 3.4)


def winter(art: Art) -> None:
    hill = "46,760 64,640 120,560 180,610 240,560 330,620 400,560 470,620 512,606 526,760"
    art.shape(hill, ICE, 5)
    for spec in (
        "92,600 120,560 150,586! 134,600 122,590 110,612!",
        "214,588 240,560 270,586! 254,598 240,588 228,606!",
        "372,588 400,560 432,590! 414,604 400,590 386,608!",
    ):
        art.shape(spec, SNOW, 3)
    fir(art, 96, 744, 1.02)
    # cottage
    art.shape("398,640! 508,640! 508,770! 398,770!", BROWN, 5)
    for y in (668, 694, 720, 746):
        art.line(f"400,{y} 506,{y}", 3.6, 0.8, 0.8)
    art.shape("430,690! 466,690! 466,728! 430,728!", MUSTARD, 4)
    art.line("448,690 448,728", 3.4, 1, 1)
    art.line("430,709 466,709", 3.4, 1, 1)
    art.shape("478,560! 500,560! 500,610! 478,610!", RED, 4)
    art.shape("376,648! 450,568 524,640! 530,652 516,662 490,650 464,660 436,648 408,662 384,660", SNOW, 5)
    art.tube("489,552 480,524 500,496 488,466", "14 20 16 6", SHADE, 3.4)
    snow = (
        "38,826 38,776 110,746 200,762 300,740 400,760 480,744 528,768 524,800 492,848 400,862"
        " 280,868 150,862 74,852"
    )
    art.shape(snow, SNOW, 5.5)
    for spec in (
        "60,800 140,782 220,792",
        "340,790 420,780 500,792",
        "100,836 190,826 290,838",
        "350,842 430,832 510,836",
    ):
        art.line(spec, 5, fill=ICE)
    with art.at(72, 310, 0.64):
        # bundle of sticks on his back
        for k in range(7):
            art.rod(f"{392 + k * 4},{206 + k * 26} {530 + k * 3},{170 + k * 27}", 20, BROWN, 5)
            art.disc(530 + k * 3, 170 + k * 27, 11, MUSTARD, 4)
        art.rod("470,176 500,360", 13, SHADE, 4)
        coat = (
            "262,330 330,292 410,300 462,352 474,480 484,640 500,780! 430,800 330,806 216,790!"
            " 230,640 240,480"
        )
        for x in (284, 420):
            art.shape(
                (
                    f"{x - 38},770! {x + 38},770! {x + 40},850! {x - 20},854 {x - 70},848 {x - 64},828"
                    f" {x - 38},820"
                ),
                INK,
                5,
            )
        art.shape(coat, BROWN, 7.5)
        art.shade(coat, 3, 13, 0.24, 5, 1, 0.15, 1)
        for fold in ("290,560 276,680 268,780", "340,560 340,690 338,790", "400,560 414,680 420,780"):
            art.line(fold, 8, 0.2, 0.8)
        art.shape("212,766! 330,784 430,780 502,758! 506,800! 430,818 330,824 208,806!", PAPER, 6)
        for x in range(240, 500, 30):
            art.line(f"{x},790 {x + 4},802 {x - 2},810", 5, 0.3, 0.8)
        art.shape("318,330! 350,330! 356,560 358,790! 322,792! 318,560", PAPER, 6)
        for y in range(360, 780, 34):
            art.line(f"330,{y} 338,{y + 12} 332,{y + 24}", 5, 0.3, 0.8)
        art.shape("236,490 340,510 476,486 479,514 340,540 234,518", RED, 6)
        # stick and arms
        art.rod("150,400 160,850", 17, BROWN, 5)
        far = art.tube("280,366 230,430 190,452", "86 80 68", BROWN, 6.5)
        art.shade(far, 45, 12, 0.4, 4.8)
        art.tube("204,440 182,456", "78 74", PAPER, 5.5)
        fist(art, 158, 460, 1.25, 0, False, GREEN)
        near = art.tube("424,366 470,420 440,456", "92 86 76", BROWN, 6.5)
        art.shade(near, 0, 12, 0.42, 4.8)
        art.rod("452,330 420,400 396,440", 12, SHADE, 4)
        art.tube("448,452 420,450", "80 76", PAPER, 5.5)
        fist(art, 396, 442, 1.25, 20, False, GREEN)
        head(art, 316, 272, 1.26, Face(hair=WHITE, beard="full", moustache="long", old=True), turn=-5)
        collar = "368,296 400,284 440,308 470,350 448,384 416,360 388,344"
        art.shape(collar, PAPER, 6)
        for x, y in ((396, 300), (418, 318), (440, 340), (420, 340)):
            art.line(f"{x - 6},{y} {x + 4},{y + 9} {x + 2},{y + 18}", 5, 0.3, 0.9)
        art.shape("268,172 276,130 304,106 344,100 378,116 394,156 398,176!", BLUE, 6.5)
        art.shade("268,172 276,130 304,106 344,100 378,116 394,156 398,176!", 0, 11, 0.32, 4.6)
        art.shape(
            "254,170 290,158 340,154 392,162 412,176 408,206 396,240 374,238 372,204 340,184 290,188 258,194",
            PAPER,
            6,
        )
        for x, y in ((276, 172), (300, 166), (326, 166), (352, 166), (378, 174), (392, 194), (388, 218)):
            art.line(f"{x},{y} {x + 4},{y + 8} {x},{y + 15}", 5, 0.3, 0.9)
    for x, y, r in (
        (60, 430, 6),
        (230, 380, 5),
        (110, 480, 5),
        (190, 520, 6),
        (460, 420, 5),
        (400, 480, 6),
        (520, 520, 5),
        (540, 420, 6),
        (50, 560, 5),
        (285, 330, 6),
        (350, 500, 5),
        (168, 440, 5),
        (285, 80, 5),
        (250, 130, 5),
        (318, 160, 6),
        (268, 250, 5),
    ):
        art.disc(x, y, r, SNOW, 2.2)
    large_signs(art, "A")


ACES = {"A": winter, "L": autumn, "H": spring, "B": summer}
__all__ = ["ACES"]
