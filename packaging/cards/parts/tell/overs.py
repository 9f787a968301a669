"""The four Overs: Tell, Rudenz, Gessler, Stüssi. Each stands to the right of the sign in the top-left."""

from __future__ import annotations

from parts.ground import stand
from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, Art
from parts.people import BLOND, DARK, STEEL, Face, fist, head, palm, pointing
from parts.signs import LIME, TELL

SIGN_AT = (132, 178, 1.16)


def corner_sign(art: Art, suit: str) -> None:
    x, y, scale = SIGN_AT
    with art.at(x, y, scale):
        TELL[suit](art)


def tell(art: Art) -> None:
    """William Tell: hood, full beard, crossbow on the shoulder, the second bolt in his hand."""
    with art.at(-24, 4):
        # crossbow behind the shoulder
        art.line("408,116 465,202 562,172", 4.5, 1, 1)
        art.tube("406,120 440,92 500,98 546,128 564,176", "9 19 23 19 9", STEEL, 4.5, 0.3)
        art.line("430,100 466,92 500,96", 4, fill=PAPER)
        art.rod("510,70 465,200 424,318 352,520", 25, BROWN, 4.5, 1.3)
        art.tube("500,84 496,60 516,44 532,62 522,88", "8 8 9 8 8", STEEL, 3.6)
        art.line("502,92 462,210", 4.5, fill=MUSTARD)
        # legs
        far = art.tube("292,600 284,690 272,820", "96 80 62", MUSTARD, 5.5)
        art.shade(far, 0, 10, 0.45, 3.6, 1, 0.1, 0.7)
        near = art.tube("384,600 396,690 402,820", "104 84 66", MUSTARD, 5.5)
        art.shade(near, 0, 10, 0.45, 3.6, 1, 0.1, 0.7)
        for boot in (
            "236,716! 276,726 322,716! 316,760 308,830! 238,830! 240,770",
            "354,716! 398,728 444,716! 440,770 440,830! 366,830! 362,770",
        ):
            art.shape(boot, BROWN, 5)
            art.shade(boot, 5, 9, 0.4, 3.6, 1, 0.15, 1)
        # jerkin
        skirt = (
            "246,446 430,446 452,530 472,634! 440,650 404,640! 372,658 336,646! 300,660 262,646!"
            " 236,654 208,636! 230,530"
        )
        art.shape(skirt, BROWN, 5.5)
        for fold in (
            "272,470 262,560 250,636",
            "320,480 318,570 314,640",
            "372,480 384,560 390,630",
            "408,480 428,560 444,630",
        ):
            art.line(fold, 6, 0.2, 0.7)
        art.shade(skirt, 8, 10, 34, 3.6, 1, 0.1, 1)
        torso = "240,300 300,268 396,270 438,310 434,390 432,462 244,462 236,390"
        art.shape(torso, BROWN, 5.5)
        art.shade(torso, -5, 10, 0.3, 3.6, 1, 0.25, 1)
        art.line("322,350 320,400 318,452", 4)
        for y in (372, 400, 428):
            art.line(f"308,{y} 334,{y + 3}", 4, 0.8, 0.8, MUSTARD)
        belt = "240,444 336,456 434,442 436,472 336,486 239,472"
        art.shape(belt, RED, 4.5)
        art.shape("310,448! 346,450! 346,488! 310,486!", MUSTARD, 4)
        art.shape("319,459! 337,460! 337,477! 319,476!", RED, 2)
        # the quiver at his side
        art.shape("400,470! 446,462! 452,566! 420,574!", RED, 4.5)
        art.shade("400,470! 446,462! 452,566! 420,574!", 5, 9, 0.5)
        # far arm with the bolt
        upper = art.tube("258,322 226,376 208,436", "72 64 54", GREEN, 5)
        art.shade(upper, 30, 9, 0.4)
        art.rod("187,292 190,470", 9, BROWN, 3)
        art.shape("187,268! 201,304! 187,297 173,304!", STEEL, 3.5)
        art.shape("182,440! 198,440! 206,476! 191,466! 176,478!", PAPER, 3)
        fore = art.tube("214,446 204,410 192,374", "56 50 40", GREEN, 5)
        art.shade(fore, 0, 8, 0.4)
        fist(art, 190, 356, 1.05, 0)
        # near arm on the stock
        upper = art.tube("420,316 452,372 450,440", "78 68 58", GREEN, 5)
        art.shade(upper, -10, 9, 0.42, 3.6)
        fore = art.tube("458,450 420,462 382,450", "60 52 42", GREEN, 5)
        art.shade(fore, 80, 9, 0.45)
        fist(art, 374, 446, 1.08, 20)
        head(art, 322, 224, 1.2, Face(hair=DARK, beard="full", moustache="soft", stern=True))
        # hood and dagged cape
        hood = (
            "272,152! 278,118 302,92 346,80 384,76 424,88! 404,112 408,150 410,196 420,236"
            " 414,270! 300,276! 318,256 338,232"
            " 352,200 352,170 336,150 306,144"
        )
        art.shape(hood, GREEN, 5.5)
        art.shade(hood, -8, 9, 0.34, 3.8, 1, 0.15, 0.98)
        cape = (
            "214,336! 240,280 296,250 320,268 360,264 404,248 446,278 478,342! 454,334 440,362!"
            " 420,344 394,372!"
            " 372,350 344,376! 324,352 296,370! 280,346 254,362! 240,338"
        )
        art.shape(cape, GREEN, 5.5)
        art.shade(cape, 20, 9, 40, 3.8, 1, 0.1, 0.95)
        art.line("240,322 262,290 292,270", 5, fill=LIME)
    corner_sign(art, "A")
    stand(art, "TELL")


