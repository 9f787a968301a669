"""Sights: the eagle with the motto of the pack, and the Chain Bridge."""

from __future__ import annotations

from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, Art
from parts.letters import write
from parts.people import BLOND, DARK
from parts.signs import LIME

from tarokk.beasts import eagle
from tarokk.land import (
    STONE,
    birds,
    church,
    clouds,
    fir,
    ground,
    hills,
    peak,
    poplar,
    roof,
    wall,
    water,
    window,
)
from tarokk.people import Face, Person, Pose, person

MOTTO = "INDUSTRIE UND GLÜCK"


def eagle_with_motto(art: Art) -> None:
    clouds(art, 90, 190, 0.8)
    clouds(art, 486, 176, 0.8)
    peak(
        art,
        "30,392! 70,300! 96,322! 140,236! 176,300! 206,276! 250,392!",
        "118,276! 140,236! 160,274! 146,268! 134,284!",
    )
    peak(
        art,
        "330,392! 372,290! 396,312! 440,226! 474,296! 506,262! 540,330! 540,392!",
        "418,266! 440,226! 460,268! 446,260! 432,274!",
    )
    for x, s in ((60, 0.62), (96, 0.5), (500, 0.6), (462, 0.5), (524, 0.42)):
        fir(art, x, 398, s)
    rock = (
        "160,420! 176,384! 214,378! 232,356! 270,364! 300,352! 338,360! 352,380! 392,386! 412,420!"
        " 412,450! 160,450!"
    )
    art.shape(rock, STONE, 5)
    art.shade(rock, 20, 11, 0.3, 4)
    for spec in ("214,380 222,400 212,420", "270,366 264,392 276,410", "338,362 330,390 344,410"):
        art.line(spec, 4, 0.3, 0.5)
    ground(art, 404)
    # banner
    art.shape("104,396! 62,388! 78,408! 62,428! 112,432! 112,408!", SHADE, 4)
    art.shape("466,396! 508,388! 492,408! 508,428! 458,432! 458,408!", SHADE, 4)
    art.shape("90,378! 200,370 370,370 480,378! 480,418! 370,410 200,410 90,418!", PAPER, 4.5)
    write(art, MOTTO, 285, 381, 22, 17, spacing=24)
    with art.at(285, 238, 0.75, bold=1.2):
        eagle(art)


def tower(art: Art, x: float, base: float, scale: float = 1) -> None:
    with art.at(x, base, scale):
        art.shape("-50,40! -50,-170! 50,-170! 50,40!", STONE, 5)
        art.shade("-50,40! -50,-170! 50,-170! 50,40!", 0, 11, 0.24, 4)
        art.shape("-24,40! -24,-84 -14,-108 0,-114 14,-108 24,-84 24,40!", PAPER, 4)
        art.shape("-60,-168! 60,-168! 60,-186! -60,-186!", STONE, 4)
        art.shape("-54,-186! 54,-186! 54,-200! -54,-200!", STONE, 4)
        for y in (-140, -120):
            for sx in (-44, 30):
                art.line(f"{sx},{y} {sx + 14},{y}", 3, 0.7, 0.4)
        for y in (-90, -64, -38, -12):
            for sx in (-46, 30):
                art.line(f"{sx},{y} {sx + 14},{y}", 3, 0.7, 0.7)
        art.disc(0, -142, 13, MUSTARD, 3.4)


def lion(art: Art, x: float, y: float, scale: float, flip: bool = False) -> None:
    """A lion of stone, lying on its plinth, looking to the left."""
    with art.at(x, y, scale, 0, flip):
        art.shape("-100,0! 110,0! 110,60! -100,60!", STONE, 5)
        art.shape("-108,-14! 118,-14! 118,4! -108,4!", STONE, 4)
        art.shade("-100,4! 110,4! 110,60! -100,60!", 0, 11, 0.3, 4)
        pale = "#D9CFB6"
        art.tube("96,-30 126,-24 132,-10", "12 11 16", pale, 4)
        back = "-20,-76 30,-76 78,-74 106,-50 108,-16! -30,-14! -40,-50"
        art.shape(back, pale, 5)
        art.shade(back, 0, 11, 0.24, 4)
        art.shape("38,-14! 44,-42 66,-54 90,-42 98,-14!", pale, 4)
        art.shape("-112,-14! -112,-28 -84,-34 -30,-40 -16,-14!", pale, 4.5)
        for x in (-104, -94):
            art.line(f"{x},-15 {x},-24", 3)
        mane = (
            "-74,-152! -52,-158! -30,-152! -8,-140! 4,-118! 10,-94! 4,-70! 8,-50! -10,-42! -26,-30! -44,-40!"
            " -60,-36! -70,-52! -84,-62! -80,-110!"
        )
        art.shape(mane, "#B9A77F", 5)
        for spec in (
            "-34,-148 -16,-128 -8,-104",
            "-48,-146 -28,-118 -22,-84",
            "-20,-88 -14,-70 -20,-50",
            "-44,-110 -38,-80 -44,-52",
            "-58,-74 -54,-60 -58,-46",
        ):
            art.line(spec, 4, 0.4, 0.4)
        face = (
            "-84,-148 -62,-146 -50,-124 -54,-96 -66,-76 -84,-66! -108,-66 -112,-78! -124,-84 -128,-98!"
            " -112,-112 -98,-128"
        )
        art.shape(face, pale, 4.5)
        art.shape("-130,-100! -118,-106! -116,-94! -126,-90!", INK, 1)
        art.line("-114,-80 -100,-82 -90,-90", 4, 0.8, 0.3)
        art.line("-112,-104 -100,-118 -90,-126", 3, 0.3, 0.3)
        art.shape("-98,-122 -90,-127 -82,-121 -90,-117", PAPER, 2)
        art.disc(-91, -122, 3.4, INK, 0)
        art.line("-104,-128 -92,-134 -80,-128", 4)
        art.shape("-66,-140 -62,-158 -46,-152 -48,-132", pale, 4)


