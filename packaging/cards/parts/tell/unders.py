"""The four Unders: Harras, Fürst, Kuoni, Reding. The sign stands low at the left; tools and hats may rise."""

from __future__ import annotations

from parts.ground import stand
from parts.ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, SHADE, SKIN, Art
from parts.people import DARK, STEEL, WHITE, Face, fist, head
from parts.signs import TELL

SIGN_AT = (112, 640, 1.16)


def low_sign(art: Art, suit: str) -> None:
    x, y, scale = SIGN_AT
    with art.at(x, y, scale):
        TELL[suit](art)


def kuoni(art: Art) -> None:
    """Kuoni the shepherd: straw hat, smock, he blows a long horn; his crook stands at his right."""
    # crook
    art.rod("486,160 482,840", 15, BROWN, 4)
    art.tube("486,176 484,108 506,66 534,72 536,108 516,122", "15 16 18 18 15 10", BROWN, 4.5)
    # legs: breeches, stockings
    for spec, widths in (("300,640 290,720 284,812", "88 70 54"), ("388,640 400,720 406,812", "92 74 56")):
        leg = art.tube(spec, widths, PAPER, 5.5)
        art.shade(leg, 0, 10, 0.4, 3.4)
    for x, y in ((292, 700), (400, 700)):
        knee = (
            f"{x - 50},{y - 80}! {x + 54},{y - 80}! {x + 54},{y} {x + 44},{y + 22}! {x},{y + 32}"
            f" {x - 44},{y + 22}! {x - 54},{y}"
        )
        art.shape(knee, BROWN, 5)
        art.shade(knee, 5, 10, 0.4, 3.8)
        art.rod(f"{x - 42},{y + 24} {x},{y + 34} {x + 42},{y + 24}", 9, RED, 3)
    # smock
    skirt = "252,440 430,440 462,540 472,628! 440,640 342,652 240,640 212,626! 232,530"
    art.shape(skirt, PAPER, 5.5)
    for fold in (
        "276,470 262,560 254,630",
        "316,480 312,570 308,644",
        "360,480 366,570 368,646",
        "404,470 424,560 434,632",
    ):
        art.line(fold, 5, 0.2, 0.7)
    art.shade(skirt, 8, 10, 40, 3.6, 1, 0.05, 1)
    torso = "244,306 300,270 390,270 440,306 440,390 434,460 252,460 244,390"
    art.shape(torso, PAPER, 5.5)
    vest = (
        "262,300 300,270 390,270 426,300 432,390 430,456! 366,462! 356,390 342,310 330,390 318,462!"
        " 256,456! 250,390"
    )
    art.shape(vest, RED, 5)
    art.shade(vest, 0, 10, 0.3, 3.8, 1, 0.15, 1)
    for y in (352, 380, 408, 436):
        art.line(f"{330 - (y - 340) * 0.1:.0f},{y} {356 + (y - 340) * 0.08:.0f},{y}", 4, 0.8, 0.8)
    art.shape("252,446 342,458 432,446 434,472 342,486 251,472", BROWN, 4.5)
    # satchel with bread
    art.rod("292,280 360,360 420,470", 11, BROWN, 3.5)
    bag = "392,470! 470,456! 490,540 478,572 420,580 400,560"
    art.shape(bag, MUSTARD, 5)
    art.shade(bag, 5, 9, 0.4, 3.6)
    art.shape("390,466! 472,452! 478,504 434,530 398,512", BROWN, 4.5)
    art.disc(438, 512, 7, MUSTARD, 3)
    # far arm lifts the horn
    horn = art.tube("300,214 256,208 200,176 146,116 110,52", "14 22 36 58 84", MUSTARD, 5, 0)
    art.shade(horn, 50, 10, 0.4, 3.8)
    art.tube("122,74 106,44", "76 94", BROWN, 4.5, 0.25)
    art.tube("184,160 176,152", "46 48", RED, 3.5, 0)
    art.tube("262,210 254,207", "24 26", RED, 3.5, 0)
    near = art.tube("426,318 466,372 476,430", "78 70 58", PAPER, 5)
    art.shade(near, -10, 9, 0.42, 3.6)
    fore = art.tube("474,432 482,400 486,370", "52 44 36", SKIN, 4.5)
    art.shade(fore, 0, 8, 0.4, 3)
    cuff = art.tube("476,446 478,420", "66 62", PAPER, 4.5)
    art.shade(cuff, 5, 8, 0.4)
    fist(art, 487, 350, 1.08, 0, True)
    head(art, 334, 226, 1.2, Face(hair=BROWN, beard="", moustache="soft"), turn=4)
    upper = art.tube("262,322 220,356 190,330", "76 70 60", PAPER, 5)
    art.shade(upper, 60, 9, 0.42, 3.6)
    fore = art.tube("194,326 204,280 216,236", "50 44 36", SKIN, 4.5)
    art.shade(fore, 0, 8, 0.4, 3)
    art.tube("192,338 197,312", "66 60", PAPER, 4.5)
    fist(art, 222, 200, 1.05, 60)
    # neckerchief
    art.shape("284,282 316,262 356,276 398,258 414,282 372,302 344,336 318,304", BLUE, 5)
    art.line("350,280 344,300 344,322", 3.4)
    # straw hat
    with art.at(0, -15):
        crown = "288,128! 292,92 318,70 362,70 388,94 394,130!"
        art.shape(crown, MUSTARD, 5.5)
        art.shade(crown, 0, 9, 0.35, 3.6)
        brim = "216,146 262,126 340,116 412,122 456,144 430,164 350,158 262,170"
        art.shape(brim, MUSTARD, 5.5)
        for x in range(240, 446, 22):
            art.line(f"{x},{150} {x + (x - 345) * 0.1:.1f},{162}", 3, 0.4, 0.8)
        art.rod("288,122 340,112 394,120", 14, RED, 3)
    low_sign(art, "H")
    stand(art, "KUONI")


