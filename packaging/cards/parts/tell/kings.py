"""The four mounted kings."""

from __future__ import annotations

from parts.ground import tufts
from parts.horses import Coat, body, bridle, chest_strap, hind_part, reins
from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, Art
from parts.people import BLOND, DARK, STEEL, WHITE, Face, fist, head, palm
from parts.signs import LIME, TELL


def top_signs(art: Art, suit: str) -> None:
    for x in (101, 469):
        with art.at(x, 170, 1.06):
            TELL[suit](art)


def field(art: Art) -> None:
    art.shape(
        (
            "52,836 66,806 116,790 200,796 300,788 400,796 470,788 504,806 512,832 480,854 400,862"
            " 280,866 160,862 84,854"
        ),
        GREEN,
        5.5,
    )


def field_front(art: Art) -> None:
    tufts(art, "86,822 150,842 262,830 340,848 420,834 482,824")
    tufts(art, "110,834 300,844 460,842", 14, LIME)
    art.line("120,812 160,806 200,812", 4, fill=LIME)
    art.line("300,810 340,804 390,810", 4, fill=LIME)


CROWNS = {
    "lily": "-58,0! -66,-52 -52,-60! -36,-32 -24,-66! 0,-84! 24,-66! 36,-32 52,-60! 66,-52 58,0!",
    "points": "-56,0! -72,-58! -38,-28! -30,-70! -2,-34! 0,-80! 8,-34! 32,-70! 40,-28! 72,-58! 56,0!",
    "turret": (
        "-56,0! -60,-48! -40,-48! -40,-34! -20,-34! -20,-56! 0,-62! 20,-56! 20,-34! 40,-34! 40,-48!"
        " 60,-48! 56,0!"
    ),
}


def crown(art: Art, kind: str, x: float, y: float, scale: float, turn: float = 0, cap: str = RED) -> None:
    with art.at(x, y, scale, turn):
        if kind == "arched":
            art.shape("-54,-4! -62,-44 -40,-70 0,-80 40,-70 62,-44 54,-4!", cap, 4.5)
            art.shade("-54,-4! -62,-44 -40,-70 0,-80 40,-70 62,-44 54,-4!", 0, 9, 0.3, 3.4)
            for spec in ("-56,-8 -62,-44 -38,-70 0,-82", "56,-8 62,-44 38,-70 0,-82", "0,-8 2,-40 0,-82"):
                art.rod(spec, 11, MUSTARD, 4)
            for bx, by in (
                (-60, -40),
                (-50, -62),
                (-28, -77),
                (28, -77),
                (50, -62),
                (60, -40),
                (1, -40),
                (0, -62),
            ):
                art.disc(bx, by, 5, PAPER, 2)
            art.disc(0, -88, 9, MUSTARD, 4)
            art.rod("0,-96 0,-122", 8, MUSTARD, 3.5)
            art.rod("-12,-111 12,-111", 8, MUSTARD, 3.5)
        else:
            art.shape("-50,-2! -44,-40 0,-52 44,-40 50,-2!", cap, 3)
            art.shape(CROWNS[kind], MUSTARD, 5)
            art.shade(CROWNS[kind], 0, 9, 0.22, 3.4)
            tips = {
                "lily": ((-60, -60), (0, -88), (60, -60)),
                "points": ((-73, -61), (-30, -74), (0, -84), (33, -74), (74, -61)),
                "turret": (),
            }
            for bx, by in tips[kind]:
                art.disc(bx, by, 7, PAPER if kind == "points" else RED, 3.4)
        art.shape("-60,-6! 0,2 60,-6! 58,18! 0,26 -58,18!", MUSTARD, 4.5)
        for bx, fill in ((-38, RED), (-13, BLUE), (13, RED), (38, BLUE)):
            art.disc(bx, 9 - abs(bx) * 0.09, 6.5, fill, 2.6)


