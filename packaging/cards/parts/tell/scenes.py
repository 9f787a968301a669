"""The small scenes between the signs of the pip cards: x from 172 to 398."""

from __future__ import annotations

from parts.ground import tufts
from parts.horses import Coat, body, bridle, chest_strap, hind_part, reins
from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, SKIN, Art
from parts.people import BLOND, DARK, STEEL, Face, fist, head, pointing
from parts.signs import LIME

STONE = "#CFC3A8"
WATER = "#7F9BB3"


def islet(art: Art, y: float, half: float = 112, fill: str = GREEN, depth: float = 34) -> None:
    """The strip of ground a scene stands on; its lower edge is hatched away."""
    left, right = 285 - half, 285 + half
    spec = (
        f"{left},{y + 8} {left + 20},{y - 6} 285,{y - 10} {right - 24},{y - 6} {right},{y + 8}"
        f" {right - 12},{y + depth * 0.7}"
        f" {right - 60},{y + depth} 285,{y + depth * 0.8} {left + 50},{y + depth * 1.05}"
        f" {left + 10},{y + depth * 0.6}"
    )
    art.shape(spec, fill, 4.5)
    art.line(
        f"{left + 24},{y + 8} {left + 60},{y + 2} {left + 96},{y + 8}",
        3.6,
        fill=LIME if fill == GREEN else SHADE,
    )
    art.line(
        f"{right - 90},{y + 12} {right - 56},{y + 6} {right - 24},{y + 12}",
        3.6,
        fill=LIME if fill == GREEN else SHADE,
    )


def fir(art: Art, x: float, y: float, scale: float, fill: str = GREEN) -> None:
    with art.at(x, y, scale):
        art.rod("0,-20 0,4", 16, BROWN, 4)
        for top, half, low in ((-96, 52, -8), (-134, 42, -56), (-166, 30, -98)):
            art.shape(
                (
                    f"0,{top}! {half * 0.45},{low - 30} {half},{low}! {half * 0.4},{low - 7}"
                    f" 0,{low + 3} {-half * 0.4},{low - 7} {-half},{low}! {-half * 0.45},{low - 30}"
                ),
                fill,
                4.5,
            )
            art.line(f"{half * 0.2:.0f},{low - 10} {half * 0.5:.0f},{low - 20}", 4)
            art.line(f"{half * 0.1:.0f},{low - 24} {half * 0.3:.0f},{low - 36}", 4)


def oak(art: Art, x: float, y: float, scale: float, fill: str = GREEN) -> None:
    with art.at(x, y, scale):
        art.shape("-22,4! -12,-30 -14,-80! 16,-80! 14,-30 26,4!", BROWN, 4.5)
        art.line("2,-4 0,-40 4,-70", 4)
        crown = (
            "-60,-70 -82,-92 -80,-124 -62,-142 -58,-174 -28,-190 0,-200 30,-192 56,-176 62,-146"
            " 82,-124 80,-92 60,-72 34,-78 0,-66 -34,-76"
        )
        art.shape(crown, fill, 5)
        art.shade(crown, 30, 10, 0.22, 4, 1, 0.2, 0.95)
        for lx, ly in (
            (-40, -150),
            (-8, -168),
            (24, -150),
            (-50, -112),
            (-16, -128),
            (18, -112),
            (48, -116),
            (-30, -92),
        ):
            art.line(f"{lx - 10},{ly + 4} {lx},{ly - 6} {lx + 10},{ly + 4}", 4)


def ridge(spec: str) -> str:
    """Makes every point a corner: mountains are cut with a broad gouge."""
    return " ".join(word.rstrip("!") + "!" for word in spec.split())


def peak(art: Art, spec: str, cap: str = "", fill: str = SHADE) -> None:
    spec = ridge(spec)
    art.shape(spec, fill, 4)
    art.shade(spec, 65, 9, 0.34, 3.2, 1, 0.35, 0.95)
    if cap:
        art.shape(ridge(cap), PAPER, 2.4)


def clouds(art: Art, x: float, y: float, scale: float = 1) -> None:
    with art.at(x, y, scale):
        art.line("-40,0 -30,-14 -14,-12 -4,-24 16,-22 22,-8 40,-6 46,4", 4, 0.3, 0.3)
        art.line("-30,8 0,10 34,8", 3, 0.2, 0.2)


def waves(art: Art, left: float, right: float, y: float, fill: str = INK) -> None:
    x = left
    while x < right - 20:
        art.line(f"{x},{y} {x + 10},{y + 7} {x + 20},{y + 5} {x + 28},{y - 3}", 4.4, 0.2, 0.9, fill)
        x += 30


