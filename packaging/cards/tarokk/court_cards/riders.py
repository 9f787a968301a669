"""The four riders: on a horse that is seen down to its knees."""

from __future__ import annotations

from functools import partial

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, Art
from parts.people import BLOND, DARK, STEEL

from tarokk.beasts import BAY, BLACK, GREY, WHITE_COAT, horse, reins, saddle
from tarokk.land import birds, church, cottage, fir, hills, meadow, poplar, wall
from tarokk.people import Face, Person, Pose, person

from .court import DRESS, framed

SIZE = 0.545
LEFT, TOP = 138, 46
TROOPERS = {
    "H": Person(
        Face(hair=BROWN, moustache="long"),
        "kalpag",
        DARK,
        RED,
        coat=RED,
        braid=MUSTARD,
        belt=MUSTARD,
        legs=BLUE,
        boots="#A0522D",
        collar=DARK,
        cuffs=DARK,
    ),
    "D": Person(
        Face(hair=DARK, moustache="soft", beard="goatee"),
        "tricorne",
        BLUE,
        PAPER,
        coat=MUSTARD,
        front=PAPER,
        belt=BLUE,
        legs=PAPER,
        boots=INK,
        collar=PAPER,
        cuffs=BLUE,
        tails="",
    ),
    "C": Person(
        Face(hair=BLOND, moustache="soft", long_hair=True),
        "shako",
        GREEN,
        MUSTARD,
        coat=GREEN,
        braid=PAPER,
        belt=RED,
        legs=RED,
        boots=INK,
        collar=RED,
        cuffs=RED,
    ),
    "S": Person(
        Face(hair="#8C8576", moustache="long", stern=True),
        "fur",
        DARK,
        RED,
        coat=BLUE,
        braid=MUSTARD,
        belt=RED,
        legs=MUSTARD,
        boots="#7A4B2A",
        collar=PAPER,
        cuffs=PAPER,
    ),
}
COATS = {"H": WHITE_COAT, "D": BAY, "C": GREY, "S": BLACK}
LEATHER = {"H": (BLUE, MUSTARD), "D": (BLUE, MUSTARD), "C": (RED, MUSTARD), "S": (RED, MUSTARD)}


def sabre(art: Art) -> None:
    art.tube("168,-620 210,-690 224,-760 196,-836", "18 24 20 3", STEEL, 4.5)
    art.line("186,-640 212,-700 218,-770", 4, fill=PAPER)
    art.tube("120,-590 110,-626 160,-642 190,-606", "9 10 10 9", MUSTARD, 3.6)


def pistol(art: Art) -> None:
    art.rod("-180,-600 -238,-760", 17, STEEL, 4)
    art.tube("-200,-660 -182,-606 -150,-580", "24 26 30", BROWN, 4.5)
    art.disc(-148, -578, 12, MUSTARD, 3.4)
    art.shape("-190,-650! -166,-664! -170,-636!", STEEL, 3)


def lance(art: Art) -> None:
    art.rod("190,-160 136,-804", 13, BROWN, 4.5)
    art.shape("123,-800! 131,-860! 149,-804!", STEEL, 4)
    for k, fill in enumerate((RED, PAPER)):
        y = -786 + k * 44
        x = 138 + k * 4
        art.shape(
            (
                f"{x},{y}! {x + 70},{y - 12} {x + 150},{y + 8}! {x + 118},{y + 26}! {x + 156},{y + 50}!"
                f" {x + 70},{y + 34} {x + 4},{y + 44}!"
            ),
            fill,
            4.5,
        )