def seat(art: Art, cloth: str, edge: str) -> None:
    """Saddle and saddle cloth."""
    spec = "262,472! 330,488 408,478! 424,560 416,604! 340,612 268,604! 256,540"
    art.shape(spec, cloth, 5.5)
    art.shade(spec, 4, 10, 0.3, 3.8, 1, 0.1, 1)
    art.line("262,588 340,596 420,588", 9, 1, 1, edge)
    art.shape("256,450 274,436 290,466 340,480 388,470 402,436 420,446 414,484 340,498 264,488", BROWN, 5)


def rider_leg(art: Art, hose: str, boot: str) -> None:
    thigh = art.tube("346,478 296,520 290,572", "82 74 58", hose, 5.5)
    art.shade(thigh, 30, 10, 0.4, 3.8)
    shin = art.tube("290,560 300,610 306,660", "60 50 38", boot, 5.5)
    art.shade(shin, 0, 9, 0.45, 3.8)
    art.shape("288,654 324,650 328,676 300,684 262,692 248,684 262,672", boot, 5)
    art.shape("258,548! 290,556 324,546! 326,570! 292,580 258,572!", MUSTARD, 4)
    art.rod("270,694 316,690", 8, STEEL, 3.5)
    art.rod("312,690 316,650", 6, STEEL, 3)
    art.shape("322,662! 344,666 346,674! 324,676!", STEEL, 3)


def king_hearts(art: Art) -> None:
    """White beard, white horse, sceptre on the shoulder; goes to the left."""
    coat = Coat(PAPER, SHADE, SHADE, "#8C8576")
    field(art)
    hind_part(art, coat, "walk")
    body(art, coat, "walk")
    bridle(art, RED, MUSTARD)
    chest_strap(art, RED, MUSTARD)
    seat(art, BLUE, MUSTARD)
    mantle = "300,300 380,296 430,340 470,420 510,520 500,566 440,560 396,530 372,470"
    art.shape(mantle, RED, 6)
    art.shade(mantle, 20, 10, 0.3, 4, 1, 0.1, 1)
    art.line("500,566 440,560 396,530", 12, 1, 1, PAPER)
    for fold in ("400,340 430,430 462,540", "380,380 400,470 424,540"):
        art.line(fold, 6, 0.2, 0.8)
    robe = "282,330 312,294 360,292 400,330 406,420 402,500! 340,520 276,496! 276,420"
    art.shape(robe, RED, 5.5)
    art.shade(robe, 0, 10, 0.3, 3.8, 1, 0.2, 1)
    rider_leg(art, RED, BROWN)
    art.shape("270,506! 300,480 404,480! 420,528! 356,546 276,532!", RED, 5)
    art.line("275,522 316,532 356,535 416,518", 9, 1, 1, PAPER)
    art.shape("274,440 340,452 406,436 408,460 342,476 274,462", MUSTARD, 4.5)
    reins(art, RED, "270,430")
    far = art.tube("292,340 264,390 272,424", "62 56 46", RED, 5)
    art.shade(far, 20, 9, 0.4)
    fist(art, 268, 434, 0.92, -40)
    art.rod("366,500 438,330", 11, MUSTARD, 4)
    art.disc(443, 317, 17, MUSTARD, 4.5)
    art.shape("446,300! 437,286 454,268! 465,290 457,304!", RED, 4)
    near = art.tube("392,344 424,396 410,444", "70 66 56", RED, 5.5)
    art.shade(near, -8, 9, 0.42, 3.8)
    art.tube("414,424 402,448", "66 62", PAPER, 4.5)
    fist(art, 380, 444, 0.95, 10)
    head(art, 336, 282, 0.98, Face(hair=WHITE, beard="full", moustache="long", long_hair=True, old=True))
    collar = "272,336 288,304 318,292 342,312 372,292 398,312 412,342 386,356 342,344 300,356"
    art.shape(collar, PAPER, 5)
    for x, y in ((292, 328), (312, 312), (326, 332), (354, 328), (372, 312), (390, 334)):
        art.line(f"{x},{y} {x - 1},{y + 7} {x - 3},{y + 12}", 6, 0.4, 0.9)
    crown(art, "arched", 332, 188, 0.86, 0)
    field_front(art)
    top_signs(art, "H")