def flag(art: Art, x: float, y: float, fill: str = RED) -> None:
    art.line(f"{x},{y} {x},{y - 44}", 4.5, 1, 1)
    art.shape(
        (
            f"{x},{y - 44}! {x + 16},{y - 48} {x + 34},{y - 40}! {x + 24},{y - 32}! {x + 34},{y - 22}!"
            f" {x + 16},{y - 28} {x},{y - 22}!"
        ),
        fill,
        3.4,
    )


def wall(
    art: Art, left: float, top: float, right: float, bottom: float, fill: str = STONE, merlons: int = 0
) -> None:
    """A wall of dressed stone, lit from the left."""
    points = [f"{left},{bottom}!", f"{left},{top}!"]
    if merlons:
        step = (right - left) / (merlons * 2 - 1)
        points = [f"{left},{bottom}!"]
        for k in range(merlons):
            x = left + k * 2 * step
            points += [f"{x:.1f},{top - 14}!", f"{x + step:.1f},{top - 14}!"]
            if k < merlons - 1:
                points += [f"{x + step:.1f},{top}!", f"{x + 2 * step:.1f},{top}!"]
    else:
        points.append(f"{right},{top}!")
    points.append(f"{right},{bottom}!")
    spec = " ".join(points)
    art.shape(spec, fill, 4.5)
    art.shade(f"{left},{bottom}! {left},{top}! {right},{top}! {right},{bottom}!", 0, 8, 0.26, 3.4)
    for k in range(int((bottom - top) / 34)):
        y = top + 18 + k * 34
        x = left + 10 + (k * 23) % max(12, int((right - left) * 0.5))
        art.line(f"{x},{y} {x + 14},{y}", 3, 0.7, 0.4)
        art.line(f"{x + 14},{y} {x + 14},{y + 9}", 2.6, 0.7, 0.4)


def roof(art: Art, left: float, right: float, base: float, tip: float, fill: str = RED) -> None:
    middle = (left + right) / 2
    spec = f"{left - 8},{base}! {middle},{tip}! {right + 8},{base}! {middle},{base + 7}"
    art.shape(spec, fill, 4.5)
    art.shade(spec, 0, 9, 0.45, 3.6)


def window(art: Art, x: float, y: float, width: float = 9, height: float = 22) -> None:
    art.shape(
        (
            f"{x - width / 2},{y + height}! {x - width / 2},{y + 4} {x},{y} {x + width / 2},{y + 4}"
            f" {x + width / 2},{y + height}!"
        ),
        INK,
        1,
    )


# --- Hearts ----------------------------------------------------------------------------------------


def gessler_rides(art: Art) -> None:
    peak(
        art,
        "196,480! 222,384 246,400 292,318 330,372 350,356 380,480!",
        "272,352 292,318 314,350! 300,344 290,362 282,346!",
    )
    with art.at(-130, 104):
        wall(art, 330, 300, 366, 372, STONE, 3)
        roof(art, 334, 362, 286, 258, RED)
    art.shape("176,500 220,462 285,470 350,452 396,500!", LIME, 4)
    islet(art, 716)
    coat = Coat("#A2643A", "#7F4C2B", INK, INK)
    with art.at(160, 370, 0.44, bold=1.35):
        hind_part(art, coat, "walk")
        body(art, coat, "walk")
        bridle(art, RED, MUSTARD)
        chest_strap(art, RED, MUSTARD)
        mantle = "300,290 380,286 440,340 490,430 530,540 500,586 430,570 386,540 372,470"
        art.shape(mantle, RED, 6)
        art.shade(mantle, 20, 12, 0.3, 5, 1, 0.1, 1)
        art.shape("280,330 312,290 362,290 402,330 406,420 402,500! 340,520 276,496! 276,420", BLUE, 6)
        art.tube("346,480 292,520 290,580", "86 78 58", MUSTARD, 6)
        art.tube("290,566 300,610 306,660", "62 54 42", INK, 4)
        art.shape("288,654 324,650 328,676 300,684 262,692 246,684 262,672", INK, 4)
        reins(art, RED, "270,430")
        art.tube("292,340 250,380 200,366", "70 62 50", RED, 6)
        pointing(art, 176, 356, 1.2, 10)
        art.tube("392,344 424,396 380,440", "76 70 56", RED, 6)
        fist(art, 366, 444, 1.05, 10)
        head(art, 336, 276, 1.12, Face(hair=DARK, beard="goatee", moustache="long", stern=True, nose=4))
        art.shape("272,336 288,300 330,300 372,290 400,312 412,342 386,356 342,344 300,356", PAPER, 5)
        art.tube("360,160 410,104 476,116 506,196", "36 58 56 12", MUSTARD, 5)
        art.shape("286,190 288,150 320,124 360,132 388,160 392,196", BROWN, 6)
        art.shape("236,206 270,190 330,190 400,184 440,192 400,212 320,212 260,220", BROWN, 6)
    tufts(art, "190,738 250,744 330,742 380,732", 13)