def reding(art: Art) -> None:
    """Itel Reding: broad in gown and flat cap, both hands on the pommel of his great sword."""
    gown = "254,288 430,284 474,340 496,480 504,640 508,808! 200,808! 206,640 214,480 222,350"
    art.shape(gown, MUSTARD, 6)
    art.shade(gown, 4, 10, 0.2, 4, 1, 0.25, 1)
    for fold in ("456,480 476,620 482,790",):
        art.line(fold, 6, 0.2, 0.8)
    # coat underneath
    under = "262,300 330,280 384,300 396,440 410,820! 246,820! 254,440"
    art.shape(under, RED, 5)
    for fold in ("300,500 296,640 290,790", "338,500 344,640 348,790", "372,500 384,640 390,790"):
        art.line(fold, 6, 0.2, 0.8)
    art.shade(under, 2, 10, 0.22, 3.6, 1, 0.2, 1)
    art.line("322,320 318,400 318,470", 4)
    for y in (340, 372, 404, 436):
        art.disc(332, y, 6.5, MUSTARD, 2.5)
    art.shape("254,470 324,486 398,470 402,498 324,514 252,496", BROWN, 4.5)
    # fur facings
    fur = "384,296! 424,300 440,420 450,600 458,824! 408,824! 402,600 396,440 382,360"
    art.shape(fur, BROWN, 5)
    for y in range(360, 800, 30):
        x = 410 + (y - 360) * 0.055
        art.line(f"{x:.0f},{y} {x + 7:.0f},{y + 12} {x + 5:.0f},{y + 24}", 5, 0.3, 0.8)
        art.line(f"{x + 20:.0f},{y + 12} {x + 25:.0f},{y + 22} {x + 22:.0f},{y + 34}", 5, 0.3, 0.8)
    fur = "270,300! 240,320 226,440 222,600 208,824! 252,824! 256,600 258,440 270,360"
    art.shape(fur, BROWN, 5)
    for y in range(380, 800, 30):
        x = 240 - (y - 380) * 0.03
        art.line(f"{x:.0f},{y} {x + 7:.0f},{y + 12} {x + 5:.0f},{y + 24}", 5, 0.3, 0.8)
    # the sword
    art.shape("262,520! 286,520! 288,830! 262,830!", STEEL, 5)
    art.line("274,540 275,640 275,780", 4, 0.6)
    art.line("267,560 267,700", 4, fill=PAPER)
    art.shape("204,500! 220,492 256,504 292,504 330,492 346,500! 340,522! 292,524 256,524 210,522!", STEEL, 5)
    art.rod("274,440 274,506", 17, BROWN, 4)
    for y in (470, 482, 494):
        art.line(f"265,{y + 4} 283,{y - 3}", 3, 0.9, 0.9)
    # arms: far then near, hand over hand
    far = art.tube("262,330 216,390 214,436", "92 84 74", MUSTARD, 5.5)
    art.shade(far, 15, 10, 0.4, 4)
    fore = art.tube("222,446 240,444 256,428", "60 54 46", RED, 5)
    art.shade(fore, 70, 9, 0.4)
    near = art.tube("420,334 458,410 438,470", "104 98 84", MUSTARD, 5.5)
    art.shade(near, -5, 10, 0.4, 4)
    fore = art.tube("424,478 370,470 318,436", "66 56 46", RED, 5)
    art.shade(fore, 80, 9, 0.42)
    art.tube("440,452 414,486", "98 88", BROWN, 5)
    art.line("408,452 400,476 404,500", 5)
    art.line("430,440 424,462 428,486", 5)
    art.disc(274, 398, 19, MUSTARD, 5)
    fist(art, 262, 436, 1.1, -14)
    fist(art, 290, 424, 1.12, 8, True)
    head(art, 334, 226, 1.22, Face(hair="#8C8576", beard="full", moustache="soft", old=False))
    # fur collar
    collar = (
        "244,310 264,278 298,262 328,296 366,300 398,258 430,276 452,312 424,334 392,322 352,346"
        " 318,340 286,322 266,334"
    )
    art.shape(collar, BROWN, 5.5)
    for x, y in (
        (264, 298),
        (284, 288),
        (300, 304),
        (322, 318),
        (350, 318),
        (376, 304),
        (398, 286),
        (416, 306),
        (434, 306),
    ):
        art.line(f"{x - 4},{y} {x + 2},{y + 9} {x},{y + 18}", 5, 0.3, 0.9)
    # flat cap
    cap = "252,134 246,108 276,84 330,72 392,78 438,104 436,132 400,146 340,134 292,138"
    art.shape(cap, RED, 5.5)
    art.shade(cap, 10, 9, 0.3, 4, 1, 0.1, 0.9)
    for fold in ("300,132 290,108 300,88", "340,130 342,104 350,84", "380,138 394,114 396,92"):
        art.line(fold, 4, 0.8, 0.2)
    art.rod("262,140 304,132 350,134 398,148", 15, MUSTARD, 4)
    art.disc(284, 134, 13, MUSTARD, 3.5)
    art.disc(284, 134, 5, BLUE, 2)
    low_sign(art, "B")
    stand(art, "REDING")