def king_bells(art: Art) -> None:
    """Dark beard, chestnut horse, sword held upright; goes to the right."""
    coat = Coat("#A2643A", "#7F4C2B", INK, INK)
    field(art)
    with art.at(570, 0, flip=True):
        hind_part(art, coat, "stand")
        body(art, coat, "stand")
        bridle(art, BLUE, MUSTARD)
        chest_strap(art, BLUE, MUSTARD)
        seat(art, RED, MUSTARD)
        art.shape("396,340! 430,360 470,430 520,470! 500,500 510,530! 460,520 420,500 396,460", BLUE, 5.5)
        art.line("410,380 440,440 490,510", 6, 0.2, 0.8)
        art.line("404,420 430,470 460,510", 6, 0.2, 0.8)
        chest = "280,334 312,294 364,292 402,334 406,420 398,480! 340,492 282,478! 276,420"
        art.shape(chest, MUSTARD, 5.5)
        art.shade(chest, 0, 10, 0.3, 3.8, -1, 0.2, 1)
        rider_leg(art, RED, INK)
        art.shape(
            "272,486! 290,446 400,446! 412,496! 392,530! 366,512 346,546! 326,524 302,552! 290,520",
            MUSTARD,
            5.5,
        )
        for fold in ("300,480 304,540", "330,480 336,530", "366,480 372,510"):
            art.line(fold, 5, 0.2, 0.7)
        art.shape("278,436 340,450 402,434 404,458 342,472 278,460", BLUE, 4.5)
        near = art.tube("392,344 424,390 396,436", "72 66 54", BLUE, 5.5)
        art.shade(near, -8, 9, 0.42, 3.8, -1)
        fore = art.tube("404,424 350,440 300,432", "56 48 38", MUSTARD, 5)
        art.shade(fore, 90, 9, 0.4)
        reins(art, BLUE, "284,428")
        fist(art, 286, 428, 0.95, 70)
        # sword arm, on the far side
        art.shape("196,232! 204,208! 212,232! 218,400! 202,402!", STEEL, 4)
        art.line("207,236 210,392", 3)
        art.shape("184,396! 236,392! 237,404! 185,408!", MUSTARD, 4)
        upper = art.tube("296,344 256,384 236,432", "66 60 50", BLUE, 5.5)
        art.shade(upper, 30, 9, 0.4, 3.8)
        art.rod("211,404 212,448", 9, BROWN, 3)
        art.disc(212, 452, 8, MUSTARD, 3)
        fist(art, 212, 426, 0.92, 0)
        head(
            art, 336, 282, 1.0, Face(hair=DARK, beard="forked", moustache="long", stern=True, long_hair=True)
        )
        art.shape("280,328 300,300 340,314 380,298 402,322 380,346 340,338 300,350", BROWN, 5)
        for x, y in ((300, 318), (320, 324), (344, 320), (366, 318), (384, 320)):
            art.line(f"{x - 4},{y} {x + 1},{y + 7} {x - 1},{y + 14}", 4.5, 0.3, 0.9)
        crown(art, "points", 332, 190, 0.86, 0, BLUE)
    field_front(art)
    top_signs(art, "B")


def falcon(art: Art) -> None:
    art.shape(
        "0,-64 14,-60 20,-44 30,-24 32,4 22,34 30,64! 16,56 10,70! 2,40 -14,26 -20,0 -14,-30 -18,-46 -12,-60",
        BROWN,
        4.5,
    )
    art.shape("-10,-36 0,-30 6,-8 0,18 -12,16 -18,0 -14,-22", PAPER, 0)
    for y in (-20, -8, 4):
        art.line(f"-14,{y} -8,{y + 4} -2,{y}", 3)
    art.shape("-17,-50! -30,-44 -28,-36! -16,-42!", MUSTARD, 3)
    art.disc(-4, -50, 4.6, INK, 0)
    art.line("14,-30 22,0 20,30", 4)
    art.line("8,-10 12,16 14,40", 3)