def tell_in_the_boat(art: Art) -> None:
    peak(
        art,
        "176,420! 206,330 226,350 262,236 296,300 318,272 346,320 370,300 396,420!",
        "244,280 262,236 284,276! 272,268 262,288 254,272!",
    )
    clouds(art, 214, 214, 0.9)
    clouds(art, 356, 236, 0.8)
    for k in range(7):
        art.line(f"{330 + k * 9},{250 + (k % 3) * 8} {318 + k * 9},{282 + (k % 3) * 8}", 3, 0.3, 0.8)
    lake = (
        "172,420! 230,410 285,418 340,408 398,420! 396,560 398,660 380,700 330,716 285,706 230,718"
        " 186,702 174,660"
    )
    art.shape(lake, WATER, 4.5)
    for y in (436, 462):
        waves(art, 190, 388, y)
    # Tell at the steering oar
    art.rod("306,360 352,470 390,580", 9, BROWN, 3.4)
    with art.at(176, 352, 0.29, bold=1.6):
        art.tube("300,560 290,690 280,800", "100 80 66", MUSTARD, 6)
        art.tube("390,560 420,690 430,800", "110 84 70", MUSTARD, 6)
        art.shape("246,446 430,446 452,530 472,634! 340,650 208,636! 230,530", BROWN, 6)
        art.shape("240,300 300,268 396,270 438,310 434,390 432,462 244,462 236,390", BROWN, 6)
        art.rod("240,458 336,470 434,456", 24, RED, 5)
        art.tube("260,320 300,400 400,350", "80 70 56", GREEN, 6)
        art.tube("416,316 480,350 510,300", "84 76 60", GREEN, 6)
        fist(art, 500, 276, 1.3, 0)
        fist(art, 424, 340, 1.3, 0)
        head(art, 322, 224, 1.26, Face(hair=DARK, beard="full", moustache="soft", stern=True))
        art.shape(
            (
                "274,150! 280,118 306,92 348,84 386,100 406,140 408,190 420,236 414,270! 300,276!"
                " 338,232 352,200 352,170 336,150 306,144"
            ),
            GREEN,
            6,
        )
        art.shape(
            (
                "214,336! 240,280 296,250 360,264 404,248 446,278 478,342! 440,362! 394,372! 344,376!"
                " 296,370! 254,362!"
            ),
            GREEN,
            6,
        )
    hull = "180,548! 196,566 240,580 300,584 360,574 396,536! 392,590 370,626 320,640 250,640 206,622 186,590"
    art.shape(hull, BROWN, 5)
    art.line("188,574 230,598 300,604 360,594 390,568", 3.6)
    art.line("196,598 240,620 300,624 360,612", 3.6)
    art.shade(hull, 70, 9, 0.4, 3.6, 1, 0.3, 1)
    for x, turn in ((218, 0), (252, 6)):
        with art.at(x, 562, 1, turn):
            art.shape("-14,16! -16,-8 -8,-22 8,-22 16,-8 14,16!", RED if x < 230 else BLUE, 3.6)
            art.disc(0, -32, 10, SKIN, 3)
            art.shape("-11,-34 -8,-46 8,-46 12,-34", STEEL, 3)
    art.shape(
        (
            "176,630! 196,618 214,632! 238,620 258,634! 284,622 304,636! 330,622 350,634! 374,618"
            " 396,630! 394,670 380,700 330,716 285,706 230,718 186,702 174,664"
        ),
        WATER,
        4.5,
    )
    for y, left in ((654, 186), (676, 196), (696, 222)):
        waves(art, left, 386, y)
    for x, y in ((198, 622), (260, 628), (330, 624)):
        art.line(f"{x},{y} {x + 12},{y + 10} {x + 24},{y + 8}", 4, fill=PAPER)