def rudenz(art: Art) -> None:
    """Ulrich von Rudenz: a young knight in harness, bareheaded, sword raised, shield on his arm."""
    # cloak behind
    cloak = "250,280 420,280 476,420 496,560 504,806! 206,806! 198,560 222,400"
    art.shape(cloak, BLUE, 5.5)
    art.shade(cloak, 4, 10, 0.18, 4, 1, 0.3, 1)
    art.shade(cloak, -4, 10, 46, 3.6, -1, 0.5, 1)
    # legs in plate
    for spec, widths in (("296,590 286,690 280,830", "92 74 62"), ("380,590 396,690 404,830", "98 78 66")):
        leg = art.tube(spec, widths, STEEL, 5.5)
        art.shade(leg, 0, 10, 0.4, 3.6)
    for x, y in ((288, 690), (396, 690)):
        art.shape(
            (
                f"{x - 42},{y - 24} {x},{y - 34} {x + 42},{y - 24} {x + 46},{y + 4} {x + 36},{y + 26}"
                f" {x},{y + 36} {x - 36},{y + 26} {x - 46},{y + 4}"
            ),
            STEEL,
            5,
        )
        art.line(f"{x - 40},{y + 2} {x},{y + 10} {x + 42},{y + 2}", 3.6)
        art.line(f"{x - 26},{y - 12} {x - 6},{y - 16}", 5, fill=PAPER)
    # surcoat skirt
    skirt = (
        "256,440 420,440 452,560 468,650! 424,632 400,662! 362,636 336,668! 304,638 270,662! 252,634"
        " 214,648! 236,540"
    )
    art.shape(skirt, GREEN, 5.5)
    for fold in ("286,470 276,560 264,640", "334,470 334,570 334,650", "384,470 394,560 404,640"):
        art.line(fold, 6, 0.2, 0.7)
    art.shade(skirt, 8, 10, 36, 3.6, 1, 0.05, 1)
    # breastplate
    chest = "246,316 280,278 340,266 400,276 434,320 432,380 416,456 340,468 262,456 246,390"
    art.shape(chest, STEEL, 5.5)
    art.shade(chest, 0, 10, 0.3, 3.8, 1, 0.1, 1)
    art.line("336,280 326,360 338,460", 4.5)
    art.line("268,320 262,370 272,420", 7, fill=PAPER)
    belt = "260,440 340,456 418,440 422,470 340,486 256,470"
    art.shape(belt, MUSTARD, 4.5)
    art.shade(belt, 90, 12, 0.5, 3)
    # raised arm with the sword
    art.shape("494,44! 506,30! 514,50! 476,232! 462,228!", STEEL, 4)
    art.line("503,50 472,214", 3)
    art.shape("436,222! 506,238! 503,252! 433,236!", MUSTARD, 4)
    upper = art.tube("414,312 458,338 486,376", "70 62 52", STEEL, 5)
    art.shade(upper, 40, 9, 0.4)
    fore = art.tube("488,382 482,330 466,280", "56 52 40", STEEL, 5)
    art.shade(fore, 5, 9, 0.45)
    art.disc(487, 376, 28, STEEL, 4.5)
    art.line("470,370 482,358", 4, fill=PAPER)
    art.rod("468,238 460,288", 10, BROWN, 3)
    art.disc(458, 292, 9, MUSTARD, 3)
    fist(art, 464, 264, 1.05, 10, True, STEEL)
    # head
    head(art, 334, 226, 1.18, Face(hair=BLOND, long_hair=True, stern=True), flip=True)
    hair = "382,148! 378,120 352,96 316,92 286,106 270,140 284,208! 292,166 312,136 340,132 364,136"
    art.shape(hair, BLOND, 4.5)
    for lock in ("372,132 344,112 314,112", "350,128 316,122 290,140", "300,118 280,140 276,168"):
        art.line(lock, 3.4)
    art.rod("272,142 310,128 350,126 386,140", 11, MUSTARD, 3)
    # gorget
    gorget = "268,286 300,264 340,272 380,262 408,284 384,306 338,316 290,306"
    art.shape(gorget, STEEL, 5)
    art.line("280,288 336,298 396,286", 3.4)
    for pauldron, lames in (
        (
            "276,288 246,290 224,308 214,338 222,366 250,372 274,352 286,318",
            ("222,338 248,344 278,326", "218,358 244,364 268,350"),
        ),
        (
            "398,286 430,284 456,302 470,332 464,358 436,364 408,346 392,314",
            ("398,324 428,338 466,328", "414,346 438,356 464,348"),
        ),
    ):
        art.shape(pauldron, STEEL, 5)
        art.shade(pauldron, 0, 8, 0.3, 3.4)
        for lame in lames:
            art.line(lame, 4, 0.6, 0.6)
    art.line("240,306 256,298", 5, fill=PAPER)
    art.line("414,302 430,300", 5, fill=PAPER)
    # shield on the far arm
    shield = "132,392! 180,404 236,386! 250,470 234,550 184,602! 138,552 124,470"
    art.shape(shield, BLUE, 6)
    art.shape("142,408! 180,416 228,402! 236,470 222,540 184,580! 148,540 134,470", MUSTARD, 3)
    art.shade("142,408! 180,416 228,402! 236,470 222,540 184,580! 148,540 134,470", 15, 10, 0.35, 3.6)
    art.shape("142,408! 164,414 236,500! 232,524! 216,548! 136,462!", RED, 3.6)
    for x, y in ((166, 442), (188, 474), (208, 508)):
        with art.at(x, y, 0.8):
            art.shape("0,-16! 4,-5 15,-5! 6,3 10,14! 0,7 -10,14! -6,3 -15,-5! -4,-5", PAPER, 2.4)
    corner_sign(art, "L")
    stand(art, "RUDENZ")