def king_leaves(art: Art) -> None:
    """Young and fair, dapple grey, a falcon on the fist; goes to the left, the horse prancing."""
    coat = Coat("#B9BDB8", "#979C98", PAPER, INK, dapple="#E3E3DA")
    field(art)
    hind_part(art, coat, "prance")
    body(art, coat, "prance")
    bridle(art, GREEN, MUSTARD)
    chest_strap(art, GREEN, MUSTARD)
    seat(art, RED, MUSTARD)
    mantle = "310,300 384,298 420,350 440,430 462,500 452,560 410,540 384,480"
    art.shape(mantle, BLUE, 6)
    art.shade(mantle, 12, 10, 0.35, 4, 1, 0.1, 1)
    art.line("402,360 414,450 436,540", 6, 0.2, 0.8)
    tunic = "284,332 314,294 362,292 398,332 402,420 396,480! 340,490 284,478! 280,420"
    art.shape(tunic, GREEN, 5.5)
    art.shade(tunic, 0, 10, 0.3, 3.8, 1, 0.2, 1)
    rider_leg(art, MUSTARD, BROWN)
    skirt = "278,478! 288,446 398,446! 408,500! 384,534! 366,514 340,552! 322,528 296,548! 288,512"
    art.shape(skirt, GREEN, 5.5)
    for fold in ("302,480 304,536", "334,480 336,536", "368,480 374,516"):
        art.line(fold, 5, 0.2, 0.7)
    art.shape("282,436 340,448 400,434 402,456 342,470 282,458", RED, 4.5)
    near = art.tube("388,342 420,394 400,438", "70 64 54", GREEN, 5.5)
    art.shade(near, -8, 9, 0.42, 3.8)
    fore = art.tube("408,428 360,448 316,440", "56 48 38", GREEN, 5)
    art.shade(fore, 80, 9, 0.4)
    reins(art, GREEN, "296,434")
    fist(art, 300, 434, 0.95, 60)
    far = art.tube("296,344 258,382 226,360", "62 58 48", GREEN, 5.5)
    art.shade(far, 40, 9, 0.4, 3.8)
    art.tube("238,372 206,340", "52 44", BROWN, 4.5)
    fist(art, 200, 332, 0.92, 80, False, BROWN)
    with art.at(202, 260, 0.86):
        falcon(art)
    head(art, 336, 282, 0.98, Face(hair=BLOND, long_hair=True, moustache="soft"))
    art.shape("284,326 302,300 340,312 376,298 398,320 376,340 340,332 304,344", MUSTARD, 5)
    art.shade("284,326 302,300 340,312 376,298 398,320 376,340 340,332 304,344", 0, 8, 0.3, 3)
    crown(art, "lily", 332, 189, 0.84, 0, GREEN)
    field_front(art)
    top_signs(art, "L")