def castle_on_the_rock(art: Art) -> None:
    rock = "176,776! 184,700 204,660 214,600 240,574 330,574 356,610 362,660 386,704 396,776!"
    art.shape(rock, BROWN, 5)
    art.shade(rock, 15, 11, 0.3, 4.4, 1, 0.05, 1)
    for spec in ("230,620 222,680 204,740", "270,600 262,680 250,760", "310,620 316,690 310,760"):
        art.line(spec, 5, 0.3, 0.6)
    art.tube("300,770 260,730 310,690 282,640 288,600", "22 19 16 13 11", SHADE, 3.4)
    wall(art, 206, 470, 364, 582, STONE, 6)
    wall(art, 252, 380, 318, 582, STONE, 4)
    roof(art, 256, 314, 366, 306)
    flag(art, 285, 310)
    wall(art, 196, 440, 234, 590, STONE)
    roof(art, 196, 234, 440, 386, BLUE)
    wall(art, 336, 430, 374, 590, STONE)
    roof(art, 336, 374, 430, 376, BLUE)
    for x, y in ((285, 410), (215, 470), (355, 462), (270, 460), (300, 460)):
        window(art, x, y)
    art.shape("266,584! 266,536 285,518 304,536 304,584!", INK, 3)
    for x in (276, 285, 294):
        art.line(f"{x},528 {x},582", 2.6, 1, 1, MUSTARD)
    fir(art, 196, 772, 0.6)
    fir(art, 372, 776, 0.62)
    tufts(art, "240,776 330,778", 14)


def castle_by_the_lake(art: Art) -> None:
    peak(
        art,
        "190,500! 210,330 234,360 262,300 300,372 336,290 366,360 384,500!",
        "322,318 336,290 350,322! 338,314!",
    )
    wall(art, 216, 450, 354, 586, STONE, 6)
    wall(art, 186, 400, 228, 592, STONE, 3)
    roof(art, 190, 224, 388, 318)
    wall(art, 342, 420, 384, 592, STONE, 3)
    roof(art, 346, 380, 408, 344)
    flag(art, 207, 322, MUSTARD)
    art.shape("262,588! 262,520 285,498 308,520 308,588!", BROWN, 4.5)
    for x in (273, 285, 297):
        art.line(f"{x},510 {x},586", 3, 1, 1)
    for x, y in ((207, 430), (363, 446), (240, 484), (330, 484), (207, 500), (363, 510)):
        window(art, x, y)
    art.shape("178,590 285,582 392,590 396,606 285,612 174,606", GREEN, 4.5)
    lake = "172,606! 230,612 285,614 340,612 398,606! 396,650 350,676 285,670 220,680 176,650"
    art.shape(lake, WATER, 4.5)
    for y, left in ((628, 186), (646, 200), (662, 226)):
        waves(art, left, 380, y)
    art.shape("262,612! 308,612! 318,660! 252,660!", BROWN, 4)
    for y in (624, 636, 648):
        art.line(f"256,{y} 314,{y}", 3, 0.8, 0.8)


# --- Bells -----------------------------------------------------------------------------------------


def crossbow(art: Art) -> None:
    art.shape("176,742 230,712 285,720 350,708 396,742 370,764 285,770 200,764", GREEN, 4.5)
    # bow, string, stock
    art.line("178,470 285,596 392,470", 4.4, 1, 1)
    art.tube("178,474 188,420 234,384 285,372 336,384 382,420 392,474", "8 15 20 24 20 15 8", STEEL, 4.5, 0.2)
    art.line("200,420 236,394 285,384", 4.4, fill=PAPER)
    art.shape("272,350! 298,350! 298,560 304,640 314,736! 256,736! 266,640 272,560", BROWN, 5)
    art.shade("272,350! 298,350! 298,560 304,640 314,736! 256,736! 266,640 272,560", 0, 9, 0.35, 3.6)
    art.line("285,356 285,596", 5, 1, 1, MUSTARD)
    art.tube("266,356 258,322 285,300 312,322 304,356", "10 10 11 10 10", STEEL, 4)
    for y in (364, 376, 388, 400):
        art.rod(f"266,{y} 304,{y - 4}", 8, SHADE, 3)
    art.disc(285, 604, 15, SHADE, 4)
    art.disc(285, 604, 5, INK, 0)
    art.tube("276,640 250,660 252,690 278,704", "8 8 8 8", STEEL, 3.4)
    # bolt
    art.rod("285,336 285,588", 7, MUSTARD, 3)
    art.shape("285,296! 299,334! 285,326 271,334!", INK, 1)
    # the apple
    art.shape("346,690 334,678 318,684 312,706 322,732 344,738 366,732 378,706 370,684 356,680", RED, 4.5)
    art.shade(
        "346,690 334,678 318,684 312,706 322,732 344,738 366,732 378,706 370,684 356,680", 30, 8, 0.3, 3.4
    )
    art.line("346,690 346,674 354,662", 5, 1, 1)
    art.shape("350,672 364,656 384,658 374,672", GREEN, 3.4)
    tufts(art, "200,748 236,760 372,758", 13)