def fuerst(art: Art) -> None:
    """Walter Fürst: an old man, bald, stooping over his stick, the sealed letter of the oath in his hand."""
    robe = "262,330 340,296 420,300 472,350 486,470 494,640 504,808! 212,808! 222,640 232,480"
    art.shape(robe, GREEN, 6)
    art.shade(robe, 3, 10, 0.24, 4, 1, 0.15, 1)
    for fold in (
        "286,560 274,680 264,800",
        "330,560 326,680 322,800",
        "380,560 386,680 392,800",
        "430,560 446,680 456,800",
    ):
        art.line(fold, 6.5, 0.2, 0.8)
    art.shape("214,772! 300,786 420,786 502,770! 506,808! 210,808!", BROWN, 4.5)
    belt = "234,510 340,528 484,504 487,526 342,552 232,532"
    art.shape(belt, MUSTARD, 4.5)
    art.tube("300,540 292,600 298,650", "14 12 16", MUSTARD, 4)
    # purse
    art.shape("396,530! 444,524! 456,574 440,596 408,598 392,578", BROWN, 4.5)
    art.line("396,552 424,560 450,548", 4)
    # stick
    art.rod("184,410 212,826", 16, BROWN, 4.5)
    art.tube("184,414 178,384 196,366 222,372", "16 20 22 18", BROWN, 4.5)
    # far arm on the stick
    far = art.tube("284,372 242,440 214,466", "84 82 84", GREEN, 5.5)
    art.shade(far, 35, 10, 0.4, 4)
    art.tube("226,436 202,476", "86 92", BROWN, 5)
    art.tube("220,450 206,424", "46 40", SHADE, 4.5)
    fist(art, 196, 402, 1.1, 10)
    # letter with its seals
    art.shape("318,436! 428,420! 436,500! 328,520!", PAPER, 5)
    art.tube("312,430 432,412", "20 20", PAPER, 4.5, 0.4)
    for y in (448, 464, 480):
        art.line(f"336,{y + 2} 380,{y - 4} 418,{y - 10}", 3.2, 0.6, 0.4)
    for x, y in ((350, 540), (384, 540), (412, 530)):
        art.line(f"{x - 4},{y - 36} {x},{y - 12}", 4, 1, 1)
        art.disc(x, y, 13, RED, 3.6)
    # near arm holding the letter
    near = art.tube("432,362 484,430 470,500", "96 96 92", GREEN, 5.5)
    art.shade(near, -5, 10, 0.42, 4)
    art.tube("488,478 450,512", "100 92", BROWN, 5)
    art.tube("456,494 436,478", "48 42", SHADE, 4.5)
    fist(art, 424, 470, 1.1, -25)
    # shoulders and fur
    head(art, 318, 282, 1.24, Face(hair=WHITE, beard="long", moustache="long", old=True), turn=-7)
    collar = "376,286 410,272 450,300 486,352 462,388 430,366 400,352 376,336"
    art.shape(collar, BROWN, 5.5)
    for x, y in ((398, 296), (418, 304), (436, 322), (452, 342), (414, 330), (440, 354)):
        art.line(f"{x - 6},{y} {x + 4},{y + 9} {x + 4},{y + 20}", 5, 0.3, 0.9)
    collar = "278,306 252,330 236,372 258,392 282,372 292,340"
    art.shape(collar, BROWN, 5.5)
    for x, y in ((268, 330), (256, 352), (276, 352)):
        art.line(f"{x - 4},{y} {x},{y + 9} {x - 4},{y + 20}", 5, 0.3, 0.9)
    low_sign(art, "L")
    stand(art, "W. FÜRST")


