"""The four jacks: men on foot, seen down to the knee."""

from __future__ import annotations

from functools import partial

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, Art
from parts.people import BLOND, DARK, STEEL

from tarokk.drum import drum, stick, strap
from tarokk.land import birds, bush, church, cottage, hills, meadow, poplar, wall
from tarokk.people import Face, Person, Pose, person

from .court import framed

SIZE = 0.64

MEN = {
    # the heyduck with his long axe
    "H": Person(
        Face(hair=DARK, moustache="long"),
        "kalpag",
        DARK,
        BLUE,
        coat=RED,
        braid=MUSTARD,
        tails=RED,
        belt=BLUE,
        legs=BLUE,
        boots=MUSTARD,
        collar=DARK,
        cuffs=MUSTARD,
    ),
    # the drummer
    "D": Person(
        Face(hair=BLOND),
        "tricorne",
        INK,
        MUSTARD,
        coat=MUSTARD,
        front=RED,
        tails=MUSTARD,
        belt=PAPER,
        legs=PAPER,
        boots=INK,
        collar=PAPER,
        cuffs=RED,
    ),
    # the huntsman
    "C": Person(
        Face(hair=BROWN, moustache="soft", beard="goatee"),
        "round",
        BROWN,
        RED,
        coat=GREEN,
        front=MUSTARD,
        tails=GREEN,
        belt=BROWN,
        legs=BROWN,
        boots=INK,
        collar=PAPER,
        cuffs=RED,
    ),
    # the herald with his scroll
    "S": Person(
        Face(hair=BROWN, long_hair=True, moustache="soft"),
        "bicorne",
        BLUE,
        RED,
        coat=BLUE,
        braid=MUSTARD,
        tails=BLUE,
        belt=MUSTARD,
        legs=RED,
        boots=INK,
        collar=PAPER,
        cuffs=PAPER,
    ),
}


def long_axe(art: Art) -> None:
    art.rod("-176,40 -142,-760", 15, BROWN, 4.5)
    art.shape(
        "-160,-640! -132,-640! -136,-564! -164,-564! -200,-556 -232,-530! -262,-600 -244,-676! -204,-650",
        STEEL,
        5,
    )
    art.line("-240,-664 -252,-600 -230,-544", 5, fill=PAPER)
    art.shape("-134,-630! -100,-612! -136,-590!", STEEL, 4)


def gun(art: Art) -> None:
    art.rod("176,-720 -10,-330", 13, STEEL, 4)
    art.tube("90,-560 20,-400 -20,-320 -50,-230", "24 28 34 46", BROWN, 5)
    for t in ((120, -600), (90, -540)):
        art.disc(t[0], t[1], 7, MUSTARD, 2.4)
    art.shape("10,-372! -18,-384! -14,-352!", STEEL, 3)


def horn(art: Art) -> None:
    """A hunting horn on its cord, held by the mouthpiece."""
    art.line("-170,-440 -150,-520 -120,-560", 7, 1, 1)
    art.line("-170,-440 -150,-520 -120,-560", 4, 1, 1, RED)
    art.tube("-150,-446 -196,-400 -216,-330 -196,-262 -140,-232", "14 20 32 46 66", MUSTARD, 5, 0.2)
    art.line("-186,-398 -202,-330 -186,-280", 5, fill="#F3DA92")
    for spec in ("-208,-392 -180,-376", "-224,-306 -186,-298"):
        art.line(spec, 12, 1, 1, BROWN)
    art.shape("-164,-256 -126,-268 -104,-226 -120,-196 -152,-212", INK, 4)


def scroll(art: Art) -> None:
    sheet = "-236,-520! -110,-500! -96,-300! -226,-286!"
    art.shape(sheet, PAPER, 5)
    for y in range(-470, -320, 26):
        art.line(f"-212,{y} -170,{y + 4} -122,{y + 6}", 5, 0.7, 0.7)
    art.rod("-250,-524 -96,-500", 20, SHADE, 4.5)
    art.rod("-240,-284 -84,-300", 20, SHADE, 4.5)
    art.disc(-160, -272, 16, RED, 4)


def staff_of_office(art: Art) -> None:
    art.rod("150,40 132,-560", 13, INK, 3)
    art.disc(132, -574, 20, MUSTARD, 4.5)
    art.rod("138,-400 137,-370", 18, MUSTARD, 3.4)


POSES: dict[str, Pose] = {
    "H": Pose(
        far=(-162, -370), near=(96, -320), far_turn=4, near_turn=30, near_foot=(46, 0), far_foot=(-52, 0)
    ),
    "D": Pose(far=(-128, -436), near=(40, -452), far_turn=60, near_turn=-50),
    "C": Pose(far=(-156, -430), near=(10, -410), near_turn=26, far_turn=0),
    "S": Pose(far=(-166, -506), near=(136, -410), near_turn=2, far_turn=90, far_grip="fist"),
}


def country(art: Art, suit: str) -> None:
    birds(art, (196, 90), (222, 76))
    hills(art, 350, SHADE, 4 + "HDCS".index(suit))
    if suit == "H":
        wall(art, 420, 270, 510, 372, SHADE, 5)
        poplar(art, 66, 372, 1.0)
    elif suit == "D":
        church(art, 452, 370, 0.76)
        cottage(art, 80, 372, 0.8)
    elif suit == "C":
        cottage(art, 440, 372, 0.9, True)
        bush(art, 74, 376, 0.9)
    else:
        wall(art, 60, 250, 120, 372, SHADE, 4)
        church(art, 452, 372, 0.76)
    meadow(art, 364)


def jack(suit: str, art: Art) -> None:
    flip = suit in "DS"
    who, pose = MEN[suit], POSES[suit]
    with art.at(570 if flip else 0, 0, flip=flip):
        country(art, suit)
        # A plume ends below the frame.
        x, y = 330.0 if suit == "H" else 300.0, 582.0 if suit in "HS" else 562.0
        if suit == "H":
            person(art, who, pose, x, y, SIZE, far=long_axe, bold=1.1)
            with art.at(x, y, SIZE, bold=1.1):
                hilt(art)
        elif suit == "D":

            def far(a: Art) -> None:
                with a.at(0, -58):
                    drum(a)
                stick(a, -110, -452, -60, -352)

            person(
                art,
                who,
                pose,
                x,
                y,
                SIZE,
                far=far,
                near=lambda a: stick(a, 30, -472, -10, -352),
                over=strap,
                bold=1.1,
            )
        elif suit == "C":
            with art.at(x, y, SIZE, bold=1.1):
                art.line("60,-560 0,-460 -60,-400", 4)
            person(art, who, pose, x, y, SIZE, far=horn, near=gun, bold=1.1)
        else:
            person(art, who, pose, x, y, SIZE, far=scroll, near=staff_of_office, bold=1.1)


def hilt(art: Art) -> None:
    """The sabre at his side."""
    art.tube("70,-330 120,-240 160,-130 176,0", "26 26 24 18", INK, 4)
    art.line("84,-300 124,-220 150,-140", 4, fill=MUSTARD)
    art.rod("84,-350 56,-310", 10, MUSTARD, 3.4)


COURT_JACKS = {suit + "J": partial(framed, suit=suit, draw=partial(jack, suit)) for suit in "HDCS"}