def fam_child(art: Art, coat: str, hair: str, flip: bool) -> None:
    art.tube("300,600 294,720 290,830", "92 76 60", BROWN, 6)
    art.tube("384,600 392,720 396,830", "96 76 60", BROWN, 6)
    for x in (284, 400):
        art.shape(f"{x - 30},800! {x + 30},800! {x + 32},850! {x - 54},850 {x - 50},830", INK, 4)
    art.shape("250,310 300,276 384,276 430,312 436,460 456,640! 340,656 226,640! 246,460", coat, 7)
    art.shade(
        "250,310 300,276 384,276 430,312 436,460 456,640! 340,656 226,640! 246,460", 4, 14, 0.24, 5, 1, 0.2, 1
    )
    art.rod("246,470 340,486 438,470", 24, BROWN, 5)
    art.tube("410,326 460,410 430,490", "80 74 56", coat, 6)
    fist(art, 424, 506, 1.2, 40, True)
    art.tube("266,326 220,400 230,490", "78 70 56", coat, 6)
    fist(art, 232, 510, 1.2, 0)
    head(art, 338, 246, 1.62, Face(hair=hair, soft=True), flip=flip)
    # a child's mop
    spec = "250,150 256,90 300,58 350,52 400,74 428,130 424,190! 404,150 370,130 320,128 290,140 272,170"
    if flip:
        spec = "426,150 420,90 376,58 326,52 276,74 248,130 252,190! 272,150 306,130 356,128 386,140 404,170"
    art.shape(spec, hair, 6)


def tells_family(art: Art) -> None:
    # the doorway
    art.shape("190,690! 190,330 285,282 380,330 380,690!", BROWN, 5)
    art.shape("206,690! 206,340 285,302 364,340 364,690!", SHADE, 4)
    for x in (238, 270, 302, 334):
        art.line(f"{x},330 {x},680", 3, 0.8, 0.8)
    art.shape("172,332! 285,246! 398,332! 386,348! 285,272! 184,348!", RED, 5)
    islet(art, 694)
    with art.at(156, 340, 0.42, bold=1.35):
        skirt = "262,440 400,440 440,560 470,700 480,850! 340,862 190,850! 204,700 232,560"
        art.shape(skirt, BLUE, 6)
        art.shade(skirt, 4, 14, 0.2, 5, 1, 0.1, 1)
        art.shape("296,452! 372,452! 400,600 408,800! 340,812 268,800! 280,600", PAPER, 5)
        art.shape("262,310 306,280 372,280 410,312 408,390 402,460 266,460 256,390", RED, 6)
        art.shape("304,286! 338,300 368,286! 356,430! 318,430!", PAPER, 5)
        art.tube("276,326 228,400 236,480", "78 70 54", PAPER, 6)
        art.tube("396,326 446,400 430,480", "82 74 56", PAPER, 6)
        fist(art, 238, 500, 1.15, 10)
        fist(art, 424, 500, 1.15, 30, True)
        head(art, 334, 232, 1.3, Face(hair=BROWN, soft=True))
        art.shape(
            (
                "266,190! 262,130 296,92 344,84 390,104 412,150 410,210 426,270 390,276! 372,240"
                " 372,190 350,150 310,138 282,152"
            ),
            PAPER,
            6,
        )
        art.shade(
            (
                "266,190! 262,130 296,92 344,84 390,104 412,150 410,210 426,270 390,276! 372,240"
                " 372,190 350,150 310,138 282,152"
            ),
            0,
            12,
            0.26,
            4.6,
        )
    with art.at(130, 518, 0.225, bold=1.7):
        fam_child(art, GREEN, BLOND, True)
    with art.at(288, 498, 0.25, bold=1.6):
        fam_child(art, MUSTARD, BROWN, False)
    # the elder boy's little crossbow
    art.rod("344,590 352,680", 7, BROWN, 3)
    art.tube("330,606 344,594 366,602", "4 7 4", STEEL, 2.6)
    tufts(art, "186,712 250,722 320,722 384,708", 12)


def hat_on_the_pole(art: Art) -> None:
    islet(art, 744)
    fir(art, 200, 744, 0.86)
    art.shape("330,744! 336,700 356,676 382,690 394,744!", STONE, 4.5)
    art.shade("330,744! 336,700 356,676 382,690 394,744!", 0, 9, 0.36, 3.6)
    art.rod("290,384 286,756", 13, BROWN, 4.5)
    for y in (440, 520, 600, 680):
        art.line(f"286,{y} 288,{y + 20}", 3, 0.5, 0.5)
    feather = (
        "306,372! 312,330 334,300 364,290 392,300! 380,306 394,316! 376,320 388,332! 366,336 372,348!"
        " 348,350 328,376!"
    )
    art.shape(feather, BLUE, 4.5)
    art.line("314,372 330,334 372,306", 4, 1, 0.3)
    art.line("334,330 332,318", 3)
    art.line("350,318 350,304", 3)
    art.line("344,334 360,332", 3)
    crown = "238,386 234,346 254,322 290,316 318,332 330,362 330,388"
    art.shape(crown, RED, 5)
    art.shade(crown, 0, 8, 0.34, 3.6)
    art.shape("188,394 216,380 270,382 340,380 372,372 384,380 360,398 290,404 220,408", RED, 5)
    art.shade("188,394 216,380 270,382 340,380 372,372 384,380 360,398 290,404 220,408", 78, 8, 0.5, 3.2)
    art.rod("238,380 285,376 330,380", 11, MUSTARD, 3)
    # a guard's halberd left against the stone
    art.rod("352,470 372,748", 7, BROWN, 3)
    art.shape("350,440! 358,470 356,480! 346,480! 344,470", STEEL, 3)
    art.shape("354,478! 372,470 388,476! 386,510 370,512 358,502!", STEEL, 3.4)
    tufts(art, "236,764 268,766 316,768", 13)