def harras(art: Art) -> None:
    """Rudolf Harras, master of horse: kettle hat, long moustache, riding boots, halberd."""
    # halberd
    art.rod("470,60 466,840", 15, BROWN, 4.5)
    art.shape("470,26! 480,66 478,110! 462,110! 460,66", STEEL, 4)
    art.shape("478,112! 500,104 536,82! 548,130 538,186! 504,166 478,168!", STEEL, 5)
    art.line("534,96 540,132 532,172", 3.4)
    art.line("486,124 510,118", 4, fill=PAPER)
    art.shape("462,124! 436,126 408,148! 434,150 462,156!", STEEL, 4.5)
    for y in (186, 214):
        art.disc(470, y, 4, INK, 0)
    # legs astride, high boots
    for spec, widths in (("294,590 270,690 256,804", "104 92 66"), ("388,590 418,690 430,804", "110 96 70")):
        leg = art.tube(spec, widths, BROWN, 5.5)
        art.shade(leg, 0, 10, 0.42, 4, 1, 0.2, 1)
    for x, y, lean in ((278, 660, -10), (412, 660, 10)):
        art.shape(
            (
                f"{x - 56},{y - 4}! {x},{y + 12} {x + 58},{y - 4}! {x + 54 + lean},{y + 40}"
                f" {x + lean},{y + 52} {x - 54 + lean},{y + 40}"
            ),
            MUSTARD,
            5,
        )
        art.shade(
            (
                f"{x - 56},{y - 4}! {x},{y + 12} {x + 58},{y - 4}! {x + 54 + lean},{y + 40}"
                f" {x + lean},{y + 52} {x - 54 + lean},{y + 40}"
            ),
            0,
            9,
            0.3,
            3.6,
        )
    # mail skirt below a particoloured coat
    mail = (
        "246,560! 440,560! 462,636! 436,628 414,646! 384,632 356,650! 328,632 300,648! 270,630"
        " 242,640! 222,632!"
    )
    art.shape(mail, STEEL, 5)
    for row in range(3):
        for column in range(12):
            x, y = 240 + column * 18 + (row % 2) * 9, 596 + row * 14
            art.line(f"{x - 6},{y} {x},{y + 6} {x + 6},{y}", 3)
    left = "248,440! 342,452! 342,606! 280,604 222,592! 232,520"
    right = "342,452! 434,440! 450,520 464,592! 404,604 342,606!"
    art.shape(left, GREEN, 5)
    art.shape(right, MUSTARD, 5)
    art.shade(right, 6, 10, 36, 3.8)
    for fold in ("284,480 272,550 264,596", "388,480 402,550 410,596"):
        art.line(fold, 6, 0.2, 0.7)
    left = "244,310 286,272 342,270! 342,462! 250,456! 240,390"
    right = "342,270! 396,270 440,310 444,390 436,456! 342,462!"
    art.shape(left, GREEN, 5)
    art.shape(right, MUSTARD, 5)
    art.shade(right, 0, 10, 0.4, 3.8, 1, 0.1, 1)
    with art.at(342, 382, 0.56):
        art.disc(0, 0, 62, PAPER, 8)
        art.shape(
            "-40,46! -18,46! -22,-10 0,-28 22,-10 18,46! 40,46! 46,-16 22,-48 0,-52 -22,-48 -46,-16", RED, 5
        )
        for x, y in ((-31, 26), (-33, -2), (-22, -28), (22, -28), (33, -2), (31, 26)):
            art.disc(x, y, 4.5, INK, 0)
    art.shape("246,440 342,454 438,440 440,470 342,486 245,470", BROWN, 4.5)
    art.shape("318,446! 356,446! 356,490! 318,490!", STEEL, 4)
    # far arm: fist on the hip with a coiled whip
    art.tube("222,470 196,500 196,548 226,560 240,524 220,492", "9 9 9 9 9 9", BROWN, 3.5)
    upper = art.tube("266,322 206,372 194,430", "82 76 60", GREEN, 5)
    art.shade(upper, 25, 10, 0.4, 3.8)
    fore = art.tube("192,438 216,462 242,470", "60 52 44", GREEN, 5)
    art.shade(fore, 90, 9, 0.4)
    fist(art, 250, 472, 1.05, -70, True, BROWN)
    # near arm on the halberd
    upper = art.tube("420,320 462,380 466,440", "84 76 62", MUSTARD, 5)
    art.shade(upper, -10, 10, 0.42, 3.8)
    fore = art.tube("466,446 476,410 472,368", "58 52 42", MUSTARD, 5)
    art.shade(fore, 0, 9, 0.42)
    fist(art, 468, 344, 1.1, 0, True, BROWN)
    head(art, 346, 228, 1.22, Face(hair=DARK, moustache="long", stern=True, nose=2), flip=True)
    # mail coif and kettle hat
    coif = (
        "300,140! 268,142 262,200 268,256 244,304! 296,330 390,330 436,304! 420,276 400,258 366,262"
        " 330,250 306,226 298,186"
    )
    art.shape(coif, STEEL, 5)
    for row in range(12):
        for column in range(12):
            x, y = 262 + column * 16 + (row % 2) * 8, 158 + row * 14
            inside = x < 292 + max(0, y - 226) * 1.0 if y < 262 else 262 + (300 - y) * 0.3 < x < 420
            if inside and x > 270 - max(0, y - 250) * 0.3:
                art.line(f"{x - 5},{y} {x},{y + 5} {x + 5},{y}", 2.8)
    crown = "270,124! 274,84 304,58 344,50 382,60 408,88 412,124!"
    art.shape(crown, STEEL, 5.5)
    art.shade(crown, 0, 9, 0.34, 3.8)
    art.line("342,60 346,100 344,128", 4)
    art.line("292,110 298,86 316,74", 6, fill=PAPER)
    brim = "222,154! 254,126 340,116 424,124 456,152! 412,149 342,140 270,149"
    art.shape(brim, STEEL, 5.5)
    art.shade(brim, 80, 9, 0.4, 3.4)
    low_sign(art, "A")
    stand(art, "HARRAS")


UNDERS = {"A": harras, "L": fuerst, "H": kuoni, "B": reding}