def gessler(art: Art) -> None:
    """Hermann Gessler: a wide plumed hat, ermine, a red mantle; he points a man out."""
    # mantle
    mantle = "262,286 420,280 466,360 492,520 506,806! 176,806! 198,600 226,440 236,340"
    art.shape(mantle, RED, 6)
    art.shade(mantle, -6, 10, 40, 4, -1, 0.55, 1)
    # legs and doublet in the opening
    art.shape("268,560! 380,560! 392,830! 256,830!", INK, 0)
    for spec, widths in (("292,600 286,690 284,830", "84 72 60"), ("356,600 364,690 362,830", "88 74 60")):
        leg = art.tube(spec, widths, BLUE, 5)
        art.shade(leg, 0, 10, 0.45, 3.6)
    skirt = "262,446 376,446 396,540 404,624! 336,640 246,628! 250,540"
    art.shape(skirt, BLUE, 5)
    for fold in ("286,470 278,550 272,622", "320,480 322,560 324,626", "352,470 366,550 374,620"):
        art.line(fold, 6, 0.2, 0.7)
    torso = "256,300 320,270 384,296 388,380 380,462 262,462 252,380"
    art.shape(torso, BLUE, 5)
    art.shade(torso, 0, 10, 0.35, 3.6, 1, 0.2, 1)
    for y in (350, 378, 406, 434):
        art.disc(306, y, 6, MUSTARD, 2.5)
    art.shape("258,446 320,456 384,446 386,470 320,482 258,470", BROWN, 4)
    # mantle's front edges
    right = "384,300 430,330 466,430 486,600 502,808! 404,808! 400,640 384,480 372,380"
    art.shape(right, RED, 5.5)
    art.shade(right, 6, 10, 0.4, 4.2, 1, 0.1, 1)
    art.line("430,400 446,500 456,640 460,790", 6)
    hem = "372,380 384,480 400,640 404,804! 432,804! 424,640 406,480 392,372"
    art.shape(hem, PAPER, 4.5)
    for x, y in ((390, 420), (396, 500), (408, 580), (414, 660), (418, 740)):
        art.line(f"{x},{y} {x + 3},{y + 14} {x + 2},{y + 26}", 7, 0.4, 0.9)
    # near arm: fist on the hip, holding the staff of office
    # far arm, pointing
    sleeve = art.tube("262,326 206,366 150,392", "84 74 62", RED, 5.5)
    art.shade(sleeve, 70, 10, 0.4, 4)
    hanging = "236,360! 258,330! 268,420 246,500 214,540! 206,470 220,410"
    art.shape(hanging, RED, 5)
    art.shade(hanging, 10, 9, 0.5, 3.6)
    art.shape("166,354! 146,362 132,376! 146,418! 164,420 178,410!", PAPER, 4.5)
    for x, y in ((150, 380), (160, 398), (152, 404)):
        art.line(f"{x},{y} {x - 6},{y + 5}", 5, 0.6, 0.9)
    pointing(art, 118, 402, 1.12, -16)
    fore = art.tube("440,480 404,500 372,482", "66 58 46", BLUE, 5)
    art.shade(fore, 80, 9, 0.4)
    upper = art.tube("404,330 450,400 446,486", "92 84 70", RED, 5.5)
    art.shade(upper, -5, 9, 0.42, 4)
    art.rod("358,428 392,610", 13, BROWN, 4)
    art.rod("359,434 362,450", 16, MUSTARD, 3.5)
    fist(art, 370, 482, 1.05, -8)
    head(art, 326, 226, 1.2, Face(hair=DARK, beard="goatee", moustache="long", stern=True, nose=5))
    # ermine collar
    collar = "232,318 250,284 296,262 326,282 366,258 414,274 444,312 424,338 372,322 326,342 276,326 250,344"
    art.shape(collar, PAPER, 5.5)
    for x, y in (
        (262, 308),
        (290, 292),
        (282, 316),
        (318, 308),
        (352, 300),
        (376, 286),
        (384, 308),
        (412, 300),
        (422, 320),
    ):
        art.line(f"{x},{y} {x - 1},{y + 8} {x - 3},{y + 14}", 7, 0.4, 0.9)
    chain = "266,338 290,380 326,396 364,376 384,334"
    art.line(chain, 9, 1, 1)
    art.line(chain, 5, 1, 1, MUSTARD)
    art.disc(326, 402, 14, MUSTARD, 4)
    # hat and plumes
    with art.at(0, -11):
        art.tube("350,98 392,56 450,52 500,88 522,146", "30 52 56 48 10", PAPER, 5)
        for barb in (
            "400,54 414,72 412,92",
            "436,44 446,64 440,86",
            "470,56 474,78 462,98",
            "498,84 494,104 482,118",
        ):
            art.line(barb, 3.4, 1, 0.2)
        art.tube("350,104 400,84 446,96 476,134 478,186", "26 44 46 36 8", MUSTARD, 5)
        for barb in ("398,86 406,102 400,116", "430,90 434,108 424,122", "456,112 454,130 444,140"):
            art.line(barb, 3.4, 1, 0.2)
        crown = "276,136 274,98 300,72 344,70 378,92 384,140"
        art.shape(crown, BROWN, 5.5)
        art.shade(crown, 0, 9, 0.35, 3.8)
        brim = "222,152 246,132 300,128 360,130 412,120 436,128 426,148 380,160 310,160 250,166"
        art.shape(brim, BROWN, 5.5)
        art.shade(brim, 75, 9, 0.5, 3.6)
        art.rod("276,128 326,122 382,128", 12, MUSTARD, 3)
    corner_sign(art, "H")
    stand(art, "GESSLER")