def house(art: Art) -> None:
    peak(
        art, "196,440! 226,300 250,330 290,246 326,310 350,290 380,440!", "274,280 290,246 308,282! 292,272!"
    )
    oak(art, 364, 604, 0.72)
    art.shape("176,610 230,584 285,590 350,580 396,610 380,640 285,652 190,640", GREEN, 4.5)
    art.shape("192,606! 192,470! 350,470! 350,606!", PAPER, 5)
    art.shade("192,606! 192,470! 350,470! 350,606!", 0, 9, 0.14, 3.4)
    art.shape("192,606! 192,560! 350,560! 350,606!", STONE, 4.5)
    for x, y in ((204, 574), (240, 588), (300, 576), (326, 592)):
        art.line(f"{x},{y} {x + 16},{y}", 3, 0.7, 0.4)
    for spec in (
        "196,470 196,560",
        "232,470 232,560",
        "272,470 272,560",
        "310,470 310,560",
        "346,470 346,560",
        "194,514 348,514",
        "198,512 230,474",
        "344,512 312,474",
        "194,558 348,558",
    ):
        art.line(spec, 8, 1, 1, INK)
        art.line(spec, 4.6, 1, 1, BROWN)
    art.shape("178,474! 271,364! 364,474!", PAPER, 5)
    for spec in ("271,380 271,470", "210,450 332,450", "236,428 271,470", "306,428 271,470"):
        art.line(spec, 8, 1, 1, INK)
        art.line(spec, 4.6, 1, 1, BROWN)
    art.shape("166,480! 271,352! 376,480! 362,490! 271,380! 180,490!", RED, 5)
    art.shade("271,352! 376,480! 362,490! 271,380!", 0, 8, 0.5, 3.2)
    for x, y in ((252, 486), (292, 486)):
        art.shape(f"{x - 14},{y - 8}! {x + 14},{y - 8}! {x + 14},{y + 22}! {x - 14},{y + 22}!", MUSTARD, 4)
        art.line(f"{x},{y - 8} {x},{y + 22}", 3, 1, 1)
        art.line(f"{x - 14},{y + 6} {x + 14},{y + 6}", 3, 1, 1)
    art.shape("256,606! 256,560! 288,560! 288,606!", BROWN, 4)
    art.disc(281, 584, 3, MUSTARD, 1.6)
    art.shape("322,560! 322,576! 342,576! 342,560!", INK, 1)
    art.tube("330,404 322,376 336,350 326,322", "8 14 14 5", SHADE, 3)
    art.shape("316,446! 316,404! 340,404! 340,470!", STONE, 4)
    tufts(art, "196,630 240,640 320,638 376,626", 13)


# --- Leaves ----------------------------------------------------------------------------------------


def fortress(art: Art) -> None:
    wall(art, 220, 300, 326, 690, STONE, 5)
    for y in (350, 420):
        window(art, 252, y, 12, 30)
        window(art, 294, y, 12, 30)
    wall(art, 186, 500, 262, 700, STONE, 4)
    wall(art, 300, 540, 386, 704, STONE, 4)
    art.shape("208,702! 208,640 226,622 244,640 244,702!", INK, 3)
    window(art, 336, 590, 12, 28)
    # scaffolding: Zwing Uri was never finished
    for spec in (
        "338,300 338,540",
        "376,330 376,540",
        "326,360 390,352",
        "326,440 390,434",
        "338,356 376,434",
        "376,356 338,434",
    ):
        art.rod(spec, 7, BROWN, 2.8)
    art.rod("322,296 386,284", 8, BROWN, 3)
    art.line("376,288 376,330", 3, 1, 1)
    art.shape("364,330! 388,330! 386,352! 366,352!", STONE, 3.4)
    flag(art, 240, 286)
    islet(art, 706)
    tufts(art, "190,724 260,732 330,730 384,720", 13)