def king_acorns(art: Art) -> None:
    """Broad and bearded, black horse in a cloth, orb in his hand; goes to the right."""
    coat = Coat("#4F4640", "#3A322D", INK, "#8C8576", tone=INK)
    field(art)
    with art.at(570, 0, flip=True):
        hind_part(art, coat, "walk")
        body(art, coat, "walk")
        cloth = (
            "282,462! 340,484 404,476 460,482 500,522 514,600 506,690! 486,676 466,700! 446,680"
            " 424,704! 404,682 382,706! 362,684 344,700! 330,640 300,560"
        )
        art.shape(cloth, GREEN, 6)
        art.shade(cloth, -4, 10, 0.14, 4, 1, 0.2, 1)
        art.shade(cloth, -4, 10, 0.14, 4, -1, 0.2, 1)
        art.line("342,676 362,664 384,684 404,662 426,682 446,660 468,678 486,656 506,668", 8, 1, 1, MUSTARD)
        for x, y in ((468, 548), (444, 622), (484, 640)):
            with art.at(x, y, 0.34, 0, True):
                art.shape("-38,14 -40,-12 -28,-44 0,-74! 28,-44 40,-12 38,14", MUSTARD, 9)
                art.shape("-50,12 0,6 50,12 44,36 0,57 -44,36", BROWN, 9)
        front = (
            "168,400! 200,440 240,452 276,464! 262,540 270,640! 250,660 232,640! 212,662 194,640!"
            " 172,656 150,610! 146,540 160,470"
        )
        art.shape(front, GREEN, 6)
        art.shade(front, 0, 10, 0.2, 4, 1, 0.1, 1)
        art.line("152,600 174,636 194,620 212,642 232,620 250,640 268,622", 8, 1, 1, MUSTARD)
        bridle(art, MUSTARD, RED)
        seat(art, BROWN, MUSTARD)
        mantle = "300,300 380,296 424,340 452,420 470,500 440,540 400,520 372,470"
        art.shape(mantle, BROWN, 6)
        art.shade(mantle, -20, 10, 0.3, 4, -1, 0.1, 1)
        art.line("404,350 424,430 440,510", 6, 0.2, 0.8)
        robe = "276,332 308,294 364,292 406,334 412,420 408,490! 340,506 272,488! 268,420"
        art.shape(robe, MUSTARD, 5.5)
        art.shade(robe, 0, 10, 0.28, 3.8, -1, 0.2, 1)
        rider_leg(art, BLUE, BROWN)
        art.shape("266,500! 290,472 408,474! 424,528! 352,546 268,530!", MUSTARD, 5)
        art.line("268,520 310,532 352,535 420,518", 9, 1, 1, BROWN)
        art.shape("268,436 340,450 410,434 412,460 342,474 268,460", RED, 4.5)
        near = art.tube("396,344 432,394 406,440", "78 72 60", BROWN, 5.5)
        art.shade(near, 8, 9, 0.42, 3.8, -1)
        fore = art.tube("412,430 366,446 316,434", "60 50 40", MUSTARD, 5)
        art.shade(fore, 90, 9, 0.4)
        reins(art, MUSTARD, "300,432")
        fist(art, 304, 430, 0.96, 60)
        far = art.tube("290,344 252,392 216,394", "70 64 52", BROWN, 5.5)
        art.shade(far, 40, 9, 0.4, 3.8)
        art.tube("226,396 204,366", "56 48", MUSTARD, 4.5)
        palm(art, 190, 344, 0.8, 30)
        with art.at(6, -46):
            art.disc(172, 336, 33, BLUE, 5)
            art.line("146,350 170,362 196,348", 4, 0.6, 0.6)
            art.rod("140,332 172,340 204,330", 8, MUSTARD, 3)
            art.rod("172,304 174,334", 8, MUSTARD, 3)
            art.rod("172,300 172,270", 8, MUSTARD, 3.4)
            art.rod("160,284 184,284", 8, MUSTARD, 3.4)
        head(art, 336, 282, 1.02, Face(hair=BROWN, beard="full", moustache="soft", stern=True))
        art.shape("268,338 286,304 318,296 342,316 372,294 402,312 416,344 388,358 342,346 298,360", PAPER, 5)
        for x, y in ((290, 328), (312, 312), (326, 334), (354, 330), (374, 312), (392, 336)):
            art.line(f"{x},{y} {x - 1},{y + 7} {x - 3},{y + 12}", 6, 0.4, 0.9)
        crown(art, "turret", 332, 190, 0.92, 0, GREEN)
    field_front(art)
    top_signs(art, "A")


KINGS = {"A": king_acorns, "L": king_leaves, "H": king_hearts, "B": king_bells}