def hound(art: Art) -> None:
    """Stüssi's hound, sitting, its nose towards its master."""
    body = "98,700 104,660 128,630 160,628 182,654 196,716 204,800! 96,816! 84,790 84,740"
    art.shape(body, PAPER, 5.5)
    art.shade(body, 0, 10, 0.3, 3.6, 1, 0.2, 1)
    art.shape("96,812 76,780 84,740 116,734 138,764 140,812", PAPER, 5)
    art.line("94,752 114,748 128,768", 3.6)
    art.shape(
        "130,640 126,600 140,562 172,552 196,568 222,580 230,592 222,604 196,606 184,622 180,650 160,664",
        PAPER,
        5,
    )
    art.shape("150,566 134,574 122,604 126,634 142,640 152,610 160,584", BROWN, 4.5)
    art.disc(190, 574, 5, INK, 0)
    art.line("180,570 190,565 200,570", 3.4)
    art.disc(226, 588, 7, INK, 0)
    art.line("222,602 206,602 196,598", 3.4)
    art.rod("132,640 156,656 184,640", 14, RED, 4)
    art.disc(166, 662, 7, MUSTARD, 3)
    art.tube("92,804 66,790 62,756 74,734", "20 18 14 6", PAPER, 4.5)
    art.line("166,700 170,750 168,800", 4.5, 0.3, 0.8)