def chain_bridge(art: Art) -> None:
    clouds(art, 120, 96, 0.8)
    clouds(art, 462, 110, 0.9)
    birds(art, (90, 150))
    # the castle hill
    art.shape("30,292! 60,240 130,222 210,226 260,262 320,292!", LIME, 4)
    art.shade("30,292! 60,240 130,222 210,226 260,262 320,292!", 60, 11, 0.2, 3.4, 1, 0.2, 1)
    wall(art, 66, 190, 214, 232, PAPER)
    roof(art, 66, 110, 190, 166, RED)
    roof(art, 170, 214, 190, 166, RED)
    for x in range(78, 210, 18):
        window(art, x, 202, 7, 16)
    art.shape("116,190! 116,168! 164,168! 164,190!", PAPER, 4)
    art.shape("118,168! 120,148 140,134 160,148 162,168!", "#5E7F66", 4)
    art.line("140,134 140,116", 4, 1, 1)
    church(art, 470, 286, 0.56)
    poplar(art, 520, 290, 0.5)
    poplar(art, 440, 290, 0.4)
    hills(art, 292, SHADE, 2)
    water(art, 288)
    # towers, chains and roadway
    tower(art, 152, 330, 0.86)
    tower(art, 402, 330, 0.86)
    for spec in (
        "30,230 90,200 152,172",
        "152,172 210,262 277,290 344,262 402,172",
        "402,172 470,200 540,240",
    ):
        art.line(spec, 11, 1, 1)
        art.line(spec, 5, 1, 1, MUSTARD)
    for x in range(180, 390, 18):
        t = abs(x - 277) / 125
        y = 290 - 118 * t**1.7
        art.line(f"{x},{y:.0f} {x},312", 2.8, 1, 1)
    for x, y in ((60, 214), (84, 203), (106, 193), (450, 192), (474, 203), (500, 217), (522, 230)):
        art.line(f"{x},{y} {x},312", 2.8, 1, 1)
    art.shape("30,310! 540,310! 540,328! 30,328!", BROWN, 4)
    for x in range(40, 536, 16):
        art.line(f"{x},312 {x},326", 2.6, 1, 1, MUSTARD)
    for x in (152, 402):
        art.shape(f"{x - 54},328! {x + 54},328! {x + 46},374 {x - 46},374", STONE, 4.5)
    # the quay with the strollers
    art.shape("30,398! 540,398! 540,470! 30,470!", STONE, 4.5)
    for x in range(50, 540, 70):
        art.line(f"{x},414 {x + 40},414", 3, 0.5, 0.5)
        art.line(f"{x + 20},428 {x + 54},428", 3, 0.5, 0.5)
    lion(art, 436, 372, 0.76, True)
    gentleman = Person(
        Face(hair=DARK, moustache="soft", beard="goatee"),
        "top",
        INK,
        RED,
        coat=GREEN,
        tails=GREEN,
        front=MUSTARD,
        cuffs=PAPER,
        legs=SHADE,
        boots=INK,
        collar=PAPER,
    )
    lady = Person(
        Face(hair=BLOND, soft=True),
        "bun",
        BLOND,
        BLUE,
        coat=RED,
        skirt=RED,
        hem=PAPER,
        cuffs=PAPER,
        collar=PAPER,
        stout=1.06,
        belt=MUSTARD,
    )

    def parasol(a: Art) -> None:
        a.rod("-130,-330 -150,-660", 8, BROWN, 3.4)
        shade_spec = (
            "-330,-640! -290,-730 -160,-780 -30,-740 20,-650! -20,-672 -60,-660! -110,-684 -160,-668!"
            " -210,-684 -250,-662! -290,-676"
        )
        a.shape(shade_spec, BLUE, 6)
        for spec in (
            "-160,-780 -240,-730 -250,-664",
            "-160,-780 -160,-720 -160,-670",
            "-160,-780 -80,-740 -60,-662",
        ):
            a.line(spec, 5, 0.5, 0.8)

    def cane(a: Art) -> None:
        a.rod("136,0 126,-344", 10, BROWN, 3.6)

    person(
        art,
        gentleman,
        Pose(far=(-70, -390), near=(126, -344), near_foot=(50, 0), far_foot=(-60, 0)),
        288,
        424,
        0.345,
        near=cane,
        bold=1.5,
    )
    person(
        art,
        lady,
        Pose(far=(-132, -430), near=(118, -400), near_foot=(40, 0), far_foot=(-36, 0), near_turn=60),
        216,
        424,
        0.335,
        far=parasol,
        bold=1.5,
    )