def cow(art: Art, x: float, y: float, scale: float, fill: str, flip: bool = False) -> None:
    with art.at(x, y, scale, flip=flip):
        for lx in (-56, 66):
            art.rod(f"{lx},10 {lx - 4},78", 22, SHADE if fill == PAPER else fill, 4.5)
        art.tube("96,-40 112,-10 108,40", "9 9 14", fill, 4)
        spec = "-82,-44 -50,-50 0,-46 50,-52 90,-50 104,-20 98,26 70,32 30,44 -20,44 -60,36 -84,10"
        art.shape(spec, fill, 5.5)
        art.shade(spec, 60, 10, 0.3, 4, 1, 0.2, 1)
        for lx in (-72, 84):
            art.rod(f"{lx},14 {lx - 2},84", 24, fill, 4.5)
            art.shape(f"{lx - 15},78! {lx + 11},78! {lx + 13},94! {lx - 18},94!", INK, 2)
        art.shape("20,40 36,38 46,48 36,58 24,56", "#E3A08B", 4)
        spot = "10,-46 40,-50 56,-30 44,-6 20,-2 4,-20"
        art.shape(spot, PAPER if fill != PAPER else BROWN, 0)
        art.shape(
            (
                "-84,-70! -66,-58 -48,-72! -54,-52 -58,-30 -72,4 -90,26 -106,22 -112,6 -104,-20"
                " -100,-48 -112,-58"
            ),
            fill,
            5,
        )
        art.shape("-92,22 -106,28 -116,16 -112,2 -100,2 -90,10", "#E3A08B", 3.6)
        art.disc(-86, -30, 4.4, INK, 0)
        art.tube("-94,-60 -112,-74 -110,-94", "10 8 3", PAPER, 3.4)
        art.tube("-66,-66 -56,-86 -66,-102", "10 8 3", PAPER, 3.4)
        art.rod("-66,6 -54,18 -44,2", 8, RED, 3)
        art.shape("-62,16! -46,16! -40,38! -68,38!", MUSTARD, 3.6)


def alp(art: Art) -> None:
    """A pastoral: cattle under the mountain."""
    peak(
        art,
        "186,540! 210,420 232,446 276,310 312,400 338,360 384,540!",
        "254,372 276,310 302,374! 288,364 276,388 266,364!",
    )
    clouds(art, 352, 330, 0.8)
    art.shape("182,650 178,570 214,516 285,532 350,510 388,552 392,600 388,650", LIME, 4.5)
    fir(art, 204, 560, 0.6)
    fir(art, 238, 552, 0.44)
    # hut
    art.shape("310,566! 310,530! 370,530! 370,566!", BROWN, 4)
    art.shape("298,534! 340,498! 382,534! 340,530", SHADE, 4)
    art.shape(
        "170,690 180,620 230,604 285,616 350,602 390,622 402,690 390,736 340,754 285,744 224,756 182,738",
        GREEN,
        5,
    )
    cow(art, 300, 664, 0.78, BROWN)
    with art.at(0, 14):
        tufts(art, "194,664 210,714 260,722 330,722 380,712", 14)
    for x, y in ((190, 690), (226, 734), (366, 734)):
        art.disc(x, y, 5, RED, 2.4)
        art.disc(x + 14, y - 4, 5, PAPER, 2.4)


# --- Acorns ----------------------------------------------------------------------------------------


def sheep(art: Art, x: float, y: float, scale: float, flip: bool = False) -> None:
    with art.at(x, y, scale, flip=flip):
        for lx in (-30, -14, 22, 38):
            art.rod(f"{lx},26 {lx},62", 11, INK, 2)
        art.shape(
            "-46,10 -52,-10 -36,-28 -12,-26 6,-36 30,-28 52,-20 56,6 48,26 24,38 0,34 -24,40 -42,30", PAPER, 5
        )
        for wx, wy in ((-22, -8), (4, -14), (30, -8), (-10, 12), (16, 10), (38, 12)):
            art.line(f"{wx - 8},{wy} {wx - 2},{wy + 7} {wx + 7},{wy}", 4)
        art.shape("-40,-34 -58,-40 -76,-24 -84,-8 -76,4 -60,6 -44,-4 -38,-20", SHADE, 4.5)
        art.shape("-44,-34! -30,-38 -22,-26 -34,-18 -44,-22!", SHADE, 4)
        art.disc(-63, -20, 4, INK, 0)