def stuessi(art: Art) -> None:
    """Stüssi the forester: peaked hunting hat, boar spear, horn at his side, a hound at his feet."""
    # legs
    for spec, widths in (("294,590 280,690 276,830", "94 80 62"), ("390,590 404,690 410,830", "100 84 66")):
        leg = art.tube(spec, widths, BROWN, 5.5)
        art.shade(leg, 0, 10, 0.45, 3.6)
    for x, y in ((280, 700), (404, 700)):
        art.shape(
            f"{x - 46},{y}! {x},{y + 12} {x + 46},{y}! {x + 44},{y + 24}! {x},{y + 36} {x - 44},{y + 24}!",
            MUSTARD,
            4.5,
        )
        boot = f"{x - 40},{y + 28}! {x},{y + 38} {x + 42},{y + 28}! {x + 36},{y + 130}! {x - 36},{y + 130}!"
        art.shape(boot, INK, 4)
        art.line(f"{x - 26},{y + 44} {x - 22},{y + 90}", 5, fill=BROWN)
    # coat
    skirt = "256,440 432,440 462,540 474,610! 342,630 214,612! 234,530"
    art.shape(skirt, GREEN, 5.5)
    for fold in ("284,470 272,550 262,612", "342,480 344,560 344,620", "396,470 412,550 424,612"):
        art.line(fold, 6, 0.2, 0.7)
    art.shade(skirt, 8, 10, 36, 3.6, 1, 0.05, 1)
    art.line("216,600 342,617 472,598", 6, 1, 1, MUSTARD)
    torso = "250,306 300,270 390,270 436,306 440,390 434,460 254,460 248,390"
    art.shape(torso, GREEN, 5.5)
    art.shade(torso, 0, 10, 0.28, 3.8, 1, 0.2, 1)
    art.line("352,300 350,380 348,452", 4)
    for y in (330, 362, 394, 426):
        art.disc(364, y, 6, MUSTARD, 2.5)
    art.shape("252,442 342,452 436,440 438,468 342,482 251,470", BROWN, 4.5)
    art.shape("322,444! 360,444! 360,486! 322,486!", MUSTARD, 4)
    # the horn and its baldric
    art.rod("410,280 350,340 280,420 246,480", 13, RED, 4)
    horn = art.tube("196,470 214,520 262,540 302,500", "54 44 32 16", PAPER, 5)
    art.shade(horn, 60, 9, 0.45, 3.6)
    art.tube("194,462 197,474", "62 58", MUSTARD, 4)
    art.tube("246,530 256,540", "38 36", MUSTARD, 3.5)
    # far arm, its hand at the horn
    upper = art.tube("268,316 232,380 214,440", "76 68 56", GREEN, 5)
    art.shade(upper, 25, 9, 0.4, 3.6)
    # spear
    art.rod("492,150 484,830", 15, BROWN, 4)
    art.shape("493,32! 516,88 506,140! 482,140! 470,88", STEEL, 5)
    art.line("493,50 493,136", 3.4)
    art.line("482,92 486,72", 4, fill=PAPER)
    art.rod("458,152 528,156", 12, STEEL, 4)
    # near arm at the spear
    upper = art.tube("416,316 450,376 446,440", "80 72 60", GREEN, 5)
    art.shade(upper, -5, 9, 0.42, 3.6)
    fore = art.tube("448,448 470,420 484,390", "60 52 42", GREEN, 5)
    art.shade(fore, 30, 8, 0.4)
    art.tube("468,410 488,400", "52 50", MUSTARD, 4)
    fist(art, 490, 378, 1.08, 6, True)
    head(art, 346, 226, 1.2, Face(hair=BROWN, beard="short", moustache="soft"), flip=True)
    # collar
    art.shape("276,292 306,262! 346,290! 390,260! 416,286 400,326! 346,298! 294,328!", MUSTARD, 5)
    art.line("346,282 346,300", 3.4)
    art.line("300,282 306,304", 3.4)
    art.line("396,280 388,304", 3.4)
    # hat
    with art.at(0, -10):
        art.tube("302,120 262,90 238,44 248,22", "12 24 20 4", RED, 4.5)
        art.line("300,118 264,88 246,44", 3)
        hat = "282,146! 284,104 312,74 348,72 384,96 400,136!"
        art.shape(hat, GREEN, 5.5)
        art.shade(hat, 0, 9, 0.35, 3.6)
        art.shape("258,120! 290,138 340,140 398,128 452,138! 420,156 350,164 286,164", MUSTARD, 5.5)
        art.shade("258,120! 290,138 340,140 398,128 452,138! 420,156 350,164 286,164", 78, 9, 0.4, 3.4)
    with art.at(-15, 50, 0.94):
        hound(art)
    fore = art.tube("212,450 222,476 240,496", "56 48 40", GREEN, 5)
    art.shade(fore, 30, 8, 0.4)
    palm(art, 252, 512, 0.95, 225)
    corner_sign(art, "B")
    stand(art, "STÜSSI")


OVERS = {"A": tell, "L": rudenz, "H": gessler, "B": stuessi}
__all__ = ["OVERS", "SHADE"]