def trumpet(art: Art) -> None:
    art.tube("-64,-596 -150,-606 -230,-616 -280,-622", "11 14 22 64", MUSTARD, 4.5, 0.15)
    art.tube("-90,-590 -130,-560 -190,-570 -196,-600", "12 12 12 12", MUSTARD, 4)
    banner = "-110,-574! -220,-588! -226,-470! -190,-490! -160,-462! -132,-484! -100,-456!"
    art.shape(banner, RED, 5)
    art.line("-120,-560 -214,-572", 8, 1, 1, MUSTARD)
    with art.at(-164, -526, 0.5):
        art.shape("0,-60! 16,-20 58,-20! 24,8 38,52! 0,26 -38,52! -24,8 -58,-20! -16,-20", MUSTARD, 6)


POSES = {
    "H": (
        Pose(
            lean=3,
            hip=(0, -352),
            far=(-92, -400),
            near=(150, -600),
            far_turn=70,
            near_turn=24,
            near_foot=(-40, -136),
            near_toe=-12,
            one_leg=True,
        ),
        sabre,
    ),
    "D": (
        Pose(
            lean=0,
            hip=(0, -352),
            far=(-176, -600),
            near=(-64, -396),
            far_turn=-20,
            near_turn=70,
            near_foot=(-40, -136),
            near_toe=-12,
            one_leg=True,
        ),
        pistol,
    ),
    "C": (
        Pose(
            lean=0,
            hip=(0, -352),
            far=(-92, -400),
            near=(160, -450),
            far_turn=70,
            near_turn=-4,
            near_foot=(-40, -136),
            near_toe=-12,
            one_leg=True,
        ),
        lance,
    ),
    "S": (
        Pose(
            lean=-2,
            hip=(0, -352),
            far=(-92, -400),
            near=(-150, -560),
            far_turn=70,
            near_turn=84,
            near_foot=(-40, -136),
            near_toe=-12,
            one_leg=True,
        ),
        trumpet,
    ),
}


def country(art: Art, suit: str) -> None:
    if suit != "D":
        birds(art, (180, 96), (206, 82))
    hills(art, 392, SHADE, "HDCS".index(suit))
    if suit == "H":
        church(art, 92, 398, 0.8)
        poplar(art, 500, 404, 0.9)
    elif suit == "D":
        wall(art, 52, 330, 118, 404, SHADE, 4)
        fir(art, 508, 404, 0.7)
    elif suit == "C":
        cottage(art, 84, 400, 0.7)
        poplar(art, 512, 404, 0.8)
    else:
        fir(art, 66, 404, 0.7)
        fir(art, 506, 402, 0.8)
    meadow(art, 392)


def rider(suit: str, art: Art) -> None:
    flip = suit in "DS"
    pose, weapon = POSES[suit]
    leather, metal = LEATHER[suit]
    dress = DRESS[suit]
    with art.at(570 if flip else 0, 0, flip=flip):
        country(art, suit)
        # The shako is the highest hat, and its plume ends below the frame.
        top = TOP + 20 if suit == "C" else TOP
        with art.at(LEFT, top, SIZE, bold=1.15):
            horse(art, COATS[suit], "prance", leather, metal)
            saddle(art, dress.trim, dress.lace if dress.lace != INK else PAPER)
            if suit == "H":
                pelisse(art)
            reins(art, leather, "262,440")
        person(
            art,
            TROOPERS[suit],
            pose,
            LEFT + 346 * SIZE,
            top + 838 * SIZE,
            SIZE,
            near=None if suit == "D" else weapon,
            far=weapon if suit == "D" else None,
            bold=1.15,
        )


def pelisse(art: Art) -> None:
    """Flies from the shoulder."""
    spec = "378,290 430,284 500,316 556,350 534,384! 546,420! 512,430! 500,458! 456,450 412,404 386,350"
    art.shape(spec, BLUE, 6)
    art.shade(spec, 30, 12, 0.34, 4.4, 1, 0.1, 1)
    art.line("390,296 446,308 506,340 540,364", 16, 1, 1, DARK)
    art.line("420,350 454,376 490,386", 6, 0.3, 0.6)


COURT_RIDERS = {suit + "R": partial(framed, suit=suit, draw=partial(rider, suit)) for suit in "HDCS"}