def shepherd(art: Art) -> None:
    """A pastoral: a boy pipes to his sheep under an oak."""
    art.shape("180,650 178,590 210,530 270,556 330,520 384,556 394,600 390,650", LIME, 4.5)
    oak(art, 306, 640, 1.12)
    art.shape(
        "170,700 180,640 230,620 285,632 350,618 390,638 402,700 390,738 340,754 285,744 224,756 182,738",
        GREEN,
        5,
    )
    sheep(art, 336, 678, 0.84, True)
    with art.at(136, 452, 0.33, bold=1.5):
        art.shape("270,820! 278,660 320,580 440,566 500,630 520,750 526,820!", STONE, 6)
        art.shade("270,820! 278,660 320,580 440,566 500,630 520,750 526,820!", 0, 14, 0.3, 5)
        art.tube("330,560 226,590 250,760", "104 92 68", BLUE, 6)
        art.tube("400,564 292,610 330,780", "108 96 70", BLUE, 6)
        art.shape("210,750! 286,750! 284,800! 176,800 182,780", BROWN, 5)
        art.shape("292,770! 366,770! 364,820! 256,820 262,800", BROWN, 5)
        art.shape("250,310 300,276 384,276 430,312 436,440 446,560! 350,584 262,560! 246,440", RED, 6)
        art.shade(
            "250,310 300,276 384,276 430,312 436,440 446,560! 350,584 262,560! 246,440",
            4,
            14,
            0.26,
            5,
            1,
            0.2,
            1,
        )
        head(art, 330, 232, 1.4, Face(hair=BLOND, soft=True))
        art.rod("286,214 230,260 170,310", 18, MUSTARD, 4.5, 1.5)
        art.tube("270,330 210,380 214,300", "78 70 52", PAPER, 6)
        art.tube("410,326 440,420 290,300", "82 74 50", PAPER, 6)
        fist(art, 218, 276, 1.2, 0)
        fist(art, 266, 250, 1.2, 30)
        art.shape("262,120! 280,84 320,64 370,74 404,110 412,130!", MUSTARD, 6)
        art.shape("220,146 262,118 340,108 420,116 462,142 430,156 350,146 262,160", MUSTARD, 6)
    tufts(art, "196,724 240,736 320,744 376,728", 14)


def lake_and_chapel(art: Art) -> None:
    """A landscape: the lake, the Mythen, a chapel."""
    peak(
        art,
        "180,446! 196,350 216,380 252,250 284,330 306,280 332,230 360,330 380,330 392,446!",
        "236,298 252,250 272,302! 258,290 250,310!",
    )
    art.shape("318,262 332,230! 344,276! 334,266 326,276!", PAPER, 2.4)
    clouds(art, 214, 236, 0.8)
    art.disc(372, 226, 22, MUSTARD, 4)
    art.shape("172,452 220,420 285,436 350,416 398,452! 398,480! 172,480!", GREEN, 4.5)
    lake = "172,470! 230,474 285,470 340,474 398,470! 398,600! 172,600!"
    art.shape(lake, WATER, 4.5)
    for y, left in ((492, 184), (516, 200), (540, 186)):
        waves(art, left, 390, y)
    # a sail
    art.shape("214,528! 262,528! 254,542 224,542!", BROWN, 3.6)
    art.shape("236,524! 236,484! 258,516!", PAPER, 3.6)
    art.shape("172,600 200,560 260,566 330,556 398,588! 396,690 350,716 285,708 220,718 176,690", GREEN, 5)
    art.tube("210,712 250,676 300,660 318,628", "26 20 15 11", SHADE, 3.4)
    art.shape("300,630! 300,580! 362,580! 362,630!", PAPER, 4.5)
    art.shade("300,630! 300,580! 362,580! 362,630!", 0, 8, 0.25, 3.2)
    art.shape("294,584! 316,552! 356,552! 370,584!", RED, 4.5)
    art.shape("306,556! 306,520! 328,520! 328,556!", PAPER, 4)
    art.shape("300,524! 317,486! 334,524!", RED, 4.5)
    art.line("317,488 317,466", 4, 1, 1)
    art.line("310,475 324,475", 4, 1, 1)
    window(art, 317, 530, 7, 14)
    window(art, 344, 594, 9, 20)
    art.shape("310,630! 310,606 318,598 326,606 326,630!", BROWN, 3.4)
    fir(art, 210, 646, 0.7)
    fir(art, 380, 660, 0.5)
    tufts(art, "200,690 256,702 340,694 372,690", 13)


SCENES = {
    "H7": gessler_rides,
    "H8": tell_in_the_boat,
    "H9": castle_on_the_rock,
    "HX": castle_by_the_lake,
    "B7": crossbow,
    "B8": tells_family,
    "B9": hat_on_the_pole,
    "BX": house,
    "L7": alp,
    "L8": fortress,
    "A7": shepherd,
    "A8": lake_and_chapel,
}
